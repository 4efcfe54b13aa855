//! What this server offers.

use axum::Json;
use axum::extract::State;
use protocol::{Catalog, Games};
use serde::Serialize;

use super::App;
use crate::bot;

/// The games, their editions, switches, player counts, components and bots.
#[utoipa::path(get, path = "/api/games", tag = "server", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(app): State<App>) -> Json<Catalog> {
    let sets = &app.hall.config().components;
    Json(Catalog {
        games: Games::new(sets, bot::offered),
    })
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
