//! Setups that bring up everything there is: all player counts, editions, expansions and switches.
#![allow(dead_code, reason = "each file of tests uses its part")]

// The path is that of a file in this folder.
#[path = "../../../altiplano/tests/support/mod.rs"]
mod support;

use puerto_rico::{Draft, Edition, Expansion, Expansions, NoblesMarket, Switch};
use tabletop::SEAT_COUNT_MAX;

/// Puerto Rico: the base game of each edition, every set of expansions, each switch against the preset.
pub fn puerto_rico() -> Vec<puerto_rico::Setup> {
    let mut setups = Vec::new();
    for players in 2..=SEAT_COUNT_MAX {
        for edition in Edition::ALL {
            let mut setup = puerto_rico::Setup::new(players);
            setup.edition = edition;
            setups.push(setup);
        }
        for bits in 1..1u32 << Expansion::ALL.len() {
            let chosen = Expansion::ALL
                .into_iter()
                .filter(|&one| bits & 1 << one as u32 != 0);
            let mut setup = puerto_rico::Setup::new(players);
            setup.expansions = chosen.collect::<Expansions>();
            setups.push(setup);
        }
        let mut setup = all_expansions(players);
        setup.draft = Draft::Random;
        setups.push(setup.clone());
        setup.set_nobles_market(NoblesMarket::Drafted);
        setups.push(setup);
    }
    for (index, switch) in Switch::ALL.into_iter().enumerate() {
        let mut setup = match switch.expansion() {
            Some(_) => all_expansions(2 + index % 4),
            None => puerto_rico::Setup::new(2 + index % 4),
        };
        let preset = setup.rulings();
        setup.set_rulings(preset.with(switch, !preset.has(switch)));
        setups.push(setup);
    }
    let mut library = all_expansions(2);
    library.set_rulings(library.preset().with(Switch::LibraryTwoPlayersOnce, true));
    setups.push(library);
    let mut setup = puerto_rico::Setup::new(3);
    setup.switches = [
        Switch::StrictOptional,
        Switch::DuplicateProduction,
        Switch::DeclineWorkers,
    ]
    .into_iter()
    .collect();
    setups.push(setup);
    setups
}

/// Puerto Rico of 2020 with all expansions.
pub fn all_expansions(players: usize) -> puerto_rico::Setup {
    let mut setup = puerto_rico::Setup::new(players);
    setup.expansions = Expansion::ALL.into_iter().collect();
    setup
}

/// Altiplano: each player count with and without Missions, each switch in its other position, all together, and a
/// component set with which a lot happens.
pub fn altiplano() -> Vec<altiplano::Setup> {
    use altiplano::{Setup, Switch};
    let mut setups = Vec::new();
    for players in 2..=SEAT_COUNT_MAX {
        let plain = Setup::new(players);
        setups.push(plain);
        let turned = |setup: Setup, switch: Switch| setup.with(switch, !switch.default_on());
        setups.push(turned(plain, Switch::Missions));
        setups.push(Switch::ALL.into_iter().fold(plain, turned));
        for switch in Switch::ALL {
            setups.push(turned(plain.with(Switch::Missions, true), switch));
        }
        // Here, random players reach the rarer things, too.
        let mut generous = plain.with(Switch::Missions, true);
        generous.components = support::generous();
        setups.push(generous);
        setups.push(generous.with(Switch::ClosedBags, true));
        setups.push(
            generous
                .with(Switch::RoadEndCorn, true)
                .with(Switch::CornStoreInVillage, true),
        );
    }
    setups
}
