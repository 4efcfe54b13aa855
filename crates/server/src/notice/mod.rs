//! Telling people away from the page that a table waits for them: by which ways, of what and when they choose themselves.
//!
//! Every stored change of a table comes here ([`Notices::changed`]), where only people with ways of their own are looked
//! at. What they are owed is planned ([`plan`]), kept in the store so that a restart loses and repeats nothing
//! ([`queue`]), put into words ([`told`]) and sent ([`send`]).

mod address;
mod lanes;
mod mail;
mod plan;
mod push;
mod queue;
mod quiet;
mod send;
mod told;

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use futures_util::future::BoxFuture;
use protocol::{AddWay, Mailbox, NoticeChoice, NoticeWay, NoticeWayKind, TriedWay, Undelivered};
use tokio::sync::mpsc;

use crate::clock::Clock;
use crate::code;
use crate::config::MailServer;
use crate::store::{Occupant, Store, StoreError, TableRow};
use lanes::{Lanes, Tries};
use mail::Post;
use plan::Waiting;
use push::{BrowserKeys, ServerKey};
use queue::Input;
use send::Fate;
use table::hours::Hours;

/// The most ways that one person can have.
const WAY_COUNT_MAX: usize = 5;
/// The most tables that one person can silence; the oldest one rings again.
const SILENT_COUNT_MAX: usize = 300;

/// Who knows whether somebody has a table open.
pub(crate) trait Presence: Send + Sync + 'static {
    /// Whether the guest has the table open right now.
    fn is_watching<'a>(&'a self, table: &'a str, guest: &'a str) -> BoxFuture<'a, bool>;
}

/// Why a person's wish was not carried out.
#[derive(Debug)]
pub(crate) enum Refused {
    /// It can't be carried out by anybody.
    Bad(String),
    /// There is no such way.
    NoWay,
    /// The person has just tried another, or has as many messages on their way as may be.
    TooSoon,
    /// The store failed.
    Store(StoreError),
}

/// What all people have chosen, and the way into the queue.
pub(crate) struct Notices {
    store: Arc<dyn Store>,
    clock: Clock,
    allow_private: bool,
    people: Mutex<HashMap<String, protocol::Notices>>,
    /// Held while a person's choice is changed.
    changing: tokio::sync::Mutex<()>,
    to_queue: mpsc::UnboundedSender<Input>,
    from_all: Mutex<Option<mpsc::UnboundedReceiver<Input>>>,
    unsent: AtomicUsize,
    lanes: Arc<Lanes>,
    tries: Mutex<Tries>,
    push: OnceLock<ServerKey>,
    /// `None` where the host has no server for e-mail.
    post: Option<Post>,
    /// Called when somebody has chosen something; set where other nodes have to know.
    shared: OnceLock<Box<dyn Fn() + Send + Sync>>,
}

impl Notices {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        allow_private: bool,
        mail: Option<&MailServer>,
    ) -> Arc<Self> {
        // A server starts only if its host has named the mail server rightly.
        let post = mail.and_then(|server| {
            let post = Post::new(server);
            post.inspect_err(|error| tracing::error!(error, "no e-mail can be sent"))
                .ok()
        });
        let (to_queue, from_all) = mpsc::unbounded_channel();
        Arc::new(Self {
            store,
            clock,
            allow_private,
            people: Mutex::default(),
            changing: tokio::sync::Mutex::default(),
            lanes: Lanes::new(to_queue.clone()),
            to_queue,
            from_all: Mutex::new(Some(from_all)),
            unsent: AtomicUsize::new(0),
            tries: Mutex::default(),
            push: OnceLock::new(),
            post,
            shared: OnceLock::new(),
        })
    }

    /// Reads what people have chosen. To be called once, before the first request.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn load(&self) -> Result<(), StoreError> {
        let no_key = || StoreError::Damaged("the key for push services can't be read".to_owned());
        let key = self.store.push_key(ServerKey::make().ok_or_else(no_key)?).await?;
        let key = ServerKey::read(&key).ok_or_else(no_key)?;
        // It is loaded once.
        let _ = self.push.set(key);
        if let Some(post) = &self.post {
            let fresh = code::random_bytes().map_err(|error| StoreError::Unavailable(error.to_string()))?;
            post.sign_by(&self.store.cookie_key(fresh).await?);
        }
        self.reload().await
    }

    /// Reads again what people have chosen: some of them may have done so elsewhere.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn reload(&self) -> Result<(), StoreError> {
        let all = self.store.notice_settings().await?;
        let read = |(guest, settings): (String, String)| {
            let settings = serde_json::from_str(&settings)
                .map_err(|error| StoreError::Damaged(format!("what {guest} is told: {error}")))?;
            Ok((guest, settings))
        };
        let all: HashMap<String, protocol::Notices> =
            all.into_iter().map(read).collect::<Result<_, StoreError>>()?;
        let before = std::mem::replace(&mut *self.lock(), all.clone());
        let guests = before
            .keys()
            .chain(all.keys().filter(|guest| !before.contains_key(*guest)));
        for guest in guests.filter(|guest| before.get(*guest) != all.get(*guest)) {
            self.put(Input::Chose(guest.clone()));
        }
        Ok(())
    }

    /// From now on others have chosen too, and are told through this when somebody here has.
    pub(crate) fn share(&self, tell: impl Fn() + Send + Sync + 'static) {
        // It is shared once.
        let _ = self.shared.set(Box::new(tell));
    }

    /// Plans and sends until the server stops.
    pub(crate) async fn run(
        self: Arc<Self>,
        presence: Arc<dyn Presence>,
        closing: tokio::sync::watch::Receiver<bool>,
    ) {
        let from_all = self.lock_inbox().take();
        if let Some(mut inbox) = from_all {
            // What was put there before is read from the store.
            while inbox.try_recv().is_ok() {}
            queue::run(Arc::clone(&self), presence, &mut inbox, closing).await;
            *self.lock_inbox() = Some(inbox);
            self.unsent.store(0, Ordering::Relaxed);
        }
    }

    /// The inbox of the queue; `None` while somebody works on it.
    fn lock_inbox(&self) -> MutexGuard<'_, Option<mpsc::UnboundedReceiver<Input>>> {
        // It is put there and taken as a whole.
        self.from_all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many messages are still to be sent, as far as is known now.
    pub(crate) fn unsent(&self) -> usize {
        self.unsent.load(Ordering::Relaxed)
    }

    /// Whether anybody at a table is told anything.
    pub(crate) fn concerns(&self, row: &TableRow) -> bool {
        let people = self.lock();
        let is_told = |guest: &str| people.get(guest).is_some_and(|person| !person.ways.is_empty());
        row.seats.iter().any(|seat| match &seat.occupant {
            Occupant::Guest { id, .. } => is_told(id),
            Occupant::Open | Occupant::Bot(_) => false,
        })
    }

    /// Notes a change of a table.
    pub(crate) fn changed(&self, row: &TableRow) {
        if self.concerns(row) {
            self.put(Input::Changed(Waiting::of(row)));
        }
    }

    /// What a person has chosen, as they see it.
    pub(crate) fn shown(&self, guest: &str) -> protocol::Notices {
        protocol::Notices {
            push_key: self.push.get().map(ServerKey::public).unwrap_or_default(),
            mail: self.post.is_some(),
            ..self.of(guest)
        }
    }

    /// What a person has chosen.
    fn of(&self, guest: &str) -> protocol::Notices {
        self.lock().get(guest).cloned().unwrap_or_default()
    }

    /// Chooses what is told and when.
    pub(crate) async fn choose(&self, guest: &str, choice: NoticeChoice) -> Result<(), Refused> {
        let quiet = Hours::of(choice.quiet.as_ref()).map_err(Refused::Bad)?;
        if choice.quiet.is_some() && quiet.is_always() {
            return Err(Refused::Bad("quiet hours leave a part of the day".to_owned()));
        }
        let site = address::site(&choice.site).map_err(Refused::Bad)?;
        let language = words::Language::of_tag(&choice.language)
            .ok_or_else(|| Refused::Bad(format!("there is no language `{}`", choice.language)))?;
        let choice = NoticeChoice {
            site,
            language: language.code().to_owned(),
            ..choice
        };
        self.change(guest, |settings| {
            settings.choice = choice;
            Ok(())
        })
        .await
    }

    /// Adds a way. The owner of a mailbox is asked whether messages are wanted there.
    pub(crate) async fn add(&self, guest: &str, way: AddWay) -> Result<(), Refused> {
        let is_mailbox = way.kind == NoticeWayKind::Email;
        let address = match is_mailbox {
            true => mail::mailbox(&way.address),
            false => address::read(&way.address).map(|url| url.to_string()),
        }
        .map_err(Refused::Bad)?;
        check_keys(&way).map_err(Refused::Bad)?;
        let id =
            code::way_id().map_err(|error| Refused::Store(StoreError::Unavailable(error.to_string())))?;
        if is_mailbox && !self.post()?.may_ask(&address) {
            return Err(Refused::TooSoon);
        }
        let added = NoticeWay {
            id,
            kind: way.kind,
            address,
            keys: way.keys,
            confirmed: !is_mailbox,
            failing: None,
        };
        let new = added.clone();
        self.change(guest, |settings| {
            if settings.ways.len() >= WAY_COUNT_MAX {
                return Err(Refused::Bad(format!("a person can have {WAY_COUNT_MAX} ways")));
            }
            let is_same = |other: &NoticeWay| other.kind == new.kind && other.address == new.address;
            // A browser that subscribes again has new keys.
            (settings.ways).retain(|other| new.kind != NoticeWayKind::Push || !is_same(other));
            if settings.ways.iter().any(is_same) {
                return Err(Refused::Bad("this way is there already".to_owned()));
            }
            settings.ways.push(new);
            Ok(())
        })
        .await?;
        if is_mailbox {
            let failing = self.ask_owner(guest, &added).await?;
            return self.note(guest, &added.id, failing).await;
        }
        Ok(())
    }

    fn post(&self) -> Result<&Post, Refused> {
        let none = || Refused::Bad("this server sends no e-mail".to_owned());
        self.post.as_ref().ok_or_else(none)
    }

    /// Sends the link that confirms a mailbox; says why that failed.
    async fn ask_owner(&self, guest: &str, way: &NoticeWay) -> Result<Option<Undelivered>, Refused> {
        let post = self.post()?;
        let unsigned = || Refused::Store(StoreError::Unavailable("links can't be signed yet".to_owned()));
        let token = post.token(guest, way).ok_or_else(unsigned)?;
        let asked = post.ask(way, &token, &self.of(guest).choice.language).await;
        Ok(asked.err())
    }

    /// The person and the way that a link in a message is about.
    async fn owner_of(&self, token: &str) -> Result<(String, NoticeWay), Refused> {
        let post = self.post()?;
        let (id, _) = mail::parts(token).ok_or(Refused::NoWay)?;
        let find = || {
            let people = self.lock();
            people.iter().find_map(|(guest, settings)| {
                let way = settings
                    .ways
                    .iter()
                    .find(|way| way.id == id && way.kind == NoticeWayKind::Email)?;
                Some((guest.clone(), way.clone()))
            })
        };
        let mut found = find();
        if found.is_none() && self.shared.get().is_some() {
            self.reload().await.map_err(Refused::Store)?;
            found = find();
        }
        let (guest, way) = found.ok_or(Refused::NoWay)?;
        let is_signed = post.has_made(token, &guest, &way);
        is_signed.then_some((guest, way)).ok_or(Refused::NoWay)
    }

    /// The mailbox that a link in a message is about.
    pub(crate) async fn mailbox(&self, token: &str) -> Result<Mailbox, Refused> {
        let (_, way) = self.owner_of(token).await?;
        Ok(Mailbox {
            address: way.address,
            confirmed: way.confirmed,
        })
    }

    /// Messages may go to the mailbox that this link is about.
    pub(crate) async fn confirm(&self, token: &str) -> Result<Mailbox, Refused> {
        let (guest, way) = self.owner_of(token).await?;
        self.change(&guest, |settings| {
            let found = settings.ways.iter_mut().find(|other| other.id == way.id);
            found.ok_or(Refused::NoWay)?.confirmed = true;
            Ok(())
        })
        .await?;
        self.mailbox(token).await
    }

    /// No more messages go to the mailbox that this link is about.
    pub(crate) async fn stop(&self, token: &str) -> Result<(), Refused> {
        let (guest, way) = self.owner_of(token).await?;
        self.remove(&guest, &way.id).await
    }

    /// Removes a way, and with it what was still to be sent there.
    pub(crate) async fn remove(&self, guest: &str, way: &str) -> Result<(), Refused> {
        self.change(guest, |settings| {
            let before = settings.ways.len();
            settings.ways.retain(|other| other.id != way);
            if settings.ways.len() == before {
                return Err(Refused::NoWay);
            }
            Ok(())
        })
        .await
    }

    /// Removes all ways of a person, because somebody else may have added them.
    pub(crate) async fn remove_all(&self, guest: &str) -> Result<(), Refused> {
        if self.of(guest).ways.is_empty() {
            return Ok(());
        }
        self.change(guest, |settings| {
            settings.ways.clear();
            Ok(())
        })
        .await
    }

    /// Removes everything that is known about a person, in the store too.
    pub(crate) async fn forget(&self, guest: &str) -> Result<(), StoreError> {
        let _one_at_a_time = self.changing.lock().await;
        self.store.forget_guest(guest).await?;
        self.lock().remove(guest);
        self.chose(guest);
        Ok(())
    }

    /// Silences a table for a person, or lets it ring again.
    pub(crate) async fn ring(&self, guest: &str, table: &str, on: bool) -> Result<(), Refused> {
        self.change(guest, |settings| {
            settings.silent.retain(|other| other != table);
            if !on {
                settings.silent.push(table.to_owned());
                let surplus = settings.silent.len().saturating_sub(SILENT_COUNT_MAX);
                settings.silent.drain(..surplus);
            }
            Ok(())
        })
        .await
    }

    /// Sends a message right now to see whether it arrives.
    pub(crate) async fn try_out(&self, guest: &str, way: &str) -> Result<TriedWay, Refused> {
        let settings = self.of(guest);
        let found = settings.ways.iter().find(|other| other.id == way);
        let found = found.ok_or(Refused::NoWay)?;
        let lane = self.lanes.take(guest).ok_or(Refused::TooSoon)?;
        self.note_try(guest)?;
        if !found.confirmed {
            if !self.post()?.may_ask(&found.address) {
                return Err(Refused::TooSoon);
            }
            let failing = self.ask_owner(guest, found).await?;
            drop(lane);
            self.is_resting();
            self.note(guest, way, failing).await?;
            return Ok(TriedWay { failing });
        }
        let id =
            code::way_id().map_err(|error| Refused::Store(StoreError::Unavailable(error.to_string())))?;
        let message = told::test(id, &settings.choice);
        let fate = send::send(self, guest, found, &message, &settings.choice).await;
        drop(lane);
        // The lane has told the queue, even where nobody works on it.
        self.is_resting();
        let failing = match fate {
            Fate::Delivered => None,
            Fate::Failed(why) => Some(why),
            Fate::Gone => Some(Undelivered::Refused),
        };
        match self.note(guest, way, failing).await {
            // It was removed in the meantime.
            Ok(()) | Err(Refused::NoWay) => Ok(TriedWay { failing }),
            Err(refused) => Err(refused),
        }
    }

    fn note_try(&self, guest: &str) -> Result<(), Refused> {
        let now = self.clock.now();
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        match tries.note(guest, now) {
            true => Ok(()),
            false => Err(Refused::TooSoon),
        }
    }

    /// Notes how the last message by a way fared.
    async fn note(&self, guest: &str, way: &str, failing: Option<Undelivered>) -> Result<(), Refused> {
        let known = self.of(guest);
        if (known.ways.iter()).any(|other| other.id == way && other.failing == failing) {
            return Ok(());
        }
        self.change(guest, |settings| {
            let found = settings.ways.iter_mut().find(|other| other.id == way);
            found.ok_or(Refused::NoWay)?.failing = failing;
            Ok(())
        })
        .await
    }

    async fn change(
        &self,
        guest: &str,
        wish: impl FnOnce(&mut protocol::Notices) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let _one_at_a_time = self.changing.lock().await;
        if self.shared.get().is_some() {
            self.reload().await.map_err(Refused::Store)?;
        }
        let mut settings = self.of(guest);
        wish(&mut settings)?;
        let text = serde_json::to_string(&settings).map_err(|error| Refused::Bad(error.to_string()))?;
        self.store
            .keep_notice_settings(guest, text)
            .await
            .map_err(Refused::Store)?;
        self.lock().insert(guest.to_owned(), settings);
        self.chose(guest);
        Ok(())
    }

    fn chose(&self, guest: &str) {
        self.put(Input::Chose(guest.to_owned()));
        if let Some(tell) = self.shared.get() {
            tell();
        }
    }

    fn put(&self, input: Input) {
        if self.is_resting() {
            return;
        }
        // The queue ends with the server.
        let _ = self.to_queue.send(input);
    }

    /// Whether nobody works on the queue. Then nothing is kept for it: whoever begins reads everything from the store.
    fn is_resting(&self) -> bool {
        let mut inbox = self.lock_inbox();
        if let Some(inbox) = inbox.as_mut() {
            while inbox.try_recv().is_ok() {}
        }
        inbox.is_some()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, protocol::Notices>> {
        // The map is consistent at all times, so a panic elsewhere leaves nothing half done.
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Checks how the host has named the mail server.
///
/// # Errors
/// Says what is wrong.
pub(crate) fn check_mail(server: &MailServer) -> Result<(), String> {
    Post::new(server).map(drop)
}

/// A browser has keys, and nothing else has.
fn check_keys(way: &AddWay) -> Result<(), String> {
    match (way.kind, &way.keys) {
        (NoticeWayKind::Push, Some(keys)) => match BrowserKeys::read(&keys.p256dh, &keys.auth) {
            Some(_) => Ok(()),
            None => Err("these are no keys of a browser".to_owned()),
        },
        (NoticeWayKind::Push, None) => Err("a browser has keys".to_owned()),
        (_, Some(_)) => Err("only a browser has keys".to_owned()),
        (_, None) => Ok(()),
    }
}
