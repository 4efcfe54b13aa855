//! What this server offers.

use axum::Json;
use protocol::Catalog;
use serde::Serialize;

/// The games, their editions, switches, player counts, components and bots.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalog)))]
pub async fn catalog() -> Json<Catalog> {
    Json(Catalog::default())
}

/// That the server runs.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub struct Health {
    /// Always `ok`.
    status: &'static str,
    /// The program's version.
    version: &'static str,
}

/// Whether the server runs.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = Health)))]
pub async fn health() -> Json<Health> {
    Json(Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
    })
}
