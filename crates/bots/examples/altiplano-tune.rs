//! Looks for better numbers of the greedy bot's evaluation in Altiplano:
//!
//! ```text
//! cargo run --release -p bots --example altiplano-tune -- players=4 minutes=20 seed=1
//! ```
//!
//! `components=FILE` tunes for another component file, `from=NAME=VALUE,…` starts with changed numbers.
//!
//! Over and over, some numbers are changed at random and the changed bot plays paired matches against the best so far;
//! it is dropped early if it does no better, and becomes the best if its lead over the mean of the others is above 0 by
//! two standard errors. Prints every change that was adopted.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use altiplano::{ComponentSet, Components, Setup, State, Switch};
use bots::altiplano::{Greedy, Weight, Weights};
use bots::{MatchReport, Pairing, paired_match};
use tabletop::{FastRandom, Random as _};

/// Games before a candidate is judged for the first, second, … time.
const STAGES: [u64; 4] = [200, 600, 1_400, 3_000];

struct Tuning {
    seat_count: usize,
    components: ComponentSet,
    threads: usize,
    random: FastRandom,
}

impl Tuning {
    fn play(&self, candidate: Weights, best: Weights, games: u64, seed: u64) -> Result<MatchReport, String> {
        let mut setup = Setup::new(self.seat_count).with(Switch::Missions, seed.is_multiple_of(2));
        setup.components = self.components;
        paired_match::<State>(&Pairing {
            setup,
            seat_count: self.seat_count,
            candidate: &move |_| Box::new(Greedy::with(candidate)),
            field: &move |_| Box::new(Greedy::with(best)),
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
            // The lead shows a difference sooner than the win share does; the win share must not fall.
            let error = report.lead.half_width / 1.96;
            let above = report.lead.mean;
            if report.win_share.mean + report.win_share.half_width / 1.96 < even {
                return Ok(None);
            }
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

/// Changes numbers by name.
fn change(weights: &mut Weights, changes: &str) -> Result<(), String> {
    for change in changes.split(',') {
        let (name, value) = change
            .split_once('=')
            .ok_or_else(|| format!("`{change}` is not NAME=VALUE"))?;
        let weight = Weight::ALL
            .iter()
            .find(|weight| weight.key() == name)
            .ok_or_else(|| format!("no number is called `{name}`"))?;
        weights[*weight] = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
    }
    Ok(())
}

fn run() -> Result<(), String> {
    let (mut minutes, mut seed) = (10u64, 1u64);
    let (mut seat_count, mut threads) = (4usize, 1usize);
    let mut components = ComponentSet::reconstructed();
    let mut best = Weights::TUNED;
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        if name == "components" {
            let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
            let read = Components::read(&text).map_err(|errors| format!("{value}: {errors:?}"))?;
            components = ComponentSet::load(read);
            continue;
        }
        if name == "from" {
            change(&mut best, value)?;
            continue;
        }
        let number: u64 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
        match name {
            "minutes" => minutes = number,
            "seed" => seed = number,
            "players" => seat_count = number as usize,
            "threads" => threads = number as usize,
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    let mut tuning = Tuning {
        seat_count,
        components,
        threads,
        random: FastRandom::new(seed),
    };
    let start = Instant::now();
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
                "try {tried}, win share {}, lead {}: {}",
                report.win_share,
                report.lead,
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
