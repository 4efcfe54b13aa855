//! What two friends say to each other. Nobody else reads it, unless one of them reports a line to the host of the server.

use serde::{Deserialize, Serialize};

use crate::{ChatWords, Known};

/// What a person and somebody else have said to each other, as far as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrivateChat {
    /// The other.
    pub with: Known,
    /// Whether the two are friends: only then may they write.
    pub friends: bool,
    /// The lines that are kept, in order.
    pub lines: Vec<PrivateLine>,
}

/// One line of a private chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrivateLine {
    /// Its id.
    pub id: String,
    /// Whether the person who asks wrote it.
    pub mine: bool,
    /// What was said.
    pub words: ChatWords,
    /// When, in milliseconds since 1970; no two lines of a chat have the same time.
    pub time: u64,
}

/// Says that everything up to some line has been read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadPrivate {
    /// The time of that line, as in [`PrivateLine::time`].
    #[cfg_attr(feature = "openapi", schema(maximum = 9_007_199_254_740_991_u64))]
    pub until: u64,
}

/// Something about a private chat has changed: ask for it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrivateNews {
    /// With whom, as in [`Known::handle`].
    pub with: String,
}

/// A line of a private chat in which a guest takes part, as it is handed out with the guest's own data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyPrivateLine {
    /// The name of the other.
    pub with: String,
    /// Whether the guest wrote it.
    pub mine: bool,
    /// What was said.
    pub words: ChatWords,
    /// When, in milliseconds since 1970.
    pub time: i64,
}
