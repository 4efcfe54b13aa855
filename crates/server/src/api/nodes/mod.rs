//! Requests in a cluster: each is answered by the node that owns its table, wherever it arrives.

mod inside;
mod streams;

use std::net::IpAddr;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use protocol::ErrorCode;
use tokio::time::{Instant, sleep};

use super::error::Problem;
use super::{App, BODY_BYTES_MAX};
use crate::cluster::{Cluster, NoAnswer, Place, Sealed};
use crate::code;
use crate::store::postgres::Peer;

/// How long a request waits for its table when the node that owned it is gone: longer than others wait for that node.
const PATIENCE: Duration = Duration::from_secs(12);
/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(100);
/// Says that the node that was asked does not own the table.
const NOT_MINE: (HeaderName, HeaderValue) = (
    HeaderName::from_static("x-meseta-not-mine"),
    HeaderValue::from_static("1"),
);

/// The visitor on whose behalf another node asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnBehalfOf(pub(super) IpAddr);

/// Checks the seal of a request that says it comes from another node.
///
/// # Errors
/// When it was made by another node for another, or by none at all.
pub(super) fn check_seal(app: &App, request: &mut Request) -> Result<(), Problem> {
    let Some(cluster) = app.registry.cluster() else {
        return Ok(());
    };
    match cluster.sealed(request) {
        None => {}
        Some(Some(sealed)) if cluster.is_for_me(&sealed) => {
            request.extensions_mut().insert(OnBehalfOf(sealed.visitor));
            request.extensions_mut().insert(sealed);
        }
        // It was meant for a node that was here before.
        Some(Some(_)) => return Err(elsewhere()),
        Some(None) => {
            // Anybody can send it as often as they like.
            tracing::debug!(
                "a request says that it comes from another node, but no node of this cluster has made it"
            );
            return Err(forged());
        }
    }
    Ok(())
}

/// Answers a request here, or has another node answer it.
pub(super) async fn route(app: &App, request: Request, next: Next) -> Response {
    let Some(cluster) = app.registry.cluster() else {
        return next.run(request).await;
    };
    let sealed = request.extensions().get::<Sealed>().cloned();
    let is_inside = sealed.is_some();
    if let Some(sealed) = sealed
        && request.uri().path().starts_with("/nodes/")
    {
        return inside::answer(app, &sealed, request).await;
    }
    if request.uri().path() == "/api/stream" {
        return streams::open(app, cluster, request, next).await;
    }
    let table = match table_of(app, request.uri().path()).await {
        Some(table) => table,
        // Whoever stops makes no tables either; one that nobody owns is passed on.
        None if !is_inside && *app.registry.closing().borrow() && makes_table(&request) => String::new(),
        None => return next.run(request).await,
    };
    let (parts, body) = request.into_parts();
    // It may have to be sent more than once.
    let Ok(body) = to_bytes(body, BODY_BYTES_MAX).await else {
        let message = format!("a request has at most {} KiB", BODY_BYTES_MAX / 1024);
        return Problem::new(ErrorCode::TooLarge, message).into_response();
    };
    let asked = Asked {
        app,
        cluster,
        parts,
        body,
        table,
    };
    match is_inside {
        true => asked.of_node(next).await,
        false => asked.of_visitor(next).await,
    }
}

/// The table that a path is about.
async fn table_of(app: &App, path: &str) -> Option<String> {
    let mut parts = path.strip_prefix("/api/")?.split('/');
    let (kind, name) = (parts.next()?, parts.next()?);
    match kind {
        "tables" => Some(name.to_owned()),
        "invitations" => {
            let table = app.store.table_of_invitation(&code::plain(name)).await;
            // Whoever answers says what is wrong.
            table.ok().flatten()
        }
        _ => None,
    }
}

fn makes_table(request: &Request) -> bool {
    let paths = ["/api/tables", "/api/quick", "/api/records"];
    *request.method() == Method::POST && paths.contains(&request.uri().path())
}

/// A request about a table.
struct Asked<'a> {
    app: &'a App,
    cluster: &'a Cluster,
    parts: Parts,
    body: Bytes,
    table: String,
}

impl Asked<'_> {
    fn request(&self) -> Request {
        Request::from_parts(self.parts.clone(), Body::from(self.body.clone()))
    }

    /// Whether the table is loaded here and may be served.
    fn is_here(&self) -> bool {
        self.cluster.is_member() && !self.is_stopping() && self.app.registry.is_loaded(&self.table)
    }

    fn is_stopping(&self) -> bool {
        *self.app.registry.closing().borrow()
    }

    /// Another node has found that the table is ours.
    async fn of_node(&self, next: Next) -> Response {
        if !self.is_here() {
            self.cluster.look_again(&self.table);
            let place = self.cluster.place(&self.table).await;
            let is_elsewhere = matches!(place, Ok(Place::There(_) | Place::Unknown));
            if is_elsewhere || self.is_stopping() || !self.cluster.is_member() {
                return not_mine();
            }
        }
        let response = next.run(self.request()).await;
        // The table may have left between these lines.
        match response.status() == StatusCode::SERVICE_UNAVAILABLE && !self.is_here() {
            true => not_mine(),
            false => response,
        }
    }

    async fn of_visitor(&self, next: Next) -> Response {
        let give_up = Instant::now() + PATIENCE;
        loop {
            let is_last = Instant::now() > give_up;
            if let Some(response) = self.attempt(&next, is_last).await {
                return response;
            }
            if is_last {
                let message =
                    "the table is on its way from one server to another; nothing is lost, try again";
                return Problem::new(ErrorCode::Busy, message).into_response();
            }
            self.cluster.look_again(&self.table);
            sleep(PAUSE).await;
        }
    }

    /// The answer, unless the table was not where it was looked for.
    async fn attempt(&self, next: &Next, is_last: bool) -> Option<Response> {
        if self.is_here() {
            return self.answer(next, is_last).await;
        }
        match self.cluster.place(&self.table).await {
            Ok(Place::There(peer)) => self.pass_on(&peer).await,
            Ok(Place::Here | Place::Nobody) if !self.is_stopping() && self.cluster.is_member() => {
                self.answer(next, is_last).await
            }
            // Whoever stops loads no more tables, nor does a node that has yet to begin.
            Ok(Place::Nobody) => match self.cluster.others().first() {
                Some(peer) => self.pass_on(peer).await,
                None if self.is_stopping() => Some(next.clone().run(self.request()).await),
                None => None,
            },
            Ok(Place::Here | Place::Unknown) => None,
            // Without the database, a node that serves no tables can't find them either.
            Err(error) if is_last || !self.cluster.is_member() => Some(Problem::from(error).into_response()),
            Err(_) => None,
        }
    }

    async fn answer(&self, next: &Next, is_last: bool) -> Option<Response> {
        let response = next.clone().run(self.request()).await;
        if response.status() != StatusCode::SERVICE_UNAVAILABLE || is_last {
            return Some(response);
        }
        // It may have said no only because the table is no longer here.
        self.cluster.look_again(&self.table);
        let place = self.cluster.place(&self.table).await;
        let is_elsewhere = matches!(place, Ok(Place::There(_) | Place::Unknown));
        let may_move = is_elsewhere || self.is_stopping() || !self.cluster.is_member();
        (!may_move).then_some(response)
    }

    async fn pass_on(&self, peer: &Peer) -> Option<Response> {
        let visitor = self
            .app
            .limits
            .address(&self.parts.headers, &self.parts.extensions);
        match self.cluster.pass_on(peer, visitor, self.request()).await {
            Ok(response) if is_not_mine(&response) => None,
            Ok(response) => Some(until_gone(self.app, peer, response)),
            Err(NoAnswer::NotSent) => None,
            // What carries an id of its own, or changes nothing, can be asked again.
            Err(NoAnswer::Lost) if self.is_harmless() => None,
            Err(NoAnswer::Lost) => {
                let message =
                    "the server that has the table is gone; look whether it was done, and try again";
                Some(Problem::new(ErrorCode::Busy, message).into_response())
            }
        }
    }

    fn is_harmless(&self) -> bool {
        let path = self.parts.uri.path();
        let has_id = ["/moves", "/undo", "/chat", "/preview"];
        self.parts.method == Method::GET || has_id.iter().any(|end| path.ends_with(end))
    }
}

/// The answer of another node, which ends when that node is gone or this one stops: browsers then ask again elsewhere.
fn until_gone(app: &App, peer: &Peer, response: Response) -> Response {
    let (parts, body) = response.into_parts();
    let (registry, fence) = (app.registry.clone(), peer.fence);
    let end = async move {
        let Some(cluster) = registry.cluster() else { return };
        let mut closing = registry.closing();
        tokio::select! {
            () = cluster.gone(fence) => {}
            _ = closing.wait_for(|&closing| closing) => {}
        }
    };
    let is_stream = parts
        .headers
        .get(axum::http::header::CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
    match is_stream {
        true => {
            let body = Body::from_stream(body.into_data_stream().take_until(Box::pin(end)));
            Response::from_parts(parts, body)
        }
        // It has an end of its own.
        false => Response::from_parts(parts, body),
    }
}

fn forged() -> Problem {
    let message = "no node of this cluster has made this request just now";
    Problem::new(ErrorCode::BadRequest, message).status(StatusCode::FORBIDDEN)
}

fn elsewhere() -> Problem {
    let refused = Problem::new(ErrorCode::Busy, "another node has the table");
    refused
        .status(StatusCode::MISDIRECTED_REQUEST)
        .header(NOT_MINE.0, NOT_MINE.1)
}

fn not_mine() -> Response {
    elsewhere().into_response()
}

fn is_not_mine(response: &Response) -> bool {
    response.headers().contains_key(NOT_MINE.0)
}
