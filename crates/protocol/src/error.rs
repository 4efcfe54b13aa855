//! How the server says no.

use serde::Serialize;

use crate::{AnyImpossible, Sanction, ToldRefusal, Update};

/// The body of every unsuccessful answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorAnswer {
    /// What went wrong.
    pub error: ErrorBody,
    /// The table as it is now; only with `stale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub update: Option<Box<Update>>,
}

/// What went wrong.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// For programs; clients have words for each.
    pub code: ErrorCode,
    /// For developers, in English.
    pub message: String,
    /// Why the action is not legal; only with `refused`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub refusal: Option<ToldRefusal>,
    /// Why no game can be played with this setup; with `bad_setup`, if the rules say why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub impossible: Option<AnyImpossible>,
    /// Which of the moves, from 0; with `refused`, `unknown_notation` and `bad_move`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub index: Option<u32>,
    /// What the host has decided about the sender, and why; only with `muted` and `banned`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sanction: Option<Sanction>,
}

impl ErrorAnswer {
    /// An answer with just a code and its message.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self {
            error: ErrorBody {
                code,
                message: message.into(),
                refusal: None,
                impossible: None,
                index: None,
                sanction: None,
            },
            update: None,
        }
    }
}

/// The kinds of error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request can't be read: it is not JSON, or not of the right shape.
    BadRequest,
    /// The body is larger than any request needs.
    TooLarge,
    /// Too many requests in a short time.
    TooMany,
    /// There is nothing at this address.
    NotFound,
    /// The address does not take this method.
    MethodNotAllowed,
    /// There is no such table.
    UnknownTable,
    /// The table plays with a component set that this server does not have.
    UnknownComponents,
    /// The table follows a different version of the rules from this server's.
    OtherRules,
    /// No table has this invitation.
    UnknownInvitation,
    /// No guest has this recovery code.
    UnknownCode,
    /// The cookie was not made by this server.
    BadCookie,
    /// The token belongs to no program, or no longer.
    BadToken,
    /// Only a guest can do this.
    NoGuest,
    /// Only somebody with a code of the host can become a guest of this server.
    InvitationNeeded,
    /// The host of the server has no such code, or it is used up.
    UnknownEntrance,
    /// Only a host of the server can do this.
    HostOnly,
    /// The server knows no such person, program, report or announcement.
    Unknown,
    /// The host of the server lets the sender write nothing in chats for now.
    Muted,
    /// The host of the server lets the sender not play for now.
    Banned,
    /// Programs can't sit at this table, or not together with their owner.
    NoPrograms,
    /// The name is empty or too long.
    BadName,
    /// The password is too short, too long, or can't be typed.
    BadPassword,
    /// The name of the account and the password don't go together.
    WrongPassword,
    /// Somebody else has an account of this name, or of one that looks like it.
    NameTaken,
    /// The person already has an account.
    HasAccount,
    /// The person has no account.
    NoAccount,
    /// The guest of this device has tables: what becomes of them has to be chosen.
    ChooseTables,
    /// There is no such person, or no longer.
    UnknownPerson,
    /// The person has as many friends, requests or blocked people as one may have.
    TooManyPeople,
    /// No game can be played like this.
    BadSetup,
    /// Only the host of the table may do this.
    NotHost,
    /// This server lists no tables in its lobby.
    LobbyClosed,
    /// The guest already has as many tables in the lobby as one may.
    LobbyFull,
    /// Only those seated at the table may do this.
    NotSeated,
    /// Another seat is asked, or the seat is not the sender's.
    NotYourSeat,
    /// This server has no chat.
    ChatOff,
    /// What is said is empty, too long, or has characters that nobody can see.
    BadText,
    /// The chat has no such line.
    UnknownLine,
    /// Hints are off at this table: everybody who plays has to agree to them.
    HintsOff,
    /// The game counts for the ratings, and so this is not possible.
    Rated,
    /// The seat is taken.
    SeatTaken,
    /// No seat is open.
    NoOpenSeat,
    /// The table has not started.
    NotStarted,
    /// The table has already started.
    Started,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The table has not yet waited long enough for the person.
    TooSoon,
    /// A bot is standing in for the person in this seat.
    StoodIn,
    /// The table has no clock.
    NoClock,
    /// The person can't take such a holiday at this table.
    NoHoliday,
    /// Another proposal is waiting for answers, or there is none with this number.
    NoProposal,
    /// The sender's version is out of date.
    Stale,
    /// The line is not notation of this game.
    UnknownNotation,
    /// An action or plan that can't be read.
    BadMove,
    /// An action that is not legal now.
    Refused,
    /// Nothing can be taken back.
    NothingToUndo,
    /// The record has no such step.
    UnknownStep,
    /// The server can't write to its file: nothing was done.
    Storage,
    /// The server is at its limit of tables or watchers.
    Busy,
    /// A bug in the server.
    Internal,
}
