//! The conformance suite: every promise of the [`Game`] contract, checked on random games.
//!
//! A game's tests call [`conformance`] with the setups that matter (every player count and edition)
//! and a number of games for each:
//!
//! ```text
//! #[test]
//! fn the_game_keeps_the_contract() {
//!     tabletop::testkit::conformance::<PuertoRico>(&setups, 50);
//! }
//! ```
//!
//! Every failure panics with what was promised, the seed, the setup and the record so far, ready to
//! be saved as a file and replayed. The parts are public, so that a test can also run one alone:
//!
//! | part | what it checks |
//! |---|---|
//! | [`scout`] | random play ends within [`DECISION_COUNT_MAX`] decisions |
//! | [`check_turn`] | a turn asks some seats, all of them at the table |
//! | [`check_legal`] | offered actions are sorted, unique, readable, and exactly those accepted; a refused one changes nothing and says why |
//! | [`check_accepted`] | of every action that a test can name, exactly the offered ones are accepted |
//! | [`check_outcomes`] | outcomes are sorted, unique, weighted, readable, and nothing else is possible |
//! | [`check_scores`] | every seat has a place, nobody else has a score |
//! | [`check_views`] | a view can be filled in again and again without the observer noticing |
//! | [`play_checked`] | all of these at every state of a game with undos, and equal copies that stay equal |
//! | [`check_record`] | the record prints, parses, replays and verifies to the same game and facts |
//! | [`check_record_parser`] | damaged records and noise give an error or a record, never a panic |

mod allocations;
mod decisions;
mod noise;
mod playouts;
mod pool;
mod records;
mod views;
mod walk;

#[cfg(test)]
mod planted_faults;
#[cfg(test)]
mod toy;

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

pub use allocations::{check_allocates_nothing, check_state_size};
pub use decisions::{check_accepted, check_legal, check_outcomes, check_scores, check_turn};
pub use noise::check_record_parser;
pub use playouts::playouts;
pub use pool::Pool;
pub use records::check_record;
pub use views::check_views;
pub use walk::{play_checked, scout};

use crate::{FastRandom, Game, Record};

/// A random game longer than this counts as one that never ends.
pub const DECISION_COUNT_MAX: usize = 20_000;

/// Games played without checks before the checked ones, so that actions to be refused are known from
/// the first checked game on.
const SCOUTED_GAMES_PER_SETUP: u64 = 10;

/// Damaged records read for each setup.
const DAMAGED_RECORDS_PER_SETUP: usize = 300;

/// What a run of [`conformance`] met, for tests that require some variety.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Games played with all checks.
    pub games: u64,
    /// Decisions made in them, including those of chance and those taken back.
    pub decisions: u64,
    /// Decisions of the longest of them.
    pub decisions_of_longest_game: u64,
    /// Different actions met, over all setups (one met in two setups counts twice).
    pub actions: u64,
    /// Different chance outcomes met, counted likewise.
    pub outcomes: u64,
    /// Views whose hidden part was filled in differently from the real state. Stays 0 only in a game
    /// that hides nothing (or never varies what it hides, which proves nothing about leaks).
    pub hidden_parts_varied: u64,
}

/// Checks the whole contract on `games_per_setup` random games of each setup, seeded 0, 1, 2, …
///
/// # Panics
/// When the game breaks a promise; the text says which one, with seed, setup and record so far.
pub fn conformance<G: Game>(setups: &[G::Setup], games_per_setup: u64) -> Summary {
    let mut summary = Summary::default();
    for setup in setups {
        let mut pool = Pool::default();
        for seed in 0..SCOUTED_GAMES_PER_SETUP {
            with_transcript(setup, seed, |record: &mut Record<G>| {
                check_notation(&record.setup);
                scout(record, seed, &mut pool);
            });
        }
        for seed in 0..games_per_setup {
            let mut damaged = None;
            with_transcript(setup, seed, |record: &mut Record<G>| {
                let game = play_checked(record, seed, &mut pool, &mut summary);
                check_record(record, &game);
                damaged = (seed == 0).then(|| record.to_string());
            });
            if let Some(text) = damaged {
                let mut random = FastRandom::new(seed);
                check_record_parser::<G>(&text, DAMAGED_RECORDS_PER_SETUP, &mut random);
            }
        }
        summary.actions += pool.action_count() as u64;
        summary.outcomes += pool.outcome_count() as u64;
    }
    summary
}

/// Runs a check that writes down the game it plays; if the check panics, panics again with seed,
/// setup and what was written so far.
fn with_transcript<G: Game, T>(setup: &G::Setup, seed: u64, check: impl FnOnce(&mut Record<G>) -> T) -> T {
    let mut record = Record::new(setup.clone());
    match catch_unwind(AssertUnwindSafe(|| check(&mut record))) {
        Ok(value) => value,
        Err(cause) => panic!(
            "{}\nseed {seed}, setup `{setup}`, the game so far:\n{record}",
            message_of(&*cause)
        ),
    }
}

/// The text that a panic carries.
fn message_of(cause: &(dyn Any + Send)) -> &str {
    cause
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| cause.downcast_ref::<&str>().copied())
        .unwrap_or("a panic without a message")
}

/// Notation is one line without surrounding spaces, and reads back as the same value.
fn check_notation<T>(value: &T)
where
    T: Display + FromStr<Err: Display> + PartialEq + std::fmt::Debug,
{
    let text = value.to_string();
    assert!(
        !text.is_empty() && text.trim() == text && !text.contains(['\n', '\r']),
        "the notation {text:?} of {value:?} is not one trimmed line"
    );
    match text.parse::<T>() {
        Ok(read) => assert!(
            read == *value,
            "the notation `{text}` of {value:?} reads back as {read:?}"
        ),
        Err(error) => panic!("the notation `{text}` of {value:?} can't be read back: {error}"),
    }
}
