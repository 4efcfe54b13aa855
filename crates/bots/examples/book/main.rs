//! The book of openings: who wins among equal strong bots, by seat, by first role, by first building or extension; how
//! long games are, where points come from, and what a seat would be worth in an auction.
//!
//! ```text
//! cargo run --release -p bots --example book -- games=1000000 out=web/src/openings
//! ```
//!
//! Other arguments: `game=puerto-rico` (only one of the games), `players=4` (only this number), `seed=1`, `threads=2`,
//! `puerto-rico=search:iterations=0` and `altiplano=level-5` (the bots, as the example `duel` names them), `minutes=60`
//! (stops after about this long; what was played by then counts), `kept=FOLDER` (plays on where the last sitting with
//! this folder stopped, and keeps there what was played, so that a million games can be played in several sittings).
//! Games are divided equally among the setups that are listed in `setups.rs`. With several threads the games are the
//! same, but which of them the bids rest on is not.
//! Writes one JSON file for each game and prints Markdown tables.
//!
//! In every second game of Puerto Rico a seat drawn by lot begins with a role drawn by lot: only those count for first
//! roles, so that a role isn't given credit for the situations in which strong players choose it. The others count for
//! everything else.

mod altiplano;
mod bids;
#[path = "../contestants/mod.rs"]
mod contestants;
mod kept;
mod puerto_rico;
mod setups;
mod tally;
mod written;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::Bot;
use tabletop::{FastRandom, Game};

use crate::contestants::{Build, Contestants, build};
use crate::kept::{Kept, Sitting};
use crate::setups::Entry;
use crate::tally::{Noted, Tally};

/// What the book needs to know of a game.
pub trait Opened: Contestants {
    /// Its file in the folder of the book.
    const FILE: &'static str;
    /// Its file in the folder of what is kept between sittings.
    const KEPT: &'static str;
    /// Whether every second game begins with a role drawn by lot.
    const DRAWS: bool;
    /// What a seat's points are made of, in the order of [`Noted::sources`].
    const SOURCES: &'static [&'static str];

    /// Plays a game to its end with these bots. With `drawn`, a seat drawn by lot begins with a role drawn by lot.
    fn play(
        setup: &Self::Setup,
        bots: &mut [Box<dyn Bot<Self>>],
        random: &mut FastRandom,
        drawn: bool,
    ) -> Result<Noted, String>;
}

/// The command-line arguments.
struct Arguments {
    games: u64,
    only_game: Option<String>,
    only_players: Option<usize>,
    seed: u64,
    threads: usize,
    bots: [String; 2],
    out: Option<PathBuf>,
    kept: Option<PathBuf>,
    until: Option<Instant>,
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments {
        games: 10_000,
        only_game: None,
        only_players: None,
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        bots: ["search:iterations=0".to_owned(), "level-5".to_owned()],
        out: None,
        kept: None,
        until: None,
    };
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
            "games" => arguments.games = number()?,
            "game" => arguments.only_game = Some(value.to_owned()),
            "players" => arguments.only_players = Some(number()? as usize),
            "seed" => arguments.seed = number()?,
            "threads" => arguments.threads = (number()? as usize).max(1),
            "puerto-rico" => arguments.bots[0] = value.to_owned(),
            "altiplano" => arguments.bots[1] = value.to_owned(),
            "out" => arguments.out = Some(value.into()),
            "kept" => arguments.kept = Some(value.into()),
            "minutes" => {
                let length = Duration::from_secs(number()?.saturating_mul(60));
                arguments.until = Instant::now().checked_add(length);
            }
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    Ok(arguments)
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    let is_wanted = |id: &str| arguments.only_game.as_deref().is_none_or(|only| only == id);
    if is_wanted(::puerto_rico::State::ID) {
        make::<::puerto_rico::State>(&arguments, &arguments.bots[0], &setups::PUERTO_RICO)?;
    }
    if is_wanted(::altiplano::State::ID) {
        make::<::altiplano::State>(&arguments, &arguments.bots[1], &setups::ALTIPLANO)?;
    }
    Ok(())
}

/// Plays one game's part of the book, prints it and writes it.
fn make<G: Opened>(arguments: &Arguments, bot: &str, entries: &[Entry]) -> Result<(), String>
where
    <G::Setup as std::str::FromStr>::Err: std::fmt::Display,
{
    let bot_builder = build::<G>(bot)?;
    let mut chosen = Vec::new();
    for entry in entries {
        if arguments.only_players.is_some_and(|only| only != entry.players) {
            continue;
        }
        let setup: G::Setup = entry
            .line()
            .parse()
            .map_err(|error: <G::Setup as std::str::FromStr>::Err| format!("{}: {error}", entry.line()))?;
        chosen.push((entry, setup));
    }
    if chosen.is_empty() {
        return Err(format!(
            "the book has no such setup of {}; players are 2 to 5",
            G::ID
        ));
    }
    let setups: Vec<G::Setup> = chosen.iter().map(|(_, setup)| setup.clone()).collect();
    let entries: Vec<&Entry> = chosen.iter().map(|(entry, _)| *entry).collect();
    let sitting = Sitting {
        bot,
        seed: arguments.seed,
        entries: &entries,
    };
    let file = arguments.kept.as_ref().map(|folder| folder.join(G::KEPT));
    let before = before(file.as_deref(), &sitting)?;
    if before.next >= arguments.games {
        return Err(format!(
            "{} games were played already; ask for more with games=",
            before.next
        ));
    }
    // Before the games are played: what can't be kept should be known at once.
    if let Some(folder) = &arguments.kept {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let (mut tallies, next) = play_all::<G>(arguments, &bot_builder, &setups, before.next)?;
    for (tally, earlier) in tallies.iter_mut().zip(before.tallies) {
        tally.join(earlier);
    }
    if let Some(file) = &file {
        let text = kept::write(&sitting, next, &tallies.iter().collect::<Vec<_>>());
        std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    let parts: Vec<_> = entries.iter().copied().zip(&tallies).collect();
    println!("{}", written::markdown::<G>(&parts));
    if let Some(folder) = &arguments.out {
        let path = folder.join(G::FILE);
        let text = written::json::<G>(bot, arguments.seed, &parts);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// What earlier sittings have played; nothing if this is the first.
fn before(file: Option<&Path>, sitting: &Sitting<'_>) -> Result<Kept, String> {
    let nothing = Kept {
        next: 0,
        tallies: Vec::new(),
    };
    let Some(file) = file else { return Ok(nothing) };
    match std::fs::read_to_string(file) {
        Ok(text) => kept::read(&text, sitting).map_err(|error| format!("{}, {error}", file.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(nothing),
        Err(error) => Err(format!("{}: {error}", file.display())),
    }
}

/// Plays the games of all setups in turn, so that each has as many when the time is up, from the game of this number on.
/// Returns the number of the next one as well.
fn play_all<G: Opened>(
    arguments: &Arguments,
    builder: &Build<G>,
    setups: &[G::Setup],
    first: u64,
) -> Result<(Vec<Tally>, u64), String>
where
    G::Setup: Sync,
{
    let total = arguments.games;
    let next = AtomicU64::new(first);
    let empty = || setups.iter().map(|_| Tally::default()).collect::<Vec<_>>();
    let done: Mutex<(Vec<Tally>, Vec<String>)> = Mutex::new((empty(), Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..arguments.threads {
            scope.spawn(|| {
                let mut tallies = empty();
                let mut failed = None;
                while failed.is_none() && arguments.until.is_none_or(|until| Instant::now() < until) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= total {
                        break;
                    }
                    let which = (index % setups.len() as u64) as usize;
                    let drawn = G::DRAWS && (index / setups.len() as u64) % 2 == 1;
                    let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(index);
                    match one::<G>(builder, &setups[which], seed, drawn) {
                        Ok(noted) => tallies[which].add(noted, G::DRAWS, drawn),
                        Err(error) => failed = Some(format!("game {index}, seed {seed}: {error}")),
                    }
                }
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                for (all, one) in done.0.iter_mut().zip(tallies) {
                    all.join(one);
                }
                done.1.extend(failed);
            });
        }
    });
    let (tallies, errors) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    // What is over the number of games was not played.
    let next = next.into_inner().min(total.max(first));
    errors.into_iter().next().map_or(Ok((tallies, next)), Err)
}

fn one<G: Opened>(builder: &Build<G>, setup: &G::Setup, seed: u64, drawn: bool) -> Result<Noted, String> {
    let mut random = FastRandom::new(seed);
    let count = G::new(setup)
        .map_err(|_| "no game can be played like this".to_owned())?
        .seat_count();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..count).map(|_| builder(random.bits())).collect();
    G::play(setup, &mut bots, &mut random, drawn)
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
