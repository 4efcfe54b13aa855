//! Spectators who are kept behind: nothing that they can ask for shows more than that allows.

use serde_json::{Value, json};
use tabletop::FastRandom;

use crate::sharing::finished;
use crate::support::{Browser, Site, random_move};

const BEHIND: usize = 3;

/// A game in progress between Anna and Bela.
async fn two(anna: &mut Browser, bela: &mut Browser) -> String {
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "name": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}], "watch_delay": BEHIND, "pace": {"mode": "days", "days": 2, "holiday": 0},
    });
    let table = anna.post("/api/tables", body).await.ok();
    assert_eq!(table["watch_delay"], json!(BEHIND));
    let code = table["invitation"].as_str().expect("a code");
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    table["id"].as_str().expect("an id").to_owned()
}

/// The entries of a record.
fn entries(record: &str) -> Vec<&str> {
    let is_entry = |line: &&str| {
        line.split(' ')
            .next()
            .is_some_and(|word| word == "?" || word == "undo" || word.parse::<u8>().is_ok())
    };
    record.lines().filter(is_entry).collect()
}

/// Checks everything that a spectator can ask for against what had happened when the record had this many entries.
async fn sees_no_more(spectator: &mut Browser, id: &str, seen: u64, known: &[u64]) {
    let path = format!("/api/tables/{id}");
    let table = spectator.get(&path).await.ok();
    assert_eq!(table["version"], json!(seen), "{known:?}");
    let update = spectator.update(id).await;
    assert_eq!(update["version"], json!(seen));
    assert_eq!(
        (&update["asked"], &update["view"]["round"]),
        (&table["asked"], &table["round"])
    );
    let is_past = |entry: &Value| entry["step"].as_u64().is_some_and(|step| step < seen);
    assert!(update["log"].as_array().expect("a log").iter().all(is_past));
    for seat in table["seats"].as_array().expect("seats") {
        assert_eq!(seat["clock"], Value::Null, "a clock says that somebody has moved");
    }
    let history = spectator.get(&format!("{path}/history")).await.ok();
    assert_eq!(history["version"], json!(seen));
    assert!(history["steps"].as_array().expect("steps").iter().all(is_past));
    let last = spectator.get(&format!("{path}/history/{seen}")).await.ok();
    assert_eq!((&last["view"], &last["log"]), (&update["view"], &Value::Null));
    spectator
        .get(&format!("{path}/history/{}", seen + 1))
        .await
        .refused(404, "unknown_step");
    let record = spectator.get(&format!("{path}/record")).await;
    assert!(record.status.is_success(), "{}", record.text);
    assert_eq!(entries(&record.text).len() as u64, seen, "{}", record.text);
    let charts = spectator.get(&format!("{path}/charts")).await.ok();
    let rounds = charts["rounds"].as_array().expect("rounds");
    assert!(
        rounds
            .last()
            .is_none_or(|round| round["round"].as_u64() <= table["round"].as_u64())
    );
    for more in ["suggestion", "hint", "review", "picture.png"] {
        let refused = spectator.get(&format!("{path}/{more}")).await;
        assert!(refused.status.is_client_error(), "{more}: {}", refused.text);
    }
}

#[tokio::test]
async fn spectators_are_so_many_moves_behind_whatever_they_ask() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut spectator) = (site.browser(), site.browser(), site.browser());
    let id = two(&mut anna, &mut bela).await;
    let path = format!("/api/tables/{id}");
    let mut random = FastRandom::new(14);
    let mut versions = vec![
        anna.until(&id, |table| table["state"] == "running").await["version"]
            .as_u64()
            .expect("a version"),
    ];
    for number in 0..24 {
        let table = anna.get(&path).await.ok();
        let player = if table["your_turn"] == true {
            &mut anna
        } else {
            &mut bela
        };
        let update = player.update(&id).await;
        let moved = player
            .moves(
                &id,
                &update["version"],
                &format!("move {number}"),
                json!([random_move(&update, &mut random)]),
            )
            .await
            .ok();
        versions.push(moved["version"].as_u64().expect("a version"));
        if versions.len() > BEHIND + 1 {
            let seen = versions[versions.len() - 1 - BEHIND];
            sees_no_more(&mut spectator, &id, seen, &versions).await;
        }
    }
    // Taken back and played again: no more is seen for that.
    let table = anna.get(&path).await.ok();
    let player = if table["your_turn"] == true {
        &mut bela
    } else {
        &mut anna
    };
    let update = player.update(&id).await;
    if update["undo"] == true {
        player.undo(&id, &update["version"], "undo").await.ok();
        let seen = spectator.get(&path).await.ok()["version"]
            .as_u64()
            .expect("a version");
        assert_eq!(seen, versions[versions.len() - BEHIND]);
    }
    // What people say while they play is theirs, and a stream tells no more than the rest.
    let mut stream = spectator.stream(&id, None).await;
    let before = stream.update().await["version"].as_u64().expect("a version");
    let said = json!({"request_id": "1", "words": {"kind": "text", "text": "I will take the mayor"}});
    anna.post(&format!("{path}/chat"), said).await.ok();
    let table = anna.get(&path).await.ok();
    let player = if table["your_turn"] == true {
        &mut anna
    } else {
        &mut bela
    };
    let update = player.update(&id).await;
    let last = json!([random_move(&update, &mut random)]);
    player
        .moves(&id, &update["version"], "the last one", last)
        .await
        .ok();
    let seen = spectator.get(&path).await.ok()["version"]
        .as_u64()
        .expect("a version");
    assert!(before < seen, "one more move is seen");
    loop {
        let (event, data) = stream.next().await.expect("the stream goes on");
        assert_ne!(event, "chat", "{data}");
        assert!(
            data["version"].as_u64().is_some_and(|version| version <= seen),
            "{event} {data}"
        );
        if event == "update" && data["version"].as_u64() == Some(seen) {
            break;
        }
    }
    // After a restart it is the same, and those who play see everything.
    let site = site.restart().await;
    (anna.router, spectator.router) = (site.router.clone(), site.router.clone());
    let all = anna.get(&path).await.ok()["version"].as_u64();
    assert!(all > spectator.get(&path).await.ok()["version"].as_u64());
    assert_eq!(
        anna.get(&format!("{path}/history")).await.ok()["version"].as_u64(),
        all
    );
}

#[tokio::test]
async fn at_the_end_everything_is_open() {
    let site = Site::new().await;
    let (mut zofia, mut spectator) = (site.browser(), site.browser());
    let id = finished(&mut zofia, "puerto-rico", json!({"watch_delay": 50})).await;
    let path = format!("/api/tables/{id}");
    let table = spectator.get(&path).await.ok();
    assert!(
        table["version"].as_u64() > Some(50) && table["ranks"].is_array(),
        "{table}"
    );
    assert_eq!(spectator.update(&id).await["version"], table["version"]);
    spectator.get(&format!("{path}/charts")).await.ok();
    for bad in [0, 51] {
        let body = json!({
            "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "seats": [{"kind": "me"}, {"kind": "open"}],
            "watch_delay": bad,
        });
        zofia.post("/api/tables", body).await.refused(422, "bad_setup");
    }
}
