//! Which nodes share the database, and which table each of them owns.
//!
//! A node is a row of `nodes` that has to be renewed; whoever finds one whose time is up deletes it. A fence is given once,
//! so a row that is gone stays gone. A table is owned by the node whose fence is beside it in `owners`, and free if there is
//! no such node. The time is always the database's, whatever the nodes' clocks say.
//!
//! These tables hold nothing that outlives the nodes. They are no part of the data: no copy has them, and they are made
//! when the first node comes.

use std::time::{Duration, Instant};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Row as _};
use tokio::sync::Mutex;

use super::starting::Turn;
use super::{Address, jobs};
use crate::store::StoreError;

/// The number of the advisory lock that is held while a node joins: "nodes" in ASCII.
const JOINING: i64 = 0x006e_6f64_6573;

/// How long to wait for an answer about nodes and owners.
pub(super) const PATIENCE: Duration = Duration::from_millis(2_500);

/// What nodes say to each other, and how they share what is in the database: a number that goes up whenever one program
/// could misunderstand another. Nodes from before there was one have 0.
const SPEAKS: i64 = 2;

/// How many tables are claimed and given up at the same time.
const CONNECTIONS: u32 = 4;

/// Settings of each connection. Who is a member survives a crash of the database, whatever its default: a fence that came
/// back would be given again.
const SETTINGS: &str = "SET statement_timeout = '10s'; SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') = 'off'";

/// A fence: later ones are higher, and even where a database was restored from a copy, none is given twice.
const NEXT_FENCE: &str = "INSERT INTO nodes (fence, name, address, speaks, until) \
     VALUES (nextval('fences') * 1048576 + CAST(floor(random() * 1048576) AS BIGINT), $1, $2, $4, \
     clock_timestamp() + $3 * interval '1 millisecond') ON CONFLICT (name) DO NOTHING RETURNING fence";

/// What nodes share besides the data. A node that serves has caught up with the time when no node did.
const TABLES: &str = "CREATE TABLE IF NOT EXISTS nodes (fence BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, \
     address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL, serves BIGINT NOT NULL DEFAULT 0); \
     CREATE TABLE IF NOT EXISTS owners (table_id TEXT PRIMARY KEY, fence BIGINT NOT NULL); \
     CREATE INDEX IF NOT EXISTS owners_of_node ON owners (fence); \
     CREATE SEQUENCE IF NOT EXISTS fences";

/// A node of the cluster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Its number, higher than that of any node that joined before.
    pub fence: i64,
    /// What its host calls it.
    pub name: String,
    /// Where the other nodes reach it, such as `http://10.0.0.2:8080`.
    pub address: String,
}

/// What became of a wish to join.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Joined {
    /// The node is a member with this fence.
    As(i64),
    /// A member has this name, at this address.
    NameTaken(String),
    /// This member runs a program that this one does not understand.
    OtherProgram(String),
}

/// What a sign of life brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Whether the node is still a member.
    pub is_member: bool,
    /// All members, the oldest first.
    pub peers: Vec<Peer>,
    /// The fences of those whose time was up.
    pub retired: Vec<i64>,
    /// The database's time when it was asked, in milliseconds since 1970.
    pub now: i64,
    /// When that was by this machine's clock, in the middle between question and answer.
    pub asked: Instant,
    /// How long question and answer took.
    pub took: Duration,
}

/// Who owns a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnedBy {
    /// The node with this fence.
    Node(i64),
    /// Nobody, or there is no such table.
    Nobody,
}

/// The nodes of a database.
#[derive(Debug)]
pub struct Nodes {
    pool: AnyPool,
    /// What signs of life go over, so that they wait for nothing else.
    alive: Mutex<Option<AnyConnection>>,
    address: Address,
}

pub(super) type Answer<T> = Result<T, StoreError>;

impl Nodes {
    /// The nodes of this database; nobody is asked yet.
    #[must_use]
    pub fn of(address: &Address) -> Self {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move { sqlx::raw_sql(SETTINGS).execute(connection).await.map(drop) })
            })
            .connect_lazy_with(address.options().clone());
        Self {
            pool,
            alive: Mutex::new(None),
            address: address.clone(),
        }
    }

    /// Becomes a member for so long, unless another one has the name.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn join(&self, name: &str, address: &str, lease: Duration) -> Answer<Joined> {
        in_time(PATIENCE, async {
            let mut transaction = self.pool.begin().await?;
            // One after another, so that a node with a lower fence is seen by all who come later.
            sqlx::query("SELECT pg_advisory_xact_lock($1)")
                .bind(JOINING)
                .execute(&mut *transaction)
                .await?;
            sqlx::raw_sql(TABLES).execute(&mut *transaction).await?;
            sqlx::raw_sql(jobs::TABLES).execute(&mut *transaction).await?;
            let has_number: bool = sqlx::query_scalar(
                "SELECT EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = CAST('nodes' AS regclass) \
                 AND attname = 'speaks')",
            )
            .fetch_one(&mut *transaction)
            .await?;
            if !has_number {
                sqlx::raw_sql("ALTER TABLE nodes ADD COLUMN speaks BIGINT NOT NULL DEFAULT 0")
                    .execute(&mut *transaction)
                    .await?;
            }
            sqlx::query("DELETE FROM nodes WHERE until < clock_timestamp()")
                .execute(&mut *transaction)
                .await?;
            let other: Option<String> =
                sqlx::query_scalar("SELECT name FROM nodes WHERE speaks <> $1 LIMIT 1")
                    .bind(SPEAKS)
                    .fetch_optional(&mut *transaction)
                    .await?;
            if let Some(name) = other {
                transaction.commit().await?;
                return Ok(Joined::OtherProgram(name));
            }
            let fence: Option<i64> = sqlx::query_scalar(NEXT_FENCE)
                .bind(name)
                .bind(address)
                .bind(lease.as_millis() as i64)
                .bind(SPEAKS)
                .fetch_optional(&mut *transaction)
                .await?;
            let joined = match fence {
                Some(fence) => Joined::As(fence),
                None => Joined::NameTaken(
                    sqlx::query_scalar("SELECT address FROM nodes WHERE name = $1")
                        .bind(name)
                        .fetch_one(&mut *transaction)
                        .await?,
                ),
            };
            transaction.commit().await?;
            Ok(joined)
        })
        .await
    }

    /// Gives a sign of life, which keeps a member for so long from now on, and retires those who gave none.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn beat(&self, fence: i64, lease: Duration) -> Answer<Beat> {
        let mut alive = self.alive.lock().await;
        let given = in_time(PATIENCE, async {
            let mut connection = match alive.take() {
                Some(connection) => connection,
                None => self.connect().await?,
            };
            let renewed = sqlx::query(
                "UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 millisecond' WHERE fence = $1",
            )
            .bind(fence)
            .bind(lease.as_millis() as i64)
            .execute(&mut connection)
            .await?;
            // A row that is being renewed is waited for, and looked at again.
            let retired =
                sqlx::query_scalar("DELETE FROM nodes WHERE until < clock_timestamp() RETURNING fence")
                    .fetch_all(&mut connection)
                    .await?;
            let rows = sqlx::query("SELECT fence, name, address FROM nodes ORDER BY fence")
                .fetch_all(&mut connection)
                .await?;
            let sent = Instant::now();
            let now =
                sqlx::query_scalar("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
                    .fetch_one(&mut connection)
                    .await?;
            let took = sent.elapsed();
            let read = |row: &sqlx::any::AnyRow| {
                Ok(Peer {
                    fence: row.try_get("fence")?,
                    name: row.try_get("name")?,
                    address: row.try_get("address")?,
                })
            };
            let beat = Beat {
                is_member: renewed.rows_affected() > 0,
                peers: rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?,
                retired,
                now,
                asked: sent + took / 2,
                took,
            };
            Ok((beat, connection))
        })
        .await;
        let (beat, connection) = given?;
        *alive = Some(connection);
        Ok(beat)
    }

    /// Leaves at once, with everything that the node owns.
    ///
    /// # Errors
    /// When the database does not answer; then the others notice in a while.
    pub async fn leave(&self, fence: i64) -> Answer<()> {
        in_time(PATIENCE, async {
            sqlx::query("DELETE FROM nodes WHERE fence = $1")
                .bind(fence)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
        .await?;
        self.forget(&[fence]).await
    }

    /// Forgets what nodes owned that are members no more.
    ///
    /// # Errors
    /// When the database does not answer; what is left does no harm.
    pub async fn forget(&self, fences: &[i64]) -> Answer<()> {
        in_time(PATIENCE, async {
            for fence in fences {
                for owned in [
                    "DELETE FROM owners WHERE fence = $1",
                    "DELETE FROM jobs WHERE asker = $1",
                ] {
                    sqlx::query(owned).bind(fence).execute(&self.pool).await?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Takes a table that no member owns; gives who owns it now.
    ///
    /// The statement sees the members as they were when it began, but the row of the table as it is now. So it takes the
    /// table only from the owner that it saw then, and not from one that has joined and claimed it since.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn claim(&self, table: &str, fence: i64) -> Answer<OwnedBy> {
        let claimed: Option<i64> = in_time(PATIENCE, async {
            sqlx::query_scalar(
                "INSERT INTO owners (table_id, fence) SELECT id, $2 FROM tables \
                 WHERE id = $1 AND EXISTS (SELECT 1 FROM nodes WHERE fence = $2) \
                 ON CONFLICT (table_id) DO UPDATE SET fence = excluded.fence WHERE owners.fence = excluded.fence \
                 OR owners.fence = (SELECT seen.fence FROM owners seen WHERE seen.table_id = $1 \
                 AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.fence = seen.fence)) RETURNING fence",
            )
            .bind(table)
            .bind(fence)
            .fetch_optional(&self.pool)
            .await
        })
        .await?;
        match claimed {
            Some(fence) => Ok(OwnedBy::Node(fence)),
            None => self.owner(table).await,
        }
    }

    /// Who owns a table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn owner(&self, table: &str) -> Answer<OwnedBy> {
        in_time(PATIENCE, async {
            let fence: Option<i64> = sqlx::query_scalar(
                "SELECT owners.fence FROM owners JOIN nodes ON nodes.fence = owners.fence WHERE owners.table_id = $1",
            )
            .bind(table)
            .fetch_optional(&self.pool)
            .await?;
            Ok(fence.map_or(OwnedBy::Nobody, OwnedBy::Node))
        })
        .await
    }

    /// Gives a table up.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn release(&self, table: &str, fence: i64) -> Answer<()> {
        in_time(PATIENCE, async {
            sqlx::query("DELETE FROM owners WHERE table_id = $1 AND fence = $2")
                .bind(table)
                .bind(fence)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
        .await
    }

    /// The tables that wait only for a bot and that nobody owns.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn left_waiting(&self) -> Answer<Vec<String>> {
        in_time(Duration::from_secs(10), async {
            let left = sqlx::query_scalar(
                "SELECT id FROM tables WHERE bot_asked = 1 AND NOT EXISTS (SELECT 1 FROM owners \
                 JOIN nodes ON nodes.fence = owners.fence WHERE owners.table_id = tables.id) ORDER BY id",
            )
            .fetch_all(&self.pool)
            .await?;
            Ok(left)
        })
        .await
    }

    /// The turn to begin serving, once no other node is having it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn turn(&self) -> Answer<Turn> {
        let connection = in_time(PATIENCE, self.connect()).await?;
        Turn::take(connection).await
    }

    /// A connection besides those that are kept.
    async fn connect(&self) -> Result<AnyConnection, sqlx::Error> {
        let mut connection: AnyConnection = sqlx::ConnectOptions::connect(self.address.options()).await?;
        sqlx::raw_sql(SETTINGS).execute(&mut connection).await?;
        Ok(connection)
    }

    /// Closes all connections.
    pub async fn close(&self) {
        if let Some(connection) = self.alive.lock().await.take() {
            // The server stops: a connection that ends with an error has ended too.
            let _ = connection.close().await;
        }
        self.pool.close().await;
    }
}

/// An answer, or an error where nobody answers.
pub(super) async fn in_time<T>(
    patience: Duration,
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Answer<T> {
    match tokio::time::timeout(patience, answer).await {
        Ok(answered) => Ok(answered?),
        Err(_) => Err(StoreError::Unavailable("nobody answers in time".to_owned())),
    }
}
