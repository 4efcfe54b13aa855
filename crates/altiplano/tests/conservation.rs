//! Every component is conserved after every decision of 10,000 random games for each player count.

use std::collections::BTreeSet;

use altiplano::{Setup, State, Switch};
use tabletop::{FastRandom, Game, Playout};

const GAMES: u64 = 10_000;

fn play(player_count: usize) {
    let mut playout = Playout::with_capacity(128);
    let mut turned = BTreeSet::new();
    for seed in 0..GAMES {
        // Every other game has Missions; of each kind, every fourth has a switch in its other position.
        let missions = seed % 2 == 0;
        let mut setup = Setup::new(player_count).with(Switch::Missions, missions);
        if matches!(seed % 8, 1 | 2) {
            let switch = Switch::ALL[(seed / 8) as usize % Switch::COUNT];
            setup = setup.with(switch, !switch.default_on());
            turned.insert((switch.key(), missions));
        }
        let mut game = State::new(&setup).expect("a possible setup");
        let mut random = FastRandom::new(seed);
        let mut decisions = 0u32;
        while playout.step(&mut game, &mut random) {
            decisions += 1;
            if let Err(wrong) = game.check_invariants() {
                panic!("seed {seed}, `{setup}`, decision {decisions}: {wrong}");
            }
            assert!(decisions < 20_000, "seed {seed}, `{setup}` does not end");
        }
    }
    assert_eq!(
        turned.len(),
        2 * Switch::COUNT,
        "each switch, without Missions and with them: {turned:?}"
    );
}

#[test]
fn two_players() {
    play(2);
}

#[test]
fn three_players() {
    play(3);
}

#[test]
fn four_players() {
    play(4);
}

#[test]
fn five_players() {
    play(5);
}
