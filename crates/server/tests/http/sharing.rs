//! Showing finished games to others: the picture, what a link shows, and all games as one file.

use std::io::{Cursor, Read as _};

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

use crate::support::{Browser, Site, change_file};

/// A finished game of bots at a table that this browser has made.
pub async fn finished(host: &mut Browser, game: &str, more: Value) -> String {
    let bot = json!({"kind": "bot", "bot": "random"});
    let mut body = json!({
        "game": game, "setup": {"players": 3}, "seats": [bot, bot, bot], "shuffle_seats": false, "name": "Zofia",
    });
    for (key, value) in more.as_object().expect("an object") {
        body[key] = value.clone();
    }
    let table = host.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    host.until(&id, |table| table["state"] == "over").await;
    id
}

/// The games were played by their hosts in seat 0, because the store says so; how does not matter here.
pub async fn played_by_hosts(site: Site, people: &mut [&mut Browser]) -> Site {
    let (folder, file) = site.stop().await;
    let statement =
        "UPDATE seats SET bot = NULL, guest = (SELECT host FROM tables WHERE id = table_id) WHERE seat = 0";
    change_file(&file, statement).await;
    let site = Site::open(folder).await;
    for person in people {
        person.router = site.router.clone();
    }
    site
}

struct Got {
    status: StatusCode,
    kind: String,
    etag: String,
    bytes: Vec<u8>,
}

async fn fetch(browser: &mut Browser, path: &str, headers: &[(header::HeaderName, &str)]) -> Got {
    let mut request = browser.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(name, *value);
    }
    let response = browser
        .send(request.body(Body::empty()).expect("a request"))
        .await;
    let text = |name: header::HeaderName| {
        let value = response.headers().get(name).and_then(|value| value.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    Got {
        status: response.status(),
        kind: text(header::CONTENT_TYPE),
        etag: text(header::ETAG),
        bytes: response
            .into_body()
            .collect()
            .await
            .expect("a body")
            .to_bytes()
            .to_vec(),
    }
}

#[tokio::test]
async fn a_finished_game_has_a_picture_with_the_names_of_now() {
    for game in ["puerto-rico", "altiplano"] {
        let site = Site::new().await;
        let (mut zofia, mut friend) = (site.browser(), site.browser());
        let id = finished(&mut zofia, game, json!({})).await;
        let site = played_by_hosts(site, &mut [&mut zofia, &mut friend]).await;
        let path = format!("/api/tables/{id}/picture.png");
        let first = fetch(&mut friend, &path, &[]).await;
        assert_eq!((first.status, first.kind.as_str()), (StatusCode::OK, "image/png"));
        assert_eq!(first.bytes.get(..8), Some(b"\x89PNG\r\n\x1a\n".as_slice()));
        let size = |at: usize| u32::from_be_bytes(first.bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((size(16), size(20)), (1200, 630));
        let same = fetch(&mut friend, &path, &[(header::IF_NONE_MATCH, &first.etag)]).await;
        assert_eq!((same.status, same.bytes.len()), (StatusCode::NOT_MODIFIED, 0));
        let polish = fetch(&mut friend, &format!("{path}?language=pl"), &[]).await;
        assert_ne!(polish.etag, first.etag);
        // A picture that is kept costs nothing, however often somebody asks.
        for _ in 0..150 {
            assert_eq!(fetch(&mut friend, &path, &[]).await.status, StatusCode::OK);
        }
        zofia
            .send_json(Method::PUT, "/api/me", &json!({"name": "Łucja"}))
            .await
            .ok();
        let renamed = fetch(&mut friend, &path, &[(header::IF_NONE_MATCH, &first.etag)]).await;
        assert_eq!(renamed.status, StatusCode::OK);
        assert_ne!(renamed.bytes, first.bytes);
        drop(site);
    }
}

#[tokio::test]
async fn only_who_may_look_gets_a_picture_and_only_at_the_end() {
    let site = Site::new().await;
    let (mut zofia, mut stranger) = (site.browser(), site.browser());
    let hidden = finished(&mut zofia, "puerto-rico", json!({"private": true})).await;
    let path = format!("/api/tables/{hidden}/picture.png");
    stranger.get(&path).await.refused(403, "not_seated");
    assert_eq!(fetch(&mut zofia, &path, &[]).await.status, StatusCode::OK);
    let running = zofia
        .table(json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]))
        .await;
    let running = running["id"].as_str().expect("an id");
    let refused = zofia.get(&format!("/api/tables/{running}/picture.png")).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    stranger
        .get("/api/tables/nosuchtable/picture.png")
        .await
        .refused(404, "unknown_table");
}

#[tokio::test]
async fn a_link_to_a_finished_table_says_what_was_played() {
    let site = Site::new().await;
    let mut zofia = site.browser();
    let open = finished(&mut zofia, "puerto-rico", json!({})).await;
    let hidden = finished(&mut zofia, "puerto-rico", json!({"private": true})).await;
    let mut page = async |path: &str, language: &str| {
        let headers = [
            (header::HOST, "play.example.org:8080"),
            (header::ACCEPT_LANGUAGE, language),
        ];
        let got = fetch(&mut zofia, path, &headers).await;
        assert_eq!(got.status, StatusCode::OK);
        String::from_utf8(got.bytes).expect("text")
    };
    let shown = page(&format!("/table/{open}"), "pl-PL,pl;q=0.9").await;
    let picture = format!("http://play.example.org:8080/api/tables/{open}/picture.png?language=pl");
    for wanted in [
        format!("<meta property=\"og:image\" content=\"{picture}\" />"),
        format!("<meta property=\"og:url\" content=\"http://play.example.org:8080/table/{open}\" />"),
        "<title>Puerto Rico".to_owned(),
        "Zwycięstwo: ".to_owned(),
    ] {
        assert!(shown.contains(&wanted), "{wanted} is missing: {shown}");
    }
    assert!(
        page(&format!("/replay/{open}/12"), "en")
            .await
            .contains("og:image")
    );
    for path in [
        format!("/table/{hidden}"),
        "/table/nosuchtable".to_owned(),
        "/".to_owned(),
    ] {
        let plain = page(&path, "en").await;
        assert!(
            plain.contains("<title>Meseta</title>") && !plain.contains("og:"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn what_people_are_called_can_do_nothing_to_the_page() {
    let site = Site::new().await;
    let mut zofia = site.browser();
    let id = finished(&mut zofia, "puerto-rico", json!({"name": "\"/><b>&Zofia"})).await;
    let _site = played_by_hosts(site, &mut [&mut zofia]).await;
    let shown = fetch(
        &mut zofia,
        &format!("/table/{id}"),
        &[(header::HOST, "\"><evil>")],
    )
    .await;
    let shown = String::from_utf8(shown.bytes).expect("text");
    assert!(shown.contains("&quot;/&gt;&lt;b&gt;&amp;Zofia"), "{shown}");
    assert!(!shown.contains("<b>&") && !shown.contains("evil"), "{shown}");
}

#[tokio::test]
async fn all_finished_games_come_as_one_file_that_other_servers_read() {
    let site = Site::new().await;
    let mut zofia = site.browser();
    zofia.get("/api/me/games.zip").await.refused(401, "no_guest");
    let mut ids = Vec::new();
    for game in ["puerto-rico", "altiplano"] {
        ids.push(finished(&mut zofia, game, json!({})).await);
    }
    zofia
        .table(json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
        .await;
    let got = fetch(&mut zofia, "/api/me/games.zip", &[]).await;
    assert_eq!(
        (got.status, got.kind.as_str()),
        (StatusCode::OK, "application/zip")
    );
    let mut file = zip::ZipArchive::new(Cursor::new(got.bytes)).expect("a ZIP file");
    assert_eq!(file.len(), 2);
    let other = Site::new().await;
    for place in 0..2 {
        let mut entry = file.by_index(place).expect("an entry");
        let name = entry.name().expect("a name").into_owned();
        let id = ids
            .iter()
            .find(|id| name.ends_with(&format!(" {id}.txt")))
            .expect("a table of hers");
        let mut record = String::new();
        entry.read_to_string(&mut record).expect("text");
        assert_eq!(record, zofia.get(&format!("/api/tables/{id}/record")).await.text);
        let opened = other
            .browser()
            .post("/api/records", json!({"record": record}))
            .await
            .ok();
        assert_eq!(opened["state"], "over");
    }
}
