//! Nodes that are killed, paused or drained, a database that is restarted, and a line that is cut.

use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::{Connection as _, PgConnection};

use crate::fleet::{Doors, Node};
use crate::game::{Player, Watcher};
use crate::postgres::{Cluster, name_of};
use crate::server::Person;

/// How often a node is killed that has a table.
const KILLS: usize = 4;

/// How long to wait for what has to come, on a slow machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn three(database: &str, doors: &Doors) -> [Node; 3] {
    ["a", "b", "c"].map(|name| Node::start(database, name, doors))
}

/// The name of the node that owns a table.
async fn owner(cluster: &Cluster, database: &str, table: &str) -> Option<String> {
    let mut connection = PgConnection::connect(&cluster.address(name_of(database)))
        .await
        .expect("a connection");
    let owner = sqlx::query_scalar(
        "SELECT nodes.name FROM owners JOIN nodes ON nodes.fence = owners.fence WHERE owners.table_id = $1",
    )
    .bind(table)
    .fetch_optional(&mut connection)
    .await
    .expect("an answer");
    connection.close().await.expect("an end");
    owner
}

/// Waits within a test that can't be put aside, because its threads are at work.
fn wait_for<T>(answer: impl Future<Output = T>) -> T {
    tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(answer))
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_one_server_while_the_owners_of_tables_are_killed() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let mut nodes: Vec<Node> = three(&database, &doors).into();
    let mut players = [Player::new(&doors), Player::new(&doors)];
    let tables: [Mutex<String>; 2] = Default::default();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (player, table) in players.iter_mut().zip(&tables) {
            scope.spawn(|| player.play_on(&stop, table));
        }
        let begun = Instant::now();
        let mut kills = 0;
        while kills < KILLS && begun.elapsed() < 5 * PATIENCE {
            // In the middle of games.
            std::thread::sleep(Duration::from_millis(400));
            let table = tables[kills % 2].lock().expect("a table").clone();
            let name = wait_for(owner(cluster, &database, &table));
            let Some(place) = nodes.iter().position(|node| Some(&node.name) == name.as_ref()) else {
                continue;
            };
            let victim = nodes.swap_remove(place);
            let name = victim.name.clone();
            victim.kill(&doors);
            kills += 1;
            // The same node again, which waits until its name is free, or a new one in its place.
            nodes.push(match kills % 3 {
                0 => Node::start(&database, &name, &doors),
                _ => Node::start(&database, &format!("d{kills}"), &doors),
            });
        }
        stop.store(true, Ordering::Relaxed);
        assert_eq!(kills, KILLS, "owners were killed");
    });
    for player in &players {
        println!(
            "the slowest move took {:?}; {} times asked again",
            player.slowest, player.troubles
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_paused_past_its_lease_serves_nothing_that_is_no_longer_so() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play_until(3);
    let name = owner(cluster, &database, &player.table)
        .await
        .expect("somebody owns it");
    let paused = nodes
        .iter()
        .find(|node| node.name == name)
        .expect("one of the three");
    doors.close(paused.server.address);
    paused.signal("-STOP");
    let stopped = Instant::now();
    player.play_until(4);
    println!("the game goes on after {:?}", stopped.elapsed());
    let now = owner(cluster, &database, &player.table).await;
    assert!(now.is_some_and(|now| now != name), "another node owns the table");
    player.play_until(6);
    paused.signal("-CONT");
    // What it says from now on is what the others say: nothing that is older than what was acknowledged.
    let path = format!("/api/tables/{}", player.table);
    let known = player.person.get(doors.any(0), &path).expect("an answer");
    for _ in 0..20 {
        let mut same = Person {
            cookie: player.person.cookie.clone(),
        };
        let answered = same.call(paused.server.address, "GET", &path, &Value::Null);
        if let Some((200, summary)) = answered {
            assert!(
                summary["version"].as_u64() >= known["version"].as_u64(),
                "{summary}"
            );
        }
    }
    doors.open(paused.server.address);
    player.goes_on();
    wait_until("the woken node does not come back", || paused.is_ready());
    assert!(paused.counted("meseta_node_leases_lost_total") >= 1.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_drained_hands_its_tables_over_without_a_refused_move() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play_until(3);
    let name = owner(cluster, &database, &player.table)
        .await
        .expect("somebody owns it");
    let (mut gone, _stay): (Vec<Node>, Vec<Node>) = nodes.into_iter().partition(|node| node.name == name);
    let drained = gone.pop().expect("its owner");
    let (stop, table) = (AtomicBool::new(false), Mutex::default());
    std::thread::scope(|scope| {
        scope.spawn(|| player.play_on(&stop, &table));
        drained.drain(&doors);
        stop.store(true, Ordering::Relaxed);
    });
    assert_eq!(player.troubles, 0, "a request was refused, or broke off");
    println!("the slowest move took {:?}", player.slowest);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_may_be_restarted_under_its_nodes() {
    let Some(mut cluster) = Cluster::start_new() else {
        return;
    };
    let (database, doors) = (cluster.database().await, Doors::default());
    let _nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play_until(2);
    for pause in [Duration::ZERO, Duration::from_secs(5)] {
        cluster.stop();
        std::thread::sleep(pause);
        cluster.start();
        player.goes_on();
    }
}

/// Between a node and its database: passes everything on until it is cut.
struct Line {
    port: u16,
    is_cut: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    fn to(socket: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("its number").port();
        let (is_cut, open) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
        let line = Self {
            port,
            is_cut: Arc::clone(&is_cut),
            open: Arc::clone(&open),
        };
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = UnixStream::connect(&socket) else {
                    continue;
                };
                open.lock()
                    .expect("lines")
                    .push(near.try_clone().expect("a line"));
                let (near_too, far_too) = (
                    near.try_clone().expect("a line"),
                    far.try_clone().expect("a line"),
                );
                pass(near, far);
                pass(far_too, near_too);
            }
        });
        line
    }

    fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
        for line in self.open.lock().expect("lines").drain(..) {
            // It may be closed already.
            let _ = line.shutdown(Shutdown::Both);
        }
    }

    fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

fn pass(mut from: impl std::io::Read + Send + 'static, mut to: impl std::io::Write + Send + 'static) {
    std::thread::spawn(move || {
        let mut chunk = [0; 65_536];
        while let Ok(count @ 1..) = from.read(&mut chunk) {
            if to.write_all(&chunk[..count]).is_err() {
                break;
            }
        }
    });
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_from_the_database_loses_its_tables_and_comes_back() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    // `postgres://postgres@FOLDER/NAME?port=PORT`, with the slashes of the folder written as %2F.
    let folder = database
        .split('@')
        .nth(1)
        .and_then(|rest| rest.split('/').next())
        .expect("an address");
    let socket = PathBuf::from(folder.replace("%2F", "/")).join(".s.PGSQL.5432");
    let line = Line::to(socket);
    let over_line = format!(
        "postgres://postgres@127.0.0.1:{}/{}?sslmode=disable",
        line.port,
        name_of(&database)
    );
    let cut_off = Node::start(&over_line, "far", &doors);
    let mut player = Player::new(&doors);
    let _near = Node::start(&database, "near", &doors);
    player.play_until(2);
    let owned_by = owner(cluster, &database, &player.table).await;
    assert_eq!(owned_by.as_deref(), Some("far"));
    let watcher = Watcher::of(&player);
    line.cut();
    let cut = Instant::now();
    player.play_until(3);
    println!("the game goes on after {:?}", cut.elapsed());
    let now = owner(cluster, &database, &player.table).await;
    assert_eq!(now.as_deref(), Some("near"));
    line.mend();
    wait_until("the node that was cut off does not come back", || {
        cut_off.is_ready()
    });
    player.goes_on();
    assert!(cut_off.counted("meseta_node_requests_forwarded_total") > 0.0);
    let (seen, _) = watcher.end();
    assert!(seen > 0);
}
