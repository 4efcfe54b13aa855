//! The readable form of a record, printed and read.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use core::fmt;
use core::fmt::Write as _;
use core::str::FromStr;

use super::{Entry, Record, RecordError};
use crate::{Game, nonce_from};

/// The first line of every record.
const FIRST_LINE: &str = "meseta-record 1";

/// Prints one entry as its line.
impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(outcome) => write!(f, "? {outcome}"),
            Self::Undo { seat, count } => write!(f, "undo {seat} {count}"),
        }
    }
}

/// Reads one entry from its line; the error says what is wrong.
impl<G: Game> FromStr for Entry<G> {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let (first, rest) = line
            .trim()
            .split_once(' ')
            .ok_or("an entry is `SEAT ACTION`, `? OUTCOME` or `undo SEAT COUNT`")?;
        let rest = rest.trim();
        match first {
            "?" => rest
                .parse()
                .map(Self::Chance)
                .map_err(|error: <G::Outcome as FromStr>::Err| error.to_string()),
            "undo" => {
                let (seat, count) = rest.split_once(' ').ok_or("an undo is `undo SEAT COUNT`")?;
                let seat = seat
                    .parse()
                    .map_err(|error: crate::seat::SeatError| error.to_string())?;
                match count.trim().parse() {
                    Ok(count) if count > 0 => Ok(Self::Undo { seat, count }),
                    _ => Err("an undo takes back a whole number of entries, at least 1".to_owned()),
                }
            }
            seat => {
                let seat = seat
                    .parse()
                    .map_err(|error: crate::seat::SeatError| error.to_string())?;
                let action = rest
                    .parse()
                    .map_err(|error: <G::Action as FromStr>::Err| error.to_string())?;
                Ok(Self::Seat(seat, action))
            }
        }
    }
}

/// Prints the readable form.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{FIRST_LINE}\ngame {}\nrules {}\nsetup {}",
            G::ID,
            G::RULES_VERSION,
            self.setup
        )?;
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, nonce) in &self.nonces {
            writeln!(f, "nonce {seat} {}", nonce_from(nonce))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {secret}")?;
        }
        f.write_char('\n')?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

/// The game that a record names, without reading further; for choosing the rules to read it with.
#[must_use]
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = lines(text).map(|(_, line)| line);
    (lines.next() == Some(FIRST_LINE)).then_some(())?;
    lines.next()?.strip_prefix("game ").map(str::trim)
}

/// Reads the readable form.
impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = lines(text);
        if lines.next().map(|(_, line)| line) != Some(FIRST_LINE) {
            return Err(RecordError::NotARecord);
        }
        let (_, game) = header(&mut lines, "game")?;
        if game != G::ID {
            return Err(RecordError::OtherGame {
                found: game.to_owned(),
            });
        }
        let (_, rules) = header(&mut lines, "rules")?;
        let other_rules = || RecordError::OtherRules {
            found: rules.to_owned(),
            known: G::RULES_VERSION,
        };
        let version = rules.parse().map_err(|_| other_rules())?;
        if version > G::RULES_VERSION {
            return Err(other_rules());
        }
        let (line, setup) = header(&mut lines, "setup")?;
        let setup = read(line, setup)?;
        if !G::replays(version, &setup) {
            return Err(other_rules());
        }
        let mut record = Self::new(setup);
        for (line, text) in lines {
            record.read_line(line, text)?;
        }
        Ok(record)
    }
}

impl<G: Game> Record<G> {
    /// Reads a line after the headers.
    fn read_line(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        match text.split_once(' ') {
            Some(("commitment", hex)) => self.commitment = Some(read(line, hex.trim())?),
            Some(("secret", hex)) => self.secret = Some(read(line, hex.trim())?),
            Some(("nonce", rest)) => {
                let (seat, nonce) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
                self.nonces.push((read(line, seat)?, nonce_from(nonce)));
            }
            _ => self.entries.push(read(line, text)?),
        }
        Ok(())
    }
}

/// The lines that are neither empty nor comments, with their numbers from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The next line, which must begin with this word: its number, and what follows the word.
fn header<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    name: &'static str,
) -> Result<(usize, &'a str), RecordError> {
    let missing = RecordError::Missing { header: name };
    let Some((number, line)) = lines.next() else {
        return Err(missing);
    };
    let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    Ok((number, value.ok_or(missing)?.trim()))
}

/// Reads the value of a line.
fn read<T: FromStr>(line: usize, text: &str) -> Result<T, RecordError>
where
    T::Err: fmt::Display,
{
    text.parse().map_err(|error: T::Err| RecordError::Line {
        line,
        reason: error.to_string(),
    })
}
