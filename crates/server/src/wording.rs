//! Words for people who are told something by the server itself rather than by the page.

use std::sync::OnceLock;

use protocol::GameId;
use words::{Language, Words};

/// The words of a language, read once; English for a tag that is none of ours.
pub(crate) fn words(language: &str) -> &'static Words {
    static ALL: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    let language = Language::of_tag(language).unwrap_or_default();
    let place = Language::ALL.iter().position(|&other| other == language);
    let known = place.and_then(|place| ALL.get(place)).unwrap_or(&ENGLISH);
    known.get_or_init(|| Words::new(language))
}

/// A game's name, which is the same in every language.
pub(crate) fn title(game: GameId) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    game.key().split('-').map(capital).collect::<Vec<_>>().join(" ")
}
