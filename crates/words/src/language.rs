//! The available languages.

use std::fmt;

/// An interface language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which every other language falls back to.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Hungarian.
    Hungarian,
    /// Romanian.
    Romanian,
    /// Czech.
    Czech,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Polish,
        Self::Hungarian,
        Self::Romanian,
        Self::Czech,
    ];

    /// The two-letter name of the folder in `locales/`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Hungarian => "hu",
            Self::Romanian => "ro",
            Self::Czech => "cs",
        }
    }

    /// The language for a tag as people and systems write it: `pl`, `pl-PL`, `pl_PL.UTF-8`.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let code = tag
            .split(['-', '_', '.', '@'])
            .next()?
            .trim()
            .to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_systems_and_people_are_understood() {
        for (tag, language) in [
            ("pl", Some(Language::Polish)),
            ("cs_CZ.UTF-8", Some(Language::Czech)),
            ("HU-hu", Some(Language::Hungarian)),
            ("ro@euro", Some(Language::Romanian)),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
    }
}
