//! Why a table is impossible.

use puerto_rico::{Expansion, SetupError, Switch};

use super::names;
use crate::{Said, Value, id};

/// The reason.
#[must_use]
pub fn impossible(error: &SetupError) -> Said {
    let say = |id: &str| Said::new(format!("impossible-{id}"));
    match error {
        SetupError::PlayerCount { found } => {
            let found = i64::try_from(*found).unwrap_or(i64::MAX);
            say("player-count").with("count", Value::Number(found))
        }
        SetupError::VictoryPointPool { found } => {
            say("vp-pool").with("count", Value::Number(i64::from(*found)))
        }
        SetupError::SwitchWithoutExpansion {
            switch: one,
            expansion: of,
        } => say("switch-without-expansion")
            .with("switch", switch(*one))
            .with("expansion", expansion(*of)),
        SetupError::ExpansionNotInEdition {
            expansion: one,
            edition,
        } => say("expansion-not-in-edition")
            .with("edition", Value::Choice(edition.key().into()))
            .with("expansion", expansion(*one))
            .with("switch", switch(Switch::BorrowExpansions)),
        SetupError::NoblesMarketWithoutNobles => say("nobles-market-without-nobles"),
        SetupError::DraftWithoutExpansion => {
            say("draft-without-expansion").with("expansion", expansion(Expansion::NewBuildings))
        }
        SetupError::MarketBuilding { building } => {
            say("market-building").with("building", names::building(*building))
        }
        SetupError::MarketPlaces {
            cost,
            found,
            expected,
        } => say("market-places")
            .with("cost", *cost)
            .with("found", *found)
            .with("expected", *expected),
        SetupError::MarketExcluded { building, other } => say("market-excluded")
            .with("building", names::building(*building))
            .with("other", names::building(*other)),
        SetupError::SeatPrices { most } => say("seat-prices").with("count", Value::Number(i64::from(*most))),
        SetupError::Notation { word } => say("notation").with("word", Value::Choice(word.to_string().into())),
    }
}

/// An expansion.
fn expansion(expansion: Expansion) -> Said {
    Said::new(id("expansion", expansion.key()))
}

/// A switch of the table's agreement.
fn switch(switch: Switch) -> Said {
    Said::new(id("switch", switch.key()))
}
