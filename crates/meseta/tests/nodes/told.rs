//! What one node is told reaches the others.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::fleet::{Doors, Node};
use crate::postgres::{Cluster, name_of};
use crate::server::Person;

/// The names on the list of the strongest.
fn listed(node: &Node, path: &str) -> BTreeSet<String> {
    let mut anybody = Person { cookie: None };
    let ratings = anybody.get(node.server.address, path).expect("an answer");
    let players = ratings["players"].as_array().expect("players").iter();
    let names = players.map(|player| player["name"].as_str().expect("a name").to_owned());
    names.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_ratings_of_every_node_show_new_names_and_forget_who_wants_to_be_forgotten() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let [first, second] = nodes.each_ref().map(|node| node.server.address);
    let (mut anna, mut bela) = (Person { cookie: None }, Person { cookie: None });
    let wanted = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "name": "Anna", "rated": true,
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let (status, table) = anna
        .call(first, "POST", "/api/tables", &wanted)
        .expect("an answer");
    assert_eq!(status, 200, "{table}");
    let code = table["invitation"].as_str().expect("an invitation");
    // By way of the other node.
    let join = format!("/api/invitations/{code}/join");
    let (status, joined) = bela
        .call(second, "POST", &join, &json!({"name": "Bela"}))
        .expect("an answer");
    assert_eq!(status, 200, "{joined}");
    // How the game was played does not matter here, only that it ended a while ago.
    let over = "UPDATE tables SET state = 'over', ranks = '[1, 2]', asked = '[]', updated = updated - 60000";
    cluster.sql(name_of(&database), over).await;

    let path = "/api/ratings?game=puerto-rico&players=2&pace=none";
    let shown = |names: &[&str]| {
        let names: BTreeSet<String> = names.iter().map(|&name| name.to_owned()).collect();
        for node in &nodes {
            assert_eq!(listed(node, path), names, "the ratings of {}", node.name);
        }
    };
    shown(&["Anna", "Bela"]);
    let (status, _) = anna
        .call(second, "PUT", "/api/me", &json!({"name": "Łucja"}))
        .expect("an answer");
    assert_eq!(status, 200);
    shown(&["Bela", "Łucja"]);
    let (status, _) = bela
        .send(first, "POST", "/api/me/delete", &Value::Null)
        .expect("an answer");
    assert_eq!(status, 204);
    shown(&["Łucja"]);
}

/// The other numbers are compared in the tests of a server.
#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_shows_every_number_of_a_node() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let node = Node::start(&database, "a", &Doors::default());
    let mut anybody = Person { cookie: None };
    let (_, page) = anybody
        .send(node.server.address, "GET", "/metrics", &Value::Null)
        .expect("an answer");
    let heads = page.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let told: BTreeSet<&str> = heads
        .filter_map(|head| head.split(' ').next())
        .filter(|name| name.starts_with("meseta_node_"))
        .collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosts/grafana.json");
    let dashboard = std::fs::read_to_string(file).expect("the dashboard");
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let shown: BTreeSet<&str> = dashboard
        .split(|letter| !is_word(letter))
        .filter(|word| word.starts_with("meseta_node_"))
        .collect();
    assert_eq!(shown, told);
}

/// A command of the host to one of the nodes.
fn admin(database: &str, node: &Node, words: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args([
            "admin",
            "--database",
            database,
            "--listen",
            &node.server.address.to_string(),
        ])
        .args(words)
        .output()
        .expect("the program runs");
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
}

#[tokio::test(flavor = "multi_thread")]
async fn bans_announcements_and_tokens_count_on_every_node_at_once() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let [first, second] = nodes.each_ref().map(|node| node.server.address);
    let mut anna = Person { cookie: None };
    let (_, me) = anna
        .call(first, "PUT", "/api/me", &json!({"name": "Anna"}))
        .expect("an answer");
    let id = me["guest"]["id"].as_str().expect("an id").to_owned();
    let (_, made) = anna
        .call(first, "POST", "/api/me/programs", &json!({"name": "Rook"}))
        .expect("an answer");
    let token = made["token"].as_str().expect("a token");
    // The line of the cookie carries that of the token, too.
    let mut rook = Person {
        cookie: Some(format!("none=1\r\nauthorization: Bearer {token}")),
    };
    // A table that the second node has, and the first one asks about.
    let (_, table) = anna
        .call(second, "POST", "/api/quick", &json!({}))
        .expect("an answer");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    for node in [first, second] {
        let (status, _) = rook
            .call(node, "GET", "/api/me", &Value::Null)
            .expect("an answer");
        assert_eq!(status, 200);
        let (status, seen) = rook.call(node, "GET", &path, &Value::Null).expect("an answer");
        assert_eq!(status, 200, "{seen}");
    }
    admin(&database, &nodes[0], &["ban", &id, "--reason", "Enough."]);
    admin(&database, &nodes[1], &["announce", "Back at eight."]);
    for node in [first, second] {
        for person in [&mut anna, &mut rook] {
            let (status, refused) = person
                .call(node, "POST", "/api/quick", &json!({}))
                .expect("an answer");
            assert_eq!((status, &refused["error"]["code"]), (403, &json!("banned")));
        }
        let announced = anna.get(node, "/api/announcements").expect("an answer");
        assert_eq!(announced["announcements"][0]["text"], "Back at eight.");
        let seen = anna.get(node, &path).expect("an answer");
        let stands_in = |seat: &Value| seat["mine"] == true && seat["stand_in"].is_string();
        let seats = seen["seats"].as_array().expect("seats");
        assert!(seen["state"] == "over" || seats.iter().any(stands_in), "{seen}");
    }
    admin(&database, &nodes[1], &["unban", &id]);
    for node in [first, second] {
        let (status, _) = rook
            .call(node, "POST", "/api/quick", &json!({}))
            .expect("an answer");
        assert_eq!(status, 200);
    }
    let revoke = format!(
        "/api/me/programs/{}/token",
        made["program"]["id"].as_str().expect("an id")
    );
    let (status, _) = anna
        .call(first, "DELETE", &revoke, &json!({}))
        .expect("an answer");
    assert_eq!(status, 200);
    for node in [first, second] {
        let (status, _) = rook
            .call(node, "GET", "/api/me", &Value::Null)
            .expect("an answer");
        assert_eq!(status, 401);
    }
}
