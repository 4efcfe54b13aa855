//! Which of the puzzles that were found go into the file, and in which order.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{FastRandom, Game, Random as _};

use crate::file::{File, Puzzle};

/// At most this many of one game.
const PER_GAME_MAX: usize = 12;
/// Of the puzzles of one difficulty, themes with more than this share, in percent, give some up.
const THEME_PERCENT_MAX: usize = 50;
/// At most this share of the puzzles is found by every level nearly always, in percent.
const TRIVIAL_PERCENT_MAX: usize = 4;
/// What counts as that, as the mean over the levels, in percent.
const TRIVIAL: u32 = 95;
/// The means below which a puzzle is of difficulty 3 and of difficulty 2, in percent.
const HARD: u32 = 60;
const MEDIUM: u32 = 80;

/// The file of at most `count` puzzles: as many themes and games as there are, no two of the same game side by side.
pub fn chosen<G: Game>(found: &File<G>, count: usize) -> File<G> {
    let mut puzzles = found.puzzles.clone();
    let count = count.min(puzzles.len());
    for puzzle in &mut puzzles {
        puzzle.difficulty = match puzzle.mean_found() {
            mean if mean < HARD => 3,
            mean if mean < MEDIUM => 2,
            _ => 1,
        };
    }
    shuffle(&mut puzzles);
    // Those that fewer levels find come first, as far as shares are given out.
    puzzles.sort_by_key(|puzzle| puzzle.mean_found() / 25);
    let mut kept: Vec<Puzzle<G::Action>> = Vec::new();
    let mut spare = Vec::new();
    let mut of_theme = BTreeMap::<String, usize>::new();
    let mut of_game = BTreeMap::<u32, usize>::new();
    let mut trivial = 0;
    for puzzle in puzzles {
        let is_trivial = puzzle.mean_found() >= TRIVIAL;
        let (games, themes) = (
            of_game.entry(puzzle.game).or_default(),
            of_theme.entry(puzzle.theme.clone()).or_default(),
        );
        if *games >= PER_GAME_MAX || is_trivial && trivial * 100 >= count * TRIVIAL_PERCENT_MAX {
            continue;
        }
        if kept.len() >= count || *themes * 100 >= count * THEME_PERCENT_MAX {
            spare.push(puzzle);
            continue;
        }
        *games += 1;
        *themes += 1;
        trivial += usize::from(is_trivial);
        kept.push(puzzle);
    }
    let missing = count.saturating_sub(kept.len());
    kept.extend(spare.into_iter().take(missing));
    let puzzles = apart(kept);
    let wanted: BTreeSet<u32> = puzzles.iter().map(|puzzle| puzzle.game).collect();
    let mut sources: Vec<_> = (found.sources.iter())
        .filter(|source| wanted.contains(&source.number))
        .cloned()
        .collect();
    for source in &mut sources {
        let last = puzzles.iter().filter(|puzzle| puzzle.game == source.number);
        let last = last.map(|puzzle| puzzle.at).max().unwrap_or_default();
        source.record.entries.truncate(last);
    }
    sources.sort_by_key(|source| source.number);
    File {
        sources,
        puzzles,
        tried: Vec::new(),
    }
}

/// The same order every time, but none in it.
fn shuffle<A>(puzzles: &mut [Puzzle<A>]) {
    puzzles.sort_by_key(|puzzle| (puzzle.game, puzzle.at));
    let mut random = FastRandom::new(18);
    for last in (1..puzzles.len()).rev() {
        puzzles.swap(last, random.below(last as u32 + 1) as usize);
    }
}

/// An order in which neighbours are of different games, as far as that can be.
fn apart<A>(mut puzzles: Vec<Puzzle<A>>) -> Vec<Puzzle<A>> {
    shuffle(&mut puzzles);
    let mut ordered: Vec<Puzzle<A>> = Vec::with_capacity(puzzles.len());
    while !puzzles.is_empty() {
        let last = ordered.last().map(|puzzle| puzzle.game);
        let other = |puzzle: &Puzzle<A>| Some(puzzle.game) != last;
        let place = puzzles.iter().position(other).unwrap_or(0);
        ordered.push(puzzles.remove(place));
    }
    ordered
}
