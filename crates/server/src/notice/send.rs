//! Messages on their way: one request to an address that a person gave, which learns nothing from the answer but whether
//! the message was taken.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use protocol::{NoticeChoice, NoticeWay, NoticeWayKind, Undelivered};
use rustls::crypto::ring;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use url::{Position, Url};

use super::Notices;
use super::address::{self, Forbidden};
use super::push::{self, BrowserKeys};

/// How long a message may take from the first look at its address to the first line of the answer.
const TIME_MAX: Duration = Duration::from_secs(10);
/// The largest head of an answer, in bytes; the rest is never read.
const ANSWER_BYTES_MAX: usize = 16 * 1024;
/// How long a push service keeps a message for a browser that is off, in seconds.
const PUSH_KEPT_S: u32 = 24 * 3600;
/// Where a push service can complain if nobody has said how this server is reached.
const NO_CONTACT: &str = "mailto:nobody@invalid";
const AGENT: &str = concat!("Meseta/", env!("CARGO_PKG_VERSION"));

/// What is to be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Message {
    /// The same for every attempt.
    pub id: String,
    /// `turn`, `reminder` or `test`.
    pub kind: &'static str,
    pub table: Option<String>,
    pub game: Option<&'static str>,
    pub link: Option<String>,
    pub title: String,
    pub text: String,
    pub due: Option<i64>,
}

/// How a message fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Delivered,
    /// It may be worth trying again.
    Failed(Undelivered),
    /// Nobody will ever take a message there again.
    Gone,
}

/// Sends a message to a person, once.
pub(super) async fn send(
    notices: &Notices,
    guest: &str,
    way: &NoticeWay,
    message: &Message,
    choice: &NoticeChoice,
) -> Fate {
    if way.kind == NoticeWayKind::Email {
        let Some((post, token)) = notices
            .post
            .as_ref()
            .and_then(|post| Some((post, post.token(guest, way)?)))
        else {
            // The host has switched e-mail off.
            return Fate::Failed(Undelivered::Refused);
        };
        return match post.tell(way, &token, message, &choice.language).await {
            Ok(()) => Fate::Delivered,
            Err(why) => Fate::Failed(why),
        };
    }
    let sending = tokio::time::timeout(TIME_MAX, deliver(notices, way, message, &choice.site));
    match sending.await {
        Ok(Ok(status)) if status.is_success() => Fate::Delivered,
        Ok(Ok(StatusCode::GONE)) => Fate::Gone,
        // That is how push services say it, too (RFC 8030, section 7.3).
        Ok(Ok(StatusCode::NOT_FOUND)) if way.kind == NoticeWayKind::Push => Fate::Gone,
        Ok(Ok(_)) => Fate::Failed(Undelivered::Refused),
        Ok(Err(why)) => Fate::Failed(why),
        Err(_) => Fate::Failed(Undelivered::Unreachable),
    }
}

async fn deliver(
    notices: &Notices,
    way: &NoticeWay,
    message: &Message,
    site: &str,
) -> Result<StatusCode, Undelivered> {
    let url = address::read(&way.address).map_err(|_| Undelivered::Unreachable)?;
    let places = match address::resolve(&url, notices.allow_private).await {
        Some(Ok(places)) => places,
        Some(Err(Forbidden)) => return Err(Undelivered::Private),
        None => return Err(Undelivered::Unreachable),
    };
    let (url, request) = match way.kind {
        NoticeWayKind::Webhook => (url.clone(), request(&url, &webhook(message), &message.id)),
        NoticeWayKind::Ntfy => {
            let (url, body) = ntfy(url, message).ok_or(Undelivered::Refused)?;
            let request = request(&url, &body, &message.id);
            (url, request)
        }
        NoticeWayKind::Push => (url.clone(), pushed(notices, way, &url, message, site)),
        // It goes through the host's server, not from here.
        NoticeWayKind::Email => return Err(Undelivered::Refused),
    };
    let request = request.ok_or(Undelivered::Unreachable)?;
    let stream = connect(&places).await.ok_or(Undelivered::Unreachable)?;
    if url.scheme() == "http" {
        return ask(stream, request).await;
    }
    let name = url
        .host_str()
        .unwrap_or_default()
        .trim_matches(['[', ']'])
        .to_owned();
    let name = ServerName::try_from(name).map_err(|_| Undelivered::Unreachable)?;
    let stream = TlsConnector::from(tls().ok_or(Undelivered::Unreachable)?)
        .connect(name, stream)
        .await
        .map_err(|error| {
            tracing::debug!(%error, "a message could not be sent in secret");
            Undelivered::Unreachable
        })?;
    ask(stream, request).await
}

/// Connects to the first of the addresses that answers. Each has its share of the time, and so has what comes after.
async fn connect(places: &[SocketAddr]) -> Option<TcpStream> {
    let shares = u32::try_from(places.len()).ok()?.checked_add(1)?;
    for place in places {
        let connecting = tokio::time::timeout(TIME_MAX / shares, TcpStream::connect(place));
        if let Ok(Ok(stream)) = connecting.await {
            return Some(stream);
        }
    }
    None
}

/// Sends the request and reads the first line of the answer; where it may lead to, is not followed.
async fn ask(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Undelivered> {
    let lost = |_: hyper::Error| Undelivered::Unreachable;
    let (mut sender, connection) = hyper::client::conn::http1::Builder::new()
        .max_buf_size(ANSWER_BYTES_MAX)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(lost)?;
    let answer = sender.send_request(request);
    tokio::pin!(answer);
    tokio::select! {
        answer = &mut answer => Ok(answer.map_err(lost)?.status()),
        // A connection that has ended may have left its answer behind.
        _ = connection => Ok(answer.await.map_err(lost)?.status()),
    }
}

fn request(url: &Url, body: &Value, id: &str) -> Option<Request<Body>> {
    let host = &url[Position::BeforeHost..Position::AfterPort];
    let body = body.to_string();
    Request::post(&url[Position::BeforePath..Position::AfterQuery])
        .header(header::HOST, host)
        .header(header::USER_AGENT, AGENT)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONTENT_LENGTH, body.len())
        .header("idempotency-key", id)
        .body(Body::from(body))
        .ok()
}

/// A request to a browser's push service (RFC 8030, section 5).
fn pushed(
    notices: &Notices,
    way: &NoticeWay,
    url: &Url,
    message: &Message,
    site: &str,
) -> Option<Request<Body>> {
    let keys = way.keys.as_ref()?;
    let keys = BrowserKeys::read(&keys.p256dh, &keys.auth)?;
    let contact = if site.is_empty() { NO_CONTACT } else { site };
    let origin = url.origin().ascii_serialization();
    let signed = (notices.push.get()?).authorization(&origin, contact, notices.clock.now())?;
    let body = push::seal(&keys, webhook(message).to_string().as_bytes())?;
    let mut request = Request::post(&url[Position::BeforePath..Position::AfterQuery])
        .header(header::HOST, &url[Position::BeforeHost..Position::AfterPort])
        .header(header::USER_AGENT, AGENT)
        .header(header::AUTHORIZATION, signed)
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_LENGTH, body.len())
        .header("ttl", PUSH_KEPT_S)
        .header(
            "urgency",
            if message.kind == "reminder" {
                "high"
            } else {
                "normal"
            },
        );
    if let Some(table) = &message.table {
        // Of several messages about a table, a browser that was off gets the last one.
        request = request.header("topic", table);
    }
    request.body(Body::from(body)).ok()
}

fn webhook(message: &Message) -> Value {
    json!({
        "id": message.id,
        "kind": message.kind,
        "table": message.table,
        "game": message.game,
        "link": message.link,
        "title": message.title,
        "text": message.text,
        "due": message.due,
    })
}

/// Messages to a topic are published as JSON to the address above it, because headers can't carry every letter.
fn ntfy(mut url: Url, message: &Message) -> Option<(Url, Value)> {
    let topic = url.path_segments()?.rfind(|part| !part.is_empty())?.to_owned();
    url.path_segments_mut().ok()?.pop_if_empty().pop();
    let mut body = json!({
        "topic": topic,
        "title": message.title,
        "message": message.text,
        "priority": if message.kind == "reminder" { 4 } else { 3 },
        "tags": ["game_die"],
    });
    if let (Some(link), Some(body)) = (&message.link, body.as_object_mut()) {
        body.insert("click".to_owned(), json!(link));
    }
    Some((url, body))
}

/// What this machine trusts, read once.
fn tls() -> Option<Arc<ClientConfig>> {
    static CONFIG: OnceLock<Option<Arc<ClientConfig>>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let found = rustls_native_certs::load_native_certs();
        let mut roots = RootCertStore::empty();
        let (known, _) = roots.add_parsable_certificates(found.certs);
        if known == 0 {
            tracing::warn!(
                "this machine has no list of certificate authorities: nothing can be sent to https addresses"
            );
        }
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().ok()?;
        Some(Arc::new(
            builder.with_root_certificates(roots).with_no_client_auth(),
        ))
    });
    config.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message() -> Message {
        Message {
            id: "1".to_owned(),
            kind: "turn",
            table: None,
            game: None,
            link: Some("https://play.example.org/table/a".to_owned()),
            title: "Łódź".to_owned(),
            text: "…".to_owned(),
            due: None,
        }
    }

    #[test]
    fn a_topic_is_published_at_the_address_above_it() {
        for (address, above, topic) in [
            (
                "https://ntfy.example.org/anna",
                "https://ntfy.example.org/",
                "anna",
            ),
            (
                "https://ntfy.example.org/anna/",
                "https://ntfy.example.org/",
                "anna",
            ),
            (
                "https://example.org:8443/push/anna",
                "https://example.org:8443/push",
                "anna",
            ),
        ] {
            let url = address::read(address).expect("an address");
            let (url, body) = ntfy(url, &message()).expect("a topic");
            assert_eq!((url.as_str(), body["topic"].as_str()), (above, Some(topic)));
            assert_eq!(body["click"], "https://play.example.org/table/a");
        }
        let none = address::read("https://ntfy.example.org/").expect("an address");
        assert_eq!(ntfy(none, &message()), None);
    }

    #[tokio::test]
    async fn where_one_address_does_not_answer_the_next_one_is_asked() {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let listener = tokio::net::TcpListener::bind(any).await.expect("a port");
        let open = listener.local_addr().expect("an address");
        // Bound, so that nobody else gets the port, but not listening.
        let deaf = tokio::net::TcpSocket::new_v4().expect("a socket");
        deaf.bind(any).expect("a port");
        let closed = deaf.local_addr().expect("an address");
        assert!(connect(&[closed]).await.is_none());
        let stream = connect(&[closed, open]).await.expect("a connection");
        assert_eq!(stream.peer_addr().expect("an address"), open);
    }

    #[test]
    fn a_request_names_its_host_and_keeps_its_query() {
        let url = address::read("http://example.org:8080/a?key=b#c").expect("an address");
        let request = request(&url, &json!({}), "7").expect("a request");
        assert_eq!(request.uri(), "/a?key=b");
        assert_eq!(request.headers()[header::HOST], "example.org:8080");
        assert_eq!(request.headers()["idempotency-key"], "7");
    }
}
