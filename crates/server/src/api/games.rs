//! What this server offers.

use axum::Json;
use axum::extract::State;
use protocol::Catalog;
use protocol::altiplano::AltiplanoCatalog;
use serde::Serialize;

use super::App;

/// The games, their editions, switches, player counts, components and bots.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(app): State<App>) -> Json<Catalog> {
    let mut catalog = Catalog::default();
    catalog.games.altiplano = AltiplanoCatalog::new(&app.hall.config().component_sets());
    Json(catalog)
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
