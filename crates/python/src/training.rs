//! The games that our networks learn from, and the learning.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use bots::learned::{Inputs, Lengths, Net, Shape, Trainer as Learns};
use bots::training::{Course, Teaches, play};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2};
use protocol::of_game;
use pyo3::prelude::*;
use tabletop::{Random as _, SEAT_COUNT_MAX};

use crate::fault::{Fault, Outcome, detached, guard};
use crate::lesson::Lesson;
use crate::table::id;

/// What is played, as Python gives it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct Given {
    players: Vec<usize>,
    midway: bool,
    expanded: bool,
    explore: f32,
    share: f32,
    lambda_: f32,
    iterations: u32,
}

impl Given {
    fn course(self) -> Outcome<Course> {
        let bad = |message: &str| {
            Err(Fault::Setup {
                message: message.to_owned(),
                reason: None,
            })
        };
        if self.players.is_empty() || self.players.iter().any(|count| !(2..=5).contains(count)) {
            return bad("`players` lists numbers from 2 to 5");
        }
        let is_part = |number: f32| (0.0..=1.0).contains(&number);
        if !is_part(self.explore) || !is_part(self.share) || !is_part(self.lambda_) {
            return bad("`explore`, `share` and `lambda_` are between 0 and 1");
        }
        Ok(Course {
            players: self.players,
            midway: self.midway,
            expanded: self.expanded,
            explore: self.explore,
            share: self.share,
            lambda: self.lambda_,
            iterations: self.iterations,
        })
    }
}

/// A network that stays for as long as the process: teachers hold on to it. Each is kept once.
pub fn kept<G: Teaches>(bytes: &[u8], expanded: bool) -> Outcome<&'static Net> {
    static KEPT: Mutex<Option<HashMap<Vec<u8>, &'static Net>>> = Mutex::new(None);
    let read = || read::<G>(bytes, expanded);
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_default();
    if let Some(&net) = all.get(bytes) {
        return Ok(net);
    }
    let net: &'static Net = Box::leak(Box::new(read()?));
    all.insert(bytes.to_vec(), net);
    Ok(net)
}

fn read<G: Teaches>(bytes: &[u8], expanded: bool) -> Outcome<Net> {
    G::read_net(bytes, expanded).map_err(|error| Fault::Network {
        message: error.to_string(),
    })
}

/// The tables of some games, cell by cell.
#[derive(Default)]
struct Tables {
    common: Vec<f32>,
    own: Vec<f32>,
    seats: Vec<i64>,
    shares: Vec<f32>,
    points: Vec<f32>,
    lengths: Option<Lengths>,
}

/// Plays games of a course.
fn games<G: Teaches>(course: &Course, net: Option<&[u8]>, seeds: std::ops::Range<u64>) -> Outcome<Tables> {
    let net = net.map(|bytes| kept::<G>(bytes, course.expanded)).transpose()?;
    let mut tables = Tables {
        lengths: G::lengths_of(course.expanded),
        ..Tables::default()
    };
    let mut inputs = Inputs::default();
    for seed in seeds {
        for (state, example) in play::<G>(course, net, seed) {
            inputs.read(&state);
            tables.common.extend_from_slice(&inputs.common);
            for own in &inputs.own[..inputs.seat_count] {
                tables.own.extend_from_slice(own);
            }
            tables.seats.push(inputs.seat_count as i64);
            tables
                .shares
                .extend_from_slice(example.shares.first(SEAT_COUNT_MAX));
            tables
                .points
                .extend_from_slice(example.points.first(SEAT_COUNT_MAX));
        }
    }
    Ok(tables)
}

/// An array with two axes.
type Matrix<'py> = Bound<'py, PyArray2<f32>>;

/// The tables of the games with these seeds: numbers about the table, a row for each; numbers about each seat, a row for
/// each seat of each table; how many seats each table has; shares of the win and points, five for each table.
#[pyfunction]
#[pyo3(signature = (game, course, network, first, count))]
#[expect(clippy::type_complexity, reason = "five arrays")]
pub fn training_games<'py>(
    py: Python<'py>,
    game: &str,
    course: &Bound<'py, PyAny>,
    network: Option<Vec<u8>>,
    first: u64,
    count: u64,
) -> PyResult<(
    Matrix<'py>,
    Matrix<'py>,
    Bound<'py, PyArray1<i64>>,
    Matrix<'py>,
    Matrix<'py>,
)> {
    let game = id(game)?;
    let course = course.extract::<Given>()?.course()?;
    let seeds = first..first.saturating_add(count);
    let tables = detached(
        py,
        || of_game!(game, State => games::<State>(&course, network.as_deref(), seeds)),
    )?;
    let lengths = tables.lengths.unwrap_or(Lengths { common: 0, own: 0 });
    let count = tables.seats.len();
    let rows = tables.seats.iter().sum::<i64>() as usize;
    let shaped =
        |cells: Vec<f32>, rows: usize, width: usize| PyArray1::from_vec(py, cells).reshape([rows, width]);
    Ok((
        shaped(tables.common, count, lengths.common)?,
        shaped(tables.own, rows, lengths.own)?,
        PyArray1::from_vec(py, tables.seats),
        shaped(tables.shares, count, SEAT_COUNT_MAX)?,
        shaped(tables.points, count, SEAT_COUNT_MAX)?,
    ))
}

/// A network that learns.
#[pyclass(module = "meseta")]
pub struct Trainer {
    learns: Learns,
}

#[pymethods]
impl Trainer {
    #[new]
    #[pyo3(signature = (game, *, expanded=false, seed=0, network=None, memory=None))]
    fn new(
        game: &str,
        expanded: bool,
        seed: u64,
        network: Option<&[u8]>,
        memory: Option<&[u8]>,
    ) -> PyResult<Self> {
        let game = id(game)?;
        fn make<G: Teaches>(
            expanded: bool,
            seed: u64,
            network: Option<&[u8]>,
            memory: Option<&[u8]>,
        ) -> Outcome<Learns> {
            let lengths = G::lengths_of(expanded).ok_or_else(|| Fault::Inside {
                message: "no table could be set up".to_owned(),
            })?;
            match (memory, network) {
                (Some(memory), _) => Learns::from_bytes(memory, lengths).map_err(|error| Fault::Network {
                    message: error.to_string(),
                }),
                (None, Some(network)) => Ok(Learns::new(read::<G>(network, expanded)?)),
                (None, None) => Ok(Learns::start(lengths, Shape::SMALL, seed)),
            }
        }
        let learns = guard(|| of_game!(game, State => make::<State>(expanded, seed, network, memory)))?;
        Ok(Self { learns })
    }

    /// Goes through the tables once, in an order drawn with the seed.
    #[expect(clippy::too_many_arguments, reason = "five arrays and three numbers")]
    fn learn(
        &mut self,
        py: Python<'_>,
        common: PyReadonlyArray2<'_, f32>,
        own: PyReadonlyArray2<'_, f32>,
        seats: PyReadonlyArray1<'_, i64>,
        shares: PyReadonlyArray2<'_, f32>,
        points: PyReadonlyArray2<'_, f32>,
        batch: usize,
        rate: f32,
        seed: u64,
    ) -> PyResult<()> {
        let lesson = Lesson {
            common,
            own,
            seats,
            shares,
            points,
        };
        let cells = lesson.cells(self.learns.net().lengths())?;
        let learns = &mut self.learns;
        let learn = || {
            let mut random = tabletop::FastRandom::new(seed);
            let mut order: Vec<usize> = (0..cells.seats.len()).collect();
            for last in (1..order.len()).rev() {
                order.swap(last, random.below(last as u32 + 1) as usize);
            }
            let mut inputs = Inputs::default();
            for batch in order.chunks(batch.max(1)) {
                for &index in batch {
                    let example = cells.table(index, &mut inputs);
                    learns.learn(&inputs, &example);
                }
                learns.step(rate, batch.len());
            }
            Ok(())
        };
        Ok(detached(py, learn)?)
    }

    /// How far off the network is on these tables: the cross entropy of the win share, and points.
    fn loss(
        &self,
        py: Python<'_>,
        common: PyReadonlyArray2<'_, f32>,
        own: PyReadonlyArray2<'_, f32>,
        seats: PyReadonlyArray1<'_, i64>,
        shares: PyReadonlyArray2<'_, f32>,
        points: PyReadonlyArray2<'_, f32>,
    ) -> PyResult<(f32, f32)> {
        let lesson = Lesson {
            common,
            own,
            seats,
            shares,
            points,
        };
        let cells = lesson.cells(self.learns.net().lengths())?;
        let loss = || {
            let mut inputs = Inputs::default();
            let mut sum = (0.0, 0.0);
            for index in 0..cells.seats.len() {
                let example = cells.table(index, &mut inputs);
                let one = self.learns.loss(&inputs, &example);
                sum = (sum.0 + one.0, sum.1 + one.1);
            }
            let count = cells.seats.len().max(1) as f32;
            Ok((sum.0 / count, (sum.1 / count).sqrt() * 10.0))
        };
        Ok(detached(py, loss)?)
    }

    /// The network's file.
    fn network<'py>(&self, py: Python<'py>) -> Bound<'py, pyo3::types::PyBytes> {
        pyo3::types::PyBytes::new(py, &self.learns.net().to_bytes())
    }

    /// Everything that it needs to go on.
    fn memory<'py>(&self, py: Python<'py>) -> Bound<'py, pyo3::types::PyBytes> {
        pyo3::types::PyBytes::new(py, &self.learns.to_bytes())
    }
}
