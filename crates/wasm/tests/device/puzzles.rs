//! Puzzles: a table that follows a record up to a decision, which is judged, and what speaks for its answers.

use serde_json::{Value, json};
use wasm::Thinker;
use wasm::words::{Found, Thought};

use crate::page::Page;

const SECRET: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const MOMENT: &str = "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=3 edition=2020\n\n\
    ? draw corn\n? draw sugar\n? draw indigo\n? draw corn\n0 role settler\n";

fn weighed(seat: u8, answers: &[&str], shares: &[f32]) -> Result<Value, String> {
    let thought = json!({
        "about": "weigh", "record": MOMENT, "seat": seat, "answers": answers, "shares": shares,
    });
    let thought: Thought = serde_json::from_value(thought).unwrap();
    match Thinker::default().think(thought) {
        Found::Nothing(message) => Err(message),
        found => Ok(serde_json::to_value(found).unwrap()["weighed"].clone()),
    }
}

#[test]
fn a_wrong_answer_is_named_and_changes_nothing_and_the_right_one_is_played() {
    let mut page = Page::new(7);
    let record = format!("{MOMENT}0 take quarry\n");
    let body = json!({ "record": record, "secret": SECRET, "step": 5, "seat": 0 });
    let made = page.get("POST", "/lessons", body);
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    let mut send = |request: &str, notation: &str| {
        let moves = json!([{ "notation": notation }]);
        let body = json!({ "version": 5, "request_id": request, "moves": moves });
        page.ask("POST", &format!("{path}/moves"), body)
    };
    let (status, wrong) = send("a", "take corn");
    assert_eq!(status, 409);
    assert_eq!(wrong["error"]["code"], "other_than_taught");
    assert_eq!(wrong["error"]["tried"], json!(["take corn"]));
    let (status, refused) = send("b", "take coffee");
    assert_eq!(status, 409, "{refused}");
    assert_eq!(refused["error"]["code"], "refused");
    assert_eq!(send("c", "take quarry").0, 200);
    let table = page.get("GET", &path, Value::Null);
    assert!(table["version"].as_u64().unwrap() > 5);
}

#[test]
fn answers_are_weighed_in_their_order_each_with_its_parts_and_reasons() {
    let found = weighed(0, &["take quarry", "take corn", "pass"], &[0.4, 0.3, 0.2]).unwrap();
    let found = found.as_array().unwrap();
    assert_eq!(found.len(), 3);
    for one in found {
        assert_eq!(one["parts"].as_array().unwrap().len(), 1, "{one}");
        let says = !one["reasons"].as_array().unwrap().is_empty() || !one["same_as"].is_null();
        assert!(says, "{one}");
    }
    assert_ne!(found[0]["parts"], found[1]["parts"]);
}

#[test]
fn answers_of_others_illegal_ones_and_such_without_shares_are_refused() {
    weighed(1, &["take corn"], &[0.4]).unwrap_err();
    weighed(9, &["take corn"], &[0.4]).unwrap_err();
    weighed(0, &["take coffee"], &[0.4]).unwrap_err();
    weighed(0, &["nonsense"], &[0.4]).unwrap_err();
    weighed(0, &["take corn", "pass"], &[0.4]).unwrap_err();
}
