//! What an answer would come to, in numbers: taken from the rules, for an interface to show next to
//! it.

use crate::Said;

/// The numbers for an answer.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Numbers {
    /// What it is worth in short; left out if no number is certain.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gain: Option<Gain>,
    /// The same broken down, in order.
    pub lines: Vec<Figure>,
}

impl Numbers {
    /// Whether there is nothing to say in numbers.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.gain.is_none() && self.lines.is_empty()
    }
}

/// What an answer immediately brings or costs the player who gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AnswerGain"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = AnswerGain))]
pub struct Gain {
    /// How many; for a price, how many are paid.
    pub amount: i32,
    /// Of what.
    pub of: GainOf,
    /// Whether it is a price.
    pub price: bool,
}

impl Gain {
    /// A gain of this many.
    #[must_use]
    pub fn new(amount: impl Into<i32>, of: GainOf) -> Self {
        Self {
            amount: amount.into(),
            of,
            price: false,
        }
    }

    /// The gain from two answers one after the other, if both are of the same kind.
    #[must_use]
    pub fn together(one: Option<Self>, next: Option<Self>) -> Option<Self> {
        match (one, next) {
            (Some(one), Some(next)) if one.of == next.of && one.price == next.price => Some(Self {
                amount: one.amount + next.amount,
                ..one
            }),
            (None, only) | (only, _) => only,
        }
    }

    /// A price of this many.
    #[must_use]
    pub fn price(amount: impl Into<i32>, of: GainOf) -> Self {
        Self {
            price: true,
            ..Self::new(amount, of)
        }
    }
}

/// What an answer brings or costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GainOf {
    /// Points, now or at the end.
    Points,
    /// Doubloons (Puerto Rico).
    Doubloons,
    /// Coins (Altiplano).
    Coins,
    /// Corn for the warehouse (Altiplano).
    Corn,
    /// Planning spaces (Altiplano).
    Space,
}

/// A number with its label.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Figure {
    /// What it counts.
    pub label: Said,
    /// How many.
    pub value: i32,
    /// How many there were before; left out if that does not matter.
    #[cfg_attr(feature = "wire", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from: Option<i32>,
    /// How it is written.
    pub form: Form,
}

/// How a number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "typescript", ts(rename = "FigureForm"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = FigureForm))]
pub enum Form {
    /// As it is.
    Plain,
    /// With its sign, as a part of a sum.
    Signed,
    /// As the sum of the preceding lines.
    Sum,
}

impl Figure {
    fn new(label: impl Into<Said>, value: impl Into<i32>, form: Form) -> Self {
        Self {
            label: label.into(),
            value: value.into(),
            from: None,
            form,
        }
    }

    /// A number as it is.
    pub(crate) fn plain(label: impl Into<Said>, value: impl Into<i32>) -> Self {
        Self::new(label, value, Form::Plain)
    }

    /// A part of a sum.
    pub(crate) fn signed(label: impl Into<Said>, value: impl Into<i32>) -> Self {
        Self::new(label, value, Form::Signed)
    }

    /// The sum of the preceding lines.
    pub(crate) fn sum(label: impl Into<Said>, value: impl Into<i32>) -> Self {
        Self::new(label, value, Form::Sum)
    }

    /// A number before and after.
    pub(crate) fn change(label: impl Into<Said>, from: impl Into<i32>, to: impl Into<i32>) -> Self {
        Self {
            from: Some(from.into()),
            ..Self::plain(label, to)
        }
    }
}
