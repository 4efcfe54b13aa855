//! Every fact, reason, question and answer of Puerto Rico has its sentence in every language.

use puerto_rico::{
    Action, Building, ByGood, Debt, Decision, Deed, Edition, EndReason, Event, Expansion, Gain, Good,
    GoodSet, Hold, Occupant, Place, Raid, Refusal, Returned, Role, RoleCard, SetupError, SkipReason, Switch,
    Tile, VillaOccasion, Window,
};
use tabletop::Seat;
use words::puerto_rico::Teller;
use words::{Language, Words};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A sentence is whole when no message and no value is missing in it.
fn check(language: Language, what: &str, sentence: &str) {
    assert!(
        !sentence.trim().is_empty() && !sentence.contains(['⟨', '{', '}']),
        "{language}, {what}: {sentence:?}"
    );
}

/// Speaks in every language to seat 0 and about it to somebody else.
fn tellers(run: impl Fn(Language, &Teller<'_>)) {
    for language in Language::ALL {
        let words = Words::new(language);
        for reader in [Some(A), None] {
            run(
                language,
                &Teller::new(&words, vec!["Anna".into(), "Bela".into()], reader),
            );
        }
    }
}

fn events() -> Vec<Event> {
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

fn gains() -> [Gain; 24] {
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

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::GameOver,
        Refusal::ChanceFirst,
        Refusal::NotYourTurn { asked: B },
        Refusal::OtherDecision,
        Refusal::MustDecide,
        Refusal::NoSuchCard,
        Refusal::RoleTaken { by: A },
        Refusal::RoleTaken { by: B },
        Refusal::NotOnOffer,
        Refusal::QuarryNeedsHut,
        Refusal::NoQuarryLeft,
        Refusal::SoldOut,
        Refusal::AlreadyOwned,
        Refusal::NoCitySpace { needed: 2, free: 1 },
        Refusal::TooManyLarge,
        Refusal::TooExpensive {
            price: 5,
            doubloons: 1,
        },
        Refusal::NoSuchPlace,
        Refusal::OtherPlaceFirst,
        Refusal::TooFewCircles { circles: 1 },
        Refusal::TooFewWorkers { workers: 2 },
        Refusal::FillCircles { least: 2 },
        Refusal::NotProduced,
        Refusal::SupplyEmpty,
        Refusal::NoneOwned,
        Refusal::KindInTradingHouse,
        Refusal::TradingHouseFull,
        Refusal::NoSuchShip,
        Refusal::ShipCarries { good: Good::Corn },
        Refusal::ShipFull,
        Refusal::KindOnOtherShip { hold: Hold::Ship(5) },
        Refusal::LargerShip { hold: Hold::Ship(7) },
        Refusal::NoWharf,
        Refusal::WharfUsed,
        Refusal::MustLoad,
        Refusal::OutOfOrder,
        Refusal::AlreadyStored,
        Refusal::WarehousesFull { kinds: 1 },
        Refusal::NotInMarket,
        Refusal::AlreadyDrafted,
        Refusal::NoPlaceLeft { cost: 5 },
        Refusal::Excluded {
            building: Building::Office,
        },
        Refusal::SmallFirst,
        Refusal::NoForestHouse,
        Refusal::OtherTile,
        Refusal::NoEmptyCircle,
        Refusal::GuestStays,
        Refusal::NoSuchGuest,
        Refusal::NoNobleAboard,
        Refusal::NoWorkerAboard,
        Refusal::TooFewNobles { nobles: 1 },
        Refusal::FewerOnPlace { workers: 1 },
        Refusal::NoblesMustStand { least: 2 },
        Refusal::NoLandOfficeWorker,
        Refusal::NoLandOfficeNoble,
        Refusal::LandOfficeUsed,
        Refusal::NoDoubloon,
        Refusal::IslandFull,
        Refusal::NoPlantationLeft,
        Refusal::LandOfficeDraws,
        Refusal::LandOfficeTakes,
        Refusal::NotMoreGoodsThanNobles { nobles: 2 },
        Refusal::BlackMarketWorker,
        Refusal::DebtStays,
        Refusal::SameKindTwice,
        Refusal::NoTradingPost,
        Refusal::NoSmallWharf,
        Refusal::SmallWharfUsed,
        Refusal::OtherKindFirst { good: Good::Corn },
        Refusal::TooFewGoods { goods: 2 },
        Refusal::LoadOne,
        Refusal::HasToken,
        Refusal::OwnCapture,
        Refusal::ShipsEmpty,
        Refusal::ShipEmpty,
        Refusal::TradingHouseEmpty,
        Refusal::NoWorkerToRaid { stay: 4 },
        Refusal::NotRaided,
        Refusal::LootLimit { most: 2 },
        Refusal::CapturesItself,
    ]
}

fn decisions() -> Vec<Decision> {
    let mut decisions = vec![
        Decision::RevealPlantation,
        Decision::HaciendaPlantation(A),
        Decision::ChooseRole(A),
        Decision::Hacienda(A),
        Decision::TakeTile(A),
        Decision::Hospice(A, Tile::Indigo),
        Decision::MayorPrivilege(A),
        Decision::ShipWorker(A),
        Decision::PlaceWorkers(A, Place::Tile(Tile::Corn)),
        Decision::Build(A),
        Decision::University(A, Building::Office),
        Decision::CraftsmanPrivilege(A),
        Decision::Sell(A),
        Decision::Load(A),
        Decision::StoreKind(A),
        Decision::KeepSingle(A),
        Decision::Over,
        Decision::Draft(A),
        Decision::DraftChance,
        Decision::Guesthouse(A, Window::Trader),
        Decision::PlaceDrawn(A, Good::Corn),
        Decision::HospiceForest(A),
        Decision::SecondTile(A),
        Decision::SecondWorker(A),
        Decision::SecondGood(A, Good::Sugar),
        Decision::BlackMarket(
            A,
            Debt {
                building: Building::Harbor,
                doubloons: 2,
                worker_done: false,
                good_done: false,
            },
        ),
        Decision::SmallWharf(A, Good::Corn, ByGood::default()),
        Decision::Deed(A),
        Decision::RobShip(A),
        Decision::KeepLoot(A, 5),
        Decision::RaidPersons(A),
        Decision::PlaceRaided(
            A,
            Raid {
                in_hand: 4,
                nobles: 0,
                may_keep: 3,
            },
        ),
        Decision::PlaceRaided(
            A,
            Raid {
                in_hand: 2,
                nobles: 1,
                may_keep: 2,
            },
        ),
        Decision::Capture(A),
        Decision::FestivalCrop,
        Decision::FestivalGood,
        Decision::FestivalBuilding,
        Decision::ShipPerson(A),
        Decision::PlaceNobles(A, Place::Building(Building::Chapel)),
        Decision::HuntingLodge(A),
        Decision::LandOffice(A),
        Decision::LandOfficePlantation(A),
        Decision::RoyalSupplier(A, GoodSet::EMPTY),
    ];
    decisions.extend(gains().map(|gain| Decision::Optional(A, gain)));
    decisions
}

#[test]
fn every_event_has_its_sentence() {
    for event in events() {
        tellers(|language, teller| check(language, &format!("{event:?}"), &teller.event(&event)));
    }
}

#[test]
fn every_refusal_has_its_sentence() {
    for refusal in refusals() {
        tellers(|language, teller| check(language, &format!("{refusal:?}"), &teller.refusal(refusal)));
    }
}

#[test]
fn every_decision_has_its_question_and_every_answer_its_name() {
    let actions = [
        Action::Pass,
        Action::Accept,
        Action::ChooseRole(RoleCard::Captain),
        Action::DrawPlantation,
        Action::TakeTile(Tile::Quarry),
        Action::TakeWorker,
        Action::AssignWorkers {
            place: Place::Tile(Tile::Corn),
            workers: 2,
        },
        Action::Build(Building::CityHall),
        Action::TakeGood(Good::Coffee),
        Action::Sell(Good::Coffee),
        Action::Load {
            good: Good::Corn,
            hold: Hold::Wharf,
        },
        Action::StoreKind(Good::Sugar),
        Action::KeepSingle(Good::Sugar),
        Action::DraftBuilding(Building::Library),
        Action::PlantForest(Good::Corn),
        Action::MoveGuest(Place::Tile(Tile::Quarry)),
        Action::ReturnWorker(None),
        Action::ReturnWorker(Some(Place::Building(Building::Office))),
        Action::ReturnGood(Good::Coffee),
        Action::ReturnPoint,
        Action::SellToPost(Good::Coffee),
        Action::UseSmallWharf,
        Action::TakeNoble,
        Action::AssignNobles {
            place: Place::Tile(Tile::Corn),
            nobles: 1,
        },
        Action::MoveNobleGuest(Place::Tile(Tile::Quarry)),
        Action::ReturnNoble(None),
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Nobody,
        },
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Worker,
        },
        Action::GiveUpTile {
            good: Good::Corn,
            occupant: Occupant::Noble,
        },
        Action::GiveUpForest(Good::Corn),
        Action::Deliver(Good::Corn),
        Action::Ship {
            good: Good::Corn,
            amount: 3,
        },
        Action::Deed(Deed::Piracy),
        Action::Deed(Deed::Plunder),
        Action::Deed(Deed::Raid),
        Action::Deed(Deed::Capture),
        Action::RobShip(5),
        Action::KeepLoot(2),
        Action::PlaceRaided(Place::Tile(Tile::Corn)),
        Action::PlaceRaidedNoble(Place::Tile(Tile::Corn)),
        Action::Capture(RoleCard::Trader),
    ];
    for decision in decisions() {
        tellers(|language, teller| {
            check(language, &format!("{decision:?}"), &teller.question(decision));
            if let Some(more) = teller.question_more(decision, 7, 3) {
                check(language, &format!("{decision:?}, more"), &more);
            }
            for action in actions {
                check(language, &format!("{action}"), &teller.action(action, decision));
            }
        });
    }
}

#[test]
fn every_impossible_table_has_its_reason() {
    let (expansion, edition) = (Expansion::Nobles, Edition::Edition2002);
    let errors = [
        SetupError::PlayerCount { found: 7 },
        SetupError::VictoryPointPool { found: 0 },
        SetupError::SwitchWithoutExpansion {
            switch: Switch::VillaInstead,
            expansion,
        },
        SetupError::ExpansionNotInEdition { expansion, edition },
        SetupError::NoblesMarketWithoutNobles,
        SetupError::DraftWithoutExpansion,
        SetupError::MarketBuilding {
            building: Building::Jeweler,
        },
        SetupError::MarketPlaces {
            cost: 5,
            found: 1,
            expected: 3,
        },
        SetupError::MarketExcluded {
            pair: [Building::Office, Building::TradingPost],
        },
        SetupError::Notation { word: "x=1".into() },
    ];
    for error in errors {
        tellers(|language, teller| check(language, &format!("{error:?}"), &teller.setup_error(&error)));
    }
}

#[test]
fn everything_that_has_a_name_has_one_in_every_language() {
    tellers(|language, teller| {
        for good in Good::ALL {
            check(language, good.key(), &teller.good(good));
            check(language, good.key(), &teller.good_letter(good));
        }
        for tile in Tile::ALL {
            check(language, tile.key(), &teller.tile(tile));
            check(language, tile.key(), &teller.tile_short(tile));
        }
        for building in Building::ALL {
            check(language, building.key(), &teller.building(building));
            check(language, building.key(), &teller.building_short(building));
            check(language, building.key(), &teller.building_effect(building));
        }
        for switch in Switch::ALL {
            check(language, switch.key(), &teller.switch(switch));
        }
        for card in RoleCard::ALL {
            check(language, card.key(), &teller.card(card));
        }
        for expansion in Expansion::ALL {
            check(language, expansion.key(), &teller.expansion(expansion));
        }
    });
}
