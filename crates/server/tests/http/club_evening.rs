//! A club evening: forty people at eight tables, with everything that happens on such an evening. At its end every game is
//! over and every record can be replayed, nobody was told anything that their view hides, and what was said went to its
//! own table only.

use std::collections::BTreeSet;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use serde::Serialize;
use serde_json::{Value, json};
use server::store::{Store, sqlite};
use tabletop::wire::WireGame;
use tabletop::{Entry, FastRandom, Record, Seat};
use tempfile::TempDir;

use crate::support::{Browser, Site, Stream, config, random_move};

const TABLE_COUNT: usize = 8;
const SEAT_COUNT: usize = 5;
/// After how many decisions of people something happens: they talk, take back, leave, and go home.
const SMALL_TALK: usize = 10;
const TAKE_BACK: usize = 12;
const LEAVE: usize = 18;
const LATE: usize = 30;
/// How often somebody looks over the players' shoulders, in decisions.
const LOOKS_EVERY: usize = 6;
const DAY: Duration = Duration::from_hours(24);

/// Something that an observer was told about a game in progress.
struct Told {
    observer: Option<usize>,
    version: usize,
    /// Of the view.
    hash: u64,
    /// The entries of the log that still stand, and whether each was sealed for this observer.
    log: Vec<(usize, bool)>,
}

/// One table of the club, with the people who sit there.
struct ClubTable {
    number: usize,
    id: String,
    people: Vec<Browser>,
    spectator: Browser,
    /// The seats whose people are away; a bot plays for them.
    away: BTreeSet<usize>,
    /// What must not leave the server before the end.
    secret: String,
    random: FastRandom,
    decisions: usize,
    /// Who was asked after the last decision.
    asked: Vec<usize>,
    taken_back: usize,
    told: Vec<Told>,
}

fn is_altiplano(number: usize) -> bool {
    number % 2 == 1
}

/// How a table plays: two with clocks, one whose spectators are kept behind.
fn agreed(number: usize) -> Value {
    let pace = match number {
        0 => json!({"mode": "live", "bank": 3600, "increment": 30, "grace": 10}),
        1 => json!({"mode": "days", "days": 2, "holiday": 0}),
        _ => json!({"mode": "none"}),
    };
    let mut body = json!({
        "game": if is_altiplano(number) { "altiplano" } else { "puerto-rico" },
        "setup": {"players": SEAT_COUNT}, "shuffle_seats": false, "stand_in": "random", "pace": pace,
        "time_up": "stand_in", "name": named(number, 0),
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}],
    });
    if number == 2 {
        body["watch_delay"] = json!(3);
    }
    body
}

fn named(table: usize, seat: usize) -> String {
    format!("Member {table}{seat}")
}

fn hashed(view: &impl Serialize) -> u64 {
    // By way of a value, whose keys are in order.
    let value = serde_json::to_value(view).expect("a view can be written");
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value.to_string())
}

impl ClubTable {
    async fn begin(site: &Site, store: &dyn Store, number: usize) -> Self {
        let mut people: Vec<Browser> = (0..SEAT_COUNT).map(|_| site.browser()).collect();
        let table = people[0].post("/api/tables", agreed(number)).await.ok();
        let (id, code) = (text(&table["id"]), text(&table["invitation"]));
        for (seat, person) in people.iter_mut().enumerate().skip(1) {
            let join = format!("/api/invitations/{code}/join");
            person
                .post(&join, json!({"name": named(number, seat)}))
                .await
                .ok();
        }
        let row = store.table_row(&id).await.expect("the store answers");
        Self {
            number,
            people,
            spectator: site.browser(),
            away: BTreeSet::new(),
            secret: row.expect("the table").secret.to_string()[..16].to_owned(),
            id,
            random: FastRandom::new(number as u64),
            decisions: 0,
            asked: Vec::new(),
            taken_back: 0,
            told: Vec::new(),
        }
    }

    fn path(&self, more: &str) -> String {
        format!("/api/tables/{}{more}", self.id)
    }

    async fn look(&mut self) -> Value {
        let path = self.path("");
        self.people[0].get(&path).await.ok()
    }

    /// Notes what somebody was told of the game.
    fn note(&mut self, observer: Option<usize>, update: &Value) {
        assert!(
            !update.to_string().contains(&self.secret),
            "the secret has slipped out"
        );
        if update["over"] == true {
            return;
        }
        assert_eq!(update["view"]["observer"], json!(observer));
        let version = update["version"].as_u64().expect("a version") as usize;
        let mut log = Vec::new();
        for entry in update["log"].as_array().expect("a log") {
            let step = entry["step"].as_u64().expect("a number") as usize;
            assert!(step < version, "nothing is told before it happens: {entry}");
            let is_sealed = entry["notation"] == "sealed";
            assert!(!is_sealed || entry["events"] == json!([]), "{entry}");
            if entry["undone"] == false {
                log.push((step, is_sealed));
            }
        }
        let hash = hashed(&update["view"]);
        self.told.push(Told {
            observer,
            version,
            hash,
            log,
        });
    }

    /// Has somebody who is asked decide at random; whether the game goes on.
    async fn decide(&mut self) -> bool {
        let mut asked = std::mem::take(&mut self.asked);
        if asked.iter().all(|seat| self.away.contains(seat)) {
            let table = self.look().await;
            if table["state"] == "over" {
                return false;
            }
            asked = seats(&table["asked"]);
        }
        let Some(seat) = asked.into_iter().find(|seat| !self.away.contains(seat)) else {
            // Bots are at it.
            tokio::time::sleep(Duration::from_millis(20)).await;
            return true;
        };
        let update = self.people[seat].update(&self.id).await;
        self.note(Some(seat), &update);
        if !seats(&update["asked"]).contains(&seat) {
            return true;
        }
        let one = random_move(&update, &mut self.random);
        let request = format!("d{}", self.decisions);
        let reply = self.people[seat]
            .moves(&self.id, &update["version"], &request, json!([one]))
            .await;
        let reply = reply.ok();
        self.note(Some(seat), &reply);
        self.asked = seats(&reply["asked"]);
        self.decisions += 1;
        if self.decisions.is_multiple_of(LOOKS_EVERY) {
            let seen = self.spectator.update(&self.id).await;
            self.note(None, &seen);
        }
        true
    }

    async fn play_until(&mut self, decisions: usize) {
        while self.decisions < decisions && self.decide().await {}
    }

    async fn talk(&mut self) {
        for seat in 0..SEAT_COUNT {
            let said = format!("table {} seat {seat} says hello", self.number);
            let line = json!({"request_id": "hello", "words": {"kind": "text", "text": said}});
            let path = self.path("/chat");
            self.people[seat].post(&path, line).await.ok();
        }
        let line = json!({"request_id": "hello", "words": {"kind": "phrase", "phrase": "hello"}});
        let path = self.path("/chat");
        let refused = self.spectator.post(&path, line).await;
        refused.refused(401, "no_guest");
    }

    /// Somebody wishes to take back a decision after which others have decided, and everybody agrees.
    async fn take_back(&mut self) {
        let path = self.path("/proposal");
        while self.taken_back == 0 {
            let update = self.people[0].update(&self.id).await;
            self.note(Some(0), &update);
            let decided = update["log"].as_array().expect("a log").iter().rev();
            let mut last = decided.filter(|entry| entry["undone"] == false && entry["seat"].is_u64());
            let wish = last.nth(1).expect("two decisions");
            let seat = wish["seat"].as_u64().expect("a seat") as usize;
            let wish = json!({"kind": "undo", "step": wish["step"]});
            let reply = self.people[seat].post(&path, wish).await;
            if reply.status.is_success() {
                self.agree().await;
                self.taken_back += 1;
                let update = self.people[0].update(&self.id).await;
                self.note(Some(0), &update);
                let log = update["log"].as_array().expect("a log");
                let last = text(&log.last().expect("an entry")["notation"]);
                assert!(last.starts_with("undo "), "the record keeps it: {last}");
            } else {
                // It was their own last decision, or one that the game made by itself.
                assert_eq!(reply.status, 409, "{}", reply.text);
                assert!(self.decide().await, "the game has hardly begun");
            }
        }
    }

    async fn agree(&mut self) {
        let path = self.path("/proposal/answer");
        for seat in 0..SEAT_COUNT {
            let proposal = self.look().await["proposal"].clone();
            if seats(&proposal["missing"]).contains(&seat) {
                let yes = json!({"id": proposal["id"], "agree": true});
                self.people[seat].post(&path, yes).await.ok();
            }
        }
        assert_eq!(self.look().await["proposal"], Value::Null);
    }

    /// A person goes, and a bot plays for them.
    async fn leave(&mut self, seat: usize) {
        let path = self.path("/stand-in");
        let left = self.people[seat].post(&path, json!({"seat": seat})).await;
        if left.status != 409 {
            let seat = &left.ok()["seats"][seat];
            assert_eq!(
                (&seat["stand_in"], &seat["mine"]),
                (&json!("random"), &json!(true))
            );
        }
        self.away.insert(seat);
    }

    async fn come_back(&mut self, seat: usize) {
        let path = self.path("/return");
        let back = self.people[seat].post(&path, json!({})).await.ok();
        assert_eq!(back["seats"][seat]["stand_in"], Value::Null);
        self.away.remove(&seat);
    }

    /// All that happens at a table after the break.
    async fn play_on(mut self) -> Self {
        if self.number != 0 {
            self.play_until(TAKE_BACK).await;
            self.take_back().await;
        }
        self.play_until(LEAVE).await;
        self.leave(4).await;
        self.leave(2).await;
        self.play_until(LEAVE + 4).await;
        if self.look().await["state"] == "running" {
            self.come_back(2).await;
        }
        self.play_until(LATE).await;
        // They go home, and bots play to the end.
        for seat in 0..SEAT_COUNT {
            self.leave(seat).await;
        }
        while self.decide().await {}
        self
    }

    /// Checks the record against everything that was told while the game went on.
    async fn check(&mut self) {
        let path = self.path("/record");
        let record = self.spectator.get(&path).await;
        assert!(record.status.is_success(), "{}", record.text);
        assert!(
            !record.text.contains("says"),
            "what people say is no part of the game"
        );
        match is_altiplano(self.number) {
            true => self.check_told::<altiplano::State>(&record.text),
            false => self.check_told::<puerto_rico::State>(&record.text),
        }
    }

    fn check_told<G: WireGame>(&self, record: &str)
    where
        Record<G>: std::str::FromStr<Err: std::fmt::Debug>,
    {
        let record: Record<G> = record.parse().expect("a record");
        assert!(record.secret.is_some() && record.commitment.is_some());
        record.verify().expect("a game by the rules, with fair chance");
        // The state at each version.
        let mut states = vec![G::new(&record.setup).expect("a setup")];
        let mut standing = vec![0];
        for entry in &record.entries {
            let mut state = states[*standing.last().expect("the start")].clone();
            match *entry {
                Entry::Seat(seat, action) => state.apply_unchecked(seat, action, &mut ()),
                Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut ()),
                Entry::Undo { count, .. } => {
                    standing.truncate(standing.len() - count as usize);
                    state = states[*standing.last().expect("the start")].clone();
                    states.push(state);
                    continue;
                }
            }
            states.push(state);
            standing.push(states.len() - 1);
        }
        let mut sealed = 0;
        for told in &self.told {
            let (state, observer) = (&states[told.version], told.observer.map(Seat::new));
            assert_eq!(
                told.hash,
                hashed(&state.wire_view(observer)),
                "table {}: {observer:?} saw something else at {}",
                self.number,
                told.version
            );
            for &(step, is_sealed) in &told.log {
                let hides = states[step].hides(&record.entries[step], state, observer);
                assert!(
                    is_sealed || !hides,
                    "table {}: {observer:?} read entry {step}",
                    self.number
                );
                sealed += usize::from(is_sealed);
            }
        }
        assert!(self.told.iter().any(|told| told.observer.is_none()));
        assert!(self.told.len() > LATE, "the table was played by people");
        assert_eq!(sealed > 0, is_altiplano(self.number), "plans are sealed");
    }

    /// Checks that everybody here has heard this table, and no other.
    async fn check_talk(&mut self) {
        let all = self.people.iter_mut().chain([&mut self.spectator]);
        for browser in all {
            let path = format!("/api/stream?tables={}", self.id);
            let request = browser.request(Method::GET, &path).body(Body::empty());
            let mut stream = Stream::of(browser.send(request.expect("a request")).await);
            let chat = loop {
                let (event, data) = stream.next().await.expect("the stream goes on");
                if event == "chat" {
                    break data;
                }
            };
            let lines = chat["lines"].as_array().expect("lines");
            assert_eq!(lines.len(), SEAT_COUNT);
            for (seat, line) in lines.iter().enumerate() {
                let said = format!("table {} seat {seat} says hello", self.number);
                assert_eq!(
                    (&line["words"]["text"], &line["seat"]),
                    (&json!(said), &json!(seat))
                );
            }
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn seats(value: &Value) -> Vec<usize> {
    let seats = value.as_array().into_iter().flatten();
    seats
        .map(|seat| seat.as_u64().expect("a seat") as usize)
        .collect()
}

/// Table 0 has gone for a meal, and its live clocks ran out; the people of table 1 have two days for each decision.
async fn after_the_meal(site: &Site, tables: &mut [ClubTable]) {
    site.registry.clock().advance(DAY);
    let asked = seats(&tables[0].look().await["asked"]);
    let (id, late) = (tables[0].id.clone(), asked[0]);
    let table = tables[0].people[1]
        .until(&id, |table| table["seats"][late]["stand_in"] == "random")
        .await;
    let is_in = |seat: &Value| seat["stand_in"].is_null();
    let still_in = table["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .filter(|seat| is_in(seat));
    assert!(
        still_in.count() >= 1,
        "nobody loses time while somebody else is asked"
    );
    for seat in 0..SEAT_COUNT {
        if !is_in(&tables[0].look().await["seats"][seat]) {
            tables[0].come_back(seat).await;
        }
    }
    for table in tables.iter_mut().skip(1) {
        let seats = table.look().await["seats"].clone();
        assert!(seats.as_array().expect("seats").iter().all(is_in), "{seats}");
    }
}

/// The five of a table play again.
async fn rematch(site: &Site, store: &dyn Store, table: &mut ClubTable) -> ClubTable {
    let path = table.path("/rematch");
    let mut ids = BTreeSet::new();
    for person in &mut table.people {
        ids.insert(text(&person.post(&path, json!({})).await.ok()["id"]));
    }
    assert_eq!(ids.len(), 1, "all of them meet at one table");
    let id = ids.pop_first().expect("a table");
    let row = store.table_row(&id).await.expect("the store answers");
    ClubTable {
        number: table.number,
        people: table.people.clone(),
        spectator: site.browser(),
        away: BTreeSet::new(),
        secret: row.expect("the table").secret.to_string()[..16].to_owned(),
        id,
        random: FastRandom::new(99),
        decisions: 0,
        asked: Vec::new(),
        taken_back: 0,
        told: Vec::new(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forty_people_at_eight_tables() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("meseta.db");
    let store: Arc<dyn Store> = Arc::new(sqlite::open(&file).await.expect("a data file"));
    let site = Site::over(folder, Arc::clone(&store), config(file)).await;
    tokio::spawn(Arc::clone(&site.registry).keep_time());
    let mut tables = Vec::new();
    for number in 0..TABLE_COUNT {
        tables.push(ClubTable::begin(&site, &*store, number).await);
    }
    for table in &mut tables {
        table.play_until(SMALL_TALK).await;
        table.talk().await;
    }
    after_the_meal(&site, &mut tables).await;
    let playing: Vec<_> = tables
        .into_iter()
        .map(|table| tokio::spawn(table.play_on()))
        .collect();
    let mut played = Vec::new();
    for table in playing {
        played.push(table.await.expect("the table has played"));
    }
    for table in &mut played {
        assert_eq!(table.look().await["state"], "over");
        table.check().await;
        table.check_talk().await;
    }
    let mut again = rematch(&site, &*store, &mut played[2]).await;
    again.talk().await;
    let mut again = tokio::spawn(again.play_on()).await.expect("the table has played");
    again.check().await;
    again.check_talk().await;
    // Everybody finds their tables again, and nobody else's.
    for table in &mut played {
        for person in &mut table.people {
            let mine = person.get("/api/me").await.ok()["tables"].clone();
            let mine: Vec<_> = mine.as_array().expect("tables").iter().collect();
            assert!(mine.iter().any(|one| one["id"] == json!(table.id)));
            assert_eq!(mine.len(), if table.number == 2 { 2 } else { 1 });
            assert!(mine.iter().all(|one| one["state"] == "over"));
        }
    }
}
