//! What can be wrong with a PostgreSQL database, and with the way to it.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::store::{OpenError, Place, SqlStore, Store as _, StoreError, TableRow};

use crate::conformance::{guest, next, table};
use crate::postgres::{Cluster, PASSWORD, name_of};

fn place(address: &str) -> Place {
    Place::parse(address).expect("an address")
}

/// What is said about a database that can't be opened.
async fn refused(address: &str) -> String {
    let error: OpenError = place(address).open().await.expect_err("it can't be opened");
    error.to_string()
}

#[tokio::test]
async fn what_can_not_be_reached_is_told_and_what_to_do() {
    let Some(cluster) = Cluster::shared() else { return };
    let nowhere = refused(&cluster.address("nowhere")).await;
    assert!(nowhere.contains("createdb nowhere"), "{nowhere}");
    let role = format!("CREATE ROLE anna LOGIN PASSWORD '{PASSWORD}'");
    cluster.sql("postgres", &role).await;
    cluster
        .sql("postgres", "CREATE DATABASE of_anna OWNER anna")
        .await;
    let wrong = refused(&cluster.address_of_anna("guessed", "of_anna")).await;
    assert!(
        wrong.contains("password is not accepted") && !wrong.contains("guessed"),
        "{wrong}"
    );
    let right = cluster.address_of_anna("pa%25s%2Fw%40rd", "of_anna");
    let store = place(&right).open().await.expect("the right password");
    store.close().await;
    let foreign = cluster.database().await;
    let foreign = cluster.address_of_anna("pa%25s%2Fw%40rd", name_of(&foreign));
    let told = refused(&foreign).await;
    assert!(
        told.contains("OWNER TO") && !told.contains("w@rd") && !told.contains("w%40rd"),
        "{told}"
    );
    let nobody = refused("postgres://postgres@%2Ftmp%2Fno-such-folder/db").await;
    assert!(nobody.contains("can't be opened"), "{nobody}");
}

/// By way of the network, the connection is encrypted, and a server without a known certificate is not trusted.
#[tokio::test]
async fn the_way_to_a_database_is_encrypted_and_its_certificate_checked_if_that_is_asked_for() {
    let made = |name: &str| {
        rcgen::generate_simple_self_signed([name.to_owned()]).expect("a certificate can be made")
    };
    let own = made("localhost");
    let Some(cluster) = Cluster::start_encrypted(&own.cert.pem(), &own.signing_key.serialize_pem()) else {
        return;
    };
    let folder = tempfile::TempDir::new().expect("a folder");
    let trusted = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("the folder can be written");
        path.to_str().expect("a plain name").to_owned()
    };
    let (own, other) = (
        trusted("own.pem", &own.cert.pem()),
        trusted("other.pem", &made("localhost").cert.pem()),
    );
    let name = cluster.database().await;
    let address = |parameters: &str| cluster.address_over_tcp(name_of(&name), parameters);
    for parameters in [
        "sslmode=require",
        &format!("sslmode=verify-full&sslrootcert={own}"),
    ] {
        let store = place(&address(parameters)).open().await.expect(parameters);
        store.close().await;
    }
    // PostgreSQL lets nobody in here without encryption.
    let clear = refused(&address("sslmode=disable")).await;
    assert!(clear.contains("can't be opened"), "{clear}");
    for parameters in [
        "sslmode=verify-full",
        &format!("sslmode=verify-full&sslrootcert={other}"),
    ] {
        let told = refused(&address(parameters)).await;
        assert!(told.contains("certificate"), "{parameters}: {told}");
    }
}

#[tokio::test]
async fn a_database_of_another_kind_is_left_untouched() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database().await;
    let name = name_of(&address);
    cluster.sql(name, "CREATE TABLE recipes (name TEXT)").await;
    let told = refused(&address).await;
    assert!(told.contains("belongs to another program"), "{told}");
    cluster.sql(name, "DROP TABLE recipes").await;
    place(&address).open().await.expect("it is empty").close().await;

    cluster.sql(name, "UPDATE data_version SET version = 99").await;
    let told = refused(&address).await;
    assert!(told.contains("newer Meseta (data version 99"), "{told}");
    let told = place(&address)
        .archive()
        .await
        .expect_err("it is newer")
        .to_string();
    assert!(told.contains("newer Meseta"), "{told}");

    cluster
        .sql(
            "postgres",
            "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
        )
        .await;
    let told = refused(&cluster.address("latin")).await;
    assert!(told.contains("encoding is LATIN1"), "{told}");
    let read_only = cluster.database().await;
    let alter = format!(
        "ALTER DATABASE {} SET default_transaction_read_only = on",
        name_of(&read_only)
    );
    cluster.sql("postgres", &alter).await;
    let told = refused(&read_only).await;
    assert!(told.contains("can only be read"), "{told}");
}

#[tokio::test]
async fn half_a_database_is_noticed() {
    let Some(cluster) = Cluster::shared() else { return };
    for (break_it, reason) in [
        (
            "ALTER TABLE seats DROP COLUMN hints",
            "column hints of its table seats",
        ),
        ("DROP TABLE reviews", "of its table reviews"),
        ("ALTER TABLE guests ADD COLUMN mail TEXT", "guests.mail"),
        ("DELETE FROM data_version", "does not say its data version"),
    ] {
        let address = cluster.database().await;
        place(&address).open().await.expect("it is empty").close().await;
        cluster.sql(name_of(&address), break_it).await;
        let told = refused(&address).await;
        assert!(told.contains(reason), "{break_it}: {told}");
    }
}

#[tokio::test]
async fn many_servers_that_start_at_once_on_an_empty_database_make_it_once_and_one_stays() {
    let Some(cluster) = Cluster::shared() else { return };
    let place = place(&cluster.database().await);
    let opened = futures_util::future::join_all((0..8).map(|_| place.open())).await;
    let mut stores = opened.into_iter().filter_map(Result::ok);
    let store = stores.next().expect("one of them");
    assert!(stores.next().is_none());
    store.create_guest(guest("anna")).await.expect("a guest");
    store.close().await;
}

/// The connection that writes is lost, and with it the lock: nothing is written until there is both again.
#[tokio::test]
async fn a_server_that_has_lost_its_lock_writes_nothing_until_it_has_it_again() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database().await;
    let place = place(&address);
    let store = place.open().await.expect("a store");
    store.create_guest(guest("anna")).await.expect("a guest");
    let row = table("one", "anna");
    store.create_table(row.clone().into()).await.expect("a table");

    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meseta' \
               AND datname = current_database()";
    cluster.sql(name_of(&address), cut).await;
    let other = place.open().await.expect("the lock is free");
    let refused = store.commit(next(&row, 1)).await.expect_err("another has it");
    assert!(
        matches!(&refused, StoreError::Unavailable(reason) if !reason.is_empty()),
        "{refused}"
    );
    let refused = store.probe().await.expect_err("still").to_string();
    assert!(
        refused.contains("another Meseta server has taken it"),
        "{refused}"
    );
    let first = next(&row, 2);
    other.commit(first.clone()).await.expect("a change");
    other.close().await;
    cluster.until_unlocked(name_of(&address)).await;
    // It has the lock again, and notices what the other one did.
    assert_eq!(store.commit(next(&row, 1)).await, Err(StoreError::Conflict));
    assert_eq!(store.commit(next(&first.row, 1)).await, Ok(()));
    assert_eq!(store.probe().await, Ok(()));
    store.close().await;
}

/// A newer program has been there while the connection was lost.
#[tokio::test]
async fn a_server_that_comes_back_to_a_newer_database_writes_nothing() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database().await;
    let store = place(&address).open().await.expect("a store");
    let newer = "UPDATE data_version SET version = 99; \
                 SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'meseta' \
                 AND datname = current_database()";
    cluster.sql(name_of(&address), newer).await;
    cluster.until_unlocked(name_of(&address)).await;
    store.stamp(1).await.expect_err("the connection is gone");
    let told = store.stamp(1).await.expect_err("it is newer").to_string();
    assert!(told.contains("data version 99"), "{told}");
    store.close().await;
}

#[tokio::test]
async fn a_database_that_is_away_is_missed_and_found_again() {
    let Some(mut cluster) = Cluster::start_new() else {
        return;
    };
    let store = place(&cluster.database().await).open().await.expect("a store");
    store.create_guest(guest("anna")).await.expect("a guest");
    let mut row = table("one", "anna");
    store.create_table(row.clone().into()).await.expect("a table");
    for _ in 0..3 {
        let change = next(&row, 1);
        store.commit(change.clone()).await.expect("a change");
        row = change.row;
        cluster.stop();
        assert!(store.probe().await.is_err());
        assert!(matches!(
            store.commit(next(&row, 1)).await,
            Err(StoreError::Unavailable(_))
        ));
        assert!(store.guest("anna").await.is_err());
        cluster.start();
        assert_eq!(store.probe().await, Ok(()));
        let kept = store.table("one").await.expect("an answer").expect("a table");
        assert_eq!(kept.row, row, "what was acknowledged, and nothing else");
    }
    store.close().await;
}

/// A connection whose other end says nothing any more: the change is refused in time, nothing else is written while the
/// silent connection has the lock, and everything goes on when it is gone.
#[tokio::test]
async fn a_database_that_says_nothing_is_given_up_and_found_again() {
    let Some(cluster) = Cluster::shared() else { return };
    let address = cluster.database().await;
    let store = place(&address).open().await.expect("a store");
    store.create_guest(guest("anna")).await.expect("a guest");
    let row = table("one", "anna");
    store.create_table(row.clone().into()).await.expect("a table");
    let holders = cluster.processes_with_a_lock(name_of(&address)).await;
    assert_eq!(holders.len(), 1, "the connection that writes");
    signal("-STOP", &holders);
    let refused = store.commit(next(&row, 1)).await;
    let still = store.commit(next(&row, 1)).await;
    signal("-CONT", &holders);
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    let told = still.expect_err("the lock is held").to_string();
    assert!(told.contains("still holds it"), "{told}");
    // What was refused may have arrived all the same; then it is there as a whole, and the table says so.
    while store.probe().await.is_err() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let kept = store.table("one").await.expect("an answer").expect("a table");
    assert_eq!(kept.entries.len(), kept.row.version as usize);
    store.commit(next(&kept.row, 1)).await.expect("a change");
    store.close().await;
}

fn signal(which: &str, processes: &[i32]) {
    for process in processes {
        let sent = std::process::Command::new("kill")
            .args([which, &process.to_string()])
            .status();
        assert!(sent.expect("kill runs").success());
    }
}

/// Many tables are played at while the database crashes again and again. What was acknowledged is there in the end, once,
/// and every table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_crashes_in_the_middle_of_load_loses_no_acknowledged_move() {
    let Some(mut cluster) = Cluster::start_new() else {
        return;
    };
    let place = place(&cluster.database().await);
    let store = Arc::new(place.open().await.expect("a store"));
    store.create_guest(guest("anna")).await.expect("a guest");
    let crashes = Arc::new(AtomicU32::new(0));
    let mut tables = Vec::new();
    for number in 0..16 {
        let row = table(&format!("table{number}"), "anna");
        store.create_table(row.clone().into()).await.expect("a table");
        tables.push(tokio::spawn(play(Arc::clone(&store), row, Arc::clone(&crashes))));
    }
    for crash in 1..=CRASHES {
        tokio::time::sleep(Duration::from_millis(300)).await;
        cluster.stop();
        cluster.start();
        crashes.store(crash, Ordering::SeqCst);
    }
    let mut total = 0;
    for playing in tables {
        let (id, acknowledged) = playing.await.expect("a table that was played to its end");
        let kept = store.table(&id).await.expect("an answer").expect("a table");
        let lines: Vec<&str> = kept.entries.iter().map(|entry| entry.line.as_str()).collect();
        for (number, line) in &acknowledged {
            assert_eq!(
                lines.get(*number as usize),
                Some(&line.as_str()),
                "{id}: move {number}"
            );
        }
        let distinct: HashSet<&str> = lines.iter().copied().collect();
        assert_eq!(distinct.len(), lines.len(), "{id}: nothing is there twice");
        total += acknowledged.len();
    }
    assert!(total >= 16, "{total} moves");
    store.close().await;
}

const CRASHES: u32 = 4;

/// Makes changes until every crash is over and one more was acknowledged after the last; returns the lines that were
/// acknowledged, with their numbers. What fails is tried again with a fresh look at the table, as a server does.
async fn play(
    store: Arc<SqlStore>,
    mut row: TableRow,
    crashes: Arc<AtomicU32>,
) -> (String, Vec<(u32, String)>) {
    let (mut acknowledged, mut attempt) = (Vec::new(), 0);
    loop {
        let crashes_before = crashes.load(Ordering::SeqCst);
        attempt += 1;
        let mut change = next(&row, 1);
        change.entries[0].line = format!("attempt {attempt}");
        let line = change.entries[0].line.clone();
        match store.commit(change.clone()).await {
            Ok(()) => {
                acknowledged.push((row.version, line));
                row = change.row;
                if crashes_before == CRASHES {
                    return (row.id, acknowledged);
                }
            }
            Err(_) => {
                tokio::time::sleep(Duration::from_millis(20)).await;
                if let Ok(Some(fresh)) = store.table_row(&row.id).await {
                    row = fresh;
                }
            }
        }
    }
}
