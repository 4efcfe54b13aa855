//! Opening a PostgreSQL database: it is filled if empty, brought up to date if older, and left untouched if it is newer,
//! not ours, or in use.

use std::time::Duration;

use sqlx::AnyConnection;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
use tokio::time::Instant;

use super::Address;
use crate::store::sql::{Archive, Dialect, Source, SqlStore, difference};
use crate::store::{Fence, StoreError, sqlite};

/// The schema, step by step, by the data version that each leads to: the same numbers as in a data file. The first one
/// makes everything that there was when PostgreSQL came.
const STEPS: &[(u32, &str)] = &[
    (7, include_str!("0007.sql")),
    (8, include_str!("0008.sql")),
    (9, include_str!("0009.sql")),
    (10, include_str!("0010.sql")),
    (11, include_str!("0011.sql")),
    (12, include_str!("0012.sql")),
    (13, include_str!("0013.sql")),
    (14, include_str!("0014.sql")),
    (15, include_str!("0015.sql")),
    (16, include_str!("0016.sql")),
    (17, include_str!("0017.sql")),
    (18, include_str!("0018.sql")),
    (19, include_str!("0019.sql")),
    (20, include_str!("0020.sql")),
];

/// The data version that this program knows.
const KNOWN: u32 = sqlite::VERSION;

/// The oldest server that this program is tested with, as `server_version_num` writes it.
const OLDEST_SERVER: i64 = 150_000;

/// The number of the advisory lock that a server holds as long as it lives, the same for all: "Meseta" in ASCII. Locks of
/// different databases have nothing to do with each other.
const LOCK: i64 = 0x4d65_7365_7461;

/// How long to wait for a server that is just stopping.
const HAND_OVER: Duration = Duration::from_secs(3);

/// How long to wait for an answer to the first connection.
const CONNECT_MAX: Duration = Duration::from_secs(10);

/// Why a database can't be used. It is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Nobody answers, or it refuses us.
    #[error("the database {database} can't be opened: {reason}")]
    Refused {
        /// Which database.
        database: String,
        /// Why, and what to do.
        reason: String,
    },
    /// The database server is too old.
    #[error(
        "the database {database} runs on PostgreSQL {found}; Meseta needs version 15 or newer: upgrade the database server"
    )]
    OldServer {
        /// Which database.
        database: String,
        /// What the server calls its version.
        found: String,
    },
    /// It was written by a newer program.
    #[error(
        "the database {database} was written by a newer Meseta (data version {found}, this one knows {known}); it was left \
         untouched: start the newer program, or choose another database with --database"
    )]
    Newer {
        /// Which database.
        database: String,
        /// The data version of the database.
        found: u32,
        /// The newest data version that this program knows.
        known: u32,
    },
    /// A server has to bring it up to date first.
    #[error(
        "the database {database} was written by an older Meseta (data version {found}, this one reads {known}); start this \
         version of the server with it once"
    )]
    Older {
        /// Which database.
        database: String,
        /// The data version of the database.
        found: u32,
        /// The data version that this program reads.
        known: u32,
    },
    /// It belongs to another program, or something is missing from it.
    #[error(
        "the database {database} is not one of Meseta, or it is damaged ({reason}); it was left untouched: restore a \
         backup, or make a database of its own for Meseta (`createdb NAME`) and choose it with --database"
    )]
    Damaged {
        /// Which database.
        database: String,
        /// What is wrong.
        reason: String,
    },
    /// Another server uses it.
    #[error(
        "the database {database} is in use by another Meseta server; stop that one, or choose another database with \
         --database"
    )]
    InUse {
        /// Which database.
        database: String,
    },
    /// A server uses it that shares it with nobody, or nodes of an older version.
    #[error(
        "the database {database} is in use by a Meseta server that shares it with nobody, or by nodes of an older \
         version; stop them first (every server of a cluster is started with --node)"
    )]
    NotShared {
        /// Which database.
        database: String,
    },
}

/// Opens the database for a server. It stays locked against other servers as long as the connection lives that writes.
///
/// # Errors
/// When it can't be reached, is too old, newer, not ours, damaged or in use. It is left as it was.
pub async fn open(address: &Address) -> Result<SqlStore, OpenError> {
    let connection = claim(address).await?;
    store_over(connection, source(address), address).await
}

/// Opens the database for a server that shares it with others: each changes only the tables that it owns, as its fence
/// shows. A server that shares it with nobody is kept away as long as the connection lives that writes.
///
/// # Errors
/// As [`open`], and when nodes of an older version use it.
pub async fn open_shared(address: &Address, fence: Fence) -> Result<SqlStore, OpenError> {
    let connection = claim_shared(address).await?;
    let source = Source {
        is_shared: true,
        ..source(address)
    };
    Ok(store_over(connection, source, address).await?.fenced(fence))
}

async fn store_over(
    mut connection: AnyConnection,
    source: Source,
    address: &Address,
) -> Result<SqlStore, OpenError> {
    set_up(&mut connection)
        .await
        .map_err(|error| refused(address, error))?;
    let readers = source.readers();
    Ok(SqlStore::over(source, connection, readers, Vec::new()))
}

/// A connection that keeps away those who share with nobody. A database that has to be filled or brought up to date is
/// nobody else's until that is done.
async fn claim_shared(address: &Address) -> Result<AnyConnection, OpenError> {
    let source = source(address);
    let mut connection = connect(address, &source).await?;
    check_server(&mut connection, address, true).await?;
    let failed = |error: StoreError| refused(address, error);
    let waited_until = Instant::now() + HAND_OVER;
    loop {
        let is_ready = version(&mut connection, address).await? == Some(KNOWN);
        if is_ready && lock(&mut connection, true).await.map_err(failed)? {
            check_schema(&mut connection, address).await?;
            return Ok(connection);
        }
        if !is_ready && lock(&mut connection, false).await.map_err(failed)? {
            bring_up(&mut connection, address).await?;
            unlock(&mut connection).await.map_err(failed)?;
            continue;
        }
        if Instant::now() > waited_until {
            return Err(OpenError::NotShared {
                database: address.to_string(),
            });
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A connection that keeps servers away as long as it lives, to a database that is filled or brought up to date.
///
/// # Errors
/// As [`open`].
pub(in crate::store) async fn claim(address: &Address) -> Result<AnyConnection, OpenError> {
    let source = source(address);
    let mut connection = connect(address, &source).await?;
    check_server(&mut connection, address, true).await?;
    let failed = |error: StoreError| refused(address, error);
    let waited_until = Instant::now() + HAND_OVER;
    while !lock(&mut connection, false).await.map_err(failed)? {
        if Instant::now() > waited_until {
            return Err(OpenError::InUse {
                database: address.to_string(),
            });
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bring_up(&mut connection, address).await?;
    Ok(connection)
}

/// Opens the database for reading.
///
/// # Errors
/// When it can't be reached, is too old, older, newer, not ours or damaged.
pub(in crate::store) async fn open_archive(address: &Address) -> Result<Archive, OpenError> {
    let source = source(address);
    let mut connection = connect(address, &source).await?;
    check_server(&mut connection, address, false).await?;
    match version(&mut connection, address).await? {
        Some(KNOWN) => {}
        Some(found) => {
            return Err(OpenError::Older {
                database: address.to_string(),
                found,
                known: KNOWN,
            });
        }
        None => {
            return Err(OpenError::Damaged {
                database: address.to_string(),
                reason: "it is empty".to_owned(),
            });
        }
    }
    check_schema(&mut connection, address).await?;
    // It was only for looking.
    let _ = connection.close().await;
    Ok(Archive {
        dialect: Dialect::Postgres,
        pool: source.readers(),
    })
}

/// Makes a new connection the one that writes, as [`open`] did with the first one: it takes the lock again and looks
/// whether somebody else has brought the database up to date in the meantime.
pub(in crate::store) async fn own(connection: &mut AnyConnection, is_shared: bool) -> Result<(), StoreError> {
    if !lock(connection, is_shared).await? {
        return Err(StoreError::Unavailable(
            "another Meseta server has taken it, or the lost connection of this one still holds it"
                .to_owned(),
        ));
    }
    let version: i64 = sqlx::query_scalar("SELECT version FROM data_version")
        .fetch_one(&mut *connection)
        .await?;
    if version != i64::from(KNOWN) {
        return Err(StoreError::Unavailable(format!(
            "a newer Meseta has brought it to data version {version}"
        )));
    }
    set_up(connection).await
}

fn source(address: &Address) -> Source {
    sqlx::any::install_default_drivers();
    Source {
        dialect: Dialect::Postgres,
        options: address.options().clone(),
        is_shared: false,
    }
}

/// Whether this connection holds the lock now: alone, or with the other nodes of a cluster.
async fn lock(connection: &mut AnyConnection, is_shared: bool) -> Result<bool, StoreError> {
    let held = sqlx::query_scalar(match is_shared {
        true => "SELECT pg_try_advisory_lock_shared($1)",
        false => "SELECT pg_try_advisory_lock($1)",
    })
    .bind(LOCK)
    .fetch_one(connection)
    .await?;
    Ok(held)
}

/// Gives back the lock that this connection held alone.
async fn unlock(connection: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_advisory_unlock($1)")
        .bind(LOCK)
        .execute(connection)
        .await?;
    Ok(())
}

/// Settings of the connection that writes. What is acknowledged is on disk, whatever the database's default; and the
/// lock of a connection whose other end is gone is released soon.
async fn set_up(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let settings = "SET statement_timeout = '10s'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; \
                    SET tcp_keepalives_count = 3; \
                    SELECT set_config('synchronous_commit', 'on', false) \
                    WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::raw_sql(settings).execute(&mut *connection).await?;
    Ok(())
}

async fn connect(address: &Address, source: &Source) -> Result<AnyConnection, OpenError> {
    let connecting = tokio::time::timeout(CONNECT_MAX, source.options.connect());
    let Ok(connected) = connecting.await else {
        let nobody = StoreError::Unavailable("nobody answers in time".to_owned());
        return Err(refused(address, nobody));
    };
    connected.map_err(|error| {
        let code = match &error {
            sqlx::Error::Database(database) => database.code().unwrap_or_default().into_owned(),
            _ => String::new(),
        };
        let reason = match code.as_str() {
            "3D000" => format!("there is none of this name; make it with `createdb {}`", address.database()),
            "28P01" | "28000" => format!(
                "the user or the password is not accepted ({error}); write them in the address, or give the password as \
                 PGPASSWORD or in ~/.pgpass"
            ),
            "53300" => "it has no connection left for us; raise max_connections".to_owned(),
            _ => error.to_string(),
        };
        OpenError::Refused {
            database: address.to_string(),
            reason,
        }
    })
}

/// Whether the server is new enough, knows all letters, and lets us write if we want to.
async fn check_server(
    connection: &mut AnyConnection,
    address: &Address,
    to_write: bool,
) -> Result<(), OpenError> {
    let database = || address.to_string();
    let ask = "SELECT CAST(current_setting('server_version_num') AS BIGINT), current_setting('server_version'), \
               current_setting('server_encoding'), current_setting('transaction_read_only'), \
               current_setting('fsync')";
    let (number, found, encoding, read_only, fsync): (i64, String, String, String, String) =
        sqlx::query_as(ask)
            .fetch_one(connection)
            .await
            .map_err(|error| refused(address, error.into()))?;
    if number < OLDEST_SERVER {
        return Err(OpenError::OldServer {
            database: database(),
            found,
        });
    }
    let reason = if encoding != "UTF8" {
        format!(
            "its encoding is {encoding}; make one with `createdb --encoding=UTF8 --template=template0 NAME`"
        )
    } else if to_write && read_only == "on" {
        "it can only be read: it is a standby, or default_transaction_read_only is on".to_owned()
    } else {
        if to_write && fsync == "off" {
            tracing::warn!(
                "the database server runs with fsync = off: what players are told is kept may be lost"
            );
        }
        return Ok(());
    };
    Err(OpenError::Refused {
        database: database(),
        reason,
    })
}

/// The data version of the database; `None` if it is empty.
async fn version(connection: &mut AnyConnection, address: &Address) -> Result<Option<u32>, OpenError> {
    let failed = |error: sqlx::Error| refused(address, error.into());
    let is_ours: bool = sqlx::query_scalar("SELECT to_regclass('data_version') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed)?;
    if !is_ours {
        let others: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_class WHERE relnamespace = CAST(current_schema() AS regnamespace) \
             AND relkind IN ('r', 'p') AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')",
        )
        .fetch_one(connection)
        .await
        .map_err(failed)?;
        return match others {
            0 => Ok(None),
            _ => Err(damaged(address, "it belongs to another program")),
        };
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT version FROM data_version")
        .fetch_optional(connection)
        .await
        .map_err(failed)?;
    let found = found.and_then(|found| u32::try_from(found).ok());
    match found {
        Some(found) if found > KNOWN => Err(OpenError::Newer {
            database: address.to_string(),
            found,
            known: KNOWN,
        }),
        Some(found) => Ok(Some(found)),
        None => Err(damaged(address, "it does not say its data version")),
    }
}

/// Applies the schema steps that the database lacks, each completely or not at all.
async fn bring_up(connection: &mut AnyConnection, address: &Address) -> Result<(), OpenError> {
    let done = version(connection, address).await?.unwrap_or(0);
    for (number, step) in STEPS.iter().filter(|(number, _)| *number > done) {
        apply(connection, *number, step)
            .await
            .map_err(|error| refused(address, error))?;
    }
    check_schema(connection, address).await
}

async fn apply(connection: &mut AnyConnection, number: u32, step: &'static str) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    transaction
        .execute("CREATE TABLE IF NOT EXISTS data_version (version BIGINT NOT NULL)")
        .await?;
    sqlx::raw_sql(step).execute(&mut *transaction).await?;
    transaction.execute("DELETE FROM data_version").await?;
    sqlx::query("INSERT INTO data_version (version) VALUES ($1)")
        .bind(i64::from(number))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(())
}

/// Notices what a restore that broke off has left out.
async fn check_schema(connection: &mut AnyConnection, address: &Address) -> Result<(), OpenError> {
    let difference = difference(connection, Dialect::Postgres).await;
    match difference.map_err(|error| refused(address, error))? {
        None => Ok(()),
        Some(reason) => Err(damaged(address, &reason)),
    }
}

fn damaged(address: &Address, reason: &str) -> OpenError {
    OpenError::Damaged {
        database: address.to_string(),
        reason: reason.to_owned(),
    }
}

fn refused(address: &Address, error: StoreError) -> OpenError {
    OpenError::Refused {
        database: address.to_string(),
        reason: match error {
            StoreError::ReadOnly(reason) => format!(
                "{reason}; make the user its owner (`ALTER DATABASE {} OWNER TO …`)",
                address.database()
            ),
            StoreError::Unavailable(reason) => reason,
            other => other.to_string(),
        },
    }
}
