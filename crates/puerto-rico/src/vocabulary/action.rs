//! What a seat can decide, and its one-line notation.

use std::fmt;
use std::str::FromStr;

use crate::expansions::buccaneer::Deed;
use crate::expansions::nobles::Occupant;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::Good;
use crate::vocabulary::notation::UnknownWord;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::RoleCard;
use crate::vocabulary::tile::Tile;

/// A seat's decision. Which ones are legal depends on the open [`crate::Decision`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Declines what is offered: `pass`.
    Pass,
    /// Takes what is offered and needs no further words (only with `strict_optional`): `accept`.
    Accept,
    /// Takes a role card: `role settler`.
    ChooseRole(RoleCard),
    /// Draws a face-down plantation with the hacienda: `draw`.
    DrawPlantation,
    /// Takes a face-up plantation or a quarry: `take corn`.
    TakeTile(Tile),
    /// Takes a worker (mayor's privilege, hospice, university, or from the ship with
    /// `decline_workers`), or lets a raid take workers only: `worker`.
    TakeWorker,
    /// Puts this many of the own workers on a place, in the order of [`Place`]: `assign corn 2`.
    AssignWorkers {
        /// Where.
        place: Place,
        /// How many, 0 to the number of its circles.
        workers: u8,
    },
    /// Buys a building: `build hacienda`.
    Build(Building),
    /// Takes one good with the craftsman's privilege: `good corn`.
    TakeGood(Good),
    /// Sells one good to the trading house: `sell corn`.
    Sell(Good),
    /// Loads all that fits of a kind: `load corn 7`, `load corn wharf`.
    Load {
        /// The kind.
        good: Good,
        /// The ship.
        hold: Hold,
    },
    /// Keeps all goods of a kind in a warehouse: `store corn`.
    StoreKind(Good),
    /// Keeps one good on San Juan: `keep corn`.
    KeepSingle(Good),
    /// Puts a kind of building on the main board before the game: `draft church`.
    DraftBuilding(Building),
    /// Takes a plantation, or places the drawn one, face down as a forest: `forest corn`.
    PlantForest(Good),
    /// Moves a worker from the guesthouse to an empty circle of this place: `guest corn`.
    MoveGuest(Place),
    /// Returns a worker for 1 doubloon with the black market, from a place or from San Juan:
    /// `return worker corn`, `return worker san_juan`.
    ReturnWorker(Option<Place>),
    /// Returns a good for 1 doubloon with the black market: `return corn`.
    ReturnGood(Good),
    /// Returns a victory point chip for 1 doubloon with the black market: `return point`.
    ReturnPoint,
    /// Sells one good to the own trading post: `post corn`.
    SellToPost(Good),
    /// Begins the small wharf's loading: `small_wharf`.
    UseSmallWharf,
    /// Takes the noble of the ship, or lets a raid take it along: `noble`.
    TakeNoble,
    /// Puts this many nobles among the workers on a place, in the order of [`Place`]:
    /// `nobles corn 1`.
    AssignNobles {
        /// Where.
        place: Place,
        /// How many of those who stand there, 0 to all.
        nobles: u8,
    },
    /// Moves a noble from the guesthouse to an empty circle of this place: `guest noble corn`.
    MoveNobleGuest(Place),
    /// Returns a noble for 1 doubloon with the black market, from a place or from San Juan:
    /// `return noble corn`, `return noble san_juan`.
    ReturnNoble(Option<Place>),
    /// Gives up a plantation, with hunting lodge or land office; who stands there goes to San Juan:
    /// `give_up corn nobody`, `give_up corn worker`, `give_up corn noble`.
    GiveUpTile {
        /// The kind.
        good: Good,
        /// Who stands on it.
        occupant: Occupant,
    },
    /// Gives up a forest, with hunting lodge or land office: `give_up forest corn`.
    GiveUpForest(Good),
    /// Gives a good to the royal supplier: `deliver corn`.
    Deliver(Good),
    /// Puts so many goods of the kind that is asked about on the small wharf: `ship corn 2`.
    Ship {
        /// The kind.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// Does one of the buccaneer's deeds: `deed piracy`.
    Deed(Deed),
    /// Empties the cargo ship with this many holds by piracy: `rob 5`.
    RobShip(u8),
    /// Keeps so many goods of the emptied ship: `loot 2`.
    KeepLoot(u8),
    /// Puts a raided worker to work on an empty circle of this place: `raid corn`.
    PlaceRaided(Place),
    /// Puts a raided noble to work on an empty circle of this place: `raid noble corn`.
    PlaceRaidedNoble(Place),
    /// Captures a role card: `capture trader`.
    Capture(RoleCard),
}

/// Where goods are loaded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hold {
    /// The cargo ship with this many holds; no two ships of a game have the same number.
    Ship(u8),
    /// The own wharf.
    Wharf,
}

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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Accept => f.write_str("accept"),
            Self::ChooseRole(card) => write!(f, "role {card}"),
            Self::DrawPlantation => f.write_str("draw"),
            Self::TakeTile(tile) => write!(f, "take {tile}"),
            Self::TakeWorker => f.write_str("worker"),
            Self::AssignWorkers { place, workers } => write!(f, "assign {place} {workers}"),
            Self::Build(building) => write!(f, "build {building}"),
            Self::TakeGood(good) => write!(f, "good {good}"),
            Self::Sell(good) => write!(f, "sell {good}"),
            Self::Load { good, hold } => write!(f, "load {good} {hold}"),
            Self::StoreKind(good) => write!(f, "store {good}"),
            Self::KeepSingle(good) => write!(f, "keep {good}"),
            Self::DraftBuilding(building) => write!(f, "draft {building}"),
            Self::PlantForest(good) => write!(f, "forest {good}"),
            Self::MoveGuest(place) => write!(f, "guest {place}"),
            Self::ReturnWorker(Some(place)) => write!(f, "return worker {place}"),
            Self::ReturnWorker(None) => f.write_str("return worker san_juan"),
            Self::ReturnGood(good) => write!(f, "return {good}"),
            Self::ReturnPoint => f.write_str("return point"),
            Self::SellToPost(good) => write!(f, "post {good}"),
            Self::UseSmallWharf => f.write_str("small_wharf"),
            Self::TakeNoble => f.write_str("noble"),
            Self::AssignNobles { place, nobles } => write!(f, "nobles {place} {nobles}"),
            Self::MoveNobleGuest(place) => write!(f, "guest noble {place}"),
            Self::ReturnNoble(Some(place)) => write!(f, "return noble {place}"),
            Self::ReturnNoble(None) => f.write_str("return noble san_juan"),
            Self::GiveUpTile { good, occupant } => write!(f, "give_up {good} {occupant}"),
            Self::GiveUpForest(good) => write!(f, "give_up forest {good}"),
            Self::Deliver(good) => write!(f, "deliver {good}"),
            Self::Ship { good, amount } => write!(f, "ship {good} {amount}"),
            Self::Deed(deed) => write!(f, "deed {deed}"),
            Self::RobShip(capacity) => write!(f, "rob {capacity}"),
            Self::KeepLoot(goods) => write!(f, "loot {goods}"),
            Self::PlaceRaided(place) => write!(f, "raid {place}"),
            Self::PlaceRaidedNoble(place) => write!(f, "raid noble {place}"),
            Self::Capture(card) => write!(f, "capture {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownWord;

    fn from_str(line: &str) -> Result<Self, UnknownWord> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["pass"] => Ok(Self::Pass),
            ["accept"] => Ok(Self::Accept),
            ["role", card] => card.parse().map(Self::ChooseRole),
            ["draw"] => Ok(Self::DrawPlantation),
            ["take", tile] => tile.parse().map(Self::TakeTile),
            ["worker"] => Ok(Self::TakeWorker),
            ["assign", place, workers] => Ok(Self::AssignWorkers {
                place: place.parse()?,
                workers: workers
                    .parse()
                    .map_err(|_| UnknownWord::new("number of workers", workers))?,
            }),
            ["build", building] => building.parse().map(Self::Build),
            ["good", good] => good.parse().map(Self::TakeGood),
            ["sell", good] => good.parse().map(Self::Sell),
            ["load", good, hold] => Ok(Self::Load {
                good: good.parse()?,
                hold: hold.parse()?,
            }),
            ["store", good] => good.parse().map(Self::StoreKind),
            ["keep", good] => good.parse().map(Self::KeepSingle),
            ["draft", building] => building.parse().map(Self::DraftBuilding),
            ["forest", good] => good.parse().map(Self::PlantForest),
            ["noble"] => Ok(Self::TakeNoble),
            ["nobles", place, nobles] => Ok(Self::AssignNobles {
                place: place.parse()?,
                nobles: nobles
                    .parse()
                    .map_err(|_| UnknownWord::new("number of nobles", nobles))?,
            }),
            ["guest", "noble", place] => place.parse().map(Self::MoveNobleGuest),
            ["return", "noble", "san_juan"] => Ok(Self::ReturnNoble(None)),
            ["return", "noble", place] => place.parse().map(Some).map(Self::ReturnNoble),
            ["give_up", "forest", good] => good.parse().map(Self::GiveUpForest),
            ["give_up", good, occupant] => Ok(Self::GiveUpTile {
                good: good.parse()?,
                occupant: occupant.parse()?,
            }),
            ["deliver", good] => good.parse().map(Self::Deliver),
            ["guest", place] => place.parse().map(Self::MoveGuest),
            ["return", "worker", "san_juan"] => Ok(Self::ReturnWorker(None)),
            ["return", "worker", place] => place.parse().map(Some).map(Self::ReturnWorker),
            ["return", "point"] => Ok(Self::ReturnPoint),
            ["return", good] => good.parse().map(Self::ReturnGood),
            ["post", good] => good.parse().map(Self::SellToPost),
            ["small_wharf"] => Ok(Self::UseSmallWharf),
            ["ship", good, amount] => Ok(Self::Ship {
                good: good.parse()?,
                amount: amount
                    .parse()
                    .map_err(|_| UnknownWord::new("number of goods", amount))?,
            }),
            ["deed", deed] => deed.parse().map(Self::Deed),
            ["rob", ship] => match ship.parse()? {
                Hold::Ship(capacity) => Ok(Self::RobShip(capacity)),
                Hold::Wharf => Err(UnknownWord::new("ship", ship)),
            },
            ["loot", goods] => {
                (goods.parse().map(Self::KeepLoot)).map_err(|_| UnknownWord::new("number of goods", goods))
            }
            ["raid", "noble", place] => place.parse().map(Self::PlaceRaidedNoble),
            ["raid", place] => place.parse().map(Self::PlaceRaided),
            ["capture", card] => card.parse().map(Self::Capture),
            _ => Err(UnknownWord::new("action", line)),
        }
    }
}

/// A chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The kind of the plantation that is drawn: `draw corn`.
    Plantation(Good),
    /// The kind of building that comes into the market (random draft): `draft church`.
    Draft(Building),
    /// The kind of plantation of the festival's crop task: `crop corn`.
    Crop(Good),
    /// A good of the festival's production task: `production corn`.
    Production(Good),
    /// The building of the festival's building task: `building harbor`.
    Building(Building),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plantation(good) => write!(f, "draw {good}"),
            Self::Draft(building) => write!(f, "draft {building}"),
            Self::Crop(good) => write!(f, "crop {good}"),
            Self::Production(good) => write!(f, "production {good}"),
            Self::Building(building) => write!(f, "building {building}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = UnknownWord;

    fn from_str(line: &str) -> Result<Self, UnknownWord> {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["draw", good] => good.parse().map(Self::Plantation),
            ["draft", building] => building.parse().map(Self::Draft),
            ["crop", good] => good.parse().map(Self::Crop),
            ["production", good] => good.parse().map(Self::Production),
            ["building", building] => building.parse().map(Self::Building),
            _ => Err(UnknownWord::new("chance outcome", line)),
        }
    }
}
