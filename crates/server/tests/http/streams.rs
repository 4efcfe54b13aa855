//! One stream for all tables of a browser.

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Browser, Site, Stream};

async fn open(browser: &mut Browser, tables: &str) -> Stream {
    let path = format!("/api/stream?tables={tables}");
    let request = browser.request(Method::GET, &path).body(Body::empty()).unwrap();
    Stream::of(browser.send(request).await)
}

/// A table where this browser decides first and nobody else moves in the meantime.
async fn table(anna: &mut Browser, site: &Site) -> String {
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    let path = format!("/api/invitations/{code}/join");
    site.browser().post(&path, json!({"name": "Bela"})).await.ok();
    table["id"].as_str().unwrap().to_owned()
}

/// The next update, and whose it is.
async fn update(stream: &mut Stream) -> (String, Value) {
    loop {
        let (id, event, data) = stream.event().await.expect("the stream goes on");
        if event == "update" {
            return (id.expect("the event names its table"), data);
        }
    }
}

#[tokio::test]
async fn one_stream_carries_many_tables_each_from_where_it_was() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let (one, two) = (table(&mut anna, &site).await, table(&mut anna, &site).await);
    let mut stream = open(&mut anna, &format!("{one},{two}")).await;
    let mut versions = std::collections::BTreeMap::new();
    while versions.len() < 2 {
        let (id, full) = update(&mut stream).await;
        assert_eq!(
            (&full["full"], &full["view"]["observer"]),
            (&json!(true), &json!(0))
        );
        versions.insert(id, full["version"].clone());
    }
    let settler = json!([{"notation": "role settler"}]);
    let taken = anna.moves(&two, &versions[&two], "a", settler.clone()).await.ok();
    let (id, gap) = update(&mut stream).await;
    assert_eq!(
        (&id, &gap["version"], &gap["full"]),
        (&two, &taken["version"], &json!(false))
    );
    drop(stream);
    let taken = anna.moves(&one, &versions[&one], "a", settler).await.ok();
    let list = format!("{one}:{},{two}:{}", versions[&one], gap["version"]);
    let mut stream = open(&mut anna, &list).await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let (id, gap) = update(&mut stream).await;
        assert_eq!(gap["full"], false, "{id}");
        seen.push((id, gap["log"].as_array().unwrap().len(), gap["version"].clone()));
    }
    assert!(seen.contains(&(one, 1, taken["version"].clone())), "{seen:?}");
    assert!(seen.contains(&(two, 0, gap["version"].clone())), "{seen:?}");
}

#[tokio::test]
async fn a_table_that_may_not_be_watched_is_refused_and_the_others_go_on() {
    let site = Site::new().await;
    let (mut anna, mut stranger) = (site.browser(), site.browser());
    let open_to_all = table(&mut anna, &site).await;
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "private": true, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    });
    let private = anna.post("/api/tables", body).await.ok()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut stream = open(&mut stranger, &format!("nowhere,{private},{open_to_all}")).await;
    let mut refused = Vec::new();
    for _ in 0..2 {
        let (id, event, data) = stream.event().await.unwrap();
        assert_eq!(event, "refused", "{data}");
        refused.push((id.unwrap(), data["error"]["code"].as_str().unwrap().to_owned()));
    }
    assert!(
        refused.contains(&("nowhere".to_owned(), "unknown_table".to_owned())),
        "{refused:?}"
    );
    assert!(
        refused.contains(&(private, "not_seated".to_owned())),
        "{refused:?}"
    );
    assert_eq!(update(&mut stream).await.0, open_to_all);
    let mut none = open(&mut stranger, "nowhere").await;
    assert_eq!(none.event().await.unwrap().1, "refused");
    assert!(none.event().await.is_none(), "a stream of no table ends");
    for bad in [
        "",
        "a:b",
        &"x,".repeat(3),
        &(0..33).map(|one| format!("t{one},")).collect::<String>(),
    ] {
        let reply = stranger.get(&format!("/api/stream?tables={bad}")).await;
        if bad.starts_with('x') {
            assert!(reply.status.is_success(), "one table, named three times");
        } else {
            reply.refused(400, "bad_request");
        }
    }
}

#[tokio::test]
async fn the_whole_stream_ends_when_its_person_logs_out_or_the_server_stops() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let (one, two) = (table(&mut anna, &site).await, table(&mut anna, &site).await);
    let mut stream = open(&mut anna, &format!("{one},{two}")).await;
    update(&mut stream).await;
    anna.post("/api/me/log-out", json!({})).await.ok();
    while stream.event().await.is_some() {}
    let mut stream = open(&mut anna, &format!("{one},{two}")).await;
    assert_eq!(update(&mut stream).await.1["view"]["observer"], 0);
    site.registry.end_tables().await;
    while stream.event().await.is_some() {}
}
