//! Traces of a program that is built with the feature `traces`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(30);

/// A collector that takes whatever is sent; gives where it is, and what arrives: first lines and bodies.
fn collector() -> (SocketAddr, mpsc::Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its number");
    let (tell, arrived) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let tell = tell.clone();
            std::thread::spawn(move || {
                let mut stream = BufReader::new(stream);
                while let Some((line, body)) = request(&mut stream) {
                    let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
                    // Whoever sent it may be gone, and the test over.
                    let _ = stream.get_mut().write_all(answer);
                    let _ = tell.send((line, body));
                }
            });
        }
    });
    (address, arrived)
}

fn request(stream: &mut BufReader<TcpStream>) -> Option<(String, Vec<u8>)> {
    let (mut first, mut length) = (String::new(), 0);
    stream.read_line(&mut first).ok().filter(|&count| count > 0)?;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).ok()?;
        let line = line.trim().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(count) = line.strip_prefix("content-length:") {
            length = count.trim().parse().ok()?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).ok()?;
    Some((first, body))
}

fn has(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window == word.as_bytes())
}

#[test]
fn a_request_is_a_span_with_its_route_and_without_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let (collector, arrived) = collector();
    let mut server = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"])
        .arg(folder.path().join("meseta.db"))
        .env_remove("MESETA_DATABASE")
        .env("OTEL_EXPORTER_OTLP_ENDPOINT", format!("http://{collector}"))
        .env("OTEL_BSP_SCHEDULE_DELAY", "100")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    let output = server.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    let address = line
        .trim()
        .strip_prefix("Meseta is ready at http://")
        .expect("an address");
    let mut stream = TcpStream::connect(address.trim_end_matches('/')).expect("a connection");
    stream
        .write_all(b"GET /api/tables/a-secret-place HTTP/1.0\r\nhost: x\r\n\r\n")
        .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.0 404"), "{answer}");
    let mut all = Vec::new();
    while !has(&all, "/api/tables/{id}") {
        let (line, body) = arrived.recv_timeout(PATIENCE).expect("traces arrive");
        assert!(line.starts_with("POST /v1/traces "), "{line}");
        all.extend(body);
    }
    assert!(
        has(&all, "meseta") && has(&all, "request"),
        "the service and the span have names"
    );
    assert!(!has(&all, "a-secret-place"), "a path may be a key");
    server.kill().expect("it runs");
    server.wait().expect("an end");
}
