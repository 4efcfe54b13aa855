//! Which node owns a table, and taking and giving up tables.

use std::sync::Arc;

use super::{Cluster, Place};
use crate::store::StoreError;
use crate::store::postgres::OwnedBy;

/// How many tables of other nodes are remembered.
const PLACES_MAX: usize = 50_000;

impl Cluster {
    /// How many tables this node owns.
    pub(crate) fn owned_count(&self) -> usize {
        self.lock(&self.held).len()
    }

    /// Takes a table for the task with this number, if nobody else owns it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) async fn claim(&self, table: &str, task: u64) -> Result<bool, StoreError> {
        let place = Arc::clone(self.lock(&self.held).entry(table.to_owned()).or_default());
        let mut holder = place.lock().await;
        let fence = self.fence.shown();
        let mut claimed = self.nodes.claim(table, fence).await;
        for _ in 0..2 {
            // It was given up at the same moment, or does not exist.
            if claimed == Ok(OwnedBy::Nobody) {
                claimed = self.nodes.claim(table, fence).await;
            }
        }
        let is_mine = matches!(claimed, Ok(OwnedBy::Node(owner)) if owner == fence);
        // After an error it may have been claimed all the same; whoever holds it gives it up.
        if is_mine || claimed.is_err() {
            *holder = Some(task);
        }
        drop(holder);
        if !is_mine {
            self.tidy(table);
        }
        match claimed? {
            // There is no such table: nobody can own it.
            OwnedBy::Nobody => Ok(true),
            OwnedBy::Node(_) => Ok(is_mine),
        }
    }

    /// Gives up a table, unless another task has taken it since.
    pub(crate) async fn release(&self, table: &str, task: u64) {
        let place = self.lock(&self.held).get(table).cloned();
        let Some(place) = place else { return };
        let mut holder = place.lock().await;
        if *holder == Some(task) {
            *holder = None;
            if let Err(error) = self.nodes.release(table, self.fence.shown()).await {
                tracing::warn!(table, %error, "a table could not be given up; others ask for it here");
            }
        }
        drop(holder);
        drop(place);
        self.tidy(table);
    }

    /// Forgets a table that nobody holds or waits for.
    fn tidy(&self, table: &str) {
        let mut held = self.lock(&self.held);
        let is_idle = held.get(table).is_some_and(|place| {
            Arc::strong_count(place) == 1 && place.try_lock().is_ok_and(|holder| holder.is_none())
        });
        if is_idle {
            held.remove(table);
        }
    }

    /// Where a table is.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) async fn place(&self, table: &str) -> Result<Place, StoreError> {
        let remembered = self.lock(&self.places).get(table).copied();
        if let Some(peer) = remembered.and_then(|fence| self.peer(fence)) {
            return Ok(Place::There(peer));
        }
        let owner = self.nodes.owner(table).await?;
        Ok(match owner {
            OwnedBy::Node(fence) if fence == self.fence.shown() => Place::Here,
            OwnedBy::Node(fence) => match self.peer(fence) {
                Some(peer) => {
                    let mut places = self.lock(&self.places);
                    if places.len() >= PLACES_MAX {
                        places.clear();
                    }
                    places.insert(table.to_owned(), fence);
                    Place::There(peer)
                }
                // A member that has just come, or gone.
                None => {
                    self.hurry.notify_one();
                    Place::Unknown
                }
            },
            OwnedBy::Nobody => Place::Nobody,
        })
    }

    /// Forgets where a table was last.
    pub(crate) fn look_again(&self, table: &str) {
        self.lock(&self.places).remove(table);
    }

    /// The tables that wait only for a bot and that nobody owns.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) async fn left_waiting(&self) -> Result<Vec<String>, StoreError> {
        self.nodes.left_waiting().await
    }
}
