//! Phase 1 (rulebook, "Faza 1: Dobieranie"): take back and draw. The swap of E18 that
//! follows is in [`super::swap`].

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, SeatSet, Weighted};

use crate::boards::player::Player;
use crate::boards::sealed::{Sealed, coin_place_index};
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::location::Location;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

pub(super) const STEPS: &[Part] = &[
    Part(
        Who::Table,
        &[(Step::BeginRound, When::Always), (Step::TakeBack, When::Always)],
    ),
    Part(Who::EachSeat, &[(Step::ShowTakenBack, When::Always)]),
    Part(Who::EachSeat, &[(Step::Draw, When::Without(Switch::DrawFewer))]),
    Part(
        Who::Table,
        &[(Step::DrawTileByTile, When::With(Switch::DrawFewer))],
    ),
];

impl State {
    pub(crate) fn begin_round(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        self.round += 1;
        self.passed = SeatSet::EMPTY;
        events.emit(Event::RoundBegan { round: self.round });
        GO_ON
    }

    /// Asks everybody who can take anything back.
    pub(crate) fn ask_to_take_back(&mut self) -> Flow {
        let asked: SeatSet = self
            .turn_order()
            .filter(|&seat| self.can_take_back(&self.players[seat]))
            .collect();
        self.ask_all(asked, Decision::TakeBack)
    }

    /// Whether the player can take anything back. A player with nothing to take back, or with only tiles and no
    /// free planning space, is not asked.
    fn can_take_back(&self, player: &Player) -> bool {
        let components = self.numbers();
        let tiles = player.planning.total() < player.limit(components)
            && (player.spaces.iter().any(|tiles| !tiles.is_empty())
                || player.wild.is_some()
                || player.movement_food > 0
                || !player.fills.is_empty());
        let coins = player.movement_coin || !player.fills.is_empty();
        if player.fills.is_empty() {
            return tiles || coins;
        }
        let mut any = false;
        self.offer_take_back(player, &mut |_| any = true);
        any
    }

    /// What can still be taken back, not sorted.
    fn offer_take_back(&self, player: &Player, offer: &mut impl FnMut(Action)) {
        let components = self.numbers();
        if player.sealed.coins == 0 && player.planning.total() < player.limit(components) {
            let last = player.sealed.last();
            let mut at = |place: Place| {
                for (good, _) in player.tiles_at(components, place).iter() {
                    if Sealed::code(good, place) >= last {
                        offer(Action::TakeBack { good, place });
                    }
                }
            };
            Location::ALL
                .into_iter()
                .for_each(|location| at(Place::At(location)));
            at(Place::AnyLocation);
            at(Place::Movement);
            if !player.fills.is_empty() {
                player.workshops(components).for_each(|(place, _)| at(place));
            }
        }
        if player.movement_coin || !player.fills.is_empty() {
            for (index, place) in crate::boards::sealed::COIN_PLACES.into_iter().enumerate() {
                if player.sealed.coins >> index == 0 && player.coins_at(components, place) > 0 {
                    offer(Action::TakeBackCoins(place));
                }
            }
        }
    }

    fn check_take_back(&self, player: &Player, action: Action) -> Result<(), Refusal> {
        let components = self.numbers();
        let ready = |fine: bool, refusal| if fine { Ok(()) } else { Err(refusal) };
        match action {
            Action::TakeBack { good, place } => {
                ready(
                    player.tiles_at(components, place).count(good) > 0,
                    Refusal::NothingThere,
                )?;
                ready(
                    player.planning.total() < player.limit(components),
                    Refusal::NoPlanningSpace,
                )?;
                let rising = player.sealed.coins == 0 && Sealed::code(good, place) >= player.sealed.last();
                ready(rising, Refusal::OutOfOrder)
            }
            Action::TakeBackCoins(place) => {
                let index = coin_place_index(place).ok_or(Refusal::NothingThere)?;
                ready(player.coins_at(components, place) > 0, Refusal::NothingThere)?;
                ready(player.sealed.coins >> index == 0, Refusal::OutOfOrder)
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::OtherDecision),
        }
    }

    fn take_back(&mut self, seat: Seat, action: Action) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        match action {
            Action::TakeBack { good, place } => {
                player.lift(good, place);
                player.planning.add(good);
                player.sealed.push(good, place);
            }
            Action::TakeBackCoins(place) => {
                player.take_coins(components, place);
                if let Some(index) = coin_place_index(place) {
                    player.sealed.coins |= 1 << index;
                }
            }
            _ => return self.ask_others(seat, Decision::TakeBack),
        }
        let mut more = false;
        self.offer_take_back(&self.players[seat], &mut |_| more = true);
        if more {
            return self.decision.ask_again();
        }
        self.ask_others(seat, Decision::TakeBack)
    }

    /// Shows what was taken back, once everybody has answered.
    pub(crate) fn show_taken_back(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        for (good, place) in player.sealed.tiles() {
            events.emit(Event::TookBack { seat, good, place });
        }
        for place in player.sealed.coin_places() {
            let count = player.coins_needed(components, place).unwrap_or(0);
            events.emit(Event::TookBackCoins { seat, place, count });
        }
        player.sealed = Sealed::default();
        GO_ON
    }

    /// Pours the container into the bag if the bag is empty (rulebook, "Faza 1: Dobieranie", R12). Returns how
    /// many tiles the bag then holds.
    pub(crate) fn pour_if_empty(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> u32 {
        let player = &mut self.players[seat];
        let total = player.bag.total();
        if total > 0 {
            return total;
        }
        let total = player.container.total();
        if total > 0 {
            player.bag.take_all(&mut player.container);
            events.emit(Event::BagFilled(seat));
        }
        total
    }

    /// The only kind in a bag, if there is just one.
    pub(crate) fn only_kind(bag: &ByGood<u8>) -> Option<Good> {
        let mut kinds = bag.iter().filter(|(_, count)| **count > 0);
        let (good, _) = kinds.next()?;
        kinds.next().is_none().then_some(good)
    }

    pub(crate) fn draw(&mut self, seat: Seat, good: Good, count: u8, events: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        player.bag[good] -= count;
        (0..count).for_each(|_| player.planning.add(good));
        events.emit(Event::Drawn { seat, good, count });
    }

    /// Takes the whole bag, which holds no more than needed.
    fn draw_all(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let bag = self.players[seat].bag;
        for (good, &count) in bag.iter().filter(|(_, count)| **count > 0) {
            self.draw(seat, good, count, events);
        }
    }

    /// With `draw_fewer` (R10): the seats draw one tile each in turn order, and then all who can go on are asked
    /// together, until nobody wants another.
    pub(crate) fn draw_tile_by_tile(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        self.draw_one_each(self.turn_order(), self.everybody(), events)
    }

    /// One tile for each of these seats that is still drawing, and then the question of who draws more.
    fn draw_one_each(
        &mut self,
        seats: impl Iterator<Item = Seat>,
        drawing: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        for seat in seats.filter(|&seat| drawing.contains(seat)) {
            self.draw_one(seat, drawing, events)?;
        }
        let asked: SeatSet = drawing.iter().filter(|&seat| self.can_draw(seat)).collect();
        self.ask_all(asked, |asked| Decision::DrawMore {
            asked,
            offered: asked,
            more: SeatSet::EMPTY,
        })
    }

    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.planning.total() < player.limit(self.numbers())
            && player.bag.total() + player.container.total() > 0
    }

    /// Whether chance decides which tile the seat draws next.
    pub(crate) fn draws_by_chance(&self, seat: Seat, drawing: SeatSet) -> bool {
        let player = &self.players[seat];
        let needed = player
            .limit(self.numbers())
            .saturating_sub(player.planning.total());
        let fewer = self.has(Switch::DrawFewer);
        let everything = !fewer && player.bag.total() <= u32::from(needed);
        needed > 0
            && drawing.contains(seat)
            && (fewer || drawing == self.everybody())
            && !everything
            && player.bag.total() > 0
            && Self::only_kind(&player.bag).is_none()
    }

    /// Draws for the seat until it is done (Z28). What needs no chance is drawn at once (Z29).
    pub(crate) fn draw_until_full(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        let components = self.numbers();
        loop {
            let player = &self.players[seat];
            let needed = player.limit(components).saturating_sub(player.planning.total());
            if needed == 0 {
                return GO_ON;
            }
            let total = self.pour_if_empty(seat, events);
            if total == 0 {
                return GO_ON;
            }
            if total <= u32::from(needed) {
                self.draw_all(seat, events);
            } else if let Some(only) = Self::only_kind(&self.players[seat].bag) {
                self.draw(seat, only, needed, events);
            } else {
                let drawing = self.everybody();
                return self.ask(Decision::Draw { seat, drawing });
            }
        }
    }

    /// Like [`Self::draw_until_full`], for a single tile.
    fn draw_one(&mut self, seat: Seat, drawing: SeatSet, events: &mut impl EventSink<Event>) -> Flow {
        if !self.can_draw(seat) {
            return GO_ON;
        }
        self.pour_if_empty(seat, events);
        let Some(only) = Self::only_kind(&self.players[seat].bag) else {
            return self.ask(Decision::Draw { seat, drawing });
        };
        self.draw(seat, only, 1, events);
        GO_ON
    }

    /// Takes an answer; who goes on drawing is known once all have answered.
    fn answer_draw_more(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Flow {
        if let Decision::DrawMore { asked, more, .. } = &mut *self.decision {
            asked.remove(seat);
            if action == Action::DrawMore {
                more.insert(seat);
            }
            if asked.is_empty() {
                let more = *more;
                return self.draw_one_each(self.turn_order(), more, events);
            }
        }
        self.decision.ask_again()
    }

    /// The kinds in the bag of the seat that draws, weighted by their tiles.
    pub(crate) fn bag_outcomes(&self, seat: Seat, outcomes: &mut Vec<Weighted<Outcome>>) {
        for (good, &count) in self.players[seat].bag.iter() {
            if count > 0 {
                outcomes.push(Weighted {
                    outcome: Outcome::Draw(good),
                    weight: count.into(),
                });
            }
        }
    }

    /// A drawn tile.
    pub(crate) fn resolve_draw(
        &mut self,
        seat: Seat,
        drawing: SeatSet,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.draw(seat, good, 1, events);
        if self.has(Switch::DrawFewer) {
            let later = self.turn_order().skip_while(move |&one| one != seat).skip(1);
            return self.draw_one_each(later, drawing, events);
        }
        self.draw_until_full(seat, events)
    }

    /// The answers about taking back and drawing more.
    pub(crate) fn drawing_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let Decision::DrawMore { .. } = *self.decision {
            actions.extend([Action::DrawMore, Action::StopDrawing]);
            return;
        }
        let start = actions.len();
        self.offer_take_back(&self.players[seat], &mut |action| actions.push(action));
        actions[start..].sort_unstable();
        actions.push(Action::Done);
    }

    pub(crate) fn drawing_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (*self.decision, action) {
            (Decision::DrawMore { .. }, Action::DrawMore | Action::StopDrawing) => Ok(()),
            (Decision::DrawMore { .. }, _) => Err(Refusal::OtherDecision),
            _ => self.check_take_back(&self.players[seat], action),
        }
    }

    pub(crate) fn drawing_apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match *self.decision {
            Decision::DrawMore { .. } => self.answer_draw_more(seat, action, events),
            _ => self.take_back(seat, action),
        }
    }
}
