//! A person who plays through all nodes and keeps account of what was acknowledged, and one who watches.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::fleet::Doors;
use crate::server::Person;

/// How long a move may take when its node has just died, on a slow machine.
const MOVE_MAX: Duration = Duration::from_secs(40);

/// A person at a table.
pub struct Player {
    pub person: Person,
    pub table: String,
    pub doors: Doors,
    /// The versions and lines of the moves that were acknowledged.
    acknowledged: Vec<(u64, String)>,
    requests: usize,
    /// The longest time that a move took.
    pub slowest: Duration,
    /// How often a request broke off or was refused for now.
    pub troubles: usize,
}

impl Player {
    /// Somebody who sits down to a game with three bots.
    pub fn new(doors: &Doors) -> Self {
        let mut player = Self {
            person: Person { cookie: None },
            table: String::new(),
            doors: doors.clone(),
            acknowledged: Vec::new(),
            requests: 0,
            slowest: Duration::ZERO,
            troubles: 0,
        };
        player.sit_down();
        player
    }

    /// Begins another game, at the node that is next.
    fn sit_down(&mut self) {
        let (status, table) = self.ask_for("POST", "/api/quick", &json!({}));
        assert_eq!(status, 200, "{table}");
        self.table = table["id"].as_str().expect("an id").to_owned();
        self.acknowledged.clear();
    }

    /// Asks one node after another about the table until one has an answer.
    fn ask(&mut self, method: &str, rest: &str, body: &Value) -> (u16, Value) {
        let path = format!("/api/tables/{}{rest}", self.table);
        self.ask_for(method, &path, body)
    }

    fn ask_for(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let begun = Instant::now();
        loop {
            self.requests += 1;
            let door = self.doors.any(self.requests);
            match self.person.call(door, method, path, body) {
                Some((status, answer)) if status < 500 => return (status, answer),
                answered => {
                    self.troubles += 1;
                    assert!(begun.elapsed() < MOVE_MAX, "{path}: {answered:?}");
                    std::thread::sleep(Duration::from_millis(50));
                }
            }
        }
    }

    /// Plays one game after another until it is told to stop. Streams of each game are watched, and its account is checked
    /// when it is over. `table` always names the table of now.
    pub fn play_on(&mut self, stop: &AtomicBool, table: &Mutex<String>) {
        while !stop.load(Ordering::Relaxed) {
            self.table.clone_into(&mut table.lock().expect("a table"));
            let watcher = Watcher::of(self);
            let is_over = self.play_while(|_| !stop.load(Ordering::Relaxed));
            self.goes_on();
            let (seen, streams) = watcher.end();
            assert!(seen > 0 && streams > 0);
            if is_over {
                self.sit_down();
            }
        }
    }

    /// Plays until so many moves of this game were acknowledged, which must not be the whole game.
    pub fn play_until(&mut self, moves: usize) {
        let is_over = self.play_while(|player| player.moves() < moves);
        assert!(!is_over, "the game is over after {} moves", self.moves());
    }

    /// The game goes on, unless it is over; then its account is checked.
    pub fn goes_on(&mut self) {
        let (before, begun) = (self.moves(), Instant::now());
        self.play_while(|player| player.moves() == before && begun.elapsed() < MOVE_MAX);
        assert!(begun.elapsed() < MOVE_MAX, "the game does not go on");
        self.check();
    }

    /// Plays as long as that holds; whether the game is over.
    pub fn play_while(&mut self, is_wanted: impl Fn(&Self) -> bool) -> bool {
        while is_wanted(self) {
            let (status, summary) = self.ask("GET", "", &Value::Null);
            assert_eq!(status, 200, "{summary}");
            if summary["state"] == "over" {
                return true;
            }
            let last = self.acknowledged.last().map_or(0, |(version, _)| *version);
            let version = summary["version"].as_u64().expect("a version");
            assert!(
                version >= last,
                "a node shows {version} after {last} was acknowledged"
            );
            if summary["your_turn"] == true {
                self.decide(version);
            } else {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        false
    }

    fn decide(&mut self, version: u64) {
        let begun = Instant::now();
        let (status, suggestion) = self.ask("GET", "/suggestion", &Value::Null);
        if status != 200 {
            // Decided already: the state was an older one's.
            return;
        }
        let request = format!("r{}", self.requests);
        let body = json!({"version": version, "request_id": request, "moves": [suggestion]});
        let (status, update) = self.ask("POST", "/moves", &body);
        if status == 200 {
            let line = suggestion["notation"].as_str().unwrap_or_default().to_owned();
            self.acknowledged
                .push((update["version"].as_u64().expect("a version"), line));
            self.slowest = self.slowest.max(begun.elapsed());
        } else {
            assert_eq!(status, 409, "{update}");
        }
    }

    /// Every acknowledged move is in the record, in order, and there are no others of this person.
    pub fn check(&mut self) {
        let (_, summary) = self.ask("GET", "", &Value::Null);
        let seats = summary["seats"].as_array().expect("seats");
        let mine = seats
            .iter()
            .position(|seat| seat["mine"] == true)
            .expect("a seat");
        let (status, history) = self.ask("GET", "/history", &Value::Null);
        assert_eq!(status, 200, "{history}");
        let steps = history["steps"].as_array().expect("steps");
        let own = steps.iter().filter(|step| step["seat"] == json!(mine));
        let own = lines(own.filter_map(|step| step["notation"].as_str()));
        let acknowledged = lines(self.acknowledged.iter().map(|(_, line)| line.as_str()));
        assert_eq!(
            own, acknowledged,
            "what is in the record, and what was acknowledged"
        );
    }

    pub fn moves(&self) -> usize {
        self.acknowledged.len()
    }
}

/// Lines that can be compared: a plan (where workers go, which goods are stored) has no line of its own, and becomes several
/// entries; there may be several plans in a row.
fn lines<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let of_plan = |line: &str| {
        ["assign ", "store ", "keep "]
            .iter()
            .any(|start| line.starts_with(start))
    };
    let mut lines: Vec<&str> = lines.map(|line| if of_plan(line) { "" } else { line }).collect();
    lines.dedup_by(|one, other| one.is_empty() && other.is_empty());
    lines
}

/// Somebody who watches a table through all nodes, one after another.
pub struct Watcher {
    stop: Arc<AtomicBool>,
    watching: JoinHandle<(u64, usize)>,
}

impl Watcher {
    pub fn of(player: &Player) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (ends, doors, table) = (Arc::clone(&stop), player.doors.clone(), player.table.clone());
        let cookie = player.person.cookie.clone().expect("a cookie");
        let watching = std::thread::spawn(move || {
            let (mut seen, mut streams) = (0, 0);
            while !ends.load(Ordering::Relaxed) {
                streams += 1;
                // It breaks off when its node does.
                let _ = watch(&doors, streams, &table, &cookie, &mut seen, &ends);
                std::thread::sleep(Duration::from_millis(20));
            }
            (seen, streams)
        });
        Self { stop, watching }
    }

    /// The last version that was seen, and how many streams it took.
    pub fn end(self) -> (u64, usize) {
        self.stop.store(true, Ordering::Relaxed);
        self.watching.join().expect("a stream without gap or repeat")
    }
}

/// Reads a stream to its end; what each update tells begins where the last one ended.
fn watch(
    doors: &Doors,
    number: usize,
    table: &str,
    cookie: &str,
    seen: &mut u64,
    ends: &AtomicBool,
) -> std::io::Result<()> {
    let mut stream = TcpStream::connect(doors.any(number))?;
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    let path = format!("/api/stream?tables={table}:{seen}");
    write!(
        stream,
        "GET {path} HTTP/1.0\r\nhost: test\r\ncookie: {cookie}\r\n\r\n"
    )?;
    let (mut waiting, mut chunk) = (Vec::new(), [0; 65_536]);
    loop {
        match stream.read(&mut chunk) {
            Ok(0) => return Ok(()),
            Ok(count) => waiting.extend_from_slice(&chunk[..count]),
            Err(error)
                if matches!(
                    error.kind(),
                    std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut
                ) =>
            {
                if ends.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
            Err(error) => return Err(error),
        }
        while let Some(end) = waiting.windows(2).position(|pair| pair == b"\n\n") {
            let event: Vec<u8> = waiting.drain(..end + 2).collect();
            let event = String::from_utf8(event).expect("text");
            let is_update = event.lines().any(|line| line == "event: update");
            if let Some(data) = event
                .lines()
                .find_map(|line| line.strip_prefix("data: "))
                .filter(|_| is_update)
            {
                let update: Value = serde_json::from_str(data).expect("an update");
                let version = update["version"].as_u64().expect("a version");
                if update["full"] != true {
                    let told = update["log"].as_array().expect("a log").len() as u64;
                    assert_eq!(*seen + told, version, "a gap or a repeat after {seen}: {data}");
                }
                assert!(version >= *seen, "back from {seen} to {version}");
                *seen = version;
            }
        }
    }
}
