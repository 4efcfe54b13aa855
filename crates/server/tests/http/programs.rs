//! Programs of people: their tokens, what marks them, and where they may sit.

use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::support::{Browser, Site, Stream, change_file};

/// A person with a name.
async fn person(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    browser
        .send_json(Method::PUT, "/api/me", &json!({"name": name}))
        .await
        .ok();
    browser
}

/// A program of a person, and its id.
async fn program(owner: &mut Browser, name: &str) -> (Browser, String) {
    let made = owner.post("/api/me/programs", json!({"name": name})).await.ok();
    let program = Browser {
        router: owner.router.clone(),
        cookie: None,
        token: Some(made["token"].as_str().unwrap().to_owned()),
    };
    (program, made["program"]["id"].as_str().unwrap().to_owned())
}

/// A table of the host's with an open seat; gives its id and how to join it.
async fn open(host: &mut Browser, more: Value) -> (String, String) {
    let mut body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let more = more.as_object().unwrap().clone();
    body.as_object_mut().unwrap().extend(more);
    let table = host.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    (id, format!("/api/invitations/{code}/join"))
}

#[tokio::test]
async fn a_program_acts_with_its_token_and_is_marked_wherever_it_is_named() {
    let site = Site::new().await;
    let mut anna = person(&site, "Anna").await;
    let (mut rook, id) = program(&mut anna, "Rook").await;
    let me = rook.get("/api/me").await.ok();
    let shown = json!({
        "id": id, "name": "Rook", "code": "", "account": null, "avatar": null, "language": null,
    });
    assert_eq!(me["guest"], shown);
    let (table, join) = open(&mut anna, json!({})).await;
    // No cookie comes with it, and a program of a page elsewhere has no trouble with origins.
    let request = rook
        .request(Method::POST, &join)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ORIGIN, "https://elsewhere.example")
        .header("sec-fetch-site", "cross-site");
    let response = rook
        .send(request.body(axum::body::Body::from("{}")).unwrap())
        .await;
    assert_eq!(response.status(), 200);
    assert!(rook.cookie.is_none() && !response.headers().contains_key(header::SET_COOKIE));
    let seats = anna.get(&format!("/api/tables/{table}")).await.ok()["seats"].clone();
    assert_eq!(
        (&seats[0]["program"], &seats[1]["program"], &seats[1]["name"]),
        (&json!(false), &json!(true), &json!("Rook"))
    );
    // A request without a body needs no content type either.
    let request = rook.request(Method::POST, &format!("/api/tables/{table}/return"));
    let response = rook.send(request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(response.status(), 200);
    let mut stream = rook.stream(&table, None).await;
    assert!(stream.update().await["version"].is_u64());
    let line = rook
        .post(
            &format!("/api/tables/{table}/chat"),
            json!({"request_id": "1", "words": {"kind": "phrase", "phrase": "hello"}}),
        )
        .await
        .ok();
    assert_eq!(line["program"], true);
    // It can be told by a webhook that it is its turn.
    let way = json!({"kind": "webhook", "address": "https://rook.example/turn"});
    let ways = rook.post("/api/me/notices/ways", way).await.ok();
    assert_eq!(ways["ways"][0]["kind"], "webhook");
}

#[tokio::test]
async fn a_token_is_shown_once_kept_as_a_hash_and_void_when_its_owner_says_so() {
    let site = Site::new().await;
    let mut anna = person(&site, "Anna").await;
    let (mut rook, id) = program(&mut anna, "Rook").await;
    let token = rook.token.clone().unwrap();
    let listed = anna.get("/api/me/programs").await;
    assert!(!listed.text.contains(&token));
    assert_eq!(listed.ok()["programs"][0]["active"], true);
    let (table, join) = open(&mut anna, json!({})).await;
    rook.post(&join, json!({})).await.ok();
    let mut stream = rook.stream(&table, None).await;
    stream.update().await;
    let path = format!("/api/me/programs/{id}/token");
    let renewed = anna.post(&path, json!({})).await.ok();
    while stream.next().await.is_some() {}
    rook.get("/api/me").await.refused(401, "bad_token");
    rook.token = renewed["token"].as_str().map(str::to_owned);
    rook.get("/api/me").await.ok();
    let idle = anna.send_json(Method::DELETE, &path, &json!({})).await.ok();
    assert_eq!(idle["programs"][0]["active"], false);
    rook.get("/api/me").await.refused(401, "bad_token");
    // A cookie does not help a token that is void.
    rook.cookie.clone_from(&anna.cookie);
    rook.get("/api/me").await.refused(401, "bad_token");
    for odd in ["", "x", "meseta_", &"y".repeat(5000)] {
        rook.token = Some(odd.to_owned());
        rook.get("/api/me").await.refused(401, "bad_token");
    }
    // What a proxy in front asks browsers for is no token.
    let quick = |browser: &Browser, authorization: &str, origin: &str| {
        let request = browser.request(Method::POST, "/api/quick");
        let request = request
            .header(header::AUTHORIZATION, authorization)
            .header(header::ORIGIN, origin)
            .header(header::HOST, "here.example")
            .header(header::CONTENT_TYPE, "application/json");
        request.body(axum::body::Body::from("{}")).unwrap()
    };
    let (here, elsewhere) = ("http://here.example", "http://elsewhere.example");
    for (authorization, origin, status) in [
        ("Basic Zm9v", here, 200),
        ("Basic Zm9v", elsewhere, 403),
        ("Bearer Zm9v", elsewhere, 401),
    ] {
        let request = quick(&anna, authorization, origin);
        let response = anna.send(request).await;
        assert_eq!(response.status(), status, "{authorization} {origin}");
    }
    // Nobody else's program can be touched.
    let mut ben = person(&site, "Ben").await;
    ben.post(&path, json!({})).await.refused(404, "unknown");
    let (_folder, file) = site.stop().await;
    for path in [file.clone(), file.with_extension("db-wal")] {
        let content = std::fs::read(&path).unwrap_or_default();
        let secret = token.as_bytes();
        assert!(!content.windows(secret.len()).any(|part| part == secret));
    }
}

#[tokio::test]
async fn a_person_has_a_few_programs_and_a_program_has_none() {
    let site = Site::new().await;
    site.browser()
        .post("/api/me/programs", json!({"name": "Rook"}))
        .await
        .refused(401, "no_guest");
    let mut anna = person(&site, "Anna").await;
    anna.post("/api/me/programs", json!({"name": ""}))
        .await
        .refused(400, "bad_name");
    let (mut rook, id) = program(&mut anna, "Rook").await;
    for name in ["B", "C", "D", "E"] {
        program(&mut anna, name).await;
    }
    anna.post("/api/me/programs", json!({"name": "F"}))
        .await
        .refused(409, "busy");
    rook.post("/api/me/programs", json!({"name": "Pawn"}))
        .await
        .refused(403, "no_programs");
    rook.post("/api/me/log-out", json!({}))
        .await
        .refused(403, "no_programs");
    // Nor has it an account or friends.
    let account = json!({"name": "Rook", "password": "seven green parrots"});
    rook.post("/api/account", account)
        .await
        .refused(403, "no_programs");
    rook.get("/api/friends").await.refused(403, "no_programs");
    rook.post("/api/friends/link", json!({}))
        .await
        .refused(403, "no_programs");
    let data = anna.get("/api/me/data").await.ok();
    assert_eq!(data["programs"].as_array().map(Vec::len), Some(5));
    // Deleted, it leaves its seats and its name.
    let (table, join) = open(&mut anna, json!({})).await;
    rook.post(&join, json!({})).await.ok();
    let gone = anna
        .send_json(Method::DELETE, &format!("/api/me/programs/{id}"), &json!({}))
        .await;
    assert_eq!(gone.status, 204);
    rook.get("/api/me").await.refused(401, "bad_token");
    let seat = anna.get(&format!("/api/tables/{table}")).await.ok()["seats"][1].clone();
    assert_eq!((&seat["name"], &seat["program"]), (&json!(""), &json!(true)));
    assert!(seat["stand_in"].is_string());
    program(&mut anna, "F").await;
    // Whoever is deleted takes their programs along.
    let (mut last, _) = {
        let mut ben = person(&site, "Ben").await;
        let made = program(&mut ben, "Last").await;
        ben.post("/api/me/delete", json!({})).await;
        made
    };
    last.get("/api/me").await.refused(401, "bad_token");
}

#[tokio::test]
async fn programs_sit_where_people_have_agreed_to_them() {
    let site = Site::new().await;
    let (mut anna, mut ben) = (person(&site, "Anna").await, person(&site, "Ben").await);
    let (mut rook, _) = program(&mut anna, "Rook").await;
    let (mut pawn, _) = program(&mut anna, "Pawn").await;
    let (mut heron, _) = program(&mut ben, "Heron").await;
    for agreed in [json!({"rated": true}), json!({"listed": true})] {
        let (_, join) = open(&mut ben, agreed.clone()).await;
        rook.post(&join, json!({})).await.refused(403, "no_programs");
        let mut allowed = agreed;
        allowed["programs"] = json!(true);
        let (table, join) = open(&mut ben, allowed).await;
        rook.post(&join, json!({})).await.ok();
        assert_eq!(
            ben.get(&format!("/api/tables/{table}")).await.ok()["programs"],
            true
        );
    }
    // Nobody plays a rated game against their own, nor two of one person's against each other.
    let both = json!({"rated": true, "programs": true});
    let (_, join) = open(&mut anna, both.clone()).await;
    rook.post(&join, json!({})).await.refused(403, "no_programs");
    heron.post(&join, json!({})).await.ok();
    let (_, join) = open(&mut rook, both.clone()).await;
    pawn.post(&join, json!({})).await.refused(403, "no_programs");
    anna.post(&join, json!({})).await.refused(403, "no_programs");
    // A program makes no rated table for people without saying so.
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "rated": true,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    rook.post("/api/tables", body).await.refused(403, "no_programs");
    // In the ratings, it is marked.
    let (table, join) = open(&mut ben, both).await;
    rook.post(&join, json!({})).await.ok();
    let (folder, file) = site.stop().await;
    let over = format!(
        "UPDATE tables SET state = 'over', ranks = '[2, 1]', asked = '[]', bot_asked = 0, due = NULL WHERE id = '{table}'"
    );
    change_file(&file, &over).await;
    let site = Site::open(folder).await;
    site.registry.clock().advance(std::time::Duration::from_secs(60));
    ben.router = site.router.clone();
    let players = ben.get("/api/ratings").await.ok()["players"].clone();
    let marked: Vec<_> = players
        .as_array()
        .unwrap()
        .iter()
        .map(|player| (player["name"].as_str().unwrap(), player["program"].as_bool()))
        .collect();
    assert_eq!(marked, [("Rook", Some(true)), ("Ben", Some(false))]);
}

#[tokio::test]
async fn one_stream_tells_a_program_about_all_its_tables() {
    let site = Site::new().await;
    let mut anna = person(&site, "Anna").await;
    let (mut rook, _) = program(&mut anna, "Rook").await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let (table, join) = open(&mut anna, json!({})).await;
        rook.post(&join, json!({})).await.ok();
        ids.push(table);
    }
    let mine: Vec<String> = rook.get("/api/me").await.ok()["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["id"].as_str().unwrap().to_owned())
        .collect();
    assert!(ids.iter().all(|id| mine.contains(id)), "{mine:?}");
    let request = rook.request(Method::GET, &format!("/api/stream?tables={}", mine.join(",")));
    let response = rook.send(request.body(axum::body::Body::empty()).unwrap()).await;
    let mut stream = Stream::of(response);
    let mut heard = std::collections::BTreeSet::new();
    while heard.len() < 2 {
        let (id, event, _) = stream.event().await.expect("the stream goes on");
        if event == "update" {
            heard.insert(id.unwrap());
        }
    }
}
