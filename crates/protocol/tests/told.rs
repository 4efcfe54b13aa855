//! Facts and reasons carry the sentences that describe them to people, and only to people.

use protocol::{AnyGame, GameError, GameId, Move, Reader};
use serde_json::{Value, json};
use tabletop::{Seat, Secret};

fn started(game: GameId, setup: &Value) -> AnyGame {
    let mut game = AnyGame::new(game, setup).unwrap();
    game.draw_all(&Secret([7; 32]));
    game
}

fn base() -> AnyGame {
    started(GameId::PuertoRico, &json!({ "edition": "2002", "players": 3 }))
}

#[test]
fn a_fact_comes_with_its_sentences() {
    let mut game = base();
    game.apply(Seat::new(0), &[Move::Notation("role mayor".into())])
        .unwrap();
    let log = serde_json::to_value(game.log(0, Reader::Of(None))).unwrap();
    let last = log.as_array().unwrap().last().unwrap();
    assert_eq!(
        last["events"][0],
        json!({
            "type": "role_chosen", "seat": 0, "card": "mayor", "doubloons": 0,
            "said": [{
                "id": "log-role-chosen", "about": 0,
                "values": { "role": { "id": "role-mayor" }, "doubloons": 0 },
            }],
        })
    );
}

#[test]
fn a_sentence_that_goes_on_says_so() {
    let log = serde_json::to_value(base().log(0, Reader::Of(None))).unwrap();
    let said = &log[0]["events"][0]["said"][0];
    assert_eq!(said["id"], "log-plantations-revealed");
    assert_eq!(said["goes_on"], true);
}

#[test]
fn a_refusal_has_its_sentence_in_an_offer_and_in_an_error() {
    let game = base();
    let seat = Seat::new(0);
    let told = |value: &Value| value["said"]["id"].as_str().map(str::to_owned);
    let offers = game.told_offers(seat);
    assert!(
        offers.iter().all(|offer| offer.refusal.is_none()),
        "all roles are free"
    );
    let Err(GameError::Refused { refusal, .. }) = game.clone().apply(seat, &[Move::Notation("pass".into())])
    else {
        panic!("a role has to be chosen");
    };
    let refusal = serde_json::to_value(refusal).unwrap();
    assert_eq!(told(&refusal).as_deref(), Some("refusal-must-decide"));

    let mut next = game;
    next.apply(seat, &[Move::Notation("role settler".into())])
        .unwrap();
    let asked = next.asked().first().unwrap();
    let offers = serde_json::to_value(next.told_offers(asked)).unwrap();
    let refused = offers
        .as_array()
        .unwrap()
        .iter()
        .filter(|offer| !offer["refusal"].is_null());
    let mut count = 0;
    for offer in refused {
        assert!(
            told(&offer["refusal"]).is_some_and(|id| id.starts_with("refusal-")),
            "{offer}"
        );
        count += 1;
    }
    assert!(count > 0, "{offers}");
}

#[test]
fn programs_get_the_facts_alone() {
    let mut game = base();
    game.apply(Seat::new(0), &[Move::Notation("role builder".into())])
        .unwrap();
    let asked = game.asked().first().unwrap();
    let plain = [
        serde_json::to_string(&game.log(0, Reader::Open)).unwrap(),
        serde_json::to_string(&game.history(Reader::Open)).unwrap(),
        serde_json::to_string(&game.offers(asked)).unwrap(),
    ];
    assert!(plain.iter().all(|text| !text.contains("\"said\"")), "{plain:?}");
}

/// The same value without the parts that are only for people: sentences and numbers.
fn untold(value: &mut Value) {
    match value {
        Value::Object(object) => {
            for people in ["said", "numbers", "ahead"] {
                object.remove(people);
            }
            object.values_mut().for_each(untold);
        }
        Value::Array(list) => list.iter_mut().for_each(untold),
        _ => {}
    }
}

#[test]
fn facts_with_sentences_add_nothing_but_the_sentences() {
    for game in [
        base(),
        started(
            GameId::Altiplano,
            &json!({ "players": 3, "switches": ["missions"] }),
        ),
    ] {
        let seat = game.asked().first().unwrap();
        let mut offers = serde_json::to_value(game.told_offers(seat)).unwrap();
        untold(&mut offers);
        assert_eq!(offers, serde_json::to_value(game.offers(seat)).unwrap());
        let events = |reader| {
            let log = game.log(0, reader).into_iter().map(|entry| entry.events);
            serde_json::to_value(log.collect::<Vec<_>>()).unwrap()
        };
        let mut told = events(Reader::Of(Some(seat)));
        assert!(told.to_string().contains("\"said\""), "{told}");
        untold(&mut told);
        assert_eq!(told, events(Reader::Open));
    }
}
