//! The book as a file for pages, and as tables for reading.

use std::fmt::Write as _;

use tabletop::Game;

use crate::Opened;
use crate::bids::bids;
use crate::setups::Entry;
use crate::tally::{Class, Sum, Tally};

/// Things that fewer seats than this had are left out: their intervals say nothing.
const COUNT_MIN: u64 = 50;

/// One game's file: lists instead of names inside, since there are many rows. Shares are 1 for an equal share.
///
/// ```json
/// {"bot": "…", "seed": 1, "sources": ["chips", …], "setups": [{
///     "key": "2020", "players": 4, "games": 10000,
///     "seats": [[share, ±, points, bid, ±], …],
///     "roles": [["settler", [[count, share, ±], …one for each seat]], …],
///     "first": [["indigo_plant", count, share, ±], …], "owned": [… the same …],
///     "rounds": [[rounds, games], …],
///     "sources": [[of all, of winners], …]}, …]}
/// ```
pub fn json<G: Opened>(bot: &str, seed: u64, parts: &[(&Entry, &Tally)]) -> String {
    let setups: Vec<String> = parts.iter().map(|(entry, tally)| setup(entry, tally)).collect();
    let sources: Vec<String> = G::SOURCES.iter().map(|source| format!("\"{source}\"")).collect();
    format!(
        "{{\"bot\":\"{bot}\",\"seed\":{seed},\"sources\":[{}],\"setups\":[\n{}\n]}}\n",
        sources.join(","),
        setups.join(",\n")
    )
}

fn setup(entry: &Entry, tally: &Tally) -> String {
    let bids = bids(&tally.scores);
    let seats = tally.seats.iter().zip(&tally.points).zip(&bids);
    let seats: Vec<String> = seats
        .map(|((share, points), bid)| {
            let numbers = [share.mean(), share.half_width(), points.mean(), bid.0, bid.1];
            format!("[{}]", list(numbers))
        })
        .collect();
    let rounds: Vec<String> = tally
        .rounds
        .iter()
        .map(|(rounds, games)| format!("[{rounds},{games}]"))
        .collect();
    let sources: Vec<String> = tally
        .sources
        .iter()
        .map(|[all, winners]| format!("[{}]", list([all.mean(), winners.mean()])))
        .collect();
    format!(
        "{{\"key\":\"{}\",\"players\":{},\"games\":{},\"seats\":[{}],\"roles\":[{}],\"first\":[{}],\"owned\":[{}],\
         \"rounds\":[{}],\"sources\":[{}]}}",
        entry.key,
        entry.players,
        tally.games,
        seats.join(","),
        roles(tally, entry.players),
        things(tally, Class::First),
        things(tally, Class::Owned),
        rounds.join(","),
        sources.join(",")
    )
}

/// Numbers with two decimals, or fewer if that says as much.
fn list<const N: usize>(numbers: [f64; N]) -> String {
    let words: Vec<String> = numbers.iter().map(|number| short(*number)).collect();
    words.join(",")
}

fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn row(sum: Option<&Sum>) -> String {
    match sum {
        Some(sum) if sum.count >= COUNT_MIN => {
            format!("{},{}", sum.count, list([sum.mean(), sum.half_width()]))
        }
        _ => "0,0,0".to_owned(),
    }
}

/// Roles with a row for each seat.
fn roles(tally: &Tally, players: usize) -> String {
    let mut keys: Vec<&String> = Vec::new();
    for ((class, _, key), _) in &tally.facts {
        if *class == Class::Role && !keys.contains(&key) {
            keys.push(key);
        }
    }
    let line = |key: &String| {
        let seats: Vec<String> = (0..players)
            .map(|seat| {
                let sum = tally.facts.get(&(Class::Role, Some(seat), key.clone()));
                format!("[{}]", row(sum))
            })
            .collect();
        format!("[\"{key}\",[{}]]", seats.join(","))
    };
    let lines: Vec<String> = keys.into_iter().map(line).collect();
    lines.join(",")
}

/// Everything of a class that enough seats had, the best first.
fn ranked(tally: &Tally, wanted: Class) -> Vec<(&String, &Sum)> {
    let mut all: Vec<(&String, &Sum)> = tally
        .facts
        .iter()
        .filter(|((class, _, _), sum)| *class == wanted && sum.count >= COUNT_MIN)
        .map(|((_, _, key), sum)| (key, sum))
        .collect();
    all.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
    all
}

fn things(tally: &Tally, wanted: Class) -> String {
    let lines: Vec<String> = ranked(tally, wanted)
        .into_iter()
        .map(|(key, sum)| format!("[\"{key}\",{}]", row(Some(sum))))
        .collect();
    lines.join(",")
}

/// The same as Markdown, as far as it is short.
pub fn markdown<G: Opened>(parts: &[(&Entry, &Tally)]) -> String {
    let mut text = format!("## {}\n\n", <G as Game>::ID);
    text +=
        "| setup | players | games | seats: share of the win, 1 is an equal share | fair bids | rounds |\n";
    text += "|---|---|---|---|---|---|\n";
    for (entry, tally) in parts {
        let seats: Vec<String> = tally
            .seats
            .iter()
            .map(|sum| format!("{:.2} ± {:.2}", sum.mean(), sum.half_width()))
            .collect();
        let bids: Vec<String> = bids(&tally.scores)
            .iter()
            .map(|bid| format!("{:.1} ± {:.1}", bid.0, bid.1))
            .collect();
        let games = tally.games.max(1) as f64;
        let rounds: f64 = tally
            .rounds
            .iter()
            .map(|(rounds, count)| f64::from(*rounds) * *count as f64)
            .sum();
        // Writing into a String can't fail.
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {:.1} |",
            entry.key,
            entry.players,
            tally.games,
            seats.join(", "),
            bids.join(", "),
            rounds / games
        );
    }
    text
}
