//! Hints, who may have them, and the review of a finished game.

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::FastRandom;

use crate::support::{Browser, Site, random_move};

async fn hint(browser: &mut Browser, id: &str) -> crate::support::Reply {
    browser.get(&format!("/api/tables/{id}/hint")).await
}

async fn agree(browser: &mut Browser, id: &str, agree: bool) -> crate::support::Reply {
    let path = format!("/api/tables/{id}/hints");
    browser.post(&path, json!({ "agree": agree })).await
}

/// Two friends at a table of this game.
async fn two(site: &Site, game: &str, setup: Value) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": game, "setup": setup, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let join = format!("/api/invitations/{}/join", table["invitation"].as_str().unwrap());
    bela.post(&join, json!({"name": "Bela"})).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    (anna, bela, id)
}

/// A game, played to its end, of one person who plays anything against bots.
async fn finished(me: &mut Browser, seats: Value, setup: Value) -> String {
    let body = json!({"game": "puerto-rico", "setup": setup, "seats": seats, "shuffle_seats": false});
    let table = me.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    let mut random = FastRandom::new(4);
    for request in 0.. {
        let now = me
            .until(&id, |table| {
                table["your_turn"] == true || table["state"] == "over"
            })
            .await;
        if now["state"] == "over" {
            break;
        }
        let update = me.update(&id).await;
        let one = random_move(&update, &mut random);
        me.moves(&id, &update["version"], &format!("r{request}"), json!([one]))
            .await
            .ok();
    }
    id
}

#[tokio::test]
async fn somebody_alone_gets_hints_that_can_be_played() {
    let site = Site::new().await;
    for game in ["puerto-rico", "altiplano"] {
        let mut me = site.browser();
        let made = me.post(&format!("/api/quick?game={game}"), json!({})).await.ok();
        let id = made["id"].as_str().unwrap().to_owned();
        assert_eq!(made["hints"], true);
        for turn in 0..4 {
            // Where all plan at once, others answer meanwhile: what they have done is not part of the question
            // here.
            me.until(&id, |table| {
                table["your_turn"] == true && table["asked"].as_array().unwrap().len() == 1
            })
            .await;
            let update = me.update(&id).await;
            let told = hint(&mut me, &id).await.ok();
            assert_eq!(told["version"], update["version"]);
            let best = told["best"].as_array().unwrap();
            assert!((1..=3).contains(&best.len()), "{told}");
            let seat = told["seat"].as_u64().unwrap() as usize;
            let share = |one: &Value| one["shares"][seat].as_f64().unwrap();
            assert!(best.is_sorted_by(|one, next| share(one) >= share(next)));
            assert!(
                best.iter()
                    .all(|one| one["shares"].as_array().unwrap().len() == 4)
            );
            assert_eq!(hint(&mut me, &id).await.ok(), told, "the same when asked again");
            // The last of them is as legal as the first.
            let answer = best[if turn % 2 == 0 { 0 } else { best.len() - 1 }]["answer"].clone();
            me.moves(&id, &update["version"], &format!("t{turn}"), json!([answer]))
                .await
                .ok();
        }
        let mut spectator = site.browser();
        hint(&mut spectator, &id).await.refused(403, "not_your_seat");
    }
}

#[tokio::test]
async fn several_people_get_hints_only_while_all_agree() {
    let site = Site::new().await;
    let (mut anna, mut bela, id) = two(&site, "puerto-rico", json!({"players": 2})).await;
    let mut stranger = site.browser();
    stranger.post("/api/quick", json!({})).await.ok();
    let suggestion = format!("/api/tables/{id}/suggestion");

    hint(&mut anna, &id).await.refused(403, "hints_off");
    anna.get(&suggestion).await.refused(403, "hints_off");
    agree(&mut stranger, &id, true).await.refused(403, "not_seated");
    agree(&mut site.browser(), &id, true)
        .await
        .refused(401, "no_guest");
    hint(&mut stranger, &id).await.refused(403, "not_your_seat");

    let one = agree(&mut anna, &id, true).await.ok();
    assert_eq!(
        (&one["hints"], &one["seats"][0]["hints"]),
        (&json!(false), &json!(true))
    );
    hint(&mut anna, &id).await.refused(403, "hints_off");
    let both = agree(&mut bela, &id, true).await.ok();
    assert_eq!(both["hints"], true);
    assert_eq!(
        agree(&mut bela, &id, true).await.ok()["hints"],
        true,
        "a repeat is harmless"
    );
    hint(&mut anna, &id).await.ok();
    anna.get(&suggestion).await.ok();
    hint(&mut bela, &id).await.refused(403, "not_your_seat");
    hint(&mut stranger, &id).await.refused(403, "not_your_seat");

    let cookies = (anna.cookie.clone(), bela.cookie.clone());
    let site = site.restart().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    (anna.cookie, bela.cookie) = cookies;
    hint(&mut anna, &id).await.ok();
    // The others hear of it at once.
    let mut stream = anna.stream(&id, None).await;
    assert_eq!(agree(&mut bela, &id, false).await.ok()["hints"], false);
    loop {
        let (event, data) = stream.next().await.unwrap();
        if event == "table" && data["hints"] == false {
            assert_eq!(data["seats"][0]["hints"], true);
            break;
        }
    }
    hint(&mut anna, &id).await.refused(403, "hints_off");
    anna.get(&suggestion).await.refused(403, "hints_off");
    agree(&mut site.browser(), "nowhere", true)
        .await
        .refused(404, "unknown_table");
    anna.post(&format!("/api/tables/{id}/hints"), json!({"agree": "yes"}))
        .await
        .refused(400, "bad_request");
}

/// A hint is the same whatever the other player has planned under seal.
#[tokio::test]
async fn a_hint_knows_nothing_of_sealed_plans() {
    let site = Site::new().await;
    let ring = ["farm", "forest", "mine", "harbor", "village", "market", "road"];
    let setup = json!({"players": 2, "ring": ring, "start_player": 0});
    let (mut anna, mut bela, id) = two(&site, "altiplano", setup).await;
    agree(&mut anna, &id, true).await.ok();
    agree(&mut bela, &id, true).await.ok();
    let update = bela.update(&id).await;
    assert_eq!(
        update["view"]["decision"],
        json!({"type": "plan", "asked": [0, 1]})
    );
    let kinds = update["view"]["own"]["places"].as_array().unwrap();
    let kind = (kinds.iter())
        .find(|kind| kind["places"].as_array().unwrap().len() > 1)
        .unwrap();
    let mut seen = Vec::new();
    for number in 0..2 {
        let now = bela.update(&id).await;
        let tile = json!({"good": kind["good"], "place": kind["places"][number]});
        let plan = json!([{"plan": {"type": "planning", "tiles": [tile]}}]);
        let done = bela
            .moves(&id, &now["version"], &format!("p{number}"), plan)
            .await
            .ok();
        seen.push(hint(&mut anna, &id).await.ok()["best"].clone());
        bela.undo(&id, &done["version"], &format!("u{number}")).await.ok();
    }
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0][0]["answer"]["plan"]["type"], "planning");
}

/// Asks for a review until it is complete.
async fn reviewed(browser: &mut Browser, id: &str) -> Value {
    let mut before = (0, 0);
    for _ in 0..6_000 {
        let review = browser.get(&format!("/api/tables/{id}/review")).await.ok();
        if review["ready"] == true {
            return review;
        }
        assert_eq!((&review["curve"], &review["mistakes"]), (&json!([]), &json!([])));
        let now = (review["done"].as_u64().unwrap(), review["of"].as_u64().unwrap());
        assert!(now >= before, "{now:?} after {before:?}");
        before = (now.0, 0);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the review does not end");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_for_everybody() {
    let site = Site::new().await;
    let mut me = site.browser();
    let running = me.post("/api/quick", json!({})).await.ok();
    let running = running["id"].as_str().unwrap();
    me.get(&format!("/api/tables/{running}/review"))
        .await
        .refused(409, "not_over");
    let bot = json!({"kind": "bot", "bot": "greedy"});
    let short = json!({"players": 3, "vp_pool": 12});
    let id = finished(&mut me, json!([{"kind": "me"}, bot, bot]), short).await;
    agree(&mut me, &id, true).await.refused(409, "over");
    let mut stranger = site.browser();
    let review = reviewed(&mut stranger, &id).await;

    let history = me.get(&format!("/api/tables/{id}/history")).await.ok();
    let steps: Vec<&Value> = history["steps"].as_array().unwrap().iter().collect();
    let at = |step: &Value| *steps.iter().find(|one| one["step"] == *step).unwrap();
    let curve = review["curve"].as_array().unwrap();
    assert!(curve.len() > 10);
    assert_eq!(curve[curve.len() - 1]["step"], history["version"]);
    for point in &curve[..curve.len() - 1] {
        assert_eq!(at(&point["step"])["round"], point["round"]);
        let sum: f64 = (point["shares"].as_array().unwrap().iter())
            .map(|share| share.as_f64().unwrap())
            .sum();
        assert!((sum - 1.0).abs() < 0.01, "{point}");
    }
    for mistake in review["mistakes"].as_array().unwrap() {
        let step = at(&mistake["step"]);
        assert_eq!(
            (&step["seat"], &step["round"]),
            (&mistake["seat"], &mistake["round"])
        );
        assert!(mistake["better_share"].as_f64() > mistake["played_share"].as_f64());
    }
    // Kept: the next server has it at once, and it is the same.
    let site = site.restart().await;
    let again = site.browser().get(&format!("/api/tables/{id}/review")).await.ok();
    assert_eq!(again, review);
}

#[tokio::test]
async fn moves_are_answered_while_a_game_is_reviewed() {
    let site = Site::new().await;
    let mut me = site.browser();
    let bot = json!({"kind": "bot", "bot": "greedy"});
    let seats = json!([{"kind": "me"}, bot, bot, bot]);
    let id = finished(&mut me, seats.clone(), json!({"players": 4})).await;
    let path = format!("/api/tables/{id}/review");
    assert_eq!(me.get(&path).await.ok()["ready"], false);
    let table = me.table(seats).await;
    let other = table["id"].as_str().unwrap();
    let mut random = FastRandom::new(2);
    for number in 0..8 {
        me.until(other, |table| table["your_turn"] == true).await;
        let update = me.update(other).await;
        // A hint overtakes the review, too.
        hint(&mut me, other).await.ok();
        let one = random_move(&update, &mut random);
        me.moves(other, &update["version"], &format!("m{number}"), json!([one]))
            .await
            .ok();
        if number == 0 {
            assert_eq!(me.get(&path).await.ok()["ready"], false, "it is still under way");
        }
    }
    // A server that stops does not wait for it, and the next one starts it over.
    let site = site.restart().await;
    assert_eq!(site.browser().get(&path).await.ok()["ready"], false);
}
