//! The one stream of a browser, whose tables may be at several nodes: each node opens its part, and the parts are sent as
//! one.

use std::net::IpAddr;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::future::{join_all, ready};
use futures_util::stream::{self, BoxStream, StreamExt as _};
use protocol::ErrorCode;
use tokio::time::{Instant, sleep};

use super::{App, Cluster, PATIENCE, PAUSE, Peer, Place, Problem, is_not_mine, not_mine, until_gone};
use crate::api::form::MayPack;
use crate::api::streams::TABLE_COUNT_MAX;
use crate::api::{events, packed};
use crate::cluster::Sealed;

/// Where parts of the stream are: here (`None`), or at other nodes. The part about private chats is here.
type Shares = Vec<(Option<Peer>, Vec<String>)>;

pub(super) async fn open(app: &App, cluster: &Cluster, request: Request, next: Next) -> Response {
    let (parts, _) = request.into_parts();
    let Some(tables) = tables(&parts.uri) else {
        // Whoever reads the rest says what is wrong.
        return next.run(Request::from_parts(parts, Body::empty())).await;
    };
    let private = is_private(&parts.uri);
    let is_inside = parts.extensions.get::<Sealed>().is_some();
    let give_up = Instant::now() + PATIENCE;
    loop {
        let opened = match shares(app, cluster, &tables, private).await {
            Some(shares) => attempt(app, cluster, &parts, &next, shares).await,
            None => None,
        };
        if let Some(response) = opened {
            return response;
        }
        if is_inside {
            return not_mine();
        }
        if Instant::now() > give_up {
            let message = "a table is on its way from one server to another; nothing is lost, try again";
            return Problem::new(ErrorCode::Busy, message).into_response();
        }
        for (table, _) in &tables {
            cluster.look_again(table);
        }
        sleep(PAUSE).await;
    }
}

/// The tables that are asked for: their ids, and what stands for each in the request. `None` if there are too many to look
/// each of them up, or none.
fn tables(uri: &Uri) -> Option<Vec<(String, String)>> {
    let query = uri.query().unwrap_or_default();
    let mut values = url::form_urlencoded::parse(query.as_bytes());
    let list = values.find(|(name, _)| name == "tables").map(|(_, list)| list);
    let list = match is_private(uri) {
        true => list.unwrap_or_default(),
        false => list?,
    };
    let items = list.split(',').filter(|item| !item.is_empty());
    let named = items.map(|item| {
        let id = item.split(':').next().unwrap_or_default();
        (id.to_owned(), item.to_owned())
    });
    let named: Vec<_> = named.take(TABLE_COUNT_MAX + 1).collect();
    (named.len() <= TABLE_COUNT_MAX).then_some(named)
}

/// Whether the stream says, too, what happens in private chats.
fn is_private(uri: &Uri) -> bool {
    let query = uri.query().unwrap_or_default();
    url::form_urlencoded::parse(query.as_bytes()).any(|(name, value)| name == "private" && value == "true")
}

/// Where the tables are; `None` if that is not known yet of one of them.
async fn shares(app: &App, cluster: &Cluster, tables: &[(String, String)], private: bool) -> Option<Shares> {
    let mut shares = Shares::new();
    if private {
        shares.push((None, Vec::new()));
    }
    for (id, item) in tables {
        let peer = match app.registry.is_loaded(id) {
            true => None,
            false => match cluster.place(id).await {
                Ok(Place::There(peer)) => Some(peer),
                Ok(Place::Unknown) => return None,
                // Where nobody owns it, it is loaded here; where the database does not answer, that is what is told.
                Ok(Place::Here | Place::Nobody) | Err(_) => None,
            },
        };
        match shares.iter_mut().find(|(other, _)| *other == peer) {
            Some((_, items)) => items.push(item.clone()),
            None => shares.push((peer, vec![item.clone()])),
        }
    }
    Some(shares)
}

/// The stream, unless a table was not where it was looked for.
async fn attempt(
    app: &App,
    cluster: &Cluster,
    parts: &Parts,
    next: &Next,
    shares: Shares,
) -> Option<Response> {
    let may_serve = cluster.is_member() && !*app.registry.closing().borrow();
    let is_all_here = shares.iter().all(|(peer, _)| peer.is_none());
    let is_elsewhere = |(peer, items): &(Option<Peer>, Vec<String>)| peer.is_some() || items.is_empty();
    let is_all_elsewhere = shares.iter().all(is_elsewhere);
    let is_inside = parts.extensions.get::<Sealed>().is_some();
    if is_all_here && may_serve {
        let request = Request::from_parts(parts.clone(), Body::empty());
        return unless_away(next.clone().run(request).await);
    }
    match (may_serve || is_all_elsewhere) && !is_inside {
        true => merged(app, cluster, parts, next, shares).await,
        false => None,
    }
}

/// The answer, unless one of its tables is not, or not yet, where it was looked for.
fn unless_away(response: Response) -> Option<Response> {
    (response.status() != StatusCode::SERVICE_UNAVAILABLE).then_some(response)
}

/// One answer of several nodes; `None` if a table was not where it was looked for.
async fn merged(
    app: &App,
    cluster: &Cluster,
    parts: &Parts,
    next: &Next,
    shares: Shares,
) -> Option<Response> {
    let visitor = app.limits.address(&parts.headers, &parts.extensions);
    let opening = shares
        .into_iter()
        .map(|(peer, items)| share(app, cluster, parts, next, visitor, peer, items));
    let mut bodies: Vec<BoxStream<'static, Option<Bytes>>> = Vec::new();
    let opened: Option<Vec<Response>> = join_all(opening).await.into_iter().collect();
    for response in opened? {
        if response.status() != StatusCode::OK {
            return Some(response);
        }
        bodies.push(whole_events(response.into_body()));
    }
    let all = stream::select_all(bodies)
        // The first to end ends them all.
        .take_while(|event| ready(event.is_some()))
        .filter_map(ready);
    let may_pack = MayPack(packed::is_welcome(&parts.headers));
    Some(events::merged(all, may_pack))
}

async fn share(
    app: &App,
    cluster: &Cluster,
    parts: &Parts,
    next: &Next,
    visitor: IpAddr,
    peer: Option<Peer>,
    items: Vec<String>,
) -> Option<Response> {
    let mut parts = parts.clone();
    let private = (peer.is_none() && is_private(&parts.uri)).then_some(("private", "true"));
    let list = url::form_urlencoded::Serializer::new(String::new())
        .append_pair("tables", &items.join(","))
        .extend_pairs(private)
        .finish();
    parts.uri = format!("/api/stream?{list}").parse().ok()?;
    // The parts are put together as they are.
    parts.headers.remove(header::ACCEPT_ENCODING);
    let request = Request::from_parts(parts, Body::empty());
    let Some(peer) = peer else {
        return unless_away(next.clone().run(request).await);
    };
    let response = cluster.pass_on(&peer, visitor, request).await.ok()?;
    let response = unless_away(response)?;
    (!is_not_mine(&response)).then(|| until_gone(app, &peer, response))
}

/// The whole events of a stream of events, then `None` at the end.
fn whole_events(body: Body) -> BoxStream<'static, Option<Bytes>> {
    let begun = Some((body.into_data_stream(), Vec::new()));
    stream::unfold(begun, |open| async {
        let (mut chunks, mut waiting): (_, Vec<u8>) = open?;
        loop {
            if let Some(end) = waiting.windows(2).rposition(|pair| pair == b"\n\n") {
                let rest = waiting.split_off(end + 2);
                return Some((Some(Bytes::from(waiting)), Some((chunks, rest))));
            }
            match chunks.next().await {
                Some(Ok(chunk)) => waiting.extend_from_slice(&chunk),
                Some(Err(_)) | None => return Some((None, None)),
            }
        }
    })
    .boxed()
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    #[test]
    fn the_tables_of_a_request_are_read_as_browsers_write_them() {
        let read = |uri: &'static str| tables(&Uri::from_static(uri));
        let both = Some(vec![
            ("a".to_owned(), "a:7".to_owned()),
            ("b".to_owned(), "b::4".to_owned()),
        ]);
        assert_eq!(read("/api/stream?tables=a:7,b::4"), both);
        assert_eq!(read("/api/stream?x=1&tables=a%3A7%2C%2Cb%3A%3A4"), both);
        assert_eq!(read("/api/stream?x=1"), None);
        assert_eq!(read("/api/stream?private=true"), Some(Vec::new()));
    }

    #[tokio::test]
    async fn events_are_never_cut_in_two() {
        let chunks = ["data: 1\n", "\ndata: 2\n\nda", "ta: 3\n\n", "data: 4"];
        let chunks = stream::iter(chunks.map(|chunk| Ok::<_, Infallible>(Bytes::from(chunk))));
        let all: Vec<Option<Bytes>> = whole_events(Body::from_stream(chunks)).collect().await;
        let texts: Vec<_> = all.iter().map(|event| event.as_deref()).collect();
        let expected: [Option<&[u8]>; 3] = [Some(b"data: 1\n\ndata: 2\n\n"), Some(b"data: 3\n\n"), None];
        assert_eq!(texts, expected);
    }
}
