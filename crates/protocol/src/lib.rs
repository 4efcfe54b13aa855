//! The only crate that knows JSON: what travels between server, clients and outside programs.
//!
//! Wire types are made for the wire. They mirror the rules types of a game ([`puerto_rico`],
//! [`altiplano`]) and convert from and to them by exhaustive matches, so a new variant in the rules fails to compile
//! here. The TypeScript in `web/src/wire/` is generated from them.
#![forbid(unsafe_code)]

mod mirror;

pub mod altiplano;
mod analysis;
mod any;
mod any_game;
mod catalog;
pub mod engine;
mod error;
mod guest;
mod history;
mod moves;
pub mod puerto_rico;
mod seat;
mod table;
mod told;
mod update;

pub use analysis::{AgreeHints, CurvePoint, HintGain, HintMove, Hints, Measure, Mistake, Review, RivalGain};
pub use any::{
    AnyAction, AnyEvent, AnyImpossible, AnyOutcome, AnyPlan, AnyRefusal, AnySetup, AnyView, GameId,
    UnknownGame,
};
pub use any_game::{
    AnyGame, BadSetup, ChartEvent, EntryJson, Eyes, GameError, Happened, Nonce, Part, Pieces, PlanError,
    Playing, RecordJson, SEALED, SeatFigures, Verified, WireGame,
};
pub use catalog::{BotId, BotRow, Catalog, Games, UnknownBot};
pub use error::{ErrorAnswer, ErrorBody, ErrorCode};
pub use guest::{Guest, Me, RecoverGuest, RenameGuest};
pub use history::{Charts, History, HistoryStep, Moment, RoundChart, SeatChart};
pub use moves::{
    LegalAction, Move, MovesRequest, Offer, OutcomeMove, ScoreRow, UndoRequest, WeightedOutcome,
};
pub use seat::{NoSuchSeat, Seat};
pub use table::{
    CreateTable, FillTable, JoinTable, SeatChoice, SeatKind, SeatSummary, StandIn, TableState, TableSummary,
};
pub use told::{ToldEvent, ToldRefusal};
pub use update::{LogEntry, Update};
