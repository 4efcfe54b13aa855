//! What `check` finds in a data file that somebody has changed.

use serde_json::json;
use server::check::{Verdict, examine};
use server::store::{Place, sqlite};
use server::store::{Store as _, StoredTable};

use crate::support::{Site, change_file};

/// The only table of a site whose file was changed like this after a few moves.
async fn changed(statement: Option<&str>) -> Result<StoredTable, String> {
    let site = Site::new().await;
    let mut anna = site.browser();
    let table = anna
        .table(json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }]))
        .await;
    let id = table["id"].as_str().expect("an id").to_owned();
    anna.until(&id, |summary| summary["your_turn"] == true).await;
    let (folder, file) = site.stop().await;
    if let Some(statement) = statement {
        change_file(&file, statement).await;
    }
    let archive = Place::from(file.as_path()).archive().await.expect("the file");
    assert_eq!(archive.fault().await, Ok(None));
    let found = archive.table(&id).await.map_err(|error| error.to_string())?;
    drop(folder);
    Ok(found.expect("the table"))
}

#[tokio::test]
async fn a_table_as_the_server_left_it_is_sound() {
    let stored = changed(None).await.expect("a table");
    assert_eq!(examine(stored), Verdict::Sound);
}

#[tokio::test]
async fn whatever_does_not_fit_is_found() {
    for (statement, expected) in [
        ("UPDATE tables SET round = 7", "round 7"),
        ("UPDATE tables SET asked = '[1]'", "are asked"),
        ("UPDATE tables SET state = 'over'", "is over"),
        (
            "UPDATE entries SET line = '? draw quarry' WHERE number = 0",
            "quarry",
        ),
        ("DELETE FROM entries WHERE number = 1", "gaps"),
    ] {
        let verdict = match changed(Some(statement)).await {
            Ok(stored) => examine(stored),
            Err(reason) => Verdict::Damaged(reason),
        };
        let found = matches!(&verdict, Verdict::Damaged(reason) if reason.contains(expected));
        assert!(found, "{statement}: {verdict:?}");
    }
    let rules = changed(Some("UPDATE tables SET rules = 99"))
        .await
        .expect("a table");
    assert!(matches!(examine(rules), Verdict::Unknown(_)));
}

#[tokio::test]
async fn a_file_of_an_older_program_is_named_as_such() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("old.db");
    sqlite::open(&file).await.expect("a store").close().await;
    change_file(&file, "PRAGMA user_version = 2; PRAGMA wal_checkpoint(TRUNCATE)").await;
    let refused = Place::from(file.as_path())
        .archive()
        .await
        .expect_err("it is older")
        .to_string();
    assert!(refused.contains("older Meseta"), "{refused}");
}
