//! HTTPS by the server itself.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rcgen::CertifiedKey;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use server::{Config, Server, TlsFiles};
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::listening::{Listening, PATIENCE};
use crate::support::config;

/// A certificate of our own for `localhost`, its files and what a visitor needs to trust it.
fn certificate(folder: &Path) -> (TlsFiles, CertificateDer<'static>) {
    let CertifiedKey { cert, signing_key } =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate can be made");
    let files = TlsFiles {
        certificate: folder.join("certificate.pem"),
        key: folder.join("key.pem"),
    };
    fs::write(&files.key, signing_key.serialize_pem()).expect("the folder can be written");
    fs::write(&files.certificate, cert.pem()).expect("the folder can be written");
    (files, cert.der().clone())
}

/// A server with this certificate, which waits for slow machines.
async fn listening(files: TlsFiles) -> Listening {
    Listening::new(|config| {
        config.tls = Some(files);
        config.request_within_ms = 60_000;
    })
    .await
}

/// A visitor who trusts this certificate alone and speaks these protocols.
async fn visit(
    server: &Listening,
    trusted: &CertificateDer<'static>,
    protocols: &[&[u8]],
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots
        .add(trusted.clone())
        .expect("the certificate is well formed");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut client = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider knows the versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    client.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
    let name = ServerName::try_from("localhost").expect("a name");
    let stream = server.connect().await;
    TlsConnector::from(Arc::new(client)).connect(name, stream).await
}

/// What a request to become a guest is answered with over HTTP/1.1.
async fn become_guest(stream: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> String {
    let body = r#"{"name": "Anna"}"#;
    let request = format!(
        "PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("the server reads");
    let mut said = Vec::new();
    // The other side may close without saying goodbye.
    drop(
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said))
            .await
            .expect("an answer in time"),
    );
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn visitors_come_over_tls_by_http_1_and_2_and_their_cookie_stays_on_https() {
    let folder = TempDir::new().expect("a folder");
    let (files, trusted) = certificate(folder.path());
    let server = listening(files).await;

    let mut old = visit(&server, &trusted, &[b"http/1.1"])
        .await
        .expect("they agree");
    let said = become_guest(&mut old).await;
    assert!(said.starts_with("HTTP/1.1 200 OK"), "{said}");
    let cookie = said
        .lines()
        .find(|line| line.to_ascii_lowercase().starts_with("set-cookie: "));
    assert!(cookie.is_some_and(|cookie| cookie.contains("; Secure")), "{said}");

    let new = visit(&server, &trusted, &[b"h2", b"http/1.1"])
        .await
        .expect("they agree");
    assert_eq!(new.get_ref().1.alpn_protocol(), Some(b"h2".as_slice()));
    let executor = hyper_util::rt::TokioExecutor::new();
    let io = hyper_util::rt::TokioIo::new(new);
    let (mut sender, connection) = hyper::client::conn::http2::handshake(executor, io)
        .await
        .expect("HTTP/2");
    tokio::spawn(connection);
    let request = hyper::Request::get("https://localhost/api/health")
        .body(http_body_util::Empty::<axum::body::Bytes>::new())
        .expect("a request");
    let answer = sender.send_request(request).await.expect("an answer");
    assert_eq!(answer.status(), 200);
    drop(sender);
    server.end().await;
}

#[tokio::test]
async fn a_visitor_in_clear_text_is_sent_to_https_and_nobody_becomes_a_guest() {
    let folder = TempDir::new().expect("a folder");
    let (files, _) = certificate(folder.path());
    let server = listening(files).await;
    let said = become_guest(&mut server.connect().await).await;
    let first = said.lines().next().unwrap_or_default();
    assert!(first.starts_with("HTTP/1.1 308 "), "{said}");
    assert!(said.contains("location: https://localhost/api/me\r\n"), "{said}");
    assert!(!said.to_ascii_lowercase().contains("set-cookie"), "{said}");
    server.end().await;
}

#[tokio::test]
async fn a_visitor_who_agrees_on_http_2_and_then_is_silent_is_sent_away() {
    let folder = TempDir::new().expect("a folder");
    let (files, trusted) = certificate(folder.path());
    let server = Listening::new(|config| {
        config.tls = Some(files);
        config.request_within_ms = 5_000;
    })
    .await;
    let mut silent = visit(&server, &trusted, &[b"h2"]).await.expect("they agree");
    let mut said = Vec::new();
    let ended = tokio::time::timeout(PATIENCE, silent.read_to_end(&mut said)).await;
    // The other side may close without saying goodbye.
    drop(ended.expect("the connection is closed"));
    server.end().await;
}

#[tokio::test]
async fn a_renewed_certificate_is_taken_up_and_a_broken_one_is_not() {
    let folder = TempDir::new().expect("a folder");
    let (files, old) = certificate(folder.path());
    let server = listening(files.clone()).await;
    visit(&server, &old, &[]).await.expect("they agree");

    fs::write(&files.key, "not a key").expect("the folder can be written");
    // Several looks of the server, which takes one every two seconds.
    tokio::time::sleep(PATIENCE / 4).await;
    visit(&server, &old, &[]).await.expect("the old one stays");

    let (_, renewed) = certificate(folder.path());
    let taken_up = async {
        while visit(&server, &renewed, &[]).await.is_err() {
            tokio::time::sleep(PATIENCE / 100).await;
        }
    };
    tokio::time::timeout(PATIENCE, taken_up)
        .await
        .expect("the new one is taken up");
    visit(&server, &old, &[]).await.expect_err("the old one is gone");
    server.end().await;
}

#[tokio::test]
async fn files_that_are_no_certificate_and_key_are_refused_with_a_reason() {
    let folder = TempDir::new().expect("a folder");
    let (good, _) = certificate(folder.path());
    let elsewhere = TempDir::new().expect("a folder");
    let (other, _) = certificate(elsewhere.path());
    let missing = folder.path().join("missing.pem");
    let wrong = [
        (
            &missing,
            &good.key,
            "No such file",
            "server's certificate in PEM format",
        ),
        (
            &good.key,
            &good.key,
            "no certificate in it",
            "server's certificate in PEM format",
        ),
        (
            &good.certificate,
            &missing,
            "No such file",
            "private key in PEM format",
        ),
        (
            &good.certificate,
            &good.certificate,
            "no key in it",
            "private key in PEM format",
        ),
        (
            &good.certificate,
            &other.key,
            "can't be used together",
            "the key that it was made for",
        ),
    ];
    for (certificate, key, reason, advice) in wrong {
        let config = Config {
            tls: Some(TlsFiles {
                certificate: certificate.clone(),
                key: key.clone(),
            }),
            ..config(folder.path().join("meseta.db"))
        };
        let Err(error) = Server::start(config).await else {
            panic!("{} and {} were accepted", certificate.display(), key.display());
        };
        let said = error.to_string();
        assert!(said.contains(reason) && said.contains(advice), "{said}");
        assert!(!folder.path().join("meseta.db").exists(), "nothing was made");
    }
}
