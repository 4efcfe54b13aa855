//! `meseta load` as hosts run it.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("load")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

/// Held by whoever measures: two loads at a time would measure each other.
static MEASURING: Mutex<()> = Mutex::new(());

fn report(arguments: &[&str]) -> Value {
    // A test that failed while it held the lock says so itself.
    let alone = MEASURING.lock().unwrap_or_else(PoisonError::into_inner);
    let output = run(arguments);
    drop(alone);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("a report")
}

#[test]
fn a_short_load_reports_what_it_measured() {
    let report = report(&[
        "--seconds",
        "1",
        "--clients",
        "6",
        "--bots",
        "1",
        "--idle-streams",
        "5",
        "--json",
    ]);
    let number = |name: &str| {
        report[name]
            .as_f64()
            .unwrap_or_else(|| panic!("{name}: {report}"))
    };
    assert_eq!((number("clients"), number("people_per_table")), (6.0, 2.0));
    assert!(
        number("moves") > 10.0 && number("moves_per_second") > 10.0,
        "{report}"
    );
    assert!(
        number("p50_ms") > 0.0 && number("p50_ms") <= number("p99_ms"),
        "{report}"
    );
    assert!(number("p99_ms") <= number("p999_ms"), "{report}");
    assert!(number("stream_p50_ms") <= number("stream_p999_ms"), "{report}");
    assert_eq!(report["refused"], serde_json::json!({}));
    if cfg!(target_os = "linux") {
        assert!(
            number("cpu_ms_per_move") > 0.0 && number("client_cpu_ms_per_move") > 0.0,
            "{report}"
        );
        assert!(number("memory_per_table_kb") > 0.0, "{report}");
    }
}

#[test]
fn a_rate_is_kept_and_the_data_file_stays_where_it_was_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("load.db");
    let database = format!("sqlite://{}", file.display());
    let arguments = [
        "--seconds",
        "2",
        "--clients",
        "4",
        "--rate",
        "20",
        "--database",
        &database,
        "--json",
    ];
    let report = report(&arguments);
    let rate = report["moves_per_second"].as_f64().expect("a rate");
    assert!((10.0..=25.0).contains(&rate), "{report}");
    assert!(Path::new(&file).exists());
}

#[test]
fn what_cannot_be_measured_is_said() {
    for (arguments, expected) in [
        (&["--people", "1"][..], "2 to 5 seats"),
        (&["--people", "4", "--bots", "2"], "not 6"),
        (&["--address", "ftp://example"], "http://127.0.0.1:8080"),
        (
            &["--address", "http://127.0.0.1:1", "--seconds", "0.1"],
            "broke off",
        ),
        (&["--database", "mysql://localhost/x"], "did not start"),
        (&["--seconds", "0"], "0.1 to 3600"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

/// A server and whoever measures it may each hold so many open files, which streams are.
#[cfg(target_os = "linux")]
#[test]
fn more_streams_than_the_system_grants_are_refused_with_what_to_do() {
    let output = Command::new("sh")
        .args([
            "-c",
            "ulimit -n 256 && exec \"$0\" load --seconds 0.1 --clients 2 --idle-streams 400",
        ])
        .arg(env!("CARGO_BIN_EXE_meseta"))
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    for expected in ["of 400 idle streams are open", "ulimit -n", "--idle-streams"] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}
