//! Games that go on at another place while they are played: from a device to this server, and from here to a device.

use axum::Json;
use axum::extract::State;
use protocol::{
    AnyGame, Arrival, BranchOf, Departure, ErrorAnswer, ErrorCode, SeatChoice, TableState, TableSummary,
};

use super::again::as_it_was;
use super::error::Problem;
use super::guest::{Visitor, person, sign_in};
use super::input::{Body, Named};
use super::limit::Address;
use super::new_table::{Plan, WithCookie, check_table_count, row_of};
use super::tables::summary;
use super::{App, Cost};
use crate::store::{GuestRow, Occupant};
use table::bot;
use table::message::{Answer, Question};

/// What the addresses of tables on devices begin with (`crates/wasm/src/making.rs`).
const DEVICE_PREFIX: &str = "here-";
/// The longest of those addresses, in characters.
const DEVICE_ADDRESS_LENGTH_MAX: usize = 40;
/// Among how many of a guest's most recently changed tables a game that has already come is looked for.
const RECENT_TABLE_COUNT: u32 = 200;

/// Goes on with a game that was begun on a device: whoever brings it keeps the seat, and others can take the open ones with
/// the invitation. What is drawn from now on comes from a secret of this server. It counts for no ratings.
#[utoipa::path(post, path = "/api/arrivals", tag = "tables", request_body = Arrival, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "Not the record of a game by the rules of this server, or not as many \
        seats as it has."),
    (status = 409, body = ErrorAnswer, description = "The game is over, or follows other rules."),
    (status = 429, body = ErrorAnswer, description = "Too many records from this address within an hour."),
))]
pub async fn arrive(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    _cost: Cost,
    Body(body): Body<Arrival>,
) -> WithCookie<TableSummary> {
    check_origin(&body.from)?;
    address.open_record(&app)?;
    let record = body.record;
    // Checking it is replaying it.
    let game = app.registry.think(move || table::begun_game(&record)).await;
    let stopped = || Problem::new(ErrorCode::Busy, "the server is stopping");
    let game = game.ok_or_else(stopped)??;
    let setup = serde_json::to_value(game.setup())
        .map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))?;
    AnyGame::hosted(game.game(), &setup, &app.registry.config().components)
        .map_err(|error| Problem::new(ErrorCode::BadRequest, error.to_string()))?;
    let plan = Plan {
        seats: occupants(&game, &body.seats)?,
        ..as_it_was(&game, setup.to_string(), body.private)
    };
    let guest = visitor.or_new(&app, body.name.as_deref()).await?;
    if let Some(known) = arrived_before(&app, &guest, &body.from).await? {
        app.registry.bring_here(&known).await;
        let known = summary(&app, &known, Some(person(&guest)), Question::Summary).await?;
        return Ok((sign_in(&app, &guest), known));
    }
    check_table_count(&app, &guest).await?;
    let arrived = table::arrived(&game, body.from, row_of(&app, &guest, plan)?)?;
    let id = arrived.row.id.clone();
    app.store.create_table(arrived).await?;
    let summary = summary(&app, &id, Some(person(&guest)), Question::Started).await?;
    Ok((sign_in(&app, &guest), summary))
}

/// All of a game that goes on at the device of whoever asks, once everybody at the table has agreed to that
/// (`POST /api/tables/{id}/proposal`, kind `move`).
#[utoipa::path(get, path = "/api/tables/{id}/departure", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = Departure),
    (status = 403, body = ErrorAnswer, description = "Only those who sit at the table may do this."),
    (status = 409, body = ErrorAnswer, description = "Not everybody has agreed, or the game is over."),
))]
pub async fn depart(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<Json<Departure>, Problem> {
    let question = Question::Departure { free: false };
    match app.registry.ask(&id, visitor.person(), question).await? {
        Answer::Departure(departure) => Ok(Json(*departure)),
        _ => Err(super::other_answer()),
    }
}

/// Games come from devices; where else one was played is not what this is for.
fn check_origin(from: &BranchOf) -> Result<(), Problem> {
    let rest = from.table.strip_prefix(DEVICE_PREFIX);
    let is_address = |rest: &str| {
        (1..=DEVICE_ADDRESS_LENGTH_MAX).contains(&rest.len())
            && rest.bytes().all(|one| one.is_ascii_alphanumeric())
    };
    match rest.is_some_and(is_address) {
        true => Ok(()),
        false => Err(Problem::new(
            ErrorCode::BadRequest,
            "a game that goes on here was begun at a table of a device",
        )),
    }
}

/// Who sits where from now on; `None` where the sender does.
fn occupants(game: &AnyGame, seats: &[SeatChoice]) -> Result<Vec<Option<Occupant>>, Problem> {
    let bad = |message: String| Problem::new(ErrorCode::BadRequest, message);
    if seats.len() != game.seat_count() {
        let (choices, seats) = (seats.len(), game.seat_count());
        return Err(bad(format!("there are {choices} choices for {seats} seats")));
    }
    if seats.iter().filter(|seat| **seat == SeatChoice::Me).count() != 1 {
        return Err(bad("one of the seats is yours, and only one".to_owned()));
    }
    let occupant = |seat: &SeatChoice| match seat {
        SeatChoice::Me => Ok(None),
        SeatChoice::Open => Ok(Some(Occupant::Open)),
        SeatChoice::Bot { bot } => {
            bot::check(game.game(), *bot).map_err(bad)?;
            Ok(Some(Occupant::Bot(*bot)))
        }
    };
    seats.iter().map(occupant).collect()
}

/// The table at which the guest goes on with this very game already: a request whose answer was lost is sent again.
async fn arrived_before(app: &App, guest: &GuestRow, from: &BranchOf) -> Result<Option<String>, Problem> {
    let tables = app.store.tables_of_guest(&guest.id, RECENT_TABLE_COUNT).await?;
    let same = tables.into_iter().find(|row| {
        row.host == guest.id && row.branch_of.as_ref() == Some(from) && row.state != TableState::Over
    });
    Ok(same.map(|row| row.id))
}
