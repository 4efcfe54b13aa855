//! Mistakes that a machine can find: ordinary spaces where a line must not break, forms left to the reader to
//! choose, and numbers followed by a word whose form does not depend on them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::Language;

/// A space at which a line does not break.
const NO_BREAK: char = '\u{a0}';

/// Words after a number that stay the same for one and for many, or that belong to another number.
const AFTER_ANY_NUMBER: &[&str] = &[
    "of", "left", "free", "aboard", "in", "off", "kept", "more", "food", "corn", "face", "to", "VP",
    "and", // English
    "z", "na", "w", "PZ", "są", // Polish
    "din", "la", "în", "mai", // Romanian
    "ze", "v", "ve", "a", // Czech
];

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(language.code())
}

/// Every file of a language, with its text.
fn texts(language: Language) -> Vec<(String, String)> {
    let mut names: Vec<String> = fs::read_dir(folder(language))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let read = |name: String| {
        let text = fs::read_to_string(folder(language).join(&name)).unwrap();
        (name, text)
    };
    names.into_iter().map(read).collect()
}

/// Every line that people read, with its location.
fn lines(language: Language) -> Vec<(String, String)> {
    let of_file = |(name, text): (String, String)| -> Vec<(String, String)> {
        let messages = name.ends_with(".ftl");
        text.lines()
            .enumerate()
            .filter(|(_, line)| !(messages && line.starts_with('#')))
            .map(|(index, line)| {
                (
                    format!("{language}/{name}:{}", index + 1),
                    line.trim_start().to_owned(),
                )
            })
            .collect()
    };
    texts(language).into_iter().flat_map(of_file).collect()
}

/// The lines of all languages in which the mistake is found.
fn found(mistake: impl Fn(Language, &str) -> bool) -> Vec<String> {
    Language::ALL
        .into_iter()
        .flat_map(|language| {
            lines(language)
                .into_iter()
                .filter(|(_, line)| mistake(language, line))
                .map(|(place, line)| format!("{place}: {line}"))
                .collect::<Vec<_>>()
        })
        .collect()
}

fn none(advice: &str, found: &[String]) {
    assert!(
        found.is_empty(),
        "{} ({advice}):\n{}",
        found.len(),
        found.join("\n")
    );
}

/// Words of one letter that must not be left alone at the end of a line.
const fn clinging(language: Language) -> &'static str {
    match language {
        Language::Polish => "aiouwz",
        Language::Czech => "aikosuvz",
        _ => "",
    }
}

#[test]
fn no_one_letter_word_is_left_at_the_end_of_a_line() {
    none(
        "a word of one letter is followed by a no-break space, U+00A0",
        &found(|language, line| {
            let letters: Vec<char> = line.chars().collect();
            let starts =
                |at: usize| at == 0 || letters[at - 1].is_whitespace() || "(„*".contains(letters[at - 1]);
            letters.windows(2).enumerate().any(|(at, pair)| {
                pair[1] == ' '
                    && starts(at)
                    && pair[0]
                        .to_lowercase()
                        .all(|letter| clinging(language).contains(letter))
            })
        }),
    );
}

#[test]
fn a_number_is_not_separated_from_its_unit() {
    none(
        "between number and unit comes a no-break space, U+00A0, before % nothing (Czech: U+00A0)",
        &found(|_, line| {
            line.contains(" %")
                || [" s", " min"].iter().any(|unit| {
                    line.match_indices(unit).any(|(at, _)| {
                        let after = line[at + unit.len()..].chars().next();
                        line[..at].ends_with(|before: char| before.is_ascii_digit() || before == '}')
                            && !after.is_some_and(|after| after.is_alphanumeric() || after == '-')
                    })
                })
        }),
    );
}

/// The terminal's help texts have columns.
fn has_columns(line: &str) -> bool {
    line.split_once("  ")
        .is_some_and(|(command, _)| command.len() < 20 && command.is_ascii() && !command.contains('='))
}

#[test]
fn no_space_is_doubled_or_precedes_punctuation() {
    none(
        "one space, none before a mark",
        &found(|_, line| {
            let doubled = line.contains("  ") && !has_columns(line) && !line.starts_with('|');
            let before_mark = [" ,", " ;", " .", " ?", " !"].iter().any(|mark| {
                let after_word = |before: char| before.is_alphanumeric() || ")}”".contains(before);
                line.match_indices(mark)
                    .any(|(at, _)| line[..at].ends_with(after_word))
            });
            doubled
                || before_mark
                || line.contains(&format!("{NO_BREAK} "))
                || line.contains(&format!(" {NO_BREAK}"))
        }),
    );
}

/// "a(z)", "spasował(a)": the reader would have to choose.
#[test]
fn no_grammatical_form_is_left_for_the_reader_to_choose() {
    none(
        "word it so that no form is left to choose",
        &found(|_, line| {
            line.match_indices('(').any(|(at, _)| {
                let inside: String = line[at + 1..]
                    .chars()
                    .take_while(|letter| *letter != ')')
                    .collect();
                line[..at].ends_with(char::is_alphabetic)
                    && (1..=3).contains(&inside.chars().count())
                    && inside.chars().all(char::is_alphabetic)
            })
        }),
    );
}

/// Numbers that are followed by a word without a selector on them, such as "{ $left } places".
struct Uncounted<'a> {
    message: &'a str,
    found: Vec<String>,
}

impl Uncounted<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>, chosen: &[&str]) {
        for (at, element) in pattern.elements.iter().enumerate() {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            match expression {
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    if let Some(PatternElement::TextElement { value }) = pattern.elements.get(at + 1) {
                        self.number(id.name, value, chosen);
                    }
                }
                Expression::Inline(_) => {}
                Expression::Select { selector, variants } => {
                    let mut chosen = chosen.to_vec();
                    if let InlineExpression::VariableReference { id } = selector {
                        chosen.push(id.name);
                    }
                    for variant in variants {
                        self.pattern(&variant.value, &chosen);
                    }
                }
            }
        }
    }

    fn number(&mut self, name: &str, after: &str, chosen: &[&str]) {
        const NUMBERS: &[&str] = &[
            "cost",
            "price",
            "paid",
            "expected",
            "count",
            "points",
            "doubloons",
            "workers",
            "circles",
            "left",
            "free",
            "spaces",
            "games",
            "blocks",
            "bots",
            "tables",
            "seats",
            "kinds",
            "quarries",
            "coins",
            "cards",
            "rounds",
            "needed",
            "total",
        ];
        let Some(word) = after.strip_prefix([' ', NO_BREAK]) else {
            return;
        };
        let word: String = word.chars().take_while(|letter| letter.is_alphabetic()).collect();
        // Nobody plays alone.
        let of_players = ["players", "graczy", "jucători", "hráčů"].contains(&word.as_str());
        if NUMBERS.contains(&name)
            && !of_players
            && !chosen.contains(&name)
            && !word.is_empty()
            && !AFTER_ANY_NUMBER.contains(&word.as_str())
        {
            self.found.push(format!("{}: {{ ${name} }} {word}", self.message));
        }
    }
}

#[test]
fn a_word_after_a_number_is_counted_by_it() {
    let mut mistakes = Vec::new();
    // Hungarian nouns stay in the singular after a number.
    let counting = Language::ALL
        .into_iter()
        .filter(|language| *language != Language::Hungarian);
    for language in counting {
        for (name, text) in texts(language) {
            if !name.ends_with(".ftl") {
                continue;
            }
            let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let Some(pattern) = &message.value else { continue };
                let place = format!("{language}/{name}: {}", message.id.name);
                let mut uncounted = Uncounted {
                    message: &place,
                    found: Vec::new(),
                };
                uncounted.pattern(pattern, &[]);
                mistakes.append(&mut uncounted.found);
            }
        }
    }
    none("choose the form by the number: { $count -> …", &mistakes);
}

/// Hungarian chooses its article by the next sound, which only the value determines: use a selector, or another
/// sentence.
#[test]
fn no_article_precedes_a_value() {
    const KNOWN: &[&str] = &["edition"]; // Years of the editions: all begin with "kétezer".
    let mistakes: Vec<String> = lines(Language::Hungarian)
        .into_iter()
        .filter(|(_, line)| {
            [" a ", " az ", "A ", "Az "].iter().any(|article| {
                let line = line.replace(NO_BREAK, " ").replace('„', "");
                line.match_indices(&format!("{article}{{ $")).any(|(at, found)| {
                    let name = &line[at + found.len()..];
                    let chosen_above = line.starts_with('[') || line.starts_with('*');
                    !chosen_above && !KNOWN.iter().any(|known| name.starts_with(known))
                })
            })
        })
        .map(|(place, line)| format!("{place}: {line}"))
        .collect();
    none("choose the article by the number, or reword it", &mistakes);
}
