//! What a person orders for their own seat, to be done without asking.

use serde::{Deserialize, Serialize};

/// Something that is decided for a person as soon as the question comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Puerto Rico: takes no tile, buys, sells and loads nothing where that may be passed, until the round ends. Roles,
    /// free workers and goods, and what to keep are asked about as usual.
    PassRound,
    /// Puerto Rico: loads corn whenever there is one way to do so.
    LoadCorn,
    /// Puerto Rico: takes the worker of the mayor's privilege.
    MayorsWorker,
}

/// Gives an order, or takes it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GiveOrder {
    /// Which order.
    pub order: StandingOrder,
    /// Whether it is in force from now on.
    pub on: bool,
}

/// A person's orders, which nobody else sees.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Orders {
    /// Those in force.
    pub standing: Vec<StandingOrder>,
    /// The ones that ended by themselves most recently, and why.
    pub ended: Option<EndedOrders>,
}

/// Orders that ended because something happened that their giver may not have had in mind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndedOrders {
    /// Which.
    pub orders: Vec<StandingOrder>,
    /// Why.
    pub why: OrderEnd,
    /// The version of the table at which they ended.
    pub version: u32,
}

/// Why an order ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OrderEnd {
    /// The question has other answers than the order was given for, or not the one that it names.
    Unforeseen,
    /// Something was taken back.
    TakenBack,
    /// A bot plays for the person.
    StoodIn,
}
