//! Connections: how many there may be in all and from one address, how long to wait for a silent one, HTTP/1.1
//! and HTTP/2, over TLS or in clear text (HTTP/2 for proxies and programs that speak it from the start).

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::Cursor;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::header::{HOST, HeaderValue, LOCATION};
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper::{Response, StatusCode};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tower::Service as _;

use crate::config::Config;
use crate::tls::{Certificates, HTTP2};

/// How often a quiet HTTP/2 connection is asked whether it is still there, and how long it may take to answer.
const PING_TIME: Duration = Duration::from_secs(20);
/// How many requests and streams one HTTP/2 connection may have open.
const HTTP2_STREAMS_MAX: u32 = 256;
/// How long to wait before the next connection is accepted when the system has no room for one.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);
/// The minimum time between log lines saying that a limit was reached.
const LOG_TIME: Duration = Duration::from_secs(10);
/// Descriptors reserved for things other than connections: the data file, its readers, and what else the
/// program has open.
const DESCRIPTORS_KEPT: usize = 64;
/// With room for as many connections as this, a server is fit for most hosts, even if more are wanted.
const FEW_CONNECTIONS: usize = 1000;
/// How every HTTP/2 connection begins (RFC 9113, section 3.4); four bytes distinguish it from any HTTP/1.1
/// request.
const HTTP2_START: [u8; 4] = *b"PRI ";
/// The bytes that every HTTP/2 connection begins with (RFC 9113, section 3.4).
const HTTP2_PREFACE_LENGTH: usize = 24;
/// How every TLS connection begins (RFC 8446, section 5.1: a record with a handshake).
const TLS_START: [u8; 1] = [22];
/// The answer to a connection that can't be served.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
                         content-type: text/plain\r\ncontent-length: 54\r\n\r\n\
                         too many connections are open; try again in a moment.\n";

/// How many connections there may be, and how long each may be silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    in_all: usize,
    of_address: usize,
    request_within: Duration,
}

impl Bounds {
    /// The host's choice, within what the system allows after being asked for as much as it will give.
    pub(crate) fn new(config: &Config) -> Self {
        let room = descriptors().saturating_sub(DESCRIPTORS_KEPT).max(1);
        let in_all = (config.connections_max as usize).clamp(1, room);
        let wanted = config.connections_max;
        if in_all < (wanted as usize).min(FEW_CONNECTIONS) {
            tracing::warn!(
                connections = in_all,
                wanted,
                "the system allows fewer open connections than wanted; raise the limit of open files"
            );
        } else if in_all < wanted as usize {
            tracing::debug!(
                connections = in_all,
                wanted,
                "the system allows fewer open connections than wanted"
            );
        }
        let of_address = match config.behind_proxy {
            // All connections come from the proxy.
            true => in_all,
            // However many one address opens, half of the room is left for the others.
            false => (config.connections_per_address as usize).clamp(1, in_all.div_ceil(2)),
        };
        let request_within = Duration::from_millis(config.request_within_ms);
        Self {
            in_all,
            of_address,
            request_within,
        }
    }
}

/// Raises the limit of open files as far as the system lets this process, and returns it.
fn descriptors() -> usize {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of open files could not be raised");
        }
        let now = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
        usize::try_from(now).unwrap_or(usize::MAX)
    }
    #[cfg(not(target_os = "linux"))]
    // What other systems grant without being asked.
    {
        256
    }
}

/// The open connections, by address.
struct Open {
    bounds: Bounds,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    in_all: usize,
    of_address: HashMap<IpAddr, usize>,
    told: Option<Instant>,
}

/// One admitted connection; it counts until this is dropped.
struct Admitted {
    open: Arc<Open>,
    address: IpAddr,
}

impl Open {
    fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Admitted> {
        let address = household(peer);
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = counted.of_address.get(&address).copied().unwrap_or(0);
        if counted.in_all >= self.bounds.in_all || of_address >= self.bounds.of_address {
            let is_due = counted.told.is_none_or(|told| told.elapsed() >= LOG_TIME);
            if is_due {
                counted.told = Some(Instant::now());
                let (open, bounds) = (counted.in_all, self.bounds);
                tracing::warn!(
                    open,
                    of_address,
                    bound = bounds.in_all,
                    bound_of_address = bounds.of_address,
                    %address,
                    "too many connections; new ones are refused"
                );
            }
            return None;
        }
        counted.in_all += 1;
        *counted.of_address.entry(address).or_default() += 1;
        let open = Arc::clone(self);
        Some(Admitted { open, address })
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counted = self.open.counted.lock().unwrap_or_else(PoisonError::into_inner);
        counted.in_all = counted.in_all.saturating_sub(1);
        if let Some(left) = counted.of_address.get_mut(&self.address) {
            *left = left.saturating_sub(1);
            if *left == 0 {
                counted.of_address.remove(&self.address);
            }
        }
    }
}

/// What counts as one visitor's address: for IPv4 the address itself, however it is written; for IPv6 the
/// network of a home, since each home has a whole one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
        address @ IpAddr::V4(_) => address,
    }
}

/// What connections get.
#[derive(Clone)]
pub(crate) struct Served {
    pub(crate) router: Router,
    pub(crate) bounds: Bounds,
    /// Whom the server says it is; `None`: everything is in clear text.
    pub(crate) certificates: Option<Arc<Certificates>>,
}

/// Serves connections: accepts them until `stop` is done, goes on for `a_while` with those that are open, then lets them
/// finish what they are doing, and carries out `last` meanwhile.
pub(crate) async fn serve(
    listener: TcpListener,
    served: Served,
    stop: impl Future<Output = ()> + Send,
    a_while: Duration,
    last: impl Future<Output = ()> + Send,
) {
    let open = Arc::new(Open {
        bounds: served.bounds,
        counted: Mutex::default(),
    });
    let graceful = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => match open.admit(peer.ip()) {
                Some(admitted) => {
                    let (served, watcher) = (served.clone(), graceful.watcher());
                    tokio::spawn(async move {
                        let _counted = admitted;
                        connection(stream, peer, served, watcher).await;
                    });
                }
                // Nobody waits until it is read; what does not fit is not sent.
                None => drop(stream.try_write(NO_ROOM)),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
    drop(listener);
    tokio::time::sleep(a_while).await;
    tokio::join!(graceful.shutdown(), last);
}

/// Begins a connection and answers its requests. A server may hold ten thousand: what only some of them need, or only for a
/// moment, is boxed, so that the others have no room set aside for it.
async fn connection(stream: TcpStream, peer: SocketAddr, served: Served, watcher: Watcher) {
    // Small answers are not held back to be sent together with the next.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "TCP_NODELAY could not be set on a connection");
    }
    let within = served.bounds.request_within;
    if let Some(certificates) = served.certificates.clone() {
        return match tokio::time::timeout(within, begins(&stream, TLS_START)).await {
            Ok(Ok(true)) => Box::pin(encrypted(stream, peer, &certificates, served, watcher)).await,
            Ok(Ok(false)) => Box::pin(redirect(stream, within, watcher)).await,
            Ok(Err(_)) | Err(_) => {}
        };
    }
    if let Ok(Ok(is_http2)) = tokio::time::timeout(within, begins(&stream, HTTP2_START)).await {
        Box::pin(speak(stream, is_http2, peer, served, watcher)).await;
    }
}

/// Agrees on a way to encrypt a connection, and answers its requests.
async fn encrypted(
    stream: TcpStream,
    peer: SocketAddr,
    certificates: &Certificates,
    served: Served,
    watcher: Watcher,
) {
    let within = served.bounds.request_within;
    let accepting = Box::pin(certificates.acceptor().accept(stream));
    match tokio::time::timeout(within, accepting).await {
        Ok(Ok(stream)) => {
            if stream.get_ref().1.alpn_protocol() != Some(HTTP2) {
                return Box::pin(speak(stream, false, peer, served, watcher)).await;
            }
            // A connection that has begun is asked whether it is still there; before that, only this ends it.
            let mut start = [0; HTTP2_PREFACE_LENGTH];
            let (mut reader, writer) = tokio::io::split(stream);
            if let Ok(Ok(_)) = tokio::time::timeout(within, reader.read_exact(&mut start)).await {
                let stream = tokio::io::join(Cursor::new(start).chain(reader), writer);
                Box::pin(speak(stream, true, peer, served, watcher)).await;
            }
        }
        Ok(Err(error)) => {
            tracing::debug!(%error, "a visitor and the server could not agree on a way to encrypt");
        }
        Err(_) => {}
    }
}

/// Answers the requests of one connection until it ends.
async fn speak(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    is_http2: bool,
    peer: SocketAddr,
    served: Served,
    watcher: Watcher,
) {
    let Served { router, bounds, .. } = served;
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move { Ok::<_, Infallible>(router.call(request).await.unwrap_or_else(|never| match never {})) }
    });
    let io = TokioIo::new(stream);
    let ended = match is_http2 {
        true => {
            let mut http = http2::Builder::new(TokioExecutor::new());
            http.timer(TokioTimer::new())
                .keep_alive_interval(PING_TIME)
                .keep_alive_timeout(PING_TIME)
                .max_concurrent_streams(HTTP2_STREAMS_MAX);
            Box::pin(watcher.watch(http.serve_connection(io, service))).await
        }
        false => {
            let mut http = http1::Builder::new();
            http.timer(TokioTimer::new())
                .header_read_timeout(bounds.request_within);
            watcher.watch(http.serve_connection(io, service)).await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection has ended");
    }
}

/// Sends a visitor who came in clear text to the same address with TLS.
async fn redirect(stream: TcpStream, within: Duration, watcher: Watcher) {
    let service = service_fn(|request: hyper::Request<Incoming>| async move {
        let host = request.headers().get(HOST).and_then(|host| host.to_str().ok());
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let to = host.and_then(|host| HeaderValue::try_from(format!("https://{host}{path}")).ok());
        let mut answer = Response::new(String::from(
            "this server speaks HTTPS: begin the address with https://\n",
        ));
        *answer.status_mut() = StatusCode::BAD_REQUEST;
        if let Some(to) = to {
            *answer.status_mut() = StatusCode::PERMANENT_REDIRECT;
            answer.headers_mut().insert(LOCATION, to);
        }
        Ok::<_, Infallible>(answer)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(within)
        .keep_alive(false);
    if let Err(error) = watcher
        .watch(http.serve_connection(TokioIo::new(stream), service))
        .await
    {
        tracing::debug!(%error, "a connection in clear text has ended");
    }
}

/// Whether a connection begins with these bytes: waits for them without consuming them.
async fn begins<const COUNT: usize>(stream: &TcpStream, wanted: [u8; COUNT]) -> std::io::Result<bool> {
    let mut start = [0; COUNT];
    loop {
        let count = stream.peek(&mut start).await?;
        let seen = start.get(..count).unwrap_or_default();
        match wanted.strip_prefix(seen) {
            Some([]) => return Ok(true),
            Some(_) if count > 0 => tokio::time::sleep(Duration::from_millis(1)).await,
            // Closed, or the start of something else.
            Some(_) | None => return Ok(false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(in_all: usize, of_address: usize) -> Arc<Open> {
        Arc::new(Open {
            bounds: Bounds {
                in_all,
                of_address,
                request_within: Duration::ZERO,
            },
            counted: Mutex::default(),
        })
    }

    #[tokio::test]
    async fn a_connection_has_no_room_for_what_it_may_never_need() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let served = Served {
            router: Router::new(),
            bounds: open(1, 1).bounds,
            certificates: None,
        };
        let peer = stream.local_addr().unwrap();
        let graceful = GracefulShutdown::new();
        let connection = connection(stream, peer, served, graceful.watcher());
        let bytes = size_of_val(&connection);
        assert!(bytes <= 1024, "{bytes} bytes for each of ten thousand");
    }

    #[test]
    fn the_refusal_says_its_length() {
        let text = std::str::from_utf8(NO_ROOM).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}", body.len())));
    }

    #[test]
    fn one_address_leaves_room_for_others_and_what_has_ended_no_longer_counts() {
        let open = open(4, 2);
        let mine: IpAddr = "192.0.2.1".parse().unwrap();
        let mapped: IpAddr = "::ffff:192.0.2.1".parse().unwrap();
        let first = open.admit(mine).unwrap();
        let _second = open.admit(mapped).unwrap();
        assert!(open.admit(mine).is_none(), "a mapped address is the same");
        let other: IpAddr = "::ffff:192.0.2.2".parse().unwrap();
        let _third = open.admit(other).expect("another mapped address is another");
        drop(first);
        let _again = open.admit(mine).expect("there is room again");
        let _fourth = open.admit("2001:db8::1".parse().unwrap()).unwrap();
        assert!(
            open.admit("198.51.100.7".parse().unwrap()).is_none(),
            "the bound of all"
        );
    }

    #[test]
    fn a_home_network_is_one_visitor() {
        let one: IpAddr = "2001:db8:0:7::1".parse().unwrap();
        let other: IpAddr = "2001:db8:0:7:ffff::2".parse().unwrap();
        let elsewhere: IpAddr = "2001:db8:0:8::1".parse().unwrap();
        assert_eq!(household(one), household(other));
        assert_ne!(household(one), household(elsewhere));
    }
}
