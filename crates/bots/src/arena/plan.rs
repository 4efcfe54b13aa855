//! What is to be played.

use std::fmt;

use tabletop::{FastRandom, SEAT_COUNT_MAX};

use super::lineup::{Lineups, shuffle};

/// The most entrants in one plan.
pub const ENTRANT_COUNT_MAX: usize = 64;

/// The most lineups at one table.
pub const LINEUP_COUNT_MAX: u64 = 100_000;

/// A table of the plan: a game with everything that its players agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePlan {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The setup, printed as its line.
    pub setup: String,
    /// The number of chairs.
    pub seat_count: usize,
}

/// What is to be played: every game is determined by it, whoever plays it and in whatever order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The source of all chance and of all bots' seeds.
    pub seed: u64,
    /// How many entrants there are; they are numbered from 0.
    pub entrant_count: usize,
    /// The tables.
    pub tables: Vec<TablePlan>,
    /// Who meets whom.
    pub lineups: Lineups,
    /// For a test of one entrant against another: only these lineups, whatever `lineups` says.
    pub candidate: Option<(usize, usize)>,
    /// Blocks for each lineup at each table, or for each table if lineups are drawn.
    pub blocks: u64,
}

/// One game of the plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Job {
    /// Which block of this table and lineup.
    pub block: u64,
    /// Which table.
    pub table: usize,
    /// Which lineup of the table; 0 if lineups are drawn.
    pub lineup: usize,
    /// How far the lineup is rotated: 0 to seats − 1.
    pub turn: usize,
}

/// Why a plan can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanError {
    /// A plan has at least two entrants (or two names for the same bot), and not too many.
    EntrantCount {
        /// How many there are.
        found: usize,
    },
    /// No table was named.
    NoTable,
    /// This many entrants meet in more ways than can be played; lineups have to be drawn.
    LineupCount {
        /// How many lineups there would be.
        found: u64,
    },
    /// The plan has no blocks, or more games than can be counted.
    BlockCount,
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EntrantCount { found } => {
                write!(f, "an arena needs 2 to {ENTRANT_COUNT_MAX} bots, not {found}")
            }
            Self::NoTable => f.write_str("an arena needs a table"),
            Self::LineupCount { found } => write!(
                f,
                "there are {found} lineups, more than {LINEUP_COUNT_MAX}; have them drawn instead"
            ),
            Self::BlockCount => f.write_str("an arena plays at least one block, and fewer than 2^32 games"),
        }
    }
}

impl std::error::Error for PlanError {}

/// A plan that can be played, with its lineups.
#[derive(Clone, Debug)]
pub struct Schedule {
    plan: Plan,
    /// For each table the lineups of every block; empty if they are drawn.
    fixed: Vec<Vec<Vec<usize>>>,
}

impl Schedule {
    /// The schedule of a plan.
    ///
    /// # Errors
    /// Names the first thing that prevents the plan from being played.
    pub fn new(plan: Plan) -> Result<Self, PlanError> {
        if !(2..=ENTRANT_COUNT_MAX).contains(&plan.entrant_count) {
            return Err(PlanError::EntrantCount {
                found: plan.entrant_count,
            });
        }
        if plan.tables.is_empty() {
            return Err(PlanError::NoTable);
        }
        let seats = |table: &TablePlan| table.seat_count.clamp(1, SEAT_COUNT_MAX);
        let counts = plan.tables.iter().map(|table| match plan.candidate {
            Some(_) => 1,
            None => plan.lineups.fixed_count(plan.entrant_count, seats(table)),
        });
        if let Some(found) = counts.max().filter(|&count| count > LINEUP_COUNT_MAX) {
            return Err(PlanError::LineupCount { found });
        }
        let lineups = |table: &TablePlan| match plan.candidate {
            Some((candidate, field)) => {
                let mut lineup = vec![field; seats(table)];
                lineup[0] = candidate;
                lineup.sort_unstable();
                vec![lineup]
            }
            None => plan.lineups.fixed(plan.entrant_count, seats(table)),
        };
        let fixed = plan.tables.iter().map(lineups).collect();
        let schedule = Self { plan, fixed };
        match schedule
            .plan
            .blocks
            .checked_mul(schedule.games_per_block() as u64)
        {
            Some(1..=0xffff_ffff) => Ok(schedule),
            _ => Err(PlanError::BlockCount),
        }
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The lineups that every block of a table plays; empty if they are drawn.
    #[must_use]
    pub fn lineups(&self, table: usize) -> &[Vec<usize>] {
        &self.fixed[table]
    }

    /// How many lineups a table has in every block.
    #[must_use]
    pub fn lineup_count(&self, table: usize) -> usize {
        self.fixed[table].len().max(1)
    }

    /// How many chairs a table has.
    #[must_use]
    pub fn seat_count(&self, table: usize) -> usize {
        self.plan.tables[table].seat_count.clamp(1, SEAT_COUNT_MAX)
    }

    /// The number of games with one block number, over all tables and lineups.
    #[must_use]
    pub fn games_per_block(&self) -> usize {
        let games = |table: usize| self.lineup_count(table) * self.seat_count(table);
        (0..self.plan.tables.len()).map(games).sum()
    }

    /// How many games the plan has.
    #[must_use]
    pub fn game_count(&self) -> u64 {
        self.plan.blocks * self.games_per_block() as u64
    }

    /// All games. Blocks come one after another, so that an interrupted run has played every table and lineup equally
    /// often.
    pub fn jobs(&self) -> impl Iterator<Item = Job> + Send + '_ {
        let tables = 0..self.plan.tables.len();
        (0..self.plan.blocks).flat_map(move |block| {
            tables.clone().flat_map(move |table| {
                (0..self.lineup_count(table)).flat_map(move |lineup| {
                    (0..self.seat_count(table)).map(move |turn| Job {
                        block,
                        table,
                        lineup,
                        turn,
                    })
                })
            })
        })
    }

    /// Whether the plan contains this game.
    #[must_use]
    pub fn has(&self, job: Job) -> bool {
        job.block < self.plan.blocks
            && job.table < self.plan.tables.len()
            && job.lineup < self.lineup_count(job.table)
            && job.turn < self.seat_count(job.table)
    }

    /// The seed of the chance that all games of the job's block share. Below 2^53, so that every program can read it
    /// from JSON without loss.
    #[must_use]
    pub fn seed_of(&self, job: Job) -> u64 {
        let parts = [job.table as u64, job.lineup as u64, job.block];
        let mix = |seed: u64, part: u64| FastRandom::new(seed.rotate_left(23) ^ part).bits();
        parts.into_iter().fold(mix(self.plan.seed, 0x6172_656e_6131), mix) >> 11
    }

    /// Who sits in each chair of a game. Within a block the same circle of entrants moves on by one chair per game;
    /// each block has its own circle, so that no entrant always sits behind the same one.
    #[must_use]
    pub fn chairs(&self, job: Job) -> Vec<usize> {
        let seat_count = self.seat_count(job.table);
        let mut random = FastRandom::new(!self.seed_of(job));
        let mut circle = match self.fixed[job.table].get(job.lineup) {
            Some(lineup) => lineup.clone(),
            None => Lineups::drawn(self.plan.entrant_count, seat_count, &mut random),
        };
        shuffle(&mut circle, &mut random);
        circle.rotate_right(job.turn % seat_count);
        circle
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn plan(entrant_count: usize, seats: &[usize], lineups: Lineups) -> Plan {
        let table = |&seat_count: &usize| TablePlan {
            game: "toy".to_owned(),
            rules: 1,
            setup: format!("players={seat_count}"),
            seat_count,
        };
        Plan {
            seed: 7,
            entrant_count,
            tables: seats.iter().map(table).collect(),
            lineups,
            candidate: None,
            blocks: 5,
        }
    }

    #[test]
    fn a_block_gives_every_entrant_every_chair_with_the_same_chance() {
        for (lineups, entrants) in [(Lineups::All, 4), (Lineups::All, 2), (Lineups::Drawn, 9)] {
            let plan = Schedule::new(plan(entrants, &[4], lineups)).unwrap();
            for lineup in 0..plan.lineup_count(0) {
                let job = |turn| Job {
                    block: 3,
                    table: 0,
                    lineup,
                    turn,
                };
                let games: Vec<Vec<usize>> = (0..4).map(|turn| plan.chairs(job(turn))).collect();
                assert!((1..4).all(|turn| plan.seed_of(job(turn)) == plan.seed_of(job(0))));
                let mut sitting = games[0].clone();
                sitting.sort_unstable();
                for chair in 0..4 {
                    let mut there: Vec<usize> = games.iter().map(|game| game[chair]).collect();
                    there.sort_unstable();
                    assert_eq!(there, sitting, "chair {chair}");
                }
            }
        }
    }

    #[test]
    fn jobs_cover_every_game_once_block_after_block() {
        let plan = Schedule::new(plan(3, &[2, 3], Lineups::All)).unwrap();
        let jobs: Vec<Job> = plan.jobs().collect();
        assert_eq!(plan.games_per_block(), 3 * 2 + 3);
        assert_eq!(jobs.len(), 5 * 9);
        assert_eq!(jobs.iter().collect::<HashSet<_>>().len(), jobs.len());
        assert!(jobs.iter().all(|&job| plan.has(job)));
        assert!(jobs.is_sorted());
        let elsewhere = Job { block: 5, ..jobs[0] };
        assert!(!plan.has(elsewhere));
    }

    #[test]
    fn every_block_has_its_own_chance_and_circle() {
        let plan = Schedule::new(plan(4, &[4, 4], Lineups::All)).unwrap();
        let first: Vec<Job> = plan.jobs().filter(|job| job.turn == 0).collect();
        let seeds: HashSet<u64> = first.iter().map(|&job| plan.seed_of(job)).collect();
        assert_eq!(seeds.len(), first.len());
        assert!(seeds.iter().all(|&seed| seed < 1 << 53));
        let circles: HashSet<Vec<usize>> = first.iter().map(|&job| plan.chairs(job)).collect();
        assert!(circles.len() > 3, "{circles:?}");
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let error = |plan: Plan| Schedule::new(plan).unwrap_err();
        let good = plan(2, &[2], Lineups::All);
        assert!(Schedule::new(good.clone()).is_ok());
        let lonely = plan(1, &[2], Lineups::All);
        assert_eq!(error(lonely), PlanError::EntrantCount { found: 1 });
        assert_eq!(error(plan(2, &[], Lineups::All)), PlanError::NoTable);
        let crowd = plan(64, &[5], Lineups::All);
        assert_eq!(error(crowd), PlanError::LineupCount { found: 7_624_512 });
        assert!(Schedule::new(plan(64, &[5], Lineups::Drawn)).is_ok());
        let endless = Plan {
            blocks: u64::MAX,
            ..good
        };
        assert_eq!(error(endless), PlanError::BlockCount);
    }
}
