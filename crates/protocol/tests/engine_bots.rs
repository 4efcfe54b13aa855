//! The engine's bots: whole games by `choose`, and what `advise` tells.

use protocol::engine::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let answer = engine.answer(request.to_string().as_bytes());
    serde_json::from_str(&answer.text).expect("an answer is JSON")
}

fn result(engine: &mut Engine, request: &Value) -> Value {
    let answer = ask(engine, request);
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer["result"].clone()
}

/// Begins a game that draws its chance by itself.
fn begin(engine: &mut Engine, game: &str, setup: &Value) {
    let secret = "07".repeat(32);
    result(
        engine,
        &json!({ "command": "new", "game": game, "setup": setup, "secret": secret }),
    );
}

/// Draws chance; returns the seat that is asked then, or `None` at the end.
fn next_seat(engine: &mut Engine) -> Option<u64> {
    loop {
        let turn = result(engine, &json!({ "command": "status" }))["turn"].clone();
        match turn["type"].as_str() {
            Some("chance") => {
                result(engine, &json!({ "command": "resolve" }));
            }
            Some("seats") => return turn["seats"][0].as_u64(),
            _ => return None,
        }
    }
}

/// Plays a whole game by `choose`. Every decision is asked for twice and carried out as it came; gives the longest.
fn played_by(game: &str, setup: &Value, chooser: &Value) -> (usize, Value) {
    let mut engine = Engine::new();
    begin(&mut engine, game, setup);
    let mut longest = 0;
    while let Some(seat) = next_seat(&mut engine) {
        let mut request = json!({ "command": "choose", "seed": 5 });
        for (field, value) in chooser.as_object().expect("fields") {
            request[field] = value.clone();
        }
        let chosen = result(&mut engine, &request);
        assert_eq!(chosen["seat"], seat);
        assert_eq!(
            result(&mut engine, &request),
            chosen,
            "equal questions, equal answers"
        );
        let moves = chosen["moves"].as_array().expect("a list").len();
        longest = longest.max(moves);
        result(
            &mut engine,
            &json!({ "command": "apply", "seat": seat, "moves": chosen["moves"] }),
        );
    }
    (longest, result(&mut engine, &json!({ "command": "score" })))
}

#[test]
fn a_bot_plays_whole_games_by_choose() {
    let all = json!({ "players": 4, "expansions": ["new_buildings", "nobles", "buccaneer", "festival"], "draft": "random" });
    let mut asked = all.clone();
    asked["switches"] = json!(["ask_forced"]);
    for (game, setup, bot) in [
        ("puerto-rico", json!({ "players": 3 }), "level-2"),
        ("puerto-rico", asked, "greedy"),
        (
            "puerto-rico",
            json!({ "players": 2, "switches": ["ask_forced"] }),
            "level-4",
        ),
        ("puerto-rico", all, "greedy"),
        ("altiplano", json!({ "players": 2 }), "level-1"),
    ] {
        let (longest, score) = played_by(game, &setup, &json!({ "bot": bot }));
        assert_eq!(score["over"], true, "{game}");
        assert!(longest > 1, "{game}: no decision of several steps");
    }
}

#[test]
fn a_budget_plays_whole_games_by_choose() {
    let (_, score) = played_by(
        "puerto-rico",
        &json!({ "players": 2 }),
        &json!({ "iterations": 2 }),
    );
    assert_eq!(score["over"], true);
}

#[test]
fn every_bot_of_the_list_can_be_asked() {
    let mut engine = Engine::new();
    for game in ["puerto-rico", "altiplano"] {
        begin(&mut engine, game, &json!({ "players": 2 }));
        next_seat(&mut engine);
        let listed = result(&mut engine, &json!({ "command": "bots", "game": game }));
        let bots = listed["bots"].as_array().expect("a list");
        assert!(bots.len() >= 8, "{listed}");
        for bot in bots {
            let chosen = result(&mut engine, &json!({ "command": "choose", "bot": bot }));
            assert_eq!(chosen["bot"], *bot);
        }
    }
}

#[test]
fn advice_is_legal_and_shares_out_one_win() {
    let mut engine = Engine::new();
    for game in ["puerto-rico", "altiplano"] {
        begin(&mut engine, game, &json!({ "players": 3 }));
        let seat = next_seat(&mut engine).expect("somebody is asked");
        let request = json!({ "command": "advise", "scan": 60, "worlds": 2, "each": 4 });
        let advised = result(&mut engine, &request);
        assert_eq!(advised["seat"], seat);
        let best = advised["best"].as_array().expect("a list");
        assert!((1..=3).contains(&best.len()), "{advised}");
        for one in best {
            let shares = one["shares"].as_array().expect("a list");
            let sum: f64 = shares.iter().filter_map(Value::as_f64).sum();
            assert!(shares.len() == 3 && (sum - 1.0).abs() < 0.01, "{one}");
            let apply = json!({ "command": "apply", "seat": seat, "moves": one["moves"] });
            let happened = result(&mut engine, &apply);
            let count = happened["entries"].as_array().map(Vec::len);
            result(&mut engine, &json!({ "command": "undo", "count": count }));
        }
        assert_eq!(
            result(&mut engine, &request),
            advised,
            "equal questions, equal answers"
        );
    }
}

#[test]
fn nobody_chooses_where_nobody_is_asked() {
    let mut engine = Engine::new();
    begin(&mut engine, "puerto-rico", &json!({ "players": 3 }));
    for command in [
        json!({ "command": "choose", "bot": "random" }),
        json!({ "command": "advise" }),
    ] {
        let answer = ask(&mut engine, &command);
        assert_eq!(answer["error"]["code"], "nobody_asked", "{answer}");
    }
    let limited = Engine::new().thinking_at_most(10);
    let mut engine = limited;
    begin(&mut engine, "puerto-rico", &json!({ "players": 3 }));
    next_seat(&mut engine);
    let answer = ask(&mut engine, &json!({ "command": "choose", "iterations": 11 }));
    assert_eq!(answer["error"]["code"], "bad_request", "{answer}");
}
