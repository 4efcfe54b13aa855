//! The conformance suite of [`WireGame`]: what a game promises to the code that shows it, checked on random games.
//!
//! `tabletop::testkit::conformance` checks the rules; this suite checks what is between them and an interface. A game's
//! tests call [`conformance`] with the setups that matter:
//!
//! | part | what it checks |
//! |---|---|
//! | [`check_setup`] | setups print as a line and serialize to data, and both read back as the same setup |
//! | [`check_position`] | positions serialize to data that reads back as the same state |
//! | [`check_answers`] | actions serialize to data that reads back as the same; what is legal is among the controls |
//! | [`check_hidden`] | nobody is told an answer or outcome that their view does not show, now or later |
//! | [`Speech`] | every fact and refusal can be told in every language, with nothing missing |

mod hidden;
mod speech;
mod written;

use std::collections::BTreeSet;

use narrator::Narrated;
use tabletop::wire::WireGame;
use tabletop::{FastRandom, Game, Random as _, Seat, Turn};

pub use hidden::check_hidden;
pub use speech::Speech;
pub use written::{check_answers, check_position, check_setup};

/// A random game longer than this is abandoned before its end.
const DECISION_COUNT_MAX: usize = 5_000;

/// How many of the most recent answers are tried again at points where they may not be possible.
const TRIED_COUNT: usize = 40;

/// What came up, for tests that demand some variety.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// Decisions, including those of chance.
    pub decisions: u64,
    /// How often an answer or outcome was hidden from one observer but could be known by another.
    pub hidden: u64,
    /// The kinds of facts, by the names of their variants.
    pub events: BTreeSet<String>,
    /// The kinds of refusals, likewise.
    pub refusals: BTreeSet<String>,
}

/// Checks everything on this many random games of each setup.
///
/// # Panics
/// If a promise is broken; the message gives the promise, the setup and the seed.
pub fn conformance<G: WireGame + Narrated>(setups: &[G::Setup], games: u64) -> Summary {
    let speech = Speech::new();
    let mut summary = Summary::default();
    for setup in setups {
        check_setup::<G>(setup);
        for seed in 0..games {
            play::<G>(setup, seed, &speech, &mut summary);
        }
    }
    summary
}

fn play<G: WireGame + Narrated>(setup: &G::Setup, seed: u64, speech: &Speech, summary: &mut Summary) {
    let circumstances = format!("{} {setup}, seed {seed}", G::ID);
    let mut state = G::new(setup).unwrap_or_else(|error| panic!("{circumstances}: {error}"));
    assert!(
        G::new(&state.agreement()).as_ref() == Ok(&state),
        "{circumstances}: a new game with the same agreement starts differently"
    );
    let mut random = FastRandom::new(seed);
    let mut tried: Vec<G::Action> = Vec::new();
    for _ in 0..DECISION_COUNT_MAX {
        check_position(&state, &circumstances);
        let mut events = Vec::new();
        let mut next = state.clone();
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = drawn(&state, &mut random);
                next.resolve_unchecked(outcome, &mut events);
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(random.below(seats.len() as u32) as usize);
                let seat = seat.expect("a turn asks somebody");
                let legal = check_answers(&state, seat, &circumstances);
                for refusal in refusals(&state, seat, &tried) {
                    summary.refusals.insert(kind(&refusal));
                    speech.check(&G::explain(refusal), &format!("{circumstances}: {refusal:?}"));
                }
                let action = legal[random.below(legal.len() as u32) as usize];
                tried.push(action);
                tried.drain(..tried.len().saturating_sub(TRIED_COUNT));
                next.apply_unchecked(seat, action, &mut events);
            }
        }
        for event in &events {
            summary.events.insert(kind(event));
            for said in state.narrate(event) {
                speech.check(&said, &format!("{circumstances}: {event:?}"));
            }
        }
        summary.hidden += check_hidden(&state, &mut random, G::hides, &circumstances);
        summary.decisions += 1;
        state = next;
    }
}

/// The reasons why the seat can't do what is offered or was tried before.
fn refusals<G: WireGame>(state: &G, seat: Seat, tried: &[G::Action]) -> Vec<G::Refusal> {
    let controls = state.candidates(seat);
    let all = controls.iter().chain(tried);
    all.filter_map(|&action| state.check(seat, action).err())
        .collect()
}

/// A chance outcome.
fn drawn<G: Game>(state: &G, random: &mut FastRandom) -> G::Outcome {
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    outcomes[random.below(outcomes.len() as u32) as usize].outcome
}

/// The name of a variant.
fn kind(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .next()
        .unwrap_or_default()
        .to_owned()
}
