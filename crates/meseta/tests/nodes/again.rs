//! Tables that are made of others, which may be at another node.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::fleet::{Doors, Node};
use crate::postgres::Cluster;
use crate::server::Person;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_through_every_node() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let doors = nodes.each_ref().map(|node| node.server.address);
    let mut anna = Person { cookie: None };
    let bot = json!({"kind": "bot", "bot": "random"});
    let wanted = json!({"game": "puerto-rico", "setup": {"players": 3}, "seats": [bot, bot, bot], "shuffle_seats": false});
    let (status, table) = anna
        .call(doors[0], "POST", "/api/tables", &wanted)
        .expect("an answer");
    assert_eq!(status, 200, "{table}");
    let id = table["id"].as_str().expect("an id");
    let begun = Instant::now();
    while anna
        .get(doors[1], &format!("/api/tables/{id}"))
        .expect("an answer")["state"]
        != "over"
    {
        assert!(
            begun.elapsed() < Duration::from_secs(120),
            "the game does not end"
        );
        std::thread::sleep(Duration::from_millis(50));
    }
    let history = anna
        .get(doors[1], &format!("/api/tables/{id}/history"))
        .expect("an answer");
    let steps = history["steps"].as_array().expect("steps");
    let step = &steps[steps.len() / 2]["step"];
    let body = json!({"step": step, "seat": 1, "bot": "random"});
    for door in doors {
        let (status, table) = anna
            .call(door, "POST", &format!("/api/tables/{id}/branch"), &body)
            .expect("an answer");
        assert_eq!(status, 200, "{table}");
        assert_eq!(table["branch_of"], json!({"table": id, "step": step}));
        let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
        for door in doors {
            let found = anna.get(door, &path).expect("an answer");
            assert_eq!(found["state"], "running", "{found}");
            assert_eq!(found["seats"][1]["mine"], true, "{found}");
        }
    }
}
