//! Observations of one game that goes on: what has not changed since the last one is copied rather than worked out.

use tabletop::{PerSeat, SEAT_COUNT_MAX, Seat, SeatSet};

use crate::Learnable;
use crate::observation::{Describer, Filler, Out};

/// The rows of every seat as they were when they were last written, and the boards that they were written from.
#[derive(Debug)]
pub(crate) struct Remembered<G: Learnable> {
    boards: PerSeat<G::Boards>,
    shared: Option<G::Shared>,
    /// Each seat's cells in all fields that have rows, seat after seat.
    rows: Vec<f32>,
    /// How many cells a seat has there.
    row_size: usize,
    /// The cells of all fields that are shared.
    shared_cells: Vec<f32>,
    /// Whose rows were ever written.
    written: SeatSet,
}

impl<G: Learnable> Remembered<G> {
    /// Nothing yet about games that begin like this.
    pub(crate) fn new(start: &G) -> Self {
        let mut describer = Describer::default();
        G::observe(&start.seen(Seat::FIRST), Seat::FIRST, &mut describer);
        let row_size = describer.row_size();
        Self {
            boards: PerSeat::from_fn(|_| G::Boards::default()),
            shared: None,
            rows: vec![0.0; SEAT_COUNT_MAX * row_size],
            row_size,
            shared_cells: vec![0.0; describer.shared_size()],
            written: SeatSet::EMPTY,
        }
    }

    /// Fills the cells with what the seat sees, as [`Learnable::fill_observation`] does.
    #[inline]
    pub(crate) fn fill(&mut self, state: &G, observer: Seat, cells: &mut [f32]) {
        let seen = state.seen(observer);
        let mut stale = SeatSet::EMPTY;
        for seat in Seat::all(state.seat_count()) {
            let boards = G::boards(&seen, seat);
            if !self.written.contains(seat) || self.boards[seat] != *boards {
                self.boards[seat].clone_from(boards);
                stale.insert(seat);
                self.written.insert(seat);
            }
        }
        let shared = G::shared(&seen);
        let is_shared_stale = self.shared.as_ref() != Some(&shared);
        if is_shared_stale {
            self.shared = Some(shared);
        }
        let mut copier = Copier {
            filler: Filler::new(cells),
            rows: &mut self.rows,
            row_size: self.row_size,
            shared: &mut self.shared_cells,
            at: 0,
            shared_at: 0,
            stale,
            is_shared_stale,
        };
        G::observe(&seen, observer, &mut copier);
    }
}

/// Fills an array, with rows from what is remembered.
struct Copier<'a> {
    filler: Filler<'a>,
    rows: &'a mut [f32],
    row_size: usize,
    shared: &'a mut [f32],
    /// Where the next field begins in a seat's row.
    at: usize,
    /// Where the next shared field begins.
    shared_at: usize,
    /// Whose boards have changed.
    stale: SeatSet,
    is_shared_stale: bool,
}

impl Out for Copier<'_> {
    #[inline(always)]
    fn field(&mut self, name: &'static str, shape: &[usize], high: f32, meaning: &'static str) -> &mut [f32] {
        self.filler.field(name, shape, high, meaning)
    }

    #[inline(always)]
    fn kept_rows<const WIDTH: usize>(
        &mut self,
        _: &'static str,
        _: &[usize],
        _: f32,
        _: &'static str,
        order: &[Seat],
        fill: impl Fn(&mut [f32; WIDTH], Seat),
    ) {
        for seat in self.stale.iter() {
            if let Some(kept) = self.rows[seat.index() * self.row_size + self.at..].first_chunk_mut() {
                kept.fill(0.0);
                fill(kept, seat);
            }
        }
        let cells = self.filler.take(WIDTH * order.len());
        for (row, &seat) in cells.as_chunks_mut::<WIDTH>().0.iter_mut().zip(order) {
            if let Some(kept) = self.rows[seat.index() * self.row_size + self.at..].first_chunk() {
                *row = *kept;
            }
        }
        self.at += WIDTH;
    }

    #[inline(always)]
    fn shared(
        &mut self,
        _: &'static str,
        shape: &[usize],
        _: f32,
        _: &'static str,
        fill: impl Fn(&mut [f32]),
    ) {
        let count = shape.iter().product();
        let kept = &mut self.shared[self.shared_at..][..count];
        if self.is_shared_stale {
            kept.fill(0.0);
            fill(kept);
        }
        self.filler.take(count).copy_from_slice(kept);
        self.shared_at += count;
    }
}
