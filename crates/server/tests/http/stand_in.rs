//! A bot plays for a person who is away, and the person takes the seat back.

use serde_json::{Value, json};

use crate::support::{Browser, Site, config, random_move};

/// Anna, who made the table, and a friend without a name; Anna is asked first.
async fn two(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut friend) = (site.browser(), site.browser());
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = anna
        .post(
            "/api/tables",
            json!({"game": "puerto-rico", "setup": {"players": 2}, "seats": seats, "shuffle_seats": false, "stand_in": "random"}),
        )
        .await
        .ok();
    let code = table["invitation"].as_str().unwrap();
    let join = format!("/api/invitations/{code}/join");
    friend.post(&join, json!({})).await.ok();
    (anna, friend, table["id"].as_str().unwrap().to_owned())
}

fn bot_at(seat: u8) -> Value {
    json!({ "seat": seat })
}

#[tokio::test]
async fn somebody_who_leaves_lets_a_bot_play_and_comes_back() {
    let site = Site::new().await;
    let (mut anna, mut friend, id) = two(&site).await;
    let give = format!("/api/tables/{id}/stand-in");
    let given = friend.post(&give, bot_at(1)).await.ok();
    assert_eq!(given["seats"][1]["stand_in"], "random");
    assert_eq!(given["seats"][1]["kind"], "person", "the seat stays the person's");
    assert_eq!(given["seats"][1]["mine"], true);
    friend.post(&give, bot_at(1)).await.refused(409, "stood_in");

    // The bot answers for the friend, however often the server restarts.
    let before = anna.update(&id).await;
    anna.moves(&id, &before["version"], "b", json!([{"notation": "role trader"}]))
        .await
        .ok();
    let version = before["version"].as_u64().unwrap();
    let went_on = anna
        .until(&id, |table| {
            table["asked"] == json!([0]) && table["version"].as_u64() > Some(version + 1)
        })
        .await;
    assert_eq!(went_on["seats"][1]["stand_in"], "random");
    let cookies = (anna.cookie.clone(), friend.cookie.clone());
    let site = site.restart().await;
    (anna, friend) = (site.browser(), site.browser());
    (anna.cookie, friend.cookie) = cookies;
    let known = friend.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(known["seats"][1]["stand_in"], "random");

    // Two never decide for one seat; the table waits as before for a person who is back.
    let seen = &known["version"];
    let line = json!([{"notation": "pass"}]);
    friend.moves(&id, seen, "c", line).await.refused(409, "stood_in");
    friend.undo(&id, seen, "d").await.refused(409, "stood_in");
    let back = format!("/api/tables/{id}/return");
    let returned = friend.post(&back, json!({})).await.ok();
    assert_eq!(returned["seats"][1]["stand_in"], Value::Null);
    friend.post(&back, json!({})).await.ok();
    let mut random = tabletop::FastRandom::new(1);
    for number in 0..40 {
        let update = anna.update(&id).await;
        if update["asked"] == json!([1]) {
            break;
        }
        let answer = json!([random_move(&update, &mut random)]);
        let request = format!("e{number}");
        anna.moves(&id, &update["version"], &request, answer).await.ok();
    }
    let table = anna.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["asked"], json!([1]), "the friend is waited for as before");
}

#[tokio::test]
async fn only_people_who_have_waited_may_give_somebody_elses_seat_away() {
    let site = Site::new().await;
    let (mut anna, mut friend, id) = two(&site).await;
    let give = format!("/api/tables/{id}/stand-in");
    let table = friend.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(table["seats"][1]["stand_in_wait"], 0);
    let friends_wait = table["seats"][0]["stand_in_wait"].as_u64().unwrap();
    let table = anna.get(&format!("/api/tables/{id}")).await.ok();
    let hosts_wait = table["seats"][1]["stand_in_wait"].as_u64().unwrap();
    assert!(0 < hosts_wait && hosts_wait < friends_wait);
    anna.post(&give, bot_at(1)).await.refused(409, "too_soon");
    friend.post(&give, bot_at(0)).await.refused(409, "too_soon");
    anna.post(&give, bot_at(4)).await.refused(400, "bad_request");

    let mut stranger = site.browser();
    stranger.post(&give, bot_at(0)).await.refused(401, "no_guest");
    stranger.post("/api/quick", json!({})).await.ok();
    stranger.post(&give, bot_at(0)).await.refused(403, "not_seated");
    let seen = stranger.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(seen["seats"][0]["stand_in_wait"], Value::Null);
    let back = format!("/api/tables/{id}/return");
    stranger.post(&back, json!({})).await.refused(403, "not_seated");
}

#[tokio::test]
async fn a_guest_without_a_name_has_a_mark_that_never_changes() {
    let site = Site::new().await;
    let (mut anna, mut friend, id) = two(&site).await;
    let seen = anna.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(seen["seats"][1]["name"], "");
    let mark = seen["seats"][1]["mark"].as_str().unwrap().to_owned();
    assert_eq!(mark.len(), 3);
    let mine = friend.get("/api/me").await.ok()["guest"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(!mine.to_uppercase().contains(&mark), "a mark leads to no id");
    let again = friend.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(again["seats"][0]["mark"], mark.as_str());
    assert_eq!(again["seats"][1]["mark"], Value::Null);
}

#[tokio::test]
async fn a_data_file_from_before_stand_ins_is_brought_up_to_date() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    {
        use sqlx::Connection as _;
        let options = sqlx::sqlite::SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true);
        let mut old = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        let first = include_str!("../../src/store/sqlite/0001.sql");
        sqlx::raw_sql(first).execute(&mut old).await.unwrap();
        let marks = "PRAGMA application_id = 1298494309; PRAGMA user_version = 1;";
        sqlx::raw_sql(marks).execute(&mut old).await.unwrap();
        old.close().await.unwrap();
    }
    let store = server::store::sqlite::open(&file).await.unwrap();
    let site = Site::over(folder, std::sync::Arc::new(store), config(file)).await;
    let (_, mut friend, id) = two(&site).await;
    let given = friend
        .post(&format!("/api/tables/{id}/stand-in"), bot_at(1))
        .await
        .ok();
    assert_eq!(given["seats"][1]["stand_in"], "random");
}
