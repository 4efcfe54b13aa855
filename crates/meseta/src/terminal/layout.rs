//! Lines of labelled pieces that break between pieces, never inside one.

use crate::terminal::WIDTH;
use crate::terminal::paint::{Paint, Tone};

/// A piece of text that stays on one line.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The text without colors.
    text: String,
    /// The parts with their tones; together they make up the text.
    parts: Vec<(Tone, String)>,
}

impl Piece {
    /// A piece of one tone.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self {
            text: String::new(),
            parts: Vec::new(),
        }
        .and(tone, text)
    }

    /// The piece with another part added.
    pub fn and(mut self, tone: Tone, text: impl Into<String>) -> Self {
        let text = text.into();
        self.text.push_str(&text);
        self.parts.push((tone, text));
        self
    }

    /// The number of columns that it takes up.
    pub fn width(&self) -> usize {
        width(&self.text)
    }

    /// The piece in colors.
    pub fn painted(&self, paint: Paint) -> String {
        self.parts
            .iter()
            .map(|(tone, text)| paint.text(*tone, text))
            .collect()
    }
}

/// The width of a text in columns. The letters of our languages take one column each.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// The text padded with blanks to a width.
pub fn padded(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// A label and its pieces, broken so that no line is wider than [`WIDTH`]; continuation lines start
/// under the first piece.
pub fn paragraph(out: &mut String, paint: Paint, label: &str, indent: usize, pieces: &[Piece]) {
    const GAP: usize = 2;
    let start = padded(label, indent);
    out.push_str(&paint.text(Tone::Quiet, &start));
    let start = width(&start);
    let mut column = start;
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            if column + GAP + piece.width() > WIDTH && column > start {
                out.push('\n');
                out.push_str(&" ".repeat(indent));
                column = indent;
            } else {
                out.push_str(&" ".repeat(GAP));
                column += GAP;
            }
        }
        out.push_str(&piece.painted(paint));
        column += piece.width();
    }
    out.push('\n');
}

/// Words broken into lines of at most [`WIDTH`] columns, each with this many blanks before it.
pub fn wrapped(text: &str, indent: usize) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut current = String::new();
        for word in line.split_whitespace() {
            if !current.is_empty() && indent + width(&current) + 1 + width(word) > WIDTH {
                lines.push(std::mem::take(&mut current));
            }
            if !current.is_empty() {
                current.push(' ');
            }
            current.push_str(word);
        }
        lines.push(current);
    }
    let indent = " ".repeat(indent);
    lines.iter().map(|line| format!("{indent}{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        let pieces: Vec<Piece> = (0..40)
            .map(|index| Piece::new(Tone::Strong, format!("piece {index}")))
            .collect();
        let mut out = String::new();
        paragraph(&mut out, Paint::PLAIN, "Label", 15, &pieces);
        assert!(out.lines().count() > 4);
        assert!(out.lines().all(|line| width(line) <= WIDTH));
        let text = wrapped(&"word ".repeat(100), 4);
        assert!(
            text.lines()
                .all(|line| width(line) <= WIDTH && line.starts_with("    w"))
        );
    }
}
