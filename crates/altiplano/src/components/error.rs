//! What can be wrong with a component file.

use std::fmt;

/// One thing that is wrong, with line and field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentError {
    /// The line, counted from 1; nothing where a line is missing or several together are wrong.
    pub line: Option<usize>,
    /// The field, such as `good.fish.stock`.
    pub field: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The line is not `field = value ; provenance`.
    NotALine,
    /// The provenance is none of the four.
    Provenance {
        /// What stands there.
        found: String,
    },
    /// The field stands in an earlier line already.
    Twice {
        /// The earlier line.
        earlier: usize,
    },
    /// The field has to be there and is not.
    Missing,
    /// No component has this field.
    Unknown,
    /// The number of values is wrong.
    Count {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Not a whole number within its bounds.
    Number {
        /// What stands there.
        found: String,
        /// The smallest allowed.
        least: u16,
        /// The largest allowed.
        most: u16,
    },
    /// A word that is not in the vocabulary.
    Word {
        /// What is expected, such as `good`.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// Several fields together don't add up.
    Sum {
        /// The sum that is needed.
        expected: u32,
        /// The sum that the fields make.
        found: u32,
    },
    /// The columns must not fall from fewer to more players.
    Falling,
    /// The kind can't be used here.
    Forbidden {
        /// The kind.
        good: &'static str,
    },
    /// More tiles are needed at the start than there are.
    StartGoods {
        /// With how many players.
        players: u8,
    },
    /// Another line has the same content, which the game has only once.
    Duplicate {
        /// The other field.
        other: String,
    },
    /// Fewer than five extensions with this number of players.
    FewExtensions {
        /// How many players.
        players: u8,
        /// How many extensions.
        found: u8,
    },
    /// The name is not made of small letters, digits and hyphens, at most 32.
    Name,
    /// A role's action is not `2 food -> ore stone`.
    Action,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALine => f.write_str("not `field = value ; provenance`"),
            Self::Provenance { found } => write!(
                f,
                "`{found}` is no provenance: write `rulebook LINE`, `rulebook FIRST-LAST`, `inferred`, `reconstructed` or `printed`"
            ),
            Self::Twice { earlier } => write!(f, "stands in line {earlier} already"),
            Self::Missing => f.write_str("this line is missing"),
            Self::Unknown => f.write_str("there is no such field"),
            Self::Count { expected, found } => write!(f, "{expected} values are needed, not {found}"),
            Self::Number { found, least, most } => {
                write!(f, "`{found}` is not a whole number from {least} to {most}")
            }
            Self::Word { expected, found } => write!(f, "`{found}` is not a {expected}"),
            Self::Sum { expected, found } => write!(f, "the parts make {found}, not {expected}"),
            Self::Falling => f.write_str("the numbers must not fall from fewer to more players"),
            Self::Forbidden { good } => write!(f, "{good} can't stand here"),
            Self::StartGoods { players } => write!(
                f,
                "with {players} players the roles may need more tiles at the start than there are"
            ),
            Self::Duplicate { other } => write!(f, "the same as {other}, and the game has it once"),
            Self::FewExtensions { players, found } => write!(
                f,
                "with {players} players there are {found} extensions; the strip needs at least 5"
            ),
            Self::Name => f.write_str("a name is 1 to 32 small letters, digits and hyphens"),
            Self::Action => f.write_str("an action is written `2 food -> ore` or `1 coin -> fish wood`"),
        }
    }
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}, {}: {}", self.field, self.problem),
            None => write!(f, "{}: {}", self.field, self.problem),
        }
    }
}

impl std::error::Error for ComponentError {}
