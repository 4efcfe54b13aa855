//! What this server offers.

use std::io::Write as _;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::{Catalog, Games};
use serde::Serialize;

use super::App;
use crate::Config;
use crate::web::accepts;
use table::bot;

/// The catalog as it is sent: the same for everybody as long as the server runs, and the largest answer that a first
/// visit to a table waits for, so it is compressed once.
#[derive(Debug)]
pub struct CatalogAnswer {
    plain: Vec<u8>,
    gzip: Vec<u8>,
}

impl CatalogAnswer {
    /// The catalog of a server with these settings.
    ///
    /// # Errors
    /// When it can't be written as JSON.
    pub fn new(config: &Config) -> Result<Self, std::io::Error> {
        let games = Games::new(&config.components, bot::offered);
        let plain = serde_json::to_vec(&Catalog { games })?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&plain)?;
        let gzip = encoder.finish()?;
        Ok(Self { plain, gzip })
    }
}

/// The games, their editions, switches, player counts, components and bots.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(app): State<App>, request: HeaderMap) -> Response {
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::VARY, "accept-encoding"),
    ];
    if accepts(&request, "gzip") {
        let encoding = [(header::CONTENT_ENCODING, "gzip")];
        return (kind, encoding, app.catalog.gzip.clone()).into_response();
    }
    (kind, app.catalog.plain.clone()).into_response()
}

/// The server's health.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct Health {
    /// What the server can do.
    status: Status,
    /// Why it can't keep changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The program's version.
    version: &'static str,
}

/// What a server can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Everything.
    Ready,
    /// It answers, but can't keep changes at the moment.
    Degraded,
}

/// Whether the program runs: it answers. What it answers with doesn't depend on the disk, so a full one is no reason to
/// start the program again.
#[utoipa::path(get, path = "/api/health/live", tag = "server", responses((status = 200, body = Health)))]
pub async fn live() -> Json<Health> {
    Json(Health {
        status: Status::Ready,
        reason: None,
        version: env!("CARGO_PKG_VERSION"),
    })
}

/// Whether the server should be sent visitors: it runs, can keep changes and is not stopping.
#[utoipa::path(get, path = "/api/health/ready", tag = "server", responses(
    (status = 200, body = Health),
    (status = 503, body = Health, description = "Changes can't be saved now, or the server is stopping; the reason is given."),
))]
pub async fn ready(State(app): State<App>) -> (StatusCode, Json<Health>) {
    if *app.registry.closing().borrow() {
        let health = Health {
            status: Status::Degraded,
            reason: Some("the server is stopping".to_owned()),
            version: env!("CARGO_PKG_VERSION"),
        };
        return (StatusCode::SERVICE_UNAVAILABLE, Json(health));
    }
    if (app.registry.cluster()).is_some_and(|cluster| !cluster.is_member()) {
        let health = Health {
            status: Status::Degraded,
            reason: Some("this node is away from the others and serves no tables".to_owned()),
            version: env!("CARGO_PKG_VERSION"),
        };
        return (StatusCode::SERVICE_UNAVAILABLE, Json(health));
    }
    health(State(app)).await
}

/// Whether the server runs and can keep changes.
#[utoipa::path(get, path = "/api/health", tag = "server", responses(
    (status = 200, body = Health),
    (status = 503, body = Health, description = "Changes can't be saved now; the reason is given."),
))]
pub async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let version = env!("CARGO_PKG_VERSION");
    match app.store.probe().await {
        Ok(()) => {
            let (status, reason) = (Status::Ready, None);
            (
                StatusCode::OK,
                Json(Health {
                    status,
                    reason,
                    version,
                }),
            )
        }
        Err(error) => {
            let (status, reason) = (Status::Degraded, Some(error.to_string()));
            (
                StatusCode::SERVICE_UNAVAILABLE,
                Json(Health {
                    status,
                    reason,
                    version,
                }),
            )
        }
    }
}
