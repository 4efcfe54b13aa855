//! How long bots think, in processor time of their thread: the wall clock also counts the time that other
//! programs get.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::Bot;
use tabletop::{Game, Seat};

/// The most a move of a bot that doesn't search may take on average.
pub const LIMIT: Duration = Duration::from_millis(5);

/// The processor time of this thread so far.
#[cfg(unix)]
fn time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime)
        .try_into()
        .expect("processor time is positive")
}

/// Where a thread's processor time can't be read, the wall clock has to do.
#[cfg(not(unix))]
fn time() -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The thinking time of all bots that share it, and their number of moves.
#[derive(Clone, Default)]
pub struct Thinking(Arc<Mutex<(Duration, u32)>>);

impl Thinking {
    /// A bot whose thinking is added up here.
    pub fn of<G: Game>(&self, bot: impl Bot<G> + 'static) -> Box<dyn Bot<G>> {
        Box::new(Timed {
            bot,
            thinking: self.clone(),
        })
    }

    /// The mean time of a move.
    ///
    /// # Panics
    ///
    /// Panics if there was no move.
    pub fn mean(&self) -> Duration {
        let (sum, count) = *self.0.lock().expect("no bot panicked");
        sum / count
    }
}

struct Timed<B> {
    bot: B,
    thinking: Thinking,
}

impl<G: Game, B: Bot<G>> Bot<G> for Timed<B> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let start = time();
        let action = self.bot.decide(seat, view, legal);
        let spent = time() - start;
        let mut thinking = self.thinking.0.lock().expect("no bot panicked");
        thinking.0 += spent;
        thinking.1 += 1;
        action
    }
}
