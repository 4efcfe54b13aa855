//! The levels: honesty, repeatability, speed of the lower ones.

mod processor;

use std::time::Duration;

use bots::HasBots;
use bots::levels::Level;
use processor::Thinking;
use tabletop::{FastRandom, Playout, Turn};

/// Calls `check` with one in `every` decisions of a random game.
fn positions<G: HasBots>(setup: &str, every: u32, mut check: impl FnMut(&G, &[G::Action])) {
    let Ok(setup) = setup.parse::<G::Setup>() else {
        panic!("{setup} is a setup");
    };
    let mut state = G::new(&setup).unwrap();
    let mut random = FastRandom::new(21);
    let mut playout = Playout::with_capacity(64);
    let mut count = 0u32;
    while let turn @ (Turn::Seats(_) | Turn::Chance) = state.turn() {
        if let Turn::Seats(seats) = turn {
            count += 1;
            let mut legal = Vec::new();
            state.legal(seats.first().unwrap(), &mut legal);
            if count.is_multiple_of(every) && legal.len() > 1 {
                check(&state, &legal);
            }
        }
        playout.step(&mut state, &mut random);
    }
}

/// Equal views get equal answers, whatever is hidden behind them, and answers are legal.
fn honest<G: HasBots>(setup: &str, every: u32, levels: &[Level]) {
    let mut random = FastRandom::new(5);
    let mut checked = 0;
    positions::<G>(setup, every, |state, legal| {
        let Turn::Seats(seats) = state.turn() else { return };
        let seat = seats.first().unwrap();
        let view = state.view(Some(seat));
        let other = G::determinize(&view, &mut random).view(Some(seat));
        for level in levels {
            let answer = |view: &G::View| {
                let mut bot = G::bot(level.key(), 77 << 32 | 5).unwrap();
                bot.decide(seat, view, legal)
            };
            let first = answer(&view);
            assert!(legal.contains(&first));
            assert_eq!(first, answer(&other), "{level:?}");
            checked += 1;
        }
    });
    assert!(checked > 5, "{checked}");
}

#[test]
fn the_lower_levels_see_only_what_their_seat_sees() {
    let lower = [Level::Newcomer, Level::Guest, Level::Regular];
    honest::<puerto_rico::State>("players=4", 7, &lower);
    honest::<altiplano::State>("players=3", 11, &lower);
}

#[test]
fn a_searching_level_sees_only_what_its_seat_sees() {
    honest::<puerto_rico::State>("players=3", 16, &[Level::Expert]);
}

#[test]
fn every_level_of_altiplano_sees_only_what_its_seat_sees() {
    honest::<altiplano::State>("players=4 missions=on closed_bags=on", 9, &Level::ALL);
    honest::<altiplano::State>("players=2 plan_in_turn_order=on", 9, &Level::ALL);
}

#[test]
fn the_lower_levels_answer_at_once() {
    fn mean<G: HasBots>(setup: &str) -> Duration {
        let thinking = Thinking::default();
        positions::<G>(setup, 3, |state, legal| {
            let Turn::Seats(seats) = state.turn() else { return };
            let seat = seats.first().unwrap();
            for level in [Level::Newcomer, Level::Guest, Level::Regular] {
                let mut bot = thinking.of(G::bot(level.key(), 3).unwrap());
                bot.decide(seat, &state.watched(Some(seat)), legal);
            }
        });
        thinking.mean()
    }
    for mean in [
        mean::<puerto_rico::State>("players=5"),
        mean::<altiplano::State>("players=5"),
    ] {
        assert!(mean < processor::LIMIT, "{mean:?}");
    }
}
