//! Whether estimated shares of the win come true: games among equal bots, the shares that the analysis estimated along
//! the way, and how the games ended.
//!
//! ```text
//! cargo run --release -p bots --example calibration -- games=200 seed=1
//! ```
//!
//! makes the tables of the docs: both games, base and expansions (Altiplano: without and with Missions), 2 to 5 players.
//! Other arguments: `game=altiplano` and `players=4` (only these), `setup="players=4;expansions=nobles"` (this one
//! instead of those that are listed; words are joined by semicolons), `bot=level-5`, `standings=12` and `hints=6` (how
//! many decisions of each game are looked at, for the curve and as a hint does), `minutes=60` (each setup gets an equal
//! part of this time, and stops at its number of games before that), `fits=on` (also what would correct the estimates
//! best), `details=on` (also the table of each setup, and of each third of its games).
//!
//! The tables have one row for each tenth of the estimates: how many there are, their mean, and the mean share that
//! those seats had in the end, with a 95 % interval over games, since the estimates of one game stand or fall together.
//! A tenth with at least 200 estimates *comes true* if the mean estimate lies within that interval. Of tenths that are
//! estimated without any fault, one in twenty is expected to lie outside.

mod fit;
mod play;
mod setups;
mod tenths;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::analysis::Analysed;

use crate::play::{Item, Played, play};
use crate::setups::{Entry, setups};
use crate::tenths::Tenths;

/// The command-line arguments.
struct Arguments {
    game: Option<String>,
    players: Option<usize>,
    setup: Option<String>,
    bot: String,
    games: u64,
    seed: u64,
    looks: Looks,
    minutes: Option<u64>,
    fits: bool,
    details: bool,
}

/// How many decisions of a game are looked at.
#[derive(Clone, Copy)]
struct Looks {
    standings: usize,
    hints: usize,
}

/// What was estimated, by what it is shown as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Curve,
    Hint,
}

impl Kind {
    const ALL: [Self; 2] = [Self::Curve, Self::Hint];

    const fn title(self) -> &'static str {
        match self {
            Self::Curve => "the curve of a review",
            Self::Hint => "the best move of a hint",
        }
    }

    fn items(self, game: &Played) -> &[Item] {
        match self {
            Self::Curve => &game.standings,
            Self::Hint => &game.hints,
        }
    }
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = Arguments {
        game: None,
        players: None,
        setup: None,
        bot: "level-5".to_owned(),
        games: 200,
        seed: 1,
        looks: Looks {
            standings: 12,
            hints: 6,
        },
        minutes: None,
        fits: false,
        details: false,
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = || {
            let number = value.parse::<u64>();
            number.map_err(|_| format!("`{value}` is not a number"))
        };
        let count = || {
            let count = value.parse::<usize>();
            count.map_err(|_| format!("`{value}` is not a number"))
        };
        match name {
            "game" => arguments.game = Some(value.to_owned()),
            "players" => arguments.players = Some(count()?),
            "setup" => arguments.setup = Some(value.replace(';', " ")),
            "bot" => arguments.bot = value.to_owned(),
            "games" => arguments.games = number()?,
            "seed" => arguments.seed = number()?,
            "standings" => arguments.looks.standings = count()?,
            "hints" => arguments.looks.hints = count()?,
            "minutes" => arguments.minutes = Some(number()?),
            "fits" => arguments.fits = value == "on",
            "details" => arguments.details = value == "on",
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    Ok(arguments)
}

fn run() -> Result<(), String> {
    let arguments = arguments()?;
    let entries = setups(
        arguments.game.as_deref(),
        arguments.players,
        arguments.setup.as_deref(),
    )?;
    let time = |minutes: u64| Duration::from_secs(60 * minutes) / entries.len() as u32;
    let time = arguments.minutes.map(time);
    let mut measured = Vec::new();
    for entry in entries {
        let games = match entry.game {
            "altiplano" => measure::<altiplano::State>(&entry, &arguments, time)?,
            _ => measure::<puerto_rico::State>(&entry, &arguments, time)?,
        };
        eprintln!("{}, {}: {} games", entry.group, entry.setup, games.len());
        measured.push((entry, games));
    }
    println!(
        "all seats {}, {} and {} decisions of a game",
        arguments.bot, arguments.looks.standings, arguments.looks.hints
    );
    for kind in Kind::ALL {
        println!("\n# {}", kind.title());
        for group in groups(&measured) {
            let games: Vec<&[Item]> = of_group(&measured, group)
                .flat_map(|(_, games)| games.iter().map(|game| kind.items(game)))
                .collect();
            println!("\n{group}, {} games\n", games.len());
            println!("{}", Tenths::of(&games));
        }
        summary(kind, &measured);
        if arguments.fits {
            fits(kind, &measured);
        }
        if arguments.details {
            details(kind, &measured);
        }
    }
    Ok(())
}

/// The games of a setup that were measured.
type Measured = (Entry, Vec<Played>);

fn groups(measured: &[Measured]) -> Vec<&'static str> {
    let mut groups: Vec<_> = measured.iter().map(|(entry, _)| entry.group).collect();
    groups.dedup();
    groups
}

fn of_group<'a>(measured: &'a [Measured], group: &'a str) -> impl Iterator<Item = &'a Measured> {
    measured.iter().filter(move |(entry, _)| entry.group == group)
}

fn measure<G: Analysed>(
    entry: &Entry,
    arguments: &Arguments,
    time: Option<Duration>,
) -> Result<Vec<Played>, String>
where
    <G::Setup as std::str::FromStr>::Err: std::fmt::Display,
{
    let setup: G::Setup = entry
        .setup
        .parse()
        .map_err(|error: <G::Setup as std::str::FromStr>::Err| error.to_string())?;
    let start = Instant::now();
    let mut games = Vec::new();
    for number in 0..arguments.games {
        if time.is_some_and(|time| start.elapsed() >= time) {
            break;
        }
        let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(number);
        games.push(play::<G>(&setup, &arguments.bot, arguments.looks, seed)?);
    }
    Ok(games)
}

/// One row for each setup: how many tenths there are, and how many of them come true.
fn summary(kind: Kind, measured: &[Measured]) {
    println!("\n| tables | players | games | estimates | tenths of 200 or more | come true | farthest off |");
    println!("|---|---|---|---|---|---|---|");
    let (mut all, mut true_ones) = (0, 0);
    for (entry, games) in measured {
        let items: Vec<&[Item]> = games.iter().map(|game| kind.items(game)).collect();
        let tenths = Tenths::of(&items);
        let (large, come) = tenths.large_and_true();
        all += large;
        true_ones += come;
        println!(
            "| {} | {} | {} | {} | {large} | {come} | {} |",
            entry.group,
            entry.players,
            games.len(),
            tenths.count(),
            tenths.farthest()
        );
    }
    println!("\n{true_ones} of {all} tenths with at least 200 estimates come true");
}

/// What would correct the estimates of each setup best, in all thirds of the game and in each.
fn fits(kind: Kind, measured: &[Measured]) {
    println!("\nfits: what would come to the lowest loss on top of today's correction");
    for (entry, games) in measured {
        let all = fit::told(kind, games, 0.0..2.0);
        let thirds =
            [(0.0, 0.33), (0.33, 0.67), (0.67, 2.0)].map(|(from, to)| fit::told(kind, games, from..to));
        println!(
            "{}, {}: {all}; thirds: {}",
            entry.group,
            entry.setup,
            thirds.join("; ")
        );
    }
}

fn details(kind: Kind, measured: &[Measured]) {
    for (entry, games) in measured {
        println!("\n{}, {}\n", entry.group, entry.setup);
        let items: Vec<&[Item]> = games.iter().map(|game| kind.items(game)).collect();
        println!("{}", Tenths::of(&items));
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
