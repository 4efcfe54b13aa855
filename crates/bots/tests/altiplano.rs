//! The bots of Altiplano: strength, honesty, repeatability.

mod processor;

use std::time::Duration;

use altiplano::{Action, ComponentSet, Components, Decision, RECONSTRUCTED_FILE, Setup, State, Switch};
use bots::altiplano::{AltiplanoGuide, Greedy};
use bots::levels::Level;
use bots::search::{Budget, Searcher, Settings};
use bots::{Bot, HasBots, Pairing, Random, paired_match};
use processor::Thinking;
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

/// Calls `check` with decisions that a seat has in a random game, one in `every`.
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
    let thinking = Thinking::default();
    let report = paired_match::<State>(&Pairing {
        setup: Setup::new(seat_count).with(Switch::Missions, missions),
        seat_count,
        candidate: &|seed| thinking.of(Greedy::new(seed)),
        field: &|seed| Box::new(Random::new(seed)),
        blocks,
        seed: 1,
        threads: 2,
    })
    .unwrap();
    (report.win_share.low(), report.win_share.mean, thinking.mean())
}

#[test]
fn greedy_beats_three_random_bots() {
    let (low, mean, time) = win_share(4, false, 50);
    assert!(low >= 0.9, "{mean}");
    assert!(time < processor::LIMIT, "{time:?}");
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
fn every_bot_plays_every_switch_to_the_end() {
    let mut keys = State::KEYS.iter().cycle();
    for switch in Switch::ALL {
        for missions in [false, true] {
            // Three tables one after another have twelve seats: each of the eight bots gets at least one.
            for seat_count in 3..=5 {
                let setup = Setup::new(seat_count)
                    .with(Switch::Missions, missions)
                    .with(switch, !switch.default_on());
                let mut bots: Vec<Box<dyn Bot<State>>> = keys
                    .by_ref()
                    .take(seat_count)
                    .zip(7..)
                    .map(|(key, seed)| State::bot(key, seed << 32).unwrap())
                    .collect();
                let report = bots::play_game(&setup, &mut bots, 11).unwrap();
                let scores = report.scores.first(seat_count);
                assert!(scores.iter().any(|score| score.points > 0), "{switch} {scores:?}");
            }
        }
    }
}

#[test]
fn two_of_each_level_play_to_the_end() {
    for level in Level::ALL {
        let mut bots: Vec<Box<dyn Bot<State>>> = (1..3)
            .map(|seed| State::bot(level.key(), seed << 32).unwrap())
            .collect();
        let report = bots::play_game(&Setup::new(2), &mut bots, 3).unwrap();
        assert!(report.scores.first(2).iter().all(|score| score.points > 0));
    }
}

fn searcher(iterations: u32, threads: usize) -> Searcher<State, AltiplanoGuide> {
    let settings = Settings {
        budget: Budget::iterations(iterations),
        worlds: 2,
        threads,
        ..Settings::default()
    };
    Searcher::new(AltiplanoGuide::default(), settings, 2)
}

#[test]
fn threads_change_nothing_about_a_search_but_its_time() {
    let mut searched = 0;
    positions(&Setup::new(3), 8, 40, |state, seat| {
        if legal(state, seat).len() < 2 {
            return;
        }
        let view = state.view(Some(seat));
        let alone = searcher(12, 1).analyse(seat, &view);
        assert_eq!(alone, searcher(12, 1).analyse(seat, &view));
        assert_eq!(alone, searcher(12, 2).analyse(seat, &view));
        searched += 1;
    });
    assert!(searched > 5, "{searched}");
}

#[test]
fn hidden_values_never_change_what_a_search_finds() {
    let (mut random, mut searched) = (FastRandom::new(6), 0);
    let setup = Setup::new(3)
        .with(Switch::Missions, true)
        .with(Switch::ClosedBags, true);
    positions(&setup, 9, 40, |state, seat| {
        if legal(state, seat).len() < 2 {
            return;
        }
        let view = state.view(Some(seat));
        let other = State::determinize(&view, &mut random).view(Some(seat));
        assert_eq!(
            searcher(12, 1).analyse(seat, &view),
            searcher(12, 1).analyse(seat, &other)
        );
        searched += 1;
    });
    assert!(searched > 5, "{searched}");
}

#[test]
fn another_component_set_is_valued_by_the_hand_written_numbers() {
    let text = RECONSTRUCTED_FILE.replace("set = reconstructed ;", "set = other ;");
    let mut setup = Setup::new(3);
    setup.components = ComponentSet::load(Components::read(&text).unwrap());
    assert!(!setup.components.is_reconstructed());
    let net = bots::altiplano::trained().unwrap();
    positions(&setup, 2, 9, |state, seat| {
        let (view, legal) = (state.view(Some(seat)), legal(state, seat));
        assert_eq!(
            Greedy::new(1).learned(net).decide(seat, &view, &legal),
            Greedy::new(1).decide(seat, &view, &legal)
        );
    });
}

#[test]
fn the_network_beats_the_hand_written_numbers() {
    let net = bots::altiplano::trained().unwrap();
    let report = paired_match::<State>(&Pairing {
        setup: Setup::new(4),
        seat_count: 4,
        candidate: &|seed| Box::new(Greedy::new(seed).learned(net)),
        field: &|seed| Box::new(Greedy::new(seed)),
        blocks: 6,
        seed: 1,
        threads: 2,
    })
    .unwrap();
    assert!(report.win_share.mean >= 0.5, "{}", report.win_share);
}

/// A tile is taken back for what may be drawn after it, which a few draws judge by chance.
#[test]
fn more_draws_agree_more_often_on_what_to_take_back() {
    let bot = || Greedy::new(1).narrow(4);
    let (mut asked, mut few_agree, mut more_agree) = (0, 0, 0);
    for seed in 0..4 {
        let mut state = State::new(&Setup::new(2 + seed as usize % 4)).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        while state.turn() != Turn::Over {
            let Turn::Seats(seats) = state.turn() else {
                playout.step(&mut state, &mut random);
                continue;
            };
            let seat = seats.first().unwrap();
            let (view, legal) = (state.view(Some(seat)), legal(&state, seat));
            let answer = |mut bot: Greedy| bot.decide(seat, &view, &legal);
            let own = answer(bot());
            if matches!(state.decision(), Decision::TakeBack(_)) && legal.len() > 2 {
                let best = answer(bot().drawing(120, 4, 16));
                asked += 1;
                few_agree += u32::from(own == best);
                more_agree += u32::from(answer(bot().drawing(24, 4, 16)) == best);
            }
            state.apply_unchecked(seat, own, &mut ());
        }
    }
    assert!(asked >= 60, "{asked}");
    assert!(
        more_agree > few_agree && 10 * more_agree >= 8 * asked,
        "of {asked}: {few_agree} with 3 draws, {more_agree} with 24"
    );
}

#[test]
fn every_key_has_its_bot() {
    for key in State::KEYS {
        assert!(State::bot(key, 1).is_some(), "{key}");
    }
    assert!(State::bot("oracle", 1).is_none());
}

/// Each seat's share of the win if all play for that from here on, every answer tried; `None` if there are too many. Only for
/// turns of the last round, which leave nothing to chance.
fn exact(state: &State, left: &mut u32) -> Option<PerSeat<f32>> {
    let Turn::Seats(seats) = state.turn() else {
        return (state.turn() == Turn::Over).then(|| win_shares(&state.scores(), state.seat_count()));
    };
    *left = left.checked_sub(1)?;
    let seat = seats.first()?;
    let mut best: Option<PerSeat<f32>> = None;
    for action in legal(state, seat) {
        let mut after = *state;
        after.apply_unchecked(seat, action, &mut ());
        let shares = exact(&after, left)?;
        if best.is_none_or(|best| shares[seat] > best[seat]) {
            best = Some(shares);
        }
    }
    best
}

#[test]
fn the_upper_levels_keep_a_win_of_the_last_round() {
    let (mut sure, mut can_be_lost) = (0, 0);
    for seed in 0..100 {
        let mut state = State::new(&Setup::new(2 + seed as usize % 3)).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        let mut quick = Greedy::new(0);
        while state.turn() != Turn::Over {
            let Turn::Seats(seats) = state.turn() else {
                playout.step(&mut state, &mut random);
                continue;
            };
            let seat = seats.first().unwrap();
            let legal = legal(&state, seat);
            let acts = matches!(state.decision(), Decision::Act { .. });
            if acts && legal.len() > 1 && state.final_round() == Some(state.round()) {
                let before = exact(&state, &mut 4_000);
                if before.is_some_and(|shares| shares[seat] == 1.0) {
                    let mut bot = State::bot("level-6", seed).unwrap();
                    let answer = bot.decide(seat, &state.watched(Some(seat)), &legal);
                    let share = |action| {
                        let mut after = state;
                        after.apply_unchecked(seat, action, &mut ());
                        exact(&after, &mut 4_000).map_or(0.0, |shares| shares[seat])
                    };
                    assert_eq!(share(answer), 1.0, "seed {seed}, {answer:?} of {legal:?}");
                    sure += 1;
                    can_be_lost += usize::from(legal.iter().any(|&action| share(action) < 1.0));
                }
            }
            let action = quick.decide(seat, &state.view(Some(seat)), &legal);
            state.apply_unchecked(seat, action, &mut ());
        }
    }
    assert!(sure > 20 && can_be_lost > 3, "{sure}, {can_be_lost}");
}
