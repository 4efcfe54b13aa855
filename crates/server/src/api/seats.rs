//! Seats of a game in progress: handed to a bot while their player is away, and taken back.

use axum::Json;
use axum::extract::State;
use protocol::{
    AnswerProposal, ErrorAnswer, GiveOrder, Proposal, StandIn, TableSummary, TakeHoliday, WishPause,
};

use super::App;
use super::error::Problem;
use super::guest::Visitor;
use super::input::{Body, Named};
use super::tables::{rules_seat, summary};
use table::message::Question;

/// Lets a bot decide for the person in a seat: your own at any time, somebody else's once the table has
/// waited for it as long as the seat's `stand_in_wait` says. The seat remains the person's.
#[utoipa::path(post, path = "/api/tables/{id}/stand-in", tag = "tables", params(("id" = String, Path)),
    request_body = StandIn, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table, or made it, may."),
    (status = 409, body = ErrorAnswer, description = "Too soon, a bot plays there already, or the game is not running."),
))]
pub async fn stand_in(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<StandIn>,
) -> Result<Json<TableSummary>, Problem> {
    let question = Question::StandIn {
        seat: rules_seat(body.seat)?,
    };
    summary(&app, &id, visitor.person(), question).await
}

/// Takes your own seat back from the bot that decides there. Harmless if none does.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "The game is not running."),
))]
pub async fn take_back(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Return).await
}

/// Asks for a pause, or no longer asks for one. The clocks are stopped while all the people who play ask for it.
#[utoipa::path(post, path = "/api/tables/{id}/pause", tag = "tables", params(("id" = String, Path)),
    request_body = WishPause, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "The table has no clock, or the game is not running."),
))]
pub async fn pause(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<WishPause>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::WishPause(body.pause)).await
}

/// Takes days of holiday, starting now; your clock is stopped until they are over. 0 ends a holiday and gives back those
/// of its days that have not begun.
#[utoipa::path(post, path = "/api/tables/{id}/holiday", tag = "tables", params(("id" = String, Path)),
    request_body = TakeHoliday, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "So many days are not left, the table gives no holidays, or the game \
        does not run."),
))]
pub async fn holiday(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<TakeHoliday>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::TakeHoliday(body.days)).await
}

/// Puts a standing order for your own seat in force, or takes it back. What it decides is marked in the log. It ends by
/// itself when something happens that it was not given for.
#[utoipa::path(post, path = "/api/tables/{id}/orders", tag = "tables", params(("id" = String, Path)),
    request_body = GiveOrder, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "The game has no such order."),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "A bot plays for you, or the game is not running."),
))]
pub async fn order(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<GiveOrder>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Order(body)).await
}

/// Proposes something to the other people at the table: another clock, or to take back a decision and all that has
/// happened since. It is done once everybody who plays agrees; anybody who is alone with bots has that consent.
#[utoipa::path(post, path = "/api/tables/{id}/proposal", tag = "tables", params(("id" = String, Path)),
    request_body = Proposal, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "Nobody can play at this pace."),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "Another proposal is open, the step is no standing decision of \
        yours, or the game is not running."),
))]
pub async fn propose(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<Proposal>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Propose(body)).await
}

/// Agrees to a proposal, or puts an end to it.
#[utoipa::path(post, path = "/api/tables/{id}/proposal/answer", tag = "tables", params(("id" = String, Path)),
    request_body = AnswerProposal, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "There is no such proposal any more."),
))]
pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<AnswerProposal>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::AnswerProposal(body)).await
}
