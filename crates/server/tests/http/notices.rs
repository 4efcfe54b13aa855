//! Messages that it is somebody's turn: once for each turn, past failures and restarts, and never into a private network.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use server::Config;
use server::store::sqlite;
use tempfile::TempDir;
use tokio::sync::{mpsc, watch};

use crate::support::{Browser, Site, config};

pub const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

/// A program that takes messages.
pub struct Inbox {
    address: String,
    heard: mpsc::UnboundedReceiver<(Value, bool)>,
    /// What it answers.
    status: Arc<AtomicU16>,
    /// Told along with each message.
    flag: Arc<AtomicBool>,
    /// Whether its answers wait.
    hold: watch::Sender<bool>,
}

impl Inbox {
    pub async fn new() -> Self {
        let (to_inbox, heard) = mpsc::unbounded_channel();
        let (status, flag) = (Arc::new(AtomicU16::new(200)), Arc::new(AtomicBool::new(false)));
        let (hold, mut held) = watch::channel(false);
        let (answer, seen) = (Arc::clone(&status), Arc::clone(&flag));
        let take = move |Json(body): Json<Value>| async move {
            // The test may be over.
            let _ = to_inbox.send((body, seen.load(Ordering::SeqCst)));
            // Where the test is over, nobody waits for the answer.
            let _ = held.wait_for(|&held| !held).await;
            let status = StatusCode::from_u16(answer.load(Ordering::SeqCst)).expect("a status");
            (status, [(header::LOCATION, "/elsewhere")])
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let address = format!("http://{}/hook?key=1", listener.local_addr().expect("an address"));
        let router = axum::Router::new()
            .route("/hook", axum::routing::post(take.clone()))
            .fallback(take);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self {
            address,
            heard,
            status,
            flag,
            hold,
        }
    }

    async fn next(&mut self) -> Value {
        self.next_flagged().await.0
    }

    async fn next_flagged(&mut self) -> (Value, bool) {
        let next = tokio::time::timeout(Duration::from_secs(60), self.heard.recv());
        next.await.expect("a message in time").expect("a message")
    }
}

/// A server that sends messages to this machine.
pub async fn site() -> Site {
    over(TempDir::new().expect("a folder")).await
}

async fn over(folder: TempDir) -> Site {
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.expect("a store");
    let config = Config {
        notices_to_private: true,
        ..config(file)
    };
    let site = Site::over(folder, Arc::new(store), config).await;
    tokio::spawn(Arc::clone(&site.registry).send_notices());
    site
}

/// Stops the server and starts another one over the same file.
async fn restart(site: Site, people: [&mut Browser; 2]) -> Site {
    let (folder, _) = site.stop().await;
    let site = over(folder).await;
    for person in people {
        person.router = site.router.clone();
    }
    site
}

/// Anna, who begins, and Bela, who is told by this inbox when it is her turn.
pub async fn two(site: &Site, inbox: &Inbox, pace: Value) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "pace": pace, "name": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().expect("a code");
    let join = format!("/api/invitations/{code}/join");
    bela.post(&join, json!({"name": "Bela"})).await.ok();
    choose(
        &mut bela,
        json!({"turn": true, "reminder": true, "language": "pl-PL", "site": "https://play.example.org/"}),
    )
    .await;
    add(&mut bela, "webhook", &inbox.address).await;
    (anna, bela, table["id"].as_str().expect("an id").to_owned())
}

async fn choose(browser: &mut Browser, choice: Value) -> Value {
    browser
        .send_json(axum::http::Method::PUT, "/api/me/notices", &choice)
        .await
        .ok()
}

async fn add(browser: &mut Browser, kind: &str, address: &str) -> Value {
    let body = json!({"kind": kind, "address": address});
    browser.post("/api/me/notices/ways", body).await.ok()
}

async fn play(browser: &mut Browser, id: &str, notation: &str) {
    let version = browser.get(&format!("/api/tables/{id}")).await.ok()["version"].clone();
    let moves = json!([{"notation": notation}]);
    browser
        .moves(id, &version, &format!("{notation}{version}"), moves)
        .await
        .ok();
}

/// Anna plays until it is Bela's turn.
pub async fn pass_to_bela(anna: &mut Browser, id: &str) {
    play(anna, id, "role builder").await;
    play(anna, id, "pass").await;
}

/// Waits until this many messages are to be sent.
pub async fn until_waiting(browser: &mut Browser, count: u32) {
    let wanted = format!("\nmeseta_notices_waiting {count}\n");
    for _ in 0..6_000 {
        if browser.get("/metrics").await.text.contains(&wanted) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is not {count} messages that wait");
}

pub fn pass(site: &Site, seconds: u64) {
    site.registry.clock().advance(Duration::from_secs(seconds));
}

pub fn over_days() -> Value {
    json!({"mode": "days", "days": 2, "holiday": 0})
}

#[tokio::test]
async fn one_message_for_a_turn_and_one_before_the_time_is_up() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, over_days()).await;
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    pass(&site, 5 * MINUTE);
    let first = inbox.next().await;
    assert_eq!(first["kind"], "turn");
    assert_eq!(
        (&first["table"], &first["game"]),
        (&json!(id), &json!("puerto-rico"))
    );
    assert_eq!(first["link"], format!("https://play.example.org/table/{id}"));
    assert_eq!(first["title"], "Twoja kolej");
    let text = first["text"].as_str().expect("a text");
    assert!(text.contains("Puerto Rico") && text.contains("Anna"), "{text}");
    assert!(!text.contains("Bela"), "{text}");
    until_waiting(&mut bela, 1).await;

    pass(&site, 42 * HOUR);
    let second = inbox.next().await;
    assert_eq!(
        second["kind"], "reminder",
        "there is no second message about the turn"
    );
    assert_ne!(second["id"], first["id"]);
    assert!(
        second["text"]
            .as_str()
            .is_some_and(|text| text.contains("godzin")),
        "{second}"
    );
    until_waiting(&mut bela, 0).await;

    // Both decide, and then it is Bela's turn again: another message.
    play(&mut bela, &id, "pass").await;
    play(&mut bela, &id, "role trader").await;
    until_waiting(&mut bela, 0).await;
    play(&mut anna, &id, "role prospector").await;
    until_waiting(&mut bela, 2).await;
    pass(&site, 5 * MINUTE);
    let third = inbox.next().await;
    assert_eq!(third["kind"], "turn");
    assert_ne!(third["id"], first["id"]);
}

#[tokio::test]
async fn an_answer_that_comes_late_does_not_count_for_the_next_turn() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id, first) = refused_once(&site, &mut inbox).await;
    inbox.status.store(200, Ordering::SeqCst);
    inbox.hold.send_replace(true);
    pass(&site, MINUTE);
    assert_eq!(inbox.next().await["id"], first["id"]);

    // Both decide, and it is Bela's turn again.
    play(&mut bela, &id, "pass").await;
    play(&mut bela, &id, "role trader").await;
    until_waiting(&mut bela, 0).await;
    play(&mut anna, &id, "role prospector").await;
    until_waiting(&mut bela, 2).await;
    inbox.hold.send_replace(false);
    // It has arrived, or has taken too long.
    failing(&mut bela, |why| why != "refused").await;
    pass(&site, 5 * MINUTE);
    let next = inbox.next().await;
    assert_eq!(next["kind"], "turn");
    assert_ne!(next["id"], first["id"]);
}

#[tokio::test]
async fn a_message_that_waits_for_others_to_arrive_follows_them() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, json!({"mode": "none"})).await;
    for number in 2..=5 {
        let address = inbox.address.replace("key=1", &format!("key={number}"));
        add(&mut bela, "webhook", &address).await;
    }
    inbox.hold.send_replace(true);
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 5).await;
    pass(&site, 5 * MINUTE);
    let mut ids = std::collections::BTreeSet::new();
    for _ in 0..2 {
        ids.insert(inbox.next().await["id"].to_string());
    }
    inbox.flag.store(true, Ordering::SeqCst);
    inbox.hold.send_replace(false);
    while ids.len() < 5 {
        let (message, was_answered) = inbox.next_flagged().await;
        assert!(was_answered, "two at a time: {message}");
        ids.insert(message["id"].to_string());
    }
    until_waiting(&mut bela, 0).await;
}

#[tokio::test]
async fn logging_out_everywhere_removes_all_ways() {
    let (site, inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, over_days()).await;
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    bela.post("/api/me/log-out", json!({})).await.ok();
    let left = bela.get("/api/me/notices").await.ok();
    assert_eq!(
        (&left["ways"], &left["choice"]["language"]),
        (&json!([]), &json!("pl"))
    );
    until_waiting(&mut bela, 0).await;
}

#[tokio::test]
async fn a_restart_neither_loses_nor_repeats_a_message() {
    let (mut site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, over_days()).await;
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    site = restart(site, [&mut anna, &mut bela]).await;
    until_waiting(&mut bela, 2).await;
    pass(&site, 5 * MINUTE);
    assert_eq!(inbox.next().await["kind"], "turn");
    until_waiting(&mut bela, 1).await;
    site = restart(site, [&mut anna, &mut bela]).await;
    until_waiting(&mut bela, 1).await;
    pass(&site, 43 * HOUR);
    assert_eq!(inbox.next().await["kind"], "reminder");
}

#[tokio::test]
async fn what_does_not_arrive_is_sent_again_later() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (_, mut bela, _, first) = refused_once(&site, &mut inbox).await;
    // Where the answer leads is not followed.
    inbox.status.store(302, Ordering::SeqCst);
    pass(&site, MINUTE);
    assert_eq!(inbox.next().await["id"], first["id"], "the same message");
    inbox.status.store(204, Ordering::SeqCst);
    pass(&site, 5 * MINUTE);
    assert_eq!(
        inbox.next().await["id"],
        first["id"],
        "and not one from elsewhere"
    );
    failing(&mut bela, Value::is_null).await;
    until_waiting(&mut bela, 1).await;
}

/// Two people at a table over days, after the message of Bela's turn was refused; the message comes last.
async fn refused_once(site: &Site, inbox: &mut Inbox) -> (Browser, Browser, String, Value) {
    let (mut anna, mut bela, id) = two(site, inbox, over_days()).await;
    inbox.status.store(500, Ordering::SeqCst);
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    pass(site, 5 * MINUTE);
    let first = inbox.next().await;
    failing(&mut bela, |why| why == "refused").await;
    (anna, bela, id, first)
}

/// Waits until the only way is shown as failing like this.
async fn failing(browser: &mut Browser, is_wanted: impl Fn(&Value) -> bool) {
    let mut why = Value::Null;
    for _ in 0..6_000 {
        why = browser.get("/api/me/notices").await.ok()["ways"][0]["failing"].take();
        if is_wanted(&why) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the way is still shown as {why}");
}

#[tokio::test]
async fn nobody_is_told_of_a_live_table_that_they_have_open() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let pace = json!({"mode": "live", "bank": 1200, "increment": 0, "grace": 0});
    let (mut anna, mut bela, id) = two(&site, &inbox, pace.clone()).await;
    let mut other = Inbox::new().await;
    let (mut cora, _dora, other_id) = two(&site, &other, pace).await;
    let mut stream = bela.stream(&id, None).await;
    stream.update().await;
    pass_to_bela(&mut anna, &id).await;
    pass_to_bela(&mut cora, &other_id).await;
    until_waiting(&mut bela, 4).await;
    pass(&site, 15);
    assert_eq!(other.next().await["kind"], "turn", "others are told");
    // From here on it is all right to be told.
    inbox.flag.store(true, Ordering::SeqCst);
    drop(stream);
    let away = |table: &Value| table["seats"][1]["connected"] == false;
    anna.until(&id, away).await;
    pass(&site, 15);
    let (message, was_away) = inbox.next_flagged().await;
    assert_eq!((&message["kind"], was_away), (&json!("turn"), true));
}

#[tokio::test]
async fn a_silent_table_and_a_removed_way_are_silent() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, over_days()).await;
    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    let path = format!("/api/tables/{id}/notices");
    let silent = bela.post(&path, json!({"on": false})).await.ok();
    assert_eq!(silent["silent"], json!([id]));
    until_waiting(&mut bela, 0).await;
    bela.post(&path, json!({"on": true})).await.ok();
    until_waiting(&mut bela, 2).await;
    let mut other = Inbox::new().await;
    let both = add(&mut bela, "ntfy", &other.address.replace("/hook?key=1", "/anna")).await;
    until_waiting(&mut bela, 4).await;
    let first = both["ways"][0]["id"].as_str().expect("an id");
    let removed = axum::http::Method::DELETE;
    let path = format!("/api/me/notices/ways/{first}");
    bela.send_json(removed.clone(), &path, &Value::Null).await.ok();
    bela.send_json(removed, &path, &Value::Null)
        .await
        .refused(404, "not_found");
    until_waiting(&mut bela, 2).await;
    pass(&site, 5 * MINUTE);
    let told = other.next().await;
    assert_eq!(
        (&told["topic"], &told["title"]),
        (&json!("anna"), &json!("Twoja kolej"))
    );
    assert!(
        inbox.heard.try_recv().is_err(),
        "nothing goes to the removed address"
    );
}

#[tokio::test]
async fn quiet_hours_hold_messages_back() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (mut anna, mut bela, id) = two(&site, &inbox, json!({"mode": "none"})).await;
    let mut other = Inbox::new().await;
    let (mut cora, _dora, other_id) = two(&site, &other, json!({"mode": "none"})).await;
    // An hour of quiet around this very moment.
    let minute = u64::try_from(site.registry.clock().now()).expect("a time") / 60_000 % 1440;
    let quiet = json!({"from": (minute + 1430) % 1440, "until": (minute + 50) % 1440, "zone": "UTC"});
    let choice = json!({"turn": true, "reminder": true, "quiet": quiet, "language": "cs"});
    choose(&mut bela, choice).await;
    pass_to_bela(&mut anna, &id).await;
    pass_to_bela(&mut cora, &other_id).await;
    until_waiting(&mut bela, 2).await;
    pass(&site, 20 * MINUTE);
    assert_eq!(other.next().await["kind"], "turn", "others are told");
    assert!(inbox.heard.try_recv().is_err(), "it is quiet");
    pass(&site, 31 * MINUTE);
    let told = inbox.next().await;
    assert_eq!(
        (&told["title"], &told["link"]),
        (&json!("Jsi na tahu"), &Value::Null)
    );
}

#[tokio::test]
async fn nothing_is_sent_into_a_private_network_unless_the_host_allows_it() {
    let (site, mut inbox) = (Site::new().await, Inbox::new().await);
    let mut me = site.browser();
    me.send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    for address in [
        inbox.address.clone(),
        inbox.address.replace("127.0.0.1", "localhost"),
    ] {
        let settings = add(&mut me, "webhook", &address).await;
        let ways = settings["ways"].as_array().expect("ways");
        let way = ways.last().expect("a way")["id"]
            .as_str()
            .expect("an id")
            .to_owned();
        pass(&site, 5);
        let tried = me
            .post(&format!("/api/me/notices/ways/{way}/try"), json!({}))
            .await
            .ok();
        assert_eq!(tried["failing"], "private", "{address}");
    }
    assert!(inbox.heard.try_recv().is_err(), "nobody was asked");
    let known = me.get("/api/me/notices").await.ok();
    assert_eq!(known["ways"][1]["failing"], "private");
}

#[tokio::test]
async fn a_test_message_arrives_at_once() {
    let (site, mut inbox) = (site().await, Inbox::new().await);
    let (_anna, mut bela, _id) = two(&site, &inbox, over_days()).await;
    let way = bela.get("/api/me/notices").await.ok()["ways"][0]["id"].clone();
    let path = format!("/api/me/notices/ways/{}/try", way.as_str().expect("an id"));
    assert_eq!(bela.post(&path, json!({})).await.ok()["failing"], Value::Null);
    assert_eq!(inbox.next().await["kind"], "test");
    // Only on a machine where every attempt takes three seconds could all of them be allowed.
    let mut again = bela.post(&path, json!({})).await;
    for _ in 0..100 {
        if !again.status.is_success() {
            break;
        }
        again = bela.post(&path, json!({})).await;
    }
    again.refused(429, "too_many");
    inbox.status.store(404, Ordering::SeqCst);
    pass(&site, 5);
    assert_eq!(bela.post(&path, json!({})).await.ok()["failing"], "refused");
}

#[tokio::test]
async fn wishes_that_make_no_sense_are_refused() {
    let (site, inbox) = (site().await, Inbox::new().await);
    site.browser()
        .get("/api/me/notices")
        .await
        .refused(401, "no_guest");
    let (_anna, mut bela, id) = two(&site, &inbox, over_days()).await;
    for part in [
        json!({"language": "xx"}),
        json!({"site": "play.example.org"}),
        json!({"site": "https://play.example.org/a/b"}),
        json!({"quiet": {"from": 0, "until": 1440, "zone": "UTC"}}),
        json!({"quiet": {"from": 0, "until": 400, "zone": "Mars/Olympus"}}),
        json!({"more": 1}),
    ] {
        let mut choice = json!({"turn": true, "reminder": true, "language": "en"});
        for (key, value) in part.as_object().expect("an object") {
            choice[key] = value.clone();
        }
        bela.send_json(axum::http::Method::PUT, "/api/me/notices", &choice)
            .await
            .refused(400, "bad_request");
    }
    for address in [
        "",
        "ntfy.sh/anna",
        "ftp://example.org/",
        "https://anna:secret@example.org/",
    ] {
        let body = json!({"kind": "ntfy", "address": address});
        bela.post("/api/me/notices/ways", body)
            .await
            .refused(400, "bad_request");
    }
    for number in 1..5 {
        add(&mut bela, "ntfy", &format!("https://ntfy.example.org/{number}")).await;
    }
    let more = json!({"kind": "ntfy", "address": "https://ntfy.example.org/5"});
    bela.post("/api/me/notices/ways", more)
        .await
        .refused(400, "bad_request");
    let path = format!("/api/tables/{id}/notices");
    site.browser()
        .post(&path, json!({"on": false}))
        .await
        .refused(401, "no_guest");
    bela.post("/api/tables/nowhere/notices", json!({"on": false}))
        .await
        .refused(404, "unknown_table");
}

#[tokio::test]
async fn a_program_whose_certificate_nobody_has_signed_is_told_nothing() {
    let rcgen::CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let key = rustls::pki_types::PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
    let config = rustls::ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .expect("a configuration");
    let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let greeted = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        acceptor.accept(stream).await.is_ok()
    });
    let (site, inbox) = (site().await, Inbox::new().await);
    let (_anna, mut bela, _id) = two(&site, &inbox, over_days()).await;
    let both = add(&mut bela, "webhook", &format!("https://localhost:{port}/")).await;
    let way = both["ways"][1]["id"].as_str().expect("an id");
    let tried = bela
        .post(&format!("/api/me/notices/ways/{way}/try"), json!({}))
        .await
        .ok();
    assert_eq!(tried["failing"], "unreachable");
    let greeted = tokio::time::timeout(Duration::from_secs(60), greeted).await;
    let greeted = greeted.expect("the program was not even asked");
    assert!(!greeted.expect("an end"), "the connection is broken off");
}

#[tokio::test]
async fn whoever_is_asked_whether_they_are_ready_is_told() {
    let site = site().await;
    let mut inbox = Inbox::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "name": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}], "ready_check": true,
    });
    let table = anna.post("/api/tables", body).await.ok();
    let way = json!({"kind": "webhook", "address": inbox.address});
    anna.post("/api/me/notices/ways", way).await.ok();
    let code = table["invitation"].as_str().expect("a code");
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    site.registry.clock().advance(Duration::from_secs(20));
    let told = inbox.next().await;
    assert_eq!((&told["kind"], &told["table"]), (&json!("ready"), &table["id"]));
    assert!(told["due"].as_u64().is_some(), "{told}");
}
