//! The real server: killed in mid-game and restarted, stopped cleanly, and refusing to start.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabletop::{FastRandom, Random as _};

/// A running server, killed when the test ends.
struct Server {
    process: Child,
    address: SocketAddr,
}

fn serve(data: &Path, listen: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meseta"));
    command
        .args([
            "serve",
            "--listen",
            listen,
            "--bot-pause-ms",
            "0",
            "--requests-per-second",
            "100000",
        ])
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

impl Server {
    fn start(data: &Path) -> Self {
        Self::started(&mut serve(data, "127.0.0.1:0"))
    }

    fn started(command: &mut Command) -> Self {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line
            .trim()
            .strip_prefix("Meseta is ready at http://")
            .and_then(|rest| rest.strip_suffix('/'))
            .unwrap_or_else(|| panic!("{line}{}", rest_of(process.stderr.take().unwrap())));
        Self {
            address: address.parse().unwrap(),
            process,
        }
    }

    /// Like pulling the plug: no signal handler runs.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may already have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn rest_of(mut errors: ChildStderr) -> String {
    let mut text = String::new();
    errors.read_to_string(&mut text).unwrap();
    text
}

/// One person with a cookie; requests return `None` if the connection breaks.
struct Person {
    cookie: Option<String>,
}

impl Person {
    fn call(&mut self, server: SocketAddr, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let (status, body) = self.send(server, method, path, body)?;
        Some((status, serde_json::from_str(&body).ok()?))
    }

    fn send(&mut self, server: SocketAddr, method: &str, path: &str, body: &Value) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(server).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        let body = match method {
            "GET" => String::new(),
            _ => body.to_string(),
        };
        let cookie = self
            .cookie
            .as_ref()
            .map(|cookie| format!("cookie: {cookie}\r\n"))
            .unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n{cookie}\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        for line in head.lines() {
            if let Some(cookie) = line.strip_prefix("set-cookie: ") {
                self.cookie = cookie.split(';').next().map(str::to_owned);
            }
        }
        Some((status, body.to_owned()))
    }

    fn get(&mut self, server: SocketAddr, path: &str) -> Option<Value> {
        let (status, body) = self.call(server, "GET", path, &Value::Null)?;
        assert_eq!(status, 200, "{path}: {body}");
        Some(body)
    }
}

/// Plays whatever is asked of the person until told to stop, the game ends, or the connection breaks.
/// Returns the acknowledged versions with the lines that were sent.
fn play(
    server: SocketAddr,
    person: &mut Person,
    table: &str,
    random: &mut FastRandom,
    stop: Option<Instant>,
    acknowledged: &mut Vec<(u64, String)>,
) -> Option<bool> {
    loop {
        if stop.is_some_and(|stop| Instant::now() > stop) {
            return Some(false);
        }
        let summary = person.get(server, &format!("/api/tables/{table}"))?;
        if summary["state"] == "over" {
            return Some(true);
        }
        if summary["your_turn"] != true {
            std::thread::sleep(Duration::from_millis(1));
            continue;
        }
        let version = &summary["version"];
        let suggestion = person.get(server, &format!("/api/tables/{table}/suggestion"))?;
        let request = format!("r{}", random.bits());
        let body = json!({"version": version, "request_id": request, "moves": [suggestion]});
        let (status, update) = person.call(server, "POST", &format!("/api/tables/{table}/moves"), &body)?;
        if status == 200 {
            let line = suggestion["notation"].as_str().unwrap_or_default().to_owned();
            acknowledged.push((update["version"].as_u64().unwrap(), line));
        } else {
            assert_eq!(status, 409, "{update}");
        }
    }
}

#[test]
fn a_server_killed_again_and_again_loses_no_acknowledged_move_and_every_table_goes_on() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut random = FastRandom::new(11);
    let mut anna = Person { cookie: None };
    let mut server = Server::start(folder.path());
    let (_, mine) = anna
        .call(server.address, "POST", "/api/quick", &json!({}))
        .unwrap();
    let mine = mine["id"].as_str().unwrap().to_owned();
    let bots = json!([{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]);
    let body = json!({"game": "puerto-rico", "setup": {"players": 2}, "seats": bots, "shuffle_seats": false});
    let (_, theirs) = anna.call(server.address, "POST", "/api/tables", &body).unwrap();
    let theirs = theirs["id"].as_str().unwrap().to_owned();

    let mut acknowledged = Vec::new();
    let mut kills = 0;
    for _ in 0..6 {
        let life = Duration::from_millis(60 + u64::from(random.below(120)));
        let address = server.address;
        // The plug may be pulled at any moment, even while a request is in progress.
        let killer = std::thread::spawn(move || {
            std::thread::sleep(life);
            server.kill();
        });
        let over = play(address, &mut anna, &mine, &mut random, None, &mut acknowledged);
        killer.join().unwrap();
        kills += 1;
        server = Server::start(folder.path());
        // Everything that was acknowledged is there.
        let known = anna.get(server.address, &format!("/api/tables/{mine}")).unwrap();
        let last = acknowledged.last().map_or(0, |(version, _)| *version);
        assert!(
            known["version"].as_u64().unwrap() >= last,
            "an acknowledged move was lost"
        );
        if over == Some(true) {
            break;
        }
    }
    assert!(kills > 1, "the game was over before the plug was pulled twice");
    let over = play(
        server.address,
        &mut anna,
        &mine,
        &mut random,
        None,
        &mut acknowledged,
    );
    assert_eq!(over, Some(true));
    // Each acknowledged line is in the record, in order and exactly once.
    let history = anna
        .get(server.address, &format!("/api/tables/{mine}/history"))
        .unwrap();
    let lines: Vec<&str> = history["steps"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|step| step["notation"].as_str())
        .collect();
    let mut from = 0;
    for (_, line) in acknowledged.iter().filter(|(_, line)| !line.is_empty()) {
        let place = lines.iter().skip(from).position(|known| known == line);
        from += place.unwrap_or_else(|| panic!("`{line}` was acknowledged and is not in the record")) + 1;
    }
    // The table with only bots has played itself to the end across all the restarts.
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let table = anna
            .get(server.address, &format!("/api/tables/{theirs}"))
            .unwrap();
        if table["state"] == "over" {
            break;
        }
        assert!(Instant::now() < deadline, "the bots don't go on: {table}");
        std::thread::sleep(Duration::from_millis(20));
    }
    exported(folder.path());
    kept_and_put_back(folder.path(), server, &mine);
}

fn meseta(arguments: &[&str], files: &[&Path]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(arguments)
        .args(files)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// A copy made while the server runs is sound, can be put back only when no server runs, and the tables in it go on.
fn kept_and_put_back(folder: &Path, server: Server, table: &str) {
    let (data, copy) = (folder.join("meseta.db"), folder.join("copy.db"));
    let (code, said) = meseta(&["check", "--json", "--data"], &[&data]);
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        (code, &report["damaged"], &report["sound"]),
        (Some(0), &json!([]), &json!(2)),
        "{said}"
    );
    let (code, said) = meseta(&["backup"], &[&copy, Path::new("--data"), &data]);
    assert_eq!(code, Some(0), "{said}");
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&copy).unwrap().permissions());
        assert_eq!(mode & 0o077, 0, "a copy holds secrets: {mode:o}");
    }
    let (code, said) = meseta(&["backup"], &[&copy, Path::new("--data"), &data]);
    assert!(code == Some(2) && said.contains("exists already"), "{said}");
    let (code, said) = meseta(&["restore", "--force"], &[&copy, Path::new("--data"), &data]);
    assert!(
        code == Some(2) && said.contains("in use by another Meseta server"),
        "{said}"
    );
    drop(server);

    let (code, said) = meseta(&["restore"], &[&copy, Path::new("--data"), &data]);
    assert!(code == Some(2) && said.contains("--force"), "{said}");
    std::fs::write(&data, "all is lost").unwrap();
    let (code, said) = meseta(&["restore", "--force"], &[&copy, Path::new("--data"), &data]);
    assert_eq!(code, Some(0), "{said}");
    let before = folder.join("meseta.db.before-restore");
    assert_eq!(std::fs::read_to_string(&before).unwrap(), "all is lost");
    let (code, said) = meseta(&["check", "--data"], &[&data]);
    assert!(code == Some(0) && said.contains("2 tables, 2 sound"), "{said}");
    let server = Server::start(folder);
    let mut anybody = Person { cookie: None };
    let found = anybody
        .get(server.address, &format!("/api/tables/{table}"))
        .unwrap();
    assert_eq!(found["state"], "over");
    let (code, said) = meseta(&["restore"], &[&before, Path::new("--data"), &data]);
    assert!(code == Some(2) && said.contains("not a data file"), "{said}");
}

/// Both finished games can be exported while the server runs.
fn exported(folder: &Path) {
    let table = folder.join("games.parquet");
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("export")
        .arg(&table)
        .arg("--database")
        .arg(folder.join("meseta.db"))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let card = std::fs::read_to_string(folder.join("games.md")).unwrap();
    assert!(card.contains("from 2 finished games"), "{card}");
    assert!(!card.contains("left out because"), "{card}");
}

#[cfg(unix)]
#[test]
fn a_server_asked_to_stop_stops_soon_even_with_open_streams() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut anna = Person { cookie: None };
    let mut server = Server::start(folder.path());
    let (_, table) = anna
        .call(server.address, "POST", "/api/quick", &json!({}))
        .unwrap();
    let mut stream = TcpStream::connect(server.address).unwrap();
    let path = format!("/api/tables/{}/stream", table["id"].as_str().unwrap());
    write!(stream, "GET {path} HTTP/1.1\r\nhost: test\r\n\r\n").unwrap();
    let mut first = [0; 64];
    stream.read_exact(&mut first).unwrap();
    let started = Instant::now();
    let stopped = Command::new("kill")
        .arg(server.process.id().to_string())
        .status()
        .unwrap();
    assert!(stopped.success());
    let status = server.process.wait().unwrap();
    assert!(status.success(), "{status}");
    assert!(
        started.elapsed() < Duration::from_secs(4),
        "it took {:?}",
        started.elapsed()
    );
}

/// A start that has to fail; returns what is said on standard error.
fn refused(data: &Path, listen: &str) -> String {
    let output = serve(data, listen).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
    said
}

#[test]
fn an_impossible_start_says_why_and_what_to_do() {
    let folder = tempfile::TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let said = refused(folder.path(), &address.to_string());
    assert!(
        said.contains(&address.port().to_string()) && said.contains("--listen"),
        "{said}"
    );
    assert!(!folder.path().join("meseta.db").exists(), "nothing was made");

    let server = Server::start(folder.path());
    let said = refused(folder.path(), "127.0.0.1:0");
    assert!(said.contains("in use by another Meseta server"), "{said}");
    drop(server);

    let diary = folder.path().join("diary.txt");
    std::fs::write(&diary, "Dear diary").unwrap();
    let said = refused(&diary, "127.0.0.1:0");
    assert!(
        said.contains("diary.txt is not a data file") && said.contains("--data"),
        "{said}"
    );
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "Dear diary");
}

#[test]
fn a_host_with_nothing_but_the_program_serves_their_own_numbers() {
    let folder = tempfile::TempDir::new().unwrap();
    let printed = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(["components", "altiplano", "--name", "my-copy"])
        .output()
        .unwrap();
    let own = String::from_utf8(printed.stdout)
        .unwrap()
        .replace("boat.points = 2 ; rulebook 358", "boat.points = 3 ; printed");
    assert!(own.contains("boat.points = 3"));
    let file = folder.path().join("my-copy.txt");
    std::fs::write(&file, own).unwrap();
    let mut command = serve(folder.path(), "127.0.0.1:0");
    command.arg("--altiplano-components").arg(&file);
    let server = Server::started(&mut command);
    let mut anna = Person { cookie: None };
    let bots = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    let body = json!({"game": "altiplano", "setup": {"players": 2}, "seats": bots, "shuffle_seats": false});
    let (_, table) = anna.call(server.address, "POST", "/api/tables", &body).unwrap();
    let set = &table["setup"]["components"];
    assert_eq!(set["name"], "my-copy");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let deadline = Instant::now() + Duration::from_secs(30);
    while anna.get(server.address, &path).unwrap()["state"] != "over" {
        assert!(Instant::now() < deadline, "the bots don't go on");
        std::thread::sleep(Duration::from_millis(20));
    }
    let record = anna
        .send(server.address, "GET", &format!("{path}/record"), &Value::Null)
        .unwrap()
        .1;
    let line = format!("components=my-copy@{}", set["digest"].as_str().unwrap());
    assert!(record.contains(&line), "{record}");
    let kept = folder.path().join("record.txt");
    std::fs::write(&kept, record).unwrap();
    let verified = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("verify")
        .arg(&kept)
        .arg("--altiplano-components")
        .arg(&file)
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}
