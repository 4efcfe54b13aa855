//! What several phases do with the position: whose turn comes next, free workers, points and
//! doubloons, the end, tiles drawn.

use super::State;
use crate::expansions::festival::{self};
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;
use tabletop::{EventSink, Seat};

/// What several phases do.
impl State {
    /// The seat that picked the running phase.
    #[inline]
    pub(crate) fn chooser(&self) -> Seat {
        match self.phase {
            Some(phase) => phase.chooser,
            None => self.governor,
        }
    }

    /// The role of the running phase, for events; there is one whenever a seat acts in a phase.
    #[inline]
    pub(crate) fn role(&self) -> Role {
        match self.phase {
            Some(phase) => phase.role,
            None => Role::Prospector,
        }
    }

    /// The seat that acts after this one; nothing after the last.
    #[inline]
    pub(crate) fn seat_after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.seats());
        (next != self.chooser()).then_some(next)
    }

    /// Tells that a seat was not asked.
    #[inline]
    pub(crate) fn skip(&self, seat: Seat, reason: SkipReason, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.tell(Event::Skipped { seat, role, reason });
    }

    /// Tells that a seat declined.
    #[inline]
    pub(crate) fn passed(&self, seat: Seat, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.tell(Event::Passed { seat, role });
    }

    /// Asks about an optional gain (`strict_optional`).
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, gain: Gain) {
        self.decision = Decision::Optional(seat, gain);
    }

    /// Whether a hospice or university finds a worker.
    #[inline]
    pub(crate) const fn has_free_worker(&self) -> bool {
        self.worker_supply > 0 || self.worker_ship > 0
    }

    /// A worker from the supply, else from the ship, goes onto an unoccupied circle of the place, or to San
    /// Juan (rulings 6, 7, 14, 46, 93). There must be one.
    pub(crate) fn take_free_worker(
        &mut self,
        seat: Seat,
        place: Option<Place>,
        events: &mut impl EventSink<Event>,
    ) {
        let from_ship = self.worker_supply == 0;
        if from_ship {
            self.worker_ship -= 1;
        } else {
            self.worker_supply -= 1;
        }
        let board = &mut self.boards[seat];
        match place {
            Some(place) => board.set_workers(place, board.workers(place) + 1),
            None => board.san_juan += 1,
        }
        events.tell(Event::WorkerTaken {
            seat,
            place,
            from_ship,
        });
    }

    /// Points from the pool, or on credit when it is empty (ruling 67). The last chip triggers the end
    /// (ruling 102).
    #[inline]
    pub(crate) fn give_points<const FULL: bool>(
        &mut self,
        seat: Seat,
        points: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let points = u16::from(points);
        let board = &mut self.boards[seat];
        board.victory_points = board.victory_points.saturating_add(points);
        self.victory_points = self.victory_points.saturating_sub(points);
        if self.victory_points == 0 && self.may_end_by_points::<FULL>() {
            self.trigger_end(EndReason::VictoryPoints, events);
        }
    }

    /// Whether an empty pool ends the game now: in any phase, with `vp_end_captain_only` in a captain phase
    /// (ruling 65).
    #[inline]
    fn may_end_by_points<const FULL: bool>(&self) -> bool {
        !self.rules::<FULL>(Switch::VictoryPointEndCaptainOnly) || self.role() == Role::Captain
    }

    /// Doubloons from the bank, which is unlimited (ruling 2).
    #[inline]
    pub(crate) fn give_doubloons(&mut self, seat: Seat, doubloons: u8) {
        let board = &mut self.boards[seat];
        board.doubloons = board.doubloons.saturating_add(u16::from(doubloons));
    }

    /// Marks the end of the game; the first trigger counts (puerto-rico-2020-pl.txt:150-156).
    #[inline]
    pub(crate) fn trigger_end(&mut self, reason: EndReason, events: &mut impl EventSink<Event>) {
        if self.end.is_none() {
            self.end = Some(reason);
            events.tell(Event::EndTriggered { reason });
        }
    }

    /// Makes discarded plantations the face-down stock when that has run out (ruling 29).
    pub(crate) fn reshuffle_if_empty(&mut self, events: &mut impl EventSink<Event>) {
        let count = self.discards.total();
        if self.face_down.total() == 0 && count > 0 {
            self.face_down = std::mem::take(&mut self.discards);
            events.tell(Event::PlantationsReshuffled { count });
        }
    }

    /// Draws a face-down plantation and puts it on an island.
    pub(crate) fn place_drawn<const FULL: bool>(
        &mut self,
        seat: Seat,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) {
        self.face_down[good] -= 1;
        let tile = Tile::plantation(good);
        self.boards[seat].add_tile(tile);
        events.tell(Event::TileTaken {
            seat,
            tile,
            hacienda: self.role() == Role::Settler,
        });
        if FULL && self.has_festival() {
            festival::plantation_placed(self, seat, events);
        }
    }
}
