//! `strict_optional`: gains that are otherwise automatic are asked about (ruling 87; the letter makes all
//! actions, privileges and building functions optional, 2020-pl, "Postacie", "Budynki użytkowe").

use alloc::vec::Vec;

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::nobles::hunting_lodge;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;

impl Gain {
    /// Doubloons or victory points (a person for the villa) that the gain brings or saves; privileges without a
    /// library.
    #[must_use]
    pub const fn amount(self) -> u8 {
        match self {
            Self::Production => 0,
            Self::Factory { doubloons }
            | Self::SpecialtyFactory { doubloons, .. }
            | Self::ForestDiscount { doubloons, .. }
            | Self::QuarryDiscount { doubloons, .. }
            | Self::ZoningDiscount { doubloons, .. }
            | Self::Jeweler { doubloons }
            | Self::BuilderPrivilege { doubloons, .. } => doubloons,
            Self::Church { points, .. } | Self::UnionHall { points } => points,
            Self::LargeMarket => 2,
            Self::HuntingLodge => hunting_lodge::POINTS,
            Self::Prospector
            | Self::TraderPrivilege
            | Self::TradingPostPrivilege
            | Self::LighthouseCaptain
            | Self::Lighthouse
            | Self::SmallMarket
            | Self::Villa { .. }
            | Self::ChapelDoubloon
            | Self::ChapelPoint
            | Self::SpecialtyFactoryPrivilege { .. }
            | Self::CaptainPrivilege
            | Self::Harbor => 1,
        }
    }
}

impl State {
    /// What the gain brings or saves the seat now: a library doubles the privileges that pay.
    #[inline]
    #[must_use]
    pub(crate) fn gain_amount(&self, seat: Seat, gain: Gain) -> u8 {
        match gain {
            Gain::Prospector
            | Gain::TraderPrivilege
            | Gain::TradingPostPrivilege
            | Gain::CaptainPrivilege => self.privilege(seat),
            _ => gain.amount(),
        }
    }
}

/// Take it or leave it.
pub(crate) fn legal(actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    actions.push(Action::Accept);
}

/// Take it or leave it.
pub(crate) fn check(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass | Action::Accept => Ok(()),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Whether the gain is taken; reports it. What the gain brings is up to the phase that asks.
#[inline(never)]
pub(crate) fn is_taken(
    state: &State,
    seat: Seat,
    gain: Gain,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let taken = action == Action::Accept;
    events.emit(if taken {
        let amount = state.gain_amount(seat, gain);
        Event::GainTaken { seat, gain, amount }
    } else {
        Event::GainDeclined { seat, gain }
    });
    taken
}
