//! Facts that result from a decision, for log, animation and previews. All are open to every seat.

use tabletop::Seat;

use crate::vocabulary::action::{Action, Fuel};
use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::{First, Mission};
use crate::vocabulary::order::Order;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;

tabletop::vocabulary! {
    /// What started the end of the game.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Trigger as Trigger {
        /// Everything on a location is gone.
        Empty(
            /// Which.
            location: Location
        ),
        /// The strip of extensions could not be refilled, or the stack is used up (`end_on_empty_stack`).
        // The strip of extensions could not be refilled (or the stack is used up, R60).
        Strip,
    }
}

tabletop::vocabulary! {
    /// How a pawn moved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ride as Ride {
        /// With the first cart.
        FirstCart,
        /// With a further cart.
        Cart(
            /// What powered it.
            fuel: Fuel
        ),
        /// On foot.
        Walk(
            /// What powered it.
            fuel: Fuel
        ),
    }
}

tabletop::vocabulary! {
    /// One fact.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Event as AltiplanoEvent {
        /// The next location clockwise was laid.
        LocationLaid(
            /// Which.
            location: Location
        ),
        /// Who starts the round.
        StartPlayer(
            /// Who.
            seat: Seat
        ),
        /// An order was laid on the Market.
        OrderLaid(
            /// Which.
            order: Order
        ),
        /// An extension was laid on the strip.
        ExtensionLaid {
            /// Which.
            extension: Extension,
            /// The position, 0 for the lowest.
            position: u8,
        },
        /// An extension slid down the strip.
        ExtensionSlid {
            /// Which.
            extension: Extension,
            /// The new position.
            position: u8,
        },
        /// Nobody bought an extension: the lowest left the game.
        ExtensionLeft(
            /// Which.
            extension: Extension
        ),
        /// A seat has a role and what it starts with.
        RoleTaken {
            /// Who.
            seat: Seat,
            /// Which.
            role: Role,
        },
        /// A seat got a Mission, face down.
        MissionDealt(
            /// Who.
            seat: Seat
        ),
        /// All seats have chosen: Missions were passed on to neighbours.
        MissionsPassed,
        /// All seats have their two Missions.
        MissionsChosen,
        /// A Mission is done and turned up.
        MissionDone {
            /// Whose.
            seat: Seat,
            /// Which.
            mission: Mission,
        },
        /// A seat was first with something: nobody else can be first any more.
        FirstHappened {
            /// Who was first.
            seat: Seat,
            /// What it was first with.
            what: First,
        },
        /// A round begins.
        RoundBegan {
            /// Its number, from 1.
            round: u8,
        },
        /// A tile went back to the planning spaces.
        TookBack {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// Where it was taken from.
            place: Place,
        },
        /// Coins went back to their owner.
        TookBackCoins {
            /// Who.
            seat: Seat,
            /// Where they were taken from.
            place: Place,
            /// How many.
            count: u8,
        },
        /// The container was poured into the bag.
        BagFilled(
            /// Whose.
            seat: Seat
        ),
        /// Tiles came out of the bag.
        Drawn {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// How many.
            count: u8,
        },
        /// E18: a tile went to the container; another follows.
        SwappedAway {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
        },
        /// E18: a tile was taken out of the container.
        SwappedIn {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
        },
        /// A tile was planned; reported when all plans are shown.
        Planned {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// Where.
            place: Place,
        },
        /// Coins were planned; reported when all plans are shown.
        Funded {
            /// Who.
            seat: Seat,
            /// Where.
            place: Place,
            /// How many.
            count: u8,
        },
        /// All plans are shown.
        PlansShown,
        /// A pawn was put on the ring.
        PawnPlaced {
            /// Whose.
            seat: Seat,
            /// Where.
            location: Location,
        },
        /// A pawn moved.
        Moved {
            /// Whose.
            seat: Seat,
            /// From where.
            from: Location,
            /// Where to.
            to: Location,
            /// How.
            ride: Ride,
        },
        /// A seat carries out an action; its results follow.
        Acted {
            /// Who.
            seat: Seat,
            /// Which.
            action: Action,
        },
        /// A good was put into a container.
        Gained {
            /// Whose.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// How many.
            count: u8,
        },
        /// A good was not gained, since none is left.
        NotGained {
            /// Who would have gained it.
            seat: Seat,
            /// Which kind.
            good: Good,
        },
        /// Coins were gained or spent.
        Coins {
            /// Whose.
            seat: Seat,
            /// How many were gained; negative if they were spent.
            change: i16,
        },
        /// A tile was put on a shelf.
        Stored {
            /// Whose.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// Which shelf, from 0.
            shelf: u8,
        },
        /// A shelf is full.
        ShelfFilled {
            /// Whose.
            seat: Seat,
            /// Which shelf, from 0.
            shelf: u8,
            /// Its points.
            points: u8,
        },
        /// Corn was put into the corn store.
        CornKept(
            /// Whose.
            seat: Seat
        ),
        /// Corn stays on the Road: the warehouse has no slot for it, or none is left.
        CornNotGained(
            /// Whose.
            seat: Seat
        ),
        /// The planning limit rose, from the next draw on.
        LimitRaised {
            /// Whose.
            seat: Seat,
            /// The new limit.
            limit: u8,
        },
        /// An order is complete.
        OrderCompleted {
            /// Whose.
            seat: Seat,
            /// Which.
            order: Order,
            /// Its points.
            points: u8,
        },
        /// The seat has no more actions this round.
        Passed {
            /// Who.
            seat: Seat,
            /// Whether nothing else was possible.
            automatic: bool,
        },
        /// The end was triggered, for the first time or again.
        EndTriggered {
            /// By what.
            trigger: Trigger,
            /// The last round.
            final_round: u8,
        },
        /// The game is over.
        GameOver,
    }
}
