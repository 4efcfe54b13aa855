//! Positions: export and import, what is refused and why, and that every accepted position can be
//! played.

use altiplano::{
    Decision, Good, Location, Place, Position, PositionError, Setup, SetupError, State, SwapAnswer, Switch,
};
use tabletop::{FastRandom, Game, Playout, Random, Seat, Turn};

mod support;

/// A setup of each kind in turn: players, Missions, every switch in its other position, generous cards.
fn setup(number: u64) -> Setup {
    let players = 2 + (number % 4) as usize;
    let mut setup = Setup::new(players).with(Switch::Missions, number % 8 < 4);
    let switch = number / 4 % (Switch::COUNT as u64 + 1);
    if let Some(&switch) = Switch::ALL.get(switch as usize) {
        setup = setup.with(switch, !switch.default_on());
    }
    if number.is_multiple_of(3) {
        setup.components = support::generous();
    }
    setup
}

#[test]
fn every_position_of_random_games_is_written_and_read_back() {
    let mut playout = Playout::with_capacity(128);
    let mut positions = 0u32;
    for number in 0..160 {
        let mut random = FastRandom::new(number);
        let setup = setup(number);
        let mut game = State::new(&setup).expect("a possible setup");
        loop {
            let position = game.position();
            let read = State::from_position(&position);
            assert_eq!(read, Ok(game), "game {number}, `{setup}`, position {positions}");
            positions += 1;
            if !playout.step(&mut game, &mut random) {
                break;
            }
        }
    }
    assert!(positions > 50_000, "only {positions} positions");
}

/// A change to a position of the kind that a careless or hostile writer might make: a table of what can
/// be changed.
fn change(position: &mut Position, random: &mut FastRandom) {
    let seats = position.seats.len() as u32;
    let seat = random.below(seats) as usize;
    let other = random.below(seats) as usize;
    let good = Good::ALL[random.below(Good::COUNT as u32) as usize];
    let location = Location::ALL[random.below(Location::COUNT as u32) as usize];
    let count = [0, 1, 2, 3, 4, 9, 255][random.below(7) as usize];
    match random.below(32) {
        0 => position.round = count,
        1 => position.start = Seat::new(random.below(5) as usize),
        2 => {
            let rounds = [None, Some(position.round), Some(position.round.saturating_add(1))];
            position.final_round = rounds[random.below(3) as usize];
        }
        3 => position.passed = Seat::all(other + 1).collect(),
        4 => {
            let place = random.below(position.ring.len() as u32) as usize;
            position.ring.swap(0, place);
        }
        5 => position.stock[good] = count,
        6 => position.carts = count,
        7 => position.houses[good] = count,
        8 => position.boats[good] = count,
        9 => position.strip[random.below(5) as usize] = None,
        10 => position.firsts[random.below(4) as usize] = Some(Seat::new(other)),
        11 => position.triggers.strip = !position.triggers.strip,
        12 => position.triggers.locations.insert(location),
        // A tile from one place to another keeps the totals right.
        13..=18 => {
            let mine = &mut position.seats[seat];
            let mut piles = vec![
                &mut mine.bag,
                &mut mine.container,
                &mut mine.planning,
                &mut position.stock,
            ];
            piles.extend(mine.spaces.iter_mut());
            let from = random.below(piles.len() as u32) as usize;
            let to = random.below(piles.len() as u32) as usize;
            if piles[from][good] > 0 && piles[to][good] < 255 {
                piles[from][good] -= 1;
                piles[to][good] += 1;
            }
        }
        19 => position.seats[seat].coins = [0, 1, 5, 900, 65535][random.below(5) as usize],
        20 => position.seats[seat].road = count,
        21 => position.seats[seat].carts = count,
        22 => position.seats[seat].further_carts_used = count,
        23 => position.seats[seat].pawn = [None, Some(location)][random.below(2) as usize],
        24 => position.seats[seat].movement_food = count,
        25 => position.seats[seat].corn_store = count,
        26 => position.seats[seat].moved.push((good, Place::At(location))),
        27 => {
            let take = [None, Some(good)][random.below(2) as usize];
            position.seats[seat].swap = Some(SwapAnswer { away: good, take });
        }
        28 => position.seats.swap(seat, other),
        29 => position.seats[seat].shelves.push((good, count.min(9), 0)),
        30 => {
            let extension = position.stack.iter().next();
            if let Some(extension) = extension {
                position.stack.remove(extension);
                position.seats[seat].extensions.insert(extension);
            }
        }
        _ => {
            let seat = Seat::new(other);
            position.decision = [
                Decision::Act {
                    seat,
                    open: Default::default(),
                    anywhere: false,
                    moved: false,
                },
                Decision::AfterAction(seat),
                Decision::Store(seat),
                Decision::PlacePawn(seat),
                Decision::SwapDraw(seat),
                Decision::Plan(Seat::all(other + 1).collect()),
                Decision::TakeBack(Seat::all(other + 1).collect()),
                Decision::Over,
            ][random.below(8) as usize];
        }
    }
}

#[test]
fn whatever_is_accepted_can_be_played_to_its_end() {
    let mut playout = Playout::with_capacity(128);
    let (mut accepted, mut refused) = (0u32, 0u32);
    for number in 0..400 {
        let mut random = FastRandom::new(1000 + number);
        let mut game = State::new(&setup(number)).expect("a possible setup");
        loop {
            if random.below(16) == 0 {
                let mut position = game.position();
                for _ in 0..=random.below(2) {
                    change(&mut position, &mut random);
                }
                match State::from_position(&position) {
                    Err(error) => {
                        assert!(!error.to_string().is_empty());
                        refused += 1;
                    }
                    Ok(mut other) => {
                        accepted += 1;
                        let mut decisions = 0;
                        while playout.step(&mut other, &mut random) {
                            decisions += 1;
                            assert_eq!(other.check_invariants(), Ok(()), "game {number}: {position:?}");
                            assert!(decisions < 20_000, "game {number} does not end: {position:?}");
                        }
                    }
                }
            }
            if !playout.step(&mut game, &mut random) {
                break;
            }
        }
    }
    assert!(
        accepted > 500 && refused > 5000,
        "{accepted} accepted, {refused} refused"
    );
}

/// A 4-player game with Missions at this kind of decision, not in the first round.
fn at(kind: fn(Decision) -> bool) -> Position {
    let mut playout = Playout::with_capacity(128);
    for seed in 0..200 {
        let mut random = FastRandom::new(seed);
        let setup = Setup::new(4).with(Switch::Missions, true);
        let mut game = State::new(&setup).expect("a possible setup");
        while game.round() < 3 || !kind(game.decision()) {
            if !playout.step(&mut game, &mut random) {
                break;
            }
        }
        if game.turn() != Turn::Over {
            return game.position();
        }
    }
    panic!("no game reaches this decision");
}

fn planning() -> Position {
    at(|decision| matches!(decision, Decision::Plan(asked) if asked.len() == 4))
}

fn acting() -> Position {
    at(|decision| matches!(decision, Decision::Act { moved: false, .. }))
}

/// Changes a position and expects this refusal.
#[track_caller]
fn refused(mut position: Position, change: impl FnOnce(&mut Position), expected: &PositionError) {
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
    let good = Good::Glass;
    let position = planning();
    let found = u16::from(position.stock[good]);
    let glass: u16 = 11;
    refused(
        position,
        |position| position.stock[good] += 1,
        &PositionError::Goods {
            good,
            found: glass + 1,
            expected: glass,
        },
    );
    assert!(found <= glass);
    refused(
        planning(),
        |position| position.carts += 1,
        &PositionError::Carts {
            found: 13,
            expected: 12,
        },
    );
    let position = planning();
    let order = position.orders.iter().next().expect("an open order");
    refused(
        position,
        |position| position.seats[0].completed.insert(order),
        &PositionError::OrderTwice { order },
    );
    let position = planning();
    let extension = position.stack.iter().next().expect("a stack");
    refused(
        position,
        |position| position.seats[0].extensions.insert(extension),
        &PositionError::Extension { extension },
    );
    let position = planning();
    let mission = position.seats[1].missions_kept[0].expect("a Mission");
    refused(
        position,
        |position| position.seats[0].missions_kept[0] = Some(mission),
        &PositionError::MissionTwice { mission },
    );
    let position = planning();
    let twice = position.seats[1].role;
    refused(
        position,
        |position| position.seats[0].role = twice,
        &PositionError::Roles { twice },
    );
}

#[test]
fn a_position_is_refused_for_what_exceeds_a_limit() {
    refused(
        planning(),
        |position| position.seats[0].coins = 1001,
        &PositionError::TooMany {
            seat: FIRST,
            what: "coins",
        },
    );
    refused(
        planning(),
        |position| position.seats[0].road = 8,
        &PositionError::TooMany {
            seat: FIRST,
            what: "steps on the Road",
        },
    );
    refused(
        planning(),
        |position| position.seats[0].movement_coin = !position.seats[0].movement_coin,
        &PositionError::Movement { seat: FIRST },
    );
    refused(
        planning(),
        |position| position.seats[0].corn_store = 0xFF,
        &PositionError::CornStore { seat: FIRST },
    );
    refused(
        planning(),
        |position| {
            position.seats[0].carts = 1;
            position.seats[0].further_carts_used = 1;
            position.carts = 12 - position.seats.iter().map(|seat| seat.carts).sum::<u8>();
        },
        &PositionError::CartsUsed { seat: FIRST },
    );
    refused(
        planning(),
        |position| position.seats[0].shelves = vec![(Good::Fish, 4, 0)],
        &PositionError::Shelf {
            seat: FIRST,
            shelf: 1,
        },
    );
}

#[test]
fn a_position_is_refused_for_an_impossible_point_in_the_game() {
    let seven = Setup {
        player_count: 7,
        ..Setup::new(4)
    };
    refused(
        planning(),
        |position| position.setup = seven,
        &PositionError::Setup(SetupError::PlayerCount { found: 7 }),
    );
    refused(
        planning(),
        |position| drop(position.seats.pop()),
        &PositionError::SeatCount {
            found: 3,
            expected: 4,
        },
    );
    refused(
        planning(),
        |position| position.start = Seat::new(4),
        &PositionError::NoSuchSeat { seat: Seat::new(4) },
    );
    refused(
        planning(),
        |position| position.ring.reverse(),
        &PositionError::Ring,
    );
    refused(
        planning(),
        |position| position.seats[0].first_cart_used = true,
        &PositionError::UsedTooEarly { seat: FIRST },
    );
    refused(
        planning(),
        |position| position.seats[0].pawn = None,
        &PositionError::Pawn { seat: FIRST },
    );
    refused(
        planning(),
        |position| position.round = 200,
        &PositionError::Round { round: 200 },
    );
    refused(
        planning(),
        |position| position.strip[1] = None,
        &PositionError::Strip,
    );
    refused(
        planning(),
        |position| position.final_round = Some(position.round + 1),
        &PositionError::End,
    );
    refused(
        acting(),
        |position| position.decision = Decision::StartPlayer,
        &PositionError::DecisionElsewhere {
            decision: Decision::StartPlayer,
        },
    );
    let position = acting();
    let seat = position.decision.asked().first().expect("a seat is asked");
    refused(
        position,
        |position| position.passed.insert(seat),
        &PositionError::DecisionElsewhere {
            decision: acting().decision,
        },
    );
    let decision = Decision::TakeBack(tabletop::SeatSet::EMPTY);
    refused(
        planning(),
        |position| position.decision = decision,
        &PositionError::NothingToDecide { decision },
    );
}

#[test]
fn a_position_is_refused_for_sealed_moves_that_cannot_have_been_made() {
    refused(
        planning(),
        |position| position.seats[0].moved = vec![(Good::Glass, Place::At(Location::Road))],
        &PositionError::Sealed { seat: FIRST },
    );
    refused(
        acting(),
        |position| position.seats[0].replans = 1,
        &PositionError::Sealed { seat: FIRST },
    );
}
