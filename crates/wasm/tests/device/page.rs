//! What a page does with the engine's words, without a browser.

use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use serde_json::{Value, json};
use tabletop::FastRandom;
use wasm::words::{Said, Thought};
use wasm::{Host, House, Thinker};

/// A clock that goes on with each look, and repeatable chance.
#[derive(Clone)]
pub(crate) struct TestHost {
    time: Rc<Cell<i64>>,
    random: Rc<Cell<u64>>,
}

impl Host for TestHost {
    fn now(&self) -> i64 {
        self.time.set(self.time.get() + 1);
        self.time.get()
    }

    fn random(&self) -> u32 {
        let bits = FastRandom::new(self.random.get()).bits();
        self.random.set(bits);
        (bits >> 32) as u32
    }
}

/// How the storage behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Storage {
    Works,
    Full,
    /// Another page was quicker.
    Conflict,
}

pub(crate) struct Page {
    host: TestHost,
    house: House<TestHost>,
    thinker: Thinker,
    /// By table: its row, entries and requests, as JSON texts.
    pub(crate) kept: BTreeMap<String, (Value, Vec<Value>, Vec<Value>)>,
    pub(crate) storage: Storage,
    pub(crate) replies: BTreeMap<u64, (u16, Value)>,
    pub(crate) told: Vec<Value>,
    pub(crate) name: String,
    /// The seat of the person who has the device.
    pub(crate) seat: Option<u8>,
    next: u64,
}

impl Page {
    pub(crate) fn new(seed: u64) -> Self {
        let host = TestHost {
            time: Rc::new(Cell::new(1_700_000_000_000)),
            random: Rc::new(Cell::new(seed)),
        };
        let mut page = Self {
            house: House::new(host.clone()),
            host,
            thinker: Thinker::default(),
            kept: BTreeMap::new(),
            storage: Storage::Works,
            replies: BTreeMap::new(),
            told: Vec::new(),
            name: String::new(),
            seat: None,
            next: 0,
        };
        page.open();
        page
    }

    /// The page is opened again: nothing is known but what is kept.
    pub(crate) fn open(&mut self) {
        self.house = House::new(self.host.clone());
        let rows: Vec<&Value> = self.kept.values().map(|(row, ..)| row).collect();
        let word = json!({ "type": "begin", "name": self.name, "rows": rows, "bot_pause_ms": 0 });
        self.put(&word);
    }

    /// Sends a request; the answer's status and body.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        self.next += 1;
        let mut word = json!({ "type": "request", "reply": self.next, "method": method, "path": path });
        word["seat"] = self.seat.into();
        word["body"] = body;
        self.put(&word);
        self.replies.remove(&self.next).expect("an answer")
    }

    /// The body of a request that must succeed.
    pub(crate) fn get(&mut self, method: &str, path: &str, body: Value) -> Value {
        let (status, found) = self.ask(method, path, body);
        assert_eq!(status, 200, "{method} {path}: {found}");
        found
    }

    pub(crate) fn put(&mut self, word: &Value) {
        let mut waiting = VecDeque::from([word.clone()]);
        while let Some(word) = waiting.pop_front() {
            let said = self.house.take(serde_json::from_value(word.clone()).unwrap());
            for one in said {
                waiting.extend(self.perform(one, &word));
            }
        }
    }

    fn perform(&mut self, said: Said, word: &Value) -> Vec<Value> {
        match said {
            Said::Reply { reply, status, body } => {
                let body = serde_json::from_str(body.get()).unwrap();
                assert!(
                    self.replies.insert(reply, (status, body)).is_none(),
                    "two answers"
                );
                Vec::new()
            }
            Said::Update { .. } | Said::Table { .. } | Said::Refused { .. } => {
                self.told.push(serde_json::to_value(&said).unwrap());
                Vec::new()
            }
            Said::Store {
                row,
                first,
                entries,
                request,
            } => {
                let table = row.id.clone();
                let error = match self.storage {
                    Storage::Works => self.keep(
                        &table,
                        &serde_json::to_value(&row).unwrap(),
                        first,
                        &serde_json::to_value(entries).unwrap(),
                        request.map(|request| serde_json::to_value(request).unwrap()),
                    ),
                    Storage::Full => Some(json!({ "failed": "the disk is full" })),
                    Storage::Conflict => Some(json!("conflict")),
                };
                vec![json!({ "type": "stored", "table": table, "error": error })]
            }
            Said::Keep { stored, reply } => {
                let stored = serde_json::to_value(stored).unwrap();
                let table = stored["row"]["id"].as_str().unwrap().to_owned();
                let entries = stored["entries"].as_array().unwrap().clone();
                self.kept
                    .insert(table.clone(), (stored["row"].clone(), entries, Vec::new()));
                self.replies.insert(reply, (200, json!({ "id": table })));
                vec![json!({ "type": "stored", "table": table })]
            }
            Said::Bot {
                table,
                version,
                seat,
                thought,
                ..
            } => {
                let found = self.think(thought);
                let moves = found["moves"].clone();
                vec![json!({
                    "type": "decided", "table": table, "version": version, "seat": seat, "moves": moves,
                })]
            }
            Said::Hint { reply, thought, .. } => {
                let found = self.think(thought);
                self.replies.insert(reply, (200, found["hints"].clone()));
                Vec::new()
            }
            Said::Review { reply, thought, .. } => {
                let mut found = self.think(thought);
                while found["review"]["ready"] == json!(false) {
                    found = self.think(Thought::More);
                }
                self.replies.insert(reply, (200, found["review"].clone()));
                Vec::new()
            }
            Said::Name { name } => {
                self.name = name;
                Vec::new()
            }
            Said::Wake { .. } => Vec::new(),
            Said::Reload { table } => vec![self.load(&table)],
            Said::Missing { table } => vec![self.load(&table), word.clone()],
            Said::Thought(_) | Said::Unread { .. } => panic!("{said:?}"),
        }
    }

    /// Keeps a change as a page does: all of it, and only if nobody else has changed the table.
    fn keep(
        &mut self,
        table: &str,
        row: &Value,
        first: u32,
        entries: &Value,
        request: Option<Value>,
    ) -> Option<Value> {
        let known = self
            .kept
            .get(table)
            .map_or(0, |(row, ..)| row["revision"].as_u64().unwrap());
        if row["revision"].as_u64().unwrap() != known + 1 {
            return Some(json!("conflict"));
        }
        let kept = self.kept.entry(table.to_owned()).or_default();
        assert_eq!(
            kept.1.len(),
            first as usize,
            "entries follow those that are there"
        );
        kept.0 = row.clone();
        kept.1.extend(entries.as_array().unwrap().iter().cloned());
        kept.2.extend(request);
        None
    }

    fn load(&self, table: &str) -> Value {
        let (row, entries, requests) = &self.kept[table];
        json!({
            "type": "load",
            "stored": { "row": row, "entries": entries, "requests": requests },
        })
    }

    /// Thinks as the thinking worker does: the thought and what it comes to travel as JSON.
    fn think(&mut self, thought: Thought) -> Value {
        let thought = serde_json::from_value(serde_json::to_value(thought).unwrap()).unwrap();
        let found = serde_json::to_value(self.thinker.think(thought)).unwrap();
        assert_eq!(found.get("nothing"), None, "{found}");
        found
    }

    /// Makes a table against bots and returns its path.
    pub(crate) fn table(&mut self, game: &str, setup: &Value, bot: &str, players: usize) -> String {
        let mut seats = vec![json!({ "kind": "bot", "bot": bot }); players];
        seats[0] = json!({ "kind": "me" });
        let body = json!({ "game": game, "setup": setup, "seats": seats, "shuffle_seats": true });
        let made = self.get("POST", "/tables", body);
        format!("/tables/{}", made["id"].as_str().unwrap())
    }

    /// Answers the open question as a simple bot would; whether there was one.
    pub(crate) fn answer(&mut self, path: &str) -> bool {
        let table = self.get("GET", path, Value::Null);
        if table["state"] != json!("running") {
            return false;
        }
        assert_eq!(table["your_turn"], json!(true), "{table}");
        let one = self.get("GET", &format!("{path}/suggestion"), Value::Null);
        let version = &table["version"];
        let body = json!({ "version": version, "request_id": format!("r{version}"), "moves": [one] });
        let update = self.get("POST", &format!("{path}/moves"), body);
        assert!(update["version"].as_u64() > version.as_u64());
        true
    }
}
