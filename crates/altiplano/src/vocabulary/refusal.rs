//! Why an action is not legal now. The interface finds the words and the rule behind them.

use tabletop::Seat;

use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;

tabletop::wire! {
    /// The first reason that applies.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Refusal as AltiplanoRefusal {
        /// The game is over.
        GameOver,
        /// Chance must be resolved first.
        ChanceFirst,
        /// The seat is not at the table, or has answered already, or others are asked.
        NotYourTurn,
        /// The open decision is about something else.
        OtherDecision,
        /// Another seat has the role.
        RoleTaken {
            /// Who.
            by: Seat,
        },
        /// The Mission is not in the seat's hand.
        NotInHand,
        /// No such tile or coin lies there.
        NothingThere,
        /// All planning spaces that the Road allows are taken.
        NoPlanningSpace,
        /// The small actions of one answer come in rising order (14.2): tiles before coins, then by kind,
        /// then by place.
        OutOfOrder,
        /// The tile put away and the tile taken would be of the same kind, or nothing else can come up
        /// (R14, Z3).
        NothingOther,
        /// No tile of this kind lies on the planning spaces.
        NotOnPlanning {
            /// Which kind.
            good: Good,
        },
        /// The spaces there don't take this kind, or the seat has no such spaces.
        NotAccepted,
        /// All spaces there are taken.
        SpacesTaken,
        /// The tile takes no coins.
        TakesNoCoins,
        /// Not enough coins.
        TooFewCoins {
            /// How many are needed.
            needed: u16,
        },
        /// Nothing was placed in this phase, or the plan was redone too often (R16).
        NothingToReplan,
        /// The pawn is there already.
        AlreadyThere,
        /// The cart was used this round, or the seat has no further cart.
        NoCart,
        /// No food, or no coin, on the movement spaces.
        NoFuel,
        /// On foot, only a neighbouring location can be reached.
        NotNeighbour,
        /// After the move no action would be left, and a turn with moves needs one (R23).
        NoActionAfterwards,
        /// After a move the turn needs an action (R23).
        ActionNeeded,
        /// The pawn stands elsewhere.
        PawnElsewhere {
            /// Where it must stand.
            needed: Location,
        },
        /// The tiles for it don't lie on the spaces that serve it.
        InputsMissing,
        /// The any-location space holds no tile that fits.
        NoWildTile,
        /// Cacao can be traded only for food, cloth or glass.
        NotTraded,
        /// The role or extension does not give this.
        NotProduced,
        /// The seat has no such tile.
        NotOwned,
        /// No such card is left.
        NoneLeft,
        /// A card must be taken as long as there are any.
        MustTakeCard,
        /// Food can't be stored (rulebook, "Zasady składowania towarów w magazynie").
        FoodNotStored,
        /// The warehouse has no slot for this kind (R52).
        NoSlot,
        /// Only once a round.
        OncePerRound,
        /// At most four carts (rulebook, "Wioska").
        CartLimit,
        /// The kind has no price.
        NoPrice,
        /// The extension is not on the strip.
        NotOnStrip,
        /// The seat has the same action already (rulebook, "Targowisko").
        SameAction,
        /// The seat's order must be completed first (rulebook, "Targowisko").
        OrderUnfinished,
        /// The seat has no unfinished order.
        NoOrder,
        /// The seat's order no longer needs this kind.
        NotWanted,
        /// The Road is built to its end (R49).
        RoadFinished,
        /// The corn store holds less.
        TooLittleCorn,
        /// Corn can't go onto this shelf.
        ShelfClosed,
        /// The seat has no corn store, it is full, or the corn comes from it.
        NoCornStore,
    }
}
