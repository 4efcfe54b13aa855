//! Why an action is not legal now. The interface finds the words and the rule behind them.

use tabletop::Seat;

use crate::action::Hold;
use crate::good::Good;

/// The first reason that applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Chance is to be resolved first.
    ChanceFirst,
    /// Another seat is asked.
    NotYourTurn {
        /// Who is asked.
        asked: Seat,
    },
    /// The open decision is about something else.
    OtherDecision,
    /// What is asked must be answered: it can't be declined.
    MustDecide,
    /// The card is not in this game.
    NoSuchCard,
    /// The card was taken this round.
    RoleTaken {
        /// By whom.
        by: Seat,
    },
    /// No face-up plantation of this kind.
    NotOnOffer,
    /// A quarry is the settler's privilege, or needs an occupied construction hut.
    QuarryNeedsHut,
    /// No quarry is left.
    NoQuarryLeft,
    /// No copy of the building is left.
    SoldOut,
    /// The seat has the building already.
    AlreadyOwned,
    /// Not enough free city spaces.
    NoCitySpace {
        /// How many it takes.
        needed: u8,
        /// How many are free.
        free: u8,
    },
    /// Four large buildings are the limit (`large_max_4`).
    TooManyLarge,
    /// Not enough doubloons.
    TooExpensive {
        /// The price after all discounts.
        price: u8,
        /// What the seat has.
        doubloons: u8,
    },
    /// The seat owns no such place.
    NoSuchPlace,
    /// Another place comes first.
    OtherPlaceFirst,
    /// The place has fewer circles.
    TooFewCircles {
        /// How many it has.
        circles: u8,
    },
    /// The seat has fewer workers left.
    TooFewWorkers {
        /// How many are left.
        workers: u8,
    },
    /// Circles must be filled as far as possible: at least so many here.
    FillCircles {
        /// The least number here.
        least: u8,
    },
    /// The seat did not produce this kind in this phase.
    NotProduced,
    /// The supply has none of this kind.
    SupplyEmpty,
    /// The seat has none of this kind.
    NoneOwned,
    /// The trading house has this kind already, and the seat has no occupied office.
    KindInTradingHouse,
    /// The trading house is full.
    TradingHouseFull,
    /// The game has no such ship.
    NoSuchShip,
    /// The ship carries another kind.
    ShipCarries {
        /// What it carries.
        good: Good,
    },
    /// The ship is full.
    ShipFull,
    /// Another ship carries this kind.
    KindOnOtherShip {
        /// Which one.
        hold: Hold,
    },
    /// Another empty ship takes more.
    LargerShip {
        /// Which one.
        hold: Hold,
    },
    /// The seat has no occupied wharf.
    NoWharf,
    /// The wharf was used in this phase.
    WharfUsed,
    /// A public ship can take something: passing is not allowed.
    MustLoad,
    /// Kinds are named in order: one with a lower number was named already.
    OutOfOrder,
    /// This kind is stored already.
    AlreadyStored,
    /// The seat's warehouses hold fewer kinds.
    WarehousesFull {
        /// How many kinds they hold.
        kinds: u8,
    },
}
