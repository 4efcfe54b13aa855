//! Every kind of game, from the first move to the review.

use protocol::AnyGame;
use serde_json::{Value, json};

use crate::page::Page;

fn play(page: &mut Page, path: &str) -> Value {
    while page.answer(path) {}
    let table = page.get("GET", path, Value::Null);
    assert_eq!(table["state"], json!("over"));
    table
}

#[test]
fn games_of_both_kinds_are_played_to_the_end_and_their_records_verify() {
    for (seed, (game, setup, players)) in [
        ("puerto-rico", json!({ "players": 4 }), 4),
        ("puerto-rico", json!({ "players": 2 }), 2),
        ("altiplano", json!({ "players": 3 }), 3),
    ]
    .into_iter()
    .enumerate()
    {
        let mut page = Page::new(seed as u64 + 1);
        let path = page.table(game, &setup, "greedy", players);
        let table = play(&mut page, &path);
        assert_eq!(table["ranks"].as_array().unwrap().len(), players);
        let record = page.get("GET", &format!("{path}/record"), Value::Null);
        let played = AnyGame::from_record(record.as_str().unwrap()).unwrap();
        let verified = played.verify().unwrap();
        assert!(verified.is_over && verified.has_secret && verified.draws > 0);
        let history = page.get("GET", &format!("{path}/history"), Value::Null);
        assert!(history["steps"].as_array().unwrap().len() > 40);
        page.get("GET", &format!("{path}/history/7"), Value::Null);
        page.get("GET", &format!("{path}/charts"), Value::Null);
        let me = page.get("GET", "/me", Value::Null);
        assert_eq!(me["tables"].as_array().unwrap().len(), 1);
    }
}

#[test]
fn a_table_goes_on_where_it_was_when_the_page_is_opened_again() {
    let mut page = Page::new(7);
    let path = page.table(
        "puerto-rico",
        &json!({ "players": 3, "vp_pool": 40 }),
        "level-3",
        3,
    );
    let mut answers = 0;
    while page.answer(&path) {
        answers += 1;
        if answers % 5 == 0 {
            let before = page.get("GET", &path, Value::Null);
            page.open();
            let after = page.get("GET", &path, Value::Null);
            for same in ["version", "asked", "round", "commitment", "seats"] {
                assert_eq!(before[same], after[same], "{same}");
            }
        }
    }
    assert!(answers > 20);
}

#[test]
fn a_person_takes_back_asks_for_previews_and_hints_and_reads_the_review() {
    let mut page = Page::new(11);
    let path = page.table(
        "puerto-rico",
        &json!({ "players": 3, "vp_pool": 30 }),
        "greedy",
        3,
    );
    let id = path.trim_start_matches("/tables/").to_owned();
    page.put(&json!({ "type": "watch", "table": id, "watcher": 1, "since": null }));
    let update = page.told.iter().find(|told| told["type"] == "update").unwrap();
    let offers = update["update"]["offers"].as_array().unwrap().clone();
    let legal = offers
        .iter()
        .find(|offer| offer["refusal"].is_null())
        .unwrap()
        .clone();
    let version = page.get("GET", &path, Value::Null)["version"].clone();
    let moves = json!([{ "notation": legal["notation"] }]);
    let preview = page.get(
        "POST",
        &format!("{path}/preview"),
        json!({ "version": version, "moves": moves }),
    );
    assert!(preview["refusal"].is_null());

    let hints = page.get("GET", &format!("{path}/hint"), Value::Null);
    assert!(!hints.as_array().unwrap().is_empty());

    let body = json!({ "version": version, "request_id": "one", "moves": moves });
    let moved = page.get("POST", &format!("{path}/moves"), body.clone());
    let again = page.get("POST", &format!("{path}/moves"), body);
    assert_eq!(
        moved["version"], again["version"],
        "a repeated request is not a second move"
    );
    let took_back = (0..40).any(|turn| {
        let now = page.get("GET", &path, Value::Null)["version"].clone();
        let undo = json!({ "version": now, "request_id": format!("undo{turn}") });
        page.ask("POST", &format!("{path}/undo"), undo).0 == 200 || !page.answer(&path)
    });
    assert!(took_back);

    play(&mut page, &path);
    let review = page.get("GET", &format!("{path}/review"), Value::Null);
    assert_eq!(review["ready"], json!(true));
    assert!(review["curve"].as_array().unwrap().len() > 3);

    let next = page.get("POST", &format!("{path}/rematch"), Value::Null);
    let same = page.get("POST", &format!("{path}/rematch"), Value::Null);
    assert_eq!(next["id"], same["id"], "a rematch that has begun is gone on with");
}

#[test]
fn a_finished_game_can_be_taken_out_and_read_in_again() {
    let mut page = Page::new(13);
    let path = page.table(
        "puerto-rico",
        &json!({ "players": 3, "vp_pool": 30 }),
        "random",
        3,
    );
    let running = page.get("GET", &format!("{path}/record"), Value::Null);
    let (status, refused) = page.ask("POST", "/records", json!({ "record": running }));
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("not_over")));
    play(&mut page, &path);
    let record = page.get("GET", &format!("{path}/record"), Value::Null);
    let copy = page.get("POST", "/records", json!({ "record": record }));
    let copy = format!("/tables/{}", copy["id"].as_str().unwrap());
    assert_ne!(copy, path);
    assert_eq!(
        page.get("GET", &format!("{copy}/record"), Value::Null),
        record,
        "what was read in is what is given out"
    );
    let text = record.as_str().unwrap();
    let cut: String = text.lines().take(20).map(|line| format!("{line}\n")).collect();
    for damaged in ["", "not a record", &cut] {
        let (status, _) = page.ask("POST", "/records", json!({ "record": damaged }));
        assert_eq!(status, 409, "{damaged}");
    }
}

#[test]
fn a_moment_of_a_finished_game_is_played_on_from() {
    let mut page = Page::new(17);
    let path = page.table(
        "puerto-rico",
        &json!({ "players": 3, "vp_pool": 30 }),
        "random",
        3,
    );
    let branch = |step: u64| json!({ "step": step, "seat": 1, "bot": "random" });
    let (_, early) = page.ask("POST", &format!("{path}/branch"), branch(5));
    assert_eq!(early["error"]["code"], "not_over");
    play(&mut page, &path);
    let made = page.get("POST", &format!("{path}/branch"), branch(20));
    let branched = format!("/tables/{}", made["id"].as_str().unwrap());
    let table = page.get("GET", &branched, Value::Null);
    assert_eq!(
        (&table["state"], &table["branch_of"]["step"]),
        (&json!("running"), &json!(20))
    );
    assert_eq!(table["seats"][1]["mine"], true);
    play(&mut page, &branched);
    let over = page.get("GET", &branched, Value::Null);
    assert_eq!((&over["state"], &over["secret"]), (&json!("over"), &Value::Null));
}

/// A table of Anna, Ola and a bot at one device: its path, and the seats of the people.
fn shared(page: &mut Page) -> (String, Vec<u8>) {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }, { "kind": "me" }]);
    let setup = json!({ "players": 3, "vp_pool": 30 });
    let body = json!({
        "game": "puerto-rico", "setup": setup, "seats": seats, "shuffle_seats": true, "people": ["Ola"], "name": "Anna",
    });
    let made = page.get("POST", "/tables", body);
    let people = (0..3)
        .filter(|&seat| made["seats"][usize::from(seat)]["kind"] == json!("person"))
        .collect();
    (format!("/tables/{}", made["id"].as_str().unwrap()), people)
}

/// The names of the people at a table, in alphabetical order.
fn names(table: &Value) -> Vec<String> {
    let seats = table["seats"].as_array().unwrap();
    let people = seats.iter().filter(|seat| seat["kind"] == json!("person"));
    let mut names: Vec<String> = people
        .map(|seat| seat["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn whoever_has_not_said_who_they_are_sees_a_shared_game_as_a_stranger_until_it_is_over() {
    let mut page = Page::new(29);
    let (path, people) = shared(&mut page);
    let id = path.trim_start_matches("/tables/").to_owned();
    let moment = format!("{path}/history/0");
    for &seat in &people {
        page.seat = Some(seat);
        page.get("POST", &format!("{path}/hints"), json!({ "agree": true }));
        let view = page.get("GET", &moment, Value::Null)["view"].clone();
        assert_eq!(view["observer"], json!(seat));
    }
    let bot = (0..3).find(|seat| !people.contains(seat));
    for nobody in [None, bot] {
        page.seat = nobody;
        let view = page.get("GET", &moment, Value::Null)["view"].clone();
        assert!(view.is_object() && view["observer"].is_null(), "{view}");
    }
    page.told.clear();
    page.put(&json!({ "type": "watch", "table": id, "watcher": 1, "since": null }));
    let update = page.told.iter().find(|told| told["type"] == "update").unwrap();
    assert!(update["update"]["view"]["observer"].is_null());
    assert!(update["update"]["offers"].as_array().is_none_or(Vec::is_empty));

    loop {
        let table = page.get("GET", &path, Value::Null);
        if table["state"] == json!("over") {
            break;
        }
        page.seat = Some(table["asked"][0].as_u64().unwrap() as u8);
        assert!(page.answer(&path));
    }
    page.seat = None;
    let view = page.get("GET", &moment, Value::Null)["view"].clone();
    assert!(!view["observer"].is_null());
}

#[test]
fn a_shared_table_keeps_the_names_of_its_people_on_any_device() {
    let mut page = Page::new(31);
    let (path, _) = shared(&mut page);
    let (row, entries, requests) = page.kept[path.trim_start_matches("/tables/")].clone();
    let stored = json!({ "row": row, "entries": entries, "requests": requests });
    let file = json!({ "meseta": "table", "stored": stored }).to_string();
    for here in ["", "Ewa"] {
        let mut other = Page::new(32);
        here.clone_into(&mut other.name);
        other.open();
        let copy = other.get("POST", "/records", json!({ "record": file }));
        let copy = format!("/tables/{}", copy["id"].as_str().unwrap());
        other.open();
        let listed = other.get("GET", "/me", Value::Null)["tables"][0].clone();
        let opened = other.get("GET", &copy, Value::Null);
        other.get("PUT", "/me", json!({ "name": "Maria" }));
        let renamed = other.get("GET", &copy, Value::Null);
        for table in [listed, opened, renamed] {
            assert_eq!(names(&table), ["Anna", "Ola"], "at the device of {here:?}");
        }
    }
}

#[test]
fn a_device_without_a_name_leaves_the_name_in_a_table_from_elsewhere() {
    let mut page = Page::new(33);
    page.name = "Anna".to_owned();
    page.open();
    let path = page.table("altiplano", &json!({ "players": 2 }), "level-1", 2);
    let (row, entries, requests) = page.kept[path.trim_start_matches("/tables/")].clone();
    let stored = json!({ "row": row, "entries": entries, "requests": requests });
    let file = json!({ "meseta": "table", "stored": stored }).to_string();
    for (here, shown) in [("", "Anna"), ("Ewa", "Ewa")] {
        let mut other = Page::new(34);
        here.clone_into(&mut other.name);
        other.open();
        let copy = other.get("POST", "/records", json!({ "record": file }));
        let copy = format!("/tables/{}", copy["id"].as_str().unwrap());
        other.open();
        assert_eq!(names(&other.get("GET", &copy, Value::Null)), [shown]);
    }
}

#[test]
fn several_people_share_the_device_and_each_answers_and_sees_only_for_their_own_seat() {
    let mut page = Page::new(17);
    let (path, people) = shared(&mut page);
    // With several people, hints and suggestions are for all of them or for none.
    let hints = format!("{path}/hints");
    for &seat in &people {
        page.seat = Some(seat);
        page.get("POST", &hints, json!({ "agree": true }));
    }
    let mut turns = [0; 3];
    loop {
        let table = page.get("GET", &path, Value::Null);
        if table["state"] == json!("over") {
            break;
        }
        let listed = page.get("GET", "/me", Value::Null)["tables"][0]["your_turn"].clone();
        assert_eq!(listed, json!(true), "somebody at the device is asked");
        let asked = table["asked"][0].as_u64().unwrap() as usize;
        page.seat = people.iter().copied().find(|&seat| usize::from(seat) != asked);
        let (_, refused) = page.ask("GET", &format!("{path}/suggestion"), Value::Null);
        assert_eq!(refused["error"]["code"], json!("not_your_seat"));
        let body =
            json!({ "version": table["version"], "request_id": "x", "moves": [{ "notation": "pass" }] });
        let (_, refused) = page.ask("POST", &format!("{path}/moves"), body);
        assert_eq!(refused["error"]["code"], json!("not_your_seat"));
        page.seat = Some(asked as u8);
        let mine = page.get("GET", &path, Value::Null)["seats"][asked]["mine"].clone();
        assert_eq!(mine, json!(true));
        assert!(page.answer(&path));
        turns[asked] += 1;
    }
    assert_eq!(turns.iter().filter(|&&count| count > 5).count(), 2, "{turns:?}");
    let names: Vec<Value> = (0..3)
        .map(|seat| page.kept.values().next().unwrap().0["seats"][seat]["occupant"]["guest"]["name"].clone())
        .collect();
    assert!(
        names.contains(&json!("Anna")) && names.contains(&json!("Ola")),
        "{names:?}"
    );
}

#[test]
fn a_table_saved_on_one_device_goes_on_at_another() {
    let mut page = Page::new(19);
    let path = page.table("altiplano", &json!({ "players": 2 }), "level-1", 2);
    for _ in 0..12 {
        assert!(page.answer(&path));
    }
    let id = path.trim_start_matches("/tables/");
    let (row, entries, requests) = page.kept[id].clone();
    let stored = json!({ "row": row, "entries": entries, "requests": requests });
    let file = json!({ "meseta": "table", "stored": stored }).to_string();

    let mut other = Page::new(20);
    let copy = other.get("POST", "/records", json!({ "record": file }));
    let copy = format!("/tables/{}", copy["id"].as_str().unwrap());
    other.open();
    let (before, after) = (
        page.get("GET", &path, Value::Null),
        other.get("GET", &copy, Value::Null),
    );
    for same in ["version", "asked", "round", "commitment", "seats"] {
        assert_eq!(before[same], after[same], "{same}");
    }
    play(&mut other, &copy);
    let record = other.get("GET", &format!("{copy}/record"), Value::Null);
    let verified = AnyGame::from_record(record.as_str().unwrap()).unwrap().verify();
    assert!(verified.unwrap().has_secret);

    let mut moved = stored.clone();
    moved["entries"][5]["line"] = json!("0 nonsense");
    let mut short = stored.clone();
    short["entries"].as_array_mut().unwrap().pop();
    let mut open = stored;
    open["row"]["seats"][0]["occupant"] = json!("open");
    for wrong in [moved, short, open] {
        let file = json!({ "meseta": "table", "stored": wrong }).to_string();
        let (status, _) = other.ask("POST", "/records", json!({ "record": file }));
        assert_ne!(status, 200);
    }
    for wrong in ["{", "{}", r#"{ "meseta": "record" }"#] {
        let (_, refused) = other.ask("POST", "/records", json!({ "record": wrong }));
        assert_eq!(refused["error"]["code"], json!("bad_request"), "{wrong}");
    }
}
