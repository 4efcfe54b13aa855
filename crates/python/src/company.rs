//! Many games side by side in which bots play all seats but one, or the caller plays them all: what Gymnasium's vector
//! environment is built on.

use std::sync::{Mutex, PoisonError};

use bots::Bot as Thinker;
use learning::{Lane, Reward};
use numpy::{IxDyn, PyArrayDyn, PyReadonlyArrayDyn, PyReadwriteArray};
use protocol::of_game;
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;
use tabletop::{Random, Seat};

use crate::arrays::{action_numbers, borrowed, threads_for};
use crate::bot::Bot;
use crate::fault::{Fault, Outcome, guard};
use crate::held::Held;
use crate::spec::{Playable, Spec};
use crate::state::State;
use crate::table::Table;

/// What is written for one game.
struct Place<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    /// What the last action paid the seats.
    rewards: &'a mut [f32],
    seat: &'a mut i32,
    done: &'a mut bool,
    /// What the seat saw when its game was over; left as it was unless one is.
    last: &'a mut [f32],
    /// Whether the game is over because the action was not legal.
    illegal: &'a mut bool,
}

/// Games by any rules.
trait Games: Send {
    /// Carries out an action in each game, and then what the bots choose.
    fn step(&mut self, actions: &[i64], places: Vec<Place<'_>>, pool: Option<&ThreadPool>);
    /// Starts a new game in every place and writes the first observations.
    fn restart(&mut self, seed: u64, places: Vec<Place<'_>>, pool: Option<&ThreadPool>);
}

/// Who sits at every game.
struct Seating {
    /// Who plays the others, clockwise from the caller's seat; nobody if the caller plays all.
    others: Vec<Spec>,
    /// The caller's seat; a random one in each game if none.
    own: Option<Seat>,
    reward: Reward,
}

/// A game with the bots that play it.
struct Round<G: Playable> {
    lane: Lane<G>,
    /// The caller's seat, unless it plays all.
    own: Option<Seat>,
    bots: Vec<Option<Box<dyn Thinker<G>>>>,
}

impl<G: Playable> Round<G> {
    fn new(start: &G, seating: &Seating, seed: u64) -> Self {
        let mut round = Self {
            lane: Lane::new(start, seed),
            own: None,
            bots: Vec::new(),
        };
        round.sit(seating);
        round
    }

    /// Seats new bots, and plays until the caller is asked.
    fn sit(&mut self, seating: &Seating) {
        if seating.others.is_empty() {
            return;
        }
        let seats = self.lane.state().seat_count();
        let random = self.lane.random();
        let own = seating
            .own
            .unwrap_or_else(|| Seat::new(random.below(seats as u32) as usize));
        self.own = Some(own);
        self.bots.clear();
        self.bots.resize_with(seats, || None);
        for (seat, spec) in own.clockwise(seats).skip(1).zip(&seating.others) {
            self.bots[seat.index()] = spec.bot::<G>(self.lane.random().bits());
        }
        self.answer();
    }

    /// Lets the bots play until the caller is asked; says whether the game is over.
    fn answer(&mut self) -> bool {
        let mut legal = Vec::with_capacity(64);
        loop {
            let seat = self.lane.seat();
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else {
                return false;
            };
            legal.clear();
            legal.extend(self.lane.legal().iter().map(|&(_, action)| action));
            let action = match *legal {
                [only] => only,
                _ => bot.decide(seat, &self.lane.state().watched(Some(seat)), &legal),
            };
            if self.lane.play(action) {
                return true;
            }
        }
    }

    fn step(&mut self, number: i64, start: &G, seating: &Seating, place: &mut Place<'_>) {
        let own = self.own.unwrap_or_else(|| self.lane.seat());
        let found = self
            .lane
            .legal()
            .iter()
            .find(|&&(legal, _)| i64::from(legal) == number);
        *place.illegal = found.is_none();
        let over = match found {
            None => true,
            Some(&(_, action)) => self.lane.play(action) || self.answer(),
        };
        place.rewards.fill(0.0);
        if over {
            match *place.illegal {
                true => place.rewards[own.index()] = -1.0,
                false => {
                    let rewards = seating.reward.of(self.lane.state());
                    place.rewards.copy_from_slice(rewards.first(place.rewards.len()));
                }
            }
            self.lane.state().fill_observation(own, place.last);
            self.lane.begin(start);
            self.sit(seating);
        }
        *place.done = over;
        self.lane.show(place.observation, place.mask, place.seat);
    }
}

/// Games of known rules.
struct Rounds<G: Playable> {
    start: G,
    seating: Seating,
    rounds: Vec<Round<G>>,
}

/// Does something with every game, on all threads if there are several.
fn each<T: Send>(
    items: &mut [T],
    places: Vec<Place<'_>>,
    pool: Option<&ThreadPool>,
    work: impl Fn(usize, &mut T, Place<'_>) + Sync,
) {
    match pool {
        None => {
            let pairs = items.iter_mut().zip(places).enumerate();
            pairs.for_each(|(index, (item, place))| work(index, item, place));
        }
        Some(pool) => pool.install(|| {
            let pairs = items.par_iter_mut().zip(places).enumerate();
            pairs.for_each(|(index, (item, place))| work(index, item, place));
        }),
    }
}

impl<G: Playable> Games for Rounds<G> {
    fn step(&mut self, actions: &[i64], places: Vec<Place<'_>>, pool: Option<&ThreadPool>) {
        let (start, seating) = (&self.start, &self.seating);
        each(&mut self.rounds, places, pool, |index, round, mut place| {
            round.step(actions[index], start, seating, &mut place);
        });
    }

    fn restart(&mut self, seed: u64, places: Vec<Place<'_>>, pool: Option<&ThreadPool>) {
        let (start, seating) = (&self.start, &self.seating);
        each(&mut self.rounds, places, pool, |index, round, place| {
            // Each game has a seed of its own, whatever the number of threads.
            let mixed = (seed ^ 0x2545_F491_4F6C_DD1D).wrapping_add((index as u64) << 32 | 0x9E37_79B9);
            *round = Round::new(start, seating, mixed);
            place.rewards.fill(0.0);
            (*place.done, *place.illegal) = (false, false);
            round.lane.show(place.observation, place.mask, place.seat);
        });
    }
}

fn make<G: Playable>(table: &dyn Table, seating: Seating, count: usize) -> Outcome<Box<dyn Games>> {
    for spec in &seating.others {
        spec.check::<G>()?;
        if !spec.functions.is_empty() {
            let message = "an opponent in a vector environment can't ask Python functions".to_owned();
            return Err(Fault::Bot { message });
        }
    }
    let held = table.as_any().downcast_ref::<Held<G>>();
    let start = held
        .ok_or_else(|| Fault::Inside {
            message: format!("a table of another game than {}", G::GAME),
        })?
        .beginning_state()
        .clone();
    // Every game is begun when the environment is reset for the first time.
    let alone = Seating {
        others: Vec::new(),
        own: None,
        reward: seating.reward,
    };
    let rounds = (0..count).map(|_| Round::new(&start, &alone, 0)).collect();
    Ok(Box::new(Rounds {
        start,
        seating,
        rounds,
    }))
}

/// The caller's arrays: observations, masks, rewards, seats, dones, last observations, illegal.
type Arrays<'py> = (
    Bound<'py, PyArrayDyn<f32>>,
    Bound<'py, PyArrayDyn<bool>>,
    Bound<'py, PyArrayDyn<f32>>,
    Bound<'py, PyArrayDyn<i32>>,
    Bound<'py, PyArrayDyn<bool>>,
    Bound<'py, PyArrayDyn<f32>>,
    Bound<'py, PyArrayDyn<bool>>,
);

/// The same, borrowed for writing.
struct Borrowed<'py> {
    observations: PyReadwriteArray<'py, f32, IxDyn>,
    masks: PyReadwriteArray<'py, bool, IxDyn>,
    rewards: PyReadwriteArray<'py, f32, IxDyn>,
    seats: PyReadwriteArray<'py, i32, IxDyn>,
    dones: PyReadwriteArray<'py, bool, IxDyn>,
    lasts: PyReadwriteArray<'py, f32, IxDyn>,
    illegal: PyReadwriteArray<'py, bool, IxDyn>,
}

/// Games against bots; `meseta.gymnasium` wraps it.
#[pyclass(module = "meseta")]
pub struct Company {
    games: Mutex<Box<dyn Games>>,
    pool: Option<ThreadPool>,
    count: usize,
    /// Cells of an observation, actions, players.
    sizes: [usize; 3],
}

impl Company {
    fn borrow<'py>(&self, arrays: &Arrays<'py>) -> Outcome<Borrowed<'py>> {
        let (n, [size, actions, players]) = (self.count, self.sizes);
        Ok(Borrowed {
            observations: borrowed("observations", &arrays.0, &[n, size])?,
            masks: borrowed("masks", &arrays.1, &[n, actions])?,
            rewards: borrowed("rewards", &arrays.2, &[n, players])?,
            seats: borrowed("seats", &arrays.3, &[n])?,
            dones: borrowed("dones", &arrays.4, &[n])?,
            lasts: borrowed("lasts", &arrays.5, &[n, size])?,
            illegal: borrowed("illegal", &arrays.6, &[n])?,
        })
    }

    /// What is written, game by game.
    fn places<'a>(&self, all: &'a mut Borrowed<'_>) -> Vec<Place<'a>> {
        let [size, actions, players] = self.sizes;
        let observations = all
            .observations
            .as_slice_mut()
            .unwrap_or_default()
            .chunks_exact_mut(size);
        let masks = all
            .masks
            .as_slice_mut()
            .unwrap_or_default()
            .chunks_exact_mut(actions);
        let rewards = all
            .rewards
            .as_slice_mut()
            .unwrap_or_default()
            .chunks_exact_mut(players);
        let lasts = all
            .lasts
            .as_slice_mut()
            .unwrap_or_default()
            .chunks_exact_mut(size);
        let seats = all.seats.as_slice_mut().unwrap_or_default();
        let dones = all.dones.as_slice_mut().unwrap_or_default();
        let illegal = all.illegal.as_slice_mut().unwrap_or_default();
        let rows = observations.zip(masks).zip(rewards).zip(lasts);
        let cells = seats.iter_mut().zip(dones).zip(illegal);
        rows.zip(cells)
            .map(
                |((((observation, mask), rewards), last), ((seat, done), illegal))| Place {
                    observation,
                    mask,
                    rewards,
                    seat,
                    done,
                    last,
                    illegal,
                },
            )
            .collect()
    }
}

#[pymethods]
impl Company {
    #[new]
    fn new(
        py: Python<'_>,
        start: &State,
        count: usize,
        others: Vec<Py<Bot>>,
        own: Option<usize>,
        reward: &str,
        threads: usize,
    ) -> PyResult<Self> {
        let table = &start.table;
        let seats = table.seats();
        let own = own
            .map(|seat| {
                let found = Seat::try_new(seat).filter(|seat| seat.index() < seats);
                found.ok_or(Fault::Seat {
                    seat: seat as i64,
                    seats,
                })
            })
            .transpose()?;
        let reward = match reward {
            "points" => Reward::Points,
            _ => Reward::Win,
        };
        let others = others.iter().map(|bot| bot.get().spec.clone_ref(py)).collect();
        let seating = Seating { others, own, reward };
        let pool = threads_for(count, threads)?;
        let sizes = [table.layout().size(), table.action_count(), seats];
        let games = guard(|| of_game!(table.game(), State => make::<State>(&**table, seating, count)))?;
        Ok(Self {
            games: Mutex::new(games),
            pool,
            count,
            sizes,
        })
    }

    fn restart(&mut self, py: Python<'_>, seed: u64, arrays: Arrays<'_>) -> PyResult<()> {
        let mut all = self.borrow(&arrays)?;
        let places = self.places(&mut all);
        let pool = self.pool.as_ref();
        let games = self.games.get_mut().unwrap_or_else(PoisonError::into_inner);
        let restart = || {
            games.restart(seed, places, pool);
            Ok(())
        };
        Ok(py.detach(|| guard(restart))?)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let numbers = action_numbers(&actions, self.count)?;
        let mut all = self.borrow(&arrays)?;
        let places = self.places(&mut all);
        let pool = self.pool.as_ref();
        let games = self.games.get_mut().unwrap_or_else(PoisonError::into_inner);
        let step = || {
            games.step(numbers, places, pool);
            Ok(())
        };
        Ok(py.detach(|| guard(step))?)
    }
}
