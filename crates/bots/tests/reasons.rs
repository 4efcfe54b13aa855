//! What is told of the moves of a hint is true of them: nothing that nobody knows, nothing that works without the move
//! too, and only moves that bring the same come to the same.

use bots::HasBots;
use bots::analysis::{Analysed, Effort, Hint, Of, Reason, Tells, hints};
use puerto_rico::{Action, Building, Decision, Good, RoleCard, Tile};
use tabletop::{FastRandom, Game, Playout, Seat, Turn};

/// Enough to find the moves; their shares are not checked here.
const SHORT: Effort = Effort {
    scan: 60,
    worlds: 2,
    each: 2,
};

/// Plays a game of the bots with this key and shows every decision that has a choice.
fn played<G: HasBots>(setup: &G::Setup, key: &str, seed: u64, mut look: impl FnMut(&G, Seat)) {
    let mut state = G::new(setup).unwrap();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut bot = G::bot(key, seed).unwrap();
    while state.turn() != Turn::Over {
        let Turn::Seats(seats) = state.turn() else {
            playout.step(&mut state, &mut random);
            continue;
        };
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        if legal.len() > 1 {
            look(&state, seat);
        }
        let action = bot.decide(seat, &state.watched(Some(seat)), &legal);
        state.apply_unchecked(seat, action, &mut ());
    }
}

fn hint<G: Analysed>(state: &G, seat: Seat) -> Vec<Hint<G::Action>> {
    hints::<G>(seat, &state.watched(Some(seat)), SHORT, &|| false).unwrap()
}

/// The state after a move of a hint.
fn after<G: Game>(state: &G, seat: Seat, actions: &[G::Action]) -> G {
    let mut after = state.clone();
    for &action in actions {
        after.apply(seat, action, &mut ()).unwrap();
    }
    after
}

/// How many of something a reason names.
fn named(reason: &Reason, of: Of) -> i16 {
    let amounts = reason.amounts.iter().filter(|one| one.of.0 == of);
    amounts.map(|one| one.count).sum()
}

#[test]
fn what_a_hacienda_draws_is_not_named() {
    use puerto_rico::State;
    let setup = "players=4".parse().unwrap();
    let (mut asked, mut chosen) = (0, 0);
    for seed in 0..40 {
        if asked >= 4 && chosen >= 4 {
            break;
        }
        played::<State>(&setup, "greedy", seed, |state, seat| {
            let drawer = |seat: Seat| state.board(seat).occupies(Building::Hacienda);
            let settles = matches!(state.decision(), Decision::ChooseRole(_))
                && state.cards().any(|card| card == RoleCard::Settler)
                && chosen < 8
                && drawer(seat);
            let draws = matches!(state.decision(), Decision::Hacienda(_)) && asked < 8;
            if !settles && !draws {
                return;
            }
            for one in hint(state, seat) {
                let about = |reason: &&Reason| drawer(reason.seat);
                let own: Vec<&Reason> = one.why.reasons.iter().filter(about).collect();
                match one.actions[..] {
                    [Action::DrawPlantation] => {
                        asked += 1;
                        assert!(own.iter().any(|one| named(one, Of::FaceDown) == 1), "{one:#?}");
                        for of in [Of::Tile, Of::CouldMake, Of::Lacks, Of::Alone, Of::Makes] {
                            assert!(own.iter().all(|one| named(one, of) == 0), "{of:?}: {one:#?}");
                        }
                    }
                    [Action::Pass] if draws => {
                        // What comes from the row afterwards is no reason to pass.
                        for of in [Of::Tile, Of::CouldMake, Of::Lacks] {
                            assert!(own.iter().all(|one| named(one, of) == 0), "{of:?}: {one:#?}");
                        }
                    }
                    [Action::ChooseRole(RoleCard::Settler)] => {
                        chosen += 1;
                        // The tile from the row is known, the other one is not.
                        let tiles = own
                            .iter()
                            .filter(|one| one.seat == seat && one.tells == Tells::Gets);
                        assert!(
                            tiles.map(|one| named(one, Of::Tile)).sum::<i16>() <= 1,
                            "{one:#?}"
                        );
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(asked >= 4 && chosen >= 4, "{asked} {chosen}");
}

#[test]
fn a_placement_is_told_only_what_it_produces_beyond_another_one() {
    use puerto_rico::State;
    let mut told = 0;
    for seed in 0..3 {
        let setup = "players=3".parse().unwrap();
        played::<State>(&setup, "level-3", seed, |state, seat| {
            if !matches!(state.decision(), Decision::PlaceWorkers(..)) {
                return;
            }
            let found = hint(state, seat);
            let made: Vec<_> = (found.iter())
                .map(|one| after(state, seat, &one.actions).board(seat).production())
                .collect();
            for (one, own) in found.iter().zip(&made) {
                for reason in one.why.reasons.iter().filter(|one| one.seat == seat) {
                    let sign = match reason.tells {
                        Tells::Makes => 1,
                        Tells::MakesLess => -1,
                        _ => continue,
                    };
                    for amount in &reason.amounts {
                        told += 1;
                        let good = Good::ALL.into_iter().find(|good| Some(good.key()) == amount.of.1);
                        let good = good.unwrap();
                        let more =
                            |other: &puerto_rico::ByGood<u8>| i16::from(own[good]) - i16::from(other[good]);
                        assert!(
                            made.iter().any(|other| more(other) == sign * amount.count),
                            "{seed}, {good:?}: {made:?} {found:#?}"
                        );
                    }
                }
            }
        });
    }
    assert!(told > 30, "{told}");
}

/// Checks that moves which come to the same bring the same as soon as they are made.
fn equals_bring_the_same<G: HasBots + Analysed>(
    setup: &G::Setup,
    key: &str,
    seed: u64,
    is_asked: impl Fn(&G) -> bool,
    has: impl Fn(&G, Seat) -> Vec<u32>,
) -> (u32, u32) {
    let (mut looked, mut equal) = (0, 0);
    played::<G>(setup, key, seed, |state, seat| {
        if !is_asked(state) {
            return;
        }
        looked += 1;
        let found = hint(state, seat);
        for one in &found {
            let Some(same) = one.why.same_as else { continue };
            equal += 1;
            let brings = |one: &Hint<G::Action>| has(&after(state, seat, &one.actions), seat);
            assert_eq!(brings(one), brings(&found[same.place]), "{one:#?} {found:#?}");
        }
    });
    (looked, equal)
}

#[test]
fn sales_that_bring_different_incomes_do_not_come_to_the_same() {
    use altiplano::{Decision, Good, Setup, State};
    let has = |state: &State, seat: Seat| {
        let (player, components) = (state.player(seat), state.components());
        let owned = player.owned(components);
        let mut all = vec![u32::from(player.coins_owned(components))];
        all.extend(Good::ALL.map(|good| u32::from(owned[good])));
        all
    };
    let is_asked = |state: &State| {
        let sells = matches!(state.decision(), Decision::Act { .. } | Decision::Sell { .. });
        sells && state.round().is_multiple_of(3)
    };
    let (looked, equal) = equals_bring_the_same::<State>(&Setup::new(3), "level-4", 0, is_asked, has);
    assert!(looked > 40, "{looked}");
    assert!(equal > 0, "none of {looked} decisions has equal moves");
    let (mut looked, mut equal) = (0, 0);
    for seed in 0..2 {
        use puerto_rico::{Decision, State};
        let setup = "players=3".parse().unwrap();
        let has = |state: &State, seat: Seat| {
            let board = state.board(seat);
            vec![board.doubloons.into(), board.victory_points.into()]
        };
        let is_asked = |state: &State| matches!(state.decision(), Decision::Sell(_) | Decision::Load(_));
        let (more, same) = equals_bring_the_same::<State>(&setup, "level-3", seed, is_asked, has);
        looked += more;
        equal += same;
    }
    assert!(looked > 40, "{looked}");
    assert!(equal > 0, "none of {looked} decisions has equal moves");
}

/// The number of decisions of games with these setups that `check` looked at, of those that `is_asked` chooses.
fn looked<G: HasBots + Analysed>(
    setups: &[&str],
    key: &str,
    every: u32,
    is_asked: impl Fn(&G) -> bool,
    mut check: impl FnMut(&G, Seat, &[Hint<G::Action>]) -> bool,
) -> u32 {
    let (mut looked, mut count) = (0, 0u32);
    for (seed, setup) in (0..).zip(setups) {
        let Ok(setup) = setup.parse() else {
            panic!("no setup: {setup}");
        };
        played::<G>(&setup, key, seed, |state, seat| {
            count += u32::from(is_asked(state));
            if is_asked(state) && count.is_multiple_of(every) && check(state, seat, &hint(state, seat)) {
                looked += 1;
            }
        });
    }
    looked
}

const PUERTO_RICO: [&str; 4] = [
    "players=3",
    "players=5",
    "players=2",
    "players=4 edition=2020 expansions=new_buildings,nobles,buccaneer,festival draft=random",
];

const ALTIPLANO: [&str; 2] = ["players=2", "players=4 missions=on"];

/// Answers in another order that leave the table the same are one answer.
fn no_two_moves_come_to_the_same_table<G: Game>(state: &G, seat: Seat, found: &[Hint<G::Action>]) -> bool {
    for (place, one) in found.iter().enumerate() {
        let table = after(state, seat, &one.actions);
        let twin = found[..place]
            .iter()
            .find(|other| after(state, seat, &other.actions) == table);
        assert!(twin.is_none(), "{one:#?} {twin:#?}");
    }
    found.len() > 1
}

#[test]
fn every_move_of_a_hint_leads_to_another_table() {
    let looked_at = looked::<puerto_rico::State>(
        &PUERTO_RICO,
        "level-3",
        5,
        |_| true,
        no_two_moves_come_to_the_same_table,
    );
    assert!(looked_at > 60, "{looked_at}");
    let looked_at = looked::<altiplano::State>(
        &ALTIPLANO,
        "level-4",
        23,
        |_| true,
        no_two_moves_come_to_the_same_table,
    );
    assert!(looked_at > 30, "{looked_at}");
}

/// What makes two reasons one sentence.
fn sentence(one: &Reason) -> impl PartialEq + std::fmt::Debug {
    (one.tells, one.seat, one.amounts.clone())
}

#[test]
fn no_reason_is_told_of_two_moves_and_nothing_means_nothing() {
    let mut nothing = 0;
    let mut check = |before: &dyn Fn(Seat) -> Vec<i64>, found: &[(Vec<Reason>, Vec<i64>)], seat: Seat| {
        for (place, (reasons, now)) in found.iter().enumerate() {
            for one in reasons {
                let mut others = found[..place].iter().flat_map(|(told, _)| told);
                let twin = others.find(|other| sentence(other) == sentence(one));
                assert!(twin.is_none(), "{one:#?}");
                if one.tells == Tells::Nothing {
                    nothing += 1;
                    assert!(
                        now.iter().zip(before(seat)).all(|(now, before)| *now <= before),
                        "{found:#?}"
                    );
                }
            }
        }
        found.len() > 1
    };
    let looked_at = looked::<puerto_rico::State>(
        &PUERTO_RICO,
        "level-3",
        5,
        |_| true,
        |state, seat, found| {
            let has = |state: &puerto_rico::State, seat: Seat| {
                let board = state.board(seat);
                let goods = i64::from(board.goods.total());
                vec![
                    board.doubloons.into(),
                    board.victory_points.into(),
                    goods,
                    board.workers_total().into(),
                ]
            };
            let each = |one: &Hint<Action>| {
                (
                    one.why.reasons.clone(),
                    has(&after(state, seat, &one.actions), seat),
                )
            };
            let all: Vec<_> = found.iter().map(each).collect();
            check(&|seat| has(state, seat), &all, seat)
        },
    );
    assert!(looked_at > 60, "{looked_at}");
    let looked_at = looked::<altiplano::State>(
        &ALTIPLANO,
        "level-4",
        23,
        |_| true,
        |state, seat, found| {
            let has = |state: &altiplano::State, seat: Seat| {
                let (player, components) = (state.player(seat), state.components());
                let mut all: Vec<i64> = vec![player.coins_owned(components).into(), player.carts.into()];
                all.push(player.limit(components).into());
                all
            };
            let each = |one: &Hint<altiplano::Action>| {
                (
                    one.why.reasons.clone(),
                    has(&after(state, seat, &one.actions), seat),
                )
            };
            let all: Vec<_> = found.iter().map(each).collect();
            check(&|seat| has(state, seat), &all, seat)
        },
    );
    assert!(looked_at > 30, "{looked_at}");
    assert!(nothing > 0, "never told");
}

/// What a move makes possible is told as new only if it was not so before: elsewhere than in a placement, a good that is
/// produced anyway is no reason for the move.
#[test]
fn a_role_is_not_told_to_bring_what_is_produced_anyway() {
    let mut told = 0;
    let is_asked = |state: &puerto_rico::State| {
        matches!(
            state.decision(),
            Decision::ChooseRole(_) | Decision::MayorPrivilege(_)
        )
    };
    let looked_at =
        looked::<puerto_rico::State>(&PUERTO_RICO[..3], "level-3", 2, is_asked, |state, _, found| {
            for one in found {
                let mayor = matches!(one.actions[..], [Action::ChooseRole(RoleCard::Mayor)])
                    || matches!(state.decision(), Decision::MayorPrivilege(_));
                for reason in one
                    .why
                    .reasons
                    .iter()
                    .filter(|reason| reason.tells == Tells::Makes)
                {
                    told += 1;
                    let board = state.board(reason.seat);
                    let places = board.owns(Building::Hospice) || board.owns(Building::University);
                    assert!(
                        mayor || places,
                        "only new workers change what is produced: {one:#?}"
                    );
                }
            }
            true
        });
    assert!(looked_at > 30 && told > 5, "{looked_at} {told}");
}

#[test]
fn a_production_building_without_plantations_is_told_more_than_its_points() {
    use puerto_rico::Kind;
    let mut told = 0;
    let is_asked = |state: &puerto_rico::State| matches!(state.decision(), Decision::Build(_));
    looked::<puerto_rico::State>(&PUERTO_RICO[..3], "level-3", 1, is_asked, |state, seat, found| {
        for one in found {
            let [Action::Build(building)] = one.actions[..] else {
                continue;
            };
            let (Kind::SmallProduction(good) | Kind::LargeProduction(good)) = building.row().kind else {
                continue;
            };
            if state.board(seat).tiles[Tile::plantation(good)] > 0 || one.why.same_as.is_some() {
                continue;
            }
            told += 1;
            let points = |reason: &Reason| reason.tells == Tells::Gets && reason.seat == seat;
            assert!(!one.why.reasons.iter().all(points), "{one:#?}");
        }
        true
    });
    assert!(told > 0, "never shown");
}

#[test]
fn what_a_land_office_draws_is_not_named() {
    let mut asked = 0;
    for seed in 0..30 {
        let setup = PUERTO_RICO[3].parse().unwrap();
        if asked >= 3 {
            break;
        }
        played::<puerto_rico::State>(&setup, "greedy", seed, |state, seat| {
            if !matches!(state.decision(), Decision::LandOffice(_)) || asked >= 6 {
                return;
            }
            for one in hint(state, seat) {
                if one.actions[..] != [Action::DrawPlantation] {
                    continue;
                }
                asked += 1;
                let own = one.why.reasons.iter().filter(|reason| reason.seat == seat);
                for reason in own {
                    for of in [Of::Tile, Of::CouldMake, Of::Lacks, Of::Room, Of::Alone] {
                        assert_eq!(named(reason, of), 0, "{of:?}: {one:#?}");
                    }
                }
            }
        });
    }
    assert!(asked >= 3, "{asked}");
}
