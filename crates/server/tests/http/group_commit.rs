//! Changes of different tables that wait at the same moment share a transaction, and fail one by one.

use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::json;
use server::store::sqlite;
use server::store::{Commit, Store, StoreError, TableRow};
use tempfile::TempDir;

use crate::support::{Site, config};

/// A change that only counts up the revision, which may be one that is gone already.
fn change(row: &TableRow, stale: bool) -> Commit {
    let mut row = row.clone();
    row.revision += if stale { 7 } else { 1 };
    row.updated += 1;
    Commit {
        row,
        entries: Vec::new(),
        request: None,
    }
}

#[tokio::test]
async fn a_conflict_at_one_table_is_its_own_and_the_others_are_on_disk() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.expect("a store"));
    let site = Site::over(folder, Arc::clone(&store) as Arc<dyn Store>, config(file)).await;
    let mut anna = site.browser();
    let mut rows = Vec::new();
    for _ in 0..30 {
        let table = anna
            .table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]))
            .await;
        let id = table["id"].as_str().expect("an id");
        rows.push(store.table_row(id).await.expect("an answer").expect("a row"));
    }
    let is_stale = |index: usize| index % 3 == 1;
    let changes = rows
        .iter()
        .enumerate()
        .map(|(index, row)| store.commit(change(row, is_stale(index))));
    let results = join_all(changes).await;
    for (index, (result, before)) in results.into_iter().zip(&rows).enumerate() {
        let expected = match is_stale(index) {
            true => Err(StoreError::Conflict),
            false => Ok(()),
        };
        assert_eq!(result, expected, "{index}");
        let after = store
            .table_row(&before.id)
            .await
            .expect("an answer")
            .expect("a row");
        let counted = u32::from(!is_stale(index));
        assert_eq!(after.revision, before.revision + counted, "{index}");
    }
}
