//! What a finished game came to, in words: who won, with how many points, and from what.

use protocol::{AnyGame, SeatKind, SeatSummary, TableSummary};
use table::mark::mark;
use words::Words;

use crate::store::Occupant;
use crate::wording;

/// The names of bots by seat, as the page has them.
const BOT_NAMES: [&str; 5] = ["Palma", "Coral", "Brisa", "Marea", "Ceiba"];
/// The most characters of a name.
const NAME_MAX: usize = 20;

/// A finished game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameResult {
    /// Who won.
    pub title: String,
    /// What was played, and how long.
    pub game: String,
    /// The names of the sources of points.
    pub sources: Vec<String>,
    /// The best first.
    pub seats: Vec<SeatResult>,
}

/// A seat of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatResult {
    /// Its number, from 0.
    pub seat: usize,
    /// Who sat there.
    pub name: String,
    /// All points.
    pub total: i32,
    /// The points of each source.
    pub points: Vec<i32>,
}

impl GameResult {
    /// The result of a game that is over.
    pub(crate) fn of(summary: &TableSummary, game: &AnyGame, language: &str) -> Self {
        let words = wording::words(language);
        let sources: Vec<_> = (game.sources().into_iter())
            .filter(|source| source.points.iter().any(|&points| points != 0))
            .collect();
        let mut scores = game.scores();
        scores.sort_by_key(|score| (score.rank, score.seat));
        let seats: Vec<SeatResult> = (scores.iter())
            .map(|score| {
                let seat = usize::from(score.seat.0);
                let name = summary.seats.get(seat).map(|seat| name_of(seat, words));
                SeatResult {
                    seat,
                    name: name.unwrap_or_default(),
                    total: score.points,
                    points: (sources.iter())
                        .map(|source| source.points.get(seat).copied().unwrap_or_default())
                        .collect(),
                }
            })
            .collect();
        let winners = scores.iter().take_while(|score| score.rank == 1).count();
        Self {
            title: title(seats.get(..winners).unwrap_or_default(), words),
            game: played(summary, game, words),
            sources: sources
                .iter()
                .map(|source| source_name(summary, source.key, words))
                .collect(),
            seats,
        }
    }
}

fn title(winners: &[SeatResult], words: &Words) -> String {
    let points = winners.first().map(|winner| winner.total).unwrap_or_default();
    let names: Vec<&str> = winners.iter().map(|winner| winner.name.as_str()).collect();
    match names.as_slice() {
        [one] => words.say("end-wins", &[("player", (*one).into()), ("count", points.into())]),
        several => {
            let players = several.join(", ");
            words.say(
                "end-shared",
                &[("players", players.into()), ("count", points.into())],
            )
        }
    }
}

/// The game with its edition, if its setup names one, and how long it was.
fn played(summary: &TableSummary, game: &AnyGame, words: &Words) -> String {
    let setup = serde_json::to_value(&summary.setup).unwrap_or_default();
    let edition = setup.get("edition").and_then(|edition| edition.as_str());
    let title = wording::title(summary.game);
    let rounds = words.say("count-rounds", &[("count", game.round().into())]);
    match edition {
        Some(edition) => format!("{title} {edition}, {rounds}"),
        None => format!("{title}, {rounds}"),
    }
}

/// A game may have words of its own for a source.
fn source_name(summary: &TableSummary, key: &str, words: &Words) -> String {
    let key = key.replace('_', "-");
    let own = format!("{}-score-{key}", summary.game.key());
    match words.has(&own) {
        true => words.word(&own),
        false => words.word(&format!("score-{key}")),
    }
}

/// Who sits in a seat, without what tells people of like names apart.
pub(crate) fn seat_name(seat: usize, occupant: &Occupant, words: &Words) -> String {
    match occupant {
        Occupant::Bot(_) => called(seat, None, None, true, words),
        Occupant::Guest { id, name, .. } => called(seat, Some(name), Some(&mark(id)), false, words),
        Occupant::Open => called(seat, None, None, false, words),
    }
}

fn name_of(seat: &SeatSummary, words: &Words) -> String {
    let is_bot = seat.kind == SeatKind::Bot;
    let mark = seat.mark.as_deref();
    let name = called(
        usize::from(seat.seat.0),
        seat.name.as_deref(),
        mark,
        is_bot,
        words,
    );
    match mark {
        Some(mark) if seat.lookalike => format!("{name} {mark}"),
        _ => name,
    }
}

fn called(seat: usize, name: Option<&str>, mark: Option<&str>, is_bot: bool, words: &Words) -> String {
    let unnamed = || {
        let number = u8::try_from(seat + 1).unwrap_or(u8::MAX);
        words.say("seat-unnamed", &[("number", number.into())])
    };
    if is_bot {
        return BOT_NAMES
            .get(seat)
            .map_or_else(unnamed, |name| (*name).to_owned());
    }
    match name.filter(|name| is_drawable(name)) {
        Some(name) => shortened(name),
        None => mark.map_or_else(unnamed, |mark| words.say("seat-guest", &[("mark", mark.into())])),
    }
}

fn shortened(name: &str) -> String {
    match name.chars().count() > NAME_MAX {
        true => name.chars().take(NAME_MAX - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// Whether the bundled fonts have all letters of a name. People with other names get the mark that tells guests without a
/// name apart.
fn is_drawable(name: &str) -> bool {
    let is_known = |letter: char| matches!(letter, ' '..='~' | '\u{a0}'..='\u{17f}' | '\u{218}'..='\u{21b}' | '\u{2010}'..='\u{2026}');
    !name.trim().is_empty() && name.chars().all(is_known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_called_as_on_the_page() {
        let page = include_str!("../../../../web/src/lib/names.ts");
        for name in BOT_NAMES {
            assert!(page.contains(&format!("'{name}'")), "{name}");
        }
    }

    #[test]
    fn names_are_short_and_of_letters_that_can_be_drawn() {
        assert!(is_drawable("Őrsi Béla") && is_drawable("O'Neill–Łucja"));
        assert!(!is_drawable("김민준") && !is_drawable("🎲") && !is_drawable(" "));
        assert_eq!(shortened(&"ő".repeat(30)).chars().count(), NAME_MAX);
        assert_eq!(shortened("Anna"), "Anna");
    }
}
