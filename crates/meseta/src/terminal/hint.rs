//! Hints: the best answers with their win shares and what they bring, as the page shows them.

use bots::analysis::{Analysed, Why, hints};
use narrator::Narrated;
use tabletop::Seat;
use words::{Readers, Words};

use crate::terminal::layout::wrapped;

/// Columns before what an answer brings, which is written under the answer's name.
const INDENT: usize = 12;

/// The best answers of the seat, which is asked, in words and as they can be typed; `name` says what a whole move is
/// called, `about` what else there is to know about it.
pub fn told<G: Analysed + Narrated>(
    seat: Seat,
    view: &G::View,
    words: &Words,
    readers: &Readers,
    name: impl Fn(&[G::Action]) -> String,
    about: impl Fn(&[G::Action]) -> Option<String>,
) -> String {
    let found = hints::<G>(seat, view, G::HINT, &|| false).unwrap_or_default();
    let mut text = wrapped(&words.word("hint-lead"), 0);
    let names: Vec<String> = found.iter().map(|hint| name(&hint.actions)).collect();
    for ((number, hint), name) in (1..).zip(&found).zip(&names) {
        let share = share(words, hint.shares[seat]);
        let typed = noted(&hint.actions);
        let line = format!("{number:>3}  {share:<7}{name} ({typed})");
        let (first, rest) = broken(&line);
        text.push_str(&first);
        text.push_str(&rest);
        if let Some(about) = about(&hint.actions) {
            text.push_str(&wrapped(&about, INDENT));
        }
        text.push_str(&wrapped(&why::<G>(words, readers, &hint.why, &names), INDENT));
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

/// Why a move is worth considering, one sentence a line; `names` are those of the moves shown.
fn why<G: Narrated>(words: &Words, readers: &Readers, why: &Why, names: &[String]) -> String {
    if let Some(same) = why.same_as {
        return words.same_as(same.place, same.differs_later, names);
    }
    let sentences = why.reasons.iter().map(|one| words.tell(&G::reason(one), readers));
    sentences.collect::<Vec<_>>().join("\n")
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
