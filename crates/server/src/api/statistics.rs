//! Statistics.

use axum::Json;
use axum::extract::State;
use protocol::{
    Company, CountedGames, ErrorAnswer, ErrorCode, GameId, MyStatistics, ShareStatistics, SharedStatistics,
    Statistics,
};
use serde::Deserialize;
use table::mark::mark;

use super::error::Problem;
use super::guest::Visitor;
use super::input::{Asked, Body, Named};
use super::{App, Cost};
use crate::code;
use crate::statistics::Of;

/// Which games are asked about; all three belong together.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StatisticsQuery {
    /// Which game.
    game: Option<GameId>,
    /// With how many players.
    players: Option<u8>,
    /// Against whom.
    company: Option<Company>,
}

impl StatisticsQuery {
    fn kind(self) -> Option<CountedGames> {
        Some(CountedGames {
            game: self.game?,
            players: self.players?,
            company: self.company?,
        })
    }
}

/// How the finished games of this server went, those at private tables excepted: by game, number of players, and whether
/// people played against each other. Without all three, the kind with most games.
#[utoipa::path(get, path = "/api/statistics", tag = "tables", params(StatisticsQuery), responses(
    (status = 200, body = Statistics),
))]
pub async fn read(
    State(app): State<App>,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Json<Statistics>, Problem> {
    let shown = app.statistics.show(&app.registry, Of::Server, query.kind());
    Ok(Json(shown.await?))
}

/// How your finished games went.
#[utoipa::path(get, path = "/api/me/statistics", tag = "guest", params(StatisticsQuery), responses(
    (status = 200, body = MyStatistics),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn own(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Json<MyStatistics>, Problem> {
    let guest = visitor.guest()?;
    mine(&app, &guest.id, query.kind()).await.map(Json)
}

/// Starts or stops sharing your statistics by link. Games at private tables are never included.
#[utoipa::path(put, path = "/api/me/statistics", tag = "guest", request_body = ShareStatistics, responses(
    (status = 200, body = MyStatistics),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn share(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<ShareStatistics>,
) -> Result<Json<MyStatistics>, Problem> {
    let guest = visitor.guest()?;
    let code = body.shared.then(code::table_id).transpose()?;
    app.store.share_statistics(&guest.id, code).await?;
    mine(&app, &guest.id, None).await.map(Json)
}

/// The statistics of a person who lets others see them.
#[utoipa::path(get, path = "/api/statistics/{code}", tag = "tables",
    params(("code" = String, Path), StatisticsQuery), responses(
    (status = 200, body = SharedStatistics),
    (status = 404, body = ErrorAnswer, description = "Nobody shares their statistics under this code."),
))]
pub async fn shared(
    State(app): State<App>,
    _cost: Cost,
    Named(code): Named<String>,
    Asked(query): Asked<StatisticsQuery>,
) -> Result<Json<SharedStatistics>, Problem> {
    let unknown = || {
        Problem::new(
            ErrorCode::NotFound,
            "nobody shares their statistics under this code",
        )
    };
    let guest = app.store.guest_of_statistics(&code::plain(&code)).await?;
    let guest = app
        .store
        .guest(&guest.ok_or_else(unknown)?)
        .await?
        .ok_or_else(unknown)?;
    let shown = app
        .statistics
        .show(&app.registry, Of::Another(&guest.id), query.kind());
    Ok(Json(SharedStatistics {
        statistics: shown.await?,
        mark: mark(&guest.id),
        name: guest.name,
    }))
}

async fn mine(app: &App, guest: &str, kind: Option<CountedGames>) -> Result<MyStatistics, Problem> {
    Ok(MyStatistics {
        statistics: app
            .statistics
            .show(&app.registry, Of::Oneself(guest), kind)
            .await?,
        code: app.store.statistics_code(guest).await?,
    })
}
