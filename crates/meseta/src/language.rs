//! The language of a command: the chosen one, otherwise that of the system, otherwise English.

use words::Language;

use crate::failure::Failure;

/// The language of this tag, or of the system if there is no tag.
pub fn chosen(tag: Option<&str>) -> Result<Language, Failure> {
    match tag {
        None => Ok(of_system()),
        Some(tag) => Language::of_tag(tag).ok_or_else(|| {
            let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
            Failure::Usage(words::Words::new(of_system()).say(
                "terminal-bad-language",
                &[("language", tag.into()), ("known", known.join(", ").into())],
            ))
        }),
    }
}

/// The language that the system asks for.
fn of_system() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|tag| Language::of_tag(&tag))
        .unwrap_or_default()
}
