//! How far apart the levels are: each against a table full of the level below it, with seats rotated on equal chance.
//!
//! ```text
//! cargo run --release -p bots --example levels -- game=altiplano levels=2,3,4 games=2000 seconds=120 out=levels.jsonl
//! ```
//!
//! Arguments: `game=puerto-rico` (or `altiplano`), `levels=2,3,4,5,6`, `players=4`, `setup` (more words of the setup,
//! such as `setup="expansions=nobles,buccaneer"`), `games` (per level), `seconds` (the longest time per level), `seed`,
//! `threads`, `out` (a file to which a line of JSON is added for each level), `step` (games between two lines of
//! progress), `against` (a level other than the one below, or any built-in bot).

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::levels::Level;
use bots::{HasBots, MatchReport, Pairing, Random, paired_match};

struct Words {
    levels: Vec<usize>,
    players: usize,
    setup: String,
    games: u64,
    step: u64,
    time: Duration,
    seed: u64,
    threads: usize,
    against: Option<String>,
    out: Option<String>,
}

/// The reports of several matches with the same pairing, combined into one.
#[derive(Default)]
struct Sum {
    games: f64,
    /// Sums over games.
    share: f64,
    margin: f64,
    points: f64,
    time: f64,
    choices: f64,
    /// Sums of games² × the square of the standard error.
    share_error: f64,
    longest: Duration,
}

impl Sum {
    fn add(&mut self, report: &MatchReport) {
        let games = report.games as f64;
        self.games += games;
        self.share += games * report.win_share.mean;
        self.margin += games * report.margin.mean;
        self.points += games * report.points.mean;
        self.choices += games * report.choices_per_game;
        self.time += games * report.choices_per_game * report.mean_time.as_secs_f64();
        self.share_error += (games * report.win_share.half_width / 1.96).powi(2);
        self.longest = self.longest.max(report.longest_time);
    }

    fn share(&self) -> f64 {
        self.share / self.games.max(1.0)
    }

    fn half_width(&self) -> f64 {
        1.96 * self.share_error.sqrt() / self.games.max(1.0)
    }

    fn line(&self) -> String {
        format!(
            "{:>6} games  win share {:.3} ± {:.3}  points {:.1}  margin {:+.1}  mean {:.2} ms  longest {:.1} ms",
            self.games,
            self.share(),
            self.half_width(),
            self.points / self.games.max(1.0),
            self.margin / self.games.max(1.0),
            1e3 * self.time / self.choices.max(1.0),
            1e3 * self.longest.as_secs_f64(),
        )
    }
}

fn run<G: HasBots>(words: &Words) -> Result<(), String>
where
    <G::Setup as std::str::FromStr>::Err: std::fmt::Display,
{
    let setup: G::Setup = format!("players={} {}", words.players, words.setup)
        .parse()
        .map_err(|error: <G::Setup as std::str::FromStr>::Err| error.to_string())?;
    for &number in &words.levels {
        let level = Level::ALL
            .get(number.wrapping_sub(1))
            .ok_or_else(|| format!("there is no level {number}"))?;
        let field = match (&words.against, number) {
            (Some(key), _) => key.clone(),
            (None, 1) => "random".to_owned(),
            (None, _) => Level::ALL[number - 2].key().to_owned(),
        };
        G::bot(&field, 0).ok_or_else(|| format!("no bot is called `{field}`"))?;
        println!(
            "{}: {} against {field}, {} players {}",
            G::ID,
            level.key(),
            words.players,
            words.setup
        );
        let bot = |key: &str, seed: u64| G::bot(key, seed).unwrap_or_else(|| Box::new(Random::new(seed)));
        let start = Instant::now();
        let mut sum = Sum::default();
        while (sum.games as u64) < words.games && start.elapsed() < words.time {
            let left = words.games - sum.games as u64;
            let blocks = left.min(words.step).div_ceil(words.players as u64);
            let played = sum.games as u64 / words.players as u64;
            let report = paired_match::<G>(&Pairing {
                setup: setup.clone(),
                seat_count: words.players,
                candidate: &|seed| bot(level.key(), seed),
                field: &|seed| bot(&field, seed),
                blocks,
                seed: words.seed + played,
                threads: words.threads,
            })
            .map_err(|error| error.to_string())?;
            sum.add(&report);
            println!("{}  {:.0} s", sum.line(), start.elapsed().as_secs_f32());
        }
        if let Some(path) = &words.out {
            let mut line = String::new();
            write!(
                line,
                "{{\"game\":\"{}\",\"level\":\"{}\",\"field\":\"{field}\",\"players\":{},\"setup\":\"{}\",\"games\":{},\"seed\":{},\
                 \"win_share\":{:.4},\"half_width\":{:.4},\"points\":{:.2},\"margin\":{:.2},\"mean_ms\":{:.3},\
                 \"longest_ms\":{:.1}}}",
                G::ID,
                level.key(),
                words.players,
                words.setup,
                sum.games,
                words.seed,
                sum.share(),
                sum.half_width(),
                sum.points / sum.games.max(1.0),
                sum.margin / sum.games.max(1.0),
                1e3 * sum.time / sum.choices.max(1.0),
                1e3 * sum.longest.as_secs_f64(),
            )
            .map_err(|error| error.to_string())?;
            std::fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(path)
                .and_then(|mut file| writeln!(file, "{line}"))
                .map_err(|error| format!("{path}: {error}"))?;
        }
    }
    Ok(())
}

fn read() -> Result<(String, Words), String> {
    let mut words = Words {
        levels: vec![2, 3, 4, 5, 6],
        players: 4,
        setup: String::new(),
        games: 2_000,
        step: 200,
        time: Duration::from_secs(600),
        seed: 1,
        threads: available_parallelism().map_or(1, usize::from),
        against: None,
        out: None,
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
            "game" => game = value.to_owned(),
            "levels" => {
                words.levels = value
                    .split(',')
                    .map(|level| level.parse().map_err(|_| format!("`{level}` is not a number")))
                    .collect::<Result<_, String>>()?;
            }
            "players" => words.players = number()? as usize,
            "setup" => words.setup = value.to_owned(),
            "games" => words.games = number()?,
            "step" => words.step = number()?.max(1),
            "seconds" => words.time = Duration::from_secs(number()?),
            "seed" => words.seed = number()?,
            "threads" => words.threads = number()? as usize,
            "against" => words.against = Some(value.to_owned()),
            "out" => words.out = Some(value.to_owned()),
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    Ok((game, words))
}

fn main() -> ExitCode {
    let done = read().and_then(|(game, words)| match game.as_str() {
        "puerto-rico" => run::<puerto_rico::State>(&words),
        "altiplano" => run::<altiplano::State>(&words),
        _ => Err(format!("no game is called `{game}`")),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
