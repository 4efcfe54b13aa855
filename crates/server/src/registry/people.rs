//! What tables in memory are told about people and about each other: a new name, a block, a logout, tables that now belong
//! to somebody else, a rematch.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::Registry;
use super::nodes::Told;
use super::task::Call;
use crate::store::StoreError;
use table::message::{Input, Person};

impl Registry {
    /// Tells the loaded tables where a guest sits about the guest's new name; all others read it when they are loaded.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn rename(&self, person: &Person) -> Result<(), StoreError> {
        self.rename_here(person).await?;
        let guest = person.id.clone();
        self.tell_all(Told::Renamed { guest }).await;
        Ok(())
    }

    pub(super) async fn rename_here(&self, person: &Person) -> Result<(), StoreError> {
        let seated = self.store.tables_where_seated(&person.id).await?;
        let tables = self.lock();
        for handle in seated.iter().filter_map(|table| tables.get(table)) {
            // A table that is being put away reads the name when it is loaded again.
            let _ = handle.calls.send(Call::Tell(Input::Renamed(person.clone())));
        }
        Ok(())
    }

    /// Has the tables in memory among these read again: they have become somebody else's in the store.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn brought_over(self: &Arc<Self>, tables: Vec<String>) -> Result<(), StoreError> {
        self.read_again_here(&tables);
        let brought = tables.clone();
        self.tell_all(Told::Brought { tables: brought }).await;
        for table in &tables {
            if let Some(row) = self.store.table_row(table).await? {
                self.note(&row);
            }
        }
        Ok(())
    }

    pub(super) fn read_again_here(&self, tables: &[String]) {
        self.brought.fetch_add(1, Ordering::Relaxed);
        let loaded = self.lock();
        for handle in tables.iter().filter_map(|table| loaded.get(table)) {
            // A table that is being put away is read again in any case.
            let _ = handle.calls.send(Call::LetGo);
        }
    }

    /// How often tables have become somebody else's, as far as this node knows.
    pub(crate) fn brought(&self) -> u64 {
        self.brought.load(Ordering::Relaxed)
    }

    /// Has a guest, by id, no longer hear those who are blocked now, and hear those again who are not any more.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn blocks_changed(&self, guest: &str) -> Result<(), StoreError> {
        self.blocks_changed_here(guest).await?;
        let guest = guest.to_owned();
        self.tell_all(Told::Blocked { guest }).await;
        Ok(())
    }

    pub(super) async fn blocks_changed_here(&self, guest: &str) -> Result<(), StoreError> {
        let deaf_to = Arc::new(self.blocked_by(guest).await?);
        for handle in self.lock().values() {
            // A table that is just being unloaded has no listeners.
            let _ = handle.calls.send(Call::Deafen {
                guest: guest.to_owned(),
                deaf_to: Arc::clone(&deaf_to),
            });
        }
        Ok(())
    }

    /// Those whom somebody who watches does not want to hear, by id.
    pub(super) async fn deaf_to(&self, person: Option<&Person>) -> Result<BTreeSet<String>, StoreError> {
        match person {
            Some(person) => self.blocked_by(&person.id).await,
            None => Ok(BTreeSet::new()),
        }
    }

    async fn blocked_by(&self, guest: &str) -> Result<BTreeSet<String>, StoreError> {
        let blocks = self.store.of_people().blocks(guest).await?;
        let own = blocks.into_iter().filter(|(by, _)| by == guest);
        Ok(own.map(|(_, other)| other).collect())
    }

    /// Takes what a guest said, by id, from the tables in memory; the store has forgotten it.
    pub(crate) async fn forget_lines(&self, guest: &str) {
        self.forget_lines_here(guest);
        let guest = guest.to_owned();
        self.tell_all(Told::Forgotten { guest }).await;
    }

    pub(super) fn forget_lines_here(&self, guest: &str) {
        for handle in self.lock().values() {
            // A table that is just being unloaded has no chat.
            let _ = handle.calls.send(Call::ForgetLines(guest.to_owned()));
        }
    }

    /// Tells those who still look at a finished table that there is a rematch; both by id.
    pub(crate) fn rematch_made(&self, table: &str, rematch: &str) {
        if let Some(handle) = self.lock().get(table) {
            // A table that is being put away finds it when it is loaded again.
            let _ = handle.calls.send(Call::Tell(Input::Rematch(rematch.to_owned())));
        }
    }

    /// Ends every stream of a guest, by id.
    pub async fn log_out(&self, guest: &str) {
        self.log_out_here(guest);
        let guest = guest.to_owned();
        self.tell_all(Told::LoggedOut { guest }).await;
    }

    pub(super) fn log_out_here(&self, guest: &str) {
        self.private.end(guest);
        for handle in self.lock().values() {
            // A table that is just being unloaded has no streams.
            let _ = handle.calls.send(Call::Tell(Input::LoggedOut(guest.to_owned())));
        }
    }
}
