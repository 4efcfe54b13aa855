//! A PostgreSQL database that several nodes share.

use std::time::Duration;

use server::store::postgres::{Joined, Nodes, OwnedBy};
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
