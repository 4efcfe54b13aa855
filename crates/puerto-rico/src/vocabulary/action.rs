//! What a seat can decide, what chance can bring, and how both are written on one line.

use core::fmt;
use core::str::FromStr;

use tabletop::{CountOf, Form, Line, Or, UnknownWord, Words};

use crate::vocabulary::building::Building;
use crate::vocabulary::deed::Deed;
use crate::vocabulary::good::Good;
use crate::vocabulary::occupant::Occupant;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::RoleCard;
use crate::vocabulary::tile::Tile;

tabletop::vocabulary! {
    /// A seat's decision. Which actions are legal depends on the open decision.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action: "action" as Action {
        /// Declines what is offered: `pass`.
        Pass = "pass",
        /// Takes what is offered and needs no further words (only with `strict_optional`): `accept`.
        Accept = "accept",
        /// Takes a role card: `role settler`.
        ChooseRole(
            /// Which.
            card: RoleCard
        ) = "role",
        /// Draws a face-down plantation with the hacienda: `draw`.
        DrawPlantation = "draw",
        /// Takes a face-up plantation or a quarry: `take corn`.
        TakeTile(
            /// Which.
            tile: Tile
        ) = "take",
        /// Takes a worker: `worker`.
        // Mayor's privilege, hospice, university, from the ship with `decline_workers`; or lets a raid take workers
        // only.
        TakeWorker = "worker",
        /// Places this many of the seat's workers: `assign corn 2`.
        // In the order of [`Place`].
        AssignWorkers {
            /// Where.
            place: Place,
            /// How many, 0 to the number of its circles.
            workers: u8 as CountOf("number of workers"),
        } = "assign",
        /// Buys a building: `build hacienda`.
        Build(
            /// Which.
            building: Building
        ) = "build",
        /// Takes one good with the craftsman's privilege: `good corn`.
        TakeGood(
            /// Which kind.
            good: Good
        ) = "good",
        /// Sells one good to the trading house: `sell corn`.
        Sell(
            /// Which kind.
            good: Good
        ) = "sell",
        /// Loads all that fits of a kind: `load corn 7`, `load corn wharf`.
        Load {
            /// The kind.
            good: Good,
            /// The ship.
            hold: Hold,
        } = "load",
        /// Keeps all goods of a kind in a warehouse: `store corn`.
        StoreKind(
            /// Which kind.
            good: Good
        ) = "store",
        /// Keeps one good on San Juan: `keep corn`.
        KeepSingle(
            /// Which kind.
            good: Good
        ) = "keep",
        /// Puts a kind of building on the main board before the game: `draft church`.
        DraftBuilding(
            /// Which.
            building: Building
        ) = "draft",
        /// Takes a plantation, or places the drawn one, face down as a forest: `forest corn`.
        PlantForest(
            /// Which kind.
            good: Good
        ) = "forest",
        /// Moves a worker from the guesthouse to an empty circle of this place: `guest corn`.
        MoveGuest(
            /// Where to.
            place: Place
        ) = "guest",
        /// Returns a worker for 1 doubloon with the black market, from a place or from San Juan: `return worker corn`,
        /// `return worker san_juan`.
        ReturnWorker(
            /// Where it stands; null for San Juan.
            place: Option<Place> as Or("san_juan")
        ) = "return worker",
        /// Returns a good for 1 doubloon with the black market: `return corn`.
        ReturnGood(
            /// Which kind.
            good: Good
        ) = "return",
        /// Returns a victory point chip for 1 doubloon with the black market: `return point`.
        ReturnPoint = "return point",
        /// Sells one good to the seat's trading post: `post corn`.
        SellToPost(
            /// Which kind.
            good: Good
        ) = "post",
        /// Begins the small wharf's loading: `small_wharf`.
        UseSmallWharf = "small_wharf",
        /// Takes the noble of the ship, or lets a raid take it along: `noble`.
        TakeNoble = "noble",
        /// Turns this many of the workers on a place into nobles: `nobles corn 1`.
        // In the order of [`Place`].
        AssignNobles {
            /// Where.
            place: Place,
            /// How many of the workers there.
            nobles: u8 as CountOf("number of nobles"),
        } = "nobles",
        /// Moves a noble from the guesthouse to an empty circle of this place: `guest noble corn`.
        MoveNobleGuest(
            /// Where to.
            place: Place
        ) = "guest noble",
        /// Returns a noble for 1 doubloon with the black market, from a place or from San Juan: `return noble corn`,
        /// `return noble san_juan`.
        ReturnNoble(
            /// Where it stands; null for San Juan.
            place: Option<Place> as Or("san_juan")
        ) = "return noble",
        /// Gives up a plantation, with hunting lodge or land office; its occupant goes to San Juan: `give_up corn
        /// nobody`, `give_up corn worker`, `give_up corn noble`.
        GiveUpTile {
            /// Which kind.
            good: Good,
            /// Who is on it and goes to San Juan.
            occupant: Occupant,
        } = "give_up",
        /// Gives up a forest, with hunting lodge or land office: `give_up forest corn`.
        GiveUpForest(
            /// The kind on its front.
            good: Good
        ) = "give_up forest",
        /// Gives a good to the royal supplier: `deliver corn`.
        Deliver(
            /// Which kind.
            good: Good
        ) = "deliver",
        /// Puts this many goods of the kind being asked about on the small wharf: `ship corn 2`.
        Ship {
            /// Which kind.
            good: Good,
            /// How many.
            amount: u8 as CountOf("number of goods"),
        } = "ship",
        /// Does one of the buccaneer's deeds: `deed piracy`.
        Deed(
            /// Which.
            deed: Deed
        ) = "deed",
        /// Empties a cargo ship by piracy: `rob 5`.
        RobShip(
            /// The ship, by its holds.
            capacity: u8 as ShipName
        ) = "rob",
        /// Keeps this many goods of the emptied ship: `loot 2`.
        KeepLoot(
            /// How many, 0 to 3.
            goods: u8 as CountOf("number of goods")
        ) = "loot",
        /// Puts a raided worker to work on an empty circle of this place: `raid corn`.
        PlaceRaided(
            /// Where.
            place: Place
        ) = "raid",
        /// Puts a raided noble to work on an empty circle of this place: `raid noble corn`.
        PlaceRaidedNoble(
            /// Where.
            place: Place
        ) = "raid noble",
        /// Captures a role card: `capture trader`.
        Capture(
            /// Which.
            card: RoleCard
        ) = "capture",
    }
}

tabletop::vocabulary! {
    /// A chance outcome: `draw corn`, `draft church`, `crop corn`, `production corn`, `building harbor`.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Outcome: "chance outcome" as Outcome {
        /// A plantation of this kind comes from the face-down stock: `draw corn`.
        Draw(
            /// Which kind.
            good: Good
        ) = "draw",
        /// A kind of building comes into the market (random draft): `draft church`.
        Draft(
            /// Which.
            building: Building
        ) = "draft",
        /// The kind of plantation of the festival's crop task: `crop corn`.
        Crop(
            /// Which kind.
            good: Good
        ) = "crop",
        /// A good of the festival's production task: `production corn`.
        Production(
            /// Which kind.
            good: Good
        ) = "production",
        /// The building of the festival's building task: `building harbor`.
        Building(
            /// Which.
            building: Building
        ) = "building",
    }
}

/// Where goods are loaded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Hold {
    /// The cargo ship with this many holds; no two ships of a game have the same number.
    Ship(u8),
    /// The seat's own wharf.
    Wharf,
}

tabletop::one_word! { Hold }

impl fmt::Display for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ship(capacity) => write!(f, "{capacity}"),
            Self::Wharf => f.write_str("wharf"),
        }
    }
}

impl FromStr for Hold {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        match word {
            "wharf" => Ok(Self::Wharf),
            "4" | "5" | "6" | "7" | "8" => Ok(Self::Ship(word.as_bytes()[0] - b'0')),
            _ => Err(UnknownWord::new("ship", word)),
        }
    }
}

/// A cargo ship by its holds; a wharf is not one.
struct ShipName;

impl Form<u8> for ShipName {
    fn write(&self, capacity: &u8, line: &mut Line<'_, '_>) -> fmt::Result {
        line.word(capacity)
    }

    fn read(&self, words: &mut Words<'_>) -> Result<u8, UnknownWord> {
        let word = words.word()?;
        match word.parse()? {
            Hold::Ship(capacity) => Ok(capacity),
            Hold::Wharf => Err(UnknownWord::new("ship", word)),
        }
    }
}
