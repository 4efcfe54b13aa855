//! What can be wrong with a component file, and what to do about it.

use alloc::format;
use alloc::string::String;
use core::fmt;

use super::RECONSTRUCTED_FILE;
use super::cards::ORDER_GOODS_MAX;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;

/// One thing that is wrong, with line and field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentError {
    /// The line, counted from 1; `None` if a line is missing or several together are wrong.
    pub line: Option<usize>,
    /// The field, such as `good.fish.stock`; the beginning of the line where it has no field.
    pub field: String,
    /// What is wrong.
    pub problem: Problem,
}

/// The kind of word that is expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of the twelve kinds of goods.
    Good,
    /// One of the seven locations.
    Location,
    /// `space` or `corn`.
    RoadStep,
    /// The letter on the back of an extension.
    Letter,
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The line is not `field = value ; provenance`.
    NotALine,
    /// The provenance is not one of the four.
    Provenance {
        /// What was found there.
        found: String,
    },
    /// The field is already set in an earlier line.
    Twice {
        /// The earlier line.
        earlier: usize,
    },
    /// The field is required and missing.
    Missing,
    /// No component has this field.
    Unknown,
    /// A shelf or a step of the Road whose number does not follow the others, or is too high.
    Numbering,
    /// The number of values is wrong.
    Count {
        /// How many there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Not a whole number within its bounds.
    Number {
        /// What was found there.
        found: String,
        /// The smallest allowed.
        least: u16,
        /// The largest allowed.
        most: u16,
    },
    /// A word that is not in the vocabulary.
    Word {
        /// What is expected.
        expected: Expected,
        /// What was found there.
        found: String,
    },
    /// Several fields together don't add up to this total.
    Sum {
        /// The total that the file names.
        expected: u32,
        /// The sum of the fields.
        found: u32,
    },
    /// The Road gives more planning spaces than there are.
    PlanningSpaces {
        /// How many there are.
        most: u8,
        /// How many the steps up to here would give.
        found: u32,
    },
    /// The columns must not decrease as the number of players goes up.
    Falling,
    /// The kind can't be used here.
    Forbidden {
        /// The kind.
        good: &'static str,
    },
    /// A kind occurs twice in a line where each may occur once.
    Repeated {
        /// The kind, or `coin`.
        what: &'static str,
    },
    /// More tiles are needed at the start than there are.
    StartGoods {
        /// The number of players.
        players: u8,
    },
    /// Not even one cart is left once every player has the first one.
    StartCarts {
        /// The number of players.
        players: u8,
    },
    /// A role starts with more tiles than there are planning spaces.
    StartTiles {
        /// How many there are.
        most: u8,
        /// How many tiles it starts with.
        found: u32,
    },
    /// Another line has the same content, which exists only once in the game.
    Duplicate {
        /// The other field.
        other: String,
    },
    /// Fewer than five extensions with this number of players.
    FewExtensions {
        /// The number of players.
        players: u8,
        /// The number of extensions.
        found: u8,
    },
    /// The name is not made up of at most 32 lower-case letters, digits and hyphens.
    Name,
    /// A role's action is not of the form `2 food -> ore stone`.
    Action,
    /// What a role starts with is not of the form `2 food 1 fish 1 coin`.
    Start,
    /// An order asks for no good, or for too many.
    OrderGoods {
        /// How many it asks for.
        found: usize,
    },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Good => write!(f, "not a good: write {}", Good::ALL.map(Good::key).join(", ")),
            Self::Location => write!(
                f,
                "not a location: write {}",
                Location::ALL.map(Location::key).join(", ")
            ),
            Self::RoadStep => f.write_str("not a step of the Road: write space or corn"),
            Self::Letter => f.write_str("not a letter of an extension: write a, b, c or d"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALine => f.write_str(
                "not `field = value ; provenance`; a comment begins with #",
            ),
            Self::Provenance { found } => write!(
                f,
                "`{found}` is not a provenance: write `rulebook LINE`, `rulebook FIRST-LAST`, `inferred`, `reconstructed` or `printed`"
            ),
            Self::Twice { earlier } => write!(f, "is in line {earlier} already: remove one of the two"),
            Self::Missing => f.write_str("this line is missing"),
            Self::Unknown => f.write_str(
                "there is no such field: compare its name with the file that comes with the program, or remove the line",
            ),
            Self::Numbering => f.write_str(
                "too high a number, or the one before it is missing: shelves are numbered 1 to 12 and the Road's steps 1 to 16, without a gap",
            ),
            Self::Count { expected, found } => write!(f, "{expected} values are needed, not {found}"),
            Self::Number { found, least, most } => {
                write!(f, "`{found}` is not a whole number from {least} to {most}")
            }
            Self::Word { expected, found } => write!(f, "`{found}` is {expected}"),
            Self::Sum { expected, found } => {
                write!(f, "the parts make {found}, not {expected}: correct the parts or this total")
            }
            Self::PlanningSpaces { most, found } => write!(
                f,
                "with this step there are {found} planning spaces, and the board has {most}: make it corn or remove it"
            ),
            Self::Falling => f.write_str("the numbers must not fall from fewer to more players"),
            Self::Forbidden { good } => write!(f, "{good} can't be used here: choose another kind"),
            Self::Repeated { what } => write!(f, "{what} is listed more than once: write it once"),
            Self::StartGoods { players } => write!(
                f,
                "with {players} players the roles may need more tiles at the start than there are: raise this number or lower what roles start with"
            ),
            Self::StartCarts { players } => write!(
                f,
                "with {players} players no cart is left once everybody has one: raise this number"
            ),
            Self::StartTiles { most, found } => {
                write!(f, "a role starts with {most} tiles at most, not {found}")
            }
            Self::Duplicate { other } => {
                write!(f, "the same as {other}, and the game has only one: change one of the two")
            }
            Self::FewExtensions { players, found } => write!(
                f,
                "with {players} players there are {found} extensions, and the strip needs at least 5: lower the number of players of some"
            ),
            Self::Name => f.write_str("a name is 1 to 32 lower-case letters, digits and hyphens"),
            Self::Action => f.write_str("an action is written `2 food -> ore` or `1 coin -> fish wood`"),
            Self::Start => f.write_str("a start is written `2 food 1 fish 1 coin`"),
            Self::OrderGoods { found } => write!(f, "an order asks for 1 to {ORDER_GOODS_MAX} goods, not {found}"),
        }
    }
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "{}: {}", self.field, self.problem)?;
        let start = format!("{} =", self.field);
        let example = RECONSTRUCTED_FILE.lines().find(|line| line.starts_with(&start));
        match (&self.problem, example) {
            (Problem::Missing, Some(line)) => write!(f, ", such as `{line}`"),
            _ => Ok(()),
        }
    }
}

impl core::error::Error for ComponentError {}
