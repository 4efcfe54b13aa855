//! What moves would come to: exactly what happens when they are made, and nothing that the seat may not know.

use protocol::of::{altiplano, puerto_rico};
use protocol::{AnyGame, GameError, GameId, Listed, Move, Preview};
use serde_json::{Value, json};
use tabletop::wire::Part;
use tabletop::{FastRandom, Random, Seat, Secret, Turn};

/// Plays a random game and calls `look` for each decision of each seat that is asked.
fn each_decision<G: Listed>(setup: &Value, mut look: impl FnMut(&AnyGame, &G, Seat, &mut FastRandom)) {
    let mut any = AnyGame::new(G::GAME, setup).unwrap();
    let mut random = FastRandom::new(11);
    let secret = Secret([11; 32]);
    for _ in 0..4_000 {
        any.draw_all(&secret);
        let Turn::Seats(seats) = any.turn() else { break };
        for seat in seats.iter() {
            look(&any, G::playing(&any).unwrap().state(), seat, &mut random);
        }
        let seat = seats.first().unwrap();
        let legal = any.legal(seat);
        let one = &legal[random.below(legal.len() as u32) as usize];
        any.apply(seat, &[Move::Notation(one.notation.clone())]).unwrap();
    }
    assert!(any.is_over());
}

/// Everything that is said to the seat in advance: its offers, the numbers of pieces, the outlook, and what each of its
/// legal actions would come to: alone, twice in a row, and begun as a plan.
fn said_beforehand<G: Listed>(any: &AnyGame, seat: Seat) -> String {
    let legal = any.legal(seat);
    let foreseen = legal.iter().map(|one| {
        let twice = [
            Move::Notation(one.notation.clone()),
            Move::Notation(one.notation.clone()),
        ];
        (
            any.foresee(seat, &twice[..1]).unwrap(),
            any.foresee(seat, &twice).unwrap(),
        )
    });
    let foreseen: Vec<(Preview, Preview)> = foreseen.collect();
    let state = G::playing(any).unwrap().state();
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let planned = actions.iter().filter_map(|&action| {
        let parts = state.parts(seat, &[action]);
        let plan = parts.into_iter().find_map(|part| match part {
            Part::Plan(plan) => Some(Move::Plan(serde_json::to_value(plan).unwrap())),
            Part::Action(_) => None,
        })?;
        let preview = any.foresee(seat, &[plan]).unwrap();
        assert!(preview.outlook.is_some());
        Some(preview)
    });
    let planned: Vec<Preview> = planned.collect();
    let outlook = any.outlook(Some(seat));
    let said = (
        any.told_offers(seat),
        any.pieces(Some(seat)),
        outlook,
        foreseen,
        planned,
    );
    serde_json::to_string(&said).unwrap()
}

/// Swaps what the seat may not see and demands that the same is said; returns how often something was hidden.
fn nothing_hidden_is_said<G: Listed>(setup: &Value) -> u32 {
    let mut swapped = 0;
    each_decision::<G>(setup, |any, state, seat, random| {
        let other = G::determinize(&state.view(Some(seat)), random).write_position();
        let other = serde_json::to_value(other).unwrap();
        if other == any.position() || random.below(4) > 0 {
            return;
        }
        // This one also comes from a position, so that only the hidden values differ.
        let real = AnyGame::from_position(&any.position()).unwrap();
        let other = AnyGame::from_position(&other).unwrap();
        assert_eq!(
            said_beforehand::<G>(&real, seat),
            said_beforehand::<G>(&other, seat),
            "{}",
            any.position()
        );
        swapped += 1;
    });
    swapped
}

#[test]
fn what_is_foreseen_depends_only_on_what_the_seat_may_see() {
    let everything = json!({
        "edition": "2020", "players": 4,
        "expansions": ["new_buildings", "nobles", "buccaneer", "festival"],
    });
    let chips = nothing_hidden_is_said::<puerto_rico::State>(&everything);
    let missions = json!({ "players": 3, "switches": ["missions"] });
    let plans = nothing_hidden_is_said::<altiplano::State>(&missions);
    assert!(chips > 50 && plans > 50, "{chips}, {plans}");
}

/// What is foreseen of each legal action is what is told when it is made, and looking ahead has changed nothing.
fn foreseen_is_what_happens<G: Listed>(setup: &Value) -> u32 {
    let mut compared = 0;
    each_decision::<G>(setup, |any, state, seat, _| {
        let offers = any.told_offers(seat);
        for legal in any.legal(seat) {
            let moves = [Move::Notation(legal.notation.clone())];
            let preview = any.foresee(seat, &moves).unwrap();
            assert!(preview.refusal.is_none(), "{}", legal.notation);
            let Some(offer) = offers.iter().find(|offer| offer.notation == legal.notation) else {
                continue;
            };
            let gain = offer.numbers.as_ref().and_then(|numbers| numbers.gain);
            assert_eq!(preview.gain, gain, "{}", legal.notation);
            assert_eq!(preview.preview, offer.preview, "{}", legal.notation);
            if state.is_sealed() {
                assert!(preview.preview.is_empty() && preview.gain.is_none());
            }
            compared += 1;
        }
    });
    compared
}

#[test]
fn what_is_foreseen_of_an_answer_matches_its_offer() {
    let base = json!({ "edition": "2002", "players": 3 });
    let base = foreseen_is_what_happens::<puerto_rico::State>(&base);
    let missions = json!({ "players": 2, "switches": ["missions"] });
    let missions = foreseen_is_what_happens::<altiplano::State>(&missions);
    assert!(base > 300 && missions > 100, "{base}, {missions}");
}

#[test]
fn an_illegal_answer_is_explained_and_an_unreadable_one_is_an_error() {
    let mut any = AnyGame::new(GameId::PuertoRico, &json!({ "edition": "2002", "players": 3 })).unwrap();
    any.draw_all(&Secret([3; 32]));
    let seat = any.asked().first().unwrap();
    let line = |line: &str| Move::Notation(line.to_owned());
    let before = any.position();
    let twice = [line("role settler"), line("role settler")];
    let preview = any.foresee(seat, &twice).unwrap();
    assert_eq!(preview.preview.len(), 1, "the first of them is previewed");
    assert!(preview.refusal.is_some(), "the second one is refused");
    assert!(matches!(any.foresee(seat, &[]), Err(GameError::NoMoves)));
    let unread = any.foresee(seat, &[line("role settler"), line("to the moon")]);
    assert!(matches!(unread, Err(GameError::UnknownNotation { index: 1, .. })));
    let plan = any.foresee(seat, &[Move::Plan(json!({ "type": "conquer" }))]);
    assert!(matches!(plan, Err(GameError::BadMove { index: 0, .. })));
    let plan = json!({ "type": "place_workers", "tiles": { "corn": 255, "quarry": 255 }, "buildings": {} });
    let preview = any.foresee(seat, &[Move::Plan(plan)]).unwrap();
    let outlook = serde_json::to_value(preview.outlook).unwrap();
    assert!(preview.refusal.is_some() && outlook["production"].is_null());
    assert_eq!(any.position(), before);
}
