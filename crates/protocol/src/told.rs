//! Facts and reasons with the sentences that describe them.

use narrator::Said;
use serde::Serialize;

use crate::{AnyEvent, AnyRefusal};

/// A fact with the sentences that describe it, in order, for a client to put into the reader's language; there are none
/// if another fact covers it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", ts(type = "AnyEvent & { said?: Array<Said> }"))]
pub struct ToldEvent {
    /// The fact.
    #[serde(flatten)]
    pub event: AnyEvent,
    /// The sentences in order; left out if another fact covers it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Said>,
}

/// A reason with the sentence that describes it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", ts(type = "AnyRefusal & { said?: Said }"))]
pub struct ToldRefusal {
    /// The reason.
    #[serde(flatten)]
    pub refusal: AnyRefusal,
    /// The sentence; left out for programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
}
