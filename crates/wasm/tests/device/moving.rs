//! Games that leave a device while they are played, and those that come to it.

use protocol::AnyGame;
use serde_json::{Value, json};

use crate::page::Page;

/// Anna and Ola share a device with a bot; some decisions have been made.
fn begun(page: &mut Page, game: &str) -> String {
    let bot = json!({ "kind": "bot", "bot": "greedy" });
    let body = json!({
        "game": game, "setup": { "players": 3 }, "shuffle_seats": false, "name": "Anna", "people": ["Ola"],
        "seats": [{ "kind": "me" }, { "kind": "me" }, bot],
    });
    let made = page.get("POST", "/tables", body);
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    agree(page, &path);
    for _ in 0..12 {
        answer(page, &path);
    }
    path
}

/// The tests answer as is suggested, to which both have to agree.
fn agree(page: &mut Page, path: &str) {
    for seat in 0..2 {
        page.seat = Some(seat);
        page.get("POST", &format!("{path}/hints"), json!({ "agree": true }));
    }
}

/// Whoever of the device is asked answers.
fn answer(page: &mut Page, path: &str) -> bool {
    page.seat = None;
    let table = page.get("GET", path, Value::Null);
    page.seat = table["asked"][0].as_u64().map(|seat| seat as u8);
    page.answer(path)
}

#[test]
fn a_game_leaves_a_device_whole_and_goes_on_at_another() {
    for game in ["puerto-rico", "altiplano"] {
        let mut page = Page::new(31);
        let path = begun(&mut page, game);
        page.seat = Some(1);
        let departure = page.get("GET", &format!("{path}/departure"), Value::Null);
        let table = page.get("GET", &path, Value::Null);
        assert_eq!(
            departure["from"],
            json!({ "table": table["id"], "step": table["version"] })
        );
        let seats = departure["seats"].as_array().unwrap();
        let mine: Vec<&Value> = seats.iter().map(|seat| &seat["mine"]).collect();
        assert_eq!(mine, [&json!(false), &json!(true), &json!(false)]);
        let record = AnyGame::from_record(departure["record"].as_str().unwrap()).unwrap();
        assert_eq!(json!(record.version()), table["version"]);

        let mut other = Page::new(32);
        let arrived = other.get("POST", "/arrivals", departure.clone());
        let id = arrived["id"].as_str().unwrap();
        let kept = other.kept.len();
        let again = other.get("POST", "/arrivals", departure.clone());
        assert_eq!((&again["id"], other.kept.len()), (&json!(id), kept));
        let there = format!("/tables/{id}");
        let names: Vec<Value> = (0..3)
            .map(|seat| other.get("GET", &there, Value::Null)["seats"][seat]["name"].clone())
            .collect();
        assert_eq!(names[..2], [json!("Anna"), json!("Ola")]);
        // The page is opened again, and the game is played to its end.
        other.open();
        agree(&mut other, &there);
        let mut answers = 0;
        while answer(&mut other, &there) {
            answers += 1;
        }
        assert!(answers > 10, "{answers}");
        let over = other.get("GET", &there, Value::Null);
        assert_eq!(
            (&over["state"], &over["secret"], &over["branch_of"]),
            (&json!("over"), &Value::Null, &departure["from"])
        );
        let ended = other.get("GET", &format!("{there}/record"), Value::Null);
        let ended = AnyGame::from_record(ended.as_str().unwrap()).unwrap();
        let before = record.standing_lines();
        assert_eq!(ended.standing_lines()[..before.len()], before);
    }
}

#[test]
fn what_is_no_game_in_progress_does_not_come_in() {
    let mut page = Page::new(33);
    let path = begun(&mut page, "puerto-rico");
    page.seat = None;
    let (_, refused) = page.ask("GET", &format!("{path}/departure"), Value::Null);
    assert_eq!(
        refused["error"]["code"],
        json!("no_guest"),
        "nobody has the device"
    );
    page.seat = Some(0);
    let good = page.get("GET", &format!("{path}/departure"), Value::Null);
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    let seats = good["seats"].as_array().unwrap();
    let stranger = json!({ "bot": null, "name": "Ewa", "mine": false });
    for wrong in [
        with("record", json!("a letter")),
        with("seats", json!(seats[..2])),
        with("seats", json!([stranger, stranger, stranger])),
        with("seats", json!([seats[0], seats[0], seats[2]])),
        with("more", json!(1)),
        json!({}),
    ] {
        let (_, refused) = page.ask("POST", "/arrivals", wrong.clone());
        assert_eq!(refused["error"]["code"], json!("bad_request"), "{wrong}");
    }
    let kept = page.kept.len();
    while answer(&mut page, &path) {}
    page.seat = Some(0);
    let (_, refused) = page.ask("GET", &format!("{path}/departure"), Value::Null);
    assert_eq!(refused["error"]["code"], json!("over"));
    let record = page.get("GET", &format!("{path}/record"), Value::Null);
    let (_, refused) = page.ask("POST", "/arrivals", with("record", record));
    assert_eq!(
        (&refused["error"]["code"], page.kept.len()),
        (&json!("over"), kept)
    );
}
