//! What is to be thought about, in a queue that all nodes share: one asks, whoever has time answers. A job that a node has
//! taken is free again once that node is no member any more.
//!
//! Like who owns what, the queue is no part of the data. What is lost with it is asked for again.

use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgListener;
use sqlx::{AnyPool, Row as _};

use super::Address;
use super::nodes::{Answer, in_time};

/// How long to wait for an answer about jobs.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many statements about jobs are on their way at the same time.
const CONNECTIONS: u32 = 3;
/// How long a job is kept that nobody asks about any more.
const KEPT_MINUTES: i64 = 10;

/// What is told when there is a job, and when there is an answer, whose id it names.
const ASKED: &str = "meseta_asked";
const ANSWERED: &str = "meseta_answered";

/// The queue.
pub(super) const TABLES: &str = "CREATE TABLE IF NOT EXISTS jobs (id BIGINT PRIMARY KEY, kind TEXT NOT NULL, \
     urgency BIGINT NOT NULL, job TEXT NOT NULL, asker BIGINT NOT NULL, taker BIGINT, \
     asked TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), done BIGINT NOT NULL DEFAULT 0, \
     whole BIGINT NOT NULL DEFAULT 0, answer TEXT, UNIQUE (kind, job))";

/// A job that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its number.
    pub id: i64,
    /// What kind of thinking it takes.
    pub kind: String,
    /// What is to be thought about, as JSON.
    pub job: String,
}

/// How far a job is that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The job's number: another one's if the same has been asked before.
    pub id: i64,
    /// How many steps of it are done.
    pub done: i64,
    /// How many there are; 0 as long as nobody has begun.
    pub whole: i64,
    /// The answer, if it is there.
    pub answer: Option<String>,
}

/// What listeners are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// There may be a job.
    Asked,
    /// The job with this number has its answer.
    Answered(i64),
}

/// The queue of a database.
#[derive(Debug)]
pub struct Jobs {
    pool: AnyPool,
    address: Address,
}

impl Jobs {
    /// The queue of this database, which is made when the first node joins; nobody is asked yet.
    #[must_use]
    pub fn of(address: &Address) -> Self {
        sqlx::any::install_default_drivers();
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                let settings = "SET statement_timeout = '10s'; SET synchronous_commit = 'off'";
                Box::pin(async move { sqlx::raw_sql(settings).execute(connection).await.map(drop) })
            })
            .connect_lazy_with(address.options().clone());
        Self {
            pool,
            address: address.clone(),
        }
    }

    /// Asks; says how far it is. The same job is there only once, however often it is asked for.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn ask(&self, job: &Job, urgency: i64, asker: i64) -> Answer<Asked> {
        in_time(PATIENCE, async {
            let row = sqlx::query(
                "WITH put AS (INSERT INTO jobs (id, kind, urgency, job, asker) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (kind, job) DO UPDATE SET asked = clock_timestamp(), asker = excluded.asker \
                 RETURNING id, done, whole, answer) SELECT id, done, whole, answer, \
                 CASE WHEN id = $1 THEN pg_notify($6, '') IS NULL END AS told FROM put",
            )
            .bind(job.id)
            .bind(&job.kind)
            .bind(urgency)
            .bind(&job.job)
            .bind(asker)
            .bind(ASKED)
            .fetch_one(&self.pool)
            .await?;
            Ok(Asked {
                id: row.try_get("id")?,
                done: row.try_get("done")?,
                whole: row.try_get("whole")?,
                answer: row.try_get("answer")?,
            })
        })
        .await
    }

    /// Takes the most urgent job of this kind that no member has taken, and that a member waits for.
    ///
    /// Whether it is taken is asked of the row as it is when it is locked: with `NOT EXISTS`, which becomes a join, it would
    /// be asked of the row as it was when the statement began, and two nodes could take the same job.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn take(&self, kind: &str, fence: i64) -> Answer<Option<Job>> {
        in_time(PATIENCE, async {
            let row = sqlx::query(
                "UPDATE jobs SET taker = $2 WHERE id = (SELECT id FROM jobs WHERE kind = $1 AND answer IS NULL \
                 AND asker IN (SELECT fence FROM nodes) \
                 AND (taker IS NULL OR taker NOT IN (SELECT fence FROM nodes)) \
                 ORDER BY urgency, id LIMIT 1 FOR UPDATE SKIP LOCKED) \
                 AND (taker IS NULL OR taker NOT IN (SELECT fence FROM nodes)) \
                 AND $2 IN (SELECT fence FROM nodes) RETURNING id, job",
            )
            .bind(kind)
            .bind(fence)
            .fetch_optional(&self.pool)
            .await?;
            let read = |row: sqlx::any::AnyRow| {
                Ok(Job {
                    id: row.try_get("id")?,
                    kind: kind.to_owned(),
                    job: row.try_get("job")?,
                })
            };
            row.map(read).transpose()
        })
        .await
    }

    /// Answers a job, if this node still has it.
    ///
    /// # Errors
    /// When the database does not answer; then the job is taken again by somebody, or asked for again.
    pub async fn answer(&self, id: i64, fence: i64, answer: &str) -> Answer<()> {
        in_time(PATIENCE, async {
            sqlx::query(
                "WITH put AS (UPDATE jobs SET answer = $3 WHERE id = $1 AND taker = $2 RETURNING id) \
                 SELECT pg_notify($4, CAST(id AS TEXT)) IS NULL AS told FROM put",
            )
            .bind(id)
            .bind(fence)
            .bind(answer)
            .bind(ANSWERED)
            .fetch_optional(&self.pool)
            .await?;
            Ok(())
        })
        .await
    }

    /// Notes how far a job is; says whether somebody has asked for it within the last ten seconds.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn note(&self, id: i64, done: i64, whole: i64) -> Answer<bool> {
        in_time(PATIENCE, async {
            let is_awaited: Option<bool> = sqlx::query_scalar(
                "UPDATE jobs SET done = $2, whole = $3 WHERE id = $1 \
                 RETURNING asked > clock_timestamp() - interval '10 seconds'",
            )
            .bind(id)
            .bind(done)
            .bind(whole)
            .fetch_optional(&self.pool)
            .await?;
            Ok(is_awaited.unwrap_or_default())
        })
        .await
    }

    /// Collects the answer of a job, if it is there; the job is done with then.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn collect(&self, id: i64) -> Answer<Option<String>> {
        in_time(PATIENCE, async {
            sqlx::query_scalar("DELETE FROM jobs WHERE id = $1 AND answer IS NOT NULL RETURNING answer")
                .bind(id)
                .fetch_optional(&self.pool)
                .await
        })
        .await
    }

    /// Removes a job.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn remove(&self, id: i64) -> Answer<()> {
        in_time(PATIENCE, async {
            sqlx::query("DELETE FROM jobs WHERE id = $1")
                .bind(id)
                .execute(&self.pool)
                .await
                .map(drop)
        })
        .await
    }

    /// Removes what nobody asks about any more.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn tidy(&self) -> Answer<()> {
        in_time(PATIENCE, async {
            sqlx::query("DELETE FROM jobs WHERE asked < clock_timestamp() - $1 * interval '1 minute'")
                .bind(KEPT_MINUTES)
                .execute(&self.pool)
                .await
                .map(drop)
        })
        .await
    }

    /// Hears of jobs and answers. What is told while the line is broken is not heard.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn listen(&self) -> Answer<Listening> {
        in_time(PATIENCE, async {
            let mut listener = PgListener::connect(self.address.options().database_url.as_str()).await?;
            listener.listen_all([ASKED, ANSWERED]).await?;
            Ok(Listening(listener))
        })
        .await
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// An open ear.
#[derive(Debug)]
pub struct Listening(PgListener);

impl Listening {
    /// What is told next.
    ///
    /// # Errors
    /// When the line is broken.
    pub async fn next(&mut self) -> Answer<Heard> {
        let told = self.0.recv().await?;
        Ok(match told.payload().parse() {
            Ok(id) if told.channel() == ANSWERED => Heard::Answered(id),
            _ => Heard::Asked,
        })
    }
}
