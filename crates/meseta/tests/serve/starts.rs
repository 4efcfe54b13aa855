//! Clean stops, starts that have to fail, a host's own numbers, and whether a server is ready.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::server::{Person, Server, meseta, serve};

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

/// A server that is given this socket the way systemd does it.
#[cfg(unix)]
fn over(socket: &TcpListener, data: &Path) -> Server {
    let socket = socket.try_clone().unwrap();
    let given = serve(data, "127.0.0.1:1");
    let mut command = Command::new("sh");
    command
        .args([
            "-c",
            "exec 3<&0 </dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec \"$@\"",
            "sh",
        ])
        .arg(given.get_program())
        .args(given.get_args())
        .stdin(std::os::fd::OwnedFd::from(socket))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    Server::started(&mut command)
}

#[cfg(unix)]
#[test]
fn visitors_wait_for_the_next_server_where_the_socket_stays_open() {
    let folder = tempfile::TempDir::new().unwrap();
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    let mut anna = Person { cookie: None };
    let mut first = over(&socket, folder.path());
    assert_eq!(first.address, address, "not where --listen says");
    let (_, table) = anna.call(address, "POST", "/api/quick", &json!({})).unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let (last, answers) = (AtomicBool::new(false), AtomicU32::new(0));
    std::thread::scope(|scope| {
        // Whoever keeps coming while servers come and go is always answered.
        let visitor = scope.spawn(|| {
            while !last.load(Ordering::SeqCst) {
                let (status, table) = anna.call(address, "GET", &path, &Value::Null).expect("an answer");
                assert_eq!(status, 200, "{table}");
                answers.fetch_add(1, Ordering::SeqCst);
            }
        });
        for restarts in 0..3 {
            while answers.load(Ordering::SeqCst) < 5 * (restarts + 1) {
                assert!(!visitor.is_finished(), "somebody was not answered");
                std::thread::sleep(Duration::from_millis(5));
            }
            let stopped = Command::new("kill").arg(first.process.id().to_string()).status();
            assert!(stopped.unwrap().success());
            assert!(first.process.wait().unwrap().success());
            first = over(&socket, folder.path());
        }
        last.store(true, Ordering::SeqCst);
    });
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

    let words = folder.path().join("words.txt");
    std::fs::write(&words, "\u{feff}darn\ndarn it\n").unwrap();
    let mut command = serve(folder.path(), "127.0.0.1:0");
    let output = command.arg("--chat-filter").arg(&words).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("words.txt: `darn it` is more than a word"),
        "{said}"
    );
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

#[test]
fn a_server_says_whether_it_is_ready() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::start(folder.path());
    let ask = |address: &str| meseta(&["health", "--timeout", "60", "--listen", address], &[]);
    let address = server.address.to_string();
    let (code, said) = ask(&address);
    assert!(code == Some(0) && said.contains("\"ready\""), "{said}");
    // A server that listens everywhere is asked over loopback.
    let (code, said) = ask(&format!("0.0.0.0:{}", server.address.port()));
    assert!(code == Some(0) && said.contains("\"ready\""), "{said}");
    drop(server);
    let (code, said) = ask(&address);
    assert!(
        code == Some(2) && said.contains(&format!("no server answers at {address}")),
        "{said}"
    );
}

#[test]
fn a_server_with_a_certificate_is_asked_by_https_and_has_to_have_that_one() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let pair = |name: &str| {
        let made = rcgen::generate_simple_self_signed(["games.example.org".to_owned()]);
        let made = made.expect("a certificate can be made");
        let paths = ["certificate", "key"].map(|kind| folder.path().join(format!("{name}-{kind}.pem")));
        std::fs::write(&paths[0], made.cert.pem()).expect("the folder can be written");
        std::fs::write(&paths[1], made.signing_key.serialize_pem()).expect("the folder can be written");
        paths.map(|path| path.to_str().expect("plain names").to_owned())
    };
    let [certificate, key] = pair("own");
    let mut command = serve(&folder.path().join("data"), "127.0.0.1:0");
    let server = Server::started(command.args(["--tls-cert", &certificate, "--tls-key", &key]));
    let address = server.address.to_string();
    let ask = |certificate: &str| {
        let arguments = [
            "health",
            "--timeout",
            "60",
            "--listen",
            &address,
            "--tls-cert",
            certificate,
        ];
        meseta(&arguments, &[])
    };
    let (code, said) = ask(&certificate);
    assert!(code == Some(0) && said.contains("\"ready\""), "{said}");
    let [other, _] = pair("other");
    let (code, said) = ask(&other);
    assert!(code == Some(2) && said.contains("no server answers"), "{said}");

    let (code, said) = meseta(&["serve", "--tls-cert", &certificate], &[]);
    assert!(code == Some(2) && said.contains("--tls-key"), "{said}");
}
