//! `meseta export` as people run it. What is in the table is tested where it is written; the data file of a server is
//! exported in `serve.rs`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_meseta"))
        .arg("export")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

fn golden(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(game)
        .join("tests/golden")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let mut names: Vec<String> = entries
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

#[test]
fn folders_of_records_become_one_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("games.parquet");
    let output = run(&[&out, &golden("puerto-rico")]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(
        told.contains("decisions from") && told.contains("games.md"),
        "{told}"
    );
    assert_eq!(names(folder.path()), ["games.md", "games.parquet"]);
    let bytes = fs::read(&out).expect("the table");
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));

    let again = run(&[&out, &golden("puerto-rico")]);
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("--force"), "{}", text(&again.stderr));
    assert_eq!(fs::read(&out).expect("the table"), bytes, "left as it was");
    let forced = run(&[&out, &golden("puerto-rico"), Path::new("--force")]);
    assert!(forced.status.success(), "{}", text(&forced.stderr));
}

#[test]
fn what_cannot_be_exported_leaves_nothing_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("games.parquet");
    let bad = records.path().join("bad.txt");
    fs::write(
        &bad,
        "meseta-record 1\ngame puerto-rico\nrules 3\nsetup players=3 edition=2020\n\n0 dance\n",
    )
    .expect("a file");
    let missing = records.path().join("missing.db");
    let diary = records.path().join("diary.db");
    fs::write(&diary, "Dear diary").expect("a file");
    let database = Path::new("--database");
    for (arguments, expected) in [
        (&[out.as_path()][..], "name records"),
        (&[&out, bad.as_path()], "line 6"),
        (&[&out, &records.path().join("nothing.txt")], "no such file"),
        (&[&out, database, &missing], "there is no such file"),
        (&[&out, database, &diary], "not a data file"),
        (&[&out, &bad, Path::new("--iterations=200000")], "100000"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(expected), "{expected}: {said}");
        assert_eq!(names(folder.path()), Vec::<String>::new(), "{said}");
    }
}

/// A limit on the size of files stands in for a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_what_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("games.parquet");
    fs::write(&out, "mine").expect("a file");
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" export \"$1\" \"$2\" --observations --force";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_meseta")])
        .args([&out, &golden("puerto-rico")])
        .output()
        .expect("the shell runs");
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("no room left"), "{said}");
    assert_eq!(fs::read_to_string(&out).expect("the file"), "mine");
    assert_eq!(names(folder.path()), ["games.parquet"]);
}
