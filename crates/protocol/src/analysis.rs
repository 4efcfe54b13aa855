//! Hints while a game is played, and the review of a finished one.

use serde::{Deserialize, Serialize};

use crate::{Move, Seat};

/// The best answers to the open decision of the asker, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hints {
    /// The version of the table that they belong to.
    pub version: u32,
    /// Whose decision.
    pub seat: Seat,
    /// One to three.
    pub best: Vec<HintMove>,
}

/// An answer that is worth a thought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintMove {
    /// The answer as it can be sent: a line, or a whole plan.
    pub answer: Move,
    /// What would be answered to the questions that follow from it at once and belong to the same decision.
    pub more: Vec<Move>,
    /// Each seat's estimated share of the win after it, 0 to 1; all together about 1.
    pub shares: Vec<f32>,
    /// What the asker has more or less of when what the answer begins (a role's phase, a round) is through.
    pub gains: Vec<HintGain>,
    /// Points at the end that the asker can expect more by it than by the least promising of the answers, about.
    pub promise: f32,
    /// The rival whom it helps most, compared with the other answers; null where that makes no difference.
    pub rival: Option<RivalGain>,
}

/// What a rival gains by an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RivalGain {
    /// Which rival.
    pub seat: Seat,
    /// What it has more of, at least one thing.
    pub gains: Vec<HintGain>,
}

/// So many more or fewer of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintGain {
    /// Of what.
    pub of: Measure,
    /// How many; never 0.
    pub amount: i16,
}

/// What a seat has a number of.
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
    /// Goods: in store (Puerto Rico), or tiles that go round (Altiplano).
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

/// Agrees to hints at a table of several people, or takes it back.
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
    /// Whether it is complete; until then lists are empty.
    pub ready: bool,
    /// How many looks at decisions are done.
    pub done: u32,
    /// How many there are.
    pub of: u32,
    /// The win shares over the whole game, in order.
    pub curve: Vec<CurvePoint>,
    /// The decisions that cost most: at most five of each seat, the costliest first.
    pub mistakes: Vec<Mistake>,
}

/// The win shares at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CurvePoint {
    /// The entry of the record before which this holds; the record's length at the end.
    pub step: u32,
    /// The current round, from 1.
    pub round: u8,
    /// Each seat's estimated share of the win, 0 to 1, with everything open: the same estimate whoever was asked.
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
    /// What was played, to the end of the decision: actions, or whole plans, one after the other.
    pub played: Vec<Move>,
    /// What would have been better, likewise.
    pub better: Vec<Move>,
    /// The seat's estimated share of the win after what was played, 0 to 1.
    pub played_share: f32,
    /// The same after what would have been better.
    pub better_share: f32,
}
