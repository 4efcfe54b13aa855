//! Finished games that were played elsewhere, from their records.

use serde_json::{Value, json};

use crate::support::{Browser, Site};

/// The record of a game of bots at a server, with its end.
async fn record(game: &str) -> (String, Value) {
    let site = Site::new().await;
    let mut host = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let body = json!({
        "game": game, "setup": {"players": 3}, "seats": [bot, bot, bot], "shuffle_seats": false,
    });
    let table = host.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap();
    let over = host.until(id, |table| table["state"] == "over").await;
    (host.get(&format!("/api/tables/{id}/record")).await.text, over)
}

async fn opened(guest: &mut Browser, record: &str) -> Value {
    guest.post("/api/records", json!({"record": record})).await.ok()
}

#[tokio::test]
async fn a_finished_game_from_elsewhere_can_be_looked_back_on_by_anybody() {
    for game in ["puerto-rico", "altiplano"] {
        let (record, played) = record(game).await;
        let site = Site::new().await;
        let (mut anna, mut friend) = (site.browser(), site.browser());
        let table = opened(&mut anna, &record).await;
        let id = table["id"].as_str().unwrap();
        for key in [
            "game",
            "setup",
            "ranks",
            "round",
            "version",
            "commitment",
            "secret",
        ] {
            assert_eq!(table[key], played[key], "{key}");
        }
        assert_eq!(
            (&table["state"], &table["host"], &table["rated"]),
            (&json!("over"), &json!(true), &json!(false))
        );
        for seat in table["seats"].as_array().unwrap() {
            assert_eq!(
                (&seat["kind"], &seat["name"], &seat["mine"], &seat["mark"]),
                (&json!("person"), &json!(""), &json!(false), &Value::Null)
            );
        }
        // A friend with the address sees all of it, also after a restart.
        let site = site.restart().await;
        friend.router = site.router.clone();
        let path = format!("/api/tables/{id}");
        assert_eq!(friend.get(&format!("{path}/record")).await.text, record);
        let history = friend.get(&format!("{path}/history")).await.ok();
        let step = history["steps"].as_array().unwrap().last().unwrap()["step"].clone();
        friend.get(&format!("{path}/history/{step}")).await.ok();
        friend.get(&format!("{path}/charts")).await.ok();
        friend.get(&format!("{path}/review")).await.ok();
        let branch = json!({"step": 3, "seat": 1, "bot": "random"});
        let branched = friend.post(&format!("{path}/branch"), branch).await.ok();
        assert_eq!(branched["state"], "running");
        assert_eq!(
            site.browser().get("/api/ratings").await.ok()["classes"],
            json!([])
        );
    }
}

#[tokio::test]
async fn whoever_opened_a_record_finds_it_again_and_may_play_the_same_game() {
    let (record, _) = record("puerto-rico").await;
    let site = Site::new().await;
    let (mut anna, mut stranger) = (site.browser(), site.browser());
    let body = json!({"record": record, "private": true});
    let table = anna.post("/api/records", body).await.ok();
    let id = table["id"].as_str().unwrap();
    assert_eq!(anna.get("/api/me").await.ok()["tables"][0]["id"], id);
    stranger
        .get(&format!("/api/tables/{id}"))
        .await
        .refused(403, "not_seated");
    let rematch = format!("/api/tables/{id}/rematch");
    stranger.post(&rematch, json!({})).await.refused(401, "no_guest");
    let next = anna.post(&rematch, json!({})).await.ok();
    let kinds: Vec<&str> = (next["seats"].as_array().unwrap().iter())
        .map(|seat| seat["kind"].as_str().unwrap())
        .collect();
    assert_eq!(
        (kinds, &next["seats"][0]["mine"]),
        (vec!["person", "open", "open"], &json!(true))
    );
}

#[tokio::test]
async fn what_is_not_the_record_of_a_finished_game_is_refused() {
    let (record, _) = record("puerto-rico").await;
    let site = Site::new().await;
    let mut anna = site.browser();
    let mut refuse = async |record: &str, status: u16, code: &str| {
        let body = json!({"record": record});
        anna.post("/api/records", body).await.refused(status, code);
    };
    for wrong in ["", "a letter", "{\"meseta\": \"table\"}"] {
        refuse(wrong, 400, "bad_request").await;
    }
    let lines: Vec<&str> = record.lines().collect();
    let without = |word: &str| {
        let kept = lines.iter().filter(|line| !line.starts_with(word));
        kept.copied().collect::<Vec<_>>().join("\n")
    };
    refuse(&without("secret "), 400, "bad_request").await;
    // With another secret its chance is not as it says, promised or not.
    let secret = lines
        .iter()
        .find_map(|line| line.strip_prefix("secret "))
        .unwrap();
    let other = if secret.starts_with("00") { "11" } else { "00" };
    let other = record.replace(secret, &format!("{other}{}", &secret[2..]));
    refuse(&other, 400, "bad_request").await;
    let unpromised = other.lines().filter(|line| !line.starts_with("commitment "));
    let unpromised: Vec<&str> = unpromised.collect();
    refuse(&unpromised.join("\n"), 400, "bad_request").await;
    // The nonces are those of its seats, each once.
    let nonces: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| line.starts_with("nonce "))
        .collect();
    if let [first, ..] = nonces[..] {
        refuse(
            &record.replace(first, &format!("{first}\n{first}")),
            400,
            "bad_request",
        )
        .await;
    }
    // A game without its last entry is not over.
    let is_entry = |line: &&str| line.starts_with(|first: char| first == '?' || first.is_ascii_digit());
    let last = lines.iter().rposition(is_entry).unwrap();
    refuse(&lines[..last].join("\n"), 409, "not_over").await;
    let long = json!({"record": " ".repeat(70_000)});
    anna.post("/api/records", long).await.refused(413, "too_large");
    assert_eq!(
        anna.get("/api/me").await.ok()["tables"],
        json!([]),
        "nothing was kept"
    );
}

#[tokio::test]
async fn an_address_may_open_so_many_records_in_an_hour() {
    let (record, _) = record("puerto-rico").await;
    let site = Site::new().await;
    let mut anna = site.browser();
    let body = json!({ "record": record });
    for _ in 0..30 {
        anna.post("/api/records", body.clone()).await.ok();
    }
    anna.post("/api/records", body).await.refused(429, "too_many");
    // Whatever else there is goes on.
    anna.get("/api/me").await.ok();
}
