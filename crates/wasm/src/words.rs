//! What a page puts in and takes out.

use std::sync::Arc;

use protocol::{BotId, GameId, HintMove, Move, Review, TableSummary, Update, Written};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use table::message::{ReplyId, WatcherId};
use table::pondered::Pondered;
use table::rows::{EntryRow, RequestRow, StoredTable, TableRow};
use table::told::Weighed;

use crate::study::{Position, Studied};

/// What a page puts in.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Word {
    /// The first word: who plays at this device, and the tables that it keeps. A row that can't be read, perhaps because
    /// a newer program wrote it, is left alone.
    Begin {
        /// The name of the person, empty if none was given.
        name: String,
        /// The rows of all tables.
        rows: Vec<Value>,
        /// The minimum duration of a bot's decision, in milliseconds.
        bot_pause_ms: u64,
    },
    /// A table as it is kept, for the requests that follow.
    Load {
        /// The table with its record; JSON as it was handed out.
        stored: Value,
    },
    /// Another page has changed a table: what is known of it here is out of date.
    Changed {
        /// Which table.
        table: String,
        /// Its row now; `None` when it was deleted.
        row: Option<Value>,
    },
    /// A request as a server would get it.
    Request {
        /// Where the answer goes.
        reply: ReplyId,
        /// Such as `POST`.
        method: String,
        /// Below `/api`, such as `/tables/here-7/moves`.
        path: String,
        /// The seat of the person who has the device. If it is left out, the first person asks; where several share a
        /// game that is not over, a stranger does.
        #[serde(default)]
        seat: Option<u8>,
        /// The body.
        #[serde(default)]
        body: Value,
    },
    /// From now on, everything about a table is told.
    Watch {
        /// Which table.
        table: String,
        /// Identifies the stream.
        watcher: WatcherId,
        /// The version that the watcher has.
        since: Option<u32>,
        /// The seat of the person who has the device.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// A stream has ended.
    Unwatch {
        /// Which table.
        table: String,
        /// Which stream.
        watcher: WatcherId,
    },
    /// What [`Said::Store`] asked for is kept, or isn't.
    Stored {
        /// Which table.
        table: String,
        /// Why it isn't.
        #[serde(default)]
        error: Option<NotKept>,
    },
    /// A bot has decided.
    Decided {
        /// Which table.
        table: String,
        /// The version that it saw.
        version: u32,
        /// Its seat.
        seat: u8,
        /// Its decision; `None` if it came to none.
        moves: Option<Vec<Move>>,
    },
    /// A table wanted to be woken now.
    Wake {
        /// Which table.
        table: String,
    },
    /// Something that takes long; for a worker of its own.
    Think(Thought),
}

/// Why a change was not kept; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotKept {
    /// Another page changed the table in the meantime.
    Conflict,
    /// The browser's reason.
    Failed(String),
}

/// What is to be thought about. Games come as records, so that the thinker needs to know nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum Thought {
    /// What a bot does.
    Bot {
        /// The game so far.
        record: String,
        /// The bot's seat.
        seat: u8,
        /// Which bot.
        bot: BotId,
        /// The seed for whatever it leaves to chance, hexadecimal.
        seed: String,
    },
    /// What a bot does where a lesson has it written: there is nothing to think about.
    Known {
        /// The moves.
        moves: Vec<Move>,
    },
    /// The best answers for a seat that is asked.
    Hint {
        /// The game so far.
        record: String,
        /// The seat.
        seat: u8,
    },
    /// The first step of the review of a finished game.
    Review {
        /// The whole game.
        record: String,
    },
    /// The next step of that review.
    More,
    /// What a position of an analysis board looks like, perhaps after moves that are tried there.
    Study(Position),
    /// What a bot thinks of the open decision of a seat that is asked; the first part of it.
    Ponder {
        /// The game so far.
        record: String,
        /// The seat.
        seat: u8,
        /// Where several think about it, which of them this is.
        #[serde(default)]
        seed: u64,
    },
    /// The next part of that.
    PonderOn,
    /// What several who think about the same decision have come to together.
    Together {
        /// What each of them has come to.
        parts: Vec<Pondered>,
    },
    /// What speaks for each of some answers, as for the answers of a puzzle.
    Weigh {
        /// The game so far.
        record: String,
        /// The seat that is asked.
        seat: u8,
        /// The answers in notation.
        answers: Vec<String>,
        /// The seat's share of the win after each, 0 to 1.
        shares: Vec<f32>,
    },
    /// Random games, to measure how quick the engine is here.
    Playouts {
        /// Which game, with the setup that only its players differ from.
        game: GameId,
        /// How many play.
        players: u8,
        /// How many games.
        games: u32,
    },
}

/// What a thinker comes to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// To [`Thought::Bot`].
    Moves(Option<Vec<Move>>),
    /// To [`Thought::Hint`].
    Hints(Vec<HintMove>),
    /// To [`Thought::Review`] and [`Thought::More`]: the review as far as it is; ready if it says so.
    Review(Box<Review>),
    /// To [`Thought::Study`].
    Studied(Box<Studied>),
    /// To [`Thought::Ponder`], [`Thought::PonderOn`] and [`Thought::Together`]: as far as it has got.
    Pondered(Pondered),
    /// To [`Thought::Weigh`]: the answers in their order.
    Weighed(Vec<Weighed>),
    /// To [`Thought::Playouts`]: how many decisions the games took, chance included.
    Decisions(u64),
    /// The record can't be read, or there is nothing to go on with.
    Nothing(String),
}

/// What a page is to do.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Said {
    /// The answer to a request, as a server gives it.
    Reply {
        /// To which request.
        reply: ReplyId,
        /// As in HTTP.
        status: u16,
        /// The body.
        body: Box<RawValue>,
    },
    /// To a watcher: the game went on.
    Update {
        /// Which stream.
        watcher: WatcherId,
        /// What is new.
        #[serde(serialize_with = "shared")]
        update: Arc<Written<Update>>,
    },
    /// To a watcher: something around the game changed.
    Table {
        /// Which stream.
        watcher: WatcherId,
        /// The table.
        #[serde(serialize_with = "shared")]
        summary: Arc<Written<TableSummary>>,
    },
    /// To a watcher: the table can't be watched.
    Refused {
        /// Which stream.
        watcher: WatcherId,
    },
    /// A change to be kept, all of it or nothing; [`Word::Stored`] must follow. For a new table the revision is 1;
    /// otherwise the kept one is one less.
    Store {
        /// The new row.
        row: Box<TableRow>,
        /// How many entries are kept so far: the number of the first new one.
        first: u32,
        /// New entries at the end of the record.
        entries: Vec<EntryRow>,
        /// The request that made them.
        request: Option<RequestRow>,
    },
    /// A table to be kept that came from elsewhere, with all its entries.
    Keep {
        /// The table.
        stored: Box<StoredTable>,
        /// The request that is answered once it is kept.
        reply: ReplyId,
    },
    /// The name to be kept.
    Name {
        /// What the person is called.
        name: String,
    },
    /// A bot is to decide; [`Word::Decided`] must follow, after the pause or later.
    Bot {
        /// Which table.
        table: String,
        /// The version that it sees.
        version: u32,
        /// Its seat.
        seat: u8,
        /// How long it pauses first, in milliseconds.
        pause_ms: u64,
        /// What to think about.
        thought: Thought,
    },
    /// A hint is to be found, and answered as the body of this request.
    Hint {
        /// The request.
        reply: ReplyId,
        /// The version that the question belongs to.
        version: u32,
        /// Whose question.
        seat: u8,
        /// What to think about.
        thought: Thought,
    },
    /// The review of a finished game is to be made, or answered if it is there.
    Review {
        /// The request.
        reply: ReplyId,
        /// Which table.
        table: String,
        /// A review of another version is made again.
        version: u32,
        /// What to think about.
        thought: Thought,
    },
    /// [`Word::Wake`] must follow after this many milliseconds.
    Wake {
        /// Which table.
        table: String,
        /// When.
        after_ms: u64,
    },
    /// The table is kept differently from what is known here: it must be loaded again.
    Reload {
        /// Which table.
        table: String,
    },
    /// A table that was wanted is not loaded: it must be, and the word put in again.
    Missing {
        /// Which table.
        table: String,
    },
    /// What was thought.
    Thought(Found),
    /// The word can't be read: page and engine don't belong together.
    Unread {
        /// Why.
        message: String,
    },
}

/// Several watchers may be told the same.
fn shared<T: Serialize, S: Serializer>(told: &Arc<Written<T>>, to: S) -> Result<S::Ok, S::Error> {
    (**told).serialize(to)
}
