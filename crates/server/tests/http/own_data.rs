//! What the server keeps: a person's own data, finished tables, and copies.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use server::store::sqlite;
use server::{Backups, Config};
use tempfile::TempDir;

use crate::support::{Browser, Site, change_file, config};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// Makes a table with an open seat, which somebody takes; returns its id.
async fn together(host: &mut Browser, guest: &mut Browser, name: &str) -> String {
    let table = host.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    guest
        .post(&format!("/api/invitations/{code}/join"), json!({"name": name}))
        .await
        .ok();
    table["id"].as_str().unwrap().to_owned()
}

/// A table of bots alone, whose game is over.
async fn finished(host: &mut Browser) -> String {
    let bot = json!({"kind": "bot", "bot": "random"});
    let table = host.table(json!([bot, bot])).await;
    let id = table["id"].as_str().unwrap().to_owned();
    host.until(&id, |table| table["state"] == "over").await;
    id
}

async fn ids(browser: &mut Browser) -> BTreeSet<String> {
    let me = browser.get("/api/me").await.ok();
    let tables = me["tables"].as_array().unwrap().iter();
    tables
        .map(|table| table["id"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_person_is_handed_what_is_kept_about_them() {
    let site = Site::new().await;
    let (mut anna, mut ben) = (site.browser(), site.browser());
    ben.get("/api/me/data").await.refused(401, "no_guest");
    let over = finished(&mut anna).await;
    let running = together(&mut anna, &mut ben, "Ben").await;
    let me = anna
        .send_json(Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    let data = anna.get("/api/me/data").await.ok();
    assert_eq!(data["guest"], me["guest"]);
    assert!(data["created"].as_i64().unwrap() > 0);
    let game = |id: &str| {
        let games = data["games"].as_array().unwrap().iter();
        games.clone().find(|game| game["table"]["id"] == id).unwrap()
    };
    assert_eq!(data["games"].as_array().unwrap().len(), 2);
    let record = game(&over)["record"].as_str().unwrap();
    let asked = anna
        .send(
            anna.request(Method::GET, &format!("/api/tables/{over}/record"))
                .body(axum::body::Body::empty())
                .unwrap(),
        )
        .await;
    let asked = http_body_util::BodyExt::collect(asked.into_body()).await.unwrap();
    assert_eq!(asked.to_bytes(), record);
    assert_eq!(game(&running)["record"], Value::Null, "its secret is still one");
    let bens = ben.get("/api/me/data").await.ok();
    assert_eq!(bens["games"].as_array().unwrap().len(), 1);
    assert!(!bens.to_string().contains(me["guest"]["code"].as_str().unwrap()));
    // A table that can't be read is left out, wherever it stands.
    let cookie = anna.cookie.clone();
    let (folder, file) = site.stop().await;
    let statement =
        format!("UPDATE tables SET game = 'chess', updated = updated + 1000000 WHERE id = '{running}'");
    change_file(&file, &statement).await;
    let site = Site::open(folder).await;
    anna = site.browser();
    anna.cookie = cookie;
    let games = anna.get("/api/me/data").await.ok()["games"].clone();
    assert_eq!(games.as_array().unwrap().len(), 1, "{games}");
    assert_eq!(games[0]["table"]["id"], over.as_str());
    // Nobody has played yet.
    let mut newcomer = site.browser();
    newcomer
        .send_json(Method::PUT, "/api/me", &json!({"name": "New"}))
        .await
        .ok();
    assert_eq!(newcomer.get("/api/me/data").await.ok()["games"], json!([]));
}

#[tokio::test]
async fn a_person_is_deleted_and_the_games_of_others_go_on() {
    let site = Site::new().await;
    let (mut anna, mut ben) = (site.browser(), site.browser());
    let running = together(&mut anna, &mut ben, "Benedikt Halász").await;
    let open = anna
        .table(json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
        .await;
    let invitation = open["invitation"].as_str().unwrap().to_owned();
    let open = open["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/invitations/{invitation}/join"), json!({}))
        .await
        .ok();
    let code = ben.get("/api/me").await.ok()["guest"]["code"].clone();
    ben.post(
        "/api/me/notices/ways",
        json!({"kind": "ntfy", "address": "https://ntfy.example/halasz"}),
    )
    .await
    .ok();
    let cookie = ben.cookie.clone();
    let deleted = ben.post("/api/me/delete", json!({})).await;
    assert_eq!(deleted.status, 204);
    assert!(ben.cookie.is_none());
    ben.post("/api/me/delete", json!({}))
        .await
        .refused(401, "no_guest");
    ben.post("/api/me/recover", json!({"code": code}))
        .await
        .refused(404, "unknown_code");
    ben.cookie = cookie;
    assert_eq!(
        ben.get("/api/me").await.ok()["guest"],
        Value::Null,
        "an old cookie"
    );

    let table = anna.get(&format!("/api/tables/{running}")).await.ok();
    assert_eq!(table["seats"][1]["name"], "");
    assert!(table["seats"][1]["stand_in"].is_string(), "{table}");
    let table = anna.get(&format!("/api/tables/{open}")).await.ok();
    assert_eq!(table["seats"][1]["kind"], "open");
    let (folder, file) = site.stop().await;
    for path in [file.clone(), file.with_extension("db-wal")] {
        let content = std::fs::read(&path).unwrap_or_default();
        for word in ["Halász", "ntfy.example"] {
            let found = content.windows(word.len()).any(|part| part == word.as_bytes());
            assert!(!found, "{word} in {}", path.display());
        }
    }
    drop(folder);
}

#[tokio::test]
async fn finished_tables_are_removed_when_the_host_wants_it() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let config = Config {
        remove_finished_days: 30,
        unload_after_ms: 1,
        ..config(file)
    };
    let site = Site::over(folder, store, config).await;
    tokio::spawn(Arc::clone(&site.registry).keep_time());
    let (mut anna, mut ben) = (site.browser(), site.browser());
    let old = finished(&mut anna).await;
    let running = together(&mut anna, &mut ben, "Ben").await;
    site.registry.clock().advance(29 * DAY);
    let young = finished(&mut anna).await;
    while site.registry.loaded_count() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    site.registry.clock().advance(DAY + DAY / 2);
    for looks in 0.. {
        let left = ids(&mut anna).await;
        assert!(left.contains(&running) && left.contains(&young), "{left:?}");
        if !left.contains(&old) {
            break;
        }
        assert!(looks < 1000, "the table stays");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    anna.get(&format!("/api/tables/{old}/record"))
        .await
        .refused(404, "unknown_table");
}

/// The names of the files in a folder, once there are `count` of them.
async fn copies(folder: &Path, count: usize) -> BTreeSet<String> {
    loop {
        let names = std::fs::read_dir(folder).unwrap();
        let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let names: BTreeSet<String> = names.filter(|name| name.ends_with(".db")).collect();
        if names.len() == count {
            return names;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn the_server_makes_copies_and_keeps_the_newest() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let backups = Backups {
        folder: folder.path().join("copies"),
        every_hours: 24,
        kept: 2,
    };
    std::fs::create_dir(&backups.folder).unwrap();
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let config = Config {
        backups: Some(backups.clone()),
        ..config(file)
    };
    let site = Site::over(folder, store, config).await;
    let mut anna = site.browser();
    let id = finished(&mut anna).await;
    tokio::spawn(Arc::clone(&site.registry).keep_backups());
    let first = copies(&backups.folder, 1).await;
    site.registry.clock().advance(DAY);
    let second = copies(&backups.folder, 2).await;
    assert!(first.is_subset(&second));
    site.registry.clock().advance(DAY);
    let third = loop {
        let now = copies(&backups.folder, 2).await;
        if now != second {
            break now;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert!(first.is_disjoint(&third), "the oldest has gone");
    let copy = backups.folder.join(third.last().unwrap());
    let archive = server::store::Place::File(copy).archive().await.unwrap();
    assert_eq!(archive.ids("", 10, true).await, Ok(vec![id]));
}
