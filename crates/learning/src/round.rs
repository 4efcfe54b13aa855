//! The seats in the order in which an observer sees them.

use tabletop::{SEAT_COUNT_MAX, Seat, SeatSet};

use crate::observation::mark;

/// The seats as the observer counts them: itself first, then clockwise.
#[derive(Clone, Copy)]
pub(crate) struct Round {
    pub(crate) observer: Seat,
    pub(crate) seats: usize,
    /// Worked out once, since every field goes through it.
    order: [Seat; SEAT_COUNT_MAX],
}

impl Round {
    #[inline(always)]
    pub(crate) fn new(observer: Seat, seats: usize) -> Self {
        let mut order = [observer; SEAT_COUNT_MAX];
        for place in 1..seats {
            order[place] = order[place - 1].next(seats);
        }
        Self {
            observer,
            seats,
            order,
        }
    }

    /// The seats in that order.
    #[inline(always)]
    pub(crate) fn order(&self) -> &[Seat] {
        &self.order[..self.seats]
    }

    /// The same, one by one.
    #[inline(always)]
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        self.order().iter().copied()
    }

    /// How far the seat is from the observer.
    #[inline(always)]
    pub(crate) fn place(&self, seat: Seat) -> usize {
        let place = seat.index() + self.seats - self.observer.index();
        if place < self.seats {
            place
        } else {
            place - self.seats
        }
    }

    /// Marks the seats of a set.
    pub(crate) fn mark_all(&self, cells: &mut [f32], set: SeatSet) {
        for seat in set.iter() {
            mark(cells, Some(self.place(seat)));
        }
    }
}
