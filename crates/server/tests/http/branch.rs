//! Going on from a moment of a finished game.

use serde_json::{Value, json};
use server::check::{Verdict, examine};
use server::store::Place;
use tabletop::FastRandom;

use crate::support::{Browser, Site, random_move};

/// A finished game of three bots: its table.
async fn finished(site: &Site, game: &str, private: bool) -> (Browser, String) {
    let mut host = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let body = json!({
        "game": game, "setup": {"players": 3}, "seats": [bot, bot, bot], "shuffle_seats": false, "private": private,
    });
    let table = host.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    host.until(&id, |table| table["state"] == "over").await;
    (host, id)
}

#[tokio::test]
async fn a_stranger_goes_on_from_any_moment_and_the_game_itself_stays_as_it_is() {
    let site = Site::new().await;
    for game in ["puerto-rico", "altiplano"] {
        let (mut host, id) = finished(&site, game, false).await;
        let record = host.get(&format!("/api/tables/{id}/record")).await.text;
        let history = host.get(&format!("/api/tables/{id}/history")).await.ok();
        let steps = history["steps"].as_array().unwrap();
        let mut guest = site.browser();
        for place in [0, 1, steps.len() / 2, steps.len() - 1] {
            let step = &steps[place]["step"];
            let moment = host.get(&format!("/api/tables/{id}/history/{step}")).await.ok();
            let body = json!({"step": step, "seat": 1, "bot": "random"});
            let table = guest.post(&format!("/api/tables/{id}/branch"), body).await.ok();
            assert_eq!(table["branch_of"], json!({"table": id, "step": step}));
            assert_eq!(table["commitment"], Value::Null);
            assert_eq!(
                (&table["seats"][1]["mine"], &table["seats"][0]["kind"]),
                (&json!(true), &json!("bot"))
            );
            let branched = table["id"].as_str().unwrap();
            let begun = guest
                .get(&format!("/api/tables/{branched}/history/{place}"))
                .await
                .ok();
            assert_eq!(
                begun["view"]["seats"][1], moment["view"]["seats"][1],
                "{game} at {step}"
            );
        }
        assert_eq!(host.get(&format!("/api/tables/{id}/record")).await.text, record);
    }
}

#[tokio::test]
async fn a_branch_is_played_to_its_end_also_after_a_restart_and_promises_nothing() {
    let site = Site::new().await;
    let (_, id) = finished(&site, "puerto-rico", false).await;
    let mut guest = site.browser();
    let body = json!({"step": 30, "seat": 0, "bot": "random"});
    let table = guest.post(&format!("/api/tables/{id}/branch"), body).await.ok();
    let branched = table["id"].as_str().unwrap().to_owned();
    let mut random = FastRandom::new(3);
    let mut site = site;
    for turn in 0.. {
        let table = guest
            .until(&branched, |table| {
                table["your_turn"] == true || table["state"] == "over"
            })
            .await;
        if table["state"] == "over" {
            break;
        }
        let update = guest.update(&branched).await;
        let moves = json!([random_move(&update, &mut random)]);
        guest
            .moves(&branched, &update["version"], &format!("r{turn}"), moves)
            .await
            .ok();
        if turn == 3 {
            site = site.restart().await;
            guest.router = site.router.clone();
        }
    }
    let over = guest.get(&format!("/api/tables/{branched}")).await.ok();
    assert_eq!(over["secret"], Value::Null);
    let record = guest.get(&format!("/api/tables/{branched}/record")).await.text;
    assert!(
        !record.contains("\nsecret ") && !record.contains("\ncommitment "),
        "{record}"
    );
    let read = protocol::AnyGame::from_record(&record).unwrap();
    assert!(read.is_over());
    let (_folder, file) = site.stop().await;
    let archive = Place::from(file.as_path()).archive().await.unwrap();
    let kept = archive.table(&branched).await.unwrap().unwrap();
    assert_eq!(examine(kept), Verdict::Sound);
}

#[tokio::test]
async fn only_finished_games_that_one_may_see_are_branched() {
    let site = Site::new().await;
    let mut guest = site.browser();
    let running = guest.post("/api/quick", json!({})).await.ok();
    let id = running["id"].as_str().unwrap();
    let at = |step: u32, seat: u8| json!({"step": step, "seat": seat, "bot": "random"});
    guest
        .post(&format!("/api/tables/{id}/branch"), at(0, 0))
        .await
        .refused(409, "not_over");
    let (mut owner, hidden) = finished(&site, "puerto-rico", true).await;
    guest
        .post(&format!("/api/tables/{hidden}/branch"), at(0, 0))
        .await
        .refused(403, "not_seated");
    let (mut host, id) = finished(&site, "puerto-rico", false).await;
    let path = format!("/api/tables/{id}/branch");
    let version = host.get(&format!("/api/tables/{id}")).await.ok()["version"].clone();
    let end = json!({"step": version, "seat": 0});
    guest.post(&path, end).await.refused(409, "over");
    guest
        .post(&path, at(1_000_000, 0))
        .await
        .refused(404, "unknown_step");
    guest.post(&path, at(0, 3)).await.refused(400, "bad_request");
    guest
        .post("/api/tables/none/branch", at(0, 0))
        .await
        .refused(404, "unknown_table");
    // The branch of a private table is as private.
    let table = owner
        .post(&format!("/api/tables/{hidden}/branch"), at(5, 2))
        .await
        .ok();
    let branched = table["id"].as_str().unwrap();
    guest
        .get(&format!("/api/tables/{branched}"))
        .await
        .refused(403, "not_seated");
}
