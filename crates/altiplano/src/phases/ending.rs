//! Phase 4 and the end of the game (altiplano-pl.txt:423-436; rules reference, sections 14.10 and
//! 14.11).

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::components::STRIP_LENGTH;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, Trigger};
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::switch::Switch;

/// How many tiles E24 draws (altiplano-pl.txt:585).
const FINAL_DRAWS: u8 = 10;

impl State {
    /// Everybody has passed: phase 4, or the end after the final round (R64).
    pub(crate) fn end_actions(&mut self, events: &mut impl EventSink<Event>) {
        if self.final_round.is_some_and(|last| self.round >= last) {
            self.final_store(self.start, events);
            return;
        }
        let mut bought = false;
        for player in &mut self.players.0 {
            bought |= player.extension_bought;
            player.extension_bought = false;
            player.cart_bought = false;
            player.first_cart_used = false;
            player.further_carts_used = 0;
        }
        self.start = self.left_of(self.start);
        events.tell(Event::StartPlayer(self.start));
        self.slide_strip(bought, events);
        self.refill_strip(events);
    }

    /// The lowest tile leaves if nobody bought one (R59, Z17); the others slide down in their order.
    fn slide_strip(&mut self, bought: bool, events: &mut impl EventSink<Event>) {
        if !bought && let Some(lowest) = self.strip[0].take() {
            events.tell(Event::ExtensionLeft(lowest));
        }
        let mut slid = [None; STRIP_LENGTH];
        for (to, (from, extension)) in self
            .strip
            .iter()
            .enumerate()
            .filter_map(|(from, one)| one.map(|one| (from, one)))
            .enumerate()
        {
            slid[to] = Some(extension);
            if to != from {
                let position = to as u8;
                events.tell(Event::ExtensionSlid { extension, position });
            }
        }
        self.strip = slid;
    }

    /// Whether everything on a location is gone (R65): strip, food and coins don't count.
    pub(crate) fn is_empty(&self, location: Location) -> bool {
        let stock = |good: Good| self.stock[good] == 0;
        match location {
            Location::Farm => stock(Good::Alpaca) && stock(Good::Wool) && stock(Good::Cloth),
            Location::Forest => stock(Good::Wood) && stock(Good::Cacao),
            Location::Mine => stock(Good::Stone) && stock(Good::Ore) && stock(Good::Silver),
            Location::Harbor => stock(Good::Fish) && self.boats.total() == 0,
            Location::Village => self.houses.total() == 0 && self.carts == 0,
            Location::Market => stock(Good::Glass) && self.orders.is_empty(),
            Location::Road => stock(Good::Corn),
        }
    }

    /// R62: looked at after each step of phase 3.
    #[inline]
    pub(crate) fn look_for_empty_locations(&mut self, events: &mut impl EventSink<Event>) {
        for location in Location::ALL {
            if self.is_empty(location) && !self.triggers.locations.contains(location) {
                self.trigger(Trigger::Empty(location), events);
            }
        }
    }

    /// The first trigger names the final round: one more after the current one; later triggers change
    /// nothing (R63). A short strip belongs to the round whose phase 4 it is (R61).
    pub(crate) fn trigger(&mut self, trigger: Trigger, events: &mut impl EventSink<Event>) {
        let more = match trigger {
            Trigger::Empty(location) => {
                self.triggers.locations.insert(location);
                1
            }
            Trigger::Strip if self.triggers.strip => return,
            Trigger::Strip => {
                self.triggers.strip = true;
                if self.has(Switch::ShortStripTwoMore) { 2 } else { 1 }
            }
        };
        let final_round = *self.final_round.get_or_insert(self.round + more);
        events.tell(Event::EndTriggered { trigger, final_round });
    }

    /// E24 (altiplano-pl.txt:585, R66, R67). *What it does:* up to ten drawn tiles fill begun shelves
    /// of their own kind. *When:* once, before scoring, in turn order. *Interactions:* everything that
    /// fits is stored; what does not fit counts as a good all the same.
    fn final_store(&mut self, from: Seat, events: &mut impl EventSink<Event>) {
        let mut seat = from;
        loop {
            if self.players[seat].extensions.has(Effect::E24)
                && self.final_draws(seat, FINAL_DRAWS, Tiles::EMPTY, events)
            {
                return;
            }
            seat = self.left_of(seat);
            if seat == self.start {
                break;
            }
        }
        self.game_over(events);
    }

    /// Whether chance decides which tile the seat's E24 draws next.
    pub(crate) fn draws_finally(&self, seat: Seat, left: u8, aside: Tiles) -> bool {
        let bag = &self.players[seat].bag;
        let mixed = bag.total() > 0 && Self::only_kind(bag).is_none();
        mixed && left > 0 && left + aside.total() <= FINAL_DRAWS && bag.total() > u32::from(left)
    }

    /// Draws what needs no chance; says whether chance is needed.
    fn final_draws(
        &mut self,
        seat: Seat,
        mut left: u8,
        mut aside: Tiles,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        while left > 0 {
            let player = &mut self.players[seat];
            if player.bag.total() == 0 && player.container.total() > 0 {
                player.bag.take_all(&mut player.container);
                events.tell(Event::BagFilled(seat));
            }
            let total = player.bag.total();
            if total == 0 {
                break;
            }
            let bag = player.bag;
            let mixed = bag.iter().filter(|(_, count)| **count > 0).count() > 1;
            if total > u32::from(left) && mixed {
                self.decision = Decision::FinalDraw { seat, left, aside };
                return true;
            }
            for (good, &count) in bag.iter() {
                for _ in 0..count.min(left) {
                    self.final_draw(seat, good, &mut aside, events);
                    left -= 1;
                }
            }
        }
        let player = &mut self.players[seat];
        for (good, count) in aside.iter() {
            player.container[good] += count;
        }
        self.turn_up_missions(seat, events);
        false
    }

    /// One drawn tile: onto its begun shelf, or aside.
    fn final_draw(&mut self, seat: Seat, good: Good, aside: &mut Tiles, events: &mut impl EventSink<Event>) {
        let components = self.numbers();
        let player = &mut self.players[seat];
        player.bag[good] -= 1;
        events.tell(Event::Drawn { seat, good, count: 1 });
        match player.warehouse.begun_slot(components, good) {
            Some(shelf) => self.shelve(seat, good, shelf, events),
            None => aside.add(good),
        }
    }

    /// A drawn tile before scoring.
    pub(crate) fn resolve_final_draw(&mut self, good: Good, events: &mut impl EventSink<Event>) {
        let Decision::FinalDraw {
            seat,
            left,
            mut aside,
        } = self.decision
        else {
            return;
        };
        self.final_draw(seat, good, &mut aside, events);
        if self.final_draws(seat, left - 1, aside, events) {
            return;
        }
        match self.left_of(seat) {
            next if next == self.start => self.game_over(events),
            next => self.final_store(next, events),
        }
    }

    fn game_over(&mut self, events: &mut impl EventSink<Event>) {
        self.turn_up_final_missions(events);
        self.decision = Decision::Over;
        events.tell(Event::GameOver);
    }
}
