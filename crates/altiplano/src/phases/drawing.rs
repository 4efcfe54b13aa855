//! Phase 1 (altiplano-pl.txt:244-260, E18 line 561; rules reference, section 14.4): take back, draw,
//! swap.

use tabletop::{EventSink, Seat, SeatSet, Weighted};

use crate::boards::player::Player;
use crate::boards::sealed::{Sealed, coin_place_index};
use crate::boards::state::State;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::location::Location;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

impl State {
    /// The next round and its first phase.
    pub(crate) fn begin_round(&mut self, events: &mut impl EventSink<Event>) {
        self.round += 1;
        self.passed = SeatSet::EMPTY;
        events.tell(Event::RoundBegan { round: self.round });
        let asked = self
            .turn_order()
            .filter(|&seat| self.can_take_back(&self.players[seat]))
            .collect::<SeatSet>();
        self.decision = Decision::TakeBack(asked);
        if asked.is_empty() {
            self.end_take_back(events);
        }
    }

    /// D5 is skipped with nothing to take back, or with tiles only and no free planning space.
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

    /// The actions of D5 that may still follow, not sorted.
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

    fn take_back(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
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
            _ => {}
        }
        let mut more = false;
        if action != Action::Done {
            self.offer_take_back(&self.players[seat], &mut |_| more = true);
        }
        let Decision::TakeBack(mut asked) = self.decision else {
            return;
        };
        if !more {
            asked.remove(seat);
            self.decision = Decision::TakeBack(asked);
            if asked.is_empty() {
                self.end_take_back(events);
            }
        }
    }

    /// Everybody has taken back: it is shown, and the drawing begins.
    fn end_take_back(&mut self, events: &mut impl EventSink<Event>) {
        let components = self.numbers();
        for seat in self.turn_order() {
            let player = &mut self.players[seat];
            for (good, place) in player.sealed.tiles() {
                events.tell(Event::TookBack { seat, good, place });
            }
            for place in player.sealed.coin_places() {
                let count = player.coins_needed(components, place).unwrap_or(0);
                events.tell(Event::TookBackCoins { seat, place, count });
            }
            player.sealed = Sealed::default();
        }
        self.draw_on(self.start, self.everybody(), events);
    }

    /// Pours the container into the bag if the bag is empty (altiplano-pl.txt:260, R12). Gives how
    /// many tiles the bag holds then.
    pub(crate) fn pour_if_empty(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> u32 {
        let player = &mut self.players[seat];
        let total = player.bag.total();
        if total > 0 {
            return total;
        }
        let total = player.container.total();
        if total > 0 {
            player.bag.take_all(&mut player.container);
            events.tell(Event::BagFilled(seat));
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
        events.tell(Event::Drawn { seat, good, count });
    }

    /// Takes the whole bag, which holds no more than is needed.
    fn draw_all(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let bag = self.players[seat].bag;
        for (good, &count) in bag.iter().filter(|(_, count)| **count > 0) {
            self.draw(seat, good, count, events);
        }
    }

    /// The seats draw in turn order, each to its end (Z28); with `draw_fewer` one tile each, and then
    /// all who can go on are asked together (R10, D6).
    fn draw_on(&mut self, from: Seat, drawing: SeatSet, events: &mut impl EventSink<Event>) {
        let fewer = self.has(Switch::DrawFewer);
        let mut seat = from;
        loop {
            let waits = if !drawing.contains(seat) {
                false
            } else if fewer {
                self.draw_one(seat, events)
            } else {
                self.draw_until_full(seat, events)
            };
            if waits {
                self.decision = Decision::Draw { seat, drawing };
                return;
            }
            seat = self.left_of(seat);
            if seat == self.start {
                break;
            }
        }
        self.end_pass(drawing, events);
    }

    /// Everybody who was drawing has drawn.
    fn end_pass(&mut self, drawing: SeatSet, events: &mut impl EventSink<Event>) {
        if self.has(Switch::DrawFewer) {
            let asked: SeatSet = drawing.iter().filter(|&seat| self.can_draw(seat)).collect();
            if !asked.is_empty() {
                self.decision = Decision::DrawMore {
                    asked,
                    offered: asked,
                    more: SeatSet::EMPTY,
                };
                return;
            }
        }
        self.begin_swap(events);
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

    /// Draws what needs no chance (Z29); says whether chance is needed.
    fn draw_until_full(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        let components = self.numbers();
        loop {
            let player = &self.players[seat];
            let needed = player.limit(components).saturating_sub(player.planning.total());
            if needed == 0 {
                return false;
            }
            let total = self.pour_if_empty(seat, events);
            if total == 0 {
                return false;
            }
            if total <= u32::from(needed) {
                self.draw_all(seat, events);
            } else if let Some(only) = Self::only_kind(&self.players[seat].bag) {
                self.draw(seat, only, needed, events);
            } else {
                return true;
            }
        }
    }

    /// As [`Self::draw_until_full`], for a single tile.
    fn draw_one(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        if !self.can_draw(seat) {
            return false;
        }
        self.pour_if_empty(seat, events);
        match Self::only_kind(&self.players[seat].bag) {
            Some(only) => {
                self.draw(seat, only, 1, events);
                false
            }
            None => true,
        }
    }

    /// D6: who goes on is known when all have answered.
    fn answer_draw_more(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let Decision::DrawMore { asked, more, .. } = &mut self.decision else {
            return;
        };
        asked.remove(seat);
        if action == Action::DrawMore {
            more.insert(seat);
        }
        if asked.is_empty() {
            let more = *more;
            self.draw_on(self.start, more, events);
        }
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

    /// A drawn tile in phase 1.
    pub(crate) fn resolve_draw(&mut self, good: Good, events: &mut impl EventSink<Event>) {
        match self.decision {
            Decision::Draw { seat, drawing } => {
                self.draw(seat, good, 1, events);
                let next = if self.has(Switch::DrawFewer) {
                    self.left_of(seat)
                } else {
                    seat
                };
                if next == self.start && next != seat {
                    self.end_pass(drawing, events);
                } else {
                    self.draw_on(next, drawing, events);
                }
            }
            Decision::SwapDraw(seat) => {
                self.draw(seat, good, 1, events);
                match self.left_of(seat) {
                    next if next == self.start => self.begin_planning(events),
                    next => self.swap_all(next, events),
                }
            }
            _ => {}
        }
    }

    /// The actions of D5 to D7.
    pub(crate) fn drawing_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = &self.players[seat];
        let start = actions.len();
        match self.decision {
            Decision::TakeBack(_) => {
                self.offer_take_back(player, &mut |action| actions.push(action));
                actions[start..].sort_unstable();
                actions.push(Action::Done);
            }
            Decision::DrawMore { .. } => actions.extend([Action::DrawMore, Action::StopDrawing]),
            Decision::Swap(_) => {
                Self::offer_swaps(player, &mut |action| actions.push(action));
                actions.push(Action::KeepTiles);
            }
            _ => {}
        }
    }

    pub(crate) fn drawing_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match (self.decision, action) {
            (Decision::TakeBack(_), _) => self.check_take_back(player, action),
            (Decision::DrawMore { .. }, Action::DrawMore | Action::StopDrawing) => Ok(()),
            (Decision::Swap(_), _) => Self::check_swap(player, action),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn drawing_apply(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match self.decision {
            Decision::TakeBack(_) => self.take_back(seat, action, events),
            Decision::DrawMore { .. } => self.answer_draw_more(seat, action, events),
            Decision::Swap(_) => self.answer_swap(seat, action, events),
            _ => {}
        }
    }
}
