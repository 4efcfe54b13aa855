//! The task that owns one table: it passes input to the core and carries out the core's output.

use std::collections::{BTreeSet, HashMap};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use protocol::{ErrorCode, TableState};
use tokio::sync::{mpsc, oneshot};
use tracing::{Instrument as _, Span};

use crate::chance;
use crate::registry::talk::{Heard, Said, Talk};
use crate::registry::{Registry, StreamMessage};
use crate::store::StoreError;
use table::Table;
use table::bot::BotJob;
use table::closed;
use table::core::{Refused, refuse};
use table::message::{Answer, Input, Output, Person, Question, ReplyId, WatcherId};
use table::rows::Occupant;

/// A call to a table's task.
#[derive(Debug)]
pub(crate) enum Call {
    /// Somebody asks; the answer goes here.
    Ask {
        person: Option<Person>,
        question: Question,
        answer: oneshot::Sender<Result<Answer, Refused>>,
        /// The request that asks, for the log.
        span: Span,
    },
    /// Somebody wants to watch: messages go here.
    Watch {
        watcher: WatcherId,
        person: Option<Person>,
        question: Question,
        /// The last line of the chat that the watcher has.
        heard: Option<u32>,
        /// Those whom the watcher does not want to hear, by id.
        deaf_to: Arc<BTreeSet<String>>,
        answer: oneshot::Sender<Result<Answer, Refused>>,
        messages: mpsc::Sender<Vec<StreamMessage>>,
        span: Span,
    },
    /// Somebody says something.
    Say(Said),
    /// What a guest said, by id, is no longer kept.
    ForgetLines(String),
    /// A guest, by id, hears all but these from now on.
    Deafen {
        guest: String,
        deaf_to: Arc<BTreeSet<String>>,
    },
    /// An input that needs no answer.
    Tell(Input),
    /// The table is given up once nothing is on its way to the disk.
    GiveUp,
    /// The table is let go at once: it may be another node's by now.
    LetGo,
}

/// The receiving end of a table's calls, with what is needed to reach it.
pub(crate) struct Mailbox {
    pub id: String,
    pub serial: u64,
    pub calls: mpsc::UnboundedReceiver<Call>,
    pub to_self: mpsc::UnboundedSender<Call>,
    /// The request that has the table loaded, for the log.
    pub asked_by: Span,
}

struct Task {
    registry: Arc<Registry>,
    mailbox: Mailbox,
    table: Table,
    talk: Talk,
    /// Who sat where when the chat was last shown.
    seating: Vec<Occupant>,
    /// Whether spectators are kept behind, and so can't hear what is said.
    keeps_behind: bool,
    replies: HashMap<ReplyId, oneshot::Sender<Result<Answer, Refused>>>,
    next_reply: ReplyId,
    listeners: HashMap<WatcherId, Listener>,
    /// What watchers are being told, until all of it is there.
    told: Vec<(WatcherId, Vec<StreamMessage>)>,
    storing: Option<Storing>,
    /// When the core wants to be woken.
    wake_at: Option<i64>,
    /// Whether the table is given up once nothing is on its way to the disk.
    gives_up: bool,
}

/// Where a watcher's messages go, and what of the chat is among them.
struct Listener {
    to: mpsc::Sender<Vec<StreamMessage>>,
    guest: Option<String>,
    deaf_to: Arc<BTreeSet<String>>,
}

/// A change that is on its way to the disk. It is in the store's queue as soon as it was asked for once.
struct Storing {
    change: Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>,
    /// The request that makes it; none if nobody has asked for it.
    span: Span,
}

/// Loads the table and serves it until nobody needs it, or the server stops.
pub(crate) async fn run(registry: Arc<Registry>, mut mailbox: Mailbox) {
    let asked_by = std::mem::replace(&mut mailbox.asked_by, Span::none());
    match load(&registry, &mailbox).instrument(asked_by).await {
        // It took so long that the table is no longer this task's.
        Ok(_) if !registry.is_of(&mailbox.id, mailbox.serial) => {
            registry.release(&mailbox.id, mailbox.serial).await;
        }
        Ok((table, talk)) => {
            let task = Task {
                seating: occupants(&table),
                keeps_behind: false,
                registry,
                mailbox,
                table,
                talk,
                replies: HashMap::new(),
                next_reply: 0,
                listeners: HashMap::new(),
                told: Vec::new(),
                storing: None,
                wake_at: None,
                gives_up: false,
            };
            task.serve().await;
        }
        Err(refused) => {
            let closed = match refused.error.code {
                ErrorCode::OtherRules => registry.store().table(&mailbox.id).await.ok().flatten(),
                _ => None,
            };
            // The next request makes a new attempt.
            registry.release(&mailbox.id, mailbox.serial).await;
            registry.remove(&mailbox.id, mailbox.serial);
            mailbox.calls.close();
            while let Some(call) = mailbox.calls.recv().await {
                if let Call::Say(said) = call {
                    // If this fails, nobody is waiting any more.
                    let _ = said.answer.send(Err(refused.clone()));
                    continue;
                }
                let (Call::Ask {
                    person,
                    question,
                    answer,
                    ..
                }
                | Call::Watch {
                    person,
                    question,
                    answer,
                    ..
                }) = call
                else {
                    continue;
                };
                let refused = refused.clone();
                let result = match &closed {
                    Some(stored) => closed::answer(stored, person.as_ref(), &question, refused),
                    None => Err(refused),
                };
                // If this fails, nobody is waiting any more.
                let _ = answer.send(result);
            }
        }
    }
}

async fn load(registry: &Registry, mailbox: &Mailbox) -> Result<(Table, Talk), Refused> {
    let id = mailbox.id.as_str();
    let unreadable = |error: StoreError| {
        tracing::error!(table = id, %error, "a table can't be read");
        refuse(ErrorCode::Storage, error.to_string())
    };
    if !registry.claim(id, mailbox.serial).await.map_err(unreadable)? {
        return Err(refuse(
            ErrorCode::Busy,
            "another node has the table; nothing is lost, try again",
        ));
    }
    let stored = registry.store().table(id).await.map_err(unreadable)?;
    let stored = stored.ok_or_else(|| refuse(ErrorCode::UnknownTable, "there is no such table"))?;
    let word = registry.config().chance_from.as_deref();
    let seed = chance::seed(word, &stored.row.secret)
        .map_err(|error| refuse(ErrorCode::Internal, error.to_string()))?;
    let pause_ms = registry.config().bot_pause_ms;
    // Away from the threads that serve connections: every entry of the record is checked.
    let loading = tokio::task::spawn_blocking(move || Table::load(stored, seed, pause_ms));
    let loaded = loading.await.map_err(|error| {
        tracing::error!(table = id, %error, "loading a table has failed");
        refuse(ErrorCode::Internal, "the table can't be loaded")
    })?;
    let mut table = loaded.map_err(|damaged| {
        tracing::error!(table = id, error = %damaged, "a table can't be loaded");
        refuse(damaged.code, damaged.to_string())
    })?;
    let lines = registry.store().chat(id).await.map_err(unreadable)?;
    let last = registry.store().last_line(id).await.map_err(unreadable)?;
    let talk = Talk::new(id.to_owned(), Arc::clone(registry.store()), lines, last);
    if table.row().state == TableState::Over {
        table.found_rematch(registry.store().rematch_of(id).await.map_err(unreadable)?);
    }
    Ok((table, talk))
}

fn occupants(table: &Table) -> Vec<Occupant> {
    let seats = table.row().seats.iter();
    seats.map(|seat| seat.occupant.clone()).collect()
}

impl Task {
    async fn serve(mut self) {
        let clock = self.registry.clock().clone();
        let mut closing = self.registry.closing();
        self.handle(Input::Wake);
        let idle_after = Duration::from_millis(self.registry.config().unload_after_ms);
        loop {
            tokio::select! {
                result = stored(&mut self.storing), if self.storing.is_some() => {
                    let span = self.storing.take().map_or_else(Span::none, |storing| storing.span);
                    if !self.registry.may_serve() {
                        // Another node may have gone on since: who asks again gets the answer there.
                        break;
                    }
                    span.in_scope(|| self.stored(result));
                }
                result = self.talk.stored() => {
                    let now = self.registry.clock().now();
                    if let Some(heard) = self.talk.said(now, self.table.row(), result) {
                        self.tell(&heard);
                    }
                }
                call = self.mailbox.calls.recv() => match call {
                    Some(_) if !self.registry.may_serve() => break,
                    Some(call) => self.take(call),
                    None => break,
                },
                () = clock.until(self.wake_at.unwrap_or(i64::MAX)), if self.wake_at.is_some() => {
                    self.wake_at = None;
                    self.handle(Input::Wake);
                }
                () = tokio::time::sleep(idle_after), if self.table.idle() && self.talk.is_quiet() => {
                    if self.registry.unload(&mut self.mailbox) {
                        break;
                    }
                }
                // Pending writes are waited for; nothing new is started.
                _ = closing.wait_for(|&closing| closing), if self.storing.is_none() && self.talk.is_quiet() => break,
                () = std::future::ready(()), if self.gives_up && self.storing.is_none() && self.talk.is_quiet() => break,
            }
            if self.mailbox.calls.is_closed() {
                break;
            }
        }
        // Whoever asks from now on waits until the table is free, and finds it where it is then.
        self.registry.release(&self.mailbox.id, self.mailbox.serial).await;
        self.registry.remove(&self.mailbox.id, self.mailbox.serial);
    }

    fn stored(&mut self, result: Result<(), StoreError>) {
        if let Err(error) = &result {
            tracing::warn!(table = self.mailbox.id, %error, "a change of a table could not be stored");
        }
        let is_stored = result.is_ok();
        self.handle(Input::Stored(result.map_err(|error| error.told())));
        if is_stored {
            self.registry.note(self.table.row());
        }
    }

    fn take(&mut self, call: Call) {
        match call {
            Call::Ask {
                person,
                question,
                answer,
                span,
            } => span.in_scope(|| self.ask(person, question, answer)),
            Call::Watch {
                watcher,
                person,
                question,
                heard,
                deaf_to,
                answer,
                messages,
                span,
            } => {
                let listener = Listener {
                    to: messages.clone(),
                    guest: person.as_ref().map(|person| person.id.clone()),
                    deaf_to: Arc::clone(&deaf_to),
                };
                self.listeners.insert(watcher, listener);
                span.in_scope(|| self.ask(person, question, answer));
                if !self.table.is_watched_by(watcher) {
                    self.listeners.remove(&watcher);
                } else if self.registry.config().chat
                    && self.table.is_heard_by(watcher)
                    && let Some(heard) = self.talk.since(self.table.row(), heard)
                    && let Some(chat) = heard.without(&deaf_to)
                {
                    // A stream that has just been opened has room.
                    let _ = messages.try_send(vec![StreamMessage::Chat(Arc::new(chat))]);
                }
            }
            Call::Deafen { guest, deaf_to } => self.deafen(&guest, &deaf_to),
            Call::ForgetLines(guest) => {
                if let Some(heard) = self.talk.forget(self.table.row(), &guest) {
                    self.tell(&heard);
                }
            }
            Call::Say(said) => self.talk.say(self.registry.clock().now(), self.table.row(), said),
            Call::Tell(input) => {
                if let Input::Unwatch(watcher) = input {
                    self.listeners.remove(&watcher);
                }
                self.handle(input);
            }
            Call::GiveUp => self.gives_up = true,
            Call::LetGo => self.mailbox.calls.close(),
        }
    }

    fn ask(
        &mut self,
        person: Option<Person>,
        question: Question,
        answer: oneshot::Sender<Result<Answer, Refused>>,
    ) {
        let reply = self.next_reply;
        self.next_reply += 1;
        self.replies.insert(reply, answer);
        self.handle(Input::Ask {
            reply,
            person,
            question,
        });
    }

    fn handle(&mut self, input: Input) {
        let mut outputs = self.table.handle(self.registry.clock().now(), input);
        let mut gone = Vec::new();
        loop {
            for output in outputs {
                self.perform(output, &mut gone);
            }
            self.send_told(&mut gone);
            // A watcher that does not keep up loses the stream, and comes back with its last version.
            let Some(watcher) = gone.pop() else { break };
            outputs = self
                .table
                .handle(self.registry.clock().now(), Input::Unwatch(watcher));
        }
        let keeps_behind = self.table.keeps_behind();
        // At the end spectators hear what was said meanwhile.
        let opens = self.keeps_behind && !keeps_behind;
        self.keeps_behind = keeps_behind;
        let seats = self.table.row().seats.iter();
        if opens || !seats.map(|seat| &seat.occupant).eq(&self.seating) {
            self.seating = occupants(&self.table);
            if let Some(heard) = self.talk.again(self.table.row()) {
                self.tell(&heard);
            }
        }
    }

    /// Tells all watchers what people say, unless the host wants no chat.
    fn tell(&mut self, heard: &Heard) {
        self.tell_some(heard, |_| true);
    }

    /// Tells some of the watchers, each without those whom they don't want to hear.
    fn tell_some(&mut self, heard: &Heard, is_told: impl Fn(&Listener) -> bool) {
        if !self.registry.config().chat {
            return;
        }
        // Most hear everybody, and are told the same.
        let whole = heard.without(&BTreeSet::new()).map(Arc::new);
        let table = &self.table;
        let is_slow = |listener: &Listener| {
            let chat = match listener.deaf_to.is_empty() {
                true => whole.clone(),
                false => heard.without(&listener.deaf_to).map(Arc::new),
            };
            chat.is_some_and(|chat| listener.to.try_send(vec![StreamMessage::Chat(chat)]).is_err())
        };
        let slow = (self.listeners).extract_if(|watcher, listener| {
            table.is_heard_by(*watcher) && is_told(listener) && is_slow(listener)
        });
        let gone: Vec<WatcherId> = slow.map(|(watcher, _)| watcher).collect();
        // A watcher that does not keep up comes back with its last line.
        for watcher in gone {
            self.handle(Input::Unwatch(watcher));
        }
    }

    /// Sends what each watcher is told, all of it together: a connection that is woken for each message writes each on its
    /// own.
    fn send_told(&mut self, gone: &mut Vec<WatcherId>) {
        for (watcher, told) in self.told.drain(..) {
            let sent = (self.listeners.get(&watcher)).map(|listener| listener.to.try_send(told));
            if let Some(Err(_)) = sent {
                self.listeners.remove(&watcher);
                gone.push(watcher);
            }
        }
    }

    /// Has a guest's streams carry what all but these say.
    fn deafen(&mut self, guest: &str, deaf_to: &Arc<BTreeSet<String>>) {
        let is_own = |listener: &Listener| listener.guest.as_deref() == Some(guest);
        for listener in self.listeners.values_mut().filter(|listener| is_own(listener)) {
            listener.deaf_to = Arc::clone(deaf_to);
        }
        if let Some(heard) = self.talk.again(self.table.row()) {
            self.tell_some(&heard, is_own);
        }
    }

    fn perform(&mut self, output: Output, gone: &mut Vec<WatcherId>) {
        match output {
            Output::Reply(reply, answer) => {
                if let Some(waiting) = self.replies.remove(&reply) {
                    // The asker may have left; the change stands all the same.
                    let _ = waiting.send(answer);
                }
            }
            Output::Send(watcher, message) => {
                let message = StreamMessage::Table(message);
                match self.told.iter_mut().find(|(other, _)| *other == watcher) {
                    Some((_, told)) => told.push(message),
                    None => self.told.push((watcher, vec![message])),
                }
            }
            Output::End(watcher) => {
                // After the last word.
                self.send_told(gone);
                self.listeners.remove(&watcher);
            }
            Output::Store(commit) => {
                let store = Arc::clone(self.registry.store());
                let storing = async move { store.commit(*commit).await };
                let change = Box::pin(storing.instrument(tracing::debug_span!("commit")));
                let span = Span::current();
                self.storing = Some(Storing { change, span });
            }
            Output::AskBot(job) => self.ask_bot(job),
            Output::WakeLater(pause_ms) => {
                let to_self = self.mailbox.to_self.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(pause_ms)).await;
                    // A table that has been unloaded wakes up when it is loaded again.
                    let _ = to_self.send(Call::Tell(Input::Wake));
                });
            }
            Output::WakeAt(time) => self.wake_at = time,
            Output::Reload => {
                tracing::warn!(
                    table = self.mailbox.id,
                    "the table was changed on disk and is being reloaded"
                );
                self.mailbox.calls.close();
            }
        }
    }

    /// Lets a bot think away from the threads that serve connections.
    fn ask_bot(&self, job: BotJob) {
        let to_self = self.mailbox.to_self.clone();
        let (registry, table) = (Arc::clone(&self.registry), self.mailbox.id.clone());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(job.pause_ms)).await;
            let (version, seat) = (job.version, job.seat);
            let moves = registry.decide(&table, job).await;
            // A table that has been unloaded asks again when it is loaded.
            let _ = to_self.send(Call::Tell(Input::BotDecided { version, seat, moves }));
        });
    }
}

async fn stored(storing: &mut Option<Storing>) -> Result<(), StoreError> {
    match storing {
        Some(storing) => storing.change.as_mut().await,
        None => std::future::pending().await,
    }
}
