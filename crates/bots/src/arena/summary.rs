//! The results of the games.

use std::collections::BTreeMap;
use std::time::Duration;

use super::estimate::Estimate;
use super::game::{Chair, Played};
use super::plan::Schedule;
use super::results::{BlockId, Results};

/// How an entrant fared. Every estimate is over blocks; in each block the entrant's chairs are averaged.
#[derive(Clone, Debug, Default)]
pub struct EntrantSummary {
    /// The number of chairs in which it sat, usually one per game.
    pub chairs: usize,
    /// Its share of the win per chair.
    pub share: Estimate,
    /// The share that a chair would have if all entrants were equal.
    pub even: f64,
    /// Its mean place, 1 for the best, with equal places counted as their mean.
    pub rank: Estimate,
    /// Its points minus the best rival chair's, in games without a forfeit.
    pub margin: Estimate,
    /// Its points, in games without a forfeit.
    pub points: Estimate,
    /// Its share of the win in each seat; empty if tables have different numbers of seats.
    pub by_seat: Vec<Estimate>,
    /// How its points are spread; `None` if there is no game without a forfeit.
    pub spread: Option<PointSpread>,
    /// The number of its choices per game.
    pub choices_per_game: f64,
    /// Its mean time per choice.
    pub mean_time: Duration,
    /// Its longest time for one choice.
    pub longest_time: Duration,
    /// The number of games that it forfeited.
    pub forfeits: usize,
}

/// How points are spread over games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointSpread {
    /// The fewest.
    pub least: i32,
    /// A quarter of the games have no more.
    pub lower_quartile: i32,
    /// Half of the games have no more.
    pub median: i32,
    /// Three quarters of the games have no more.
    pub upper_quartile: i32,
    /// The most.
    pub most: i32,
}

impl PointSpread {
    fn of(mut points: Vec<i32>) -> Option<Self> {
        points.sort_unstable();
        let last = points.len().checked_sub(1)?;
        let at = |quarter: usize| points[quarter * last / 4];
        Some(Self {
            least: at(0),
            lower_quartile: at(1),
            median: at(2),
            upper_quartile: at(3),
            most: at(4),
        })
    }
}

/// The results at one table or at all of them.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The number of games in complete blocks.
    pub games: usize,
    /// The number of complete blocks.
    pub blocks: usize,
    /// The entrants in the order of the plan.
    pub entrants: Vec<EntrantSummary>,
    /// `ahead[a][b]`: how often a chair of *a* finished ahead of a chair of *b* in the same game, with equal places
    /// counting one half. Unknown for an entrant against itself and for entrants that never met.
    pub ahead: Vec<Vec<Estimate>>,
    /// `alone[a][b]`: the win share of *a* in the blocks in which it has one seat and *b* all the others. Unknown if
    /// the plan has no such lineup.
    pub alone: Vec<Vec<Estimate>>,
}

/// What is estimated: a value for a chair in a game, or `None` if it does not count.
type Value<'a> = &'a dyn Fn(&Played, usize) -> Option<f64>;

impl Summary {
    /// The summary of the complete blocks at this table, or at all tables.
    #[must_use]
    pub fn of(schedule: &Schedule, results: &Results, table: Option<usize>) -> Self {
        let blocks: Vec<(BlockId, &[Played])> = results
            .blocks()
            .filter(|(id, _)| table.is_none_or(|table| id.table == table))
            .collect();
        let count = schedule.plan().entrant_count;
        let entrants = (0..count).map(|entrant| entrant_summary(schedule, &blocks, entrant));
        let pair = |one: usize, other: usize| match one == other {
            true => Estimate::default(),
            false => shares(&blocks, &|game, chair| ahead(game, chair, one, other)),
        };
        let single = |one: usize, field: usize| {
            let is_single =
                |(_, games): &&(BlockId, &[Played])| games.iter().all(|game| is_alone(game, one, field));
            let among: Vec<(BlockId, &[Played])> = blocks.iter().filter(is_single).copied().collect();
            shares(&among, &|game, chair| {
                (game.chairs[chair].entrant == one).then(|| game.chairs[chair].share)
            })
        };
        Self {
            games: blocks.iter().map(|(_, games)| games.len()).sum(),
            blocks: blocks.len(),
            entrants: entrants.collect(),
            ahead: (0..count)
                .map(|one| (0..count).map(|other| pair(one, other)).collect())
                .collect(),
            alone: (0..count)
                .map(|one| (0..count).map(|field| single(one, field)).collect())
                .collect(),
        }
    }

    /// The entrants from the best win share to the worst, with equal ones in the order of the plan.
    #[must_use]
    pub fn by_share(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        let key = |entrant: usize| {
            let share = self.entrants[entrant].share.mean;
            if share.is_nan() { f64::NEG_INFINITY } else { share }
        };
        order.sort_by(|&one, &other| key(other).total_cmp(&key(one)));
        order
    }
}

/// How far the candidate's mean win share over the games of a block is above the even share.
#[must_use]
pub fn excess(games: &[Played], candidate: usize) -> f64 {
    let own = |game: &Played, chair: usize| {
        let even = 1.0 / game.chairs.len() as f64;
        (game.chairs[chair].entrant == candidate).then(|| game.chairs[chair].share - even)
    };
    block_mean(games, &own).unwrap_or_default()
}

fn entrant_summary(schedule: &Schedule, blocks: &[(BlockId, &[Played])], entrant: usize) -> EntrantSummary {
    let own = |game: &Played, chair: usize| game.chairs[chair].entrant == entrant;
    let if_own = |game: &Played, chair: usize, value: f64| own(game, chair).then_some(value);
    let if_clean =
        |game: &Played, chair: usize, value: f64| (own(game, chair) && game.is_clean()).then_some(value);
    let points = |game: &Played, chair: usize| game.chairs[chair].score.points;
    let share = |game: &Played, chair: usize| game.chairs[chair].share;
    let place = |game: &Played, chair: usize| if_own(game, chair, game.mid_rank(chair));
    let even = |game: &Played, chair: usize| if_own(game, chair, 1.0 / game.chairs.len() as f64);
    let by_seat = |seat: usize| {
        shares(blocks, &|game, chair| {
            (seat == chair).then(|| if_own(game, chair, share(game, chair)))?
        })
    };
    let seat_counts = || blocks.iter().map(|(id, _)| schedule.seat_count(id.table));
    let seats = match (seat_counts().min(), seat_counts().max()) {
        (Some(least), Some(most)) if least == most => most,
        _ => 0,
    };
    let chairs: Vec<&Chair> = (blocks.iter())
        .flat_map(|(_, games)| games.iter().flat_map(|game| &game.chairs))
        .filter(|chair| chair.entrant == entrant)
        .collect();
    let choices: u32 = chairs.iter().map(|chair| chair.choices).sum();
    let thought: Duration = chairs.iter().map(|chair| chair.thought).sum();
    let clean_points = (blocks.iter().flat_map(|(_, games)| games.iter()))
        .filter(|game| game.is_clean())
        .flat_map(|game| (0..game.chairs.len()).map(move |chair| (game, chair)))
        .filter(|(game, chair)| own(game, *chair))
        .map(|(game, chair)| points(game, chair));
    EntrantSummary {
        chairs: chairs.len(),
        share: shares(blocks, &|game, chair| if_own(game, chair, share(game, chair))),
        even: Estimate::of(&strata(blocks, &even)).mean,
        rank: Estimate::of_bounded(
            &strata(blocks, &place),
            1.0,
            seat_counts().max().unwrap_or(1) as f64,
        ),
        margin: Estimate::of(&strata(blocks, &|game, chair| {
            if_clean(game, chair, f64::from(game.margin(chair)))
        })),
        points: Estimate::of(&strata(blocks, &|game, chair| {
            if_clean(game, chair, f64::from(points(game, chair)))
        })),
        by_seat: (0..seats).map(by_seat).collect(),
        spread: PointSpread::of(clean_points.collect()),
        choices_per_game: f64::from(choices) / chairs.len().max(1) as f64,
        mean_time: thought.checked_div(choices).unwrap_or_default(),
        longest_time: chairs.iter().map(|chair| chair.longest).max().unwrap_or_default(),
        forfeits: chairs.iter().filter(|chair| chair.forfeit.is_some()).count(),
    }
}

/// Whether `one` has exactly one chair in the game and `field`, a different entrant, has all the others.
fn is_alone(game: &Played, one: usize, field: usize) -> bool {
    let chairs = |entrant: usize| {
        game.chairs
            .iter()
            .filter(|chair| chair.entrant == entrant)
            .count()
    };
    one != field && chairs(one) == 1 && chairs(field) + 1 == game.chairs.len()
}

/// How often the chair, if it belongs to `one`, finished ahead of the chairs of `other`.
fn ahead(game: &Played, chair: usize, one: usize, other: usize) -> Option<f64> {
    if game.chairs[chair].entrant != one {
        return None;
    }
    let rank = game.chairs[chair].rank;
    let results = (game.chairs.iter())
        .filter(|rival| rival.entrant == other)
        .map(|rival| match rank.cmp(&rival.rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        });
    mean(results)
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}

/// The mean over those chairs of a block that count.
fn block_mean(games: &[Played], value: Value<'_>) -> Option<f64> {
    mean(games.iter().flat_map(|game| {
        let chairs = 0..game.chairs.len();
        chairs.filter_map(move |chair| value(game, chair))
    }))
}

/// The block means by stratum: table and lineup.
fn strata(blocks: &[(BlockId, &[Played])], value: Value<'_>) -> Vec<Vec<f64>> {
    let mut strata: BTreeMap<(usize, usize), Vec<f64>> = BTreeMap::new();
    for (id, games) in blocks {
        if let Some(mean) = block_mean(games, value) {
            strata.entry((id.table, id.lineup)).or_default().push(mean);
        }
    }
    strata.into_values().collect()
}

fn shares(blocks: &[(BlockId, &[Played])], value: Value<'_>) -> Estimate {
    Estimate::of_shares(&strata(blocks, value))
}
