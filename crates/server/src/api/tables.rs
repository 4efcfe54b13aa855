//! Tables: making and joining them, and what happens there before the game.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use protocol::{
    ArrangeSeats, CreateTable, ErrorAnswer, ErrorCode, FillTable, GameId, JoinTable, Pace, SayReady,
    SeatChoice, TableSummary,
};
use serde::Deserialize;
use serde_json::json;
use tabletop::Seat;

use super::error::Problem;
use super::form;
use super::friends::check_welcome;
use super::guest::{Visitor, person, sign_in};
use super::input::{Asked, Body, Named};
use super::limit::Address;
use super::lobby;
use super::new_table::{WithCookie, make, plan};
use super::{App, Cost};
use crate::code;
use table::bot;
use table::message::{Answer, Person, Question, Seating};

/// Makes a table. The game starts by itself once no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "This server lists no tables in its lobby."),
    (status = 409, body = ErrorAnswer, description = "You have too many tables in the lobby."),
    (status = 422, body = ErrorAnswer, description = "No game can be played like this."),
))]
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Body(body): Body<CreateTable>,
) -> WithCookie<TableSummary> {
    let plan = plan(&app, &body)?;
    let guest = visitor.or_new(&app, body.name.as_deref()).await?;
    if plan.listed {
        lobby::check(&app, &guest, address).await?;
    }
    let summary = make(&app, &guest, plan).await?;
    Ok((sign_in(&app, &guest), Json(summary)))
}

/// What to play at once.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QuickQuery {
    /// Which game; Puerto Rico, the first of the list, when left out.
    game: Option<GameId>,
}

/// Starts a game at once: four seats, three of them bots.
#[utoipa::path(post, path = "/api/quick", tag = "tables", params(QuickQuery), responses(
    (status = 200, body = TableSummary),
))]
pub async fn quick(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Asked(query): Asked<QuickQuery>,
) -> WithCookie<TableSummary> {
    let game = query.game.unwrap_or(GameId::ALL[0]);
    let bot = SeatChoice::Bot {
        bot: bot::usual(game),
    };
    let body = CreateTable {
        game,
        setup: json!({ "players": 4 }),
        seats: vec![SeatChoice::Me, bot, bot, bot],
        shuffle_seats: true,
        seat_bids: false,
        ready_check: None,
        rated: false,
        programs: false,
        watch_delay: None,
        name: None,
        private: false,
        listed: false,
        stand_in: None,
        pace: None,
        time_up: None,
        nonce: None,
    };
    let plan = plan(&app, &body)?;
    let guest = visitor.or_new(&app, None).await?;
    let summary = make(&app, &guest, plan).await?;
    Ok((sign_in(&app, &guest), Json(summary)))
}

/// A table as this guest may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "The table is private."),
    (status = 404, body = ErrorAnswer, description = "There is no such table."),
))]
pub async fn read(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let Json(mut table) = summary(&app, &id, visitor.person(), Question::Summary).await?;
    let mut response = Json(&table).into_response();
    if table.pace == Pace::None && table.ready_by.is_none() {
        // Where no clock runs, it is the same as long as nothing but the time has changed.
        table.now = 0;
        let timeless = serde_json::to_vec(&table).map_err(|error| super::not_written(&error.into()))?;
        response.headers_mut().insert(header::ETAG, form::etag(&timeless));
    }
    Ok(response)
}

/// The table that an invitation leads to.
#[utoipa::path(get, path = "/api/invitations/{code}", tag = "tables", params(("code" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 404, body = ErrorAnswer, description = "No table has this invitation."),
))]
pub async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(invitation): Named<String>,
) -> Result<Json<TableSummary>, Problem> {
    let id = invitation_table(&app, &invitation).await?;
    summary(&app, &id, visitor.person(), Question::Invitation).await
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/invitations/{code}/join", tag = "tables", params(("code" = String, Path)),
    request_body = JoinTable, responses(
    (status = 200, body = TableSummary),
    (status = 404, body = ErrorAnswer, description = "No table has this invitation."),
    (status = 409, body = ErrorAnswer, description = "The seat is taken, or the game has started."),
))]
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(invitation): Named<String>,
    Body(body): Body<JoinTable>,
) -> WithCookie<TableSummary> {
    let id = invitation_table(&app, &invitation).await?;
    let seat = body.seat.map(rules_seat).transpose()?;
    check_welcome(&app, visitor.0.as_ref(), &id).await?;
    let guest = visitor.or_new(&app, body.name.as_deref()).await?;
    let question = Question::Join {
        seat,
        nonce: body.nonce,
    };
    let joined = summary(&app, &id, Some(person(&guest)), question).await?;
    Ok((sign_in(&app, &guest), joined))
}

/// Gives up the seat, as long as the game has not started.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 409, body = ErrorAnswer, description = "The game has started."),
))]
pub async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Leave).await
}

/// The host fills the open seats with bots, and the game starts, or everybody is asked whether they are ready.
#[utoipa::path(post, path = "/api/tables/{id}/fill", tag = "tables", params(("id" = String, Path)),
    request_body = FillTable, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only the host may."),
))]
pub async fn fill(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<FillTable>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Fill(body.bot)).await
}

/// Says that the game can start with everybody as they sit now, or takes that back. Once all the people who sit there have
/// said so, it starts; whoever has not by `ready_by` loses the seat.
#[utoipa::path(post, path = "/api/tables/{id}/ready", tag = "tables", params(("id" = String, Path)),
    request_body = SayReady, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "Nobody can bid that for these seats."),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "The seats have changed since, nobody is asked now, or the game has \
        started."),
))]
pub async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<SayReady>,
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Ready(body)).await
}

/// The host arranges the seats before the game, has them dealt at random when it starts, or lets everybody bid for them. Whoever has said that they are
/// ready is asked again.
#[utoipa::path(post, path = "/api/tables/{id}/seating", tag = "tables", params(("id" = String, Path)),
    request_body = ArrangeSeats, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "The order does not name every seat once, or the seats can't be bid for."),
    (status = 403, body = ErrorAnswer, description = "Only the host may."),
    (status = 409, body = ErrorAnswer, description = "The game has started."),
))]
pub async fn arrange(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<ArrangeSeats>,
) -> Result<Json<TableSummary>, Problem> {
    let seats = |order: Vec<protocol::Seat>| order.into_iter().map(rules_seat).collect::<Result<_, _>>();
    let seating = match (body.order, body.bids) {
        (Some(_), true) => {
            let message = "seats that are bid for have no order; leave `order` or `bids` out";
            return Err(Problem::new(ErrorCode::BadRequest, message));
        }
        (None, true) => Seating::Bids,
        (None, false) => Seating::Dealt,
        (Some(order), false) => Seating::Arranged(seats(order)?),
    };
    summary(&app, &id, visitor.person(), Question::Arrange(seating)).await
}

async fn invitation_table(app: &App, invitation: &str) -> Result<String, Problem> {
    let table = app.store.table_of_invitation(&code::plain(invitation)).await?;
    table.ok_or_else(|| Problem::new(ErrorCode::UnknownInvitation, "no table has this invitation"))
}

pub(super) async fn summary(
    app: &App,
    id: &str,
    person: Option<Person>,
    question: Question,
) -> Result<Json<TableSummary>, Problem> {
    match app.registry.ask(id, person, question).await? {
        Answer::Summary(summary) => Ok(Json(*summary)),
        _ => Err(super::other_answer()),
    }
}

pub(super) fn rules_seat(seat: protocol::Seat) -> Result<Seat, Problem> {
    seat.try_into()
        .map_err(|error: protocol::NoSuchSeat| Problem::new(ErrorCode::BadRequest, error.to_string()))
}
