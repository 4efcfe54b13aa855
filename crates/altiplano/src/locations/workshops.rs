//! Actions of role and extension tiles (rulebook, "Faza 2: Planowanie", "Szczegółowy opis dobudówek").
//!
//! *What it does:* takes the tile's own inputs and gives one of its goods. *When:* an action with the pawn
//! at the tile's location, once its spaces are full. *Interactions:* Market tiles take coins that were
//! placed in planning (rulebook, "Faza 3: Akcje"); the any-location tile counts only with
//! `wild_feeds_tiles` (R36).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::{Input, Workshop};
use crate::vocabulary::good::Good;
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

impl State {
    /// Checks that a tile has its inputs, one of them the any-location tile if `wild`.
    #[inline]
    fn check_inputs(
        &self,
        player: &Player,
        place: Place,
        workshop: Workshop,
        wild: bool,
    ) -> Result<(), Refusal> {
        let there = player.fills.get(place);
        match (workshop.input, wild) {
            (input, false) => demand(there == input.count(), Refusal::InputsMissing),
            (Input::Tiles(good, count), true) => {
                let helps = self.has(Switch::WildFeedsTiles) && player.wild == Some(good);
                demand(helps, Refusal::NoWildTile)?;
                demand(there + 1 >= count, Refusal::InputsMissing)
            }
            (Input::Coins(_), true) => Err(Refusal::NoWildTile),
        }
    }

    /// The locations where this player could use a role or extension tile.
    pub(crate) fn open_workshops(&self, player: &Player) -> LocationSet {
        let mut open = LocationSet::EMPTY;
        if player.fills.is_empty() && player.wild.is_none() {
            return open;
        }
        for (place, workshop) in player.workshops(self.numbers()) {
            let usable = |wild| self.check_inputs(player, place, workshop, wild).is_ok();
            if usable(false) || usable(true) {
                open.insert(workshop.location);
            }
        }
        open
    }

    pub(super) fn offer_workshops(&self, player: &Player, location: Location, actions: &mut Vec<Action>) {
        if player.fills.is_empty() && player.wild.is_none() {
            return;
        }
        for (place, workshop) in player.workshops(self.numbers()) {
            if workshop.location != location {
                continue;
            }
            let ready = [false, true].map(|wild| self.check_inputs(player, place, workshop, wild).is_ok());
            for gain in workshop.gains.iter() {
                for wild in [false, true] {
                    if ready[usize::from(wild)] {
                        actions.push(Action::Use { place, gain, wild });
                    }
                }
            }
        }
    }

    pub(super) fn check_workshop(
        &self,
        player: &Player,
        place: Place,
        gain: Good,
        wild: bool,
    ) -> Result<(), Refusal> {
        let workshop = player.workshop(self.numbers(), place).ok_or(Refusal::NotOwned)?;
        demand(workshop.gains.contains(gain), Refusal::NotProduced)?;
        self.check_inputs(player, place, workshop, wild)
    }

    pub(super) fn use_workshop(
        &mut self,
        seat: Seat,
        place: Place,
        gain: Good,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        if let Some(workshop) = player.workshop(components, place) {
            if let Input::Tiles(good, count) = workshop.input {
                player.container[good] += count;
            }
            let from_tile = workshop.input.count() - u8::from(wild);
            player.fills.set(place, player.fills.get(place) - from_tile);
            if wild {
                player.wild = None;
            }
        }
        self.gain(seat, gain, events);
        GO_ON
    }
}
