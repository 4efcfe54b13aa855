//! What moves would come to, asked before they are made.

use serde_json::{Value, json};

use crate::support::{Browser, Reply, Site};

/// A table for two whose first seat is asked for a role.
async fn two(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    let early = preview(&mut anna, id, &json!(0), json!([{"notation": "role mayor"}])).await;
    early.refused(409, "not_started");
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, bela, id.to_owned())
}

async fn preview(browser: &mut Browser, table: &str, version: &Value, moves: Value) -> Reply {
    let body = json!({"version": version, "moves": moves});
    browser.post(&format!("/api/tables/{table}/preview"), body).await
}

/// Plays until somebody places workers; returns that seat and what it sees.
async fn placing(players: &mut [Browser; 2], id: &str) -> (usize, Value) {
    for step in 0..60 {
        let mut update = players[0].update(id).await;
        let asked = update["asked"][0].as_u64().unwrap() as usize;
        if asked == 1 {
            update = players[1].update(id).await;
        }
        if update["view"]["decision"]["type"] == "place_workers" {
            return (asked, update);
        }
        let legal = |offer: &&Value| offer["refusal"].is_null();
        let offers = update["offers"].as_array().unwrap();
        // Plantations first, so that there are circles for the new workers.
        let wanted = ["take corn", "role mayor", "role settler", "worker"];
        let wanted = wanted.iter().find_map(|line| {
            offers
                .iter()
                .filter(legal)
                .find(|offer| offer["notation"] == **line)
        });
        let offer = wanted.or_else(|| offers.iter().find(legal)).unwrap();
        let moves = json!([{"notation": offer["notation"]}]);
        let (player, request) = (&mut players[asked], step.to_string());
        player.moves(id, &update["version"], &request, moves).await.ok();
    }
    panic!("nobody places workers")
}

#[tokio::test]
async fn a_preview_says_what_moves_come_to_and_makes_none() {
    let site = Site::new().await;
    let (mut anna, _bela, id) = two(&site).await;
    let before = anna.update(&id).await;
    let version = &before["version"];
    let told = preview(&mut anna, &id, version, json!([{"notation": "sell corn"}])).await;
    let refused = told.ok();
    assert_eq!(
        refused["refusal"]["said"]["id"]
            .as_str()
            .map(|id| id.starts_with("refusal-")),
        Some(true)
    );
    assert_eq!(refused["preview"], json!([]));
    let told = preview(&mut anna, &id, version, json!([{"notation": "role settler"}]))
        .await
        .ok();
    assert_eq!(told["refusal"], Value::Null);
    assert_eq!(told["preview"][0]["type"], "role_chosen");
    assert!(told["preview"][0]["said"][0]["id"].is_string());
    let again = preview(&mut anna, &id, version, json!([{"notation": "role settler"}]))
        .await
        .ok();
    assert_eq!(told, again);
    assert_eq!(anna.update(&id).await, before, "nothing has happened");
}

#[tokio::test]
async fn a_preview_of_an_earlier_state_says_that_the_table_has_moved_on() {
    let site = Site::new().await;
    let (mut anna, _bela, id) = two(&site).await;
    let version = anna.update(&id).await["version"].clone();
    let role = || json!([{"notation": "role settler"}]);
    let now = preview(&mut anna, &id, &version, role()).await.ok();
    assert_eq!(now["stale"], false);
    let body = json!({"version": version, "request_id": "1", "moves": role()});
    anna.post(&format!("/api/tables/{id}/moves"), body).await.ok();
    let gone = preview(&mut anna, &id, &version, role()).await.ok();
    assert_eq!(gone, json!({"stale": true, "refusal": null, "preview": []}));
}

#[tokio::test]
async fn an_unfinished_placement_says_what_it_would_produce() {
    let site = Site::new().await;
    let (anna, bela, id) = two(&site).await;
    let mut players = [anna, bela];
    let (seat, update) = placing(&mut players, &id).await;
    let [anna, bela] = &mut players;
    let (one, other) = if seat == 0 { (anna, bela) } else { (bela, anna) };
    let own = &update["view"]["seats"][seat];
    let corn = own["tiles"]["corn"].as_u64().unwrap();
    assert!(corn > 0, "{own}");
    let plan =
        |corn: u64| json!([{"plan": {"type": "place_workers", "tiles": {"corn": corn}, "buildings": {}}}]);
    let made = |reply: &Value| reply["outlook"]["production"]["corn"].clone();
    let nobody = preview(one, &id, &update["version"], plan(0)).await.ok();
    assert_eq!(made(&nobody), 0);
    assert!(!nobody["refusal"].is_null(), "circles must be filled");
    let somebody = preview(one, &id, &update["version"], plan(1)).await.ok();
    assert_eq!(made(&somebody), 1);
    let too_many = preview(one, &id, &update["version"], plan(99)).await.ok();
    assert_eq!(too_many["outlook"]["production"], Value::Null);
    assert!(!too_many["refusal"].is_null());
    preview(other, &id, &update["version"], plan(1))
        .await
        .refused(403, "not_your_seat");
}

#[tokio::test]
async fn previews_that_cannot_be_given_are_refused() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site).await;
    let version = anna.update(&id).await["version"].clone();
    let role = || json!([{"notation": "role mayor"}]);
    let mut stranger = site.browser();
    preview(&mut stranger, &id, &version, role())
        .await
        .refused(403, "not_your_seat");
    preview(&mut bela, &id, &version, role())
        .await
        .refused(403, "not_your_seat");
    preview(&mut anna, "nowhere", &version, role())
        .await
        .refused(404, "unknown_table");
    preview(&mut anna, &id, &version, json!([]))
        .await
        .refused(400, "bad_request");
    let many = vec![json!({"notation": "pass"}); 65];
    preview(&mut anna, &id, &version, json!(many))
        .await
        .refused(400, "bad_request");
    let unknown = json!([{"notation": "role mayor"}, {"notation": "colonise the moon"}]);
    let unknown = preview(&mut anna, &id, &version, unknown).await;
    assert_eq!(unknown.refused(400, "unknown_notation")["error"]["index"], 1);
    let bad = json!([{"action": {"type": "sail", "where": 3}}]);
    preview(&mut anna, &id, &version, bad)
        .await
        .refused(400, "bad_move");
    let bad = json!([{"plan": {"type": "conquer"}}]);
    preview(&mut anna, &id, &version, bad)
        .await
        .refused(400, "bad_move");
    for body in [
        json!({"version": version}),
        json!({"moves": role()}),
        json!([]),
        json!({"version": version, "moves": role(), "more": 1}),
    ] {
        let reply = anna.post(&format!("/api/tables/{id}/preview"), body).await;
        reply.refused(400, "bad_request");
    }
}
