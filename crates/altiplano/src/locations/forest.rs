//! Forest: cacao trade (rulebook, "Las"). Wood is a recipe.
//!
//! *What it does:* each cacao brings a food, a cloth or a glass, chosen one after another. *When:* an
//! action in the Forest. *Interactions:* a kind that has run out may be chosen (R40); the small
//! actions come in rising order of the goods that they bring.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::{Decision, Last};
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;

/// The goods that cacao trades for, in order of kinds.
const TRADES: [Good; 3] = [Good::Food, Good::Cloth, Good::Glass];

impl State {
    pub(super) fn forest_open(player: &Player) -> bool {
        player.at(Location::Forest).count(Good::Cacao) > 0 || player.wild == Some(Good::Cacao)
    }

    pub(super) fn offer_forest(player: &Player, last: Option<Last>, actions: &mut Vec<Action>) {
        for gain in TRADES {
            for wild in [false, true] {
                let rising = last.is_none_or(|last| (gain, wild) >= (last.good, last.wild));
                if rising && Self::check_forest(player, gain, wild).is_ok() {
                    actions.push(Action::TradeCacao { gain, wild });
                }
            }
        }
    }

    pub(super) fn check_forest(player: &Player, gain: Good, wild: bool) -> Result<(), Refusal> {
        demand(TRADES.contains(&gain), Refusal::NotTraded)?;
        player.check_tile(Location::Forest, Good::Cacao, wild)
    }

    pub(super) fn trade_cacao(
        &mut self,
        seat: Seat,
        gain: Good,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let player = &mut self.players[seat];
        player.lift_for(Location::Forest, Good::Cacao, wild);
        player.container[Good::Cacao] += 1;
        self.gain(seat, gain, events);
        let player = &self.players[seat];
        // The wild cacao may still follow for the same good, and so may another cacao of the
        // location.
        let more_here = player.at(Location::Forest).count(Good::Cacao) > 0 && !(wild && gain == Good::Glass);
        if more_here || player.wild == Some(Good::Cacao) {
            let last = Last { good: gain, wild };
            self.ask(Decision::TradeCacao { seat, last })
        } else {
            GO_ON
        }
    }
}
