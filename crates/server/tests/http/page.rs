//! The client's files, the headers of every answer, and the description of the API.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode};
use serde_json::Value;

use crate::support::{Browser, Site};

async fn get(browser: &mut Browser, path: &str, headers: &[(&str, &str)]) -> (StatusCode, HeaderMap) {
    let mut request = browser.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = browser.send(request.body(Body::empty()).unwrap()).await;
    (response.status(), response.headers().clone())
}

#[tokio::test]
async fn the_page_is_served_for_every_path_that_the_client_understands() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (status, headers) = get(&mut me, "/", &[]).await;
    assert_eq!(status, 200);
    assert_eq!(headers["cache-control"], "no-cache");
    assert_eq!(headers["content-type"], "text/html; charset=utf-8");
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"));
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert!(headers.contains_key("x-request-id"));
    let etag = headers["etag"].to_str().unwrap().to_owned();
    for path in ["/table/abc", "/join/xyz", "/any/where"] {
        let (status, headers) = get(&mut me, path, &[]).await;
        assert_eq!(
            (status, headers["etag"].to_str().unwrap()),
            (StatusCode::OK, etag.as_str()),
            "{path}"
        );
    }
    let (status, _) = get(&mut me, "/", &[("if-none-match", &etag)]).await;
    assert_eq!(status, 304);
    for path in [
        "/nothing.js",
        "/assets/nothing.css",
        "/../Cargo.toml",
        "/index.html.br",
        "/%2e%2e/secret.db",
    ] {
        let (status, headers) = get(&mut me, path, &[]).await;
        assert_eq!(status, 404, "{path}");
        assert_eq!(headers["cache-control"], "no-cache");
    }
    let request = me.request(Method::POST, "/").body(Body::empty()).unwrap();
    assert_eq!(me.send(request).await.status(), 405);
}

#[tokio::test]
async fn compressed_twins_are_chosen_by_what_the_browser_takes() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (_, plain) = get(&mut me, "/", &[]).await;
    assert!(!plain.contains_key("content-encoding"));
    assert_eq!(plain["vary"], "accept-encoding");
    let (_, packed) = get(&mut me, "/", &[("accept-encoding", "gzip, br;q=0")]).await;
    // Only the built client has twins; the placeholder page has none.
    if let Some(encoding) = packed.get("content-encoding") {
        assert_eq!(encoding, "gzip");
        assert_ne!(packed["etag"], plain["etag"]);
        let (_, smallest) = get(&mut me, "/", &[("accept-encoding", "gzip, br")]).await;
        assert_eq!(smallest["content-encoding"], "br");
    }
}

#[tokio::test]
async fn the_list_of_games_is_compressed_for_those_who_take_it() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (_, plain) = get(&mut me, "/api/games", &[]).await;
    assert!(!plain.contains_key("content-encoding"));
    let (status, packed) = get(&mut me, "/api/games", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(status, 200);
    assert_eq!(packed["content-encoding"], "gzip");
    for headers in [&plain, &packed] {
        assert_eq!(headers["content-type"], "application/json");
        assert_eq!(headers["vary"], "accept-encoding");
    }
    let length = |headers: &HeaderMap| {
        headers["content-length"]
            .to_str()
            .unwrap()
            .parse::<u32>()
            .unwrap()
    };
    assert!(length(&packed) * 4 < length(&plain));
}

#[tokio::test]
async fn the_api_describes_itself_without_the_internet() {
    let site = Site::new().await;
    let mut me = site.browser();
    let description = me.get("/api/openapi.json").await.ok();
    let paths = description["paths"].as_object().unwrap();
    for path in [
        "/api/me",
        "/api/me/recover",
        "/api/me/log-out",
        "/api/me/forget",
        "/api/me/data",
        "/api/me/delete",
        "/api/games",
        "/api/health",
        "/api/health/live",
        "/api/health/ready",
        "/api/tables",
        "/api/quick",
        "/api/tables/{id}",
        "/api/tables/{id}/stream",
        "/api/stream",
        "/api/tables/{id}/pause",
        "/api/tables/{id}/holiday",
        "/api/tables/{id}/notices",
        "/api/me/notices",
        "/api/me/notices/ways",
        "/api/me/notices/ways/{id}",
        "/api/me/notices/ways/{id}/try",
        "/api/tables/{id}/orders",
        "/api/tables/{id}/proposal",
        "/api/tables/{id}/proposal/answer",
        "/api/tables/{id}/moves",
        "/api/tables/{id}/preview",
        "/api/tables/{id}/undo",
        "/api/tables/{id}/leave",
        "/api/tables/{id}/branch",
        "/api/records",
        "/api/arrivals",
        "/api/tables/{id}/departure",
        "/api/tables/{id}/fill",
        "/api/tables/{id}/ready",
        "/api/tables/{id}/seating",
        "/api/tables/{id}/rematch",
        "/api/tables/{id}/suggestion",
        "/api/tables/{id}/now",
        "/api/tables/{id}/history",
        "/api/tables/{id}/history/{step}",
        "/api/tables/{id}/charts",
        "/api/tables/{id}/record",
        "/api/lobby",
        "/api/ratings",
        "/api/tables/{id}/chat",
        "/api/tables/{id}/chat/{number}/report",
        "/api/tables/{id}/listing",
        "/api/invitations/{code}",
        "/api/invitations/{code}/join",
    ] {
        assert!(paths.contains_key(path), "{path} is not described");
    }
    // Every reference leads somewhere.
    let text = description.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert_ne!(
            description["components"]["schemas"][name],
            Value::Null,
            "{name} is missing"
        );
    }
    let (status, headers) = get(&mut me, "/api/docs/", &[]).await;
    assert_eq!(status, 200);
    assert!(
        headers["content-security-policy"]
            .to_str()
            .unwrap()
            .contains("style-src 'self' 'unsafe-inline'")
    );
    for file in ["swagger-ui-bundle.js", "swagger-ui.css", "swagger-initializer.js"] {
        let reply = me.get(&format!("/api/docs/{file}")).await;
        assert_eq!(reply.status, 200, "{file}");
    }
    let page = me.get("/api/docs/").await.text;
    assert!(
        !page.contains("http://") && !page.contains("https://"),
        "nothing comes from elsewhere: {page}"
    );
    assert_eq!(me.get("/api/health").await.ok()["status"], "ready");
    let catalog = me.get("/api/games").await.ok();
    assert!(
        catalog["games"]["puerto-rico"]["buildings"]
            .as_array()
            .unwrap()
            .len()
            > 20
    );
}
