//! One example of each fact and each gain.

use puerto_rico::{
    Building, ByGood, EndReason, Event, Gain, Good, Hold, Occupant, Place, Returned, Role, RoleCard,
    SkipReason, Tile, VillaOccasion,
};
use tabletop::Seat;

use crate::A;

pub fn events() -> Vec<Event> {
    let goods = ByGood([2, 0, 1, 0, 5]);
    let none = ByGood::default();
    let place = Place::Building(Building::Hacienda);
    let mut events = vec![
        Event::RoleChosen {
            seat: A,
            card: RoleCard::SecondProspector,
            doubloons: 2,
        },
        Event::Passed {
            seat: A,
            role: Role::Builder,
        },
        Event::TileTaken {
            seat: A,
            tile: Tile::Quarry,
            hacienda: false,
        },
        Event::TileTaken {
            seat: A,
            tile: Tile::Corn,
            hacienda: true,
        },
        Event::PlantationRevealed { good: Good::Coffee },
        Event::PlantationsDiscarded { count: 3 },
        Event::PlantationsReshuffled { count: 21 },
        Event::WorkerTaken {
            seat: A,
            place: None,
            from_ship: false,
        },
        Event::WorkerTaken {
            seat: A,
            place: Some(place),
            from_ship: true,
        },
        Event::WorkersArrived { seat: A, workers: 2 },
        Event::WorkerRefused { seat: A },
        Event::WorkersAssigned {
            seat: A,
            place,
            workers: 1,
        },
        Event::WorkersPlaced { seat: A, san_juan: 0 },
        Event::ShipRefilled {
            workers: 4,
            nobles: 0,
            needed: 4,
        },
        Event::ShipRefilled {
            workers: 3,
            nobles: 0,
            needed: 4,
        },
        Event::ShipRefilled {
            workers: 3,
            nobles: 1,
            needed: 4,
        },
        Event::Built {
            seat: A,
            building: Building::Harbor,
            cost: 8,
            quarries: 2,
            privilege: 1,
            forests: 0,
            zoning: 0,
            paid: 5,
        },
        Event::Produced {
            seat: A,
            goods,
            short: none,
        },
        Event::Produced {
            seat: A,
            goods: none,
            short: goods,
        },
        Event::FactoryPaid {
            seat: A,
            kinds: 5,
            doubloons: 5,
        },
        Event::PrivilegeGood {
            seat: A,
            good: Good::Sugar,
        },
        Event::Sold {
            seat: A,
            good: Good::Corn,
            price: 0,
            privilege: 0,
            markets: 0,
            doubloons: 0,
        },
        Event::TradingHouseEmptied,
        Event::Stored {
            seat: A,
            kept: goods,
            returned: none,
        },
        Event::Stored {
            seat: A,
            kept: none,
            returned: goods,
        },
        Event::ShipEmptied {
            capacity: 7,
            good: Good::Indigo,
        },
        Event::ProspectorPaid {
            seat: A,
            doubloons: 1,
        },
        Event::CardDoubloon {
            card: RoleCard::Mayor,
            doubloons: 2,
        },
        Event::RoundStarted {
            round: 4,
            governor: A,
        },
        Event::GameEnded,
        Event::BuildingDrafted {
            by: Some(A),
            building: Building::Church,
        },
        Event::BuildingDrafted {
            by: None,
            building: Building::Church,
        },
        Event::ForestPlanted {
            seat: A,
            good: Good::Corn,
            hacienda: false,
        },
        Event::PlantationDrawn {
            seat: A,
            good: Good::Sugar,
        },
        Event::GuestMoved {
            seat: A,
            place,
            noble: false,
        },
        Event::GuestMoved {
            seat: A,
            place,
            noble: true,
        },
        Event::BlackMarketPaid {
            seat: A,
            item: Returned::Noble { place: None },
        },
        Event::NobleArrived { seat: A },
        Event::NobleRefused { seat: A },
        Event::VillaBrought { seat: A, noble: true },
        Event::VillaBrought {
            seat: A,
            noble: false,
        },
        Event::NoblesAssigned {
            seat: A,
            place,
            nobles: 1,
        },
        Event::TileGivenUp {
            seat: A,
            good: Good::Corn,
            occupant: Occupant::Noble,
            doubloons: 1,
        },
        Event::ForestGivenUp {
            seat: A,
            good: Good::Corn,
            doubloons: 0,
        },
        Event::HuntingLodgePaid { seat: A, points: 2 },
        Event::LandOfficeBought {
            seat: A,
            doubloons: 1,
        },
        Event::ChapelPaid {
            seat: A,
            doubloons: 1,
            points: 0,
        },
        Event::ChapelPaid {
            seat: A,
            doubloons: 0,
            points: 1,
        },
        Event::JewelerPaid {
            seat: A,
            doubloons: 4,
        },
        Event::GoodDelivered {
            seat: A,
            good: Good::Sugar,
            points: 1,
        },
        Event::BlackMarketPaid {
            seat: A,
            item: Returned::Worker { place: None },
        },
        Event::BlackMarketPaid {
            seat: A,
            item: Returned::Good { good: Good::Coffee },
        },
        Event::BlackMarketPaid {
            seat: A,
            item: Returned::Point,
        },
        Event::ChurchPaid { seat: A, points: 2 },
        Event::UnionHallPaid { seat: A, points: 5 },
        Event::SpecialtyFactoryPaid {
            seat: A,
            doubloons: 3,
        },
        Event::LighthousePaid {
            seat: A,
            doubloons: 1,
        },
        Event::SoldToPost {
            seat: A,
            good: Good::Coffee,
            privilege: 2,
            doubloons: 6,
        },
        Event::SmallWharfLoaded {
            seat: A,
            goods,
            harbor: 1,
            privilege: 0,
            points: 5,
        },
        Event::TokenTaken { seat: A, from: None },
        Event::TokenTaken {
            seat: A,
            from: Some(Seat::new(1)),
        },
        Event::ShipRobbed {
            seat: A,
            capacity: 6,
            good: Good::Sugar,
            kept: 3,
            returned: 2,
        },
        Event::HousePlundered {
            seat: A,
            goods,
            points: 3,
        },
        Event::WorkersRaided {
            seat: A,
            workers: 4,
            nobles: 0,
        },
        Event::WorkersRaided {
            seat: A,
            workers: 2,
            nobles: 1,
        },
        Event::RaidedWorkerPlaced {
            seat: A,
            place,
            noble: false,
        },
        Event::RaidedWorkerPlaced {
            seat: A,
            place,
            noble: true,
        },
        Event::RaidedWorkersReturned {
            seat: A,
            workers: 1,
            nobles: 0,
        },
        Event::RaidedWorkersReturned {
            seat: A,
            workers: 0,
            nobles: 1,
        },
        Event::RoleCaptured {
            seat: A,
            card: RoleCard::Trader,
            doubloons: 2,
        },
        Event::CapturePaid {
            seat: A,
            card: RoleCard::Trader,
            doubloons: 3,
        },
        Event::CapturedRolePlayed {
            seat: A,
            card: RoleCard::Mayor,
        },
        Event::CropTaskDrawn { good: Good::Corn },
        Event::ProductionTaskDrawn { good: Good::Corn },
        Event::BuildingTaskDrawn {
            building: Building::Harbor,
        },
        Event::CropTaskDone {
            seat: A,
            good: Good::Corn,
            workers: 3,
        },
        Event::ProductionTaskDone {
            seat: A,
            goods,
            doubloons: 3,
        },
        Event::BuildingTaskDone {
            seat: A,
            building: Building::Harbor,
            points: 3,
        },
    ];
    for hold in [Hold::Ship(6), Hold::Wharf] {
        let (good, amount) = (Good::Tobacco, 3);
        events.push(Event::Loaded {
            seat: A,
            good,
            amount,
            hold,
            harbor: 1,
            privilege: 1,
            points: 5,
        });
    }
    for reason in [EndReason::Workers, EndReason::City, EndReason::VictoryPoints] {
        events.push(Event::EndTriggered { reason });
    }
    for reason in [
        SkipReason::IslandFull,
        SkipReason::NoTile,
        SkipReason::NoBuilding,
        SkipReason::NoSale,
        SkipReason::TradingHouseFull,
        SkipReason::NoLoad,
        SkipReason::NoPrivilegeGood,
        SkipReason::NoWorker,
        SkipReason::NothingToPlace,
        SkipReason::OnlyOneAnswer,
    ] {
        events.push(Event::Skipped {
            seat: A,
            role: Role::Mayor,
            reason,
        });
    }
    for gain in gains() {
        events.push(Event::GainTaken {
            seat: A,
            gain,
            amount: 1,
        });
        events.push(Event::GainDeclined { seat: A, gain });
    }
    events
}

/// Facts that no sentence tells: a placement is told when it is done, and a building that pays nothing is not.
pub const fn is_untold(event: &Event) -> bool {
    matches!(
        event,
        Event::WorkersAssigned { .. }
            | Event::NoblesAssigned { .. }
            | Event::FactoryPaid { doubloons: 0, .. }
    )
}

pub fn gains() -> [Gain; 24] {
    let building = Building::Wharf;
    [
        Gain::Production,
        Gain::Factory { doubloons: 3 },
        Gain::Prospector,
        Gain::QuarryDiscount {
            building,
            doubloons: 2,
        },
        Gain::BuilderPrivilege {
            building,
            doubloons: 1,
        },
        Gain::TraderPrivilege,
        Gain::SmallMarket,
        Gain::LargeMarket,
        Gain::CaptainPrivilege,
        Gain::Harbor,
        Gain::ForestDiscount {
            building,
            doubloons: 2,
        },
        Gain::Church { building, points: 1 },
        Gain::SpecialtyFactory {
            doubloons: 3,
            factory: 0,
        },
        Gain::TradingPostPrivilege,
        Gain::LighthouseCaptain,
        Gain::Lighthouse,
        Gain::UnionHall { points: 2 },
        Gain::Villa {
            occasion: VillaOccasion::Ship,
        },
        Gain::ZoningDiscount {
            building,
            doubloons: 2,
        },
        Gain::SpecialtyFactoryPrivilege {
            good: Good::Sugar,
            is_second: false,
        },
        Gain::ChapelDoubloon,
        Gain::ChapelPoint,
        Gain::Jeweler { doubloons: 3 },
        Gain::HuntingLodge,
    ]
}
