//! One table under load: people who play whole games, one after another.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::Method;
use hyper::body::Bytes;
use puerto_rico::Building;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{FastRandom, Random as _};
use tokio::sync::mpsc;

use super::{Mix, Shared};
use crate::http::{Broken, Connection};

/// How long a table may be silent before it counts as stuck.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was measured at a table, in microseconds.
#[derive(Debug, Default)]
pub struct Measured {
    /// From each request to its acknowledgement.
    pub acknowledged: Vec<u32>,
    /// From each acknowledgement to its arrival on another seat's stream; 0 if it was there first.
    pub streamed: Vec<u32>,
    /// Moves that were refused, by code.
    pub refused: HashMap<String, u64>,
    /// Games that were played to the end.
    pub games: u64,
}

/// A person with a seat.
struct Player {
    cookie: String,
    seat: u64,
}

/// What matters of an update to whoever plays.
#[derive(Debug, Deserialize)]
struct Seen {
    version: u64,
    offers: Vec<Offered>,
    asked: Vec<u64>,
    over: bool,
}

#[derive(Debug, Deserialize)]
struct Offered {
    notation: String,
    refusal: Option<serde::de::IgnoredAny>,
}

/// The boards that an update shows; only who places workers reads them.
#[derive(Deserialize)]
struct Shown {
    view: Boards,
}

#[derive(Deserialize)]
struct Boards {
    seats: Vec<Board>,
}

/// Where somebody's workers can be.
#[derive(Deserialize)]
struct Board {
    san_juan: u8,
    tiles: BTreeMap<String, u8>,
    tile_workers: BTreeMap<String, u8>,
    buildings: Vec<Built>,
}

#[derive(Deserialize)]
struct Built {
    building: Building,
    count: u8,
    workers: u8,
}

impl Board {
    /// All workers on the board, on its circles in a random order.
    fn placement(&self, random: &mut FastRandom) -> Value {
        let on_buildings = self.buildings.iter().map(|built| built.workers);
        let mut left = self.san_juan + self.tile_workers.values().sum::<u8>() + on_buildings.sum::<u8>();
        let tiles = self
            .tiles
            .iter()
            .map(|(tile, &circles)| ("tiles", json!(tile), circles));
        let buildings = self.buildings.iter().map(|Built { building, count, .. }| {
            ("buildings", json!(building), count * building.row().circles)
        });
        let mut places: Vec<_> = tiles.chain(buildings).collect();
        let mut plan = json!({ "type": "place_workers", "tiles": {}, "buildings": {} });
        while !places.is_empty() {
            let at = random.below(places.len() as u32) as usize;
            let (kind, place, circles) = places.swap_remove(at);
            let workers = circles.min(left);
            left -= workers;
            if let (true, Some(place)) = (workers > 0, place.as_str()) {
                plan[kind][place] = json!(workers);
            }
        }
        plan
    }
}

/// An update that arrived on somebody's stream.
struct Arrived {
    player: usize,
    at: Instant,
    version: u64,
    data: Vec<u8>,
}

/// The version of an update, with which it begins: most updates on streams are of moves whose answers have been read, and
/// whoever measures has no use for the rest of them.
fn version_of(update: &[u8]) -> Option<u64> {
    let rest = update.strip_prefix(b"{\"version\":")?;
    let end = rest.iter().position(|byte| !byte.is_ascii_digit())?;
    std::str::from_utf8(rest.get(..end)?).ok()?.parse().ok()
}

/// Plays until the time is up.
pub async fn play(shared: Arc<Shared>, seed: u64) -> Result<Measured, Broken> {
    let mut table = Playing::at(shared, seed).await?;
    while !table.shared.is_over() {
        if table.game().await? {
            table.measured.games += 1;
        }
    }
    Ok(table.measured)
}

/// Opens one more table, at which nobody plays; gives its id.
pub async fn another(shared: &Arc<Shared>, seed: u64) -> Result<String, Broken> {
    let (table, _) = Playing::at(Arc::clone(shared), seed).await?.open().await?;
    Ok(table)
}

struct Playing {
    shared: Arc<Shared>,
    connection: Connection,
    random: FastRandom,
    measured: Measured,
    /// When each version was acknowledged, and to whom.
    acknowledged: HashMap<u64, (Instant, usize)>,
    /// Who saw a version before it was acknowledged.
    early: HashMap<u64, Vec<usize>>,
    /// Numbers requests.
    number: u64,
}

impl Playing {
    async fn at(shared: Arc<Shared>, seed: u64) -> Result<Self, Broken> {
        Ok(Self {
            connection: Connection::open(shared.address).await?,
            random: FastRandom::new(seed),
            measured: Measured::default(),
            acknowledged: HashMap::new(),
            early: HashMap::new(),
            number: 0,
            shared,
        })
    }

    /// A whole game; says whether it came to its end before the time was up.
    async fn game(&mut self) -> Result<bool, Broken> {
        let (id, players) = self.open().await?;
        let (to_table, mut arrivals) = mpsc::channel(64);
        let mut readers = Vec::new();
        for (index, player) in players.iter().enumerate() {
            let stream = Connection::open(self.shared.address).await?;
            let path = format!("/api/tables/{id}/stream");
            let mut events = stream.events(&path, Some(&player.cookie)).await?;
            let to_table = to_table.clone();
            readers.push(tokio::spawn(async move {
                while let Some(data) = events.next("update").await {
                    let at = Instant::now();
                    let Some(version) = version_of(&data) else {
                        return;
                    };
                    let arrived = Arrived {
                        player: index,
                        at,
                        version,
                        data,
                    };
                    if to_table.send(arrived).await.is_err() {
                        return;
                    }
                }
            }));
        }
        drop(to_table);
        let ended = self.follow(&id, &players, &mut arrivals).await;
        for reader in readers {
            reader.abort();
        }
        self.acknowledged.clear();
        self.early.clear();
        ended
    }

    /// Makes a table and takes its seats.
    async fn open(&mut self) -> Result<(String, Vec<Player>), Broken> {
        let Mix { people, bots } = self.shared.mix;
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend((1..people).map(|_| json!({ "kind": "open" })));
        seats.extend((0..bots).map(|_| json!({ "kind": "bot", "bot": "random" })));
        let body = json!({
            "game": "puerto-rico", "setup": { "players": people + bots }, "seats": seats, "shuffle_seats": false,
        });
        let (table, cookie) = self
            .connection
            .json(Method::POST, "/api/tables", None, Some(&body))
            .await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        let invitation = table["invitation"].as_str().unwrap_or_default().to_owned();
        let player = |table: &Value, cookie: Option<String>| {
            let mut seats = table["seats"].as_array().into_iter().flatten();
            let mine = seats
                .find(|seat| seat["mine"] == true)
                .and_then(|seat| seat["seat"].as_u64());
            let cookie = cookie.ok_or("a guest got no cookie")?;
            Ok::<_, Broken>(Player {
                cookie,
                seat: mine.ok_or("a guest got no seat")?,
            })
        };
        let mut players = vec![player(&table, cookie)?];
        for _ in 1..people {
            let path = format!("/api/invitations/{invitation}/join");
            let (table, cookie) = self
                .connection
                .json(Method::POST, &path, None, Some(&json!({})))
                .await?;
            players.push(player(&table, cookie)?);
        }
        Ok((id, players))
    }

    /// Answers whatever is asked until the end of the game or of the time.
    async fn follow(
        &mut self,
        id: &str,
        players: &[Player],
        arrivals: &mut mpsc::Receiver<Arrived>,
    ) -> Result<bool, Broken> {
        let mut answered = 0;
        // What each person has seen.
        let mut known = vec![0; players.len()];
        while !self.shared.is_over() {
            let arrived = tokio::time::timeout(PATIENCE, arrivals.recv());
            let arrived = arrived
                .await
                .map_err(|_| format!("table {id} says nothing any more"))?;
            let arrived = arrived.ok_or("the streams of a table have ended")?;
            let Arrived {
                player,
                at,
                version,
                data,
            } = arrived;
            self.note_arrival(player, at, version);
            if version <= answered || version <= known[player] {
                continue;
            }
            let mut shown = Bytes::from(data);
            let mut seen: Seen = serde_json::from_slice(&shown)?;
            // One person answers for as long as only that person is asked.
            while !seen.over && seen.version > answered && seen.asked.contains(&players[player].seat) {
                if self.shared.is_over() {
                    return Ok(false);
                }
                answered = seen.version;
                match self.answer(id, player, &players[player], (&seen, &shown)).await? {
                    Some((next, data)) => {
                        known[player] = next.version;
                        (seen, shown) = (next, data);
                    }
                    None => break,
                }
            }
            if seen.over {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Sends a random move; gives what the person sees afterwards, also as it was sent, unless the move was refused.
    async fn answer(
        &mut self,
        id: &str,
        index: usize,
        player: &Player,
        (seen, shown): (&Seen, &[u8]),
    ) -> Result<Option<(Seen, Bytes)>, Broken> {
        let legal: Vec<&Offered> = seen
            .offers
            .iter()
            .filter(|offer| offer.refusal.is_none())
            .collect();
        let cookie = Some(player.cookie.as_str());
        let one = match legal.len() {
            // A placement is answered as a whole.
            0 => {
                let shown: Shown = serde_json::from_slice(shown)?;
                let board = shown.view.seats.get(player.seat as usize);
                let board = board.ok_or("a person's board is not shown")?;
                json!({ "plan": board.placement(&mut self.random) })
            }
            count => json!({ "notation": legal[self.random.below(count as u32) as usize].notation }),
        };
        self.shared.pace().await;
        self.number += 1;
        let body =
            json!({ "version": seen.version, "request_id": format!("r{}", self.number), "moves": [one] });
        let path = format!("/api/tables/{id}/moves");
        let asked = Instant::now();
        let reply = self
            .connection
            .call(Method::POST, &path, cookie, Some(&body))
            .await?;
        let now = Instant::now();
        if reply.status != 200 {
            let refusal: Value = serde_json::from_slice(&reply.body).unwrap_or_default();
            let code = refusal["error"]["code"].as_str().unwrap_or("unknown").to_owned();
            *self.measured.refused.entry(code).or_default() += 1;
            return Ok(None);
        }
        let next: Seen = serde_json::from_slice(&reply.body)?;
        if self.shared.is_measured(now) {
            self.measured.acknowledged.push(micros(now - asked));
            for player in self.early.remove(&next.version).unwrap_or_default() {
                if player != index {
                    self.measured.streamed.push(0);
                }
            }
        }
        self.acknowledged.insert(next.version, (now, index));
        Ok(Some((next, reply.body)))
    }

    fn note_arrival(&mut self, player: usize, at: Instant, version: u64) {
        match self.acknowledged.get(&version) {
            Some(&(_, actor)) if actor == player => {}
            Some(&(then, _)) if self.shared.is_measured(then) => {
                self.measured
                    .streamed
                    .push(micros(at.saturating_duration_since(then)));
            }
            Some(_) => {}
            None => self.early.entry(version).or_default().push(player),
        }
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}
