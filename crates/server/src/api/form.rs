//! In which form answers go out: packed for whoever can unpack them, and not at all to whoever has them already.

use axum::body::{Body, HttpBody as _, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, Written};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::error::Problem;
use super::packed::{self, GZIP, VARY};

/// The largest answer that is looked at as a whole.
const WHOLE_BYTES_MAX: u64 = 8 * 1024 * 1024;
/// The kinds of answers that get smaller.
const TEXTS: [&[u8]; 3] = [b"application/json", b"text/plain", b"text/markdown"];
/// What a browser keeps of a table is for its user alone, and is asked for again each time.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("private, no-cache");

/// Whether whoever asks can unpack gzip.
#[derive(Clone, Copy, Debug)]
pub(super) struct MayPack(pub(super) bool);

impl<S: Sync> FromRequestParts<S> for MayPack {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(packed::is_welcome(&parts.headers)))
    }
}

/// What many are told, as an answer.
pub(super) fn written<T: Serialize>(
    told: &Written<T>,
    MayPack(may_pack): MayPack,
) -> Result<Response, Problem> {
    let bug = || Problem::new(ErrorCode::Internal, "the answer can't be written");
    let json = told.json().ok_or_else(bug)?;
    let packed = match may_pack && json.len() >= packed::WORTH_BYTES {
        true => told.packed(|json| packed::piece(json.as_bytes())),
        false => None,
    };
    let body = match packed {
        Some(piece) => Body::from(packed::whole(json.as_bytes(), piece)),
        None => Body::from(json.to_owned()),
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(VARY.0, VARY.1);
    if packed.is_some() {
        headers.insert(GZIP.0, GZIP.1);
    }
    Ok(response)
}

/// What stands for a text: another one for any other text.
pub(super) fn etag(text: &[u8]) -> HeaderValue {
    let digest = Sha256::digest(text);
    let half: u128 = digest
        .iter()
        .take(16)
        .fold(0, |number, &byte| number << 8 | u128::from(byte));
    // Weak: the packed form says the same.
    HeaderValue::try_from(format!("W/\"{half:032x}\"")).unwrap_or(HeaderValue::from_static("W/\"\""))
}

/// What a request says about the form of its answer.
pub(super) struct Asked {
    may_pack: bool,
    is_head: bool,
    /// Whether it looks at a table.
    is_view: bool,
    /// What the asker has already.
    known: Vec<HeaderValue>,
}

impl Asked {
    pub(super) fn of(request: &Request) -> Self {
        let is_view = *request.method() == Method::GET && request.uri().path().starts_with("/api/tables/");
        let known = request.headers().get_all(header::IF_NONE_MATCH).iter();
        Self {
            may_pack: packed::is_welcome(request.headers()),
            is_head: *request.method() == Method::HEAD,
            is_view,
            known: known.filter(|_| is_view).cloned().collect(),
        }
    }
}

/// Packs an answer if it gets smaller by it. What is asked about a table carries an `etag`, and is not sent again to whoever
/// has just that.
pub(super) async fn fit(asked: Asked, response: Response) -> Response {
    let Asked {
        may_pack,
        is_head,
        is_view,
        known,
    } = asked;
    let headers = response.headers();
    let length = response.body().size_hint().exact();
    let is_whole = length.is_some_and(|length| length <= WHOLE_BYTES_MAX);
    if is_head || !is_whole || !is_text(headers) || headers.contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let is_view = is_view && response.status() == StatusCode::OK;
    let packs = may_pack && length.is_some_and(|length| length >= packed::WORTH_BYTES as u64);
    if !is_view && !packs {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, WHOLE_BYTES_MAX as usize).await else {
        let message = "the server that has the table is gone; nothing is lost, try again";
        return Problem::new(ErrorCode::Busy, message).into_response();
    };
    parts.headers.insert(VARY.0, VARY.1);
    if is_view {
        let etag = parts
            .headers
            .entry(header::ETAG)
            .or_insert_with(|| etag(&plain))
            .clone();
        parts.headers.insert(header::CACHE_CONTROL, ASK_AGAIN);
        if known.iter().any(|list| names(list, &etag)) {
            parts.status = StatusCode::NOT_MODIFIED;
            parts.headers.remove(header::CONTENT_TYPE);
            parts.headers.remove(header::CONTENT_LENGTH);
            return Response::from_parts(parts, Body::empty());
        }
    }
    if packs {
        parts.headers.insert(GZIP.0, GZIP.1);
        parts.headers.remove(header::CONTENT_LENGTH);
        let packed = packed::whole(&plain, &packed::piece(&plain));
        return Response::from_parts(parts, Body::from(packed));
    }
    Response::from_parts(parts, Body::from(plain))
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .map(HeaderValue::as_bytes)
        .unwrap_or_default();
    TEXTS.iter().any(|text| kind.starts_with(text))
}

/// Whether a list of what somebody has names this.
fn names(list: &HeaderValue, etag: &HeaderValue) -> bool {
    fn strong(one: &[u8]) -> &[u8] {
        let one = one.trim_ascii();
        one.strip_prefix(b"W/").unwrap_or(one)
    }
    let mut known = list.as_bytes().split(|&byte| byte == b',').map(strong);
    known.any(|one| one == b"*" || one == strong(etag.as_bytes()))
}
