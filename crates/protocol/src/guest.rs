//! Who is asking.

use serde::{Deserialize, Serialize};

use crate::{Account, Avatar, ChatWords, MyPrivateLine, Notices, Program, Sanction, TableSummary};

/// The visitor who asks, and that visitor's tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The guest; null until something has needed one.
    pub guest: Option<Guest>,
    /// The guest's tables, with those that are waiting for the guest first.
    pub tables: Vec<TableSummary>,
    /// Whether the guest is a host of this server.
    pub host: bool,
    /// What the host of the server has decided about the guest.
    pub sanctions: Vec<Sanction>,
    /// Whether somebody new needs a code of the host to become a guest.
    pub by_invitation: bool,
}

/// Some of the visitor's tables, the last changed first: those that `Me` has no room for are reached this way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OlderTables {
    /// The tables.
    pub tables: Vec<TableSummary>,
    /// Where to go on; null at the end.
    pub next: Option<TablePlace>,
}

/// A place in the list of the visitor's tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablePlace {
    /// When the last table before that place changed, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub before: i64,
    /// The id of that table.
    pub last: String,
}

/// A person: a signed cookie plus a short code that moves it to another device and, if the person wants one, an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The guest's name in the store.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Recovers this guest on another device.
    pub code: String,
    /// The picture beside the name, if one was chosen.
    pub avatar: Option<Avatar>,
    /// The language in which the guest reads the page, if one was chosen.
    pub language: Option<String>,
    /// The name and password with which the person can sign in, if there are any.
    pub account: Option<Account>,
}

/// Everything that the server keeps about a guest.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyData {
    /// Who that is.
    pub guest: Guest,
    /// When the guest was first seen, in milliseconds since 1970.
    pub created: i64,
    /// What the guest is told away from the page, and where.
    pub notices: Notices,
    /// The names of the guest's friends.
    pub friends: Vec<String>,
    /// The names of those whom the guest has asked to be friends.
    pub asked: Vec<String>,
    /// The names of those whom the guest has blocked.
    pub blocked: Vec<String>,
    /// What the guest said at tables, as far as it is kept.
    pub chat: Vec<MyLine>,
    /// What the guest and others said to each other in private, as far as it is kept.
    pub private: Vec<MyPrivateLine>,
    /// The programs that play for the guest.
    pub programs: Vec<Program>,
    /// What the host of the server has decided about the guest.
    pub sanctions: Vec<Sanction>,
    /// The games where the guest sits or which they made, the last changed first.
    pub games: Vec<MyGame>,
}

/// Something that a guest said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyLine {
    /// At which table.
    pub table: String,
    /// What was said.
    pub words: ChatWords,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

/// One of a guest's games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGame {
    /// The table as the guest sees it in a list.
    pub table: TableSummary,
    /// The record, as `meseta replay` reads it; null until the game is over.
    pub record: Option<String>,
}

/// Changes the guest's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RenameGuest {
    /// 1 to 40 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// Turns this device's guest into the one with this code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecoverGuest {
    /// As [`Guest::code`].
    pub code: String,
}
