//! What this server offers.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Catalog, Games};
use serde::Serialize;

use super::App;
use table::bot;

/// The games, their editions, switches, player counts, components and bots.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(app): State<App>) -> Json<Catalog> {
    let sets = &app.registry.config().components;
    Json(Catalog {
        games: Games::new(sets, bot::offered),
    })
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
