//! Accounts: made by guests, signed in to on other devices, changed and removed.

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Browser, Site};

const PASSWORD: &str = "seven green parrots";

async fn named(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    browser
        .send_json(Method::PUT, "/api/me", &json!({ "name": name }))
        .await
        .ok();
    browser
}

async fn with_account(site: &Site, name: &str) -> Browser {
    let mut browser = named(site, name).await;
    let account = json!({ "name": name, "password": PASSWORD });
    browser.post("/api/account", account).await.ok();
    browser
}

fn sign_in(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test]
async fn a_guest_makes_an_account_and_is_the_same_person_on_another_device() {
    let site = Site::new().await;
    let mut laptop = named(&site, "Anna Nagy").await;
    let table = laptop.post("/api/quick", json!({})).await.ok();
    let before = laptop.get("/api/me").await.ok();
    assert_eq!(before["guest"]["account"], Value::Null);
    let made = laptop.post("/api/account", sign_in("anna", PASSWORD)).await.ok();
    assert_eq!(made["guest"]["id"], before["guest"]["id"]);
    assert_eq!(made["guest"]["name"], "Anna Nagy", "others still read this name");
    assert_eq!(made["guest"]["account"]["name"], "anna");
    assert_eq!(made["tables"][0]["id"], table["id"]);
    laptop
        .post("/api/account", sign_in("other", PASSWORD))
        .await
        .refused(409, "has_account");

    let mut phone = site.browser();
    let come = phone
        .post("/api/account/sign-in", sign_in(" ANNA ", PASSWORD))
        .await
        .ok();
    assert_eq!(come["me"]["guest"]["id"], before["guest"]["id"]);
    assert_eq!(come["me"]["tables"].as_array().unwrap().len(), 1);
    assert_eq!((&come["brought"], &come["guest_code"]), (&json!(0), &Value::Null));

    // The same after a restart; what is kept of the password is a hash.
    let site = site.restart().await;
    let mut tablet = site.browser();
    tablet
        .post("/api/account/sign-in", sign_in("anna", PASSWORD))
        .await
        .ok();
    let mut file = std::fs::read(site.folder.path().join("meseta.db")).unwrap();
    file.extend(std::fs::read(site.folder.path().join("meseta.db-wal")).unwrap_or_default());
    let stored = |text: &str| file.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(stored("$argon2id$v=19$m=19456,t=2,p=1$") && !stored(PASSWORD));
}

#[tokio::test]
async fn a_newcomer_makes_an_account_and_is_called_by_its_name() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let made = browser.post("/api/account", sign_in("Béla", PASSWORD)).await.ok();
    assert_eq!(made["guest"]["name"], "Béla");
    assert!(browser.cookie.is_some());
}

#[tokio::test]
async fn refusals_say_what_to_do_and_not_who_has_an_account() {
    let site = Site::new().await;
    let mut anna = with_account(&site, "Anna").await;
    let mut other = site.browser();
    let wrong = other
        .post("/api/account/sign-in", sign_in("Anna", "not her password"))
        .await
        .refused(401, "wrong_password");
    for (name, password) in [
        ("Nobody", PASSWORD),
        ("", PASSWORD),
        ("A\u{202e}nna", PASSWORD),
        ("Anna", ""),
        ("Anna", "\u{7}"),
    ] {
        let unknown = other
            .post("/api/account/sign-in", sign_in(name, password))
            .await
            .refused(401, "wrong_password");
        assert_eq!(unknown, wrong, "{name:?} {password:?}");
    }
    assert!(other.cookie.is_none(), "trying makes no guest");
    // Names are unique in any case and by their look.
    for name in ["Anna", "anna", "Аnnа"] {
        other
            .post("/api/account", sign_in(name, PASSWORD))
            .await
            .refused(409, "name_taken");
    }
    for name in ["", "🎲", &"x".repeat(41)] {
        other
            .post("/api/account", sign_in(name, PASSWORD))
            .await
            .refused(400, "bad_name");
    }
    for password in ["short", "aaaaaaaaaaaaa", "Somebody 12", &"x".repeat(201)] {
        other
            .post("/api/account", sign_in("Somebody 12", password))
            .await
            .refused(400, "bad_password");
    }
    other
        .post("/api/account", json!({"name": "Béla"}))
        .await
        .refused(400, "bad_request");
    other
        .post(
            "/api/account/password",
            json!({"current": PASSWORD, "new": PASSWORD}),
        )
        .await
        .refused(401, "no_guest");
    let mut guest = named(&site, "Guest").await;
    guest
        .post("/api/account/remove", json!({ "password": PASSWORD }))
        .await
        .refused(409, "no_account");
    // An account is still there after all that.
    assert_eq!(anna.get("/api/me").await.ok()["guest"]["account"]["name"], "Anna");
}

#[tokio::test]
async fn passwords_are_tried_a_few_times_only_whether_or_not_there_is_such_an_account() {
    let site = Site::new().await;
    let _anna = with_account(&site, "Anna").await;
    let mut thief = site.browser();
    for name in ["Anna", "Nobody"] {
        let mut answers = Vec::new();
        for _ in 0..12 {
            let answer = thief
                .post("/api/account/sign-in", sign_in(name, "a wrong password"))
                .await;
            answers.push(answer.status.as_u16());
        }
        assert_eq!(answers[..10], [401; 10], "{name}");
        assert_eq!(answers[11], 429, "{name}");
    }
    // Somebody else's account is not affected.
    let mut bela = with_account(&site, "Béla").await;
    bela.post("/api/account/sign-in", sign_in("Béla", PASSWORD))
        .await
        .ok();
}

#[tokio::test]
async fn one_address_tries_so_many_passwords_only() {
    let site = Site::new().await;
    let mut thief = site.browser();
    let mut refused = 0;
    for number in 0..70 {
        let answer = thief
            .post("/api/account/sign-in", sign_in(&format!("name {number}"), "x"))
            .await;
        refused += u32::from(answer.status.as_u16() == 429);
    }
    assert!((1..=10).contains(&refused), "{refused} of 70 were refused");
}

#[tokio::test]
async fn a_new_password_and_none_log_out_all_other_devices() {
    let site = Site::new().await;
    let mut laptop = with_account(&site, "Anna").await;
    let table = laptop.post("/api/quick", json!({})).await.ok();
    let id = table["id"].as_str().unwrap();
    let mut phone = site.browser();
    phone
        .post("/api/account/sign-in", sign_in("Anna", PASSWORD))
        .await
        .ok();
    let mut stream = phone.stream(id, None).await;
    stream.update().await;
    let old = laptop.get("/api/me").await.ok()["guest"]["code"].clone();

    let next = "eight blue parrots";
    laptop
        .post(
            "/api/account/password",
            json!({"current": "a guess of mine", "new": next}),
        )
        .await
        .refused(401, "wrong_password");
    laptop
        .post(
            "/api/account/password",
            json!({"current": PASSWORD, "new": "short"}),
        )
        .await
        .refused(400, "bad_password");
    assert_eq!(phone.get("/api/me").await.ok()["guest"]["name"], "Anna");
    let changed = laptop
        .post("/api/account/password", json!({"current": PASSWORD, "new": next}))
        .await
        .ok();
    assert_ne!(changed["guest"]["code"], old);
    assert_eq!(phone.get("/api/me").await.ok()["guest"], Value::Null);
    while stream.next().await.is_some() {}
    phone
        .post("/api/me/recover", json!({ "code": old }))
        .await
        .refused(404, "unknown_code");
    phone
        .post("/api/account/sign-in", sign_in("Anna", PASSWORD))
        .await
        .refused(401, "wrong_password");
    phone
        .post("/api/account/sign-in", sign_in("Anna", next))
        .await
        .ok();

    // Logging out elsewhere keeps the password; signing out here keeps everything else.
    laptop.post("/api/me/log-out", json!({})).await.ok();
    assert_eq!(phone.get("/api/me").await.ok()["guest"], Value::Null);
    laptop.post("/api/me/forget", json!({})).await.ok();
    assert_eq!(laptop.get("/api/me").await.ok()["guest"], Value::Null);
    laptop
        .post("/api/account/sign-in", sign_in("Anna", next))
        .await
        .ok();
    phone
        .post("/api/account/sign-in", sign_in("Anna", next))
        .await
        .ok();

    let removed = laptop
        .post("/api/account/remove", json!({ "password": next }))
        .await
        .ok();
    assert_eq!(removed["guest"]["account"], Value::Null);
    assert_eq!(removed["tables"][0]["id"], table["id"]);
    assert_eq!(phone.get("/api/me").await.ok()["guest"], Value::Null);
    phone
        .post("/api/account/sign-in", sign_in("Anna", next))
        .await
        .refused(401, "wrong_password");
    // The code still leads back, and the name is free again.
    phone
        .post("/api/me/recover", json!({ "code": removed["guest"]["code"] }))
        .await
        .ok();
    let mut other = site.browser();
    other.post("/api/account", sign_in("Anna", PASSWORD)).await.ok();
}

#[tokio::test]
async fn a_guest_with_tables_chooses_whether_they_become_the_accounts() {
    let site = Site::new().await;
    let mut laptop = with_account(&site, "Anna").await;
    let shared = laptop.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut phone = named(&site, "Anna's phone").await;
    let own = phone.post("/api/quick", json!({})).await.ok();
    let path = format!("/api/invitations/{}/join", shared["invitation"].as_str().unwrap());
    phone.post(&path, json!({})).await.ok();
    let id = own["id"].as_str().unwrap();
    let guest = phone.get("/api/me").await.ok();
    let mut stream = phone.stream(id, None).await;
    let update = stream.update().await;

    let asked = phone
        .post("/api/account/sign-in", sign_in("Anna", PASSWORD))
        .await
        .refused(409, "choose_tables");
    assert!(asked["error"]["message"].as_str().unwrap().contains('2'));
    assert_eq!(
        phone.get("/api/me").await.ok()["guest"]["id"],
        guest["guest"]["id"],
        "nothing has happened"
    );
    // With a wrong password nobody is asked anything.
    let mut wrong = sign_in("Anna", "not her password");
    wrong["tables"] = json!("bring");
    phone
        .post("/api/account/sign-in", wrong)
        .await
        .refused(401, "wrong_password");

    let mut bring = sign_in("Anna", PASSWORD);
    bring["tables"] = json!("bring");
    let mut left = phone.clone();
    let come = phone.post("/api/account/sign-in", bring).await.ok();
    // At one table both have a seat: nobody gets two.
    assert_eq!((&come["brought"], &come["stayed"]), (&json!(1), &json!(1)));
    assert_eq!(come["guest_code"], guest["guest"]["code"]);
    while stream.next().await.is_some() {}
    let mine = phone.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(mine["host"], true);
    assert!(
        mine["seats"]
            .as_array()
            .unwrap()
            .iter()
            .any(|seat| seat["mine"] == true)
    );
    let role = json!([{"notation": "role mayor"}]);
    if mine["your_turn"] == true {
        phone.moves(id, &update["version"], "a", role).await;
    }
    let theirs = left.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(
        (&theirs["host"], &theirs["your_turn"]),
        (&json!(false), &json!(false))
    );
    let still = left.get("/api/me").await.ok();
    assert_eq!(still["tables"].as_array().unwrap().len(), 1);
    assert_eq!(still["tables"][0]["id"], shared["id"]);
    let seats = phone
        .get(&format!("/api/tables/{}", shared["id"].as_str().unwrap()))
        .await
        .ok();
    let mine = seats["seats"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|seat| seat["mine"] == true);
    assert_eq!(mine.count(), 1);
}

#[tokio::test]
async fn a_guest_whose_tables_all_came_along_is_gone_and_one_who_leaves_them_is_not() {
    let site = Site::new().await;
    let _laptop = with_account(&site, "Anna").await;
    let mut phone = named(&site, "Phone").await;
    let table = phone.post("/api/quick", json!({})).await.ok();
    let code = phone.get("/api/me").await.ok()["guest"]["code"].clone();
    let mut leave = sign_in("Anna", PASSWORD);
    leave["tables"] = json!("leave");
    let come = phone.post("/api/account/sign-in", leave).await.ok();
    assert_eq!((&come["brought"], &come["stayed"]), (&json!(0), &json!(1)));
    assert_eq!(come["guest_code"], code);
    assert_eq!(come["me"]["tables"], json!([]));

    let back = phone.post("/api/me/recover", json!({ "code": code })).await.ok();
    assert_eq!(back["tables"][0]["id"], table["id"]);
    let mut bring = sign_in("Anna", PASSWORD);
    bring["tables"] = json!("bring");
    let come = phone.post("/api/account/sign-in", bring).await.ok();
    assert_eq!((&come["brought"], &come["stayed"]), (&json!(1), &json!(0)));
    assert_eq!(come["guest_code"], Value::Null);
    assert_eq!(come["me"]["tables"][0]["id"], table["id"]);
    phone
        .post("/api/me/recover", json!({ "code": code }))
        .await
        .refused(404, "unknown_code");
}

#[tokio::test]
async fn pictures_and_languages_stay_with_the_person_and_pictures_are_seen_at_once() {
    let site = Site::new().await;
    let mut anna = with_account(&site, "Anna").await;
    let mut bela = named(&site, "Béla").await;
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["seats"][0]["avatar"], Value::Null);
    let mut stream = bela.stream(id, None).await;
    let look = json!({"avatar": {"figure": "frog", "colour": "leaf"}, "language": "hu-HU"});
    let me = anna.send_json(Method::PUT, "/api/me/profile", &look).await.ok();
    assert_eq!(me["guest"]["avatar"], look["avatar"]);
    assert_eq!(me["guest"]["language"], "hu");
    loop {
        let (event, data) = stream.next().await.unwrap();
        if event == "table" && data["seats"][0]["avatar"] == look["avatar"] {
            break;
        }
    }
    let mut phone = site.browser();
    let come = phone
        .post("/api/account/sign-in", sign_in("Anna", PASSWORD))
        .await
        .ok();
    assert_eq!(come["me"]["guest"]["language"], "hu");
    assert_eq!(come["me"]["guest"]["avatar"], look["avatar"]);
    for bad in [
        json!({"language": "xx"}),
        json!({"avatar": {"figure": "dragon", "colour": "leaf"}}),
        json!({"avatar": "frog"}),
    ] {
        anna.send_json(Method::PUT, "/api/me/profile", &bad)
            .await
            .refused(400, "bad_request");
    }
    // Who sits down later has it, too, and so has a table that is loaded again.
    let site = site.restart().await;
    let mut stranger = site.browser();
    let again = stranger.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(again["seats"][0]["avatar"], look["avatar"]);
}

#[tokio::test]
async fn who_is_deleted_leaves_no_account_behind() {
    let site = Site::new().await;
    let mut anna = with_account(&site, "Anna").await;
    let data = anna.get("/api/me/data").await.ok();
    assert_eq!(data["guest"]["account"]["name"], "Anna");
    assert_eq!((&data["friends"], &data["blocked"]), (&json!([]), &json!([])));
    assert!(data["guest"]["account"].get("password").is_none());
    anna.post("/api/me/delete", json!({})).await.ok();
    let mut other = site.browser();
    other
        .post("/api/account/sign-in", sign_in("Anna", PASSWORD))
        .await
        .refused(401, "wrong_password");
    other.post("/api/account", sign_in("Anna", PASSWORD)).await.ok();
}
