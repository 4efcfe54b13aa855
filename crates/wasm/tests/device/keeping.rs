//! Storage that fails, other pages, and requests that make no sense.

use serde_json::{Value, json};

use crate::page::{Page, Storage};

fn made(page: &mut Page) -> String {
    page.table("puerto-rico", &json!({ "players": 3 }), "greedy", 3)
}

#[test]
fn what_could_not_be_kept_has_not_happened() {
    let mut page = Page::new(3);
    page.storage = Storage::Full;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }]);
    let body =
        json!({ "game": "puerto-rico", "setup": { "players": 2 }, "seats": seats, "shuffle_seats": false });
    let (status, refused) = page.ask("POST", "/tables", body);
    assert_eq!((status, &refused["error"]["code"]), (507, &json!("storage")));
    assert_eq!(page.get("GET", "/me", Value::Null)["tables"], json!([]));

    page.storage = Storage::Works;
    let path = made(&mut page);
    let before = page.get("GET", &path, Value::Null)["version"].clone();
    let one = page.get("GET", &format!("{path}/suggestion"), Value::Null);
    let body = json!({ "version": before, "request_id": "kept", "moves": [one] });
    page.storage = Storage::Full;
    let (status, refused) = page.ask("POST", &format!("{path}/moves"), body.clone());
    assert_eq!((status, &refused["error"]["code"]), (507, &json!("storage")));
    assert_eq!(page.get("GET", &path, Value::Null)["version"], before);
    page.storage = Storage::Works;
    page.get("POST", &format!("{path}/moves"), body);
}

#[test]
fn of_two_pages_the_slower_one_starts_from_what_the_quicker_one_kept() {
    let mut page = Page::new(5);
    let path = made(&mut page);
    let version = page.get("GET", &path, Value::Null)["version"].clone();
    let one = page.get("GET", &format!("{path}/suggestion"), Value::Null);
    let body = json!({ "version": version, "request_id": "late", "moves": [one] });
    page.storage = Storage::Conflict;
    let (status, _) = page.ask("POST", &format!("{path}/moves"), body);
    assert_eq!(status, 507);
    page.storage = Storage::Works;
    assert!(page.answer(&path));
}

#[test]
fn a_change_on_another_page_is_taken_over_and_an_old_one_is_not() {
    let mut page = Page::new(21);
    let path = made(&mut page);
    let id = path.trim_start_matches("/tables/").to_owned();
    let old = page.kept[&id].clone();
    assert!(page.answer(&path));
    let now = page.kept[&id].clone();
    // What this page has done itself comes back late.
    page.put(&json!({ "type": "changed", "table": id, "row": old.0 }));
    assert_eq!(page.get("GET", &path, Value::Null)["version"], now.0["version"]);
    // Another page, which has only seen the old state, does the same.
    let mut other = Page::new(22);
    other.kept.insert(id.clone(), now.clone());
    other.open();
    assert!(other.answer(&path));
    let newer = other.kept[&id].clone();
    page.kept.insert(id.clone(), newer.clone());
    page.put(&json!({ "type": "changed", "table": id, "row": newer.0 }));
    assert_eq!(page.get("GET", &path, Value::Null)["version"], newer.0["version"]);
    assert!(page.answer(&path));
}

#[test]
fn a_table_of_other_rules_says_so_and_stays() {
    let mut page = Page::new(23);
    let path = made(&mut page);
    let id = path.trim_start_matches("/tables/").to_owned();
    let kept = page.kept.get_mut(&id).unwrap();
    kept.0["rules"] = json!(9_999);
    page.open();
    let (_, refused) = page.ask("GET", &path, Value::Null);
    assert_eq!(refused["error"]["code"], json!("other_rules"));
    assert!(page.kept.contains_key(&id));
}

#[test]
fn a_table_with_an_entry_that_cannot_be_read_says_so_and_stays() {
    let mut page = Page::new(25);
    let path = made(&mut page);
    let id = path.trim_start_matches("/tables/").to_owned();
    assert!(page.answer(&path));
    page.kept.get_mut(&id).unwrap().1[0] = json!("by a program to come");
    page.open();
    for _ in 0..2 {
        let (status, refused) = page.ask("GET", &path, Value::Null);
        assert_eq!((status, &refused["error"]["code"]), (500, &json!("internal")));
    }
    page.put(&json!({ "type": "watch", "table": id, "watcher": 1, "since": null }));
    assert_eq!(page.told, [json!({ "type": "refused", "watcher": 1 })]);
    let me = page.get("GET", "/me", Value::Null);
    assert_eq!(me["tables"][0]["id"], json!(id));
}

#[test]
fn rows_that_cannot_be_read_are_left_alone() {
    let mut page = Page::new(9);
    let path = made(&mut page);
    let id = path.trim_start_matches("/tables/").to_owned();
    let newer = json!({ "id": "here-newer", "written": "by a program to come" });
    page.kept
        .insert("here-newer".to_owned(), (newer, Vec::new(), Vec::new()));
    page.open();
    let me = page.get("GET", "/me", Value::Null);
    let ids: Vec<&Value> = me["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| &table["id"])
        .collect();
    assert_eq!(ids, [&json!(id)]);
    assert!(page.answer(&path));
}

#[test]
fn requests_that_make_no_sense_are_refused_with_a_reason() {
    let mut page = Page::new(15);
    let path = made(&mut page);
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let create = |seats: Value, setup: Value, more: Value| {
        let mut body =
            json!({ "game": "puerto-rico", "setup": setup, "seats": seats, "shuffle_seats": false });
        body.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        body
    };
    let players = json!({ "players": 2 });
    for (method, path, body, code) in [
        ("GET", "/nowhere", Value::Null, "not_found"),
        ("GET", "/tables/here-none", Value::Null, "unknown_table"),
        ("POST", "/tables/here-none/rematch", Value::Null, "unknown_table"),
        ("GET", &format!("{path}/history/x"), Value::Null, "not_found"),
        (
            "GET",
            &format!("{path}/history/9999"),
            Value::Null,
            "unknown_step",
        ),
        ("GET", &format!("{path}/review"), Value::Null, "not_over"),
        ("POST", &format!("{path}/rematch"), Value::Null, "not_over"),
        ("POST", &format!("{path}/moves"), json!({}), "bad_request"),
        ("POST", "/tables", json!({ "game": "chess" }), "bad_request"),
        (
            "POST",
            "/tables",
            create(json!([{ "kind": "me" }]), players.clone(), json!({})),
            "bad_setup",
        ),
        (
            "POST",
            "/tables",
            create(
                json!([{ "kind": "me" }, { "kind": "open" }]),
                players.clone(),
                json!({}),
            ),
            "bad_setup",
        ),
        (
            "POST",
            "/tables",
            create(
                json!([{ "kind": "me" }, { "kind": "me" }]),
                players.clone(),
                json!({}),
            ),
            "bad_setup",
        ),
        (
            "POST",
            "/tables",
            create(
                json!([{ "kind": "me" }, { "kind": "me" }]),
                players.clone(),
                json!({ "people": [""] }),
            ),
            "bad_name",
        ),
        (
            "POST",
            "/tables",
            create(json!([{ "kind": "me" }, bot]), json!({ "players": 9 }), json!({})),
            "bad_setup",
        ),
        (
            "POST",
            "/tables",
            create(
                json!([{ "kind": "me" }, bot]),
                players.clone(),
                json!({ "name": "  " }),
            ),
            "bad_name",
        ),
        ("PUT", "/me", json!({ "name": "x".repeat(41) }), "bad_name"),
    ] {
        let (status, answer) = page.ask(method, path, body);
        assert_eq!(
            answer["error"]["code"],
            json!(code),
            "{method} {path}: {status} {answer}"
        );
    }
    let named = page.get("PUT", "/me", json!({ "name": " Anna  Maria " }));
    assert_eq!(named["guest"]["name"], json!("Anna Maria"));
    assert_eq!(page.name, "Anna Maria");
    let table = page.get("GET", &path, Value::Null);
    let seats = table["seats"].as_array().unwrap();
    let mine = seats.iter().find(|seat| seat["mine"] == json!(true)).unwrap();
    assert_eq!(mine["name"], json!("Anna Maria"));
}
