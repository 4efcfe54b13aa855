//! Answers and streams that are packed, and answers that somebody has already.

use std::io::{Read as _, Write as _};

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use axum::response::Response;
use flate2::{read, write};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

use crate::support::{Browser, Site};

/// A table where this browser decides first and nobody else moves in the meantime.
async fn table(anna: &mut Browser, site: &Site) -> String {
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    let path = format!("/api/invitations/{code}/join");
    site.browser().post(&path, json!({"name": "Bela"})).await.ok();
    table["id"].as_str().unwrap().to_owned()
}

async fn get(browser: &mut Browser, path: &str, headers: &[(header::HeaderName, &str)]) -> Response {
    let mut request = browser.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    browser.send(request.body(Body::empty()).unwrap()).await
}

fn encoding(response: &Response) -> Option<&str> {
    response.headers().get(header::CONTENT_ENCODING)?.to_str().ok()
}

async fn bytes(response: Response) -> Vec<u8> {
    response.into_body().collect().await.unwrap().to_bytes().to_vec()
}

fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    read::GzDecoder::new(packed).read_to_end(&mut plain).unwrap();
    plain
}

const GZIP: [(header::HeaderName, &str); 1] = [(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd")];

#[tokio::test]
async fn a_move_is_answered_packed_or_not_with_the_same_words() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let id = table(&mut anna, &site).await;
    let version = anna.update(&id).await["version"].clone();
    let body = json!({"version": version, "request_id": "a", "moves": [{"notation": "role settler"}]});
    let mut answers = Vec::new();
    // The second one is a repeat, which is answered with the same.
    for accepted in ["gzip", "identity"] {
        let request = anna
            .request(Method::POST, &format!("/api/tables/{id}/moves"))
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::ACCEPT_ENCODING, accepted)
            .body(Body::from(body.to_string()))
            .unwrap();
        let response = anna.send(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()[header::VARY], "accept-encoding");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "application/json");
        let is_packed = encoding(&response) == Some("gzip");
        assert_eq!(is_packed, accepted == "gzip");
        let body = bytes(response).await;
        answers.push(match is_packed {
            true => unpacked(&body),
            false => body.clone(),
        });
        assert!(
            !is_packed || body.len() * 2 < answers[0].len(),
            "{} bytes",
            body.len()
        );
    }
    assert_eq!(answers[0], answers[1]);
    let update: Value = serde_json::from_slice(&answers[0]).unwrap();
    assert_eq!(update["view"]["observer"], 0);
}

#[tokio::test]
async fn a_packed_stream_says_at_once_what_a_plain_one_says() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let id = table(&mut anna, &site).await;
    for path in [
        format!("/api/stream?tables={id},nowhere"),
        format!("/api/tables/{id}/stream"),
    ] {
        let version = anna.update(&id).await["version"].clone();
        let mut plain = get(&mut anna, &path, &[]).await.into_body();
        let packed = get(&mut anna, &path, &GZIP).await;
        assert_eq!(encoding(&packed), Some("gzip"));
        assert_eq!(packed.headers()[header::CONTENT_TYPE], "text/event-stream");
        let (mut packed, mut said, mut told) = (packed.into_body(), Vec::new(), Vec::new());
        let mut unpacking = write::GzDecoder::new(&mut said);
        let settler = json!([{"notation": "role settler"}]);
        let moved = anna.moves(&id, &version, &path, settler).await.ok();
        let wanted = format!("data: {{\"version\":{},", moved["version"]);
        let has = |text: &[u8]| {
            text.windows(wanted.len())
                .any(|window| window == wanted.as_bytes())
        };
        while !has(&told) {
            told.extend_from_slice(&plain.frame().await.unwrap().unwrap().into_data().unwrap());
        }
        loop {
            unpacking.flush().unwrap();
            if has(unpacking.get_ref()) {
                break;
            }
            let chunk = packed.frame().await.unwrap().unwrap().into_data().unwrap();
            unpacking.write_all(&chunk).unwrap();
        }
        let updates = |text: &[u8]| {
            let text = String::from_utf8_lossy(text).into_owned();
            let is_update = |event: &&str| event.starts_with("event: update");
            text.split("\n\n")
                .filter(is_update)
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(updates(unpacking.get_ref()), updates(&told));
        anna.undo(&id, &moved["version"], &format!("back {path}"))
            .await
            .ok();
    }
    // The end of a stream is the end of what is packed.
    let refused = get(&mut anna, "/api/stream?tables=no%0Awhere", &GZIP).await;
    let text = String::from_utf8(unpacked(&bytes(refused).await)).unwrap();
    assert!(text.starts_with("event: refused\nid: nowhere\ndata: {"), "{text}");
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let id = table(&mut anna, &site).await;
    let version = anna.update(&id).await["version"].clone();
    let mut known = Vec::new();
    let paths = ["", "/history", "/history/0", "/charts"].map(|rest| format!("/api/tables/{id}{rest}"));
    for path in &paths {
        let response = get(&mut anna, path, &GZIP).await;
        assert_eq!(
            response.headers()[header::CACHE_CONTROL],
            "private, no-cache",
            "{path}"
        );
        let etag = response.headers()[header::ETAG].to_str().unwrap().to_owned();
        let plain = get(&mut anna, path, &[(header::IF_NONE_MATCH, "W/\"other\"")]).await;
        assert_eq!((plain.status(), encoding(&plain)), (StatusCode::OK, None));
        assert_eq!(
            plain.headers()[header::ETAG],
            etag.as_str(),
            "{path}, packed or not"
        );
        let is_packed = encoding(&response) == Some("gzip");
        let (body, plain) = (bytes(response).await, bytes(plain).await);
        let read = |body: &[u8]| {
            let mut value: Value = serde_json::from_slice(body).unwrap();
            value["now"] = Value::Null;
            value
        };
        assert_eq!(
            read(&if is_packed { unpacked(&body) } else { body }),
            read(&plain)
        );
        let list = format!("\"x\", {etag}");
        let again = get(&mut anna, path, &[(header::IF_NONE_MATCH, &list)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}");
        assert_eq!(again.headers()[header::ETAG], etag.as_str());
        assert!(bytes(again).await.is_empty());
        known.push(etag);
    }
    anna.moves(&id, &version, "a", json!([{"notation": "role settler"}]))
        .await
        .ok();
    for (path, etag) in paths.iter().zip(&known) {
        let changed = get(&mut anna, path, &[(header::IF_NONE_MATCH, etag)]).await;
        let is_same = path.ends_with("/0") || path.ends_with("/charts");
        assert!(is_same || changed.status() == StatusCode::OK, "{path}");
    }
    // What somebody else sees is something else.
    let theirs = get(&mut site.browser(), &paths[0], &[]).await;
    let mine = get(&mut anna, &paths[0], &[]).await;
    assert_ne!(theirs.headers()[header::ETAG], mine.headers()[header::ETAG]);
    // Secrets are kept by no browser.
    let me = get(&mut anna, "/api/me", &[]).await;
    assert_eq!(me.headers()[header::CACHE_CONTROL], "no-store");
    assert!(!me.headers().contains_key(header::ETAG));
}

#[tokio::test]
async fn where_a_clock_runs_what_a_table_says_depends_on_when_it_says_it() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let wanted = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "pace": {"mode": "live", "bank": 600, "increment": 0, "grace": 0},
    });
    let made = anna.post("/api/tables", wanted).await.ok();
    let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
    let first = get(&mut anna, &path, &[]).await.headers()[header::ETAG].clone();
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let second = get(
        &mut anna,
        &path,
        &[(header::IF_NONE_MATCH, first.to_str().unwrap())],
    )
    .await;
    assert_eq!(second.status(), StatusCode::OK);
}
