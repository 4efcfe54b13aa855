//! Random games with everything checked at every decision, over player counts, editions and switches.

use puerto_rico::{
    Action, Building, Edition, Good, Hold, Place, RoleCard, Setup, State, Switch, Switches, Tile,
};
use tabletop::{FastRandom, Game, Random, Seat, Turn, Weighted};

/// Every action that can be written down, a few impossible ones included.
fn all_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Accept,
        Action::DrawPlantation,
        Action::TakeWorker,
    ];
    actions.extend(RoleCard::ALL.map(Action::ChooseRole));
    actions.extend(Tile::ALL.map(Action::TakeTile));
    actions.extend(Building::ALL.map(Action::Build));
    for good in Good::ALL {
        actions.extend([
            Action::TakeGood(good),
            Action::Sell(good),
            Action::StoreKind(good),
            Action::KeepSingle(good),
        ]);
        let ships = (4..=8).map(Hold::Ship).chain([Hold::Wharf]);
        actions.extend(ships.map(|hold| Action::Load { good, hold }));
    }
    let tiles = Tile::ALL.into_iter().map(Place::Tile);
    for place in tiles.chain(Building::ALL.into_iter().map(Place::Building)) {
        actions.extend((0..=13).map(|workers| Action::AssignWorkers { place, workers }));
    }
    actions.sort_unstable();
    actions
}

fn check_seats(game: &State, all: &[Action]) {
    for seat in Seat::all(game.seat_count()) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        assert_eq!(legal.is_empty(), !game.turn().asks(seat), "{game:?}");
        assert!(legal.is_sorted_by(|one, other| one < other), "{legal:?}");
        let accepted: Vec<Action> = all
            .iter()
            .copied()
            .filter(|&action| game.check(seat, action).is_ok())
            .collect();
        assert_eq!(legal, accepted, "{game:?}");
        for action in legal {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}

fn check_views(game: &State, random: &mut FastRandom) {
    for observer in Seat::all(game.seat_count()).map(Some).chain([None]) {
        let view = game.view(observer);
        let guess = State::determinize(&view, random);
        assert_eq!(guess.view(observer), view);
        assert_eq!(guess.check_invariants(), Ok(()));
    }
}

fn play(setup: &Setup, seed: u64, all: &[Action]) {
    let mut random = FastRandom::new(seed);
    let mut game = State::new(setup).unwrap();
    for decision in 0.. {
        assert!(decision < 20_000, "{setup} does not end");
        assert_eq!(game.check_invariants(), Ok(()), "{setup} seed {seed}: {game:?}");
        if decision % 7 == 0 {
            check_seats(&game, all);
            check_views(&game, &mut random);
        }
        let mut events = Vec::new();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut outcomes: Vec<Weighted<_>> = Vec::new();
                game.outcomes(&mut outcomes);
                let total = outcomes.iter().map(|weighted| weighted.weight).sum();
                let mut ticket = random.below(total);
                let weighted = outcomes
                    .iter()
                    .find(|weighted| {
                        let hit = ticket < weighted.weight;
                        ticket = ticket.wrapping_sub(weighted.weight);
                        hit
                    })
                    .unwrap();
                assert!(game.resolve(weighted.outcome, &mut events));
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let action = legal[random.below(legal.len() as u32) as usize];
                game.apply(seat, action, &mut events).unwrap();
            }
        }
        assert!(!events.is_empty() || matches!(game.turn(), Turn::Chance | Turn::Seats(_)));
    }
    check_views(&game, &mut random);
}

#[test]
fn random_games_keep_every_promise() {
    let all = all_actions();
    let mut seed = 0;
    for player_count in 2..=5 {
        for edition in Edition::ALL {
            for mask in 0..1u32 << Switch::ALL.len() {
                let mut setup = Setup::new(player_count);
                setup.edition = edition;
                setup.switches = Switch::ALL
                    .into_iter()
                    .filter(|&switch| mask & 1 << switch as u32 != 0)
                    .fold(Switches::default(), |switches, switch| {
                        switches.with(switch, true)
                    });
                seed += 1;
                play(&setup, seed, &all);
            }
        }
    }
}
