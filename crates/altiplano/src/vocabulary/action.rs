//! What seats decide, and what chance brings.

use tabletop::Seat;

use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::Order;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;

/// What drives a move: food on the movement spaces, or the coin that E17 lets lie there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fuel {
    /// One food; it goes to the container.
    Food,
    /// The coin; it goes to the general supply.
    Coin,
}

impl Fuel {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Food, Self::Coin];
}

/// A basic action that turns two tiles into one good (altiplano-pl.txt:332-357).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Recipe {
    /// Farm: alpaca and food give wool.
    FarmWool,
    /// Farm: wool and food give cloth.
    FarmCloth,
    /// Forest: 2 food give wood.
    ForestWood,
    /// Mine: 2 food give stone.
    MineStone,
    /// Mine: ore and food give silver.
    MineSilver,
    /// Harbor: fish and food give one food more.
    HarborFood,
    /// Harbor: 2 fish give stone.
    HarborStone,
}

impl Recipe {
    /// All of them, in order.
    pub const ALL: [Self; 7] = [
        Self::FarmWool,
        Self::FarmCloth,
        Self::ForestWood,
        Self::MineStone,
        Self::MineSilver,
        Self::HarborFood,
        Self::HarborStone,
    ];

    /// Where the pawn must stand.
    #[must_use]
    #[inline(always)]
    pub const fn location(self) -> Location {
        match self {
            Self::FarmWool | Self::FarmCloth => Location::Farm,
            Self::ForestWood => Location::Forest,
            Self::MineStone | Self::MineSilver => Location::Mine,
            Self::HarborFood | Self::HarborStone => Location::Harbor,
        }
    }

    /// The two tiles that are used; they go to the container.
    #[must_use]
    #[inline(always)]
    pub const fn inputs(self) -> [Good; 2] {
        match self {
            Self::FarmWool => [Good::Alpaca, Good::Food],
            Self::FarmCloth => [Good::Wool, Good::Food],
            Self::ForestWood | Self::MineStone => [Good::Food, Good::Food],
            Self::MineSilver => [Good::Ore, Good::Food],
            Self::HarborFood => [Good::Fish, Good::Food],
            Self::HarborStone => [Good::Fish, Good::Fish],
        }
    }

    /// What it gives.
    #[must_use]
    #[inline(always)]
    pub const fn output(self) -> Good {
        match self {
            Self::FarmWool => Good::Wool,
            Self::FarmCloth => Good::Cloth,
            Self::ForestWood => Good::Wood,
            Self::MineStone | Self::HarborStone => Good::Stone,
            Self::MineSilver => Good::Silver,
            Self::HarborFood => Good::Food,
        }
    }
}

/// A seat's decision. `wild` says that the tile on the any-location space (E14, E20) is used, and the
/// others, if there are more, from the location's spaces (R35, R37).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// D1: this role of those that are left.
    TakeRole(Role),
    /// D2, D4: keep this Mission of those in hand.
    KeepMission(Mission),
    /// D3: this Mission goes to the left neighbour and the other to the right one; with two players
    /// this one goes to the opponent and the other to the box.
    GiveMission(Mission),
    /// D5: a tile from an action space back to a planning space.
    TakeBack {
        /// Which kind.
        good: Good,
        /// From where.
        place: Place,
    },
    /// D5: all coins on these spaces back to the own coins.
    TakeBackCoins(Place),
    /// D6: one more tile (`draw_fewer`).
    DrawMore,
    /// D6: no more tiles (`draw_fewer`).
    StopDrawing,
    /// D7: put a tile away and get another for it (E18).
    Swap {
        /// The kind that goes from the planning spaces to the container.
        away: Good,
        /// The kind taken out of the container; nothing: a tile is drawn.
        take: Option<Good>,
    },
    /// D7: no swap.
    KeepTiles,
    /// D8: a tile from the planning spaces to an action space. In one plan the tiles come in rising
    /// order of kind, then place, and coins after them.
    Plan {
        /// Which kind.
        good: Good,
        /// Where to.
        place: Place,
    },
    /// D8: the exact price in coins onto the spaces of a tile, or E17's coin onto a movement space.
    Fund(Place),
    /// D8: lift everything that was placed in this phase and plan anew (R16).
    Replan,
    /// D9: the pawn's first place.
    PlacePawn(Location),
    /// A move with the first cart, free of charge.
    FirstCart(Location),
    /// A move with a further cart.
    Cart {
        /// Where to.
        to: Location,
        /// What drives it.
        fuel: Fuel,
    },
    /// A step to a neighbour.
    Walk {
        /// Where to.
        to: Location,
        /// What drives it.
        fuel: Fuel,
    },
    /// farm.food: a food for each alpaca.
    FarmFood {
        /// How many alpacas are used.
        count: u8,
        /// Whether the any-location tile is one of them.
        wild: bool,
    },
    /// A basic action that turns two tiles into one good.
    Make {
        /// Which.
        recipe: Recipe,
        /// Whether the any-location tile is one of the two.
        wild: bool,
    },
    /// forest.cacao: one cacao for a food, a cloth or a glass; more may follow (D11).
    TradeCacao {
        /// What for.
        gain: Good,
        /// Whether it is the any-location tile.
        wild: bool,
    },
    /// harbor.boat: two wood for a boat.
    BuildBoat {
        /// The good on the boat; nothing where no boat is left.
        good: Option<Good>,
        /// Whether the any-location tile is one of the two.
        wild: bool,
    },
    /// village.house: two stone for a house.
    BuildHouse {
        /// The good on the house; nothing where no house is left.
        good: Option<Good>,
        /// Whether the any-location tile is one of the two.
        wild: bool,
    },
    /// village.store: a tile into the warehouse; more may follow (D14).
    Store {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        wild: bool,
    },
    /// village.cart: a coin for a cart.
    BuyCart,
    /// market.sell: a tile for its price; more may follow (D12).
    Sell {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        wild: bool,
    },
    /// market.extension: a tile of the strip for its price and the surcharge.
    BuyExtension(Extension),
    /// market.order: a coin for an order; nothing where none is left (`pay_for_nothing`).
    TakeOrder(Option<Order>),
    /// market.deliver: a tile onto the own order; more may follow (D13).
    Deliver {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        wild: bool,
    },
    /// road.build: stone and wood for a step of the Road.
    BuildRoad {
        /// Whether the any-location tile is one of the two.
        wild: bool,
    },
    /// The action of the role or of an extension.
    Use {
        /// Whose.
        place: Place,
        /// What is chosen of what it gives.
        gain: Good,
        /// Whether the any-location tile is one of its inputs (`wild_feeds_tiles`).
        wild: bool,
    },
    /// E25: this many corn leave the corn store for the warehouse.
    SendCorn(u8),
    /// D15: corn onto this shelf, counted from 0 in the order in which shelves are begun.
    ShelveCorn(u8),
    /// D15: gained corn into the corn store.
    KeepCorn,
    /// Closes D5, D8, D11, D12, D13 and D14.
    Done,
    /// No more actions this round.
    Pass,
    /// D16: the turn is over.
    EndTurn,
}

/// A chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The next location clockwise.
    Ring(Location),
    /// The start player.
    StartPlayer(Seat),
    /// An order for the Market.
    Order(Order),
    /// The next extension of the strip.
    Extension(Extension),
    /// A seat's role.
    Role(Role),
    /// A Mission into a seat's hand.
    Mission(Mission),
    /// A tile out of a bag.
    Draw(Good),
}
