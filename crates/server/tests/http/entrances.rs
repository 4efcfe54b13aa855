//! Servers that only people with a code of the host can enter.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};
use server::Config;
use server::store::{EntranceRow, Store, sqlite};
use tempfile::TempDir;

use crate::support::{Site, config};

/// A server by invitation, with a code for this many people.
async fn site(people: u32) -> Site {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store: Arc<dyn Store> = Arc::new(sqlite::open(&file).await.unwrap());
    let config = Config {
        by_invitation: true,
        ..config(file)
    };
    let site = Site::over(folder, Arc::clone(&store), config).await;
    let created = site.registry.clock().now();
    let entrance = EntranceRow {
        code: "abc0defghj".to_owned(),
        note: "the club".to_owned(),
        people,
        created,
        until: created + 24 * 3_600_000,
    };
    store.create_entrance(entrance).await.unwrap();
    site
}

#[tokio::test]
async fn nobody_becomes_a_guest_without_a_code() {
    let site = site(2).await;
    let mut anna = site.browser();
    let me = anna.get("/api/me").await.ok();
    assert_eq!((&me["guest"], &me["by_invitation"]), (&Value::Null, &json!(true)));
    anna.post("/api/quick", json!({}))
        .await
        .refused(403, "invitation_needed");
    anna.send_json(Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .refused(403, "invitation_needed");
    anna.post("/api/me/enter", json!({"code": "wrong"}))
        .await
        .refused(404, "unknown_entrance");
    anna.post("/api/me/enter", json!({"code": "abc0defghj", "name": ""}))
        .await
        .refused(400, "bad_name");
    assert!(anna.cookie.is_none());
    // As people type.
    let me = anna
        .post("/api/me/enter", json!({"code": " ABCO-defghj ", "name": "Anna"}))
        .await
        .ok();
    assert_eq!(me["guest"]["name"], "Anna");
    let table = anna.post("/api/quick", json!({})).await.ok();
    assert_eq!(table["state"], "running");
    // Whoever is known already does not use it up.
    anna.post("/api/me/enter", json!({"code": "abc0defghj"}))
        .await
        .ok();
    let mut ben = site.browser();
    ben.post("/api/me/enter", json!({"code": "abc0defghj"}))
        .await
        .ok();
    let mut late = site.browser();
    late.post("/api/me/enter", json!({"code": "abc0defghj"}))
        .await
        .refused(404, "unknown_entrance");
    // Another device of somebody who is known needs none.
    let code = anna.get("/api/me").await.ok()["guest"]["code"].clone();
    late.post("/api/me/recover", json!({"code": code})).await.ok();
}

#[tokio::test]
async fn a_code_ends_with_its_time() {
    let site = site(5).await;
    site.registry
        .clock()
        .advance(std::time::Duration::from_secs(24 * 3600));
    site.browser()
        .post("/api/me/enter", json!({"code": "abc0defghj"}))
        .await
        .refused(404, "unknown_entrance");
}

#[tokio::test]
async fn two_who_come_at_the_same_time_do_not_both_get_the_last_place() {
    let site = site(1).await;
    let enter = |site: &Site| {
        let mut somebody = site.browser();
        async move {
            let body = json!({"code": "abc0defghj"});
            somebody.post("/api/me/enter", body).await.status.as_u16()
        }
    };
    let mut got = futures_util::future::join_all((0..8).map(|_| enter(&site))).await;
    got.sort_unstable();
    assert_eq!(got, [200, 404, 404, 404, 404, 404, 404, 404]);
}
