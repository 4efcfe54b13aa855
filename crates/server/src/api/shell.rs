//! What every request and answer passes through, a piece at a time.

use std::time::Duration;

use axum::extract::{MatchedPath, Request};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;
use tower_http::request_id::RequestId;
use tracing::Span;

use super::error::Problem;
use super::guest;

/// How long it may take until the answer to a request begins; streams continue beyond that.
const TIME_MAX: Duration = Duration::from_secs(30);

/// The client uses nothing from elsewhere and has no inline script or style sheet; components set individual
/// properties (`style="…"`).
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
                      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                      worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// The page with the API's description has an inline style sheet.
const DOCS_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                           img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; \
                           form-action 'none'; frame-ancestors 'none'";

/// Answers requests for API paths that don't exist.
pub async fn unknown() -> Problem {
    Problem::new(ErrorCode::NotFound, "the API has no such address; see /api/docs/")
}

/// Answers requests with a method that the address does not support.
pub async fn wrong_method() -> Problem {
    Problem::new(
        ErrorCode::MethodNotAllowed,
        "this address does not take that method",
    )
}

/// Answers for a handler that has panicked, which is a bug.
pub fn panicked() -> Response {
    tracing::error!("a request has panicked");
    Problem::new(
        ErrorCode::Internal,
        "that was our mistake; nothing is lost, try again",
    )
    .into_response()
}

/// Gives up on requests that take too long.
pub async fn in_time(answered: impl Future<Output = Response>) -> Response {
    match tokio::time::timeout(TIME_MAX, answered).await {
        Ok(response) => response,
        Err(_) => Problem::new(ErrorCode::Busy, "that took too long; try again").into_response(),
    }
}

/// Refuses whatever another site's page makes a browser send here, beyond plain links. It goes by what the browser
/// says about the page or, where it says nothing (plain HTTP in a local network), by the page's origin. It also
/// requires a content type that no form can send.
pub fn check_site(request: &Request) -> Result<(), Problem> {
    // No page of another site makes a browser send a token, and with one, a cookie counts for nothing.
    let has_token = guest::bearer(request.headers()).is_some();
    let changes = !has_token && !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && is_foreign(request) {
        let refused = Problem::new(ErrorCode::BadRequest, "another site's page may not act here");
        return Err(refused.status(StatusCode::FORBIDDEN));
    }
    if changes && request.uri().path().starts_with("/api/") && !is_json(request.headers()) {
        let message = "a request that changes something needs the header `content-type: application/json`, \
                       with or without a body";
        let refused = Problem::new(ErrorCode::BadRequest, message);
        return Err(refused.status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    Ok(())
}

/// Whether a browser sends this on behalf of another site's page.
fn is_foreign(request: &Request) -> bool {
    let headers = request.headers();
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        Some(b"cross-site" | b"same-site") => true,
        Some(_) => false,
        None => headers.get(header::ORIGIN).is_some_and(|origin| {
            let here = request.uri().authority().map(Authority::as_str);
            let here = here.or_else(|| headers.get(header::HOST)?.to_str().ok());
            let from = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok());
            match (&from, here) {
                (Some(from), Some(here)) => !is_same_place(from, here),
                // `null`, or nothing to compare with.
                _ => true,
            }
        }),
    }
}

/// Whether an origin is the address that a request was sent to. The default port may be left out.
fn is_same_place(origin: &Uri, here: &str) -> bool {
    let usual = match origin.scheme_str() {
        Some("https") => 443,
        _ => 80,
    };
    let (Some(from), Ok(here)) = (origin.authority(), here.parse::<Authority>()) else {
        return false;
    };
    let is_same_host = from.host().eq_ignore_ascii_case(here.host());
    is_same_host && from.port_u16().unwrap_or(usual) == here.port_u16().unwrap_or(usual)
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let kind = kind.and_then(|kind| kind.split(|&byte| byte == b';').next());
    kind.is_some_and(|kind| kind.trim_ascii().eq_ignore_ascii_case(b"application/json"))
}

/// Sets the security headers. The pages that describe the API have a policy of their own.
pub fn secure(response: &mut Response, is_docs: bool) {
    let headers = response.headers_mut();
    if is_docs {
        set(headers, header::CONTENT_SECURITY_POLICY, DOCS_POLICY);
    } else if !headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        set(headers, header::CONTENT_SECURITY_POLICY, POLICY);
    }
    set(headers, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(headers, header::REFERRER_POLICY, "same-origin");
    set(headers, header::X_FRAME_OPTIONS, "DENY");
    set(
        headers,
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    );
    set(
        headers,
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    );
    if !headers.contains_key(header::CACHE_CONTROL) {
        set(headers, header::CACHE_CONTROL, "no-store");
    }
}

fn set(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    headers.insert(name, HeaderValue::from_static(value));
}

/// The span that holds all log lines of a request. It names the route, not the path: an invitation is a key, and
/// keys don't belong in logs.
pub fn span(request: &Request) -> Span {
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("-", MatchedPath::as_str);
    let id = request
        .extensions()
        .get::<RequestId>()
        .and_then(|id| id.header_value().to_str().ok())
        .unwrap_or_default();
    // Whatever the log is told to leave out, what remains says which request it is about.
    tracing::error_span!("request", method = %request.method(), route, id)
}

/// Logs an answer: quietly when all is well, loudly when the server is at fault.
pub fn log_response(response: &Response, latency: Duration, _span: &Span) {
    let (status, ms) = (response.status().as_u16(), latency.as_millis());
    if response.status().is_server_error() {
        tracing::error!(status, ms, "answered");
    } else {
        tracing::debug!(status, ms, "answered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().method("POST").uri("/api/quick");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(axum::body::Body::empty()).unwrap()
    }

    #[test]
    fn a_page_is_known_by_its_origin_when_the_browser_says_nothing_else() {
        let foreign = |headers: &[(&str, &str)]| is_foreign(&request(headers));
        let here = ("host", "192.168.1.7:8080");
        assert!(!foreign(&[here]), "no browser");
        assert!(!foreign(&[here, ("origin", "http://192.168.1.7:8080")]));
        assert!(foreign(&[here, ("origin", "http://192.168.1.7:9090")]));
        assert!(foreign(&[here, ("origin", "http://evil.example")]));
        assert!(foreign(&[here, ("origin", "null")]));
        assert!(
            foreign(&[("origin", "http://192.168.1.7:8080")]),
            "nothing to compare with"
        );
        let site = ("host", "Games.example.org");
        assert!(!foreign(&[site, ("origin", "https://games.example.org")]));
        assert!(!foreign(&[
            ("host", "games.example.org:443"),
            ("origin", "https://games.example.org")
        ]));
        assert!(foreign(&[site, ("origin", "https://games.example.org:444")]));
        let said = ("sec-fetch-site", "same-origin");
        assert!(!foreign(&[site, said, ("origin", "https://games.example.org")]));
        assert!(foreign(&[site, ("sec-fetch-site", "cross-site")]));
    }
}
