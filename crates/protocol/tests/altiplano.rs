//! Altiplano through `AnyGame`: whole games by structure, by line and by plan, and what stays hidden.

use altiplano::{Action, Decision, State};
use protocol::{AnyGame, GameError, GameId, Move, OutcomeMove, Reader, SEALED};
use serde_json::{Value, json};
use tabletop::{FastRandom, Game, Random, SeatSet, Secret, Turn};

fn new(setup: &Value) -> AnyGame {
    AnyGame::new(GameId::Altiplano, setup).unwrap()
}

fn state(game: &AnyGame) -> State {
    let AnyGame::Altiplano(playing) = game else {
        panic!("these tests play Altiplano");
    };
    *playing.state()
}

/// An arbitrary answer: by structure, by line, or as a whole plan in descending order of kinds.
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
                check_position(&game);
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
        check_position(&game);
    }
}

/// The position as text reads back as the same position.
fn check_position(game: &AnyGame) {
    let text = game.position().to_string();
    let position = serde_json::from_str(&text).unwrap();
    let again = AnyGame::from_position(&position).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(state(&again), state(game));
}

#[test]
fn a_wrong_position_says_what_is_wrong() {
    let mut game = new(&json!({ "players": 4 }));
    game.draw_all(&Secret([6; 32]));
    let check = |change: &dyn Fn(&mut Value), expected: &str| {
        let mut position = game.position();
        change(&mut position);
        let error = AnyGame::from_position(&position).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    };
    check(
        &|position| position["stock"]["glass"] = json!(99),
        "99 tiles of glass instead of 11",
    );
    check(&|position| position["start"] = json!(7), "no game has a seat 7");
    check(
        &|position| position["start"] = json!(4),
        "seat 4 is not at this table",
    );
    check(
        &|position| position["decision"] = json!({ "type": "dance" }),
        "unknown variant `dance`",
    );
    check(&|position| position["seats"] = json!([]), "0 boards for 4 seats");
    check(&|position| position["more"] = json!(1), "unknown field `more`");
    check(
        &|position| position["orders"][1] = position["orders"][0].clone(),
        "orders names something twice",
    );
    check(
        &|position| position["strip"] = json!([]),
        "0 positions of the strip instead of 5",
    );
    check(
        &|position| position["seats"][0]["first_cart_used"] = json!(true),
        "seat 0 can't have used or bought anything before the actions of the round",
    );
    check(
        &|position| {
            let aside = vec!["food"; 40];
            position["decision"] = json!({ "type": "final_draw", "seat": 0, "left": 1, "aside": aside });
        },
        "40 drawn tiles are set aside",
    );
}

/// Everything legal is offered, and nothing else is offered without a reason.
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
            let log = game.log(0, Reader::Of(observer));
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
        // An answer that has revealed the others' answers can't be taken back.
        if let (Decision::Plan(_), false) = (decision, matches!(state(&game).decision(), Decision::Plan(_))) {
            assert_eq!(game.undo_span(SeatSet::only(seat)), 0);
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

/// Changes one value somewhere in a position, as a careless or hostile writer might.
fn damage(value: &mut Value, random: &mut FastRandom) {
    match value {
        Value::Object(fields) => {
            let index = random.below(fields.len().max(1) as u32) as usize;
            if let Some((_, field)) = fields.iter_mut().nth(index) {
                damage(field, random);
            }
        }
        Value::Array(items) => match (random.below(4), items.len()) {
            (0, 1..) => drop(items.pop()),
            (1, 1..) => {
                let again = items[random.below(items.len() as u32) as usize].clone();
                items.push(again);
            }
            (_, 1..) => {
                let index = random.below(items.len() as u32) as usize;
                damage(&mut items[index], random);
            }
            _ => items.push(json!("food")),
        },
        Value::Number(_) => {
            let numbers = [0u32, 1, 2, 3, 4, 5, 12, 200, 65_535, 70_000];
            *value = json!(numbers[random.below(numbers.len() as u32) as usize]);
        }
        Value::String(_) => {
            let words = [
                "food", "corn", "glass", "farm", "market", "e1", "e18", "o3", "m5", "x",
            ];
            *value = json!(words[random.below(words.len() as u32) as usize]);
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::Null => {
            let values = [json!(0), json!(1), json!("food"), json!("farm"), json!("o2")];
            *value = values[random.below(5) as usize].clone();
        }
    }
}

#[test]
fn damaged_positions_are_refused_or_can_be_played_to_the_end() {
    let mut random = FastRandom::new(77);
    let mut playout = tabletop::Playout::<State>::with_capacity(128);
    let (mut refused, mut played) = (0, 0);
    for round in 0..60u64 {
        let missions = json!(["missions", "closed_bags"]);
        let players = 2 + round % 4;
        let game = new(&json!({ "players": players, "switches": missions }));
        let mut rules = state(&game);
        for _ in 0..random.below(500) {
            if !playout.step(&mut rules, &mut random) {
                break;
            }
        }
        let whole =
            serde_json::to_value(altiplano::wire::AltiplanoPosition::from(&rules.position())).unwrap();
        for _ in 0..25 {
            let mut position = whole.clone();
            for _ in 0..=random.below(2) {
                damage(&mut position, &mut random);
            }
            match AnyGame::from_position(&position) {
                Err(error) => {
                    assert!(matches!(error, GameError::BadPosition { .. }), "{error}");
                    refused += 1;
                }
                Ok(game) => {
                    let mut game = state(&game);
                    while playout.step(&mut game, &mut random) {
                        assert_eq!(game.check_invariants(), Ok(()), "{position}");
                    }
                    played += 1;
                }
            }
        }
    }
    assert!(refused > 300 && played > 20, "{refused} refused, {played} played");
}

#[test]
fn r82_a_move_is_taken_back_within_ones_own_turn() {
    let mut game = new(&json!({ "players": 2, "start_player": 0 }));
    let secret = Secret([8; 32]);
    game.draw_all(&secret);
    while !matches!(state(&game).decision(), Decision::PlacePawn(_)) {
        let seat = game.asked().first().unwrap();
        game.apply(seat, &[Move::Notation("done".to_owned())]).unwrap();
        game.draw_all(&secret);
    }
    let seat = game.asked().first().unwrap();
    assert_eq!(
        game.undo_span(SeatSet::only(seat)),
        0,
        "plans that were shown stay"
    );
    let before = state(&game);
    let one = answer(&game, seat, &mut FastRandom::new(1));
    game.apply(seat, &[one]).unwrap();
    assert_eq!(game.undo_span(SeatSet::only(seat)), 1);
    assert_eq!(game.undo_span(SeatSet::only(seat.next(2))), 0, "another's move");
    game.undo(seat, 1).unwrap();
    assert_eq!(state(&game), before);
}

/// What a seat may take back together with bots: no chance outcome, and nothing that the seat could not see when it
/// decided but can see now.
#[test]
fn undoing_decisions_of_bots_reveals_nothing_hidden() {
    let mut game = new(&json!({ "players": 3, "switches": ["missions"] }));
    let mut random = FastRandom::new(11);
    let secret = Secret([11; 32]);
    let all = SeatSet::all(3);
    let (mut crossed, mut stopped) = (0, 0);
    while game.round() < 3 {
        game.draw_all(&secret);
        let seat = game.asked().first().unwrap();
        let one = answer(&game, seat, &mut random);
        game.apply(seat, &[one]).unwrap();
        let span = game.undo_span(all) as usize;
        let own = tabletop::Seat::FIRST;
        let standing = game.history(Reader::Of(Some(own)));
        stopped += usize::from(span < standing.len());
        for step in standing.iter().rev().take(span) {
            let by = step.seat.expect("chance is never taken back");
            if by == own.into() {
                continue;
            }
            crossed += 1;
            let then = game.after(step.step as usize + 1).unwrap();
            let seen = then.log(step.step as usize, Reader::Of(Some(own)));
            assert!(
                seen[0].notation != SEALED || step.notation == SEALED,
                "{step:?} was sealed, and is shown now"
            );
        }
    }
    assert!(crossed > 20 && stopped > 20, "{crossed} {stopped}");
}
