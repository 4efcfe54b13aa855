//! The store: the same suite for a data file and for PostgreSQL, and what can go wrong with a database.

mod address;
mod away;
mod conformance;
mod copies;
mod databases;
mod log;
mod nodes;
mod people;
mod postgres;
mod private;
mod schema;
#[path = "../http/support.rs"]
#[allow(dead_code, reason = "the tests over HTTP use all of it")]
mod support;

use server::store::{Place, Store as _};
use tempfile::TempDir;

use crate::postgres::Cluster;

/// A place of each kind with nothing in it; that of PostgreSQL only where it is installed.
async fn places() -> (TempDir, Vec<Place>) {
    let folder = TempDir::new().expect("a folder");
    let mut places = vec![Place::File(folder.path().join("odd %41?name=#ß.db"))];
    if let Some(cluster) = Cluster::shared() {
        places.push(Place::parse(&cluster.database().await).expect("an address"));
    }
    (folder, places)
}

#[tokio::test]
async fn every_store_does_what_a_store_has_to_do() {
    let (_folder, places) = places().await;
    for place in places {
        let store = place.open().await.expect("a store");
        conformance::conforms(&store).await;
        let before = store.table("full").await.expect("an answer");
        store.close().await;
        let store = place.open().await.expect("the same store again");
        assert_eq!(store.table("full").await.expect("an answer"), before);
        assert_eq!(store.cookie_key([3; 64]).await, Ok([1; 64]));
        store.close().await;
        assert!(store.stamp(1).await.is_err(), "it is closed");
    }
}

#[tokio::test]
async fn a_place_serves_one_server_at_a_time() {
    let (_folder, places) = places().await;
    for place in places {
        let store = place.open().await.expect("a store");
        let refused = place.open().await.expect_err("it is in use").to_string();
        assert!(refused.contains("in use by another Meseta server"), "{refused}");
        store.close().await;
        place.open().await.expect("it is free").close().await;
    }
}
