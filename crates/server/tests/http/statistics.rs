//! Statistics: which games count, for whom, and who sees them.

use axum::http::Method;
use serde_json::{Value, json};

use crate::sharing::{finished, played_by_hosts};
use crate::support::{Site, change_file};

fn number(value: &Value) -> i64 {
    value.as_i64().expect("a number")
}

fn sum(rows: &Value, key: &str) -> i64 {
    rows.as_array()
        .expect("a list")
        .iter()
        .map(|row| number(&row[key]))
        .sum()
}

#[tokio::test]
async fn finished_games_are_counted_by_kind() {
    let site = Site::new().await;
    let mut zofia = site.browser();
    let nothing = zofia.get("/api/statistics").await.ok();
    assert_eq!(
        (&nothing["kinds"], &nothing["kind"], &nothing["games"]),
        (&json!([]), &Value::Null, &json!(0))
    );
    let id = finished(&mut zofia, "puerto-rico", json!({})).await;
    let other = finished(&mut zofia, "altiplano", json!({})).await;
    // Members may watch: it is nobody else's business.
    finished(&mut zofia, "puerto-rico", json!({"private": true})).await;
    let first = zofia.get(&format!("/api/tables/{id}")).await.ok();

    let kind = |game: &str| json!({"game": game, "players": 3, "company": "bots"});
    let path = |game: &str| format!("/api/statistics?game={game}&players=3&company=bots");
    let counted = zofia.get(&path("puerto-rico")).await.ok();
    assert_eq!(
        (&counted["kind"], &counted["games"]),
        (&kind("puerto-rico"), &json!(1))
    );
    assert_eq!(counted["kinds"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        counted["lengths"],
        json!([{"rounds": first["round"], "games": 1}])
    );
    assert_eq!(sum(&counted["seats"], "games"), 3);
    let wins: Vec<bool> = counted["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| number(&seat["wins"]) == 1)
        .collect();
    let ranks = first["ranks"].as_array().expect("ranks");
    assert_eq!(
        wins,
        ranks.iter().map(|rank| *rank == json!(1)).collect::<Vec<_>>()
    );
    // Points come from somewhere, and somebody took each role of every round.
    assert_eq!(
        sum(&counted["sources"], "points"),
        sum(&counted["seats"], "points")
    );
    assert_eq!(
        counted["rounds"].as_array().map(Vec::len),
        first["round"].as_u64().map(|rounds| rounds as usize)
    );
    let roles = counted["choices"].as_array().expect("roles");
    assert!(
        roles.contains(&json!("mayor")) && roles.contains(&json!("captain")),
        "{roles:?}"
    );
    let full: Vec<i64> = (counted["rounds"].as_array().expect("rounds").iter())
        .map(|round| {
            round["counts"]
                .as_array()
                .expect("counts")
                .iter()
                .map(number)
                .sum()
        })
        .collect();
    assert!(
        full.iter().all(|&count| count == 3),
        "three people take three roles a round: {full:?}"
    );
    assert!(sum(&counted["holdings"], "seats") > 0);

    let altiplano = zofia.get(&path("altiplano")).await.ok();
    assert_eq!(altiplano["games"], json!(1));
    assert_eq!(
        sum(&altiplano["sources"], "points"),
        sum(&altiplano["seats"], "points")
    );
    assert!(
        altiplano["choices"]
            .as_array()
            .expect("locations")
            .contains(&json!("market"))
    );
    let _ = other;

    let none = zofia
        .get("/api/statistics?game=altiplano&players=5&company=people")
        .await
        .ok();
    assert_eq!((&none["games"], &none["seats"]), (&json!(0), &json!([])));
    zofia
        .get("/api/statistics?game=chess&players=3&company=bots")
        .await
        .refused(400, "bad_request");

    let site = site.restart().await;
    assert_eq!(site.browser().get(&path("puerto-rico")).await.ok(), counted);
}

#[tokio::test]
async fn what_was_not_played_to_its_end_here_does_not_count() {
    let site = Site::new().await;
    let mut zofia = site.browser();
    let id = finished(&mut zofia, "puerto-rico", json!({})).await;
    let record = zofia.get(&format!("/api/tables/{id}/record")).await.text;
    zofia.post("/api/records", json!({"record": record})).await.ok();
    let branch = json!({"step": 3, "seat": 1, "bot": "random"});
    let branch = zofia.post(&format!("/api/tables/{id}/branch"), branch).await.ok();
    let open = zofia.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (folder, file) = site.stop().await;
    for table in [&branch, &open] {
        // Over, but without a result: somebody's time was up.
        let id = table["id"].as_str().expect("an id");
        change_file(
            &file,
            &format!("UPDATE tables SET state = 'over', bot_asked = 0, ended_by = 0 WHERE id = '{id}'"),
        )
        .await;
    }
    let site = Site::open(folder).await;
    let counted = site.browser().get("/api/statistics").await.ok();
    assert_eq!(
        (&counted["games"], counted["kinds"].as_array().map(Vec::len)),
        (&json!(1), Some(1))
    );
}

#[tokio::test]
async fn a_person_sees_their_own_games_and_others_only_if_the_person_wants_it() {
    let site = Site::new().await;
    let (mut zofia, mut friend) = (site.browser(), site.browser());
    friend.get("/api/me/statistics").await.refused(401, "no_guest");
    finished(&mut zofia, "puerto-rico", json!({})).await;
    finished(&mut zofia, "puerto-rico", json!({"private": true})).await;
    let given_up = finished(&mut zofia, "puerto-rico", json!({})).await;
    let (folder, file) = played_by_hosts(site, &mut []).await.stop().await;
    // A bot has decided for her there.
    change_file(
        &file,
        &format!("UPDATE seats SET stood_in = 5 WHERE seat = 0 AND table_id = '{given_up}'"),
    )
    .await;
    let site = Site::open(folder).await;
    (zofia.router, friend.router) = (site.router.clone(), site.router.clone());

    let own = zofia.get("/api/me/statistics").await.ok();
    assert_eq!(
        (&own["code"], &own["statistics"]["games"]),
        (&Value::Null, &json!(2))
    );
    assert_eq!(sum(&own["statistics"]["seats"], "games"), 2, "her seat alone");
    assert_eq!(own["statistics"]["seats"][0]["games"], json!(2));
    let wins = &own["statistics"]["kinds"][0]["wins"];
    assert_eq!(wins, &own["statistics"]["seats"][0]["wins"]);

    let share = |shared: bool| json!({"shared": shared});
    let shared = zofia
        .send_json(Method::PUT, "/api/me/statistics", &share(true))
        .await
        .ok();
    let code = shared["code"].as_str().expect("a code");
    let path = format!("/api/statistics/{code}");
    let seen = friend.get(&path).await.ok();
    assert_eq!(
        (&seen["name"], &seen["statistics"]["games"]),
        (&json!("Zofia"), &json!(1))
    );
    assert!(seen["mark"].as_str().is_some_and(|mark| mark.len() == 3));
    zofia
        .send_json(Method::PUT, "/api/me/statistics", &share(false))
        .await
        .ok();
    friend.get(&path).await.refused(404, "not_found");
    let again = zofia
        .send_json(Method::PUT, "/api/me/statistics", &share(true))
        .await
        .ok();
    assert_ne!(again["code"].as_str(), Some(code), "the old link stays void");
    let path = format!("/api/statistics/{}", again["code"].as_str().expect("a code"));
    friend.get(&path).await.ok();
    zofia.post("/api/me/delete", json!({})).await;
    friend.get(&path).await.refused(404, "not_found");
}
