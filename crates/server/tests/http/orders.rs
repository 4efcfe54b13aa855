//! Standing orders: they answer at once, are marked, seen by their giver alone, and end when something unforeseen
//! happens.

use serde_json::{Value, json};

use crate::support::{Browser, Reply, Site};

/// Anna, who begins, and Bela at a table without other people.
async fn two(setup: Value) -> (Site, Browser, Browser, String) {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": setup, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().expect("a code");
    let join = format!("/api/invitations/{code}/join");
    bela.post(&join, json!({"name": "Bela"})).await.ok();
    let id = table["id"].as_str().expect("an id").to_owned();
    (site, anna, bela, id)
}

async fn order(browser: &mut Browser, id: &str, order: &str, on: bool) -> Reply {
    let body = json!({"order": order, "on": on});
    browser.post(&format!("/api/tables/{id}/orders"), body).await
}

async fn look(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/tables/{id}")).await.ok()
}

async fn play(browser: &mut Browser, id: &str, notation: &str) -> Value {
    let version = look(browser, id).await["version"].clone();
    let request = format!("{notation}{version}");
    let moves = json!([{"notation": notation}]);
    browser.moves(id, &version, &request, moves).await.ok()
}

/// The lines that orders decided, with the seat that they were for.
fn ordered(update: &Value) -> Vec<(u64, String)> {
    let log = update["log"].as_array().expect("a log").iter();
    let marked = log.filter(|entry| entry["ordered"] == true);
    marked
        .map(|entry| {
            let line = entry["notation"].as_str().expect("a line").to_owned();
            (entry["seat"].as_u64().expect("a seat"), line)
        })
        .collect()
}

#[tokio::test]
async fn passing_until_the_round_ends_answers_at_once_and_outlasts_a_restart() {
    let (site, mut anna, mut bela, id) = two(json!({"players": 2})).await;
    order(&mut bela, &id, "pass_round", true).await.ok();
    let site = site.restart().await;
    (anna.router, bela.router) = (site.router.clone(), site.router.clone());
    let summary = look(&mut bela, &id).await;
    assert_eq!(summary["seats"][1]["orders"]["standing"], json!(["pass_round"]));
    // Nobody else sees it.
    let others = look(&mut anna, &id).await;
    assert_eq!(others["seats"][1]["orders"], Value::Null);
    assert_eq!(
        look(&mut site.browser(), &id).await["seats"][1]["orders"],
        Value::Null
    );

    play(&mut anna, &id, "role builder").await;
    let done = play(&mut anna, &id, "pass").await;
    assert_eq!(
        ordered(&done),
        [],
        "Anna does not learn that Bela goes on passing"
    );
    assert_eq!(ordered(&bela.update(&id).await), [(1, "pass".to_owned())]);
    assert_eq!(done["asked"], json!([1]), "Bela picks the next role herself");
    // The mark is kept.
    let site = site.restart().await;
    (anna.router, bela.router) = (site.router.clone(), site.router.clone());
    assert_eq!(ordered(&bela.update(&id).await), [(1, "pass".to_owned())]);
    // A repeated request gets the answer that the first one got.
    let mut again = json!({"request_id": "again", "moves": [{"notation": "role trader"}]});
    again["version"] = look(&mut bela, &id).await["version"].clone();
    let path = format!("/api/tables/{id}/moves");
    let first = bela.post(&path, again.clone()).await.ok();
    assert_eq!(bela.post(&path, again).await.ok(), first);
    let off = order(&mut bela, &id, "pass_round", false).await.ok();
    assert_eq!(off["seats"][1]["orders"]["standing"], json!([]));
}

#[tokio::test]
async fn what_an_order_decided_can_be_taken_back_which_ends_the_order() {
    let (_site, mut anna, mut bela, id) = two(json!({"players": 2})).await;
    order(&mut anna, &id, "pass_round", true).await.ok();
    order(&mut bela, &id, "pass_round", true).await.ok();
    let done = play(&mut anna, &id, "role builder").await;
    assert_eq!(ordered(&done), [(0, "pass".to_owned())]);
    assert_eq!(ordered(&bela.update(&id).await), [(1, "pass".to_owned())]);
    let version = look(&mut bela, &id).await["version"].clone();
    let back = bela.undo(&id, &version, "back").await.ok();
    assert_eq!(back["asked"], json!([1]));
    assert_eq!(
        back["view"]["decision"]["type"], "build",
        "only the order's answer was taken back"
    );
    let summary = look(&mut bela, &id).await;
    let orders = &summary["seats"][1]["orders"];
    assert_eq!(orders["standing"], json!([]));
    assert_eq!(
        (&orders["ended"]["why"], &orders["ended"]["orders"]),
        (&json!("taken_back"), &json!(["pass_round"]))
    );
    let other = look(&mut anna, &id).await;
    assert_eq!(other["seats"][0]["orders"]["standing"], json!(["pass_round"]));
}

#[tokio::test]
async fn the_mayors_worker_is_taken_and_an_order_ends_when_a_bot_plays() {
    let (_site, mut anna, mut bela, id) = two(json!({"players": 2})).await;
    order(&mut anna, &id, "mayors_worker", true).await.ok();
    let done = play(&mut anna, &id, "role mayor").await;
    assert_eq!(ordered(&done).first(), Some(&(0, "worker".to_owned())));
    assert_eq!(
        look(&mut anna, &id).await["seats"][0]["orders"]["standing"],
        json!(["mayors_worker"])
    );
    let away = json!({"seat": 0});
    anna.post(&format!("/api/tables/{id}/stand-in"), away).await.ok();
    let orders = look(&mut anna, &id).await["seats"][0]["orders"].clone();
    assert_eq!(
        (&orders["standing"], &orders["ended"]["why"]),
        (&json!([]), &json!("stood_in"))
    );
    order(&mut anna, &id, "load_corn", true)
        .await
        .refused(409, "stood_in");
    order(&mut bela, &id, "load_corn", true).await.ok();
}

/// Answers all questions until a role is to be chosen: one's own workers go to the corn, anything else is passed or is
/// the first of the answers.
async fn until_role(people: &mut [Browser; 2], id: &str) {
    loop {
        let update = people[0].update(id).await;
        let decision = update["view"]["decision"]["type"].clone();
        if decision == "choose_role" {
            return;
        }
        let asked = update["asked"][0].as_u64().expect("somebody is asked") as usize;
        let person = &mut people[asked];
        let own = person.update(id).await;
        let is_legal = |offer: &&Value| offer["refusal"].is_null();
        let legal = || own["offers"].as_array().expect("offers").iter().filter(is_legal);
        let offer = legal()
            .find(|offer| offer["notation"] == "pass")
            .or_else(|| legal().next());
        let answer = match offer {
            Some(offer) if decision != "place_workers" => json!({"notation": offer["notation"]}),
            _ => {
                let tiles = &own["view"]["seats"][asked]["tiles"];
                let first = tiles.as_object().and_then(|tiles| tiles.keys().next());
                let tiles = json!({first.expect("a tile"): 1});
                json!({"plan": {"type": "place_workers", "tiles": tiles, "buildings": {}}})
            }
        };
        let request = format!("v{}", own["version"]);
        person
            .moves(id, &own["version"], &request, json!([answer]))
            .await
            .ok();
    }
}

#[tokio::test]
async fn an_order_ends_and_says_so_where_its_answer_can_be_given_in_several_ways() {
    let (_site, anna, mut bela, id) = two(json!({"players": 2})).await;
    order(&mut bela, &id, "load_corn", true).await.ok();
    let mut people = [anna, bela];
    for (seat, role) in [(0, "mayor"), (1, "craftsman"), (0, "captain")] {
        play(&mut people[seat], &id, &format!("role {role}")).await;
        if role != "captain" {
            until_role(&mut people, &id).await;
        }
    }
    let update = people[1].update(&id).await;
    assert_eq!(update["view"]["decision"]["type"], "load", "both ships are empty");
    assert_eq!(ordered(&update), []);
    let orders = look(&mut people[1], &id).await["seats"][1]["orders"].clone();
    assert_eq!(
        (
            &orders["standing"],
            &orders["ended"]["why"],
            &orders["ended"]["orders"]
        ),
        (&json!([]), &json!("unforeseen"), &json!(["load_corn"]))
    );
}

#[tokio::test]
async fn what_all_take_back_ends_the_orders_of_all() {
    let (_site, mut anna, mut bela, id) = two(json!({"players": 2})).await;
    order(&mut anna, &id, "pass_round", true).await.ok();
    order(&mut bela, &id, "mayors_worker", true).await.ok();
    let done = play(&mut anna, &id, "role builder").await;
    assert_eq!(ordered(&done), [(0, "pass".to_owned())]);
    play(&mut bela, &id, "pass").await;
    let log = anna.update(&id).await["log"].clone();
    let chosen = log
        .as_array()
        .and_then(|log| log.iter().find(|entry| entry["notation"] == "role builder"));
    let step = &chosen.expect("the role")["step"];
    let proposal = json!({"kind": "undo", "step": step});
    let path = format!("/api/tables/{id}/proposal");
    let asked = anna.post(&path, proposal).await.ok();
    let answer = json!({"id": asked["proposal"]["id"], "agree": true});
    bela.post(&format!("{path}/answer"), answer).await.ok();
    for (browser, seat, order) in [(&mut anna, 0, "pass_round"), (&mut bela, 1, "mayors_worker")] {
        let orders = look(browser, &id).await["seats"][seat]["orders"].clone();
        assert_eq!(
            (
                &orders["standing"],
                &orders["ended"]["why"],
                &orders["ended"]["orders"]
            ),
            (&json!([]), &json!("taken_back"), &json!([order]))
        );
    }
    let update = anna.update(&id).await;
    assert_eq!(
        update["view"]["decision"]["type"], "choose_role",
        "no order answered again"
    );
}

#[tokio::test]
async fn orders_are_for_those_who_play_a_game_that_has_them() {
    let (site, mut anna, _bela, id) = two(json!({"players": 2})).await;
    order(&mut anna, &id, "win", true)
        .await
        .refused(400, "bad_request");
    order(&mut site.browser(), &id, "load_corn", true)
        .await
        .refused(401, "no_guest");
    let body = json!({"game": "altiplano", "setup": {"players": 2}, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]});
    let other = anna.post("/api/tables", body).await.ok();
    let other = other["id"].as_str().expect("an id");
    order(&mut anna, other, "pass_round", true)
        .await
        .refused(400, "bad_request");
}
