//! Who can take part: bots by name or with their settings, and functions of the caller.

use ::bots::arena::{Entrant, Fault as Broken, FaultKind, Player, Start};
use pyo3::prelude::*;
use tabletop::{FastRandom, Seat};

use crate::bot::Bot;
use crate::fault::{Fault, Outcome};
use crate::held::Held;
use crate::spec::{Mind, Playable, Spec};
use crate::state::State;
use crate::table::Named;

/// A participant, whichever game is played.
pub enum Who {
    /// A bot of ours, and the game that it plays if it was made for one.
    Ours(Spec, Option<protocol::GameId>),
    /// A function that takes a state and a seat.
    Function(Py<PyAny>),
    /// Something whose method `sit` returns such a function for each game.
    Sitter(Py<PyAny>),
}

impl Who {
    /// What the caller named: a key, a bot, a function, or something that sits down.
    pub fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(key) = given.extract::<String>() {
            return Ok(Self::Ours(Spec::key(&key), None));
        }
        if let Ok(bot) = given.cast::<Bot>() {
            let bot = bot.get();
            return Ok(Self::Ours(bot.spec.clone_ref(given.py()), Some(bot.game)));
        }
        if given.hasattr("sit")? {
            return Ok(Self::Sitter(given.clone().unbind()));
        }
        if given.is_callable() {
            return Ok(Self::Function(given.clone().unbind()));
        }
        let message = format!(
            "{given} can't take part: name a bot by its key, or give a meseta.Bot, a function or an object with a \
             method `sit`"
        );
        Err(Fault::Arena { message }.into())
    }
}

/// Makes participants for a known game.
pub struct Seatable;

impl Seatable {
    /// The participant at tables of this game.
    pub fn entrant<G: Playable>(who: &Who) -> Outcome<Box<dyn Entrant<G>>> {
        Ok(match who {
            Who::Ours(spec, game) => {
                spec.check::<G>()?;
                if let Some(game) = game.filter(|&game| game != G::GAME) {
                    let message = format!("`{}` plays {game}, not {}", spec.key, G::GAME);
                    return Err(Fault::Bot { message });
                }
                Box::new(Ours(Python::attach(|py| spec.clone_ref(py))))
            }
            Who::Function(function) => Box::new(Caller {
                given: Python::attach(|py| function.clone_ref(py)),
                sits: false,
            }),
            Who::Sitter(given) => Box::new(Caller {
                given: Python::attach(|py| given.clone_ref(py)),
                sits: true,
            }),
        })
    }
}

/// What went wrong, as the arena keeps it.
fn broken(kind: FaultKind, fault: &Fault) -> Broken {
    Broken::new(kind, fault.said())
}

/// A bot of ours.
struct Ours(Spec);

impl<G: Playable> Entrant<G> for Ours {
    fn sit(&self, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Broken> {
        let spec = Python::attach(|py| self.0.clone_ref(py));
        let mind = Mind::<G>::new(spec, start.seed);
        mind.map(|mind| Box::new(Thinking(mind)) as _)
            .map_err(|fault| broken(FaultKind::NoStart, &fault))
    }
}

/// A bot of ours in a chair.
struct Thinking<G: Playable>(Mind<G>);

impl<G: Playable> Player<G> for Thinking<G> {
    fn decide(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Broken> {
        let view = game.watched(Some(seat));
        crate::fault::guard(|| self.0.decide(seat, &view, legal))
            .map_err(|fault| broken(FaultKind::Crash, &fault))
    }
}

/// A function of the caller, or something that gives one for each game.
struct Caller {
    given: Py<PyAny>,
    sits: bool,
}

impl<G: Playable> Entrant<G> for Caller {
    fn sit(&self, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Broken> {
        let function = Python::attach(|py| match self.sits {
            false => Ok(self.given.clone_ref(py)),
            true => {
                let given = (start.seat.index(), start.seat_count, start.seed);
                self.given.bind(py).call_method1("sit", given).map(Bound::unbind)
            }
        });
        let function = function.map_err(|error| broken(FaultKind::NoStart, &Fault::Raised(error)))?;
        Ok(Box::new(Called {
            function,
            setup: start.setup.clone(),
            seed: start.seed,
            asked: 0,
        }))
    }
}

/// A function of the caller in a chair.
struct Called<G: Playable> {
    function: Py<PyAny>,
    setup: G::Setup,
    seed: u64,
    asked: u64,
}

impl<G: Playable> Called<G> {
    fn ask(&mut self, game: &G, seat: Seat) -> Outcome<Named> {
        // The function gets a state that its seat can't tell from the real one.
        self.asked += 1;
        let mut random = FastRandom::new(self.seed ^ self.asked.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let state = G::determinize(&game.watched(Some(seat)), &mut random);
        let table = Box::new(Held::beginning(state, self.setup.clone()));
        Python::attach(|py| {
            let state = State::standing(table, random_seed(self.seed, self.asked));
            let answer = self.function.bind(py).call1((state, seat.index()))?;
            // A cell of a NumPy array is a number, too.
            let answer = match answer.hasattr("item")? {
                true => answer.call_method0("item")?,
                false => answer,
            };
            Ok(answer.extract::<Named>()?)
        })
    }
}

/// The seed of the state that a function gets.
fn random_seed(seed: u64, asked: u64) -> u64 {
    FastRandom::new(seed.rotate_left(17) ^ asked).bits()
}

impl<G: Playable> Player<G> for Called<G> {
    fn decide(&mut self, game: &G, seat: Seat, _: &[G::Action]) -> Result<G::Action, Broken> {
        let named = self.ask(game, seat).map_err(|fault| match fault {
            Fault::Raised(error) => Broken::new(FaultKind::Crash, error.to_string()),
            fault => broken(FaultKind::Crash, &fault),
        })?;
        Held::<G>::action(&named).map_err(|fault| broken(FaultKind::Unreadable, &fault))
    }
}
