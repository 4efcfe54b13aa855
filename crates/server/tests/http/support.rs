//! A server without a socket, and browsers that talk to it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::store::Store;
use server::store::sqlite;
use server::{App, Config, Registry, router};
use tabletop::{FastRandom, Random as _};
use tempfile::TempDir;
use tower::ServiceExt as _;

/// A server over a data file in a folder of its own.
pub struct Site {
    pub folder: TempDir,
    pub registry: Arc<Registry>,
    pub router: Router,
}

/// The configuration for tests: bots don't pause, and nobody is refused for asking too often.
pub fn config(data: PathBuf) -> Config {
    Config {
        bot_pause_ms: 0,
        requests_per_second: 1_000_000,
        streams_per_address: 1_000_000,
        ..Config::new(data)
    }
}

impl Site {
    pub async fn new() -> Self {
        Self::open(TempDir::new().unwrap()).await
    }

    /// Opens the data file of a folder, as after a restart.
    pub async fn open(folder: TempDir) -> Self {
        let file = folder.path().join("meseta.db");
        let store = sqlite::open(&file).await.unwrap();
        Self::over(folder, Arc::new(store), config(file)).await
    }

    pub async fn over(folder: TempDir, store: Arc<dyn Store>, config: Config) -> Self {
        let registry = Registry::new(store, config);
        registry.catch_up().await.unwrap();
        let app = App::new(Arc::clone(&registry)).await.unwrap();
        Self {
            folder,
            registry,
            router: router(app),
        }
    }

    /// Stops the server and starts another one over the same file.
    pub async fn restart(self) -> Self {
        self.registry.end_tables().await;
        self.registry.close().await;
        let Self {
            folder,
            registry,
            router,
        } = self;
        drop((registry, router));
        let again = Self::open(folder).await;
        again.registry.resume().await.unwrap();
        again
    }

    /// Stops the server; gives its folder and its data file.
    pub async fn stop(self) -> (TempDir, PathBuf) {
        self.registry.end_tables().await;
        self.registry.close().await;
        let file = self.folder.path().join("meseta.db");
        (self.folder, file)
    }

    pub fn browser(&self) -> Browser {
        Browser {
            router: self.router.clone(),
            cookie: None,
            token: None,
        }
    }
}

/// Somebody with a cookie jar.
#[derive(Clone)]
pub struct Browser {
    pub router: Router,
    pub cookie: Option<String>,
    /// A program sends its token instead.
    pub token: Option<String>,
}

/// An answer: status and JSON (null if it was none).
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The answer to a request that has to succeed.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// Checks a refusal: its status, its code, and that it has a sentence.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!(
            (self.status.as_u16(), body["error"]["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.text
        );
        let sentence = body["error"]["message"].as_str().unwrap_or_default();
        assert!(sentence.len() > 10, "no sentence: {}", self.text);
        body
    }
}

impl Browser {
    pub async fn send(&mut self, request: Request<Body>) -> axum::response::Response {
        let response = self.router.clone().oneshot(request).await.unwrap();
        if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = (!cookie.ends_with('=')).then(|| cookie.to_owned());
        }
        response
    }

    pub fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    async fn call(&mut self, request: Request<Body>) -> Reply {
        let response = self.send(request).await;
        let status = response.status();
        let bytes = response.into_body().collect().await.unwrap().to_bytes();
        Reply {
            status,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Reply {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        self.call(request).await
    }

    pub async fn send_json(&mut self, method: Method, path: &str, body: &Value) -> Reply {
        let request = self
            .request(method, path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        self.call(request).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.send_json(Method::POST, path, &body).await
    }

    pub async fn post_raw(&mut self, path: &str, media_type: &str, body: Vec<u8>) -> Reply {
        let request = self
            .request(Method::POST, path)
            .header(header::CONTENT_TYPE, media_type)
            .body(Body::from(body))
            .unwrap();
        self.call(request).await
    }

    /// Makes a table and returns its summary.
    pub async fn table(&mut self, seats: Value) -> Value {
        let players = seats.as_array().unwrap().len();
        let body = json!({
            "game": "puerto-rico", "setup": {"players": players}, "seats": seats, "shuffle_seats": false,
        });
        self.post("/api/tables", body).await.ok()
    }

    /// What this browser sees of a table now.
    pub async fn update(&mut self, table: &str) -> Value {
        let mut stream = self.stream(table, None).await;
        loop {
            let (event, data) = stream.next().await.expect("the stream goes on");
            if event == "update" {
                return data;
            }
        }
    }

    pub async fn stream(&mut self, table: &str, since: Option<u64>) -> Stream {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let path = format!("/api/tables/{table}/stream{since}");
        let request = self.request(Method::GET, &path).body(Body::empty()).unwrap();
        Stream::of(self.send(request).await)
    }

    pub async fn moves(&mut self, table: &str, version: &Value, request: &str, moves: Value) -> Reply {
        let body = json!({"version": version, "request_id": request, "moves": moves});
        self.post(&format!("/api/tables/{table}/moves"), body).await
    }

    pub async fn undo(&mut self, table: &str, version: &Value, request: &str) -> Reply {
        let body = json!({"version": version, "request_id": request});
        self.post(&format!("/api/tables/{table}/undo"), body).await
    }

    /// Waits until a table's summary is as wanted.
    pub async fn until(&mut self, table: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..2_000 {
            let summary = self.get(&format!("/api/tables/{table}")).await.ok();
            if wanted(&summary) {
                return summary;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!(
            "the table does not get there: {:?}",
            self.get(&format!("/api/tables/{table}")).await
        );
    }
}

/// An open stream of server-sent events.
pub struct Stream {
    body: Body,
    text: String,
}

impl Stream {
    pub fn of(response: axum::response::Response) -> Self {
        assert_eq!(response.status(), StatusCode::OK);
        Self {
            body: response.into_body(),
            text: String::new(),
        }
    }

    /// The next event and its data; `None` at the end.
    pub async fn next(&mut self) -> Option<(String, Value)> {
        let (_, event, data) = self.event().await?;
        Some((event, data))
    }

    /// The next event with its id and its data; `None` at the end.
    pub async fn event(&mut self) -> Option<(Option<String>, String, Value)> {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
                let event = field("event: ").map(str::to_owned);
                let id = field("id: ").map(str::to_owned);
                let data = field("data: ").and_then(|data| serde_json::from_str(data).ok());
                self.text = rest.to_owned();
                if let (Some(event), Some(data)) = (event, data) {
                    return Some((id, event, data));
                }
                continue;
            }
            let frame = tokio::time::timeout(Duration::from_secs(10), self.body.frame());
            let frame = frame.await.expect("the stream says something")?.unwrap();
            let bytes = frame.into_data().unwrap_or_default();
            self.text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }

    /// The next update.
    pub async fn update(&mut self) -> Value {
        loop {
            let (event, data) = self.next().await.expect("the stream goes on");
            if event == "update" {
                return data;
            }
        }
    }
}

/// A random legal answer for the seat that the update is for, found from its offers alone.
pub fn random_move(update: &Value, random: &mut FastRandom) -> Value {
    let legal: Vec<&Value> = update["offers"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|offer| offer["refusal"].is_null())
        .collect();
    if legal.is_empty() {
        // A placement of workers or of tiles is answered by a plan.
        let seat = update["question"]["seat"].as_u64().unwrap_or_default();
        return match update["view"]["decision"]["type"].as_str() {
            Some("plan" | "take_back") => random_plan(update, seat as usize, random),
            _ => placement(update, random),
        };
    }
    let offer = legal[random.below(legal.len() as u32) as usize];
    match random.below(2) {
        0 => json!({"action": offer["action"]}),
        _ => json!({"notation": offer["notation"]}),
    }
}

/// A random answer to a decision that offers no list.
pub fn random_plan(update: &Value, seat: usize, random: &mut FastRandom) -> Value {
    let view = &update["view"];
    match view["decision"]["type"].as_str() {
        Some("take_back") => json!({"plan": {"type": "take_back"}}),
        Some("plan") => {
            // The last kinds first: the order of a plan does not matter.
            let mut room: Vec<u64> = Vec::new();
            let mut tiles = Vec::new();
            for kind in view["own"]["places"].as_array().unwrap().iter().rev() {
                let places = kind["places"].as_array().unwrap();
                let place = places[random.below(places.len() as u32) as usize].clone();
                if !tiles.iter().any(|tile: &Value| tile["place"] == place) {
                    room.push(1);
                    tiles.push(json!({"good": kind["good"], "place": place}));
                }
            }
            json!({"plan": {"type": "planning", "tiles": tiles}})
        }
        other => panic!("seat {seat} is asked {other:?} and offered nothing"),
    }
}

/// A placement that puts workers in random places for as long as there are any.
fn placement(update: &Value, random: &mut FastRandom) -> Value {
    let decision = &update["view"]["decision"];
    assert_eq!(decision["type"], "place_workers", "{decision}");
    let seat = decision["seat"].as_u64().unwrap() as usize;
    let board = &update["view"]["seats"][seat];
    let number = |value: &Value| value.as_u64().unwrap();
    let mut hands = number(&board["san_juan"]);
    for workers in board["tile_workers"].as_object().unwrap().values() {
        hands += number(workers);
    }
    let mut tiles = json!({});
    let mut buildings = json!({});
    for building in board["buildings"].as_array().unwrap() {
        hands += number(&building["workers"]);
    }
    for (tile, count) in board["tiles"].as_object().unwrap() {
        let workers = number(count).min(hands);
        if random.below(2) == 0 {
            tiles[tile] = json!(workers);
            hands -= workers;
        }
    }
    let facts = serde_json::to_value(protocol::Games::new(&[], |_| Vec::new())).unwrap();
    let facts = facts["puerto-rico"]["buildings"].as_array().unwrap();
    for building in board["buildings"].as_array().unwrap() {
        let fact = facts
            .iter()
            .find(|fact| fact["building"] == building["building"])
            .unwrap();
        let circles = number(&fact["circles"]) * number(&building["count"]);
        let workers = hands.min(circles);
        buildings[building["building"].as_str().unwrap()] = json!(workers);
        hands -= workers;
    }
    for (tile, count) in board["tiles"].as_object().unwrap() {
        if tiles.get(tile).is_none() {
            let workers = number(count).min(hands);
            tiles[tile] = json!(workers);
            hands -= workers;
        }
    }
    json!({"plan": {"type": "place_workers", "tiles": tiles, "buildings": buildings}})
}

/// Changes a data file behind the server's back.
pub async fn change_file(file: &std::path::Path, statement: &str) {
    use sqlx::Connection as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_owned()))
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}
