//! Watching a table and looking back.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::{Charts, ErrorAnswer, ErrorCode, History, Moment, Move, Update};
use serde::Deserialize;

use super::App;
use super::error::Problem;
use super::events::Events;
use super::form::{self, MayPack};
use super::guest::Visitor;
use super::input::{Asked, Named};
use super::limit::OpenStream;
use super::moves::SeatQuery;
use crate::registry::Known;
use table::bot;
use table::message::{Answer, Question};

/// Where a stream resumes.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StreamQuery {
    /// The version that the watcher has; the header `Last-Event-ID` takes precedence.
    since: Option<u32>,
    /// The last line of the chat that the watcher has.
    line: Option<u32>,
    /// The sender's own seat; optional.
    seat: Option<u8>,
}

/// Server-sent events: `update` (with the version as id) whenever the game moves on, `table` whenever
/// something around it changes, `chat` whenever somebody says something.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "play", params(("id" = String, Path), StreamQuery), responses(
    (status = 200, description = "`event: update` carries an Update, `event: table` a TableSummary, \
        `event: chat` a Chat.",
        content_type = "text/event-stream", body = String),
    (status = 403, body = ErrorAnswer, description = "The table is private, or the seat another's."),
    (status = 429, body = ErrorAnswer, description = "Too many streams are open from this address."),
))]
pub async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Asked(query): Asked<StreamQuery>,
    counted: OpenStream,
    may_pack: MayPack,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let since = last.and_then(|id| id.parse().ok()).or(query.since);
    let seat = SeatQuery::of(query.seat).seat()?;
    let known = Known {
        version: since,
        line: query.line,
    };
    let watching = app.registry.watch(&id, visitor.person(), known, seat).await?;
    let mut events = Events::new(counted, may_pack);
    events.add(None, watching);
    Ok(events.into_response())
}

/// The table as it is now, as the asker may see it: what a stream begins with, for those who have none yet.
#[utoipa::path(get, path = "/api/tables/{id}/now", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Update),
    (status = 403, body = ErrorAnswer, description = "The table is private."),
    (status = 409, body = ErrorAnswer, description = "The game has not started."),
))]
pub async fn now(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    may_pack: MayPack,
) -> Result<Response, Problem> {
    match app.registry.ask(&id, visitor.person(), Question::Now).await? {
        Answer::Update(update) => form::written(&update, may_pack),
        _ => Err(super::other_answer()),
    }
}

/// The entries that were not taken back.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "look back", params(("id" = String, Path)), responses(
    (status = 200, body = History),
    (status = 409, body = ErrorAnswer, description = "The game has not started."),
))]
pub async fn history(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<History>, Problem> {
    match app.registry.ask(&id, visitor.person(), Question::History).await? {
        Answer::History(history) => Ok(Json(history)),
        _ => Err(super::other_answer()),
    }
}

/// The table before an entry, as the asker may see it; everything is open once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/history/{step}", tag = "look back",
    params(("id" = String, Path), ("step" = u32, Path)), responses(
    (status = 200, body = Moment),
    (status = 404, body = ErrorAnswer, description = "The record has no such step."),
))]
pub async fn moment(
    State(app): State<App>,
    visitor: Visitor,
    Named((id, step)): Named<(String, u32)>,
) -> Result<Json<Moment>, Problem> {
    match app
        .registry
        .ask(&id, visitor.person(), Question::Moment(step))
        .await?
    {
        Answer::Moment(moment) => Ok(Json(*moment)),
        _ => Err(super::other_answer()),
    }
}

/// How the game went, round by round.
#[utoipa::path(get, path = "/api/tables/{id}/charts", tag = "look back", params(("id" = String, Path)), responses(
    (status = 200, body = Charts),
    (status = 409, body = ErrorAnswer, description = "The game has not started."),
))]
pub async fn charts(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<Charts>, Problem> {
    match app.registry.ask(&id, visitor.person(), Question::Charts).await? {
        Answer::Charts(charts) => Ok(Json(charts)),
        _ => Err(super::other_answer()),
    }
}

/// The record as text, for `meseta replay` and `meseta verify`. It contains the secret once the game is
/// over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "look back", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 409, body = ErrorAnswer, description = "The game has not started."),
))]
pub async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    match app.registry.ask(&id, visitor.person(), Question::Record).await? {
        Answer::Record(record) => {
            Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
        }
        _ => Err(super::other_answer()),
    }
}

/// What the greedy bot would do in the asker's place.
#[utoipa::path(get, path = "/api/tables/{id}/suggestion", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Move),
    (status = 403, body = ErrorAnswer, description = "The sender is not asked, or hints are off at this table."),
))]
pub async fn suggestion(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<Move>, Problem> {
    let answer = app
        .registry
        .ask(&id, visitor.person(), Question::Position)
        .await?;
    let Answer::Position { seat, game } = answer else {
        return Err(super::other_answer());
    };
    app.registry
        .think(move || bot::suggest(&game, seat))
        .await
        .flatten()
        .map(Json)
        .ok_or_else(|| Problem::new(ErrorCode::Internal, "the bot has no suggestion"))
}
