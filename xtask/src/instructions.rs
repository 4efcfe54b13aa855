//! `cargo xtask instructions`: how many instructions a random game takes.
//!
//! Instruction counts don't depend on how busy the machine is, so an increase is noticed on any
//! machine. Each game has an example `NAME-playouts PLAYERS GAMES SEED` that plays random games from
//! one seed; it is run under callgrind with no games and with many, and the difference is what
//! counts. The counts are kept in `perf/instructions.txt` and may rise by up to [`RISE_MAX_PERCENT`].

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::process::{cargo, root, run, target, version};

/// Games that are counted together under one name.
struct Counted {
    /// The name in the file.
    name: &'static str,
    /// The game's package.
    package: &'static str,
    /// The numbers of players.
    players: std::ops::RangeInclusive<u8>,
    /// The rest of the setup.
    setup: &'static [&'static str],
}

/// The games and their numbers of players; Puerto Rico also with all its expansions.
const GAMES: &[Counted] = &[
    Counted {
        name: "altiplano",
        package: "altiplano",
        players: 2..=5,
        setup: &[],
    },
    Counted {
        name: "puerto-rico",
        package: "puerto-rico",
        players: 2..=5,
        setup: &[],
    },
    Counted {
        name: "puerto-rico-all",
        package: "puerto-rico",
        players: 4..=4,
        setup: &["expansions=new_buildings,nobles,buccaneer,festival"],
    },
];

/// Games played in one count; enough to even out long and short ones.
const PLAYOUT_COUNT: u64 = 200;

/// The seed of all counted games.
const SEED: u64 = 1;

/// The check fails if a count rises by more.
const RISE_MAX_PERCENT: f64 = 5.0;

/// Game and number of players.
type Key = (String, u8);

/// The command: compares, or records.
pub fn instructions(record: bool) -> ExitCode {
    let done = match record {
        true => count_all().and_then(|counts| write(&counts)),
        false => compare(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

/// Counts and compares with the recorded counts.
pub fn compare() -> Result<(), String> {
    let counts = count_all()?;
    let text = fs::read_to_string(file()).map_err(|error| {
        format!("perf/instructions.txt can't be read ({error}); record it with `cargo xtask instructions --record`")
    })?;
    let recorded = parse(&text)?;
    let mut risen = Vec::new();
    println!("game             players   recorded        now   change");
    for ((game, players), now) in &counts {
        let Some(before) = recorded.get(&(game.clone(), *players)) else {
            risen.push(format!("{game} with {players} players has no recorded count"));
            continue;
        };
        let change = (*now as f64 / *before as f64 - 1.0) * 100.0;
        println!("{game:<15} {players:>8} {before:>10} {now:>10} {change:>+7.1} %");
        if change > RISE_MAX_PERCENT {
            risen.push(format!(
                "{game} with {players} players takes {change:.1} % more instructions"
            ));
        }
    }
    match risen.is_empty() {
        true => Ok(()),
        false => Err(risen.join("; ")),
    }
}

fn file() -> PathBuf {
    root().join("perf/instructions.txt")
}

/// Instructions per random game, for every game and number of players.
fn count_all() -> Result<BTreeMap<Key, u64>, String> {
    let mut counts = BTreeMap::new();
    for counted in GAMES {
        let package = counted.package;
        let example = format!("{package}-playouts");
        run(&mut cargo([
            "build",
            "--release",
            "--quiet",
            "--package",
            package,
            "--example",
            &example,
        ]))?;
        let binary = target().join("release/examples").join(&example);
        for players in counted.players.clone() {
            let none = callgrind(&binary, players, 0, counted.setup)?;
            let many = callgrind(&binary, players, PLAYOUT_COUNT, counted.setup)?;
            counts.insert(
                (counted.name.to_owned(), players),
                many.saturating_sub(none) / PLAYOUT_COUNT,
            );
        }
    }
    Ok(counts)
}

/// All instructions of one run.
fn callgrind(binary: &Path, players: u8, playouts: u64, setup: &[&str]) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args([players.to_string(), playouts.to_string(), SEED.to_string()])
        .args(setup)
        .output()
        .map_err(|error| format!("valgrind can't be started: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let collected = text.lines().find_map(|line| {
        let (_, count) = line.split_once("Collected : ")?;
        count.split_whitespace().next()?.parse().ok()
    });
    collected.ok_or_else(|| format!("callgrind gave no count for {}:\n{text}", binary.display()))
}

/// Reads `GAME PLAYERS INSTRUCTIONS` lines; `#` starts a comment.
fn parse(text: &str) -> Result<BTreeMap<Key, u64>, String> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let mut words = line.split_whitespace();
            let key = words
                .next()
                .zip(words.next().and_then(|players| players.parse().ok()));
            key.zip(words.next().and_then(|count| count.parse().ok()))
                .map(|((game, players), count)| ((game.to_owned(), players), count))
                .ok_or_else(|| format!("perf/instructions.txt: `{line}` is not `GAME PLAYERS INSTRUCTIONS`"))
        })
        .collect()
}

/// Writes the counts for the next comparisons.
fn write(counts: &BTreeMap<Key, u64>) -> Result<(), String> {
    let mut text = format!(
        "# Instructions of one random game (GAME PLAYERS INSTRUCTIONS), counted by callgrind over {PLAYOUT_COUNT} games.\n\
         # Written by `cargo xtask instructions --record` with {}.\n",
        version("rustc").unwrap_or_else(|| "an unknown compiler".to_owned())
    );
    for ((game, players), count) in counts {
        writeln!(text, "{game} {players} {count}").map_err(|error| error.to_string())?;
    }
    print!("{text}");
    fs::create_dir_all(root().join("perf"))
        .and_then(|()| fs::write(file(), text))
        .map_err(|error| format!("perf/instructions.txt can't be written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn recorded_counts_are_read_and_nonsense_is_named() {
        let counts = parse("# note\n\npuerto-rico 4 123456\n").unwrap();
        assert_eq!(counts.get(&("puerto-rico".to_owned(), 4)), Some(&123_456));
        for wrong in ["puerto-rico", "puerto-rico four 12", "puerto-rico 4 many"] {
            assert!(
                parse(wrong).is_err_and(|reason| reason.contains(wrong)),
                "{wrong}"
            );
        }
    }
}
