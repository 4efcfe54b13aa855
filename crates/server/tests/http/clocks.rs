//! Clocks: a week passes in seconds.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::sqlite;
use server::{App, Clock, Config, Registry, router};
use tempfile::TempDir;

use crate::support::{Browser, Site, config};

const SECOND: u64 = 1000;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;
/// How much real time may pass in a test on top of the time that it lets pass, in milliseconds.
const SLACK: u64 = 30 * SECOND;

/// Tables leave memory as soon as nobody is looking at them.
fn forgetful(file: std::path::PathBuf) -> Config {
    Config {
        unload_after_ms: 20,
        ..config(file)
    }
}

/// A site whose clocks run out, and a table of Anna, who moves first, and Bela.
async fn two(pace: Value, time_up: &str) -> (Site, Browser, Browser, String) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let site = Site::over(folder, store, forgetful(file)).await;
    tokio::spawn(Arc::clone(&site.registry).keep_time());
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "stand_in": "random",
        "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace, "time_up": time_up,
    });
    let table = anna.post("/api/tables", body).await.ok();
    assert_eq!(table["pace"], pace);
    let waiting = &table["seats"][0]["clock"];
    assert_eq!(
        (&waiting["left"], &waiting["due"]),
        (&waiting["full"], &Value::Null),
        "{table}"
    );
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (site, anna, bela, table["id"].as_str().unwrap().to_owned())
}

async fn look(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/tables/{id}")).await.ok()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// Checks a time from which real seconds may have been taken, or to which they may have been added.
#[track_caller]
fn about(value: &Value, wanted: u64) {
    let found = number(value);
    assert!(found.abs_diff(wanted) <= SLACK, "{found} is not about {wanted}");
}

fn pass(site: &Site, milliseconds: u64) {
    site.registry.clock().advance(Duration::from_millis(milliseconds));
}

/// Answers the open question of the start, or of the phase after it, with the first that is legal.
async fn answer(browser: &mut Browser, id: &str) {
    let update = browser.update(id).await;
    let offers = update["offers"].as_array().unwrap();
    let legal = offers
        .iter()
        .find(|offer| offer["refusal"].is_null())
        .expect("something is legal");
    let moves = json!([{"notation": legal["notation"]}]);
    let request = format!("r{}", update["version"]);
    browser.moves(id, &update["version"], &request, moves).await.ok();
}

#[tokio::test]
async fn over_days_a_bot_decides_for_a_person_who_lets_the_week_pass() {
    let pace = json!({"mode": "days", "days": 7, "holiday": 0});
    let (site, mut anna, mut bela, id) = two(pace, "stand_in").await;
    let table = look(&mut bela, &id).await;
    let clock = &table["seats"][0]["clock"];
    about(&clock["left"], 7 * DAY);
    about(
        &clock["due"],
        site.registry.clock().now().unsigned_abs() + 7 * DAY,
    );
    assert_eq!(table["seats"][1]["clock"]["due"], Value::Null, "nobody asks Bela");
    pass(&site, 6 * DAY);
    let table = look(&mut bela, &id).await;
    assert_eq!(
        (&table["asked"], &table["seats"][0]["stand_in"]),
        (&json!([0]), &Value::Null)
    );
    // Nobody is looking at the table when the week is over, and it is not in memory either.
    while site.registry.is_loaded(&id) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    pass(&site, DAY);
    let table = bela.until(&id, |table| table["asked"] == json!([1])).await;
    assert_eq!(table["seats"][0]["stand_in"], "random");
    about(&table["seats"][1]["clock"]["left"], 7 * DAY);
    // A person who comes back has as much time as everybody else.
    let back = anna
        .post(&format!("/api/tables/{id}/return"), json!({}))
        .await
        .ok();
    assert_eq!(back["seats"][0]["stand_in"], Value::Null);
    answer(&mut bela, &id).await;
    let table = bela
        .until(&id, |table| {
            table["asked"] == json!([0]) || table["asked"] == json!([1])
        })
        .await;
    let asked = number(&table["asked"][0]) as usize;
    about(&table["seats"][asked]["clock"]["left"], 7 * DAY);
}

#[tokio::test]
async fn live_a_bank_runs_after_the_grace_and_grows_with_each_decision() {
    let pace = json!({"mode": "live", "bank": 600, "increment": 45, "grace": 60});
    let (site, mut anna, _bela, id) = two(pace, "stand_in").await;
    about(
        &look(&mut anna, &id).await["seats"][0]["clock"]["left"],
        660 * SECOND,
    );
    pass(&site, 100 * SECOND);
    answer(&mut anna, &id).await;
    let table = look(&mut anna, &id).await;
    // 100 seconds, of which 60 are free, and 45 for the decision; the next one has its own grace.
    about(&table["seats"][0]["clock"]["left"], (600 - 40 + 45 + 60) * SECOND);
    about(&table["seats"][1]["clock"]["left"], 660 * SECOND);
    let asked = number(&table["asked"][0]) as usize;
    let before = number(&table["seats"][asked]["clock"]["left"]);
    pass(&site, before + SLACK);
    let stands_in = |table: &Value| table["seats"][asked]["stand_in"] == "random";
    anna.until(&id, stands_in).await;
}

#[tokio::test]
async fn decisions_taken_back_earn_no_time() {
    let pace = json!({"mode": "live", "bank": 600, "increment": 300, "grace": 0});
    let (_site, mut anna, _bela, id) = two(pace, "stand_in").await;
    let update = anna.update(&id).await;
    let builder = json!([{"notation": "role builder"}]);
    let after = anna.moves(&id, &update["version"], "a", builder).await.ok();
    about(
        &look(&mut anna, &id).await["seats"][0]["clock"]["left"],
        900 * SECOND,
    );
    anna.undo(&id, &after["version"], "b").await.ok();
    about(
        &look(&mut anna, &id).await["seats"][0]["clock"]["left"],
        600 * SECOND,
    );
}

#[tokio::test]
async fn a_flag_ends_the_game_if_that_was_agreed() {
    let pace = json!({"mode": "live", "bank": 60, "increment": 0, "grace": 0});
    let (site, mut anna, mut bela, id) = two(pace, "end").await;
    let version = anna.update(&id).await["version"].clone();
    pass(&site, 60 * SECOND + SLACK);
    let table = bela.until(&id, |table| table["state"] == "over").await;
    assert_eq!((&table["ended_by"], &table["ranks"]), (&json!(0), &Value::Null));
    assert_eq!(
        (&table["asked"], &table["your_turn"]),
        (&json!([]), &json!(false))
    );
    assert_eq!(table["seats"][0]["clock"]["due"], Value::Null);
    let refused = anna
        .moves(&id, &version, "late", json!([{"notation": "role mayor"}]))
        .await;
    refused.refused(409, "over");
    let update = anna.update(&id).await;
    assert_eq!(
        (&update["asked"], &update["offers"], &update["over"]),
        (&json!([]), &json!([]), &json!(false))
    );
    assert_eq!(update["question"], Value::Null);
    anna.get(&format!("/api/tables/{id}/review"))
        .await
        .refused(409, "not_over");
    assert!(
        bela.get(&format!("/api/tables/{id}/record"))
            .await
            .text
            .contains("secret")
    );
    // It stays that way, and may be played again.
    let cookie = anna.cookie.clone();
    let site = site.restart().await;
    let mut anna = Browser {
        cookie,
        ..site.browser()
    };
    assert_eq!(look(&mut anna, &id).await["ended_by"], 0);
    let again = anna
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .ok();
    assert_eq!(
        (&again["pace"]["mode"], &again["time_up"]),
        (&json!("live"), &json!("end"))
    );
}

#[tokio::test]
async fn time_stands_still_while_everybody_wants_a_pause_and_on_holiday() {
    let pace = json!({"mode": "days", "days": 2, "holiday": 10});
    let (site, mut anna, mut bela, id) = two(pace, "stand_in").await;
    let pause = format!("/api/tables/{id}/pause");
    anna.post(&pause, json!({"pause": true})).await.ok();
    let running = look(&mut anna, &id).await;
    assert_eq!(running["seats"][0]["clock"]["pause"], true);
    assert_ne!(
        running["seats"][0]["clock"]["due"],
        Value::Null,
        "one wish is no agreement"
    );
    let paused = bela.post(&pause, json!({"pause": true})).await.ok();
    assert_eq!(paused["seats"][0]["clock"]["due"], Value::Null);
    pass(&site, 30 * DAY);
    let running = bela.post(&pause, json!({"pause": false})).await.ok();
    about(&running["seats"][0]["clock"]["left"], 2 * DAY);

    let holiday = format!("/api/tables/{id}/holiday");
    anna.post(&holiday, json!({"days": 11}))
        .await
        .refused(409, "no_holiday");
    pass(&site, DAY);
    let away = anna.post(&holiday, json!({"days": 8})).await.ok();
    let now = site.registry.clock().now().unsigned_abs();
    let clock = &away["seats"][0]["clock"];
    about(&clock["holiday_until"], now + 8 * DAY);
    about(&clock["due"], now + 9 * DAY);
    assert_eq!(clock["holiday_left"], 2);
    pass(&site, 3 * DAY + HOUR);
    // Four days have begun; the others are given back.
    let back = anna.post(&holiday, json!({"days": 0})).await.ok();
    let clock = &back["seats"][0]["clock"];
    assert_eq!(
        (&clock["holiday_until"], &clock["holiday_left"]),
        (&Value::Null, &json!(6))
    );
    about(&clock["left"], DAY);
    pass(&site, DAY + SLACK);
    bela.until(&id, |table| table["seats"][0]["stand_in"] == "random")
        .await;
}

#[tokio::test]
async fn only_the_hours_of_the_daily_window_count() {
    let window = json!({"from": 8 * 60, "until": 22 * 60, "zone": "Europe/Bucharest"});
    let pace = json!({"mode": "days", "days": 3, "window": window, "holiday": 0});
    let (site, mut anna, _bela, id) = two(pace, "stand_in").await;
    let table = look(&mut anna, &id).await;
    let clock = &table["seats"][0]["clock"];
    about(&clock["left"], 3 * 14 * HOUR);
    let wall = number(&clock["due"]) - site.registry.clock().now().unsigned_abs();
    assert!(
        (2 * DAY..=4 * DAY).contains(&wall),
        "three windows are over within {wall} ms"
    );
}

#[tokio::test]
async fn a_server_that_does_not_run_costs_nobody_time() {
    let pace = json!({"mode": "live", "bank": 600, "increment": 0, "grace": 0});
    let (site, mut anna, _bela, id) = two(pace, "stand_in").await;
    pass(&site, 200 * SECOND);
    // The server has noted that it was alive then; once killed, it notes nothing more.
    let file = site.folder.path().join("meseta.db");
    let alive = site.registry.clock().now();
    for _ in 0..1000 {
        pass(&site, 0);
        if noted(&file).await >= alive {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(noted(&file).await >= alive, "the server notes that it is alive");
    site.registry.end_tables().await;
    site.registry.close().await;
    let Site {
        folder,
        registry,
        router: _,
    } = site;
    drop(registry);

    let clock = Clock::default();
    clock.advance(Duration::from_millis(200 * SECOND + 40 * HOUR));
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let registry = Registry::with_clock(store, config(file), clock);
    registry.catch_up().await.unwrap();
    tokio::spawn(Arc::clone(&registry).keep_time());
    let app = App::new(Arc::clone(&registry)).await.unwrap();
    let site = Site {
        folder,
        registry,
        router: router(app),
    };
    let cookie = anna.cookie.clone();
    anna = Browser {
        cookie,
        ..site.browser()
    };
    let table = look(&mut anna, &id).await;
    about(&table["seats"][0]["clock"]["left"], 400 * SECOND);
    about(
        &table["seats"][0]["clock"]["due"],
        site.registry.clock().now().unsigned_abs() + 400 * SECOND,
    );
    pass(&site, 400 * SECOND + SLACK);
    anna.until(&id, |table| table["seats"][0]["stand_in"] == "random")
        .await;
}

/// When the server was last seen alive, as the data file says.
async fn noted(file: &std::path::Path) -> i64 {
    use sqlx::Connection as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new()
        .filename(file)
        .read_only(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let bytes: Option<Vec<u8>> = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'alive'")
        .fetch_optional(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    bytes.map_or(0, |bytes| i64::from_be_bytes(bytes.try_into().unwrap()))
}

#[tokio::test]
async fn paces_that_nobody_could_keep_are_refused() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let body = |pace: &Value| {
        json!({
            "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false,
            "seats": [{"kind": "me"}, {"kind": "open"}], "pace": pace,
        })
    };
    for pace in [
        json!({"mode": "live", "bank": 0, "increment": 0, "grace": 0}),
        json!({"mode": "live", "bank": 60, "increment": 4000, "grace": 0}),
        json!({"mode": "days", "days": 0, "holiday": 0}),
        json!({"mode": "days", "days": 31, "holiday": 0}),
        json!({"mode": "days", "days": 1, "holiday": 61}),
        json!({"mode": "days", "days": 1, "holiday": 0, "window": {"from": 0, "until": 10, "zone": "UTC"}}),
        json!({"mode": "days", "days": 1, "holiday": 0, "window": {"from": 0, "until": 600, "zone": "Nowhere"}}),
    ] {
        anna.post("/api/tables", body(&pace))
            .await
            .refused(422, "bad_setup");
    }
    for pace in [
        json!({"mode": "blitz"}),
        json!({"mode": "live", "bank": 60}),
        json!(7),
    ] {
        anna.post("/api/tables", body(&pace))
            .await
            .refused(400, "bad_request");
    }
    let table = anna
        .post("/api/tables", body(&json!({"mode": "none"})))
        .await
        .ok();
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["seats"][0]["clock"], Value::Null);
    let pause = format!("/api/tables/{id}/pause");
    anna.post(&pause, json!({"pause": true}))
        .await
        .refused(409, "not_started");
    let code = table["invitation"].as_str().unwrap();
    let mut bela = site.browser();
    bela.post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    anna.post(&pause, json!({"pause": true}))
        .await
        .refused(409, "no_clock");
    site.browser()
        .post(&pause, json!({"pause": true}))
        .await
        .refused(401, "no_guest");
}

#[tokio::test]
async fn a_name_that_looks_like_anothers_is_marked() {
    let site = Site::new().await;
    let (mut anna, mut other) = (site.browser(), site.browser());
    let table = anna
        .table(json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]))
        .await;
    anna.send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    let code = table["invitation"].as_str().unwrap();
    // The first letter is Cyrillic.
    let joined = other
        .post(&format!("/api/invitations/{code}/join"), json!({"name": "Аnna"}))
        .await
        .ok();
    let marks: Vec<&Value> = joined["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| &seat["lookalike"])
        .collect();
    assert_eq!(marks, [true, true, false]);
    other
        .send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Hanna"}))
        .await
        .ok();
    let id = table["id"].as_str().unwrap();
    other
        .until(id, |table| table["seats"][0]["lookalike"] == false)
        .await;
}

#[tokio::test]
async fn tables_where_nobody_plays_are_removed_when_the_host_wants_it() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let config = Config {
        remove_unplayed_days: 30,
        ..forgetful(file)
    };
    let site = Site::over(folder, store, config).await;
    tokio::spawn(Arc::clone(&site.registry).keep_time());
    let mut anna = site.browser();
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let empty = anna.table(seats.clone()).await["id"].as_str().unwrap().to_owned();
    let played = anna.table(seats.clone()).await;
    let code = played["invitation"].as_str().unwrap();
    site.browser()
        .post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    let played = played["id"].as_str().unwrap().to_owned();
    answer(&mut anna, &played).await;
    let unloaded = async |id: &str| {
        while site.registry.is_loaded(id) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    unloaded(&empty).await;
    pass(&site, 29 * DAY);
    let young = anna.table(seats).await["id"].as_str().unwrap().to_owned();
    unloaded(&young).await;
    look(&mut anna, &empty).await;
    unloaded(&empty).await;
    pass(&site, DAY + HOUR + SLACK);
    for looks in 0.. {
        let me = anna.get("/api/me").await.ok();
        let left = me["tables"]
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap());
        let left: Vec<&str> = left.collect();
        assert!(
            left.contains(&played.as_str()) && left.contains(&young.as_str()),
            "{left:?}"
        );
        if !left.contains(&empty.as_str()) {
            break;
        }
        assert!(looks < 1000, "the table stays");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    anna.get(&format!("/api/tables/{empty}"))
        .await
        .refused(404, "unknown_table");
    // Tables where somebody has played are kept, however long nobody comes.
    pass(&site, 400 * DAY);
    look(&mut anna, &played).await;
}
