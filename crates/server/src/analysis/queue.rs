//! The worker that analyses decisions.
//!
//! One low-priority thread takes hints first and, in between, works through the reviews in line, one decision at a
//! time: first those that somebody is waiting for. Both queues are short. A visitor who finds the line for hints full is
//! asked to come back later.
//!
//! Everybody who asks for the same hint shares one search. On a busy machine it may outlast a request, so it continues for
//! a few seconds after the last of them has left, and a repeated request picks it up where it is. If somebody is waiting
//! for another hint meanwhile, the search without an audience stops at once.
//!
//! A review goes on even if nobody is watching, since its result is kept; but when the line is full, such a review gives
//! up its place to one that somebody is waiting for. If all are waited for, the next one gets a place when there is room:
//! pages ask again anyway.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use protocol::{AnyGame, HintMove, Review};
use tabletop::Seat;
use tokio::sync::{oneshot, watch};

use table::told::{self, AnyReview, look};

/// How many hints may wait, not counting the one being worked on.
const HINTS_WAITING_MAX: usize = 8;
/// How long a hint that nobody waits for any more is still worked on.
const LEFT: Duration = Duration::from_secs(5);
/// How many reviews may be in line.
const REVIEWS_WAITING_MAX: usize = 8;
/// How long after the last request for a review somebody is taken to be waiting for it; pages ask every second or so.
const WATCHED: Duration = Duration::from_secs(10);
/// How much lower the worker's priority is (nice value).
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// Why nothing was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotLooked {
    /// Too many are waiting already.
    Busy,
    /// The analysis has failed, which is a bug, or the server is stopping.
    Failed,
}

/// The progress of a review.
#[derive(Debug)]
pub enum Reviewing {
    /// It has just been put in line; the result comes here.
    Begun(oneshot::Receiver<Review>),
    /// How many looks are done, and how many there are; 0 of 0 while it waits in line, or for a place in it.
    Under(usize, usize),
}

/// Where hints and reviews are asked for.
#[derive(Debug)]
pub struct AnalysisQueue {
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    work: Mutex<Work>,
    more: Condvar,
}

#[derive(Debug, Default)]
struct Work {
    /// Whether the worker's thread runs.
    running: bool,
    closing: bool,
    hints: VecDeque<Arc<HintJob>>,
    /// The hint being worked on, or the last one that was found.
    looking: Option<Arc<HintJob>>,
    /// The reviews in line, but for the one being worked on.
    reviews: VecDeque<ReviewJob>,
    /// The reviews that have begun and are not kept yet, by table.
    underway: HashMap<String, Underway>,
    /// Reviews that have failed; they are not tried again.
    failed: Vec<String>,
}

#[derive(Debug)]
struct Underway {
    /// How many looks are done, and how many there are.
    done: usize,
    of: usize,
    /// When somebody last asked how far it is.
    asked: Instant,
}

impl Underway {
    fn begun() -> Self {
        Self {
            done: 0,
            of: 0,
            asked: Instant::now(),
        }
    }

    fn is_watched(&self) -> bool {
        self.asked.elapsed() < WATCHED
    }
}

/// A question: the table, its version, and the seat that is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
struct HintQuestion {
    table: String,
    version: u32,
    seat: Seat,
}

#[derive(Debug)]
struct HintJob {
    question: HintQuestion,
    game: Box<AnyGame>,
    /// Goes to all who wait for it.
    answer: watch::Sender<Option<Vec<HintMove>>>,
    /// When one of them last left.
    left: Mutex<Instant>,
}

impl HintJob {
    fn is_awaited(&self) -> bool {
        self.answer.receiver_count() > 0
    }

    fn is_dropped(&self) -> bool {
        let left = || *self.left.lock().unwrap_or_else(PoisonError::into_inner);
        !self.is_awaited() && left().elapsed() >= LEFT
    }
}

/// Somebody who waits for a hint, until this is dropped.
struct Waiting {
    answer: watch::Receiver<Option<Vec<HintMove>>>,
    job: Weak<HintJob>,
}

impl Waiting {
    fn begun(job: &Arc<HintJob>) -> Self {
        Self {
            answer: job.answer.subscribe(),
            job: Arc::downgrade(job),
        }
    }

    /// `None` when the worker has given up.
    async fn answer(mut self) -> Option<Vec<HintMove>> {
        let found = self.answer.wait_for(Option::is_some).await.ok()?;
        found.clone()
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some(job) = self.job.upgrade() {
            *job.left.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        }
    }
}

#[derive(Debug)]
struct ReviewJob {
    table: String,
    /// The game, until the worker starts on it.
    game: Option<Box<AnyGame>>,
    review: Option<Box<dyn AnyReview>>,
    answer: Option<oneshot::Sender<Review>>,
}

enum Job {
    Hint(Arc<HintJob>),
    Review(ReviewJob),
}

impl Default for AnalysisQueue {
    fn default() -> Self {
        Self::new()
    }
}

impl AnalysisQueue {
    /// A queue that has no worker yet: the thread starts with the first question.
    #[must_use]
    pub fn new() -> Self {
        Self {
            shared: Arc::default(),
        }
    }

    /// The best answers for the seat of a table that is asked. Dropping the future withdraws the question, but for a few
    /// seconds in which it may be asked again.
    ///
    /// # Errors
    /// When too many are waiting, or the worker has failed.
    pub async fn hints(
        &self,
        table: &str,
        game: Box<AnyGame>,
        seat: Seat,
    ) -> Result<Vec<HintMove>, NotLooked> {
        let waiting = self.ask(table, game, seat)?;
        waiting.answer().await.ok_or(NotLooked::Failed)
    }

    fn ask(&self, table: &str, game: Box<AnyGame>, seat: Seat) -> Result<Waiting, NotLooked> {
        let question = HintQuestion {
            table: table.to_owned(),
            version: game.version(),
            seat,
        };
        let mut work = self.shared.lock();
        work.hints.retain(|job| !job.is_dropped());
        if work.closing {
            return Err(NotLooked::Failed);
        }
        let mut underway = work.hints.iter().chain(&work.looking);
        if let Some(job) = underway.find(|job| job.question == question && !job.is_dropped()) {
            return Ok(Waiting::begun(job));
        }
        if work.hints.len() >= HINTS_WAITING_MAX {
            return Err(NotLooked::Busy);
        }
        let job = Arc::new(HintJob {
            question,
            game,
            answer: watch::Sender::new(None),
            left: Mutex::new(Instant::now()),
        });
        let waiting = Waiting::begun(&job);
        work.hints.push_back(job);
        self.wake(&mut work)?;
        Ok(waiting)
    }

    /// Puts the review of a table's finished game in line, or says how far it is.
    ///
    /// # Errors
    /// When the review has failed.
    pub fn review(&self, table: &str, game: Box<AnyGame>) -> Result<Reviewing, NotLooked> {
        let mut work = self.shared.lock();
        if let Some(underway) = work.underway.get_mut(table) {
            underway.asked = Instant::now();
            return Ok(Reviewing::Under(underway.done, underway.of));
        }
        if work.closing || work.failed.iter().any(|failed| failed == table) {
            return Err(NotLooked::Failed);
        }
        if work.underway.len() >= REVIEWS_WAITING_MAX && !work.make_room() {
            return Ok(Reviewing::Under(0, 0));
        }
        let (answer, answered) = oneshot::channel();
        work.underway.insert(table.to_owned(), Underway::begun());
        work.reviews.push_back(ReviewJob {
            table: table.to_owned(),
            game: Some(game),
            review: None,
            answer: Some(answer),
        });
        self.wake(&mut work)?;
        Ok(Reviewing::Begun(answered))
    }

    /// Notes that the review of a table is now kept elsewhere.
    pub fn kept(&self, table: &str) {
        self.shared.lock().underway.remove(table);
    }

    /// Whether a review is under way or in line.
    #[must_use]
    pub fn is_reviewing(&self) -> bool {
        !self.shared.lock().underway.is_empty()
    }

    /// How many looks of a review are done, and how many there are; notes whether somebody waits for it.
    #[must_use]
    pub fn progress(&self, table: &str, is_awaited: bool) -> (usize, usize) {
        let mut work = self.shared.lock();
        let Some(underway) = work.underway.get_mut(table) else {
            return (0, 0);
        };
        if is_awaited {
            underway.asked = Instant::now();
        }
        (underway.done, underway.of)
    }

    /// How many hints and reviews are in line.
    #[must_use]
    pub fn waiting(&self) -> (usize, usize) {
        let work = self.shared.lock();
        (work.hints.len(), work.reviews.len())
    }

    /// Stops the worker; requests that are still waiting get no answer.
    pub fn close(&self) {
        let mut work = self.shared.lock();
        work.closing = true;
        work.hints.clear();
        work.looking = None;
        work.reviews.clear();
        self.shared.more.notify_all();
    }

    fn wake(&self, work: &mut Work) -> Result<(), NotLooked> {
        self.shared.more.notify_all();
        if work.running {
            return Ok(());
        }
        let shared = Arc::clone(&self.shared);
        let thread = std::thread::Builder::new().name("analysis".to_owned());
        match thread.spawn(move || serve(&shared)) {
            Ok(_) => {
                work.running = true;
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, "the thread for hints can't be started");
                work.hints.clear();
                work.reviews.clear();
                work.underway.clear();
                Err(NotLooked::Failed)
            }
        }
    }
}

impl Drop for AnalysisQueue {
    fn drop(&mut self) {
        self.close();
    }
}

impl Work {
    /// Whether the worker should leave a review, or a hint that nobody waits for, at once.
    fn is_wanted(&self) -> bool {
        self.closing || self.hints.iter().any(|job| job.is_awaited())
    }

    /// The first review in line that somebody is waiting for.
    fn first_watched(&self) -> Option<usize> {
        let watched = |job: &ReviewJob| self.underway.get(&job.table).is_some_and(Underway::is_watched);
        self.reviews.iter().position(watched)
    }

    /// Takes the last review out of the line that nobody is waiting for; returns whether there was one.
    fn make_room(&mut self) -> bool {
        let left = |job: &ReviewJob| !self.underway.get(&job.table).is_some_and(Underway::is_watched);
        let Some(job) = self
            .reviews
            .iter()
            .rposition(left)
            .and_then(|at| self.reviews.remove(at))
        else {
            return false;
        };
        self.underway.remove(&job.table);
        true
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Work> {
        // Panics are caught while the lock is not held, so the queues are intact.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.lock().closing
    }

    /// Whether somebody is waiting for a hint that is still in line: a review, or a hint nobody waits for, then stops, even
    /// in the middle of a decision.
    fn is_wanted(&self) -> bool {
        self.lock().is_wanted()
    }

    /// Notes how far the review of a table is; returns whether it should give way to something else now.
    fn note(&self, table: &str, (done, of): (usize, usize)) -> bool {
        let mut work = self.lock();
        let watched = match work.underway.get_mut(table) {
            Some(underway) => {
                (underway.done, underway.of) = (done, of);
                underway.is_watched()
            }
            None => false,
        };
        work.is_wanted() || (!watched && work.first_watched().is_some())
    }

    /// The next thing to do; `None` when the queue closes.
    fn next(&self) -> Option<Job> {
        let mut work = self.lock();
        loop {
            if work.closing {
                return None;
            }
            work.hints.retain(|job| !job.is_dropped());
            let first = work.hints.iter().position(|job| job.is_awaited()).unwrap_or(0);
            if let Some(job) = work.hints.remove(first) {
                work.looking = Some(Arc::clone(&job));
                return Some(Job::Hint(job));
            }
            let first = work.first_watched().unwrap_or(0);
            if let Some(job) = work.reviews.remove(first) {
                return Some(Job::Review(job));
            }
            work = self.more.wait(work).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn serve(shared: &Shared) {
    step_back();
    while let Some(job) = shared.next() {
        match job {
            Job::Hint(job) => hint(shared, &job),
            Job::Review(job) => review(shared, job),
        }
    }
}

/// Lets everything else on this machine go first. Where the system does not allow that, a single thread does little
/// harm.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE) {
        tracing::warn!(%error, "the priority of the thread for hints can't be lowered");
    }
}

fn hint(shared: &Shared, job: &Arc<HintJob>) {
    let stop = || job.is_dropped() || (!job.is_awaited() && shared.is_wanted()) || shared.is_closing();
    let found = catch_unwind(AssertUnwindSafe(|| look(&job.game, job.question.seat, &stop)));
    if let Ok(Some(found)) = found {
        job.answer.send_replace(Some(found));
        return;
    }
    let mut work = shared.lock();
    work.looking = None;
    if found.is_err() {
        // Dropping the job tells those who are waiting; the next request starts a new search.
        tracing::error!("a hint has failed");
    } else if job.is_awaited() && !work.closing {
        // The search had just been stopped when somebody asked again.
        work.hints.push_front(Arc::clone(job));
    }
}

/// Goes on with a review until it is complete, a hint is wanted, or only another review is waited for.
fn review(shared: &Shared, mut job: ReviewJob) {
    let worked = catch_unwind(AssertUnwindSafe(|| {
        if let Some(game) = job.game.take() {
            job.review = Some(told::review(*game));
        }
        let Some(review) = &mut job.review else {
            return true;
        };
        loop {
            let more = review.step(&|| shared.is_wanted());
            let gives_way = shared.note(&job.table, review.progress());
            if !more {
                if let Some(answer) = job.answer.take() {
                    // It stays marked as under way until it has been stored, or storing it has failed: see `kept`.
                    drop(answer.send(review.told()));
                }
                return true;
            }
            if gives_way {
                return false;
            }
        }
    }));
    match worked {
        Ok(true) => {}
        Ok(false) => shared.lock().reviews.push_front(job),
        Err(_) => {
            tracing::error!(table = job.table, "a review has failed");
            let mut work = shared.lock();
            work.underway.remove(&job.table);
            work.failed.push(job.table);
        }
    }
}

#[cfg(test)]
mod tests;
