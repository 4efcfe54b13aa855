//! People who don't want to meet somebody, and that nobody is told.

use axum::http::Method;
use serde_json::{Value, json};

use crate::friends::{friends, person};
use crate::support::{Browser, Site};

/// Anna has a table, where Béla sits, too; a third seat is open.
async fn table(anna: &mut Browser, bela: &mut Browser) -> (String, String) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = anna.table(seats).await;
    let (id, code) = (
        table["id"].as_str().unwrap().to_owned(),
        table["invitation"].as_str().unwrap().to_owned(),
    );
    bela.post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    (id, code)
}

fn at_seat(table: &str, seat: u8) -> Value {
    json!({"whom": {"by": "seat", "table": table, "seat": seat}})
}

async fn say(who: &mut Browser, table: &str, text: &str) {
    let line = json!({"request_id": text, "words": {"kind": "text", "text": text}});
    who.post(&format!("/api/tables/{table}/chat"), line).await.ok();
}

#[tokio::test]
async fn who_is_blocked_cannot_join_nor_see_tables_in_the_lobby() {
    let site = Site::new().await;
    let (mut anna, mut troll) = (person(&site, "Anna").await, person(&site, "Troll").await);
    let (id, _) = table(&mut anna, &mut troll).await;
    let list = anna.post("/api/blocks", at_seat(&id, 1)).await.ok();
    assert_eq!(list["blocked"][0]["name"], "Troll");
    // Who sits at a table already stays there.
    assert_eq!(
        troll.get(&format!("/api/tables/{id}")).await.ok()["seats"][1]["mine"],
        true
    );

    let other = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (other_id, code) = (
        other["id"].as_str().unwrap(),
        other["invitation"].as_str().unwrap(),
    );
    anna.post(
        &format!("/api/tables/{other_id}/listing"),
        json!({"listed": true}),
    )
    .await
    .ok();
    let full = anna
        .table(json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]))
        .await;
    let full_code = full["invitation"].as_str().unwrap();
    let join = |code: &str| format!("/api/invitations/{code}/join");
    troll
        .post(&join(full_code), json!({}))
        .await
        .refused(409, "started");
    let refused = troll
        .post(&join(code), json!({}))
        .await
        .refused(409, "no_open_seat");
    assert_eq!(refused["error"]["message"], "no seat is open at this table");
    let lobby = troll.get("/api/lobby").await.ok();
    assert!(
        lobby["tables"]
            .as_array()
            .unwrap()
            .iter()
            .all(|table| table["id"] != other["id"])
    );
    let mut cyril = person(&site, "Cyril").await;
    let lobby = cyril.get("/api/lobby").await.ok();
    assert!(
        lobby["tables"]
            .as_array()
            .unwrap()
            .iter()
            .any(|table| table["id"] == other["id"])
    );

    let handle = list["blocked"][0]["handle"].clone();
    let pardon = json!({"whom": {"by": "handle", "handle": handle}});
    let list = anna.post("/api/blocks/remove", pardon).await.ok();
    assert_eq!(list["blocked"], json!([]));
    troll.post(&join(code), json!({})).await.ok();
}

#[tokio::test]
async fn who_is_blocked_is_not_heard_by_the_one_who_blocks_and_by_all_others() {
    let site = Site::new().await;
    let (mut anna, mut troll) = (person(&site, "Anna").await, person(&site, "Troll").await);
    let (id, code) = table(&mut anna, &mut troll).await;
    say(&mut troll, &id, "first").await;
    let mut hers = anna.stream(&id, None).await;
    let mut his = troll.stream(&id, None).await;
    assert_eq!(lines(&mut hers, true).await, ["first"]);
    assert_eq!(lines(&mut his, true).await, ["first"]);
    // The line is the only thing that is known of whoever said it.
    let by_line = json!({"whom": {"by": "line", "table": id, "line": 1}});
    anna.post("/api/blocks", by_line).await.ok();
    assert_eq!(lines(&mut hers, true).await, Vec::<String>::new(), "at once");
    say(&mut troll, &id, "second").await;
    say(&mut anna, &id, "third").await;
    assert_eq!(lines(&mut hers, false).await, ["third"]);
    assert_eq!(lines(&mut his, false).await, ["second"]);
    assert_eq!(lines(&mut his, false).await, ["third"]);
    let mut again = anna.stream(&id, None).await;
    assert_eq!(lines(&mut again, true).await, ["third"]);
    let mut cyril = person(&site, "Cyril").await;
    cyril
        .post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    let mut theirs = cyril.stream(&id, None).await;
    assert_eq!(lines(&mut theirs, true).await, ["first", "second", "third"]);

    let list = anna.get("/api/friends").await.ok();
    let pardon = json!({"whom": {"by": "handle", "handle": list["blocked"][0]["handle"]}});
    anna.post("/api/blocks/remove", pardon).await.ok();
    // Somebody who sat down had all lines sent again before.
    while lines(&mut again, true).await != ["first", "second", "third"] {}
}

/// What the next message of the chat says; `full` if it has to be about all lines.
async fn lines(stream: &mut crate::support::Stream, full: bool) -> Vec<String> {
    loop {
        let (event, data) = stream.next().await.expect("the stream goes on");
        if event == "chat" && data["full"] == full {
            let lines = data["lines"].as_array().unwrap().iter();
            return lines
                .map(|line| line["words"]["text"].as_str().unwrap().to_owned())
                .collect();
        }
    }
}

#[tokio::test]
async fn requests_of_blocked_people_are_not_heard_and_they_see_no_difference() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let list = anna.get("/api/friends").await.ok();
    let whom = json!({"whom": {"by": "handle", "handle": list["friends"][0]["person"]["handle"]}});
    let blocked = anna.post("/api/blocks", whom.clone()).await.ok();
    assert_eq!(
        (&blocked["friends"], blocked["blocked"].as_array().unwrap().len()),
        (&json!([]), 1)
    );
    // It looks as if the friendship had ended, and a request as if nobody had answered.
    let theirs = bela.get("/api/friends").await.ok();
    assert_eq!((&theirs["friends"], &theirs["blocked"]), (&json!([]), &json!([])));
    let by_name = json!({"whom": {"by": "name", "name": "Anna"}});
    let asked = bela.post("/api/friends", by_name.clone()).await.ok();
    assert_eq!(asked["asked"][0]["name"], "Anna");
    assert_eq!(anna.get("/api/friends").await.ok()["asking"], json!([]));
    anna.post("/api/friends", whom.clone())
        .await
        .refused(400, "bad_request");
    // What was asked meanwhile stays unheard once they are pardoned; from then on they are heard.
    anna.post("/api/blocks/remove", whom).await.ok();
    assert_eq!(anna.get("/api/friends").await.ok()["asking"], json!([]));
    bela.post("/api/friends", by_name).await.ok();
    assert_eq!(anna.get("/api/friends").await.ok()["asking"][0]["name"], "Béla");
}

#[tokio::test]
async fn what_a_person_knows_is_handed_out_and_deleted_with_them() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let (id, _) = table(&mut anna, &mut person(&site, "Troll").await).await;
    anna.post("/api/blocks", at_seat(&id, 1)).await.ok();
    let data = anna.get("/api/me/data").await.ok();
    assert_eq!(
        (&data["friends"], &data["blocked"]),
        (&json!(["Béla"]), &json!(["Troll"]))
    );
    anna.post("/api/me/delete", json!({})).await.ok();
    assert_eq!(bela.get("/api/friends").await.ok()["friends"], json!([]));
    let look = json!({"avatar": {"figure": "sun", "colour": "corn"}});
    bela.send_json(Method::PUT, "/api/me/profile", &look).await.ok();
    assert_eq!(bela.get("/api/me").await.ok()["guest"]["avatar"], look["avatar"]);
}
