//! A registry as one node of several: it loads only tables that it owns, lets go of them when it is no member any more,
//! and does what only one node does while it leads.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::body::to_bytes;
use futures_util::future::join_all;
use protocol::{ErrorAnswer, ErrorCode, PrivateNews};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::Registry;
use super::task::Call;
use crate::cluster::{Cluster, NoAnswer, Place};
use crate::store::postgres::Peer;
use crate::store::{StoreError, TableRow};
use table::message::{Answer, Question};

/// How often the leading node looks for tables that nobody owns and that wait for a bot.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// How long to wait for the tasks of tables that were let go, and for a table that another node gives up.
const LET_GO_MAX: Duration = Duration::from_secs(5);
/// How often, and after what pause, to look for the owner of a table who is not known yet.
const LOOK_COUNT_MAX: u32 = 20;
const LOOK_PAUSE: Duration = Duration::from_millis(100);
/// How long to wait for another node.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a node that has left passes requests on, so that everybody notices that it stops.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often nodes are told again what they could not be told.
const REPEAT_EVERY: Duration = Duration::from_secs(1);
/// How much may wait to be told again.
const UNTOLD_MAX: usize = 10_000;
/// How much another node may answer, in bytes.
const ANSWER_BYTES_MAX: usize = 1024 * 1024;

/// What one node tells another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    /// A guest has another name, which is in the store.
    Renamed { guest: String },
    /// A guest was logged out everywhere.
    LoggedOut { guest: String },
    /// Somebody has written to a guest, or a guest has read it elsewhere.
    Written { guest: String, news: PrivateNews },
    /// What a guest said is no longer kept.
    Forgotten { guest: String },
    /// Tables have become somebody else's in the store.
    Brought { tables: Vec<String> },
    /// A guest has blocked somebody, or does so no longer.
    Blocked { guest: String },
    /// Somebody has chosen what to be told away from the page.
    Chose,
    /// The host has decided something.
    Decided,
    /// A table has changed about which somebody may have to be told.
    Changed { table: String },
}

/// Asks whether a guest has a table open.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct IsWatching {
    pub(crate) table: String,
    pub(crate) guest: String,
}

/// Asks which seats of tables, as far as these are loaded, have their people connected; answered with the same.
pub(crate) type Present = BTreeMap<String, Vec<usize>>;

impl Registry {
    /// The other nodes; `None` if the server shares its data with nobody.
    pub(crate) fn cluster(&self) -> Option<&Arc<Cluster>> {
        self.cluster.as_ref()
    }

    /// Whether tables may be served right now.
    pub(super) fn may_serve(&self) -> bool {
        self.cluster.as_ref().is_none_or(|cluster| cluster.is_member())
    }

    /// Whether this node does what only one does.
    pub(super) fn leads(&self) -> bool {
        self.cluster.as_ref().is_none_or(|cluster| cluster.is_leader())
    }

    /// Takes a table for a task.
    pub(super) async fn claim(&self, table: &str, task: u64) -> Result<bool, StoreError> {
        match &self.cluster {
            Some(cluster) => cluster.claim(table, task).await,
            None => Ok(true),
        }
    }

    /// Gives up what a task had.
    pub(super) async fn release(&self, table: &str, task: u64) {
        if let Some(cluster) = &self.cluster {
            cluster.release(table, task).await;
        }
    }

    /// Whether a table was refused because it is another node's, or this one serves none right now.
    pub(crate) fn has_lost(&self, table: &str, refused: &ErrorAnswer) -> bool {
        self.cluster.is_some() && refused.error.code == ErrorCode::Busy && !self.is_loaded(table)
    }

    /// Whether the table still belongs to this task.
    pub(super) fn is_of(&self, table: &str, task: u64) -> bool {
        self.lock().get(table).is_some_and(|handle| handle.serial == task)
    }

    /// Remains a member until the server stops.
    pub async fn keep_membership(self: Arc<Self>) {
        let Some(cluster) = self.cluster.clone() else {
            return;
        };
        let registry = &self;
        let come_back = || drop(tokio::spawn(Arc::clone(registry).come_back()));
        cluster
            .keep(|| async { registry.abandon().await }, come_back)
            .await;
    }

    /// Serves tables again after the node has lost its lease.
    async fn come_back(self: Arc<Self>) {
        let Some(cluster) = &self.cluster else { return };
        let mut closing = self.closing();
        loop {
            // Whatever the host has decided meanwhile, nobody told this node.
            let served = match self.moderation.load().await {
                Ok(()) => cluster.serve(self.give_back()).await,
                Err(error) => Err(error),
            };
            match served {
                Ok(true) => tracing::info!("this node serves tables again"),
                // It has lost its lease again: the next time it joins, it comes back again.
                Ok(false) => {}
                Err(error) => {
                    tracing::warn!(%error, "this node can't serve tables again yet");
                    tokio::select! {
                        () = sleep(PATIENCE) => continue,
                        _ = closing.wait_for(|&closing| closing) => {}
                    }
                }
            }
            return;
        }
    }

    /// Lets go of everything at once: other nodes may own it by now.
    async fn abandon(&self) {
        self.resting.send_replace(true);
        for handle in self.lock().values() {
            // A task that has just ended has let go.
            let _ = handle.calls.send(Call::LetGo);
        }
        let ended = timeout(LET_GO_MAX, async {
            while !self.lock().is_empty() {
                sleep(Duration::from_millis(10)).await;
            }
        });
        if ended.await.is_err() {
            // Those that are still being loaded find out that they belong to nobody.
            self.lock().clear();
        }
    }

    /// Does what only one node does whenever this one leads, until the server stops.
    pub async fn lead(self: Arc<Self>) {
        let Some(cluster) = self.cluster.clone() else {
            return;
        };
        let (mut closing, mut peers) = (self.closing(), cluster.changes());
        loop {
            let leads = cluster.is_leader();
            self.resting.send_if_modified(|resting| {
                let before = std::mem::replace(resting, !leads);
                before == leads
            });
            if leads {
                self.resume_left(&cluster).await;
            }
            tokio::select! {
                () = sleep(if leads { LOOK_EVERY } else { PATIENCE }) => {}
                // The sender lives as long as the cluster.
                _ = peers.changed() => {}
                _ = closing.wait_for(|&closing| closing) => break,
            }
        }
        self.resting.send_replace(true);
    }

    /// Loads the tables of nodes that are gone, where these wait for a bot.
    async fn resume_left(self: &Arc<Self>, cluster: &Cluster) {
        let left = match cluster.left_waiting().await {
            Ok(left) => left,
            Err(error) => {
                tracing::warn!(%error, "tables that nobody owns can't be found");
                return;
            }
        };
        for table in left {
            match self.ask(&table, None, Question::Invitation).await {
                Ok(_) => {}
                // Another node was quicker, or this one leads no more.
                Err(refused) if refused.error.code == ErrorCode::Busy => {}
                Err(refused) => {
                    tracing::error!(table, error = refused.error.message, "a table can't continue");
                }
            }
        }
    }

    /// What tells when this node leads no more, or stops.
    pub(super) fn resting(&self) -> watch::Receiver<bool> {
        match self.cluster {
            Some(_) => self.resting.subscribe(),
            None => self.closing(),
        }
    }

    /// Leaves the cluster once all tables have ended, and passes requests on for a while.
    pub async fn hand_over(&self) {
        let Some(cluster) = &self.cluster else { return };
        cluster.leave().await;
        if !cluster.is_alone() {
            sleep(FAREWELL).await;
        }
    }

    /// Notes a change of a table for those who are told away from the page.
    pub(super) fn note(self: &Arc<Self>, row: &TableRow) {
        match &self.cluster {
            Some(cluster) if !cluster.is_leader() => {
                if let Some(leader) = cluster.leader().filter(|_| self.notices.concerns(row)) {
                    let (registry, table) = (Arc::clone(self), row.id.clone());
                    tokio::spawn(async move { registry.tell(&leader, &Told::Changed { table }).await });
                }
            }
            _ => self.notices.changed(row),
        }
    }

    /// Tells all other nodes something; waits until they know, but not for long. Those that could not be told are told
    /// later.
    pub(super) async fn tell_all(&self, told: Told) {
        if let Some(cluster) = &self.cluster {
            let others = cluster.others();
            join_all(others.iter().map(|peer| self.tell(peer, &told))).await;
        }
    }

    async fn tell(&self, peer: &Peer, told: &Told) {
        if let Err(why) = self.ask_node::<()>(peer, "/nodes/tell", told).await {
            tracing::warn!(node = peer.name, ?why, "a node could not be told something yet");
            let mut untold = self.untold.lock().unwrap_or_else(PoisonError::into_inner);
            let entry = (peer.fence, told.clone());
            if untold.len() >= UNTOLD_MAX {
                tracing::error!(node = peer.name, "too much waits to be told to other nodes");
            } else if !untold.contains(&entry) {
                untold.push(entry);
            }
        }
    }

    /// Repeats what nodes could not be told, as long as they are members, until the server stops.
    pub async fn repeat_untold(self: Arc<Self>) {
        let Some(cluster) = self.cluster.clone() else {
            return;
        };
        let mut closing = self.closing();
        loop {
            tokio::select! {
                () = sleep(REPEAT_EVERY) => {}
                _ = closing.wait_for(|&closing| closing) => return,
            }
            let untold = std::mem::take(&mut *self.untold.lock().unwrap_or_else(PoisonError::into_inner));
            let others = cluster.others();
            for (fence, told) in untold {
                // A node that is gone reads everything from the store when it is back.
                if let Some(peer) = others.iter().find(|peer| peer.fence == fence) {
                    self.tell(peer, &told).await;
                }
            }
        }
    }

    /// Asks another node, which answers with JSON.
    async fn ask_node<T: DeserializeOwned>(
        &self,
        peer: &Peer,
        path: &str,
        question: &impl Serialize,
    ) -> Result<T, NoAnswer> {
        let cluster = self.cluster.as_ref().ok_or(NoAnswer::NotSent)?;
        let body = serde_json::to_string(question).map_err(|_| NoAnswer::NotSent)?;
        let asking = async {
            let response = cluster.ask(peer, path, body).await?;
            if !response.status().is_success() {
                return Err(NoAnswer::Lost);
            }
            let answer = to_bytes(response.into_body(), ANSWER_BYTES_MAX).await;
            serde_json::from_slice(&answer.map_err(|_| NoAnswer::Lost)?).map_err(|_| NoAnswer::Lost)
        };
        timeout(PATIENCE, asking).await.unwrap_or(Err(NoAnswer::Lost))
    }

    /// Takes note of what another node tells.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn hear(self: &Arc<Self>, told: Told) -> Result<(), StoreError> {
        if let Told::Renamed { guest }
        | Told::LoggedOut { guest }
        | Told::Forgotten { guest }
        | Told::Blocked { guest } = &told
        {
            self.store.guest_changed_elsewhere(guest);
        }
        match told {
            Told::Renamed { guest } => {
                if let Some(guest) = self.store.guest(&guest).await? {
                    self.rename_here(&guest.person()).await?;
                }
            }
            Told::LoggedOut { guest } => self.log_out_here(&guest),
            Told::Written { guest, news } => self.written_here(&guest, &news),
            Told::Forgotten { guest } => self.forget_lines_here(&guest),
            Told::Brought { tables } => self.read_again_here(&tables),
            Told::Blocked { guest } => self.blocks_changed_here(&guest).await?,
            Told::Chose => self.notices.reload().await?,
            Told::Decided => self.moderation.load().await?,
            Told::Changed { table } => {
                if let Some(row) = self.store.table_row(&table).await? {
                    self.notices.changed(&row);
                }
            }
        }
        Ok(())
    }

    /// Gives up a table for another node, once what is on its way is on disk.
    pub(crate) async fn give_up(&self, table: &str) {
        let calls = self.lock().get(table).map(|handle| handle.calls.clone());
        let Some(calls) = calls else { return };
        // A task that has just ended has given up.
        let _ = calls.send(Call::GiveUp);
        let ended = timeout(LET_GO_MAX, calls.closed());
        if ended.await.is_err() {
            tracing::warn!(table, "a table could not be given up in time");
        }
    }

    /// Has another node give up a table that a person of this one needs right away.
    pub(crate) async fn bring_here(&self, table: &str) {
        let Some(cluster) = &self.cluster else { return };
        for _ in 0..LOOK_COUNT_MAX {
            match cluster.place(table).await {
                Ok(Place::There(peer)) => {
                    if let Err(why) = self.ask_node::<()>(&peer, "/nodes/give-up", &table).await {
                        tracing::warn!(node = peer.name, table, ?why, "a node does not give up a table");
                    }
                    return cluster.look_again(table);
                }
                Ok(Place::Unknown) => sleep(LOOK_PAUSE).await,
                Ok(Place::Here | Place::Nobody) | Err(_) => return,
            }
        }
    }

    /// Whether a guest has a table open, wherever it is.
    pub(super) async fn is_watching_anywhere(self: &Arc<Self>, table: &str, guest: &str) -> bool {
        let Some(cluster) = &self.cluster else {
            return self.is_watching(table, guest).await;
        };
        match cluster.place(table).await {
            Ok(Place::There(peer)) => {
                let question = IsWatching {
                    table: table.to_owned(),
                    guest: guest.to_owned(),
                };
                let answer = self.ask_node(&peer, "/nodes/watching", &question).await;
                answer.unwrap_or(false)
            }
            _ => self.is_watching(table, guest).await,
        }
    }

    /// Those of these guests, by id, who have a page open, at whatever node.
    pub(crate) async fn here_anywhere(&self, guests: &BTreeSet<String>) -> BTreeSet<String> {
        let mut here = self.here.among(guests, self.clock.now());
        let others = self.cluster.as_ref().map(|cluster| cluster.others());
        let others = others.unwrap_or_default();
        if !guests.is_empty() {
            let asking = others
                .iter()
                .map(|peer| self.ask_node::<BTreeSet<String>>(peer, "/nodes/here", guests));
            here.extend(join_all(asking).await.into_iter().flatten().flatten());
        }
        here
    }

    /// Which seats of tables have their people connected, as far as the tables are loaded here.
    pub(crate) async fn present_here(self: &Arc<Self>, tables: Present) -> Present {
        let mut present = Present::new();
        for table in tables.into_keys().filter(|table| self.is_loaded(table)) {
            if let Ok(Answer::Summary(summary)) = self.ask(&table, None, Question::Invitation).await {
                let connected = summary
                    .seats
                    .iter()
                    .enumerate()
                    .filter(|(_, seat)| seat.connected);
                present.insert(table, connected.map(|(seat, _)| seat).collect());
            }
        }
        present
    }

    /// The same of all other nodes.
    pub(crate) async fn present_elsewhere(&self, tables: impl Iterator<Item = String>) -> Present {
        let others = self.cluster.as_ref().map(|cluster| cluster.others());
        let others = others.unwrap_or_default();
        let question: Present = tables.map(|table| (table, Vec::new())).collect();
        if others.is_empty() || question.is_empty() {
            return Present::new();
        }
        let asking = others
            .iter()
            .map(|peer| self.ask_node::<Present>(peer, "/nodes/present", &question));
        join_all(asking).await.into_iter().flatten().flatten().collect()
    }
}
