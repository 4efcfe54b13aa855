//! Who wins Altiplano among equal bots: by role, seat, extension, Mission, order, house and boat.
//!
//! ```text
//! cargo run --release -p bots --example altiplano-balance -- players=2,3,4,5 games=8000 seed=1
//! ```
//!
//! Other arguments: `threads=2`, `missions=on` or `off` (by default every second game is played with Missions),
//! `components=FILE` (another component file), `bot=level-5` (the bot in every seat, `greedy` by default; repeat it for
//! a report on each bot). Prints Markdown tables: the lead is in
//! points, a share of 1.00 is an equal share of wins, and *plain* is the share without comparison. The yardstick for
//! equality: for a role, a seat and a Mission it is 1; an extension is compared with all purchases of an extension in
//! the same situation (see `play.rs`), an order, a house or a boat with the mean of its kind. The output ends with the
//! roles, seats and extensions that are further from it than a factor of 1.25 even after allowing for their 95 %
//! interval.

#[path = "../contestants/mod.rs"]
mod contestants;
mod play;
mod report;
mod tally;

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;

use altiplano::{ComponentSet, Components, Setup, State, Switch};

use crate::contestants::{Build, build};
use crate::play::play;
use crate::report::report;
use crate::tally::Tally;

/// The command-line arguments.
struct Arguments {
    players: Vec<usize>,
    games: u64,
    seed: u64,
    threads: usize,
    missions: Option<bool>,
    components: ComponentSet,
    bots: Vec<String>,
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments {
        players: vec![2, 3, 4, 5],
        games: 2_000,
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        missions: None,
        components: ComponentSet::reconstructed(),
        bots: Vec::new(),
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = |value: &str| {
            value
                .parse::<u64>()
                .map_err(|_| format!("`{value}` is not a number"))
        };
        match name {
            "players" => {
                arguments.players = value
                    .split(',')
                    .map(|count| number(count).map(|count| count as usize))
                    .collect::<Result<_, String>>()?;
            }
            "games" => arguments.games = number(value)?,
            "seed" => arguments.seed = number(value)?,
            "threads" => arguments.threads = number(value)? as usize,
            "missions" => {
                arguments.missions = match value {
                    "on" => Some(true),
                    "off" => Some(false),
                    _ => None,
                }
            }
            "bot" => arguments.bots.push(value.to_owned()),
            "components" => {
                let text = std::fs::read_to_string(value).map_err(|error| format!("{value}: {error}"))?;
                let components = Components::read(&text).map_err(|errors| format!("{value}: {errors:?}"))?;
                arguments.components = ComponentSet::load(components);
            }
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    if arguments.bots.is_empty() {
        arguments.bots.push("greedy".to_owned());
    }
    Ok(arguments)
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    let bots: Vec<Build<State>> = arguments
        .bots
        .iter()
        .map(|word| build(word))
        .collect::<Result<_, _>>()?;
    for (word, bot) in arguments.bots.iter().zip(&bots) {
        println!("\n## {word}");
        report(&games(&arguments, bot)?, &arguments.players);
    }
    Ok(())
}

/// All games of one kind of bot.
fn games(arguments: &Arguments, bot: &Build<State>) -> Result<Tally, String> {
    let total = arguments.games * arguments.players.len() as u64;
    let next = AtomicU64::new(0);
    let done: Mutex<(Tally, Vec<String>)> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads.max(1) {
            scope.spawn(|| {
                let mut tally = Tally::default();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= total {
                        break;
                    }
                    let players = arguments.players[(index % arguments.players.len() as u64) as usize];
                    let game = index / arguments.players.len() as u64;
                    let mut setup = Setup::new(players)
                        .with(Switch::Missions, arguments.missions.unwrap_or(game % 2 == 1));
                    setup.components = arguments.components;
                    let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(index);
                    if let Err(error) = play(&setup, bot, seed, &mut tally) {
                        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                        done.1.push(error);
                        break;
                    }
                }
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                done.0.join(tally);
            });
        }
    });
    let (tally, errors) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    match errors.first() {
        Some(error) => Err(error.clone()),
        None => Ok(tally),
    }
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
