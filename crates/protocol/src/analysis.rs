//! Hints during a game, and the review of a finished one.

use narrator::Said;
use serde::{Deserialize, Serialize};

use crate::{Move, Seat};

/// The best answers to the asker's open decision, best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hints {
    /// The table version that they belong to.
    pub version: u32,
    /// Whose decision.
    pub seat: Seat,
    /// One to three.
    pub best: Vec<HintMove>,
}

/// An answer worth considering.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintMove {
    /// The answer in a form that can be sent: a line, or a whole plan.
    pub answer: Move,
    /// The answers to the questions that follow from it at once and belong to the same decision.
    pub more: Vec<Move>,
    /// Each seat's estimated share of the win after it, from 0 to 1; together they add up to about 1.
    pub shares: Vec<f32>,
    /// What the asker has more or less of once what the answer begins (a role's phase, a round) is over.
    pub gains: Vec<HintGain>,
    /// About how many more points at the end the asker can expect from it than from the least promising answer.
    pub promise: f32,
    /// The rival it helps most, compared with the other answers; null if it makes no difference.
    pub rival: Option<RivalGain>,
    /// What speaks for it, compared with the other answers; at most three, the most important one first. No two answers
    /// have the same reasons.
    pub reasons: Vec<Reason>,
    /// Another answer that it comes to the same as, and then there are no reasons; null if there is none.
    pub same_as: Option<SameAs>,
}

/// Why a move is worth considering.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reason {
    /// What kind of reason it is.
    pub kind: ReasonKind,
    /// Whom it is about.
    pub seat: Seat,
    /// The reason as a sentence.
    pub said: Said,
}

/// What kind of reason speaks for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReasonKind {
    /// What it brings the player at once.
    Earns,
    /// What it makes possible for the player.
    Enables,
    /// What it brings a rival.
    Helps,
    /// What a rival would otherwise get.
    Denies,
    /// How it moves the end of the game.
    Ends,
}

/// Another answer of the same hint that one comes to the same as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SameAs {
    /// Its place among the answers, from 0.
    pub place: u8,
    /// Whether their estimates differ all the same: the difference shows only later.
    pub differs_later: bool,
}

/// What a rival gains by an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RivalGain {
    /// The rival.
    pub seat: Seat,
    /// What the rival has more of; at least one thing.
    pub gains: Vec<HintGain>,
}

/// An increase or decrease in something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintGain {
    /// What changes.
    pub of: Measure,
    /// By how many; never 0.
    pub amount: i16,
}

/// Something a seat has a number of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Points that would count if the game ended now.
    Points,
    /// Doubloons (Puerto Rico).
    Doubloons,
    /// Coins (Altiplano).
    Coins,
    /// Goods: in store (Puerto Rico), or tiles in the cycle (Altiplano).
    Goods,
    /// Goods that a craftsman phase would bring (Puerto Rico).
    Production,
    /// Workers, nobles included (Puerto Rico).
    Workers,
    /// Plantations and quarries (Puerto Rico).
    Plantations,
    /// Buildings (Puerto Rico).
    Buildings,
    /// Goods in the warehouse (Altiplano).
    Stored,
    /// Carts (Altiplano).
    Carts,
    /// Houses (Altiplano).
    Houses,
    /// Boats (Altiplano).
    Boats,
    /// Completed orders (Altiplano).
    Orders,
    /// Extensions (Altiplano).
    Extensions,
    /// Steps of the road (Altiplano).
    Road,
}

/// Agrees to hints at a table with several people, or withdraws that agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AgreeHints {
    /// Whether the sender agrees.
    pub agree: bool,
}

/// A finished game, decision by decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Review {
    /// Whether the review is complete; the lists are empty until then.
    pub ready: bool,
    /// How many decisions have been looked at.
    pub done: u32,
    /// How many there are in all.
    pub of: u32,
    /// The win shares over the whole game, in order.
    pub curve: Vec<CurvePoint>,
    /// The costliest decisions: at most five per seat, costliest first.
    pub mistakes: Vec<Mistake>,
}

/// The win shares at one point in the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePoint {
    /// The record entry before which this holds; the record's length at the end.
    pub step: u32,
    /// The current round, from 1.
    pub round: u8,
    /// Each seat's estimated share of the win, from 0 to 1, with nothing hidden: the same estimate whoever was asked.
    pub shares: Vec<f32>,
}

/// A decision that cost part of the win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mistake {
    /// Whose decision.
    pub seat: Seat,
    /// Its first entry in the record.
    pub step: u32,
    /// The round, from 1.
    pub round: u8,
    /// What was played until the decision was complete: actions, or whole plans, one after the other.
    pub played: Vec<Move>,
    /// What would have been better, in the same form.
    pub better: Vec<Move>,
    /// The seat's estimated share of the win after what was played, 0 to 1.
    pub played_share: f32,
    /// The same after what would have been better.
    pub better_share: f32,
    /// What speaks for what would have been better, compared with what was played.
    pub reasons: Vec<Reason>,
}
