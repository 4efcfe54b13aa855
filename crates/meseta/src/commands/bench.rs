//! `meseta bench`: how fast are the rules?

use std::io::Write as _;
use std::time::{Duration, Instant};

use clap::Args;
use protocol::{GameId, of_game};
use serde::Serialize;
use tabletop::{FastRandom, Game, Playout, SEAT_COUNT_MAX};

use crate::failure::Failure;
use crate::terminal::{SetupLines, setup_line};

/// Measure uniformly random games on one core
#[derive(Args)]
pub struct Arguments {
    /// The game: `puerto-rico` or `altiplano`
    game: GameId,
    /// Only this number of players; all numbers by default
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Further words of the setup line, such as `expansions=new_buildings draft=random`
    #[arg(long, value_name = "WORDS", default_value = "")]
    setup: String,
    /// How long each number of players is measured
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.01 to 3600".to_owned()),
    }
}

/// What was measured with one number of players.
#[derive(Serialize)]
struct Measured {
    players: u8,
    /// Games played while measuring.
    games: u64,
    games_per_second: f64,
    /// Processor time that the games took; null where the system doesn't tell. On a busy machine it says more than the
    /// time on the wall does.
    cpu_seconds: Option<f64>,
    games_per_cpu_second: Option<f64>,
    /// Time per decision, chance outcomes included.
    ns_per_decision: f64,
    decisions_per_game: f64,
    state_bytes: usize,
}

/// All that was measured.
#[derive(Serialize)]
struct Report {
    game: GameId,
    results: Vec<Measured>,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let time = Duration::from_secs_f64(arguments.seconds);
    let results = of_game!(arguments.game, State => measured::<State>(arguments, time))?;
    print(
        arguments.json,
        &Report {
            game: arguments.game,
            results,
        },
    )
}

/// The measurements for the number of players that was asked for, or for each number that the game
/// allows.
fn measured<G: SetupLines>(arguments: &Arguments, time: Duration) -> Result<Vec<Measured>, Failure> {
    let start = |players: u8| {
        let setup = setup_line(players, &arguments.setup).parse::<G::Setup>();
        setup
            .and_then(|setup| G::new(&setup))
            .map(|state| (players, state))
    };
    let asked: Vec<u8> = match arguments.players {
        Some(players) => vec![players],
        None => (2..=SEAT_COUNT_MAX as u8).collect(),
    };
    let mut starts = Vec::new();
    let mut refused = None;
    for players in asked {
        match start(players) {
            Ok(start) => starts.push(start),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    match refused {
        Some(error) if starts.is_empty() => Err(Failure::Usage(error.to_string())),
        _ => Ok(starts
            .iter()
            .map(|(players, start)| measure(start, *players, time))
            .collect()),
    }
}

fn measure<G: Game>(start: &G, players: u8, time: Duration) -> Measured {
    let mut playout = Playout::<G>::with_capacity(64);
    let mut random = FastRandom::new(1);
    let (mut games, mut decisions) = (0u64, 0u64);
    let begin = Instant::now();
    let cpu_before = cpu_time();
    let mut spent = Duration::ZERO;
    while spent < time {
        // The clock is read once per 16 games, which take about half a millisecond.
        for _ in 0..16 {
            decisions += u64::from(playout.run(&mut start.clone(), &mut random));
            games += 1;
        }
        spent = begin.elapsed();
    }
    let nanoseconds = spent.as_secs_f64() * 1e9;
    let cpu = cpu_time()
        .zip(cpu_before)
        .map(|(after, before)| (after - before).as_secs_f64());
    Measured {
        players,
        games,
        games_per_second: games as f64 / spent.as_secs_f64(),
        cpu_seconds: cpu,
        games_per_cpu_second: cpu.map(|seconds| games as f64 / seconds),
        ns_per_decision: nanoseconds / decisions as f64,
        decisions_per_game: decisions as f64 / games as f64,
        state_bytes: size_of::<G>(),
    }
}

/// The processor time of this thread, which plays all games.
#[cfg(unix)]
fn cpu_time() -> Option<Duration> {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().ok()
}

#[cfg(not(unix))]
fn cpu_time() -> Option<Duration> {
    None
}

fn print(json: bool, report: &Report) -> Result<(), Failure> {
    let text = match json {
        true => serde_json::to_string(report)
            .map(|text| text + "\n")
            .map_err(|error| Failure::Usage(error.to_string()))?,
        false => {
            let mut text = format!(
                "{}: random games on one core\nplayers  games/s  ns/decision  decisions/game  state bytes\n",
                report.game
            );
            for row in &report.results {
                text += &format!(
                    "{:>7} {:>8.0} {:>12.1} {:>15.1} {:>12}\n",
                    row.players,
                    row.games_per_second,
                    row.ns_per_decision,
                    row.decisions_per_game,
                    row.state_bytes
                );
            }
            text
        }
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}
