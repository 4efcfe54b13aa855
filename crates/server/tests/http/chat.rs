//! What people at a table say to each other: who reads it, that nothing is lost or repeated, and what the host can do.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};
use server::Config;
use server::store::{Store as _, sqlite};
use tempfile::TempDir;

use crate::support::{Browser, Reply, Site, Stream, config};

/// Two people at a table that has begun, and its id.
async fn pair(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false, "name": "Anna",
    });
    let table = anna.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, bela, table["id"].as_str().unwrap().to_owned())
}

async fn say(browser: &mut Browser, table: &str, request: &str, text: &str) -> Reply {
    let body = json!({"request_id": request, "words": {"kind": "text", "text": text}});
    browser.post(&format!("/api/tables/{table}/chat"), body).await
}

/// The next lines that a stream brings.
async fn chat(stream: &mut Stream) -> Value {
    loop {
        let (event, data) = stream.next().await.expect("the stream goes on");
        if event == "chat" {
            return data;
        }
    }
}

fn texts(chat: &Value) -> Vec<&str> {
    let lines = chat["lines"].as_array().unwrap();
    lines
        .iter()
        .map(|line| line["words"]["text"].as_str().unwrap_or("-"))
        .collect()
}

async fn stream_from(browser: &mut Browser, list: &str) -> Stream {
    let request = browser.request(Method::GET, &format!("/api/stream?tables={list}"));
    Stream::of(
        browser
            .send(request.body(axum::body::Body::empty()).unwrap())
            .await,
    )
}

#[tokio::test]
async fn everybody_who_watches_reads_what_people_say() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    let mut stranger = site.browser();
    let mut streams = [
        bela.stream(&table, None).await,
        stranger.stream(&table, None).await,
        stream_from(&mut anna, &table).await,
    ];
    for stream in &mut streams {
        assert_eq!(chat(stream).await, json!({"full": true, "lines": []}));
    }
    let line = say(&mut anna, &table, "1", " Good   luck! 🥲 ").await.ok();
    assert_eq!(
        (&line["number"], &line["seat"], &line["name"]),
        (&json!(1), &json!(0), &json!("Anna"))
    );
    let phrase = json!({"request_id": "1", "words": {"kind": "phrase", "phrase": "well_played"}});
    bela.post(&format!("/api/tables/{table}/chat"), phrase).await.ok();
    for stream in &mut streams {
        assert_eq!(chat(stream).await, json!({"full": false, "lines": [line]}));
        let second = chat(stream).await;
        assert_eq!(
            second["lines"][0]["words"],
            json!({"kind": "phrase", "phrase": "well_played"})
        );
        assert_eq!(second["lines"][0]["seat"], 1);
    }
    // The game knows nothing of it.
    let summary = anna.get(&format!("/api/tables/{table}")).await.ok();
    let record = anna.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(!record.contains("luck") && !summary.to_string().contains("luck"));
    say(&mut stranger, &table, "1", "me too")
        .await
        .refused(401, "no_guest");
    stranger.post("/api/quick", json!({})).await.ok();
    say(&mut stranger, &table, "1", "me too")
        .await
        .refused(403, "not_seated");
}

#[tokio::test]
async fn a_reconnect_shows_no_gap_and_no_repeat_even_after_a_restart() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    for number in 1..=3 {
        say(&mut anna, &table, &number.to_string(), &format!("line {number}"))
            .await
            .ok();
    }
    let again = say(&mut anna, &table, "3", "line 3").await.ok();
    assert_eq!(again["number"], 3, "the same request says nothing twice");
    let mut stream = stream_from(&mut bela, &format!("{table}::1")).await;
    let missed = chat(&mut stream).await;
    assert_eq!(
        (&missed["full"], texts(&missed)),
        (&json!(false), vec!["line 2", "line 3"])
    );
    drop(stream);
    let site = site.restart().await;
    for browser in [&mut anna, &mut bela] {
        browser.router = site.router.clone();
    }
    let again = say(&mut anna, &table, "3", "line 3").await.ok();
    assert_eq!(again["number"], 3, "nor after a restart");
    let mut stream = stream_from(&mut bela, &format!("{table}::3")).await;
    say(&mut anna, &table, "4", "line 4").await.ok();
    assert_eq!(texts(&chat(&mut stream).await), ["line 4"]);
    let mut ahead = stream_from(&mut bela, &format!("{table}::99")).await;
    assert_eq!(chat(&mut ahead).await["full"], true, "a line that was never said");
}

#[tokio::test]
async fn nobody_floods_a_table_or_writes_what_nobody_can_read() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    for number in 0..8 {
        say(&mut anna, &table, &number.to_string(), "hello").await.ok();
    }
    say(&mut anna, &table, "9", "hello")
        .await
        .refused(429, "too_many");
    say(&mut bela, &table, "9", "hello").await.ok();
    for bad in ["", "  ", "a\u{202e}b", "\u{3164}", &"x".repeat(301)] {
        say(&mut bela, &table, "b", bad).await.refused(400, "bad_text");
    }
    let long = "r".repeat(65);
    for request in ["", long.as_str()] {
        say(&mut bela, &table, request, "hello")
            .await
            .refused(400, "bad_request");
    }
    say(&mut bela, "nothing", "1", "hello")
        .await
        .refused(404, "unknown_table");
}

#[tokio::test]
async fn lines_follow_their_people_when_seats_or_names_change() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna
        .table(json!([{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]))
        .await;
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    say(&mut anna, id, "1", "who comes?").await.ok();
    let mut stream = anna.stream(id, None).await;
    assert_eq!(chat(&mut stream).await["lines"][0]["seat"], 1);
    let join = format!("/api/invitations/{code}/join");
    anna.post(&join, json!({"seat": 2})).await.ok();
    assert_eq!(chat(&mut stream).await["lines"][0]["seat"], 2);
    bela.post(&join, json!({"name": "Bela"})).await.ok();
    say(&mut bela, id, "1", "me").await.ok();
    bela.post(&format!("/api/tables/{id}/leave"), json!({}))
        .await
        .ok();
    let last = loop {
        let told = chat(&mut stream).await;
        if told["lines"].as_array().unwrap().len() == 2 && told["lines"][1]["seat"] == Value::Null {
            break told;
        }
    };
    assert_eq!(last["lines"][1]["name"], "Bela", "who left is still named");
}

#[tokio::test]
async fn a_report_reaches_the_host_with_what_was_said_around_it() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    for (who, request, text) in [
        (&mut anna, "1", "take your time"),
        (&mut bela, "1", "just play already"),
    ] {
        say(who, &table, request, text).await.ok();
    }
    let path = |line: u32| format!("/api/tables/{table}/chat/{line}/report");
    for _ in 0..2 {
        let reported = anna.post(&path(2), json!({"reason": "rude"})).await;
        assert_eq!(reported.status, 204);
    }
    anna.post(&path(3), json!({"reason": "rude"}))
        .await
        .refused(404, "unknown_line");
    anna.post(&path(2), json!({"reason": "ugly"}))
        .await
        .refused(400, "bad_request");
    let mut stranger = site.browser();
    stranger.post("/api/quick", json!({})).await.ok();
    stranger
        .post(&path(2), json!({"reason": "rude"}))
        .await
        .refused(403, "not_seated");
    let (_folder, file) = site.stop().await;
    let store = sqlite::open(&file).await.unwrap();
    let reports = store.reports().await.unwrap();
    assert_eq!(reports.len(), 1, "the same report twice is one");
    let names: Vec<_> = reports[0].lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!((reports[0].line, names), (2, vec!["Anna", "Bela"]));
    store.close().await;
}

#[tokio::test]
async fn what_a_deleted_person_said_goes_with_them() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    say(&mut anna, &table, "1", "hello").await.ok();
    say(&mut bela, &table, "1", "my secret").await.ok();
    let data = bela.get("/api/me/data").await.ok();
    assert_eq!(data["chat"][0]["words"]["text"], "my secret");
    let mut stream = anna.stream(&table, None).await;
    assert_eq!(texts(&chat(&mut stream).await), ["hello", "my secret"]);
    bela.post("/api/me/delete", json!({})).await;
    let left = loop {
        let told = chat(&mut stream).await;
        if told["full"] == true && told["lines"].as_array().unwrap().len() == 1 {
            break told;
        }
    };
    assert_eq!(texts(&left), ["hello"]);
    say(&mut anna, &table, "2", "gone?").await.ok();
    let next = loop {
        let told = chat(&mut stream).await;
        if told["full"] == false {
            break told;
        }
    };
    assert_eq!(next["lines"][0]["number"], 3, "no number twice");
}

#[tokio::test]
async fn a_host_can_filter_words_or_do_without_a_chat() {
    let with = |folder: TempDir, change: fn(&mut Config)| async move {
        let file = folder.path().join("meseta.db");
        let store = Arc::new(sqlite::open(&file).await.unwrap());
        let mut config = config(file);
        change(&mut config);
        Site::over(folder, store, config).await
    };
    let folder = TempDir::new().unwrap();
    let site = with(folder, |config| config.chat_filter = vec!["darn".to_owned()]).await;
    let (mut anna, _, table) = pair(&site).await;
    let line = say(&mut anna, &table, "1", "Darn ships").await.ok();
    assert_eq!(line["words"]["text"], "••• ships");
    // The line is kept, but nobody reads it any more.
    let cookie = anna.cookie.clone();
    let (folder, _) = site.stop().await;
    let site = with(folder, |config| config.chat = false).await;
    let mut anna = site.browser();
    anna.cookie = cookie;
    say(&mut anna, &table, "2", "hello")
        .await
        .refused(403, "chat_off");
    let mut stream = anna.stream(&table, None).await;
    // With the chat, this would tell all lines again.
    anna.send_json(Method::PUT, "/api/me", &json!({"name": "Annamária"}))
        .await
        .ok();
    loop {
        let (event, data) = stream.next().await.unwrap();
        assert_ne!(event, "chat", "{data}");
        if data.to_string().contains("Annamária") {
            break;
        }
    }
    // What comes after the new name is not the chat either.
    anna.send_json(Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    assert_ne!(stream.next().await.unwrap().0, "chat");
}

#[tokio::test]
async fn no_line_has_the_number_of_one_that_is_gone() {
    let site = Site::new().await;
    let (mut anna, mut bela, table) = pair(&site).await;
    say(&mut anna, &table, "1", "hello").await.ok();
    say(&mut bela, &table, "1", "my secret").await.ok();
    bela.post("/api/me/delete", json!({})).await;
    let site = site.restart().await;
    anna.router = site.router.clone();
    let line = say(&mut anna, &table, "2", "gone?").await.ok();
    assert_eq!(line["number"], 3);
}
