//! The program with PostgreSQL: serve, copy, backup, restore, check and load as hosts run them.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "../../server/tests/store/postgres.rs"]
#[allow(dead_code, reason = "the tests of the store use all of it")]
mod postgres;

use postgres::{Cluster, PASSWORD, name_of};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(arguments)
        .env_remove("MESETA_DATABASE")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What a command prints that succeeds.
#[track_caller]
fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command says that can't be carried out.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(2),
        "{arguments:?}: {}",
        text(&output.stdout)
    );
    text(&output.stderr)
}

#[tokio::test]
async fn games_are_played_on_a_database_and_move_between_it_and_files() {
    let Some(cluster) = Cluster::shared() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| {
        folder
            .path()
            .join(name)
            .to_str()
            .expect("a plain name")
            .to_owned()
    };
    let (database, other) = (cluster.database().await, cluster.database().await);
    let load = [
        "load",
        "--seconds",
        "4",
        "--clients",
        "4",
        "--bots",
        "1",
        "--idle-streams",
        "0",
        "--json",
    ];
    let report = told(&[&load[..], &["--database", &database]].concat());
    let report: Value = serde_json::from_str(&report).expect("a report");
    assert_eq!(report["refused"], serde_json::json!({}));

    let checked = |place: &[&str]| {
        let report: Value =
            serde_json::from_str(&told(&[&["check", "--json"], place].concat())).expect("a report");
        assert!(report["tables"].as_u64() > Some(0), "{report}");
        assert_eq!(report["tables"], report["sound"], "{report}");
        report
    };
    let original = checked(&["--database", &database]);
    let there = told(&["copy", &database, &file("copy.db")]);
    assert!(there.contains("SHA-256"), "{there}");
    assert_eq!(checked(&["--data", &file("copy.db")]), original);
    let back = told(&["copy", &file("copy.db"), &other]);
    let sum = |line: &str| line.split("SHA-256 ").last().expect("a digest").to_owned();
    assert_eq!(sum(&there), sum(&back));
    assert_eq!(checked(&["--database", &other]), original);
    assert!(refused(&["copy", &file("copy.db"), &other]).contains("is not empty"));

    told(&["backup", &file("backup.db"), "--database", &database]);
    assert!(refused(&["backup", &file("backup.db"), "--database", &database]).contains("is not empty"));
    let third = cluster.database().await;
    assert!(refused(&["restore", &file("backup.db"), "--database", &third, "--force"]).contains("createdb"));
    told(&["restore", &file("backup.db"), "--database", &third]);
    assert_eq!(checked(&["--database", &third]), original);

    cluster
        .sql(
            name_of(&third),
            "UPDATE entries SET line = '? draw gold' WHERE number = 1",
        )
        .await;
    let output = run(&["check", "--database", &third]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
}

#[tokio::test]
async fn a_database_that_can_not_be_used_is_told_without_its_password() {
    let Some(cluster) = Cluster::shared() else { return };
    cluster
        .sql(
            "postgres",
            &format!("CREATE ROLE anna LOGIN PASSWORD '{PASSWORD}'"),
        )
        .await;
    let wrong = cluster.address_of_anna("my-secret", "postgres");
    let nowhere = cluster.address("nowhere");
    for (arguments, expected) in [
        (
            &["serve", "--listen", "127.0.0.1:0", "--database", &wrong][..],
            "password is not accepted",
        ),
        (
            &["serve", "--listen", "127.0.0.1:0", "--database", &nowhere],
            "createdb nowhere",
        ),
        (&["check", "--database", &wrong], "password is not accepted"),
        (
            &["check", "--database", "postgres://anna:my-secret@host/"],
            "which one",
        ),
        (
            &[
                "backup",
                "backup.db",
                "--database",
                "mysql://anna:my-secret@host/db",
            ],
            "`mysql:` is no database",
        ),
        (
            &["copy", "postgres://anna:my-secret@host:many/db", "copy.db"],
            "can't be read",
        ),
        (
            &["export", "games.parquet", "--database", &wrong],
            "password is not accepted",
        ),
    ] {
        let said = refused(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
        assert!(!said.contains("secret"), "{arguments:?}: {said}");
    }
    let help = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(["serve", "--help"])
        .env("MESETA_DATABASE", &wrong)
        .output()
        .expect("help");
    assert!(text(&help.stdout).contains("MESETA_DATABASE") && !text(&help.stdout).contains("secret"));
    let from_environment = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("check")
        .env("MESETA_DATABASE", &wrong)
        .output()
        .expect("an answer");
    let said = text(&from_environment.stderr);
    assert!(
        said.contains("password is not accepted") && !said.contains("secret"),
        "{said}"
    );
}

#[test]
fn what_is_said_on_the_command_line_comes_before_what_the_environment_says() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let missing = folder.path().join("missing.db");
    let missing = missing.to_str().expect("a plain name");
    let output = Command::new(env!("CARGO_BIN_EXE_meseta"))
        .args(["check", "--data", missing])
        .env("MESETA_DATABASE", "postgres://nobody@%2Ftmp%2Fno-such-folder/db")
        .output()
        .expect("an answer");
    let said = text(&output.stderr);
    assert!(said.contains("missing.db"), "{said}");

    let said = refused(&[
        "check",
        "--data",
        missing,
        "--database",
        "postgres://anna:secret@host/db",
    ]);
    assert!(
        said.contains("--data and --database name two places") && !said.contains("secret"),
        "{said}"
    );
}
