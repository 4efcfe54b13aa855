//! Rematches.

use altiplano::{ComponentSet, Components, RECONSTRUCTED_FILE};
use serde_json::{Value, json};
use server::Config;
use server::store::sqlite;
use tempfile::TempDir;

use crate::support::{Browser, Site, change_file, config};

/// A finished game of bots, and who made it.
async fn finished(site: &Site, game: &str, setup: Value) -> (Browser, String) {
    let mut host = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let body = json!({"game": game, "setup": setup, "seats": [bot, bot], "shuffle_seats": false});
    let table = host.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    host.until(&id, |table| table["state"] == "over").await;
    (host, id)
}

async fn table_count(browser: &mut Browser) -> usize {
    browser.get("/api/me").await.ok()["tables"]
        .as_array()
        .unwrap()
        .len()
}

/// Stops the server, changes its file, and starts it again.
async fn changed(site: Site, browser: &mut Browser, statement: &str) -> Site {
    let file = site.folder.path().join("meseta.db");
    site.registry.end_tables().await;
    site.registry.close().await;
    change_file(&file, statement).await;
    let Site {
        folder,
        registry,
        router,
    } = site;
    drop((registry, router));
    let site = Site::open(folder).await;
    browser.router = site.router.clone();
    site
}

#[tokio::test]
async fn people_who_ask_at_the_same_time_meet_at_one_table() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = anna.table(seats).await;
    let (id, code) = (
        table["id"].as_str().unwrap().to_owned(),
        table["invitation"].as_str().unwrap(),
    );
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    // The game is over because the store says so: what was played does not matter here.
    let statement = format!("UPDATE tables SET state = 'over' WHERE id = '{id}'");
    let site = changed(site, &mut anna, &statement).await;
    bela.router = site.router.clone();
    let path = format!("/api/tables/{id}/rematch");
    let (hers, his) = tokio::join!(anna.post(&path, json!({})), bela.post(&path, json!({})));
    assert_eq!(hers.ok()["id"], his.ok()["id"]);
    assert_eq!(table_count(&mut anna).await, 2);
    assert_eq!(table_count(&mut bela).await, 2);
}

#[tokio::test]
async fn a_rematch_follows_the_rules_of_this_program() {
    let site = Site::new().await;
    let (mut host, id) = finished(&site, "puerto-rico", json!({"players": 2})).await;
    let record = host.get(&format!("/api/tables/{id}/record")).await.text;
    let _site = changed(site, &mut host, "UPDATE tables SET rules = 99").await;
    let ours = format!("\nrules {}\n", protocol::GameId::PuertoRico.rules_version());
    // The program does not show what it can't follow; the record is handed out as it is.
    for path in ["", "/stream", "/now", "/history", "/charts"] {
        let refused = host.get(&format!("/api/tables/{id}{path}")).await;
        refused.refused(409, "other_rules");
    }
    let kept = host.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(kept.text, record.replace(&ours, "\nrules 99\n"));
    assert_eq!(
        host.get("/api/me").await.ok()["tables"][0]["ranks"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let again = host
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .ok();
    let again = again["id"].as_str().unwrap();
    host.until(again, |table| table["state"] == "over").await;
}

#[tokio::test]
async fn a_running_table_with_other_rules_waits_for_its_program() {
    let site = Site::new().await;
    let mut me = site.browser();
    let table = me.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let code = table["invitation"].as_str().unwrap();
    let mut bela = site.browser();
    bela.post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    let before = me.update(&id).await;
    let site = changed(site, &mut me, "UPDATE tables SET rules = 99").await;
    for path in ["", "/stream", "/record"] {
        let refused = me.get(&format!("/api/tables/{id}{path}")).await;
        refused.refused(409, "other_rules");
    }
    let moves = json!([{"notation": "role mayor"}]);
    me.moves(&id, &before["version"], "a", moves)
        .await
        .refused(409, "other_rules");
    let _site = changed(site, &mut me, "UPDATE tables SET rules = 1").await;
    assert_eq!(me.update(&id).await, before);
}

#[tokio::test]
async fn no_table_is_made_that_the_server_cannot_play() {
    let file = RECONSTRUCTED_FILE.replace("set = reconstructed ; reconstructed", "set = my-copy ; printed");
    let set = ComponentSet::load(Components::read(&file).unwrap());
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = std::sync::Arc::new(sqlite::open(&file).await.unwrap());
    let with_set = Config {
        components: vec![set.to_string()],
        ..config(file)
    };
    let site = Site::over(folder, store, with_set).await;
    let (mut host, id) = finished(&site, "altiplano", json!({"players": 2})).await;
    let statement = format!(
        "UPDATE tables SET setup = replace(setup, '{}', '{}')",
        set.digest(),
        "f".repeat(64)
    );
    let _site = changed(site, &mut host, &statement).await;
    for _ in 0..2 {
        let refused = host.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
        refused.refused(503, "unknown_components");
    }
    assert_eq!(table_count(&mut host).await, 1, "nothing was left behind");
}

#[tokio::test]
async fn those_who_still_look_are_told_and_everybody_sits_as_before() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut stranger) = (site.browser(), site.browser(), site.browser());
    let seats = json!([{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "me"}]);
    let table = anna.table(seats).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    let statement = format!("UPDATE tables SET state = 'over' WHERE id = '{id}'");
    let site = changed(site, &mut anna, &statement).await;
    (bela.router, stranger.router) = (site.router.clone(), site.router.clone());
    let mut stream = bela.stream(&id, None).await;
    let rematch = anna
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .ok();
    loop {
        let (event, told) = stream.next().await.unwrap();
        if event == "table" && !told["rematch"].is_null() {
            assert_eq!(told["rematch"], rematch["id"]);
            break;
        }
    }
    let path = format!("/api/tables/{id}");
    assert_eq!(stranger.get(&path).await.ok()["rematch"], Value::Null);
    let joined = bela.post(&format!("{path}/rematch"), json!({})).await.ok();
    let kinds: Vec<_> = joined["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| (seat["kind"].clone(), seat["mine"].clone()))
        .collect();
    assert_eq!(
        kinds,
        [
            (json!("person"), json!(true)),
            (json!("bot"), json!(false)),
            (json!("person"), json!(false))
        ]
    );
    // A table that is loaded again knows it too.
    let _site = changed(site, &mut anna, "SELECT 1").await;
    assert_eq!(anna.get(&path).await.ok()["rematch"], rematch["id"]);
}
