//! The book as a file for pages, and as tables for reading.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tabletop::Game;

use crate::Opened;
use crate::bids::bids;
use crate::setups::Entry;
use crate::tally::{Class, Tally};

/// Things that fewer seats than this had are left out: their intervals say nothing.
const COUNT_MIN: u64 = 50;

/// One game's file: lists instead of names inside, since there are many rows. Shares are 1 for an equal share; those of
/// `first` and `owned` are 1 for as much as the seats that had it win in all games.
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

/// How many seats, their share and half the width of its interval; zeros where there are too few.
fn row(count: u64, share: f64, half_width: f64) -> String {
    match count >= COUNT_MIN {
        true => format!("{count},{}", list([share, half_width])),
        false => "0,0,0".to_owned(),
    }
}

/// The keys of a class.
fn keys(tally: &Tally, wanted: Class) -> BTreeSet<&str> {
    let of_class = tally.facts.keys().filter(|(class, _, _)| *class == wanted);
    of_class.map(|(_, key, _)| key.as_str()).collect()
}

/// Roles with a row for each seat.
fn roles(tally: &Tally, players: usize) -> String {
    let line = |key: &str| {
        let seats: Vec<String> = (0..players)
            .map(|seat| {
                let sum = tally.facts.get(&(Class::Role, key.to_owned(), seat));
                let sum = sum.copied().unwrap_or_default();
                format!("[{}]", row(sum.count, sum.mean(), sum.half_width()))
            })
            .collect();
        format!("[\"{key}\",[{}]]", seats.join(","))
    };
    let lines: Vec<String> = keys(tally, Class::Role).into_iter().map(line).collect();
    lines.join(",")
}

/// How many seats had this, and how well they did, 1 being as well as those seats do in all games: otherwise what the
/// first seat likes would get the credit for being first.
fn compared(tally: &Tally, class: Class, key: &str) -> (u64, f64, f64) {
    let (mut count, mut sum, mut squares) = (0, 0.0, 0.0);
    for (seat, all) in tally.seats.iter().enumerate() {
        if let Some(own) = tally.facts.get(&(class, key.to_owned(), seat)) {
            let weight = own.count as f64;
            count += own.count;
            sum += weight * (1.0 + own.mean() - all.mean());
            squares += (weight * own.half_width()).powi(2);
        }
    }
    let weight = (count as f64).max(1.0);
    (count, sum / weight, squares.sqrt() / weight)
}

/// Everything of a class that enough seats had, the best first.
fn things(tally: &Tally, wanted: Class) -> String {
    let mut all: Vec<(&str, (u64, f64, f64))> = keys(tally, wanted)
        .into_iter()
        .map(|key| (key, compared(tally, wanted, key)))
        .filter(|(_, (count, _, _))| *count >= COUNT_MIN)
        .collect();
    all.sort_by(|(_, one), (_, other)| other.1.total_cmp(&one.1));
    let lines: Vec<String> = all
        .into_iter()
        .map(|(key, (count, share, half_width))| format!("[\"{key}\",{}]", row(count, share, half_width)))
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
