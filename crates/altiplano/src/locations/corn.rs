//! Corn on its way into the warehouse (rulebook, "Zasady składowania towarów w magazynie", "Targowisko", "Trakt"
//! and E25).
//!
//! *What it does:* a gained corn goes at once onto a shelf that takes it, or into the corn store of E25; from
//! there, an action sends one or two on (R57). *When:* a completed order or a corn step of the Road; E25's
//! action. *Interactions:* R53 to R56; without a slot, the corn stays on the Road.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::{CornSource, Decision};
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

/// The most corn that one action can send (rulebook, "Szczegółowy opis dobudówek").
const SENT_AT_ONCE: u8 = 2;

impl State {
    fn corn_shelves(&self, player: &Player) -> u16 {
        let second = self.has(Switch::SecondCornShelf);
        player.warehouse.corn_slots(self.numbers(), second)
    }

    fn corn_store_open(&self, player: &Player, source: CornSource) -> bool {
        source == CornSource::Road
            && player.extensions.has(Effect::E25)
            && player.corn_store < self.numbers().corn_store_spaces
    }

    /// Continues the action with a corn from the Road, if there is one and there is room for it.
    pub(super) fn gain_corn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        self.ask_for_corn(seat, CornSource::Road, events)
    }

    /// Asks for the shelf of a corn; a single option is taken automatically; if there is none, the corn stays
    /// (R56).
    fn ask_for_corn(&mut self, seat: Seat, source: CornSource, events: &mut impl EventSink<Event>) -> Flow {
        let player = &self.players[seat];
        let shelves = self.corn_shelves(player);
        let store = self.corn_store_open(player, source);
        let none_left = source == CornSource::Road && self.stock[Good::Corn] == 0;
        match (shelves.count_ones() + u32::from(store), none_left) {
            (0, _) | (_, true) => {
                events.emit(Event::CornNotGained(seat));
                GO_ON
            }
            (1, false) => {
                let only = match store {
                    true => Action::KeepCorn,
                    false => Action::ShelveCorn(shelves.trailing_zeros() as u8),
                };
                self.place_corn(seat, source, only, events)
            }
            _ => {
                self.look_around(seat, events)?;
                self.ask(Decision::Corn { seat, source })
            }
        }
    }

    pub(super) fn offer_corn(&self, player: &Player, source: CornSource, actions: &mut Vec<Action>) {
        let mut shelves = self.corn_shelves(player);
        while shelves != 0 {
            actions.push(Action::ShelveCorn(shelves.trailing_zeros() as u8));
            shelves &= shelves - 1;
        }
        if self.corn_store_open(player, source) {
            actions.push(Action::KeepCorn);
        }
    }

    pub(super) fn check_corn(
        &self,
        player: &Player,
        source: CornSource,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::ShelveCorn(shelf) => {
                let open = shelf < 16 && self.corn_shelves(player) & (1 << shelf) != 0;
                demand(open, Refusal::ShelfClosed)
            }
            Action::KeepCorn => demand(self.corn_store_open(player, source), Refusal::NoCornStore),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(super) fn place_corn(
        &mut self,
        seat: Seat,
        source: CornSource,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match source {
            CornSource::Road => self.stock[Good::Corn] -= 1,
            CornSource::Store { .. } => self.players[seat].corn_store -= 1,
        }
        match action {
            Action::ShelveCorn(shelf) => self.shelve(seat, Good::Corn, shelf.into(), events),
            _ => {
                self.players[seat].corn_store += 1;
                events.emit(Event::CornKept(seat));
            }
        }
        match source {
            CornSource::Store { more } if more > 0 => {
                self.ask_for_corn(seat, CornSource::Store { more: more - 1 }, events)
            }
            _ => GO_ON,
        }
    }

    /// Whether E25's action is possible wherever the pawn stands (R57, Z5).
    pub(crate) fn can_send_corn_from_anywhere(&self, player: &Player) -> bool {
        !self.has(Switch::CornStoreInVillage) && self.check_send_corn(player, 1).is_ok()
    }

    /// Whether E25's action is possible in the Village, with `corn_store_in_village`.
    pub(super) fn can_send_corn_from_village(&self, player: &Player) -> bool {
        self.has(Switch::CornStoreInVillage) && self.check_send_corn(player, 1).is_ok()
    }

    /// Where the pawn must stand for E25's action, if anywhere.
    pub(super) fn send_corn_location(&self) -> Option<Location> {
        self.has(Switch::CornStoreInVillage).then_some(Location::Village)
    }

    pub(super) fn offer_send_corn(&self, player: &Player, location: Location, actions: &mut Vec<Action>) {
        if self.send_corn_location().is_some_and(|needed| needed != location) {
            return;
        }
        for count in 1..=SENT_AT_ONCE {
            if self.check_send_corn(player, count).is_ok() {
                actions.push(Action::SendCorn(count));
            }
        }
    }

    /// Z4: only as many as there is room for on a shelf.
    pub(super) fn check_send_corn(&self, player: &Player, count: u8) -> Result<(), Refusal> {
        demand((1..=SENT_AT_ONCE).contains(&count), Refusal::TooLittleCorn)?;
        demand(player.corn_store >= count, Refusal::TooLittleCorn)?;
        let free = player.warehouse.free_slots(self.numbers());
        demand(free >= u16::from(count), Refusal::NoSlot)
    }

    pub(super) fn send_corn(&mut self, seat: Seat, count: u8, events: &mut impl EventSink<Event>) -> Flow {
        self.ask_for_corn(seat, CornSource::Store { more: count - 1 }, events)
    }
}
