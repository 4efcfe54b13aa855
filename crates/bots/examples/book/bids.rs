//! What a seat is worth: the points that each seat would have to give up for all to win equally often.
//!
//! The bids are found on the points of games that were played without bids. Somebody who plays for the win plays
//! otherwise with a point less, but a few points change little, and there is no other measure without an auction.

use crate::tally::Sum;

/// The parts into which the games are divided for the interval.
const PARTS: usize = 10;
/// The steps after which the bids have settled.
const STEPS: usize = 400;

/// The bid of each seat, the least being 0, and half the width of its 95 % interval.
pub fn bids(scores: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let seats = scores.first().map_or(0, Vec::len);
    let mut sums = vec![Sum::default(); seats];
    for part in 0..PARTS {
        let games: Vec<&[f64]> = scores
            .iter()
            .skip(part)
            .step_by(PARTS)
            .map(Vec::as_slice)
            .collect();
        if games.is_empty() {
            continue;
        }
        for (sum, bid) in sums.iter_mut().zip(settled(&games, seats)) {
            sum.add(bid);
        }
    }
    let least = sums.iter().map(Sum::mean).fold(f64::INFINITY, f64::min);
    sums.iter()
        .map(|sum| (sum.mean() - least, sum.half_width()))
        .collect()
}

/// Bids with which all seats win equally often, with a mean of 0: a seat that wins more often than others bids more in
/// the next step.
fn settled(games: &[&[f64]], seats: usize) -> Vec<f64> {
    let mut bids = vec![0.0; seats];
    for step in 0..STEPS {
        // In points for each share of the win; smaller steps towards the end.
        let pace = 12.0 / (1.0 + step as f64 / 20.0);
        let shares = shares(games, &bids);
        for (bid, share) in bids.iter_mut().zip(shares) {
            *bid += pace * (share - 1.0 / seats as f64);
        }
    }
    bids
}

/// Each seat's share of the wins with these bids.
fn shares(games: &[&[f64]], bids: &[f64]) -> Vec<f64> {
    let mut wins = vec![0.0; bids.len()];
    for game in games {
        let left = || game.iter().zip(bids).map(|(points, bid)| points - bid);
        let best = left().fold(f64::NEG_INFINITY, f64::max);
        let tied = left().filter(|&points| points == best).count() as f64;
        for (win, points) in wins.iter_mut().zip(left()) {
            if points == best {
                *win += 1.0 / tied;
            }
        }
    }
    let count = games.len() as f64;
    wins.iter().map(|wins| wins / count).collect()
}
