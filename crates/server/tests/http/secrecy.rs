//! What must not leave the server before the end.

use serde_json::json;
use tabletop::FastRandom;

use crate::support::{Browser, Site, random_move};

/// The secret of a table from the store, in every form that could leak.
async fn secret_forms(site: &Site, id: &str) -> Vec<String> {
    use server::store::Store as _;
    // A second reader of the same file: the lock keeps out other servers, not readers of a copy.
    let copy = tempfile::TempDir::new().unwrap();
    for ending in ["", "-wal", "-shm"] {
        let name = format!("meseta.db{ending}");
        if let Ok(bytes) = std::fs::read(site.folder.path().join(&name)) {
            std::fs::write(copy.path().join(&name), bytes).unwrap();
        }
    }
    let store = server::store::sqlite::open(&copy.path().join("meseta.db"))
        .await
        .unwrap();
    let secret = store.table_row(id).await.unwrap().unwrap().secret;
    let hex = secret.to_string();
    let numbers: Vec<String> = secret.0.iter().map(u8::to_string).collect();
    vec![
        hex[..16].to_owned(),
        hex[..16].to_uppercase(),
        numbers[..6].join(","),
        numbers[..6].join(", "),
    ]
}

/// Everything that a browser can learn about a table.
async fn everything(browser: &mut Browser, id: &str) -> String {
    let mut all = String::new();
    for path in [
        "",
        "/now",
        "/history",
        "/history/0",
        "/history/9",
        "/charts",
        "/record",
        "/suggestion",
        "/hint",
        "/review",
    ] {
        all += &browser.get(&format!("/api/tables/{id}{path}")).await.text;
    }
    all += &browser.get("/api/me").await.text;
    let mut stream = browser.stream(id, None).await;
    for _ in 0..2 {
        let (_, data) = stream.next().await.unwrap();
        all += &data.to_string();
    }
    all
}

#[tokio::test]
async fn the_secret_of_chance_is_kept_until_the_end_and_then_shown() {
    let site = Site::new().await;
    let mut me = site.browser();
    let table = me
        .table(json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]))
        .await;
    let id = table["id"].as_str().unwrap().to_owned();
    let forms = secret_forms(&site, &id).await;
    let mut spectator = site.browser();
    let mut random = FastRandom::new(3);
    let mut request = 0;
    loop {
        let now = me
            .until(&id, |table| {
                table["your_turn"] == true || table["state"] == "over"
            })
            .await;
        if now["state"] == "over" {
            assert!(now["secret"].as_str().unwrap().starts_with(&forms[0]));
            assert_eq!(now["commitment"], table["commitment"]);
            break;
        }
        let update = me.update(&id).await;
        let mut told = String::new();
        if request % 12 == 0 {
            told = everything(&mut me, &id).await + &everything(&mut spectator, &id).await;
        }
        request += 1;
        let one = random_move(&update, &mut random);
        let reply = me
            .moves(&id, &update["version"], &format!("r{request}"), json!([one]))
            .await;
        let wrong = me
            .moves(&id, &json!(0), &format!("w{request}"), json!([{"notation": "?"}]))
            .await;
        told += &reply.text;
        if reply.ok()["over"] == false && wrong.status == 409 {
            told += &wrong.text;
        }
        if reply.json()["over"] == true {
            continue;
        }
        for form in &forms {
            assert!(!told.contains(form), "the secret has slipped out as {form}");
        }
    }
    let record = me.get(&format!("/api/tables/{id}/record")).await.text;
    crate::games::verified(&record);
}

#[tokio::test]
async fn whoever_asks_for_a_table_as_it_is_now_sees_what_their_stream_begins_with() {
    let site = Site::new().await;
    let mut me = site.browser();
    let mut friend = site.browser();
    friend.post("/api/quick", json!({})).await.ok();
    let table = me.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/now");
    me.get(&path).await.refused(409, "not_started");
    let code = table["invitation"].as_str().unwrap();
    friend
        .post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    me.until(&id, |table| table["state"] == "running").await;
    let mut seen = Vec::new();
    for browser in [&mut me, &mut friend, &mut site.browser()] {
        let begun = browser.update(&id).await;
        assert_eq!(browser.get(&path).await.ok(), begun);
        seen.push(begun["view"]["observer"].clone());
    }
    // Each of the three sees the table from elsewhere.
    assert_ne!(seen[0], seen[1]);
    assert_eq!(seen[2], serde_json::Value::Null);
}

#[tokio::test]
async fn other_seats_chips_are_hidden_until_the_end() {
    let site = Site::new().await;
    let mut me = site.browser();
    let table = me
        .table(json!([{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]))
        .await;
    let id = table["id"].as_str().unwrap().to_owned();
    me.until(&id, |table| table["your_turn"] == true).await;
    let seats = me.update(&id).await["view"]["seats"].clone();
    assert!(seats[0]["victory_points"].is_null() && seats[1]["victory_points"].is_u64());
    let moment = me.get(&format!("/api/tables/{id}/history/2")).await.ok();
    assert!(moment["view"]["seats"][0]["victory_points"].is_null());
    let charts = me.get(&format!("/api/tables/{id}/charts")).await.ok();
    assert!(charts["rounds"][0]["seats"][0]["points"].is_null());
}
