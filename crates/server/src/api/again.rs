//! After a game: playing again, going on from one of its moments, or showing one that was played elsewhere.

use axum::Json;
use axum::extract::State;
use protocol::{
    AnyGame, BranchOf, BranchTable, ErrorAnswer, ErrorCode, GameId, OpenRecord, Pace, TableState,
    TableSummary, TimeUp,
};
use serde_json::Value;
use tabletop::Seat;

use super::error::Problem;
use super::friends::check_welcome;
use super::guest::{Visitor, person, sign_in};
use super::input::{Body, Named};
use super::limit::Address;
use super::new_table::{Plan, WithCookie, check_table_count, is_priced, make, occupied, row_of};
use super::tables::summary;
use super::{App, Cost};
use crate::store::{Occupant, TableRow};
use table::message::{Answer, Question};

/// Makes a new table like this one. Bots keep their places, people are invited; anybody who asks later joins the
/// table that the first one made.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 409, body = ErrorAnswer, description = "The game is not over."),
))]
pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<Json<TableSummary>, Problem> {
    let guest = visitor.guest()?;
    let unknown = || Problem::new(ErrorCode::UnknownTable, "there is no such table");
    let old = app.store.table_row(&id).await?.ok_or_else(unknown)?;
    if old.host != guest.id && !old.seats.iter().any(|seat| seat.is_of(&guest.id)) {
        return Err(Problem::new(
            ErrorCode::NotSeated,
            "you did not sit at this table",
        ));
    }
    if old.state != TableState::Over {
        return Err(Problem::new(ErrorCode::NotOver, "the game is not over yet"));
    }
    let game = playable(&old)?;
    let person = person(&guest);
    // Two people who ask at the same time end up at the same table.
    let _one_at_a_time = app.rematches.lock().await;
    if let Some(next) = app.store.rematch_of(&id).await?
        && check_welcome(&app, Some(&guest), &next).await.is_ok()
    {
        app.registry.bring_here(&next).await;
        let before = old.seats.iter().position(|seat| seat.is_of(&guest.id));
        // Where the person sat before, or, if somebody else has come, anywhere.
        for seat in [before.and_then(Seat::try_new), None] {
            let join = Question::Join { seat, nonce: None };
            match summary(&app, &next, Some(person.clone()), join).await {
                Ok(joined) => return Ok(joined),
                // Already full or over: another table is made.
                Err(refused) => tracing::debug!(?refused, "the rematch can't be joined"),
            }
        }
    }
    // Who opened a record sat in none of its seats, and takes the first.
    let mut is_seated = old.seats.iter().any(|seat| seat.is_of(&guest.id));
    let seats = old.seats.iter().map(|seat| match &seat.occupant {
        Occupant::Guest { id, .. } if *id == guest.id => occupied(&guest),
        Occupant::Open if !std::mem::replace(&mut is_seated, true) => occupied(&guest),
        Occupant::Bot(bot) => Occupant::Bot(*bot),
        Occupant::Guest { .. } | Occupant::Open => Occupant::Open,
    });
    // Seats that were bid for are bid for again.
    let setup = match game.priced(&[]) {
        Some(plain) if is_priced(&game) => serde_json::to_string(&plain.setup())
            .map_err(|error| Problem::new(ErrorCode::BadSetup, error.to_string()))?,
        _ => old.setup.clone(),
    };
    let plan = Plan {
        game: old.game.clone(),
        rules: game.game().rules_version(),
        setup,
        seats: seats.map(Some).collect(),
        shuffle: old.shuffle,
        bids: old.bids,
        ready_check: old.ready_check,
        rated: old.rated,
        programs: old.programs,
        watch_delay: old.watch_delay,
        private: old.private,
        listed: false,
        stand_in: old.stand_in,
        pace: old.pace.clone(),
        time_up: old.time_up,
        nonce: None,
        rematch_of: Some(id.clone()),
    };
    let made = make(&app, &guest, plan).await?;
    app.registry.rematch_made(&id, &made.id);
    Ok(Json(made))
}

/// Goes on from a moment of a finished game, at a new table with bots in the other seats. The game itself stays as it is.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "look back", params(("id" = String, Path)),
    request_body = BranchTable, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "The table is private."),
    (status = 404, body = ErrorAnswer, description = "There is no such table, or its record has no such step."),
    (status = 409, body = ErrorAnswer, description = "The game is not over, or nothing is left to play at that moment."),
))]
pub async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
    Body(body): Body<BranchTable>,
) -> WithCookie<TableSummary> {
    let unknown = || Problem::new(ErrorCode::UnknownTable, "there is no such table");
    let Answer::Finished(game) = app
        .registry
        .ask(&id, visitor.person(), Question::Finished)
        .await?
    else {
        return Err(super::other_answer());
    };
    let old = app.store.table_row(&id).await?.ok_or_else(unknown)?;
    let seats = table::branched_seats(&game, &body)?;
    let plan = Plan {
        seats,
        ..as_it_was(&game, old.setup, old.private)
    };
    let guest = visitor.or_new(&app, None).await?;
    check_table_count(&app, &guest).await?;
    let of = BranchOf {
        table: id,
        step: body.step,
    };
    let begun = table::branch(&game, of, row_of(&app, &guest, plan)?)?;
    let id = begun.row.id.clone();
    app.store.create_table(begun).await?;
    let summary = summary(&app, &id, Some(person(&guest)), Question::Started).await?;
    Ok((sign_in(&app, &guest), summary))
}

/// Makes a table of a finished game that was played elsewhere, from its record: it can be replayed, reviewed and gone on
/// from, like any other. Its seats have no names. It counts for no ratings.
#[utoipa::path(post, path = "/api/records", tag = "look back", request_body = OpenRecord, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "Not the record of a game by the rules of this server, or its chance is \
        not as its secret says."),
    (status = 409, body = ErrorAnswer, description = "The game is not over, or follows other rules."),
    (status = 429, body = ErrorAnswer, description = "Too many records from this address within an hour."),
))]
pub async fn open_record(
    State(app): State<App>,
    visitor: Visitor,
    address: Address,
    _cost: Cost,
    Body(body): Body<OpenRecord>,
) -> WithCookie<TableSummary> {
    address.open_record(&app)?;
    // Checking it is replaying it.
    let game = app
        .registry
        .think(move || table::finished_game(&body.record))
        .await;
    let stopped = || Problem::new(ErrorCode::Busy, "the server is stopping");
    let game = game.ok_or_else(stopped)??;
    let setup = serde_json::to_value(game.setup())
        .map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))?;
    AnyGame::hosted(game.game(), &setup, &app.registry.config().components)
        .map_err(|error| Problem::new(ErrorCode::BadRequest, error.to_string()))?;
    let plan = Plan {
        seats: vec![Some(Occupant::Open); game.seat_count()],
        ..as_it_was(&game, setup.to_string(), body.private)
    };
    let guest = visitor.or_new(&app, None).await?;
    let table = table::imported(&game, row_of(&app, &guest, plan)?)?;
    let id = table.row.id.clone();
    app.store.create_table(table).await?;
    let summary = summary(&app, &id, Some(person(&guest)), Question::Started).await?;
    Ok((sign_in(&app, &guest), summary))
}

/// The plan for a table of a game that has begun: nothing is left to agree on.
pub(super) fn as_it_was(game: &AnyGame, setup: String, private: bool) -> Plan {
    Plan {
        game: game.game().key().to_owned(),
        rules: game.game().rules_version(),
        setup,
        seats: Vec::new(),
        shuffle: false,
        bids: false,
        ready_check: false,
        rated: false,
        programs: false,
        watch_delay: None,
        private,
        listed: false,
        stand_in: None,
        pace: Pace::None,
        time_up: TimeUp::default(),
        nonce: None,
        rematch_of: None,
    }
}

/// A new game with the setup of a table, by the rules of this program and with the component sets that it has.
fn playable(old: &TableRow) -> Result<AnyGame, Problem> {
    let bad = |message: String| Problem::new(ErrorCode::BadSetup, message);
    let game: GameId = old
        .game
        .parse()
        .map_err(|error: protocol::UnknownGame| bad(error.to_string()))?;
    let setup: Value = serde_json::from_str(&old.setup).map_err(|error| bad(error.to_string()))?;
    if let Some(name) = AnyGame::missing(game, &setup) {
        let message =
            format!("the table played with the component set `{name}`, which this server does not have");
        return Err(Problem::new(ErrorCode::UnknownComponents, message));
    }
    AnyGame::new(game, &setup).map_err(|error| bad(error.to_string()))
}
