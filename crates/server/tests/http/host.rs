//! Moderation by the host: who is allowed to, mutes and bans, and announcements.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::HostKey;
use tower::ServiceExt as _;

use crate::support::{Browser, Site};

const HOUR: Duration = Duration::from_secs(3600);

/// Whoever has the data, with the key that is in it.
struct Console<'a>(&'a Site, HostKey);

impl<'a> Console<'a> {
    async fn of(site: &'a Site) -> Self {
        let file = site.folder.path().join("meseta.db");
        let archive = server::store::Place::File(file).archive().await.unwrap();
        let key = archive.key().await.unwrap().unwrap();
        Self(site, HostKey::new(&key))
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let body = body.to_string();
        let now = self.0.registry.clock().now();
        let (name, value) = self.1.sign(method.as_str(), path, body.as_bytes(), now);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(name, value)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body))
            .unwrap();
        let response = self.0.router.clone().oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }
}

/// A person with a name, and their id.
async fn person(site: &Site, name: &str) -> (Browser, String) {
    let mut browser = site.browser();
    let me = browser
        .send_json(Method::PUT, "/api/me", &json!({"name": name}))
        .await
        .ok();
    (browser, me["guest"]["id"].as_str().unwrap().to_owned())
}

/// Somebody who was made a host.
pub async fn host(site: &Site) -> Browser {
    let (mut browser, id) = person(site, "Zofia").await;
    let path = format!("/api/host/people/{id}/host");
    let body = json!({"host": true});
    browser
        .send_json(Method::PUT, &path, &body)
        .await
        .refused(403, "host_only");
    let console = Console::of(site).await;
    assert_eq!(console.call(Method::PUT, &path, body).await.0, 200);
    browser
}

/// Two people at a table; its id.
async fn together(one: &mut Browser, other: &mut Browser) -> String {
    let table = one.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let code = table["invitation"].as_str().unwrap();
    other
        .post(&format!("/api/invitations/{code}/join"), json!({}))
        .await
        .ok();
    table["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn only_hosts_do_the_hosts_work() {
    let site = Site::new().await;
    let (mut anna, id) = person(&site, "Anna").await;
    let mut stranger = site.browser();
    let (who, report) = (format!("/api/host/people/{id}"), "/api/host/reports/x");
    let all = [
        (Method::GET, "/api/host", json!({})),
        (Method::GET, "/api/host/people", json!({})),
        (Method::GET, who.as_str(), json!({})),
        (Method::GET, &format!("{who}/data"), json!({})),
        (Method::POST, &format!("{who}/delete"), json!({})),
        (
            Method::POST,
            &format!("{who}/sanctions"),
            json!({"kind": "ban", "reason": "x"}),
        ),
        (Method::DELETE, &format!("{who}/sanctions/ban"), json!({})),
        (Method::PUT, &format!("{who}/host"), json!({"host": true})),
        (Method::GET, "/api/host/tables", json!({})),
        (Method::GET, "/api/host/tables/x", json!({})),
        (Method::GET, "/api/host/reports", json!({})),
        (Method::PUT, report, json!({"settled": true})),
        (
            Method::POST,
            "/api/host/announcements",
            json!({"text": "x", "hours": 1}),
        ),
        (Method::DELETE, "/api/host/announcements/x", json!({})),
        (Method::GET, "/api/host/entrances", json!({})),
        (
            Method::POST,
            "/api/host/entrances",
            json!({"people": 1, "days": 1}),
        ),
        (Method::DELETE, "/api/host/entrances/x", json!({})),
    ];
    for (method, path, body) in all {
        for somebody in [&mut anna, &mut stranger] {
            let reply = somebody.send_json(method.clone(), path, &body).await;
            reply.refused(403, "host_only");
        }
    }
    // What somebody signed with another key, or long ago, is nobody's.
    let path = "/api/host";
    let signed = |key: &HostKey, now: i64| {
        let (name, value) = key.sign("GET", path, b"", now);
        let request = stranger.request(Method::GET, path).header(name, value);
        request.body(Body::empty()).unwrap()
    };
    let now = site.registry.clock().now();
    let good = Console::of(&site).await.1;
    for request in [signed(&HostKey::new(&[0; 64]), now), signed(&good, now - 31_000)] {
        let response = site.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), 403);
    }
    let response = site.router.clone().oneshot(signed(&good, now)).await.unwrap();
    assert_eq!(response.status(), 200);
    // A right that is taken away is gone.
    let mut zofia = host(&site).await;
    assert_eq!(zofia.get("/api/me").await.ok()["host"], true);
    zofia.get("/api/host").await.ok();
    let me = zofia.get("/api/me").await.ok()["guest"]["id"].clone();
    let path = format!("/api/host/people/{}/host", me.as_str().unwrap());
    let console = Console::of(&site).await;
    console.call(Method::PUT, &path, json!({"host": false})).await;
    zofia.get("/api/host").await.refused(403, "host_only");
}

#[tokio::test]
async fn a_muted_person_plays_on_and_reads_why_they_can_not_write() {
    let site = Site::new().await;
    let mut zofia = host(&site).await;
    let ((mut anna, id), (mut ben, _)) = (person(&site, "Anna").await, person(&site, "Ben").await);
    let table = together(&mut anna, &mut ben).await;
    let chat = format!("/api/tables/{table}/chat");
    let say = |request: &str| json!({"request_id": request, "words": {"kind": "phrase", "phrase": "hello"}});
    anna.post(&chat, say("1")).await.ok();
    let path = format!("/api/host/people/{id}/sanctions");
    let mute = json!({"kind": "mute", "hours": 2, "reason": "  Insults.\t "});
    let look = zofia.post(&path, mute).await.ok();
    assert_eq!(look["person"]["sanctions"][0]["reason"], "Insults.");
    let refused = anna.post(&chat, say("2")).await.refused(403, "muted");
    let sanction = &refused["error"]["sanction"];
    assert_eq!(
        (&sanction["kind"], &sanction["reason"]),
        (&json!("mute"), &json!("Insults."))
    );
    let hours = (sanction["until"].as_i64().unwrap() - sanction["since"].as_i64().unwrap()) / 3_600_000;
    assert_eq!(hours, 2);
    assert_eq!(anna.get("/api/me").await.ok()["sanctions"][0], *sanction);
    anna.get("/api/me/data").await.ok()["sanctions"][0]["kind"]
        .as_str()
        .unwrap();
    // Everything else goes on, and others are not told.
    anna.update(&table).await;
    ben.post(&chat, say("3")).await.ok();
    assert_eq!(ben.get("/api/me").await.ok()["sanctions"], json!([]));
    site.registry.clock().advance(2 * HOUR);
    anna.post(&chat, say("4")).await.ok();
    // For good, but taken back.
    let mute = json!({"kind": "mute", "reason": "Again."});
    zofia.post(&path, mute).await.ok();
    site.registry.clock().advance(10_000 * HOUR);
    anna.post(&chat, say("5")).await.refused(403, "muted");
    zofia
        .send_json(Method::DELETE, &format!("{path}/mute"), &json!({}))
        .await
        .ok();
    anna.post(&chat, say("6")).await.ok();
    for bad in [
        json!({"kind": "mute", "reason": ""}),
        json!({"kind": "mute", "reason": "a\u{202e}b"}),
        json!({"kind": "mute", "reason": "x", "hours": 0}),
        json!({"kind": "mute", "reason": "x", "hours": 90_000}),
        json!({"kind": "hang", "reason": "x"}),
    ] {
        assert_eq!(zofia.post(&path, bad.clone()).await.status, 400, "{bad}");
    }
    zofia
        .post(
            "/api/host/people/nobody/sanctions",
            json!({"kind": "ban", "reason": "x"}),
        )
        .await
        .refused(404, "unknown");
}

#[tokio::test]
async fn a_banned_person_leaves_every_table_at_once_and_keeps_their_own_data() {
    let site = Site::new().await;
    let mut zofia = host(&site).await;
    let ((mut anna, id), (mut ben, _)) = (person(&site, "Anna").await, person(&site, "Ben").await);
    let running = together(&mut ben, &mut anna).await;
    let open = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let open = open["id"].as_str().unwrap().to_owned();
    let made = anna.post("/api/me/programs", json!({"name": "Rook"})).await.ok();
    let mut rook = site.browser();
    rook.token = made["token"].as_str().map(str::to_owned);
    let mut stream = anna.stream(&running, None).await;
    stream.update().await;
    let path = format!("/api/host/people/{id}/sanctions");
    let ban = json!({"kind": "ban", "hours": 1, "reason": "Cheating."});
    zofia.post(&path, ban).await.ok();
    while stream.next().await.is_some() {}
    let seat = ben.get(&format!("/api/tables/{running}")).await.ok()["seats"][1].clone();
    assert!(seat["stand_in"].is_string(), "{seat}");
    let seat = zofia.get(&format!("/api/host/tables/{open}")).await.ok()["seats"][0].clone();
    assert_eq!(seat["kind"], "open");
    for path in [
        "/api/quick".to_owned(),
        format!("/api/tables/{running}/return"),
        "/api/me/programs".to_owned(),
    ] {
        let refused = anna
            .post(&path, json!({"name": "x"}))
            .await
            .refused(403, "banned");
        assert_eq!(refused["error"]["sanction"]["reason"], "Cheating.");
    }
    for mut who in [anna.clone(), rook.clone()] {
        who.get(&format!("/api/tables/{running}/stream"))
            .await
            .refused(403, "banned");
        who.get(&format!("/api/stream?tables={running}"))
            .await
            .refused(403, "banned");
    }
    rook.post("/api/quick", json!({})).await.refused(403, "banned");
    anna.get("/api/me/data").await.ok();
    assert_eq!(anna.get("/api/me").await.ok()["sanctions"][0]["kind"], "ban");
    // It lasts over a restart, and no longer than it was said.
    let site = site.restart().await;
    for who in [&mut anna, &mut rook, &mut ben] {
        who.router = site.router.clone();
    }
    anna.post("/api/quick", json!({})).await.refused(403, "banned");
    site.registry.clock().advance(HOUR);
    anna.post(&format!("/api/tables/{running}/return"), json!({}))
        .await
        .ok();
    rook.post("/api/quick", json!({})).await.ok();
}

#[tokio::test]
async fn a_host_finds_people_looks_at_tables_and_settles_reports() {
    let site = Site::new().await;
    let mut zofia = host(&site).await;
    let ((mut anna, anna_id), (mut ben, ben_id)) =
        (person(&site, "Anna 100%").await, person(&site, "Ben").await);
    let table = together(&mut anna, &mut ben).await;
    let line = json!({"request_id": "1", "words": {"kind": "text", "text": "Move, you snail."}});
    anna.post(&format!("/api/tables/{table}/chat"), line).await.ok();
    let report = json!({"reason": "rude"});
    ben.post(&format!("/api/tables/{table}/chat/1/report"), report)
        .await;
    let figures = zofia.get("/api/host").await.ok();
    assert_eq!(
        figures,
        json!({
            "people": 3, "programs": 0, "tables_open": 0, "tables_running": 1, "tables_over": 0, "reports_open": 1,
        })
    );
    let ids = |people: &Value| -> Vec<String> {
        let people = people["people"].as_array().unwrap();
        people
            .iter()
            .map(|one| one["id"].as_str().unwrap().to_owned())
            .collect()
    };
    // A part of a name in any case, every character for itself; or the whole id.
    for (find, found) in [
        ("anna", vec![&anna_id]),
        ("0%25", vec![&anna_id]),
        ("%25", vec![&anna_id]),
        ("_", vec![]),
        (ben_id.as_str(), vec![&ben_id]),
        ("nobody", vec![]),
    ] {
        let people = zofia.get(&format!("/api/host/people?find={find}")).await.ok();
        let wanted: Vec<String> = found.into_iter().cloned().collect();
        assert_eq!(ids(&people), wanted, "{find}");
    }
    assert_eq!(ids(&zofia.get("/api/host/people").await.ok()).len(), 3);
    // Nobody hides by calling others by their id.
    for _ in 0..60 {
        person(&site, &ben_id).await;
    }
    let look = zofia.get(&format!("/api/host/people/{ben_id}")).await.ok();
    assert_eq!(look["person"]["name"], "Ben");
    let first = zofia.get("/api/host/people").await.ok();
    assert_eq!((ids(&first).len(), &first["more"]), (50, &json!(true)));
    let rest = zofia.get("/api/host/people?skip=50").await.ok();
    assert_eq!((ids(&rest).len(), &rest["more"]), (13, &json!(false)));
    // Tables are seen as by strangers: nothing of anybody's hand, no invitation.
    let running = zofia.get("/api/host/tables?state=running").await.ok();
    assert_eq!(running["tables"][0]["id"], table.as_str());
    assert_eq!(running["tables"][0]["invitation"], Value::Null);
    assert_eq!(running["tables"][0]["secret"], Value::Null);
    let over = zofia.get("/api/host/tables?state=over").await.ok();
    assert_eq!(over["tables"], json!([]));
    zofia
        .get("/api/host/tables?state=lost")
        .await
        .refused(400, "bad_request");
    zofia
        .get("/api/host/tables/nothing")
        .await
        .refused(404, "unknown_table");
    let reports = zofia.get("/api/host/reports").await.ok()["reports"].clone();
    let report = &reports[0];
    assert_eq!(
        (
            &report["about"]["name"],
            &report["by"]["name"],
            &report["lines"][0]["words"]["text"]
        ),
        (&json!("Anna 100%"), &json!("Ben"), &json!("Move, you snail."))
    );
    let path = format!("/api/host/reports/{}", report["id"].as_str().unwrap());
    let settled = zofia
        .send_json(Method::PUT, &path, &json!({"settled": true}))
        .await
        .ok();
    assert_eq!(settled["reports"][0]["settled"], true);
    assert_eq!(zofia.get("/api/host").await.ok()["reports_open"], 0);
    zofia
        .send_json(Method::PUT, "/api/host/reports/x", &json!({"settled": true}))
        .await
        .refused(404, "unknown");
}

#[tokio::test]
async fn a_host_hands_out_and_deletes_a_persons_data() {
    let site = Site::new().await;
    let mut zofia = host(&site).await;
    let ((mut anna, id), (mut ben, _)) = (person(&site, "Anna").await, person(&site, "Ben").await);
    let running = together(&mut ben, &mut anna).await;
    let handed = zofia.get(&format!("/api/host/people/{id}/data")).await.ok();
    assert_eq!(
        (&handed["guest"]["name"], &handed["guest"]["code"]),
        (&json!("Anna"), &json!("")),
        "the code would let the host be her"
    );
    let path = format!("/api/host/people/{id}/delete");
    assert_eq!(zofia.post(&path, json!({})).await.status, 204);
    assert_eq!(anna.get("/api/me").await.ok()["guest"], Value::Null);
    let seat = ben.get(&format!("/api/tables/{running}")).await.ok()["seats"][1].clone();
    assert_eq!(seat["name"], "");
    zofia.post(&path, json!({})).await.refused(404, "unknown");
    assert_eq!(zofia.get("/api/host").await.ok()["people"], 2);
}

#[tokio::test]
async fn everybody_is_told_what_is_announced_until_its_time() {
    let site = Site::new().await;
    let mut zofia = host(&site).await;
    let mut stranger = site.browser();
    let announced = stranger.get("/api/announcements").await.ok();
    assert_eq!(announced, json!({"announcements": []}));
    let path = "/api/host/announcements";
    let body = json!({"text": "Restart at eight.", "hours": 2});
    zofia.post(path, body).await.ok();
    let body = json!({"text": "Club evening tomorrow.", "hours": 48});
    let both = zofia.post(path, body).await.ok();
    assert_eq!(both["announcements"].as_array().map(Vec::len), Some(2));
    assert_eq!(stranger.get("/api/announcements").await.ok(), both);
    site.registry.clock().advance(2 * HOUR);
    let left = stranger.get("/api/announcements").await.ok();
    assert_eq!(left["announcements"][0]["text"], "Club evening tomorrow.");
    assert_eq!(left["announcements"].as_array().map(Vec::len), Some(1));
    let id = left["announcements"][0]["id"].as_str().unwrap();
    let gone = zofia
        .send_json(Method::DELETE, &format!("{path}/{id}"), &json!({}))
        .await;
    assert_eq!(gone.status, 204);
    assert_eq!(stranger.get("/api/announcements").await.ok(), announced);
    zofia
        .send_json(Method::DELETE, &format!("{path}/{id}"), &json!({}))
        .await
        .refused(404, "unknown");
    for (text, hours) in [("", 1), ("x", 0), ("x", 9000), ("\u{200b}", 1)] {
        let body = json!({"text": text, "hours": hours});
        assert_eq!(zofia.post(path, body).await.status, 400, "{text:?} {hours}");
    }
}
