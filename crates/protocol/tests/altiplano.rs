//! Altiplano as any game: whole games by structure, by line and by plan, and what stays hidden.

use altiplano::{Action, Decision, State};
use protocol::{AnyGame, Eyes, GameError, GameId, Move, OutcomeMove, SEALED};
use serde_json::{Value, json};
use tabletop::{FastRandom, Game, Random, Secret, Turn};

fn new(setup: &Value) -> AnyGame {
    AnyGame::new(GameId::Altiplano, setup).unwrap()
}

fn state(game: &AnyGame) -> State {
    let AnyGame::Altiplano(playing) = game else {
        panic!("these tests play Altiplano");
    };
    *playing.state()
}

/// Any answer: by structure, by line, or a whole plan in falling order of kinds.
fn answer(game: &AnyGame, seat: tabletop::Seat, random: &mut FastRandom) -> Move {
    let legal = game.legal(seat);
    let one = &legal[random.below(legal.len() as u32) as usize];
    let plan = matches!(state(game).decision(), Decision::Plan(_)) && random.below(2) == 0;
    if !plan {
        return match random.below(2) {
            0 => Move::Notation(one.notation.clone()),
            _ => Move::Action(serde_json::to_value(&one.action).unwrap()),
        };
    }
    let own = state(game).view(Some(seat)).own.unwrap();
    let mut tiles = Vec::new();
    for (good, places) in own.places.into_iter().rev() {
        let place = places[random.below(places.len() as u32) as usize].to_string();
        if !tiles.iter().any(|tile: &Value| tile["place"] == place.as_str()) {
            tiles.push(json!({ "good": good.key(), "place": place }));
        }
    }
    Move::Plan(json!({ "type": "planning", "tiles": tiles }))
}

#[test]
fn random_games_go_over_the_wire_and_back() {
    for (seed, setup) in [
        json!({ "players": 2 }),
        json!({ "players": 3, "switches": ["missions", "plan_in_turn_order", "draw_fewer"] }),
        json!({ "players": 4, "switches": ["missions", "roles_drafted", "closed_bags"] }),
        json!({ "players": 5, "switches_off": ["corn_is_type"], "start_player": 2 }),
    ]
    .into_iter()
    .enumerate()
    {
        let mut game = new(&setup);
        let mut random = FastRandom::new(seed as u64);
        while !game.is_over() {
            if game.turn() == Turn::Chance {
                let outcomes = game.outcomes();
                let one = &outcomes[random.below(outcomes.len() as u32) as usize];
                let outcome = serde_json::to_value(&one.outcome).unwrap();
                game.resolve(&OutcomeMove::Outcome(outcome)).unwrap();
                continue;
            }
            let asked: Vec<_> = game.asked().iter().collect();
            let seat = asked[random.below(asked.len() as u32) as usize];
            if random.below(8) == 0 {
                check_offers(&game, seat);
            }
            let one = answer(&game, seat, &mut random);
            game.apply(seat, &[one]).unwrap();
        }
        let text = game.record().unwrap();
        assert_eq!(AnyGame::from_record(&text).unwrap(), game);
        assert!(!game.has_secrets(None), "everything is open at the end");
        let json = serde_json::to_value(game.record_json().unwrap()).unwrap();
        assert_eq!(json["entries"].as_array().unwrap().len(), game.version() as usize);
        assert!(game.charts(None).rounds.len() > 2);
        let position = game.position();
        assert_eq!(position["own"].as_array().unwrap().len(), game.seat_count());
        assert!(matches!(
            AnyGame::from_position(&position),
            Err(GameError::BadPosition { .. })
        ));
    }
}

/// Whatever is legal is offered, and nothing else is offered without a reason.
fn check_offers(game: &AnyGame, seat: tabletop::Seat) {
    let offers = game.offers(seat);
    if offers.is_empty() {
        let decision = state(game).decision();
        assert!(
            matches!(decision, Decision::Plan(_) | Decision::TakeBack(_)),
            "{decision:?}"
        );
        return;
    }
    let mut open: Vec<&str> = offers
        .iter()
        .filter(|offer| offer.refusal.is_none())
        .map(|offer| offer.notation.as_str())
        .collect();
    let legal = game.legal(seat);
    let mut legal: Vec<&str> = legal.iter().map(|action| action.notation.as_str()).collect();
    open.sort_unstable();
    legal.sort_unstable();
    assert_eq!(open, legal);
}

#[test]
fn sealed_answers_and_missions_stay_hidden() {
    let mut game = new(&json!({ "players": 3, "switches": ["missions"] }));
    let mut random = FastRandom::new(3);
    let secret = Secret([3; 32]);
    game.draw_all(&secret);
    let mut planned = false;
    while game.round() < 3 {
        if game.turn() == Turn::Chance {
            game.draw_all(&secret);
            continue;
        }
        let decision = state(&game).decision();
        let seat = game.asked().first().unwrap();
        let version = game.version();
        let one = answer(&game, seat, &mut random);
        game.apply(seat, &[one]).unwrap();
        for observer in [None, Some(seat.next(3))] {
            let log = game.log(0, Eyes::Of(observer));
            for entry in &log {
                let hidden = entry.notation == SEALED;
                let words: Vec<&str> = entry.notation.split(' ').collect();
                let mission = ["keep", "give", "mission"].contains(&words[0]);
                let own = entry.seat.is_some() && entry.seat == observer.map(Into::into);
                assert!(hidden || !mission || own || entry.seat.is_none(), "{entry:?}");
            }
            if let (Decision::Plan(_), Decision::Plan(_)) = (decision, state(&game).decision()) {
                assert_eq!(log[version as usize].notation, SEALED);
                planned = true;
            }
        }
        // An answer that has shown the others' can't be taken back.
        if let (Decision::Plan(_), false) = (decision, matches!(state(&game).decision(), Decision::Plan(_))) {
            assert_eq!(game.undo_span(seat), 0);
        }
        for offer in game.asked().iter().flat_map(|seat| game.offers(seat)) {
            let sealed = !matches!(state(&game).decision().asked().iter().count(), 1);
            assert!(!sealed || offer.preview.is_empty(), "{offer:?}");
        }
    }
    assert!(planned && game.has_secrets(None));
}

#[test]
fn a_plan_is_a_set_and_goes_on_from_what_is_placed() {
    let mut game = new(&json!({ "players": 2 }));
    game.draw_all(&Secret([5; 32]));
    let seat = game.asked().first().unwrap();
    let own = state(&game).view(Some(seat)).own.unwrap();
    let (good, places) = own.places.last().cloned().unwrap();
    let first = Action::Plan {
        good,
        place: places[0],
    };
    game.apply(seat, &[Move::Notation(first.to_string())]).unwrap();
    let tile = json!({ "good": good.key(), "place": places[0].to_string() });
    let wrong = json!({ "type": "planning", "tiles": [tile, { "good": "glass", "place": "road" }] });
    let before = game.clone();
    assert!(matches!(
        game.apply(seat, &[Move::Plan(wrong)]),
        Err(GameError::Refused { index: 0, .. })
    ));
    assert_eq!(game, before, "a refused plan changes nothing");
    let happened = game
        .apply(
            seat,
            &[Move::Plan(json!({ "type": "planning", "tiles": [tile] }))],
        )
        .unwrap();
    let lines: Vec<&str> = happened.iter().map(|one| one.notation.as_str()).collect();
    assert_eq!(lines, ["done"], "what is placed already stays");
    let other = game.asked().first().unwrap();
    let take_back = json!({ "type": "take_back" });
    assert!(game.apply(other, &[Move::Plan(take_back)]).is_err());
    assert!(
        game.apply(seat, &[Move::Plan(json!({ "type": "planning" }))])
            .is_err()
    );
}
