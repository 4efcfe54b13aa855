//! Which node gives back the time during which nobody served: nodes begin to serve one after another, and the first one
//! finds that no other does.

use std::time::Duration;

use sqlx::{AnyConnection, Connection as _};
use tokio::time::sleep;

use super::nodes::{Answer, PATIENCE, in_time};

/// The number of the advisory lock that a node holds from the moment it looks whether others serve until it serves itself:
/// "start" in ASCII.
const STARTING: i64 = 0x0073_7461_7274;

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(50);

/// The turn to begin serving. While a node has it, no other node begins; it ends when dropped.
#[derive(Debug)]
pub struct Turn(AnyConnection);

impl Turn {
    /// Waits until no other node has the turn.
    pub(super) async fn take(mut connection: AnyConnection) -> Answer<Self> {
        loop {
            let taken = in_time(PATIENCE, async {
                sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
                    .bind(STARTING)
                    .fetch_one(&mut connection)
                    .await
            });
            if taken.await? {
                return Ok(Self(connection));
            }
            sleep(PAUSE).await;
        }
    }

    /// Whether a node serves other than the one with this fence. One that may have died is watched until it gives a sign of
    /// life, or its time is up.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn do_others_serve(&mut self, fence: i64) -> Answer<bool> {
        let mut first = None;
        loop {
            let until: Option<i64> = in_time(PATIENCE, async {
                sqlx::query_scalar(
                    "SELECT CAST(extract(epoch FROM max(until)) * 1000000 AS BIGINT) FROM nodes \
                     WHERE serves = 1 AND fence <> $1 AND until >= clock_timestamp()",
                )
                .bind(fence)
                .fetch_one(&mut self.0)
                .await
            })
            .await?;
            let Some(until) = until else { return Ok(false) };
            if until > *first.get_or_insert(until) {
                return Ok(true);
            }
            sleep(PAUSE).await;
        }
    }

    /// Notes that the node with this fence serves, and ends the turn. Gives whether the node is still a member.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn serve(mut self, fence: i64) -> Answer<bool> {
        in_time(PATIENCE, async {
            let noted = sqlx::query("UPDATE nodes SET serves = 1 WHERE fence = $1")
                .bind(fence)
                .execute(&mut self.0)
                .await?;
            self.0.close().await?;
            Ok(noted.rows_affected() > 0)
        })
        .await
    }
}
