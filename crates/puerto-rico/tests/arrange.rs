//! A whole placement or storage becomes exactly the actions that lead to it.

use puerto_rico::{
    Action, Building, BuildingSet, ByTile, Decision, Good, GoodSet, Place, Refusal, Setup, State, Switch,
    Tile,
};
use tabletop::{FastRandom, Game, Playout, Random, Seat};

/// Plays on at random while the seat is asked something of this kind; returns the actions.
fn play_on(
    game: &mut State,
    seat: Seat,
    random: &mut FastRandom,
    belongs: impl Fn(Decision) -> bool,
) -> Vec<Action> {
    let mut made = Vec::new();
    while belongs(game.decision()) && game.decision().seat() == Some(seat) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = legal[random.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut ()).unwrap();
        made.push(action);
    }
    made
}

fn check_placement(game: &State, seat: Seat, random: &mut FastRandom) {
    let mut after = *game;
    let made = play_on(&mut after, seat, random, |decision| {
        matches!(decision, Decision::PlaceWorkers(..))
    });
    let board = after.board(seat);
    let owned: BuildingSet = game.board(seat).owned();
    // In any order: here last building first.
    let mut city: Vec<_> = owned
        .iter()
        .map(|building| (building, board.workers(Place::Building(building))))
        .collect();
    city.reverse();
    let arranged = game.arrange_workers(seat, board.tile_workers, &city);
    assert_eq!(arranged, Ok(made));
    assert_eq!(
        game.production_with(seat, board.tile_workers, &city),
        Ok(board.production())
    );
    let mut tiles = board.tile_workers;
    tiles[Tile::Quarry] += 13;
    assert!(game.arrange_workers(seat, tiles, &city).is_err());
    let other = seat.next(game.seats());
    assert_eq!(
        game.arrange_workers(other, board.tile_workers, &city),
        Err(Refusal::NotYourTurn { asked: seat })
    );
}

fn check_storage(game: &State, seat: Seat, random: &mut FastRandom) {
    let is_storage = |decision| matches!(decision, Decision::StoreKind(_) | Decision::KeepSingle(_));
    let mut after = *game;
    let made = play_on(&mut after, seat, random, is_storage);
    let had = game.board(seat).goods;
    let kept = after.board(seat).goods;
    let named = |good: Good| made.contains(&Action::KeepSingle(good));
    let kinds: GoodSet = Good::ALL
        .into_iter()
        .filter(|&good| kept[good] > 0 && kept[good] == had[good] && !named(good))
        .collect();
    let single = Good::ALL
        .into_iter()
        .find(|&good| kept[good] > 0 && !kinds.contains(good));
    // A forced single good of a kind with one good looks like a stored kind.
    if kinds.len() <= game.board(seat).warehouse_kinds() {
        assert_eq!(game.arrange_storage(seat, kinds, single), Ok(made), "{game:?}");
    }
    let all = Good::ALL.into_iter().filter(|&good| had[good] > 0).collect();
    assert!(game.arrange_storage(seat, all, None).is_err() || game.has(Switch::StrictOptional));
}

#[test]
fn a_whole_choice_becomes_the_actions_that_lead_to_it() {
    let mut random = FastRandom::new(11);
    let mut playout = Playout::with_capacity(64);
    let (mut placements, mut storages) = (0, 0);
    for index in 0..600 {
        let mut setup = Setup::new(2 + index % 4);
        setup.switches = setup.switches.with(Switch::StrictOptional, index % 3 == 0);
        setup.switches = setup.switches.with(Switch::DuplicateProduction, index % 2 == 0);
        let mut game = State::new(&setup).unwrap();
        let mut last = game.decision();
        while playout.step(&mut game, &mut random) {
            let is_new = last.seat() != game.decision().seat();
            last = game.decision();
            match last {
                Decision::PlaceWorkers(seat, _) if is_new => {
                    check_placement(&game, seat, &mut random);
                    placements += 1;
                }
                Decision::StoreKind(seat) if is_new => {
                    check_storage(&game, seat, &mut random);
                    storages += 1;
                }
                _ => {}
            }
        }
    }
    assert!(
        placements > 5_000 && storages > 100,
        "{placements} placements, {storages} storages"
    );
}

#[test]
fn the_aqueduct_counts_in_what_a_placement_would_produce() {
    let market = "university,guild_hall,fortress,city_hall,aqueduct,forest_house,black_market,storehouse,\
                  guesthouse,trading_post,church,small_wharf,lighthouse,library,union_hall,statue,cloister";
    let setup = format!("players=3 edition=2020 expansions=new_buildings market={market}");
    let setup: Setup = setup.parse().unwrap();
    let mut random = FastRandom::new(12);
    let mut playout = Playout::with_capacity(64);
    let mut compared = 0;
    for _ in 0..300 {
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            let Decision::PlaceWorkers(seat, _) = game.decision() else {
                continue;
            };
            let board = game.board(seat);
            let (plant, aqueduct) = (Building::IndigoPlant, Building::Aqueduct);
            let able = board.owns(plant) && board.owns(aqueduct) && board.workers_total() >= 3;
            if !able || board.tiles[Tile::Indigo] == 0 {
                continue;
            }
            let mut tiles = ByTile::default();
            tiles[Tile::Indigo] = 1;
            let indigo = |city: &[(Building, u8)]| {
                let goods = game.production_with(seat, tiles, city).unwrap();
                goods[Good::Indigo]
            };
            assert_eq!(indigo(&[(plant, 1)]), 1);
            assert_eq!(indigo(&[(plant, 1), (aqueduct, 1)]), 2);
            compared += 1;
        }
    }
    assert!(compared > 20, "{compared}");
}

#[cfg(feature = "wire")]
#[test]
fn a_load_of_the_small_wharf_becomes_the_answers_of_all_kinds() {
    use puerto_rico::wire::Plan;
    use tabletop::wire::{PlanError, WireGame};

    let setup: Setup = "players=3 edition=2020 expansions=new_buildings draft=random"
        .parse()
        .unwrap();
    let mut random = FastRandom::new(8);
    let mut playout = Playout::with_capacity(64);
    let (mut compared, mut forced) = (0, 0);
    for _ in 0..150 {
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            let Decision::SmallWharf(seat, first, _) = game.decision() else {
                continue;
            };
            let mut after = game;
            let made = play_on(&mut after, seat, &mut random, |decision| {
                matches!(decision, Decision::SmallWharf(..))
            });
            let ship = |&action: &Action| match action {
                Action::Ship { good, amount } => (good, amount),
                other => panic!("{other} is no answer about the small wharf"),
            };
            let plan = Plan::LoadWharf {
                goods: made.iter().map(ship).collect(),
            };
            assert_eq!(game.expand(seat, plan.clone()), Ok(made.clone()));
            let refused = after.expand(seat, plan);
            assert!(matches!(refused, Err(PlanError::Refused(_))), "{refused:?}");
            let goods = game.board(seat).goods;
            let asked = |&good: &Good| good >= first && goods[good] > 0;
            let kinds = Good::ALL.into_iter().filter(asked).count();
            forced += u32::from(made.len() < kinds);
            compared += 1;
        }
    }
    assert!(compared > 50 && forced > 0, "{compared}, {forced}");
}
