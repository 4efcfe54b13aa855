//! The words of the game, each once: for the rules, for notation, and for the wire.

use tabletop::Seat;

tabletop::words! {
    /// The game's name, which says what the rest of a view is.
    #[derive(Default)]
    pub enum ToyGame: "game" {
        /// `toy-game`.
        #[default]
        ToyGame = "toy-game",
    }
}

tabletop::words! {
    /// A tile by its pace.
    #[cfg_attr(feature = "openapi", schema(as = ToyTile))]
    pub enum Tile: "tile" {
        /// One field.
        Walk = "walk",
        /// Two fields.
        Trot = "trot",
        /// Three fields.
        Gallop = "gallop",
    }
}

tabletop::by_word! {
    /// One value for each pace.
    pub struct ByTile for Tile as #[cfg_attr(feature = "openapi", schema(as = ToyByTile))] {
        /// For tiles that walk.
        walk,
        /// For tiles that trot.
        trot,
        /// For tiles that gallop.
        gallop,
    }
}

/// How many tiles of each pace.
pub type Tiles = ByTile<u8>;

tabletop::vocabulary! {
    /// What a seat does on its turn.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action: "action" as ToyAction {
        /// Draws a tile: `draw`.
        Draw = "draw",
        /// Goes on: `move trot`.
        Move(
            /// By this tile.
            tile: Tile
        ) = "move",
        /// Pushes another horse back: `push trot 2`.
        Push {
            /// By this tile.
            tile: Tile,
            /// Whose horse.
            seat: Seat,
        } = "push",
        /// Puts a tile back for two others: `swap walk`.
        Swap(
            /// This tile.
            tile: Tile
        ) = "swap",
        /// Does nothing: `rest`.
        Rest = "rest",
    }
}

tabletop::vocabulary! {
    /// What chance brings.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Outcome: "outcome" as ToyOutcome {
        /// A tile from the bag: `tile walk`.
        Tile(
            /// Which.
            tile: Tile
        ) = "tile",
    }
}

tabletop::wire! {
    /// What the game waits for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize)]
    pub enum Decision as ToyDecision {
        /// The seat's turn.
        Act {
            /// Whose.
            seat: Seat,
        },
        /// Chance: a tile for the seat.
        Draw {
            /// Whose.
            seat: Seat,
            /// How many follow, this one included.
            left: u8,
        },
        /// Nothing: the game is over.
        Over,
    }
}

tabletop::wire! {
    /// A fact. It is told to everybody, so it never names a drawn tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Event as ToyEvent {
        /// A seat drew a tile.
        Drew {
            /// Who.
            seat: Seat,
        },
        /// A horse went on.
        Moved {
            /// Whose.
            seat: Seat,
            /// By this tile.
            tile: Tile,
            /// To this field.
            field: u8,
        },
        /// A horse was pushed back.
        Pushed {
            /// By whom.
            by: Seat,
            /// Whose horse.
            seat: Seat,
            /// To this field.
            field: u8,
        },
        /// A seat put a tile back.
        Swapped {
            /// Who.
            seat: Seat,
            /// Which.
            tile: Tile,
        },
        /// A seat did nothing.
        Rested {
            /// Who.
            seat: Seat,
        },
    }
}

tabletop::wire! {
    /// Why an action is not legal now.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Refusal as ToyRefusal {
        /// Another seat is asked, or none is.
        NotYourTurn,
        /// The hand is full.
        HandFull,
        /// Too few tiles are in the bag.
        BagEmpty,
        /// The tile is not in the hand.
        NotInHand {
            /// Which.
            tile: Tile,
        },
        /// That horse can't be pushed: it is the player's own, is still at the start, or does not run.
        NoPush,
    }
}

tabletop::wire! {
    /// What a seat, or a spectator, may see.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct View as ToyView {
        /// The game's name.
        pub game: ToyGame,
        /// Who sees this; nobody for a spectator.
        pub observer: Option<Seat>,
        /// The current round, from 1.
        pub round: u8,
        /// What the game waits for.
        pub decision: Decision,
        /// The seats.
        pub seats: Vec<SeatView>,
    }
}

tabletop::wire! {
    /// What is seen of a seat.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct SeatView as ToySeatView {
        /// Where its horse is.
        pub field: u8,
        /// How many tiles are in its hand.
        pub hand_size: u8,
        /// Its hand, for itself.
        pub hand: Option<Tiles>,
    }
}
