//! One bot against a field of others, seats rotated on equal chance:
//!
//! ```text
//! cargo run --release -p bots --example duel -- players=2,3,4,5 games=2000 candidate=greedy field=random
//! ```
//!
//! For the words of bots see `contestants`. Other words: `seed=1`, `threads=2`.

use std::process::ExitCode;
use std::thread::available_parallelism;

use bots::{Pairing, paired_match};
use puerto_rico::{Setup, State};

mod contestants;
use contestants::build;

fn run() -> Result<(), String> {
    let (mut players, mut games, mut seed) = (vec![4], 2_000u64, 1u64);
    let mut threads = available_parallelism().map_or(1, usize::from);
    let (mut candidate, mut field) = ("greedy".to_owned(), "random".to_owned());
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = || {
            value
                .parse::<u64>()
                .map_err(|_| format!("`{value}` is not a number"))
        };
        match name {
            "players" => {
                players = value
                    .split(',')
                    .map(|count| count.parse().map_err(|_| format!("`{count}` is not a number")))
                    .collect::<Result<_, String>>()?;
            }
            "games" => games = number()?,
            "seed" => seed = number()?,
            "threads" => threads = number()? as usize,
            "candidate" => candidate = value.to_owned(),
            "field" => field = value.to_owned(),
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    let (candidate_of, field_of) = (build(&candidate)?, build(&field)?);
    println!("{candidate} against {field}, 95 % intervals");
    println!(
        "players  games  win share        even   points          margin          mean time  longest   win share by seat"
    );
    for seat_count in players {
        let report = paired_match::<State>(&Pairing {
            setup: Setup::new(seat_count),
            seat_count,
            candidate: &*candidate_of,
            field: &*field_of,
            blocks: games.div_ceil(seat_count as u64),
            seed,
            threads,
        })
        .map_err(|error| error.to_string())?;
        let by_seat: Vec<String> = report.by_seat.iter().map(|share| format!("{share:.2}")).collect();
        println!(
            "{seat_count:>7} {:>6}  {}  {:.3}  {:>5.1} ± {:<4.1}  {:>6.2} ± {:<5.2}  {:>6.0} µs  {:>5.2} ms  {}",
            report.games,
            report.win_share,
            1.0 / seat_count as f64,
            report.points.mean,
            report.points.half_width,
            report.margin.mean,
            report.margin.half_width,
            report.mean_time.as_secs_f64() * 1e6,
            report.longest_time.as_secs_f64() * 1e3,
            by_seat.join(" "),
        );
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
