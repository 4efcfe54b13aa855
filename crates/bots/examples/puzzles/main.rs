//! The puzzles: decisions from games between strong bots in which one answer is clearly best.
//!
//! ```text
//! cargo run --release -p bots --example puzzles -- find game=puerto-rico minutes=60 out=target/puerto-rico.txt
//! cargo run --release -p bots --example puzzles -- pack game=puerto-rico from=target/puerto-rico.txt count=330 out=web/src/puzzles/puerto-rico.pack
//! cargo run --release -p bots --example puzzles -- check game=puerto-rico from=web/src/puzzles/puerto-rico.pack sample=60 seed=5
//! ```
//!
//! `find` plays games and looks through their decisions: quickly at all of those that levels of bots disagree on, deeply at
//! those in which one answer seems to be clearly best, and again, deeper and with other luck, at those in which it is; a
//! search of another kind has to come to the same answer. Equal seeds give equal games and puzzles. It adds what it finds to
//! its file after each game, and goes on where it left off; `games=40` and `minutes=60` limit it. `pack` chooses puzzles of
//! many themes and games, puts them in order and writes the compressed file that pages load. `check` searches a sample of a
//! file again, with luck of its own, and prints in how many puzzles it comes to the same answer.

mod checking;
mod choosing;
mod file;
mod finding;
mod games;

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tabletop::Game;

use crate::file::{FIRST_LINE, File};
use crate::finding::Looked;
use crate::games::Puzzled;

/// What every gzip file begins with.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The command-line arguments.
struct Arguments {
    game: String,
    seed: u64,
    games: u32,
    from: PathBuf,
    out: PathBuf,
    count: usize,
    sample: usize,
    until: Option<Instant>,
}

fn arguments(words: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let mut arguments = Arguments {
        game: puerto_rico::State::ID.to_owned(),
        seed: 1,
        games: u32::MAX,
        from: PathBuf::new(),
        out: PathBuf::new(),
        count: usize::MAX,
        sample: 50,
        until: None,
    };
    for word in words {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = || {
            value
                .parse::<u64>()
                .map_err(|_| format!("`{value}` is not a number"))
        };
        match name {
            "game" => arguments.game = value.to_owned(),
            "seed" => arguments.seed = number()?,
            "games" => arguments.games = number()? as u32,
            "from" => arguments.from = value.into(),
            "out" => arguments.out = value.into(),
            "count" => arguments.count = number()? as usize,
            "sample" => arguments.sample = number()? as usize,
            "minutes" => {
                let length = Duration::from_secs(number()?.saturating_mul(60));
                arguments.until = Instant::now().checked_add(length);
            }
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    Ok(arguments)
}

/// The beginning of a file; `made` says how it came about.
fn head<G: Game>(made: &str) -> String {
    format!(
        "{FIRST_LINE}\ngame {}\nrules {}\nmade {made}\n\n",
        G::ID,
        G::RULES_VERSION
    )
}

/// Chooses from what was found, and writes the file for pages.
fn pack<G: Puzzled>(arguments: &Arguments) -> Result<(), String> {
    let text = text_of(&arguments.from)?;
    let found: File<G> = text.parse()?;
    let made = text.lines().find_map(|line| line.strip_prefix("made "));
    let chosen = choosing::chosen(&found, arguments.count);
    let made = format!(
        "{} games={} found={}",
        made.unwrap_or_default(),
        found.tried.len(),
        found.puzzles.len()
    );
    let mut whole = head::<G>(&made);
    chosen
        .sources
        .iter()
        .for_each(|source| whole += &source.to_string());
    chosen
        .puzzles
        .iter()
        .for_each(|puzzle| whole += &puzzle.to_string());
    let packed = GzEncoder::new(Vec::new(), Compression::best());
    let packed = written(packed, &whole).map_err(|error| error.to_string())?;
    std::fs::write(&arguments.out, &packed)
        .map_err(|error| format!("{}: {error}", arguments.out.display()))?;
    println!(
        "{} puzzles of {} games, {} bytes ({} unpacked)",
        chosen.puzzles.len(),
        chosen.sources.len(),
        packed.len(),
        whole.len()
    );
    let mut counts = BTreeMap::<(String, u8), usize>::new();
    for puzzle in &chosen.puzzles {
        *counts
            .entry((puzzle.theme.clone(), puzzle.difficulty))
            .or_default() += 1;
    }
    for ((theme, difficulty), count) in counts {
        println!("{theme} {difficulty}: {count}");
    }
    Ok(())
}

fn written(mut to: GzEncoder<Vec<u8>>, text: &str) -> std::io::Result<Vec<u8>> {
    to.write_all(text.as_bytes())?;
    to.finish()
}

/// The text of a file, packed or not.
fn text_of(path: &Path) -> Result<String, String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let bytes = std::fs::read(path).map_err(told)?;
    let mut text = String::new();
    match bytes.starts_with(&GZIP) {
        true => GzDecoder::new(&bytes[..]).read_to_string(&mut text),
        false => (&bytes[..]).read_to_string(&mut text),
    }
    .map_err(told)?;
    Ok(text)
}

/// Searches a sample again and prints how often the answer is the same.
fn check<G: Puzzled>(arguments: &Arguments) -> Result<(), String> {
    let file: File<G> = text_of(&arguments.from)?.parse()?;
    let found = checking::check(&file, arguments.sample, arguments.seed)?;
    let of = found.looked;
    for (search, hits) in [
        ("the comparison with other luck", found.compared),
        ("a tree search over all answers", found.tree),
    ] {
        let (low, high) = checking::interval(hits, of);
        println!("{search}: {hits} of {of}, 95 % interval {low:.0} to {high:.0} %");
    }
    Ok(())
}

/// Plays game after game and adds what it finds to the file; games that are in it already are not played again.
fn find<G: Puzzled>(arguments: &Arguments) -> Result<(), String> {
    let path = &arguments.out;
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    if !path.exists() {
        let made = format!("seed={} {}", arguments.seed, finding::settings::<G>());
        std::fs::write(path, head::<G>(&made)).map_err(told)?;
    }
    let known: File<G> = std::fs::read_to_string(path).map_err(told)?.parse()?;
    let mut out = std::fs::OpenOptions::new()
        .append(true)
        .open(path)
        .map_err(told)?;
    for number in 0..arguments.games {
        if known.tried.contains(&number) {
            continue;
        }
        if arguments.until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
        let line = G::SETUPS[number as usize % G::SETUPS.len()];
        let setup = line
            .parse()
            .map_err(|error: <G::Setup as FromStr>::Err| format!("{line}: {error}"))?;
        let begin = Instant::now();
        let Looked {
            source,
            puzzles,
            counted,
        } = finding::game::<G>(number, arguments.seed, &setup)?;
        let mut text = String::new();
        if !puzzles.is_empty() {
            text += &source.to_string();
        }
        puzzles.iter().for_each(|puzzle| text += &puzzle.to_string());
        text += &format!("tried {number}\n");
        out.write_all(text.as_bytes()).map_err(told)?;
        eprintln!(
            "{number} {line}: {counted:?} in {:.1} s",
            begin.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

fn run() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let command = words.next().unwrap_or_default();
    let arguments = arguments(words)?;
    match arguments.game.as_str() {
        altiplano::State::ID => of_game::<altiplano::State>(&command, &arguments),
        puerto_rico::State::ID => of_game::<puerto_rico::State>(&command, &arguments),
        game => Err(format!("there are no puzzles of `{game}`")),
    }
}

fn of_game<G: Puzzled>(command: &str, arguments: &Arguments) -> Result<(), String> {
    match command {
        "find" => find::<G>(arguments),
        "pack" => pack::<G>(arguments),
        "check" => check::<G>(arguments),
        _ => Err(format!("`{command}` is not one of `find`, `pack` and `check`")),
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
