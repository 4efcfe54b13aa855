//! People without an account.

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::Site;

/// What whoever is no guest reads about themselves.
fn nobody() -> Value {
    json!({"guest": null, "tables": [], "host": false, "sanctions": [], "by_invitation": false})
}

#[tokio::test]
async fn a_guest_is_made_when_one_is_needed_and_moves_by_code() {
    let site = Site::new().await;
    let mut laptop = site.browser();
    let before = laptop.get("/api/me").await.ok();
    assert_eq!(before, nobody());
    assert!(laptop.cookie.is_none(), "looking makes no guest");
    let me = laptop
        .send_json(Method::PUT, "/api/me", &json!({"name": "  Anna   Nagy "}))
        .await
        .ok();
    assert_eq!(me["guest"]["name"], "Anna Nagy");
    laptop.post("/api/quick", json!({})).await.ok();

    let mut phone = site.browser();
    let code = me["guest"]["code"].as_str().unwrap();
    phone
        .post("/api/me/recover", json!({"code": "wrong"}))
        .await
        .refused(404, "unknown_code");
    let spoken = code.to_uppercase().replace('-', " ");
    let moved = phone.post("/api/me/recover", json!({"code": spoken})).await.ok();
    assert_eq!(moved["guest"], me["guest"]);
    assert_eq!(moved["tables"].as_array().unwrap().len(), 1);

    phone.post("/api/me/forget", json!({})).await.ok();
    assert!(phone.cookie.is_none());
    assert_eq!(phone.get("/api/me").await.ok()["guest"], Value::Null);

    // The same after a restart: the cookie's key is kept, the code only as its hash.
    let code = code.to_owned();
    let cookie = laptop.cookie.clone();
    let site = site.restart().await;
    let mut laptop = site.browser();
    laptop.cookie = cookie;
    assert_eq!(laptop.get("/api/me").await.ok()["guest"], me["guest"]);
    let mut file = std::fs::read(site.folder.path().join("meseta.db")).unwrap();
    file.extend(std::fs::read(site.folder.path().join("meseta.db-wal")).unwrap_or_default());
    let stored = |text: &str| file.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(stored("Anna Nagy") && !stored(&code) && !stored(&code.replace('-', "")));
}

#[tokio::test]
async fn logging_out_everywhere_leaves_one_device() {
    let site = Site::new().await;
    let (mut laptop, mut lost, mut thief) = (site.browser(), site.browser(), site.browser());
    let table = laptop.post("/api/quick", json!({"name": "Anna"})).await.ok();
    let id = table["id"].as_str().unwrap();
    let me = laptop.get("/api/me").await.ok();
    let old = me["guest"]["code"].as_str().unwrap().to_owned();
    lost.post("/api/me/recover", json!({"code": old})).await.ok();
    let path = format!("/api/tables/{id}");
    assert_eq!(lost.get(&path).await.ok()["host"], true);
    let mut stream = lost.stream(id, None).await;
    stream.update().await;

    let now = laptop.post("/api/me/log-out", json!({})).await.ok();
    let new = now["guest"]["code"].as_str().unwrap().to_owned();
    assert_eq!(now["guest"]["id"], me["guest"]["id"]);
    assert_eq!(now["tables"].as_array().unwrap().len(), 1);
    assert_ne!(new, old);
    // The other device belongs to nobody from now on, the streams that it watched as the guest end, and the code that
    // it knows is void.
    let stranger = lost.get("/api/me").await.ok();
    assert_eq!(stranger, nobody());
    assert_eq!(lost.get(&path).await.ok()["host"], false);
    lost.post("/api/me/log-out", json!({}))
        .await
        .refused(401, "no_guest");
    while stream.next().await.is_some() {}
    thief
        .post("/api/me/recover", json!({"code": old}))
        .await
        .refused(404, "unknown_code");
    // The new code works, after a restart too, and again only once.
    let cookie = laptop.cookie.clone();
    let site = site.restart().await;
    let (mut laptop, mut phone) = (site.browser(), site.browser());
    laptop.cookie = cookie;
    assert_eq!(laptop.get("/api/me").await.ok()["guest"], now["guest"]);
    phone.post("/api/me/recover", json!({"code": new})).await.ok();
    let again = phone.post("/api/me/log-out", json!({})).await.ok();
    assert_ne!(again["guest"]["code"].as_str().unwrap(), new);
    assert_eq!(laptop.get("/api/me").await.ok()["guest"], Value::Null);
    // A visitor who is nobody goes on as a new guest.
    let fresh = laptop
        .send_json(Method::PUT, "/api/me", &json!({"name": "Béla"}))
        .await
        .ok();
    assert_ne!(fresh["guest"]["id"], me["guest"]["id"]);
}

#[tokio::test]
async fn a_forged_cookie_is_refused_and_forgotten() {
    let site = Site::new().await;
    let mut me = site.browser();
    let table = me.post("/api/quick", json!({})).await.ok();
    let id = table["id"].as_str().unwrap();
    let real = me.cookie.clone().unwrap();
    let mine = me.get("/api/me").await.ok()["guest"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut flipped = real.clone().into_bytes();
    let last = flipped.len() - 3;
    flipped[last] = if flipped[last] == b'A' { b'B' } else { b'A' };
    let forged = [
        String::from_utf8(flipped).unwrap(),
        format!("meseta_guest={mine}"),
        "meseta_guest=".to_owned() + &"A".repeat(3000),
        "meseta_guest=%00%ff".to_owned(),
    ];
    for cookie in forged {
        let mut thief = site.browser();
        thief.cookie = Some(cookie);
        for path in [
            "/api/me".to_owned(),
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}/stream"),
        ] {
            let cookie = thief.cookie.clone();
            thief.get(&path).await.refused(401, "bad_cookie");
            assert!(thief.cookie.is_none(), "the browser is told to forget it");
            thief.cookie = cookie;
        }
        let moves = json!([{"notation": "role mayor"}]);
        thief
            .moves(id, &json!(1), "a", moves)
            .await
            .refused(401, "bad_cookie");
    }
    // Another server's cookie is refused.
    let other = Site::new().await;
    let mut there = other.browser();
    there.cookie = Some(real);
    there.get("/api/me").await.refused(401, "bad_cookie");
    there.get("/api/me").await.ok();
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table_at_once() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (id, code) = (
        table["id"].as_str().unwrap(),
        table["invitation"].as_str().unwrap(),
    );
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    let mut stream = anna.stream(id, None).await;
    bela.send_json(Method::PUT, "/api/me", &json!({"name": "Béla"}))
        .await
        .ok();
    loop {
        let (event, data) = stream.next().await.unwrap();
        if event == "table" && data["seats"][1]["name"] == "Béla" {
            assert_eq!(data["seats"][0]["connected"], true);
            break;
        }
    }
    bela.send_json(Method::PUT, "/api/me", &json!({"name": ""}))
        .await
        .refused(400, "bad_name");
}
