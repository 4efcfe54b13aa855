//! `meseta arena`: bots against each other, and how reliable the result is.
//!
//! - `asked.rs`: the plan that the command line asks for, `games.rs` its tables,
//! - `plan_file.rs`: that plan as written in the first line of a results file, `lines.rs` all other lines,
//! - `outside.rs`, `process.rs`: bots that are programs of their own,
//! - `live.rs`: what happens while games are played: writing, progress, the sequential test,
//! - `told.rs`: the tables on the terminal, `page/` the same with plots as a page for the browser, `csv.rs` the
//!   games for other programs, `records.rs` each game for replaying.

mod asked;
mod csv;
mod games;
mod lines;
mod live;
mod outside;
mod page;
mod plan_file;
mod process;
mod progress;
mod records;
mod told;

use std::collections::HashSet;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::Duration;

use bots::arena::{self, Job, Results};
use clap::Args;
use words::Words;

use crate::failure::Failure;
use crate::{interrupt, language};
use lines::ResultsFile;
use live::Live;
use plan_file::PlanFile;
use records::Records;

/// Let bots play against each other and measure how strong they are
///
/// Every lineup of bots is rotated through all seats on the same draws; the intervals count these blocks, not
/// single games. With --jsonl every game is written as it ends, and the same command goes on where it was
/// interrupted; `meseta arena --jsonl FILE` alone goes on with the plan of the file. All about it:
/// docs/bot-writers/arena.md.
#[derive(Args)]
pub struct Arguments {
    /// A bot: a key such as greedy, NAME=KEY, or NAME="COMMAND" for a program that speaks the line protocol;
    /// give at least two
    #[arg(long = "bot", value_name = "BOT")]
    bots: Vec<String>,
    /// The games, such as puerto-rico,altiplano
    #[arg(
        long = "game",
        value_name = "GAMES",
        value_delimiter = ',',
        default_value = "puerto-rico"
    )]
    games: Vec<String>,
    /// The numbers of players, such as 3,4
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "4")]
    players: Vec<u8>,
    /// What the table agrees on, such as "edition=2011 open_vp"; may be given several times, each makes
    /// tables of its own
    #[arg(long, value_name = "WORDS")]
    options: Vec<String>,
    /// A whole table instead of --game, --players and --options, such as "altiplano players=3 missions=on"; may
    /// be given several times
    #[arg(long = "table", value_name = "TABLE", conflicts_with_all = ["games", "players", "options"])]
    tables: Vec<String>,
    /// Who meets whom: all, one (one bot against a field of another), first (the first bot against a field of each
    /// other one), drawn
    #[arg(long, value_name = "WAY", default_value = "all")]
    lineups: arena::Lineups,
    /// Blocks of each lineup at each table; a block is one game for each seat. 100 by default, 10000 with
    /// --sprt
    #[arg(long, value_name = "N")]
    blocks: Option<u64>,
    /// Where all chance comes from, below 2^53; a new number by default
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(0..1 << 53))]
    seed: Option<u64>,
    /// Games at the same time; as many as there are cores by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// How long a program may think about one choice before it forfeits, in seconds
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    timeout: f64,
    /// Is the first bot better than the second? Play only until that is decided
    #[arg(long)]
    sprt: bool,
    /// Win share above even that is no better (H0)
    #[arg(
        long,
        value_name = "SHARE",
        default_value_t = 0.0,
        requires = "sprt",
        allow_negative_numbers = true
    )]
    h0: f64,
    /// Win share above even that is better (H1)
    #[arg(
        long,
        value_name = "SHARE",
        default_value_t = 0.03,
        requires = "sprt",
        allow_negative_numbers = true
    )]
    h1: f64,
    /// How often H1 may be accepted though H0 holds
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// How often H0 may be accepted though H1 holds
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Write every game to this file as it ends (JSON Lines), and go on with the games that stand there
    #[arg(long, value_name = "FILE")]
    jsonl: Option<PathBuf>,
    /// Keep the record of every game in this folder, a file each, for `meseta replay`
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Write a table of all seats of all games
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the results with plots as one page for the browser, which needs nothing else
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// No progress bar
    #[arg(long)]
    quiet: bool,
    /// The language: en, pl, hu, ro, cs; by default the system’s
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.001 to 86400".to_owned()),
    }
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    let usage = |message: String| Failure::Usage(message);
    let (plan, file) = plan_and_file(arguments, &words).map_err(usage)?;
    let records = match &arguments.records {
        Some(folder) => Some(Records::open(folder, &plan).map_err(usage)?),
        None => None,
    };
    let contest = games::Contest::of(&plan, records.is_some(), &words).map_err(usage)?;
    let schedule = contest.schedule.clone();

    // A wrong command is found before a file is started with it; merely showing a file's results again needs no
    // program.
    let is_fresh = file.is_none_or(|path| !lines::has_plan(path));
    if is_fresh {
        contest.probe(&words).map_err(usage)?;
    }
    let mut results = Results::default();
    let mut file = match file {
        Some(path) => {
            let opened = ResultsFile::open(path, &plan, &schedule, &words, &mut results);
            Some(opened.map_err(usage)?)
        }
        None => None,
    };
    tell(&told::head(&words, &plan, &schedule, results.game_count()))?;

    let done: HashSet<Job> = results.games().map(|game| game.job).collect();
    let mut live = Live::new(&words, &plan, &schedule, results, file.as_mut(), records);
    live.show_progress(!arguments.quiet && std::io::stderr().is_terminal());
    let stop = Arc::new(AtomicBool::new(false));
    if live.is_open() {
        if !is_fresh {
            contest.probe(&words).map_err(usage)?;
        }
        stop_on_interrupt(&stop);
        let threads = match arguments.threads {
            Some(threads) => usize::from(threads),
            None => available_parallelism().map_or(1, usize::from),
        };
        arena::run(
            &schedule,
            &contest.tables,
            threads,
            |job| done.contains(&job),
            &stop,
            &mut live,
        );
    }
    let ended = live.end().map_err(usage)?;
    drop(contest);

    let report = told::Report::of(&words, &plan, &schedule, &ended);
    tell(&report.text())?;
    if let Some(path) = &arguments.csv {
        write(path, &csv::table(&plan, &schedule, &ended.results))?;
    }
    if let Some(path) = &arguments.html {
        write(path, &page::page(&report))?;
    }
    for path in [
        &arguments.jsonl,
        &arguments.records,
        &arguments.csv,
        &arguments.html,
    ]
    .into_iter()
    .flatten()
    {
        tell(&(words.say("arena-written", &[("file", path.display().to_string().into())]) + "\n"))?;
    }
    if stop.load(Ordering::Relaxed) {
        let left = words.say("arena-interrupted", &[("games", ended.left.into())]);
        let go_on = match &arguments.jsonl {
            Some(path) => words.say(
                "arena-go-on",
                &[(
                    "command",
                    format!("meseta arena --jsonl {}", path.display()).into(),
                )],
            ),
            None => words.word("arena-lost"),
        };
        eprintln!("{left} {go_on}");
        return Err(Failure::No);
    }
    Ok(())
}

/// The plan of the command line, or that of the results file when no bot is named.
fn plan_and_file<'a>(
    arguments: &'a Arguments,
    words: &Words,
) -> Result<(PlanFile, Option<&'a Path>), String> {
    let path = arguments.jsonl.as_deref();
    if arguments.bots.is_empty() {
        let path = path.ok_or_else(|| words.word("arena-no-bots"))?;
        return Ok((lines::read_plan(path, words)?, Some(path)));
    }
    let mut plan = asked::plan(arguments, words)?;
    if arguments.seed.is_none() {
        // A file that is continued already has its seed.
        plan.seed = match path.filter(|path| lines::has_plan(path)) {
            Some(path) => lines::read_plan(path, words)?.seed,
            None => fresh_seed()?,
        };
    }
    Ok((plan, path))
}

/// A seed that nobody chose.
fn fresh_seed() -> Result<u64, String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| format!("the system provides no random numbers: {error}"))?;
    Ok(u64::from_be_bytes(bytes) >> 11)
}

/// The first interruption lets games in progress finish and writes everything; the second ends the program at
/// once.
fn stop_on_interrupt(stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    interrupt::each(move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

fn tell(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text)
        .map_err(|error| Failure::Usage(format!("{} can't be written: {error}", path.display())))
}

/// A duration of the plan.
fn milliseconds(number: u64) -> Duration {
    Duration::from_millis(number)
}
