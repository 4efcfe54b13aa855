//! Before the game: who is asked whether they are ready, what takes that back, and how people come to sit where they do.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::Config;
use server::store::{Store as _, sqlite};
use tempfile::TempDir;

use crate::support::{Browser, Reply, Site, change_file, config};

const MINUTE: Duration = Duration::from_secs(60);

/// Opens the data file of a folder; clocks run out, and tables leave memory as soon as nobody is looking at them.
async fn site(folder: TempDir) -> Site {
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.expect("a store");
    let config = Config {
        unload_after_ms: 20,
        ..config(file)
    };
    let site = Site::over(folder, Arc::new(store), config).await;
    tokio::spawn(Arc::clone(&site.registry).keep_time());
    site
}

async fn new_site() -> Site {
    site(TempDir::new().expect("a folder")).await
}

/// A table with these seats that asks everybody, unless `more` says otherwise.
async fn gather(host: &mut Browser, seats: Value, more: Value) -> Value {
    let mut body = json!({
        "game": "puerto-rico", "setup": {"players": seats.as_array().expect("seats").len()}, "seats": seats,
        "shuffle_seats": false, "name": "Anna", "ready_check": true,
    });
    for (key, value) in more.as_object().expect("fields") {
        body[key] = value.clone();
    }
    host.post("/api/tables", body).await.ok()
}

async fn join(table: &Value, guest: &mut Browser, name: &str) -> Value {
    let code = table["invitation"].as_str().expect("a code");
    let path = format!("/api/invitations/{code}/join");
    guest.post(&path, json!({"name": name})).await.ok()
}

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}{what}", table["id"].as_str().expect("an id"))
}

/// Says that somebody is ready, having seen this.
async fn ready(guest: &mut Browser, seen: &Value) -> Reply {
    let body = json!({"ready": true, "ready_by": seen["ready_by"]});
    guest.post(&path(seen, "/ready"), body).await
}

fn said(table: &Value) -> Vec<bool> {
    let seats = table["seats"].as_array().expect("seats");
    seats
        .iter()
        .map(|seat| seat["ready"].as_bool().expect("a switch"))
        .collect()
}

fn names(table: &Value) -> Vec<&str> {
    let seats = table["seats"].as_array().expect("seats");
    seats
        .iter()
        .map(|seat| seat["name"].as_str().unwrap_or("nobody"))
        .collect()
}

fn three() -> Value {
    json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
}

#[tokio::test]
async fn the_game_starts_when_all_have_said_that_they_are_ready() {
    let site = new_site().await;
    let (mut anna, mut bela, mut cyril) = (site.browser(), site.browser(), site.browser());
    let table = gather(&mut anna, three(), json!({})).await;
    assert_eq!(table["ready_check"], true);
    let one = join(&table, &mut bela, "Bela").await;
    assert_eq!(one["ready_by"], Value::Null, "a seat is open");
    let early = json!({"ready": true, "ready_by": 0});
    bela.post(&path(&table, "/ready"), early)
        .await
        .refused(409, "too_soon");
    let full = join(&table, &mut cyril, "Cyril").await;
    assert_eq!(
        (&full["state"], said(&full)),
        (&json!("open"), vec![false, false, true])
    );
    let hers = anna.get(&path(&table, "")).await.ok();
    let his = bela.get(&path(&table, "")).await.ok();
    assert_eq!(
        (&hers["your_turn"], &full["your_turn"]),
        (&json!(true), &json!(false))
    );
    ready(&mut site.browser(), &full).await.refused(401, "no_guest");
    let waits = ready(&mut bela, &his).await.ok();
    assert_eq!(
        (&waits["state"], said(&waits)),
        (&json!("open"), vec![false, true, true])
    );
    let again = ready(&mut bela, &his).await.ok();
    assert_eq!(said(&again), said(&waits), "a repeat changes nothing");
    let starts = ready(&mut anna, &hers).await.ok();
    assert_eq!(
        (&starts["state"], &starts["ready_by"]),
        (&json!("running"), &Value::Null)
    );
    assert_eq!(names(&starts), ["Anna", "Bela", "Cyril"]);
    ready(&mut bela, &his).await.refused(409, "started");
}

#[tokio::test]
async fn the_maker_does_not_start_over_the_head_of_somebody() {
    let site = new_site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = gather(&mut anna, three(), json!({})).await;
    join(&table, &mut bela, "Bela").await;
    let filled = anna
        .post(&path(&table, "/fill"), json!({"bot": "random"}))
        .await
        .ok();
    assert_eq!(
        (&filled["state"], said(&filled)),
        (&json!("open"), vec![true, false, false])
    );
    // The maker changes their mind, and the others look at the table again.
    let moved = anna
        .post(&path(&table, "/seating"), json!({"order": [1, 2, 0]}))
        .await
        .ok();
    assert_eq!(said(&moved), vec![false; 3]);
    assert_ne!(moved["ready_by"], filled["ready_by"]);
    ready(&mut bela, &filled).await.refused(409, "stale");
    ready(&mut bela, &moved).await.ok();
    bela.post(
        &path(&table, "/ready"),
        json!({"ready": false, "ready_by": moved["ready_by"]}),
    )
    .await
    .ok();
    let waits = ready(&mut anna, &moved).await.ok();
    assert_eq!(waits["state"], "open", "Bela is no longer ready");
    assert_eq!(ready(&mut bela, &moved).await.ok()["state"], "running");
}

#[tokio::test]
async fn friends_with_a_link_start_at_once_and_so_does_somebody_alone_with_bots() {
    let site = new_site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let plain = json!({"ready_check": null});
    let table = gather(&mut anna, seats.clone(), plain).await;
    assert_eq!(table["ready_check"], false);
    assert_eq!(join(&table, &mut bela, "Bela").await["state"], "running");
    let alone = gather(&mut anna, seats, json!({})).await;
    let filled = anna
        .post(&path(&alone, "/fill"), json!({"bot": "random"}))
        .await
        .ok();
    assert_eq!(filled["state"], "running");
}

#[tokio::test]
async fn tables_in_the_lobby_ask_unless_they_are_played_over_days() {
    let site = new_site().await;
    let mut anna = site.browser();
    let listed = json!({"ready_check": null, "listed": true});
    let live = gather(&mut anna, three(), listed).await;
    assert_eq!(live["ready_check"], true);
    let days = json!({"mode": "days", "days": 2, "holiday": 0});
    let slow = gather(
        &mut anna,
        three(),
        json!({"ready_check": null, "listed": true, "pace": days}),
    )
    .await;
    assert_eq!(slow["ready_check"], false);
    let later = gather(&mut anna, three(), json!({"ready_check": null})).await;
    let later = anna
        .post(&path(&later, "/listing"), json!({"listed": true}))
        .await
        .ok();
    assert_eq!(later["ready_check"], true);
}

#[tokio::test]
async fn whoever_never_answers_loses_the_seat_and_the_table_goes_to_somebody_who_did() {
    let site = new_site().await;
    let (mut anna, mut bela, mut cyril) = (site.browser(), site.browser(), site.browser());
    let table = gather(&mut anna, three(), json!({})).await;
    join(&table, &mut bela, "Bela").await;
    let full = join(&table, &mut cyril, "Cyril").await;
    let now = site.registry.clock().now().unsigned_abs();
    assert!(
        full["ready_by"]
            .as_u64()
            .is_some_and(|by| by > now && by <= now + 120_000)
    );
    ready(&mut bela, &full).await.ok();
    // Nobody has the table open, and it is not in memory either.
    site.registry.clock().advance(3 * MINUTE);
    let left = bela.until(full["id"].as_str().expect("an id"), |table| {
        table["ready_by"].is_null()
    });
    let left = left.await;
    assert_eq!(names(&left), ["nobody", "Bela", "Cyril"]);
    assert_eq!((&left["host"], said(&left)), (&json!(true), vec![false; 3]));
    // The maker is back, too late, and takes a seat like everybody else.
    let back = join(&table, &mut anna, "Anna").await;
    assert_eq!(
        (&back["host"], said(&back)),
        (&json!(false), vec![true, false, false])
    );
    anna.post(&path(&table, "/seating"), json!({"order": [2, 1, 0]}))
        .await
        .refused(403, "not_host");
    ready(&mut bela, &back).await.ok();
    assert_eq!(ready(&mut cyril, &back).await.ok()["state"], "running");
}

fn by(table: &Value) -> u64 {
    table["ready_by"].as_u64().expect("a time")
}

#[tokio::test]
async fn a_restart_costs_nobody_the_seat() {
    let site_before = new_site().await;
    let (mut anna, mut bela) = (site_before.browser(), site_before.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = gather(&mut anna, seats, json!({})).await;
    let full = join(&table, &mut bela, "Bela").await;
    let (folder, file) = site_before.stop().await;
    // The server was away for an hour.
    let hour: i64 = 3_600_000;
    let seen = i64::try_from(by(&full)).expect("a time") - 120_000 - hour;
    let earlier = format!(
        "UPDATE tables SET ready_by = ready_by - {hour}, due = due - {hour}, clock_since = clock_since - {hour}; \
         UPDATE settings SET value = x'{seen:016x}' WHERE name = 'alive'"
    );
    change_file(&file, &earlier).await;
    let again = site(folder).await;
    (anna.router, bela.router) = (again.router.clone(), again.router.clone());
    let there = anna.get(&path(&table, "")).await.ok();
    assert_eq!(names(&there), ["Anna", "Bela"]);
    let by = |table: &Value| table["ready_by"].as_u64().expect("a time");
    assert!(
        by(&there) > by(&full) - 60_000,
        "{} {}",
        there["ready_by"],
        full["ready_by"]
    );
    assert_eq!(ready(&mut anna, &there).await.ok()["state"], "running");
}

#[tokio::test]
async fn the_maker_arranges_the_seats_or_has_them_dealt() {
    let site = new_site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let table = gather(&mut anna, seats, json!({"shuffle_seats": true})).await;
    assert_eq!(table["shuffle_seats"], true);
    let moved = anna
        .post(&path(&table, "/seating"), json!({"order": [2, 0, 1]}))
        .await
        .ok();
    assert_eq!(moved["shuffle_seats"], false);
    assert_eq!(names(&moved), ["random", "Anna", "nobody"]);
    for order in [
        json!([0, 1]),
        json!([0, 1, 1]),
        json!([0, 1, 2, 3]),
        json!([0, 1, 4]),
    ] {
        anna.post(&path(&table, "/seating"), json!({"order": order}))
            .await
            .refused(400, "bad_request");
    }
    anna.post(&path(&table, "/seating"), json!({"order": [0, 1, 77]}))
        .await
        .refused(400, "bad_request");
    let full = join(&table, &mut bela, "Bela").await;
    assert_eq!(names(&full), ["random", "Anna", "Bela"]);
    let dealt = anna.post(&path(&table, "/seating"), json!({})).await.ok();
    assert_eq!(
        (&dealt["shuffle_seats"], said(&dealt)),
        (&json!(true), vec![false; 3])
    );
    bela.post(&path(&table, "/seating"), json!({}))
        .await
        .refused(403, "not_host");
    ready(&mut bela, &dealt).await.ok();
    assert_eq!(ready(&mut anna, &dealt).await.ok()["state"], "running");
    anna.post(&path(&table, "/seating"), json!({}))
        .await
        .refused(409, "started");
}

#[tokio::test]
async fn whoever_leaves_a_private_table_sees_nothing_more_of_it() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut cyril) = (site.browser(), site.browser(), site.browser());
    let table = gather(&mut anna, three(), json!({"private": true})).await;
    join(&table, &mut bela, "Bela").await;
    let mut stream = bela.stream(table["id"].as_str().expect("an id"), None).await;
    bela.post(&path(&table, "/leave"), json!({})).await.ok();
    join(&table, &mut cyril, "Cyril").await;
    let mut seen = Vec::new();
    while let Some((event, told)) = stream.next().await {
        seen.extend((event == "table").then(|| names(&told)[1].to_owned()));
    }
    seen.dedup();
    assert_eq!(
        seen,
        ["Bela", "nobody"],
        "what was before, and that the seat is given up"
    );
    bela.get(&path(&table, "")).await.refused(403, "not_seated");
}

#[tokio::test]
async fn whoever_loses_a_seat_at_a_private_table_is_told_before_it_closes_and_may_come_back() {
    let site = new_site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = gather(&mut anna, seats, json!({"private": true})).await;
    // Anna, who made the table, is the one who is silent.
    let mut stream = anna.stream(table["id"].as_str().expect("an id"), None).await;
    join(&table, &mut bela, "Bela").await;
    site.registry.clock().advance(3 * MINUTE);
    let mut last = Value::Null;
    while let Some((event, told)) = stream.next().await {
        if event == "table" {
            last = told;
        }
    }
    assert_eq!(names(&last), ["nobody", "Bela"]);
    assert_eq!(
        (&last["host"], &last["seats"][0]["mine"], &last["invitation"]),
        (&json!(false), &json!(false), &Value::Null)
    );
    anna.get(&path(&table, "")).await.refused(403, "not_seated");
    assert_eq!(bela.get(&path(&table, "")).await.ok()["host"], true);
    let back = join(&table, &mut anna, "Anna").await;
    assert_eq!(
        (names(&back), &back["host"]),
        (vec!["Anna", "Bela"], &json!(false))
    );
}

#[tokio::test]
async fn seats_that_are_arranged_as_they_are_ask_nobody_again() {
    let site = new_site().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let bot = json!({"kind": "bot", "bot": "random"});
    let seats = json!([{"kind": "me"}, {"kind": "open"}, bot]);
    let table = gather(&mut anna, seats, json!({})).await;
    let full = join(&table, &mut bela, "Bela").await;
    site.registry.clock().advance(MINUTE);
    let same = json!({"order": [0, 1, 2]});
    let after = anna.post(&path(&table, "/seating"), same).await.ok();
    assert_eq!(
        (&after["ready_by"], said(&after)),
        (&full["ready_by"], said(&full))
    );
    let dealt = anna.post(&path(&table, "/seating"), json!({})).await.ok();
    assert_ne!(dealt["ready_by"], full["ready_by"], "this is another order");
    let again = anna.post(&path(&table, "/seating"), json!({})).await.ok();
    assert_eq!(again["ready_by"], dealt["ready_by"]);
    let bad = json!({"order": [0, 1]});
    anna.post(&path(&table, "/seating"), bad)
        .await
        .refused(400, "bad_request");
}

#[tokio::test]
async fn tables_in_the_lobby_get_back_the_time_without_a_server() {
    let site = new_site().await;
    let mut anna = site.browser();
    let table = gather(&mut anna, three(), json!({"listed": true})).await;
    let (folder, file) = site.stop().await;
    // The server was away for a day, after the table had waited for 29 minutes.
    let day = 24 * 3600 * 1000;
    let late = 29 * 60 * 1000;
    let earlier = format!("UPDATE tables SET updated = updated - {day} - {late}, due = due - {day} - {late}");
    change_file(&file, &earlier).await;
    let store = sqlite::open(&file).await.expect("a store");
    let made = table["updated"].as_i64().expect("a time");
    store.stamp(made - day).await.expect("a stamp");
    store.close().await;
    let site = self::site(folder).await;
    site.registry.catch_up().await.expect("the time of the tables");
    anna.router = site.router.clone();
    let kept = anna.get(&path(&table, "")).await.ok();
    assert_eq!(kept["listed"], true);
    site.registry.clock().advance(MINUTE);
    // Those who wait are on their way back: the table has two minutes, not one.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(anna.get(&path(&table, "")).await.ok()["listed"], true);
    site.registry.clock().advance(2 * MINUTE);
    let id = table["id"].as_str().expect("an id");
    anna.until(id, |table| table["listed"] == false).await;
}

#[tokio::test]
async fn a_table_that_nobody_waits_at_leaves_the_lobby_and_its_makers_three() {
    let site = new_site().await;
    let mut anna = site.browser();
    let listed = json!({"listed": true});
    let mut ids = Vec::new();
    for _ in 0..3 {
        let table = gather(&mut anna, three(), listed.clone()).await;
        ids.push(table["id"].as_str().expect("an id").to_owned());
    }
    let fourth = gather(&mut anna, three(), json!({})).await;
    anna.post(&path(&fourth, "/listing"), listed.clone())
        .await
        .refused(409, "lobby_full");
    let stream = anna.stream(&ids[0], None).await;
    site.registry.clock().advance(31 * MINUTE);
    for id in &ids[1..] {
        anna.until(id, |table| table["listed"] == false).await;
    }
    anna.post(&path(&fourth, "/listing"), listed).await.ok();
    let waits = anna.get(&format!("/api/tables/{}", ids[0])).await.ok();
    assert_eq!(waits["listed"], true, "Anna looks at this one");
    drop(stream);
}
