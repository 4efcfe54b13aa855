//! What any node thinks about: bots, hints and reviews, from a queue in the database.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fleet::{Doors, Node};
use crate::postgres::Cluster;
use crate::server::Person;

const PATIENCE: Duration = Duration::from_secs(120);

const JOBS: &str = "meseta_node_jobs_total";

/// A table where nobody sits but these bots.
fn bots(anna: &mut Person, node: &Node, bot: &str) -> String {
    let seat = json!({"kind": "bot", "bot": bot});
    let wanted = json!({"game": "puerto-rico", "setup": {"players": 3}, "seats": [seat, seat, seat], "shuffle_seats": false});
    let (status, table) = anna
        .call(node.server.address, "POST", "/api/tables", &wanted)
        .expect("an answer");
    assert_eq!(status, 200, "{table}");
    format!("/api/tables/{}", table["id"].as_str().expect("an id"))
}

/// Asks until the answer is as wanted. There is no limit for the whole of a review, which gives way to everything else on
/// the machine, but it has to move on.
fn until(anna: &mut Person, node: &Node, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let (mut begun, mut done) = (Instant::now(), None);
    loop {
        let answer = anna.call(node.server.address, "GET", path, &Value::Null);
        let now = answer.as_ref().and_then(|(_, told)| told["done"].as_u64());
        if now != done {
            (begun, done) = (Instant::now(), now);
        }
        match answer {
            Some((200, answer)) if wanted(&answer) => return answer,
            answer => assert!(begun.elapsed() < PATIENCE, "{path}: {answer:?}"),
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// How many jobs of a kind the nodes have done together, once they are this many; they count a little later than they answer.
fn counted(nodes: &[&Node], kind: &str, at_least: f64) -> f64 {
    let begun = Instant::now();
    loop {
        let name = format!("{JOBS}{{kind=\"{kind}\"}}");
        let count: f64 = nodes.iter().map(|node| node.counted(&name)).sum();
        if count >= at_least {
            return count;
        }
        assert!(begun.elapsed() < PATIENCE, "{count} came from the queue: {kind}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whichever_node_has_time_decides_for_bots_and_reviews_games() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let [first, second] = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let mut anna = Person { cookie: None };

    // Games that end by themselves, and one that takes longer than the test.
    let over = bots(&mut anna, &first, "random");
    let tables: Vec<String> = (0..4).map(|_| bots(&mut anna, &first, "level-4")).collect();
    for node in [&first, &second] {
        counted(&[node], "decision", 2.0);
    }

    // A review is made by one of them, and told by both.
    until(&mut anna, &first, &over, |table| table["state"] == "over");
    let review = format!("{over}/review");
    let told = until(&mut anna, &second, &review, |review| review["ready"] == true);
    assert_eq!(
        until(&mut anna, &first, &review, |review| review["ready"] == true),
        told
    );
    assert_eq!(counted(&[&first, &second], "review", 1.0), 1.0);

    // The one that dies over a decision leaves it to the other.
    second.kill(&doors);
    for table in &tables {
        let now = until(&mut anna, &first, table, |_| true)["version"].clone();
        until(&mut anna, &first, table, |table| {
            table["version"] != now || table["state"] == "over"
        });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_come_from_any_node() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let mut anna = Person { cookie: None };
    let (status, table) = anna
        .call(nodes[0].server.address, "POST", "/api/quick", &json!({}))
        .expect("an answer");
    assert_eq!(status, 200, "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    until(&mut anna, &nodes[0], &path, |table| table["your_turn"] == true);
    for node in &nodes {
        let hints = until(&mut anna, node, &format!("{path}/hint"), |_| true);
        assert!(
            hints["best"].as_array().is_some_and(|best| !best.is_empty()),
            "{hints}"
        );
    }
    counted(&nodes.each_ref(), "hint", 2.0);
}
