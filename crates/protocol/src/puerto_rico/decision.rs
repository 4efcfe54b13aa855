//! The one thing that the game waits for.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, ByGood, Gain, Good, Place, Tile};
use crate::mirror::words;
use crate::{NoSuchSeat, Seat};

/// The open decision with its data. A game waits for exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Decision {
    /// Chance: the next face-up plantation is drawn.
    RevealPlantation,
    /// Chance: the plantation that the seat's hacienda draws.
    HaciendaPlantation {
        /// Whose hacienda.
        seat: Seat,
    },
    /// A role card.
    ChooseRole {
        /// Who is asked.
        seat: Seat,
    },
    /// A face-down plantation with the hacienda, or not.
    Hacienda {
        /// Who is asked.
        seat: Seat,
    },
    /// A face-up plantation, a quarry, or nothing.
    TakeTile {
        /// Who is asked.
        seat: Seat,
    },
    /// A worker on the tile just taken, or not.
    Hospice {
        /// Who is asked.
        seat: Seat,
        /// The tile just taken.
        tile: Tile,
    },
    /// A worker from the supply, or not.
    MayorPrivilege {
        /// Who is asked.
        seat: Seat,
    },
    /// The next worker of the ship, or it leaves the game (`decline_workers`).
    ShipWorker {
        /// Who is asked.
        seat: Seat,
    },
    /// How many workers stand on the next place.
    PlaceWorkers {
        /// Who is asked.
        seat: Seat,
        /// The next place in order.
        place: Place,
    },
    /// A building, or nothing.
    Build {
        /// Who is asked.
        seat: Seat,
    },
    /// A worker on the new building, or not.
    University {
        /// Who is asked.
        seat: Seat,
        /// The new building.
        building: Building,
    },
    /// One more good of a kind that was produced, or not.
    CraftsmanPrivilege {
        /// Who is asked.
        seat: Seat,
    },
    /// A sale to the trading house, or not.
    Sell {
        /// Who is asked.
        seat: Seat,
    },
    /// A loading; passing only where no public ship can take anything.
    Load {
        /// Who is asked.
        seat: Seat,
    },
    /// A kind for a warehouse.
    StoreKind {
        /// Who is asked.
        seat: Seat,
    },
    /// The single good to keep.
    KeepSingle {
        /// Who is asked.
        seat: Seat,
    },
    /// Something that is otherwise automatic (`strict_optional`).
    Optional {
        /// Who is asked.
        seat: Seat,
        /// What would be gained.
        gain: Gain,
    },
    /// A kind of building for the main board.
    Draft {
        /// Who is asked.
        seat: Seat,
    },
    /// Chance: a kind of building for the main board (random draft).
    DraftChance,
    /// A worker of the guesthouse to another place, or not.
    Guesthouse {
        /// Who is asked.
        seat: Seat,
        /// What comes next.
        window: Window,
    },
    /// The plantation that hacienda or land office drew, face up or as a forest.
    PlaceDrawn {
        /// Who is asked.
        seat: Seat,
        /// Its kind.
        good: Good,
    },
    /// A worker for San Juan with the hospice, since the new tile is a forest, or not.
    HospiceForest {
        /// Who is asked.
        seat: Seat,
    },
    /// The library's second tile of the settler, or none.
    SecondTile {
        /// Who is asked.
        seat: Seat,
    },
    /// The library's second worker of the mayor, or none.
    SecondWorker {
        /// Who is asked.
        seat: Seat,
    },
    /// The library's second good of the craftsman, or none.
    SecondGood {
        /// Who is asked.
        seat: Seat,
        /// The first one.
        first: Good,
    },
    /// What is returned with the black market for the rest of a price.
    BlackMarket {
        /// Who is asked.
        seat: Seat,
        /// The building, which stands in the city already.
        building: Building,
        /// Doubloons that are missing still.
        doubloons: u8,
        /// Whether a worker was returned, or can't be any more.
        worker_done: bool,
        /// Whether a good was returned, or can't be any more.
        good_done: bool,
    },
    /// How many goods of this kind go on the small wharf.
    SmallWharf {
        /// Who is asked.
        seat: Seat,
        /// The kind.
        good: Good,
        /// Goods of earlier kinds.
        shipped: ByGood<u8>,
    },
    /// One of the buccaneer's four deeds, or none.
    Deed {
        /// Who is asked.
        seat: Seat,
    },
    /// The cargo ship that piracy empties.
    RobShip {
        /// Who is asked.
        seat: Seat,
    },
    /// How many goods of the ship piracy keeps.
    KeepLoot {
        /// Who is asked.
        seat: Seat,
        /// The ship, by its holds.
        capacity: u8,
    },
    /// With Nobles: whether the noble aboard is among those whom a raid takes off the ship: `take_noble` or
    /// `take_worker`.
    RaidPersons {
        /// Who is asked.
        seat: Seat,
    },
    /// Where the next raided worker or noble goes to work, or no more are kept.
    PlaceRaided {
        /// Who is asked.
        seat: Seat,
        /// Workers and nobles that left the ship and have no place yet; they lie in the supply.
        in_hand: u8,
        /// How many of them are nobles.
        nobles: u8,
        /// How many of them may still be kept.
        may_keep: u8,
    },
    /// The role card that is captured.
    Capture {
        /// Who is asked.
        seat: Seat,
    },
    /// Chance: the kind of plantation of the festival's crop task.
    FestivalCrop,
    /// Chance: the next good of the festival's production task.
    FestivalGood,
    /// Chance: the building of the festival's building task.
    FestivalBuilding,
    /// With Nobles: the next worker or noble of the ship, while both are aboard; or none, who leaves the game
    /// (`decline_workers`).
    ShipPerson {
        /// Who is asked.
        seat: Seat,
    },
    /// How many of the workers on the next place are nobles.
    PlaceNobles {
        /// Who is asked.
        seat: Seat,
        /// The next place in order.
        place: Place,
    },
    /// A plantation or forest to give up with the hunting lodge, or none.
    HuntingLodge {
        /// Who is asked.
        seat: Seat,
    },
    /// The land office's plantation or what it gives up, or nothing; before a sale `sell` offers it too.
    LandOffice {
        /// Who is asked.
        seat: Seat,
    },
    /// Chance: the plantation that the seat's land office draws.
    LandOfficePlantation {
        /// Whose land office.
        seat: Seat,
    },
    /// The next good for the royal supplier, or no more.
    RoyalSupplier {
        /// Who is asked.
        seat: Seat,
        /// The kinds given already.
        given: ByGood<bool>,
    },
    /// The game is over.
    Over,
}

words! {
    /// What a guest may move before.
    pub enum Window = puerto_rico::Window {
        /// The own turn of a settler phase.
        Settler,
        /// The normal tile, after the hacienda's was seen.
        Tile,
        /// The library's second tile.
        SecondTile,
        /// A mayor phase, before anybody arrives.
        Mayor,
        /// The own turn of a builder phase.
        Builder,
        /// The own production.
        Production,
        /// The craftsman's privilege.
        CraftsmanPrivilege,
        /// The own turn of a trader phase.
        Trader,
        /// A loading turn.
        Captain,
        /// The own storage.
        Storage,
        /// The prospector's doubloon.
        Prospector,
        /// The buccaneer's deed.
        Buccaneer,
        /// The own hunting lodge, at the end of a settler phase.
        HuntingLodge,
        /// The final scoring.
        End,
    }
}

impl From<puerto_rico::Decision> for Decision {
    fn from(decision: puerto_rico::Decision) -> Self {
        use puerto_rico::Decision as Rules;
        match decision {
            Rules::RevealPlantation => Self::RevealPlantation,
            Rules::HaciendaPlantation(seat) => Self::HaciendaPlantation { seat: seat.into() },
            Rules::ChooseRole(seat) => Self::ChooseRole { seat: seat.into() },
            Rules::Hacienda(seat) => Self::Hacienda { seat: seat.into() },
            Rules::TakeTile(seat) => Self::TakeTile { seat: seat.into() },
            Rules::Hospice(seat, tile) => Self::Hospice {
                seat: seat.into(),
                tile: tile.into(),
            },
            Rules::MayorPrivilege(seat) => Self::MayorPrivilege { seat: seat.into() },
            Rules::ShipWorker(seat) => Self::ShipWorker { seat: seat.into() },
            Rules::PlaceWorkers(seat, place) => Self::PlaceWorkers {
                seat: seat.into(),
                place: place.into(),
            },
            Rules::Build(seat) => Self::Build { seat: seat.into() },
            Rules::University(seat, building) => Self::University {
                seat: seat.into(),
                building: building.into(),
            },
            Rules::CraftsmanPrivilege(seat) => Self::CraftsmanPrivilege { seat: seat.into() },
            Rules::Sell(seat) => Self::Sell { seat: seat.into() },
            Rules::Load(seat) => Self::Load { seat: seat.into() },
            Rules::StoreKind(seat) => Self::StoreKind { seat: seat.into() },
            Rules::KeepSingle(seat) => Self::KeepSingle { seat: seat.into() },
            Rules::Optional(seat, gain) => Self::Optional {
                seat: seat.into(),
                gain: gain.into(),
            },
            Rules::Draft(seat) => Self::Draft { seat: seat.into() },
            Rules::DraftChance => Self::DraftChance,
            Rules::Guesthouse(seat, window) => Self::Guesthouse {
                seat: seat.into(),
                window: window.into(),
            },
            Rules::PlaceDrawn(seat, good) => Self::PlaceDrawn {
                seat: seat.into(),
                good: good.into(),
            },
            Rules::HospiceForest(seat) => Self::HospiceForest { seat: seat.into() },
            Rules::SecondTile(seat) => Self::SecondTile { seat: seat.into() },
            Rules::SecondWorker(seat) => Self::SecondWorker { seat: seat.into() },
            Rules::SecondGood(seat, first) => Self::SecondGood {
                seat: seat.into(),
                first: first.into(),
            },
            Rules::BlackMarket(seat, debt) => Self::BlackMarket {
                seat: seat.into(),
                building: debt.building.into(),
                doubloons: debt.doubloons,
                worker_done: debt.worker_done,
                good_done: debt.good_done,
            },
            Rules::SmallWharf(seat, good, shipped) => Self::SmallWharf {
                seat: seat.into(),
                good: good.into(),
                shipped: shipped.into(),
            },
            Rules::Deed(seat) => Self::Deed { seat: seat.into() },
            Rules::RobShip(seat) => Self::RobShip { seat: seat.into() },
            Rules::KeepLoot(seat, capacity) => Self::KeepLoot {
                seat: seat.into(),
                capacity,
            },
            Rules::RaidPersons(seat) => Self::RaidPersons { seat: seat.into() },
            Rules::PlaceRaided(seat, raid) => Self::PlaceRaided {
                seat: seat.into(),
                in_hand: raid.in_hand,
                nobles: raid.nobles,
                may_keep: raid.may_keep,
            },
            Rules::Capture(seat) => Self::Capture { seat: seat.into() },
            Rules::FestivalCrop => Self::FestivalCrop,
            Rules::FestivalGood => Self::FestivalGood,
            Rules::FestivalBuilding => Self::FestivalBuilding,
            Rules::ShipPerson(seat) => Self::ShipPerson { seat: seat.into() },
            Rules::PlaceNobles(seat, place) => Self::PlaceNobles {
                seat: seat.into(),
                place: place.into(),
            },
            Rules::HuntingLodge(seat) => Self::HuntingLodge { seat: seat.into() },
            Rules::LandOffice(seat) => Self::LandOffice { seat: seat.into() },
            Rules::LandOfficePlantation(seat) => Self::LandOfficePlantation { seat: seat.into() },
            Rules::RoyalSupplier(seat, given) => Self::RoyalSupplier {
                seat: seat.into(),
                given: puerto_rico::ByGood::from_fn(|good| given.contains(good)).into(),
            },
            Rules::Over => Self::Over,
        }
    }
}

impl TryFrom<Decision> for puerto_rico::Decision {
    type Error = NoSuchSeat;

    fn try_from(decision: Decision) -> Result<Self, NoSuchSeat> {
        Ok(match decision {
            Decision::RevealPlantation => Self::RevealPlantation,
            Decision::HaciendaPlantation { seat } => Self::HaciendaPlantation(seat.try_into()?),
            Decision::ChooseRole { seat } => Self::ChooseRole(seat.try_into()?),
            Decision::Hacienda { seat } => Self::Hacienda(seat.try_into()?),
            Decision::TakeTile { seat } => Self::TakeTile(seat.try_into()?),
            Decision::Hospice { seat, tile } => Self::Hospice(seat.try_into()?, tile.into()),
            Decision::MayorPrivilege { seat } => Self::MayorPrivilege(seat.try_into()?),
            Decision::ShipWorker { seat } => Self::ShipWorker(seat.try_into()?),
            Decision::PlaceWorkers { seat, place } => Self::PlaceWorkers(seat.try_into()?, place.into()),
            Decision::Build { seat } => Self::Build(seat.try_into()?),
            Decision::University { seat, building } => Self::University(seat.try_into()?, building.into()),
            Decision::CraftsmanPrivilege { seat } => Self::CraftsmanPrivilege(seat.try_into()?),
            Decision::Sell { seat } => Self::Sell(seat.try_into()?),
            Decision::Load { seat } => Self::Load(seat.try_into()?),
            Decision::StoreKind { seat } => Self::StoreKind(seat.try_into()?),
            Decision::KeepSingle { seat } => Self::KeepSingle(seat.try_into()?),
            Decision::Optional { seat, gain } => Self::Optional(seat.try_into()?, gain.into()),
            Decision::Draft { seat } => Self::Draft(seat.try_into()?),
            Decision::DraftChance => Self::DraftChance,
            Decision::Guesthouse { seat, window } => Self::Guesthouse(seat.try_into()?, window.into()),
            Decision::PlaceDrawn { seat, good } => Self::PlaceDrawn(seat.try_into()?, good.into()),
            Decision::HospiceForest { seat } => Self::HospiceForest(seat.try_into()?),
            Decision::SecondTile { seat } => Self::SecondTile(seat.try_into()?),
            Decision::SecondWorker { seat } => Self::SecondWorker(seat.try_into()?),
            Decision::SecondGood { seat, first } => Self::SecondGood(seat.try_into()?, first.into()),
            Decision::BlackMarket {
                seat,
                building,
                doubloons,
                worker_done,
                good_done,
            } => {
                let building = building.into();
                let debt = puerto_rico::Debt {
                    building,
                    doubloons,
                    worker_done,
                    good_done,
                };
                Self::BlackMarket(seat.try_into()?, debt)
            }
            Decision::SmallWharf { seat, good, shipped } => {
                Self::SmallWharf(seat.try_into()?, good.into(), shipped.into())
            }
            Decision::Deed { seat } => Self::Deed(seat.try_into()?),
            Decision::RobShip { seat } => Self::RobShip(seat.try_into()?),
            Decision::KeepLoot { seat, capacity } => Self::KeepLoot(seat.try_into()?, capacity),
            Decision::RaidPersons { seat } => Self::RaidPersons(seat.try_into()?),
            Decision::PlaceRaided {
                seat,
                in_hand,
                nobles,
                may_keep,
            } => Self::PlaceRaided(
                seat.try_into()?,
                puerto_rico::Raid {
                    in_hand,
                    nobles,
                    may_keep,
                },
            ),
            Decision::Capture { seat } => Self::Capture(seat.try_into()?),
            Decision::FestivalCrop => Self::FestivalCrop,
            Decision::FestivalGood => Self::FestivalGood,
            Decision::FestivalBuilding => Self::FestivalBuilding,
            Decision::ShipPerson { seat } => Self::ShipPerson(seat.try_into()?),
            Decision::PlaceNobles { seat, place } => Self::PlaceNobles(seat.try_into()?, place.into()),
            Decision::HuntingLodge { seat } => Self::HuntingLodge(seat.try_into()?),
            Decision::LandOffice { seat } => Self::LandOffice(seat.try_into()?),
            Decision::LandOfficePlantation { seat } => Self::LandOfficePlantation(seat.try_into()?),
            Decision::RoyalSupplier { seat, given } => {
                let given: puerto_rico::ByGood<bool> = given.into();
                let kinds = puerto_rico::Good::ALL.into_iter().filter(|&good| given[good]);
                Self::RoyalSupplier(seat.try_into()?, kinds.collect())
            }
            Decision::Over => Self::Over,
        })
    }
}
