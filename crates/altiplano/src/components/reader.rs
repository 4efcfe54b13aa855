//! The lines of a component file, each asked for once; lines that nobody asks for belong to nothing.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use super::{ComponentError, Expected, Fact, Problem, Provenance};
use crate::vocabulary::good::Good;

/// A line that nobody has asked for yet.
struct Line<'a> {
    number: usize,
    value: &'a str,
    asked: bool,
}

/// The file while it is read.
pub(super) struct Reader<'a> {
    lines: BTreeMap<&'a str, Line<'a>>,
    pub(super) facts: Vec<Fact>,
    pub(super) errors: Vec<ComponentError>,
}

/// The part that is shown of a word or a field that should not be there.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

impl<'a> Reader<'a> {
    /// Takes the lines apart. A byte order mark, which some editors write, is not part of the first
    /// line.
    pub(super) fn split(text: &'a str) -> Self {
        let mut reader = Self {
            lines: BTreeMap::new(),
            facts: Vec::new(),
            errors: Vec::new(),
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (index, line) in text.lines().enumerate() {
            let (number, line) = (index + 1, line.trim());
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let parts = line.split_once('=').and_then(|(field, rest)| {
                rest.rsplit_once(';')
                    .map(|(value, source)| (field, value, source))
            });
            let Some((field, value, source)) = parts else {
                reader.wrong(Some(number), line, Problem::NotALine);
                continue;
            };
            let (field, value, source) = (field.trim(), value.trim(), source.trim());
            match provenance(source) {
                Some(provenance) => reader.facts.push(Fact {
                    field: field.to_owned(),
                    value: value.to_owned(),
                    provenance,
                }),
                None => {
                    let found = shortened(source);
                    reader.wrong(Some(number), field, Problem::Provenance { found });
                }
            }
            if let Some(earlier) = reader.lines.get(field) {
                let earlier = earlier.number;
                reader.wrong(Some(number), field, Problem::Twice { earlier });
            } else {
                let line = Line {
                    number,
                    value,
                    asked: false,
                };
                reader.lines.insert(field, line);
            }
        }
        reader
    }

    pub(super) fn wrong(&mut self, line: Option<usize>, field: &str, problem: Problem) {
        self.errors.push(ComponentError {
            line,
            field: shortened(field),
            problem,
        });
    }

    /// Notes a problem with a field, in its line.
    pub(super) fn wrong_at(&mut self, field: &str, problem: Problem) {
        let line = self.lines.get(field).map(|line| line.number);
        self.wrong(line, field, problem);
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.lines.contains_key(field)
    }

    /// The value of a required field.
    pub(super) fn value(&mut self, field: &str) -> Option<&'a str> {
        let Some(line) = self.lines.get_mut(field) else {
            self.wrong(None, field, Problem::Missing);
            return None;
        };
        line.asked = true;
        Some(line.value)
    }

    pub(super) fn number_of(&mut self, field: &str, word: &str, least: u16, most: u16) -> u8 {
        match word.parse::<u16>() {
            Ok(number) if (least..=most).contains(&number) => number as u8,
            _ => {
                let found = shortened(word);
                self.wrong_at(field, Problem::Number { found, least, most });
                0
            }
        }
    }

    /// The one number of a field.
    pub(super) fn number(&mut self, field: impl Display, least: u16, most: u16) -> u8 {
        let field = field.to_string();
        let Some(value) = self.value(&field) else { return 0 };
        self.number_of(&field, value, least, most)
    }

    /// The numbers of a field, exactly `N`.
    pub(super) fn numbers<const N: usize>(&mut self, field: impl Display, least: u16, most: u16) -> [u8; N] {
        let field = field.to_string();
        let Some(value) = self.value(&field) else {
            return [0; N];
        };
        let words: Vec<&str> = value.split_whitespace().collect();
        if words.len() != N {
            let (expected, found) = (N, words.len());
            self.wrong_at(&field, Problem::Count { expected, found });
            return [0; N];
        }
        core::array::from_fn(|index| self.number_of(&field, words[index], least, most))
    }

    /// Notes a word that can't be read where one of these is expected.
    pub(super) fn wrong_word(&mut self, field: &str, expected: Expected, found: &str) {
        let found = shortened(found);
        self.wrong_at(field, Problem::Word { expected, found });
    }

    pub(super) fn good_of(&mut self, field: &str, word: &str) -> Option<Good> {
        let good = word.parse().ok();
        if good.is_none() {
            self.wrong_word(field, Expected::Good, word);
        }
        good
    }

    /// The words of a field; none if it is missing or empty, which is an error.
    pub(super) fn words(&mut self, field: &str, empty: Problem) -> Vec<&'a str> {
        let Some(value) = self.value(field) else {
            return Vec::new();
        };
        if value.is_empty() {
            self.wrong_at(field, empty);
        }
        value.split_whitespace().collect()
    }

    /// Checks a declared total against the sum of the parts: this catches slips in long columns.
    pub(super) fn total(&mut self, field: &str, found: u32) {
        let Some(value) = self.value(field) else { return };
        match value.parse::<u32>() {
            Ok(expected) if expected == found => {}
            Ok(expected) => self.wrong_at(field, Problem::Sum { expected, found }),
            Err(_) => {
                self.number_of(field, value, 1, 999);
            }
        }
    }

    /// Notes the lines that belong to nothing.
    pub(super) fn unasked(&mut self) {
        let unasked: Vec<(usize, &str)> = self
            .lines
            .iter()
            .filter(|(_, line)| !line.asked)
            .map(|(field, line)| (line.number, *field))
            .collect();
        for (number, field) in unasked {
            let numbered = ["shelf.", "road."].iter().any(|start| field.starts_with(start));
            let problem = if numbered {
                Problem::Numbering
            } else {
                Problem::Unknown
            };
            self.wrong(Some(number), field, problem);
        }
    }
}

fn provenance(text: &str) -> Option<Provenance> {
    let lines = match text {
        "inferred" => return Some(Provenance::Inferred),
        "reconstructed" => return Some(Provenance::Reconstructed),
        "printed" => return Some(Provenance::Printed),
        _ => text.strip_prefix("rulebook ")?.trim(),
    };
    let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
    Some(Provenance::Rulebook {
        first: first.trim().parse().ok()?,
        last: last.trim().parse().ok()?,
    })
}
