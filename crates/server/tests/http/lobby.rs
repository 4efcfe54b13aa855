//! The lobby: which tables it lists, for whom, and how many.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};
use server::store::sqlite;
use server::{App, Clock, Config, Registry, router};
use tempfile::TempDir;

use crate::support::{Browser, Site, Stream, config};

/// A table of two in the lobby, and its id.
async fn listed(host: &mut Browser, more: Value) -> Value {
    let mut body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false, "name": "Anna", "listed": true,
    });
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    host.post("/api/tables", body).await.ok()
}

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// The ids of the lobby's tables, once they are as expected; the lobby may be a second old.
async fn until_listed(browser: &mut Browser, expected: &[&str]) -> Value {
    for _ in 0..100 {
        let lobby = browser.get("/api/lobby").await.ok();
        let tables = lobby["tables"].as_array().unwrap();
        if tables
            .iter()
            .map(|table| table["id"].as_str().unwrap())
            .eq(expected.iter().copied())
        {
            return lobby;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!(
        "the lobby does not list {expected:?}: {}",
        browser.get("/api/lobby").await.text
    );
}

#[tokio::test]
async fn strangers_find_a_listed_table_and_take_its_seat() {
    let site = Site::new().await;
    let (mut anna, mut stranger) = (site.browser(), site.browser());
    anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let first = id(&listed(&mut anna, json!({})).await);
    let second = id(&listed(&mut anna, json!({"game": "altiplano"})).await);
    let lobby = until_listed(&mut stranger, &[&second, &first]).await;
    assert_eq!(lobby["is_open"], true);
    let table = &lobby["tables"][1];
    assert_eq!(
        (&table["seats"][0]["name"], &table["seats"][1]["kind"]),
        (&json!("Anna"), &json!("open"))
    );
    assert_eq!(
        (&table["host"], &table["seats"][0]["mine"]),
        (&json!(false), &json!(false))
    );
    let code = table["invitation"].as_str().unwrap();
    let joined = stranger
        .post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    assert_eq!((&joined["id"], &joined["state"]), (&json!(first), &json!("open")));
    // Strangers have met, and Anna says that she is there.
    let ready = json!({"ready": true, "ready_by": joined["ready_by"]});
    let started = anna.post(&format!("/api/tables/{first}/ready"), ready).await.ok();
    assert_eq!(started["state"], "running");
    until_listed(&mut anna, &[&second]).await;
}

#[tokio::test]
async fn a_host_changes_their_mind() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(table["listed"], false);
    let table = id(&table);
    let path = format!("/api/tables/{table}/listing");
    bela.post("/api/quick", json!({})).await.ok();
    bela.post(&path, json!({"listed": true}))
        .await
        .refused(403, "not_host");
    let listed = anna.post(&path, json!({"listed": true})).await.ok();
    assert_eq!(listed["listed"], true);
    until_listed(&mut bela, &[&table]).await;
    anna.post(&path, json!({"listed": false})).await.ok();
    until_listed(&mut bela, &[]).await;
    let private = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false, "private": true,
    });
    let private = id(&anna.post("/api/tables", private).await.ok());
    let path = format!("/api/tables/{private}/listing");
    anna.post(&path, json!({"listed": true}))
        .await
        .refused(400, "bad_request");
    let running = id(&anna.post("/api/quick", json!({})).await.ok());
    let path = format!("/api/tables/{running}/listing");
    anna.post(&path, json!({"listed": true}))
        .await
        .refused(409, "started");
}

#[tokio::test]
async fn one_guest_or_address_does_not_fill_the_lobby() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false, "listed": true,
    });
    for _ in 0..3 {
        listed(&mut anna, json!({})).await;
    }
    anna.post("/api/tables", body.clone())
        .await
        .refused(409, "lobby_full");
    let plain = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let path = format!("/api/tables/{}/listing", id(&plain));
    anna.post(&path, json!({"listed": true}))
        .await
        .refused(409, "lobby_full");
    let mut refused = 0;
    for _ in 0..40 {
        let reply = site.browser().post("/api/tables", body.clone()).await;
        if !reply.status.is_success() {
            reply.refused(429, "too_many");
            refused += 1;
        }
    }
    assert!(refused >= 10, "{refused}");
}

#[tokio::test]
async fn a_host_can_do_without_a_lobby() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let closed = Config {
        public_tables: false,
        ..config(file)
    };
    let site = Site::over(folder, store, closed).await;
    let mut anna = site.browser();
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false, "listed": true,
    });
    anna.post("/api/tables", body).await.refused(403, "lobby_closed");
    let lobby = anna.get("/api/lobby").await.ok();
    assert_eq!(lobby, json!({"is_open": false, "tables": []}));
}

#[tokio::test]
async fn a_table_is_listed_while_somebody_waits_there() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let clock = Clock::default();
    let registry = Registry::with_clock(store, config(file), clock.clone());
    let app = App::new(Arc::clone(&registry)).await.unwrap();
    let router = router(app);
    let site = Site {
        folder,
        registry,
        router,
    };
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let days = json!({"pace": {"mode": "days", "days": 2, "holiday": 0}});
    let live = id(&listed(&mut anna, json!({})).await);
    let slow = id(&listed(&mut anna, days).await);
    let stream = anna.stream(&live, None).await;
    clock.advance(Duration::from_secs(10 * 60));
    until_listed(&mut bela, &[&slow, &live]).await;
    drop::<Stream>(stream);
    anna.until(&live, |table| table["seats"][0]["connected"] == false)
        .await;
    clock.advance(Duration::from_secs(2));
    until_listed(&mut bela, &[&slow]).await;
    clock.advance(Duration::from_secs(15 * 24 * 3600));
    until_listed(&mut bela, &[]).await;
}

#[tokio::test]
async fn whoever_asks_again_learns_that_nothing_has_changed() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let table = id(&listed(&mut anna, json!({})).await);
    until_listed(&mut anna, &[&table]).await;
    let request = anna
        .request(Method::GET, "/api/lobby")
        .body(Body::empty())
        .unwrap();
    let etag = anna.send(request).await.headers()[header::ETAG].clone();
    // The time that the answer tells is another one by then.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let again = anna
        .request(Method::GET, "/api/lobby")
        .header(header::IF_NONE_MATCH, etag.clone());
    assert_eq!(anna.send(again.body(Body::empty()).unwrap()).await.status(), 304);
    listed(&mut anna, json!({})).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let again = anna
        .request(Method::GET, "/api/lobby")
        .header(header::IF_NONE_MATCH, etag);
    assert_eq!(anna.send(again.body(Body::empty()).unwrap()).await.status(), 200);
}
