//! What a seat can decide, and what chance can bring.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Deed, Good, Occupant, Place, RoleCard, Tile};
use crate::mirror::FromRules;

/// A seat's decision. Which ones are legal depends on the open decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Declines what is offered: `pass`.
    Pass,
    /// Takes what is offered and needs no further words (only with `strict_optional`): `accept`.
    Accept,
    /// Takes a role card: `role settler`.
    ChooseRole {
        /// Which.
        card: RoleCard,
    },
    /// Draws a face-down plantation with the hacienda: `draw`.
    DrawPlantation,
    /// Takes a face-up plantation or a quarry: `take corn`.
    TakeTile {
        /// Which.
        tile: Tile,
    },
    /// Takes a worker: `worker`.
    TakeWorker,
    /// Puts this many of the own workers on a place: `assign corn 2`.
    AssignWorkers {
        /// Where.
        place: Place,
        /// How many, 0 to the number of its circles.
        workers: u8,
    },
    /// Buys a building: `build hacienda`.
    Build {
        /// Which.
        building: Building,
    },
    /// Takes one good with the craftsman's privilege: `good corn`.
    TakeGood {
        /// Which kind.
        good: Good,
    },
    /// Sells one good to the trading house: `sell corn`.
    Sell {
        /// Which kind.
        good: Good,
    },
    /// Loads all that fits of a kind: `load corn 7`, `load corn wharf`.
    Load {
        /// The kind.
        good: Good,
        /// The ship.
        hold: Hold,
    },
    /// Keeps all goods of a kind in a warehouse: `store corn`.
    StoreKind {
        /// Which kind.
        good: Good,
    },
    /// Keeps one good on San Juan: `keep corn`.
    KeepSingle {
        /// Which kind.
        good: Good,
    },
    /// Puts a kind of building on the main board before the game: `draft church`.
    DraftBuilding {
        /// Which.
        building: Building,
    },
    /// Takes a plantation, or places the drawn one, face down as a forest: `forest corn`.
    PlantForest {
        /// Which kind.
        good: Good,
    },
    /// Moves a worker from the guesthouse to an empty circle of this place: `guest corn`.
    MoveGuest {
        /// Where to.
        place: Place,
    },
    /// Returns a worker for 1 doubloon with the black market: `return worker corn`.
    ReturnWorker {
        /// Where it stands; null for San Juan.
        #[serde(default)]
        place: Option<Place>,
    },
    /// Returns a good for 1 doubloon with the black market: `return corn`.
    ReturnGood {
        /// Which kind.
        good: Good,
    },
    /// Returns a victory point chip for 1 doubloon with the black market: `return point`.
    ReturnPoint,
    /// Sells one good to the own trading post: `post corn`.
    SellToPost {
        /// Which kind.
        good: Good,
    },
    /// Begins the small wharf's loading: `small_wharf`.
    UseSmallWharf,
    /// Takes the noble of the ship: `noble`.
    TakeNoble,
    /// Makes this many of the workers on a place nobles: `nobles corn 1`.
    AssignNobles {
        /// Where.
        place: Place,
        /// How many of those who stand there.
        nobles: u8,
    },
    /// Moves a noble from the guesthouse to an empty circle of this place: `guest noble corn`.
    MoveNobleGuest {
        /// Where to.
        place: Place,
    },
    /// Returns a noble for 1 doubloon with the black market: `return noble corn`.
    ReturnNoble {
        /// Where it stands; null for San Juan.
        #[serde(default)]
        place: Option<Place>,
    },
    /// Gives up a plantation, with hunting lodge or land office: `give_up corn nobody`.
    GiveUpTile {
        /// Which kind.
        good: Good,
        /// Who stands on it and goes to San Juan.
        occupant: Occupant,
    },
    /// Gives up a forest, with hunting lodge or land office: `give_up forest corn`.
    GiveUpForest {
        /// The kind on its front.
        good: Good,
    },
    /// Gives a good to the royal supplier: `deliver corn`.
    Deliver {
        /// Which kind.
        good: Good,
    },
    /// Puts so many goods of the kind that is asked about on the small wharf: `ship corn 2`.
    Ship {
        /// Which kind.
        good: Good,
        /// How many.
        amount: u8,
    },
    /// Does one of the buccaneer's deeds: `deed piracy`.
    Deed {
        /// Which.
        deed: Deed,
    },
    /// Empties a cargo ship by piracy: `rob 5`.
    RobShip {
        /// The ship, by its holds.
        capacity: u8,
    },
    /// Keeps so many goods of the emptied ship: `loot 2`.
    KeepLoot {
        /// How many, 0 to 3.
        goods: u8,
    },
    /// Puts a raided worker to work on an empty circle of this place: `raid corn`.
    PlaceRaided {
        /// Where.
        place: Place,
    },
    /// Puts a raided noble to work on an empty circle of this place: `raid noble corn`.
    PlaceRaidedNoble {
        /// Where.
        place: Place,
    },
    /// Captures a role card: `capture trader`.
    Capture {
        /// Which.
        card: RoleCard,
    },
}

/// Where goods are loaded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Hold {
    /// The cargo ship with this many holds; no two ships of a game have the same number.
    Ship(u8),
    /// The own wharf.
    Wharf,
}

/// A chance outcome: `draw corn`, `draft church`, `crop corn`, `production corn`, `building harbor`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// A plantation of this kind comes from the face-down stock.
    Draw {
        /// Which kind.
        good: Good,
    },
    /// A kind of building comes into the market (random draft).
    Draft {
        /// Which.
        building: Building,
    },
    /// The kind of plantation of the festival's crop task.
    Crop {
        /// Which kind.
        good: Good,
    },
    /// A good of the festival's production task.
    Production {
        /// Which kind.
        good: Good,
    },
    /// The building of the festival's building task.
    Building {
        /// Which.
        building: Building,
    },
}

impl From<puerto_rico::Action> for Action {
    fn from(action: puerto_rico::Action) -> Self {
        use puerto_rico::Action as Rules;
        match action {
            Rules::Pass => Self::Pass,
            Rules::Accept => Self::Accept,
            Rules::ChooseRole(card) => Self::ChooseRole { card: card.into() },
            Rules::DrawPlantation => Self::DrawPlantation,
            Rules::TakeTile(tile) => Self::TakeTile { tile: tile.into() },
            Rules::TakeWorker => Self::TakeWorker,
            Rules::AssignWorkers { place, workers } => Self::AssignWorkers {
                place: place.into(),
                workers,
            },
            Rules::Build(building) => Self::Build {
                building: building.into(),
            },
            Rules::TakeGood(good) => Self::TakeGood { good: good.into() },
            Rules::Sell(good) => Self::Sell { good: good.into() },
            Rules::Load { good, hold } => Self::Load {
                good: good.into(),
                hold: hold.into(),
            },
            Rules::StoreKind(good) => Self::StoreKind { good: good.into() },
            Rules::KeepSingle(good) => Self::KeepSingle { good: good.into() },
            Rules::DraftBuilding(building) => Self::DraftBuilding {
                building: building.into(),
            },
            Rules::PlantForest(good) => Self::PlantForest { good: good.into() },
            Rules::MoveGuest(place) => Self::MoveGuest { place: place.into() },
            Rules::ReturnWorker(place) => Self::ReturnWorker {
                place: place.map(Into::into),
            },
            Rules::ReturnGood(good) => Self::ReturnGood { good: good.into() },
            Rules::ReturnPoint => Self::ReturnPoint,
            Rules::SellToPost(good) => Self::SellToPost { good: good.into() },
            Rules::UseSmallWharf => Self::UseSmallWharf,
            Rules::TakeNoble => Self::TakeNoble,
            Rules::AssignNobles { place, nobles } => Self::AssignNobles {
                place: place.into(),
                nobles,
            },
            Rules::MoveNobleGuest(place) => Self::MoveNobleGuest { place: place.into() },
            Rules::ReturnNoble(place) => Self::ReturnNoble {
                place: place.map(Into::into),
            },
            Rules::GiveUpTile { good, occupant } => Self::GiveUpTile {
                good: good.into(),
                occupant: occupant.into(),
            },
            Rules::GiveUpForest(good) => Self::GiveUpForest { good: good.into() },
            Rules::Deliver(good) => Self::Deliver { good: good.into() },
            Rules::Ship { good, amount } => Self::Ship {
                good: good.into(),
                amount,
            },
            Rules::Deed(deed) => Self::Deed { deed: deed.into() },
            Rules::RobShip(capacity) => Self::RobShip { capacity },
            Rules::KeepLoot(goods) => Self::KeepLoot { goods },
            Rules::PlaceRaided(place) => Self::PlaceRaided { place: place.into() },
            Rules::PlaceRaidedNoble(place) => Self::PlaceRaidedNoble { place: place.into() },
            Rules::Capture(card) => Self::Capture { card: card.into() },
        }
    }
}

impl From<Action> for puerto_rico::Action {
    fn from(action: Action) -> Self {
        match action {
            Action::Pass => Self::Pass,
            Action::Accept => Self::Accept,
            Action::ChooseRole { card } => Self::ChooseRole(card.into()),
            Action::DrawPlantation => Self::DrawPlantation,
            Action::TakeTile { tile } => Self::TakeTile(tile.into()),
            Action::TakeWorker => Self::TakeWorker,
            Action::AssignWorkers { place, workers } => Self::AssignWorkers {
                place: place.into(),
                workers,
            },
            Action::Build { building } => Self::Build(building.into()),
            Action::TakeGood { good } => Self::TakeGood(good.into()),
            Action::Sell { good } => Self::Sell(good.into()),
            Action::Load { good, hold } => Self::Load {
                good: good.into(),
                hold: hold.into(),
            },
            Action::StoreKind { good } => Self::StoreKind(good.into()),
            Action::KeepSingle { good } => Self::KeepSingle(good.into()),
            Action::DraftBuilding { building } => Self::DraftBuilding(building.into()),
            Action::PlantForest { good } => Self::PlantForest(good.into()),
            Action::MoveGuest { place } => Self::MoveGuest(place.into()),
            Action::ReturnWorker { place } => Self::ReturnWorker(place.map(Into::into)),
            Action::ReturnGood { good } => Self::ReturnGood(good.into()),
            Action::ReturnPoint => Self::ReturnPoint,
            Action::SellToPost { good } => Self::SellToPost(good.into()),
            Action::UseSmallWharf => Self::UseSmallWharf,
            Action::TakeNoble => Self::TakeNoble,
            Action::AssignNobles { place, nobles } => Self::AssignNobles {
                place: place.into(),
                nobles,
            },
            Action::MoveNobleGuest { place } => Self::MoveNobleGuest(place.into()),
            Action::ReturnNoble { place } => Self::ReturnNoble(place.map(Into::into)),
            Action::GiveUpTile { good, occupant } => Self::GiveUpTile {
                good: good.into(),
                occupant: occupant.into(),
            },
            Action::GiveUpForest { good } => Self::GiveUpForest(good.into()),
            Action::Deliver { good } => Self::Deliver(good.into()),
            Action::Ship { good, amount } => Self::Ship {
                good: good.into(),
                amount,
            },
            Action::Deed { deed } => Self::Deed(deed.into()),
            Action::RobShip { capacity } => Self::RobShip(capacity),
            Action::KeepLoot { goods } => Self::KeepLoot(goods),
            Action::PlaceRaided { place } => Self::PlaceRaided(place.into()),
            Action::PlaceRaidedNoble { place } => Self::PlaceRaidedNoble(place.into()),
            Action::Capture { card } => Self::Capture(card.into()),
        }
    }
}

impl From<puerto_rico::Hold> for Hold {
    fn from(hold: puerto_rico::Hold) -> Self {
        match hold {
            puerto_rico::Hold::Ship(capacity) => Self::Ship(capacity),
            puerto_rico::Hold::Wharf => Self::Wharf,
        }
    }
}

impl From<Hold> for puerto_rico::Hold {
    fn from(hold: Hold) -> Self {
        match hold {
            Hold::Ship(capacity) => Self::Ship(capacity),
            Hold::Wharf => Self::Wharf,
        }
    }
}

impl FromRules<puerto_rico::Hold> for Hold {
    fn from_rules(hold: puerto_rico::Hold) -> Self {
        hold.into()
    }
}

impl From<puerto_rico::Outcome> for Outcome {
    fn from(outcome: puerto_rico::Outcome) -> Self {
        match outcome {
            puerto_rico::Outcome::Plantation(good) => Self::Draw { good: good.into() },
            puerto_rico::Outcome::Draft(building) => Self::Draft {
                building: building.into(),
            },
            puerto_rico::Outcome::Crop(good) => Self::Crop { good: good.into() },
            puerto_rico::Outcome::Production(good) => Self::Production { good: good.into() },
            puerto_rico::Outcome::Building(building) => Self::Building {
                building: building.into(),
            },
        }
    }
}

impl From<Outcome> for puerto_rico::Outcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Draw { good } => Self::Plantation(good.into()),
            Outcome::Draft { building } => Self::Draft(building.into()),
            Outcome::Crop { good } => Self::Crop(good.into()),
            Outcome::Production { good } => Self::Production(good.into()),
            Outcome::Building { building } => Self::Building(building.into()),
        }
    }
}
