//! The bots by name.

use std::sync::{Mutex, PoisonError};

use ::bots::{Bot as Decides, HasBots};
use learning::Learnable;
use protocol::{Listed, of_game};
use pyo3::prelude::*;

use crate::fault::{Fault, Outcome, detached, guard};
use crate::held::Held;
use crate::state::State;
use crate::table::{Table, id};

/// A bot for any game.
pub trait Player: Send {
    /// The number of the action that it chooses in this seat.
    fn decide(&mut self, table: &dyn Table, seat: usize) -> Outcome<usize>;
}

/// A bot for a known game.
pub struct Playing<G: Learnable> {
    bot: Box<dyn Decides<G>>,
    legal: Vec<G::Action>,
}

impl<G: Learnable> Playing<G> {
    /// For a bot that may be asked.
    pub fn of(bot: Box<dyn Decides<G>>) -> Self {
        Self {
            bot,
            legal: Vec::new(),
        }
    }
}

impl<G: Listed + Learnable + HasBots> Player for Playing<G> {
    fn decide(&mut self, table: &dyn Table, seat: usize) -> Outcome<usize> {
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
        let seat = tabletop::Seat::try_new(seat)
            .filter(|seat| seat.index() < seats)
            .ok_or(fault)?;
        if !state.turn().asks(seat) {
            return Err(Fault::Bot {
                message: format!("seat {seat} is not asked now"),
            });
        }
        self.legal.clear();
        state.legal(seat, &mut self.legal);
        let action = self.bot.decide(seat, &state.watched(Some(seat)), &self.legal);
        G::actions().number(action).ok_or_else(|| Fault::Inside {
            message: format!("`{action}` has no number"),
        })
    }
}

/// The keys of a game's bots, the levels weakest first.
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<&'static str>> {
    let game = id(game)?;
    Ok(of_game!(game, State => <State as HasBots>::KEYS).to_vec())
}

/// A computer player.
#[pyclass(module = "meseta", frozen)]
pub struct Bot {
    /// Its key.
    #[pyo3(get)]
    key: String,
    /// The seed that it was made with.
    #[pyo3(get)]
    seed: u64,
    /// The game's name.
    #[pyo3(get)]
    game: &'static str,
    player: Mutex<Box<dyn Player>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, key, *, seed=0))]
    fn new(game: &str, key: &str, seed: u64) -> PyResult<Self> {
        let id = id(game)?;
        fn make<G: Listed + Learnable + HasBots>(key: &str, seed: u64) -> Option<Box<dyn Player>> {
            Some(Box::new(Playing::<G>::of(G::bot(key, seed)?)))
        }
        let player = guard(|| {
            of_game!(id, State => make::<State>(key, seed)).ok_or_else(|| Fault::Bot {
                message: format!(
                    "there is no bot `{key}` for {id}; there are {}",
                    of_game!(id, State => <State as HasBots>::KEYS).join(", ")
                ),
            })
        });
        Ok(Self {
            key: key.to_owned(),
            seed,
            game: id.key(),
            player: Mutex::new(player?),
        })
    }

    #[pyo3(signature = (state, seat=None))]
    fn decide(&self, py: Python<'_>, state: &State, seat: Option<usize>) -> PyResult<usize> {
        let table = &*state.table;
        let asked = || match table.turn() {
            tabletop::Turn::Seats(seats) => seats.first().map(tabletop::Seat::index),
            _ => None,
        };
        let seat = seat.or_else(asked);
        Ok(detached(py, || {
            let seat = seat.ok_or_else(|| Fault::Bot {
                message: "no seat is asked now".to_owned(),
            })?;
            let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
            player.decide(table, seat)
        })?)
    }

    fn __repr__(&self) -> String {
        format!("<meseta.Bot {} of {}, seed {}>", self.key, self.game, self.seed)
    }
}
