//! What the log says about a table, and about which request.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::server::{Person, Server, serve};

/// Alters the data of a server that does not run.
fn alter(folder: &Path, statements: String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(async {
        let file = format!("sqlite://{}", folder.join("meseta.db").display());
        let mut connection = SqliteConnection::connect(&file).await.unwrap();
        connection.execute(sqlx::AssertSqlSafe(statements)).await.unwrap();
        connection.close().await.unwrap();
    });
}

/// Sends a request with an id of its own; its status.
fn ask(server: SocketAddr, id: &str, cookie: &str, line: &str, body: &str) -> u16 {
    let mut stream = TcpStream::connect(server).unwrap();
    write!(
        stream,
        "{line} HTTP/1.0\r\nhost: test\r\nx-request-id: {id}\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains(&format!("x-request-id: {id}\r\n")), "{answer}");
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_line_about_a_table_names_the_table_and_the_request() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::start(folder.path());
    let mut anna = Person { cookie: None };
    let wanted = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    });
    let [damaged, full] = [(); 2].map(|()| {
        let (status, table) = anna.call(server.address, "POST", "/api/tables", &wanted).unwrap();
        assert_eq!(status, 200, "{table}");
        table["id"].as_str().unwrap().to_owned()
    });
    server.kill();
    let damage = format!("UPDATE entries SET line = 'nonsense' WHERE table_id = '{damaged}';");
    let fill = "CREATE TRIGGER no_room BEFORE INSERT ON requests BEGIN SELECT RAISE(ABORT, 'no room'); END;";
    alter(folder.path(), damage + fill);

    // Lines about what went wrong say so even where the log has nothing else.
    let mut command = serve(folder.path(), "127.0.0.1:0");
    let mut server = Server::started(command.args(["--log", "warn", "--log-format", "json"]));
    let cookie = anna.cookie.clone().unwrap();
    let status = ask(
        server.address,
        "request-1",
        &cookie,
        &format!("GET /api/tables/{damaged}"),
        "",
    );
    assert!(status >= 500, "{status}");
    let path = format!("/api/tables/{full}");
    let suggestion = anna.get(server.address, &format!("{path}/suggestion")).unwrap();
    let version = anna.get(server.address, &path).unwrap()["version"].clone();
    let body = json!({"version": version, "request_id": "r", "moves": [suggestion]}).to_string();
    let status = ask(
        server.address,
        "request-2",
        &cookie,
        &format!("POST {path}/moves"),
        &body,
    );
    assert_eq!(status, 503);

    let mut errors = server.process.stderr.take().unwrap();
    server.kill();
    let mut log = String::new();
    errors.read_to_string(&mut log).unwrap();
    let about = |message: &str, table: &str| {
        let lines = log
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        let mut lines = lines.filter(|line| line["message"] == message && line["table"] == table);
        let found = lines.next().unwrap_or_else(|| panic!("{log}"));
        found["span"]["id"].clone()
    };
    assert_eq!(about("a table can't be loaded", &damaged), "request-1");
    assert_eq!(
        about("a change of a table could not be stored", &full),
        "request-2"
    );
}
