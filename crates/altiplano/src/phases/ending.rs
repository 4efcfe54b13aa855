//! What triggers the end, and the end of the game (rulebook, "Faza 4: Nowa runda").

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, Trigger};
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::switch::Switch;

pub(super) const STEPS: &[Part] = &[
    Part(Who::EachSeat, &[(Step::FinalStore, When::Extension(Effect::E24))]),
    Part(Who::Table, &[(Step::EndGame, When::Always)]),
];

/// How many tiles E24 draws (rulebook, "Szczegółowy opis dobudówek").
const FINAL_DRAWS: u8 = 10;

impl State {
    /// Whether no round follows the current one (R63).
    pub(crate) fn is_final_round(&self) -> bool {
        self.final_round.is_some_and(|last| self.round >= last)
    }

    /// Whether everything on a location is gone (R65); strip, food and coins don't count.
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

    /// How much is left on a location before it is empty (R65).
    #[cfg(feature = "wire")]
    pub(crate) fn left_at(&self, location: Location) -> u16 {
        let stock = |goods: &[Good]| goods.iter().map(|&good| u16::from(self.stock[good])).sum::<u16>();
        let cards = |cards: crate::vocabulary::good::Cards| u16::from(cards.total());
        match location {
            Location::Farm => stock(&[Good::Alpaca, Good::Wool, Good::Cloth]),
            Location::Forest => stock(&[Good::Wood, Good::Cacao]),
            Location::Mine => stock(&[Good::Stone, Good::Ore, Good::Silver]),
            Location::Harbor => stock(&[Good::Fish]) + cards(self.boats),
            Location::Village => cards(self.houses) + u16::from(self.carts),
            Location::Market => stock(&[Good::Glass]) + self.orders.iter().count() as u16,
            Location::Road => stock(&[Good::Corn]),
        }
    }

    /// R62: checked after each step of phase 3.
    #[inline]
    pub(crate) fn look_for_empty_locations(&mut self, events: &mut impl EventSink<Event>) {
        for location in Location::ALL {
            if self.is_empty(location) && !self.triggers.locations.contains(location) {
                self.trigger(Trigger::Empty(location), events);
            }
        }
    }

    /// The first trigger names the final round: one more after the current one; later triggers change nothing (R63).
    /// A short strip belongs to the round in whose phase 4 it occurs (R61).
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
        events.emit(Event::EndTriggered { trigger, final_round });
    }

    /// E24 (rulebook, "Szczegółowy opis dobudówek", R66, R67). *What it does:* up to ten drawn tiles fill begun
    /// shelves of their own kind. *When:* once, before scoring, in turn order. *Interactions:* everything that fits
    /// is stored; what does not fit still counts as a good.
    pub(crate) fn final_store(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        if !self.players[seat].extensions.has(Effect::E24) {
            return GO_ON;
        }
        self.final_draws(seat, FINAL_DRAWS, Tiles::EMPTY, events)
    }

    /// Whether chance decides which tile the seat's E24 draws next.
    pub(crate) fn draws_finally(&self, seat: Seat, left: u8, aside: Tiles) -> bool {
        let bag = &self.players[seat].bag;
        let mixed = bag.total() > 0 && Self::only_kind(bag).is_none();
        mixed && left > 0 && left + aside.total() <= FINAL_DRAWS && bag.total() > u32::from(left)
    }

    /// Draws; asks for a chance outcome where one is needed.
    fn final_draws(
        &mut self,
        seat: Seat,
        mut left: u8,
        mut aside: Tiles,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        while left > 0 {
            let player = &mut self.players[seat];
            if player.bag.total() == 0 && player.container.total() > 0 {
                player.bag.take_all(&mut player.container);
                events.emit(Event::BagFilled(seat));
            }
            let total = player.bag.total();
            if total == 0 {
                break;
            }
            let bag = player.bag;
            let mixed = bag.iter().filter(|(_, count)| **count > 0).count() > 1;
            if total > u32::from(left) && mixed {
                return self.ask(Decision::FinalDraw { seat, left, aside });
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
        GO_ON
    }

    /// Puts one drawn tile onto its begun shelf, or aside.
    fn final_draw(&mut self, seat: Seat, good: Good, aside: &mut Tiles, events: &mut impl EventSink<Event>) {
        let components = self.numbers();
        let player = &mut self.players[seat];
        player.bag[good] -= 1;
        events.emit(Event::Drawn { seat, good, count: 1 });
        match player.warehouse.begun_slot(components, good) {
            Some(shelf) => self.shelve(seat, good, shelf, events),
            None => aside.add(good),
        }
    }

    /// Carries out a draw before scoring.
    pub(crate) fn resolve_final_draw(
        &mut self,
        seat: Seat,
        left: u8,
        mut aside: Tiles,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.final_draw(seat, good, &mut aside, events);
        self.final_draws(seat, left - 1, aside, events)
    }

    pub(crate) fn end_game(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        self.turn_up_final_missions(events);
        events.emit(Event::GameOver);
        self.ask(Decision::Over)
    }
}
