//! What a seat is asked.

use crate::Said;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Question {
    /// What is asked, in a few words.
    pub title: Said,
    /// What it means, in one more sentence; left out if there is no more to say.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub more: Option<Said>,
}
