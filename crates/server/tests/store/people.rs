//! What every store has to do about people: accounts, what they are to each other, and guests who become somebody else.

use protocol::{Avatar, AvatarColour, AvatarFigure, ChatWords};
use server::store::{
    AccountRow, ChatRow, InviteRow, Occupant, PeopleStore, Profile, Relation, RelationRow, SeatRow, Store,
    StoreError, Tie,
};

use crate::conformance::{guest, table};

fn account(guest: &str, name: &str) -> AccountRow {
    AccountRow {
        guest: guest.to_owned(),
        name: name.to_owned(),
        key: name.to_lowercase(),
        look: format!("look of {}", name.to_lowercase()),
        password: format!("$argon2id$ of {guest}"),
        changed: 7,
    }
}

async fn arrive(store: &dyn Store, names: &[&str]) {
    for name in names {
        store.create_guest(guest(name)).await.expect("a guest");
    }
}

pub async fn accounts(store: &dyn Store) {
    arrive(store, &["acc-a", "acc-b", "acc-c"]).await;
    let people = store.of_people();
    let anna = account("acc-a", "O'Anna");
    assert_eq!(people.make_account(anna.clone()).await, Ok(()));
    assert_eq!(people.account("o'anna").await, Ok(Some(anna.clone())));
    assert_eq!(people.account("O'Anna").await, Ok(None));
    assert_eq!(people.account_of("acc-a").await, Ok(Some(anna.clone())));
    assert_eq!(people.account_of("acc-b").await, Ok(None));
    let alike = AccountRow {
        look: anna.look.clone(),
        ..account("acc-b", "0'Anna")
    };
    for taken in [account("acc-b", "o'anna"), alike, account("acc-a", "another")] {
        assert_eq!(people.make_account(taken).await, Err(StoreError::Conflict));
    }
    // One who has a conflict does not take the others along.
    let (taken, made) = tokio::join!(
        people.make_account(account("acc-b", "O'ANNA")),
        people.make_account(account("acc-c", "Cyril"))
    );
    assert_eq!((taken, made), (Err(StoreError::Conflict), Ok(())));

    let stale = people.change_password("acc-a", "another", "new", 9).await;
    assert_eq!(stale, Err(StoreError::Conflict));
    let changed = people.change_password("acc-a", &anna.password, "new", 9).await;
    assert_eq!(changed, Ok(()));
    let now = people
        .account_of("acc-a")
        .await
        .expect("an answer")
        .expect("an account");
    assert_eq!((now.password.as_str(), now.changed), ("new", 9));
    assert_eq!(people.remove_account("acc-a").await, Ok(()));
    assert_eq!(people.account("o'anna").await, Ok(None));
    assert_eq!(people.make_account(account("acc-b", "O'ANNA")).await, Ok(()));
    store.forget_guest("acc-b").await.expect("an answer");
    assert_eq!(people.account_of("acc-b").await, Ok(None));
    profiles(store, people).await;
}

/// Leaves an account and an invitation of a guest.
pub async fn remaining(store: &dyn Store, id: &str) {
    let people = store.of_people();
    assert_eq!(people.make_account(account(id, "Remains")).await, Ok(()));
    let invite = InviteRow {
        table: "full".to_owned(),
        guest: id.to_owned(),
        by: "anna".to_owned(),
        time: 5,
    };
    assert_eq!(people.invite(invite).await, Ok(()));
}

async fn profiles(store: &dyn Store, people: &dyn PeopleStore) {
    let avatar = Avatar {
        figure: AvatarFigure::Frog,
        colour: AvatarColour::Leaf,
    };
    let profile = Profile {
        avatar: Some(avatar),
        language: None,
        link: Some("link of c".to_owned()),
    };
    assert_eq!(people.choose_profile("acc-c", profile).await, Ok(()));
    let language = Profile {
        language: Some("hu".to_owned()),
        ..Profile::default()
    };
    assert_eq!(people.choose_profile("acc-c", language).await, Ok(()));
    let row = store.guest("acc-c").await.expect("an answer").expect("a guest");
    assert_eq!(
        (row.avatar, row.language.as_deref(), row.link.as_deref()),
        (Some(avatar), Some("hu"), Some("link of c"))
    );
    let owner = people.guest_of_link("link of c").await;
    assert_eq!(owner, Ok(Some(row.person())));
    assert_eq!(people.guest_of_link("link of nobody").await, Ok(None));
    let both = store.people(vec!["acc-c".to_owned(), "nobody".to_owned()]).await;
    assert_eq!(both, Ok(vec![row.person()]));
    store.forget_guest("acc-c").await.expect("an answer");
    let row = store.guest("acc-c").await.expect("an answer").expect("a guest");
    assert_eq!((row.avatar, row.language, row.link), (None, None, None));
}

/// What each of a guest's relations is, in a fixed order: from whom, to whom, and what.
async fn known(people: &dyn PeopleStore, guest: &str) -> Vec<(String, String, Relation)> {
    let rows = people.relations(guest).await.expect("an answer");
    let tie = |row: RelationRow| (row.guest, row.other, row.kind);
    let mut ties: Vec<_> = rows.into_iter().map(tie).collect();
    ties.sort();
    ties
}

fn is(guest: &str, other: &str, kind: Relation) -> (String, String, Relation) {
    (guest.to_owned(), other.to_owned(), kind)
}

fn friends(one: &str, other: &str) -> Vec<(String, String, Relation)> {
    let mut both = vec![is(one, other, Relation::Friend), is(other, one, Relation::Friend)];
    both.sort();
    both
}

pub async fn relations(store: &dyn Store) {
    arrive(store, &["rel-a", "rel-b", "rel-c"]).await;
    let people = store.of_people();
    let tie = async |tie: Tie, guest: &str, other: &str| people.tie(tie, guest, other, 5).await;
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(
        known(people, "rel-b").await,
        [is("rel-a", "rel-b", Relation::Asked)]
    );
    let unasked = tie(Tie::Accept, "rel-a", "rel-b").await;
    assert_eq!(unasked, Err(StoreError::Conflict), "nobody agrees for the other");
    assert_eq!(tie(Tie::Decline, "rel-b", "rel-a").await, Ok(()));
    assert!(known(people, "rel-a").await.is_empty());
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(tie(Tie::Accept, "rel-b", "rel-a").await, Ok(()));
    assert_eq!(known(people, "rel-a").await, friends("rel-a", "rel-b"));
    // Asking a friend changes nothing.
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(known(people, "rel-b").await, friends("rel-a", "rel-b"));
    assert_eq!(tie(Tie::Part, "rel-b", "rel-a").await, Ok(()));
    assert!(known(people, "rel-a").await.is_empty());
    // Two who ask each other are friends.
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(tie(Tie::Ask, "rel-b", "rel-a").await, Ok(()));
    assert_eq!(known(people, "rel-a").await, friends("rel-a", "rel-b"));

    store
        .create_table(table("rel-t", "rel-a").into())
        .await
        .expect("a table");
    let invite = InviteRow {
        table: "rel-t".to_owned(),
        guest: "rel-b".to_owned(),
        by: "rel-a".to_owned(),
        time: 3,
    };
    assert_eq!(people.invite(invite.clone()).await, Ok(()));
    assert_eq!(
        people
            .invite(InviteRow {
                time: 4,
                ..invite.clone()
            })
            .await,
        Ok(())
    );
    assert_eq!(people.invites("rel-b").await, Ok(vec![invite.clone()]));
    assert_eq!(people.uninvite("rel-t", "rel-b").await, Ok(()));
    assert_eq!(people.invites("rel-b").await, Ok(Vec::new()));
    assert_eq!(people.invite(invite).await, Ok(()));

    // Whoever blocks is no friend and invites nobody any more; what is asked from then on is kept, but nobody's answer.
    assert_eq!(tie(Tie::Block, "rel-b", "rel-a").await, Ok(()));
    assert_eq!(people.invites("rel-b").await, Ok(Vec::new()));
    assert_eq!(
        known(people, "rel-a").await,
        [is("rel-b", "rel-a", Relation::Blocked)]
    );
    assert_eq!(tie(Tie::Ask, "rel-a", "rel-b").await, Ok(()));
    assert_eq!(tie(Tie::Block, "rel-b", "rel-c").await, Ok(()));
    let mut blocks = people.blocks("rel-b").await.expect("an answer");
    blocks.sort();
    let pair = |by: &str, other: &str| (by.to_owned(), other.to_owned());
    assert_eq!(blocks, [pair("rel-b", "rel-a"), pair("rel-b", "rel-c")]);
    assert_eq!(people.blocks("rel-c").await, Ok(vec![pair("rel-b", "rel-c")]));
    // Parting does not unblock.
    assert_eq!(tie(Tie::Part, "rel-b", "rel-c").await, Ok(()));
    assert_eq!(people.blocks("rel-c").await, Ok(vec![pair("rel-b", "rel-c")]));
    assert_eq!(tie(Tie::Unblock, "rel-b", "rel-a").await, Ok(()));
    assert!(known(people, "rel-a").await.is_empty());
    store.forget_guest("rel-b").await.expect("an answer");
    assert_eq!(people.blocks("rel-c").await, Ok(Vec::new()));
}

fn seated(id: &str) -> SeatRow {
    SeatRow::of(Occupant::Guest {
        id: id.to_owned(),
        name: guest(id).name,
        avatar: None,
    })
}

pub async fn bringing(store: &dyn Store) {
    arrive(store, &["from", "into", "friend", "foe", "third"]).await;
    let people = store.of_people();
    for (id, host, seats) in [
        ("own", "from", ["from", "third"]),
        ("both", "third", ["from", "into"]),
        ("hosted", "from", ["third", "into"]),
        ("other", "third", ["third", "friend"]),
    ] {
        let mut row = table(id, host);
        row.seats = seats.map(seated).into();
        store.create_table(row.into()).await.expect("a table");
    }
    let line = ChatRow {
        number: 1,
        guest: "from".to_owned(),
        name: guest("from").name,
        request: "r".to_owned(),
        words: ChatWords::Text {
            text: "hello".to_owned(),
        },
        time: 1,
    };
    store.say("own", line, 10).await.expect("a line");
    for (tie, one, other) in [
        (Tie::Ask, "from", "friend"),
        (Tie::Accept, "friend", "from"),
        (Tie::Ask, "into", "foe"),
        (Tie::Accept, "foe", "into"),
        (Tie::Block, "from", "foe"),
        (Tie::Ask, "third", "from"),
        (Tie::Ask, "from", "into"),
    ] {
        people.tie(tie, one, other, 5).await.expect("a tie");
    }
    let all = ["own", "both", "hosted", "other"].map(str::to_owned).to_vec();
    assert_eq!(people.bring_tables("from", "into", all.clone()).await, Ok(()));
    let row = async |id: &str| store.table_row(id).await.expect("an answer").expect("a table");
    let seats = |row: &server::store::TableRow| -> Vec<String> {
        row.seats
            .iter()
            .filter_map(|seat| seat.guest().map(str::to_owned))
            .collect()
    };
    let own = row("own").await;
    assert_eq!(
        (own.host.as_str(), own.revision),
        ("into", 1),
        "whoever had it reads it again"
    );
    assert_eq!(seats(&own), ["into", "third"]);
    assert_eq!(store.chat("own").await.expect("an answer")[0].guest, "into");
    // Nobody gets two seats, and nothing else changes.
    let both = row("both").await;
    assert_eq!(
        (seats(&both), both.revision),
        (vec!["from".to_owned(), "into".to_owned()], 0)
    );
    let hosted = row("hosted").await;
    assert_eq!(
        (hosted.host.as_str(), seats(&hosted)),
        ("into", vec!["third".to_owned(), "into".to_owned()])
    );
    assert_eq!(row("other").await.revision, 0);
    // Once more, nothing happens.
    assert_eq!(people.bring_tables("from", "into", all).await, Ok(()));
    assert_eq!(row("own").await.revision, 1);

    assert_eq!(people.bring_people("from", "into").await, Ok(()));
    let mut wanted = friends("friend", "into");
    wanted.push(is("into", "foe", Relation::Blocked));
    wanted.push(is("third", "into", Relation::Asked));
    wanted.sort();
    assert_eq!(known(people, "into").await, wanted);
    assert!(known(people, "from").await.is_empty());
}
