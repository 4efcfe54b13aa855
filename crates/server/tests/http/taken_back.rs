//! Taking back by consent shows nobody what was sealed.

use serde_json::{Value, json};

use crate::altiplano::table;
use crate::support::{Browser, Site, Stream};

/// A table where seat 1 has sealed a plan for round 2 and seat 0 has not.
struct Planning {
    host: Browser,
    guest: Browser,
    id: String,
    /// Where seat 0's last decision of round 1 is in the record.
    last: u64,
    /// Where the sealed plan is.
    plan: u64,
}

async fn planning(site: &Site) -> Planning {
    let mut host = site.browser();
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let made = table(&mut host, json!({"players": 2}), seats).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut guest = site.browser();
    let join = format!(
        "/api/invitations/{}/join",
        made["invitation"].as_str().expect("a code")
    );
    guest.post(&join, json!({})).await.ok();
    let mut players = [host, guest];
    pass_until(&mut players, &id, |update| {
        update["view"]["round"] == 2 && update["view"]["decision"]["type"] == "plan"
    })
    .await;
    let [mut host, mut guest] = players;
    let history = host.get(&format!("/api/tables/{id}/history")).await.ok();
    let mut steps = history["steps"].as_array().expect("steps").iter();
    let own = steps.rfind(|step| step["seat"] == 0 && step["round"] == 1);
    let own = own.expect("seat 0 has decided in round 1");
    let plan = seal(&mut guest, &id, "plan").await;
    Planning {
        host,
        guest,
        last: own["step"].as_u64().expect("a number"),
        id,
        plan,
    }
}

/// Both plan nothing and pass whenever they can, so that their tiles stay in the planning spaces.
async fn pass_until(players: &mut [Browser], id: &str, wanted: impl Fn(&Value) -> bool) {
    for request in 0..1_000 {
        for (seat, player) in players.iter_mut().enumerate() {
            let update = player.update(id).await;
            if wanted(&update) {
                return;
            }
            if !update["asked"].as_array().expect("a list").contains(&json!(seat)) {
                continue;
            }
            let offers = update["offers"].as_array().expect("offers").iter();
            let mut legal = offers.filter(|offer| offer["refusal"].is_null());
            let one = legal
                .clone()
                .find(|offer| offer["notation"] == "pass")
                .or(legal.next());
            let one = match (one, update["view"]["decision"]["type"].as_str()) {
                (Some(offer), _) => json!({"notation": offer["notation"]}),
                (None, Some("plan")) => json!({"plan": {"type": "planning"}}),
                (None, _) => json!({"plan": {"type": "take_back"}}),
            };
            let request = format!("{}-{request}", update["version"]);
            player
                .moves(id, &update["version"], &request, json!([one]))
                .await
                .ok();
        }
    }
    panic!("the game does not get there");
}

/// Seals a plan of one tile; gives where it is in the record.
async fn seal(guest: &mut Browser, id: &str, request: &str) -> u64 {
    let now = guest.update(id).await;
    let kind = &now["view"]["own"]["places"][0];
    let tile = json!({"good": kind["good"], "place": kind["places"][0]});
    let plan = json!([{"plan": {"type": "planning", "tiles": [tile]}}]);
    let done = guest.moves(id, &now["version"], request, plan).await.ok();
    let mut log = done["log"].as_array().expect("a log").iter();
    let first = log.rfind(|entry| {
        entry["notation"]
            .as_str()
            .is_some_and(|line| line.starts_with("plan "))
    });
    first.expect("a player can read their own plan")["step"]
        .as_u64()
        .expect("a number")
}

fn lines(update: &Value, step: u64) -> Vec<Value> {
    let log = update["log"].as_array().expect("a log").iter();
    log.filter(|entry| entry["step"] == step).cloned().collect()
}

/// Checks that nothing that this browser can ask for shows the plan.
async fn sees_nothing(browser: &mut Browser, id: &str, plan: u64) {
    let update = browser.update(id).await;
    let told = lines(&update, plan);
    assert_eq!(told.len(), 1, "the log says that something was decided");
    assert_eq!(
        (&told[0]["notation"], &told[0]["events"]),
        (&json!("sealed"), &json!([]))
    );
    let moment = browser
        .get(&format!("/api/tables/{id}/history/{plan}"))
        .await
        .ok();
    assert_eq!(moment["log"]["notation"], "sealed");
    let before = moment["view"]["seats"][1]["planning"].clone();
    let later = browser
        .get(&format!("/api/tables/{id}/history/{}", plan + 1))
        .await
        .ok();
    assert_eq!(later["view"]["seats"][1]["planning"], before);
    let history = browser.get(&format!("/api/tables/{id}/history")).await.ok();
    let steps = history["steps"].as_array().expect("steps");
    let open = |step: &&Value| step["step"] == plan && step["notation"] != "sealed";
    assert_eq!(steps.iter().find(open), None);
    browser
        .get(&format!("/api/tables/{id}/record"))
        .await
        .refused(409, "not_over");
}

/// The streams' updates up to this version.
async fn follow(stream: &mut Stream, version: &Value) -> Vec<Value> {
    let mut updates = Vec::new();
    while updates
        .last()
        .is_none_or(|update: &Value| update["version"].as_u64() < version.as_u64())
    {
        updates.push(stream.update().await);
    }
    updates
}

#[tokio::test]
async fn an_undo_past_sealed_plans_reveals_nothing() {
    let site = Site::new().await;
    let Planning {
        mut host,
        mut guest,
        id,
        last,
        plan,
    } = planning(&site).await;
    let mut spectator = site.browser();
    for browser in [&mut host, &mut spectator] {
        sees_nothing(browser, &id, plan).await;
    }
    let mut earlier = Vec::new();
    for browser in [&mut host, &mut spectator] {
        let moment = browser
            .get(&format!("/api/tables/{id}/history/{last}"))
            .await
            .ok();
        earlier.push(moment["view"].clone());
    }
    let mut streams = [host.stream(&id, None).await, spectator.stream(&id, None).await];

    let back = json!({"kind": "undo", "step": last});
    let open = host.post(&format!("/api/tables/{id}/proposal"), back).await.ok();
    let yes = json!({"id": open["proposal"]["id"], "agree": true});
    let done = guest
        .post(&format!("/api/tables/{id}/proposal/answer"), yes)
        .await
        .ok();
    assert_eq!(done["round"], 1, "the game is back in round 1");

    for ((stream, browser), view) in streams.iter_mut().zip([&mut host, &mut spectator]).zip(&earlier) {
        let updates = follow(stream, &done["version"]).await;
        for told in updates.iter().flat_map(|update| lines(update, plan)) {
            assert_eq!(
                (&told["notation"], &told["events"]),
                (&json!("sealed"), &json!([]))
            );
        }
        assert_eq!(
            &browser.update(&id).await["view"],
            view,
            "as if nothing had been planned"
        );
        sees_nothing(browser, &id, plan).await;
    }
    // Whoever planned it may read it; so this test would notice if others could.
    let own = lines(&guest.update(&id).await, plan);
    assert!(
        own[0]["notation"]
            .as_str()
            .is_some_and(|line| line.starts_with("plan ")),
        "{own:?}"
    );

    // Nor does the plan come out once later plans are shown.
    let mut players = [host, guest];
    pass_until(&mut players, &id, |update| {
        update["view"]["round"] == 2 && update["view"]["phase"] == "actions"
    })
    .await;
    sees_nothing(&mut players[0], &id, plan).await;
    sees_nothing(&mut spectator, &id, plan).await;
}
