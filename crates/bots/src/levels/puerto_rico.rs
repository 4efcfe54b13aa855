//! The levels of Puerto Rico.

use std::time::Duration;

use puerto_rico::{Action, State, View};

use crate::Bot;
use crate::levels::{Level, Overlooked, Searches, overlooking};
use crate::puerto_rico::{Greedy, Knowledge, Nets, PuertoRicoGuide, Weight, Weights};
use crate::search::{Budget, Searcher, Settings};

/// What makes a weak player weak.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Weakness {
    /// How often a possibility is not seen, 0 to 1.
    overlooks: f32,
    /// How wrong the numbers of the evaluation are: about this much in the exponent. The upper half of the seed decides
    /// in which direction, which stays the same throughout a game.
    misjudges: f32,
}

/// The bot of a level.
pub(crate) fn puerto_rico(level: Level, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Some(match level {
        Level::Newcomer => weak(
            Weakness {
                overlooks: 0.35,
                misjudges: 0.8,
            },
            seed,
        ),
        Level::Guest => weak(
            Weakness {
                overlooks: 0.1,
                misjudges: 0.3,
            },
            seed,
        ),
        Level::Regular => {
            let weights = Weights::TUNED.misjudged(0.25, seed >> 32);
            overlooking(
                Box::new(Greedy::with(weights, seed).looking_through(0)),
                0.08,
                seed,
            )
        }
        Level::Expert | Level::Master | Level::Champion | Level::Legend => {
            let depth = DEPTHS[level as usize - Level::Expert as usize];
            let budget = Budget::iterations(depth.iterations).within(LONGEST);
            overlooking(
                Box::new(searching(depth.nets, budget, seed)),
                depth.overlooks,
                seed,
            )
        }
    })
}

/// The longest that a level thinks about a decision on a slow machine.
const LONGEST: Duration = Duration::from_millis(1_000);

/// How deep a level thinks.
#[derive(Clone, Copy)]
struct Depth {
    /// Simulations.
    iterations: u32,
    /// How often a possibility is not seen, 0 to 1.
    overlooks: f32,
    /// What values tables.
    nets: fn() -> Nets,
}

/// The levels that search.
const DEPTHS: [Depth; 4] = [
    Depth {
        iterations: 0,
        overlooks: 0.16,
        nets: Nets::trained,
    },
    Depth {
        iterations: 30,
        overlooks: 0.06,
        nets: Nets::trained,
    },
    Depth {
        iterations: 1_500,
        overlooks: 0.0,
        nets: Nets::trained,
    },
    Depth {
        iterations: 3_000,
        overlooks: 0.0,
        nets: Nets::large,
    },
];

/// The place in [`DEPTHS`].
fn depth(key: &str) -> Option<Depth> {
    let level = Level::of_key(key)? as usize;
    DEPTHS.get(level.checked_sub(Level::Expert as usize)?).copied()
}

impl Searches for State {
    fn iterations(key: &str) -> Option<u32> {
        depth(key).map(|depth| depth.iterations)
    }

    fn search(key: &str, iterations: u32, seed: u64) -> Option<Searcher<Self, PuertoRicoGuide>> {
        let depth = depth(key)?;
        Some(searching(depth.nets, Budget::iterations(iterations), seed))
    }

    fn searching(key: &str, iterations: u32, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let searcher = <Self as Searches>::search(key, iterations, seed)?;
        Some(overlooking(Box::new(searcher), depth(key)?.overlooks, seed))
    }
}

/// Looks only at its own boards, sees less than there is, and has its own ideas of what things are worth.
fn weak(weakness: Weakness, seed: u64) -> Box<dyn Bot<State>> {
    let mut weights = Weights::TUNED.misjudged(weakness.misjudges, seed >> 32);
    weights[Weight::Rivals] = 0.0;
    weights[Weight::BestRival] = 0.0;
    let inner = Box::new(Greedy::with(weights, seed).looking_through(0));
    overlooking(inner, weakness.overlooks, seed)
}

impl Overlooked for State {
    /// Gains that are offered, doing nothing, and how many workers a place gets.
    fn is_obvious(action: &Action) -> bool {
        matches!(
            action,
            Action::Pass | Action::Accept | Action::TakeWorker | Action::AssignWorkers { .. }
        )
    }

    fn round_of(view: &View) -> u8 {
        view.round
    }
}

/// What a level searches with.
fn searching(nets: fn() -> Nets, budget: Budget, seed: u64) -> Searcher<State, PuertoRicoGuide> {
    let settings = Settings {
        budget,
        ..Settings::deep()
    };
    let knowledge = Knowledge {
        nets: nets(),
        ..Knowledge::default()
    };
    Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed)
}
