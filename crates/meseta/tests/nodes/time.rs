//! Time that passes while no node serves counts for nobody; time that passes while one does counts.

use std::net::SocketAddr;

use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection};

use ::server::store::Place;
use ::server::{Clock, Config, Server};

use crate::fleet::{Doors, Node, free_port};
use crate::postgres::{Cluster, name_of};
use crate::server::Person;

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;
/// How much time the person has, in seconds.
const BANK: i64 = 600;
/// How much real time may pass in the test.
const SLACK: i64 = 90 * SECOND;

/// Lets time pass that the database does not know of: what it notes is longer ago by so many milliseconds. `serves` says
/// whether a server was there meanwhile.
async fn pass(cluster: &Cluster, database: &str, time: i64, serves: bool) {
    let mut connection = PgConnection::connect(&cluster.address(name_of(database)))
        .await
        .expect("a connection");
    sqlx::query("UPDATE tables SET clock_since = clock_since - $1, due = due - $1")
        .bind(time)
        .execute(&mut connection)
        .await
        .expect("tables");
    if !serves {
        let alive: Vec<u8> = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'alive'")
            .fetch_one(&mut connection)
            .await
            .expect("when a server was last there");
        let alive = i64::from_be_bytes(alive.try_into().expect("a number")) - time;
        sqlx::query("UPDATE settings SET value = $1 WHERE name = 'alive'")
            .bind(alive.to_be_bytes().as_slice())
            .execute(&mut connection)
            .await
            .expect("settings");
    }
    connection.close().await.expect("an end");
}

/// How much time the person has left, in milliseconds.
fn left(table: &Value) -> i64 {
    let mut seats = table["seats"].as_array().expect("seats").iter();
    let mine = seats.find(|seat| seat["mine"] == true).expect("a seat");
    let due = mine["clock"]["due"].as_i64().expect("a clock that runs");
    due - table["now"].as_i64().expect("a time")
}

/// A table whose game ends when the person's time is up.
fn live() -> Value {
    json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "name": "Anna", "time_up": "end",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "pace": {"mode": "live", "bank": BANK, "increment": 0, "grace": 0},
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_together_give_back_the_time_when_none_served_and_nothing_else() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let start = |name: &'static str| Node::start(&database, name, &doors);
    let mut anna = Person { cookie: None };
    let only = start("a");
    let wanted = live();
    let (status, table) = anna
        .call(doors.any(0), "POST", "/api/tables", &wanted)
        .expect("an answer");
    assert_eq!(status, 200, "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    only.drain(&doors);
    pass(cluster, &database, HOUR, false).await;

    let both = std::thread::scope(|scope| {
        let starting = ["a", "b"].map(|name| scope.spawn(move || start(name)));
        starting.map(|node| node.join().expect("a node"))
    });
    // A node that comes to others that serve gives nothing back.
    pass(cluster, &database, 100 * SECOND, true).await;
    let third = start("c");
    for node in both.iter().chain([&third]) {
        let table = anna.get(node.server.address, &path).expect("an answer");
        assert_eq!(table["state"], "running", "{table}");
        let (left, expected) = (left(&table), BANK * SECOND - 100 * SECOND);
        assert!(
            (expected - SLACK..expected + 10 * SECOND).contains(&left),
            "{left} ms are left: {table}"
        );
    }
}

/// A node of this process, whose machine's clock is off by so many milliseconds.
struct Off {
    address: SocketAddr,
    stop: tokio::sync::oneshot::Sender<()>,
    running: tokio::task::JoinHandle<()>,
}

impl Off {
    async fn start(database: &str, name: &str, off: i64) -> Self {
        let port = free_port();
        let clock = Clock::default();
        clock.follow(clock.now() + off, 0);
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], port)),
            bot_pause_ms: 0,
            node: Some(::server::Node {
                name: name.to_owned(),
                address: format!("http://127.0.0.1:{port}"),
            }),
            ..Config::new(Place::parse(database).expect("an address"))
        };
        let server = Server::start_by(clock, config).await.expect("a node");
        let address = server.address();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        // Whoever forgets to stop it ends the test.
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Self {
            address,
            stop,
            running,
        }
    }

    async fn stop(self) {
        self.stop.send(()).expect("it runs");
        self.running.await.expect("an end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_whose_clocks_are_an_hour_apart_show_one_time_and_take_none_from_anybody() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let early = Off::start(&database, "early", -HOUR / 2).await;
    let late = Off::start(&database, "late", HOUR / 2).await;
    let mut anna = Person { cookie: None };
    let mut paths = Vec::new();
    for node in [&early, &late] {
        let (status, table) = anna
            .call(node.address, "POST", "/api/tables", &live())
            .expect("an answer");
        assert_eq!(status, 200, "{table}");
        paths.push(format!("/api/tables/{}", table["id"].as_str().expect("an id")));
    }
    let mut agree = |node: &Off| {
        for path in &paths {
            let table = anna.get(node.address, path).expect("an answer");
            assert_eq!(table["state"], "running", "{table}");
            let off = table["now"].as_i64().expect("a time") - Clock::default().now();
            assert!(off.abs() < SLACK, "{off} ms off: {table}");
            let left = left(&table);
            let bank = BANK * SECOND;
            assert!(
                (bank - SLACK..=bank).contains(&left),
                "{left} ms are left: {table}"
            );
        }
    };
    agree(&early);
    agree(&late);
    // What one of them owned, the other one goes on with.
    early.stop().await;
    agree(&late);
}
