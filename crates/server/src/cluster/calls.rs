//! Requests from one node to another, over connections that are kept for the next ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// How long to wait for a connection.
const CONNECT_MAX: Duration = Duration::from_millis(1_500);
/// How many connections to one node are kept that nobody uses.
const KEPT_MAX: usize = 64;

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoAnswer {
    /// The request has not left.
    NotSent,
    /// It may have been carried out.
    Lost,
}

type Free = Arc<Mutex<HashMap<String, Vec<SendRequest<Body>>>>>;

/// The connections to all nodes.
#[derive(Debug, Default)]
pub(super) struct Calls {
    free: Free,
}

impl Calls {
    /// Sends a request to a node and waits until its answer begins.
    pub(super) async fn send(
        &self,
        address: &str,
        mut request: Request<Body>,
    ) -> Result<Response<Body>, NoAnswer> {
        loop {
            let (mut sender, is_new) = match self.kept(address) {
                Some(sender) => (sender, false),
                None => (connect(address).await?, true),
            };
            match sender.try_send_request(request).await {
                Ok(response) => {
                    self.keep_later(address, sender);
                    return Ok(response.map(Body::new));
                }
                // A connection that was kept may have been closed at the other end in the meantime.
                Err(mut error) => match error.take_message() {
                    Some(unsent) if !is_new => request = unsent,
                    Some(_) => return Err(NoAnswer::NotSent),
                    None => return Err(NoAnswer::Lost),
                },
            }
        }
    }

    fn kept(&self, address: &str) -> Option<SendRequest<Body>> {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = free.get_mut(address)?;
        while let Some(sender) = kept.pop() {
            if sender.is_ready() {
                return Some(sender);
            }
        }
        None
    }

    /// Keeps a connection once its answer has been read to the end.
    fn keep_later(&self, address: &str, mut sender: SendRequest<Body>) {
        let (free, address) = (Arc::clone(&self.free), address.to_owned());
        tokio::spawn(async move {
            if sender.ready().await.is_ok() {
                let mut free = free.lock().unwrap_or_else(PoisonError::into_inner);
                let kept = free.entry(address).or_default();
                if kept.len() < KEPT_MAX {
                    kept.push(sender);
                }
            }
        });
    }

    /// Lets go of connections to nodes that are not among these.
    pub(super) fn keep_only(&self, is_known: impl Fn(&str) -> bool) {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        free.retain(|address, _| is_known(address));
    }
}

async fn connect(address: &str) -> Result<SendRequest<Body>, NoAnswer> {
    let host = address.strip_prefix("http://").unwrap_or(address);
    let connecting = async {
        let stream = TcpStream::connect(host.trim_end_matches('/')).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.ok()?;
        tokio::spawn(async move {
            // Whoever waits for an answer is told about a broken connection.
            let _ = connection.await;
        });
        Some(sender)
    };
    let connected = tokio::time::timeout(CONNECT_MAX, connecting).await;
    connected.ok().flatten().ok_or(NoAnswer::NotSent)
}
