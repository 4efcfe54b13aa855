//! What one node is told reaches the others.

use std::collections::BTreeSet;
use std::path::Path;

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
