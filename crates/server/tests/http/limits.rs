//! What one visitor may take of the server without harming the others.

use axum::body::Body;
use axum::http::Method;
use serde_json::json;

use crate::support::{Browser, Site};

/// More strangers than may watch one table.
const STRANGERS: usize = 201;
/// More streams than one person may have open at one table.
const STREAMS: usize = 21;

/// A table of two people that has started: nothing moves unless one of them does.
async fn quiet_table(site: &Site) -> (Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, table["id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn strangers_never_lock_the_players_out() {
    let site = Site::new().await;
    let (mut anna, id) = quiet_table(&site).await;
    let path = format!("/api/tables/{id}/stream");
    let mut stranger = site.browser();
    let mut watching = Vec::new();
    let refused = loop {
        let request = stranger.request(Method::GET, &path).body(Body::empty()).unwrap();
        let response = stranger.send(request).await;
        if !response.status().is_success() {
            break response.status();
        }
        watching.push(response);
        assert!(watching.len() < STRANGERS, "so many strangers watch one table");
    };
    assert_eq!(refused, 503);
    anna.stream(&id, None).await.update().await;
    anna.get(&format!("/api/tables/{id}")).await.ok();
}

#[tokio::test]
async fn of_one_persons_many_streams_the_oldest_gives_way() {
    let site = Site::new().await;
    let (mut anna, id) = quiet_table(&site).await;
    let mut streams = Vec::new();
    for _ in 0..STREAMS {
        streams.push(anna.stream(&id, None).await);
    }
    let mut streams = streams.into_iter();
    let mut oldest = streams.next().unwrap();
    while oldest.next().await.is_some() {}
    streams.next().unwrap().update().await;
    streams.next_back().unwrap().update().await;
}
