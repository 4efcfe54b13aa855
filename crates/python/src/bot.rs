//! The bots by name, and a search with functions of the caller.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};

use ::bots::HasBots;
use protocol::{GameId, of_game};
use pyo3::prelude::*;
use tabletop::Seat;

use crate::fault::{Fault, Outcome, detached, guard};
use crate::held::Held;
use crate::oracle::Functions;
use crate::spec::{Mind, Playable, Spec};
use crate::state::State;
use crate::table::{Table, id};

/// A bot for any game.
pub trait Player: Send {
    /// The number of the action that it chooses in this seat.
    fn decide(&mut self, table: &dyn Table, seat: usize) -> Outcome<usize>;
    /// All moves of this seat, best first.
    fn search(&mut self, table: &dyn Table, seat: usize) -> Outcome<Vec<Searched>>;
}

/// A move that a search has looked at.
#[pyclass(module = "meseta", frozen, get_all)]
pub struct Searched {
    /// The numbers of its actions: one, or several where a decision is made in small steps.
    pub actions: Vec<usize>,
    /// The same as lines.
    pub names: Vec<String>,
    /// Simulations through it.
    pub visits: u32,
    /// Its part of all simulations.
    pub share: f32,
    /// What each seat can expect from it.
    pub values: Vec<f32>,
}

#[pymethods]
impl Searched {
    fn __repr__(&self) -> String {
        let Self {
            names,
            visits,
            values,
            ..
        } = self;
        format!(
            "<meseta.Searched {}, {visits} visits, values {values:?}>",
            names.join("; ")
        )
    }
}

/// The game of a table, the seat, and whether it is asked.
fn asked<G: Playable>(table: &dyn Table, seat: usize) -> Outcome<(&G, Seat)> {
    let held = table
        .as_any()
        .downcast_ref::<Held<G>>()
        .ok_or_else(|| Fault::Bot {
            message: format!("this bot plays {}, not {}", G::GAME, table.game()),
        })?;
    let state = held.state();
    let seats = state.seat_count();
    let fault = Fault::Seat {
        seat: seat as i64,
        seats,
    };
    let seat = Seat::try_new(seat)
        .filter(|seat| seat.index() < seats)
        .ok_or(fault)?;
    match state.turn().asks(seat) {
        true => Ok((state, seat)),
        false => Err(Fault::Bot {
            message: format!("seat {seat} is not asked now"),
        }),
    }
}

/// The number of an action.
pub fn number<G: Playable>(action: G::Action) -> Outcome<usize> {
    G::actions().number(action).ok_or_else(|| Fault::Inside {
        message: format!("`{action}` has no number"),
    })
}

impl<G: Playable> Player for Mind<G> {
    fn decide(&mut self, table: &dyn Table, seat: usize) -> Outcome<usize> {
        let (state, seat) = asked::<G>(table, seat)?;
        let mut legal = Vec::with_capacity(48);
        state.legal(seat, &mut legal);
        number::<G>(Self::decide(self, seat, &state.watched(Some(seat)), &legal)?)
    }

    fn search(&mut self, table: &dyn Table, seat: usize) -> Outcome<Vec<Searched>> {
        let (state, seat) = asked::<G>(table, seat)?;
        let found = Self::search(self, seat, &state.watched(Some(seat)))?;
        let seats = state.seat_count();
        let shown = |choice: ::bots::search::Choice<G::Action>| {
            Ok(Searched {
                actions: choice
                    .actions
                    .iter()
                    .map(|&action| number::<G>(action))
                    .collect::<Outcome<_>>()?,
                names: choice.actions.iter().map(ToString::to_string).collect(),
                visits: choice.visits,
                share: choice.share,
                values: choice.payoff.first(seats).to_vec(),
            })
        };
        found.into_iter().map(shown).collect()
    }
}

/// The keys of a game's bots, the levels weakest first.
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<&'static str>> {
    let game = id(game)?;
    Ok(of_game!(game, State => <State as HasBots>::KEYS).to_vec())
}

/// What makes a bot again: a function, and its arguments.
type Again<'py> = (Bound<'py, PyAny>, (&'static str, Py<pyo3::types::PyDict>));

/// A computer player.
#[pyclass(module = "meseta", frozen)]
pub struct Bot {
    pub(crate) spec: Spec,
    pub(crate) game: GameId,
    /// The seed that it was made with.
    #[pyo3(get)]
    seed: u64,
    player: Mutex<Box<dyn Player>>,
    /// The thread in which it thinks now.
    thinks_in: Mutex<Option<ThreadId>>,
}

/// Notes that a bot thinks in this thread, until it is dropped.
struct Thinking<'a>(&'a Mutex<Option<ThreadId>>);

impl<'a> Thinking<'a> {
    fn of(bot: &'a Bot) -> Self {
        *bot.thinks_in.lock().unwrap_or_else(PoisonError::into_inner) = Some(thread::current().id());
        Self(&bot.thinks_in)
    }
}

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Bot {
    fn ask<T: Send>(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<usize>,
        ask: impl FnOnce(&mut dyn Player, &dyn Table, usize) -> Outcome<T> + Send,
    ) -> PyResult<T> {
        let table = &*state.table;
        let asked = || match table.turn() {
            tabletop::Turn::Seats(seats) => seats.first().map(Seat::index),
            _ => None,
        };
        let seat = seat.or_else(asked);
        Ok(detached(py, || {
            let seat = seat.ok_or_else(|| Fault::Bot {
                message: "no seat is asked now".to_owned(),
            })?;
            // A function that the bot's own search calls would wait for itself.
            let here = Some(thread::current().id());
            if *self.thinks_in.lock().unwrap_or_else(PoisonError::into_inner) == here {
                let message = "a bot can't be asked by a function that its own search calls; use another bot";
                return Err(Fault::Bot {
                    message: message.to_owned(),
                });
            }
            let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
            let _thinking = Thinking::of(self);
            ask(&mut **player, table, seat)
        })?)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, key, *, seed=0, iterations=None, worlds=None, seconds=None, exploration=None,
                        evaluator=None, prior=None, model=None, batch=32, network=None))]
    #[expect(clippy::too_many_arguments, reason = "keywords of a constructor")]
    fn new(
        py: Python<'_>,
        game: &str,
        key: &str,
        seed: u64,
        iterations: Option<u32>,
        worlds: Option<u32>,
        seconds: Option<f64>,
        exploration: Option<f32>,
        evaluator: Option<Py<PyAny>>,
        prior: Option<Py<PyAny>>,
        model: Option<Py<PyAny>>,
        batch: u32,
        network: Option<Vec<u8>>,
    ) -> PyResult<Self> {
        let game = id(game)?;
        let spec = Spec {
            key: key.to_owned(),
            iterations,
            worlds,
            seconds,
            exploration,
            batch,
            functions: Functions {
                evaluator,
                prior,
                model,
            },
            network,
        };
        let clone = spec.clone_ref(py);
        fn make<G: Playable>(spec: Spec, seed: u64) -> Outcome<Box<dyn Player>> {
            Ok(Box::new(Mind::<G>::new(spec, seed)?))
        }
        let player = guard(|| of_game!(game, State => make::<State>(clone, seed)))?;
        Ok(Self {
            spec,
            game,
            seed,
            player: Mutex::new(player),
            thinks_in: Mutex::new(None),
        })
    }

    /// Its key.
    #[getter]
    fn key(&self) -> &str {
        &self.spec.key
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.key()
    }

    #[pyo3(signature = (state, seat=None))]
    fn decide(&self, py: Python<'_>, state: &State, seat: Option<usize>) -> PyResult<usize> {
        self.ask(py, state, seat, |player, table, seat| player.decide(table, seat))
    }

    #[pyo3(signature = (state, seat=None))]
    fn search(&self, py: Python<'_>, state: &State, seat: Option<usize>) -> PyResult<Vec<Searched>> {
        self.ask(py, state, seat, |player, table, seat| player.search(table, seat))
    }

    /// What pickle needs: the arguments of the constructor.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py>> {
        let options = pyo3::types::PyDict::new(py);
        let spec = &self.spec;
        options.set_item("key", &spec.key)?;
        options.set_item("seed", self.seed)?;
        options.set_item("iterations", spec.iterations)?;
        options.set_item("worlds", spec.worlds)?;
        options.set_item("seconds", spec.seconds)?;
        options.set_item("exploration", spec.exploration)?;
        options.set_item("evaluator", &spec.functions.evaluator)?;
        options.set_item("prior", &spec.functions.prior)?;
        options.set_item("model", &spec.functions.model)?;
        options.set_item("batch", spec.batch)?;
        let network = spec.network.as_deref();
        options.set_item(
            "network",
            network.map(|bytes| pyo3::types::PyBytes::new(py, bytes)),
        )?;
        let again = py.import("meseta._again")?.getattr("bot")?;
        Ok((again, (self.game.key(), options.unbind())))
    }

    fn __repr__(&self) -> String {
        format!(
            "<meseta.Bot {} of {}, seed {}>",
            self.spec.key, self.game, self.seed
        )
    }
}
