//! The columns of the table, and what they mean.

use std::fmt::Write as _;
use std::sync::Arc;

use parquet::schema::parser::parse_message_type;
use parquet::schema::types::Type;

/// The version of the columns; goes up when one changes its meaning or is taken away.
pub const SCHEMA_VERSION: u32 = 1;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number of 32 bits.
    Int,
    /// A whole number of 64 bits.
    Long,
    /// A number of 32 bits with a fraction.
    Float,
    /// A text.
    Text,
    /// A list of whole numbers.
    Ints,
    /// A list of whole numbers, or null.
    SomeInts,
    /// A list of numbers with a fraction.
    Floats,
    /// A list of numbers with a fraction, or null.
    SomeFloats,
}

impl Kind {
    /// Its name in the card and the book.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Int => "int32",
            Self::Long => "int64",
            Self::Float => "float",
            Self::Text => "string",
            Self::Ints => "list of int32",
            Self::SomeInts => "list of int32, or null",
            Self::Floats => "list of float",
            Self::SomeFloats => "list of float, or null",
        }
    }
}

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// What it means.
    pub meaning: &'static str,
}

const fn column(name: &'static str, kind: Kind, meaning: &'static str) -> Column {
    Column { name, kind, meaning }
}

/// All columns in order. A row is a decision of a seat.
pub const COLUMNS: [Column; 18] = [
    column("game", Kind::Text, "which game: `puerto-rico` or `altiplano`"),
    column(
        "game_number",
        Kind::Long,
        "number of the game in this file, from 0",
    ),
    column(
        "rules",
        Kind::Int,
        "version of the rules that the game is replayed by",
    ),
    column(
        "numbering",
        Kind::Int,
        "version of the action numbers and of the observation",
    ),
    column(
        "setup",
        Kind::Text,
        "edition, expansions and switches, as in a record",
    ),
    column("players", Kind::Int, "how many seats play"),
    column(
        "step",
        Kind::Int,
        "place of the decision in the record, from 0; chance and what was undone count too",
    ),
    column("round", Kind::Int, "round, from 1; 0 before the first"),
    column("seat", Kind::Int, "whose decision, from 0"),
    column("decision", Kind::Text, "kind of decision, such as `choose_role`"),
    column(
        "legal",
        Kind::Ints,
        "numbers of the legal actions, in order of notation: the mask",
    ),
    column(
        "chosen",
        Kind::Int,
        "number of the action that was chosen; it is one of `legal`",
    ),
    column("action", Kind::Text, "the same action as a line of a record"),
    column(
        "visits",
        Kind::SomeInts,
        "simulations that a search gave to each action of `legal`, in the same order; null without a search",
    ),
    column("points", Kind::Ints, "points of each seat at the end of the game"),
    column(
        "shares",
        Kind::Floats,
        "share of the win of each seat: 1 for a sole winner, equal parts for several",
    ),
    column("result", Kind::Float, "the share of the seat that decides"),
    column(
        "observation",
        Kind::SomeFloats,
        "what the seat sees, as numbers; null unless it was asked for",
    ),
];

/// The columns as Parquet describes them.
pub(crate) fn schema() -> Result<Arc<Type>, parquet::errors::ParquetError> {
    let mut text = "message decision {\n".to_owned();
    for Column { name, kind, .. } in COLUMNS {
        let list = |repetition: &str, of: &str| {
            format!("{repetition} group {name} (LIST) {{ repeated group list {{ required {of} element; }} }}")
        };
        let line = match kind {
            Kind::Int => format!("required int32 {name};"),
            Kind::Long => format!("required int64 {name};"),
            Kind::Float => format!("required float {name};"),
            Kind::Text => format!("required binary {name} (STRING);"),
            Kind::Ints => list("required", "int32"),
            Kind::SomeInts => list("optional", "int32"),
            Kind::Floats => list("required", "float"),
            Kind::SomeFloats => list("optional", "float"),
        };
        // Writing into a text can't fail.
        let _ = writeln!(text, "  {line}");
    }
    text.push('}');
    parse_message_type(&text).map(Arc::new)
}
