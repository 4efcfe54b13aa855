//! Ratings by the Plackett-Luce model.
//!
//! R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, Journal of Machine
//! Learning Research 12 (2011), 267-300, algorithm 4: the order in which chairs finish is that of drawing
//! winners one after the other, each chair with a chance in proportion to exp(strength).
//!
//! The method updates beliefs game by game, so the last games would count most. The rating is therefore the mean of the
//! beliefs over the second half of the games (B. T. Polyak and A. B. Juditsky, Acceleration of Stochastic Approximation
//! by Averaging, SIAM Journal on Control and Optimization 30, 1992), and its interval comes from repeating the whole
//! procedure on blocks drawn with replacement (B. Efron, Bootstrap Methods, Annals of Statistics 7, 1979): games of one
//! block share their chance and are not independent.

use std::collections::BTreeMap;
use std::rc::Rc;

use tabletop::{FastRandom, Random as _, SEAT_COUNT_MAX};

use super::estimate::BLOCKS_LEAST;
use super::game::Played;
use super::results::BlockId;

/// What is believed about an entrant's strength: a normal distribution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Belief {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

/// The belief before the first game: mean 25, deviation 25/3, as in the paper.
impl Default for Belief {
    fn default() -> Self {
        Self {
            mean: 25.0,
            deviation: 25.0 / 3.0,
        }
    }
}

/// How much the performance in one game varies around the strength: 25/6, as in the paper.
const BETA: f64 = 25.0 / 6.0;

/// The smallest part of a variance that one game leaves (the paper's κ).
const KEPT_LEAST: f64 = 1e-4;

/// The most repetitions behind an interval, and the most games that all of them together may update.
const REPETITIONS_MAX: usize = 200;
const REPEATED_GAMES_MAX: usize = 20_000_000;

/// An entrant's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength: 25 for an unknown entrant. A lead of *d* at a table of *n*
    /// makes finishing ahead exp(d / (25/6 · √n)) times as likely as finishing behind.
    pub mean: f64,
    /// The lower end of the 95 % interval; minus infinity while nothing is known about it.
    pub low: f64,
    /// The upper end of the 95 % interval; infinity while nothing is known about it.
    pub high: f64,
}

/// One game's update of the beliefs about its chairs; `ranks[i]` is the place of chair *i*, 1 for the best,
/// equal places allowed.
pub fn plackett_luce(beliefs: &mut [Belief], ranks: &[u8]) {
    let changes = changes(beliefs, ranks);
    for (belief, change) in beliefs.iter_mut().zip(changes) {
        belief.mean += change.shift;
        belief.deviation *= change.kept.sqrt();
    }
}

/// What a game changes about a belief.
#[derive(Clone, Copy, Default)]
struct Change {
    /// Added to the mean.
    shift: f64,
    /// Multiplies the variance.
    kept: f64,
}

fn changes(beliefs: &[Belief], ranks: &[u8]) -> [Change; SEAT_COUNT_MAX] {
    let count = beliefs.len().min(ranks.len()).min(SEAT_COUNT_MAX);
    let variances = beliefs[..count].iter().map(|belief| belief.deviation.powi(2));
    let c = f64::sqrt(variances.map(|variance| variance + BETA.powi(2)).sum());
    let mut worth = [0.0; SEAT_COUNT_MAX];
    for (worth, belief) in worth.iter_mut().zip(&beliefs[..count]) {
        *worth = f64::exp(belief.mean / c);
    }
    // For each chair q: all chairs that did not finish ahead of it, and how many share its place.
    let mut behind = [0.0; SEAT_COUNT_MAX];
    let mut equal = [0.0; SEAT_COUNT_MAX];
    for q in 0..count {
        for other in 0..count {
            if ranks[other] >= ranks[q] {
                behind[q] += worth[other];
            }
            if ranks[other] == ranks[q] {
                equal[q] += 1.0;
            }
        }
    }
    let mut changes = [Change::default(); SEAT_COUNT_MAX];
    for chair in 0..count {
        let variance = beliefs[chair].deviation.powi(2);
        let (mut omega, mut delta) = (0.0, 0.0);
        for q in (0..count).filter(|&q| ranks[q] <= ranks[chair]) {
            let chance = worth[chair] / behind[q];
            omega += (f64::from(u8::from(q == chair)) - chance) / equal[q];
            delta += chance * (1.0 - chance) / equal[q];
        }
        let gamma = beliefs[chair].deviation / c;
        changes[chair] = Change {
            shift: variance / c * omega,
            kept: (1.0 - gamma * variance / c.powi(2) * delta).max(KEPT_LEAST),
        };
    }
    changes
}

/// A game as the rating sees it.
#[derive(Clone, Copy)]
struct Finish {
    entrants: [u8; SEAT_COUNT_MAX],
    ranks: [u8; SEAT_COUNT_MAX],
    count: u8,
}

impl Finish {
    fn of(game: &Played) -> Self {
        let mut finish = Self {
            entrants: [0; SEAT_COUNT_MAX],
            ranks: [0; SEAT_COUNT_MAX],
            count: game.chairs.len().min(SEAT_COUNT_MAX) as u8,
        };
        for (place, chair) in game.chairs.iter().take(SEAT_COUNT_MAX).enumerate() {
            finish.entrants[place] = chair.entrant as u8;
            finish.ranks[place] = chair.rank;
        }
        finish
    }
}

/// The ratings of all entrants from these blocks, in this order. The seed is for the repetitions.
///
/// For a repetition each block is replaced by one with the same table and lineup, so that every lineup occurs as often
/// as in the games played; if one of them has only a single block, all blocks are treated as one stratum. Below 10
/// blocks there is no interval: resampling a handful says next to nothing about other blocks.
#[must_use]
pub fn ratings(entrant_count: usize, blocks: &[(BlockId, &[Played])], seed: u64) -> Vec<Rating> {
    let finishes: Vec<Vec<Finish>> = (blocks.iter())
        .map(|(_, games)| games.iter().map(Finish::of).collect())
        .collect();
    let games: usize = finishes.iter().map(Vec::len).sum();
    let means = averaged(entrant_count, games, finishes.iter());
    if finishes.len() < BLOCKS_LEAST {
        let unknown = |mean| Rating {
            mean,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
        return means.into_iter().map(unknown).collect();
    }
    let strata = strata(blocks);
    let repetitions = (REPEATED_GAMES_MAX / games.max(1)).clamp(20, REPETITIONS_MAX);
    let mut random = FastRandom::new(seed);
    let mut repeated: Vec<Vec<f64>> = Vec::with_capacity(repetitions);
    for _ in 0..repetitions {
        let drawn: Vec<&Vec<Finish>> = (strata.iter())
            .map(|stratum| &finishes[stratum[random.below(stratum.len() as u32) as usize]])
            .collect();
        let games = drawn.iter().map(|block| block.len()).sum();
        repeated.push(averaged(entrant_count, games, drawn.into_iter()));
    }
    let rating = |(entrant, mean): (usize, f64)| {
        let samples = || repeated.iter().map(|means| means[entrant]);
        let centre = samples().sum::<f64>() / repetitions as f64;
        let squares: f64 = samples().map(|sample| (sample - centre).powi(2)).sum();
        let deviation = (squares / (repetitions as f64 - 1.0)).sqrt();
        // If all blocks say the same, resampling them says nothing about how certain that is.
        let half_width = if deviation > 1e-9 {
            1.96 * deviation
        } else {
            f64::INFINITY
        };
        Rating {
            mean,
            low: mean - half_width,
            high: mean + half_width,
        }
    };
    means.into_iter().enumerate().map(rating).collect()
}

/// For each block, those that it may be replaced by, including itself.
fn strata(blocks: &[(BlockId, &[Played])]) -> Vec<Rc<[usize]>> {
    let mut apart: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (place, (id, _)) in blocks.iter().enumerate() {
        apart.entry((id.table, id.lineup)).or_default().push(place);
    }
    if apart.values().any(|stratum| stratum.len() < 2) {
        return vec![(0..blocks.len()).collect(); blocks.len()];
    }
    let apart: BTreeMap<(usize, usize), Rc<[usize]>> = apart
        .into_iter()
        .map(|(key, stratum)| (key, stratum.into()))
        .collect();
    blocks
        .iter()
        .map(|(id, _)| Rc::clone(&apart[&(id.table, id.lineup)]))
        .collect()
}

/// The mean beliefs over the second half of the games.
fn averaged<'a>(
    entrant_count: usize,
    games: usize,
    blocks: impl Iterator<Item = &'a Vec<Finish>>,
) -> Vec<f64> {
    let mut beliefs = vec![Belief::default(); entrant_count];
    let mut sums = vec![0.0; entrant_count];
    let mut summed = 0u32;
    for (number, finish) in blocks.flatten().enumerate() {
        update(&mut beliefs, finish);
        if 2 * (number + 1) >= games {
            for (sum, belief) in sums.iter_mut().zip(&beliefs) {
                *sum += belief.mean;
            }
            summed += 1;
        }
    }
    match summed {
        0 => beliefs.iter().map(|belief| belief.mean).collect(),
        _ => sums.into_iter().map(|sum| sum / f64::from(summed)).collect(),
    }
}

/// An entrant that sits in several chairs gets the changes of all of them.
fn update(beliefs: &mut [Belief], finish: &Finish) {
    let count = usize::from(finish.count);
    let mut seated = [Belief::default(); SEAT_COUNT_MAX];
    for (belief, &entrant) in seated.iter_mut().zip(&finish.entrants[..count]) {
        *belief = beliefs[usize::from(entrant)];
    }
    let changes = changes(&seated[..count], &finish.ranks[..count]);
    for (&entrant, change) in finish.entrants[..count].iter().zip(changes) {
        let belief = &mut beliefs[usize::from(entrant)];
        belief.mean += change.shift;
        belief.deviation *= change.kept.sqrt();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::tests::game;

    fn rated(ranks: &[u8]) -> Vec<Belief> {
        let mut beliefs = vec![Belief::default(); ranks.len()];
        plackett_luce(&mut beliefs, ranks);
        beliefs
    }

    /// By hand: c = √(2 · (69.4444 + 17.3611)) = 13.1762; shift 69.4444 / c · (1 − 0.5) = 2.63523;
    /// kept 1 − 8.3333 / c · 69.4444 / c² · 0.25 = 0.936757, so the deviation is 8.06551.
    #[test]
    fn a_duel_of_strangers_matches_the_one_worked_out_by_hand() {
        let [winner, loser] = rated(&[1, 2])[..] else {
            panic!()
        };
        assert!((winner.mean - 27.635_231).abs() < 1e-5, "{winner:?}");
        assert!((loser.mean - 22.364_769).abs() < 1e-5, "{loser:?}");
        assert!((winner.deviation - 8.065_506).abs() < 1e-5, "{winner:?}");
        assert_eq!(winner.deviation, loser.deviation);
    }

    /// By hand for four strangers: c = √(4 · 86.8056) = 18.6339, 69.4444 / c = 3.72678. The winner's Ω is
    /// 1 − 1/4, the second's 1 − 1/3 − 1/4, the third's 1 − 1/2 − 1/3 − 1/4, the last's 1 − 1 − 1/2 − 1/3 − 1/4.
    #[test]
    fn four_strangers_move_by_their_places() {
        let omegas = [0.75, 5.0 / 12.0, -1.0 / 12.0, -13.0 / 12.0];
        for (belief, omega) in rated(&[1, 2, 3, 4]).iter().zip(omegas) {
            assert!(
                (belief.mean - 25.0 - 3.726_780 * omega).abs() < 1e-4,
                "{belief:?}"
            );
        }
    }

    #[test]
    fn equal_places_change_equals_equally() {
        let all = rated(&[1, 1, 1]);
        assert!(all.iter().all(|belief| (belief.mean - 25.0).abs() < 1e-9));
        let two = rated(&[1, 1, 3]);
        assert_eq!(two[0], two[1]);
        assert!(two[0].mean > 25.0 && two[2].mean < 25.0);
    }

    /// The step that the paper takes is half the gradient of the log-likelihood; its direction is checked by
    /// differences against the explicitly computed likelihood.
    #[test]
    fn the_mean_moves_along_the_likelihood_of_the_finish() {
        let means = [27.0, 22.0, 25.5, 24.0];
        let ranks = [3, 1, 2, 4];
        let deviation = 1.0;
        let c = f64::sqrt(4.0 * (deviation + BETA.powi(2)));
        let likelihood = |means: &[f64]| {
            let worth = |place: u8| {
                let chair = ranks.iter().position(|&rank| rank == place).unwrap();
                f64::exp(means[chair] / c)
            };
            let chance = |place: u8| worth(place) / (place..=4).map(worth).sum::<f64>();
            (1..=4).map(chance).map(f64::ln).sum::<f64>()
        };
        let mut beliefs = means.map(|mean| Belief { mean, deviation });
        plackett_luce(&mut beliefs, &ranks);
        for chair in 0..4 {
            let mut moved = means;
            moved[chair] += 1e-5;
            let slope = (likelihood(&moved) - likelihood(&means)) / 1e-5;
            let shift = beliefs[chair].mean - means[chair];
            assert!((shift - slope).abs() < 1e-4, "chair {chair}: {shift}, {slope}");
        }
    }

    /// Nine blocks of one lineup are too few for an interval, ten are enough; blocks of another lineup are not drawn in
    /// their place.
    #[test]
    fn an_interval_needs_ten_blocks_and_draws_within_a_lineup() {
        let turn = |block: u64| {
            game(
                block,
                &[0, 1],
                if block.is_multiple_of(3) { &[1, 2] } else { &[2, 1] },
            )
        };
        let games: Vec<[Played; 1]> = (0..20).map(|block| [turn(block)]).collect();
        let id = |place: usize| BlockId {
            block: place as u64,
            table: 0,
            lineup: place / 10,
        };
        let blocks: Vec<(BlockId, &[Played])> = games
            .iter()
            .enumerate()
            .map(|(place, games)| (id(place), games.as_slice()))
            .collect();
        assert!(ratings(2, &blocks[..9], 1)[0].high.is_infinite());
        assert!(ratings(2, &blocks[..10], 1)[0].high.is_finite());
        let drawn = strata(&blocks);
        assert!(
            drawn[..10]
                .iter()
                .all(|stratum| stratum[..] == Vec::from_iter(0..10))
        );
        assert!(
            drawn[10..]
                .iter()
                .all(|stratum| stratum[..] == Vec::from_iter(10..20))
        );
        let lone = strata(&blocks[..11]);
        assert!(lone.iter().all(|stratum| stratum[..] == Vec::from_iter(0..11)));
    }

    /// Games drawn from the model itself: the ratings recover the strengths behind them.
    #[test]
    fn ratings_recover_the_strengths_that_made_the_games() {
        let strengths = [0.0, 0.5, 1.0];
        let mut random = FastRandom::new(11);
        let blocks: Vec<Vec<Played>> = (0..800)
            .map(|block| {
                (0..3)
                    .map(|_| {
                        let mut left = vec![0, 1, 2];
                        let mut points = [0; 3];
                        for place in 0..3 {
                            let worth = |&entrant: &usize| f64::exp(strengths[entrant]);
                            let mut ticket =
                                f64::from(random.fraction()) * left.iter().map(worth).sum::<f64>();
                            let drawn = left.iter().position(|entrant| {
                                ticket -= worth(entrant);
                                ticket < 0.0
                            });
                            points[left.remove(drawn.unwrap_or(left.len() - 1))] = 10 - place;
                        }
                        game(block, &[0, 1, 2], &points)
                    })
                    .collect()
            })
            .collect();
        let blocks: Vec<(BlockId, &[Played])> = blocks
            .iter()
            .map(|games| (BlockId::of(games[0].job), games.as_slice()))
            .collect();
        let found = ratings(3, &blocks, 1);
        let scale = BETA * f64::sqrt(3.0);
        for (one, other) in [(0, 1), (1, 2)] {
            let apart = (found[other].mean - found[one].mean) / scale;
            assert!((apart - 0.5).abs() < 0.12, "{apart}");
            assert!(found[one].high < found[other].low, "{found:?}");
        }
        assert_eq!(found, ratings(3, &blocks, 1));
    }
}
