//! Requests from one node to another, with the seals that show that a node of the cluster has made them.

use std::net::IpAddr;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri, header};

use super::seal::{self, Sealed};
use super::{Cluster, NoAnswer};
use crate::metrics::FORWARDED;
use crate::store::postgres::Peer;

/// Headers that are about one connection, and are not passed on to the next.
const BETWEEN_TWO: [HeaderName; 3] = [header::CONNECTION, header::TRANSFER_ENCODING, header::UPGRADE];

impl Cluster {
    /// What the seal of a request says; `Some(None)` if no node of this cluster has made it, `None` without any.
    pub(crate) fn sealed(&self, request: &Request<Body>) -> Option<Option<Sealed>> {
        let now = self.clock.now();
        self.seals
            .open(request.method(), path(request.uri()), request.headers(), now)
    }

    /// Whether a request was meant for this node, and not for one that was here before.
    pub(crate) fn is_for_me(&self, sealed: &Sealed) -> bool {
        sealed.to == self.fence.shown()
    }

    /// Passes a request on to another node, on behalf of a visitor; waits until the answer begins.
    pub(crate) async fn pass_on(
        &self,
        to: &Peer,
        visitor: IpAddr,
        request: Request<Body>,
    ) -> Result<Response<Body>, NoAnswer> {
        self.send(to, visitor, None, request).await
    }

    /// Sends a request; `body` is the digest of its body if the seal is to cover it.
    async fn send(
        &self,
        to: &Peer,
        visitor: IpAddr,
        body: Option<String>,
        mut request: Request<Body>,
    ) -> Result<Response<Body>, NoAnswer> {
        let sealed = Sealed {
            to: to.fence,
            visitor,
            time: self.clock.now(),
            body,
        };
        let seal = self.seals.seal(request.method(), path(request.uri()), &sealed);
        let seal = seal.ok_or(NoAnswer::NotSent)?;
        for name in BETWEEN_TWO {
            request.headers_mut().remove(name);
        }
        request.headers_mut().insert(seal::HEADER, seal);
        if !request.headers().contains_key(header::HOST) {
            let host = request.uri().authority().map(axum::http::uri::Authority::as_str);
            let host = host.unwrap_or("meseta").to_owned();
            if let Ok(host) = HeaderValue::try_from(host) {
                request.headers_mut().insert(header::HOST, host);
            }
        }
        if let Ok(uri) = path(request.uri()).parse() {
            *request.uri_mut() = uri;
        }
        *request.version_mut() = axum::http::Version::HTTP_11;
        let answer = tokio::select! {
            answer = self.calls.send(&to.address, request) => answer,
            // Nobody will answer who is no member.
            () = self.gone(to.fence) => Err(NoAnswer::Lost),
        };
        FORWARDED.add(match &answer {
            Ok(_) => "answered",
            Err(NoAnswer::NotSent) => "not_sent",
            Err(NoAnswer::Lost) => "lost",
        });
        answer.map(|mut answer| {
            for name in BETWEEN_TWO {
                answer.headers_mut().remove(name);
            }
            answer
        })
    }

    /// Asks another node something of its own.
    pub(crate) async fn ask(&self, to: &Peer, path: &str, body: String) -> Result<Response<Body>, NoAnswer> {
        let digest = seal::digest_of(body.as_bytes());
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .map_err(|_| NoAnswer::NotSent)?;
        let own = IpAddr::from([127, 0, 0, 1]);
        self.send(to, own, Some(digest), request).await
    }
}

/// The part of an address that a seal covers.
fn path(uri: &Uri) -> &str {
    uri.path_and_query().map_or("/", |path| path.as_str())
}
