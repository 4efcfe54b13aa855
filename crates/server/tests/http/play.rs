//! Versions, repeats, undo and streams.

use serde_json::{Value, json};

use crate::support::{Browser, Site};

/// Two friends at a table for two; the first one is asked first.
async fn two(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, bela, id.to_owned())
}

fn notation(line: &str) -> Value {
    json!([{ "notation": line }])
}

#[tokio::test]
async fn a_repeat_is_harmless_and_answered_the_same_even_after_a_restart() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site).await;
    let start = anna.update(&id).await;
    let version = &start["version"];
    let first = anna.moves(&id, version, "one", notation("role mayor")).await;
    first.ok();
    let again = anna.moves(&id, version, "one", notation("role mayor")).await;
    assert_eq!(first.text, again.text);
    // Later events don't change the answer.
    let update = first.json();
    let next = update["offers"][0]["notation"].as_str().unwrap();
    let second = anna.moves(&id, &update["version"], "two", notation(next)).await;
    second.ok();
    let again = anna.moves(&id, version, "one", notation("role mayor")).await;
    assert_eq!(first.text, again.text);
    // Another guest's request with the same id is a different request.
    bela.moves(&id, version, "one", notation("role mayor"))
        .await
        .refused(409, "stale");

    let cookies = (anna.cookie.clone(), bela.cookie.clone());
    let site = site.restart().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    (anna.cookie, bela.cookie) = cookies;
    let again = anna.moves(&id, version, "one", notation("role mayor")).await;
    assert_eq!(first.text, again.text);
    let again = anna.moves(&id, &update["version"], "two", notation(next)).await;
    assert_eq!(second.text, again.text);
    let known = anna.get(&format!("/api/tables/{id}")).await.ok()["version"].clone();
    assert_eq!(second.json()["version"], known, "nothing happened twice");
}

#[tokio::test]
async fn a_stale_request_gets_the_current_update() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site).await;
    let start = anna.update(&id).await;
    let now = anna
        .moves(&id, &start["version"], "one", notation("role settler"))
        .await
        .ok();
    let stale = anna
        .moves(&id, &start["version"], "two", notation("role mayor"))
        .await;
    let body = stale.refused(409, "stale");
    assert_eq!(body["update"], now);
    let stale = bela.undo(&id, &json!(0), "three").await.refused(409, "stale");
    assert_eq!(stale["update"]["version"], now["version"]);
    assert_eq!(stale["update"]["view"]["observer"], 1);
    let ahead = anna
        .moves(&id, &json!(4_000_000_000u32), "four", notation("role mayor"))
        .await;
    assert_eq!(ahead.refused(409, "stale")["update"]["full"], true);
    bela.moves(&id, &now["version"], "five", notation("role mayor"))
        .await
        .refused(403, "not_your_seat");
}

#[tokio::test]
async fn undo_reaches_to_the_last_chance_outcome_or_other_seats_decision() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site).await;
    let start = anna.update(&id).await;
    assert_eq!(start["undo"], false);
    anna.undo(&id, &start["version"], "a")
        .await
        .refused(409, "nothing_to_undo");
    let settler = anna
        .moves(&id, &start["version"], "b", notation("role settler"))
        .await
        .ok();
    assert_eq!(settler["undo"], true);
    let tile = settler["offers"]
        .as_array()
        .unwrap()
        .iter()
        .find(|offer| offer["refusal"].is_null())
        .unwrap();
    let taken = anna
        .moves(&id, &settler["version"], "c", json!([{"action": tile["action"]}]))
        .await
        .ok();
    assert_eq!(taken["asked"], json!([1]));
    // Two requests, taken back one after the other.
    let back = anna.undo(&id, &taken["version"], "d").await.ok();
    assert_eq!(back["view"], settler["view"]);
    let undone: Vec<&Value> = back["log"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["undone"] == true)
        .collect();
    assert_eq!(
        undone.len(),
        1,
        "what was taken back is marked in the log: {back}"
    );
    let repeat = anna.undo(&id, &taken["version"], "d").await.ok();
    assert_eq!(back, repeat);
    let start_again = anna.undo(&id, &back["version"], "e").await.ok();
    assert_eq!(start_again["view"], start["view"]);
    assert_eq!(start_again["undo"], false);
    anna.undo(&id, &start_again["version"], "f")
        .await
        .refused(409, "nothing_to_undo");
    // Forward again, and then the other seat decides: what came before can no longer be taken back.
    let settler = anna
        .moves(&id, &start_again["version"], "g", notation("role settler"))
        .await
        .ok();
    let taken = anna
        .moves(&id, &settler["version"], "h", json!([{"action": tile["action"]}]))
        .await
        .ok();
    let hers = bela.update(&id).await;
    assert_eq!(
        (&hers["version"], &hers["undo"]),
        (&taken["version"], &json!(false))
    );
    bela.undo(&id, &hers["version"], "x")
        .await
        .refused(409, "nothing_to_undo");
    let offer = hers["offers"]
        .as_array()
        .unwrap()
        .iter()
        .find(|offer| offer["refusal"].is_null())
        .unwrap();
    let after = bela
        .moves(&id, &hers["version"], "y", json!([{"action": offer["action"]}]))
        .await
        .ok();
    anna.undo(&id, &after["version"], "i")
        .await
        .refused(409, "nothing_to_undo");
    // The settler phase ended with new plantations: a chance outcome rules out undo for everybody.
    assert_eq!(after["undo"], false, "{}", after["log"]);
    bela.undo(&id, &after["version"], "z")
        .await
        .refused(409, "nothing_to_undo");
}

#[tokio::test]
async fn a_stream_resumes_where_it_broke_off() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site).await;
    let mut stream = bela.stream(&id, None).await;
    let full = stream.update().await;
    assert_eq!(full["full"], true);
    assert_eq!(
        full["log"].as_array().unwrap().len() as u64,
        full["version"].as_u64().unwrap()
    );
    let settler = anna
        .moves(&id, &full["version"], "a", notation("role settler"))
        .await
        .ok();
    let gap = stream.update().await;
    assert_eq!(
        (&gap["full"], &gap["version"]),
        (&json!(false), &settler["version"])
    );
    assert_eq!(gap["log"].as_array().unwrap().len(), 1);
    assert_eq!(gap["view"]["observer"], 1);
    drop(stream);
    let tile = settler["offers"]
        .as_array()
        .unwrap()
        .iter()
        .find(|offer| offer["refusal"].is_null());
    let action = tile.unwrap()["action"].clone();
    let taken = anna
        .moves(&id, &settler["version"], "b", json!([{"action": action}]))
        .await
        .ok();
    // The gap, and nothing else, by query and by header.
    let mut stream = bela.stream(&id, settler["version"].as_u64()).await;
    let gap = stream.update().await;
    assert_eq!(
        (&gap["full"], &gap["version"]),
        (&json!(false), &taken["version"])
    );
    assert_eq!(gap["log"][0]["step"], settler["version"]);
    let request = bela
        .request(
            axum::http::Method::GET,
            &format!("/api/tables/{id}/stream?since=0"),
        )
        .header("last-event-id", settler["version"].to_string())
        .body(axum::body::Body::empty())
        .unwrap();
    let response = bela.send(request).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut by_header = crate::support::Stream::of(response);
    assert_eq!(by_header.update().await, gap);
    // With a version that never existed, the stream starts over.
    let mut afresh = bela.stream(&id, Some(1_000_000)).await;
    assert_eq!(afresh.update().await["full"], true);
    // Friends see who is connected.
    let table = anna.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["seats"][1]["connected"], true);
    drop((stream, by_header, afresh));
    anna.until(&id, |table| table["seats"][1]["connected"] == false)
        .await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let site = Site::new().await;
    let (mut anna, _, id) = two(&site).await;
    let mut stream = anna.stream(&id, None).await;
    stream.update().await;
    site.registry.end_tables().await;
    while stream.next().await.is_some() {}
    anna.get(&format!("/api/tables/{id}")).await.refused(503, "busy");
}

#[tokio::test]
async fn idle_tables_are_put_away_and_come_back() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = server::store::sqlite::open(&file).await.unwrap();
    let config = server::Config {
        unload_after_ms: 30,
        ..crate::support::config(file)
    };
    let site = Site::over(folder, std::sync::Arc::new(store), config).await;
    let (mut anna, _, id) = two(&site).await;
    let before = anna.update(&id).await;
    for _ in 0..200 {
        if site.registry.loaded_count() == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(site.registry.loaded_count(), 0);
    let mine = anna.get("/api/me").await.ok();
    assert_eq!(
        mine["tables"][0]["your_turn"], true,
        "lists need no table in memory"
    );
    assert_eq!(site.registry.loaded_count(), 0);
    assert_eq!(anna.update(&id).await, before);
    // A table that is being watched stays in memory.
    let _stream = anna.stream(&id, None).await;
    tokio::time::sleep(std::time::Duration::from_millis(120)).await;
    assert!(site.registry.is_loaded(&id));
}

#[tokio::test]
async fn undo_goes_back_over_what_bots_decided_since() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let made = anna.table(json!([{ "kind": "me" }, bot, bot])).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let start = anna.update(&id).await;
    let builder = anna
        .moves(&id, &start["version"], "a", notation("role builder"))
        .await
        .ok();
    let passed = anna
        .moves(&id, &builder["version"], "b", notation("pass"))
        .await
        .ok();
    // Everybody is asked before chance is.
    let seen = passed["version"].as_u64().unwrap();
    anna.until(&id, |table| {
        table["your_turn"] == true && table["version"].as_u64().unwrap() > seen
    })
    .await;
    let later = anna.update(&id).await;
    assert_eq!(later["undo"], true, "two bots have built since: {later}");
    let back = anna.undo(&id, &later["version"], "c").await.ok();
    assert_eq!(back["view"], builder["view"]);
    let undone = back["log"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|entry| entry["undone"] == true);
    let seats: Vec<&Value> = undone.map(|entry| &entry["seat"]).collect();
    assert_eq!(
        seats[..3],
        [&json!(0), &json!(1), &json!(2)],
        "the bots' decisions are taken back together with one's own"
    );
}
