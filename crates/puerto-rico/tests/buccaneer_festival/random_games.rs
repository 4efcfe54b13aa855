//! Random games with Buccaneer and Festival, alone, together and with New Buildings: what must happen at some point,
//! and what every round must come to. That they keep the game contract is checked with the other expansions.

use puerto_rico::{Edition, Event, Expansion, Expansions, Setup, State, Switch};
use tabletop::{FastRandom, Game, Random, Turn, Weighted};

/// The combinations that have one of the two.
fn combinations() -> Vec<Expansions> {
    [
        &[Expansion::Buccaneer][..],
        &[Expansion::Festival],
        &[Expansion::Buccaneer, Expansion::Festival],
        &[Expansion::NewBuildings, Expansion::Buccaneer],
        &[Expansion::NewBuildings, Expansion::Festival],
        &[Expansion::NewBuildings, Expansion::Buccaneer, Expansion::Festival],
    ]
    .into_iter()
    .map(|expansions| expansions.iter().copied().collect())
    .collect()
}

fn setup(player_count: usize, edition: Edition, expansions: Expansions) -> Setup {
    let mut setup = Setup::new(player_count);
    setup.edition = edition;
    setup.expansions = expansions;
    let borrows = |expansion: Expansion| !expansion.is_printed_in(edition);
    let borrows = expansions.iter().any(borrows);
    setup.switches = setup.switches.with(Switch::BorrowExpansions, borrows);
    setup
}

/// Plays a random game and calls `each` with the events of each step.
fn play(setup: &Setup, random: &mut FastRandom, mut each: impl FnMut(&State, &[Event])) -> State {
    let mut game = State::new(setup).unwrap();
    let mut actions = Vec::new();
    let mut outcomes: Vec<Weighted<_>> = Vec::new();
    loop {
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                outcomes.clear();
                game.outcomes(&mut outcomes);
                let outcome = outcomes[random.below(outcomes.len() as u32) as usize].outcome;
                assert!(game.resolve(outcome, &mut events));
            }
            Turn::Seats(_) => {
                let seat = game.turn().seat().unwrap();
                actions.clear();
                game.legal(seat, &mut actions);
                let action = actions[random.below(actions.len() as u32) as usize];
                game.apply(seat, action, &mut events).unwrap();
            }
        }
        each(&game, &events);
    }
}

#[test]
fn random_games_conserve_all_components_and_every_deed_and_task_happens() {
    let mut random = FastRandom::new(7);
    let mut met: Vec<&str> = Vec::new();
    for number in 0..240 {
        let expansions = combinations()[number % 6];
        let setup = setup(2 + number % 4, Edition::ALL[number % 3], expansions);
        play(&setup, &mut random, |game, events| {
            assert_eq!(game.check_invariants(), Ok(()), "game {number}: {game:?}");
            met.extend(events.iter().map(|event| match event {
                Event::ShipRobbed { .. } => "piracy",
                Event::HousePlundered { .. } => "plunder",
                Event::RaidedWorkerPlaced { .. } => "raid",
                Event::RaidedWorkersReturned { .. } => "raid, some not kept",
                Event::RoleCaptured { .. } => "capture",
                Event::CapturePaid { .. } => "paid",
                Event::CapturedRolePlayed { .. } => "played late",
                Event::CropTaskDone { .. } => "crop",
                Event::ProductionTaskDone { .. } => "production",
                Event::BuildingTaskDone { .. } => "building",
                _ => "",
            }));
            met.sort_unstable();
            met.dedup();
        });
    }
    assert_eq!(
        met,
        [
            "",
            "building",
            "capture",
            "crop",
            "paid",
            "piracy",
            "played late",
            "plunder",
            "production",
            "raid",
            "raid, some not kept"
        ]
    );
}

/// In every round of every game there are as many phases as the rules say: each pick, and a captured role
/// that nobody picked.
#[test]
fn every_round_has_its_picks_and_at_most_one_late_role() {
    let mut random = FastRandom::new(11);
    for number in 0..60 {
        let setup = setup(2 + number % 4, Edition::default(), combinations()[0]);
        let picks = if setup.player_count == 2 {
            6
        } else {
            setup.player_count
        };
        let (mut chosen, mut late, mut open) = (0, 0, 0);
        play(&setup, &mut random, |_, events| {
            for event in events {
                match event {
                    Event::RoleChosen { .. } => chosen += 1,
                    Event::RoleCaptured { .. } => open += 1,
                    Event::CapturePaid { .. } => open -= 1,
                    Event::CapturedRolePlayed { .. } => {
                        late += 1;
                        open -= 1;
                    }
                    Event::RoundStarted { round, .. } if *round > 1 => {
                        assert_eq!((chosen, open), (picks, 0), "late {late}");
                        assert!(late <= 1);
                        (chosen, late) = (0, 0);
                    }
                    _ => {}
                }
            }
        });
        assert_eq!((chosen, open), (picks, 0), "the last round is finished too");
    }
}
