//! Every promise of the game contract on random games with Buccaneer and Festival, alone, together and with
//! New Buildings, over player counts, editions and rulings.

use puerto_rico::{
    Action, Building, Deed, Draft, Edition, Event, Expansion, Expansions, Good, Hold, Place, RoleCard, Setup,
    State, Switch, Tile,
};
use tabletop::testkit::conformance;
use tabletop::{FastRandom, Game, Playout, Random, Turn, Weighted};

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

fn setup(player_count: usize, edition: Edition, expansions: Expansions, number: u32) -> Setup {
    let mut setup = Setup::new(player_count);
    setup.edition = edition;
    setup.expansions = expansions;
    if expansions.has(Expansion::NewBuildings) && !number.is_multiple_of(3) {
        setup.draft = Draft::Random;
    }
    let mixed = number.wrapping_mul(0x9E37_79B9);
    let borrows = expansions
        .iter()
        .any(|expansion| !expansion.is_printed_in(edition));
    setup.switches = setup.switches.with(Switch::BorrowExpansions, borrows);
    let chosen = Switch::ALL
        .into_iter()
        .filter(|switch| switch.matters(expansions))
        .filter(|&switch| mixed >> switch as u32 & 1 == 1);
    let rulings = chosen.fold(setup.preset(), |rulings, switch| rulings.with(switch, true));
    if number > 0 {
        setup.set_rulings(rulings.with(Switch::BorrowExpansions, borrows));
    }
    setup.victory_point_pool = (number % 7 == 3).then_some(25 + number as u16);
    setup
}

/// Every player count, edition and combination, as printed and with other rulings.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    let mut number = 0;
    for expansions in combinations() {
        for count in 2..=5 {
            for edition in Edition::ALL {
                setups.push(setup(count, edition, expansions, 0));
                number += 1;
                setups.push(setup(count, edition, expansions, number));
            }
        }
    }
    setups
}

#[test]
fn random_games_keep_the_contract_in_every_edition_and_with_any_rulings() {
    let setups = setups();
    let summary = conformance::<State>(&setups, 1);
    assert_eq!(summary.games, setups.len() as u64);
}

/// Every action that can be written down, a few impossible ones included.
fn all_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Accept,
        Action::DrawPlantation,
        Action::TakeWorker,
        Action::ReturnPoint,
        Action::UseSmallWharf,
        Action::ReturnWorker(None),
    ];
    actions.extend(RoleCard::ALL.map(Action::ChooseRole));
    actions.extend(RoleCard::ALL.map(Action::Capture));
    actions.extend(Deed::ALL.map(Action::Deed));
    actions.extend((0..=9).map(Action::RobShip));
    actions.extend((0..=9).map(Action::KeepLoot));
    actions.extend(Tile::ALL.map(Action::TakeTile));
    actions.extend(Building::ALL.map(Action::Build));
    actions.extend(Building::ALL.map(Action::DraftBuilding));
    for good in Good::ALL {
        actions.extend([
            Action::TakeGood(good),
            Action::Sell(good),
            Action::StoreKind(good),
            Action::KeepSingle(good),
            Action::PlantForest(good),
            Action::ReturnGood(good),
            Action::SellToPost(good),
        ]);
        let ships = (4..=8).map(Hold::Ship).chain([Hold::Wharf]);
        actions.extend(ships.map(|hold| Action::Load { good, hold }));
        actions.extend((0..=12).map(|amount| Action::Ship { good, amount }));
    }
    let tiles = Tile::ALL.into_iter().map(Place::Tile);
    for place in tiles.chain(Building::ALL.into_iter().map(Place::Building)) {
        actions.extend((0..=13).map(|workers| Action::AssignWorkers { place, workers }));
        actions.extend([
            Action::MoveGuest(place),
            Action::ReturnWorker(Some(place)),
            Action::PlaceRaided(place),
        ]);
    }
    actions.sort_unstable();
    actions
}

#[test]
fn what_is_offered_is_exactly_what_is_accepted() {
    let all = all_actions();
    let mut random = FastRandom::new(1);
    let mut playout = Playout::with_capacity(64);
    for setup in setups().into_iter().step_by(4) {
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            let Some(seat) = game.turn().seat() else { continue };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let accepted: Vec<Action> = all
                .iter()
                .copied()
                .filter(|&action| game.check(seat, action).is_ok())
                .collect();
            assert_eq!(legal, accepted, "{game:?}");
        }
    }
}

#[test]
fn every_action_and_outcome_prints_as_it_is_read() {
    for action in all_actions() {
        match action {
            // No ship of any game has so many holds, so that nobody can write it.
            Action::RobShip(capacity) if !(4..=8).contains(&capacity) => {
                assert!(action.to_string().parse::<Action>().is_err());
            }
            _ => assert_eq!(action.to_string().parse(), Ok(action)),
        }
    }
    let goods = Good::ALL.into_iter();
    let outcomes = goods
        .flat_map(|good| {
            [
                puerto_rico::Outcome::Crop(good),
                puerto_rico::Outcome::Production(good),
            ]
        })
        .chain(Building::ALL.map(puerto_rico::Outcome::Building));
    for outcome in outcomes {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
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
        let setup = setup(2 + number % 4, Edition::ALL[number % 3], expansions, 0);
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
        let setup = setup(2 + number % 4, Edition::default(), combinations()[0], 0);
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
