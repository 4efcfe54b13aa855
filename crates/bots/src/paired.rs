//! Paired matches: a candidate against a field, rotated through every seat on equal chance.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabletop::{Game, Seat};

use crate::table::bot_seed;
use crate::{Bot, GameReport, Interval, play_game};

/// Who plays whom.
pub struct Pairing<'a, G: Game> {
    /// The setup of the table.
    pub setup: G::Setup,
    /// Seats of that setup.
    pub seat_count: usize,
    /// Builds the candidate for a seed.
    pub candidate: &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync),
    /// Builds a bot of the field for a seed; all other seats are the field's.
    pub field: &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync),
    /// How many blocks. A block is one game for each seat that the candidate can have, all with the same chance, so
    /// `blocks × seat_count` games are played.
    pub blocks: u64,
    /// The seed of the first block; block *i* has this plus *i*.
    pub seed: u64,
    /// The number of games that run at the same time.
    pub threads: usize,
}

/// The result of a paired match.
#[derive(Clone, Debug, Default)]
pub struct MatchReport {
    /// The number of games played.
    pub games: usize,
    /// The candidate's share of the win. The blocks are the independent samples.
    pub win_share: Interval,
    /// The candidate's points minus the best other seat's, per game.
    pub margin: Interval,
    /// The candidate's points minus the mean of the other seats, per game; 0 among equals.
    pub lead: Interval,
    /// The candidate's points per game.
    pub points: Interval,
    /// The candidate's win share in each seat.
    pub by_seat: Vec<f64>,
    /// The number of choices that the candidate made per game.
    pub choices_per_game: f64,
    /// The candidate's mean time per choice.
    pub mean_time: Duration,
    /// The candidate's longest time for one choice.
    pub longest_time: Duration,
}

/// One block: the candidate's games, one per seat.
type Block = Vec<GameReport>;

/// Plays a paired match. The result depends only on the pairing, not on the number of threads (except for the times).
///
/// # Errors
/// If the setup is impossible.
pub fn paired_match<G: Game>(pairing: &Pairing<'_, G>) -> Result<MatchReport, G::SetupError> {
    G::new(&pairing.setup)?;
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<(u64, Block)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..pairing.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= pairing.blocks {
                        break;
                    }
                    let block = play_block(pairing, pairing.seed + index);
                    done.lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner)
                        .push((index, block));
                }
            });
        }
    });
    let mut blocks = done
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    blocks.sort_by_key(|(index, _)| *index);
    let blocks: Vec<Block> = blocks.into_iter().map(|(_, block)| block).collect();
    Ok(report(&blocks, pairing.seat_count))
}

fn play_block<G: Game>(pairing: &Pairing<'_, G>, seed: u64) -> Block {
    Seat::all(pairing.seat_count)
        .filter_map(|candidate| {
            let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(pairing.seat_count)
                .map(|seat| {
                    let build = if seat == candidate {
                        pairing.candidate
                    } else {
                        pairing.field
                    };
                    build(bot_seed(seed, seat))
                })
                .collect();
            play_game(&pairing.setup, &mut bots, seed).ok()
        })
        .collect()
}

fn report(blocks: &[Block], seat_count: usize) -> MatchReport {
    let per_block = |value: &dyn Fn(Seat, &GameReport) -> f64| {
        let means: Vec<f64> = blocks
            .iter()
            .map(|block| {
                let sum: f64 = Seat::all(seat_count)
                    .zip(block)
                    .map(|(seat, game)| value(seat, game))
                    .sum();
                sum / seat_count as f64
            })
            .collect();
        Interval::of(&means)
    };
    let points = |seat: Seat, game: &GameReport| f64::from(game.scores[seat].points);
    let best_other = |seat: Seat, game: &GameReport| {
        Seat::all(seat_count)
            .filter(|&other| other != seat)
            .map(|other| points(other, game))
            .fold(f64::NEG_INFINITY, f64::max)
    };
    let mean_other = |seat: Seat, game: &GameReport| {
        let others = Seat::all(seat_count).filter(|&other| other != seat);
        others.map(|other| points(other, game)).sum::<f64>() / (seat_count.max(2) - 1) as f64
    };
    let all = || blocks.iter().flat_map(|block| Seat::all(seat_count).zip(block));
    let games = all().count();
    let choices: u32 = all().map(|(seat, game)| game.choices[seat]).sum();
    let thought: Duration = all().map(|(seat, game)| game.thought[seat]).sum();
    MatchReport {
        games,
        win_share: per_block(&|seat, game| f64::from(game.win_shares[seat])),
        margin: per_block(&|seat, game| points(seat, game) - best_other(seat, game)),
        lead: per_block(&|seat, game| points(seat, game) - mean_other(seat, game)),
        points: per_block(&points),
        by_seat: Seat::all(seat_count)
            .map(|seat| {
                let shares: Vec<f64> = blocks
                    .iter()
                    .filter_map(|block| block.get(seat.index()))
                    .map(|game| f64::from(game.win_shares[seat]))
                    .collect();
                Interval::of(&shares).mean
            })
            .collect(),
        choices_per_game: f64::from(choices) / games.max(1) as f64,
        mean_time: thought.checked_div(choices).unwrap_or_default(),
        longest_time: all()
            .map(|(seat, game)| game.longest[seat])
            .max()
            .unwrap_or_default(),
    }
}
