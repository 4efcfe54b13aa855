//! Friend requests by name, by link and at tables; who is online; and invitations to tables.

use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Browser, Site};

pub async fn person(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    browser
        .send_json(Method::PUT, "/api/me", &json!({ "name": name }))
        .await
        .ok();
    browser
}

async fn with_account(site: &Site, name: &str) -> Browser {
    let mut browser = person(site, name).await;
    let account = json!({ "name": name, "password": "seven green parrots" });
    browser.post("/api/account", account).await.ok();
    browser
}

fn by_name(name: &str) -> Value {
    json!({"whom": {"by": "name", "name": name}})
}

fn handle(list: &Value, number: usize) -> Value {
    list[number]["handle"].clone()
}

/// Two people who are friends.
pub async fn friends(site: &Site) -> (Browser, Browser) {
    let (mut anna, mut bela) = (with_account(site, "Anna").await, with_account(site, "Béla").await);
    anna.post("/api/friends", by_name("béla")).await.ok();
    let asked = bela.get("/api/friends").await.ok();
    let answer = json!({"handle": handle(&asked["asking"], 0), "accept": true});
    bela.post("/api/friends/answer", answer).await.ok();
    (anna, bela)
}

#[tokio::test]
async fn people_ask_by_name_and_are_friends_once_the_other_agrees() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (
        with_account(&site, "Anna").await,
        with_account(&site, "Béla").await,
    );
    let asked = anna.post("/api/friends", by_name("BÉLA")).await.ok();
    assert_eq!(asked["asked"][0]["name"], "Béla");
    assert_eq!(asked["friends"], json!([]));
    // Asking again changes nothing.
    anna.post("/api/friends", by_name("Béla")).await.ok();
    let told = bela.get("/api/friends").await.ok();
    assert_eq!(told["asking"].as_array().unwrap().len(), 1);
    assert_eq!(told["asking"][0]["name"], "Anna");
    let answer = json!({"handle": handle(&told["asking"], 0), "accept": true});
    let agreed = bela.post("/api/friends/answer", answer.clone()).await.ok();
    assert_eq!(agreed["friends"][0]["person"]["name"], "Anna");
    assert_eq!(agreed["friends"][0]["here"], true);
    assert_eq!(agreed["asking"], json!([]));
    bela.post("/api/friends/answer", answer)
        .await
        .refused(404, "unknown_person");
    let now = anna.get("/api/friends").await.ok();
    assert_eq!(
        (now["friends"].as_array().unwrap().len(), &now["asked"]),
        (1, &json!([]))
    );
    // Either may end it, and the other finds nobody there.
    let gone = json!({"whom": {"by": "handle", "handle": now["friends"][0]["person"]["handle"]}});
    anna.post("/api/friends/remove", gone).await.ok();
    assert_eq!(bela.get("/api/friends").await.ok()["friends"], json!([]));
    // Nobody is found by what somebody else calls them.
    let others = json!({"whom": {"by": "handle", "handle": told["asking"][0]["handle"]}});
    anna.post("/api/friends", others)
        .await
        .refused(404, "unknown_person");
}

#[tokio::test]
async fn two_who_ask_each_other_are_friends_and_a_declined_one_is_not() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (
        with_account(&site, "Anna").await,
        with_account(&site, "Béla").await,
    );
    anna.post("/api/friends", by_name("Béla")).await.ok();
    let told = bela.get("/api/friends").await.ok();
    let no = json!({"handle": handle(&told["asking"], 0), "accept": false});
    assert_eq!(
        bela.post("/api/friends/answer", no).await.ok()["asking"],
        json!([])
    );
    assert_eq!(anna.get("/api/friends").await.ok()["friends"], json!([]));
    bela.post("/api/friends", by_name("Anna")).await.ok();
    let both = anna.post("/api/friends", by_name("Béla")).await.ok();
    assert_eq!(both["friends"][0]["person"]["name"], "Béla");
    anna.post("/api/friends", by_name("Anna"))
        .await
        .refused(400, "bad_request");
    anna.post("/api/friends", by_name("Nobody"))
        .await
        .refused(404, "unknown_person");
    site.browser().get("/api/friends").await.refused(401, "no_guest");
}

#[tokio::test]
async fn a_link_leads_to_a_person_until_there_is_a_new_one() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (person(&site, "Anna").await, person(&site, "Béla").await);
    assert_eq!(anna.get("/api/friends").await.ok()["link"], Value::Null);
    let old = anna.post("/api/friends/link", json!({})).await.ok()["link"].clone();
    let path = format!("/api/friends/link/{}", old.as_str().unwrap());
    let owner = bela.get(&path).await.ok();
    assert_eq!((&owner["name"], &owner["mine"]), (&json!("Anna"), &json!(false)));
    assert_eq!(anna.get(&path).await.ok()["mine"], true);
    assert!(owner.get("id").is_none());
    let new = anna.post("/api/friends/link", json!({})).await.ok()["link"].clone();
    bela.get(&path).await.refused(404, "unknown_person");
    let by = |link: &Value| json!({"whom": {"by": "link", "link": link}});
    bela.post("/api/friends", by(&old))
        .await
        .refused(404, "unknown_person");
    bela.post("/api/friends", by(&new)).await.ok();
    assert_eq!(anna.get("/api/friends").await.ok()["asking"][0]["name"], "Béla");
}

#[tokio::test]
async fn friends_see_each_others_tables_in_the_lobby_and_invite_each_other() {
    let site = Site::new().await;
    let (mut anna, mut bela) = friends(&site).await;
    let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let id = table["id"].as_str().unwrap();
    let none = bela.get("/api/friends").await.ok();
    assert_eq!(
        none["friends"][0]["tables"],
        json!([]),
        "it is private by its link"
    );
    let mine = anna.get("/api/friends").await.ok();
    let friend = json!({"handle": mine["friends"][0]["person"]["handle"]});
    let invite = format!("/api/tables/{id}/invite");
    anna.post(&invite, friend.clone()).await.ok();
    anna.post(&invite, friend.clone()).await.ok();
    let invited = bela.get("/api/friends").await.ok();
    let [invitation] = invited["invitations"].as_array().unwrap().as_slice() else {
        panic!("{invited}");
    };
    assert_eq!(invitation["from"]["name"], "Anna");
    assert_eq!(invitation["table"]["open"], 1);
    // Only members invite, and only friends.
    let mut cyril = person(&site, "Cyril").await;
    cyril.post(&invite, friend).await.refused(403, "not_seated");
    anna.post(&invite, json!({"handle": "0123456789ab"}))
        .await
        .refused(404, "unknown_person");
    bela.post(&format!("/api/tables/{id}/decline"), json!({}))
        .await
        .ok();
    assert_eq!(bela.get("/api/friends").await.ok()["invitations"], json!([]));

    anna.post(&format!("/api/tables/{id}/listing"), json!({"listed": true}))
        .await
        .ok();
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(10);
    let listed = loop {
        let now = bela.get("/api/friends").await.ok();
        if now["friends"][0]["tables"] != json!([]) {
            break now;
        }
        assert!(std::time::Instant::now() < deadline, "{now}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    let join = format!(
        "/api/invitations/{}/join",
        listed["friends"][0]["tables"][0]["invitation"].as_str().unwrap()
    );
    bela.post(&join, json!({})).await.ok();
    let friend = json!({"handle": mine["friends"][0]["person"]["handle"]});
    anna.post(&invite, friend).await.refused(409, "no_open_seat");
}

#[tokio::test]
async fn one_person_has_so_many_open_requests_only() {
    let site = Site::new().await;
    let mut anna = person(&site, "Anna").await;
    for number in 0..51 {
        let mut other = person(&site, &format!("Person {number}")).await;
        let link = other.post("/api/friends/link", json!({})).await.ok()["link"].clone();
        let asked = anna
            .post("/api/friends", json!({"whom": {"by": "link", "link": link}}))
            .await;
        match number {
            50 => drop(asked.refused(409, "too_many_people")),
            _ => drop(asked.ok()),
        }
    }
}
