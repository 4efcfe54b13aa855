//! What several phases do with the state: whose turn comes next, free workers, points and doubloons, the end, drawn
//! tiles.

use super::State;
use tabletop::{EventSink, Seat};

use crate::vocabulary::event::{EndReason, Event, SkipReason};
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;
use crate::vocabulary::rules::Switch;

/// What several phases do.
impl State {
    /// The seat that picked the current phase; the governor outside of phases.
    #[inline]
    pub(crate) fn chooser(&self) -> Seat {
        self.moment.chooser
    }

    /// The role of the current phase, for events; there is one whenever a seat acts in a phase.
    #[inline]
    pub(crate) fn role(&self) -> Role {
        self.moment.at.role().unwrap_or(Role::Prospector)
    }

    /// The seat that acts after this one; `None` after the last.
    #[inline]
    pub(crate) fn seat_after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next(self.seats());
        (next != self.chooser()).then_some(next)
    }

    /// Reports that a seat was not asked.
    #[inline]
    pub(crate) fn skip(&self, seat: Seat, reason: SkipReason, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.emit(Event::Skipped { seat, role, reason });
    }

    /// Reports that a seat declined.
    #[inline]
    pub(crate) fn passed(&self, seat: Seat, events: &mut impl EventSink<Event>) {
        let role = self.role();
        events.emit(Event::Passed { seat, role });
    }

    /// Whether a hospice or university has a worker to take.
    #[inline]
    pub(crate) const fn has_free_worker(&self) -> bool {
        self.worker_supply > 0 || self.worker_ship > 0
    }

    /// Moves a worker from the supply, or else from the ship, onto an unoccupied circle of the place, or to San Juan
    /// (rulings 6, 7, 14, 46, 93). There must be one.
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
        events.emit(Event::WorkerTaken {
            seat,
            place,
            from_ship,
        });
    }

    /// Gives points from the pool, or on credit when it is empty (ruling 67). The last chip triggers the end (ruling
    /// 102).
    #[inline]
    pub(crate) fn give_points(&mut self, seat: Seat, points: u8, events: &mut impl EventSink<Event>) {
        let points = u16::from(points);
        let board = &mut self.boards[seat];
        board.victory_points = board.victory_points.saturating_add(points);
        self.victory_points = self.victory_points.saturating_sub(points);
        if self.victory_points == 0 && self.may_end_by_points() {
            self.trigger_end(EndReason::VictoryPoints, events);
        }
    }

    /// Whether an empty pool ends the game now: in any phase, or only in a captain phase with `vp_end_captain_only`
    /// (ruling 65).
    #[inline]
    fn may_end_by_points(&self) -> bool {
        !self.has(Switch::VictoryPointEndCaptainOnly) || self.role() == Role::Captain
    }

    /// Gives doubloons from the bank, which is unlimited (ruling 2).
    #[inline]
    pub(crate) fn give_doubloons(&mut self, seat: Seat, doubloons: u8) {
        let board = &mut self.boards[seat];
        board.doubloons = board.doubloons.saturating_add(u16::from(doubloons));
    }

    /// Marks the end of the game; the first trigger counts (2020-pl, "Koniec gry").
    #[inline]
    pub(crate) fn trigger_end(&mut self, reason: EndReason, events: &mut impl EventSink<Event>) {
        if self.end.is_none() {
            self.end = Some(reason);
            events.emit(Event::EndTriggered { reason });
        }
    }

    /// Turns the discarded plantations into the face-down stock when that has run out (ruling 29).
    pub(crate) fn reshuffle_if_empty(&mut self, events: &mut impl EventSink<Event>) {
        let count = self.discards.total();
        if self.face_down.total() == 0 && count > 0 {
            self.face_down = core::mem::take(&mut self.discards);
            events.emit(Event::PlantationsReshuffled { count });
        }
    }

    /// Whether the row has fewer than players + 1 plantations (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch
    /// osób") and more can come: when the stock runs out the discards are shuffled; when both are empty the row
    /// stays short (ruling 29; 390).
    #[inline]
    pub(crate) fn is_row_short(&self) -> bool {
        self.plantations.total() as usize <= self.seats() && self.plantations_to_draw() > 0
    }

    /// Moves a face-down plantation into the row.
    #[inline]
    pub(crate) fn reveal(&mut self, good: Good, events: &mut impl EventSink<Event>) {
        self.face_down[good] -= 1;
        self.plantations[good] += 1;
        events.emit(Event::PlantationRevealed { good });
    }
}
