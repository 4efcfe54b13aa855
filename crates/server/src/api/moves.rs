//! Deciding: moves, what they would come to, and taking them back.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::{ErrorAnswer, ErrorCode, MovesRequest, Preview, PreviewRequest, UndoRequest, Update};
use serde::Deserialize;
use serde_json::Value;
use tabletop::Seat;

use super::App;
use super::error::Problem;
use super::form::{self, MayPack};
use super::guest::Visitor;
use super::input::{Asked, Body, Named};
use super::tables::rules_seat;
use crate::metrics::{MOVES_ACCEPTED, MOVES_REFUSED};
use table::message::{Answer, Person, Question};

/// Names the seat that decides or watches; it must be the sender's own.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SeatQuery {
    /// The sender's own seat; optional.
    seat: Option<u8>,
}

impl SeatQuery {
    pub(super) fn of(seat: Option<u8>) -> Self {
        Self { seat }
    }

    pub(super) fn seat(self) -> Result<Option<Seat>, Problem> {
        self.seat.map(|seat| rules_seat(protocol::Seat(seat))).transpose()
    }
}

/// Decides: carries out all of the moves, or none. Repeating a request id is harmless and gets the same answer.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "play", params(("id" = String, Path), SeatQuery),
    request_body = MovesRequest, responses(
    (status = 200, body = Update),
    (status = 400, body = ErrorAnswer, description = "A notation, action or plan that can't be read."),
    (status = 403, body = ErrorAnswer, description = "Another seat is asked, or the sender sits elsewhere."),
    (status = 409, body = ErrorAnswer, description = "The sender saw an older version; the current update is included."),
    (status = 422, body = ErrorAnswer, description = "Not legal now; the refusal says why."),
    (status = 503, body = ErrorAnswer, description = "The move can't be stored and was not made."),
))]
pub async fn moves(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Asked(query): Asked<SeatQuery>,
    may_pack: MayPack,
    Body(request): Body<MovesRequest>,
) -> Result<Response, Problem> {
    let question = Question::Moves {
        seat: query.seat()?,
        request,
    };
    update(&app, &id, visitor.person(), question, may_pack).await
}

/// What moves would come to, without making them: whether they are legal, what the log would say, and what numbers
/// can be given for a plan that is still being arranged.
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "play", params(("id" = String, Path)),
    request_body = PreviewRequest, responses(
    (status = 200, body = Preview),
    (status = 400, body = ErrorAnswer, description = "A notation, action or plan that can't be read."),
    (status = 403, body = ErrorAnswer, description = "The sender is not asked now."),
))]
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(request): Body<PreviewRequest>,
) -> Result<Json<Preview>, Problem> {
    let question = Question::Preview(request);
    match app.registry.ask(&id, visitor.person(), question).await? {
        Answer::Preview(preview) => Ok(Json(*preview)),
        _ => Err(super::other_answer()),
    }
}

/// Takes back your own last decisions, as far as the last chance outcome or decision of another seat.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = UndoRequest, responses(
    (status = 200, body = Update),
    (status = 409, body = ErrorAnswer, description = "Nothing can be taken back, or the sender saw an older version."),
))]
pub async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    may_pack: MayPack,
    Body(request): Body<UndoRequest>,
) -> Result<Response, Problem> {
    update(&app, &id, visitor.person(), Question::Undo(request), may_pack).await
}

async fn update(
    app: &App,
    id: &str,
    person: Option<Person>,
    question: Question,
    may_pack: MayPack,
) -> Result<Response, Problem> {
    let answer = app.registry.ask(id, person, question).await;
    match &answer {
        Ok(_) => MOVES_ACCEPTED.add(1),
        Err(refused) => MOVES_REFUSED.add(&word(refused.error.code)),
    }
    match answer? {
        Answer::Update(update) => form::written(&update, may_pack),
        _ => Err(super::other_answer()),
    }
}

/// A code as the wire has it.
fn word(code: ErrorCode) -> String {
    match serde_json::to_value(code) {
        Ok(Value::String(word)) => word,
        _ => "unknown".to_owned(),
    }
}
