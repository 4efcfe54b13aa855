//! The web client, served from the binary.

use std::io::Write as _;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::{Embed, EmbeddedFile};

/// The files that were in `web/dist` when the binary was built, or a page that says how to get them.
#[derive(Embed)]
#[folder = "$OUT_DIR/web"]
struct Client;

/// What the workers may do that run the engine for tables on the reader's device: compile it, and start more of
/// themselves. The page itself may not.
const ENGINE_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";
/// What the names of these workers begin with.
const ENGINE_WORKERS: [&str; 2] = ["assets/tables.worker-", "assets/thinker.worker-"];

/// Answers every path outside the API: with a file of the client, or with its page for paths that the
/// client itself handles.
pub async fn serve(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    // A precompressed twin is not a separate file.
    let twin = path.ends_with(".br") || path.ends_with(".gz");
    match file(path).filter(|_| !twin) {
        Some(found) => answer(path, found, request.headers()),
        None if path.rsplit('/').next().is_some_and(|last| last.contains('.')) => (
            StatusCode::NOT_FOUND,
            [(header::CACHE_CONTROL, "no-cache")],
            "not found\n",
        )
            .into_response(),
        None => match file("index.html") {
            Some(page) => answer("index.html", page, request.headers()),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// The title that the page is served with, unless it has its own.
const TITLE: &str = "<title>Meseta</title>";

/// The client's page with these tags in the place of its title; `None` if there is no such page.
pub fn page_with(tags: &str, request: &HeaderMap) -> Option<Response> {
    let page = file("index.html")?;
    let page = std::str::from_utf8(&page.data)
        .ok()
        .filter(|page| page.contains(TITLE))?;
    let page = page.replacen(TITLE, tags, 1).into_bytes();
    let packed = accepts(request, "gzip").then(|| packed(&page)).flatten();
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding, accept-language"),
    ];
    Some(match packed {
        Some(packed) => (headers, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (headers, page).into_response(),
    })
}

fn packed(page: &[u8]) -> Option<Vec<u8>> {
    let mut packing = GzEncoder::new(Vec::new(), Compression::fast());
    packing.write_all(page).ok()?;
    packing.finish().ok()
}

fn file(path: &str) -> Option<EmbeddedFile> {
    Client::get(path)
}

/// The file in the smallest form that the browser accepts, or just "not modified".
fn answer(path: &str, plain: EmbeddedFile, request: &HeaderMap) -> Response {
    let (encoding, chosen) =
        compressed(path, request).map_or((None, plain), |(name, twin)| (Some(name), twin));
    // Names under assets/ carry a hash of their content; everything else is revalidated each time.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let etag = etag(&chosen);
    let mut response = if matches(request, &etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(chosen.data.into_owned()).into_response()
    };
    let headers = response.headers_mut();
    let mut set = |name, value: &str| {
        if let Ok(value) = value.parse() {
            headers.insert(name, value);
        }
    };
    set(header::CACHE_CONTROL, cache);
    set(header::ETAG, &etag);
    set(header::VARY, "accept-encoding");
    set(header::CONTENT_TYPE, media_type(path));
    if ENGINE_WORKERS.iter().any(|name| path.starts_with(name)) {
        set(header::CONTENT_SECURITY_POLICY, ENGINE_POLICY);
    }
    if let Some(encoding) = encoding {
        set(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// The precompressed twin of a file, if there is one that the browser accepts.
fn compressed(path: &str, request: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    [("br", ".br"), ("gzip", ".gz")]
        .into_iter()
        .filter(|(name, _)| accepts(request, name))
        .find_map(|(name, suffix)| Some((name, file(&format!("{path}{suffix}"))?)))
}

/// Whether the browser takes answers in this encoding.
pub(crate) fn accepts(request: &HeaderMap, encoding: &str) -> bool {
    let accepted = request
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        words.next() == Some(encoding) && !words.any(|word| matches!(word, "q=0" | "q=0.0"))
    })
}

fn etag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let short = hash.iter().take(12).map(|byte| format!("{byte:02x}"));
    format!("\"{}\"", short.collect::<String>())
}

fn matches(request: &HeaderMap, etag: &str) -> bool {
    let known = request
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    known.is_some_and(|known| {
        known
            .split(',')
            .any(|one| one.trim().trim_start_matches("W/") == etag)
    })
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}
