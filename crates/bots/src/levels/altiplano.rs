//! The levels of Altiplano.

use std::time::Duration;

use altiplano::{Action, State};

use crate::Bot;
use crate::altiplano::{AltiplanoGuide, Greedy, Knowledge, Weights};
use crate::levels::{Habits, Level, Overlooking, Weakness};
use crate::search::{Budget, Searcher, Settings};

/// The bot of a level.
pub(crate) fn altiplano(level: Level, seed: u64) -> Box<dyn Bot<State>> {
    match level {
        Level::Newcomer => weak(
            Weakness {
                overlooks: 0.12,
                misjudges: 0.7,
            },
            2,
            seed,
        ),
        Level::Guest => weak(
            Weakness {
                overlooks: 0.04,
                misjudges: 0.4,
            },
            4,
            seed,
        ),
        Level::Regular => Box::new(Greedy::new(seed)),
        Level::Expert => searching(200, seed),
        Level::Master => searching(1_200, seed),
        Level::Champion => searching(8_000, seed),
    }
}

/// Looks at few ways to spend a round, sees less than there is, and has its own ideas of what things are worth.
fn weak(weakness: Weakness, width: usize, seed: u64) -> Box<dyn Bot<State>> {
    let weights = Weights::TUNED.misjudged(weakness.misjudges, seed >> 32);
    let inner = Box::new(Greedy::with(weights).narrow(width));
    let habits: Habits<State> = Habits {
        share: weakness.overlooks,
        is_obvious,
        round: |view| view.round,
    };
    Box::new(Overlooking::new(inner, habits, seed))
}

/// What nobody overlooks: that one may stop.
fn is_obvious(action: &Action) -> bool {
    matches!(
        action,
        Action::Pass | Action::Done | Action::EndTurn | Action::StopDrawing | Action::Replan
    )
}

fn searching(iterations: u32, seed: u64) -> Box<dyn Bot<State>> {
    let settings = Settings {
        budget: Budget::iterations(iterations).within(Duration::from_millis(1_000)),
        ..Settings::default()
    };
    Box::new(Searcher::new(
        AltiplanoGuide::new(Knowledge::default()),
        settings,
        seed,
    ))
}
