//! Every promise of the game contract on random games with expansions, over player counts, editions, ways to
//! the market and rulings; what is offered is exactly what is accepted, of everything that can be written.

use puerto_rico::{
    Action, Building, BuildingSet, Decision, Draft, Edition, Expansion, Expansions, Good, NoblesMarket,
    Outcome, Setup, State, Switch, Switches,
};
use tabletop::testkit::{check_accepted, conformance};
use tabletop::{FastRandom, Game, Playout, Seat};

use crate::actions::all_actions;

/// The expansions whose number's bits are set; at least one.
fn expansions(number: usize) -> Expansions {
    let named = Expansion::ALL.into_iter().enumerate();
    named
        .filter(|(index, _)| number & 1 << index != 0)
        .map(|(_, expansion)| expansion)
        .collect()
}

/// How many sets of expansions there are, the empty one included.
const SETS: usize = 1 << Expansion::ALL.len();

/// An edition borrows what it lacks.
fn setup(player_count: usize, edition: Edition, expansions: Expansions, draft: Draft) -> Setup {
    let mut setup = Setup::new(player_count);
    setup.edition = edition;
    setup.expansions = expansions;
    if !setup.draft_pool().is_empty() {
        setup.draft = draft;
    }
    let borrows = |expansion: Expansion| !expansion.is_printed_in(edition);
    if expansions.iter().any(borrows) {
        setup.switches = Switches::default().with(Switch::BorrowExpansions, true);
    }
    setup
}

/// A market with the buildings whose functions ask for decisions, as many as have a place; the rest at
/// random.
fn busy_market(setup: &Setup) -> Draft {
    let mut game = State::new(&Setup {
        draft: Draft::Players,
        ..setup.clone()
    })
    .unwrap();
    let busy = "aqueduct forest_house black_market storehouse guesthouse trading_post church small_wharf \
                lighthouse library union_hall statue cloister land_office chapel hunting_lodge zoning_office \
                royal_supplier villa royal_garden";
    let busy: BuildingSet = busy
        .split_whitespace()
        .map(|name| name.parse().unwrap())
        .collect();
    while let Decision::Draft(seat) = game.decision() {
        let pool = game.draftable();
        let first = pool.and(busy).iter().next().or(pool.iter().next());
        game.apply(seat, Action::DraftBuilding(first.unwrap()), &mut ())
            .unwrap();
    }
    Draft::Named(game.market().and(setup.draft_pool()))
}

/// Rulings that are drawn by a number, each on half of the time.
fn rulings(number: u32) -> Switches {
    let mixed = number.wrapping_mul(0x9E37_79B9);
    Switch::ALL
        .into_iter()
        .filter(|&switch| mixed >> switch as u32 & 1 == 1)
        .fold(Switches::default(), |switches, switch| {
            switches.with(switch, true)
        })
}

/// Every player count, edition and way to the market; then many sets of rulings.
pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for count in 2..=5 {
        for edition in Edition::ALL {
            for set in 1..SETS {
                let draft = [Draft::Players, Draft::Random][(count + set) % 2];
                setups.push(setup(count, edition, expansions(set), draft));
                if !setups[setups.len() - 1].draft_pool().is_empty() {
                    let mut busy = setup(count, edition, expansions(set), Draft::Players);
                    busy.draft = busy_market(&busy);
                    setups.push(busy);
                }
            }
        }
    }
    for number in 0..160 {
        let edition = Edition::ALL[number % 3];
        let set = 1 + number / 2 % (SETS - 1);
        let draft = [Draft::Random, Draft::Players][number / 4 % 2];
        let mut setup = setup(2 + number % 4, edition, expansions(set), draft);
        let borrows = setup.switches.has(Switch::BorrowExpansions);
        let chosen = rulings(number as u32 + 1)
            .iter()
            .filter(|switch| switch.matters(setup.expansions))
            .fold(Switches::default(), |chosen, switch| chosen.with(switch, true));
        setup.set_rulings(chosen.with(Switch::BorrowExpansions, borrows));
        if setup.expansions.has(Expansion::Nobles) {
            setup.set_nobles_market(NoblesMarket::ALL[number / 3 % 3]);
        }
        if setup.draft_pool().is_empty() {
            setup.draft = Draft::Players;
        } else if number % 3 > 0 {
            setup.draft = busy_market(&setup);
        }
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

#[test]
fn what_is_offered_is_exactly_what_is_accepted() {
    let all = all_actions();
    let mut random = FastRandom::new(1);
    let mut playout = Playout::with_capacity(64);
    for setup in setups().into_iter().step_by(3) {
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            check_accepted(&game, &all);
        }
    }
}

/// Every action and every outcome is a line that reads back; a ship that no game has can't be written.
#[test]
fn every_printed_action_and_outcome_reads_back() {
    for action in all_actions() {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for capacity in [0, 3, 9] {
        let action = Action::RobShip(capacity).to_string();
        assert!(action.parse::<Action>().is_err(), "{action}");
    }
    let goods = Good::ALL.into_iter();
    let drawn = goods.flat_map(|good| {
        [
            Outcome::Draw(good),
            Outcome::Crop(good),
            Outcome::Production(good),
        ]
    });
    let buildings = Building::ALL.into_iter();
    let chosen = buildings.flat_map(|building| [Outcome::Draft(building), Outcome::Building(building)]);
    for outcome in drawn.chain(chosen) {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
}

/// All components stay in the game, and each building is built and occupied at some point.
#[test]
fn random_games_conserve_all_components_and_use_every_building() {
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    let mut used = BuildingSet::EMPTY;
    for number in 0..400 {
        let set = expansions(1 + number / 4 % (SETS - 1));
        let setup = setup(2 + number % 4, Edition::ALL[number % 3], set, Draft::Random);
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
