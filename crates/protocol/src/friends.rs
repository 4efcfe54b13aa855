//! Friends, invitations to tables, and people whom somebody does not want to meet.

use serde::{Deserialize, Serialize};

use crate::{Avatar, GameId, Seat};

/// The people whom a person knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friends {
    /// Friends: those who are here first, then by name.
    pub friends: Vec<Friend>,
    /// People who ask to be friends, the newest first.
    pub asking: Vec<Known>,
    /// People whom the person has asked and who have not answered.
    pub asked: Vec<Known>,
    /// People whom the person has blocked.
    pub blocked: Vec<Known>,
    /// Tables to which friends invite the person, the newest first.
    pub invitations: Vec<TableInvitation>,
    /// The last part of the address with which others can ask to be friends; null until the person has asked for one.
    pub link: Option<String>,
}

/// Somebody whom a person knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Known {
    /// What the person who asks calls them in requests; somebody else calls them otherwise.
    pub handle: String,
    /// The name; empty for somebody who has given none.
    pub name: String,
    /// The mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
    pub mark: String,
    /// The picture, if there is one.
    pub avatar: Option<Avatar>,
    /// Since when they are friends, or have asked, or are blocked, in milliseconds since 1970.
    pub since: i64,
}

/// A friend.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friend {
    /// Who it is.
    pub person: Known,
    /// Whether the friend has a page of this server open.
    pub here: bool,
    /// The friend's tables in the lobby.
    pub tables: Vec<OpenTable>,
    /// How many lines that the friend wrote the person has not read.
    pub unread: u32,
}

/// A table where a seat is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenTable {
    /// The table.
    pub id: String,
    /// Which game.
    pub game: GameId,
    /// How many people can play there.
    pub seats: u8,
    /// How many seats are open.
    pub open: u8,
    /// With which a seat is taken.
    pub invitation: String,
}

/// A friend asks the person to a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInvitation {
    /// Who invites.
    pub from: Known,
    /// Where to.
    pub table: OpenTable,
}

/// Who is meant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Whom {
    /// Whoever has the account of this name.
    Name {
        /// The name of the account, in any case.
        name: String,
    },
    /// Whoever has given away this link.
    Link {
        /// Its last part.
        link: String,
    },
    /// Whoever sits there.
    Seat {
        /// At which table.
        table: String,
        /// On which seat.
        seat: Seat,
    },
    /// Whoever said a line of a table's chat.
    Line {
        /// At which table.
        table: String,
        /// The number of the line.
        line: u32,
    },
    /// Somebody whom the person knows.
    Handle {
        /// As in [`Known::handle`].
        handle: String,
    },
}

/// Names somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NamePerson {
    /// Who is meant.
    pub whom: Whom,
}

/// Answers somebody who asks to be friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerFriend {
    /// Who asks, as in [`Known::handle`].
    pub handle: String,
    /// Whether they are friends from now on.
    pub accept: bool,
}

/// Invites a friend to a table, or takes that back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct InviteFriend {
    /// The friend, as in [`Known::handle`].
    pub handle: String,
}

/// Who has given away a link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LinkOwner {
    /// The name; empty for somebody who has given none.
    pub name: String,
    /// The mark, as in [`SeatSummary::mark`](crate::SeatSummary::mark).
    pub mark: String,
    /// The picture, if there is one.
    pub avatar: Option<Avatar>,
    /// Whether it is the person who asks.
    pub mine: bool,
}
