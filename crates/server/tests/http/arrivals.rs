//! Games that go on elsewhere while they are played: from a device to a server, and from a server to a device.

use protocol::{AnyGame, GameId, Move};
use serde_json::{Value, json};
use server::check::{Verdict, examine};
use server::store::Place;
use tabletop::{FastRandom, Random as _, Secret};

use crate::support::{Browser, Site, random_move};

/// The record of a game for three that a device has begun.
fn begun(game: GameId, decisions: usize) -> (String, u32) {
    let mut playing = AnyGame::new(game, &json!({"players": 3})).unwrap();
    let (secret, mut random) = (Secret([7; 32]), FastRandom::new(3));
    playing.promise(secret.commitment(), Vec::new());
    for _ in 0..decisions {
        playing.draw_all(&secret);
        let seat = playing.asked().first().unwrap();
        let legal = playing.legal(seat);
        let one = legal[random.below(legal.len() as u32) as usize].notation.clone();
        playing.apply(seat, &[Move::Notation(one)]).unwrap();
    }
    playing.draw_all(&secret);
    (playing.record().unwrap(), playing.version())
}

fn arrival(record: &str, step: u32) -> Value {
    json!({
        "from": {"table": "here-abcdefgh2345", "step": step}, "record": record,
        "seats": [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}], "name": "Anna",
    })
}

/// Whoever is asked of these answers somehow, until the table is over.
async fn play_on(people: &mut [&mut Browser], id: &str) -> Value {
    let mut random = FastRandom::new(5);
    for turn in 0..2_000 {
        let busy = |table: &Value| table["state"] == "running" && table["asked"] == json!([2]);
        let table = people[0].until(id, |table| !busy(table)).await;
        if table["state"] == "over" {
            return table;
        }
        for person in people.iter_mut() {
            let update = person.update(id).await;
            if update["question"].is_null() {
                continue;
            }
            let moves = json!([random_move(&update, &mut random)]);
            // Somebody else may have been quicker.
            person
                .moves(id, &update["version"], &format!("r{turn}"), moves)
                .await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_game_that_a_device_began_goes_on_with_friends_and_promises_nothing() {
    for game in GameId::ALL {
        let (record, version) = begun(game, 25);
        let site = Site::new().await;
        let (mut anna, mut bela) = (site.browser(), site.browser());
        let table = anna.post("/api/arrivals", arrival(&record, version)).await.ok();
        let id = table["id"].as_str().unwrap();
        assert_eq!(
            (&table["state"], &table["asked"], &table["commitment"]),
            (&json!("open"), &json!([]), &Value::Null)
        );
        assert!(table["version"].as_u64() > Some(0) && table["seats"][1]["mine"] == json!(true));
        // Nobody sees anything of the game, and no bot plays, before it goes on.
        anna.get(&format!("/api/tables/{id}/history"))
            .await
            .refused(409, "not_started");
        let order = json!({"order": [1, 0, 2]});
        anna.post(&format!("/api/tables/{id}/seating"), order)
            .await
            .refused(409, "started");
        // The same request once more is the same table, also after a restart.
        let site = site.restart().await;
        (anna.router, bela.router) = (site.router.clone(), site.router.clone());
        let again = anna.post("/api/arrivals", arrival(&record, version)).await.ok();
        assert_eq!(
            (&again["id"], &again["version"]),
            (&table["id"], &table["version"])
        );

        let code = table["invitation"].as_str().unwrap();
        let joined = bela
            .post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
            .await
            .ok();
        assert_eq!(
            (
                &joined["state"],
                &joined["seats"][0]["mine"],
                &joined["seats"][1]["name"]
            ),
            (&json!("running"), &json!(true), &json!("Anna"))
        );
        let over = play_on(&mut [&mut anna, &mut bela], id).await;
        assert_eq!(
            (&over["commitment"], &over["secret"]),
            (&Value::Null, &Value::Null)
        );
        let kept = anna.get(&format!("/api/tables/{id}/record")).await.text;
        let kept = AnyGame::from_record(&kept).unwrap();
        assert!(kept.is_over() && kept.standing_lines().len() > version as usize);
        let before = AnyGame::from_record(&record).unwrap().standing_lines();
        assert_eq!(kept.standing_lines()[..before.len()], before);
    }
}

#[tokio::test]
async fn what_is_no_game_in_progress_of_a_device_is_refused() {
    let (record, version) = begun(GameId::PuertoRico, 10);
    let site = Site::new().await;
    let mut anna = site.browser();
    let good = arrival(&record, version);
    let with = |key: &str, value: Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    let me = json!({"kind": "me"});
    for (body, status, code) in [
        (with("record", json!("a letter")), 400, "bad_request"),
        (
            with("record", json!(format!("{record}0 nonsense\n"))),
            400,
            "bad_request",
        ),
        (
            with("from", json!({"table": "abcdefgh2345", "step": 1})),
            400,
            "bad_request",
        ),
        (
            with("from", json!({"table": "here-../me", "step": 1})),
            400,
            "bad_request",
        ),
        (with("seats", json!([me])), 400, "bad_request"),
        (with("seats", json!([me, me, me])), 400, "bad_request"),
        (
            with(
                "seats",
                json!([me, {"kind": "open"}, {"kind": "bot", "bot": "nobody"}]),
            ),
            400,
            "bad_request",
        ),
    ] {
        anna.post("/api/arrivals", body).await.refused(status, code);
    }
    let mut over = AnyGame::from_record(&record).unwrap();
    let mut random = FastRandom::new(1);
    while !over.is_over() {
        over.draw_all(&Secret([7; 32]));
        let Some(seat) = over.asked().first() else {
            continue;
        };
        let legal = over.legal(seat);
        let one = legal[random.below(legal.len() as u32) as usize].notation.clone();
        over.apply(seat, &[Move::Notation(one)]).unwrap();
    }
    let over = with("record", json!(over.record().unwrap()));
    anna.post("/api/arrivals", over).await.refused(409, "over");
}

/// Anna and Bela at a table with a bot, some decisions into the game.
async fn friends(site: &Site, game: &str, setup: Value) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": game, "setup": setup, "shuffle_seats": false, "name": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    (anna, bela, id.to_owned())
}

#[tokio::test]
async fn a_game_leaves_with_one_of_its_people_once_all_agree_and_stays_hidden_from_everybody_else() {
    let site = Site::new().await;
    let setup = json!({"players": 3, "switches": ["missions"]});
    let (mut anna, mut bela, id) = friends(&site, "altiplano", setup).await;
    let mut watcher = site.browser();
    let (path, proposal) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/proposal"));
    let departure = format!("{path}/departure");
    // Missions are in the hands of all by then.
    let mut random = FastRandom::new(2);
    for turn in 0..20 {
        for person in [&mut anna, &mut bela] {
            let update = person.update(&id).await;
            if !update["question"].is_null() {
                let moves = json!([random_move(&update, &mut random)]);
                // The bot may have been quicker.
                person
                    .moves(&id, &update["version"], &format!("r{turn}"), moves)
                    .await;
            }
        }
    }
    let is_asked = |table: &Value| table["asked"].as_array().unwrap().contains(&json!(2));
    anna.until(&id, |table| !is_asked(table)).await;
    anna.get(&departure).await.refused(409, "no_proposal");
    watcher.get(&departure).await.refused(401, "no_guest");

    let asked = anna.post(&proposal, json!({"kind": "move"})).await.ok();
    assert_eq!(asked["proposal"]["missing"], json!([1]));
    anna.get(&departure).await.refused(409, "no_proposal");
    let seen = bela.update(&id).await;
    let answer = json!({"id": asked["proposal"]["id"], "agree": true});
    let gone = bela.post(&format!("{proposal}/answer"), answer).await.ok();
    assert_eq!(
        (&gone["state"], &gone["asked"], &gone["ranks"], &gone["secret"]),
        (&json!("over"), &json!([]), &Value::Null, &Value::Null)
    );
    assert_eq!(gone["proposal"]["by"], json!(0));

    // Also after a restart, nothing more is shown than before, and nothing goes on here.
    let site = site.restart().await;
    for browser in [&mut anna, &mut bela, &mut watcher] {
        browser.router = site.router.clone();
    }
    let now = bela.update(&id).await;
    assert_eq!((&now["view"], &now["question"]), (&seen["view"], &Value::Null));
    for browser in [&mut anna, &mut bela, &mut watcher] {
        browser
            .get(&format!("{path}/record"))
            .await
            .refused(409, "not_over");
    }
    let mine = bela.get("/api/me/data").await.ok();
    assert_eq!(mine["games"][0]["record"], Value::Null);
    bela.get(&departure).await.refused(409, "over");
    let leaves = anna.get(&departure).await.ok();
    assert_eq!(leaves["from"], json!({"table": id, "step": gone["version"]}));
    let names: Vec<&Value> = (leaves["seats"].as_array().unwrap().iter())
        .map(|seat| &seat["name"])
        .collect();
    assert_eq!(names, [&json!("Anna"), &json!("Bela"), &json!("")]);
    assert_eq!(
        (&leaves["seats"][0]["mine"], &leaves["seats"][2]["bot"]),
        (&json!(true), &json!("random"))
    );
    let record = AnyGame::from_record(leaves["record"].as_str().unwrap()).unwrap();
    assert_eq!(json!(record.version()), gone["version"]);
    let (_folder, file) = site.stop().await;
    let archive = Place::from(file.as_path()).archive().await.unwrap();
    assert_eq!(
        examine(archive.table(&id).await.unwrap().unwrap()),
        Verdict::Sound
    );
}

#[tokio::test]
async fn whoever_is_alone_with_bots_takes_the_game_along_at_once_and_a_refusal_ends_it() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let table = anna.table(json!([{"kind": "me"}, bot, bot])).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}");
    let gone = anna
        .post(&format!("{path}/proposal"), json!({"kind": "move"}))
        .await
        .ok();
    assert_eq!(gone["state"], json!("over"));
    anna.get(&format!("{path}/departure")).await.ok();

    let (mut anna, mut bela, id) = friends(&site, "puerto-rico", json!({"players": 3})).await;
    let proposal = format!("/api/tables/{id}/proposal");
    let asked = anna.post(&proposal, json!({"kind": "move"})).await.ok();
    let answer = json!({"id": asked["proposal"]["id"], "agree": false});
    let stays = bela.post(&format!("{proposal}/answer"), answer).await.ok();
    assert_eq!(
        (&stays["state"], &stays["proposal"]),
        (&json!("running"), &Value::Null)
    );

    // Bela learns of it even while a bot plays for him: whoever takes the game along could read his plans.
    let path = format!("/api/tables/{id}");
    bela.post(&format!("{path}/stand-in"), json!({"seat": 1}))
        .await
        .ok();
    let asked = anna.post(&proposal, json!({"kind": "move"})).await.ok();
    assert_eq!(
        (&asked["state"], &asked["proposal"]["missing"]),
        (&json!("running"), &json!([1]))
    );
    bela.post(&format!("{path}/return"), json!({})).await.ok();
    let answer = json!({"id": asked["proposal"]["id"], "agree": true});
    let gone = bela.post(&format!("{proposal}/answer"), answer).await.ok();
    assert_eq!(gone["state"], json!("over"));
}
