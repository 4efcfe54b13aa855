//! The levels of Altiplano.

use altiplano::{Action, State, View};

use crate::Bot;
use crate::altiplano::{AltiplanoGuide, Greedy, SeesTheEnd, Weights, large, trained};
use crate::learned::Net;
use crate::levels::{Level, Overlooked, Searches, overlooking};
use crate::search::Searcher;

/// The bot of a level.
pub(crate) fn altiplano(level: Level, seed: u64) -> Option<Box<dyn Bot<State>>> {
    Some(match level {
        Level::Newcomer => weak(0.25, 0.7, 2, seed),
        Level::Guest => weak(0.13, 0.4, 4, seed),
        Level::Regular => overlooking(Box::new(learned(seed)), 0.15, seed),
        Level::Expert => overlooking(Box::new(learned(seed)), 0.08, seed),
        Level::Master => overlooking(Box::new(SeesTheEnd(learned(seed))), 0.03, seed),
        Level::Champion => Box::new(SeesTheEnd(learned(seed).narrow(40).comparing(48))),
        Level::Legend => Box::new(SeesTheEnd(
            learned_from(large(), seed)
                .narrow(400)
                .comparing(600)
                .drawing(24, 12, 50),
        )),
    })
}

/// Sees less than there is, has its own ideas of what things are worth, and considers few ways to spend a round.
fn weak(overlooks: f32, misjudges: f32, width: usize, seed: u64) -> Box<dyn Bot<State>> {
    let weights = Weights::TUNED.misjudged(misjudges, seed >> 32);
    overlooking(Box::new(Greedy::with(weights).narrow(width)), overlooks, seed)
}

/// Compares its best rounds using the network that most levels share.
fn learned(seed: u64) -> Greedy {
    learned_from(trained(), seed)
}

/// Compares its best rounds using a network.
fn learned_from(net: Option<&'static Net>, seed: u64) -> Greedy {
    let bot = Greedy::new(seed);
    match net {
        Some(net) => bot.learned(net),
        None => bot,
    }
}

impl Overlooked for State {
    /// The option to stop.
    fn is_obvious(action: &Action) -> bool {
        matches!(
            action,
            Action::Pass | Action::Done | Action::EndTurn | Action::StopDrawing | Action::Replan
        )
    }

    fn round_of(view: &View) -> u8 {
        view.round
    }
}

/// None of the levels searches: comparing rounds is stronger for the time it takes.
impl Searches for State {
    fn iterations(_: &str) -> Option<u32> {
        None
    }

    fn search(_: &str, _: u32, _: u64) -> Option<Searcher<Self, AltiplanoGuide>> {
        None
    }

    fn searching(_: &str, _: u32, _: u64) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}
