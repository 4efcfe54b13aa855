//! What every store has to do about what friends say to each other.

use protocol::{ChatWords, ReportReason};
use server::store::{PeopleStore, PrivateRoom, PrivateRow, ReportRow, Store, StoreError, Tie};

use crate::conformance::{ODD, guest};

const ROOM: PrivateRoom = PrivateRoom {
    keep: 3,
    most: 4,
    since: 0,
};

fn line(id: &str, by: &str, to: &str, time: i64) -> PrivateRow {
    PrivateRow {
        id: id.to_owned(),
        by: by.to_owned(),
        to: to.to_owned(),
        words: ChatWords::Text {
            text: format!("{id} {ODD}"),
        },
        time,
        seen: false,
    }
}

/// Which lines of two people are kept, and when they were written.
async fn kept(people: &dyn PeopleStore, one: &str, other: &str) -> Vec<(String, i64)> {
    let rows = people.written(one, other).await.expect("an answer");
    let again = people.written(other, one).await;
    assert_eq!(again.as_ref(), Ok(&rows), "both see the same");
    rows.into_iter().map(|row| (row.id, row.time)).collect()
}

fn are(lines: &[(&str, i64)]) -> Vec<(String, i64)> {
    lines.iter().map(|&(id, time)| (id.to_owned(), time)).collect()
}

pub async fn private_lines(store: &dyn Store) {
    let people = store.of_people();
    for name in ["pr-a", "pr-b", "pr-c", "pr-d"] {
        store.create_guest(guest(name)).await.expect("a guest");
    }
    let befriend = async |one: &str, other: &str| {
        people.tie(Tie::Ask, one, other, 1).await.expect("an answer");
        people.tie(Tie::Accept, other, one, 1).await.expect("friends");
    };
    let stranger = people.write(line("s", "pr-a", "pr-b", 5), ROOM).await;
    assert_eq!(stranger, Err(StoreError::Conflict), "friends only");
    befriend("pr-a", "pr-b").await;
    befriend("pr-a", "pr-c").await;
    // One who may not write does not take the others along, and what is said twice is said once.
    let (good, bad, other) = tokio::join!(
        people.write(line("1", "pr-a", "pr-b", 5), ROOM),
        people.write(line("x", "pr-b", "pr-c", 5), ROOM),
        people.write(line("c", "pr-c", "pr-a", 4), ROOM),
    );
    assert_eq!((good, bad, other), (Ok(()), Err(StoreError::Conflict), Ok(())));
    assert_eq!(people.write(line("1", "pr-a", "pr-b", 99), ROOM).await, Ok(()));
    let first = PrivateRow {
        time: 5,
        ..line("1", "pr-a", "pr-b", 5)
    };
    assert_eq!(people.written("pr-b", "pr-a").await, Ok(vec![first]));
    // Whatever the clock says, the later line has the later time.
    assert_eq!(people.write(line("2", "pr-b", "pr-a", 3), ROOM).await, Ok(()));
    assert_eq!(people.write(line("3", "pr-a", "pr-b", 6), ROOM).await, Ok(()));
    assert_eq!(
        kept(people, "pr-a", "pr-b").await,
        are(&[("1", 5), ("2", 6), ("3", 7)])
    );
    // Only the last ones are kept; those of others are not touched.
    assert_eq!(people.write(line("4", "pr-a", "pr-b", 50), ROOM).await, Ok(()));
    assert_eq!(
        kept(people, "pr-a", "pr-b").await,
        are(&[("2", 6), ("3", 7), ("4", 50)])
    );
    assert_eq!(kept(people, "pr-a", "pr-c").await, are(&[("c", 4)]));
    // Whoever has written too much waits, unless it is said already.
    let tight = PrivateRoom { most: 2, ..ROOM };
    let much = people.write(line("5", "pr-a", "pr-c", 51), tight).await;
    assert_eq!(much, Err(StoreError::Conflict));
    assert_eq!(people.write(line("4", "pr-a", "pr-b", 50), tight).await, Ok(()));
    let later = PrivateRoom { since: 12, ..tight };
    assert_eq!(people.write(line("5", "pr-a", "pr-c", 51), later).await, Ok(()));

    let unread = async |guest: &str| people.unread(guest).await.expect("an answer");
    let count = |other: &str, lines: u32| (other.to_owned(), lines);
    assert_eq!(unread("pr-a").await, [count("pr-b", 1), count("pr-c", 1)]);
    assert_eq!(unread("pr-b").await, [count("pr-a", 2)]);
    assert_eq!(people.read_until("pr-b", "pr-a", 7).await, Ok(()));
    assert_eq!(unread("pr-b").await, [count("pr-a", 1)]);
    assert_eq!(unread("pr-a").await.len(), 2, "nobody reads for the other");
    let all = people.private_of_guest("pr-a").await.expect("an answer");
    let mine: Vec<_> = all
        .iter()
        .map(|line| (line.with.as_str(), line.mine, line.time))
        .collect();
    let (of_b, of_c) = (guest("pr-b").name, guest("pr-c").name);
    assert_eq!(
        mine,
        [
            (of_c.as_str(), false, 4),
            (of_b.as_str(), false, 6),
            (of_b.as_str(), true, 7),
            (of_b.as_str(), true, 50),
            (of_c.as_str(), true, 51)
        ]
    );

    // A guest becomes somebody else: what was said comes along, but for what the two said to each other.
    befriend("pr-a", "pr-d").await;
    assert_eq!(people.write(line("d", "pr-d", "pr-a", 60), ROOM).await, Ok(()));
    let report = ReportRow {
        id: "of 4".to_owned(),
        table: "4".to_owned(),
        private: true,
        line: 1,
        about: "pr-a".to_owned(),
        by: "pr-b".to_owned(),
        reason: ReportReason::Spam,
        time: 70,
        lines: Vec::new(),
        settled: false,
    };
    store.report(report).await.expect("a report");
    assert_eq!(people.bring_people("pr-a", "pr-d").await, Ok(()));
    assert_eq!(
        kept(people, "pr-d", "pr-b").await,
        are(&[("2", 6), ("3", 7), ("4", 50)])
    );
    assert_eq!(kept(people, "pr-d", "pr-a").await, []);
    assert_eq!(people.private_of_guest("pr-a").await, Ok(Vec::new()));
    let reports = store.reports().await.expect("an answer");
    let report = reports
        .iter()
        .find(|report| report.id == "of 4")
        .expect("it is kept");
    assert_eq!((report.about.as_str(), report.private), ("pr-d", true));

    // What is old is forgotten, and so is everything of somebody who is deleted.
    store.forget_guest("pr-c").await.expect("an answer");
    assert_eq!(kept(people, "pr-d", "pr-c").await, []);
    // Whoever is blocked is no friend.
    people
        .tie(Tie::Block, "pr-b", "pr-d", 1)
        .await
        .expect("an answer");
    let blocked = people.write(line("6", "pr-d", "pr-b", 99), ROOM).await;
    assert_eq!(blocked, Err(StoreError::Conflict));
    store.forget_chat(7).await.expect("an answer");
    let something = kept(people, "pr-d", "pr-b").await;
    assert_eq!(something, are(&[("3", 7), ("4", 50)]), "it stays, for copies");
}
