//! Nodes that may not come in, and requests that no node has made.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::fleet::{Doors, Node, command, free_port};
use crate::game::Player;
use crate::postgres::Cluster;
use crate::server::Person;

/// What a server says that does not start.
fn said(command: &mut Command) -> String {
    let output = command
        .stderr(Stdio::piped())
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn lone(database: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meseta"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_and_servers_that_do_not_belong_together_refuse_each_other() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let node = Node::start(&database, "a", &doors);
    let refused = said(&mut lone(&database));
    assert!(refused.contains("in use by another Meseta server"), "{refused}");
    let refused = said(&mut command(&database, "a", free_port()));
    assert!(
        refused.contains("another node of this database is called `a`"),
        "{refused}"
    );
    drop(node);
    cluster.until_unlocked(crate::postgres::name_of(&database)).await;
    let mut alone = lone(&database).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut line = String::new();
    let output = alone.stdout.take().expect("its output");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line).expect("a line");
    assert!(line.contains("ready"), "{line}");
    let refused = said(&mut command(&database, "b", free_port()));
    assert!(refused.contains("shares it with nobody"), "{refused}");
    alone.kill().expect("it runs");
    alone.wait().expect("an end");
}

#[test]
fn a_node_needs_a_database_a_name_and_an_address() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("meseta.db");
    let file = file.to_str().expect("a plain name");
    let refused = said(&mut command(file, "a", free_port()));
    assert!(refused.contains("share a PostgreSQL database"), "{refused}");
    for (arguments, expected) in [
        (&["--node", "a"][..], "--node-address"),
        (
            &["--node", "a b", "--node-address", "http://127.0.0.1:1"],
            "--node is a name",
        ),
        (
            &["--node", "a", "--node-address", "https://127.0.0.1:1"],
            "http://HOST:PORT",
        ),
        (
            &["--node", "a", "--node-address", "http://127.0.0.1"],
            "http://HOST:PORT",
        ),
        (
            &["--node", "a", "--node-address", "http://127.0.0.1:1/x"],
            "http://HOST:PORT",
        ),
        (
            &["--node", "a", "--node-address", "http://:8080"],
            "http://HOST:PORT",
        ),
        (
            &["--node", "a", "--node-address", "http://127.0.0.1:0"],
            "http://HOST:PORT",
        ),
    ] {
        let refused = said(lone(file).args(arguments));
        assert!(refused.contains(expected), "{arguments:?}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_with_a_wrong_seal_is_refused_and_names_reach_every_node() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let [first, second] = nodes.each_ref().map(|node| node.server.address);

    let mut stream = std::net::TcpStream::connect(first).expect("a connection");
    stream
        .write_all(
            b"POST /nodes/tell HTTP/1.0\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\
              x-meseta-node: 1 127.0.0.1 00\r\n\r\n\"chose\"",
        )
        .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.0 403"), "{answer}");

    // The table is at one node; the new name is chosen at the other, and read at both.
    let mut player = Player::new(&doors);
    let path = format!("/api/tables/{}", player.table);
    let rename = json!({"name": "Łucja"});
    for door in [first, second] {
        let (status, me) = player
            .person
            .call(door, "PUT", "/api/me", &rename)
            .expect("an answer");
        assert_eq!(status, 200, "{me}");
        for door in [first, second] {
            let table = player.person.get(door, &path).expect("an answer");
            let mine = table["seats"].as_array().expect("seats").iter();
            let names: Vec<&Value> = mine
                .filter(|seat| seat["mine"] == true)
                .map(|seat| &seat["name"])
                .collect();
            assert_eq!(names, [&json!("Łucja")], "{table}");
        }
    }
    player.play_until(3);
    player.check();

    // Another table, made at the other node; one stream shows both, wherever it is opened.
    let (status, other) = player
        .person
        .call(second, "POST", "/api/quick", &json!({}))
        .expect("an answer");
    assert_eq!(status, 200, "{other}");
    let other = other["id"].as_str().expect("an id").to_owned();
    let mut anybody = Person {
        cookie: player.person.cookie.clone(),
    };
    for door in [first, second] {
        let mut stream = std::net::TcpStream::connect(door).expect("a connection");
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("a time");
        let cookie = anybody.cookie.clone().expect("a cookie");
        write!(
            stream,
            "GET /api/stream?tables={},{other} HTTP/1.0\r\nhost: x\r\ncookie: {cookie}\r\n\r\n",
            player.table
        )
        .expect("sent");
        let (mut told, mut chunk) = (String::new(), [0; 65_536]);
        let ids = [&player.table, &other].map(|id| format!("id: {id}"));
        while !ids.iter().all(|id| told.contains(id.as_str())) {
            let count = stream.read(&mut chunk).expect("more of the stream");
            assert!(count > 0, "the stream ended: {told}");
            told.push_str(&String::from_utf8_lossy(&chunk[..count]));
        }
    }
    let (status, _) = anybody
        .call(first, "GET", "/api/health/ready", &Value::Null)
        .expect("an answer");
    assert_eq!(status, 200);
}
