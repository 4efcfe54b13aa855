//! Bad input: each kind gets its typed error with a sentence, and nothing is lost.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::support::{Browser, Site};

const ME_AND_BOTS: &str =
    r#"[{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]"#;

/// A table where this browser is asked.
async fn my_turn(browser: &mut Browser) -> (String, Value) {
    let table = browser.table(serde_json::from_str(ME_AND_BOTS).unwrap()).await;
    let id = table["id"].as_str().unwrap().to_owned();
    browser.until(&id, |table| table["your_turn"] == true).await;
    let update = browser.update(&id).await;
    (id, update)
}

#[tokio::test]
async fn moves_that_cannot_be_made_change_nothing() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (id, before) = my_turn(&mut me).await;
    let version = &before["version"];
    let unknown = me
        .moves(&id, version, "a", json!([{"notation": "colonise the moon"}]))
        .await;
    assert_eq!(unknown.refused(400, "unknown_notation")["error"]["index"], 0);
    let bad = me
        .moves(
            &id,
            version,
            "b",
            json!([{"action": {"type": "sail", "where": 3}}]),
        )
        .await;
    bad.refused(400, "bad_move");
    let bad = me
        .moves(&id, version, "c", json!([{"plan": {"type": "conquer"}}]))
        .await;
    bad.refused(400, "bad_move");
    let illegal = me
        .moves(&id, version, "d", json!([{"notation": "sell corn"}]))
        .await;
    let body = illegal.refused(422, "refused");
    assert_eq!(body["error"]["refusal"]["type"], "other_decision");
    let second = me
        .moves(
            &id,
            version,
            "e",
            json!([{"notation": "role settler"}, {"notation": "role mayor"}]),
        )
        .await;
    assert_eq!(
        second.refused(422, "refused")["error"]["index"],
        1,
        "all or nothing"
    );
    me.moves(&id, version, "f", json!([]))
        .await
        .refused(400, "bad_request");
    let many = vec![json!({"notation": "pass"}); 65];
    me.moves(&id, version, "g", json!(many))
        .await
        .refused(400, "bad_request");
    me.moves(&id, version, "", json!([{"notation": "role settler"}]))
        .await
        .refused(400, "bad_request");
    let long = "x".repeat(65);
    me.moves(&id, version, &long, json!([{"notation": "role settler"}]))
        .await
        .refused(400, "bad_request");
    me.undo(&id, version, "h").await.refused(409, "nothing_to_undo");
    assert_eq!(me.update(&id).await, before, "nothing has changed");
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (id, before) = my_turn(&mut me).await;
    let path = format!("/api/tables/{id}/moves");
    for body in [
        "",
        "{",
        "[]",
        "null",
        r#"{"version": 1}"#,
        r#"{"version": -1, "request_id": "a", "moves": []}"#,
    ] {
        let reply = me.post_raw(&path, "application/json", body.into()).await;
        reply.refused(400, "bad_request");
    }
    let not_text = me
        .post_raw(&path, "application/json", vec![0xff, 0xfe, 0x00])
        .await;
    not_text.refused(400, "bad_request");
    let deep = "[".repeat(10_000);
    me.post_raw(&path, "application/json", deep.into())
        .await
        .refused(400, "bad_request");
    let body = json!({"version": 1, "request_id": "a", "moves": []}).to_string();
    me.post_raw(&path, "text/plain", body.clone().into())
        .await
        .refused(415, "bad_request");
    me.post_raw(&path, "application/x-www-form-urlencoded", body.into())
        .await
        .refused(415, "bad_request");
    let large = vec![b' '; server::BODY_BYTES_MAX + 1];
    me.post_raw(&path, "application/json", large)
        .await
        .refused(413, "too_large");
    assert_eq!(me.update(&id).await, before, "nothing has changed");
}

#[tokio::test]
async fn addresses_and_methods_that_do_not_exist_are_refused_in_json() {
    let site = Site::new().await;
    let mut me = site.browser();
    me.get("/api/nothing/here").await.refused(404, "not_found");
    me.get("/api/quick").await.refused(405, "method_not_allowed");
    me.post("/api/games", json!({}))
        .await
        .refused(405, "method_not_allowed");
    for path in [
        "",
        "/now",
        "/history",
        "/history/0",
        "/charts",
        "/record",
        "/stream",
        "/suggestion",
    ] {
        let reply = me.get(&format!("/api/tables/nosuchtable{path}")).await;
        reply.refused(404, "unknown_table");
    }
    me.get("/api/invitations/nosuchcode")
        .await
        .refused(404, "unknown_invitation");
    let (id, _) = my_turn(&mut me).await;
    me.get(&format!("/api/tables/{id}/history/99999"))
        .await
        .refused(404, "unknown_step");
    me.get(&format!("/api/tables/{id}/history/first"))
        .await
        .refused(400, "bad_request");
    me.get(&format!("/api/tables/{id}/stream?since=yesterday"))
        .await
        .refused(400, "bad_request");
}

#[tokio::test]
async fn setups_that_no_game_can_have_are_refused() {
    let site = Site::new().await;
    let mut me = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let create = |setup: Value, seats: Value| json!({"game": "puerto-rico", "setup": setup, "seats": seats, "shuffle_seats": false});
    for (setup, seats) in [
        (json!({"players": 6}), json!([bot, bot, bot, bot, bot, bot])),
        (json!({"players": 3}), json!([bot, bot])),
        (json!({"players": 2, "edition": "1999"}), json!([bot, bot])),
        (json!({"players": 2, "vp_pool": 0}), json!([bot, bot])),
        (json!({"players": 2, "switches": ["fly"]}), json!([bot, bot])),
        (json!("four"), json!([bot, bot])),
        (json!({"players": 2}), json!([{"kind": "me"}, {"kind": "me"}])),
    ] {
        me.post("/api/tables", create(setup, seats))
            .await
            .refused(422, "bad_setup");
    }
    let unknown = json!({"kind": "bot", "bot": "deep thought"});
    let reply = me
        .post(
            "/api/tables",
            create(json!({"players": 2}), json!([unknown, bot])),
        )
        .await;
    reply.refused(400, "bad_request");
    let mut body = create(json!({"players": 2}), json!([bot, bot]));
    body["game"] = json!("monopoly");
    me.post("/api/tables", body).await.refused(400, "bad_request");
    assert_eq!(
        me.get("/api/me").await.ok()["guest"],
        Value::Null,
        "nobody was made a guest"
    );
}

#[tokio::test]
async fn an_impossible_setup_is_refused_with_the_rules_reason() {
    let site = Site::new().await;
    let mut me = site.browser();
    let bots = |players: usize| vec![json!({"kind": "bot", "bot": "random"}); players];
    let create = |game: &str, players: usize, setup: Value| json!({"game": game, "setup": setup, "seats": bots(players), "shuffle_seats": false});
    for (setup, reason) in [
        (json!({"players": 6}), json!({"type": "player_count", "found": 6})),
        (
            json!({"players": 2, "vp_pool": 0}),
            json!({"type": "vp_pool", "found": 0}),
        ),
        (
            json!({"players": 2, "edition": "2002", "expansions": ["nobles"]}),
            json!({"type": "expansion_not_in_edition", "expansion": "nobles", "edition": "2002"}),
        ),
        (
            json!({"players": 2, "switches": ["buccaneer_must_act"]}),
            json!({"type": "switch_without_expansion", "switch": "buccaneer_must_act", "expansion": "buccaneer"}),
        ),
        (
            json!({"players": 2, "nobles_market": "all_eight_extra"}),
            json!({"type": "nobles_market_without_nobles"}),
        ),
        (
            json!({"players": 2, "draft": "random"}),
            json!({"type": "draft_without_expansion"}),
        ),
        (
            json!({"players": 2, "expansions": ["new_buildings"], "draft": {"named": ["villa"]}}),
            json!({"type": "market_building", "building": "villa"}),
        ),
        (
            json!({"players": 2, "expansions": ["new_buildings"], "draft": {"named": ["aqueduct"]}}),
            json!({"type": "market_places", "cost": 2, "found": 0, "expected": 2}),
        ),
    ] {
        let refused = me.post("/api/tables", create("puerto-rico", 2, setup)).await;
        assert_eq!(refused.refused(422, "bad_setup")["error"]["impossible"], reason);
    }
    for (setup, reason) in [
        (json!({"players": 1}), json!({"type": "player_count", "found": 1})),
        (json!({"players": 2, "ring": ["farm"]}), json!({"type": "ring"})),
        (
            json!({"players": 2, "start_player": 4}),
            json!({"type": "start_player", "found": 4}),
        ),
        (
            json!({"players": 2, "components": {"name": "mine"}}),
            json!({"type": "components", "word": "mine"}),
        ),
    ] {
        let refused = me.post("/api/tables", create("altiplano", 2, setup)).await;
        assert_eq!(refused.refused(422, "bad_setup")["error"]["impossible"], reason);
    }
    // For input that can't be read at all, the rules give no reason.
    let unread = create("puerto-rico", 2, json!({"players": 2, "edition": "1999"}));
    let refused = me.post("/api/tables", unread).await;
    assert_eq!(refused.refused(422, "bad_setup")["error"].get("impossible"), None);
}

#[tokio::test]
async fn strangers_neither_decide_nor_see_what_is_not_theirs() {
    let site = Site::new().await;
    let mut me = site.browser();
    let (id, before) = my_turn(&mut me).await;
    let version = &before["version"];
    let role = json!([{"notation": "role settler"}]);

    let mut nobody = site.browser();
    nobody
        .moves(&id, version, "a", role.clone())
        .await
        .refused(401, "no_guest");
    nobody.undo(&id, version, "b").await.refused(401, "no_guest");
    let mut stranger = site.browser();
    stranger
        .send_json(Method::PUT, "/api/me", &json!({"name": "Eve"}))
        .await
        .ok();
    stranger
        .moves(&id, version, "a", role.clone())
        .await
        .refused(403, "not_seated");
    stranger.undo(&id, version, "b").await.refused(403, "not_seated");
    stranger
        .post(&format!("/api/tables/{id}/fill"), json!({"bot": "random"}))
        .await
        .refused(403, "not_host");
    stranger
        .post(&format!("/api/tables/{id}/leave"), json!({}))
        .await
        .refused(403, "not_seated");
    stranger
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .refused(403, "not_seated");
    stranger
        .get(&format!("/api/tables/{id}/stream?seat=0"))
        .await
        .refused(403, "not_your_seat");
    stranger
        .get(&format!("/api/tables/{id}/suggestion"))
        .await
        .refused(403, "not_your_seat");
    // A player at the table names another player's seat.
    let body = json!({"version": version, "request_id": "c", "moves": role});
    me.post(&format!("/api/tables/{id}/moves?seat=1"), body)
        .await
        .refused(403, "not_your_seat");
    me.get(&format!("/api/tables/{id}/stream?seat=1"))
        .await
        .refused(403, "not_your_seat");
    me.get(&format!("/api/tables/{id}/stream?seat=77"))
        .await
        .refused(400, "bad_request");
    // A spectator sees what is open.
    let seen = stranger.update(&id).await;
    assert_eq!(seen["view"]["observer"], Value::Null);
    assert_eq!(seen["offers"], json!([]));
    assert_eq!(seen["view"]["seats"][0]["victory_points"], Value::Null);
    assert_eq!(
        stranger.get(&format!("/api/tables/{id}")).await.ok()["invitation"],
        Value::Null
    );
    assert_eq!(me.update(&id).await, before, "nothing has changed");
}

#[tokio::test]
async fn a_private_table_shows_nothing_to_strangers() {
    let site = Site::new().await;
    let mut me = site.browser();
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 3}, "seats": serde_json::from_str::<Value>(ME_AND_BOTS).unwrap(),
        "shuffle_seats": true, "private": true,
    });
    let table = me.post("/api/tables", body).await.ok();
    let id = table["id"].as_str().unwrap();
    let mut stranger = site.browser();
    stranger.post("/api/quick", json!({})).await.ok();
    for mut visitor in [stranger, site.browser()] {
        for path in [
            "",
            "/stream",
            "/now",
            "/history",
            "/history/1",
            "/charts",
            "/record",
        ] {
            let reply = visitor.get(&format!("/api/tables/{id}{path}")).await;
            reply.refused(403, "not_seated");
        }
        // An invited person sees who plays before sitting down.
        let code = table["invitation"].as_str().unwrap();
        visitor.get(&format!("/api/invitations/{code}")).await.ok();
    }
    me.update(id).await;
    me.get(&format!("/api/tables/{id}")).await.ok();
}

#[tokio::test]
async fn seats_are_taken_once_and_only_before_the_start() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut cora) = (site.browser(), site.browser(), site.browser());
    let table = anna
        .table(json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
        .await;
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    let join = format!("/api/invitations/{code}/join");
    let moved = anna
        .moves(id, &json!(0), "a", json!([{"notation": "role mayor"}]))
        .await;
    moved.refused(409, "not_started");
    for path in ["history", "history/0", "charts", "record", "suggestion"] {
        anna.get(&format!("/api/tables/{id}/{path}"))
            .await
            .refused(409, "not_started");
    }
    anna.post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await
        .refused(409, "not_over");
    bela.post(&join, json!({"seat": 0}))
        .await
        .refused(409, "seat_taken");
    bela.post(&join, json!({"seat": 4}))
        .await
        .refused(409, "no_open_seat");
    bela.post(&join, json!({"seat": 9}))
        .await
        .refused(400, "bad_request");
    bela.post(&join, json!({"name": " \n "}))
        .await
        .refused(400, "bad_name");
    bela.post(&join, json!({"name": "x".repeat(41)}))
        .await
        .refused(400, "bad_name");
    bela.post(&join, json!({"nonce": "\u{7}"}))
        .await
        .refused(400, "bad_request");
    bela.post(&join, json!({"seat": 1})).await.ok();
    let same = bela.post(&join, json!({})).await.ok();
    assert_eq!(same["state"], "open", "a second time changes nothing");
    let moved = bela.post(&join, json!({"seat": 2})).await.ok();
    assert_eq!(moved["seats"][1]["kind"], "open");
    assert_eq!(moved["seats"][2]["mine"], true);
    bela.post(&format!("/api/tables/{id}/leave"), json!({}))
        .await
        .ok();
    bela.post(&join, json!({"nonce": "my lucky word"})).await.ok();
    cora.post("/api/invitations/0000000000/join", json!({}))
        .await
        .refused(404, "unknown_invitation");
    // Codes are read as people write them.
    let spoken = code.to_uppercase().replace('0', "O").replace('1', "I");
    cora.post(&format!("/api/invitations/{spoken}/join"), json!({}))
        .await
        .ok();
    let mut late = site.browser();
    late.post(&join, json!({})).await.refused(409, "started");
    bela.post(&format!("/api/tables/{id}/leave"), json!({}))
        .await
        .refused(409, "started");
    let fill = format!("/api/tables/{id}/fill");
    anna.post(&fill, json!({"bot": "random"}))
        .await
        .refused(409, "started");
}

#[tokio::test]
async fn a_finished_table_takes_no_moves() {
    let site = Site::new().await;
    let mut me = site.browser();
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = me.table(bots).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut players = [me];
    crate::games::play_on(&mut players, &id, &mut tabletop::FastRandom::new(2)).await;
    let [mut me] = players;
    let version = me.get(&format!("/api/tables/{id}")).await.ok()["version"].clone();
    me.moves(&id, &version, "late", json!([{"notation": "pass"}]))
        .await
        .refused(409, "over");
    me.undo(&id, &version, "late too").await.refused(409, "over");
}

#[tokio::test]
async fn another_sites_page_cannot_act() {
    let site = Site::new().await;
    let mut me = site.browser();
    let request = me
        .request(Method::POST, "/api/quick")
        .header("sec-fetch-site", "cross-site")
        .body(Body::empty())
        .unwrap();
    let response = me.send(request).await;
    assert_eq!(response.status(), 403);
    assert!(response.headers().get(header::SET_COOKIE).is_none());
    // A browser that says nothing about the page except its origin, as in a local network without
    // HTTPS.
    let request = me
        .request(Method::POST, "/api/me/forget")
        .header("origin", "http://other.example")
        .header("host", "192.168.1.7:8080")
        .header("content-type", "application/json")
        .body(Body::empty())
        .unwrap();
    assert_eq!(me.send(request).await.status(), 403);
    // What a form can send.
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
    ] {
        let reply = me.post_raw("/api/quick", kind, Vec::new()).await;
        reply.refused(415, "bad_request");
    }
}

#[tokio::test]
async fn too_many_requests_are_slowed_down() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = server::store::sqlite::open(&file).await.unwrap();
    let config = server::Config {
        requests_per_second: 2,
        ..crate::support::config(file)
    };
    let site = Site::over(folder, std::sync::Arc::new(store), config).await;
    let mut me = site.browser();
    for _ in 0..4 {
        me.post("/api/quick", json!({})).await.ok();
    }
    me.post("/api/quick", json!({})).await.refused(429, "too_many");
    for _ in 0..15 {
        me.get("/api/health").await.ok();
    }
    let mut last = me.get("/api/health").await;
    for _ in 0..5 {
        last = me.get("/api/health").await;
    }
    last.refused(429, "too_many");
    assert_eq!(
        me.get("/").await.status,
        200,
        "the client's files are not counted"
    );
}
