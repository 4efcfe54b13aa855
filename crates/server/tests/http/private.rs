//! Private chat: who may write and read, who is notified at once, and how lines are kept, reported and deleted.

use std::sync::Arc;

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use server::Config;
use server::store::{Store as _, sqlite};
use tempfile::TempDir;

use crate::friends::{friends, person};
use crate::support::{Browser, Reply, Site, Stream, config};

/// What this browser calls its only friend.
async fn only_friend(browser: &mut Browser) -> String {
    let all = browser.get("/api/friends").await.ok();
    let handle = &all["friends"][0]["person"]["handle"];
    handle.as_str().expect("a friend").to_owned()
}

async fn write(browser: &mut Browser, to: &str, request: &str, text: &str) -> Reply {
    let body = json!({"request_id": request, "words": {"kind": "text", "text": text}});
    browser.post(&format!("/api/private/{to}"), body).await
}

async fn read(browser: &mut Browser, with: &str) -> Reply {
    browser.get(&format!("/api/private/{with}")).await
}

async fn unread(browser: &mut Browser) -> Value {
    browser.get("/api/friends").await.ok()["friends"][0]["unread"].clone()
}

/// What was said, and whether it was this browser's.
fn said(chat: &Value) -> Vec<(String, bool)> {
    let lines = chat["lines"].as_array().expect("lines").iter();
    lines
        .map(|line| {
            let text = line["words"]["text"].as_str().expect("a text");
            (text.to_owned(), line["mine"] == true)
        })
        .collect()
}

async fn listen(browser: &Browser, more: &str) -> Stream {
    let request = browser.request(Method::GET, &format!("/api/stream?private=true{more}"));
    let request = request.body(Body::empty()).expect("a request");
    Stream::of(browser.clone().send(request).await)
}

/// The next news of a stream.
async fn news(stream: &mut Stream) -> Value {
    loop {
        let (event, data) = stream.next().await.expect("the stream goes on");
        if event == "private" {
            return data;
        }
    }
}

fn last_time(chat: &Value) -> Value {
    chat["lines"].as_array().expect("lines").last().expect("a line")["time"].clone()
}

#[tokio::test]
async fn friends_write_to_each_other_and_are_told_at_once() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    let (mut hers, mut his) = (listen(&anna, "").await, listen(&bela, "").await);
    let sent = write(&mut anna, &to_bela, "1", "  A game   tonight? ").await.ok();
    assert_eq!(said(&sent), [("A game tonight?".to_owned(), true)]);
    assert_eq!(
        (&sent["with"]["name"], &sent["friends"]),
        (&json!("Béla"), &json!(true))
    );
    assert_eq!(news(&mut his).await, json!({"with": to_anna}));
    assert_eq!(
        news(&mut hers).await,
        json!({"with": to_bela}),
        "her other devices, too"
    );
    assert_eq!(
        (unread(&mut bela).await, unread(&mut anna).await),
        (json!(1), json!(0))
    );
    let phrase = json!({"request_id": "1", "words": {"kind": "phrase", "phrase": "thanks"}});
    let path = format!("/api/private/{to_anna}");
    bela.post(&path, phrase.clone()).await.ok();
    let again = bela.post(&path, phrase).await.ok();
    assert_eq!(again["lines"].as_array().expect("lines").len(), 2, "said once");
    write(&mut anna, &to_bela, "2", "See you").await.ok();
    let chat = read(&mut bela, &to_anna).await.ok();
    let times: Vec<_> = chat["lines"]
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| line["time"].as_u64())
        .collect();
    assert!(times.is_sorted_by(|one, next| one < next), "{times:?}");
    // What is read is marked for all devices, and only by the one who reads.
    assert_eq!(unread(&mut bela).await, json!(2));
    let first = json!({"until": chat["lines"][0]["time"]});
    bela.post(&format!("{path}/read"), first).await.ok();
    assert_eq!(unread(&mut bela).await, json!(1));
    let all = json!({"until": last_time(&chat)});
    bela.post(&format!("{path}/read"), all).await.ok();
    assert_eq!(
        (unread(&mut bela).await, unread(&mut anna).await),
        (json!(0), json!(1))
    );
    let site = site.restart().await;
    (anna.router, bela.router) = (site.router.clone(), site.router.clone());
    assert_eq!(
        read(&mut anna, &to_bela).await.ok()["lines"]
            .as_array()
            .expect("lines")
            .len(),
        3
    );
    assert_eq!(
        (unread(&mut bela).await, unread(&mut anna).await),
        (json!(0), json!(1))
    );
}

#[tokio::test]
async fn only_friends_write_and_nobody_else_reads() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    let mut troll = person(&site, "Troll").await;
    write(&mut anna, &to_bela, "1", "psst").await.ok();
    // A handle is of use only to the one whose it is.
    for handle in [&to_bela, &to_anna, "nobody"] {
        read(&mut troll, handle).await.refused(404, "unknown_person");
        write(&mut troll, handle, "1", "hi")
            .await
            .refused(404, "unknown_person");
        let path = format!("/api/private/{handle}/read");
        troll
            .post(&path, json!({"until": 1}))
            .await
            .refused(404, "unknown_person");
    }
    read(&mut site.browser(), &to_bela).await.refused(401, "no_guest");
    write(&mut site.browser(), &to_bela, "1", "hi")
        .await
        .refused(401, "no_guest");
    // To have asked is not enough.
    let asked = json!({"whom": {"by": "name", "name": "anna"}});
    let asked = troll.post("/api/friends", asked).await.ok();
    let handle = asked["asked"][0]["handle"].as_str().expect("a handle").to_owned();
    write(&mut troll, &handle, "1", "hi")
        .await
        .refused(404, "unknown_person");
    let asking = anna.get("/api/friends").await.ok()["asking"][0]["handle"].clone();
    let asking = asking.as_str().expect("a handle").to_owned();
    write(&mut anna, &asking, "9", "hi")
        .await
        .refused(404, "unknown_person");
    // No stream of anybody else's says anything.
    let mut ears = listen(&troll, "").await;
    write(&mut anna, &to_bela, "2", "psst").await.ok();
    let quiet = tokio::time::timeout(std::time::Duration::from_millis(200), ears.next());
    assert!(quiet.await.is_err());
    assert!(!troll.get("/api/me/data").await.text.contains("psst"));
}

#[tokio::test]
async fn whoever_is_blocked_writes_no_more_and_is_not_told_why() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    let rude = write(&mut bela, &to_anna, "1", "You play like a fool").await.ok();
    let whom = json!({"whom": {"by": "handle", "handle": to_bela}});
    anna.post("/api/blocks", whom.clone()).await.ok();
    let blocked = write(&mut bela, &to_anna, "2", "Hello?")
        .await
        .refused(404, "unknown_person");
    read(&mut bela, &to_anna).await.refused(404, "unknown_person");
    // She can still read, report and have it read, but does not write either.
    let kept = read(&mut anna, &to_bela).await.ok();
    assert_eq!((said(&kept).len(), &kept["friends"]), (1, &json!(false)));
    write(&mut anna, &to_bela, "1", "Bye")
        .await
        .refused(404, "unknown_person");
    let line = rude["lines"][0]["id"].as_str().expect("an id");
    let path = format!("/api/private/{to_bela}/{line}/report");
    anna.post(&path, json!({"reason": "rude"})).await.ok();
    // It is what those hear who are friends no more.
    anna.post("/api/blocks/remove", whom).await.ok();
    let parted = write(&mut bela, &to_anna, "3", "Hello?")
        .await
        .refused(404, "unknown_person");
    assert_eq!(blocked, parted);
    read(&mut anna, &to_bela).await.refused(404, "unknown_person");
}

#[tokio::test]
async fn lines_are_checked_and_bounded_as_at_tables() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.expect("a data file"));
    let config = Config {
        chat_filter: vec!["darn".to_owned()],
        ..config(file)
    };
    let site = Site::over(folder, store, config).await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    let masked = write(&mut anna, &to_bela, "1", "Darn ship").await.ok();
    assert_eq!(said(&masked)[0].0, "••• ship");
    for bad in ["", "  ", "a\u{202e}b", &"x".repeat(301)] {
        write(&mut anna, &to_bela, "2", bad)
            .await
            .refused(400, "bad_text");
    }
    for request in ["", &"r".repeat(65)] {
        write(&mut anna, &to_bela, request, "hi")
            .await
            .refused(400, "bad_request");
    }
    for number in 2..=8 {
        write(&mut anna, &to_bela, &number.to_string(), "hi").await.ok();
    }
    write(&mut anna, &to_bela, "9", "hi")
        .await
        .refused(429, "too_many");
    write(&mut anna, &to_bela, "8", "hi").await.ok();
    write(&mut bela, &to_anna, "1", "hi").await.ok();
    let clock = site.registry.clock();
    clock.advance(std::time::Duration::from_secs(20));
    for number in 9..=220 {
        clock.advance(std::time::Duration::from_secs(3));
        write(&mut anna, &to_bela, &number.to_string(), &number.to_string())
            .await
            .ok();
    }
    let kept = said(&read(&mut bela, &to_anna).await.ok());
    assert_eq!(
        (kept.len(), kept[0].0.as_str(), kept[199].0.as_str()),
        (200, "21", "220")
    );
}

#[tokio::test]
async fn the_host_mutes_and_reads_only_what_is_reported() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    write(&mut anna, &to_bela, "1", "Shall we play?").await.ok();
    let rude = write(&mut bela, &to_anna, "1", "Not with you, fool").await.ok();
    let own = rude["lines"][0]["id"].as_str().expect("an id").to_owned();
    let line = rude["lines"][1]["id"].as_str().expect("an id").to_owned();
    let report = |line: &str| format!("/api/private/{to_bela}/{line}/report");
    for none in [&own, "nothing"] {
        let refused = anna.post(&report(none), json!({"reason": "rude"})).await;
        refused.refused(404, "unknown_line");
    }
    for _ in 0..2 {
        anna.post(&report(&line), json!({"reason": "rude"})).await.ok();
    }
    let mut host = crate::host::host(&site).await;
    let reports = host.get("/api/host/reports").await.ok()["reports"].clone();
    let all = reports.as_array().expect("reports");
    assert_eq!(all.len(), 1, "once, however often it is reported");
    assert_eq!((&all[0]["table"], &all[0]["line"]), (&Value::Null, &json!(2)));
    assert_eq!(
        (&all[0]["about"]["name"], &all[0]["by"]["name"]),
        (&json!("Béla"), &json!("Anna"))
    );
    assert_eq!(all[0]["lines"].as_array().expect("lines").len(), 2);
    assert_eq!(all[0]["lines"][1]["words"]["text"], "Not with you, fool");
    let mute = json!({"kind": "mute", "hours": 2, "reason": "rude"});
    let about = all[0]["about"]["id"].as_str().expect("an id");
    host.post(&format!("/api/host/people/{about}/sanctions"), mute)
        .await
        .ok();
    let muted = write(&mut bela, &to_anna, "2", "But").await.refused(403, "muted");
    assert_eq!(muted["error"]["sanction"]["reason"], "rude");
    read(&mut bela, &to_anna).await.ok();
    write(&mut anna, &to_bela, "2", "Calm down").await.ok();
}

#[tokio::test]
async fn where_there_is_no_chat_there_is_no_private_one() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.expect("a data file"));
    let config = Config {
        chat: false,
        ..config(file)
    };
    let site = Site::over(folder, store, config).await;
    let (mut anna, _) = friends(&site).await;
    let to_bela = only_friend(&mut anna).await;
    read(&mut anna, &to_bela).await.refused(403, "chat_off");
    write(&mut anna, &to_bela, "1", "hi")
        .await
        .refused(403, "chat_off");
    let path = format!("/api/private/{to_bela}");
    anna.post(&format!("{path}/read"), json!({"until": 1}))
        .await
        .refused(403, "chat_off");
    anna.post(&format!("{path}/x/report"), json!({"reason": "rude"}))
        .await
        .refused(403, "chat_off");
}

#[tokio::test]
async fn private_chats_are_handed_out_brought_along_deleted_and_forgotten() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (to_bela, to_anna) = (only_friend(&mut anna).await, only_friend(&mut bela).await);
    write(&mut anna, &to_bela, "1", "One").await.ok();
    write(&mut bela, &to_anna, "1", "Two").await.ok();
    let data = bela.get("/api/me/data").await.ok()["private"].clone();
    assert_eq!(
        (&data[0]["with"], &data[0]["mine"]),
        (&json!("Anna"), &json!(false))
    );
    assert_eq!(
        (&data[1]["words"]["text"], &data[1]["mine"]),
        (&json!("Two"), &json!(true))
    );

    // A guest who is friends with Anna becomes the person with Béla's account.
    let link = anna.post("/api/friends/link", json!({})).await.ok()["link"].clone();
    let mut guest = person(&site, "Guest").await;
    let ask = json!({"whom": {"by": "link", "link": link}});
    guest.post("/api/friends", ask).await.ok();
    let asking = anna.get("/api/friends").await.ok()["asking"][0]["handle"].clone();
    anna.post("/api/friends/answer", json!({"handle": asking, "accept": true}))
        .await
        .ok();
    let from_guest = only_friend(&mut guest).await;
    write(&mut guest, &from_guest, "1", "Three").await.ok();
    let mut ears = listen(&guest, "").await;
    let sign_in = json!({"name": "Béla", "password": "seven green parrots", "tables": "bring"});
    guest.post("/api/account/sign-in", sign_in).await.ok();
    assert_eq!(
        ears.next().await,
        None,
        "the stream of who the guest was has ended"
    );
    let chat = said(&read(&mut bela, &to_anna).await.ok());
    let texts: Vec<_> = chat.iter().map(|(text, mine)| (text.as_str(), *mine)).collect();
    assert_eq!(texts, [("One", false), ("Two", true), ("Three", true)]);

    // Nothing is left of what somebody said and heard who is deleted.
    bela.post("/api/me/delete", json!({})).await.ok();
    assert_eq!(anna.get("/api/me/data").await.ok()["private"], json!([]));
    read(&mut anna, &to_bela).await.refused(404, "unknown_person");

    // And what is old is forgotten, as at tables.
    let (folder, file) = site.stop().await;
    let store = sqlite::open(&file).await.expect("a data file");
    store.forget_chat(i64::MAX).await.expect("an answer");
    store.close().await;
    drop(folder);
}

#[tokio::test]
async fn one_stream_carries_tables_and_news_and_the_news_of_nobody_are_none() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let to_anna = only_friend(&mut bela).await;
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = table["id"].as_str().expect("an id");
    let mut both = listen(&anna, &format!("&tables={id}")).await;
    let (event, _) = both.next().await.expect("the stream goes on");
    assert_eq!(event, "table");
    write(&mut bela, &to_anna, "1", "hi").await.ok();
    assert_eq!(
        news(&mut both).await,
        json!({"with": only_friend(&mut anna).await})
    );
    // Whoever is nobody yet hears nothing, and is not cut off.
    let mut nobody = listen(&site.browser(), "").await;
    let quiet = tokio::time::timeout(std::time::Duration::from_millis(100), nobody.next());
    assert!(quiet.await.is_err());
    site.browser()
        .get("/api/stream")
        .await
        .refused(400, "bad_request");
    site.browser()
        .get("/api/stream?private=perhaps")
        .await
        .refused(400, "bad_request");
    // Logging out ends the stream, although the table goes on.
    anna.post("/api/me/log-out", json!({})).await.ok();
    while both.next().await.is_some() {}
}
