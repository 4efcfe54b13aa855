//! The inputs and outputs of a table. Nothing here knows about sockets, clocks or files.

use std::sync::Arc;

use protocol::{
    AnswerProposal, AnyGame, Avatar, BotId, Charts, Departure, ErrorAnswer, GiveOrder, History, Moment, Move,
    MovesRequest, Preview, PreviewRequest, Proposal, SayReady, TableSummary, UndoRequest, Update, Written,
};

use tabletop::Seat;

pub use crate::bot::BotJob;
use crate::rows::Commit;

/// Identifies somebody who is waiting for an answer.
pub type ReplyId = u64;
/// Identifies one open stream.
pub type WatcherId = u64;

/// A person, as the table knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The guest's id.
    pub id: String,
    /// The guest's name.
    pub name: String,
    /// The guest's picture.
    pub avatar: Option<Avatar>,
}

/// Something that happens to a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// The table was loaded: whatever needs nobody's decision goes on.
    Wake,
    /// Somebody wants something and is waiting for the answer.
    Ask {
        /// Where the answer goes.
        reply: ReplyId,
        /// Who is asking; `None` for a stranger without a cookie.
        person: Option<Person>,
        /// What is wanted.
        question: Question,
    },
    /// A stream has ended.
    Unwatch(WatcherId),
    /// A rematch of this table was made: its id.
    Rematch(String),
    /// A guest has changed their name or picture.
    Renamed(Person),
    /// A guest, by id, has logged out everywhere: streams opened before that end.
    LoggedOut(String),
    /// What [`Output::Store`] asked for is durable, or failed.
    Stored(Result<(), NotStored>),
    /// A bot has decided, or could not.
    BotDecided {
        /// The version that it saw.
        version: u32,
        /// Its seat.
        seat: Seat,
        /// Its decision, if it came to one.
        moves: Option<Vec<Move>>,
    },
}

/// Why a change was not stored; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotStored {
    /// Somebody else has changed the table in the meantime.
    #[error("the table was changed by another process")]
    Conflict,
    /// Anything else; what the store says.
    #[error("{0}")]
    Failed(String),
}

/// How it is decided who sits where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// By chance, when the game starts.
    Dealt,
    /// By bids, when the game starts.
    Bids,
    /// By the maker: for each seat, where its occupant sits now.
    Arranged(Vec<Seat>),
}

/// What somebody wants from a table.
#[derive(Clone, Debug)]
pub enum Question {
    /// Its summary.
    Summary,
    /// Its summary for somebody with an invitation, member or not.
    Invitation,
    /// Its summary once everything that was pending is done, such as the start of a full table.
    Started,
    /// To be told about everything from now on, and about what has happened since a version.
    Watch {
        /// Identifies the stream.
        watcher: WatcherId,
        /// The version that the watcher has, if any.
        since: Option<u32>,
        /// The seat whose view is wanted, if the watcher names one.
        seat: Option<Seat>,
    },
    /// To decide.
    Moves {
        /// The seat that decides, if the sender names one.
        seat: Option<Seat>,
        /// The moves.
        request: MovesRequest,
    },
    /// To take back.
    Undo(UndoRequest),
    /// To take an open seat.
    Join {
        /// Which seat; the first open one for `None`.
        seat: Option<Seat>,
        /// A word for the chance stream.
        nonce: Option<String>,
    },
    /// To be listed in the lobby, or no longer.
    List(bool),
    /// To give up the seat.
    Leave,
    /// To fill the open seats.
    Fill(BotId),
    /// To say that the game can start, or no longer.
    Ready(SayReady),
    /// To have the seats' occupants in another order.
    Arrange(Seating),
    /// To let a bot decide for the person of a seat.
    StandIn {
        /// Which seat.
        seat: Seat,
    },
    /// To take the asker's own seat back from its bot.
    Return,
    /// The table as it is now, without being told of anything later.
    Now,
    /// The entries that were not taken back.
    History,
    /// The table before an entry.
    Moment(u32),
    /// How the game went.
    Charts,
    /// The record as text.
    Record,
    /// All of a game that is not over, for the person who takes it along.
    Departure {
        /// Whether that needs nobody's consent, as at a device.
        free: bool,
    },
    /// The position of the asker's decision, for a suggestion or a hint.
    Position,
    /// What moves would come to.
    Preview(PreviewRequest),
    /// Whether the seat is still asked what it was asked at this version.
    StillAsked(Seat, u32),
    /// The game once it is over, for a review.
    Finished,
    /// To agree to hints, or no longer agree.
    AgreeHints(bool),
    /// To ask for a pause, or no longer ask for one.
    WishPause(bool),
    /// To take this many days of holiday; 0 ends a holiday.
    TakeHoliday(u32),
    /// To put a standing order in force, or take it back.
    Order(GiveOrder),
    /// To propose something to the others.
    Propose(Proposal),
    /// To answer a proposal.
    AnswerProposal(AnswerProposal),
}

/// What a table answers.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The answer to most questions.
    Summary(Box<TableSummary>),
    /// The answer to moves and undo, and to [`Question::Now`].
    Update(Arc<Written<Update>>),
    /// The stream is open.
    Watching,
    /// To [`Question::History`].
    History(History),
    /// To [`Question::Moment`].
    Moment(Box<Moment>),
    /// To [`Question::Preview`].
    Preview(Box<Preview>),
    /// To [`Question::Charts`].
    Charts(Charts),
    /// To [`Question::Record`].
    Record(String),
    /// To [`Question::Departure`].
    Departure(Box<Departure>),
    /// To [`Question::Position`].
    Position {
        /// The seat that asks.
        seat: Seat,
        /// The position.
        game: Box<AnyGame>,
    },
    /// To [`Question::StillAsked`].
    StillAsked(bool),
    /// To [`Question::Finished`].
    Finished(Box<AnyGame>),
}

/// What a watcher is told.
#[derive(Clone, Debug)]
pub enum Message {
    /// The game went on.
    Update(Arc<Written<Update>>),
    /// Something around it changed.
    Table(Arc<Written<TableSummary>>),
}

/// Something that a table wants done.
#[derive(Clone, Debug)]
pub enum Output {
    /// An answer to [`Input::Ask`].
    Reply(ReplyId, Result<Answer, Box<ErrorAnswer>>),
    /// A message to a watcher.
    Send(WatcherId, Message),
    /// A stream to be ended; the table has already stopped counting it.
    End(WatcherId),
    /// A change to be made durable; [`Input::Stored`] must follow. Never two at a time.
    Store(Box<Commit>),
    /// A decision to be made by a bot; [`Input::BotDecided`] must follow.
    AskBot(BotJob),
    /// [`Input::Wake`] must follow after this many milliseconds: something that goes on by itself could
    /// not be stored.
    WakeLater(u64),
    /// [`Input::Wake`] must follow at this time, in milliseconds since 1970, instead of any time named before: that is
    /// when somebody's time is up.
    WakeAt(Option<i64>),
    /// The table on disk is not as expected: it must be loaded again.
    Reload,
}

impl Question {
    /// Whether the answer may change the table.
    #[must_use]
    pub fn changes(&self) -> bool {
        match self {
            Self::Started
            | Self::Moves { .. }
            | Self::Undo(_)
            | Self::Join { .. }
            | Self::List(_)
            | Self::Leave
            | Self::Fill(_)
            | Self::Ready(_)
            | Self::Arrange(_)
            | Self::StandIn { .. }
            | Self::Return
            | Self::AgreeHints(_)
            | Self::WishPause(_)
            | Self::TakeHoliday(_)
            | Self::Order(_)
            | Self::Propose(_)
            | Self::AnswerProposal(_) => true,
            Self::Summary
            | Self::Invitation
            | Self::Departure { .. }
            | Self::Watch { .. }
            | Self::Now
            | Self::History
            | Self::Moment(_)
            | Self::Charts
            | Self::Record
            | Self::Position
            | Self::Preview(_)
            | Self::StillAsked(..)
            | Self::Finished => false,
        }
    }
}
