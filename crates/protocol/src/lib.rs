//! The only crate that knows JSON: everything that travels between server, clients and outside programs.
//!
//! The words of a game are written as its rules declare them (`tabletop::vocabulary!` and related macros); this crate
//! holds the envelope around them, [`AnyGame`], and the line protocol. [`games`] is the list of the games. The
//! TypeScript in `web/src/wire/` is generated from both.
#![forbid(unsafe_code)]

#[macro_use]
pub mod games;

mod account;
mod analysis;
mod any_game;
mod avatar;
mod catalog;
mod chat;
mod clock;
pub mod engine;
mod error;
mod friends;
mod guest;
mod history;
mod host;
mod moves;
mod notices;
mod orders;
mod private;
mod programs;
mod proposal;
mod rating;
mod seat;
mod statistics;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
mod told;
mod update;
mod written;

pub use account::{
    Account, ChangePassword, ChangeProfile, GuestTables, MakeAccount, RemoveAccount, SignIn, SignedIn,
};
pub use analysis::{
    AgreeHints, CurvePoint, HintGain, HintMove, Hints, Measure, Mistake, Reason, ReasonKind, Review,
    RivalGain, SameAs,
};
pub use any_game::{EntryJson, GameError, Happened, Nonce, Playing, Reader, RecordJson, SEALED, Verified};
pub use avatar::{Avatar, AvatarColour, AvatarFigure};
pub use catalog::Catalog;
pub use chat::{Chat, ChatLine, ChatWords, QuickPhrase, ReportLine, ReportReason, Say};
pub use clock::{DailyWindow, Pace, SeatClock, TakeHoliday, TimeUp, WishPause};
pub use error::{ErrorAnswer, ErrorBody, ErrorCode};
pub use friends::{
    AnswerFriend, Friend, Friends, InviteFriend, Known, LinkOwner, NamePerson, OpenTable, TableInvitation,
    Whom,
};
pub use games::{
    AnyAction, AnyEvent, AnyGame, AnyImpossible, AnyOutcome, AnyOutlook, AnyPlan, AnyRefusal, AnySetup,
    AnyView, GameId, Games, Listed, UnknownGame, of,
};
pub use guest::{Guest, Me, MyData, MyGame, MyLine, OlderTables, RecoverGuest, RenameGuest, TablePlace};
pub use history::{Charts, History, HistoryStep, Moment, RoundChart, SeatChart};
pub use host::{
    Announce, Announcement, Announcements, Enter, Entrance, Entrances, GrantHost, HostFigures, HostLine,
    HostLook, HostName, HostPeople, HostPerson, HostReport, HostReports, HostTables, MakeEntrance, Sanction,
    SanctionKind, SanctionPerson, SettleReport,
};
pub use moves::{
    Ahead, LegalAction, Move, MovesRequest, Offer, OutcomeMove, Preview, PreviewRequest, ScoreRow,
    UndoRequest, WeightedOutcome,
};
pub use notices::{
    AddWay, Mailbox, NoticeChoice, NoticeWay, NoticeWayKind, Notices, PushKeys, TableNotices, TriedWay,
    Undelivered,
};
pub use orders::{EndedOrders, GiveOrder, OrderEnd, Orders, StandingOrder};
pub use private::{MyPrivateLine, PrivateChat, PrivateLine, PrivateNews, ReadPrivate};
pub use programs::{MakeProgram, Program, ProgramToken, Programs};
pub use proposal::{AnswerProposal, OpenProposal, Proposal};
pub use rating::{PaceMode, RatedClass, RatedPlayer, RatingClass, Ratings};
pub use seat::{NoSuchSeat, Seat};
pub use statistics::{
    Company, CountedGames, CountedKind, HoldingCount, LengthCount, MyStatistics, RoundCount, SeatCount,
    ShareStatistics, SharedStatistics, SourceCount, Statistics,
};
pub use table::{
    ArrangeSeats, Arrival, BranchOf, BranchTable, CreateTable, DepartingSeat, Departure, FillTable,
    JoinTable, ListTable, Lobby, OpenRecord, SayReady, SeatChoice, SeatKind, SeatSummary, StandIn,
    TableState, TableSummary,
};
pub use tabletop::wire::{
    BotId, BotRow, ChartEvent, Part, PlanError, PointSource, SeatFigures, UnknownBot, WireGame,
};
pub use told::{ToldEvent, ToldRefusal};
pub use update::{LogEntry, Update};
pub use written::Written;
