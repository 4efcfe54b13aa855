//! What a seat sees as named numbers.
//!
//! A game defines its observation once, as a walk over the fields that takes the cells of each from an [`Out`]. Filling
//! an array and describing its layout are two uses of the same walk.

use tabletop::Seat;

/// A named part of an observation.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name, the same in every version that has it.
    pub name: &'static str,
    /// Where its cells begin.
    pub start: usize,
    /// Its shape, with the fastest-varying axis last. Where every seat has something, the first axis is the seats: the
    /// observer first, then clockwise.
    pub shape: Vec<usize>,
    /// The largest value; the smallest is 0.
    pub high: f32,
    /// What the values mean.
    pub meaning: &'static str,
}

impl Field {
    /// How many cells it has.
    #[must_use]
    pub fn count(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The fields of an observation, which cover its cells without gaps.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    fields: Vec<Field>,
}

impl Layout {
    pub(crate) const fn new(fields: Vec<Field>) -> Self {
        Self { fields }
    }

    /// The fields in order.
    #[must_use]
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// How many cells there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.fields.iter().map(Field::count).sum()
    }
}

/// Where the fields of an observation go.
pub trait Out {
    /// The cells of the next field, all 0.
    fn field(&mut self, name: &'static str, shape: &[usize], high: f32, meaning: &'static str) -> &mut [f32];

    /// The next field, which has `WIDTH` cells for each of the seats in this order; all are 0 before `fill` writes into
    /// them.
    #[inline(always)]
    fn rows<const WIDTH: usize>(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: f32,
        meaning: &'static str,
        order: &[Seat],
        fill: impl Fn(&mut [f32; WIDTH], Seat),
    ) {
        let cells = self.field(name, shape, high, meaning);
        for (row, &seat) in cells.as_chunks_mut().0.iter_mut().zip(order) {
            fill(row, seat);
        }
    }

    /// The same, where what `fill` writes depends on nothing but the seat's [`Boards`](crate::Learnable::Boards) and takes
    /// longer than copying it.
    #[inline(always)]
    fn kept_rows<const WIDTH: usize>(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: f32,
        meaning: &'static str,
        order: &[Seat],
        fill: impl Fn(&mut [f32; WIDTH], Seat),
    ) {
        self.rows(name, shape, high, meaning, order, fill);
    }

    /// The next field, which depends on nothing but what is [`Shared`](crate::Learnable::Shared); its cells are all 0
    /// before `fill` writes into them.
    #[inline(always)]
    fn shared(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: f32,
        meaning: &'static str,
        fill: impl Fn(&mut [f32]),
    ) {
        fill(self.field(name, shape, high, meaning));
    }
}

/// Fills an array.
#[derive(Debug)]
pub struct Filler<'a> {
    rest: &'a mut [f32],
}

impl<'a> Filler<'a> {
    /// Fills these cells; there must be as many as the layout has.
    pub fn new(cells: &'a mut [f32]) -> Self {
        // At once: quicker than field by field.
        cells.fill(0.0);
        Self { rest: cells }
    }

    /// The next cells, as many.
    #[inline(always)]
    pub(crate) fn take(&mut self, count: usize) -> &mut [f32] {
        let (cells, rest) = std::mem::take(&mut self.rest).split_at_mut(count);
        self.rest = rest;
        cells
    }
}

impl Out for Filler<'_> {
    #[inline(always)]
    fn field(&mut self, _: &'static str, shape: &[usize], _: f32, _: &'static str) -> &mut [f32] {
        self.take(shape.iter().product())
    }
}

/// Writes down the layout.
#[derive(Debug, Default)]
pub struct Describer {
    fields: Vec<Field>,
    cells: Vec<f32>,
    row_size: usize,
    shared_size: usize,
}

impl Describer {
    /// The fields of a walk, in order.
    #[must_use]
    pub fn fields(self) -> Vec<Field> {
        self.fields
    }

    /// How many cells a seat has in all fields that were walked through by [`Out::kept_rows`].
    pub(crate) const fn row_size(&self) -> usize {
        self.row_size
    }

    /// How many cells there are in all fields that were walked through by [`Out::shared`].
    pub(crate) const fn shared_size(&self) -> usize {
        self.shared_size
    }
}

impl Out for Describer {
    fn field(&mut self, name: &'static str, shape: &[usize], high: f32, meaning: &'static str) -> &mut [f32] {
        let start = self.fields.last().map_or(0, |field| field.start + field.count());
        let field = Field {
            name,
            start,
            shape: shape.to_vec(),
            high,
            meaning,
        };
        self.cells.clear();
        self.cells.resize(field.count(), 0.0);
        self.fields.push(field);
        &mut self.cells
    }

    fn kept_rows<const WIDTH: usize>(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: f32,
        meaning: &'static str,
        order: &[Seat],
        _: impl Fn(&mut [f32; WIDTH], Seat),
    ) {
        let count = self.field(name, shape, high, meaning).len();
        assert_eq!(count, WIDTH * order.len(), "`{name}` has a row for each seat");
        self.row_size += WIDTH;
    }

    fn shared(
        &mut self,
        name: &'static str,
        shape: &[usize],
        high: f32,
        meaning: &'static str,
        _: impl Fn(&mut [f32]),
    ) {
        self.shared_size += self.field(name, shape, high, meaning).len();
    }
}

/// Writes counts into cells.
#[inline(always)]
pub(crate) fn counts(cells: &mut [f32], counts: &[u8]) {
    for (cell, &count) in cells.iter_mut().zip(counts) {
        *cell = f32::from(count);
    }
}

/// Writes 1 into the cell with this number, if there is one.
#[inline(always)]
pub(crate) fn mark(cells: &mut [f32], place: Option<usize>) {
    if let Some(cell) = place.and_then(|place| cells.get_mut(place)) {
        *cell = 1.0;
    }
}

/// A boolean as a number.
#[inline(always)]
pub(crate) fn truth(is: bool) -> f32 {
    f32::from(u8::from(is))
}
