//! The five goods.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::mirror::{FromRules, words};

words! {
    /// A kind of goods; also the kind of a plantation.
    pub enum Good = puerto_rico::Good {
        /// Sold for 0.
        Corn,
        /// Sold for 1.
        Indigo,
        /// Sold for 2.
        Sugar,
        /// Sold for 3.
        Tobacco,
        /// Sold for 4.
        Coffee,
    }
}

/// One value for each good.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ByGood<T> {
    /// Corn's.
    pub corn: T,
    /// Indigo's.
    pub indigo: T,
    /// Sugar's.
    pub sugar: T,
    /// Tobacco's.
    pub tobacco: T,
    /// Coffee's.
    pub coffee: T,
}

impl<T> From<puerto_rico::ByGood<T>> for ByGood<T> {
    fn from(puerto_rico::ByGood([corn, indigo, sugar, tobacco, coffee]): puerto_rico::ByGood<T>) -> Self {
        Self {
            corn,
            indigo,
            sugar,
            tobacco,
            coffee,
        }
    }
}

impl<T> From<ByGood<T>> for puerto_rico::ByGood<T> {
    fn from(goods: ByGood<T>) -> Self {
        Self([goods.corn, goods.indigo, goods.sugar, goods.tobacco, goods.coffee])
    }
}

impl<T> FromRules<puerto_rico::ByGood<T>> for ByGood<T> {
    fn from_rules(goods: puerto_rico::ByGood<T>) -> Self {
        goods.into()
    }
}
