//! Ratings.

use axum::Json;
use axum::extract::State;
use protocol::{GameId, PaceMode, RatingClass, Ratings};
use serde::Deserialize;

use super::App;
use super::error::Problem;
use super::guest::Visitor;
use super::input::Asked;

/// Which games are asked about; all three belong together.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RatingsQuery {
    /// Which game.
    game: Option<GameId>,
    /// With how many players.
    players: Option<u8>,
    /// At which pace.
    pace: Option<PaceMode>,
}

/// The strongest people and bots of a class of games: by game, number of players and pace. Without all three, those of the
/// class with most games. A game counts ten seconds after its end.
#[utoipa::path(get, path = "/api/ratings", tag = "tables", params(RatingsQuery), responses(
    (status = 200, body = Ratings),
))]
pub async fn read(
    State(app): State<App>,
    visitor: Visitor,
    Asked(query): Asked<RatingsQuery>,
) -> Result<Json<Ratings>, Problem> {
    let wanted = match (query.game, query.players, query.pace) {
        (Some(game), Some(players), Some(pace)) => Some(RatingClass { game, players, pace }),
        _ => None,
    };
    let person = visitor.person();
    let guest = person.as_ref().map(|person| person.id.as_str());
    let now = app.registry.clock().now();
    let brought = app.registry.brought();
    let list = app.ratings.list(app.store.as_ref(), now, wanted, guest, brought);
    Ok(Json(list.await?))
}
