//! How much of the server one visitor may use without harming the others.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Method;
use serde_json::json;
use server::Config;
use server::store::sqlite;
use tempfile::TempDir;

use crate::support::{Browser, Reply, Site, config};

/// More strangers than may watch one table.
const STRANGERS: usize = 201;
/// More streams than one person may have open at one table.
const STREAMS: usize = 21;

/// A server where one address may make four guests or tables in one go.
async fn strict(behind_proxy: bool) -> Site {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.unwrap();
    let config = Config {
        requests_per_second: 2,
        behind_proxy,
        ..config(file)
    };
    Site::over(folder, Arc::new(store), config).await
}

/// A table of two people that has started: nothing moves unless one of them does.
async fn quiet_table(site: &Site) -> (Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, table["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn strangers_never_lock_the_players_out() {
    let site = Site::new().await;
    let (mut anna, id) = quiet_table(&site).await;
    let path = format!("/api/tables/{id}/stream");
    let mut stranger = site.browser();
    let mut watching = Vec::new();
    let refused = loop {
        let request = stranger.request(Method::GET, &path).body(Body::empty()).unwrap();
        let response = stranger.send(request).await;
        if !response.status().is_success() {
            break response.status();
        }
        watching.push(response);
        assert!(watching.len() < STRANGERS, "so many strangers watch one table");
    };
    assert_eq!(refused, 503);
    anna.stream(&id, None).await.update().await;
    anna.get(&format!("/api/tables/{id}")).await.ok();
}

#[tokio::test]
async fn the_oldest_of_one_persons_many_streams_gives_way() {
    let site = Site::new().await;
    let (mut anna, id) = quiet_table(&site).await;
    let mut streams = Vec::new();
    for _ in 0..STREAMS {
        streams.push(anna.stream(&id, None).await);
    }
    let mut streams = streams.into_iter();
    let mut oldest = streams.next().unwrap();
    while oldest.next().await.is_some() {}
    streams.next().unwrap().update().await;
    streams.next_back().unwrap().update().await;
}

#[tokio::test]
async fn behind_a_proxy_its_own_header_line_counts_and_not_the_visitors() {
    let site = strict(true).await;
    let mut last = 0;
    for number in 0..5 {
        let mut visitor = site.browser();
        let request = visitor
            .request(Method::POST, "/api/quick")
            .header("x-forwarded-for", format!("10.0.0.{number}"))
            .header("x-forwarded-for", "203.0.113.9")
            .header("content-type", "application/json")
            .body(Body::empty())
            .unwrap();
        last = visitor.send(request).await.status().as_u16();
    }
    assert_eq!(last, 429, "an invented address does not come from the proxy");
}

#[tokio::test]
async fn guests_are_made_as_slowly_as_tables() {
    async fn named(browser: &mut Browser) -> Reply {
        browser
            .send_json(Method::PUT, "/api/me", &json!({"name": "Anna"}))
            .await
    }
    let site = strict(false).await;
    let mut first = site.browser();
    named(&mut first).await.ok();
    for _ in 0..3 {
        named(&mut site.browser()).await.ok();
    }
    named(&mut site.browser()).await.refused(429, "too_many");
    named(&mut first).await.ok();
}

#[tokio::test]
async fn taking_back_has_a_limit_and_the_game_goes_on() {
    let site = Site::new().await;
    let (mut anna, id) = quiet_table(&site).await;
    let mut update = anna.update(&id).await;
    let role = json!([{"notation": "role settler"}]);
    let mut count = 0;
    loop {
        let request = format!("role {count}");
        update = anna
            .moves(&id, &update["version"], &request, role.clone())
            .await
            .ok();
        if update["undo"] == false {
            break;
        }
        let request = format!("back {count}");
        update = anna.undo(&id, &update["version"], &request).await.ok();
        count += 1;
        assert!(count <= 200, "a record has no end");
    }
    assert_eq!(count, 200);
    anna.undo(&id, &update["version"], "once more")
        .await
        .refused(409, "nothing_to_undo");
    // A record of many undos is loaded again as it was.
    let cookie = anna.cookie.clone();
    let site = site.restart().await;
    let mut anna = site.browser();
    anna.cookie = cookie;
    assert_eq!(anna.update(&id).await["view"], update["view"]);
    let offers = update["offers"].as_array().unwrap();
    let tile = offers.iter().find(|offer| offer["refusal"].is_null()).unwrap();
    let moves = json!([{"action": tile["action"]}]);
    anna.moves(&id, &update["version"], "a tile", moves).await.ok();
}

#[tokio::test]
async fn tables_of_bots_alone_are_limited_for_each_guest() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let bots = json!({
        "game": "puerto-rico", "setup": {"players": 5}, "shuffle_seats": false,
        "seats": [{"kind": "bot", "bot": "level-6"}, {"kind": "bot", "bot": "level-6"}, {"kind": "bot", "bot": "level-6"},
            {"kind": "bot", "bot": "level-6"}, {"kind": "bot", "bot": "level-6"}],
    });
    for _ in 0..5 {
        anna.post("/api/tables", bots.clone()).await.ok();
    }
    anna.post("/api/tables", bots.clone()).await.refused(503, "busy");
    // Tables where people play don't count, nor do those of another guest.
    anna.post("/api/quick", json!({})).await.ok();
    bela.post("/api/tables", bots).await.ok();
}

#[tokio::test]
async fn a_visitors_bots_that_search_keep_nobody_waiting() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let strong = json!({"kind": "bot", "bot": "level-6"});
    // With expansions each search takes a long time, even on a fast machine.
    let searching = json!({
        "game": "puerto-rico", "shuffle_seats": false,
        "setup": {"players": 5, "expansions": ["nobles", "buccaneer", "festival"]},
        "seats": [strong, strong, strong, strong, {"kind": "me"}],
    });
    let mut begun = Vec::new();
    for _ in 0..40 {
        begun.push(anna.post("/api/tables", searching.clone()).await.ok());
    }
    let table = bela
        .table(json!([{"kind": "bot", "bot": "level-3"}, {"kind": "bot", "bot": "level-3"}, {"kind": "me"}]))
        .await;
    let id = table["id"].as_str().unwrap();
    // Quick bots answer their person at once, although dozens of searches are waiting in line; so do suggestions.
    bela.until(id, |table| table["your_turn"] == true).await;
    bela.get(&format!("/api/tables/{id}/suggestion")).await.ok();
    let mut unmoved = 0;
    for table in begun {
        let now = anna
            .get(&format!("/api/tables/{}", table["id"].as_str().unwrap()))
            .await
            .ok();
        unmoved += usize::from(now["version"] == table["version"]);
    }
    // In a single line with them, she would have waited until each of them had moved. Since her bots never wait,
    // how many have moved depends only on how long all these requests took.
    assert!(
        unmoved > 0,
        "Bela's table has waited until all of Anna's had moved"
    );
}

#[tokio::test]
async fn one_address_follows_only_so_many_tables_at_a_time() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.unwrap();
    let config = Config {
        streams_per_address: 3,
        ..config(file)
    };
    let site = Site::over(folder, Arc::new(store), config).await;
    let (mut anna, id) = quiet_table(&site).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = anna.stream(&id, None).await;
        stream.update().await;
        open.push(stream);
    }
    let path = format!("/api/tables/{id}/stream");
    anna.get(&path).await.refused(429, "too_many");
    open.pop();
    anna.stream(&id, None).await.update().await;
}

#[tokio::test]
async fn a_guest_has_only_so_many_tables_that_are_not_over() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.unwrap();
    let config = Config {
        tables_per_guest: 3,
        ..config(file)
    };
    let site = Site::over(folder, Arc::new(store), config).await;
    let mut anna = site.browser();
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    for _ in 0..3 {
        anna.table(seats.clone()).await;
    }
    let body =
        json!({"game": "puerto-rico", "setup": {"players": 2}, "seats": seats, "shuffle_seats": false});
    anna.post("/api/tables", body.clone()).await.refused(503, "busy");
    anna.post("/api/quick", json!({})).await.refused(503, "busy");
    site.browser().post("/api/tables", body).await.ok();
    let me = anna.get("/api/me").await.ok();
    let listed: Vec<_> = me["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["seats"].as_array().unwrap().len())
        .collect();
    assert_eq!(listed, [2, 2, 2]);
}
