//! Harbor: boats (rulebook, "Przystań"). Food and stone are recipes.
//!
//! *What it does:* two wood for any open boat; its good goes to the container at once. *When:* an
//! action in the Harbor. *Interactions:* the good may have run out (R42), and so may the boats: the
//! wood may still be used (R41, Z12).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{Cards, Good};
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;

const INPUTS: [Good; 2] = [Good::Wood, Good::Wood];

/// The cards to choose from, or *none* if there are none.
pub(super) fn choices(cards: Cards) -> impl Iterator<Item = Option<Good>> {
    let none = (cards.total() == 0).then_some(None);
    none.into_iter().chain(cards.iter().map(|(good, _)| Some(good)))
}

/// Checks that such a card is there; *none* is accepted only if there are none.
pub(super) fn check_choice(cards: Cards, good: Option<Good>) -> Result<(), Refusal> {
    match good {
        Some(good) => demand(cards.count(good) > 0, Refusal::NoneLeft),
        None => demand(cards.total() == 0, Refusal::MustTakeCard),
    }
}

impl State {
    pub(super) fn harbor_open(player: &Player) -> bool {
        player.has_any_pair(Location::Harbor, INPUTS)
    }

    pub(super) fn offer_harbor(&self, player: &Player, actions: &mut Vec<Action>) {
        if !Self::harbor_open(player) {
            return;
        }
        for good in choices(self.boats) {
            for wild in [false, true] {
                if player.has_pair(Location::Harbor, INPUTS, wild) {
                    actions.push(Action::BuildBoat { good, wild });
                }
            }
        }
    }

    pub(super) fn check_boat(&self, player: &Player, good: Option<Good>, wild: bool) -> Result<(), Refusal> {
        player.check_pair(Location::Harbor, INPUTS, wild)?;
        check_choice(self.boats, good)
    }

    pub(super) fn build_boat(
        &mut self,
        seat: Seat,
        good: Option<Good>,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.players[seat].use_pair(Location::Harbor, INPUTS, wild);
        if let Some(good) = good {
            self.boats.remove(good);
            self.players[seat].boats.add(good);
            self.gain(seat, good, events);
        }
        GO_ON
    }
}
