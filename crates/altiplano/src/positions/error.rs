//! What can be wrong with a position, in the numbers and words of the game.

use core::fmt;

use tabletop::Seat;

use crate::setup::SetupError;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::{First, Mission};
use crate::vocabulary::order::Order;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;

/// What is wrong with a position. Counts are of the whole table unless a seat is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The setup itself is impossible.
    Setup(SetupError),
    /// There is not exactly one board for each seat.
    SeatCount {
        /// Boards.
        found: usize,
        /// Seats.
        expected: usize,
    },
    /// The seat is not at this table.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// The ring does not begin with the Farm, has a location twice, or is not the one of the setup.
    Ring,
    /// More of something than a seat can have.
    TooMany {
        /// Whose.
        seat: Seat,
        /// Of what.
        what: &'static str,
    },
    /// More houses or boats of a kind than a set can have.
    TooManyCards,
    /// Tiles of a kind are missing, or there are too many.
    Goods {
        /// The kind.
        good: Good,
        /// On the table.
        found: u16,
        /// In the box.
        expected: u16,
    },
    /// Corn lies outside shelves and corn store.
    LooseCorn {
        /// Whose.
        seat: Seat,
    },
    /// Carts are missing, or there are too many.
    Carts {
        /// On the table.
        found: u16,
        /// In the box.
        expected: u16,
    },
    /// Houses with a good are missing, or there are too many.
    Houses {
        /// The good.
        good: Good,
        /// On the table.
        found: u8,
        /// In the box.
        expected: u8,
    },
    /// Boats with a good are missing, or there are too many.
    Boats {
        /// The good.
        good: Good,
        /// On the table.
        found: u8,
        /// In the box.
        expected: u8,
    },
    /// An order is in two places.
    OrderTwice {
        /// Which.
        order: Order,
    },
    /// Not as many orders as are laid out for this number of players.
    Orders {
        /// On the table.
        found: usize,
        /// Laid out.
        expected: usize,
    },
    /// What is delivered does not fit the unfinished order: one mark for each good, and not all set.
    Delivered {
        /// Whose.
        seat: Seat,
    },
    /// Two seats have the same role, or one has none although the game is running.
    Roles {
        /// The role that two seats have, if that is the problem.
        twice: Option<Role>,
    },
    /// An extension is in two places, or is not used with this number of players.
    Extension {
        /// Which.
        extension: Extension,
    },
    /// A seat has two extensions, or role and extension, with exactly the same action.
    SameAction {
        /// Whose.
        seat: Seat,
        /// One of the extensions.
        extension: Extension,
    },
    /// The strip has gaps where there can be none.
    Strip,
    /// A Mission is in two places.
    MissionTwice {
        /// Which.
        mission: Mission,
    },
    /// Mission cards in hand, kept, given and boxed are not what they must be at this point.
    Missions {
        /// Whose.
        seat: Seat,
    },
    /// A Mission lies open without being done, or is done and does not lie open.
    MissionShown {
        /// Whose.
        seat: Seat,
        /// Which.
        mission: Mission,
    },
    /// Who was first does not fit what lies on the table.
    First {
        /// What.
        what: First,
    },
    /// More tiles on planning spaces than there are.
    Planning {
        /// Whose.
        seat: Seat,
        /// Tiles.
        found: u8,
        /// Spaces.
        limit: u8,
    },
    /// More tiles on a location than it has spaces.
    Spaces {
        /// Whose.
        seat: Seat,
        /// Where.
        location: Location,
        /// Tiles.
        found: u8,
        /// Spaces.
        room: u8,
    },
    /// A tile lies where its kind is not taken.
    NotAccepted {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// The kind.
        good: Good,
    },
    /// Too many tiles or coins on a role or extension tile, too few coins, or no such tile.
    Workshop {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Tiles or coins.
        count: u8,
    },
    /// More food and coins on movement spaces than there are, or a coin without E17.
    Movement {
        /// Whose.
        seat: Seat,
    },
    /// The seat has used carts that it does not have, or has more carts than a player can have, or
    /// none.
    CartsUsed {
        /// Whose.
        seat: Seat,
    },
    /// More corn in the corn store than it holds, or no such store.
    CornStore {
        /// Whose.
        seat: Seat,
    },
    /// A shelf holds too much, nothing, or something that can't be there; counted from 1.
    Shelf {
        /// Whose.
        seat: Seat,
        /// Which.
        shelf: u8,
    },
    /// Two unfilled shelves of a kind.
    ShelvesUnfilled {
        /// Whose.
        seat: Seat,
        /// The kind.
        good: Good,
    },
    /// What a seat has moved or answered under seal does not fit its boards or the question.
    Sealed {
        /// Whose.
        seat: Seat,
    },
    /// A seat has no pawn on the ring where it must have one, or has one too early.
    Pawn {
        /// Whose.
        seat: Seat,
    },
    /// Something was used or bought this round before the actions of the round began.
    UsedTooEarly {
        /// Who.
        seat: Seat,
    },
    /// The number of the round is impossible: each round takes at least one extension out of the
    /// stack.
    Round {
        /// The round.
        round: u8,
    },
    /// Triggers and final round don't fit each other, the round, or what lies on the table.
    End,
    /// The decision does not belong at this point of the game.
    DecisionElsewhere {
        /// The decision.
        decision: Decision,
    },
    /// There is nothing to decide, or not for the seats that are asked.
    NothingToDecide {
        /// The decision.
        decision: Decision,
    },
}

/// One sentence for each variant, in their order; long because it is a table.
impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::SeatCount { found, expected } => write!(f, "{found} boards for {expected} seats"),
            Self::NoSuchSeat { seat } => write!(f, "seat {seat} is not at this table"),
            Self::Ring => f.write_str("the ring names each location once, the farm first, as the setup says"),
            Self::TooMany { seat, what } => write!(f, "seat {seat} has too many {what}"),
            Self::TooManyCards => f.write_str("too many houses or boats of a kind"),
            Self::Goods {
                good,
                found,
                expected,
            } => {
                write!(f, "{found} tiles of {good} instead of {expected}")
            }
            Self::LooseCorn { seat } => {
                write!(f, "seat {seat} has corn outside of shelves and corn store")
            }
            Self::Carts { found, expected } => write!(f, "{found} carts instead of {expected}"),
            Self::Houses {
                good,
                found,
                expected,
            } => {
                write!(f, "{found} houses with {good} instead of {expected}")
            }
            Self::Boats {
                good,
                found,
                expected,
            } => {
                write!(f, "{found} boats with {good} instead of {expected}")
            }
            Self::OrderTwice { order } => write!(f, "order {order} is in two places"),
            Self::Orders { found, expected } => write!(f, "{found} orders instead of {expected}"),
            Self::Delivered { seat } => write!(
                f,
                "what seat {seat} has delivered is one mark for each good of its order, not all set"
            ),
            Self::Roles { twice: Some(role) } => write!(f, "two seats are {role}"),
            Self::Roles { twice: None } => f.write_str("the game is running, but a seat has no role"),
            Self::Extension { extension } => {
                write!(
                    f,
                    "extension {extension} is in two places or is not part of this game"
                )
            }
            Self::SameAction { seat, extension } => write!(
                f,
                "seat {seat} can't own {extension} and another tile with the same action"
            ),
            Self::Strip => f.write_str("the strip has gaps where there can be none"),
            Self::MissionTwice { mission } => write!(f, "Mission {mission} is in two places"),
            Self::Missions { seat } => write!(
                f,
                "seat {seat}'s Missions in hand, kept, given and boxed don't fit this point of the game"
            ),
            Self::MissionShown { seat, mission } => write!(
                f,
                "seat {seat}'s Mission {mission} must be face up if and only if it is done"
            ),
            Self::First { what } => write!(f, "nobody, or somebody else, was first with {what}"),
            Self::Planning { seat, found, limit } => {
                write!(f, "seat {seat} has {found} tiles on {limit} planning spaces")
            }
            Self::Spaces {
                seat,
                location,
                found,
                room,
            } => write!(f, "seat {seat} has {found} tiles on {room} spaces of {location}"),
            Self::NotAccepted { seat, place, good } => {
                write!(f, "seat {seat} can't have {good} on {place}")
            }
            Self::Workshop { seat, place, count } => {
                write!(f, "seat {seat} can't have {count} tiles or coins on {place}")
            }
            Self::Movement { seat } => {
                write!(f, "seat {seat}'s movement spaces can't hold that")
            }
            Self::CartsUsed { seat } => {
                write!(f, "seat {seat} has too many carts, too few, or used too many")
            }
            Self::CornStore { seat } => write!(f, "seat {seat} has no corn store for that much corn"),
            Self::Shelf { seat, shelf } => {
                write!(f, "shelf {shelf} of seat {seat} can't hold the goods on it")
            }
            Self::ShelvesUnfilled { seat, good } => {
                write!(f, "seat {seat} has two unfilled shelves of {good}")
            }
            Self::Sealed { seat } => write!(
                f,
                "what seat {seat} has moved or answered under seal does not fit its boards or the question"
            ),
            Self::Pawn { seat } => {
                write!(
                    f,
                    "seat {seat}'s pawn must stand on a location, and not before its first turn"
                )
            }
            Self::UsedTooEarly { seat } => write!(
                f,
                "seat {seat} can't have used or bought anything before the actions of the round"
            ),
            Self::Round { round } => {
                write!(
                    f,
                    "round {round} does not fit the extensions that have left the stack"
                )
            }
            Self::End => f.write_str("triggers and final round don't fit each other, the round or the table"),
            Self::DecisionElsewhere { decision } => {
                write!(f, "{decision:?} does not belong to this point of the game")
            }
            Self::NothingToDecide { decision } => write!(f, "{decision:?} leaves nothing to decide"),
        }
    }
}

impl core::error::Error for PositionError {}
