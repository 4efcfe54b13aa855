//! The contract of every game, checked on random games with every player count and every switch.

use altiplano::{Setup, State, Switch};
use tabletop::testkit::{Summary, conformance};

mod support;

fn plain(player_count: usize, missions: bool) -> Setup {
    Setup::new(player_count).with(Switch::Missions, missions)
}

fn run(setups: &[Setup], games: u64) -> Summary {
    let summary = conformance::<State>(setups, games);
    assert!(summary.decisions > 100 * summary.games, "{summary:?}");
    summary
}

#[test]
fn every_player_count_with_and_without_missions() {
    let setups: Vec<Setup> = (2..=5)
        .flat_map(|count| [plain(count, false), plain(count, true)])
        .collect();
    let summary = run(&setups, 3);
    assert!(summary.hidden_parts_varied > 0, "{summary:?}");
}

#[test]
fn every_switch_in_its_other_position() {
    let setups: Vec<Setup> = Switch::ALL
        .into_iter()
        .enumerate()
        .map(|(index, switch)| plain(2 + index % 4, index % 2 == 0).with(switch, !switch.default_on()))
        .collect();
    run(&setups, 1);
}

#[test]
fn all_switches_together() {
    for count in 2..=5 {
        let setup = Switch::ALL.into_iter().fold(Setup::new(count), |setup, switch| {
            setup.with(switch, !switch.default_on())
        });
        run(&[setup], 1);
    }
}

#[test]
fn games_in_which_a_lot_happens() {
    let setups: Vec<Setup> = (2..=5)
        .flat_map(|count| {
            let mut setup = plain(count, true);
            setup.components = support::generous();
            let closed = setup
                .with(Switch::ClosedBags, true)
                .with(Switch::WildFeedsTiles, true);
            [setup, closed]
        })
        .collect();
    run(&setups, 2);
}
