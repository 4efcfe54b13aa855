//! Several nodes over one database: who is there, which table is whose, and requests from one to another.
//!
//! Each table is owned by one node at a time, which alone loads it. Safety rests on the database: a change is made only
//! as long as the node that makes it owns the table (`store/sql/commits.rs`). The lease is what makes the others wait no
//! longer than necessary, and keeps a node that was away from showing what is no longer so.

mod calls;
mod lease;
#[cfg(test)]
mod model;
mod places;
mod requests;
mod seal;
mod thinking;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, oneshot, watch};
use tokio::time::{Instant, sleep, timeout};

pub(crate) use calls::NoAnswer;
pub(crate) use seal::Sealed;

use crate::clock::Clock;
use crate::config::Node;
use crate::metrics::LEASES_LOST;
use crate::store::postgres::{Address, Jobs, Joined, Nodes, Peer};
use crate::store::{Fence, StoreError};
use calls::Calls;
use lease::{LEASE, Lease, Moment};
use seal::Seals;

/// How often a node gives a sign of life.
const BEAT: Duration = Duration::from_millis(500);
/// How long it waits when it is in a hurry.
const HURRY: Duration = Duration::from_millis(50);
/// How long to wait for the name of a node that may just have died.
const NAME_PATIENCE: Duration = Duration::from_secs(9);
/// How far the clock of this machine may be from the database's before it is put right, in milliseconds.
const CLOCK_TOLERANCE_MS: i64 = 250;

/// Why a node can't become a member.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// Another member has the name.
    #[error(
        "another node of this database is called `{name}` (at {address}); give each node its own --node NAME, or stop that one"
    )]
    NameTaken {
        /// Which name.
        name: String,
        /// Where the other one is.
        address: String,
    },
    /// A member runs another program.
    #[error(
        "the node `{name}` of this database runs a program that this one can't work beside; stop all nodes, then start all \
         of them with the same program"
    )]
    OtherProgram {
        /// Which member.
        name: String,
    },
    /// The database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// This node owns it.
    Here,
    /// That node owns it.
    There(Peer),
    /// Nobody owns it: whoever loads it first.
    Nobody,
    /// A node owns it that this one does not know yet, or no more: it is to be looked for again in a moment.
    Unknown,
}

/// This node, and what it knows of the others.
pub struct Cluster {
    nodes: Nodes,
    jobs: Jobs,
    me: Node,
    fence: Fence,
    clock: Clock,
    seals: Seals,
    calls: Calls,
    lease: Lease,
    /// All members, the oldest first.
    peers: watch::Sender<Arc<[Peer]>>,
    has_left: AtomicBool,
    /// The fence with which this node has begun to serve tables; 0 if it has not.
    serves_as: AtomicI64,
    /// Has the node give a sign of life now, and so learn who is a member.
    hurry: Notify,
    /// Who last loaded each table that is owned here. The lock is held while it is claimed or given up.
    held: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Option<u64>>>>>,
    /// The fences of the nodes where tables were found last.
    places: Mutex<HashMap<String, i64>>,
    /// Counts how often there was word of a job.
    asked: watch::Sender<u64>,
    /// Who waits for the answers to jobs.
    waiting: Mutex<HashMap<i64, oneshot::Sender<()>>>,
}

impl Cluster {
    /// Becomes a member. `secret` is known to all who share the database.
    ///
    /// # Errors
    /// When another member has the name, or the database does not answer.
    pub async fn join(
        database: &Address,
        me: Node,
        fence: Fence,
        secret: &[u8],
        clock: Clock,
    ) -> Result<Arc<Self>, JoinError> {
        let (peers, _) = watch::channel(Arc::from([]));
        let cluster = Arc::new(Self {
            nodes: Nodes::of(database),
            jobs: Jobs::of(database),
            me,
            fence,
            clock,
            seals: Seals::new(secret),
            calls: Calls::default(),
            lease: Lease::default(),
            peers,
            has_left: AtomicBool::new(false),
            serves_as: AtomicI64::new(0),
            hurry: Notify::new(),
            held: Mutex::default(),
            places: Mutex::default(),
            asked: watch::Sender::new(0),
            waiting: Mutex::default(),
        });
        cluster.enter().await?;
        Ok(cluster)
    }

    /// Becomes a member with a new fence; waits for a namesake that may be dead.
    async fn enter(&self) -> Result<(), JoinError> {
        let give_up = Instant::now() + NAME_PATIENCE;
        loop {
            let sent = Moment::now();
            match self.nodes.join(&self.me.name, &self.me.address, LEASE).await? {
                Joined::As(fence) => {
                    self.fence.show(fence);
                    self.lease.renew(sent);
                    self.beat().await?;
                    tracing::info!(node = self.me.name, fence, "this node is a member of the cluster");
                    return Ok(());
                }
                Joined::NameTaken(address) if Instant::now() > give_up => {
                    let name = self.me.name.clone();
                    return Err(JoinError::NameTaken { name, address });
                }
                // It may just have been killed.
                Joined::OtherProgram(name) if Instant::now() > give_up => {
                    return Err(JoinError::OtherProgram { name });
                }
                Joined::NameTaken(_) | Joined::OtherProgram(_) => sleep(BEAT).await,
            }
        }
    }

    async fn enter_again(&self, old: i64) -> Result<(), JoinError> {
        // Until its time is up, this node is its own namesake.
        self.nodes.leave(old).await?;
        self.enter().await
    }

    /// Gives signs of life until the node leaves. When they fail for too long, `abandon` lets go of everything; then the
    /// node joins again, and `come_back` has it serve again.
    pub(crate) async fn keep<F: Future<Output = ()>>(
        self: Arc<Self>,
        abandon: impl Fn() -> F,
        come_back: impl Fn(),
    ) {
        while !self.has_left() {
            tokio::select! {
                () = sleep(BEAT) => {}
                () = self.hurry.notified() => sleep(HURRY).await,
            }
            let left = self.lease.left();
            let given = timeout(left, self.beat()).await;
            if let Ok(Err(error)) = &given {
                tracing::warn!(%error, "this node could give no sign of life");
            }
            if self.has_left() || !self.lease.left().is_zero() {
                continue;
            }
            LEASES_LOST.add(1);
            tracing::error!(
                node = self.me.name,
                "this node is no member of the cluster any more and serves no tables until it is one again"
            );
            let old = self.fence.shown();
            self.fence.show(0);
            abandon().await;
            self.lock(&self.held).clear();
            while let Err(error) = self.enter_again(old).await {
                if self.has_left() {
                    return;
                }
                tracing::warn!(%error, "this node can't join the cluster again yet");
                sleep(BEAT).await;
            }
            come_back();
        }
    }

    /// Begins to serve tables. If no other node does, `catch_up` is carried out first, and meanwhile no other node begins.
    /// Gives whether the node serves now: it may have lost its lease.
    ///
    /// # Errors
    /// When the database does not answer, or `catch_up` fails.
    pub(crate) async fn serve(
        &self,
        catch_up: impl Future<Output = Result<(), StoreError>>,
    ) -> Result<bool, StoreError> {
        let mut turn = self.nodes.turn().await?;
        let fence = self.fence.shown();
        if self.serves_as.load(Ordering::SeqCst) == fence {
            return Ok(self.is_member());
        }
        if !turn.do_others_serve(fence).await? {
            catch_up.await?;
        }
        let serves = turn.serve(fence).await?;
        if serves {
            self.serves_as.store(fence, Ordering::SeqCst);
        }
        Ok(serves && self.is_member())
    }

    async fn beat(&self) -> Result<(), StoreError> {
        let (fence, sent) = (self.fence.shown(), Moment::now());
        let beat = self.nodes.beat(fence, LEASE).await?;
        if self.has_left() {
            return Ok(());
        }
        if !beat.is_member {
            self.lease.end();
            return Ok(());
        }
        self.lease.renew(sent);
        let now = beat.now + beat.asked.elapsed().as_millis() as i64;
        // An answer that was on its way for long says less about the time.
        let tolerance = CLOCK_TOLERANCE_MS.max(beat.took.as_millis() as i64);
        self.clock.follow(now, tolerance);
        let peers: Arc<[Peer]> = beat.peers.into();
        if **self.peers.borrow() != *peers {
            self.calls
                .keep_only(|address| peers.iter().any(|peer| peer.address == address));
            self.peers.send_replace(peers);
        }
        if !beat.retired.is_empty() {
            tracing::warn!(retired = ?beat.retired, "nodes gave no sign of life; their tables are free");
            self.nodes.forget(&beat.retired).await?;
        }
        Ok(())
    }

    /// Leaves: what the node owns is free at once. Requests can still be sent to the others.
    pub(crate) async fn leave(&self) {
        self.has_left.store(true, Ordering::SeqCst);
        let fence = self.fence.shown();
        self.fence.show(0);
        self.lease.end();
        if let Err(error) = self.nodes.leave(fence).await {
            tracing::warn!(%error, "the other nodes can't be told that this one leaves; they notice in a while");
        }
        let others: Arc<[Peer]> = self.others().into();
        self.peers.send_replace(others);
    }

    pub(crate) async fn close(&self) {
        self.jobs.close().await;
        self.nodes.close().await;
    }

    fn has_left(&self) -> bool {
        self.has_left.load(Ordering::SeqCst)
    }

    /// Whether this node may serve tables right now.
    pub(crate) fn is_member(&self) -> bool {
        let fence = self.fence.shown();
        fence != 0 && self.serves_as.load(Ordering::SeqCst) == fence && !self.lease.left().is_zero()
    }

    /// Whether this node does what only one does: it is the one that has been a member for longest.
    pub(crate) fn is_leader(&self) -> bool {
        let fence = self.fence.shown();
        let peers = self.peers.borrow();
        self.is_member() && peers.first().is_some_and(|oldest| oldest.fence == fence)
    }

    /// The member that does what only one does.
    pub(crate) fn leader(&self) -> Option<Peer> {
        self.peers.borrow().first().cloned()
    }

    /// Whether there is no other member.
    pub(crate) fn is_alone(&self) -> bool {
        self.others().is_empty()
    }

    /// All other members.
    pub(crate) fn others(&self) -> Vec<Peer> {
        let is_other = |peer: &&Peer| peer.name != self.me.name;
        self.peers.borrow().iter().filter(is_other).cloned().collect()
    }

    /// Notices changes of who is a member.
    pub(crate) fn changes(&self) -> watch::Receiver<Arc<[Peer]>> {
        self.peers.subscribe()
    }

    /// How long the lease lasts without another sign of life.
    pub(crate) fn lease_left(&self) -> Duration {
        self.lease.left()
    }

    fn peer(&self, fence: i64) -> Option<Peer> {
        let peers = self.peers.borrow();
        peers.iter().find(|peer| peer.fence == fence).cloned()
    }

    /// Resolves when a node is no member any more.
    pub(crate) async fn gone(&self, fence: i64) {
        let mut peers = self.changes();
        // The sender lives as long as this.
        let _ = peers
            .wait_for(|peers| peers.iter().all(|peer| peer.fence != fence))
            .await;
    }

    fn lock<'a, T>(&self, what: &'a Mutex<T>) -> MutexGuard<'a, T> {
        // What is kept is consistent at all times, so a panic elsewhere leaves nothing half done.
        what.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
