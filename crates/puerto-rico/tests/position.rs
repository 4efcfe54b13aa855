//! Positions: export and import, what is refused and why, and that whatever is accepted can be played.

use puerto_rico::{
    Action, Building, CityView, Decision, Gain, Good, Place, Position, PositionError, Progress, Role,
    RoleCard, Setup, SetupError, State, Switch, Tile,
};
use tabletop::{FastRandom, Game, Playout, Random, Seat, Turn};

/// A 4-player game that has just begun, before the first role is picked.
fn beginning() -> Position {
    let mut game = State::new(&Setup::new(4)).unwrap();
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    while game.turn() == Turn::Chance {
        playout.step(&mut game, &mut random);
    }
    game.position()
}

/// Changes the beginning and expects this refusal.
#[track_caller]
fn refused(change: impl FnOnce(&mut Position), expected: &PositionError) {
    let mut position = beginning();
    change(&mut position);
    assert_eq!(
        State::from_position(&position).as_ref(),
        Err(expected),
        "{expected}"
    );
}

const FIRST: Seat = Seat::FIRST;

#[test]
fn a_position_is_refused_for_what_does_not_add_up() {
    let good = Good::Corn;
    refused(
        |position| position.goods[good] -= 1,
        &PositionError::Goods {
            good,
            found: 9,
            expected: 10,
        },
    );
    refused(
        |position| position.quarries += 1,
        &PositionError::Tiles {
            tile: Tile::Quarry,
            found: 9,
            expected: 8,
        },
    );
    refused(
        |position| position.worker_ship += 1,
        &PositionError::Workers {
            found: 80,
            expected: 79,
        },
    );
    refused(
        |position| position.seats[0].victory_points = 3,
        &PositionError::VictoryPoints {
            found: 104,
            expected: 101,
        },
    );
}

#[test]
fn a_position_is_refused_for_what_exceeds_a_limit() {
    let city = |building, count, workers| CityView {
        building,
        count,
        workers,
        nobles: 0,
    };
    refused(
        |position| position.seats[0].buildings = vec![city(Building::Office, 2, 0)],
        &PositionError::BuildingTwice {
            seat: FIRST,
            building: Building::Office,
        },
    );
    refused(
        |position| {
            position.seats[0].buildings = vec![city(Building::Office, 1, 2)];
            position.settle_supplies();
        },
        &PositionError::Circles {
            seat: FIRST,
            place: Place::Building(Building::Office),
            workers: 2,
            circles: 1,
        },
    );
    refused(
        |position| {
            for seat in &mut position.seats[..2] {
                seat.buildings = vec![city(Building::CityHall, 1, 0)];
            }
        },
        &PositionError::BuildingCopies {
            building: Building::CityHall,
            found: 2,
            most: 1,
        },
    );
    refused(
        |position| {
            position.seats[0].buildings = Building::ALL[..13]
                .iter()
                .map(|&building| city(building, 1, 0))
                .collect();
        },
        &PositionError::Spaces {
            seat: FIRST,
            found: 13,
        },
    );
    refused(
        |position| {
            position.seats[0].buildings = Building::ALL[..12]
                .iter()
                .map(|&building| city(building, 1, 0))
                .collect();
        },
        &PositionError::EndNotMarked,
    );
    refused(
        |position| {
            position.trading_house[Good::Corn] = 5;
            position.settle_supplies();
        },
        &PositionError::TradingHouse { found: 5 },
    );
}

#[test]
fn a_position_is_refused_for_impossible_ships() {
    refused(
        |position| position.ships[0].capacity = 4,
        &PositionError::Fleet {
            found: [4, 6, 7],
            expected: [5, 6, 7],
        },
    );
    refused(
        |position| {
            position.ships[0].good = Some(Good::Indigo);
            position.ships[0].amount = 6;
            position.settle_supplies();
        },
        &PositionError::ShipLoad {
            capacity: 5,
            amount: 6,
        },
    );
    refused(
        |position| {
            for ship in &mut position.ships[..2] {
                ship.good = Some(Good::Indigo);
                ship.amount = 1;
            }
            position.settle_supplies();
        },
        &PositionError::KindOnTwoShips { good: Good::Indigo },
    );
}

#[test]
fn a_position_is_refused_for_an_impossible_turn() {
    refused(
        |position| position.setup.player_count = 6,
        &PositionError::Setup(SetupError::PlayerCount { found: 6 }),
    );
    refused(
        |position| position.seats.truncate(3),
        &PositionError::SeatCount {
            found: 3,
            expected: 4,
        },
    );
    let seat = Seat::new(4);
    refused(
        |position| position.governor = seat,
        &PositionError::NoSuchSeat { seat },
    );
    refused(
        |position| position.cards.takers[RoleCard::Mayor] = Some(Seat::new(1)),
        &PositionError::Picks {
            seat: FIRST,
            found: 0,
            expected: 1,
        },
    );
    let card = RoleCard::SecondProspector;
    refused(
        |position| position.cards.doubloons[card] = 1,
        &PositionError::NoSuchCard { card },
    );
    let decision = Decision::ChooseRole(Seat::new(2));
    refused(
        |position| position.decision = decision,
        &PositionError::DecisionSeat {
            decision,
            expected: FIRST,
        },
    );
    let decision = Decision::Sell(FIRST);
    refused(
        |position| position.decision = decision,
        &PositionError::DecisionOutsidePhase { decision },
    );
    refused(
        |position| {
            position.cards.takers[RoleCard::Trader] = Some(FIRST);
            position.phase = Some(puerto_rico::Phase {
                role: Role::Trader,
                chooser: FIRST,
            });
            position.decision = decision;
        },
        &PositionError::NothingToDecide { decision },
    );
    refused(
        |position| {
            position.phase = Some(puerto_rico::Phase {
                role: Role::Trader,
                chooser: FIRST,
            });
        },
        &PositionError::Phase {
            role: Role::Trader,
            chooser: FIRST,
        },
    );
}

/// With everything optional, only a discount that could be paid after all is asked about.
#[test]
fn a_position_is_refused_for_a_gain_that_nobody_can_have() {
    let mut game = State::new(&"players=4 edition=2020 strict_optional".parse().unwrap()).unwrap();
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    while game.turn() == Turn::Chance {
        playout.step(&mut game, &mut random);
    }
    for action in [
        Action::ChooseRole(RoleCard::Builder),
        Action::Build(Building::SmallSugarMill),
    ] {
        game.apply(FIRST, action, &mut ()).unwrap();
    }
    let asked =
        |building, doubloons| Decision::Optional(FIRST, Gain::BuilderPrivilege { building, doubloons });
    let mill = Building::SmallSugarMill;
    assert_eq!(game.decision(), asked(mill, 1));
    let start = game.position();
    assert!(State::from_position(&start).is_ok());
    let decisions = [
        asked(mill, 0),
        asked(mill, 2),
        asked(mill, 200),
        asked(Building::Hacienda, 1),
        Decision::Optional(
            FIRST,
            Gain::QuarryDiscount {
                building: mill,
                doubloons: 1,
            },
        ),
    ];
    for decision in decisions {
        let position = Position {
            decision,
            ..start.clone()
        };
        let refused = State::from_position(&position);
        assert_eq!(refused, Err(PositionError::NothingToDecide { decision }));
    }
    let poor = Position {
        seats: (start.seats.iter().cloned())
            .map(|seat| puerto_rico::SeatPosition { doubloons: 0, ..seat })
            .collect(),
        ..start
    };
    assert!(
        State::from_position(&poor).is_err(),
        "nobody could pay it after all"
    );
}

/// A small random change.
fn disturb(position: &mut Position, random: &mut FastRandom) {
    let index = random.below(position.seats.len() as u32) as usize;
    let value = random.below(13) as u8;
    let good = Good::ALL[random.below(5) as usize];
    let tile = Tile::ALL[random.below(6) as usize];
    let building = Building::ALL[random.below(23) as usize];
    let seat = &mut position.seats[index];
    match random.below(14) {
        0 => seat.goods[good] = value,
        1 => seat.tiles[tile] = value,
        2 => seat.tile_workers[tile] = value,
        3 => seat.san_juan = value,
        4 => seat.victory_points = u16::from(value) * 9,
        5 => seat.buildings.push(CityView {
            building,
            count: 1 + value / 10,
            workers: value % 3,
            nobles: value % 2,
        }),
        6 => position.decision = Decision::Load(Seat::new(index)),
        7 => position.decision = Decision::PlaceWorkers(Seat::new(index), Place::Building(building)),
        8 => position.decision = Decision::Hospice(Seat::new(index), tile),
        9 => position.decision = Decision::StoreKind(Seat::new(index)),
        10 => {
            position.progress = Progress::Storage {
                singles: puerto_rico::ByGood::default(),
                stored: [good].into_iter().collect(),
            };
        }
        11 => position.worker_ship = value,
        12 => position.trading_house[good] = value % 3,
        _ => position.discards[good] = value,
    }
    for seat in &mut position.seats {
        seat.buildings.sort_by_key(|city| city.building);
    }
    if random.below(3) > 0 {
        position.settle_supplies();
    }
}

#[test]
fn whatever_is_accepted_can_be_played_to_the_end() {
    let mut random = FastRandom::new(77);
    let mut playout = Playout::with_capacity(64);
    let (mut accepted, mut refused) = (0, 0);
    for index in 0..400 {
        let mut setup = Setup::new(2 + index % 4);
        setup.switches = setup.switches.with(Switch::StrictOptional, index % 3 == 0);
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            let mut position = game.position();
            for _ in 0..=random.below(2) {
                disturb(&mut position, &mut random);
            }
            match State::from_position(&position) {
                Err(_) => refused += 1,
                Ok(_) if random.below(8) > 0 => {}
                Ok(mut other) => {
                    accepted += 1;
                    assert_eq!(other.check_invariants(), Ok(()));
                    assert_eq!(other.position(), position);
                    while playout.step(&mut other, &mut random) {}
                    assert_eq!(other.check_invariants(), Ok(()), "{position:?}");
                }
            }
        }
    }
    assert!(
        accepted > 1_000 && refused > 10_000,
        "{accepted} accepted, {refused} refused"
    );
}
