//! The registry: every table of this server, loaded when somebody comes and unloaded when nobody needs it.

mod here;
mod jobs;
pub(crate) mod nodes;
mod people;
pub(crate) mod private;
pub(crate) mod talk;
pub(crate) mod task;
#[cfg(test)]
mod tests;
mod time;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use futures_util::future::BoxFuture;
use protocol::{Chat, ChatLine, ChatWords, ErrorAnswer, ErrorCode};
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot, watch};
use tracing::Span;

use crate::analysis::AnalysisQueue;
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::moderation::Moderation;
use crate::notice::{Notices, Presence};
use crate::store::{Store, StoreError};
use crate::thinking::{Purpose, Thinking};
use here::{Here, Staying};
use nodes::Told;
use private::PrivateEars;
use table::message::{Answer, Input, Message, Person, Question, WatcherId};
use talk::Said;
use task::{Call, Mailbox};

/// How often a question is repeated to a table that was just being unloaded.
const ATTEMPT_COUNT_MAX: u32 = 3;
/// How many times a slow connection may be told something that it has not taken yet.
const MESSAGE_COUNT_MAX: usize = 64;

/// All tables of a server.
pub struct Registry {
    store: Arc<dyn Store>,
    config: Config,
    clock: Clock,
    tables: Mutex<HashMap<String, Handle>>,
    serial: AtomicU64,
    thinking: Thinking,
    analysis: AnalysisQueue,
    notices: Arc<Notices>,
    moderation: Moderation,
    closing: watch::Sender<bool>,
    /// The other nodes; `None` if the server shares its data with nobody.
    cluster: Option<Arc<Cluster>>,
    /// Whether another node does what only one does.
    resting: watch::Sender<bool>,
    /// What could not be told to other nodes, by their fences.
    untold: Mutex<Vec<(i64, Told)>>,
    /// Who has a page open.
    here: Arc<Here>,
    /// Who listens for what is written to them.
    private: PrivateEars,
    /// How often tables have become somebody else's.
    brought: AtomicU64,
}

struct Handle {
    serial: u64,
    calls: mpsc::UnboundedSender<Call>,
}

/// What a stream carries.
#[derive(Clone, Debug)]
pub enum StreamMessage {
    /// About the table.
    Table(Message),
    /// What people say there.
    Chat(Arc<Chat>),
}

/// What a watcher already has of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Known {
    /// The version of the game.
    pub version: Option<u32>,
    /// The last line of the chat.
    pub line: Option<u32>,
}

/// An open stream of one table; it ends when dropped.
#[derive(Debug)]
pub struct Watching {
    watcher: WatcherId,
    calls: mpsc::UnboundedSender<Call>,
    messages: mpsc::Receiver<Vec<StreamMessage>>,
    /// The person is here as long as the stream is open.
    _staying: Option<Staying>,
}

impl Watching {
    /// What is said next, all of it at the same moment; `None` when the stream has ended and should be reopened.
    pub fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Vec<StreamMessage>>> {
        self.messages.poll_recv(cx)
    }
}

/// Who watches which table.
struct Watchers(Arc<Registry>);

impl Presence for Watchers {
    fn is_watching<'a>(&'a self, table: &'a str, guest: &'a str) -> BoxFuture<'a, bool> {
        Box::pin(self.0.is_watching_anywhere(table, guest))
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // The table may be gone, and the stream with it.
        let _ = self.calls.send(Call::Tell(Input::Unwatch(self.watcher)));
    }
}

impl Registry {
    /// An empty registry over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, config: Config) -> Arc<Self> {
        Self::with_clock(store, config, Clock::default())
    }

    /// An empty registry that keeps time by this clock.
    #[must_use]
    pub fn with_clock(store: Arc<dyn Store>, config: Config, clock: Clock) -> Arc<Self> {
        Self::of_node(store, config, clock, None)
    }

    /// An empty registry of one of several nodes.
    #[must_use]
    pub fn of_node(
        store: Arc<dyn Store>,
        config: Config,
        clock: Clock,
        cluster: Option<Arc<Cluster>>,
    ) -> Arc<Self> {
        let notices = Notices::new(
            Arc::clone(&store),
            clock.clone(),
            config.notices_to_private,
            config.mail.as_ref(),
        );
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let registry = Arc::new(Self {
            moderation: Moderation::new(Arc::clone(&store)),
            store,
            config,
            clock,
            tables: Mutex::default(),
            serial: AtomicU64::new(0),
            thinking: Thinking::new(threads),
            analysis: AnalysisQueue::new(),
            notices,
            closing: watch::Sender::new(false),
            cluster,
            resting: watch::Sender::new(true),
            untold: Mutex::default(),
            here: Arc::default(),
            private: PrivateEars::default(),
            brought: AtomicU64::new(0),
        });
        if registry.cluster.is_some() {
            let weak = Arc::downgrade(&registry);
            registry.notices.share(move || {
                if let Some(registry) = weak.upgrade() {
                    tokio::spawn(async move { registry.tell_all(Told::Chose).await });
                }
            });
        }
        registry
    }

    /// Puts a question to a table and waits for the answer, which comes once any change is on disk.
    ///
    /// # Errors
    /// The table's refusal.
    pub async fn ask(
        self: &Arc<Self>,
        table: &str,
        person: Option<Person>,
        question: Question,
    ) -> Result<Answer, Box<ErrorAnswer>> {
        for _ in 0..ATTEMPT_COUNT_MAX {
            let (answer, answered) = oneshot::channel();
            let call = Call::Ask {
                person: person.clone(),
                question: question.clone(),
                answer,
                span: Span::current(),
            };
            let sent = self.calls(table)?.send(call);
            // A question that got lost while the table was being unloaded (or broke) is repeated: a change
            // carries its request's id, so it can't happen twice.
            if sent.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(lost())
    }

    /// Opens a stream.
    ///
    /// # Errors
    /// The table's refusal.
    pub async fn watch(
        self: &Arc<Self>,
        table: &str,
        person: Option<Person>,
        known: Known,
        seat: Option<Seat>,
    ) -> Result<Watching, Box<ErrorAnswer>> {
        let deaf_to = Arc::new(
            self.deaf_to(person.as_ref())
                .await
                .map_err(|error| not_read(&error))?,
        );
        for _ in 0..ATTEMPT_COUNT_MAX {
            let watcher = self.next_serial();
            let (answer, answered) = oneshot::channel();
            let (to_watcher, messages) = mpsc::channel(MESSAGE_COUNT_MAX);
            let calls = self.calls(table)?;
            let call = Call::Watch {
                watcher,
                person: person.clone(),
                question: Question::Watch {
                    watcher,
                    since: known.version,
                    seat,
                },
                heard: known.line,
                deaf_to: Arc::clone(&deaf_to),
                answer,
                messages: to_watcher,
                span: Span::current(),
            };
            if calls.send(call).is_ok()
                && let Ok(answer) = answered.await
            {
                let staying = person.as_ref().map(|person| self.here.stay(&person.id));
                return answer.map(|_| Watching {
                    watcher,
                    calls,
                    messages,
                    _staying: staying,
                });
            }
        }
        Err(lost())
    }

    /// Says something at a table; the answer comes once it is on disk.
    ///
    /// # Errors
    /// When the person does not sit there, says too much, or it can't be stored.
    pub async fn say(
        self: &Arc<Self>,
        table: &str,
        person: Person,
        request: &str,
        words: &ChatWords,
    ) -> Result<ChatLine, Box<ErrorAnswer>> {
        for _ in 0..ATTEMPT_COUNT_MAX {
            let (answer, answered) = oneshot::channel();
            let call = Call::Say(Said {
                person: person.clone(),
                request: request.to_owned(),
                words: words.clone(),
                answer,
                span: Span::current(),
            });
            if self.calls(table)?.send(call).is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
        }
        Err(lost())
    }

    /// Loads the tables that are waiting only for a bot, so that they go on after a restart.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, StoreError> {
        if self.cluster.is_some() {
            // The node that leads does so by itself.
            return Ok(0);
        }
        let tables = self.store.tables_to_resume().await?;
        let count = tables.len();
        for table in tables {
            if let Err(refused) = self.ask(&table, None, Question::Invitation).await {
                tracing::error!(table, error = refused.error.message, "a table can't continue");
            }
        }
        Ok(count)
    }

    /// Ends all streams and waits for pending writes to reach the disk. Nothing new is started.
    pub async fn end_tables(&self) {
        self.closing.send_replace(true);
        self.private.end_all();
        self.analysis.close();
        while !self.lock().is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Closes the store.
    pub async fn close(&self) {
        if let Some(cluster) = &self.cluster {
            cluster.close().await;
        }
        self.store.close().await;
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn loaded_count(&self) -> usize {
        self.lock().len()
    }

    /// Whether a table is in memory.
    #[must_use]
    pub fn is_loaded(&self, table: &str) -> bool {
        self.lock().contains_key(table)
    }

    /// Runs a computation that a person is waiting for, such as a suggestion.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        self.thinking.think(Purpose::Suggestion, thought).await
    }

    pub(crate) fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    pub(crate) fn analysis(&self) -> &AnalysisQueue {
        &self.analysis
    }

    /// Who has a page open at this node.
    pub(crate) fn here(&self) -> &Arc<Here> {
        &self.here
    }

    /// What the host has decided.
    pub(crate) fn moderation(&self) -> &Moderation {
        &self.moderation
    }

    /// Reads what the host has decided, after a change, here and on all other nodes.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn decided(&self) -> Result<(), StoreError> {
        self.moderation.load().await?;
        self.tell_all(Told::Decided).await;
        Ok(())
    }

    /// What people are told away from the page.
    pub(crate) fn notices(&self) -> &Arc<Notices> {
        &self.notices
    }

    /// Tells people away from the page that tables wait for them, until the server stops.
    pub async fn send_notices(self: Arc<Self>) {
        let (notices, mut closing) = (Arc::clone(&self.notices), self.closing());
        let presence: Arc<dyn Presence> = Arc::new(Watchers(Arc::clone(&self)));
        loop {
            let mut resting = self.resting();
            tokio::select! {
                awake = resting.wait_for(|&resting| !resting) => drop(awake),
                _ = closing.wait_for(|&closing| closing) => return,
            }
            Arc::clone(&notices).run(Arc::clone(&presence), resting).await;
        }
    }

    /// Makes copies of the data, if the host wants them, until the server stops.
    pub async fn keep_backups(self: Arc<Self>) {
        if let Some(backups) = self.config.backups.clone() {
            let (data, clock) = (self.config.data.clone(), self.clock.clone());
            backups.keep(data, clock, self.closing()).await;
        }
    }

    /// Whether a guest has a table open right now.
    pub(crate) async fn is_watching(self: &Arc<Self>, table: &str, guest: &str) -> bool {
        // Nobody watches a table that is not in memory.
        if !self.is_loaded(table) {
            return false;
        }
        let person = Person {
            id: guest.to_owned(),
            name: String::new(),
            avatar: None,
        };
        match self.ask(table, Some(person), Question::Summary).await {
            Ok(Answer::Summary(summary)) => summary.seats.iter().any(|seat| seat.mine && seat.connected),
            _ => false,
        }
    }

    /// The clock that all tables keep time by.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// The channel to a table's task, which is started if it is not running.
    fn calls(self: &Arc<Self>, table: &str) -> Result<mpsc::UnboundedSender<Call>, Box<ErrorAnswer>> {
        if *self.closing.borrow() {
            return Err(Box::new(ErrorAnswer::new(
                ErrorCode::Busy,
                "the server is stopping",
            )));
        }
        if !self.may_serve() {
            let message = "this node is away from the others for a moment; nothing is lost, try again";
            return Err(Box::new(ErrorAnswer::new(ErrorCode::Busy, message)));
        }
        let mut tables = self.lock();
        match tables.entry(table.to_owned()) {
            Entry::Occupied(handle) if !handle.get().calls.is_closed() => Ok(handle.get().calls.clone()),
            Entry::Occupied(mut handle) => {
                let (new, mailbox) = self.mailbox(table);
                handle.insert(new);
                Ok(self.start(mailbox))
            }
            Entry::Vacant(place) => {
                let (new, mailbox) = self.mailbox(table);
                place.insert(new);
                Ok(self.start(mailbox))
            }
        }
    }

    fn mailbox(&self, table: &str) -> (Handle, Mailbox) {
        let (to_self, calls) = mpsc::unbounded_channel();
        let serial = self.next_serial();
        let handle = Handle {
            serial,
            calls: to_self.clone(),
        };
        let mailbox = Mailbox {
            id: table.to_owned(),
            serial,
            calls,
            to_self,
            asked_by: Span::current(),
        };
        (handle, mailbox)
    }

    /// Starts a table's task. A task that panics is removed, and the table is loaded from disk again when
    /// somebody next asks for it.
    fn start(self: &Arc<Self>, mailbox: Mailbox) -> mpsc::UnboundedSender<Call> {
        let calls = mailbox.to_self.clone();
        let (registry, id, serial) = (Arc::clone(self), mailbox.id.clone(), mailbox.serial);
        tokio::spawn(async move {
            let task = tokio::spawn(task::run(Arc::clone(&registry), mailbox));
            if let Err(error) = task.await {
                tracing::error!(table = id, %error, "a table's task has failed; it will be loaded again");
                registry.release(&id, serial).await;
                registry.remove(&id, serial);
            }
        });
        calls
    }

    /// Removes a table, if it still belongs to this task.
    pub(crate) fn remove(&self, table: &str, serial: u64) {
        let mut tables = self.lock();
        if tables.get(table).is_some_and(|handle| handle.serial == serial) {
            tables.remove(table);
        }
    }

    /// Removes an idle table unless somebody is just asking for it.
    pub(crate) fn unload(&self, mailbox: &mut Mailbox) -> bool {
        let mut tables = self.lock();
        if !mailbox.calls.is_empty() {
            return false;
        }
        // Anybody who still holds the old channel finds it closed and asks for a new one.
        mailbox.calls.close();
        tables.remove(&mailbox.id);
        true
    }

    fn next_serial(&self) -> u64 {
        self.serial.fetch_add(1, Ordering::Relaxed)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn not_read(error: &StoreError) -> Box<ErrorAnswer> {
    tracing::error!(%error, "the store has failed");
    Box::new(ErrorAnswer::new(ErrorCode::Storage, error.to_string()))
}

fn lost() -> Box<ErrorAnswer> {
    let message = "the table does not answer; nothing is lost, try again";
    Box::new(ErrorAnswer::new(ErrorCode::Internal, message))
}
