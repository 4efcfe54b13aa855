//! Programs of people on a running server: the example bot plays whole games over HTTP with its token, and `meseta admin`
//! does the host's work meanwhile.

#[path = "serve/server.rs"]
#[allow(dead_code, reason = "the tests of a server use all of it")]
mod server;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::server::{Person, Server};

/// Python, if this machine has it; the checks of a release don't go without.
fn python() -> Option<&'static str> {
    let found = ["python3", "python"]
        .into_iter()
        .find(|name| Command::new(name).arg("--version").output().is_ok());
    assert!(
        found.is_some() || std::env::var_os("CI").is_none_or(|ci| ci != "true"),
        "Python was not found"
    );
    found
}

fn ask(person: &mut Person, server: SocketAddr, method: &str, path: &str, body: &Value) -> Value {
    let (status, answer) = person.call(server, method, path, body).expect("an answer");
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

fn admin(server: SocketAddr, data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("admin")
        .arg("--data")
        .arg(data)
        .args(["--listen", &server.to_string()])
        .args(arguments)
        .output()
        .expect("the command runs")
}

#[track_caller]
fn said(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    text
}

fn bot(python: &str, server: SocketAddr, invitation: &str, token: &str) -> Child {
    let script: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/http_bot.py");
    Command::new(python)
        .arg(script)
        .arg(format!("http://{server}/join/{invitation}"))
        .env("MESETA_TOKEN", token)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the bot starts")
}

#[test]
fn the_example_bot_plays_whole_games_of_both_games() {
    let Some(python) = python() else { return };
    let folder = TempDir::new().unwrap();
    let mut server = Server::start(folder.path());
    let mut anna = Person { cookie: None };
    ask(
        &mut anna,
        server.address,
        "PUT",
        "/api/me",
        &json!({"name": "Anna"}),
    );
    let mut tokens = Vec::new();
    for name in ["Rook", "Heron"] {
        let made = ask(
            &mut anna,
            server.address,
            "POST",
            "/api/me/programs",
            &json!({"name": name}),
        );
        tokens.push(made["token"].as_str().unwrap().to_owned());
    }
    for game in ["puerto-rico", "altiplano"] {
        let open = json!({"kind": "open"});
        let body = json!({
            "game": game, "setup": {"players": 3}, "shuffle_seats": false,
            "seats": [open, open, {"kind": "bot", "bot": "random"}],
        });
        let table = ask(&mut anna, server.address, "POST", "/api/tables", &body);
        let id = table["id"].as_str().unwrap().to_owned();
        let code = table["invitation"].as_str().unwrap().to_owned();
        let bots: Vec<Child> = tokens
            .iter()
            .map(|token| bot(python, server.address, &code, token))
            .collect();
        if game == "puerto-rico" {
            // In the middle of the game the server goes away and comes back at the same place.
            let path = format!("/api/tables/{id}");
            let begun = Instant::now();
            while ask(&mut anna, server.address, "GET", &path, &Value::Null)["round"].as_u64() < Some(2) {
                assert!(
                    begun.elapsed() < Duration::from_secs(60),
                    "the game does not begin"
                );
                std::thread::sleep(Duration::from_millis(20));
            }
            let address = server.address;
            server.kill();
            server = Server::started(&mut server::serve(folder.path(), &address.to_string()));
        }
        for bot in bots {
            let output = bot.wait_with_output().unwrap();
            let text = said(&output);
            assert!(text.contains("over: place "), "{text}");
        }
        let path = format!("/api/tables/{id}");
        let table = ask(&mut anna, server.address, "GET", &path, &Value::Null);
        assert_eq!(table["state"], "over");
        let seats = table["seats"].as_array().unwrap();
        let programs: Vec<&Value> = seats.iter().map(|seat| &seat["program"]).collect();
        assert_eq!(programs, [&json!(true), &json!(true), &json!(false)]);
    }
}

#[test]
fn the_host_rules_from_the_command_line_whether_a_server_runs_or_not() {
    let folder = TempDir::new().unwrap();
    let data = folder.path();
    let server = Server::start(data);
    let address = server.address;
    let mut anna = Person { cookie: None };
    let me = ask(&mut anna, address, "PUT", "/api/me", &json!({"name": "Anna"}));
    let id = me["guest"]["id"].as_str().unwrap().to_owned();
    // It runs.
    let people = said(&admin(address, data, &["people", "ann"]));
    assert!(people.contains(&id) && people.contains("Anna ["), "{people}");
    let banned = admin(
        address,
        data,
        &["ban", &id, "--hours", "3", "--reason", "Left every game."],
    );
    let banned = said(&banned);
    assert!(
        banned.contains("banned for 2 more hours: Left every game."),
        "{banned}"
    );
    let refused = anna.call(address, "POST", "/api/quick", &json!({})).unwrap();
    assert_eq!(
        (refused.0, refused.1["error"]["sanction"]["reason"].as_str()),
        (403, Some("Left every game."))
    );
    said(&admin(
        address,
        data,
        &["announce", "Back at eight.", "--hours", "1"],
    ));
    let announced = ask(&mut anna, address, "GET", "/api/announcements", &Value::Null);
    assert_eq!(announced["announcements"][0]["text"], "Back at eight.");
    // Somebody else's server at the same place is not ours to rule.
    let other = TempDir::new().unwrap();
    let elsewhere = Server::start(other.path());
    let lost = admin(elsewhere.address, data, &["figures"]);
    let words = String::from_utf8_lossy(&lost.stderr).into_owned();
    assert!(!lost.status.success() && words.contains("--listen"), "{words}");
    // It does not run.
    server.kill();
    let lifted = said(&admin(address, data, &["unban", &id]));
    assert!(!lifted.contains("banned"), "{lifted}");
    said(&admin(address, data, &["grant", &id]));
    let missing = admin(address, data, &["person", "nobody"]);
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no such person"));
    let unsure = admin(address, data, &["delete", &id]);
    assert!(String::from_utf8_lossy(&unsure.stderr).contains("--yes"));
    let file = data.join("anna.json");
    said(&admin(address, data, &["data", &id, file.to_str().unwrap()]));
    let kept: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(
        (&kept["guest"]["name"], &kept["guest"]["code"]),
        (&json!("Anna"), &json!(""))
    );
    let server = Server::started(&mut server::serve(data, &address.to_string()));
    assert_eq!(
        ask(&mut anna, server.address, "GET", "/api/me", &Value::Null)["host"],
        true
    );
    ask(&mut anna, server.address, "POST", "/api/quick", &json!({}));
    // Nothing is made where there is nothing.
    let nowhere = data.join("nowhere");
    let nothing = admin(address, &nowhere, &["figures"]);
    assert!(!nothing.status.success() && !nowhere.exists());
}
