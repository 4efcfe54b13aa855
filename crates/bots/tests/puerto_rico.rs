//! The bots of Puerto Rico: strength, honesty, repeatability.

mod processor;

use bots::puerto_rico::Greedy;
use bots::{Bot, HasBots, Pairing, Random, paired_match};
use processor::Thinking;
use puerto_rico::{Event, Setup, State, Switch, View};
use tabletop::{FastRandom, Game, Playout, Turn};

/// Calls `check` with decisions for the greedy bot from a random game, at regular intervals.
fn positions(setup: &Setup, seed: u64, mut check: impl FnMut(&State)) {
    let mut state = State::new(setup).unwrap();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut count = 0u32;
    while state.turn() != Turn::Over {
        if matches!(state.turn(), Turn::Seats(_)) {
            count += 1;
            if count.is_multiple_of(7) {
                check(&state);
            }
        }
        playout.step(&mut state, &mut random);
    }
}

fn legal(state: &State) -> Vec<puerto_rico::Action> {
    let mut legal = Vec::new();
    state.legal(state.decision().seat().unwrap(), &mut legal);
    legal
}

#[test]
fn greedy_beats_three_random_bots() {
    let thinking = Thinking::default();
    let report = paired_match::<State>(&Pairing {
        setup: Setup::new(4),
        seat_count: 4,
        candidate: &|seed| thinking.of(Greedy::new(seed)),
        field: &|seed| Box::new(Random::new(seed)),
        blocks: 50,
        seed: 1,
        threads: 2,
    })
    .unwrap();
    assert_eq!(report.games, 200);
    assert!(report.win_share.low() >= 0.9, "{}", report.win_share);
    assert!(thinking.mean() < processor::LIMIT, "{:?}", thinking.mean());
}

#[test]
fn greedy_beats_random_bots_at_every_table() {
    for seat_count in [2, 3, 5] {
        let report = paired_match::<State>(&Pairing {
            setup: Setup::new(seat_count),
            seat_count,
            candidate: &|seed| Box::new(Greedy::new(seed)),
            field: &|seed| Box::new(Random::new(seed)),
            blocks: 8,
            seed: 1,
            threads: 2,
        })
        .unwrap();
        assert!(report.win_share.mean >= 0.9, "{seat_count}: {}", report.win_share);
    }
}

#[test]
fn a_bot_answers_equal_views_equally() {
    positions(&Setup::new(4), 3, |state| {
        let seat = state.decision().seat().unwrap();
        let view = state.watched(Some(seat));
        let legal = legal(state);
        let answer = Greedy::new(9).decide(seat, &view, &legal);
        assert!(legal.contains(&answer));
        assert_eq!(Greedy::new(9).decide(seat, &view, &legal), answer);
    });
}

#[test]
fn what_a_watcher_cannot_know_changes_nothing() {
    let mut random = FastRandom::new(5);
    positions(&Setup::new(3), 4, |state| {
        let seat = state.decision().seat().unwrap();
        let answer = |view: &View| Greedy::new(1).decide(seat, view, &legal(state));
        // Another state that the seat can't tell from this one: a seat that has not watched doesn't know the rivals'
        // chips.
        let other = State::determinize(&state.view(Some(seat)), &mut random);
        assert_eq!(answer(&state.view(Some(seat))), answer(&other.view(Some(seat))));
        // A seat that has watched knows what is kept open at other tables; nothing is left to guess.
        let watched = state.watched(Some(seat));
        assert_eq!(State::determinize(&watched, &mut random), *state);
        let mut open = watched.clone();
        for seen in &mut open.seats {
            seen.victory_points = seen.victory_points.or(seen.counted.take());
        }
        assert_eq!(answer(&watched), answer(&open));
    });
}

#[test]
fn greedy_beats_random_bots_with_buccaneer_and_festival() {
    for (seat_count, line) in [
        (2, "players=2 edition=2020 expansions=buccaneer,festival"),
        (4, "players=4 edition=2020 expansions=buccaneer,festival"),
    ] {
        let report = paired_match::<State>(&Pairing {
            setup: line.parse().unwrap(),
            seat_count,
            candidate: &|seed| Box::new(Greedy::new(seed)),
            field: &|seed| Box::new(Random::new(seed)),
            blocks: 10,
            seed: 3,
            threads: 2,
        })
        .unwrap();
        assert!(report.win_share.low() >= 0.8, "{line}: {}", report.win_share);
    }
}

/// Among greedy bots every deed is done and every task is won.
#[test]
fn greedy_bots_use_all_that_buccaneer_and_festival_offer() {
    let mut met = Vec::new();
    for seed in 0..6 {
        let seat_count = 2 + seed as usize % 4;
        let line = format!("players={seat_count} edition=2020 expansions=buccaneer,festival");
        let mut state = State::new(&line.parse().unwrap()).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        let mut bot = Greedy::new(seed);
        loop {
            let mut events = Vec::new();
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = playout.draw(&state, &mut random);
                    assert!(state.resolve(outcome, &mut events));
                }
                Turn::Seats(_) => {
                    let seat = state.decision().seat().unwrap();
                    let action = bot.decide(seat, &state.watched(Some(seat)), &legal(&state));
                    state.apply(seat, action, &mut events).unwrap();
                }
            }
            met.extend(events.iter().map(|event| match *event {
                Event::ShipRobbed { kept, .. } if kept > 0 => "piracy",
                Event::HousePlundered { .. } => "plunder",
                Event::RaidedWorkerPlaced { .. } => "raid",
                Event::RoleCaptured { .. } => "capture",
                Event::CropTaskDone { .. } => "crop",
                Event::ProductionTaskDone { .. } => "production",
                Event::BuildingTaskDone { .. } => "building",
                _ => "",
            }));
        }
    }
    for wanted in [
        "piracy",
        "plunder",
        "raid",
        "capture",
        "crop",
        "production",
        "building",
    ] {
        assert!(met.contains(&wanted), "never {wanted}");
    }
}

#[test]
fn every_bot_plays_every_switch_to_the_end() {
    for switch in Switch::ALL {
        for seat_count in 2..=5 {
            let mut setup = Setup::new(seat_count);
            setup.expansions = switch.expansion().into_iter().collect();
            setup.set_rulings(setup.preset().with(switch, true));
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
fn every_key_has_its_bot() {
    for key in State::KEYS {
        assert!(State::bot(key, 1).is_some(), "{key}");
    }
    assert!(State::bot("oracle", 1).is_none());
}
