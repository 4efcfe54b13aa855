//! Ratings: which games count, for whom, and who sees what of it.

use std::time::Duration;

use serde_json::{Value, json};

use tabletop::FastRandom;

use crate::support::{Browser, Site, change_file, random_move};

/// A table of Anna, Bela and, if wanted, a bot, whose game counts.
async fn rated(anna: &mut Browser, bela: &mut Browser, bot: bool) -> String {
    let mut seats = vec![json!({"kind": "me"}), json!({"kind": "open"})];
    seats.extend(bot.then(|| json!({"kind": "bot", "bot": "random"})));
    let body = json!({
        "game": "puerto-rico", "setup": {"players": seats.len()}, "seats": seats, "shuffle_seats": false,
        "name": "Anna", "rated": true, "stand_in": "random",
    });
    let table = anna.post("/api/tables", body).await.ok();
    assert_eq!(table["rated"], true);
    let code = table["invitation"].as_str().unwrap();
    let join = format!("/api/invitations/{code}/join");
    bela.post(&join, json!({"name": "Bela"})).await.ok();
    table["id"].as_str().unwrap().to_owned()
}

/// The games are over because the store says so: how they were played does not matter here.
async fn ended(site: Site, results: &[(&str, &str)], people: &mut [&mut Browser]) -> Site {
    let (folder, file) = site.stop().await;
    for (table, ranks) in results {
        let statement = format!(
            "UPDATE tables SET state = 'over', ranks = '{ranks}', asked = '[]', bot_asked = 0, due = NULL WHERE id = '{table}'"
        );
        change_file(&file, &statement).await;
    }
    let site = Site::open(folder).await;
    for person in people {
        person.router = site.router.clone();
    }
    site.registry.clock().advance(Duration::from_secs(60));
    site
}

fn names(ratings: &Value) -> Vec<&str> {
    let players = ratings["players"].as_array().unwrap();
    players
        .iter()
        .map(|player| player["name"].as_str().or(player["bot"].as_str()).unwrap())
        .collect()
}

#[tokio::test]
async fn whoever_wins_goes_up_apart_for_each_kind_of_game() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let nothing = anna.get("/api/ratings").await.ok();
    assert_eq!(
        nothing,
        json!({"classes": [], "class": null, "players": [], "seats": [], "mine": null})
    );
    let two = [
        rated(&mut anna, &mut bela, false).await,
        rated(&mut anna, &mut bela, false).await,
    ];
    let three = rated(&mut anna, &mut bela, true).await;
    let results = [
        (two[0].as_str(), "[2, 1]"),
        (two[1].as_str(), "[2, 1]"),
        (three.as_str(), "[1, 3, 2]"),
    ];
    let site = ended(site, &results, &mut [&mut anna, &mut bela]).await;
    let first = anna.get("/api/ratings").await.ok();
    let class = |players: u8| json!({"game": "puerto-rico", "players": players, "pace": "none"});
    assert_eq!(
        first["classes"],
        json!([{"class": class(2), "games": 2}, {"class": class(3), "games": 1}])
    );
    assert_eq!(
        (&first["class"], names(&first)),
        (&class(2), vec!["Bela", "Anna"])
    );
    let (winner, loser) = (&first["players"][0], &first["players"][1]);
    let number = |player: &Value, key: &str| player[key].as_i64().unwrap();
    assert!(
        number(winner, "rating") > 1500 && number(loser, "rating") < 1500,
        "{first}"
    );
    assert!(number(winner, "plus_minus") < 980, "something is known: {first}");
    assert_eq!(
        (
            number(winner, "games"),
            number(winner, "wins"),
            number(loser, "wins")
        ),
        (2, 2, 0)
    );
    assert_eq!(
        (&first["mine"]["name"], &winner["mine"]),
        (&json!("Anna"), &json!(false))
    );
    let path = "/api/ratings?game=puerto-rico&players=3&pace=none";
    let other = site.browser().get(path).await.ok();
    assert_eq!(
        (names(&other), &other["mine"]),
        (vec!["Anna", "random", "Bela"], &Value::Null)
    );
    let none = anna
        .get("/api/ratings?game=altiplano&players=3&pace=live")
        .await
        .ok();
    assert_eq!(none["players"], json!([]));
    anna.get("/api/ratings?game=chess&players=3&pace=live")
        .await
        .refused(400, "bad_request");
}

#[tokio::test]
async fn only_people_with_a_name_are_listed_under_the_one_they_have_now() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = rated(&mut anna, &mut bela, false).await;
    let _site = ended(site, &[(&table, "[1, 2]")], &mut [&mut anna, &mut bela]).await;
    assert_eq!(names(&anna.get("/api/ratings").await.ok()), ["Anna", "Bela"]);
    anna.send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Hanna"}))
        .await
        .ok();
    bela.post("/api/me/delete", json!({})).await;
    assert_eq!(names(&anna.get("/api/ratings").await.ok()), ["Hanna"]);
}

#[tokio::test]
async fn a_rated_game_is_for_people_and_without_hints() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let alone = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "rated": true,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    });
    anna.post("/api/tables", alone).await.refused(422, "bad_setup");
    let table = rated(&mut anna, &mut bela, false).await;
    for person in [&mut anna, &mut bela] {
        let agreed = person
            .post(&format!("/api/tables/{table}/hints"), json!({"agree": true}))
            .await
            .ok();
        assert_eq!(agreed["hints"], false);
    }
    anna.get(&format!("/api/tables/{table}/hint"))
        .await
        .refused(403, "hints_off");
    let clock = json!({"kind": "pace", "pace": {"mode": "none"}, "time_up": "stand_in"});
    anna.post(&format!("/api/tables/{table}/proposal"), clock)
        .await
        .refused(403, "rated");
    // One without a second person counts for nobody.
    let (folder, file) = site.stop().await;
    change_file(
        &file,
        &format!(
            "UPDATE tables SET state = 'over', asked = '[]', ranks = '[1, 2]', due = NULL; \
             UPDATE seats SET guest = NULL, bot = 'random' WHERE table_id = '{table}' AND seat = 1"
        ),
    )
    .await;
    let site = Site::open(folder).await;
    site.registry.clock().advance(Duration::from_secs(60));
    assert_eq!(
        site.browser().get("/api/ratings").await.ok()["classes"],
        json!([])
    );
}

/// Plays a rated game to its end; gives the ranks. Bela lets a bot play after the first moves if `left` says so.
async fn played(anna: &mut Browser, bela: &mut Browser, left: bool) -> Value {
    let table = rated(anna, bela, false).await;
    let mut random = FastRandom::new(5);
    if left {
        let give = format!("/api/tables/{table}/stand-in");
        bela.post(&give, json!({"seat": 1})).await.ok();
    }
    for turn in 0.. {
        let waits = |table: &Value| {
            table["state"] == "over" || table["your_turn"] == true || (!left && table["asked"] == json!([1]))
        };
        let seen = anna.until(&table, waits).await;
        if seen["state"] == "over" {
            return seen["ranks"].clone();
        }
        let player = match seen["your_turn"] == true {
            true => &mut *anna,
            false => &mut *bela,
        };
        let update = player.update(&table).await;
        let moves = json!([random_move(&update, &mut random)]);
        let request = format!("r{turn}");
        player
            .moves(&table, &update["version"], &request, moves)
            .await
            .ok();
    }
    unreachable!("every game ends");
}

#[tokio::test]
async fn a_game_counts_as_it_was_played_and_last_for_whoever_let_a_bot_play() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let ranks = played(&mut anna, &mut bela, false).await;
    played(&mut anna, &mut bela, true).await;
    site.registry.clock().advance(Duration::from_secs(60));
    let list = anna.get("/api/ratings").await.ok();
    assert_eq!(list["classes"][0]["games"], 2);
    let of = |name: &str| {
        let players = list["players"].as_array().unwrap().iter();
        let mut named = players.filter(|player| player["name"] == name);
        named.next().unwrap().clone()
    };
    // The second game is Anna's, however well the bot played.
    let wins = |own: usize| i32::from(ranks[own] == 1);
    assert_eq!(of("Anna")["wins"], json!(wins(0) + 1));
    assert_eq!(of("Bela")["wins"], json!(wins(1)));
}

#[tokio::test]
async fn whoever_lets_time_run_out_comes_last_and_a_bot_that_decided_nothing_costs_nothing() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let table = rated(&mut anna, &mut bela, false).await;
    let pressed = rated(&mut anna, &mut bela, false).await;
    // Anna is asked first: a bot for Bela has nothing to decide until then.
    let give = format!("/api/tables/{pressed}/stand-in");
    bela.post(&give, json!({"seat": 1})).await.ok();
    bela.post(&format!("/api/tables/{pressed}/return"), json!({}))
        .await
        .ok();
    let (folder, file) = site.stop().await;
    change_file(
        &file,
        &format!(
            "UPDATE tables SET state = 'over', asked = '[]', bot_asked = 0, due = NULL; \
             UPDATE tables SET ended_by = 0 WHERE id = '{table}'; \
             UPDATE tables SET ranks = '[2, 1]' WHERE id = '{pressed}'"
        ),
    )
    .await;
    let site = Site::open(folder).await;
    anna.router = site.router.clone();
    site.registry.clock().advance(Duration::from_secs(60));
    let list = anna.get("/api/ratings").await.ok();
    assert_eq!(names(&list), ["Bela", "Anna"]);
    let wins: Vec<&Value> = (list["players"].as_array().unwrap().iter())
        .map(|player| &player["wins"])
        .collect();
    assert_eq!(wins, [&json!(2), &json!(0)]);
}

#[tokio::test]
async fn nobody_makes_another_come_last_while_that_clock_runs() {
    for (pace, answers) in [
        (
            json!({"mode": "days", "days": 2, "holiday": 0}),
            ["rated", "rated"],
        ),
        (json!({"mode": "none"}), ["too_soon", ""]),
    ] {
        let site = Site::new().await;
        let (mut anna, mut bela) = (site.browser(), site.browser());
        let body = json!({
            "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "me"}],
            "shuffle_seats": false, "name": "Anna", "rated": true, "stand_in": "random", "pace": pace,
        });
        let table = anna.post("/api/tables", body).await.ok();
        let code = table["invitation"].as_str().unwrap();
        let join = format!("/api/invitations/{code}/join");
        bela.post(&join, json!({"name": "Bela"})).await.ok();
        // Bela is asked, and gone; Anna opened the table.
        let give = format!("/api/tables/{}/stand-in", table["id"].as_str().unwrap());
        for (minutes, answer) in [3, 28].into_iter().zip(answers) {
            site.registry.clock().advance(Duration::from_secs(60 * minutes));
            let asked = anna.post(&give, json!({"seat": 0})).await;
            match answer {
                "" => drop(asked.ok()),
                "rated" => drop(asked.refused(403, "rated")),
                refused => drop(asked.refused(409, refused)),
            }
        }
    }
}

#[tokio::test]
async fn a_game_that_reaches_the_disk_late_counts_once() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let ids = [
        rated(&mut anna, &mut bela, false).await,
        rated(&mut anna, &mut bela, false).await,
    ];
    let results = [(ids[0].as_str(), "[1, 2]")];
    let site = ended(site, &results, &mut [&mut anna, &mut bela]).await;
    let games = async |anna: &mut Browser| {
        let list = anna.get("/api/ratings").await.ok();
        list["classes"][0]["games"].clone()
    };
    assert_eq!(games(&mut anna).await, 1);
    // The other ended before it.
    let statement = format!(
        "UPDATE tables SET state = 'over', ranks = '[1, 2]', asked = '[]', due = NULL, \
         updated = (SELECT updated - 1000 FROM tables WHERE id = '{}') WHERE id = '{}'",
        ids[0], ids[1]
    );
    change_file(&site.folder.path().join("meseta.db"), &statement).await;
    assert_eq!(games(&mut anna).await, 2);
    assert_eq!(games(&mut anna).await, 2);
}
