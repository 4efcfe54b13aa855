//! Every promise of the game contract on random games with expansions, over player counts, editions, ways to
//! the market and rulings; what is offered is exactly what is accepted, of everything that can be written.

use puerto_rico::{
    Action, Building, BuildingSet, Draft, Edition, Expansion, Good, Hold, Place, RoleCard, Setup, State,
    Switch, Switches, Tile,
};
use tabletop::testkit::conformance;
use tabletop::{FastRandom, Game, Playout, Seat};

fn setup(player_count: usize, edition: Edition, draft: Draft) -> Setup {
    let mut setup = Setup::new(player_count);
    setup.edition = edition;
    setup.expansions = [Expansion::NewBuildings].into_iter().collect();
    setup.draft = draft;
    setup
}

/// A market with every building whose function asks for decisions.
fn busy_market() -> Draft {
    let names = "aqueduct forest_house black_market storehouse guesthouse trading_post church small_wharf \
                 lighthouse library university union_hall guild_hall fortress statue cloister city_hall";
    Draft::Named(
        names
            .split_whitespace()
            .map(|name| name.parse::<Building>().expect("a building"))
            .collect(),
    )
}

/// Rulings that are drawn by a number, each on in half of the cases.
fn rulings(number: u32) -> Switches {
    let mixed = number.wrapping_mul(0x9E37_79B9);
    Switch::ALL
        .into_iter()
        .filter(|switch| {
            switch
                .expansion()
                .is_none_or(|its| its == Expansion::NewBuildings)
        })
        .filter(|&switch| mixed >> switch as u32 & 1 == 1)
        .fold(Switches::default(), |switches, switch| {
            switches.with(switch, true)
        })
}

/// Every player count, edition and way to the market; then many sets of rulings.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for count in 2..=5 {
        for edition in Edition::ALL {
            for draft in [Draft::Players, Draft::Random, busy_market()] {
                setups.push(setup(count, edition, draft));
            }
        }
    }
    for number in 0..120 {
        let draft = [Draft::Random, busy_market(), busy_market(), Draft::Players][number as usize % 4];
        let mut setup = setup(2 + number as usize % 4, Edition::ALL[number as usize % 3], draft);
        let mut chosen = rulings(number + 1);
        if matches!(draft, Draft::Named(_)) {
            // The busy market holds no pair that excludes each other, and the university for 8.
            chosen = chosen.with(Switch::FactoryEight, false);
        }
        setup.set_rulings(chosen);
        setup.victory_point_pool = (number % 7 == 0).then_some(25 + number as u16);
        setups.push(setup);
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
        actions.extend([Action::MoveGuest(place), Action::ReturnWorker(Some(place))]);
    }
    actions.sort_unstable();
    actions
}

#[test]
fn what_is_offered_is_exactly_what_is_accepted() {
    let all = all_actions();
    let mut random = FastRandom::new(1);
    let mut playout = Playout::with_capacity(64);
    for setup in setups().into_iter().step_by(3) {
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

/// Every action is a line that reads back.
#[test]
fn every_action_prints_as_it_is_read() {
    for action in all_actions() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
}

/// All components stay in the game, and each building is built and occupied some time.
#[test]
fn random_games_conserve_all_components_and_use_every_building() {
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    let mut used = BuildingSet::EMPTY;
    for number in 0..400 {
        let setup = setup(2 + number % 4, Edition::ALL[number % 3], Draft::Random);
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            assert_eq!(game.check_invariants(), Ok(()), "game {number}: {game:?}");
        }
        for seat in Seat::all(game.seat_count()) {
            used = used.or(game.board(seat).occupied());
        }
    }
    for building in Building::ALL {
        assert!(
            used.contains(building) || building == Building::Statue,
            "{building}"
        );
    }
}
