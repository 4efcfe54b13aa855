//! New tables: what can be agreed on, what is kept of it, and how many a guest may have.

use axum::Json;
use axum_extra::extract::cookie::{Key, SignedCookieJar};
use protocol::{
    AnyGame, BotId, CreateTable, ErrorCode, GameError, Pace, SeatChoice, TableState, TableSummary, TimeUp,
};

use super::App;
use super::error::Problem;
use super::guest::person;
use super::tables::summary;
use crate::chance;
use crate::code;
use crate::store::{GuestRow, Occupant, SeatRow, TableRow};
use table::bot;
use table::clock;
use table::delay::MOVES_MAX;
use table::message::Question;
use table::private_is_not_listed;

/// How many tables with only bots one guest may have running at a time.
const BOT_TABLE_COUNT_MAX: usize = 5;
/// How many of a guest's most recently changed tables are searched for those.
const RECENT_TABLE_COUNT: u32 = 200;

/// An answer for a guest who may have just become one.
pub(super) type WithCookie<T> = Result<(SignedCookieJar<Key>, Json<T>), Problem>;

/// A table that can be made.
pub(super) struct Plan {
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) setup: String,
    /// `None` where the maker sits.
    pub(super) seats: Vec<Option<Occupant>>,
    pub(super) shuffle: bool,
    pub(super) bids: bool,
    pub(super) ready_check: bool,
    pub(super) rated: bool,
    pub(super) programs: bool,
    pub(super) watch_delay: Option<u32>,
    pub(super) private: bool,
    pub(super) listed: bool,
    pub(super) stand_in: Option<BotId>,
    pub(super) pace: Pace,
    pub(super) time_up: TimeUp,
    pub(super) nonce: Option<String>,
    pub(super) rematch_of: Option<String>,
}

pub(super) fn plan(app: &App, body: &CreateTable) -> Result<Plan, Problem> {
    let bad = |message: String| Problem::new(ErrorCode::BadSetup, message);
    let game =
        AnyGame::hosted(body.game, &body.setup, &app.registry.config().components).map_err(|error| {
            let problem = bad(error.to_string());
            match error {
                GameError::BadSetup {
                    impossible: Some(why),
                    ..
                } => problem.impossible(why),
                _ => problem,
            }
        })?;
    if body.seats.len() != game.seat_count() {
        let (choices, seats) = (body.seats.len(), game.seat_count());
        return Err(bad(format!("there are {choices} choices for {seats} seats")));
    }
    if body
        .seats
        .iter()
        .filter(|choice| **choice == SeatChoice::Me)
        .count()
        > 1
    {
        return Err(bad("you can take one seat only".to_owned()));
    }
    for choice in &body.seats {
        if let SeatChoice::Bot { bot } = choice {
            bot::check(body.game, *bot).map_err(bad)?;
        }
    }
    if let Some(bot) = body.stand_in {
        bot::check(body.game, bot).map_err(bad)?;
    }
    if body.listed && body.private {
        return Err(private_is_not_listed().into());
    }
    if body.rated && !body.seats.contains(&SeatChoice::Open) {
        return Err(bad(
            "a rated game needs a seat for another person; leave one open".to_owned(),
        ));
    }
    if body
        .watch_delay
        .is_some_and(|moves| !(1..=MOVES_MAX).contains(&moves))
    {
        return Err(bad(format!(
            "spectators can be kept 1 to {MOVES_MAX} moves behind"
        )));
    }
    if body.seat_bids && AnyGame::seat_bid_max(body.game).is_none() {
        return Err(bad(format!("the seats of {} can't be bid for", body.game)));
    }
    if is_priced(&game) {
        return Err(bad(
            "what a seat costs is found by bids; leave `seat_prices` out and set `seat_bids`".to_owned(),
        ));
    }
    let pace = body.pace.clone().unwrap_or_default();
    clock::check(&pace).map_err(bad)?;
    let nonce = body.nonce.as_deref().map(tabletop::nonce_from);
    if body.nonce.is_some() && nonce.as_ref().is_none_or(String::is_empty) {
        return Err(Problem::new(
            ErrorCode::BadRequest,
            "a nonce has at least one character",
        ));
    }
    let occupant = |choice: &SeatChoice| match choice {
        SeatChoice::Me => None,
        SeatChoice::Open => Some(Occupant::Open),
        SeatChoice::Bot { bot } => Some(Occupant::Bot(*bot)),
    };
    Ok(Plan {
        game: body.game.key().to_owned(),
        rules: body.game.rules_version(),
        setup: serde_json::to_string(&game.setup()).map_err(|error| bad(error.to_string()))?,
        seats: body.seats.iter().map(occupant).collect(),
        shuffle: body.shuffle_seats,
        bids: body.seat_bids,
        rated: body.rated,
        programs: body.programs,
        watch_delay: body.watch_delay,
        ready_check: body.ready_check.unwrap_or_default()
            || (body.listed && !matches!(pace, Pace::Days { .. })),
        private: body.private,
        listed: body.listed,
        stand_in: body.stand_in,
        pace,
        time_up: body.time_up.unwrap_or_default(),
        nonce,
        rematch_of: None,
    })
}

/// The row of a table that has not started.
pub(super) fn row_of(app: &App, guest: &GuestRow, plan: Plan) -> Result<TableRow, Problem> {
    let now = app.registry.clock().now();
    let about = format!("{} {}", plan.game, plan.setup);
    let secret = chance::secret(app.registry.config().chance_from.as_deref(), &about)?;
    let seat = |seat: Option<Occupant>| match seat {
        None => SeatRow {
            nonce: plan.nonce.clone(),
            ..SeatRow::of(occupied(guest))
        },
        Some(occupant) => SeatRow::of(occupant),
    };
    Ok(TableRow {
        id: code::table_id()?,
        game: plan.game,
        rules: plan.rules,
        setup: plan.setup,
        state: TableState::Open,
        host: guest.id.clone(),
        invitation: code::invitation()?,
        private: plan.private,
        listed: plan.listed,
        stand_in: plan.stand_in,
        pace: plan.pace,
        time_up: plan.time_up,
        clock_since: None,
        due: None,
        ended_by: None,
        proposal: None,
        shuffle: plan.shuffle,
        bids: plan.bids,
        ready_check: plan.ready_check,
        rated: plan.rated,
        programs: plan.programs,
        watch_delay: plan.watch_delay,
        ready_by: None,
        secret,
        rematch_of: plan.rematch_of,
        branch_of: None,
        created: now,
        updated: now,
        version: 0,
        revision: 0,
        round: 0,
        asked: Vec::new(),
        asked_since: None,
        bot_asked: false,
        ranks: None,
        seats: plan.seats.into_iter().map(seat).collect(),
    })
}

pub(super) async fn make(app: &App, guest: &GuestRow, plan: Plan) -> Result<TableSummary, Problem> {
    let row = row_of(app, guest, plan)?;
    table::programs::check(&row, &guest.id)?;
    check_table_count(app, guest).await?;
    if row.is_of_bots() {
        check_bot_tables(app, guest).await?;
    }
    let id = row.id.clone();
    app.store.create_table(row.into()).await?;
    // A full table starts when it is loaded, and gives its first answer once the start is on disk.
    let Json(summary) = summary(app, &id, Some(person(guest)), Question::Started).await?;
    Ok(summary)
}

/// Each table takes up space, so there is a limit to how many unfinished ones a guest may have.
pub(super) async fn check_table_count(app: &App, guest: &GuestRow) -> Result<(), Problem> {
    let most = app.registry.config().tables_per_guest;
    if app.store.unfinished_of_host(&guest.id).await? >= most {
        let message = format!("{most} of your tables are not over; finish some before you make more");
        return Err(Problem::new(ErrorCode::Busy, message));
    }
    Ok(())
}

/// Bots go on playing with nobody watching, so a guest may have only a few tables without people.
async fn check_bot_tables(app: &App, guest: &GuestRow) -> Result<(), Problem> {
    let tables = app.store.tables_of_guest(&guest.id, RECENT_TABLE_COUNT).await?;
    let runs = |table: &&TableRow| table.state != TableState::Over && table.is_of_bots();
    if tables.iter().filter(runs).count() >= BOT_TABLE_COUNT_MAX {
        let message =
            format!("{BOT_TABLE_COUNT_MAX} of your bots-only tables are running; wait until one is over");
        return Err(Problem::new(ErrorCode::Busy, message));
    }
    Ok(())
}

pub(super) fn occupied(guest: &GuestRow) -> Occupant {
    Occupant::Guest {
        id: guest.id.clone(),
        name: guest.name.clone(),
        avatar: guest.avatar,
    }
}

/// Whether seats give up points in this game because they were bid for.
pub(super) fn is_priced(game: &AnyGame) -> bool {
    let plain = game.priced(&[]);
    plain.is_some_and(|plain| plain.setup() != game.setup())
}
