//! Tables to learn from, as the caller's arrays.

use bots::learned::{Example, Inputs, Lengths};
use numpy::{PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods};
use tabletop::{PerSeat, SEAT_COUNT_MAX};

use crate::fault::{Fault, Outcome};

/// The numbers of some tables as the caller's arrays.
pub struct Lesson<'py> {
    pub common: PyReadonlyArray2<'py, f32>,
    pub own: PyReadonlyArray2<'py, f32>,
    pub seats: PyReadonlyArray1<'py, i64>,
    pub shares: PyReadonlyArray2<'py, f32>,
    pub points: PyReadonlyArray2<'py, f32>,
}

/// Its cells, and where each table's seats begin.
pub struct Cells<'a> {
    pub common: &'a [f32],
    pub own: &'a [f32],
    pub seats: &'a [i64],
    pub shares: &'a [f32],
    pub points: &'a [f32],
    pub starts: Vec<usize>,
    pub lengths: Lengths,
}

impl Lesson<'_> {
    /// Checks their shapes.
    pub fn cells(&self, lengths: Lengths) -> Outcome<Cells<'_>> {
        let fault = |message: &str| Fault::Array {
            message: message.to_owned(),
        };
        let seats = self
            .seats
            .as_slice()
            .map_err(|_| fault("`seats` must be contiguous"))?;
        let count = seats.len();
        if seats
            .iter()
            .any(|&seats| !(2..=SEAT_COUNT_MAX as i64).contains(&seats))
        {
            return Err(fault("every table has 2 to 5 seats"));
        }
        let mut starts = Vec::with_capacity(count + 1);
        let mut rows = 0;
        for &seats in seats {
            starts.push(rows);
            rows += seats as usize;
        }
        let shaped =
            |name: &str, array: &PyReadonlyArray2<'_, f32>, shape: [usize; 2]| match array.shape() == shape {
                true => Ok(()),
                false => Err(Fault::Array {
                    message: format!("`{name}` must have the shape {shape:?}, not {:?}", array.shape()),
                }),
            };
        shaped("common", &self.common, [count, lengths.common])?;
        shaped("own", &self.own, [rows, lengths.own])?;
        shaped("shares", &self.shares, [count, SEAT_COUNT_MAX])?;
        shaped("points", &self.points, [count, SEAT_COUNT_MAX])?;
        let contiguous = |_| fault("arrays must be contiguous");
        Ok(Cells {
            common: self.common.as_slice().map_err(contiguous)?,
            own: self.own.as_slice().map_err(contiguous)?,
            seats,
            shares: self.shares.as_slice().map_err(contiguous)?,
            points: self.points.as_slice().map_err(contiguous)?,
            starts,
            lengths,
        })
    }
}

impl Cells<'_> {
    /// Reads a table into `inputs`, and returns what should be said about it.
    pub fn table(&self, index: usize, inputs: &mut Inputs) -> Example {
        let Lengths { common, own } = self.lengths;
        inputs.seat_count = self.seats[index] as usize;
        inputs.common.clear();
        inputs
            .common
            .extend_from_slice(&self.common[index * common..][..common]);
        for (seat, numbers) in inputs.own.iter_mut().enumerate() {
            numbers.clear();
            if seat < inputs.seat_count {
                let row = self.starts[index] + seat;
                numbers.extend_from_slice(&self.own[row * own..][..own]);
            }
        }
        let each = |cells: &[f32]| PerSeat::from_fn(|seat| cells[index * SEAT_COUNT_MAX + seat.index()]);
        Example {
            shares: each(self.shares),
            points: each(self.points),
        }
    }
}
