//! What whoever runs the server can ask it.

use std::collections::BTreeSet;
use std::path::Path;

use axum::body::Body;
use axum::http::{Method, Request};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};

use crate::support::{Browser, Site};

/// The numbers as text.
async fn metrics(browser: &mut Browser) -> String {
    let request = browser
        .request(Method::GET, "/metrics")
        .body(Body::empty())
        .expect("a request");
    let response = browser.send(request).await;
    assert_eq!(response.status(), 200);
    assert!(
        response.headers()["content-type"]
            .to_str()
            .expect("text")
            .starts_with("text/plain")
    );
    let body = response.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8(body.to_vec()).expect("text")
}

/// The value of a line. Other tests of this process count too, so it only ever goes up.
fn value(text: &str, name: &str) -> f64 {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok())
        .unwrap_or_else(|| panic!("{name}: {text}"))
}

#[tokio::test]
async fn moves_commits_and_refusals_are_counted() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let before = metrics(&mut anna).await;
    let table = anna
        .table(json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]))
        .await;
    let id = table["id"].as_str().expect("an id");
    let update = anna.update(id).await;
    let offers = update["offers"].as_array().expect("offers");
    let legal = offers
        .iter()
        .find(|offer| offer["refusal"].is_null())
        .expect("a legal one");
    let moves = json!([{ "notation": legal["notation"] }]);
    anna.moves(id, &update["version"], "one", moves.clone())
        .await
        .ok();
    anna.moves(id, &update["version"], "two", moves)
        .await
        .refused(409, "stale");
    let after = metrics(&mut anna).await;
    let grown = |name: &str| value(&after, name) - value(&before, name);
    assert!(grown("meseta_moves_accepted_total") >= 1.0);
    assert!(value(&after, "meseta_moves_refused_total{code=\"stale\"}") >= 1.0);
    assert!(grown("meseta_commit_seconds_count") >= 1.0);
    assert!(grown("meseta_commit_batch_operations_count") >= 1.0);
    assert!(value(&after, "meseta_tables_loaded") >= 1.0);
    for name in [
        "meseta_streams_open",
        "meseta_bots_waiting",
        "meseta_rate_limited_total",
    ] {
        assert!(value(&after, name) >= 0.0);
    }
    // Each family has a head, and each line is a name with a number.
    for line in after.lines().filter(|line| !line.starts_with('#')) {
        let (name, number) = line.rsplit_once(' ').expect("two words");
        assert!(number.parse::<f64>().is_ok(), "{line}");
        let family = name.split('{').next().unwrap_or_default();
        let family = ["_bucket", "_sum", "_count"]
            .iter()
            .find_map(|end| family.strip_suffix(end))
            .unwrap_or(family);
        assert!(after.contains(&format!("# TYPE {family} ")), "{line}");
    }
}

/// The dashboard asks for nothing that the server does not tell, and leaves nothing out. What only nodes of a cluster tell
/// is compared in the tests of those.
#[tokio::test]
async fn the_dashboard_shows_every_number() {
    let site = Site::new().await;
    let told = metrics(&mut site.browser()).await;
    let families: BTreeSet<&str> = told
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next())
        .collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosts/grafana.json");
    let text = std::fs::read_to_string(file).expect("the dashboard");
    let dashboard: Value = serde_json::from_str(&text).expect("JSON");
    let mut shown = BTreeSet::new();
    for panel in dashboard["panels"].as_array().expect("panels") {
        for target in panel["targets"].as_array().expect("targets") {
            let query = target["expr"].as_str().expect("a query");
            let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            for word in query
                .split(|letter| !is_word(letter))
                .filter(|word| word.starts_with("meseta_") && !word.starts_with("meseta_node_"))
            {
                let end = ["_bucket", "_sum", "_count"]
                    .iter()
                    .find_map(|end| word.strip_suffix(end));
                shown.insert(end.unwrap_or(word));
            }
        }
    }
    assert_eq!(shown, families);
}

#[tokio::test]
async fn the_numbers_are_for_the_hosts_own_network() {
    let site = Site::new().await;
    let mut me = site.browser();
    let from = |address: [u8; 4]| {
        let peer = std::net::SocketAddr::from((address, 4711));
        let mut request = Request::builder()
            .uri("/metrics")
            .body(Body::empty())
            .expect("a request");
        request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
        request
    };
    assert_eq!(me.send(from([192, 168, 0, 9])).await.status(), 200);
    assert_eq!(me.send(from([198, 51, 100, 9])).await.status(), 404);
}

#[tokio::test]
async fn a_server_that_runs_is_alive_and_ready() {
    let site = Site::new().await;
    let mut me = site.browser();
    for path in ["/api/health", "/api/health/live", "/api/health/ready"] {
        let health = me.get(path).await.ok();
        assert_eq!(health["status"], "ready", "{path}");
    }
}
