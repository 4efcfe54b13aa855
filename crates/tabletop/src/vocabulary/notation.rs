//! One line for every action and every chance outcome, and the way back: what [`vocabulary!`](crate::vocabulary) is
//! made of.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::{FromStr, SplitWhitespace};

use crate::Seat;

/// A word that is not in the vocabulary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord {
    /// What was expected: `good`, `role`, `action`, …
    pub expected: &'static str,
    /// What was found instead, cut to 40 characters.
    pub found: String,
}

impl UnknownWord {
    /// The error for `found` where a word for `expected` should be.
    #[must_use]
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self {
            expected,
            found: found.chars().take(40).collect(),
        }
    }
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown {}: `{}`", self.expected, self.found)
    }
}

impl core::error::Error for UnknownWord {}

/// A line that is written word by word, with a space between two words.
pub struct Line<'a, 'b> {
    to: &'a mut fmt::Formatter<'b>,
    begun: bool,
}

impl<'a, 'b> Line<'a, 'b> {
    /// A line without words.
    pub fn new(to: &'a mut fmt::Formatter<'b>) -> Self {
        Self { to, begun: false }
    }

    /// Adds a word, or several with spaces between them.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        if self.begun {
            self.to.write_str(" ")?;
        }
        self.begun = true;
        write!(self.to, "{word}")
    }

    /// Adds the fixed words of a line, if it has any.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn fixed(&mut self, words: &str) -> fmt::Result {
        match words {
            "" => Ok(()),
            words => self.word(words),
        }
    }
}

/// The words of a line, taken one by one.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    line: &'a str,
    rest: SplitWhitespace<'a>,
    expected: &'static str,
}

impl<'a> Words<'a> {
    /// The words of a line that should name an `expected`.
    #[must_use]
    pub fn of(line: &'a str, expected: &'static str) -> Self {
        Self {
            line,
            rest: line.split_whitespace(),
            expected,
        }
    }

    /// What follows these fixed words, if the line begins with them.
    #[must_use]
    pub fn after(mut self, fixed: &str) -> Option<Self> {
        let begins = fixed
            .split_whitespace()
            .all(|word| self.rest.next() == Some(word));
        begins.then_some(self)
    }

    /// The error for the whole line.
    #[must_use]
    pub fn unknown(&self) -> UnknownWord {
        UnknownWord::new(self.expected, self.line)
    }

    /// The next word.
    ///
    /// # Errors
    /// [`Words::unknown`] when the line has no more.
    pub fn word(&mut self) -> Result<&'a str, UnknownWord> {
        self.rest.next().ok_or_else(|| self.unknown())
    }

    /// The next word, read.
    ///
    /// # Errors
    /// When the line has no more words, or the word can't be read.
    pub fn read<T: FromStr<Err = UnknownWord>>(&mut self) -> Result<T, UnknownWord> {
        self.word()?.parse()
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let mut rest = self.rest.clone();
        let is_next = rest.next() == Some(word);
        if is_next {
            self.rest = rest;
        }
        is_next
    }

    /// Gives the value if nothing follows.
    ///
    /// # Errors
    /// [`Words::unknown`] when something does.
    pub fn end<T>(mut self, value: T) -> Result<T, UnknownWord> {
        match self.rest.next() {
            None => Ok(value),
            Some(_) => Err(self.unknown()),
        }
    }
}

/// A value that can be part of a line of notation.
pub trait InLine: Sized {
    /// Writes the value, which has this name in its enum.
    ///
    /// # Errors
    /// Those of the line.
    fn write(&self, name: &str, line: &mut Line<'_, '_>) -> fmt::Result;
    /// Reads the value, which has this name in its enum.
    ///
    /// # Errors
    /// When the next words can't be read.
    fn read(name: &str, words: &mut Words<'_>) -> Result<Self, UnknownWord>;
}

/// Writes types in a line as the one word that they print as and are read from.
#[macro_export]
macro_rules! one_word {
    ($($name:ty),+ $(,)?) => {$(
        impl $crate::InLine for $name {
            fn write(&self, _: &str, line: &mut $crate::Line<'_, '_>) -> ::core::fmt::Result {
                line.word(self)
            }

            fn read(_: &str, words: &mut $crate::Words<'_>) -> Result<Self, $crate::UnknownWord> {
                words.read()
            }
        }
    )+};
}

/// A whole number.
impl InLine for u8 {
    fn write(&self, _: &str, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(self)
    }

    fn read(_: &str, words: &mut Words<'_>) -> Result<Self, UnknownWord> {
        let word = words.word()?;
        word.parse().map_err(|_| UnknownWord::new("number", word))
    }
}

/// The value's name if it is true, nothing if it is false.
impl InLine for bool {
    fn write(&self, name: &str, line: &mut Line<'_, '_>) -> fmt::Result {
        if *self { line.word(name) } else { Ok(()) }
    }

    fn read(name: &str, words: &mut Words<'_>) -> Result<Self, UnknownWord> {
        Ok(words.take(name))
    }
}

/// The seat's number.
impl InLine for Seat {
    fn write(&self, _: &str, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(self)
    }

    fn read(_: &str, words: &mut Words<'_>) -> Result<Self, UnknownWord> {
        let word = words.word()?;
        word.parse().map_err(|_| words.unknown())
    }
}

/// A way to write a value in a line other than that of its type: `place: Option<Place> as or("san_juan")`.
pub trait Form<T> {
    /// Writes the value.
    ///
    /// # Errors
    /// Those of the line.
    fn write(&self, value: &T, line: &mut Line<'_, '_>) -> fmt::Result;
    /// Reads the value.
    ///
    /// # Errors
    /// When the next words can't be read.
    fn read(&self, words: &mut Words<'_>) -> Result<T, UnknownWord>;
}

/// An optional value; this word stands for its absence.
#[derive(Clone, Copy, Debug)]
pub struct Or(pub &'static str);

impl<T: InLine> Form<Option<T>> for Or {
    fn write(&self, value: &Option<T>, line: &mut Line<'_, '_>) -> fmt::Result {
        match value {
            None => line.word(self.0),
            Some(value) => value.write("", line),
        }
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Option<T>, UnknownWord> {
        if words.take(self.0) {
            return Ok(None);
        }
        T::read("", words).map(Some)
    }
}

/// A whole number that counts these things, for a clearer error when it can't be read: `CountOf("number of goods")`.
#[derive(Clone, Copy, Debug)]
pub struct CountOf(pub &'static str);

impl Form<u8> for CountOf {
    fn write(&self, value: &u8, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(value)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownWord> {
        let word = words.word()?;
        word.parse().map_err(|_| UnknownWord::new(self.0, word))
    }
}

/// A whole number from 1 to this limit, written without sign or leading zero.
#[derive(Clone, Copy, Debug)]
pub struct UpTo(pub u8);

impl Form<u8> for UpTo {
    fn write(&self, value: &u8, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(value)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownWord> {
        let word = words.word()?;
        match word.parse::<u8>() {
            Ok(number) if (1..=self.0).contains(&number) && number.to_string() == word => Ok(number),
            _ => Err(words.unknown()),
        }
    }
}

/// A place in a list of this length, counted from 0 in the value and from 1 in the line.
#[derive(Clone, Copy, Debug)]
pub struct FromOne(pub u8);

impl Form<u8> for FromOne {
    fn write(&self, value: &u8, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(u16::from(*value) + 1)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownWord> {
        UpTo(self.0).read(words).map(|number| number - 1)
    }
}
