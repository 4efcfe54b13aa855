//! Whose bot thinks when. Cores are few, and a table of bots takes only one click, so nobody's bots may
//! keep those of others waiting:
//!
//! - quick bots and suggestions never wait for bots that search;
//! - bots that nobody plays against or watches think one at a time, in between;
//! - the bots of one guest's tables take no more than half of the places for searching, and neither do those of all the
//!   guests who come from one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics::{BOT_SECONDS, BOTS_WAITING};

/// How many guests' addresses are remembered; beyond that, all are forgotten and learned again.
const HOME_COUNT_MAX: usize = 50_000;

/// What a thought is for, which determines its place in line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A suggestion for a person.
    Suggestion,
    /// A bot's decision.
    Decision {
        /// Whether the bot searches, for up to a second.
        searches: bool,
        /// The guest who made the table.
        host: String,
        /// Whether only bots sit at the table and nobody watches.
        unseen: bool,
    },
}

/// The places for thinking, each kind first come, first served.
#[derive(Debug)]
pub(crate) struct Thinking {
    quick: Semaphore,
    searching: Arc<Semaphore>,
    unseen: Arc<Semaphore>,
    /// How many places for searching one host, or one address, may take.
    share: usize,
    /// The shares of those whose bots are searching or waiting to.
    shares: Mutex<HashMap<Sharer, Arc<Semaphore>>>,
    /// Where guests were last seen.
    homes: Mutex<HashMap<String, IpAddr>>,
}

/// Who shares places for searching with whom.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Sharer {
    /// All tables of a guest.
    Guest(String),
    /// All guests at an address.
    Address(IpAddr),
}

impl Thinking {
    /// The places on a machine with this many cores: one core is kept free of searches if there is more
    /// than one.
    pub(crate) fn new(cores: usize) -> Self {
        let searching = cores.saturating_sub(1).max(1);
        Self {
            quick: Semaphore::new(cores.max(1)),
            searching: Arc::new(Semaphore::new(searching)),
            unseen: Arc::new(Semaphore::new(1)),
            share: (searching / 2).max(1),
            shares: Mutex::default(),
            homes: Mutex::default(),
        }
    }

    /// Thinks away from the threads that serve connections, when it is this purpose's turn; `None` if the
    /// thought fails.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        purpose: Purpose,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let waiting = BOTS_WAITING.count();
        let _turn = self.turn(&purpose).await?;
        let searches = matches!(purpose, Purpose::Decision { searches: true, .. });
        let _place = match searches {
            true => self.searching.acquire().await.ok()?,
            false => self.quick.acquire().await.ok()?,
        };
        drop(waiting);
        thought_of(thought).await
    }

    /// The same at a place for searching that was taken before.
    pub(crate) async fn think_at<T: Send + 'static>(
        &self,
        _place: OwnedSemaphorePermit,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        thought_of(thought).await
    }

    /// A place for searching, once one is free.
    pub(crate) async fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.searching).acquire_owned().await.ok()
    }

    /// Waits for a purpose's turn among those of the same host, the same address, and those that nobody watches.
    pub(crate) async fn turn(&self, purpose: &Purpose) -> Option<Vec<OwnedSemaphorePermit>> {
        let (host, unseen) = match purpose {
            Purpose::Suggestion => (None, false),
            Purpose::Decision {
                searches,
                host,
                unseen,
            } => (searches.then(|| host.clone()), *unseen),
        };
        // Everybody takes these in the same order, so there is no deadlock.
        let home = host.as_ref().and_then(|host| self.home_of(host));
        let sharers = [home.map(Sharer::Address), host.map(Sharer::Guest)];
        let mut taken = Vec::with_capacity(sharers.len() + 1);
        for sharer in sharers.into_iter().flatten() {
            taken.push(self.share_of(sharer).acquire_owned().await.ok()?);
        }
        if unseen {
            taken.push(Arc::clone(&self.unseen).acquire_owned().await.ok()?);
        }
        Some(taken)
    }

    /// Notes where a guest comes from.
    pub(crate) fn seen(&self, guest: &str, address: IpAddr) {
        let mut homes = self.homes.lock().unwrap_or_else(PoisonError::into_inner);
        if homes.get(guest) == Some(&address) {
            return;
        }
        if homes.len() >= HOME_COUNT_MAX {
            homes.clear();
        }
        homes.insert(guest.to_owned(), address);
    }

    fn home_of(&self, guest: &str) -> Option<IpAddr> {
        let homes = self.homes.lock().unwrap_or_else(PoisonError::into_inner);
        homes.get(guest).copied()
    }

    fn share_of(&self, sharer: Sharer) -> Arc<Semaphore> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| Arc::strong_count(share) > 1);
        let share = shares
            .entry(sharer)
            .or_insert_with(|| Arc::new(Semaphore::new(self.share)));
        Arc::clone(share)
    }
}

async fn thought_of<T: Send + 'static>(thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let begun = Instant::now();
    let thought = tokio::task::spawn_blocking(thought).await;
    BOT_SECONDS.record_time(begun.elapsed());
    match thought {
        Ok(result) => Some(result),
        Err(error) => {
            tracing::error!(%error, "a bot has failed");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use futures_util::stream::{FuturesUnordered, StreamExt as _};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(10);

    fn decision(host: &str, searches: bool, unseen: bool) -> Purpose {
        Purpose::Decision {
            searches,
            host: host.to_owned(),
            unseen,
        }
    }

    /// Starts all thoughts in this order while a first one is at work, releases that one, and returns the
    /// names in the order in which they thought.
    async fn order(cores: usize, first: Purpose, line: &[(&'static str, Purpose)]) -> Vec<&'static str> {
        order_in(&Thinking::new(cores), first, line).await
    }

    async fn order_in(
        thinking: &Thinking,
        first: Purpose,
        line: &[(&'static str, Purpose)],
    ) -> Vec<&'static str> {
        let (go, wait) = mpsc::channel::<()>();
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let order = Arc::new(Mutex::new(Vec::new()));
        let first = thinking.think(first, move || {
            let _ = begun.send(());
            let _ = wait.recv_timeout(PATIENCE);
        });
        let others: FuturesUnordered<_> = line
            .iter()
            .map(|(name, purpose)| {
                let (order, name) = (Arc::clone(&order), *name);
                thinking.think(purpose.clone(), move || order.lock().unwrap().push(name))
            })
            .collect();
        let rest = async {
            has_begun.await.unwrap();
            // `FuturesUnordered` polls in the order of the line, so that each takes its place in it.
            let mut others = others;
            let early = tokio::time::timeout(Duration::from_millis(200), async {
                while others.next().await.is_some() {}
            });
            let _ = early.await;
            go.send(()).unwrap();
            while others.next().await.is_some() {}
        };
        tokio::join!(first, rest);
        let order = order.lock().unwrap();
        order.clone()
    }

    #[tokio::test]
    async fn quick_bots_and_suggestions_never_wait_for_searches() {
        let searching = || decision("anna", true, false);
        let line = [
            ("search", searching()),
            ("search", searching()),
            ("bot", decision("bela", false, false)),
            ("suggestion", Purpose::Suggestion),
        ];
        let order = order(1, searching(), &line).await;
        assert_eq!(order[2..], ["search", "search"], "{order:?}");
    }

    #[tokio::test]
    async fn what_nobody_watches_waits_for_what_is_watched() {
        let unseen = |host| decision(host, true, true);
        let line = [
            ("unseen", unseen("anna")),
            ("unseen", unseen("cili")),
            ("unseen", unseen("dani")),
            ("seen", decision("bela", true, false)),
        ];
        let order = order(2, unseen("emma"), &line).await;
        assert_eq!(order[0], "seen", "{order:?}");
    }

    #[tokio::test]
    async fn one_hosts_searches_leave_places_for_others() {
        let annas = || decision("anna", true, false);
        let line = [
            ("anna", annas()),
            ("anna", annas()),
            ("anna", annas()),
            ("bela", decision("bela", true, false)),
        ];
        // Two places for searching: one stays free of Anna's.
        let order = order(3, annas(), &line).await;
        assert_eq!(order[0], "bela", "{order:?}");
    }

    #[tokio::test]
    async fn many_guests_of_one_address_leave_places_for_others() {
        // Two places for searching: one stays free of the first address.
        let thinking = Thinking::new(3);
        let home: IpAddr = "192.0.2.1".parse().unwrap();
        for guest in ["anna", "agi", "abel"] {
            thinking.seen(guest, home);
        }
        thinking.seen("bela", "192.0.2.2".parse().unwrap());
        let line = [
            ("agi", decision("agi", true, false)),
            ("abel", decision("abel", true, false)),
            ("bela", decision("bela", true, false)),
        ];
        let order = order_in(&thinking, decision("anna", true, false), &line).await;
        assert_eq!(order[0], "bela", "{order:?}");
    }

    #[tokio::test]
    async fn shares_are_forgotten_when_nobody_waits() {
        let thinking = Thinking::new(2);
        for host in ["anna", "bela", "cili"] {
            assert_eq!(thinking.think(decision(host, true, false), || 1).await, Some(1));
        }
        assert!(thinking.shares.lock().unwrap().len() <= 1);
        assert_eq!(
            thinking
                .think(Purpose::Suggestion, || panic!("a planted panic"))
                .await,
            None::<()>
        );
    }
}
