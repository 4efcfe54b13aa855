//! Road (rulebook, "Trakt").
//!
//! *What it does:* stone and wood for a step; each step brings a planning space, which counts from the
//! next draw on, or a corn. *When:* an action on the Road. *Interactions:* at the end of the Road no
//! more steps can be built, or with `road_end` each build brings a corn (R49); if no corn is left, the
//! step is built all the same (R48).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::components::RoadStep;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

const INPUTS: [Good; 2] = [Good::Stone, Good::Wood];

impl State {
    pub(super) fn road_open(&self, player: &Player) -> bool {
        self.road_goes_on(player) && player.has_any_pair(Location::Road, INPUTS)
    }

    fn road_goes_on(&self, player: &Player) -> bool {
        usize::from(player.road) < self.numbers().road.len() || self.has(Switch::RoadEndCorn)
    }

    pub(super) fn offer_road(&self, player: &Player, actions: &mut Vec<Action>) {
        for wild in [false, true] {
            if self.check_road(player, wild).is_ok() {
                actions.push(Action::BuildRoad { wild });
            }
        }
    }

    pub(super) fn check_road(&self, player: &Player, wild: bool) -> Result<(), Refusal> {
        demand(self.road_goes_on(player), Refusal::RoadFinished)?;
        player.check_pair(Location::Road, INPUTS, wild)
    }

    pub(super) fn build_road(&mut self, seat: Seat, wild: bool, events: &mut impl EventSink<Event>) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        player.use_pair(Location::Road, INPUTS, wild);
        let step = components.road.get(usize::from(player.road));
        if step.is_some() {
            player.road += 1;
        }
        if step == Some(&RoadStep::Space) {
            let limit = player.limit(components);
            events.emit(Event::LimitRaised { seat, limit });
            GO_ON
        } else {
            self.gain_corn(seat, events)
        }
    }
}
