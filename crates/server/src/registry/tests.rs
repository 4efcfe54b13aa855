//! Tests of behavior of the registry that can't be seen from outside.

use axum::body::Body;
use axum::http::{Request, header};
use http_body_util::BodyExt as _;
use tempfile::TempDir;
use tower::ServiceExt as _;

use super::*;
use crate::store::sqlite;

#[tokio::test]
async fn a_refused_stream_leaves_nothing_behind() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    let registry = Registry::new(store, Config::new(file));
    let router = crate::router(crate::App::new(Arc::clone(&registry)).await.unwrap());
    let request = Request::post("/api/tables")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(
            r#"{"game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "private": true,
                "seats": [{"kind": "me"}, {"kind": "open"}]}"#,
        ))
        .unwrap();
    let response = router.oneshot(request).await.unwrap();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    let table: serde_json::Value = serde_json::from_slice(&body).unwrap();
    let id = table["id"].as_str().unwrap();

    let (answer, answered) = oneshot::channel();
    let (to_watcher, mut messages) = mpsc::channel(1);
    let call = Call::Watch {
        watcher: 7,
        person: None,
        question: Question::Watch {
            watcher: 7,
            since: None,
            seat: None,
        },
        heard: None,
        deaf_to: Arc::default(),
        answer,
        messages: to_watcher,
        span: Span::none(),
    };
    assert!(registry.calls(id).unwrap().send(call).is_ok());
    assert!(answered.await.unwrap().is_err(), "the table is private");
    let end = tokio::time::timeout(Duration::from_secs(1), messages.recv()).await;
    assert!(
        matches!(end, Ok(None)),
        "the table keeps the stream that it has refused"
    );
}
