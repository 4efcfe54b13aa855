//! The plug is pulled in the middle of games: no acknowledged move is lost, and data can be kept and put back.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tabletop::{FastRandom, Random as _};

use crate::server::{Person, Server, meseta};

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
        let place = lines[from..].iter().position(|known| known == line);
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
