//! The bots of Altiplano: strength, honesty, repeatability.

use std::time::Duration;

use altiplano::{Action, Decision, Setup, State, Switch};
use bots::altiplano::{Greedy, Suggestion};
use bots::{Bot, Pairing, Random, Registry, paired_match};
use tabletop::{FastRandom, Game, Playout, Seat, Turn};

/// Runs `check` on decisions of a random game that a seat has, every so many decisions.
fn positions(setup: &Setup, seed: u64, every: u32, mut check: impl FnMut(&State, Seat)) {
    let mut state = State::new(setup).unwrap();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut count = 0u32;
    while state.turn() != Turn::Over {
        if let Turn::Seats(seats) = state.turn() {
            count += 1;
            if count.is_multiple_of(every) {
                check(&state, seats.first().unwrap());
            }
        }
        playout.step(&mut state, &mut random);
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

fn win_share(seat_count: usize, missions: bool, blocks: u64) -> (f64, f64, Duration) {
    let report = paired_match::<State>(&Pairing {
        setup: Setup::new(seat_count).with(Switch::Missions, missions),
        seat_count,
        candidate: &|seed| Box::new(Greedy::new(seed)),
        field: &|seed| Box::new(Random::new(seed)),
        blocks,
        seed: 1,
        threads: 2,
    })
    .unwrap();
    (report.win_share.low(), report.win_share.mean, report.mean_time)
}

#[test]
fn greedy_beats_three_random_bots() {
    let (low, mean, time) = win_share(4, false, 50);
    assert!(low >= 0.9, "{mean}");
    // The limit for a move is 5 ms; the mean leaves room for a busy machine.
    assert!(time < Duration::from_millis(5), "{time:?}");
}

#[test]
fn greedy_beats_random_bots_at_every_table() {
    for seat_count in 2..=5 {
        for missions in [false, true] {
            let (_, mean, _) = win_share(seat_count, missions, 12);
            assert!(mean >= 0.9, "{seat_count} seats, Missions {missions}: {mean}");
        }
    }
}

#[test]
fn a_bot_answers_legally_and_equal_views_equally() {
    for seed in 0..24 {
        let setup = Setup::new(2 + seed as usize % 4)
            .with(Switch::Missions, seed % 2 == 0)
            .with(Switch::RolesDrafted, seed % 3 == 0);
        positions(&setup, seed, 5, |state, seat| {
            let view = state.view(Some(seat));
            let legal = legal(state, seat);
            let answer = Greedy::new(9).decide(seat, &view, &legal);
            assert!(legal.contains(&answer), "{answer} is not one of {legal:?}");
            assert_eq!(Greedy::new(9).decide(seat, &view, &legal), answer);
        });
    }
}

#[test]
fn a_bot_that_has_answered_before_answers_the_same() {
    let mut old = Greedy::new(1);
    positions(
        &Setup::new(4).with(Switch::Missions, true),
        8,
        1,
        |state, seat| {
            let view = state.view(Some(seat));
            let legal = legal(state, seat);
            assert_eq!(
                old.decide(seat, &view, &legal),
                Greedy::new(1).decide(seat, &view, &legal)
            );
        },
    );
}

#[test]
fn hidden_values_never_change_a_bots_answer() {
    let mut random = FastRandom::new(5);
    for (seed, seat_count) in [(4, 3), (5, 2), (6, 5)] {
        let setup = Setup::new(seat_count)
            .with(Switch::Missions, true)
            .with(Switch::ClosedBags, seed % 2 == 0);
        positions(&setup, seed, 7, |state, seat| {
            // Another state that the seat can't tell from this one: rivals' Missions and plans differ.
            let other = State::determinize(&state.view(Some(seat)), &mut random);
            let legal = legal(state, seat);
            assert_eq!(
                Greedy::new(1).decide(seat, &state.view(Some(seat)), &legal),
                Greedy::new(1).decide(seat, &other.view(Some(seat)), &legal),
            );
        });
    }
}

#[test]
fn a_suggested_plan_is_what_the_bot_then_plays() {
    let mut plans = 0;
    positions(&Setup::new(4), 6, 1, |state, seat| {
        let fresh = state
            .view(Some(seat))
            .own
            .is_some_and(|own| own.moved.is_empty() && own.moved_coins.is_empty());
        if !matches!(state.decision(), Decision::Plan(_)) || !fresh {
            return;
        }
        let mut bot = Greedy::new(1);
        let Suggestion::Plan { tiles, coins } =
            bot.suggest(seat, &state.view(Some(seat)), &legal(state, seat))
        else {
            panic!("a plan is suggested as a whole");
        };
        plans += 1;
        let mut state = *state;
        let steps = (tiles.iter().map(|&(good, place)| Action::Plan { good, place }))
            .chain(coins.iter().map(|&place| Action::Fund(place)))
            .chain([Action::Done]);
        for step in steps {
            let legal = legal(&state, seat);
            assert_eq!(bot.decide(seat, &state.view(Some(seat)), &legal), step);
            assert_eq!(state.apply(seat, step, &mut ()), Ok(()), "{tiles:?} {coins:?}");
        }
    });
    assert!(plans > 10, "{plans}");
}

#[test]
fn every_bot_plays_every_switch_to_the_end() {
    for switch in Switch::ALL {
        for seat_count in 2..=5 {
            let setup = Setup::new(seat_count).with(switch, !switch.default_on());
            let mut bots: Vec<Box<dyn Bot<State>>> = (0..seat_count)
                .map(|index| State::bot(State::KEYS[index % State::KEYS.len()], index as u64).unwrap())
                .collect();
            let report = bots::play_game(&setup, &mut bots, 11).unwrap();
            assert!(
                report
                    .scores
                    .first(seat_count)
                    .iter()
                    .any(|score| score.points > 0)
            );
        }
    }
}

#[test]
fn the_registry_knows_its_keys() {
    for key in State::KEYS {
        assert!(State::bot(key, 1).is_some(), "{key}");
    }
    assert!(State::bot("oracle", 1).is_none());
}
