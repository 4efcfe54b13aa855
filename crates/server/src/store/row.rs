//! The rows of the store that are not a table's. Times are milliseconds since 1970, ids and codes are short texts.

use protocol::{Avatar, ChatWords, ReportReason};
use serde::{Deserialize, Serialize};
use table::message::Person;

/// A person who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// Never given to other people's devices as a means of access; the cookie carries it signed.
    pub id: String,
    /// What others read; empty until the guest chooses one.
    pub name: String,
    /// SHA-256 of the recovery code, in hexadecimal.
    pub code_hash: String,
    /// How often the guest has logged out everywhere: cookies and codes of an earlier series are void.
    pub series: u32,
    /// When the guest first came.
    pub created: i64,
    /// The picture beside the name.
    pub avatar: Option<Avatar>,
    /// The language that the guest reads.
    pub language: Option<String>,
    /// The end of the address by which others can ask to be friends.
    pub link: Option<String>,
}

impl GuestRow {
    /// The guest, as tables know them.
    #[must_use]
    pub fn person(&self) -> Person {
        Person {
            id: self.id.clone(),
            name: self.name.clone(),
            avatar: self.avatar,
        }
    }
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number at the table, from 1.
    pub number: u32,
    /// Who said it.
    pub guest: String,
    /// The guest's name; kept with the guest, read with the line.
    pub name: String,
    /// The sender's own id for the request.
    pub request: String,
    /// What was said.
    pub words: ChatWords,
    /// When.
    pub time: i64,
}

/// A line that somebody reported to the host of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// At which table.
    pub table: String,
    /// The number of the line.
    pub line: u32,
    /// The guest who said it.
    pub about: String,
    /// The guest who reported it.
    pub by: String,
    /// What is wrong with it.
    pub reason: ReportReason,
    /// When it was reported.
    pub time: i64,
    /// The line and those around it.
    pub lines: Vec<ReportedLine>,
}

/// A line as it was when it, or one near it, was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportedLine {
    /// Its number.
    pub number: u32,
    /// Who said it.
    pub guest: String,
    /// The guest's name at that time.
    pub name: String,
    /// What was said.
    pub words: ChatWords,
    /// When.
    pub time: i64,
}

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoticeKind {
    /// A table waits for the person.
    Turn,
    /// The person's time is running out.
    Reminder,
}

/// A message about a decision that a person owes a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeRow {
    /// Which table.
    pub table: String,
    /// Who owes the decision.
    pub guest: String,
    /// By which of the person's ways it goes.
    pub way: String,
    /// What it is about.
    pub kind: NoticeKind,
    /// Since when the decision is owed, as far as the server noticed.
    pub since: i64,
    /// When it is sent, or tried again.
    pub due: i64,
    /// For a reminder, when the time is up.
    pub about: Option<i64>,
    /// How often it was tried.
    pub attempts: u32,
    /// Whether it was sent, or given up.
    pub sent: bool,
}

/// Which tables a host may want to be rid of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stale {
    /// Unfinished tables where nobody has ever decided anything.
    Unplayed,
    /// Tables whose game is over.
    Over,
}
