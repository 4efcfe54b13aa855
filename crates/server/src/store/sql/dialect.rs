//! What the two databases do differently. Everything else is the same SQL for both: `$1` for parameters, BIGINT for
//! numbers, times and flags, TEXT for ids and JSON.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool};
use sqlx::{ConnectOptions as _, Executor as _};

use crate::store::{StoreError, postgres};

/// Which database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Dialect {
    Sqlite,
    Postgres,
}

/// A statement over the rows `new (value)` of the JSON list that is its first parameter: as SQLite takes it apart, and as
/// PostgreSQL does.
macro_rules! over_list {
    ($before:expr, $after:expr) => {
        [
            concat!($before, " jsonb_each($1) AS new ", $after),
            concat!(
                $before,
                " json_array_elements(CAST($1 AS json)) AS new (value) ",
                $after
            ),
        ]
    };
}
pub(super) use over_list;

impl Dialect {
    /// The first statement of a transaction that writes.
    pub(super) fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// The one of two statements that this database understands.
    pub(super) fn of(self, [sqlite, postgres]: [&'static str; 2]) -> &'static str {
        match self {
            Self::Sqlite => sqlite,
            Self::Postgres => postgres,
        }
    }
}

/// Where the connections of a store lead.
#[derive(Clone, Debug)]
pub(in crate::store) struct Source {
    pub(in crate::store) dialect: Dialect,
    pub(in crate::store) options: AnyConnectOptions,
    /// Whether several servers write, each what it owns.
    pub(in crate::store) is_shared: bool,
}

/// How long a connection to PostgreSQL may take to open, and a reader may wait for a free one.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);

/// How long SQLite waits for a lock that another process holds, such as that of a backup.
const WAIT_FOR_LOCK: &str = "PRAGMA busy_timeout = 10000";

impl Source {
    /// Opens a connection to write with. A server has one at a time: SQLite allows no more, and with PostgreSQL it holds the
    /// lock that keeps other servers away, or all but the nodes of the same cluster.
    pub(in crate::store) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        match self.dialect {
            Dialect::Sqlite => {
                let mut connection = self.options.connect().await?;
                for pragma in [
                    WAIT_FOR_LOCK,
                    "PRAGMA journal_mode = WAL",
                    "PRAGMA synchronous = FULL",
                    // The log is moved into the file by a connection of its own (`sqlite/checkpoints.rs`), unless it
                    // grows to 64 MB before that one is through.
                    "PRAGMA wal_autocheckpoint = 16384",
                    // What is deleted or replaced is overwritten: a name that somebody takes back is gone.
                    "PRAGMA secure_delete = ON",
                    // What a statement puts aside while it runs needs no file.
                    "PRAGMA temp_store = MEMORY",
                ] {
                    connection.execute(pragma).await?;
                }
                Ok(connection)
            }
            Dialect::Postgres => {
                let connecting = tokio::time::timeout(PATIENCE, self.options.connect());
                let mut connection = connecting.await.map_err(|_| nobody_answers())??;
                postgres::own(&mut connection, self.is_shared).await?;
                Ok(connection)
            }
        }
    }

    /// Connections to read with, opened when they are needed; all statements of a transaction see the same state.
    pub(in crate::store) fn readers(&self) -> AnyPool {
        let setting = match self.dialect {
            Dialect::Sqlite => WAIT_FOR_LOCK,
            Dialect::Postgres => {
                "SET statement_timeout = '30s'; \
                 SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"
            }
        };
        AnyPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(match self.dialect {
                Dialect::Sqlite => Duration::from_secs(30),
                Dialect::Postgres => PATIENCE,
            })
            .after_connect(move |connection, _| {
                Box::pin(async move { sqlx::raw_sql(setting).execute(connection).await.map(drop) })
            })
            .connect_lazy_with(self.options.clone())
    }
}

pub(super) fn nobody_answers() -> StoreError {
    StoreError::Unavailable("nobody answers in time".to_owned())
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let sqlx::Error::Database(database) = &error else {
            return match error {
                sqlx::Error::PoolTimedOut => nobody_answers(),
                other => Self::Unavailable(other.to_string()),
            };
        };
        let (text, code) = (database.message().to_owned(), database.code().unwrap_or_default());
        if database
            .try_downcast_ref::<sqlx::postgres::PgDatabaseError>()
            .is_some()
        {
            return of_postgres(&code, text);
        }
        // SQLite result codes: the low byte is the kind, the rest specifies it further.
        match code.parse::<u32>().map(|code| code & 0xff) {
            Ok(13) => Self::Full,
            Ok(3 | 8 | 14 | 23) => Self::ReadOnly(text),
            Ok(11 | 26) => Self::Damaged(text),
            _ => Self::Unavailable(text),
        }
    }
}

/// PostgreSQL's codes are listed in its manual, appendix A.
fn of_postgres(code: &str, text: String) -> StoreError {
    match code {
        "53100" => StoreError::Full,
        "25006" | "42501" => StoreError::ReadOnly(text),
        "XX001" | "XX002" => StoreError::Damaged(text),
        _ => StoreError::Unavailable(text),
    }
}
