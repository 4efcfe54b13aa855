//! What a seat can do and what it sends.

use std::fmt::Display;

use narrator::{Gain, Numbers};
use serde::{Deserialize, Serialize};
use tabletop::wire::Part;

use crate::{AnyAction, AnyOutcome, AnyOutlook, Seat, ToldEvent, ToldRefusal};

/// A control of the open decision, legal or not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// What would be done.
    pub action: AnyAction,
    /// The same as a line.
    pub notation: String,
    /// Why it is not legal now; null when it is.
    pub refusal: Option<ToldRefusal>,
    /// The events up to the next decision; empty if refused.
    pub preview: Vec<ToldEvent>,
    /// What it comes to in numbers, for the seat that is asked; left out if there are none, and for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub numbers: Option<Numbers>,
    /// How it would be after a move in the seat's turn, if only that move is missing: in Altiplano, with the pawn where
    /// the action takes place. Left out otherwise, and for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ahead: Option<Ahead>,
}

/// A refused answer as it would be once the seat has moved to where the answer is possible.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ahead {
    /// Why it is not legal there either; null when it is.
    pub refusal: Option<ToldRefusal>,
    /// What it comes to in numbers there; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub numbers: Option<Numbers>,
}

/// One thing that a seat sends: an action, the same action as a line, or a plan that the server expands into actions.
/// The rules of the table's game read the content.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// An action in its structured form.
    #[cfg_attr(feature = "typescript", ts(type = "AnyAction"))]
    #[cfg_attr(feature = "openapi", schema(value_type = AnyAction))]
    Action(serde_json::Value),
    /// An action by its line.
    Notation(String),
    /// A whole answer to a combinatorial decision.
    #[cfg_attr(feature = "typescript", ts(type = "AnyPlan"))]
    #[cfg_attr(feature = "openapi", schema(value_type = crate::AnyPlan))]
    Plan(serde_json::Value),
}

impl Move {
    /// A part of a move in a form that can be sent: an action becomes a line, which can be looked up among the offers.
    #[must_use]
    pub fn of<A: Display, P: Serialize>(part: Part<A, P>) -> Self {
        match part {
            Part::Action(action) => Self::Notation(action.to_string()),
            // A plan consists of words and numbers, so it can always be written.
            Part::Plan(plan) => Self::Plan(serde_json::to_value(plan).unwrap_or_default()),
        }
    }
}

/// Several moves by the seat that is asked, as one transaction: all or nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovesRequest {
    /// The version of the table that the sender saw.
    pub version: u32,
    /// Chosen by the sender, 1 to 64 characters; sending the same request again is harmless.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub request_id: String,
    /// In order, at least one.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 64))]
    pub moves: Vec<Move>,
    /// How long bots wait before they go on, in milliseconds, so that the moves can be taken back before anything
    /// follows from them; at most 10,000. Without effect if the moves can't be taken back, or if a person is next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(maximum = 10_000))]
    pub hold_ms: Option<u32>,
}

/// Asks what moves would come to, without making them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PreviewRequest {
    /// The version of the table that the sender saw.
    pub version: u32,
    /// In order, at least one; a plan need not be finished.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 64))]
    pub moves: Vec<Move>,
}

/// What moves would come to.
#[derive(Clone, PartialEq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preview {
    /// Whether the table has moved on since the version that the sender saw, so that the moves were not looked at.
    /// Others answering the same question under seal doesn't count.
    pub stale: bool,
    /// Why the moves are not legal as they are; null if they are.
    pub refusal: Option<ToldRefusal>,
    /// The events up to the next decision, or to the first move that is not legal. Empty under seal.
    pub preview: Vec<ToldEvent>,
    /// What the moves bring or cost together; left out if no number is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gain: Option<Gain>,
    /// What the rules can say in advance with the plan laid out, finished or not; left out if there is no plan, and in
    /// a game without an outlook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outlook: Option<AnyOutlook>,
}

/// Takes back the sender's last decisions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    /// The version of the table that the sender saw.
    pub version: u32,
    /// Chosen by the sender, 1 to 64 characters; sending the same request again is harmless.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 64))]
    pub request_id: String,
}

/// An action that is legal now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LegalAction {
    /// The action.
    pub action: AnyAction,
    /// The same as a line.
    pub notation: String,
}

/// A possible chance outcome.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeightedOutcome {
    /// The outcome that may come.
    pub outcome: AnyOutcome,
    /// The same as a line.
    pub notation: String,
    /// At least 1; the probability is this divided by the sum over all outcomes.
    pub weight: u32,
}

/// A chance outcome supplied from outside: in its structured form or as a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutcomeMove {
    /// In its structured form.
    Outcome(serde_json::Value),
    /// As a line.
    Notation(String),
}

/// A seat's score, final once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoreRow {
    /// Whose.
    pub seat: Seat,
    /// Victory points.
    pub points: i32,
    /// Only compared between equal points; more is better.
    pub tie_break: i32,
    /// The place, 1 for the best; equal scores share the better place.
    pub rank: u8,
}
