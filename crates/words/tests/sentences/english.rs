//! The exact wording in English.

use puerto_rico::{
    Building, ByGood, Event, Good, Hold, Occupant, Place, Refusal, Returned, Role, RoleCard, SkipReason,
};
use tabletop::Seat;
use words::puerto_rico::Teller;
use words::{Language, Words};

use crate::{A, B};

/// Tells Zofia, who sits in the first seat, about herself and Bence.
fn teller(run: impl FnOnce(&Teller<'_>)) {
    let words = Words::new(Language::English);
    run(&Teller::new(
        &words,
        vec!["Zofia".into(), "Bence".into()],
        Some(A),
    ));
}

fn check(events: &[Event], expected: &[&str]) {
    teller(|teller| {
        let said: Vec<String> = teller.events(events).into_iter().map(|(_, line)| line).collect();
        assert_eq!(said, expected);
    });
}

fn goods(of: &[(Good, u8)]) -> ByGood<u8> {
    let mut goods = ByGood::default();
    for &(good, count) in of {
        goods[good] = count;
    }
    goods
}

#[test]
fn sentences_address_the_reader_and_name_the_others() {
    let loaded = |seat: Seat| Event::Loaded {
        seat,
        good: Good::Corn,
        amount: 3,
        hold: Hold::Ship(7),
        harbor: 0,
        privilege: 1,
        points: 4,
    };
    check(&[loaded(A)], &["You load 3 corn (ship 7): 4 points."]);
    check(&[loaded(B)], &["Bence loads 3 corn (ship 7): 4 points."]);
    let built = Event::Built {
        seat: B,
        building: Building::Hospice,
        cost: 4,
        quarries: 1,
        privilege: 0,
        forests: 0,
        zoning: 0,
        paid: 1,
    };
    check(&[built], &["Bence builds: Hospice, for 1 doubloon."]);
}

#[test]
fn a_series_of_equal_facts_is_one_sentence() {
    let coin = |card: RoleCard, doubloons: u8| Event::CardDoubloon { card, doubloons };
    let round = Event::RoundStarted {
        round: 4,
        governor: A,
    };
    check(
        &[coin(RoleCard::Mayor, 1), coin(RoleCard::Trader, 2), round],
        &[
            "A doubloon is placed on each role that nobody took: Mayor and Trader.",
            "Round 4: you are the governor.",
        ],
    );
    check(&[coin(RoleCard::Mayor, 2)], &["2 doubloons are on the Mayor."]);
    let revealed = |good: Good| Event::PlantationRevealed { good };
    check(
        &[Good::Corn, Good::Corn, Good::Sugar].map(revealed),
        &["Laid out: corn plantation, corn plantation and sugar plantation."],
    );
}

#[test]
fn producing_names_what_is_made_and_what_is_missing() {
    let produced = |made: &[(Good, u8)], short: &[(Good, u8)]| Event::Produced {
        seat: A,
        goods: goods(made),
        short: goods(short),
    };
    check(
        &[produced(
            &[(Good::Corn, 2), (Good::Coffee, 1)],
            &[(Good::Sugar, 1)],
        )],
        &["You produce 2 corn and 1 coffee. The supply was 1 sugar short."],
    );
    check(&[produced(&[], &[])], &["You produce nothing."]);
}

#[test]
fn nobles_aboard_are_not_counted_among_the_missing_workers() {
    let refilled = |workers: u8, nobles: u8| Event::ShipRefilled {
        workers,
        nobles,
        needed: 3,
    };
    let short = "The supply is empty: only 1 of 2 aboard the worker ship. Nobles aboard: 1.";
    check(&[refilled(1, 1)], &[short]);
    check(
        &[refilled(2, 1)],
        &["2 workers come aboard the worker ship. Nobles aboard: 1."],
    );
}

#[test]
fn a_refusal_says_why_with_the_piece_that_is_in_the_way() {
    teller(|teller| {
        for (refusal, expected) in [
            (
                Refusal::ShipCarries { good: Good::Sugar },
                "This ship carries sugar; a ship carries one kind only.",
            ),
            (
                Refusal::RoleTaken { by: B },
                "Bence has already taken this card this round.",
            ),
            (
                Refusal::TooExpensive {
                    price: 9,
                    doubloons: 1,
                },
                "It costs you 9 and you have 1 doubloon.",
            ),
        ] {
            assert_eq!(teller.refusal(refusal), expected);
        }
        let larger = teller.refusal(Refusal::LargerShip { hold: Hold::Ship(8) });
        assert!(larger.contains("ship 8 takes more"), "{larger}");
        let excluded = teller.refusal(Refusal::Excluded {
            building: Building::Office,
        });
        assert!(excluded.contains("Office"), "{excluded}");
    });
}

#[test]
fn new_buildings_say_what_they_do() {
    let building = Building::Church;
    let drafted = |by: Option<Seat>| Event::BuildingDrafted { by, building };
    check(
        &[
            drafted(Some(B)),
            drafted(None),
            Event::ForestPlanted {
                seat: A,
                good: Good::Corn,
                hacienda: false,
            },
            Event::GuestMoved {
                seat: A,
                place: Place::Building(Building::Library),
                noble: false,
            },
            Event::BlackMarketPaid {
                seat: A,
                item: Returned::Worker { place: None },
            },
            Event::ChurchPaid { seat: A, points: 2 },
            Event::ChurchPaid { seat: A, points: 0 },
            Event::SoldToPost {
                seat: B,
                good: Good::Sugar,
                privilege: 1,
                doubloons: 3,
            },
            Event::SmallWharfLoaded {
                seat: A,
                goods: goods(&[(Good::Corn, 3), (Good::Coffee, 2)]),
                harbor: 0,
                privilege: 0,
                points: 2,
            },
        ],
        &[
            "Bence chooses a building for the main board: Church.",
            "Drawn for the main board: Church.",
            "You plant a forest: corn plantation, face down.",
            "Your guest goes to work: Library.",
            "Black market: you return a worker (San Juan) for 1 doubloon.",
            "Church: 2 victory points for you.",
            "Bence uses the trading post to sell sugar: 3 doubloons.",
            "Your small wharf ships 3 corn and 2 coffee: 2 victory points.",
        ],
    );
}

#[test]
fn buccaneer_and_festival_say_what_they_do() {
    check(
        &[
            Event::TokenTaken {
                seat: A,
                from: Some(B),
            },
            Event::ShipRobbed {
                seat: B,
                capacity: 5,
                good: Good::Corn,
                kept: 3,
                returned: 1,
            },
            Event::HousePlundered {
                seat: A,
                goods: goods(&[(Good::Corn, 1), (Good::Sugar, 1)]),
                points: 2,
            },
            Event::CropTaskDone {
                seat: B,
                good: Good::Coffee,
                workers: 3,
            },
        ],
        &[
            "You take the buccaneer token from Bence.",
            "Piracy: Bence empties ship 5 (4 corn) and keeps 3.",
            "Plunder: you clear the trading house of 1 corn and 1 sugar: 2 victory points.",
            "Festival: Bence completes the crop task (coffee plantation): 3 workers for San Juan.",
        ],
    );
}

#[test]
fn nobles_say_who_came_and_what_the_buildings_made_of_it() {
    let chapel = |doubloons: u8, points: u8| Event::ChapelPaid {
        seat: A,
        doubloons,
        points,
    };
    check(
        &[
            Event::NobleArrived { seat: A },
            Event::NobleArrived { seat: B },
            Event::VillaBrought { seat: A, noble: true },
            Event::VillaBrought {
                seat: A,
                noble: false,
            },
            Event::JewelerPaid {
                seat: B,
                doubloons: 2,
            },
            Event::JewelerPaid {
                seat: B,
                doubloons: 0,
            },
            Event::HuntingLodgePaid { seat: A, points: 2 },
            chapel(1, 0),
            chapel(0, 1),
        ],
        &[
            "A noble comes to you.",
            "A noble comes to Bence.",
            "Your villa brings you a noble.",
            "Your villa brings you a worker: no noble is left.",
            "Jeweler: 2 doubloons for Bence.",
            "Hunting lodge: 2 victory points for you.",
            "Chapel: 1 doubloon for you.",
            "Chapel: 1 victory point for you.",
        ],
    );
}

#[test]
fn giving_up_a_tile_names_what_the_land_office_pays_and_nothing_for_the_hunting_lodge() {
    let given = |doubloons: u8| Event::TileGivenUp {
        seat: A,
        good: Good::Indigo,
        occupant: Occupant::Worker,
        doubloons,
    };
    check(&[given(0)], &["You give up a tile: indigo plantation."]);
    check(
        &[given(1)],
        &["You give up a tile: indigo plantation. Land office: 1 doubloon for you."],
    );
}

#[test]
fn seats_that_are_not_asked_are_told_why() {
    let skipped = |reason: SkipReason| Event::Skipped {
        seat: B,
        role: Role::Trader,
        reason,
    };
    check(
        &[
            skipped(SkipReason::TradingHouseFull),
            skipped(SkipReason::OnlyOneAnswer),
        ],
        &[
            "Bence is skipped: the trading house is full.",
            "Bence has no choice to make.",
        ],
    );
}
