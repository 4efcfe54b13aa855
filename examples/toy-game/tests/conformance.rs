//! The race keeps both contracts: that of every game, and that with the programs that show it.

use toy_game::{Setup, State};

fn setups() -> Vec<Setup> {
    (2..=4).map(|players| Setup { players }).collect()
}

#[test]
fn the_rules_keep_the_contract() {
    let summary = tabletop::testkit::conformance::<State>(&setups(), 20);
    assert!(summary.hidden_parts_varied > 0, "{summary:?}");
}

#[test]
fn the_game_can_be_shown() {
    let summary = protocol::testkit::conformance::<State>(&setups(), 20);
    let met =
        |kinds: &std::collections::BTreeSet<String>| kinds.iter().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(met(&summary.events), "Drew Moved Pushed Rested Swapped");
    assert_eq!(met(&summary.refusals), "HandFull NoPush NotInHand");
    assert!(summary.hidden > 100, "{summary:?}");
}
