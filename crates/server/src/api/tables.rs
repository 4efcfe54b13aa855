//! Tables: making, joining and playing them.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Key, SignedCookieJar};
use protocol::{
    AnyGame, ArrangeSeats, BotId, BranchOf, BranchTable, CreateTable, ErrorAnswer, ErrorCode, FillTable,
    GameError, GameId, JoinTable, MovesRequest, Pace, Preview, PreviewRequest, SayReady, SeatChoice,
    TableState, TableSummary, TimeUp, UndoRequest, Update,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Seat, Secret};

use super::error::Problem;
use super::guest::{Visitor, person, sign_in};
use super::input::{Asked, Body, Named};
use super::limit::Address;
use super::lobby;
use super::{App, Cost};
use crate::code;
use crate::metrics::{MOVES_ACCEPTED, MOVES_REFUSED};
use crate::store::{ClockRow, Commit, GuestRow, Occupant, SeatRow, TableRow};
use table::bot;
use table::clock;
use table::message::{Answer, Person, Question};
use table::private_is_not_listed;

/// How many tables with only bots one guest may have running at a time.
const BOT_TABLE_COUNT_MAX: usize = 5;
/// How many of a guest's most recently changed tables are searched for those.
const RECENT_TABLE_COUNT: u32 = 200;

type WithCookie<T> = Result<(SignedCookieJar<Key>, Json<T>), Problem>;

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
        ready_check: None,
        rated: false,
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
) -> Result<Json<TableSummary>, Problem> {
    summary(&app, &id, visitor.person(), Question::Summary).await
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

/// The host arranges the seats before the game, or has them dealt at random when it starts. Whoever has said that they are
/// ready is asked again.
#[utoipa::path(post, path = "/api/tables/{id}/seating", tag = "tables", params(("id" = String, Path)),
    request_body = ArrangeSeats, responses(
    (status = 200, body = TableSummary),
    (status = 400, body = ErrorAnswer, description = "The order does not name every seat once."),
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
    let order = body.order.map(seats).transpose()?;
    summary(&app, &id, visitor.person(), Question::Arrange(order)).await
}

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
    Body(request): Body<MovesRequest>,
) -> Result<Response, Problem> {
    let question = Question::Moves {
        seat: query.seat()?,
        request,
    };
    update(&app, &id, visitor.person(), question).await
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
    Body(request): Body<UndoRequest>,
) -> Result<Response, Problem> {
    update(&app, &id, visitor.person(), Question::Undo(request)).await
}

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
    if let Some(next) = app.store.rematch_of(&id).await? {
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
    let seats = old.seats.iter().map(|seat| match &seat.occupant {
        Occupant::Guest { id, .. } if *id == guest.id => occupied(&guest),
        Occupant::Bot(bot) => Occupant::Bot(*bot),
        Occupant::Guest { .. } | Occupant::Open => Occupant::Open,
    });
    let plan = Plan {
        game: old.game.clone(),
        rules: game.game().rules_version(),
        setup: old.setup.clone(),
        seats: seats.map(Some).collect(),
        shuffle: old.shuffle,
        ready_check: old.ready_check,
        rated: old.rated,
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
    let own = usize::from(body.seat.0);
    if own >= game.seat_count() {
        return Err(Problem::new(ErrorCode::BadRequest, "the game has no such seat"));
    }
    let bot = body.bot.unwrap_or_else(|| bot::usual(game.game()));
    bot::check(game.game(), bot).map_err(|message| Problem::new(ErrorCode::BadRequest, message))?;
    let plan = Plan {
        game: old.game,
        rules: game.game().rules_version(),
        setup: old.setup,
        seats: (0..game.seat_count())
            .map(|seat| (seat != own).then_some(Occupant::Bot(bot)))
            .collect(),
        shuffle: false,
        ready_check: false,
        rated: false,
        private: old.private,
        listed: false,
        stand_in: None,
        pace: Pace::None,
        time_up: TimeUp::default(),
        nonce: None,
        rematch_of: None,
    };
    let guest = visitor.or_new(&app, None).await?;
    check_table_count(&app, &guest).await?;
    let of = BranchOf {
        table: id,
        step: body.step,
    };
    let mut waiting = row_of(&app, &guest, plan)?;
    let begun = table::branch(&game, of.clone(), waiting.clone())?;
    waiting.branch_of = Some(of);
    let id = waiting.id.clone();
    app.store.create_table(waiting).await?;
    let commit = Commit {
        row: begun.row,
        entries: begun.entries,
        request: None,
    };
    app.store.commit(commit).await?;
    let summary = summary(&app, &id, Some(person(&guest)), Question::Started).await?;
    Ok((sign_in(&app, &guest), summary))
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

/// A table that can be made.
struct Plan {
    game: String,
    rules: u32,
    setup: String,
    /// `None` where the maker sits.
    seats: Vec<Option<Occupant>>,
    shuffle: bool,
    ready_check: bool,
    rated: bool,
    private: bool,
    listed: bool,
    stand_in: Option<BotId>,
    pace: Pace,
    time_up: TimeUp,
    nonce: Option<String>,
    rematch_of: Option<String>,
}

fn plan(app: &App, body: &CreateTable) -> Result<Plan, Problem> {
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
        rated: body.rated,
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
fn row_of(app: &App, guest: &GuestRow, plan: Plan) -> Result<TableRow, Problem> {
    let now = app.registry.clock().now();
    let seat = |seat: Option<Occupant>| match seat {
        None => SeatRow {
            occupant: occupied(guest),
            nonce: plan.nonce.clone(),
            hints: false,
            stand_in: None,
            clock: ClockRow::default(),
            orders: None,
            ready: false,
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
        ready_check: plan.ready_check,
        rated: plan.rated,
        ready_by: None,
        secret: Secret(code::random_bytes()?),
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

async fn make(app: &App, guest: &GuestRow, plan: Plan) -> Result<TableSummary, Problem> {
    let row = row_of(app, guest, plan)?;
    check_table_count(app, guest).await?;
    if row.is_of_bots() {
        check_bot_tables(app, guest).await?;
    }
    let id = row.id.clone();
    app.store.create_table(row).await?;
    // A full table starts when it is loaded, and gives its first answer once the start is on disk.
    let Json(summary) = summary(app, &id, Some(person(guest)), Question::Started).await?;
    Ok(summary)
}

/// Each table takes up space, so there is a limit to how many unfinished ones a guest may have.
async fn check_table_count(app: &App, guest: &GuestRow) -> Result<(), Problem> {
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

fn occupied(guest: &GuestRow) -> Occupant {
    Occupant::Guest {
        id: guest.id.clone(),
        name: guest.name.clone(),
    }
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

async fn update(
    app: &App,
    id: &str,
    person: Option<Person>,
    question: Question,
) -> Result<Response, Problem> {
    let answer = app.registry.ask(id, person, question).await;
    match &answer {
        Ok(_) => MOVES_ACCEPTED.add(1),
        Err(refused) => MOVES_REFUSED.add(&word(refused.error.code)),
    }
    match answer? {
        Answer::Update(update) => Ok(Json(&*update).into_response()),
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

pub(super) fn rules_seat(seat: protocol::Seat) -> Result<Seat, Problem> {
    seat.try_into()
        .map_err(|error: protocol::NoSuchSeat| Problem::new(ErrorCode::BadRequest, error.to_string()))
}
