//! What was played in earlier sittings, kept as text: a million games need not be played in one go.
//!
//! ```text
//! bot search:iterations=0
//! seed 13
//! next 172754
//! setup 2020 4
//! games 5081
//! seats 5081 5012.25 11803.5 …        (count, sum and sum of squares for each seat)
//! points …
//! sources …                            (for each source: of all seats, of those that won)
//! rounds 14 3 15 40 …                  (rounds and games)
//! fact role settler 0 310 322.5 801.25 (class, key, seat; count, sum, squares)
//! ```
//!
//! Points of single games are not kept, so fair bids rest on the last sitting.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::setups::Entry;
use crate::tally::{Class, Sum, Tally};

const CLASSES: [(&str, Class); 3] = [
    ("role", Class::Role),
    ("first", Class::First),
    ("owned", Class::Owned),
];

/// The games of earlier sittings.
pub struct Kept {
    /// The number of the next game to be played.
    pub next: u64,
    /// The data of each setup, in the order of the setups asked for.
    pub tallies: Vec<Tally>,
}

/// What of a sitting must be the same, so that its games can be counted together with earlier ones.
pub struct Sitting<'a> {
    pub bot: &'a str,
    pub seed: u64,
    pub entries: &'a [&'a Entry],
}

/// Writes what was played until now.
pub fn write(sitting: &Sitting<'_>, next: u64, tallies: &[&Tally]) -> String {
    let mut text = format!("bot {}\nseed {}\nnext {next}\n", sitting.bot, sitting.seed);
    for (entry, tally) in sitting.entries.iter().zip(tallies) {
        let rounds = tally
            .rounds
            .iter()
            .map(|(rounds, games)| format!(" {rounds} {games}"));
        // Writing into a String can't fail.
        let _ = writeln!(
            text,
            "setup {} {}\ngames {}",
            entry.key, entry.players, tally.games
        );
        let _ = writeln!(text, "seats{}", sums(&tally.seats));
        let _ = writeln!(text, "points{}", sums(&tally.points));
        let _ = writeln!(text, "sources{}", sums(tally.sources.as_flattened()));
        let _ = writeln!(text, "rounds{}", rounds.collect::<String>());
        for ((class, key, seat), sum) in &tally.facts {
            let class = CLASSES
                .iter()
                .find(|(_, one)| one == class)
                .map_or("", |(name, _)| name);
            let _ = writeln!(text, "fact {class} {key} {seat}{}", sums(&[*sum]));
        }
    }
    text
}

fn sums(all: &[Sum]) -> String {
    let words = all.iter().map(|sum| {
        let (count, total, squares) = sum.parts();
        format!(" {count} {total} {squares}")
    });
    words.collect()
}

/// Reads what [`write`] wrote. Refuses games of another bot, seed or list of setups: they can't be counted together.
pub fn read(text: &str, sitting: &Sitting<'_>) -> Result<Kept, String> {
    let mut kept = Kept {
        next: 0,
        tallies: Vec::new(),
    };
    for (number, line) in text.lines().enumerate() {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split(' ').filter(|word| !word.is_empty()).collect();
        let wrong = |what: &str| format!("line {}: {what}", number + 1);
        let same = |wanted: &str| match rest == wanted {
            true => Ok(()),
            false => Err(wrong(&format!(
                "games of {name} {rest} can't be added to those of {wanted}; name another folder"
            ))),
        };
        match name {
            "bot" => same(sitting.bot)?,
            "seed" => same(&sitting.seed.to_string())?,
            "next" => kept.next = number_in(rest).ok_or_else(|| wrong("not a number"))?,
            "setup" => {
                let entry = sitting
                    .entries
                    .get(kept.tallies.len())
                    .ok_or_else(|| wrong("one setup more than are asked for"))?;
                same(&format!("{} {}", entry.key, entry.players))?;
                kept.tallies.push(Tally::default());
            }
            _ => {
                let tally = kept.tallies.last_mut().ok_or_else(|| wrong("no setup"))?;
                take(tally, name, &words).ok_or_else(|| wrong("not as it was written"))?;
            }
        }
    }
    match kept.tallies.len() == sitting.entries.len() {
        true => Ok(kept),
        false => Err("some of the setups are missing; name another folder".to_owned()),
    }
}

/// A line about a setup; none if it can't be read.
fn take(tally: &mut Tally, name: &str, words: &[&str]) -> Option<()> {
    match name {
        "games" => tally.games = number_in(words.first()?)?,
        "seats" => tally.seats = read_sums(words)?,
        "points" => tally.points = read_sums(words)?,
        "sources" => {
            let sums = read_sums(words)?;
            tally.sources = sums.as_chunks::<2>().0.to_vec();
        }
        "rounds" => {
            let numbers: Option<Vec<u64>> = words.iter().map(|word| number_in(word)).collect();
            let pairs = numbers?;
            let pairs = pairs.as_chunks::<2>().0.iter();
            tally.rounds = pairs
                .map(|[rounds, games]| Some((u32::try_from(*rounds).ok()?, *games)))
                .collect::<Option<BTreeMap<_, _>>>()?;
        }
        "fact" => {
            let [class, key, seat, sum @ ..] = words else {
                return None;
            };
            let (_, class) = *CLASSES.iter().find(|(name, _)| name == class)?;
            let [sum] = read_sums(sum)?[..] else { return None };
            tally.facts.insert(
                (class, (*key).to_owned(), usize::try_from(number_in(seat)?).ok()?),
                sum,
            );
        }
        _ => return None,
    }
    Some(())
}

fn number_in(word: &str) -> Option<u64> {
    word.parse().ok()
}

fn read_sums(words: &[&str]) -> Option<Vec<Sum>> {
    let (sums, rest) = words.as_chunks::<3>();
    if !rest.is_empty() {
        return None;
    }
    sums.iter()
        .map(|[count, total, squares]| {
            Some(Sum::of(
                number_in(count)?,
                total.parse().ok()?,
                squares.parse().ok()?,
            ))
        })
        .collect()
}
