//! One Altiplano bot against a field of others, with seats rotated on equal chance:
//!
//! ```text
//! cargo run --release -p bots --example altiplano-duel -- players=2,3,4,5 games=2000 missions=off
//! ```
//!
//! Other arguments: `candidate=greedy`, `field=random`, `seed=1`, `threads=2`. A bot is a key, or `greedy` with changed
//! numbers for experiments: `greedy:Coin=1.0,Cart=0.2`. `components=FILE` plays with another component file. The lead
//! is over the mean of the other seats.

use std::process::ExitCode;
use std::thread::available_parallelism;

use altiplano::{ComponentSet, Components, Setup, State, Switch};
use bots::altiplano::{Greedy, Weight, Weights};
use bots::{Bot, HasBots, Pairing, paired_match};

type Build = Box<dyn Fn(u64) -> Box<dyn Bot<State>> + Sync>;

/// The builder for the bot that the word describes; the error says what can't be read.
fn build(word: &str) -> Result<Build, String> {
    let (key, changes) = word.split_once(':').unwrap_or((word, ""));
    if key == "greedy" && !changes.is_empty() {
        let mut weights = Weights::TUNED;
        for change in changes.split(',') {
            let (name, value) = change
                .split_once('=')
                .ok_or_else(|| format!("`{change}` is not NAME=VALUE"))?;
            let value: f32 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
            let weight = Weight::ALL
                .iter()
                .find(|weight| weight.key() == name)
                .ok_or_else(|| format!("no number is called `{name}`"))?;
            weights[*weight] = value;
        }
        return Ok(Box::new(move |_| Box::new(Greedy::with(weights))));
    }
    let key = key.to_owned();
    State::bot(&key, 0).ok_or_else(|| format!("no bot is called `{key}`"))?;
    Ok(Box::new(move |seed| {
        State::bot(&key, seed).unwrap_or_else(|| Box::new(Greedy::new(seed)))
    }))
}

fn run() -> Result<(), String> {
    let (mut players, mut games, mut seed) = (vec![4], 2_000u64, 1u64);
    let mut threads = available_parallelism().map_or(1, usize::from);
    let mut missions = false;
    let mut components = ComponentSet::reconstructed();
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
            "components" => {
                let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
                let read = Components::read(&text).map_err(|errors| format!("{value}: {errors:?}"))?;
                components = ComponentSet::load(read);
            }
            "missions" => missions = value == "on",
            "candidate" => candidate = value.to_owned(),
            "field" => field = value.to_owned(),
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    let (candidate_of, field_of) = (build(&candidate)?, build(&field)?);
    println!("{candidate} against {field}, 95 % intervals");
    println!(
        "players  games  win share        even   points          lead            mean time  longest   win share by seat"
    );
    for seat_count in players {
        let mut setup = Setup::new(seat_count).with(Switch::Missions, missions);
        setup.components = components;
        let report = paired_match::<State>(&Pairing {
            setup,
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
            report.lead.mean,
            report.lead.half_width,
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
