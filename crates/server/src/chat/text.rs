//! Which lines others can read.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// The longest line, in characters.
const LENGTH_MAX: usize = 300;
/// How many combining marks one letter may carry.
const MARKS_MAX: u32 = 3;

/// Why nobody could read a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadText {
    /// It is empty or too long.
    #[error("a line has 1 to {LENGTH_MAX} characters")]
    Length,
    /// Some of it can't be seen, or turns the rest around.
    #[error("a line has no invisible or control characters; leave them out")]
    Invisible,
    /// Its marks would cover the lines above.
    #[error("a letter carries at most {MARKS_MAX} accents; leave some of them out")]
    Marks,
}

/// A line in the form in which others read it: composed letters, single blanks.
///
/// # Errors
/// When nobody could read it, or it would disturb what stands around it.
pub fn check_text(text: &str) -> Result<String, BadText> {
    // Bounded first, since composing takes time.
    if text.chars().count() > 4 * LENGTH_MAX {
        return Err(BadText::Length);
    }
    let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = spaced.nfc().collect();
    if text.chars().any(|letter| !is_readable(letter)) {
        return Err(BadText::Invisible);
    }
    let mut marks = 0;
    for letter in text.chars() {
        marks = if is_combining_mark(letter) && !is_joiner(letter) {
            marks + 1
        } else {
            0
        };
        if marks > MARKS_MAX {
            return Err(BadText::Marks);
        }
    }
    let seen = text.chars().filter(|&letter| !is_joiner(letter)).count();
    match seen > 0 && text.chars().count() <= LENGTH_MAX {
        true => Ok(text),
        false => Err(BadText::Length),
    }
}

/// What holds several characters together as one sign, such as a family or a red heart, and what joins or parts letters
/// in some scripts. Alone it can't be seen.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

fn is_readable(letter: char) -> bool {
    // Letters and signs by their category, but drawn as nothing.
    let is_blank = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{ffa0}' | '\u{fe00}'..='\u{fe0d}' | '\u{e0100}'..='\u{e01ef}'
    );
    let is_hidden = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    is_joiner(letter) || !(is_blank || is_hidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_readable() {
        let same = [
            "Dobrá hra!",
            "Ștefan, ține-o tot așa",
            "👍🏽",
            "❤️",
            "👨‍👩‍👧",
            "🥲",
            "می‌خواهم",
            "5 × 3 = 15 → ok",
            "김민준",
        ];
        for text in same {
            assert_eq!(check_text(text).as_deref(), Ok(text));
        }
        assert_eq!(check_text("  a \n\t b ").as_deref(), Ok("a b"));
        assert_eq!(check_text("Be\u{301}la").as_deref(), Ok("Béla"));
        for text in [
            "",
            "  ",
            "\u{200d}\u{fe0f}",
            &"x".repeat(301),
            &"x".repeat(100_000),
        ] {
            assert_eq!(check_text(text), Err(BadText::Length), "{text:?}");
        }
        for text in [
            "a\u{202e}b",
            "a\u{200b}b",
            "\u{3164}",
            "\u{2800}",
            "a\u{7}",
            "\u{e000}",
            "\u{e0041}",
            "\u{2066}x",
        ] {
            assert_eq!(check_text(text), Err(BadText::Invisible), "{text:?}");
        }
        let tower = format!("x{}", "\u{334}".repeat(4));
        assert_eq!(check_text(&tower), Err(BadText::Marks));
        assert_eq!(check_text(&"x".repeat(300)), Ok("x".repeat(300)));
    }
}
