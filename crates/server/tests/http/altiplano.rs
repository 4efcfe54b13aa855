//! Altiplano over HTTP: whole games, sealed answers, component sets.

use altiplano::{ComponentSet, Components, RECONSTRUCTED_FILE};
use serde_json::{Value, json};
use server::Config;
use tabletop::{FastRandom, Random as _, Record};
use tempfile::TempDir;

use crate::support::{Browser, Site, config, random_plan};

pub async fn table(host: &mut Browser, setup: Value, seats: Value) -> Value {
    let body = json!({"game": "altiplano", "setup": setup, "seats": seats, "shuffle_seats": false});
    host.post("/api/tables", body).await.ok()
}

fn verified(record: &str) -> Record<altiplano::State> {
    let record: Record<altiplano::State> = record.parse().unwrap();
    record.verify().unwrap();
    record
}

/// A random legal answer for the seat that the update is for, found from the update alone.
fn random_move(update: &Value, seat: usize, random: &mut FastRandom) -> Value {
    let offers = update["offers"].as_array().unwrap();
    let legal: Vec<&Value> = offers.iter().filter(|offer| offer["refusal"].is_null()).collect();
    if !legal.is_empty() {
        return json!({"action": legal[random.below(legal.len() as u32) as usize]["action"]});
    }
    random_plan(update, seat, random)
}

/// Plays on for these seats until the game is over or `wanted` says so.
async fn play_on(
    players: &mut [Browser],
    id: &str,
    random: &mut FastRandom,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    let mut requests = random.below(1_000_000);
    loop {
        let mut moved = false;
        for (seat, player) in players.iter_mut().enumerate() {
            let update = player.update(id).await;
            if update["over"] == true || wanted(&update) {
                return update;
            }
            if !update["asked"].as_array().unwrap().contains(&json!(seat)) {
                continue;
            }
            requests += 1;
            let one = random_move(&update, seat, random);
            let request = format!("r{requests}");
            let reply = player.moves(id, &update["version"], &request, json!([one])).await;
            // A bot may have acted meanwhile; sealed answers go in all the same.
            assert!(
                reply.status.is_success() || reply.status == 409,
                "{} {one}",
                reply.text
            );
            moved = true;
        }
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
}

#[tokio::test]
async fn people_and_bots_play_a_whole_game_with_a_restart_in_the_middle() {
    let site = Site::new().await;
    let mut host = site.browser();
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let made = table(&mut host, json!({"players": 3, "switches": ["missions"]}), seats).await;
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(made["setup"]["components"]["name"], "reconstructed");
    let mut guest = site.browser();
    let join = format!("/api/invitations/{}/join", made["invitation"].as_str().unwrap());
    guest.post(&join, json!({"name": "Béla"})).await.ok();
    let mut random = FastRandom::new(7);
    let mut players = [host, guest];
    let middle = play_on(&mut players, &id, &mut random, |update| {
        update["view"]["round"].as_u64() >= Some(3) && update["view"]["phase"] == "planning"
    })
    .await;
    assert_eq!(middle["over"], false);
    let site = site.restart().await;
    for player in &mut players {
        player.router = site.router.clone();
    }
    let again = players[0].update(&id).await;
    assert_eq!(
        again["view"]["seats"][0]["planning"],
        middle["view"]["seats"][0]["planning"]
    );
    let last = play_on(&mut players, &id, &mut random, |_| false).await;
    assert_eq!(last["over"], true);
    assert!(last["view"]["result"][0]["total"].is_i64());
    let record = players[1].get(&format!("/api/tables/{id}/record")).await.text;
    verified(&record);
    let moment = players[1].get(&format!("/api/tables/{id}/history/60")).await.ok();
    let open = moment["view"]["seats"][2]["missions_open"].as_array().unwrap();
    assert_eq!(open.len(), 2, "all is open at the end");
    let charts = players[1].get(&format!("/api/tables/{id}/charts")).await.ok();
    assert!(charts["rounds"][1]["seats"][0]["points"].is_i64());
}

#[tokio::test]
async fn suggestions_and_a_quick_game_play_a_seat_to_the_end() {
    let site = Site::new().await;
    let mut me = site.browser();
    let made = me.post("/api/quick?game=altiplano", json!({})).await.ok();
    let id = made["id"].as_str().unwrap().to_owned();
    let (mut requests, mut plans) = (0, 0);
    loop {
        let now = me
            .until(&id, |table| {
                table["your_turn"] == true || table["state"] == "over"
            })
            .await;
        if now["state"] == "over" {
            break;
        }
        let update = me.update(&id).await;
        let suggestion = me.get(&format!("/api/tables/{id}/suggestion")).await;
        if suggestion.status == 403 {
            continue;
        }
        let suggestion = suggestion.ok();
        plans += u32::from(suggestion["plan"]["type"] == "planning");
        requests += 1;
        let request = format!("r{requests}");
        let reply = me
            .moves(&id, &update["version"], &request, json!([suggestion]))
            .await;
        assert!(reply.status.is_success() || reply.status == 409, "{}", reply.text);
    }
    assert!(plans > 3, "plans come as plans");
    verified(&me.get(&format!("/api/tables/{id}/record")).await.text);
}

/// At two tables with the same draws, seat 1 plans differently: nobody else can tell.
#[tokio::test]
async fn a_sealed_plan_changes_nothing_that_others_see() {
    let site = Site::new().await;
    let mut host = site.browser();
    let ring = ["farm", "forest", "mine", "harbor", "village", "market", "road"];
    let setup = json!({"players": 2, "ring": ring, "start_player": 0});
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let made = table(&mut host, setup, seats).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let mut guest = site.browser();
    let join = format!("/api/invitations/{}/join", made["invitation"].as_str().unwrap());
    guest.post(&join, json!({})).await.ok();
    let mut spectator = site.browser();
    let before = [host.update(&id).await, spectator.update(&id).await];
    assert_eq!(
        before[0]["view"]["decision"],
        json!({"type": "plan", "asked": [0, 1]})
    );
    let asked = guest.update(&id).await;
    let kinds = asked["view"]["own"]["places"].as_array().unwrap();
    let kind = (kinds
        .iter()
        .find(|kind| kind["places"].as_array().unwrap().len() > 1))
    .unwrap();
    let tiles = |update: &Value| update["view"]["seats"][1]["planning"].as_array().unwrap().len();
    let one = json!({"good": kind["good"], "place": kind["places"][0]});
    let other = json!({"good": kind["good"], "place": kind["places"][1]});
    let mut seen = Vec::new();
    for tile in [one, other] {
        let now = guest.update(&id).await;
        let place = json!([{"plan": {"type": "planning", "tiles": [tile]}}]);
        let done = guest
            .moves(&id, &now["version"], &tile["place"].to_string(), place)
            .await
            .ok();
        assert_eq!(tiles(&done), tiles(&asked) - 1, "one's own view shows it");
        let mut told = Vec::new();
        for browser in [&mut host, &mut spectator] {
            let update = browser.update(&id).await;
            assert_eq!(update["view"]["decision"], json!({"type": "plan", "asked": [0]}));
            let log = update["log"].as_array().unwrap();
            assert_eq!(log[log.len() - 1]["notation"], "sealed");
            assert_eq!(log[log.len() - 2]["notation"], "sealed");
            assert_eq!(update["view"]["seats"][1], before[0]["view"]["seats"][1]);
            told.push(update["view"].to_string());
            told.push(update["outlook"].to_string());
            told.push(browser.get(&format!("/api/tables/{id}/charts")).await.text);
            let step = done["version"].as_u64().unwrap() - 1;
            let moment = browser.get(&format!("/api/tables/{id}/history/{step}")).await;
            assert!(!moment.text.contains("plan "), "{}", moment.text);
            let history = browser.get(&format!("/api/tables/{id}/history")).await.text;
            assert!(!history.contains("\"plan "), "{history}");
            let record = browser.get(&format!("/api/tables/{id}/record")).await;
            record.refused(409, "not_over");
        }
        // Nor does a preview of the other seat's last answer and a move after it.
        let ahead = json!({"version": done["version"], "moves": [
            {"plan": {"type": "planning"}}, {"notation": "first-cart market"}, {"notation": "sell fish"},
        ]});
        let mut ahead = host.post(&format!("/api/tables/{id}/preview"), ahead).await.ok();
        let outlook = ahead.as_object_mut().unwrap().remove("outlook");
        told.push(outlook.unwrap().to_string());
        assert_eq!(ahead, json!({"stale": false, "refusal": null, "preview": []}));
        seen.push(told);
        // A player who has planned may still change the plan while another is planning.
        let undone = guest.undo(&id, &done["version"], &format!("u{tile}")).await.ok();
        assert_eq!(undone["view"]["decision"]["asked"], json!([0, 1]));
    }
    assert_eq!(seen[0], seen[1], "nothing tells one plan from another");

    // A player who saw an older version may answer all the same, and no preview shows what is sealed.
    let lock = json!([{"plan": {"type": "planning"}}]);
    let stale = before[0]["version"].clone();
    let now = guest.update(&id).await;
    guest.moves(&id, &now["version"], "lock", lock.clone()).await.ok();
    let reply = host.moves(&id, &stale, "lock", lock).await.ok();
    assert_eq!(reply["view"]["phase"], "actions");
    assert_eq!(reply["undo"], false, "the answer showed the other plan");
}

fn host_file() -> String {
    RECONSTRUCTED_FILE.replace("set = reconstructed ; reconstructed", "set = my-copy ; printed")
}

#[tokio::test]
async fn a_hosts_component_set_is_the_default_and_a_missing_one_is_named() {
    let set = ComponentSet::load(Components::read(&host_file()).unwrap());
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = std::sync::Arc::new(server::store::sqlite::open(&file).await.unwrap());
    let with_set = Config {
        components: vec![set.to_string()],
        ..config(file)
    };
    let site = Site::over(folder, store, with_set).await;
    let mut me = site.browser();
    let games = me.get("/api/games").await.ok();
    let sets = &games["games"]["altiplano"]["component_sets"];
    assert_eq!(
        (&sets[0]["name"], &sets[0]["built_in"]),
        (&json!("my-copy"), &json!(false))
    );
    assert_eq!(
        (&sets[1]["name"], &sets[1]["built_in"]),
        (&json!("reconstructed"), &json!(true))
    );
    assert_eq!(
        sets[0]["reconstructed"], true,
        "most numbers are still reconstructed"
    );
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let made = table(&mut me, json!({"players": 2}), bots.clone()).await;
    assert_eq!(made["setup"]["components"]["name"], "my-copy");
    assert_eq!(made["setup"]["components"]["digest"], set.digest());
    let built_in = json!({"players": 2, "components": {"name": "reconstructed"}});
    assert_eq!(
        table(&mut me, built_in, bots.clone()).await["setup"]["components"]["name"],
        "reconstructed"
    );
    let unknown = json!({"game": "altiplano", "seats": bots, "shuffle_seats": false,
        "setup": {"players": 2, "components": {"name": "my-copy", "digest": "0".repeat(64)}}});
    let refused = me.post("/api/tables", unknown).await.refused(422, "bad_setup");
    assert!(
        refused["error"]["message"]
            .as_str()
            .unwrap()
            .contains("not loaded")
    );

    // A stored table whose component set the server does not have: lists show it, and the table says
    // what is missing.
    let id = made["id"].as_str().unwrap().to_owned();
    let file = site.folder.path().join("meseta.db");
    site.registry.end_tables().await;
    site.registry.close().await;
    let gone = "f".repeat(64);
    let pool = rename_set(&file, &set.digest(), &gone).await;
    pool.close().await;
    let Site {
        folder,
        registry,
        router,
    } = site;
    drop((registry, router));
    let site = Site::open(folder).await;
    site.registry.resume().await.unwrap();
    me.router = site.router.clone();
    assert_eq!(
        me.get("/api/me").await.ok()["tables"].as_array().unwrap().len(),
        2
    );
    let refused = me
        .get(&format!("/api/tables/{id}"))
        .await
        .refused(503, "unknown_components");
    assert!(
        refused["error"]["message"]
            .as_str()
            .unwrap()
            .contains("`my-copy`")
    );
}

/// Makes the stored tables play with a set of another digest.
async fn rename_set(file: &std::path::Path, from: &str, to: &str) -> sqlx::SqlitePool {
    let address = format!("sqlite://{}", file.display());
    let pool = sqlx::SqlitePool::connect(&address).await.unwrap();
    sqlx::query("UPDATE tables SET setup = replace(setup, ?, ?)")
        .bind(from)
        .bind(to)
        .execute(&pool)
        .await
        .unwrap();
    pool
}
