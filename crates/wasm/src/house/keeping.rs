//! What is kept of tables, and what has changed elsewhere.

use protocol::ErrorCode;
use serde::Deserialize as _;
use serde_json::Value;
use table::Table;
use table::core::refuse;
use table::message::{Input, NotStored};
use table::rows::{StoredTable, TableRow};

use super::House;
use super::answers::{lost, refusal};
use super::people::call;
use crate::host::Host;
use crate::words::{NotKept, Said};

impl<H: Host> House<H> {
    pub(super) fn load(&mut self, stored: &Value) -> Vec<Said> {
        let mut stored = match StoredTable::deserialize(stored) {
            Ok(stored) => stored,
            Err(error) => return self.unreadable(stored, error.to_string()),
        };
        call(&mut stored.row, &self.name);
        let id = stored.row.id.clone();
        let seed = u64::from_le_bytes(self.host.bytes());
        match Table::load(stored, seed, self.bot_pause_ms) {
            Ok(table) => {
                self.damaged.remove(&id);
                self.rows.insert(id.clone(), table.row().clone());
                self.tables.insert(id.clone(), table);
                self.tell(&id, Input::Wake)
            }
            Err(damaged) => {
                self.damaged.insert(id, refuse(damaged.code, damaged.to_string()));
                Vec::new()
            }
        }
    }

    /// A table with entries that can't be read says so to whoever asks for it.
    fn unreadable(&mut self, stored: &Value, message: String) -> Vec<Said> {
        match stored.pointer("/row/id").and_then(Value::as_str) {
            Some(id) => {
                let refused = refuse(
                    ErrorCode::Internal,
                    format!("table {id} can't be read: {message}"),
                );
                self.damaged.insert(id.to_owned(), refused);
                Vec::new()
            }
            None => vec![Said::Unread { message }],
        }
    }

    /// A change that is being kept here will find out by itself that it came too late.
    pub(super) fn changed(&mut self, id: &str, row: Option<Value>) -> Vec<Said> {
        let row = row.and_then(|row| TableRow::deserialize(row).ok());
        let known = self.tables.get(id).map(|table| table.row().revision);
        let is_news = row.as_ref().map(|row| row.revision) > known || row.is_none();
        if self.storing.contains(id) || !is_news {
            return Vec::new();
        }
        match row {
            Some(row) => drop(self.rows.insert(id.to_owned(), row)),
            None => drop(self.rows.remove(id)),
        }
        self.put_away(id)
    }

    /// Drops a table from memory. Whoever waits for it may ask again.
    pub(super) fn put_away(&mut self, id: &str) -> Vec<Said> {
        self.tables.remove(id);
        let waiting = self.open.extract_if(|_, (table, _)| table == id);
        waiting.map(|(reply, _)| lost(reply)).collect()
    }

    pub(super) fn stored(&mut self, id: &str, error: Option<NotKept>) -> Vec<Said> {
        if let Some(stored) = self.arriving.remove(id) {
            return match error {
                None => self.arrived(stored),
                Some(_) => Vec::new(),
            };
        }
        let not_stored = error.map(|error| match error {
            NotKept::Conflict => NotStored::Conflict,
            NotKept::Failed(why) => NotStored::Failed(why),
        });
        if let Some(reply) = self.new.remove(id)
            && let Some(error) = &not_stored
        {
            self.tables.remove(id);
            self.open.remove(&reply);
            let message = format!("the table was not made: {error}");
            return vec![refusal(reply, &refuse(ErrorCode::Storage, message))];
        }
        self.storing.remove(id);
        let said = self.tell(id, Input::Stored(not_stored.map_or(Ok(()), Err)));
        if let Some(table) = self.tables.get(id) {
            self.rows.insert(id.to_owned(), table.row().clone());
        }
        said
    }

    fn arrived(&mut self, stored: StoredTable) -> Vec<Said> {
        self.rows.insert(stored.row.id.clone(), stored.row);
        Vec::new()
    }
}
