//! The analysis board, through the thoughts that a page asks for.

use serde_json::{Value, json};
use wasm::Thinker;
use wasm::words::{Found, Thought};

const LUCK: &str = "00000000000000000000000000000000000000000000000000000000000000a7";

fn thought(thinker: &mut Thinker, thought: Value) -> Result<Value, String> {
    let thought: Thought = serde_json::from_value(thought).unwrap();
    match thinker.think(thought) {
        Found::Nothing(message) => Err(message),
        found => Ok(serde_json::to_value(found).unwrap()),
    }
}

fn record(studied: &Value) -> String {
    let entries: Vec<&str> = (studied["entries"].as_array().unwrap().iter())
        .map(|line| line.as_str().unwrap())
        .collect();
    format!("{}\n{}\n", studied["head"].as_str().unwrap(), entries.join("\n"))
}

/// A whole game, in which the bot's first choice is played in every decision; each position is read again from what the
/// board says of it.
fn played_out(start: &str) {
    let mut thinker = Thinker::default();
    let study = |thinker: &mut Thinker, record: &str, seat: u8, moves: Value| {
        let position =
            json!({"about": "study", "record": record, "seat": seat, "moves": moves, "luck": LUCK});
        thought(thinker, position).unwrap()["studied"].clone()
    };
    let mut now = study(&mut thinker, start, 0, json!([]));
    let mut decisions = 0;
    while now["over"] == false {
        let text = record(&now);
        let seat = now["asked"][0].as_u64().unwrap() as u8;
        assert!(!now["legal"].as_array().unwrap().is_empty());
        let said = thought(
            &mut thinker,
            json!({"about": "ponder", "record": text, "seat": seat}),
        )
        .unwrap();
        let pondered = &said["pondered"];
        let sum = |of: &Value| {
            of.as_array()
                .unwrap()
                .iter()
                .map(|share| share.as_f64().unwrap())
                .sum::<f64>()
        };
        assert!((sum(&pondered["shares"]) - 1.0).abs() < 0.02, "{pondered}");
        if decisions % 10 == 0 && pondered["exact"] == false {
            let on = thought(&mut thinker, json!({"about": "ponder_on"})).unwrap();
            assert!(on["pondered"]["simulations"].as_u64() > pondered["simulations"].as_u64());
        }
        let parts = &pondered["moves"][0]["parts"];
        assert!(!parts.as_array().unwrap().is_empty(), "{pondered}");
        let next = study(&mut thinker, &text, seat, parts.clone());
        assert!(next["entries"].as_array().unwrap().len() > now["entries"].as_array().unwrap().len());
        assert_eq!(study(&mut thinker, &record(&next), 0, json!([])), next);
        now = next;
        decisions += 1;
    }
    assert!(decisions > 20);
}

#[test]
fn a_game_of_puerto_rico_is_played_out_on_the_board() {
    played_out("meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3 edition=2020 vp_pool=30\n");
}

#[test]
fn a_game_of_altiplano_is_played_out_on_the_board() {
    let rules = protocol::GameId::Altiplano.rules_version();
    played_out(&format!(
        "meseta-record 1\ngame altiplano\nrules {rules}\nsetup players=2\n"
    ));
}

#[test]
fn damaged_positions_and_moves_that_are_not_legal_are_refused() {
    let mut thinker = Thinker::default();
    let start = "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3\n";
    for (record, moves) in [
        ("", json!([])),
        ("nonsense", json!([])),
        (&start[..40], json!([])),
        (&format!("{start}\n0 role captain\n0 role captain\n"), json!([])),
        (start, json!([{"notation": "role nothing"}])),
        (&"x".repeat(300_000), json!([])),
    ] {
        let position = json!({"about": "study", "record": record, "moves": moves, "luck": LUCK});
        thought(&mut thinker, position).unwrap_err();
    }
    let position = json!({"about": "study", "record": start, "luck": "short"});
    thought(&mut thinker, position).unwrap_err();
    thought(&mut thinker, json!({"about": "ponder_on"})).unwrap_err();
    let nobody = json!({"about": "ponder", "record": start, "seat": 9});
    thought(&mut thinker, nobody).unwrap_err();
}

/// Games in which bots of chance play: at each decision, the position by itself gives the same board as the record, and so
/// does a position from before with the entries since.
fn set_up_again(start: &str, seed: u64) {
    let mut thinker = Thinker::default();
    let mut study = |record: &str, seat: u8, moves: Value| {
        let luck = format!("{seed:064x}");
        let position =
            json!({"about": "study", "record": record, "seat": seat, "moves": moves, "luck": luck});
        thought(&mut thinker, position).unwrap_or_else(|message| panic!("{message}: {record}"))["studied"]
            .clone()
    };
    let mut now = study(start, 0, json!([]));
    let mut since = (now["position"].clone(), now["entries"].as_array().unwrap().len());
    let mut pick = seed;
    while now["over"] == false {
        let legal = now["legal"].as_array().unwrap();
        assert!(!legal.is_empty(), "{now}");
        let alone = study(&format!("position {:#}", now["position"]), 0, json!([]));
        assert_eq!(alone["head"], format!("position {}\n", now["position"]));
        assert_eq!(alone["entries"], json!([]));
        assert_eq!(study(&record(&alone), 0, json!([])), alone);
        let entries = now["entries"].as_array().unwrap();
        let lines: Vec<&str> = entries[since.1..]
            .iter()
            .map(|line| line.as_str().unwrap())
            .collect();
        let later = study(
            &format!("position {}\n\n{}\n", since.0, lines.join("\n")),
            0,
            json!([]),
        );
        assert_eq!(later["entries"].as_array().unwrap().len(), lines.len());
        for same in ["game", "setup", "asked", "legal", "position", "over"] {
            assert_eq!(alone[same], now[same], "{same}");
            assert_eq!(later[same], now[same], "{same}");
        }
        for same in ["view", "pieces", "outlook"] {
            assert_eq!(alone["moment"][same], now["moment"][same], "{same}");
            assert_eq!(later["moment"][same], now["moment"][same], "{same}");
        }
        if lines.len() > 12 {
            since = (now["position"].clone(), entries.len());
        }
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let chosen = json!({"action": legal[(pick >> 33) as usize % legal.len()]["action"]});
        let seat = now["asked"][0].as_u64().unwrap() as u8;
        now = study(&record(&now), seat, json!([chosen]));
    }
    assert!(now["entries"].as_array().unwrap().len() > 40);
}

#[test]
fn positions_of_puerto_rico_give_the_board_of_their_record() {
    for (seed, setup) in [
        "players=2",
        "players=3 expansions=new_buildings,nobles",
        "players=5 edition=2020",
    ]
    .into_iter()
    .enumerate()
    {
        let start = format!("meseta-record 1\ngame puerto-rico\nrules 4\nsetup {setup}\n");
        set_up_again(&start, seed as u64 + 3);
    }
}

#[test]
fn positions_of_altiplano_give_the_board_of_their_record() {
    let rules = protocol::GameId::Altiplano.rules_version();
    for players in [2, 3] {
        let start = format!("meseta-record 1\ngame altiplano\nrules {rules}\nsetup players={players}\n");
        set_up_again(&start, players + 8);
    }
}

#[test]
fn a_position_that_cannot_be_is_refused_with_the_reason() {
    let mut thinker = Thinker::default();
    let start = "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3\n";
    let position = thought(
        &mut thinker,
        json!({"about": "study", "record": start, "luck": LUCK}),
    )
    .unwrap()["studied"]["position"]
        .clone();
    let mut check = |change: &dyn Fn(&mut Value), after: &str, expected: &str| {
        let mut changed = position.clone();
        change(&mut changed);
        let text = format!("position {changed}\n{after}");
        let refused = thought(&mut thinker, json!({"about": "study", "record": text})).unwrap_err();
        assert!(refused.contains(expected), "{refused}");
    };
    check(
        &|position| position["goods"]["corn"] = json!(99),
        "",
        "goods of kind corn",
    );
    check(
        &|position| position["seats"] = json!([]),
        "",
        "0 boards for 3 seats",
    );
    check(&|position| *position = json!(7), "", "`game`");
    check(&|_| {}, "0 role captain\n0 role captain\n", "entry 1");
    for (text, expected) in [("position ", "missing"), ("position {\"game\": ", "not JSON")] {
        let refused = thought(&mut thinker, json!({"about": "study", "record": text})).unwrap_err();
        assert!(refused.contains(expected), "{refused}");
    }
}
