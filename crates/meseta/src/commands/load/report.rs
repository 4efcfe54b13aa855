//! What a load came to.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use super::table::Measured;

/// What a load came to. Times are in milliseconds.
#[derive(Debug, Serialize)]
pub struct Report {
    /// How long was measured, after a second of warming up.
    pub seconds: f64,
    /// People's seats that play at the same time, and how many of them share a table with how many bots.
    pub clients: usize,
    pub people_per_table: usize,
    pub bots_per_table: usize,
    /// The moves a second that were asked for; null: as many as possible.
    pub rate: Option<f64>,
    /// Acknowledged moves of people, which are on disk.
    pub moves: usize,
    pub moves_per_second: f64,
    /// From request to acknowledgement.
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub p999_ms: f64,
    /// From acknowledgement to the streams of the other seats.
    pub stream_p50_ms: f64,
    pub stream_p99_ms: f64,
    pub stream_p999_ms: f64,
    /// Refused moves by code.
    pub refused: BTreeMap<String, u64>,
    pub games_finished: u64,
    /// Processor time of the server for each acknowledged move, everything included; null for a server that was not
    /// started here.
    pub cpu_ms_per_move: Option<f64>,
    /// Processor time of the people, which would be theirs on another machine.
    pub client_cpu_ms_per_move: Option<f64>,
    /// Memory of the server for each loaded table with its streams, in kilobytes.
    pub memory_per_table_kb: Option<f64>,
    /// Memory of the server for each idle stream, in kilobytes.
    pub memory_per_stream_kb: Option<f64>,
    /// Whether the program was built without optimisation, so that its figures say little.
    pub debug_build: bool,
}

/// The value below which this share of the sorted times lies, in milliseconds.
fn percentile(sorted: &[u32], share: f64) -> f64 {
    let place = (sorted.len() as f64 * share).ceil() as usize;
    let found = sorted.get(place.clamp(1, sorted.len().max(1)) - 1);
    found.map_or(0.0, |&micros| f64::from(micros) / 1000.0)
}

impl Report {
    /// Fills in what the tables measured.
    pub fn count(&mut self, tables: Vec<Measured>) {
        let (mut acknowledged, mut streamed) = (Vec::new(), Vec::new());
        for table in tables {
            acknowledged.extend(table.acknowledged);
            streamed.extend(table.streamed);
            self.games_finished += table.games;
            for (code, count) in table.refused {
                *self.refused.entry(code).or_default() += count;
            }
        }
        acknowledged.sort_unstable();
        streamed.sort_unstable();
        self.moves = acknowledged.len();
        self.moves_per_second = self.moves as f64 / self.seconds;
        [self.p50_ms, self.p99_ms, self.p999_ms] =
            [0.5, 0.99, 0.999].map(|share| percentile(&acknowledged, share));
        [self.stream_p50_ms, self.stream_p99_ms, self.stream_p999_ms] =
            [0.5, 0.99, 0.999].map(|share| percentile(&streamed, share));
    }

    /// The report for people.
    pub fn told(&self) -> String {
        let mut text = format!(
            "{} people at tables of {} and {} bots, {:.1} s\n\
             moves        {} acknowledged, {:.0} a second\n\
             acknowledged {:.2} ms (p50), {:.2} ms (p99), {:.2} ms (p99.9)\n\
             streamed     {:.2} ms (p50), {:.2} ms (p99), {:.2} ms (p99.9) after that\n",
            self.clients,
            self.people_per_table,
            self.bots_per_table,
            self.seconds,
            self.moves,
            self.moves_per_second,
            self.p50_ms,
            self.p99_ms,
            self.p999_ms,
            self.stream_p50_ms,
            self.stream_p99_ms,
            self.stream_p999_ms,
        );
        // Writing into a text can't fail.
        let mut line = |name: &str, value: Option<f64>, unit: &str| {
            if let Some(value) = value {
                let _ = writeln!(text, "{name:<12} {value:.2} {unit}");
            }
        };
        line("server", self.cpu_ms_per_move, "ms of processor time a move");
        line(
            "people",
            self.client_cpu_ms_per_move,
            "ms of processor time a move",
        );
        line(
            "table",
            self.memory_per_table_kb,
            "kB of memory, streams included",
        );
        line("stream", self.memory_per_stream_kb, "kB of memory");
        let _ = writeln!(text, "games        {} finished", self.games_finished);
        for (code, count) in &self.refused {
            let _ = writeln!(text, "refused      {count} times: {code}");
        }
        if self.debug_build {
            text.push_str("This program was built without optimisation: its figures say little.\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let sorted: Vec<u32> = (1..=1000).map(|number| number * 1000).collect();
        assert_eq!(percentile(&sorted, 0.5), 500.0);
        assert_eq!(percentile(&sorted, 0.99), 990.0);
        assert_eq!(percentile(&sorted, 0.999), 999.0);
        assert_eq!(percentile(&[7000], 0.5), 7.0);
        assert_eq!(percentile(&[], 0.99), 0.0);
    }
}
