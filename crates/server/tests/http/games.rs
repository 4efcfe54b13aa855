//! Whole games over HTTP.

use serde_json::{Value, json};
use tabletop::{FastRandom, Record};

use crate::support::{Browser, Site, random_move};

/// Replays a record and derives every draw from its secret again.
pub fn verified(record: &str) -> Record<puerto_rico::State> {
    let record: Record<puerto_rico::State> = record.parse().unwrap();
    assert!(record.secret.is_some() && record.commitment.is_some());
    record.verify().unwrap();
    record
}

#[tokio::test]
async fn a_game_of_bots_only_plays_itself_to_the_end() {
    let site = Site::new().await;
    let mut host = site.browser();
    for bots in [["random"; 5].as_slice(), &["greedy", "random", "greedy"]] {
        let seats: Vec<Value> = bots
            .iter()
            .map(|bot| json!({"kind": "bot", "bot": bot}))
            .collect();
        let table = host.table(json!(seats)).await;
        let id = table["id"].as_str().unwrap();
        let over = host.until(id, |table| table["state"] == "over").await;
        assert_eq!(over["ranks"].as_array().unwrap().len(), bots.len());
        assert_eq!(over["commitment"], table["commitment"]);
        let record = host.get(&format!("/api/tables/{id}/record")).await;
        assert!(record.status.is_success());
        let record = verified(&record.text);
        assert_eq!(record.entries.len() as u64, over["version"].as_u64().unwrap());
    }
}

/// Plays on for each player who is asked, until the game is over; returns the last update.
pub async fn play_on(players: &mut [Browser], id: &str, random: &mut FastRandom) -> Value {
    let mut requests = 0;
    loop {
        let mut asked = None;
        let mut last = Value::Null;
        for (index, player) in players.iter_mut().enumerate() {
            let update = player.update(id).await;
            if !update["offers"].as_array().unwrap().is_empty()
                || update["asked"] == json!([index]) && update["view"]["decision"]["type"] == "place_workers"
            {
                asked = Some((index, update));
                break;
            }
            last = update;
        }
        let Some((index, update)) = asked else {
            if last["over"] == true {
                return last;
            }
            // A bot is at work.
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        };
        requests += 1;
        let one = random_move(&update, random);
        let reply = players[index]
            .moves(id, &update["version"], &format!("r{requests}"), json!([one]))
            .await
            .ok();
        assert!(reply["version"].as_u64() > update["version"].as_u64());
        if reply["over"] == true {
            return reply;
        }
    }
}

#[tokio::test]
async fn friends_play_a_whole_game_by_what_they_are_offered() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let mut bela = site.browser();
    let table = anna
        .table(json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]))
        .await;
    let id = table["id"].as_str().unwrap().to_owned();
    let code = table["invitation"].as_str().unwrap();
    assert_eq!(table["state"], "open");
    let joined = bela
        .post(&format!("/api/invitations/{code}/join"), json!({"name": "Béla"}))
        .await
        .ok();
    assert_eq!(joined["state"], "running");
    assert_eq!(joined["seats"][1]["name"], "Béla");
    let mut players = [anna, bela];
    let last = play_on(&mut players, &id, &mut FastRandom::new(1)).await;
    assert_eq!(last["over"], true);
    assert!(last["view"]["result"].is_array());
    let [mut anna, _] = players;
    let record = anna.get(&format!("/api/tables/{id}/record")).await.text;
    verified(&record);

    // Looking back.
    let history = anna.get(&format!("/api/tables/{id}/history")).await.ok();
    let steps = history["steps"].as_array().unwrap();
    assert!(steps.len() > 50);
    for step in [0, 17, steps.len() as u64] {
        let moment = anna.get(&format!("/api/tables/{id}/history/{step}")).await.ok();
        assert_eq!(moment["step"], step);
        for seat in 0..3 {
            assert!(
                moment["view"]["seats"][seat]["victory_points"].is_u64(),
                "all is open at the end"
            );
        }
    }
    let charts = anna.get(&format!("/api/tables/{id}/charts")).await.ok();
    assert!(charts["rounds"].as_array().unwrap().len() > 5);
    assert!(charts["rounds"][0]["seats"][1]["points"].is_i64());

    // Once more.
    let rematch = anna
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .ok();
    assert_eq!(
        (&rematch["state"], &rematch["seats"][2]["kind"]),
        (&json!("open"), &json!("bot"))
    );
    assert_ne!(rematch["id"], id);
}

#[tokio::test]
async fn quick_seats_me_with_three_bots_and_suggestions_play_my_seat() {
    let site = Site::new().await;
    let mut me = site.browser();
    let table = me.post("/api/quick", json!({})).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    assert_eq!(table["state"], "running");
    assert_eq!(
        table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|seat| seat["mine"] == true)
            .count(),
        1
    );
    let mut requests = 0;
    let mut plans = 0;
    loop {
        let now = me
            .until(&id, |table| {
                table["your_turn"] == true || table["state"] == "over"
            })
            .await;
        if now["state"] == "over" {
            break;
        }
        let update = me.update(&id).await;
        let suggestion = me.get(&format!("/api/tables/{id}/suggestion")).await.ok();
        plans += u32::from(suggestion.get("plan").is_some());
        requests += 1;
        me.moves(
            &id,
            &update["version"],
            &format!("r{requests}"),
            json!([suggestion]),
        )
        .await
        .ok();
    }
    assert!(plans > 0, "placements come as plans");
    verified(&me.get(&format!("/api/tables/{id}/record")).await.text);
    let mine = me.get("/api/me").await.ok();
    assert_eq!(mine["tables"][0]["id"], id);
}
