//! Real connections: silent ones, too many, and those that speak HTTP/2.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::listening::{Listening, PATIENCE};

const HEALTH: &str = "GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n";

/// Everything received until the other side closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
    // A reset ends a connection too.
    drop(read.expect("the connection is closed in time"));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Asks for the server's health on an open connection.
async fn ask(stream: &mut TcpStream) -> String {
    stream.write_all(HEALTH.as_bytes()).await.unwrap();
    let mut said = vec![0; 4096];
    let count = tokio::time::timeout(PATIENCE, stream.read(&mut said))
        .await
        .unwrap()
        .unwrap();
    String::from_utf8_lossy(said.get(..count).unwrap()).into_owned()
}

#[tokio::test]
async fn a_silent_connection_is_closed() {
    let server = Listening::new(|_| ()).await;
    for beginning in ["", "P", "PRI", "GET /api/health HTTP/1.1\r\nhost: loc"] {
        let mut stream = server.connect().await;
        stream.write_all(beginning.as_bytes()).await.unwrap();
        let said = rest(&mut stream).await;
        assert!(!said.contains("200 OK"), "{beginning:?}: {said}");
    }
    server.end().await;
}

#[tokio::test]
async fn a_connection_that_sends_no_more_requests_is_closed() {
    let server = Listening::new(|_| ()).await;
    let mut stream = server.connect().await;
    for _ in 0..2 {
        assert!(ask(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
    }
    rest(&mut stream).await;
    server.end().await;
}

#[tokio::test]
async fn silent_connections_leave_room_for_others() {
    let server = Listening::new(|config| {
        config.connections_max = 8;
        config.connections_per_address = 3;
        config.request_within_ms = 60_000;
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect().await;
        assert!(ask(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
        silent.push(stream);
    }
    let mut refused = server.connect().await;
    let said = rest(&mut refused).await;
    assert!(
        said.starts_with("HTTP/1.1 503 ") && said.contains("too many connections"),
        "{said}"
    );
    // Once one of them is gone, the next is served.
    silent.pop();
    let served = async {
        loop {
            let mut stream = server.connect().await;
            if stream.write_all(HEALTH.as_bytes()).await.is_ok() {
                let mut said = vec![0; 4096];
                let count = stream.read(&mut said).await.unwrap_or(0);
                if said.get(..count).unwrap().starts_with(b"HTTP/1.1 200 OK") {
                    break;
                }
            }
        }
    };
    tokio::time::timeout(PATIENCE, served).await.unwrap();
    drop(silent);
    server.end().await;
}

#[tokio::test]
async fn http_2_is_spoken_at_once() {
    let server = Listening::new(|_| ()).await;
    let stream = server.connect().await;
    let io = hyper_util::rt::TokioIo::new(stream);
    let executor = hyper_util::rt::TokioExecutor::new();
    let (mut sender, connection) = hyper::client::conn::http2::handshake(executor, io).await.unwrap();
    let connection = tokio::spawn(connection);
    let address = format!("http://{}/api/health", server.address);
    let request = hyper::Request::get(address)
        .body(axum::body::Body::empty())
        .unwrap();
    let answer = sender.send_request(request).await.unwrap();
    assert_eq!(
        (answer.status().as_u16(), answer.version()),
        (200, hyper::Version::HTTP_2)
    );
    drop((sender, answer));
    connection.await.unwrap().unwrap();
    server.end().await;
}

#[tokio::test]
async fn a_stop_ends_streams_and_answers_what_was_asked() {
    let server = Listening::new(|_| ()).await;
    let mut stream = server.connect().await;
    assert!(ask(&mut stream).await.starts_with("HTTP/1.1 200 OK"));
    server.end().await;
    rest(&mut stream).await;
}
