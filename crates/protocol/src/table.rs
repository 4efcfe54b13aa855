//! Tables: creating, joining and listing them.

use serde::{Deserialize, Serialize};

use crate::{AnySetup, Avatar, BotId, GameId, OpenProposal, Orders, Pace, Seat, SeatClock, TimeUp};

/// A new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// Which game.
    pub game: GameId,
    /// The setup, read by the rules of that game.
    #[cfg_attr(feature = "typescript", ts(type = "AnySetup"))]
    #[cfg_attr(feature = "openapi", schema(value_type = AnySetup))]
    pub setup: serde_json::Value,
    /// One choice per player.
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 5))]
    pub seats: Vec<SeatChoice>,
    /// Whether the seats are dealt at random once the table is full; otherwise people sit as they are arranged.
    pub shuffle_seats: bool,
    /// Whether the people bid points for the seats, whatever `shuffle_seats` says: each says with [`SayReady`] what every seat
    /// is worth to them. Only in a game whose catalog says that seats can be bid for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub seat_bids: bool,
    /// Whether the game starts only once all the people who sit there have said that they are ready. Tables in the lobby that
    /// are not played over days always ask, others only if this is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ready_check: Option<bool>,
    /// Whether the game counts for the ratings of those who play; only with another person, and without hints.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub rated: bool,
    /// Whether programs can take a seat although the game is rated or listed in the lobby; at other tables, those who have
    /// the invitation always can.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub programs: bool,
    /// How many moves spectators are kept behind while the game goes on, up to 50; if left out, they see everything at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub watch_delay: Option<u32>,
    /// The name of the table's creator, 1 to 40 characters.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
    /// Whether only members may watch; otherwise anyone with the table's address may.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub private: bool,
    /// Whether the lobby lists the table as long as a seat is open, so that anyone can take it; otherwise only those with
    /// the invitation can. A private table can't be listed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub listed: bool,
    /// Which bot plays for people who are away; the strongest that the game has when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stand_in: Option<BotId>,
    /// How much time people have; if left out, as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub pace: Option<Pace>,
    /// What happens when somebody's time is up; if left out, the stand-in decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub time_up: Option<TimeUp>,
    /// A word of the maker for the chance stream, so that not even the server chooses it alone.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub nonce: Option<String>,
}

/// Who is to take a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatChoice {
    /// The creator of the table.
    Me,
    /// A person who follows the invitation.
    Open,
    /// A bot.
    Bot {
        /// Which bot.
        bot: BotId,
    },
}

/// Takes an open seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// Which seat; if left out, the first open one.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The guest's name, 1 to 40 characters.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
    /// A word that the guest adds to the chance stream, so that not even the server alone determines it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub nonce: Option<String>,
}

/// Fills the open seats with bots, at the host's request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct FillTable {
    /// Which bot.
    pub bot: BotId,
}

/// Says that the game can start with everybody as they sit now, or takes that back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SayReady {
    /// Whether the sender is ready.
    pub ready: bool,
    /// The table's `ready_by` that the sender has seen: it changes whenever the people or their seats do.
    pub ready_by: u64,
    /// At a table whose seats are bid for, how many points each seat from seat 0 is worth to the sender, up to the table's
    /// `seat_bid_max`. Nobody else sees it before the game starts. If left out, what was said before, or 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 5))]
    pub bids: Option<Vec<u8>>,
}

/// Arranges the seats before the game, at the request of the table's maker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ArrangeSeats {
    /// For each seat from seat 0, the seat where its occupant sits now; if left out, the seats are dealt at random when the
    /// game starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_items = 2, max_items = 5))]
    pub order: Option<Vec<Seat>>,
    /// Whether the seats are bid for instead; there is no order then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub bids: bool,
}

/// Goes on from a moment of a finished game against bots, at a table of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BranchTable {
    /// How many entries of the record come before the moment.
    pub step: u32,
    /// The seat that the sender takes.
    pub seat: Seat,
    /// Who plays the others; if left out, the bot that a quick game is played against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<BotId>,
}

/// Makes a table of a finished game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenRecord {
    /// The game's record as text, with the secret of its chance.
    pub record: String,
    /// Whether only the sender may look at it.
    #[serde(default)]
    pub private: bool,
}

/// A game that is not over, as it leaves the place where it was played: all of it, whatever is hidden included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Departure {
    /// Where it was played, and how many entries its record has there.
    pub from: BranchOf,
    /// Its record as text.
    pub record: String,
    /// Who sits where, from seat 0.
    pub seats: Vec<DepartingSeat>,
}

/// Who sits on a seat of a game that leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DepartingSeat {
    /// The bot that decides there, also for a person who is away.
    pub bot: Option<BotId>,
    /// What the person is called; empty for a bot.
    pub name: String,
    /// Whether it is the seat of whoever takes the game along.
    pub mine: bool,
}

/// Makes a table of a game that was begun elsewhere, and goes on with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// Where it was played, and how many entries its record has there. The same game is taken in once.
    pub from: BranchOf,
    /// Its record as text.
    pub record: String,
    /// Who sits where from now on, from seat 0; one seat is the sender's.
    pub seats: Vec<SeatChoice>,
    /// The sender's name, if they are new here.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether only members may look at it.
    #[serde(default)]
    pub private: bool,
}

/// The moment of another game from which this one goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchOf {
    /// The table of the other game. If its game was not over, it has gone on here ([`Arrival`], [`Departure`]).
    pub table: String,
    /// How many entries of its record come before the moment.
    pub step: u32,
}

/// Lists the table in the lobby, or no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ListTable {
    /// Whether the lobby lists it as long as a seat is open.
    pub listed: bool,
}

/// The tables that anyone may join.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Whether this server lists tables at all.
    pub is_open: bool,
    /// The newest first, as strangers see them, with their invitations. Only those that wait for people now: somebody who
    /// sits there is connected, unless the game is played over days.
    pub tables: Vec<TableSummary>,
}

/// Lets the table's stand-in decide for the person of a seat who has vanished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// Which seat.
    pub seat: Seat,
}

/// What lists and headings show about a table, as one guest may see it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's name in addresses.
    pub id: String,
    /// Which game.
    pub game: GameId,
    /// The setup.
    pub setup: AnySetup,
    /// How far along it is.
    pub state: TableState,
    /// One per seat, from seat 0.
    pub seats: Vec<SeatSummary>,
    /// Which bot plays for people who are away.
    pub stand_in: BotId,
    /// How much time people have.
    pub pace: Pace,
    /// What happens when somebody's time is up.
    pub time_up: TimeUp,
    /// The seat whose time was up when the game ended without a result; null otherwise.
    pub ended_by: Option<Seat>,
    /// Whether the guest made the table.
    pub host: bool,
    /// Whether the lobby lists the table as long as a seat is open.
    pub listed: bool,
    /// Whether the game counts for the ratings of those who play.
    pub rated: bool,
    /// Whether programs can take a seat although the game is rated or listed in the lobby.
    pub programs: bool,
    /// How many moves spectators are kept behind while the game goes on: what they see of it, here and elsewhere, was so then.
    /// Null if they see everything at once.
    pub watch_delay: Option<u32>,
    /// Whether the seats are dealt at random when the game starts.
    pub shuffle_seats: bool,
    /// Whether the people bid points for the seats; then they are not dealt. What each gave up is part of the setup once the
    /// game has started.
    pub seat_bids: bool,
    /// The most that can be bid for a seat; null in a game whose seats can't be bid for.
    pub seat_bid_max: Option<u8>,
    /// Whether the game starts only once all the people who sit there have said that they are ready.
    pub ready_check: bool,
    /// Until when they have to say so, in milliseconds since 1970: whoever has not by then loses the seat. Null while nobody
    /// is asked. It is another number whenever the people or their seats change.
    pub ready_by: Option<u64>,
    /// The invitation's code; for members only, and in the lobby.
    pub invitation: Option<String>,
    /// The current round, from 1; 0 before the start.
    pub round: u8,
    /// The seats that are asked.
    pub asked: Vec<Seat>,
    /// Since when, in milliseconds since 1970; null if nobody is asked.
    pub asked_since: Option<u64>,
    /// Whether the guest is asked to decide, or to say that they are ready.
    pub your_turn: bool,
    /// When the table was created, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// How many entries the record has.
    pub version: u32,
    /// The moment of another game from which this one goes on; null for most tables.
    pub branch_of: Option<BranchOf>,
    /// SHA-256 of the secret behind chance, hexadecimal; promised when the table is created. Null at a table that goes on from
    /// a moment of another game.
    pub commitment: Option<String>,
    /// The secret itself, hexadecimal; only when the game is over.
    pub secret: Option<String>,
    /// The place of each seat, 1 for the best; only when the game is over.
    pub ranks: Option<Vec<u8>>,
    /// The table where those who played play again; for them only, not in lists, and null until somebody has asked for it.
    pub rematch: Option<String>,
    /// Whether the players may ask for hints: there is only one human player, or all of them agree.
    pub hints: bool,
    /// What the people are asked to agree on; null if nothing.
    pub proposal: Option<OpenProposal>,
    /// What time it was at the server when this was written, in milliseconds since 1970: clocks are compared with it
    /// rather than with the time of a device.
    pub now: u64,
}

/// How far along a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are open.
    Open,
    /// The game is in progress.
    Running,
    /// The game is over.
    Over,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatSummary {
    /// Its number.
    pub seat: Seat,
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of the person or bot, empty for a person who has given none; null for an open seat.
    pub name: Option<String>,
    /// Three letters and digits that are always the same for a person, to tell those without a name apart; null if the
    /// seat is not a person's.
    pub mark: Option<String>,
    /// The picture of a person who has chosen one.
    pub avatar: Option<Avatar>,
    /// Whether a program sits there, which plays over HTTP for a person.
    pub program: bool,
    /// Which bot, if it is one.
    pub bot: Option<BotId>,
    /// The bot that decides for the person until the person takes the seat back; null if there is none.
    pub stand_in: Option<BotId>,
    /// How long the table must have waited for the seat before the guest may let a bot decide there, in milliseconds;
    /// null if the guest never may.
    pub stand_in_wait: Option<u64>,
    /// Whether the seat is the guest's own.
    pub mine: bool,
    /// Whether the person is watching right now.
    pub connected: bool,
    /// Whether the person has said that the game can start.
    pub ready: bool,
    /// What whoever sits here has bid for each seat from seat 0, if anything: before the start, only the guest's own is shown.
    pub bids: Option<Vec<u8>>,
    /// Whether the person agrees to hints.
    pub hints: bool,
    /// Whether the name could be mistaken for that of somebody else at the table.
    pub lookalike: bool,
    /// The person's time; null where there is no clock, and for bots and open seats.
    pub clock: Option<SeatClock>,
    /// The guest's own standing orders; null for other seats, and where a game has none.
    pub orders: Option<Orders>,
}

/// Who occupies a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}
