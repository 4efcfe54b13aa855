//! Who thinks where: a server on its own thinks by itself; the nodes of a cluster put what takes longer into a queue in the
//! database, and each takes from it what it has time for.

use std::sync::Arc;
use std::time::Duration;

use protocol::{AnyGame, BotId, Move, TableState};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::Seat;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::sleep;

use super::Registry;
use crate::analysis::{NotLooked, Reviewing};
use crate::cluster::Cluster;
use crate::metrics::{BOTS_WAITING, JOBS};
use crate::store::StoreError;
use crate::store::postgres::Job;
use crate::thinking::Purpose;
use table::Table;
use table::bot::{self, BotJob};
use table::told::REVIEW_VERSION;

/// The kinds of jobs.
const DECISION: &str = "decision";
const HINT: &str = "hint";
const REVIEW: &str = "review";

/// How long a node waits for the others to decide for a bot, or to find a hint, until it does so by itself.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often the queue is looked at without having heard of a job.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How often the queue is tidied up.
const TIDY_EVERY: Duration = Duration::from_secs(60);
/// The answer to a review that has failed.
const FAILED: &str = "failed";

/// A moment of a table to be thought about; whoever thinks reads the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Position {
    table: String,
    version: u32,
    seat: u8,
    /// The bot that decides.
    bot: Option<BotId>,
    /// What it leaves to chance.
    seed: u64,
}

impl Registry {
    /// The other nodes that could think, too.
    fn others_who_think(&self) -> Option<&Arc<Cluster>> {
        self.cluster
            .as_ref()
            .filter(|cluster| cluster.is_member() && !cluster.is_alone())
    }

    /// The decision of a bot. One that answers at once does so here.
    pub(super) async fn decide(&self, table: &str, job: BotJob) -> Option<Vec<Move>> {
        let purpose = Purpose::Decision {
            searches: bot::searches(job.bot),
            host: job.host.clone(),
            unseen: job.unseen,
        };
        if let Some(cluster) = self.others_who_think().filter(|_| bot::searches(job.bot)) {
            let _waiting = BOTS_WAITING.count();
            let _turn = self.thinking.turn(&purpose).await?;
            let position = Position {
                table: table.to_owned(),
                version: job.version,
                seat: job.seat.index() as u8,
                bot: Some(job.bot),
                seed: job.seed,
            };
            let urgency = i64::from(job.unseen);
            if let Ok(text) = serde_json::to_string(&position)
                && let Some(answer) = cluster.think(DECISION, urgency, text, PATIENCE).await
                && let Ok(Some(moves)) = serde_json::from_str::<Option<Vec<Move>>>(&answer)
            {
                return Some(moves);
            }
        }
        self.thinking
            .think(purpose, move || bot::decide(&job))
            .await
            .flatten()
    }

    /// The best answers for the seat that is asked at a table, as JSON. Dropping the future withdraws the question.
    ///
    /// # Errors
    /// When too many are waiting, or the analysis has failed.
    pub(crate) async fn hints(
        &self,
        table: &str,
        game: Box<AnyGame>,
        seat: Seat,
    ) -> Result<Box<RawValue>, NotLooked> {
        if let Some(cluster) = self.others_who_think() {
            let position = Position {
                table: table.to_owned(),
                version: game.version(),
                seat: seat.index() as u8,
                bot: None,
                seed: 0,
            };
            if let Ok(text) = serde_json::to_string(&position)
                && let Some(answer) = cluster.think(HINT, 0, text, PATIENCE).await
                && answer != FAILED
                && let Ok(found) = RawValue::from_string(answer)
            {
                return Ok(found);
            }
        }
        let found = self.analysis.hints(table, game, seat).await?;
        serde_json::value::to_raw_value(&found).map_err(|_| NotLooked::Failed)
    }

    /// Has a finished game reviewed, unless that has begun; says how many looks are done, and how many there are. The result
    /// is kept in the store.
    ///
    /// # Errors
    /// When the review has failed.
    pub(crate) async fn review(
        self: &Arc<Self>,
        table: &str,
        game: Box<AnyGame>,
    ) -> Result<(usize, usize), NotLooked> {
        if let Some(cluster) = self.others_who_think() {
            match cluster.have_done(REVIEW, table.to_owned()).await {
                Ok(asked) if asked.answer.as_deref() == Some(FAILED) => return Err(NotLooked::Failed),
                Ok(asked) => return Ok((asked.done as usize, asked.whole as usize)),
                Err(error) => tracing::warn!(table, %error, "nobody else can be asked for a review"),
            }
        }
        match self.analysis.review(table, game)? {
            Reviewing::Under(done, of) => Ok((done, of)),
            Reviewing::Begun(review) => {
                let (registry, table) = (Arc::clone(self), table.to_owned());
                tokio::spawn(async move {
                    if let Ok(review) = review.await {
                        registry.keep_review(&table, &review).await;
                    }
                });
                Ok((0, 0))
            }
        }
    }

    /// Stores a review. One that can't be stored is made again when somebody asks again.
    async fn keep_review(&self, table: &str, review: &protocol::Review) {
        let kept = match serde_json::to_string(review) {
            Ok(json) => self.store.keep_review(table, REVIEW_VERSION, json).await,
            Err(error) => {
                tracing::error!(table, %error, "a review can't be written");
                Ok(())
            }
        };
        if let Err(error) = kept {
            tracing::error!(table, %error, "a review can't be kept");
        }
        self.analysis.kept(table);
    }

    /// Thinks about what nodes ask, this one among them, until the server stops.
    pub async fn think_for_all(self: Arc<Self>) {
        let Some(cluster) = self.cluster.clone() else {
            return;
        };
        let mut closing = self.closing();
        tokio::select! {
            () = cluster.listen() => {}
            () = self.decide_for_all(&cluster) => {}
            () = self.analyse_for_all(&cluster) => {}
            () = tidy(&cluster) => {}
            _ = closing.wait_for(|&closing| closing) => {}
        }
    }

    /// Takes decisions of bots whenever a place for searching is free.
    async fn decide_for_all(self: &Arc<Self>, cluster: &Arc<Cluster>) {
        let mut asked = cluster.jobs_asked();
        loop {
            while cluster.is_member() {
                let Some(place) = self.thinking.place().await else {
                    return;
                };
                let Some(job) = taken(cluster, DECISION).await else {
                    break;
                };
                tokio::spawn(Arc::clone(self).answer_decision(Arc::clone(cluster), job, place));
            }
            next_look(&mut asked).await;
        }
    }

    async fn answer_decision(self: Arc<Self>, cluster: Arc<Cluster>, job: Job, place: OwnedSemaphorePermit) {
        let decided = async {
            let position: Position = serde_json::from_str(&job.job).ok()?;
            let game = self.game_at(&position.table, Some(position.version)).await?;
            let bot_job = BotJob {
                bot: position.bot?,
                seat: Seat::try_new(usize::from(position.seat))?,
                game: Box::new(game),
                version: position.version,
                seed: position.seed,
                host: String::new(),
                unseen: false,
                pause_ms: 0,
            };
            self.thinking
                .think_at(place, move || bot::decide(&bot_job))
                .await?
        };
        let moves = decided.await;
        let text = serde_json::to_string(&moves).unwrap_or_else(|_| "null".to_owned());
        answer(&cluster, &job, &text).await;
    }

    /// Takes hints and reviews whenever nobody waits for any here.
    async fn analyse_for_all(self: &Arc<Self>, cluster: &Arc<Cluster>) {
        let mut asked = cluster.jobs_asked();
        loop {
            let (hints, _) = self.analysis.waiting();
            if cluster.is_member()
                && hints == 0
                && let Some(job) = taken(cluster, HINT).await
            {
                tokio::spawn(Arc::clone(self).answer_hint(Arc::clone(cluster), job));
                continue;
            }
            if cluster.is_member()
                && !self.analysis.is_reviewing()
                && let Some(job) = taken(cluster, REVIEW).await
            {
                tokio::spawn(Arc::clone(self).make_review(Arc::clone(cluster), job));
                // Until it counts as one of this node's.
                sleep(LOOK_EVERY).await;
                continue;
            }
            next_look(&mut asked).await;
        }
    }

    async fn answer_hint(self: Arc<Self>, cluster: Arc<Cluster>, job: Job) {
        let found = async {
            let position: Position = serde_json::from_str(&job.job).ok()?;
            let game = self.game_at(&position.table, Some(position.version)).await?;
            let seat = Seat::try_new(usize::from(position.seat))?;
            let found = self
                .analysis
                .hints(&position.table, Box::new(game), seat)
                .await
                .ok()?;
            serde_json::to_string(&found).ok()
        };
        let text = found.await;
        answer(&cluster, &job, text.as_deref().unwrap_or(FAILED)).await;
    }

    async fn make_review(self: Arc<Self>, cluster: Arc<Cluster>, job: Job) {
        let table = job.job.clone();
        let begun = match self.game_at(&table, None).await {
            Some(game) => self.analysis.review(&table, Box::new(game)),
            None => Err(NotLooked::Failed),
        };
        let Ok(Reviewing::Begun(mut review)) = begun else {
            return answer(&cluster, &job, FAILED).await;
        };
        let mut is_awaited = true;
        let review = loop {
            tokio::select! {
                review = &mut review => break review,
                () = sleep(LOOK_EVERY) => {
                    let (done, of) = self.analysis.progress(&table, is_awaited);
                    let noted = cluster.jobs().note(job.id, done as i64, of as i64).await;
                    is_awaited = noted.unwrap_or(is_awaited);
                }
            }
        };
        match review {
            Ok(review) => {
                self.keep_review(&table, &review).await;
                JOBS.add(REVIEW);
                if let Err(error) = cluster.jobs().remove(job.id).await {
                    tracing::debug!(%error, "a review that is done is left to be tidied up");
                }
            }
            // The server stops: another node makes it.
            Err(_) if *self.closing.borrow() => {}
            Err(_) => answer(&cluster, &job, FAILED).await,
        }
    }

    /// The game of a table as it was at a version, or as it ended.
    async fn game_at(&self, table: &str, version: Option<u32>) -> Option<AnyGame> {
        let stored = self.store.table(table).await;
        let unreadable = |error: &StoreError| tracing::warn!(table, %error, "a table can't be thought about");
        let stored = stored.inspect_err(unreadable).ok()??;
        let loading = tokio::task::spawn_blocking(move || {
            let loaded = Table::load(stored, 0, 0).ok()?;
            match version {
                Some(version) if version == loaded.game().version() => Some(loaded.game().clone()),
                Some(version) => loaded.game().after(version as usize),
                None if loaded.row().state == TableState::Over => Some(loaded.game().clone()),
                None => None,
            }
        });
        loading.await.ok()?
    }
}

async fn taken(cluster: &Cluster, kind: &str) -> Option<Job> {
    let taken = cluster.jobs().take(kind, cluster.shown()).await;
    taken.unwrap_or_else(|error| {
        tracing::debug!(%error, "no jobs can be taken");
        None
    })
}

/// Answers; what does not arrive is asked for again.
async fn answer(cluster: &Cluster, job: &Job, text: &str) {
    match cluster.jobs().answer(job.id, cluster.shown(), text).await {
        Ok(()) => JOBS.add(&job.kind),
        Err(error) => tracing::warn!(%error, "what this node has thought about reaches nobody"),
    }
}

/// Waits until there may be another job.
async fn next_look(asked: &mut tokio::sync::watch::Receiver<u64>) {
    tokio::select! {
        // The sender lives as long as the cluster.
        _ = asked.changed() => {}
        () = sleep(LOOK_EVERY) => {}
    }
}

async fn tidy(cluster: &Cluster) {
    loop {
        sleep(TIDY_EVERY).await;
        if let Err(error) = cluster.jobs().tidy().await {
            tracing::debug!(%error, "the queue can't be tidied up");
        }
    }
}
