//! Farm: food from alpacas (rulebook, "Faza 2: Planowanie", "Farma"). Wool and cloth are recipes.
//!
//! *What it does:* any number of the alpacas there, at least one, gives the same amount of food.
//! *When:* an action on the Farm. *Interactions:* R32; food may run out (R39).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;

impl State {
    pub(super) fn farm_open(player: &Player) -> bool {
        player.at(Location::Farm).count(Good::Alpaca) > 0 || player.wild == Some(Good::Alpaca)
    }

    pub(super) fn offer_farm(player: &Player, actions: &mut Vec<Action>) {
        let here = player.at(Location::Farm).count(Good::Alpaca);
        let there = u8::from(player.wild == Some(Good::Alpaca));
        for count in 1..=here + there {
            for wild in [false, true] {
                if Self::check_farm(player, count, wild).is_ok() {
                    actions.push(Action::FarmFood { count, wild });
                }
            }
        }
    }

    pub(super) fn check_farm(player: &Player, count: u8, wild: bool) -> Result<(), Refusal> {
        demand(!wild || player.wild == Some(Good::Alpaca), Refusal::NoWildTile)?;
        let needed = count.saturating_sub(u8::from(wild));
        let enough = player.at(Location::Farm).count(Good::Alpaca) >= needed;
        demand(count > 0 && enough, Refusal::InputsMissing)
    }

    pub(super) fn make_farm_food(
        &mut self,
        seat: Seat,
        count: u8,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let player = &mut self.players[seat];
        for index in 0..count {
            player.lift_for(Location::Farm, Good::Alpaca, wild && index == 0);
            player.container[Good::Alpaca] += 1;
        }
        for _ in 0..count {
            self.gain(seat, Good::Food, events);
        }
        GO_ON
    }
}
