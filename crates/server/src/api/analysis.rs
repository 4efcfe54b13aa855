//! Hints while a game is played, and the review of a finished one.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use protocol::{AgreeHints, ErrorAnswer, ErrorCode, Hints, Review, TableSummary};
use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::error::Problem;
use super::guest::Visitor;
use super::input::{Body, Named};
use super::{App, Cost};
use crate::analysis::NotLooked;
use table::message::{Answer, Person, Question};
use table::told::REVIEW_VERSION;

/// What [`Hints`] say, with answers that another node may have written.
#[derive(Debug, Serialize)]
pub struct Found {
    version: u32,
    seat: protocol::Seat,
    best: Box<RawValue>,
}

/// How often to check, while a hint is being worked out, whether its question is still open.
const LOOK_EVERY: Duration = Duration::from_millis(300);

/// The best answers to the asker's open decision, with their estimated shares of the win and what they bring. They come
/// from what the asker may see, and are the same when asked again.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)), responses(
    (status = 200, body = Hints),
    (status = 403, body = ErrorAnswer, description = "The sender is not asked, or hints are off at this table."),
    (status = 409, body = ErrorAnswer, description = "The decision was made while the hint was being computed."),
    (status = 429, body = ErrorAnswer, description = "Too many requests from this address."),
    (status = 503, body = ErrorAnswer, description = "Too many hints are being computed; try again in a moment."),
))]
pub async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<Json<Found>, Problem> {
    let person = visitor.person();
    let answer = app.registry.ask(&id, person.clone(), Question::Position).await?;
    let Answer::Position { seat, game } = answer else {
        return Err(super::other_answer());
    };
    let version = game.version();
    let best = tokio::select! {
        best = app.registry.hints(&id, game, seat) => best.map_err(not_looked)?,
        () = answered(&app, &id, person.as_ref(), seat, version) => {
            let message = "this decision was made while its hint was being computed";
            return Err(Problem::new(ErrorCode::Stale, message));
        }
    };
    Ok(Json(Found {
        version,
        seat: seat.into(),
        best,
    }))
}

/// Completes when the seat is no longer asked what it was asked at this version.
async fn answered(app: &App, id: &str, person: Option<&Person>, seat: Seat, version: u32) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let question = Question::StillAsked(seat, version);
        match app.registry.ask(id, person.cloned(), question).await {
            Ok(Answer::StillAsked(true)) => {}
            _ => return,
        }
    }
}

/// Agrees to hints at a table with several people, or withdraws the agreement. Hints are on while everybody who plays
/// agrees.
#[utoipa::path(post, path = "/api/tables/{id}/hints", tag = "play", params(("id" = String, Path)),
    request_body = AgreeHints, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "The sender does not sit at this table."),
    (status = 409, body = ErrorAnswer, description = "The game is over: its review is open to everybody."),
))]
pub async fn agree(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(request): Body<AgreeHints>,
) -> Result<Json<TableSummary>, Problem> {
    let question = Question::AgreeHints(request.agree);
    match app.registry.ask(&id, visitor.person(), question).await? {
        Answer::Summary(summary) => Ok(Json(*summary)),
        _ => Err(super::other_answer()),
    }
}

/// The win shares over a finished game, and the costliest decisions. The first request starts the review, which runs in
/// the background; asking again says how far it is. Its result is kept.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "look back", params(("id" = String, Path)), responses(
    (status = 200, body = Review),
    (status = 409, body = ErrorAnswer, description = "The game is not over."),
))]
pub async fn review(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<Review>, Problem> {
    let answer = app
        .registry
        .ask(&id, visitor.person(), Question::Finished)
        .await?;
    let Answer::Finished(game) = answer else {
        return Err(super::other_answer());
    };
    if let Some(kept) = app.store.review(&id, REVIEW_VERSION).await? {
        match serde_json::from_str(&kept) {
            Ok(review) => return Ok(Json(review)),
            Err(error) => tracing::warn!(table = id, %error, "a review can't be read and is recomputed"),
        }
    }
    let (done, of) = app.registry.review(&id, game).await.map_err(not_looked)?;
    Ok(Json(Review {
        ready: false,
        done: done as u32,
        of: of as u32,
        curve: Vec::new(),
        mistakes: Vec::new(),
    }))
}

fn not_looked(why: NotLooked) -> Problem {
    match why {
        NotLooked::Busy => Problem::new(
            ErrorCode::Busy,
            "too many positions are being analysed already; try again in a moment",
        ),
        NotLooked::Failed => Problem::new(
            ErrorCode::Internal,
            "this position could not be analysed; nothing is lost, try again later",
        ),
    }
}
