//! The rows of the store that are not a table's. Times are milliseconds since 1970, ids and codes are short texts.

use protocol::{Avatar, ChatWords, ReportReason, SanctionKind};
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
    /// At which table, or the id of the line of a private chat.
    pub table: String,
    /// Whether it is a line of a private chat.
    pub private: bool,
    /// The number of the line: at the table, or among the lines of the report.
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
    /// Whether the host has dealt with it.
    pub settled: bool,
}

/// A program that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramRow {
    /// The guest that it is.
    pub guest: GuestRow,
    /// The person whom it belongs to, by id.
    pub owner: String,
    /// SHA-256 of its token, in hexadecimal; `None` if nobody can act for it.
    pub token_hash: Option<String>,
}

/// What the host has decided about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    /// The person, by id.
    pub guest: String,
    /// What they may no longer do.
    pub kind: SanctionKind,
    /// Since when.
    pub since: i64,
    /// Until when; `None` for good.
    pub until: Option<i64>,
    /// Why, in the host's words.
    pub reason: String,
}

/// Something that the host tells everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnnouncementRow {
    /// Its id.
    pub id: String,
    /// The text.
    pub said: String,
    /// Since when.
    pub since: i64,
    /// Until when.
    pub until: i64,
}

/// What the host has decided that every request may have to know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Decided {
    /// Who does the host's work on the page, by id.
    pub hosts: Vec<String>,
    /// What is or was in force against people.
    pub sanctions: Vec<SanctionRow>,
    /// What everybody is told, the newest first.
    pub announcements: Vec<AnnouncementRow>,
}

/// A code with which people become guests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntranceRow {
    /// The code.
    pub code: String,
    /// For whom it is.
    pub note: String,
    /// How many more people can use it.
    pub people: u32,
    /// When it was made.
    pub created: i64,
    /// Until when it can be used.
    pub until: i64,
}

/// A person or program in the host's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// Who that is.
    pub guest: GuestRow,
    /// The person to whom a program belongs, by id.
    pub program_of: Option<String>,
    /// At how many tables they sit.
    pub tables: u32,
}

/// How many of everything there are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// People who have not been deleted.
    pub people: u32,
    /// Programs.
    pub programs: u32,
    /// Tables whose game has not begun.
    pub open: u32,
    /// Tables whose game is going on.
    pub running: u32,
    /// Tables whose game is over.
    pub over: u32,
    /// Reports that nobody has dealt with.
    pub reports: u32,
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

/// What statistics count of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DigestRow {
    /// Which table.
    pub table: String,
    /// When it was written.
    pub digested: i64,
    /// As JSON.
    pub digest: String,
}

/// The same for the person in one of its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDigest {
    /// Which seat.
    pub seat: u8,
    /// Whether a bot has decided for the person.
    pub stood_in: bool,
    /// As JSON.
    pub digest: String,
}
