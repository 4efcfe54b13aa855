//! The open decision as numbers: which of the kinds it is, and what it is about.

use puerto_rico::{Decision, Gain, Place};

/// How many kinds there are without expansions; they come first.
pub(super) const BASE_COUNT: usize = 18;

/// How many kinds expansions add.
pub(super) const EXPANDED_COUNT: usize = KINDS.len() - BASE_COUNT;

/// The kinds, by their names on the wire.
pub(super) const KINDS: [&str; 43] = [
    "choose_role",
    "take_tile",
    "hacienda",
    "hospice",
    "mayor_privilege",
    "ship_worker",
    "place_workers",
    "build",
    "university",
    "craftsman_privilege",
    "sell",
    "load",
    "store_kind",
    "keep_single",
    "optional",
    "reveal_plantation",
    "hacienda_plantation",
    "over",
    "draft",
    "draft_chance",
    "guesthouse",
    "place_drawn",
    "hospice_forest",
    "second_tile",
    "second_worker",
    "second_good",
    "black_market",
    "small_wharf",
    "deed",
    "rob_ship",
    "keep_loot",
    "raid_persons",
    "place_raided",
    "capture",
    "festival_crop",
    "festival_good",
    "festival_building",
    "ship_person",
    "place_nobles",
    "hunting_lodge",
    "royal_supplier",
    "land_office",
    "land_office_plantation",
];

/// The place of a decision among [`KINDS`].
pub(super) const fn kind(decision: Decision) -> usize {
    match decision {
        Decision::ChooseRole(_) => 0,
        Decision::TakeTile(_) => 1,
        Decision::Hacienda(_) => 2,
        Decision::Hospice(..) => 3,
        Decision::MayorPrivilege(_) => 4,
        Decision::ShipWorker(_) => 5,
        Decision::PlaceWorkers(..) => 6,
        Decision::Build(_) => 7,
        Decision::University(..) => 8,
        Decision::CraftsmanPrivilege(_) => 9,
        Decision::Sell(_) => 10,
        Decision::Load(_) => 11,
        Decision::StoreKind(_) => 12,
        Decision::KeepSingle(_) => 13,
        Decision::Optional(..) => 14,
        Decision::RevealPlantation => 15,
        Decision::HaciendaPlantation(_) => 16,
        Decision::Over => 17,
        Decision::Draft(_) => 18,
        Decision::DraftChance => 19,
        Decision::Guesthouse(..) => 20,
        Decision::PlaceDrawn(..) => 21,
        Decision::HospiceForest(_) => 22,
        Decision::SecondTile(_) => 23,
        Decision::SecondWorker(_) => 24,
        Decision::SecondGood(..) => 25,
        Decision::BlackMarket(..) => 26,
        Decision::SmallWharf(..) => 27,
        Decision::Deed(_) => 28,
        Decision::RobShip(_) => 29,
        Decision::KeepLoot(..) => 30,
        Decision::RaidPersons(_) => 31,
        Decision::PlaceRaided(..) => 32,
        Decision::Capture(_) => 33,
        Decision::FestivalCrop => 34,
        Decision::FestivalGood => 35,
        Decision::FestivalBuilding => 36,
        Decision::ShipPerson(_) => 37,
        Decision::PlaceNobles(..) => 38,
        Decision::HuntingLodge(_) => 39,
        Decision::RoyalSupplier(..) => 40,
        Decision::LandOffice(_) => 41,
        Decision::LandOfficePlantation(_) => 42,
    }
}

/// The tile or building that the decision is about.
pub(super) fn place(decision: Decision) -> Option<Place> {
    match decision {
        Decision::Hospice(_, tile) => Some(Place::Tile(tile)),
        Decision::PlaceWorkers(_, place) | Decision::PlaceNobles(_, place) => Some(place),
        Decision::University(_, building) => Some(Place::Building(building)),
        Decision::BlackMarket(_, debt) => Some(Place::Building(debt.building)),
        Decision::Optional(
            _,
            Gain::QuarryDiscount { building, .. }
            | Gain::BuilderPrivilege { building, .. }
            | Gain::ForestDiscount { building, .. }
            | Gain::Church { building, .. }
            | Gain::ZoningDiscount { building, .. },
        ) => Some(Place::Building(building)),
        _ => None,
    }
}

/// Which gain is offered, from 1 in the order of the rules' list, and how much of it, where that varies; 0 and 0 for
/// none.
pub(super) const fn gain(decision: Decision) -> (u8, u8) {
    let Decision::Optional(_, gain) = decision else {
        return (0, 0);
    };
    match gain {
        Gain::Production => (1, 0),
        Gain::Factory { doubloons } => (2, doubloons),
        Gain::Prospector => (3, 1),
        Gain::QuarryDiscount { doubloons, .. } => (4, doubloons),
        Gain::BuilderPrivilege { doubloons, .. } => (5, doubloons),
        Gain::TraderPrivilege => (6, 1),
        Gain::SmallMarket => (7, 1),
        Gain::LargeMarket => (8, 2),
        Gain::CaptainPrivilege => (9, 1),
        Gain::Harbor => (10, 1),
        Gain::ForestDiscount { doubloons, .. } => (11, doubloons),
        Gain::Church { points, .. } => (12, points),
        Gain::SpecialtyFactory { doubloons, .. } => (13, doubloons),
        Gain::TradingPostPrivilege => (14, 1),
        Gain::LighthouseCaptain => (15, 1),
        Gain::Lighthouse => (16, 1),
        Gain::UnionHall { points } => (17, points),
        Gain::Villa { .. } => (18, 1),
        Gain::ZoningDiscount { doubloons, .. } => (19, doubloons),
        Gain::ChapelDoubloon => (20, 1),
        Gain::ChapelPoint => (21, 1),
        Gain::Jeweler { doubloons } => (22, doubloons),
        Gain::HuntingLodge => (23, 2),
        Gain::SpecialtyFactoryPrivilege { .. } => (24, 1),
    }
}
