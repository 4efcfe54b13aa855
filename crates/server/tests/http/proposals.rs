//! What people agree on while they play: another clock, and taking back more than one's own last decision.

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::FastRandom;

use crate::support::{Browser, Reply, Site, random_move};

const SECOND: u64 = 1000;
const HOUR: u64 = 3600 * SECOND;
const DAY: u64 = 24 * HOUR;
/// How much real time may pass in a test on top of the time that it lets pass, in milliseconds.
const SLACK: u64 = 30 * SECOND;

/// Anna, who begins, and Bela at a table without other people.
async fn two(pace: Value) -> (Site, Browser, Browser, String) {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "pace": pace,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().unwrap();
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (site, anna, bela, table["id"].as_str().unwrap().to_owned())
}

async fn look(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/tables/{id}")).await.ok()
}

async fn propose(browser: &mut Browser, id: &str, proposal: Value) -> Reply {
    browser
        .post(&format!("/api/tables/{id}/proposal"), proposal)
        .await
}

async fn answer(browser: &mut Browser, id: &str, agree: bool) -> Reply {
    let number = look(browser, id).await["proposal"]["id"].clone();
    let body = json!({"id": number, "agree": agree});
    browser
        .post(&format!("/api/tables/{id}/proposal/answer"), body)
        .await
}

/// Makes a move at whatever version the table has.
async fn play(browser: &mut Browser, id: &str, notation: &str) -> Value {
    let version = look(browser, id).await["version"].clone();
    let request = format!("{notation}{version}");
    let moves = json!([{"notation": notation}]);
    browser.moves(id, &version, &request, moves).await.ok()
}

async fn undo(browser: &mut Browser, id: &str) {
    let version = look(browser, id).await["version"].clone();
    browser.undo(id, &version, &format!("u{version}")).await.ok();
}

/// Checks a time from which real seconds may have been taken.
#[track_caller]
fn about(table: &Value, seat: usize, wanted: u64) {
    let left = table["seats"][seat]["clock"]["left"].as_u64().unwrap();
    assert!(left.abs_diff(wanted) <= SLACK, "{left} is not about {wanted}");
}

fn pass(site: &Site, milliseconds: u64) {
    site.registry.clock().advance(Duration::from_millis(milliseconds));
}

#[tokio::test]
async fn a_table_says_what_time_it_is_at_the_server() {
    let (site, mut anna, _bela, id) = two(json!({"mode": "none"})).await;
    pass(&site, 3 * DAY);
    let clock = site.registry.clock().now().unsigned_abs();
    let now = look(&mut anna, &id).await["now"].as_u64().unwrap();
    assert!(now.abs_diff(clock) <= SLACK);
    let mut stream = anna.stream(&id, None).await;
    let (event, table) = stream.next().await.unwrap();
    assert_eq!(event, "table");
    assert!(table["now"].as_u64().unwrap().abs_diff(clock) <= SLACK);
    let listed = anna.get("/api/me").await.ok()["tables"][0]["now"]
        .as_u64()
        .unwrap();
    assert!(listed.abs_diff(clock) <= SLACK);
}

#[tokio::test]
async fn over_days_a_decision_taken_back_goes_on_from_where_it_was() {
    let (site, mut anna, _bela, id) = two(json!({"mode": "days", "days": 7, "holiday": 0})).await;
    pass(&site, 5 * DAY);
    play(&mut anna, &id, "role builder").await;
    // The next question, about what to build, has time of its own.
    let table = look(&mut anna, &id).await;
    assert_eq!(table["asked"], json!([0]), "Anna builds first");
    about(&table, 0, 7 * DAY);
    pass(&site, 3 * DAY);
    undo(&mut anna, &id).await;
    about(&look(&mut anna, &id).await, 0, 2 * DAY);
    // However often that is repeated, no time comes back.
    play(&mut anna, &id, "role builder").await;
    about(&look(&mut anna, &id).await, 0, 4 * DAY);
    undo(&mut anna, &id).await;
    about(&look(&mut anna, &id).await, 0, 2 * DAY);
    play(&mut anna, &id, "role builder").await;
    about(&look(&mut anna, &id).await, 0, 4 * DAY);
}

#[tokio::test]
async fn what_a_decision_had_taken_outlasts_a_restart() {
    let (site, mut anna, _bela, id) = two(json!({"mode": "days", "days": 7, "holiday": 0})).await;
    pass(&site, 5 * DAY);
    play(&mut anna, &id, "role builder").await;
    let site = site.restart().await;
    anna.router = site.router.clone();
    pass(&site, 3 * DAY);
    // The record knows that the decision had taken five days.
    undo(&mut anna, &id).await;
    about(&look(&mut anna, &id).await, 0, 2 * DAY);
    let site = site.restart().await;
    anna.router = site.router.clone();
    // And the seat that three of the next decision's days are used.
    play(&mut anna, &id, "role builder").await;
    about(&look(&mut anna, &id).await, 0, 4 * DAY);
}

#[tokio::test]
async fn the_clock_changes_when_everybody_agrees() {
    let (_site, mut anna, mut bela, id) = two(json!({"mode": "none"})).await;
    let live = json!({"mode": "live", "bank": 600, "increment": 5, "grace": 0});
    let proposal = json!({"kind": "pace", "pace": live, "time_up": "end"});
    let bad = json!({"kind": "pace", "pace": {"mode": "days", "days": 99, "holiday": 0}, "time_up": "end"});
    propose(&mut anna, &id, bad).await.refused(400, "bad_request");
    let open = propose(&mut anna, &id, proposal.clone()).await.ok();
    assert_eq!(open["proposal"]["proposal"], proposal);
    assert_eq!(
        (&open["proposal"]["agreed"], &open["proposal"]["missing"]),
        (&json!([0]), &json!([1]))
    );
    assert_eq!(open["pace"]["mode"], "none");
    propose(&mut bela, &id, proposal.clone())
        .await
        .refused(409, "no_proposal");
    answer(&mut bela, &id, false).await.ok();
    assert_eq!(look(&mut anna, &id).await["proposal"], Value::Null);
    answer(&mut bela, &id, true).await.refused(400, "bad_request");
    // An answer to the first proposal is none to the second.
    propose(&mut anna, &id, proposal.clone()).await.ok();
    let late = json!({"id": open["proposal"]["id"], "agree": true});
    let path = format!("/api/tables/{id}/proposal/answer");
    bela.post(&path, late).await.refused(409, "no_proposal");
    let changed = answer(&mut bela, &id, true).await.ok();
    assert_eq!((&changed["pace"], &changed["time_up"]), (&live, &json!("end")));
    about(&changed, 0, 600 * SECOND);
    assert!(changed["seats"][0]["clock"]["due"].is_u64());
    // And back again.
    let none = json!({"kind": "pace", "pace": {"mode": "none"}, "time_up": "stand_in"});
    propose(&mut bela, &id, none).await.ok();
    let changed = answer(&mut anna, &id, true).await.ok();
    assert_eq!(
        (&changed["pace"]["mode"], &changed["seats"][0]["clock"]),
        (&json!("none"), &Value::Null)
    );
}

#[tokio::test]
async fn agreements_outlast_a_restart() {
    let (site, mut anna, mut bela, id) = two(json!({"mode": "none"})).await;
    let pace = json!({"mode": "days", "days": 2, "holiday": 5});
    let proposal = json!({"kind": "pace", "pace": pace, "time_up": "end"});
    propose(&mut anna, &id, proposal).await.ok();
    let site = site.restart().await;
    (anna.router, bela.router) = (site.router.clone(), site.router.clone());
    answer(&mut bela, &id, true).await.ok();
    let site = site.restart().await;
    anna.router = site.router.clone();
    let table = look(&mut anna, &id).await;
    assert_eq!((&table["pace"], &table["proposal"]), (&pace, &Value::Null));
    about(&table, 0, 2 * DAY);
}

#[tokio::test]
async fn what_others_have_decided_is_taken_back_only_if_they_agree() {
    let (site, mut anna, mut bela, id) = two(json!({"mode": "none"})).await;
    let mut random = FastRandom::new(1);
    let begin = anna.update(&id).await;
    play(&mut anna, &id, "role mayor").await;
    let step = begin["version"].clone();
    let back = json!({"kind": "undo", "step": step});
    // Mayor asks both where workers go; Anna has answered once somebody else is asked.
    while look(&mut anna, &id).await["asked"] == json!([0]) {
        let update = anna.update(&id).await;
        let plan = random_move(&update, &mut random);
        let request = format!("p{}", update["version"]);
        anna.moves(&id, &update["version"], &request, json!([plan]))
            .await
            .ok();
    }
    let update = bela.update(&id).await;
    let plan = random_move(&update, &mut random);
    bela.moves(&id, &update["version"], "p", json!([plan])).await.ok();
    let version = look(&mut anna, &id).await["version"].clone();
    anna.undo(&id, &version, "too far")
        .await
        .refused(409, "nothing_to_undo");
    let stranger = json!({"kind": "undo", "step": 0});
    propose(&mut site.browser(), &id, stranger)
        .await
        .refused(401, "no_guest");
    // Not Bela's decision to propose.
    propose(&mut bela, &id, back.clone())
        .await
        .refused(409, "nothing_to_undo");
    propose(&mut anna, &id, back.clone()).await.ok();
    answer(&mut bela, &id, false).await.ok();
    assert_eq!(
        look(&mut anna, &id).await["version"],
        version,
        "nothing has happened"
    );
    propose(&mut anna, &id, back.clone()).await.ok();
    answer(&mut bela, &id, true).await.ok();
    let after = anna.update(&id).await;
    assert_eq!(
        (&after["view"], &after["asked"]),
        (&begin["view"], &begin["asked"])
    );
    let taken = after["log"].as_array().unwrap().last().unwrap();
    assert!(
        taken["notation"].as_str().unwrap().starts_with("undo "),
        "the record keeps it: {taken}"
    );
    // What was decided before the proposal no longer stands.
    propose(&mut anna, &id, back)
        .await
        .refused(409, "nothing_to_undo");
}

#[tokio::test]
async fn a_wish_to_take_back_is_over_once_somebody_decides() {
    let (_site, mut anna, mut bela, id) = two(json!({"mode": "none"})).await;
    let step = anna.update(&id).await["version"].clone();
    play(&mut anna, &id, "role builder").await;
    propose(&mut anna, &id, json!({"kind": "undo", "step": step}))
        .await
        .ok();
    let open = look(&mut bela, &id).await["proposal"].clone();
    assert_eq!(open["by"], json!(0));
    let update = anna.update(&id).await;
    let offers = update["offers"].as_array().unwrap();
    let legal = offers.iter().find(|offer| offer["refusal"].is_null()).unwrap();
    play(&mut anna, &id, legal["notation"].as_str().unwrap()).await;
    assert_eq!(look(&mut bela, &id).await["proposal"], Value::Null);
    let path = format!("/api/tables/{id}/proposal/answer");
    let late = json!({"id": open["id"], "agree": true});
    bela.post(&path, late).await.refused(409, "no_proposal");
}
