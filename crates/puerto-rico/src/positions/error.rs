//! What can be wrong with a position, in numbers and words of the game.

use core::fmt;

use tabletop::Seat;

use crate::boards::board::SPACES;
use crate::phases::trader::TRADING_HOUSE_PLACES;
use crate::setup::SetupError;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::{Role, RoleCard};
use crate::vocabulary::tile::Tile;

/// What is wrong with a position. Counts are of the whole table unless a seat is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The setup itself is impossible.
    Setup(SetupError),
    /// The number of boards is not the number of seats.
    SeatCount {
        /// Boards.
        found: usize,
        /// Seats.
        expected: usize,
    },
    /// A seat that is not at this table.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// Barrels of a kind are missing, or there are too many.
    Goods {
        /// The kind.
        good: Good,
        /// On the table.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// Tiles of a kind are missing, or there are too many.
    Tiles {
        /// The kind.
        tile: Tile,
        /// On the table.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// Workers are missing, or there are too many.
    Workers {
        /// On the table and out of the game.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// Nobles are missing, or there are too many.
    Nobles {
        /// On the table and out of the game.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// More nobles somewhere than there are people.
    NoblesOnPlace {
        /// Whose.
        seat: Seat,
        /// Where; `None` for San Juan.
        place: Option<Place>,
        /// Nobles there.
        nobles: u8,
        /// Workers and nobles there.
        workers: u8,
    },
    /// Victory point chips are missing, or there are too many.
    VictoryPoints {
        /// Pool and seats together.
        found: u32,
        /// At the start; more only on credit, with an empty pool.
        expected: u32,
    },
    /// More copies of a building than there are.
    BuildingCopies {
        /// Which.
        building: Building,
        /// In all cities.
        found: u32,
        /// In the box.
        most: u32,
    },
    /// The market is not one of this game, or something of an expansion is on a table without it.
    Market,
    /// Buccaneer token or captured card don't match the role cards that were taken.
    Buccaneer,
    /// The festival's tasks are not those of a game, or one that somebody fulfils has no winner.
    Festival,
    /// A building is in a city more than once, or a row of the city is empty or duplicated.
    BuildingTwice {
        /// Whose city.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// More than twelve spaces of a city or island are in use.
    Spaces {
        /// Whose.
        seat: Seat,
        /// Spaces in use.
        found: u32,
    },
    /// More large buildings than `large_max_4` lets a city hold.
    LargeBuildings {
        /// Whose city.
        seat: Seat,
        /// How many.
        found: u8,
    },
    /// More workers on a place than it has circles.
    Circles {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Workers on it.
        workers: u8,
        /// Circles.
        circles: u8,
    },
    /// More goods in the trading house than its four places.
    TradingHouse {
        /// Goods in it.
        found: u32,
    },
    /// The ships are not those of the game.
    Fleet {
        /// The capacities found.
        found: [u8; 3],
        /// Those of the game.
        expected: [u8; 3],
    },
    /// A ship carries more than it holds, or goods without a kind, or a kind without goods.
    ShipLoad {
        /// Its capacity.
        capacity: u8,
        /// Goods on it.
        amount: u8,
    },
    /// Two ships carry the same kind.
    KindOnTwoShips {
        /// The kind.
        good: Good,
    },
    /// More face-up plantations than players + 1.
    PlantationRow {
        /// How many.
        found: u32,
    },
    /// A card that is not in the game was taken or carries doubloons.
    NoSuchCard {
        /// Which.
        card: RoleCard,
    },
    /// The cards taken are not what the seats pick in turn, starting from the governor.
    Picks {
        /// A seat that took too many or too few.
        seat: Seat,
        /// Cards that it took.
        found: u8,
        /// Cards that it must have taken.
        expected: u8,
    },
    /// A pool, city or decision says that the end was triggered, but the mark is missing.
    EndNotMarked,
    /// The current phase was not picked by this seat, or not as the last card.
    Phase {
        /// The phase's role.
        role: Role,
        /// Its chooser.
        chooser: Seat,
    },
    /// The decision does not belong to the current phase, or its memory is of another one.
    DecisionOutsidePhase {
        /// The decision.
        decision: Decision,
    },
    /// Another seat would be asked.
    DecisionSeat {
        /// The decision.
        decision: Decision,
        /// Who would be asked.
        expected: Seat,
    },
    /// There is nothing to decide.
    NothingToDecide {
        /// The decision.
        decision: Decision,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::SeatCount { found, expected } => write!(f, "{found} boards for {expected} seats"),
            Self::NoSuchSeat { seat } => write!(f, "seat {seat} is not at this table"),
            Self::Goods {
                good,
                found,
                expected,
            } => {
                write!(f, "{found} goods of kind {good} instead of {expected}")
            }
            Self::Tiles {
                tile,
                found,
                expected,
            } => {
                write!(f, "{found} tiles of kind {tile} instead of {expected}")
            }
            Self::Workers { found, expected } => write!(f, "{found} workers instead of {expected}"),
            Self::Nobles { found, expected } => write!(f, "{found} nobles instead of {expected}"),
            Self::NoblesOnPlace {
                seat,
                place,
                nobles,
                workers,
            } => {
                write!(f, "seat {seat} has {nobles} nobles among {workers} workers ")?;
                match place {
                    Some(place) => write!(f, "on {place}"),
                    None => f.write_str("in San Juan"),
                }
            }
            Self::VictoryPoints { found, expected } => {
                write!(f, "{found} victory point chips instead of {expected}")
            }
            Self::BuildingCopies {
                building,
                found,
                most,
            } => {
                write!(f, "{found} copies of {building}, there are {most}")
            }
            Self::Market => f.write_str("the market or what is next to it does not belong to this game"),
            Self::Buccaneer => f.write_str("buccaneer token or captured card doesn't fit the cards taken"),
            Self::Festival => f.write_str("the festival's tasks don't fit the table"),
            Self::BuildingTwice { seat, building } => {
                write!(f, "seat {seat} can't have {building} like this: each kind once")
            }
            Self::Spaces { seat, found } => {
                write!(f, "seat {seat} uses {found} spaces, there are {SPACES}")
            }
            Self::LargeBuildings { seat, found } => {
                write!(f, "seat {seat} has {found} large buildings, 4 are the limit")
            }
            Self::Circles {
                seat,
                place,
                workers,
                circles,
            } => write!(
                f,
                "seat {seat} has {workers} workers on {place} with {circles} circles"
            ),
            Self::TradingHouse { found } => {
                write!(
                    f,
                    "{found} goods in the trading house with {TRADING_HOUSE_PLACES} places"
                )
            }
            Self::Fleet { found, expected } => write!(f, "ships {found:?} instead of {expected:?}"),
            Self::ShipLoad { capacity, amount } => {
                write!(f, "the ship of {capacity} can't carry {amount} goods like this")
            }
            Self::KindOnTwoShips { good } => write!(f, "two ships carry {good}"),
            Self::PlantationRow { found } => write!(f, "{found} face-up plantations are too many"),
            Self::NoSuchCard { card } => write!(f, "the card {card} is not in this game"),
            Self::Picks {
                seat,
                found,
                expected,
            } => {
                write!(f, "seat {seat} took {found} role cards instead of {expected}")
            }
            Self::EndNotMarked => f.write_str("the end was triggered but is not marked"),
            Self::Phase { role, chooser } => {
                write!(f, "the {role} was not picked last, or not by seat {chooser}")
            }
            Self::DecisionOutsidePhase { decision } => {
                write!(f, "{decision:?} does not belong to the current phase")
            }
            Self::DecisionSeat { decision, expected } => {
                write!(f, "{decision:?} would be asked of seat {expected}")
            }
            Self::NothingToDecide { decision } => write!(f, "{decision:?} leaves nothing to decide"),
        }
    }
}

impl core::error::Error for PositionError {}
