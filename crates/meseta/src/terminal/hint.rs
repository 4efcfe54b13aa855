//! Hints: the best answers with their win shares and what they bring, as the page shows them.

use bots::analysis::{Analysed, Counts, Hint, hints};
use tabletop::Seat;
use words::Words;

use crate::terminal::layout::wrapped;

/// Columns before what an answer brings, which is written under the answer's name.
const INDENT: usize = 12;

/// The best answers of the seat, which is asked, in words and as they can be typed; `name` says what a whole move is
/// called, `about` what else there is to know about it.
pub fn told<G: Analysed>(
    seat: Seat,
    view: &G::View,
    words: &Words,
    player: impl Fn(Seat) -> String,
    name: impl Fn(&[G::Action]) -> String,
    about: impl Fn(&[G::Action]) -> Option<String>,
) -> String {
    let found = hints::<G>(seat, view, G::HINT, &|| false).unwrap_or_default();
    let mut text = wrapped(&words.word("hint-lead"), 0);
    for (number, hint) in (1..).zip(&found) {
        let share = share(words, hint.shares[seat]);
        let (name, typed) = (name(&hint.actions), noted(&hint.actions));
        let line = format!("{number:>3}  {share:<7}{name} ({typed})");
        let (first, rest) = broken(&line);
        text.push_str(&first);
        text.push_str(&rest);
        if let Some(about) = about(&hint.actions) {
            text.push_str(&wrapped(&about, INDENT));
        }
        text.push_str(&wrapped(&brings(words, hint, &player), INDENT));
    }
    text
}

/// Actions as they can be typed, one after the other.
pub fn noted<A: ToString>(actions: &[A]) -> String {
    actions
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

/// Breaks a line that is too long, so that it continues under the answer's name.
fn broken(line: &str) -> (String, String) {
    // The line must not break at the blanks in front of the name.
    let head: String = line.chars().take(INDENT).collect();
    let name: String = line.chars().skip(INDENT).collect();
    let lines = wrapped(&name, INDENT);
    let mut lines = lines.lines();
    let first = lines.next().unwrap_or_default().trim_start();
    let rest = lines.map(|line| format!("{line}\n")).collect();
    (format!("{head}{first}\n"), rest)
}

/// A win share in whole percent, or that it is almost nothing or almost everything.
fn share(words: &Words, share: f32) -> String {
    let percent = (share * 100.0).round() as i64;
    match percent {
        0 if share > 0.0 => words.word("hint-share-under"),
        100 if share < 1.0 => words.word("hint-share-over"),
        _ => words.say("hint-share", &[("percent", percent.into())]),
    }
}

fn brings<A>(words: &Words, hint: &Hint<A>, player: impl Fn(Seat) -> String) -> String {
    let own = gains(words, &hint.gains);
    let points = hint.promise.round() as i64;
    let mut text = match (own.is_empty(), points) {
        (false, _) => words.say("hint-you", &[("gains", own.into())]),
        (true, 1..) => words.say("hint-you-later", &[("points", points.into())]),
        (true, _) => words.word("hint-you-nothing"),
    };
    if let Some((rival, counts)) = &hint.rival {
        let values = [
            ("player", player(*rival).into()),
            ("gains", gains(words, counts).into()),
        ];
        text.push('\n');
        text.push_str(&words.say("hint-rival", &values));
    }
    text
}

/// "points +3, doubloons −2".
fn gains(words: &Words, counts: &Counts) -> String {
    let gain = |(measure, amount): (bots::analysis::Measure, i16)| {
        let what = words.word(&format!("measure-{}", measure.key()));
        let amount = match amount {
            ..0 => format!("−{}", amount.unsigned_abs()),
            _ => format!("+{amount}"),
        };
        words.say("hint-gain", &[("what", what.into()), ("amount", amount.into())])
    };
    counts.iter().map(gain).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn shares_are_rounded_honestly() {
        let words = Words::new(Language::English);
        for (value, told) in [
            (0.0, "0%"),
            (0.004, "under 1%"),
            (0.344, "34%"),
            (0.996, "over 99%"),
            (1.0, "100%"),
        ] {
            assert_eq!(share(&words, value).replace(['\u{2068}', '\u{2069}'], ""), told);
        }
    }

    #[test]
    fn a_long_name_wraps_under_itself() {
        let (first, rest) = broken(&format!("  1  34%    {}", "place ".repeat(20)));
        assert!(first.starts_with("  1  34%    place") && rest.starts_with(&" ".repeat(INDENT)));
        assert!(
            rest.lines()
                .chain(first.lines())
                .all(|line| line.chars().count() <= 80)
        );
    }
}
