//! What is written first goes to a log beside the data file, and has to leave it again.

use std::path::Path;
use std::time::Duration;

use server::store::{Place, Store as _};
use tempfile::TempDir;

use crate::conformance::{guest, next, table};

/// Writes after which the log is moved, and some more.
const WRITES: u32 = 600;

fn length(file: &Path) -> u64 {
    file.metadata().expect("a file").len()
}

#[tokio::test]
async fn the_log_is_moved_into_the_data_file_and_used_again() {
    let folder = TempDir::new().expect("a folder");
    let (file, log) = (folder.path().join("data.db"), folder.path().join("data.db-wal"));
    let store = Place::File(file.clone()).open().await.expect("a store");
    store.create_guest(guest("host")).await.expect("a guest");
    let mut row = table("long", "host");
    store.create_table(row.clone().into()).await.expect("a table");
    let (empty, mut lengths) = (length(&file), Vec::new());
    for round in 0..2 {
        if round == 1 {
            // Nobody writes for a moment, in which the rest of it is moved.
            tokio::time::sleep(Duration::from_secs(3)).await;
        }
        for _ in 0..WRITES {
            let commit = next(&row, 1);
            row = commit.row.clone();
            store.commit(commit).await.expect("it is kept");
        }
        lengths.push(length(&log));
    }
    assert!(length(&file) > empty, "nothing has been moved");
    // Otherwise it would be twice as long by now.
    assert!(2 * lengths[1] < 3 * lengths[0], "{lengths:?}");
    store.close().await;
    let store = Place::File(file).open().await.expect("the same store again");
    let kept = store.table_row("long").await.expect("an answer");
    assert_eq!(kept.map(|row| row.version), Some(2 * WRITES));
    store.close().await;
}
