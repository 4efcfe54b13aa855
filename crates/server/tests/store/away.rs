//! A whole server over PostgreSQL while its database goes away and comes back.

use std::sync::Arc;

use serde_json::json;
use server::store::Place;
use tempfile::TempDir;

use crate::postgres::Cluster;
use crate::support::{Site, config};

#[tokio::test]
async fn while_the_database_is_away_players_are_told_and_afterwards_they_go_on() {
    let Some(mut cluster) = Cluster::start_new() else {
        return;
    };
    let address = cluster.database().await;
    let place = Place::parse(&address).expect("an address");
    let folder = TempDir::new().expect("a folder");
    let settings = config(folder.path().join("unused.db"));
    let open = || async { Arc::new(place.open().await.expect("a store")) };
    let site = Site::over(folder, open().await, settings.clone()).await;
    let mut me = site.browser();
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = me.table(bots).await;
    let id = table["id"].as_str().expect("an id");
    let role = json!([{"notation": "role mayor"}]);
    let before = me.update(id).await;

    cluster.stop();
    let refused = me.moves(id, &before["version"], "a", role.clone()).await;
    let body = refused.refused(503, "storage");
    let told = body["error"]["message"].as_str().expect("a sentence");
    assert!(
        told.contains("nothing was done: the database does not answer"),
        "{told}"
    );
    let health = me.get("/api/health").await;
    assert_eq!(
        (health.status.as_u16(), &health.json()["status"]),
        (503, &json!("degraded"))
    );
    site.browser()
        .post("/api/quick", json!({}))
        .await
        .refused(503, "storage");

    cluster.start();
    assert_eq!(me.get("/api/health").await.ok()["status"], "ready");
    assert_eq!(me.update(id).await, before, "nothing was done");
    // The same request, sent again.
    let made = me.moves(id, &before["version"], "a", role.clone()).await.ok();
    let version = made["version"].as_u64().expect("a version");
    assert!(Some(version) > before["version"].as_u64());
    let again = me.moves(id, &before["version"], "a", role).await.ok();
    assert_eq!(again["version"], made["version"], "a repeat is recognised");

    let cookie = me.cookie.clone();
    site.registry.end_tables().await;
    site.registry.close().await;
    let site = Site::over(TempDir::new().expect("a folder"), open().await, settings).await;
    let mut me = site.browser();
    me.cookie = cookie;
    let kept = me.update(id).await;
    assert!(kept["version"].as_u64() >= Some(version), "{kept}");
}
