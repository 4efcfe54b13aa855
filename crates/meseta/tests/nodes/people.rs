//! Accounts, blocks and guests who become somebody else, on every node at once.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fleet::{Doors, Node};
use crate::postgres::Cluster;
use crate::server::Person;

const PASSWORD: &str = "seven green parrots";

fn ok(person: &mut Person, node: SocketAddr, method: &str, path: &str, body: &Value) -> Value {
    let answer = person.call(node, method, path, body);
    let (status, answer) = answer.unwrap_or_else(|| panic!("{method} {path}: no answer"));
    assert_eq!(status, 200, "{method} {path}: {answer}");
    answer
}

fn nobody() -> Person {
    Person { cookie: None }
}

/// An open stream.
struct Stream(BufReader<TcpStream>);

impl Stream {
    fn open(person: &Person, node: SocketAddr, table: &str) -> Self {
        Self::at(person, node, &format!("/api/tables/{table}/stream"))
    }

    fn at(person: &Person, node: SocketAddr, path: &str) -> Self {
        let mut stream = TcpStream::connect(node).expect("a connection");
        stream
            .set_read_timeout(Some(Duration::from_secs(10)))
            .expect("a time limit");
        let cookie = person.cookie.as_deref().unwrap_or_default();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncookie: {cookie}\r\n\r\n"
        )
        .expect("a request");
        Self(BufReader::new(stream))
    }

    /// The data of the next event of this kind; `None` at the end.
    fn next(&mut self, kind: &str) -> Option<Value> {
        let wanted = format!("event: {kind}");
        let mut is_wanted = false;
        loop {
            let mut line = String::new();
            match self.0.read_line(&mut line) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => panic!("the stream says nothing: {error}"),
            }
            let line = line.trim_end();
            if let Some(data) = line.strip_prefix("data: ").filter(|_| is_wanted) {
                return Some(serde_json::from_str(data).expect("JSON"));
            }
            if line.starts_with("event: ") {
                is_wanted = line == wanted;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_change_at_one_node_is_so_at_the_others() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let [first, second] = nodes.each_ref().map(|node| node.server.address);
    let (mut anna, mut troll, mut phone) = (nobody(), nobody(), nobody());
    let account = json!({"name": "Anna", "password": PASSWORD});
    ok(&mut anna, first, "POST", "/api/account", &account);
    // The other node knows the account, and nobody else can have its name there.
    let again = ok(&mut phone, second, "POST", "/api/account/sign-in", &account);
    assert_eq!(again["me"]["guest"]["name"], "Anna");
    let (status, taken) = nobody()
        .call(second, "POST", "/api/account", &account)
        .expect("an answer");
    assert_eq!((status, &taken["error"]["code"]), (409, &json!("name_taken")));

    // The table is the first node's.
    let wanted = json!({
        "game": "puerto-rico", "setup": {"players": 3}, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
    });
    let table = ok(&mut anna, first, "POST", "/api/tables", &wanted);
    let (id, code) = (
        table["id"].as_str().expect("an id").to_owned(),
        table["invitation"].as_str().expect("an invitation").to_owned(),
    );
    let join = format!("/api/invitations/{code}/join");
    ok(&mut troll, second, "POST", &join, &json!({"name": "Troll"}));
    let mut stream = Stream::open(&phone, second, &id);
    stream.next("table").expect("the table");

    // Blocked by way of the node that does not own the table: what the troll says is not heard from now on.
    let whom = json!({"whom": {"by": "seat", "table": id, "seat": 1}});
    ok(&mut anna, second, "POST", "/api/blocks", &whom);
    let say = format!("/api/tables/{id}/chat");
    let text = |text: &str| json!({"request_id": text, "words": {"kind": "text", "text": text}});
    ok(&mut troll, second, "POST", &say, &text("unheard"));
    ok(&mut anna, first, "POST", &say, &text("heard"));
    let heard = loop {
        let chat = stream.next("chat").expect("the chat");
        if chat["lines"] != json!([]) {
            break chat;
        }
    };
    assert_eq!(heard["lines"][0]["words"]["text"], "heard");

    // A picture that is chosen at one node is seen at the table of the other.
    let look = json!({"avatar": {"figure": "frog", "colour": "leaf"}});
    ok(&mut anna, second, "PUT", "/api/me/profile", &look);
    let give_up = Instant::now() + Duration::from_secs(10);
    loop {
        let table = stream.next("table").expect("the table");
        if table["seats"][0]["avatar"] == look["avatar"] {
            break;
        }
        assert!(Instant::now() < give_up, "{table}");
    }

    // A new password at one node ends what was signed in at the other.
    let change = json!({"current": PASSWORD, "new": "eight blue parrots"});
    ok(&mut anna, first, "POST", "/api/account/password", &change);
    assert_eq!(
        phone.get(second, "/api/me").expect("an answer")["guest"],
        Value::Null
    );
    while stream.next("table").is_some() {}
    let (status, _) = phone
        .call(second, "POST", "/api/account/sign-in", &account)
        .expect("an answer");
    assert_eq!(status, 401);

    // The tables of a guest become the account's by way of a node that does not own them.
    let mut guest = nobody();
    let quick = ok(&mut guest, first, "POST", "/api/quick", &json!({}));
    let path = format!("/api/tables/{}", quick["id"].as_str().expect("an id"));
    let bring = json!({"name": "Anna", "password": "eight blue parrots", "tables": "bring"});
    let come = ok(&mut guest, second, "POST", "/api/account/sign-in", &bring);
    assert_eq!((&come["brought"], &come["stayed"]), (&json!(1), &json!(0)));
    for node in [first, second] {
        let mine = anna.get(node, &path).expect("an answer");
        assert_eq!(mine["host"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_friend_writes_at_one_node_is_told_at_once_at_the_other() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = ["a", "b"].map(|name| Node::start(&database, name, &doors));
    let [first, second] = nodes.each_ref().map(|node| node.server.address);
    let (mut anna, mut bela) = (nobody(), nobody());
    for (person, name) in [(&mut anna, "Anna"), (&mut bela, "Bela")] {
        ok(person, first, "PUT", "/api/me", &json!({ "name": name }));
    }
    let link = |known: &Value| json!({"whom": {"by": "link", "link": known["link"]}});
    let hers = ok(&mut anna, first, "POST", "/api/friends/link", &json!({}));
    let his = ok(&mut bela, second, "POST", "/api/friends/link", &json!({}));
    // Two who ask each other are friends.
    ok(&mut anna, first, "POST", "/api/friends", &link(&his));
    let known = ok(&mut bela, second, "POST", "/api/friends", &link(&hers));
    let handle = |known: &Value| {
        let handle = &known["friends"][0]["person"]["handle"];
        handle.as_str().expect("a friend").to_owned()
    };
    let to_anna = handle(&known);
    let to_bela = handle(&anna.get(first, "/api/friends").expect("an answer"));

    // The stream is at the second node, also for a table that is the first one's.
    let wanted = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}],
        "shuffle_seats": false,
    });
    let table = ok(&mut anna, first, "POST", "/api/tables", &wanted);
    let both = format!(
        "/api/stream?private=true&tables={}",
        table["id"].as_str().expect("an id")
    );
    let mut streams = [
        Stream::at(&bela, second, "/api/stream?private=true"),
        Stream::at(&bela, second, &both),
    ];
    streams[1].next("table").expect("the table of the other node");
    let text = json!({"request_id": "1", "words": {"kind": "text", "text": "A game?"}});
    ok(
        &mut anna,
        first,
        "POST",
        &format!("/api/private/{to_bela}"),
        &text,
    );
    for stream in &mut streams {
        assert_eq!(stream.next("private"), Some(json!({"with": to_anna})));
    }
    let chat = bela
        .get(second, &format!("/api/private/{to_anna}"))
        .expect("an answer");
    assert_eq!(chat["lines"][0]["words"]["text"], "A game?");
}
