//! What the server counts about itself, in the text format of Prometheus.
//!
//! The numbers are those of the process: atomics that are only ever added to, so that counting costs next to nothing.
//! What can be looked up at any time, such as how many tables are loaded, is looked up when somebody asks
//! (`api/metrics.rs`).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Moves and takebacks that were acknowledged.
pub(crate) static MOVES_ACCEPTED: Counter = Counter::new();
/// Moves and takebacks that were refused, by the code of the refusal.
pub(crate) static MOVES_REFUSED: Labelled = Labelled::new();
/// From the moment a change of a table is put into the queue until it is on disk.
pub(crate) static COMMIT_SECONDS: Histogram<11> =
    Histogram::new([0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0, 2_000.0]);
/// How many operations shared a transaction.
pub(crate) static BATCH_OPERATIONS: Histogram<8> =
    Histogram::new([1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0]);
/// Transactions that failed.
pub(crate) static DATABASE_ERRORS: Counter = Counter::new();
/// Decisions of bots, and suggestions, that wait for their turn.
pub(crate) static BOTS_WAITING: Gauge = Gauge::new();
/// How long a decision or suggestion took, without waiting.
pub(crate) static BOT_SECONDS: Histogram<8> =
    Histogram::new([1.0, 5.0, 20.0, 50.0, 100.0, 250.0, 500.0, 1_000.0]);
/// Requests that were refused because their address had made too many.
pub(crate) static RATE_LIMITED: Counter = Counter::new();

/// Requests passed on to other nodes, by what became of them.
pub(crate) static FORWARDED: Labelled = Labelled::new();
/// What this node has thought about for all nodes, by kind.
pub(crate) static JOBS: Labelled = Labelled::new();
/// How often this node was no member of its cluster any more although it had not left.
pub(crate) static LEASES_LOST: Counter = Counter::new();

/// Messages to people that were delivered.
pub(crate) static NOTICES_SENT: Counter = Counter::new();
/// Attempts to deliver a message that failed, by reason.
pub(crate) static NOTICES_FAILED: Labelled = Labelled::new();

/// Copies that the server made of its data.
pub(crate) static BACKUPS_MADE: Counter = Counter::new();
/// Copies that could not be made.
pub(crate) static BACKUPS_FAILED: Counter = Counter::new();
/// When the newest copy was made, in seconds since 1970; 0: there is none.
pub(crate) static LAST_BACKUP: Gauge = Gauge::new();

/// A number that only goes up.
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
pub(crate) struct Gauge(AtomicI64);

/// One more of what a gauge counts, until this is dropped.
pub(crate) struct Counted(&'static Gauge);

impl Gauge {
    const fn new() -> Self {
        Self(AtomicI64::new(0))
    }

    pub(crate) fn set(&self, value: i64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn count(&'static self) -> Counted {
        self.0.fetch_add(1, Ordering::Relaxed);
        Counted(self)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Counters by a word. There are few words, and none comes from a visitor.
pub(crate) struct Labelled(Mutex<BTreeMap<String, u64>>);

impl Labelled {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    pub(crate) fn add(&self, word: &str) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(word) {
            Some(count) => *count += 1,
            None => {
                counts.insert(word.to_owned(), 1);
            }
        }
    }
}

impl Labelled {
    fn tell(&self, page: &mut Page, name: &str, help: &str, label: &str) {
        page.head(name, help, "counter");
        for (word, count) in self.0.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            page.line(&format!("{name}{{{label}=\"{word}\"}}"), *count as f64);
        }
    }
}

/// How often values fell below each bound. Times are counted in milliseconds and told in seconds.
pub(crate) struct Histogram<const N: usize> {
    bounds: [f64; N],
    /// One more for what lies above all bounds.
    below: [AtomicU64; N],
    above: AtomicU64,
    /// In thousandths.
    sum: AtomicU64,
}

impl<const N: usize> Histogram<N> {
    const fn new(bounds: [f64; N]) -> Self {
        Self {
            bounds,
            below: [const { AtomicU64::new(0) }; N],
            above: AtomicU64::new(0),
            sum: AtomicU64::new(0),
        }
    }

    pub(crate) fn record(&self, value: f64) {
        let place = self.bounds.iter().position(|&bound| value <= bound);
        let count = place
            .and_then(|place| self.below.get(place))
            .unwrap_or(&self.above);
        count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add((value * 1000.0) as u64, Ordering::Relaxed);
    }

    pub(crate) fn record_time(&self, time: Duration) {
        self.record(time.as_secs_f64() * 1000.0);
    }

    /// `scale` is what a unit of the bounds is worth in the unit that is told.
    fn tell(&self, page: &mut Page, name: &str, help: &str, scale: f64) {
        page.head(name, help, "histogram");
        let mut count = 0;
        for (bound, below) in self.bounds.iter().zip(&self.below) {
            count += below.load(Ordering::Relaxed);
            page.line(
                &format!("{name}_bucket{{le=\"{}\"}}", bound * scale),
                count as f64,
            );
        }
        count += self.above.load(Ordering::Relaxed);
        page.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), count as f64);
        let sum = self.sum.load(Ordering::Relaxed) as f64 / 1000.0;
        page.line(&format!("{name}_sum"), sum * scale);
        page.line(&format!("{name}_count"), count as f64);
    }
}

/// What is looked up at the moment of asking.
pub(crate) struct Now {
    pub(crate) tables: usize,
    pub(crate) streams: u64,
    pub(crate) hints_waiting: usize,
    pub(crate) reviews_waiting: usize,
    pub(crate) notices_waiting: usize,
    /// `None` for a server that shares its data with nobody.
    pub(crate) node: Option<NodeNow>,
}

/// What a node of a cluster knows at the moment of asking.
pub(crate) struct NodeNow {
    pub(crate) tables: usize,
    pub(crate) lease: Duration,
    pub(crate) members: usize,
    pub(crate) is_leader: bool,
}

/// Everything, as Prometheus reads it.
pub(crate) fn told(now: &Now) -> String {
    let mut page = Page::default();
    let millis = 0.001;
    page.head("meseta_build_info", "The program that is running.", "gauge");
    let version = env!("CARGO_PKG_VERSION");
    page.line(&format!("meseta_build_info{{version=\"{version}\"}}"), 1.0);
    let accepted = MOVES_ACCEPTED.value();
    page.counter(
        "meseta_moves_accepted_total",
        "Moves and takebacks that were acknowledged.",
        accepted,
    );
    let help = "Moves and takebacks that were refused, by code.";
    MOVES_REFUSED.tell(&mut page, "meseta_moves_refused_total", help, "code");
    let help = "From the queue until a change of a table is on disk.";
    COMMIT_SECONDS.tell(&mut page, "meseta_commit_seconds", help, millis);
    let help = "Operations that shared a transaction.";
    BATCH_OPERATIONS.tell(&mut page, "meseta_commit_batch_operations", help, 1.0);
    let errors = DATABASE_ERRORS.value();
    page.counter(
        "meseta_database_errors_total",
        "Transactions that failed.",
        errors,
    );
    page.gauge("meseta_tables_loaded", "Tables in memory.", now.tables as f64);
    page.gauge("meseta_streams_open", "Open streams.", now.streams as f64);
    let waiting = BOTS_WAITING.0.load(Ordering::Relaxed);
    page.gauge(
        "meseta_bots_waiting",
        "Decisions of bots that wait for their turn.",
        waiting as f64,
    );
    let help = "Thinking time of bots, without waiting.";
    BOT_SECONDS.tell(&mut page, "meseta_bot_seconds", help, millis);
    page.head("meseta_analysis_waiting", "Hints and reviews in line.", "gauge");
    page.line("meseta_analysis_waiting{kind=\"hint\"}", now.hints_waiting as f64);
    page.line(
        "meseta_analysis_waiting{kind=\"review\"}",
        now.reviews_waiting as f64,
    );
    let limited = RATE_LIMITED.value();
    page.counter(
        "meseta_rate_limited_total",
        "Requests refused because their address made too many.",
        limited,
    );
    page.gauge(
        "meseta_notices_waiting",
        "Messages to people that are still to be sent.",
        now.notices_waiting as f64,
    );
    let sent = NOTICES_SENT.value();
    page.counter(
        "meseta_notices_sent_total",
        "Messages to people that were delivered.",
        sent,
    );
    let help = "Attempts to deliver a message that failed, by reason.";
    NOTICES_FAILED.tell(&mut page, "meseta_notices_failed_total", help, "reason");
    tell_backups(&mut page);
    if let Some(node) = &now.node {
        tell_node(&mut page, node);
    }
    page.0
}

fn tell_backups(page: &mut Page) {
    let help = "Copies of the data that the server made by itself.";
    page.counter("meseta_backups_total", help, BACKUPS_MADE.value());
    let help = "Copies of the data that could not be made.";
    page.counter("meseta_backups_failed_total", help, BACKUPS_FAILED.value());
    let last = LAST_BACKUP.0.load(Ordering::Relaxed);
    let help = "When the newest of these copies was made, in seconds since 1970; 0 if there is none.";
    page.gauge("meseta_backup_last_seconds", help, last as f64);
}

fn tell_node(page: &mut Page, node: &NodeNow) {
    let help = "Tables that this node owns.";
    page.gauge("meseta_node_tables_owned", help, node.tables as f64);
    let help = "How long the node stays a member without another sign of life; 0: it serves no tables.";
    page.gauge("meseta_node_lease_seconds", help, node.lease.as_secs_f64());
    let help = "Nodes that this node knows of, itself among them.";
    page.gauge("meseta_node_members", help, node.members as f64);
    let help = "Whether this node does what only one does, such as resuming tables.";
    page.gauge("meseta_node_leads", help, f64::from(u8::from(node.is_leader)));
    let help = "How often the node was no member any more although it had not left.";
    page.counter("meseta_node_leases_lost_total", help, LEASES_LOST.value());
    let help = "Requests passed on to other nodes, by what became of them.";
    FORWARDED.tell(page, "meseta_node_requests_forwarded_total", help, "result");
    let help = "What the node has taken from the queue of all nodes and thought about, by kind.";
    JOBS.tell(page, "meseta_node_jobs_total", help, "kind");
}

/// The text format: each family has a head, then its lines.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, help: &str, kind: &str) {
        // Writing into a text can't fail, here and below.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, value: f64) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "counter");
        self.line(name, value as f64);
    }

    fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.head(name, help, "gauge");
        self.line(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards_and_ends_with_everything() {
        let histogram = Histogram::new([1.0, 10.0]);
        for value in [0.5, 1.0, 2.0, 50.0] {
            histogram.record(value);
        }
        let mut page = Page::default();
        histogram.tell(&mut page, "x", "Help.", 1.0);
        let expected = "# HELP x Help.\n# TYPE x histogram\nx_bucket{le=\"1\"} 2\nx_bucket{le=\"10\"} 3\n\
                        x_bucket{le=\"+Inf\"} 4\nx_sum 53.5\nx_count 4\n";
        assert_eq!(page.0, expected);
    }

    #[test]
    fn a_gauge_counts_what_is_there() {
        static THERE: Gauge = Gauge::new();
        let one = THERE.count();
        let two = THERE.count();
        drop(one);
        assert_eq!(THERE.0.load(Ordering::Relaxed), 1);
        drop(two);
        assert_eq!(THERE.0.load(Ordering::Relaxed), 0);
    }
}
