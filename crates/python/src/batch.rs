//! Many games side by side, on arrays that the caller owns.

use learning::{Lane, Learnable, Reward, Row};
use numpy::{PyArrayDyn, PyReadonlyArrayDyn};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;

use crate::arrays::{action_numbers, borrowed, threads_for};
use crate::fault::{Fault, Outcome, guard};
use crate::fields::{self, Field};
use crate::state::State;

/// The arrays of a batch, as slices of their cells.
pub struct Cells<'a> {
    pub observations: &'a mut [f32],
    pub masks: &'a mut [bool],
    pub rewards: &'a mut [f32],
    pub seats: &'a mut [i32],
    pub dones: &'a mut [bool],
}

/// Games by any rules, side by side.
pub trait Games: Send + Sync {
    /// Checks all actions, then carries them out; with `None`, only writes where the games stand.
    fn advance(
        &mut self,
        actions: Option<&[i64]>,
        cells: Cells<'_>,
        pool: Option<&ThreadPool>,
    ) -> Outcome<()>;
    /// A random legal action for each game.
    fn sample(&mut self, actions: &mut [i64]);
    /// Restarts all games.
    fn restart(&mut self, seed: u64);
}

/// Games of known rules.
pub struct Lanes<G: Learnable> {
    start: G,
    lanes: Vec<Lane<G>>,
    reward: Reward,
    observation_size: usize,
    action_count: usize,
}

impl<G: Learnable> Lanes<G> {
    /// This many games that begin like this.
    pub fn new(start: G, count: usize, seed: u64, reward: Reward) -> Self {
        let mut games = Self {
            lanes: Vec::with_capacity(count),
            reward,
            observation_size: start.layout().size(),
            action_count: Learnable::action_count(&start),
            start,
        };
        games.fill(count, seed);
        games
    }

    /// Each game has a seed of its own, whatever the number of threads.
    fn fill(&mut self, count: usize, seed: u64) {
        let mixed =
            |place: usize| (seed ^ 0x5851_F42D_4C95_7F2D).wrapping_add((place as u64) << 32 | 0x9E37_79B9);
        self.lanes.clear();
        self.lanes
            .extend((0..count).map(|place| Lane::new(&self.start, mixed(place))));
    }

    fn check(&self, actions: &[i64]) -> Outcome<()> {
        let wrong = |&(lane, action): &(&Lane<G>, &i64)| !lane.is_legal(*action);
        match self.lanes.iter().zip(actions).position(|pair| wrong(&pair)) {
            None => Ok(()),
            Some(place) => {
                let number = usize::try_from(actions[place]).ok();
                let action = number.and_then(|number| G::actions().get(number));
                let action = action.ok_or_else(|| Fault::UnknownAction {
                    action: format!("{} (of game {place} of the batch)", actions[place]),
                })?;
                Err(Fault::Illegal {
                    seat: self.lanes[place].seat().index(),
                    action: action.to_string(),
                    reason: format!(r#"{{"type":"not_offered","game":{place}}}"#),
                    is_over: false,
                })
            }
        }
    }
}

impl<G: Learnable> Games for Lanes<G> {
    fn advance(
        &mut self,
        actions: Option<&[i64]>,
        cells: Cells<'_>,
        pool: Option<&ThreadPool>,
    ) -> Outcome<()> {
        if let Some(actions) = actions {
            self.check(actions)?;
        }
        let seats = self.start.seat_count();
        let (start, reward) = (&self.start, self.reward);
        let work = |place: usize, lane: &mut Lane<G>, mut row: Row<'_>| match actions {
            Some(actions) => lane.step(actions[place], start, reward, &mut row),
            None => lane.reset(&mut row),
        };
        let (size, count) = (self.observation_size, self.action_count);
        match pool {
            None => {
                let rows = cells.observations.chunks_exact_mut(size);
                let rows = rows.zip(cells.masks.chunks_exact_mut(count));
                let rows = rows.zip(cells.rewards.chunks_exact_mut(seats));
                let rows = rows.zip(cells.seats.iter_mut().zip(cells.dones));
                for (place, (lane, row)) in self.lanes.iter_mut().zip(rows).enumerate() {
                    work(place, lane, row_of(row));
                }
            }
            Some(pool) => pool.install(|| {
                let rows = cells.observations.par_chunks_exact_mut(size);
                let rows = rows.zip(cells.masks.par_chunks_exact_mut(count));
                let rows = rows.zip(cells.rewards.par_chunks_exact_mut(seats));
                let rows = rows.zip(cells.seats.par_iter_mut().zip(cells.dones));
                let lanes = self.lanes.par_iter_mut().zip(rows).enumerate().with_min_len(16);
                lanes.for_each(|(place, (lane, row))| work(place, lane, row_of(row)));
            }),
        }
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.sample();
        }
    }

    fn restart(&mut self, seed: u64) {
        self.fill(self.lanes.len(), seed);
    }
}

/// The cells of one game, as the zipped iterators yield them.
type Zipped<'a> = (
    ((&'a mut [f32], &'a mut [bool]), &'a mut [f32]),
    (&'a mut i32, &'a mut bool),
);

fn row_of(zipped: Zipped<'_>) -> Row<'_> {
    let (((observation, mask), rewards), (seat, done)) = zipped;
    Row {
        observation,
        mask,
        rewards,
        seat,
        done,
    }
}

/// Many games side by side; `meseta.BatchEnv` wraps it.
#[pyclass(module = "meseta")]
pub struct Batch {
    games: Box<dyn Games>,
    pool: Option<ThreadPool>,
    fields: learning::Layout,
    count: usize,
    observation_size: usize,
    action_count: usize,
    players: usize,
}

/// The caller's arrays: observations, masks, rewards, seats, dones.
type Arrays<'py> = (
    Bound<'py, PyArrayDyn<f32>>,
    Bound<'py, PyArrayDyn<bool>>,
    Bound<'py, PyArrayDyn<f32>>,
    Bound<'py, PyArrayDyn<i32>>,
    Bound<'py, PyArrayDyn<bool>>,
);

impl Batch {
    fn advance(&mut self, py: Python<'_>, actions: Option<&[i64]>, arrays: &Arrays<'_>) -> Outcome<()> {
        let count = self.count;
        let mut observations = borrowed("observations", &arrays.0, &[count, self.observation_size])?;
        let mut masks = borrowed("masks", &arrays.1, &[count, self.action_count])?;
        let mut rewards = borrowed("rewards", &arrays.2, &[count, self.players])?;
        let mut seats = borrowed("seats", &arrays.3, &[count])?;
        let mut dones = borrowed("dones", &arrays.4, &[count])?;
        let cells = Cells {
            observations: observations.as_slice_mut().unwrap_or_default(),
            masks: masks.as_slice_mut().unwrap_or_default(),
            rewards: rewards.as_slice_mut().unwrap_or_default(),
            seats: seats.as_slice_mut().unwrap_or_default(),
            dones: dones.as_slice_mut().unwrap_or_default(),
        };
        let (games, pool) = (&mut self.games, self.pool.as_ref());
        py.detach(|| guard(|| games.advance(actions, cells, pool)))
    }
}

#[pymethods]
impl Batch {
    #[new]
    fn new(start: &State, count: usize, seed: u64, reward: &str, threads: usize) -> PyResult<Self> {
        let reward = match reward {
            "win" => Reward::Win,
            "points" => Reward::Points,
            _ => {
                let message = format!("there is no reward `{reward}`; choose `win` or `points`");
                return Err(Fault::Setup {
                    message,
                    reason: None,
                }
                .into());
            }
        };
        let pool = threads_for(count, threads)?;
        let table = &start.table;
        let batch = guard(|| {
            let fields = table.layout();
            Ok(Self {
                games: table.batch(count, seed, reward),
                pool,
                count,
                observation_size: fields.size(),
                fields,
                action_count: table.action_count(),
                players: table.seats(),
            })
        });
        Ok(batch?)
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.observation_size
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.action_count
    }

    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    #[getter]
    fn fields(&self) -> Vec<Field> {
        fields::shown(&self.fields)
    }

    fn restart(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let games = &mut self.games;
        let restart = || {
            games.restart(seed);
            Ok(())
        };
        Ok(py.detach(|| guard(restart))?)
    }

    fn show(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        Ok(self.advance(py, None, &arrays)?)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let numbers = action_numbers(&actions, self.count)?;
        Ok(self.advance(py, Some(numbers), &arrays)?)
    }

    fn sample(&mut self, out: Bound<'_, PyArrayDyn<i64>>) -> PyResult<()> {
        let mut cells = borrowed("out", &out, &[self.count])?;
        let games = &mut self.games;
        let actions = cells.as_slice_mut().unwrap_or_default();
        let sample = || {
            games.sample(actions);
            Ok(())
        };
        Ok(guard(sample)?)
    }
}
