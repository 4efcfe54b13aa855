//! Playing a schedule on all cores.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::game::{Played, Table};
use super::plan::{Job, Schedule};

/// Receives every game as it ends, on the thread that called [`run`].
pub trait Watcher {
    /// A game has ended. Games come in any order; `Break` ends the run once the games in progress are finished.
    fn played(&mut self, game: Played) -> ControlFlow<()>;

    /// Some time has passed; for showing progress.
    fn tick(&mut self) {}
}

/// The longest time between two ticks.
const TICK: Duration = Duration::from_millis(200);

/// Plays all games of the schedule for which `is_done` is false, on `threads` threads, until the watcher or `stop` ends
/// it. `tables` are those of the plan, in its order.
pub fn run(
    schedule: &Schedule,
    tables: &[Box<dyn Table>],
    threads: usize,
    is_done: impl Fn(Job) -> bool + Send + Sync,
    stop: &AtomicBool,
    watcher: &mut impl Watcher,
) {
    let jobs = Mutex::new(schedule.jobs().filter(|&job| !is_done(job)));
    let ended = AtomicBool::new(false);
    // Nobody plays far ahead of the watcher, who may end the run.
    let (sender, receiver) = sync_channel::<Played>(threads.max(1));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (jobs, ended) = (&jobs, &ended);
            scope.spawn(move || {
                while !ended.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(job) = next else { break };
                    let Some(table) = tables.get(job.table) else { break };
                    if sender.send(table.play(schedule, job)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(game) => {
                    if watcher.played(game).is_break() {
                        ended.store(true, Ordering::Relaxed);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            watcher.tick();
        }
    });
}
