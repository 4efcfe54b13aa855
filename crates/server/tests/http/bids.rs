//! Bidding for seats: who sees the bids, how the seats are dealt and priced, and what the record keeps.

use serde_json::{Value, json};

use crate::support::{Browser, Reply, Site};

fn path(table: &Value, what: &str) -> String {
    format!("/api/tables/{}{what}", table["id"].as_str().expect("an id"))
}

/// A table whose seats are bid for.
async fn make(host: &mut Browser, seats: Value) -> Value {
    let players = seats.as_array().expect("seats").len();
    let body = json!({
        "game": "puerto-rico", "setup": {"players": players}, "seats": seats, "shuffle_seats": true,
        "seat_bids": true, "name": "Anna", "stand_in": "random",
    });
    host.post("/api/tables", body).await.ok()
}

async fn join(table: &Value, guest: &mut Browser, name: &str) -> Value {
    let code = table["invitation"].as_str().expect("a code");
    let path = format!("/api/invitations/{code}/join");
    guest.post(&path, json!({"name": name})).await.ok()
}

async fn bid(guest: &mut Browser, seen: &Value, bids: Value) -> Reply {
    let body = json!({"ready": true, "ready_by": seen["ready_by"], "bids": bids});
    guest.post(&path(seen, "/ready"), body).await
}

fn of_seats(table: &Value, what: &str) -> Vec<Value> {
    let seats = table["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat[what].clone()).collect()
}

fn two() -> Value {
    json!([{"kind": "me"}, {"kind": "open"}])
}

#[tokio::test]
async fn bids_are_sealed_until_the_start_and_the_seats_go_to_those_who_value_them_most() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut guest) = (site.browser(), site.browser(), site.browser());
    let table = make(&mut anna, two()).await;
    assert_eq!(
        (&table["seat_bids"], &table["seat_bid_max"], &table["ready_check"]),
        (&json!(true), &json!(20), &json!(true))
    );
    let mut watched = anna.stream(table["id"].as_str().expect("an id"), None).await;
    let full = join(&table, &mut bela, "Bela").await;
    assert_eq!(full["state"], "open", "nobody has bid yet");
    assert_eq!(of_seats(&full, "ready"), [json!(false), json!(false)]);
    let waits = bid(&mut bela, &full, json!([0, 13])).await.ok();
    assert_eq!(of_seats(&waits, "bids"), [Value::Null, json!([0, 13])]);
    // Neither the other player nor a spectator sees the number, wherever they look.
    for other in [&mut anna, &mut guest] {
        let seen = other.get(&path(&table, "")).await.ok();
        assert_eq!(of_seats(&seen, "bids"), [Value::Null, Value::Null]);
        assert!(!seen.to_string().contains("13]"), "{seen}");
    }
    let starts = bid(&mut anna, &full, json!([0, 6])).await.ok();
    assert_eq!(starts["state"], "running");
    assert_eq!(of_seats(&starts, "name"), [json!("Anna"), json!("Bela")]);
    // Bela gives up what the seat is worth to Anna, and now everybody sees what was bid.
    assert_eq!(starts["setup"]["seat_prices"], json!([0, 6]));
    let later = guest.get(&path(&table, "")).await.ok();
    assert_eq!(of_seats(&later, "bids"), [json!([0, 6]), json!([0, 13])]);
    let told = loop {
        let (kind, data) = watched.next().await.expect("what happened");
        assert!(
            data["state"] == "running" || !data.to_string().contains("13]"),
            "{kind}: {data}"
        );
        if data["state"] == "running" {
            break data;
        }
    };
    assert_eq!(told["setup"]["seat_prices"], json!([0, 6]));
}

#[tokio::test]
async fn what_was_given_up_is_in_the_result_and_in_the_record() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = make(&mut anna, two()).await;
    let full = join(&table, &mut bela, "Bela").await;
    bid(&mut bela, &full, json!([0, 20])).await.ok();
    let begun = bid(&mut anna, &full, json!([0, 20])).await.ok();
    assert_eq!(begun["setup"]["seat_prices"], json!([0, 20]));
    // A restart in between: the prices are on disk.
    let site = site.restart().await;
    for browser in [&mut anna, &mut bela] {
        browser.router = site.router.clone();
    }
    let id = table["id"].as_str().expect("an id").to_owned();
    // Bots play on for both.
    for browser in [&mut anna, &mut bela] {
        let seated = browser.get(&path(&table, "")).await.ok();
        let own = of_seats(&seated, "mine").iter().position(|mine| *mine == true);
        browser
            .post(&path(&table, "/stand-in"), json!({"seat": own}))
            .await
            .ok();
    }
    anna.until(&id, |table| table["state"] == "over").await;
    let end = anna.update(&id).await;
    let result = end["view"]["result"].as_array().expect("a result").clone();
    assert_eq!(result[1]["seat_price"], 20);
    for own in &result {
        let of = |key: &str| own[key].as_i64().unwrap_or_default();
        let sources = [
            "chips",
            "buildings",
            "guild_hall",
            "residence",
            "fortress",
            "customs_house",
            "city_hall",
        ];
        let sum: i64 = sources.into_iter().map(of).sum();
        assert_eq!(of("total"), sum - of("seat_price"));
    }
    let record = anna.get(&format!("/api/tables/{id}/record")).await;
    assert!(record.text.contains("seat_prices=0,20"), "{}", record.text);
    // A rematch is bid for again.
    let again = anna.post(&path(&table, "/rematch"), json!({})).await.ok();
    assert_eq!(
        (&again["seat_bids"], &again["setup"]["seat_prices"]),
        (&json!(true), &Value::Null)
    );
}

#[tokio::test]
async fn bots_bid_what_seats_are_worth_to_them() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let alone = make(
        &mut anna,
        json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]),
    )
    .await;
    assert_eq!(alone["state"], "open", "she is asked what she bids");
    let starts = bid(&mut anna, &alone, json!([0, 20])).await.ok();
    // The second of two seats is worth 5 points to a bot.
    assert_eq!(starts["setup"]["seat_prices"], json!([0, 5]));
    assert_eq!(of_seats(&starts, "mine"), [json!(false), json!(true)]);
    assert_eq!(of_seats(&starts, "bids"), [json!([0, 5]), json!([0, 20])]);
}

#[tokio::test]
async fn whoever_bids_nothing_still_plays_and_nobody_pays() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = make(&mut anna, two()).await;
    let full = join(&table, &mut bela, "Bela").await;
    let ready = json!({"ready": true, "ready_by": full["ready_by"]});
    for browser in [&mut bela, &mut anna] {
        browser.post(&path(&full, "/ready"), ready.clone()).await.ok();
    }
    let starts = anna.get(&path(&full, "")).await.ok();
    assert_eq!(starts["state"], "running");
    assert_eq!(starts["setup"].get("seat_prices"), None, "as at any other table");
}

#[tokio::test]
async fn bids_that_nobody_can_make_are_refused_and_change_nothing() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = make(&mut anna, two()).await;
    let full = join(&table, &mut bela, "Bela").await;
    for wrong in [json!([0]), json!([0, 21]), json!([0, 1, 2])] {
        bid(&mut bela, &full, wrong).await.refused(400, "bad_request");
    }
    let seen = bela.get(&path(&full, "")).await.ok();
    assert_eq!(of_seats(&seen, "ready"), [json!(false), json!(false)]);
    assert_eq!(of_seats(&seen, "bids"), [Value::Null, Value::Null]);
    // What a seat costs can't be set by whoever makes the table.
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2, "seat_prices": [0, 20]}, "seats": two(), "shuffle_seats": false,
    });
    anna.post("/api/tables", body).await.refused(422, "bad_setup");
    // A game whose seats can't be bid for, at the start and later.
    let body = json!({
        "game": "altiplano", "setup": {"players": 2}, "seats": two(), "shuffle_seats": true, "seat_bids": true,
    });
    anna.post("/api/tables", body).await.refused(422, "bad_setup");
}

#[tokio::test]
async fn the_host_can_turn_to_bids_and_back_and_everybody_is_asked_again() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": two(), "shuffle_seats": false, "ready_check": true,
        "name": "Anna",
    });
    let table = anna.post("/api/tables", body).await.ok();
    let full = join(&table, &mut bela, "Bela").await;
    bid(&mut bela, &full, json!([0, 1]))
        .await
        .refused(400, "bad_request");
    bela.post(&path(&table, "/seating"), json!({"bids": true}))
        .await
        .refused(403, "not_host");
    anna.post(&path(&table, "/seating"), json!({"bids": true, "order": [1, 0]}))
        .await
        .refused(400, "bad_request");
    let turned = anna
        .post(&path(&table, "/seating"), json!({"bids": true}))
        .await
        .ok();
    assert_eq!(
        (&turned["seat_bids"], &turned["shuffle_seats"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(of_seats(&turned, "ready"), [json!(false), json!(false)]);
    bid(&mut bela, &turned, json!([0, 1])).await.ok();
    let back = anna.post(&path(&table, "/seating"), json!({})).await.ok();
    assert_eq!(
        (&back["seat_bids"], &back["shuffle_seats"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(of_seats(&back, "ready"), [json!(false), json!(false)]);
}
