//! Messages to browsers: sealed for the browser, signed by the server, and no more of them to one that has left.

use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{aead, hkdf};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::notices::{MINUTE, over_days, pass, pass_to_bela, site, until_waiting};
use crate::support::Browser;

const AUTH: [u8; 16] = *b"only we two know";

/// A push service: what it was sent, and what it answers.
async fn service() -> (
    String,
    mpsc::UnboundedReceiver<(HeaderMap, Bytes)>,
    Arc<AtomicU16>,
) {
    let (to_test, heard) = mpsc::unbounded_channel();
    let status = Arc::new(AtomicU16::new(201));
    let answer = Arc::clone(&status);
    let take = move |headers: HeaderMap, body: Bytes| async move {
        // The test may be over.
        let _ = to_test.send((headers, body));
        StatusCode::from_u16(answer.load(Ordering::SeqCst)).expect("a status")
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let address = format!("http://{}/push/1", listener.local_addr().expect("an address"));
    let router = axum::Router::new().route("/push/1", axum::routing::post(take));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, heard, status)
}

async fn add(browser: &mut Browser, address: &str, public: &[u8]) -> Value {
    let keys = json!({"p256dh": URL_SAFE_NO_PAD.encode(public), "auth": URL_SAFE_NO_PAD.encode(AUTH)});
    let body = json!({"kind": "push", "address": address, "keys": keys});
    browser.post("/api/me/notices/ways", body).await.ok()
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], about: &[&[u8]]) -> [u8; N] {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    let expanded = key.expand(about, Length(N)).expect("not too long");
    expanded.fill(&mut out).expect("as long as asked for");
    out
}

/// What the browser does with a message.
fn open(own: EphemeralPrivateKey, public: &[u8], body: &[u8]) -> Value {
    let (salt, rest) = body.split_at(16);
    let (head, rest) = rest.split_at(5);
    assert_eq!(head, [0, 0, 16, 0, 65], "one record of 4096 bytes and a key");
    let (theirs, record) = rest.split_at(65);
    let sender = UnparsedPublicKey::new(&ECDH_P256, theirs);
    let shared: [u8; 32] = agree_ephemeral(own, &sender, |secret| {
        derive(&AUTH, secret, &[b"WebPush: info\0", public, theirs])
    })
    .expect("a key");
    let key: [u8; 16] = derive(salt, &shared, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce: [u8; 12] = derive(salt, &shared, &[b"Content-Encoding: nonce\0"]);
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).expect("a key"));
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    let mut record = record.to_vec();
    let text = key
        .open_in_place(nonce, aead::Aad::empty(), &mut record)
        .expect("sealed for us");
    let (end, text) = text.split_last().expect("the mark of the last record");
    assert_eq!(*end, 2);
    serde_json::from_slice(text).expect("JSON")
}

#[tokio::test]
async fn a_browser_gets_messages_that_only_it_can_read_until_it_leaves() {
    let (site, (address, mut heard, status)) = (site().await, service().await);
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = own.compute_public_key().expect("a key");
    let inbox = crate::notices::Inbox::new().await;
    let (mut anna, mut bela, id) = crate::notices::two(&site, &inbox, over_days()).await;
    let webhook = bela.get("/api/me/notices").await.ok()["ways"][0]["id"].clone();
    let path = format!("/api/me/notices/ways/{}", webhook.as_str().expect("an id"));
    bela.send_json(axum::http::Method::DELETE, &path, &Value::Null)
        .await
        .ok();
    let settings = add(&mut bela, &address, public.as_ref()).await;
    let again = add(&mut bela, &address, public.as_ref()).await;
    assert_eq!(
        again["ways"].as_array().map(Vec::len),
        Some(1),
        "the same browser"
    );
    assert_ne!(settings["push_key"], "");

    pass_to_bela(&mut anna, &id).await;
    until_waiting(&mut bela, 2).await;
    pass(&site, 5 * MINUTE);
    let next = tokio::time::timeout(Duration::from_secs(60), heard.recv());
    let (headers, body) = next.await.expect("a message in time").expect("a message");
    let header = |name: &str| headers[name].to_str().expect("a text").to_owned();
    assert_eq!(
        (header("content-encoding").as_str(), header("topic")),
        ("aes128gcm", id.clone())
    );
    let key = settings["push_key"].as_str().expect("a key");
    let authorization = header("authorization");
    assert!(
        authorization.starts_with("vapid t=") && authorization.ends_with(key),
        "{authorization}"
    );
    let message = open(own, public.as_ref(), &body);
    assert_eq!(
        (&message["kind"], &message["table"]),
        (&json!("turn"), &json!(id))
    );
    until_waiting(&mut bela, 1).await;

    status.store(410, Ordering::SeqCst);
    pass(&site, 43 * 60 * MINUTE);
    for _ in 0..6_000 {
        if bela.get("/api/me/notices").await.ok()["ways"] == json!([]) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("a browser that has left is still there");
}

#[tokio::test]
async fn only_browsers_have_keys_and_they_have_good_ones() {
    let site = site().await;
    let mut me = site.browser();
    me.send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    let address = "https://push.example.org/1";
    let keys = json!({"p256dh": "AAAA", "auth": "AAAA"});
    for body in [
        json!({"kind": "push", "address": address}),
        json!({"kind": "push", "address": address, "keys": keys}),
        json!({"kind": "ntfy", "address": address, "keys": keys}),
    ] {
        me.post("/api/me/notices/ways", body)
            .await
            .refused(400, "bad_request");
    }
    // The key of the server outlasts a restart.
    let before = me.get("/api/me/notices").await.ok()["push_key"].clone();
    let site = site.restart().await;
    me.router = site.router.clone();
    assert_eq!(me.get("/api/me/notices").await.ok()["push_key"], before);
}
