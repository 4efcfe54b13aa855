//! The engine's text interface: in lock-step with the rules, and with all kinds of bad input.

use protocol::WireGame as _;
use protocol::engine::{Engine, GAME_COUNT_MAX, LINE_BYTES_MAX};
use puerto_rico::{Setup, State};
use serde_json::{Value, json};
use tabletop::{FastRandom, Game, Random, Turn, Weighted};

/// Sends a line; the answer is always one line of JSON with `id` and `ok`.
fn ask_line(engine: &mut Engine, line: &[u8]) -> Value {
    let answer = engine.answer(line);
    assert!(!answer.text.contains('\n'), "{}", answer.text);
    let value: Value = serde_json::from_str(&answer.text).unwrap();
    assert!(value.get("id").is_some());
    match value["ok"].as_bool() {
        Some(true) => assert!(value.get("result").is_some() && value.get("error").is_none()),
        Some(false) => {
            assert!(value["error"]["code"].is_string() && value["error"]["message"].is_string());
            assert_ne!(
                value["error"]["code"],
                "internal",
                "{}",
                String::from_utf8_lossy(line)
            );
        }
        None => panic!("{value}"),
    }
    value
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    ask_line(engine, request.to_string().as_bytes())
}

fn result(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer["result"].clone()
}

fn code(engine: &mut Engine, request: &Value) -> String {
    ask(engine, request)["error"]["code"]
        .as_str()
        .unwrap_or("none")
        .to_owned()
}

/// The state behind the text, read back from the position that the engine reports.
fn state_of(engine: &mut Engine, game_id: &str) -> State {
    let position = result(engine, &json!({ "command": "state", "game_id": game_id }))["position"].clone();
    State::read_position(serde_json::from_value(position).unwrap()).unwrap()
}

#[test]
fn random_games_through_the_text_are_those_of_the_rules() {
    let mut engine = Engine::new();
    for seed in 0..24u64 {
        let mut random = FastRandom::new(seed);
        let players = 2 + (seed % 4) as usize;
        let setup = Setup::new(players);
        let mut rules = State::new(&setup).unwrap();
        let game_id = format!("game {seed}");
        let mut turn = result(
            &mut engine,
            &json!({ "command": "new", "game": "puerto-rico", "setup": { "players": players }, "game_id": game_id }),
        )["turn"]
            .clone();
        let mut steps = 0;
        loop {
            let line = match rules.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    assert_eq!(turn["type"], "chance");
                    let mut outcomes: Vec<Weighted<_>> = Vec::new();
                    rules.outcomes(&mut outcomes);
                    let told = result(&mut engine, &json!({ "command": "outcomes", "game_id": game_id }));
                    let told: Vec<(String, u32)> = told["outcomes"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|row| {
                            let weight = row["weight"].as_u64().unwrap() as u32;
                            (row["notation"].as_str().unwrap().to_owned(), weight)
                        })
                        .collect();
                    let expected: Vec<(String, u32)> = outcomes
                        .iter()
                        .map(|row| (row.outcome.to_string(), row.weight))
                        .collect();
                    assert_eq!(told, expected);
                    let outcome = outcomes[random.below(outcomes.len() as u32) as usize].outcome;
                    rules.resolve_unchecked(outcome, &mut ());
                    json!({ "command": "resolve", "notation": outcome.to_string(), "game_id": game_id })
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    assert_eq!(turn["seats"], json!([seat.index()]));
                    let mut actions = Vec::new();
                    rules.legal(seat, &mut actions);
                    let told = result(&mut engine, &json!({ "command": "legal", "game_id": game_id }));
                    let told: Vec<&str> = told["actions"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|row| row["notation"].as_str().unwrap())
                        .collect();
                    let expected: Vec<String> = actions.iter().map(ToString::to_string).collect();
                    assert_eq!(told, expected);
                    let action = actions[random.below(actions.len() as u32) as usize];
                    rules.apply_unchecked(seat, action, &mut ());
                    json!({ "command": "apply", "notation": action.to_string(), "game_id": game_id })
                }
            };
            turn = result(&mut engine, &line)["turn"].clone();
            steps += 1;
            assert_eq!(state_of(&mut engine, &game_id), rules);
        }
        assert_eq!(turn["type"], "over");
        check_scores(
            &result(&mut engine, &json!({ "command": "score", "game_id": game_id })),
            &rules,
        );
        let record =
            result(&mut engine, &json!({ "command": "record", "game_id": game_id }))["record"].clone();
        let loaded = result(
            &mut engine,
            &json!({ "command": "load", "record": record, "game_id": "again" }),
        );
        assert_eq!(loaded["version"], steps);
        check_scores(
            &result(&mut engine, &json!({ "command": "score", "game_id": "again" })),
            &rules,
        );
    }
}

fn check_scores(told: &Value, rules: &State) {
    assert_eq!(told["over"], true);
    for (row, score) in told["scores"].as_array().unwrap().iter().zip(rules.scores().0) {
        assert_eq!(row["points"], score.points);
        assert_eq!(row["tie_break"], score.tie_break);
    }
}

#[test]
fn a_game_with_a_secret_draws_by_itself_and_its_record_is_verified() {
    let mut engine = Engine::new();
    let secret = "11".repeat(32);
    result(
        &mut engine,
        &json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 2 }, "secret": secret,
                "nonces": [{ "seat": 1, "nonce": "two\nlines" }] }),
    );
    let mut random = FastRandom::new(9);
    loop {
        let status = result(&mut engine, &json!({ "command": "status" }));
        match status["turn"]["type"].as_str().unwrap() {
            "over" => break,
            "chance" => {
                assert!(
                    !result(&mut engine, &json!({ "command": "record" }))
                        .to_string()
                        .contains("secret")
                );
                result(&mut engine, &json!({ "command": "resolve" }));
            }
            _ => {
                let actions = result(&mut engine, &json!({ "command": "legal" }))["actions"].clone();
                let actions = actions.as_array().unwrap();
                let action = actions[random.below(actions.len() as u32) as usize]["action"].clone();
                result(&mut engine, &json!({ "command": "apply", "action": action }));
            }
        }
    }
    let record = result(&mut engine, &json!({ "command": "record" }))["record"].clone();
    let game = protocol::AnyGame::from_record(record.as_str().unwrap()).unwrap();
    let verified = game.verify().unwrap();
    assert!(verified.has_secret && verified.has_commitment && verified.is_over);
}

#[test]
fn every_mistake_has_its_code() {
    let mut engine = Engine::new();
    let new = json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 3 } });
    assert_eq!(code(&mut engine, &json!({ "command": "legal" })), "unknown_game");
    result(&mut engine, &new);
    for (request, expected) in [
        (json!({}), "bad_request"),
        (json!({ "command": 7 }), "bad_request"),
        (json!({ "command": "status", "more": 1 }), "bad_request"),
        (json!({ "command": "status", "game_id": "" }), "bad_request"),
        (
            json!({ "command": "status", "game_id": "x".repeat(65) }),
            "bad_request",
        ),
        (
            json!({ "command": "new", "game": "chess", "setup": {} }),
            "bad_request",
        ),
        (
            json!({ "command": "new", "game": "puerto-rico", "setup": 4 }),
            "bad_setup",
        ),
        (
            json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 1 } }),
            "bad_setup",
        ),
        (
            json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 300 } }),
            "bad_setup",
        ),
        (
            json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 3 }, "secret": "x" }),
            "bad_secret",
        ),
        (json!({ "command": "load" }), "bad_request"),
        (
            json!({ "command": "load", "record": "", "position": {} }),
            "bad_request",
        ),
        (json!({ "command": "load", "record": "x" }), "bad_record"),
        (json!({ "command": "load", "position": 4 }), "bad_position"),
        (json!({ "command": "view", "seat": 3 }), "no_such_seat"),
        (json!({ "command": "legal" }), "nobody_asked"),
        (
            json!({ "command": "apply", "seat": 0, "notation": "role mayor" }),
            "refused",
        ),
        (json!({ "command": "apply", "seat": 0 }), "bad_request"),
        (json!({ "command": "apply", "seat": 0, "moves": [] }), "no_moves"),
        (
            json!({ "command": "apply", "seat": 0, "moves": [{ "plan": [] }] }),
            "bad_move",
        ),
        (
            json!({ "command": "apply", "seat": 0, "plan": { "type": "store_goods", "kinds": ["corn"] } }),
            "refused",
        ),
        (json!({ "command": "resolve" }), "no_secret"),
        (
            json!({ "command": "resolve", "notation": "draw", "outcome": {} }),
            "bad_request",
        ),
        (
            json!({ "command": "resolve", "outcome": { "type": "draw", "good": "x" } }),
            "unknown_outcome",
        ),
        (json!({ "command": "undo" }), "nothing_to_undo"),
        (json!({ "command": "undo", "count": 0 }), "nothing_to_undo"),
        (json!({ "command": "undo", "count": -1 }), "bad_request"),
        (json!({ "command": "close", "game_id": "x" }), "unknown_game"),
    ] {
        assert_eq!(code(&mut engine, &request), expected, "{request}");
    }
    let position = result(&mut engine, &json!({ "command": "state" }))["position"].clone();
    result(
        &mut engine,
        &json!({ "command": "load", "position": position, "game_id": "middle" }),
    );
    assert_eq!(
        code(&mut engine, &json!({ "command": "record", "game_id": "middle" })),
        "no_record"
    );
}

#[test]
fn a_process_holds_a_thousand_games_and_says_so() {
    let mut engine = Engine::new();
    let new = |number: usize| json!({ "command": "new", "game": "puerto-rico", "setup": { "players": 2 }, "game_id": number.to_string() });
    for number in 0..GAME_COUNT_MAX {
        result(&mut engine, &new(number));
    }
    assert_eq!(code(&mut engine, &new(GAME_COUNT_MAX)), "too_many_games");
    result(&mut engine, &new(5));
    result(&mut engine, &json!({ "command": "close", "game_id": "7" }));
    result(&mut engine, &new(GAME_COUNT_MAX));
}

#[test]
fn deep_long_and_wild_lines_are_answered() {
    let mut engine = Engine::new();
    let deep = [b"[".repeat(200_000), b"]".repeat(200_000)].concat();
    assert_eq!(ask_line(&mut engine, &deep)["error"]["code"], "not_json");
    let deep = format!("{{\"command\":{}1{}}}", "[".repeat(100), "]".repeat(100));
    assert_eq!(
        ask_line(&mut engine, deep.as_bytes())["error"]["code"],
        "bad_request"
    );
    let long = vec![b' '; LINE_BYTES_MAX + 1];
    assert_eq!(ask_line(&mut engine, &long)["error"]["code"], "line_too_long");
    for wild in [
        &b""[..],
        b"\xff\xfe",
        b"\0",
        b"null",
        b"{\"command\":\"status\"",
        b"{\"id\":1e999}",
    ] {
        assert_eq!(ask_line(&mut engine, wild)["ok"], false);
    }
    let id = json!({ "deep": [1, 2, { "x": null }] });
    assert_eq!(
        ask(&mut engine, &json!({ "command": "help", "id": id }))["id"],
        id
    );
}

/// Requests to start from; half of them are valid at some point in a game.
const REQUESTS: [&str; 16] = [
    r#"{"command":"new","game":"puerto-rico","setup":{"players":4,"edition":"2011","vp_pool":5,"switches":["open_vp"]}}"#,
    r#"{"command":"load","record":"meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3 edition=2020\n\n? draw corn\n"}"#,
    r#"{"command":"status","id":12}"#,
    r#"{"command":"state"}"#,
    r#"{"command":"view","seat":1}"#,
    r#"{"command":"legal","seat":0}"#,
    r#"{"command":"offers"}"#,
    r#"{"command":"outcomes"}"#,
    r#"{"command":"resolve","outcome":{"type":"draw","good":"corn"}}"#,
    r#"{"command":"resolve","notation":"draw sugar"}"#,
    r#"{"command":"apply","seat":0,"action":{"type":"load","good":"corn","hold":{"ship":5}}}"#,
    r#"{"command":"apply","moves":[{"notation":"role mayor"},{"plan":{"type":"place_workers","tiles":{"corn":1}}}]}"#,
    r#"{"command":"apply","plan":{"type":"store_goods","kinds":["corn"],"single":"coffee"}}"#,
    r#"{"command":"undo","count":3,"seat":1}"#,
    r#"{"command":"log","from":2}"#,
    r#"{"command":"record","json":true}"#,
];

#[test]
fn ten_thousand_damaged_requests_are_all_answered() {
    let mut engine = Engine::new();
    let mut random = FastRandom::new(2026);
    let mut accepted = 0;
    for _ in 0..10_000 {
        let mut line = REQUESTS[random.below(REQUESTS.len() as u32) as usize]
            .as_bytes()
            .to_vec();
        for _ in 0..random.below(4) {
            let place = random.below(line.len() as u32) as usize;
            match random.below(5) {
                0 => line[place] = random.below(256) as u8,
                1 => line[place] = b"0123456789{}[]\",:-"[random.below(18) as usize],
                2 => drop(line.remove(place)),
                3 => line.insert(place, line[place]),
                _ => line.truncate(place.max(1)),
            }
            if line.is_empty() {
                break;
            }
        }
        accepted += u32::from(ask_line(&mut engine, &line)["ok"] == true);
    }
    assert!(accepted > 1_000, "{accepted}");
}

/// Changes one value somewhere inside.
fn damage(value: &mut Value, random: &mut FastRandom) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            let place = random.below(map.len() as u32) as usize;
            if let Some(inner) = map.values_mut().nth(place) {
                damage(inner, random);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let place = random.below(list.len() as u32) as usize;
            match random.below(8) {
                0 => drop(list.remove(place)),
                1 => list.push(list[place].clone()),
                _ => damage(&mut list[place], random),
            }
        }
        Value::Number(number) => {
            let old = number.as_u64().unwrap_or(0);
            *value = match random.below(4) {
                0 => json!(old + 1),
                1 => json!(old.saturating_sub(1)),
                2 => json!(random.below(12)),
                _ => json!([0, 255, 65_535, 256][random.below(4) as usize]),
            };
        }
        Value::String(_) => {
            let words = [
                "corn",
                "coffee",
                "mayor",
                "captain",
                "quarry",
                "sugar_mill",
                "wharf",
                "store_kind",
                "x",
            ];
            *value = json!(words[random.below(words.len() as u32) as usize]);
        }
        Value::Bool(flag) => *flag = !*flag,
        other => {
            let values = [json!(null), json!(0), json!(1), json!("corn"), json!("city")];
            *other = values[random.below(5) as usize].clone();
        }
    }
}

#[test]
fn damaged_positions_are_refused_or_can_be_played_to_the_end() {
    let mut engine = Engine::new();
    let mut random = FastRandom::new(77);
    let (mut refused, mut played) = (0, 0);
    for round in 0..40u64 {
        let mut rules = State::new(&Setup::new(2 + (round % 4) as usize)).unwrap();
        let mut playout = tabletop::Playout::with_capacity(64);
        let stop = random.below(300);
        for _ in 0..stop {
            if !playout.step(&mut rules, &mut random) {
                break;
            }
        }
        let whole = serde_json::to_value(rules.write_position()).unwrap();
        for _ in 0..25 {
            let mut position = whole.clone();
            for _ in 0..1 + random.below(2) {
                damage(&mut position, &mut random);
            }
            let answer = ask(&mut engine, &json!({ "command": "load", "position": position }));
            if answer["ok"] == false {
                assert_eq!(answer["error"]["code"], "bad_position");
                refused += 1;
                continue;
            }
            play_to_the_end(&mut engine, &mut random);
            played += 1;
        }
    }
    assert!(refused > 300 && played > 20, "{refused} refused, {played} played");
}

fn play_to_the_end(engine: &mut Engine, random: &mut FastRandom) {
    for _ in 0..3_000 {
        let rows = match result(engine, &json!({ "command": "status" }))["turn"]["type"].as_str() {
            Some("over") => return,
            Some("chance") => result(engine, &json!({ "command": "outcomes" }))["outcomes"].clone(),
            _ => result(engine, &json!({ "command": "legal" }))["actions"].clone(),
        };
        let rows = rows.as_array().unwrap();
        let row = &rows[random.below(rows.len() as u32) as usize];
        let command = if row.get("weight").is_some() {
            "resolve"
        } else {
            "apply"
        };
        result(
            engine,
            &json!({ "command": command, "notation": row["notation"] }),
        );
    }
    panic!("a game that does not end");
}
