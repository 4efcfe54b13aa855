//! A game as an object of Python.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple, PyType};
use tabletop::{SeatSet, Turn, ranks, win_shares};

use crate::bytes::{Packed, checksum};
use crate::fault::{Fault, Outcome, detached, guard};
use crate::fields::{self, Field, writable};
use crate::hints::{Hint, Work};
use crate::review::Judged;
use crate::table::{self, Named, Table};

/// A seat's score; final when the game is over.
#[pyclass(module = "meseta", frozen, eq)]
#[derive(Clone, PartialEq)]
pub struct Score {
    /// Whose score it is.
    #[pyo3(get)]
    seat: usize,
    /// Victory points.
    #[pyo3(get)]
    points: i32,
    /// Compared only between equal points; more is better.
    #[pyo3(get)]
    tie_break: i32,
    /// The rank, 1 for the best; equal scores share the better rank.
    #[pyo3(get)]
    rank: u8,
}

#[pymethods]
impl Score {
    fn __repr__(&self) -> String {
        let Self {
            seat,
            points,
            tie_break,
            rank,
        } = self;
        format!("Score(seat={seat}, points={points}, tie_break={tie_break}, rank={rank})")
    }
}

/// A game, in progress or over. See the package's stubs for what each method does.
#[pyclass(module = "meseta")]
pub struct State {
    pub(crate) table: Box<dyn Table>,
    seed: u64,
    auto_chance: bool,
}

impl State {
    fn of(table: Box<dyn Table>, seed: Option<u64>, auto_chance: bool) -> Outcome<Self> {
        let seed = seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
        let mut state = Self {
            table,
            seed,
            auto_chance,
        };
        state.draw_if_auto()?;
        Ok(state)
    }

    /// A state that draws chance by itself.
    pub fn standing(table: Box<dyn Table>, seed: u64) -> Self {
        Self {
            table,
            seed,
            auto_chance: true,
        }
    }

    fn draw_if_auto(&mut self) -> Outcome<()> {
        match self.auto_chance {
            true => self.table.chance_all(self.seed),
            false => Ok(()),
        }
    }

    fn asked_seats(&self) -> SeatSet {
        match self.table.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn packed(&self) -> Outcome<Vec<u8>> {
        let packed = Packed {
            seed: self.seed,
            auto_chance: self.auto_chance,
            ..self.table.packed()?
        };
        packed.write()
    }
}

/// Simulations to find moves, ways of filling in what is hidden, simulations in each.
type Efforts = (Option<u32>, Option<u32>, Option<u32>);

/// JSON as a Python object.
fn read_json<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// A seat number; a negative one is simply refused as a seat that the game does not have.
fn seat_number(seat: Option<i64>, table: &dyn Table) -> Outcome<Option<usize>> {
    let fault = |seat| Fault::Seat {
        seat,
        seats: table.seats(),
    };
    seat.map(|seat| usize::try_from(seat).map_err(|_| fault(seat)))
        .transpose()
}

/// Making.
#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, /, *, seed=None, auto_chance=false, **setup))]
    fn new(
        py: Python<'_>,
        game: &str,
        seed: Option<u64>,
        auto_chance: bool,
        setup: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let setup: String = match setup {
            Some(setup) => {
                let written = py.import("json")?.call_method1("dumps", (setup,));
                let written = written.map_err(|error| Fault::Setup {
                    message: format!("a setup is made of text, numbers and lists: {error}"),
                    reason: None,
                })?;
                written.extract()?
            }
            None => "{}".to_owned(),
        };
        let make = || Self::of(table::new(game, &setup)?, seed, auto_chance);
        Ok(guard(make)?)
    }

    #[classmethod]
    #[pyo3(signature = (text, /, *, seed=None, auto_chance=false))]
    fn from_json(_: &Bound<'_, PyType>, text: &str, seed: Option<u64>, auto_chance: bool) -> PyResult<Self> {
        Ok(guard(|| {
            Self::of(table::from_position(text)?, seed, auto_chance)
        })?)
    }

    #[classmethod]
    #[pyo3(signature = (text, /, *, seed=None, auto_chance=false))]
    fn from_record(
        _: &Bound<'_, PyType>,
        text: &str,
        seed: Option<u64>,
        auto_chance: bool,
    ) -> PyResult<Self> {
        Ok(guard(|| Self::of(table::from_record(text)?, seed, auto_chance))?)
    }

    #[classmethod]
    fn from_bytes(_: &Bound<'_, PyType>, py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        let read = || {
            let packed = Packed::read(data)?;
            Ok(Self {
                table: packed.table()?,
                seed: packed.seed,
                auto_chance: packed.auto_chance,
            })
        };
        Ok(detached(py, read)?)
    }
}

/// Reading.
#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> &'static str {
        self.table.game().key()
    }

    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        read_json(py, &self.table.setup())
    }

    #[getter]
    fn players(&self) -> usize {
        self.table.seats()
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    #[getter]
    fn round(&self) -> u8 {
        self.table.round()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.table.action_count()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    #[getter]
    fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        self.asked_seats().first().map(tabletop::Seat::index)
    }

    #[getter]
    fn asked<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats: Vec<usize> = self.asked_seats().iter().map(tabletop::Seat::index).collect();
        PyTuple::new(py, seats)
    }

    #[pyo3(signature = (seat=None))]
    fn legal<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyList>> {
        let seat = seat_number(seat, &*self.table)?;
        let mut numbers = Vec::with_capacity(32);
        guard(|| self.table.legal(seat, &mut |number| numbers.push(number)))?;
        PyList::new(py, numbers)
    }

    #[pyo3(signature = (seat=None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = seat_number(seat, &*self.table)?;
        let mask = PyArray1::<bool>::zeros(py, self.table.action_count(), false);
        let mut writable = mask.readwrite();
        let cells = writable.as_slice_mut()?;
        guard(|| self.table.legal(seat, &mut |number| cells[number] = true))?;
        drop(writable);
        Ok(mask)
    }

    #[getter]
    fn fields(&self) -> PyResult<Vec<Field>> {
        Ok(guard(|| Ok(fields::shown(&self.table.layout())))?)
    }

    #[pyo3(signature = (seat=None, *, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = match seat_number(seat, &*self.table)? {
            Some(seat) => seat,
            None => self.seat().unwrap_or_default(),
        };
        let size = guard(|| Ok(self.table.layout().size()))?;
        let array = out.unwrap_or_else(|| PyArray1::<f32>::zeros(py, size, false));
        let mut cells = writable("out", &array, size)?;
        guard(|| self.table.observe(seat, cells.as_slice_mut().unwrap_or_default()))?;
        drop(cells);
        Ok(array)
    }

    fn outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        Ok(guard(|| self.table.outcomes())?)
    }

    fn scores(&self) -> PyResult<Vec<Score>> {
        let scores = guard(|| Ok(self.table.scores()))?;
        let seats = self.table.seats();
        let ranks = ranks(&scores, seats);
        let row = |(seat, score): (tabletop::Seat, &tabletop::Score)| Score {
            seat: seat.index(),
            points: score.points,
            tie_break: score.tie_break,
            rank: ranks[seat],
        };
        Ok(scores.iter(seats).map(row).collect())
    }

    fn win_shares(&self) -> PyResult<Vec<f64>> {
        let scores = guard(|| Ok(self.table.scores()))?;
        let seats = self.table.seats();
        let shares = win_shares(&scores, seats);
        Ok(shares.first(seats).iter().copied().map(f64::from).collect())
    }

    #[pyo3(signature = (seat=None, *, counted=false))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>, counted: bool) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat_number(seat, &*self.table)?;
        read_json(py, &guard(|| self.table.view(seat, counted))?)
    }

    #[pyo3(signature = (seat=None, *, scan=None, worlds=None, each=None))]
    fn hints(
        &self,
        py: Python<'_>,
        seat: Option<i64>,
        scan: Option<u32>,
        worlds: Option<u32>,
        each: Option<u32>,
    ) -> PyResult<Vec<Hint>> {
        let seat = seat_number(seat, &*self.table)?;
        let work = Work { scan, worlds, each };
        Ok(detached(py, || self.table.hints(seat, work))?)
    }

    #[pyo3(signature = (*, first=None, second=None))]
    fn review(
        &self,
        py: Python<'_>,
        first: Option<Efforts>,
        second: Option<Efforts>,
    ) -> PyResult<Vec<Judged>> {
        let work = |efforts: Option<Efforts>| {
            let (scan, worlds, each) = efforts.unwrap_or_default();
            Work { scan, worlds, each }
        };
        let work = [work(first), work(second)];
        Ok(detached(py, || self.table.review(work))?)
    }

    fn to_json(&self) -> PyResult<String> {
        Ok(guard(|| self.table.position())?)
    }

    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &guard(|| self.packed())?))
    }

    fn record(&self) -> PyResult<String> {
        Ok(guard(|| self.table.record())?)
    }

    fn history(&self) -> Vec<String> {
        self.table.history()
    }

    fn hash(&self) -> PyResult<u64> {
        let position = guard(|| self.table.position())?;
        Ok(checksum(position.as_bytes()))
    }
}

/// Going on.
#[pymethods]
impl State {
    #[pyo3(signature = (action, /, seat=None))]
    fn apply(&mut self, action: Named, seat: Option<i64>) -> PyResult<()> {
        let seat = seat_number(seat, &*self.table)?;
        let apply = || {
            self.table.apply(seat, &action)?;
            self.draw_if_auto()
        };
        Ok(guard(apply)?)
    }

    #[pyo3(signature = (outcome=None, /))]
    fn chance(&mut self, outcome: Option<Named>) -> PyResult<usize> {
        let chance = || {
            let number = self.table.chance(outcome.as_ref(), self.seed)?;
            self.draw_if_auto()?;
            Ok(number)
        };
        Ok(guard(chance)?)
    }

    #[pyo3(signature = (count=1))]
    fn undo(&mut self, count: usize) -> PyResult<()> {
        let undo = || match self.auto_chance {
            true => self.table.undo_decisions(count),
            false => self.table.undo(count),
        };
        Ok(guard(undo)?)
    }

    #[pyo3(signature = (*, seed=None))]
    fn copy(&self, seed: Option<u64>) -> Self {
        Self {
            table: self.table.copy(),
            seed: seed.unwrap_or(self.seed),
            auto_chance: self.auto_chance,
        }
    }

    #[pyo3(signature = (seat, seed))]
    fn determinize(&self, py: Python<'_>, seat: i64, seed: u64) -> PyResult<Self> {
        let table = detached(py, || {
            let seat = seat_number(Some(seat), &*self.table)?.unwrap_or_default();
            self.table.determinize(seat, seed)
        })?;
        Ok(Self {
            table,
            seed,
            auto_chance: self.auto_chance,
        })
    }
}

/// What Python calls by itself.
#[pymethods]
impl State {
    fn __copy__(&self) -> Self {
        self.copy(None)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy(None)
    }

    fn __eq__(&self, other: &Self) -> PyResult<bool> {
        Ok(guard(|| Ok(self.table.same(&*other.table)))?)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let make = py.get_type::<Self>().getattr("from_bytes")?;
        Ok((make, (self.to_bytes(py)?,)))
    }

    fn __repr__(&self) -> String {
        let turn = match self.table.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance => "chance".to_owned(),
            Turn::Seats(_) => format!("seat {}", self.seat().unwrap_or_default()),
        };
        let (game, players, length) = (self.game(), self.table.seats(), self.table.length());
        format!("<meseta.State of {game}, {players} players, {length} entries, {turn}>")
    }
}
