//! Thinking that any node may do: asking the others through the queue in the database, and hearing of answers.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

use super::Cluster;
use crate::code::random_bytes;
use crate::store::StoreError;
use crate::store::postgres::{Asked, Heard, Job, Jobs};

/// How long to wait for an answer without having heard of it before it is looked for.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How long after the line broke, and how often after that, the node begins to listen again.
const LISTEN_AGAIN: Duration = Duration::from_secs(1);

/// Somebody who waits for an answer; what is not waited for any more is no job any more.
struct Waiting {
    cluster: Arc<Cluster>,
    id: i64,
    is_over: bool,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.cluster.lock(&self.cluster.waiting).remove(&self.id);
        if !self.is_over {
            let (cluster, id) = (Arc::clone(&self.cluster), self.id);
            tokio::spawn(async move {
                if let Err(error) = cluster.jobs.remove(id).await {
                    tracing::debug!(%error, "a job that nobody waits for is left to be tidied up");
                }
            });
        }
    }
}

impl Cluster {
    /// The queue that the nodes share.
    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    /// This node's number at the moment.
    pub(crate) fn shown(&self) -> i64 {
        self.fence.shown()
    }

    /// Notices that there may be jobs.
    pub(crate) fn jobs_asked(&self) -> watch::Receiver<u64> {
        self.asked.subscribe()
    }

    /// Puts something into the queue and waits until any node has thought about it; `None` if nobody does so in time.
    pub(crate) async fn think(
        self: &Arc<Self>,
        kind: &str,
        urgency: i64,
        job: String,
        patience: Duration,
    ) -> Option<String> {
        let give_up = Instant::now() + patience;
        let mut job = Job {
            id: number()?,
            kind: kind.to_owned(),
            job,
        };
        let mut heard = self.wait_for(job.id);
        let mut waiting = Waiting {
            cluster: Arc::clone(self),
            id: job.id,
            is_over: false,
        };
        let asked = self.jobs.ask(&job, urgency, self.shown()).await;
        let asked = asked
            .inspect_err(|error| tracing::warn!(%error, "nobody can be asked to think"))
            .ok()?;
        if asked.id != job.id {
            // The same was asked before, such as by a node that had the table.
            self.lock(&self.waiting).remove(&job.id);
            (job.id, waiting.id) = (asked.id, asked.id);
            heard = self.wait_for(asked.id);
        }
        loop {
            if let Ok(Some(answer)) = self.jobs.collect(job.id).await {
                waiting.is_over = true;
                return Some(answer);
            }
            tokio::select! {
                told = &mut heard => if told.is_err() { sleep(LOOK_EVERY).await },
                () = sleep(LOOK_EVERY) => {}
                () = sleep_until(give_up) => return None,
            }
        }
    }

    /// Puts something into the queue whose result is kept elsewhere; says how far it is.
    ///
    /// # Errors
    /// When the database does not answer.
    pub(crate) async fn have_done(&self, kind: &str, job: String) -> Result<Asked, StoreError> {
        let id =
            number().ok_or_else(|| StoreError::Unavailable("the system has no random numbers".to_owned()))?;
        let kind = kind.to_owned();
        self.jobs.ask(&Job { id, kind, job }, 0, self.shown()).await
    }

    fn wait_for(&self, id: i64) -> oneshot::Receiver<()> {
        let (tell, heard) = oneshot::channel();
        self.lock(&self.waiting).insert(id, tell);
        heard
    }

    /// Hears of jobs and answers until the node leaves.
    pub(crate) async fn listen(&self) {
        while !self.has_left() {
            match self.jobs.listen().await {
                Ok(mut listening) => {
                    // What was told before is not heard.
                    self.asked.send_modify(|count| *count += 1);
                    loop {
                        match listening.next().await {
                            Ok(Heard::Asked) => self.asked.send_modify(|count| *count += 1),
                            Ok(Heard::Answered(id)) => {
                                if let Some(tell) = self.lock(&self.waiting).remove(&id) {
                                    // Whoever waited has just gone.
                                    let _ = tell.send(());
                                }
                            }
                            Err(error) => {
                                tracing::debug!(%error, "this node hears of no jobs any more");
                                break;
                            }
                        }
                    }
                }
                Err(error) => tracing::debug!(%error, "this node does not hear of jobs yet"),
            }
            sleep(LISTEN_AGAIN).await;
        }
    }
}

/// A number that nobody else takes.
fn number() -> Option<i64> {
    let bytes: [u8; 8] = random_bytes().ok()?;
    Some(i64::from_be_bytes(bytes) & i64::MAX)
}
