//! The worker that analyses decisions.
//!
//! One low-priority thread takes hints first and, in between, works through the first review in line, one decision at
//! a time. Both queues are short; a visitor who finds one full is asked to come back later. A hint is dropped as soon
//! as nobody is waiting for it. A review, once begun, goes on even if nobody is watching, since its result is kept.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use protocol::{AnyGame, HintMove, Review};
use tabletop::Seat;
use tokio::sync::oneshot;

use super::told::{self, AnyReview, look};

/// How many hints may wait, not counting the one being worked on.
const HINTS_WAITING_MAX: usize = 8;
/// How many reviews may be in line.
const REVIEWS_WAITING_MAX: usize = 8;
/// How much lower the worker's priority is (nice value).
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

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
    /// How many looks are done, and how many there are; 0 of 0 while it waits in line.
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
    hints: VecDeque<HintJob>,
    /// The reviews in line; the first one is being worked on.
    reviews: VecDeque<ReviewJob>,
    progress: HashMap<String, (usize, usize)>,
    /// Reviews that have failed; they are not tried again.
    failed: Vec<String>,
}

#[derive(Debug)]
struct HintJob {
    game: Box<AnyGame>,
    seat: Seat,
    answer: oneshot::Sender<Vec<HintMove>>,
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
    Hint(HintJob),
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

    /// The best answers for the seat that is asked. Dropping the future withdraws the question.
    ///
    /// # Errors
    /// When too many are waiting, or the worker has failed.
    pub async fn hints(&self, game: Box<AnyGame>, seat: Seat) -> Result<Vec<HintMove>, NotLooked> {
        let (answer, answered) = oneshot::channel();
        {
            let mut work = self.shared.lock();
            work.hints.retain(|job| !job.answer.is_closed());
            if work.closing {
                return Err(NotLooked::Failed);
            }
            if work.hints.len() >= HINTS_WAITING_MAX {
                return Err(NotLooked::Busy);
            }
            work.hints.push_back(HintJob { game, seat, answer });
            self.wake(&mut work)?;
        }
        answered.await.map_err(|_| NotLooked::Failed)
    }

    /// Puts the review of a table's finished game in line, or says how far it is.
    ///
    /// # Errors
    /// When too many are waiting, or the review has failed.
    pub fn review(&self, table: &str, game: Box<AnyGame>) -> Result<Reviewing, NotLooked> {
        let mut work = self.shared.lock();
        if let Some(&(done, of)) = work.progress.get(table) {
            return Ok(Reviewing::Under(done, of));
        }
        if work.closing || work.failed.iter().any(|failed| failed == table) {
            return Err(NotLooked::Failed);
        }
        if work.progress.len() >= REVIEWS_WAITING_MAX {
            return Err(NotLooked::Busy);
        }
        let (answer, answered) = oneshot::channel();
        work.progress.insert(table.to_owned(), (0, 0));
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
        self.shared.lock().progress.remove(table);
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
                work.progress.clear();
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

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Work> {
        // Panics are caught while the lock is not held, so the queues are intact.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.lock().closing
    }

    /// Whether a review should give way to something else.
    fn is_wanted(&self) -> bool {
        let work = self.lock();
        work.closing || work.hints.iter().any(|job| !job.answer.is_closed())
    }

    /// The next thing to do; `None` when the queue closes.
    fn next(&self) -> Option<Job> {
        let mut work = self.lock();
        loop {
            if work.closing {
                return None;
            }
            while let Some(job) = work.hints.pop_front() {
                if !job.answer.is_closed() {
                    return Some(Job::Hint(job));
                }
            }
            if let Some(job) = work.reviews.pop_front() {
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
            Job::Hint(job) => hint(shared, job),
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

fn hint(shared: &Shared, job: HintJob) {
    let HintJob { game, seat, answer } = job;
    let stop = || answer.is_closed() || shared.is_closing();
    let found = catch_unwind(AssertUnwindSafe(|| look(&game, seat, &stop)));
    match found {
        // The asker may have left at the last moment.
        Ok(Some(found)) => drop(answer.send(found)),
        Ok(None) => {}
        Err(_) => tracing::error!("a hint has failed"),
    }
}

/// Goes on with a review until it is complete or a hint is wanted.
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
            shared
                .lock()
                .progress
                .insert(job.table.clone(), review.progress());
            if !more {
                if let Some(answer) = job.answer.take() {
                    // It stays marked as under way until it has been stored, or storing it has failed: see `kept`.
                    drop(answer.send(review.told()));
                }
                return true;
            }
            if shared.is_wanted() {
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
            work.progress.remove(&job.table);
            work.failed.push(job.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use protocol::GameId;
    use tabletop::{FastRandom, Secret};

    use super::*;

    /// A game of Puerto Rico after this many arbitrary decisions.
    fn game(decisions: u32) -> Box<AnyGame> {
        let secret = Secret([7; 32]);
        let mut game = AnyGame::new(GameId::PuertoRico, &serde_json::json!({"players": 2})).unwrap();
        let mut random = FastRandom::new(3);
        game.draw_all(&secret);
        for _ in 0..decisions {
            let Some(seat) = game.asked().first() else { break };
            let legal = game.legal(seat);
            let at = tabletop::Random::below(&mut random, legal.len() as u32) as usize;
            let one = protocol::Move::Notation(legal[at].notation.clone());
            game.apply(seat, &[one]).unwrap();
            game.draw_all(&secret);
        }
        Box::new(game)
    }

    fn asked(game: &AnyGame) -> Seat {
        game.asked().first().unwrap()
    }

    #[tokio::test]
    async fn equal_questions_get_equal_answers() {
        let queue = AnalysisQueue::new();
        let game = game(0);
        let seat = asked(&game);
        let first = queue.hints(game.clone(), seat).await.unwrap();
        assert!((1..=3).contains(&first.len()));
        assert_eq!(queue.hints(game, seat).await.unwrap(), first);
    }

    #[tokio::test]
    async fn a_full_queue_is_reported_and_a_withdrawn_question_makes_room() {
        let queue = Arc::new(AnalysisQueue::new());
        // There is no worker, so the line stays as it is.
        queue.shared.lock().running = true;
        let game = game(0);
        let seat = asked(&game);
        let ask = || {
            let (queue, game) = (Arc::clone(&queue), game.clone());
            tokio::spawn(async move { queue.hints(game, seat).await })
        };
        let waiting: Vec<_> = (0..HINTS_WAITING_MAX).map(|_| ask()).collect();
        while queue.shared.lock().hints.len() < HINTS_WAITING_MAX {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(queue.hints(game.clone(), seat).await, Err(NotLooked::Busy));
        waiting[0].abort();
        while !waiting[0].is_finished() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let again = ask();
        while !queue
            .shared
            .lock()
            .hints
            .iter()
            .all(|job| !job.answer.is_closed())
        {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert_eq!(queue.shared.lock().hints.len(), HINTS_WAITING_MAX);
        queue.close();
        assert_eq!(again.await.unwrap(), Err(NotLooked::Failed));
    }

    #[tokio::test]
    async fn reviews_wait_in_a_queue_of_limited_length() {
        let queue = AnalysisQueue::new();
        queue.shared.lock().running = true;
        for number in 0..REVIEWS_WAITING_MAX {
            let begun = queue.review(&number.to_string(), game(0)).unwrap();
            assert!(matches!(begun, Reviewing::Begun(_)));
        }
        assert!(matches!(queue.review("0", game(0)), Ok(Reviewing::Under(0, 0))));
        assert_eq!(queue.review("more", game(0)).unwrap_err(), NotLooked::Busy);
        queue.kept("0");
        assert!(queue.review("more", game(0)).is_ok());
    }

    #[tokio::test]
    async fn a_hint_passes_a_review_which_then_goes_on() {
        let queue = AnalysisQueue::new();
        let over = game(u32::MAX);
        assert!(over.is_over());
        let Ok(Reviewing::Begun(mut review)) = queue.review("table", over.clone()) else {
            panic!("it was not started");
        };
        let running = game(4);
        let seat = asked(&running);
        assert!(!queue.hints(running, seat).await.unwrap().is_empty());
        assert!(review.try_recv().is_err(), "the review takes longer than a hint");
        let review = review.await.unwrap();
        assert!(review.ready && review.done == review.of && review.of > 0);
        let last = review.curve.last().unwrap();
        assert_eq!(
            (last.step, last.shares.iter().sum::<f32>()),
            (over.version(), 1.0)
        );
        assert!(review.curve.is_sorted_by(|one, next| one.step < next.step));
        for mistake in &review.mistakes {
            assert!(mistake.better_share - mistake.played_share >= 0.0099);
            assert_ne!(mistake.better, mistake.played);
        }
        for seat in 0..2 {
            let own = review.mistakes.iter().filter(|mistake| mistake.seat.0 == seat);
            assert!(own.count() <= 5);
        }
    }
}
