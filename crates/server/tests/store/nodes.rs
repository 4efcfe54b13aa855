//! A PostgreSQL database that several nodes share.

use std::time::Duration;

use server::store::postgres::{Heard, Job, Jobs, Joined, Nodes, OwnedBy};
use server::store::{Fence, Place, SqlStore, Store as _, StoreError};

use crate::conformance::{conforms, guest, next, table};
use crate::postgres::{Cluster, name_of};

/// Longer than a test takes.
const LONG: Duration = Duration::from_secs(3600);

/// A node as the store sees it.
struct Node {
    fence: Fence,
    store: SqlStore,
    nodes: Nodes,
}

impl Node {
    async fn come(database: &str, name: &str) -> Self {
        let place = Place::parse(database).expect("an address");
        let Place::Postgres(address) = &place else {
            panic!("a database");
        };
        let fence = Fence::default();
        let store = place.open_shared(fence.clone()).await.expect("a store");
        let nodes = Nodes::of(address);
        fence.show(join(&nodes, name).await);
        Self { fence, store, nodes }
    }

    async fn claim(&self, table: &str) -> OwnedBy {
        let claimed = self.nodes.claim(table, self.fence.shown()).await;
        claimed.expect("an answer")
    }

    fn itself(&self) -> OwnedBy {
        OwnedBy::Node(self.fence.shown())
    }

    async fn close(self) {
        self.nodes.close().await;
        self.store.close().await;
    }
}

async fn join(nodes: &Nodes, name: &str) -> i64 {
    match nodes.join(name, "http://127.0.0.1:1", LONG).await {
        Ok(Joined::As(fence)) => fence,
        other => panic!("{name}: {other:?}"),
    }
}

#[tokio::test]
async fn a_node_does_what_a_store_has_to_do() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let node = Node::come(&database, "a").await;
    // Whatever table there is, it is this node's.
    let own = format!(
        "CREATE FUNCTION own() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         INSERT INTO owners VALUES (new.id, {}) ON CONFLICT DO NOTHING; RETURN new; END $$; \
         CREATE TRIGGER own AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION own()",
        node.fence.shown()
    );
    cluster.sql(name_of(&database), &own).await;
    conforms(&node.store).await;
    node.close().await;
}

#[tokio::test]
async fn only_the_owner_of_a_table_changes_it() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let (one, other) = (Node::come(&database, "a").await, Node::come(&database, "b").await);
    assert!(one.fence.shown() < other.fence.shown(), "later fences are higher");
    one.store.create_guest(guest("anna")).await.expect("a guest");
    let mut row = table("t", "anna");
    one.store.create_table(row.clone().into()).await.expect("a table");
    let mut step = async |node: &Node| {
        let change = next(&row, 1);
        let made = node.store.commit(change.clone()).await;
        if made.is_ok() {
            row = change.row;
        }
        made
    };
    let conflict = Err(StoreError::Conflict);
    assert_eq!(step(&one).await, conflict, "nobody owns it");

    assert_eq!(one.claim("t").await, one.itself());
    assert_eq!(one.claim("t").await, one.itself(), "once more changes nothing");
    assert_eq!(other.claim("t").await, one.itself());
    assert_eq!(step(&one).await, Ok(()));
    assert_eq!(step(&other).await, conflict);

    one.nodes
        .release("t", one.fence.shown())
        .await
        .expect("an answer");
    assert_eq!(step(&one).await, conflict, "it was given up");
    assert_eq!(other.claim("t").await, other.itself());
    assert_eq!(step(&other).await, Ok(()));
    // What was on its way when the table was given up arrives late.
    one.nodes
        .release("t", one.fence.shown())
        .await
        .expect("an answer");
    assert_eq!(step(&other).await, Ok(()));

    other.nodes.leave(other.fence.shown()).await.expect("an answer");
    assert_eq!(one.claim("t").await, one.itself(), "its owner is gone");
    assert_eq!(step(&one).await, Ok(()));
    let before = other.fence.shown();
    other.fence.show(join(&other.nodes, "b").await);
    assert!(before < other.fence.shown(), "no fence is given twice");
    assert_eq!(step(&other).await, conflict);
    assert_eq!(one.claim("none").await, OwnedBy::Nobody, "there is no such table");
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn nodes_begin_to_serve_one_after_another() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let (one, other) = (Node::come(&database, "a").await, Node::come(&database, "b").await);
    let (first, second) = (one.fence.shown(), other.fence.shown());
    let mut turn = one.nodes.turn().await.expect("a turn");
    assert_eq!(turn.do_others_serve(first).await, Ok(false));
    let mut waiting = Box::pin(other.nodes.turn());
    let early = tokio::time::timeout(Duration::from_millis(300), &mut waiting).await;
    assert!(early.is_err(), "the first one has not begun yet");
    assert_eq!(turn.serve(first).await, Ok(true));
    let mut turn = waiting.await.expect("the next turn");
    // It looks until the first one gives a sign of life.
    let (others_serve, beat) = tokio::join!(turn.do_others_serve(second), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        one.nodes.beat(first, LONG).await
    });
    assert!(beat.expect("an answer").is_member);
    assert_eq!(others_serve, Ok(true));
    drop(turn);
    // It died in its turn; the next one finds that nobody serves who is alive.
    let mut turn = other.nodes.turn().await.expect("a turn again");
    let dead = "UPDATE nodes SET until = clock_timestamp() + interval '300 milliseconds' WHERE name = 'a'";
    cluster.sql(name_of(&database), dead).await;
    assert_eq!(turn.do_others_serve(second).await, Ok(false));
    other.nodes.leave(second).await.expect("an answer");
    assert_eq!(turn.serve(second).await, Ok(false), "it is no member");
    one.close().await;
    other.close().await;
}

/// The queue of a database, and a job for it.
fn queue(database: &str) -> Jobs {
    let Place::Postgres(address) = Place::parse(database).expect("an address") else {
        panic!("a database");
    };
    Jobs::of(&address)
}

fn job(id: i64, text: &str) -> Job {
    Job {
        id,
        kind: "hint".to_owned(),
        job: text.to_owned(),
    }
}

#[tokio::test]
async fn each_job_is_taken_by_one_node_and_by_another_one_if_that_one_dies() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let (one, other) = (Node::come(&database, "a").await, Node::come(&database, "b").await);
    let (first, second) = (one.fence.shown(), other.fence.shown());
    let jobs = queue(&database);
    let mut listening = jobs.listen().await.expect("an ear");
    for id in 0..20 {
        let asked = jobs
            .ask(&job(id, &format!("job {id}")), 1, first)
            .await
            .expect("an answer");
        assert_eq!((asked.id, asked.whole, asked.answer), (id, 0, None));
    }
    assert_eq!(listening.next().await, Ok(Heard::Asked));
    let again = jobs.ask(&job(99, "job 7"), 1, first).await.expect("an answer");
    assert_eq!(again.id, 7, "the same job is there once");
    jobs.ask(&job(20, "urgent"), 0, first).await.expect("an answer");
    let urgent = jobs.take("hint", second).await.expect("an answer");
    assert_eq!(urgent, Some(job(20, "urgent")));
    assert_eq!(jobs.take("review", second).await, Ok(None));

    // At the same moment, and none twice.
    let taken = futures_util::future::join_all((0..22).map(|number| {
        let fence = if number % 2 == 0 { first } else { second };
        jobs.take("hint", fence)
    }));
    let mut taken: Vec<i64> = taken
        .await
        .into_iter()
        .filter_map(|job| Some(job.expect("an answer")?.id))
        .collect();
    while let Some(left) = jobs.take("hint", first).await.expect("an answer") {
        taken.push(left.id);
    }
    taken.sort_unstable();
    assert_eq!(taken, (0..20).collect::<Vec<_>>());

    // Only who has it answers.
    assert_eq!(jobs.collect(20).await, Ok(None));
    jobs.answer(20, first, "not mine").await.expect("an answer");
    assert_eq!(jobs.collect(20).await, Ok(None));
    jobs.answer(20, second, "mine").await.expect("an answer");
    while listening.next().await != Ok(Heard::Answered(20)) {}
    assert_eq!(
        jobs.collect(20).await.expect("an answer").as_deref(),
        Some("mine")
    );
    assert_eq!(jobs.collect(20).await, Ok(None), "it is done with");

    // What a node had that is gone is taken by another one; what it asked for is forgotten.
    jobs.ask(&job(30, "its own"), 0, second).await.expect("an answer");
    jobs.ask(&job(31, "another's"), 0, first)
        .await
        .expect("an answer");
    for _ in 0..2 {
        assert!(jobs.take("hint", second).await.expect("an answer").is_some());
    }
    assert_eq!(jobs.take("hint", first).await, Ok(None));
    other.nodes.leave(second).await.expect("an answer");
    assert_eq!(jobs.take("hint", second).await, Ok(None), "it is no member");
    let mut taken = Vec::new();
    while let Some(left) = jobs.take("hint", first).await.expect("an answer") {
        taken.push(left.id);
    }
    assert!(taken.contains(&31) && !taken.contains(&30), "{taken:?}");
    jobs.close().await;
    one.close().await;
    other.close().await;
}

#[tokio::test]
async fn a_program_that_says_other_things_is_refused_beside_those_that_are_there() {
    let Some(cluster) = Cluster::shared() else { return };
    let database = cluster.database().await;
    let node = Node::come(&database, "a").await;
    // As a node of a program from before there was a number.
    let old = "INSERT INTO nodes (fence, name, address, until) \
        VALUES (1, 'old', 'http://127.0.0.1:1', clock_timestamp() + interval '1 hour')";
    cluster.sql(name_of(&database), old).await;
    let refused = node.nodes.join("b", "http://127.0.0.1:2", LONG).await;
    assert_eq!(refused, Ok(Joined::OtherProgram("old".to_owned())));
    cluster
        .sql(
            name_of(&database),
            "UPDATE nodes SET until = clock_timestamp() - interval '1 second' WHERE name = 'old'",
        )
        .await;
    assert!(matches!(
        node.nodes.join("b", "http://127.0.0.1:2", LONG).await,
        Ok(Joined::As(_))
    ));
    // The table of nodes as an earlier program made it.
    let as_before = "DROP TABLE nodes; CREATE TABLE nodes (fence BIGINT PRIMARY KEY, name TEXT NOT NULL UNIQUE, \
        address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL, serves BIGINT NOT NULL DEFAULT 0)";
    cluster.sql(name_of(&database), as_before).await;
    assert!(matches!(
        node.nodes.join("c", "http://127.0.0.1:3", LONG).await,
        Ok(Joined::As(_))
    ));
    node.close().await;
}
