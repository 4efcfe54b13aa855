//! Games as they come in, grouped into blocks.

use std::collections::BTreeMap;

use super::game::Played;
use super::plan::{Job, Schedule};

/// A block of the plan. Ordered as in the plan.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId {
    /// Its number among the blocks of its table and lineup.
    pub block: u64,
    /// The table.
    pub table: usize,
    /// The lineup; 0 if lineups are drawn.
    pub lineup: usize,
}

impl BlockId {
    /// The block that a game belongs to.
    #[must_use]
    pub fn of(job: Job) -> Self {
        Self {
            block: job.block,
            table: job.table,
            lineup: job.lineup,
        }
    }
}

/// All games that have been played. Only complete blocks count.
#[derive(Clone, Debug, Default)]
pub struct Results {
    whole: BTreeMap<BlockId, Vec<Played>>,
    parts: BTreeMap<BlockId, Vec<Played>>,
}

impl Results {
    /// Adds a game; returns the block's number if the game completed it.
    pub fn add(&mut self, schedule: &Schedule, game: Played) -> Option<BlockId> {
        let id = BlockId::of(game.job);
        let games = self.parts.entry(id).or_default();
        let place = games.partition_point(|other| other.job.turn < game.job.turn);
        games.insert(place, game);
        if games.len() < schedule.seat_count(id.table) {
            return None;
        }
        let games = self.parts.remove(&id)?;
        self.whole.insert(id, games);
        Some(id)
    }

    /// The complete blocks, in the order of the plan.
    pub fn blocks(&self) -> impl Iterator<Item = (BlockId, &[Played])> + Clone {
        self.whole.iter().map(|(id, games)| (*id, games.as_slice()))
    }

    /// The complete block with this number.
    #[must_use]
    pub fn block(&self, id: BlockId) -> Option<&[Played]> {
        self.whole.get(&id).map(Vec::as_slice)
    }

    /// All games, whether or not their blocks are complete.
    pub fn games(&self) -> impl Iterator<Item = &Played> {
        self.whole.values().chain(self.parts.values()).flatten()
    }

    /// Whether the game has been played.
    #[must_use]
    pub fn has(&self, job: Job) -> bool {
        let id = BlockId::of(job);
        self.whole.contains_key(&id)
            || (self.parts.get(&id)).is_some_and(|games| games.iter().any(|game| game.job == job))
    }

    /// How many games have been played.
    #[must_use]
    pub fn game_count(&self) -> u64 {
        self.games().count() as u64
    }
}
