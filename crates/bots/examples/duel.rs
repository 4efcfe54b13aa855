//! One bot against a field of others, with seats rotated on equal chance:
//!
//! ```text
//! cargo run --release -p bots --example duel -- players=2,3,4,5 games=2000 candidate=greedy field=random
//! ```
//!
//! For the words that describe bots see `contestants`. Other arguments: `game=altiplano`, `setup="expansions=nobles"`
//! (more words of the setup), `seed=1`, `threads=2`.

use std::process::ExitCode;
use std::thread::available_parallelism;

use bots::{Pairing, paired_match};

mod contestants;
use contestants::{Contestants, build};

/// What is to be played.
struct Words {
    players: Vec<usize>,
    setup: String,
    games: u64,
    seed: u64,
    threads: usize,
    candidate: String,
    field: String,
}

fn run() -> Result<(), String> {
    let mut words = Words {
        players: vec![4],
        setup: String::new(),
        games: 2_000,
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        candidate: "greedy".to_owned(),
        field: "random".to_owned(),
    };
    let mut game = "puerto-rico".to_owned();
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
                words.players = value
                    .split(',')
                    .map(|count| count.parse().map_err(|_| format!("`{count}` is not a number")))
                    .collect::<Result<_, String>>()?;
            }
            "setup" => words.setup = value.to_owned(),
            "games" => words.games = number()?,
            "seed" => words.seed = number()?,
            "threads" => words.threads = number()? as usize,
            "candidate" => words.candidate = value.to_owned(),
            "field" => words.field = value.to_owned(),
            "game" => game = value.to_owned(),
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    match game.as_str() {
        "puerto-rico" => duel::<puerto_rico::State>(&words),
        "altiplano" => duel::<altiplano::State>(&words),
        _ => Err(format!("no game is called `{game}`")),
    }
}

fn duel<G: Contestants>(words: &Words) -> Result<(), String>
where
    <G::Setup as std::str::FromStr>::Err: std::fmt::Display,
{
    let (candidate_of, field_of) = (build::<G>(&words.candidate)?, build::<G>(&words.field)?);
    println!(
        "{}, {} against {}, 95 % intervals",
        G::ID,
        words.candidate,
        words.field
    );
    println!(
        "players  games  win share        even   points          margin          mean time  longest   win share by seat"
    );
    for &seat_count in &words.players {
        let setup: G::Setup = format!("players={seat_count} {}", words.setup)
            .parse()
            .map_err(|error: <G::Setup as std::str::FromStr>::Err| error.to_string())?;
        let report = paired_match::<G>(&Pairing {
            setup,
            seat_count,
            candidate: &*candidate_of,
            field: &*field_of,
            blocks: words.games.div_ceil(seat_count as u64),
            seed: words.seed,
            threads: words.threads,
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
