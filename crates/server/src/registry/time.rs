//! Time as the server keeps it: it stops while no server is running, and flags fall even where nobody is looking.

use std::sync::Arc;
use std::time::Duration;

use protocol::ErrorCode;

use super::Registry;
use crate::store::{Commit, Stale, StoreError, TableRow};
use table::clock;
use table::message::Question;
use table::waiting;

/// How often the server notes that it is alive and looks for anybody whose time is up at tables that nobody watches, in
/// milliseconds. A server that is killed gives everybody up to this much extra.
const BEAT_MS: i64 = 5_000;
/// How often the server looks for tables that the host no longer keeps, in milliseconds.
const TIDY_MS: i64 = 3600 * 1000;
/// How many tables are looked up at a time that may be removed.
const TIDY_BATCH: u32 = 500;
/// How many of the tables in the lobby get back the time without a server: more than it ever lists.
const LISTED_MAX: u32 = 1_000;
/// How long a node waits until it tries again to begin serving.
const SERVE_PAUSE: Duration = Duration::from_millis(500);
const DAY_MS: i64 = 24 * 3600 * 1000;
/// For how many days what people said, and what was reported of it, is kept.
const CHAT_DAYS: i64 = 90;

impl Registry {
    /// Reads what everything else needs, and gives back the time that passed while no server was running. To be called
    /// before the first table is loaded.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        self.notices.load().await?;
        self.moderation.load().await?;
        let Some(cluster) = &self.cluster else {
            return self.give_back().await;
        };
        // A node that loses its lease meanwhile joins again.
        while !cluster.serve(self.give_back()).await? {
            tokio::time::sleep(SERVE_PAUSE).await;
        }
        Ok(())
    }

    /// Gives back the time since a server was last seen.
    pub(super) async fn give_back(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let last = self.store.last_stamp().await?.unwrap_or(now);
        for mut row in self.store.tables_with_clocks().await? {
            let task = self.next_serial();
            if !self.claim(&row.id, task).await? {
                continue;
            }
            // Time that ran until the server was last seen counts; the rest counts for nobody.
            let since = row.clock_since.unwrap_or(now);
            let stopped = last.clamp(since, now.max(since));
            clock::advance(&mut row, stopped);
            waiting::put_off(&mut row, (now - stopped).max(0), now);
            row.clock_since = Some(now);
            self.put_off(row, task).await?;
        }
        self.put_off_listed(last, now).await?;
        self.store.stamp(now).await
    }

    /// Does the same for tables in the lobby, which have no clocks.
    async fn put_off_listed(&self, last: i64, now: i64) -> Result<(), StoreError> {
        for mut row in self.store.listed_tables(i64::MIN, LISTED_MAX).await? {
            let task = self.next_serial();
            if row.clock_since.is_none() && self.claim(&row.id, task).await? {
                let stopped = last.clamp(row.updated.min(now), now);
                waiting::put_off(&mut row, now - stopped, now);
                self.put_off(row, task).await?;
            }
        }
        Ok(())
    }

    /// Stores a table that a task has taken, and gives it up.
    async fn put_off(&self, mut row: TableRow, task: u64) -> Result<(), StoreError> {
        row.due = clock::due(&row);
        row.revision += 1;
        let commit = Commit {
            row,
            entries: Vec::new(),
            request: None,
        };
        let table = commit.row.id.clone();
        let given = self.store.commit(commit).await;
        self.release(&table, task).await;
        match given {
            // A node that has just lost its lease was quicker: it has kept the time.
            Err(StoreError::Conflict) if self.cluster.is_some() => Ok(()),
            given => given,
        }
    }

    /// Keeps the time until the server stops.
    pub async fn keep_time(self: Arc<Self>) {
        let mut closing = self.closing();
        let mut tidied = i64::MIN;
        loop {
            let now = self.clock.now();
            if now.saturating_sub(tidied) >= TIDY_MS && self.leads() {
                tidied = now;
                if let Err(error) = self.store.forget_chat(now - CHAT_DAYS * DAY_MS).await {
                    tracing::error!(%error, "old lines of chats could not be removed");
                }
                if let Err(error) = self.tidy(now).await {
                    tracing::error!(%error, "tables that are no longer kept could not be removed");
                }
            }
            let next = self.clock.now() + BEAT_MS;
            tokio::select! {
                () = self.clock.until(next) => {}
                _ = closing.wait_for(|&closing| closing) => break,
            }
            if self.leads()
                && let Err(error) = self.beat().await
            {
                tracing::error!(%error, "the time could not be noted");
            }
        }
    }

    /// Removes the tables that the host no longer keeps.
    async fn tidy(&self, now: i64) -> Result<(), StoreError> {
        let kinds = [
            (Stale::Unplayed, self.config.remove_unplayed_days),
            (Stale::Over, self.config.remove_finished_days),
        ];
        for (stale, days) in kinds.into_iter().filter(|(_, days)| *days > 0) {
            let before = now - i64::from(days) * DAY_MS;
            let mut removed = 0u64;
            loop {
                let removed_now = self.remove_some(stale, before).await?;
                removed += removed_now;
                if removed_now == 0 {
                    break;
                }
            }
            if removed > 0 {
                tracing::info!(
                    removed,
                    days,
                    "{}",
                    match stale {
                        Stale::Unplayed => "tables were removed where nobody has ever played",
                        Stale::Over => "tables were removed whose games ended long ago",
                    }
                );
            }
        }
        Ok(())
    }

    /// Removes some of the tables of this kind that have not changed since; returns how many.
    async fn remove_some(&self, stale: Stale, before: i64) -> Result<u64, StoreError> {
        let mut removed = 0;
        for table in self.store.stale_tables(stale, before, TIDY_BATCH).await? {
            // Somebody is looking at it right now.
            if self.is_loaded(&table) {
                continue;
            }
            let task = self.next_serial();
            if self.claim(&table, task).await? {
                let gone = self.store.remove_stale(stale, &table, before).await;
                self.release(&table, task).await;
                gone?;
                removed += 1;
            }
        }
        Ok(removed)
    }

    /// Notes that the server is alive, and loads the tables where somebody's time is up.
    async fn beat(self: &Arc<Self>) -> Result<(), StoreError> {
        let now = self.clock.now();
        let (due, any) = self.store.tables_due(now).await?;
        if any {
            self.store.stamp(now).await?;
        }
        for table in due {
            // Those in memory have already taken care of it themselves.
            if self.is_loaded(&table) {
                continue;
            }
            match self.ask(&table, None, Question::Invitation).await {
                Ok(_) => {}
                Err(refused) if refused.error.code == ErrorCode::Busy => {}
                Err(refused) => tracing::error!(table, error = refused.error.message, "a flag does not fall"),
            }
        }
        Ok(())
    }
}
