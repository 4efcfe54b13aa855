//! Two ways to the same answer, compared at many states of random games: what is offered and what is
//! accepted, for every action that can be written at all; where a seat could act and what it would be
//! offered there; notation and how it is read.

use std::collections::BTreeSet;

use altiplano::testkit::{actions_at, open_locations};
use altiplano::{
    Action, Decision, Effect, Extension, Fuel, Good, Location, Mission, Order, Outcome, Place, Recipe, Role,
    SHELF_COUNT_MAX, Setup, State, Switch,
};
use tabletop::{FastRandom, Game, Playout, Random, Seat};

/// Every place where a player's tiles and coins can be.
fn places() -> impl Iterator<Item = Place> {
    let locations = Location::ALL.into_iter().map(Place::At);
    let others = [Place::AnyLocation, Place::Movement, Place::Role];
    let extensions = Effect::ALL.into_iter().map(Place::Extension);
    locations.chain(others).chain(extensions)
}

/// Every action there is.
fn all_actions() -> Vec<Action> {
    let mut all = vec![
        Action::DrawMore,
        Action::StopDrawing,
        Action::KeepTiles,
        Action::Replan,
        Action::BuyCart,
        Action::TakeOrder(None),
        Action::KeepCorn,
        Action::Done,
        Action::Pass,
        Action::EndTurn,
    ];
    all.extend(Role::ALL.map(Action::TakeRole));
    all.extend(Mission::ALL.map(Action::KeepMission));
    all.extend(Mission::ALL.map(Action::GiveMission));
    all.extend(Order::all().map(|order| Action::TakeOrder(Some(order))));
    all.extend(Extension::all().map(Action::BuyExtension));
    all.extend((1..=4).map(Action::SendCorn));
    all.extend((0..SHELF_COUNT_MAX as u8).map(Action::ShelveCorn));
    for location in Location::ALL {
        all.extend([Action::PlacePawn(location), Action::FirstCart(location)]);
        for fuel in Fuel::ALL {
            all.extend([
                Action::Cart { to: location, fuel },
                Action::Walk { to: location, fuel },
            ]);
        }
    }
    let goods = || Good::ALL.into_iter().map(Some).chain([None]);
    for wild in [false, true] {
        all.extend((1..=15).map(|count| Action::FarmFood { count, wild }));
        all.extend(Recipe::ALL.map(|recipe| Action::Make { recipe, wild }));
        all.push(Action::BuildRoad { wild });
        for good in goods() {
            all.extend([
                Action::BuildBoat { good, wild },
                Action::BuildHouse { good, wild },
            ]);
        }
        for good in Good::ALL {
            all.extend([
                Action::TradeCacao { gain: good, wild },
                Action::Store { good, wild },
                Action::Sell { good, wild },
                Action::Deliver { good, wild },
            ]);
        }
    }
    for place in places() {
        all.extend([Action::TakeBackCoins(place), Action::Fund(place)]);
        for good in Good::ALL {
            all.extend([Action::TakeBack { good, place }, Action::Plan { good, place }]);
            all.extend([false, true].map(|wild| Action::Use {
                place,
                gain: good,
                wild,
            }));
        }
    }
    for away in Good::ALL {
        all.extend(goods().map(|take| Action::Swap { away, take }));
    }
    all
}

#[test]
fn every_action_and_outcome_reads_back() {
    let all = all_actions();
    let different: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(different.len(), all.len(), "two actions have the same notation");
    for action in all {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let mut outcomes: Vec<Outcome> = Vec::new();
    outcomes.extend(Location::ALL.map(Outcome::Ring));
    outcomes.extend(Seat::all(5).map(Outcome::StartPlayer));
    outcomes.extend(Order::all().map(Outcome::Order));
    outcomes.extend(Extension::all().map(Outcome::Extension));
    outcomes.extend(Role::ALL.map(Outcome::Role));
    outcomes.extend(Mission::ALL.map(Outcome::Mission));
    outcomes.extend(Good::ALL.map(Outcome::Draw));
    for outcome in outcomes {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
    for wrong in [
        "",
        "plan",
        "plan fish",
        "plan fish farm farm",
        "farm food 0",
        "farm food +1",
        "road build tame",
        "pass 1",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

/// Plays a game and checks about one state in every `one_in`.
fn look(setup: &Setup, seed: u64, one_in: u32, mut check: impl FnMut(&State)) {
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(128);
    let mut game = State::new(setup).expect("a possible setup");
    loop {
        if random.below(one_in) == 0 {
            check(&game);
        }
        if !playout.step(&mut game, &mut random) {
            return;
        }
    }
}

/// Plain setups, and each switch once.
fn setups() -> impl Iterator<Item = Setup> {
    let plain = (2..=5).map(Setup::new);
    let switched = Switch::ALL.into_iter().enumerate().map(|(index, switch)| {
        let setup = Setup::new(2 + index % 4).with(Switch::Missions, index % 3 == 0);
        setup.with(switch, !switch.default_on())
    });
    plain.chain(switched)
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else_is() {
    let all = all_actions();
    for setup in setups() {
        for seed in 0..4 {
            look(&setup, seed, 4, |game| {
                for seat in Seat::all(5) {
                    let mut offered = Vec::new();
                    game.legal(seat, &mut offered);
                    let accepted = all.iter().filter(|&&action| game.check(seat, action).is_ok());
                    let accepted: BTreeSet<Action> = accepted.copied().collect();
                    let offered: BTreeSet<Action> = offered.into_iter().collect();
                    assert_eq!(offered, accepted, "seat {seat}, {:?}, `{setup}`", game.decision());
                }
            });
        }
    }
}

#[test]
fn a_location_is_open_exactly_if_something_is_offered_there() {
    for setup in setups() {
        for seed in 0..20 {
            look(&setup, seed, 3, |game| {
                for seat in Seat::all(game.setup().player_count) {
                    let (open, anywhere) = open_locations(game, seat);
                    for location in Location::ALL {
                        let actions = actions_at(game, seat, location);
                        let offered = !actions.is_empty();
                        assert_eq!(
                            open.contains(location) || anywhere,
                            offered,
                            "{location}: {actions:?}"
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn a_turn_never_gets_stuck() {
    // R23: a player who has moved can still reach an action.
    for setup in setups().filter(|setup| !setup.switches.has(Switch::MoveWithoutAction)) {
        for seed in 20..40 {
            look(&setup, seed, 1, |game| {
                if let Decision::Act {
                    seat, moved: true, ..
                } = game.decision()
                {
                    let mut actions = Vec::new();
                    game.legal(seat, &mut actions);
                    assert!(!actions.is_empty(), "{:?}", game.decision());
                }
            });
        }
    }
}
