//! What seats decide, what chance brings, and how both are written on one line.

use core::fmt;

use tabletop::{Form, FromOne, Line, Or, Seat, UnknownWord, UpTo, Words};

use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::Order;
use crate::vocabulary::place::{Place, SHELF_COUNT_MAX};
use crate::vocabulary::role::Role;

tabletop::words! {
    /// What powers a move.
    // Food on the movement spaces, or the coin that E17 allows there.
    pub enum Fuel: "fuel" {
        /// One food; it goes to the container.
        Food = "food",
        /// The coin; it goes to the general supply.
        Coin = "coin",
    }
}

tabletop::words! {
    /// A basic action that turns two tiles into one good.
    // rulebook, "Farma" to "Przystań"
    pub enum Recipe: "recipe" {
        /// Farm: alpaca and food give wool.
        FarmWool = "farm_wool",
        /// Farm: wool and food give cloth.
        FarmCloth = "farm_cloth",
        /// Forest: 2 food give wood.
        ForestWood = "forest_wood",
        /// Mine: 2 food give stone.
        MineStone = "mine_stone",
        /// Mine: ore and food give silver.
        MineSilver = "mine_silver",
        /// Harbor: fish and food give one extra food.
        HarborFood = "harbor_food",
        /// Harbor: 2 fish give stone.
        HarborStone = "harbor_stone",
    }
}

impl Recipe {
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

    /// The good that it gives.
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

/// A recipe by its location and what it gives: `farm wool`.
struct AtLocation;

impl Form<Recipe> for AtLocation {
    fn write(&self, recipe: &Recipe, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(recipe.location())?;
        line.word(recipe.output())
    }

    fn read(&self, words: &mut Words<'_>) -> Result<Recipe, UnknownWord> {
        let (location, output) = (words.word()?, words.word()?);
        Recipe::ALL
            .into_iter()
            .find(|recipe| recipe.location().key() == location && recipe.output().key() == output)
            .ok_or_else(|| words.unknown())
    }
}

tabletop::vocabulary! {
    /// A seat's decision. `wild` says that the tile on the any-location space (E14, E20) is used; any
    /// others come from the location's spaces.
    // R35, R37
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action: "action" as AltiplanoAction {
        /// Takes a role while roles are drafted: `role miner`.
        TakeRole(
            /// Which.
            role: Role
        ) = "role",
        /// Keeps one of the Missions in hand: `keep m3`.
        KeepMission(
            /// Which.
            mission: Mission
        ) = "keep",
        /// Passes this Mission to the left neighbour and the other to the right one; with two players,
        /// this one to the opponent and the other into the box: `give m3`.
        GiveMission(
            /// Which.
            mission: Mission
        ) = "give",
        /// Takes a tile from an action space back to a planning space: `take-back fish harbor`.
        TakeBack {
            /// Which kind.
            good: Good,
            /// Where it is taken from.
            place: Place,
        } = "take-back",
        /// Takes all coins of these spaces back: `take-back coins e6`.
        TakeBackCoins(
            /// Where they are taken from.
            place: Place
        ) = "take-back coins",
        /// Draws one more tile (`draw_fewer`): `draw`.
        DrawMore = "draw",
        /// Draws no more tiles (`draw_fewer`): `stop`.
        StopDrawing = "stop",
        /// Puts a tile away and gets another for it (E18): `swap fish draw`, `swap fish ore`.
        Swap {
            /// The kind that goes from the planning spaces to the container.
            away: Good,
            /// The kind taken out of the container; null: a tile is drawn.
            take: Option<Good> as Or("draw"),
        } = "swap",
        /// Swaps nothing: `keep-tiles`.
        KeepTiles = "keep-tiles",
        /// Puts a tile from a planning space onto an action space: `plan wood forest`.
        // In one plan the tiles come in rising order of kind, then place, and coins after them.
        Plan {
            /// Which kind.
            good: Good,
            /// Where it goes.
            place: Place,
        } = "plan",
        /// Puts the exact price in coins onto a tile, or E17's coin onto a movement space: `fund e6`.
        Fund(
            /// Where.
            place: Place
        ) = "fund",
        /// Lifts everything that was planned in this phase: `replan`.
        Replan = "replan",
        /// Puts the pawn on its first place: `pawn farm`.
        PlacePawn(
            /// Where.
            location: Location
        ) = "pawn",
        /// Moves with the first cart, free of charge: `first-cart mine`.
        FirstCart(
            /// Where to.
            to: Location
        ) = "first-cart",
        /// Moves with a further cart: `cart mine food`.
        Cart {
            /// Where to.
            to: Location,
            /// What powers it.
            fuel: Fuel,
        } = "cart",
        /// Steps to a neighbour: `walk mine food`.
        Walk {
            /// Where to.
            to: Location,
            /// What powers it.
            fuel: Fuel,
        } = "walk",
        /// Farm: one food for each alpaca: `farm food 2`.
        FarmFood {
            /// How many alpacas are used.
            count: u8 as UpTo(15),
            /// Whether the any-location tile is one of them.
            wild: bool [serde(default)],
        } = "farm food",
        /// Turns two tiles into one good: `forest wood`.
        Make {
            /// Which basic action.
            recipe: Recipe as AtLocation,
            /// Whether the any-location tile is one of the two.
            wild: bool [serde(default)],
        } = "",
        /// Forest: one cacao for a food, a cloth or a glass; more may follow: `forest cacao glass`.
        TradeCacao {
            /// What for.
            gain: Good,
            /// Whether it is the any-location tile.
            wild: bool [serde(default)],
        } = "forest cacao",
        /// Harbor: two wood for a boat: `harbor boat wool`.
        BuildBoat {
            /// The good on the boat; null if no boat is left.
            good: Option<Good> as Or("none"),
            /// Whether the any-location tile is one of the two.
            wild: bool [serde(default)],
        } = "harbor boat",
        /// Village: two stone for a house: `village house wool`.
        BuildHouse {
            /// The good on the house; null if no house is left.
            good: Option<Good> as Or("none"),
            /// Whether the any-location tile is one of the two.
            wild: bool [serde(default)],
        } = "village house",
        /// Village: a tile into the warehouse; more may follow: `village store wool`.
        Store {
            /// Which kind.
            good: Good,
            /// Whether it is the any-location tile.
            wild: bool [serde(default)],
        } = "village store",
        /// Village: one coin for a cart: `village cart`.
        BuyCart = "village cart",
        /// Market: a tile for its price; more may follow: `market sell wool`.
        Sell {
            /// Which kind.
            good: Good,
            /// Whether it is the any-location tile.
            wild: bool [serde(default)],
        } = "market sell",
        /// Market: a tile from the strip for its price and the surcharge: `market extension e4`.
        BuyExtension(
            /// Which.
            extension: Extension
        ) = "market extension",
        /// Market: one coin for an order: `market order o4`.
        TakeOrder(
            /// Which; null if none is left (`pay_for_nothing`).
            order: Option<Order> as Or("none")
        ) = "market order",
        /// Market: puts a tile on the seat's order card; more may follow: `market deliver wool`.
        Deliver {
            /// Which kind.
            good: Good,
            /// Whether it is the any-location tile.
            wild: bool [serde(default)],
        } = "market deliver",
        /// Road: stone and wood for a step: `road build`.
        BuildRoad {
            /// Whether the any-location tile is one of the two.
            wild: bool [serde(default)],
        } = "road build",
        /// The action of the role or of an extension: `use role ore`, `use e12 wood`.
        Use {
            /// Whose action it is.
            place: Place,
            /// What is chosen from what it gives.
            gain: Good,
            /// Whether the any-location tile is one of its inputs (`wild_feeds_tiles`).
            wild: bool [serde(default)],
        } = "use",
        /// E25: this many corn leave the corn store for the warehouse: `send-corn 2`.
        SendCorn(
            /// How many.
            count: u8 as UpTo(4)
        ) = "send-corn",
        /// Puts corn onto this shelf: `shelve-corn 1` is shelf 0.
        ShelveCorn(
            /// Which, from 0 in the order in which shelves are begun.
            shelf: u8 as FromOne(SHELF_COUNT_MAX as u8)
        ) = "shelve-corn",
        /// Puts gained corn into the corn store (E25): `keep-corn`.
        KeepCorn = "keep-corn",
        /// Finishes taking back, planning, trading, selling, delivering and storing: `done`.
        Done = "done",
        /// No more actions this round: `pass`.
        Pass = "pass",
        /// The turn is over: `end-turn`.
        EndTurn = "end-turn",
    }
}

tabletop::vocabulary! {
    /// A chance outcome: `ring mine`, `draw wood`.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Outcome: "outcome" as AltiplanoOutcome {
        /// The next location clockwise.
        Ring(
            /// Which.
            location: Location
        ) = "ring",
        /// The start player.
        StartPlayer(
            /// Who.
            seat: Seat
        ) = "start",
        /// An order for the Market.
        Order(
            /// Which.
            order: Order
        ) = "order",
        /// The next extension of the strip.
        Extension(
            /// Which.
            extension: Extension
        ) = "extension",
        /// A seat's role.
        Role(
            /// Which.
            role: Role
        ) = "role",
        /// A Mission into a seat's hand.
        Mission(
            /// Which.
            mission: Mission
        ) = "mission",
        /// A tile out of a bag.
        Draw(
            /// Which kind.
            good: Good
        ) = "draw",
    }
}
