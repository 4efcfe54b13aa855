//! The nodes of a test.

use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};

use crate::server::{Person, Server};

/// The nodes of a database that a visitor may be sent to; what a proxy in front of them would know.
#[derive(Clone, Default)]
pub struct Doors(Arc<Mutex<Vec<SocketAddr>>>);

impl Doors {
    pub fn open(&self, door: SocketAddr) {
        self.0.lock().expect("doors").push(door);
    }

    pub fn close(&self, door: SocketAddr) {
        self.0.lock().expect("doors").retain(|other| *other != door);
    }

    /// One of them, another one each time.
    pub fn any(&self, number: usize) -> SocketAddr {
        let doors = self.0.lock().expect("doors");
        doors[number % doors.len()]
    }
}

/// A node: its process, and what it is called.
pub struct Node {
    pub name: String,
    pub server: Server,
}

/// A command that starts a node at a port that is free.
pub fn command(database: &str, name: &str, port: u16) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meseta"));
    command
        .args([
            "serve",
            "--bot-pause-ms",
            "0",
            "--requests-per-second",
            "100000",
            "--log",
            "warn",
        ])
        .args(["--listen", &format!("127.0.0.1:{port}")])
        .args([
            "--node",
            name,
            "--node-address",
            &format!("http://127.0.0.1:{port}"),
        ])
        .args(["--database", database])
        .env_remove("MESETA_DATABASE")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit());
    command
}

pub fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").expect("a port");
    free.local_addr().expect("its number").port()
}

/// How often a node may find its port taken by somebody who was quicker.
const START_COUNT_MAX: u32 = 5;

impl Node {
    /// Starts a node and waits until it is ready.
    pub fn start(database: &str, name: &str, doors: &Doors) -> Self {
        for _ in 0..START_COUNT_MAX {
            let port = free_port();
            let mut process = command(database, name, port).spawn().expect("the program runs");
            let output = process.stdout.take().expect("its output");
            let mut line = String::new();
            std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line).expect("a line");
            let address = SocketAddr::from(([127, 0, 0, 1], port));
            if line.contains("ready") {
                doors.open(address);
                return Self {
                    name: name.to_owned(),
                    server: Server { process, address },
                };
            }
            process.wait().expect("an end");
        }
        panic!("the node {name} does not start");
    }

    /// Like pulling the plug: no signal handler runs. Visitors are no longer sent there.
    pub fn kill(mut self, doors: &Doors) {
        doors.close(self.server.address);
        self.server.process.kill().expect("it runs");
        self.server.process.wait().expect("an end");
    }

    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill")
            .args([signal, &self.server.process.id().to_string()])
            .status()
            .expect("kill runs");
        assert!(sent.success());
    }

    /// Whether a proxy in front of the nodes would send visitors there.
    pub fn is_ready(&self) -> bool {
        let mut anybody = Person { cookie: None };
        let nothing = serde_json::Value::Null;
        let answer = anybody.send(self.server.address, "GET", "/api/health/ready", &nothing);
        answer.is_some_and(|(status, _)| status == 200)
    }

    /// Asks the node to stop, sends visitors elsewhere as soon as it is no longer ready, as a proxy does, and waits until
    /// it has stopped.
    pub fn drain(mut self, doors: &Doors) {
        self.signal("-TERM");
        while self.is_ready() {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        doors.close(self.server.address);
        let ended = self.server.process.wait().expect("an end");
        assert!(ended.success(), "{} ends with {ended}", self.name);
    }

    /// A number that the node counts.
    pub fn counted(&self, name: &str) -> f64 {
        let mut anybody = Person { cookie: None };
        let (status, page) = anybody
            .send(self.server.address, "GET", "/metrics", &serde_json::Value::Null)
            .expect("an answer");
        assert_eq!(status, 200, "{page}");
        let values = page.lines().filter_map(|line| line.strip_prefix(name));
        values
            .filter_map(|rest| rest.rsplit(' ').next()?.parse::<f64>().ok())
            .sum()
    }
}
