//! What `GET /api/games` returns, fetched once.

use serde::Serialize;

use crate::Games;

/// All games of this server with their static facts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Catalog {
    /// By name.
    pub games: Games,
}
