//! Which tables and columns there are, the same in both databases: for copies, and to notice what is missing. The
//! statements that make them are beside each database (`0001.sql` and so on); a test compares all three.

use std::collections::BTreeMap;

use sqlx::AnyConnection;
use sqlx::Row as _;

use super::dialect::Dialect;
use crate::store::StoreError;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    Text,
    Number,
    Bytes,
}

/// One table.
#[derive(Debug)]
pub struct TableShape {
    pub name: &'static str,
    /// How many of the first columns identify a row.
    pub key: usize,
    pub columns: &'static [(&'static str, Type)],
}

use Type::{Bytes, Number, Text};

/// All tables, each after those that its rows refer to.
pub const TABLES: &[TableShape] = &[
    TableShape {
        name: "settings",
        key: 1,
        columns: &[("name", Text), ("value", Bytes)],
    },
    TableShape {
        name: "guests",
        key: 1,
        columns: &[
            ("id", Text),
            ("name", Text),
            ("code_hash", Text),
            ("created", Number),
            ("series", Number),
            ("avatar", Text),
            ("language", Text),
            ("link", Text),
        ],
    },
    TableShape {
        name: "tables",
        key: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("rules", Number),
            ("setup", Text),
            ("state", Text),
            ("host", Text),
            ("invitation", Text),
            ("private", Number),
            ("shuffle", Number),
            ("secret", Bytes),
            ("rematch_of", Text),
            ("created", Number),
            ("updated", Number),
            ("version", Number),
            ("revision", Number),
            ("round", Number),
            ("asked", Text),
            ("asked_since", Number),
            ("bot_asked", Number),
            ("ranks", Text),
            ("stand_in", Text),
            ("pace", Text),
            ("time_up", Text),
            ("clock_since", Number),
            ("due", Number),
            ("ended_by", Number),
            ("proposal", Text),
            ("listed", Number),
            ("ready_check", Number),
            ("ready_by", Number),
            ("said", Number),
            ("branch_of", Text),
            ("rated", Number),
            ("programs", Number),
            ("digested", Number),
            ("watch_delay", Number),
            ("bids", Number),
        ],
    },
    TableShape {
        name: "seats",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("guest", Text),
            ("bot", Text),
            ("nonce", Text),
            ("stand_in", Text),
            ("hints", Number),
            ("bank", Number),
            ("spent", Number),
            ("pause", Number),
            ("holiday_until", Number),
            ("holiday_days", Number),
            ("carried", Number),
            ("orders", Text),
            ("ready", Number),
            ("stood_in", Number),
            ("bids", Text),
        ],
    },
    TableShape {
        name: "entries",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("line", Text),
            ("time", Number),
            ("batch", Number),
            ("spent", Number),
            ("ordered", Number),
        ],
    },
    TableShape {
        name: "requests",
        key: 3,
        columns: &[
            ("table_id", Text),
            ("guest", Text),
            ("request", Text),
            ("since", Number),
            ("version", Number),
        ],
    },
    TableShape {
        name: "reviews",
        key: 1,
        columns: &[("table_id", Text), ("version", Number), ("review", Text)],
    },
    TableShape {
        name: "digests",
        key: 1,
        columns: &[("table_id", Text), ("digested", Number), ("digest", Text)],
    },
    TableShape {
        name: "shared_statistics",
        key: 1,
        columns: &[("guest", Text), ("code", Text)],
    },
    TableShape {
        name: "chat",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("guest", Text),
            ("request", Text),
            ("said", Text),
            ("time", Number),
        ],
    },
    TableShape {
        name: "reports",
        key: 1,
        columns: &[
            ("id", Text),
            ("table_id", Text),
            ("line", Number),
            ("about", Text),
            ("by_guest", Text),
            ("reason", Text),
            ("time", Number),
            ("lines", Text),
            ("settled", Number),
            ("private", Number),
        ],
    },
    TableShape {
        name: "private_lines",
        key: 1,
        columns: &[
            ("id", Text),
            ("by_guest", Text),
            ("to_guest", Text),
            ("said", Text),
            ("time", Number),
            ("seen", Number),
        ],
    },
    TableShape {
        name: "programs",
        key: 1,
        columns: &[("guest", Text), ("owner", Text), ("token_hash", Text)],
    },
    TableShape {
        name: "hosts",
        key: 1,
        columns: &[("guest", Text), ("since", Number)],
    },
    TableShape {
        name: "sanctions",
        key: 2,
        columns: &[
            ("guest", Text),
            ("kind", Text),
            ("since", Number),
            ("until", Number),
            ("reason", Text),
        ],
    },
    TableShape {
        name: "announcements",
        key: 1,
        columns: &[("id", Text), ("said", Text), ("since", Number), ("until", Number)],
    },
    TableShape {
        name: "entrances",
        key: 1,
        columns: &[
            ("code", Text),
            ("note", Text),
            ("people", Number),
            ("created", Number),
            ("until", Number),
        ],
    },
    TableShape {
        name: "notice_settings",
        key: 1,
        columns: &[("guest", Text), ("settings", Text)],
    },
    TableShape {
        name: "notices",
        key: 4,
        columns: &[
            ("table_id", Text),
            ("guest", Text),
            ("way", Text),
            ("kind", Text),
            ("since", Number),
            ("due", Number),
            ("about", Number),
            ("attempts", Number),
            ("sent", Number),
        ],
    },
    TableShape {
        name: "accounts",
        key: 1,
        columns: &[
            ("guest", Text),
            ("name", Text),
            ("name_key", Text),
            ("look", Text),
            ("password", Text),
            ("changed", Number),
        ],
    },
    TableShape {
        name: "relations",
        key: 2,
        columns: &[
            ("guest", Text),
            ("other", Text),
            ("kind", Text),
            ("since", Number),
        ],
    },
    TableShape {
        name: "invites",
        key: 2,
        columns: &[
            ("table_id", Text),
            ("guest", Text),
            ("by_guest", Text),
            ("time", Number),
        ],
    },
];

/// The first thing that is not as [`TABLES`] says, such as a column that is missing; `None` if nothing.
///
/// # Errors
/// When the database does not answer.
pub async fn difference(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Option<String>, StoreError> {
    let columns = dialect.of([
        "SELECT tables.name AS owner, columns.name AS name, columns.type AS kind \
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
        "SELECT CAST(table_name AS TEXT) AS owner, CAST(column_name AS TEXT) AS name, CAST(data_type AS TEXT) AS kind \
         FROM information_schema.columns WHERE table_schema = current_schema()",
    ]);
    let mut found = BTreeMap::new();
    for row in sqlx::query(columns).fetch_all(connection).await? {
        let place: (String, String) = (row.try_get("owner")?, row.try_get("name")?);
        found.insert(place, row.try_get::<String, _>("kind")?);
    }
    for table in TABLES {
        for &(column, expected) in table.columns {
            let kind = found.remove(&(table.name.to_owned(), column.to_owned()));
            let is_as_expected = match kind.as_deref() {
                Some("TEXT" | "text") => expected == Text,
                Some("BIGINT" | "bigint") => expected == Number,
                Some("BLOB" | "bytea") => expected == Bytes,
                _ => false,
            };
            if !is_as_expected {
                return Ok(Some(format!(
                    "the column {column} of its table {} is missing or of another type",
                    table.name
                )));
            }
        }
    }
    // Beside our tables there may be others in PostgreSQL, such as those of extensions.
    let is_ours = |owner: &str| dialect == Dialect::Sqlite || TABLES.iter().any(|table| table.name == owner);
    let unknown = found.keys().find(|(owner, _)| is_ours(owner));
    Ok(unknown.map(|(owner, column)| format!("it has a column {owner}.{column} that is unknown here")))
}
