//! Everything moves from a data file to PostgreSQL and back, or nothing does.

use server::store::{Copied, Place, Store as _, copy};
use tempfile::TempDir;

use crate::conformance::{conforms, guest};
use crate::postgres::{Cluster, name_of};

/// A data file with something in every table, and an empty folder for more.
async fn filled() -> (TempDir, Place) {
    let folder = TempDir::new().expect("a folder");
    let file = Place::File(folder.path().join("meseta.db"));
    let store = file.open().await.expect("a store");
    conforms(&store).await;
    store.close().await;
    (folder, file)
}

async fn refused(from: &Place, to: &Place) -> String {
    copy(from, to).await.expect_err("it can't be copied").to_string()
}

#[tokio::test]
async fn a_copy_to_postgres_and_back_is_the_same() {
    let Some(cluster) = Cluster::shared() else { return };
    let (folder, file) = filled().await;
    let database = Place::parse(&cluster.database().await).expect("an address");
    let back = Place::File(folder.path().join("back.db"));
    let there: Copied = copy(&file, &database).await.expect("a copy");
    assert!(there.rows.iter().all(|(_, rows)| *rows > 0), "{:?}", there.rows);
    assert_eq!(copy(&database, &back).await.expect("a copy"), there);

    let (first, second) = (
        database.open().await.expect("a store"),
        back.open().await.expect("a store"),
    );
    let original = file.open().await.expect("a store");
    for id in ["full", "changing", "many0", "b2"] {
        let table = original.table(id).await.expect("an answer");
        assert!(table.is_some(), "{id}");
        assert_eq!(first.table(id).await.expect("an answer"), table);
        assert_eq!(second.table(id).await.expect("an answer"), table);
    }
    assert_eq!(first.guest("anna").await, original.guest("anna").await);
    assert_eq!(first.cookie_key([9; 64]).await, Ok([1; 64]), "cookies stay valid");
    // A copy of what is in use is a copy of one moment.
    let third = Place::File(folder.path().join("third.db"));
    first
        .create_guest(guest("after-the-copy"))
        .await
        .expect("a guest");
    let later = copy(&database, &third).await.expect("a copy");
    assert_ne!(later.digest, there.digest);
    for store in [first, second, original] {
        store.close().await;
    }
}

#[tokio::test]
async fn nothing_is_copied_over_something() {
    let Some(cluster) = Cluster::shared() else { return };
    let (folder, file) = filled().await;
    let address = cluster.database().await;
    let database = Place::parse(&address).expect("an address");
    let store = database.open().await.expect("a store");
    let told = refused(&file, &database).await;
    assert!(told.contains("in use by another Meseta server"), "{told}");
    store.stamp(1).await.expect("a stamp");
    store.close().await;
    let told = refused(&file, &database).await;
    assert!(told.contains("is not empty"), "{told}");
    assert!(refused(&database, &file).await.contains("is not empty"));
    let nothing = Place::File(folder.path().join("nothing.db"));
    assert!(refused(&nothing, &database).await.contains("no such file"));
    let empty = Place::parse(&cluster.database().await).expect("an address");
    assert!(refused(&empty, &nothing).await.contains("it is empty"));
}

/// The copy breaks off in the last table: nothing of it is left, and it can be made again.
#[tokio::test]
async fn a_copy_that_breaks_off_leaves_nothing() {
    let Some(cluster) = Cluster::shared() else { return };
    let (folder, file) = filled().await;
    let address = cluster.database().await;
    let database = Place::parse(&address).expect("an address");
    database.open().await.expect("it is empty").close().await;
    let name = name_of(&address);
    cluster
        .sql(
            name,
            "ALTER TABLE reviews ADD CONSTRAINT small CHECK (length(review) < 1000)",
        )
        .await;
    let told = refused(&file, &database).await;
    assert!(
        told.contains("can't be written") && told.contains("small"),
        "{told}"
    );
    cluster
        .sql(name, "ALTER TABLE reviews DROP CONSTRAINT small")
        .await;
    copy(&file, &database).await.expect("it is still empty");

    // Something is missing from the original.
    cluster.sql(name, "ALTER TABLE entries DROP COLUMN batch").await;
    let back = folder.path().join("back.db");
    let told = refused(&database, &Place::File(back)).await;
    assert!(told.contains("batch"), "{told}");
    for entry in std::fs::read_dir(folder.path()).expect("the folder") {
        let name = entry
            .expect("an entry")
            .file_name()
            .into_string()
            .expect("a plain name");
        assert!(name.starts_with("meseta.db"), "{name} was left");
    }
}
