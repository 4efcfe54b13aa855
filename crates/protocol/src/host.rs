//! What the host of a server does about people, and what people are told of it.

use serde::{Deserialize, Serialize};

use crate::{ChatWords, ReportReason, TableState, TableSummary};

/// What a person may no longer do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SanctionKind {
    /// Write in chats.
    Mute,
    /// Play.
    Ban,
}

/// What the host has decided about a person, as the person is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sanction {
    /// What the person may no longer do.
    pub kind: SanctionKind,
    /// Why, in the host's words.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Until when; null for good.
    pub until: Option<u64>,
}

/// Something that the host tells everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Announcement {
    /// Its id.
    pub id: String,
    /// The text, in the host's words.
    pub text: String,
    /// Until when it is shown, in milliseconds since 1970.
    pub until: u64,
}

/// What the host tells everybody now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Announcements {
    /// The newest first.
    pub announcements: Vec<Announcement>,
}

/// Tells everybody something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// 1 to 300 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 300))]
    pub text: String,
    /// For how many hours, up to a year.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8784))]
    pub hours: u32,
}

/// Keeps a person from something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SanctionPerson {
    /// From what.
    pub kind: SanctionKind,
    /// For how many hours, up to ten years; for good when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 87840))]
    pub hours: Option<u32>,
    /// Why: the person reads it. 1 to 300 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 300))]
    pub reason: String,
}

/// Makes a person a host of the server, or no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GrantHost {
    /// Whether the person is a host from now on.
    pub host: bool,
}

/// Marks a report as dealt with, or as open again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SettleReport {
    /// Whether it is dealt with.
    pub settled: bool,
}

/// Makes a code with which people become guests of a server that nobody else can enter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeEntrance {
    /// For whom it is, in the host's words; up to 100 characters.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>", optional))]
    #[cfg_attr(feature = "openapi", schema(max_length = 100))]
    pub note: String,
    /// How many people can use it.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 10000))]
    pub people: u32,
    /// For how many days, up to a year.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 366))]
    pub days: u32,
}

/// A code with which people become guests.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entrance {
    /// The code itself.
    pub code: String,
    /// For whom it is.
    pub note: String,
    /// How many more people can use it.
    pub people: u32,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
}

/// The codes that can still be used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Entrances {
    /// Whether people need one to become guests.
    pub needed: bool,
    /// The newest first.
    pub entrances: Vec<Entrance>,
}

/// Becomes a guest of a server that only people with a code can enter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Enter {
    /// The code that the host has given out.
    pub code: String,
    /// The name that others see, 1 to 40 characters.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
}

/// A server in figures, for its host.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostFigures {
    /// People, programs not counted.
    pub people: u32,
    /// Programs.
    pub programs: u32,
    /// Tables whose game has not begun.
    pub tables_open: u32,
    /// Tables whose game is going on.
    pub tables_running: u32,
    /// Tables whose game is over.
    pub tables_over: u32,
    /// Reports that nobody has dealt with.
    pub reports_open: u32,
}

/// A person or program in the host's list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostPerson {
    /// The guest's id.
    pub id: String,
    /// The name, empty if none was given.
    pub name: String,
    /// Three letters and digits that are always the same for a person.
    pub mark: String,
    /// When they first came, in milliseconds since 1970.
    pub created: u64,
    /// How many tables they sit at.
    pub tables: u32,
    /// Whether they are a host of the server.
    pub host: bool,
    /// The person to whom this program belongs, by id; null for a person.
    pub program_of: Option<String>,
    /// What is in force against them.
    pub sanctions: Vec<Sanction>,
}

/// Some of the people of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostPeople {
    /// Those who came last first.
    pub people: Vec<HostPerson>,
    /// Whether there are more.
    pub more: bool,
}

/// Everything that a host looks at about a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostLook {
    /// The person.
    pub person: HostPerson,
    /// Their last tables, as strangers see them.
    pub tables: Vec<TableSummary>,
    /// What was reported about them.
    pub reports: Vec<HostReport>,
}

/// A report, for the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostReport {
    /// Its id.
    pub id: String,
    /// At which table; null for a line of a private chat.
    pub table: Option<String>,
    /// The number of the line that was reported.
    pub line: u32,
    /// Who said it.
    pub about: HostName,
    /// Who reported it.
    pub by: HostName,
    /// What is wrong with it.
    pub reason: ReportReason,
    /// When it was reported, in milliseconds since 1970.
    pub time: u64,
    /// The line and those around it.
    pub lines: Vec<HostLine>,
    /// Whether it is dealt with.
    pub settled: bool,
}

/// Who somebody is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostName {
    /// The guest's id.
    pub id: String,
    /// The name, empty if there is none.
    pub name: String,
    /// Three letters and digits that are always the same for a person.
    pub mark: String,
    /// Whether it is a program.
    pub program: bool,
}

/// A line of a chat in a report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostLine {
    /// Its number at the table.
    pub number: u32,
    /// Who said it, as they were called then.
    pub by: HostName,
    /// What was said.
    pub words: ChatWords,
}

/// All reports that are kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostReports {
    /// The newest first.
    pub reports: Vec<HostReport>,
}

/// Some of the tables of a server, as strangers see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HostTables {
    /// Those that changed last first.
    pub tables: Vec<TableSummary>,
    /// The state that was asked for; null for all.
    pub state: Option<TableState>,
    /// Whether there are more.
    pub more: bool,
}
