//! The two databases have the same tables, columns and indexes.

use std::collections::BTreeSet;

use server::store::{Place, Store as _};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

use crate::postgres::Cluster;

type Column = (String, String, String, bool);

#[tokio::test]
async fn both_databases_have_the_same_schema() {
    let Some(cluster) = Cluster::shared() else { return };
    let folder = TempDir::new().expect("a folder");
    let (file, database) = (folder.path().join("meseta.db"), cluster.database().await);
    for place in [
        Place::File(file.clone()),
        Place::parse(&database).expect("an address"),
    ] {
        place.open().await.expect("a store").close().await;
    }
    let mut sqlite = SqliteConnection::connect(&format!("sqlite://{}", file.display()))
        .await
        .expect("the file");
    let mut postgres = PgConnection::connect(&database).await.expect("the database");

    let of_sqlite: Vec<Column> = sqlx::query_as(
        "SELECT tables.name, columns.name, replace(columns.type, 'BLOB', 'BYTEA'), columns.\"notnull\" OR columns.pk > 0 \
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
         WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
    )
    .fetch_all(&mut sqlite)
    .await
    .expect("columns");
    let of_postgres: Vec<Column> = sqlx::query_as(
        "SELECT table_name::text, column_name::text, upper(data_type::text), is_nullable = 'NO' \
         FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'data_version'",
    )
    .fetch_all(&mut postgres)
    .await
    .expect("columns");
    assert!(of_sqlite.len() > 40, "{of_sqlite:?}");
    assert_eq!(BTreeSet::from_iter(of_sqlite), BTreeSet::from_iter(of_postgres));

    let of_sqlite: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name",
    )
    .fetch_all(&mut sqlite)
    .await
    .expect("indexes");
    let of_postgres: Vec<(String,)> = sqlx::query_as(
        "SELECT indexname::text FROM pg_indexes WHERE schemaname = 'public' AND indexname NOT LIKE '%_key' \
         AND indexname NOT LIKE '%_pkey' ORDER BY indexname COLLATE \"C\"",
    )
    .fetch_all(&mut postgres)
    .await
    .expect("indexes");
    assert_eq!(of_sqlite, of_postgres);

    let version: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut sqlite)
        .await
        .expect("a version");
    let same: i64 = sqlx::query_scalar("SELECT version FROM data_version")
        .fetch_one(&mut postgres)
        .await
        .expect("a version");
    assert_eq!(version, same);
}
