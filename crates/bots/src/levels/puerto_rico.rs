//! The levels of Puerto Rico.

use std::time::Duration;

use puerto_rico::{Action, State, View};

use crate::Bot;
use crate::levels::{Level, Overlooked, Searches, overlooking};
use crate::puerto_rico::{Greedy, Knowledge, PuertoRicoGuide, Weight, Weights};
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
pub(crate) fn puerto_rico(level: Level, seed: u64) -> Box<dyn Bot<State>> {
    match level {
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
        Level::Expert | Level::Master | Level::Champion => {
            let (iterations, overlooks) = DEPTHS[level as usize - Level::Expert as usize];
            overlooking(Box::new(searcher(iterations, seed)), overlooks, seed)
        }
    }
}

/// The simulations of the levels that search, and how often they overlook a possibility.
const DEPTHS: [(u32, f32); 3] = [(0, 0.16), (30, 0.06), (1_500, 0.0)];

/// The place in [`DEPTHS`].
fn depth(key: &str) -> Option<(u32, f32)> {
    let level = Level::of_key(key)? as usize;
    DEPTHS.get(level.checked_sub(Level::Expert as usize)?).copied()
}

impl Searches for State {
    fn iterations(key: &str) -> Option<u32> {
        depth(key).map(|(iterations, _)| iterations)
    }

    fn search(iterations: u32, seed: u64) -> Searcher<Self, PuertoRicoGuide> {
        searching(Budget::iterations(iterations), seed)
    }

    fn searching(key: &str, iterations: u32, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let (_, overlooks) = depth(key)?;
        let searcher = <Self as Searches>::search(iterations, seed);
        Some(overlooking(Box::new(searcher), overlooks, seed))
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

/// What a level searches with, stopped by the clock on a slow machine.
fn searcher(iterations: u32, seed: u64) -> Searcher<State, PuertoRicoGuide> {
    searching(
        Budget::iterations(iterations).within(Duration::from_millis(1_000)),
        seed,
    )
}

fn searching(budget: Budget, seed: u64) -> Searcher<State, PuertoRicoGuide> {
    let settings = Settings {
        budget,
        ..Settings::deep()
    };
    Searcher::new(PuertoRicoGuide::new(Knowledge::default()), settings, seed)
}
