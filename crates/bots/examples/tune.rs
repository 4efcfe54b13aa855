//! Looks for better numbers of the greedy bot's evaluation:
//!
//! ```text
//! cargo run --release -p bots --example tune -- players=4 minutes=20 seed=1 picks=0
//! ```
//!
//! Over and over, some numbers are changed at random and the changed bot plays paired matches against the best so far;
//! it is dropped early if it does no better, and becomes the best if its win share is above an even one by two standard
//! errors. Prints every change that was adopted.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::puerto_rico::{Greedy, Weight, Weights};
use bots::{MatchReport, Pairing, paired_match};
use puerto_rico::{Setup, State};
use tabletop::{FastRandom, Random as _};

/// Games before a candidate is judged for the first, second, … time.
const STAGES: [u64; 4] = [200, 600, 1_400, 3_000];

struct Tuning {
    seat_count: usize,
    picks: u8,
    threads: usize,
    random: FastRandom,
}

impl Tuning {
    fn play(&self, candidate: Weights, best: Weights, games: u64, seed: u64) -> Result<MatchReport, String> {
        let picks = self.picks;
        paired_match::<State>(&Pairing {
            setup: Setup::new(self.seat_count),
            seat_count: self.seat_count,
            candidate: &move |seed| Box::new(Greedy::with(candidate, seed).looking_through(picks)),
            field: &move |seed| Box::new(Greedy::with(best, seed).looking_through(picks)),
            blocks: games.div_ceil(self.seat_count as u64),
            seed,
            threads: self.threads,
        })
        .map_err(|error| error.to_string())
    }

    /// The best with one to six numbers multiplied by a factor around 1 (a zero becomes a small number).
    fn mutate(&mut self, best: &Weights) -> Weights {
        let mut changed = *best;
        for _ in 0..=self.random.below(6) {
            let weight = Weight::ALL[self.random.below(Weight::ALL.len() as u32) as usize];
            let bell: f32 = (0..4).map(|_| self.random.fraction() - 0.5).sum();
            if best[weight] == 0.0 {
                changed[weight] = 0.2 * bell.abs();
            } else {
                changed[weight] *= (0.8 * bell).exp();
            }
        }
        changed
    }

    /// Whether the candidate is better, judged in stages; returns the last report if it is.
    fn better(&mut self, candidate: Weights, best: Weights) -> Result<Option<MatchReport>, String> {
        let even = 1.0 / self.seat_count as f64;
        let seed = self.random.bits() >> 1;
        let mut last = None;
        for (stage, games) in STAGES.into_iter().enumerate() {
            let report = self.play(candidate, best, games, seed)?;
            let error = report.win_share.half_width / 1.96;
            let above = report.win_share.mean - even;
            if stage + 1 == STAGES.len() {
                return Ok((above > 2.0 * error).then_some(report));
            }
            if above < [0.0, 0.5, 1.0][stage] * error {
                return Ok(None);
            }
            last = Some(report);
        }
        Ok(last)
    }
}

fn run() -> Result<(), String> {
    let (mut minutes, mut seed) = (10u64, 1u64);
    let (mut seat_count, mut picks, mut threads) = (4usize, 0u8, 1usize);
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number: u64 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
        match name {
            "minutes" => minutes = number,
            "seed" => seed = number,
            "players" => seat_count = number as usize,
            "picks" => picks = number as u8,
            "threads" => threads = number as usize,
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    let mut tuning = Tuning {
        seat_count,
        picks,
        threads,
        random: FastRandom::new(seed),
    };
    let start = Instant::now();
    let mut best = Weights::TUNED;
    let mut tried = 0;
    while start.elapsed() < Duration::from_secs(60 * minutes) {
        let candidate = tuning.mutate(&best);
        tried += 1;
        if let Some(report) = tuning.better(candidate, best)? {
            let changes: Vec<String> = Weight::ALL
                .iter()
                .filter(|&&weight| candidate[weight] != best[weight])
                .map(|&weight| format!("{}: {:.3} → {:.3}", weight.key(), best[weight], candidate[weight]))
                .collect();
            println!(
                "try {tried}, win share {}: {}",
                report.win_share,
                changes.join(", ")
            );
            best = candidate;
        }
    }
    println!("{tried} tries; the best:");
    for weight in Weight::ALL {
        println!("    {} = {:.3};", weight.key(), best[*weight]);
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
