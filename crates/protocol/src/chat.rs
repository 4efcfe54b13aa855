//! What people at a table say to each other. It is no part of the game and never gets into its record.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Says something to the table. Everybody who may watch the table reads it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The sender's own id for the request, 1 to 64 characters: said again with the same id, it is said only once.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub request_id: String,
    /// What is said.
    pub words: ChatWords,
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ChatWords {
    /// In their own words.
    Text {
        /// One line of 1 to 300 characters.
        #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 300))]
        text: String,
    },
    /// A phrase that everybody reads in their own language.
    Phrase {
        /// Which one.
        phrase: QuickPhrase,
    },
}

/// Phrases that have words in every language. None of them hurries anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum QuickPhrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Thinking.
    Thinking,
    /// One moment, please.
    OneMoment,
    /// Take your time.
    TakeYourTime,
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Good game.
    GoodGame,
}

/// One line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub number: u32,
    /// Where the person sits; null once they have left.
    pub seat: Option<Seat>,
    /// The person's name; empty for a person who has given none.
    pub name: String,
    /// The person's mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
    pub mark: String,
    /// Whether it is a program, which plays over HTTP for a person.
    pub program: bool,
    /// What they said.
    pub words: ChatWords,
    /// When, in milliseconds since 1970.
    pub time: u64,
}

/// Lines of a table's chat, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// Whether these are all lines that are kept, in place of those that came before; otherwise they follow them.
    pub full: bool,
    /// The lines.
    pub lines: Vec<ChatLine>,
}

/// Tells the host of the server about a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportLine {
    /// What is wrong with it.
    pub reason: ReportReason,
}

/// What is wrong with a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// It insults or threatens somebody.
    Rude,
    /// It advertises, or floods the table.
    Spam,
    /// It helps somebody to cheat.
    Unfair,
    /// Anything else.
    Other,
}
