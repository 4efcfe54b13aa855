//! A server of its own for a test, and a person who uses it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

/// A running server, killed when the test ends.
pub struct Server {
    pub process: Child,
    pub address: SocketAddr,
}

pub fn serve(data: &Path, listen: &str) -> Command {
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
    pub fn start(data: &Path) -> Self {
        Self::started(&mut serve(data, "127.0.0.1:0"))
    }

    pub fn started(command: &mut Command) -> Self {
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        output.read_line(&mut line).unwrap();
        let address = line
            .trim()
            .strip_prefix("Meseta is ready at http")
            .map(|rest| rest.strip_prefix('s').unwrap_or(rest))
            .and_then(|rest| rest.strip_prefix("://"))
            .and_then(|rest| rest.strip_suffix('/'))
            .unwrap_or_else(|| panic!("{line}{}", rest_of(process.stderr.take().unwrap())));
        Self {
            address: address.parse().unwrap(),
            process,
        }
    }

    /// Like pulling the plug: no signal handler runs.
    pub fn kill(mut self) {
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
pub struct Person {
    pub cookie: Option<String>,
}

impl Person {
    pub fn call(
        &mut self,
        server: SocketAddr,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Option<(u16, Value)> {
        let (status, body) = self.send(server, method, path, body)?;
        Some((status, serde_json::from_str(&body).ok()?))
    }

    pub fn send(
        &mut self,
        server: SocketAddr,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Option<(u16, String)> {
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

    pub fn get(&mut self, server: SocketAddr, path: &str) -> Option<Value> {
        let (status, body) = self.call(server, "GET", path, &Value::Null)?;
        assert_eq!(status, 200, "{path}: {body}");
        Some(body)
    }
}

/// Runs the program; returns its exit code, and what it printed on both of its outputs.
pub fn meseta(arguments: &[&str], files: &[&Path]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(arguments)
        .args(files)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}
