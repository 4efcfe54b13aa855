//! Searches a sample of the puzzles again, with luck that none of the earlier searches had.

use bots::analysis::compare;
use tabletop::{FastRandom, Random as _};

use crate::file::{File, Puzzle};
use crate::finding::tree_answer;
use crate::games::Puzzled;

/// In how many of the puzzles that were looked at another search comes to the same answer.
#[derive(Default)]
pub struct Agreement {
    pub looked: u32,
    /// The comparison of the listed answers.
    pub compared: u32,
    /// The tree search over all answers.
    pub tree: u32,
}

/// Searches this many puzzles, drawn by lot, again.
///
/// # Errors
/// A puzzle can't be replayed.
pub fn check<G: Puzzled>(file: &File<G>, sample: usize, seed: u64) -> Result<Agreement, String> {
    let mut open: Vec<&Puzzle<G::Action>> = file.puzzles.iter().collect();
    let mut random = FastRandom::new(seed);
    let mut agreement = Agreement::default();
    let luck = 1_000 + (seed % 1_000) as u32;
    while agreement.looked < sample as u32 && !open.is_empty() {
        let puzzle = open.swap_remove(random.below(open.len() as u32) as usize);
        let state = file.state_of(puzzle)?;
        let view = state.watched(Some(puzzle.seat));
        let best = puzzle.answers.first().map(|(action, _)| *action);
        let moves: Vec<Vec<G::Action>> = puzzle.answers.iter().map(|(action, _)| vec![*action]).collect();
        let found = compare::<G>(puzzle.seat, &view, &moves, G::DEEPER, luck, &|| false).unwrap_or_default();
        let first = found
            .iter()
            .max_by(|one, other| one.shares[puzzle.seat].total_cmp(&other.shares[puzzle.seat]));
        let is_same = first.and_then(|one| one.actions.first().copied()) == best;
        let mut legal = Vec::new();
        state.legal(puzzle.seat, &mut legal);
        let is_tree = tree_answer::<G>(puzzle.seat, &view, &legal, seed) == best;
        agreement.looked += 1;
        agreement.compared += u32::from(is_same);
        agreement.tree += u32::from(is_tree);
        if !is_same || !is_tree {
            eprintln!(
                "{} {} {}: not the same answer",
                puzzle.game, puzzle.at, puzzle.theme
            );
        }
    }
    Ok(agreement)
}

/// The 95 % interval of a share (Wilson), in percent.
pub fn interval(hits: u32, of: u32) -> (f64, f64) {
    let (hits, of) = (f64::from(hits), f64::from(of.max(1)));
    let (z, share) = (1.96, hits / of);
    let middle = (share + z * z / (2.0 * of)) / (1.0 + z * z / of);
    let half = z / (1.0 + z * z / of) * (share * (1.0 - share) / of + z * z / (4.0 * of * of)).sqrt();
    (100.0 * (middle - half), 100.0 * (middle + half).min(1.0))
}
