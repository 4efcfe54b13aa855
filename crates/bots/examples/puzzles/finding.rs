//! Plays a game and finds the decisions in it that make puzzles.

use bots::analysis::{Compared, Effort, compare};
use bots::levels::Level;
use bots::search::{Budget, Searcher, Settings};
use bots::{Bot, Interval};
use tabletop::{Entry, FastRandom, Playout, Random as _, Record, Seat, Turn};

use crate::file::{Puzzle, Source};
use crate::games::Puzzled;

/// Decisions with more answers are left out: most of them would never be looked at closely.
const LEGAL_MAX: usize = 24;
/// Entries at the beginning of a game of which no puzzle is made: a matter of taste.
const BEGUN: usize = 30;
/// Entries between two puzzles of a game.
const APART: usize = 8;
/// The answers that are searched deeply.
const ANSWER_COUNT_MAX: usize = 5;
/// Of the decisions that weaker levels agree on, one in this many is looked at.
const OBVIOUS_ONE_IN: u32 = 8;
/// How often each level below the highest is asked.
const TRIES: [u64; 6] = [6, 6, 6, 6, 4, 4];

/// The luck of the levels that are asked first.
const QUICK_SEED: u64 = 77;
/// The luck of the tree search.
const TREE_SEED: u64 = 11;

/// How puzzles are found, for the head of a file.
pub fn settings<G: Puzzled>() -> String {
    let effort = |effort: Effort| format!("{}x{}", effort.worlds, effort.each);
    format!(
        "glance={} deep={} deeper={} tree={}",
        effort(G::GLANCE),
        effort(G::DEEP),
        effort(G::DEEPER),
        G::TREE
    )
}

/// How many decisions came how far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Counted {
    pub decisions: u32,
    pub glanced: u32,
    pub deep: u32,
    pub deeper: u32,
    pub tree: u32,
    pub puzzles: u32,
}

/// A game that has been looked through.
pub struct Looked<G: Puzzled> {
    pub source: Source<G>,
    pub puzzles: Vec<Puzzle<G::Action>>,
    pub counted: Counted,
}

/// Plays the game with this number and finds its puzzles.
///
/// # Errors
/// The setup is impossible.
pub fn game<G: Puzzled>(number: u32, seed: u64, setup: &G::Setup) -> Result<Looked<G>, String> {
    let mut random = FastRandom::new(seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number)));
    let mut state = G::new(setup).map_err(|error| error.to_string())?;
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..state.seat_count())
        .map(|_| G::player(random.bits()))
        .collect();
    let mut playout = Playout::<G>::with_capacity(128);
    let mut record = Record::<G>::new(setup.clone());
    let mut puzzles: Vec<Puzzle<G::Action>> = Vec::new();
    let mut counted = Counted::default();
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
                record.entries.push(Entry::Chance(outcome));
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                let action = if let [only] = legal[..] {
                    only
                } else {
                    let at = record.entries.len();
                    let apart = puzzles.last().is_none_or(|last| at >= last.at + APART);
                    if apart && at >= BEGUN {
                        let found = examined(&state, seat, &legal, &mut random, &mut counted);
                        puzzles.extend(found.map(|found| Puzzle {
                            game: number,
                            at,
                            ..found
                        }));
                    }
                    bots[seat.index()].decide(seat, &state.watched(Some(seat)), &legal)
                };
                state.apply_unchecked(seat, action, &mut ());
                record.entries.push(Entry::Seat(seat, action));
            }
        }
    }
    record.entries.truncate(puzzles.last().map_or(0, |last| last.at));
    Ok(Looked {
        source: Source { number, record },
        puzzles,
        counted,
    })
}

/// The puzzle that this decision makes, if it does.
fn examined<G: Puzzled>(
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    random: &mut FastRandom,
    counted: &mut Counted,
) -> Option<Puzzle<G::Action>> {
    // Drawn first, so that a game stays the same whatever is found in it.
    let is_drawn = random.below(OBVIOUS_ONE_IN) == 0;
    if !state.is_reviewed(seat) || !(2..=LEGAL_MAX).contains(&legal.len()) {
        return None;
    }
    counted.decisions += 1;
    let asked = Asked::<G> {
        seat,
        view: state.watched(Some(seat)),
        legal,
    };
    let quick = [Level::Guest, Level::Regular, Level::Expert].map(|level| asked.answer(level, QUICK_SEED));
    let agree = quick.iter().all(|one| *one == quick[0]);
    if agree && !is_drawn {
        return None;
    }
    counted.glanced += 1;
    let all: Vec<Vec<G::Action>> = legal.iter().map(|&action| vec![action]).collect();
    let glance = asked.look(&all, G::GLANCE, 1);
    let best = *glance.first()?.actions.first()?;
    if agree && quick[0] == Some(best) && !random.below(2).is_multiple_of(2) {
        return None;
    }
    let theme = state.theme(seat, best)?;
    if gap(&glance, seat) < G::GAPS[0] {
        return None;
    }
    let moves: Vec<Vec<G::Action>> = (glance.into_iter().take(ANSWER_COUNT_MAX))
        .map(|one| one.actions)
        .collect();
    counted.deep += 1;
    let deep = asked.look(&moves, G::DEEP, 2);
    if !is_clear(&deep, seat, &best, G::GAPS[1], G::CERTAIN) {
        return None;
    }
    counted.deeper += 1;
    let deeper = asked.look(&moves, G::DEEPER, 3);
    if !is_clear(&deeper, seat, &best, G::GAPS[2], G::CERTAIN) {
        return None;
    }
    counted.tree += 1;
    if tree_answer::<G>(seat, &asked.view, legal, TREE_SEED) != Some(best) {
        return None;
    }
    let found = asked.found(best);
    if found.last().is_none_or(|&champion| champion < G::CHAMPION_MIN) {
        return None;
    }
    counted.puzzles += 1;
    Some(Puzzle {
        game: 0,
        at: 0,
        seat,
        theme: theme.to_owned(),
        difficulty: 0,
        found,
        answers: (deeper.iter())
            .filter_map(|one| Some((*one.actions.first()?, one.shares[seat])))
            .collect(),
    })
}

/// An open decision as its seat sees it.
struct Asked<'a, G: Puzzled> {
    seat: Seat,
    view: G::View,
    legal: &'a [G::Action],
}

impl<G: Puzzled> Asked<'_, G> {
    /// What a bot of this level answers.
    fn answer(&self, level: Level, seed: u64) -> Option<G::Action> {
        let mut bot = G::bot(level.key(), seed << 32 | seed)?;
        Some(bot.decide(self.seat, &self.view, self.legal))
    }

    /// How often each level gives this answer, in percent.
    fn found(&self, best: G::Action) -> Vec<u32> {
        let percent = |(&tries, level): (&u64, Level)| {
            let hits = (1..=tries).filter(|&seed| self.answer(level, seed * 7919) == Some(best));
            (100 * hits.count() as u64 / tries) as u32
        };
        TRIES.iter().zip(Level::ALL).map(percent).collect()
    }

    /// The moves by what they are worth, the best first.
    fn look(&self, moves: &[Vec<G::Action>], effort: Effort, luck: u32) -> Vec<Compared<G::Action>> {
        let mut found =
            compare::<G>(self.seat, &self.view, moves, effort, luck, &|| false).unwrap_or_default();
        found.sort_by(|one, other| other.shares[self.seat].total_cmp(&one.shares[self.seat]));
        found
    }
}

/// By how much the first is better than the next.
fn gap<A>(found: &[Compared<A>], seat: Seat) -> f32 {
    match found {
        [best, next, ..] => best.shares[seat] - next.shares[seat],
        _ => 0.0,
    }
}

/// Whether this answer is the best one, by enough and for certain.
fn is_clear<A: PartialEq>(found: &[Compared<A>], seat: Seat, best: &A, least: f32, certain: f64) -> bool {
    let [first, next, ..] = found else { return false };
    if first.actions.first() != Some(best) || gap(found, seat) < least {
        return false;
    }
    let pairs = first.own.iter().zip(&next.own);
    let differences: Vec<f64> = pairs.map(|(one, other)| f64::from(one - other)).collect();
    // Without worlds, the end is seen exactly.
    differences.is_empty() || Interval::of(&differences).low() >= certain
}

/// What a tree search answers, which shares its effort out by itself: another way of searching.
pub fn tree_answer<G: Puzzled>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    seed: u64,
) -> Option<G::Action> {
    let settings = Settings {
        budget: Budget::iterations(G::TREE),
        worlds: 4,
        ..Settings::default()
    };
    let choices = Searcher::<G, _>::new(G::share_guide(), settings, seed).analyse(seat, view);
    let mut first = choices
        .iter()
        .filter_map(|choice| choice.actions.first().copied());
    first.find(|action| legal.contains(action))
}
