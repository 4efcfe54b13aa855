//! Moves in the parts in which they are sent: a plan has the same effect as its steps.

use std::collections::BTreeSet;

use protocol::{AnyGame, GameId, Listed, Move, Part, WireGame};
use serde_json::{Value, json};
use tabletop::{FastRandom, Game, Random, Seat, Secret, Turn};

/// Plays random games; at each decision a run of random steps by one seat is treated as one move. Returns the kinds of
/// plans that came up.
fn checked<G: Listed>(setup: &Value, seed: u64) -> BTreeSet<String> {
    let open = |game: &AnyGame| G::playing(game).unwrap().state().clone();
    let mut kinds = BTreeSet::new();
    let mut any = AnyGame::new(G::GAME, setup).unwrap();
    let mut random = FastRandom::new(seed);
    let secret = Secret([seed as u8; 32]);
    for _ in 0..4_000 {
        any.draw_all(&secret);
        let state = open(&any);
        let Turn::Seats(seats) = state.turn() else { break };
        let seat = seats.first().unwrap();
        let (actions, after) = steps(&state, seat, &mut random);
        let parts = state.parts(seat, &actions);
        let mut sent = any.clone();
        for part in parts {
            let one = Move::of(part);
            if let Move::Plan(plan) = &one {
                kinds.insert(plan["type"].as_str().unwrap().to_owned());
            }
            let done = sent.apply(seat, std::slice::from_ref(&one));
            assert!(done.is_ok(), "{done:?} {one:?} for {actions:?}");
        }
        let now = open(&sent);
        assert!(now.view(Some(seat)) == after.view(Some(seat)), "{actions:?}");
        any = sent;
    }
    assert!(any.is_over());
    kinds
}

/// Random steps by one seat up to a decision that no plan answers, and the table at that point.
fn steps<G: WireGame>(state: &G, seat: Seat, random: &mut FastRandom) -> (Vec<G::Action>, G) {
    let mut after = state.clone();
    let mut actions = Vec::new();
    loop {
        let mut legal = Vec::new();
        after.legal(seat, &mut legal);
        // A seat that planned again has planned as much as one that planned once, but has used up a permission.
        legal.retain(|action| action.to_string() != "replan");
        let action = legal[random.below(legal.len() as u32) as usize];
        after.apply(seat, action, &mut ()).unwrap();
        actions.push(action);
        // A plan is sent as a whole: the steps go on for as long as the question stays the same.
        let is_done = action.to_string() == "done";
        let same = !is_done && after.turn().asks(seat) && state.parts(seat, &actions).len() == 1 && {
            let mut legal = Vec::new();
            after.legal(seat, &mut legal);
            let mut more = actions.clone();
            more.push(legal[0]);
            matches!(state.parts(seat, &more)[..], [Part::Plan(_)])
        };
        if !same {
            return (actions, after);
        }
    }
}

#[test]
fn a_plan_of_puerto_rico_does_what_its_steps_did() {
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let all = json!({
            "players": 2 + seed % 4, "edition": "2020", "draft": "random",
            "expansions": ["new_buildings", "nobles", "buccaneer", "festival"],
        });
        kinds.extend(checked::<puerto_rico::State>(&all, seed));
    }
    assert_eq!(
        kinds.into_iter().collect::<Vec<_>>(),
        ["place_workers", "store_goods"]
    );
}

#[test]
fn a_plan_of_altiplano_does_what_its_steps_did() {
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let setup = json!({ "players": 2 + seed % 4 });
        kinds.extend(checked::<altiplano::State>(&setup, seed));
    }
    // Random play hardly ever has two cacao to trade.
    kinds.remove("trade_cacao");
    let all = ["deliver", "planning", "sell", "store", "take_back"];
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all);
}

/// What was planned before belongs to the plan that continues from it.
#[test]
fn a_plan_goes_on_from_what_has_been_placed() {
    let mut any = AnyGame::new(GameId::Altiplano, &json!({ "players": 2 })).unwrap();
    any.draw_all(&Secret([3; 32]));
    let state = *altiplano::State::playing(&any).unwrap().state();
    let seat = any.asked().first().unwrap();
    let step = |state: &altiplano::State| {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let planned = |action: &&altiplano::Action| matches!(action, altiplano::Action::Plan { .. });
        *legal.iter().find(planned).unwrap()
    };
    let first = step(&state);
    let mut begun = state;
    begun.apply(seat, first, &mut ()).unwrap();
    let second = step(&begun);
    let whole = state.parts(seat, &[first, second]);
    assert_eq!(begun.parts(seat, &[second]), whole);
    assert!(matches!(whole[..], [Part::Plan(_)]) && matches!(Move::of(whole[0].clone()), Move::Plan(_)));
}
