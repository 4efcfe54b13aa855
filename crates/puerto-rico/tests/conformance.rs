//! Every promise of the game contract on random games, over player counts, editions and switches; every
//! component conserved after every action of ten thousand games for each player count.

#[path = "common/actions.rs"]
mod actions;

use actions::all_actions;
use puerto_rico::{Edition, Setup, State, Switch, Switches};
use tabletop::testkit::{Summary, check_accepted, conformance};
use tabletop::{FastRandom, Game, Playout};

fn setup(player_count: usize, edition: Edition, switches: Switches) -> Setup {
    let mut setup = Setup::new(player_count);
    setup.edition = edition;
    setup.switches = switches;
    setup
}

/// Every combination of the base game's rulings; the two house rules in turn.
fn all_switches() -> impl Iterator<Item = Switches> {
    let rulings: Vec<Switch> = Switch::ALL
        .into_iter()
        .filter(|switch| switch.expansion().is_none() && !switch.is_house_rule())
        .collect();
    (0..1u32 << rulings.len()).map(move |mask| {
        let named = rulings.iter().enumerate();
        named
            .filter(|(index, _)| mask & 1 << index != 0)
            .fold(Switches::default(), |switches, (_, &switch)| {
                switches.with(switch, true)
            })
            .with(Switch::CornStartersPoorer, mask % 3 == 0)
            .with(Switch::FactoryEight, mask % 5 < 2)
    })
}

fn check_variety(summary: Summary, games: u64) {
    assert_eq!(summary.games, games);
    assert!(summary.decisions > 200 * games, "{summary:?}");
    assert!(summary.hidden_parts_varied > games, "{summary:?}");
}

#[test]
fn every_edition_keeps_the_contract() {
    let setups: Vec<Setup> = (2..=5)
        .flat_map(|count| Edition::ALL.map(|edition| setup(count, edition, Switches::default())))
        .collect();
    check_variety(conformance::<State>(&setups, 6), 12 * 6);
}

#[test]
fn every_combination_of_switches_keeps_the_contract() {
    let setups: Vec<Setup> = all_switches()
        .enumerate()
        .map(|(index, switches)| {
            let mut setup = setup(2 + index % 4, Edition::default(), switches);
            setup.victory_point_pool = (index % 5 == 0).then_some(20 + index as u16);
            if index % 7 == 0 {
                setup.seat_prices = (0..setup.player_count as u8).rev().collect();
            }
            setup
        })
        .collect();
    check_variety(conformance::<State>(&setups, 1), setups.len() as u64);
}

/// The conformance kit tries only the actions that it has met; here it is all that can be written.
#[test]
fn what_is_offered_is_exactly_what_is_accepted() {
    let all = all_actions();
    let mut random = FastRandom::new(1);
    let mut playout = Playout::with_capacity(64);
    for (index, switches) in all_switches().enumerate() {
        let setup = setup(2 + index / 3 % 4, Edition::default(), switches);
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            check_accepted(&game, &all);
        }
    }
}

/// Components are conserved and every counter is right after every action.
fn conserve(player_count: usize) {
    let mut random = FastRandom::new(player_count as u64);
    let mut playout = Playout::with_capacity(64);
    let start = State::new(&Setup::new(player_count)).unwrap();
    for number in 0..10_000 {
        let mut game = start;
        while playout.step(&mut game, &mut random) {
            assert_eq!(game.check_invariants(), Ok(()), "game {number}: {game:?}");
        }
    }
}

#[test]
fn ten_thousand_games_of_two_players_conserve_all_components() {
    conserve(2);
}

#[test]
fn ten_thousand_games_of_three_players_conserve_all_components() {
    conserve(3);
}

#[test]
fn ten_thousand_games_of_four_players_conserve_all_components() {
    conserve(4);
}

#[test]
fn ten_thousand_games_of_five_players_conserve_all_components() {
    conserve(5);
}
