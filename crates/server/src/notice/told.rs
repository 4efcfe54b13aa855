//! Messages in words, in the language of whoever reads them.

use protocol::{GameId, NoticeChoice};
use words::Words;

use super::plan::Waiting;
use super::send::Message;
use crate::store::{NoticeKind, NoticeRow};
use crate::wording::{title, words};

const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MINUTES: i64 = 60;

/// What the message says now.
pub(super) fn message(waiting: &Waiting, row: &NoticeRow, choice: &NoticeChoice, now: i64) -> Message {
    let words = words(&choice.language);
    let time_up = waiting.time_up(&row.guest);
    let others = waiting.others(&row.guest).into_iter();
    let called = others.map(|(name, is_program)| match is_program {
        true => words.say("seat-program", &[("name", name.into())]),
        false => name,
    });
    let others = called.collect::<Vec<_>>().join(", ");
    let game = waiting.game.map(title).unwrap_or_default();
    let place = match others.is_empty() {
        true => game,
        false => words.say(
            "notice-place",
            &[("game", game.into()), ("players", others.into())],
        ),
    };
    let (kind, title, text) = match (row.kind, time_up) {
        (NoticeKind::Reminder, Some(up)) => (
            "reminder",
            "notice-reminder-title",
            remaining(words, &place, up - now),
        ),
        _ if waiting.is_gathering => (
            "ready",
            "notice-ready-title",
            words.say("notice-ready", &[("place", place.into())]),
        ),
        _ => (
            "turn",
            "notice-turn-title",
            words.say("notice-turn", &[("place", place.into())]),
        ),
    };
    Message {
        id: format!(
            "{}-{}-{kind}-{}",
            row.table,
            row.way,
            row.about.unwrap_or(row.since)
        ),
        kind,
        table: Some(row.table.clone()),
        game: waiting.game.map(GameId::key),
        link: (!choice.site.is_empty()).then(|| format!("{}/table/{}", choice.site, row.table)),
        title: words.word(title),
        text,
        due: time_up,
    }
}

/// A message that says that messages arrive.
pub(super) fn test(id: String, choice: &NoticeChoice) -> Message {
    let words = words(&choice.language);
    Message {
        id,
        kind: "test",
        table: None,
        game: None,
        link: (!choice.site.is_empty()).then(|| choice.site.clone()),
        title: words.word("notice-test-title"),
        text: words.word("notice-test"),
        due: None,
    }
}

/// How much time is left, in hours from three hours on.
fn remaining(words: &Words, place: &str, left_ms: i64) -> String {
    let minutes = (left_ms / MINUTE_MS).max(1);
    let place = ("place", place.into());
    match minutes < 3 * HOUR_MINUTES {
        true => words.say("notice-reminder-minutes", &[place, ("count", minutes.into())]),
        false => {
            let hours = minutes / HOUR_MINUTES;
            words.say("notice-reminder-hours", &[place, ("count", hours.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn the_time_that_is_left_is_told_in_every_language() {
        for language in Language::ALL {
            let words = words(language.code());
            for (left, number) in [(45 * MINUTE_MS, "45"), (6 * 60 * MINUTE_MS, "6"), (1, "1")] {
                let text = remaining(words, "Altiplano", left);
                assert!(
                    text.contains("Altiplano") && text.contains(number),
                    "{language}: {text}"
                );
            }
            let message = test(
                "id".to_owned(),
                &NoticeChoice {
                    language: language.code().to_owned(),
                    ..NoticeChoice::default()
                },
            );
            assert!(
                !message.text.contains('⟨') && !message.title.contains('⟨'),
                "{message:?}"
            );
        }
    }
}
