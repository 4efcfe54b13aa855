//! Statistics: what is counted of each finished game ([`digest`]), and the sums over many of them ([`tally`]).
//!
//! A game is read once, and what counts of it is kept in the store. The sums of the whole server are in memory: they are made
//! from what is kept when somebody first asks, and then only what has been written since is added. A person's sums are made
//! from the person's own games each time.

mod digest;
mod tally;

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{Company, CountedGames, CountedKind, Statistics};

use crate::registry::Registry;
use crate::store::{DigestRow, Store, StoreError};
use digest::Digest;
use tally::Tally;

/// How many games are read in one go while somebody waits, and how many otherwise.
const BATCH_ASKED: u32 = 20;
const BATCH: u32 = 50;
/// How many digests are read at a time.
const PAGE: u32 = 1000;
/// How many games of a person are looked at, the last ones.
const OWN_MAX: u32 = 5000;
/// How long before the last digest another may have been written that is not known yet, in milliseconds: another node's clock
/// may be behind, and writing takes a while.
const LATE_MS: i64 = 120_000;
/// How often finished games are looked for.
const PAUSE: Duration = Duration::from_secs(60);

/// Whose games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Of<'a> {
    /// Everybody's.
    Server,
    /// A person's, as the person sees them.
    Oneself(&'a str),
    /// A person's, as others see them.
    Another(&'a str),
}

/// The sums over the games of a server as far as they are known.
#[derive(Default, Debug)]
struct Board {
    tallies: Tallies,
    /// When the last digest was written.
    last: i64,
    /// Those that were written not long before: they are read again with those that come late.
    recent: HashMap<String, i64>,
}

/// Sums by kind of game.
#[derive(Default, Debug)]
struct Tallies(HashMap<CountedGames, Tally>);

/// All statistics of a server.
#[derive(Default, Debug)]
pub(crate) struct Counted {
    board: Mutex<Board>,
    /// Held while digests are read, so that each counts once.
    reading: tokio::sync::Mutex<()>,
    /// Held while games are read, so that no two requests read the same ones.
    digesting: tokio::sync::Mutex<()>,
}

impl Counted {
    /// The statistics of this kind of game, or of the one with most games.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn show(
        &self,
        registry: &Registry,
        of: Of<'_>,
        wanted: Option<CountedGames>,
    ) -> Result<Statistics, StoreError> {
        self.digest_some(registry, BATCH_ASKED).await?;
        let store = registry.store().as_ref();
        let (guest, all) = match of {
            Of::Server => {
                self.catch_up(store).await?;
                return Ok(self.board().tallies.shown(wanted));
            }
            Of::Oneself(guest) => (guest, true),
            Of::Another(guest) => (guest, false),
        };
        let mut own = Tallies::default();
        for row in store.digests_of_guest(guest, OWN_MAX).await? {
            let digest = Digest::read(&row.digest).filter(|digest| all || !digest.private);
            // What a bot has decided is no result of the person's.
            if let Some(digest) = digest.filter(|_| !row.stood_in) {
                own.count(&digest, Some(row.seat));
            }
        }
        Ok(own.shown(wanted))
    }

    /// Reads finished games from time to time until the server stops.
    pub(crate) async fn keep_up(&self, registry: &Registry) {
        let mut closing = registry.closing();
        loop {
            match self.digest_some(registry, BATCH).await {
                Ok(count) if count == BATCH as usize => {
                    // There are more; others may want to write in between.
                    tokio::task::yield_now().await;
                    continue;
                }
                Ok(_) => {}
                Err(error) => tracing::warn!(%error, "finished games can't be counted"),
            }
            tokio::select! {
                () = tokio::time::sleep(PAUSE) => {}
                _ = closing.wait_for(|&closing| closing) => return,
            }
        }
    }

    /// Reads up to `limit` games that have ended; gives how many.
    async fn digest_some(&self, registry: &Registry, limit: u32) -> Result<usize, StoreError> {
        let _alone = self.digesting.lock().await;
        let store = registry.store();
        let tables = store.undigested(limit).await?;
        for table in &tables {
            let Some(stored) = store.table(table).await? else {
                continue;
            };
            let digest = registry.think(move || Digest::of(&stored)).await.flatten();
            // A game that can't be read counts as read: it would be tried for ever.
            let row = DigestRow {
                table: table.clone(),
                digested: registry.clock().now(),
                digest: Digest::written(digest.as_ref()),
            };
            store.keep_digest(row).await?;
        }
        Ok(tables.len())
    }

    /// Adds what was written since.
    async fn catch_up(&self, store: &dyn Store) -> Result<(), StoreError> {
        let _alone = self.reading.lock().await;
        let (mut since, mut last) = (self.board().last - LATE_MS, String::new());
        loop {
            let rows = store.digests(since, &last, PAGE).await?;
            let Some(newest) = rows.last() else {
                self.board().forget_recent();
                return Ok(());
            };
            (since, last) = (newest.digested, newest.table.clone());
            self.board().count_new(&rows);
        }
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        // A game counts as a whole or, if something panics, is only missing until the next start.
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Board {
    fn count_new(&mut self, rows: &[DigestRow]) {
        for row in rows {
            if self.recent.insert(row.table.clone(), row.digested).is_none()
                && let Some(digest) = Digest::read(&row.digest).filter(|digest| !digest.private)
            {
                self.tallies.count(&digest, None);
            }
            self.last = self.last.max(row.digested);
        }
    }

    fn forget_recent(&mut self) {
        let since = self.last - LATE_MS;
        self.recent.retain(|_, digested| *digested >= since);
    }
}

impl Tallies {
    /// Counts a game, for all of its seats or for one.
    fn count(&mut self, digest: &Digest, seat: Option<u8>) {
        let (Ok(game), Ok(players)) = (digest.game.parse(), u8::try_from(digest.seats.len())) else {
            return;
        };
        let company = match digest.people {
            0 | 1 => Company::Bots,
            _ => Company::People,
        };
        let kind = CountedGames {
            game,
            players,
            company,
        };
        self.0.entry(kind).or_default().count(digest, seat);
    }

    fn shown(&self, wanted: Option<CountedGames>) -> Statistics {
        let counted = |(kind, tally): (&CountedGames, &Tally)| CountedKind {
            kind: *kind,
            games: tally.games(),
            wins: tally.wins(),
        };
        let mut kinds: Vec<CountedKind> = self.0.iter().map(counted).collect();
        kinds.sort_by_key(|one| (std::cmp::Reverse(one.games), one.kind));
        let kind = wanted.or_else(|| Some(kinds.first()?.kind));
        let none = Tally::default();
        let tally = kind.and_then(|kind| self.0.get(&kind)).unwrap_or(&none);
        tally.shown(kinds, kind)
    }
}
