//! Nodes that are killed, paused or drained, a database that is restarted, and a line that is cut.

use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::{Connection as _, PgConnection};

use crate::fleet::{Doors, Node, free_port};
use crate::game::{Player, Watcher};
use crate::postgres::{Cluster, name_of};
use crate::server::Person;

/// How long the games of a test go on at most.
const GAME: Duration = Duration::from_secs(18);

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

/// Whether the game is over or goes on once everything is well again; then its account is checked.
fn goes_on(player: &mut Player, before: usize) {
    let until = Instant::now() + Duration::from_secs(30);
    let mut is_over = false;
    while !is_over && player.moves() == before {
        assert!(Instant::now() < until, "the game does not go on");
        is_over = player.play(Instant::now() + Duration::from_millis(300));
    }
    player.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn three_nodes_are_one_server_while_one_of_them_is_killed_again_and_again() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let [_a, _b, mut victim] = three(&database, &doors);
    let mut players = [Player::new(&doors), Player::new(&doors)];
    let watchers = players.each_ref().map(Watcher::of);
    let end = Instant::now() + GAME;
    let mut kills = 0;
    std::thread::scope(|scope| {
        let playing = players.each_mut().map(|player| scope.spawn(|| player.play(end)));
        while Instant::now() < end && !playing.iter().all(|playing| playing.is_finished()) {
            std::thread::sleep(Duration::from_millis(1_200));
            let address = victim.server.address;
            victim.server.process.kill().expect("it runs");
            victim.server.process.wait().expect("an end");
            doors.close(address);
            kills += 1;
            // The same node again, which waits until its name is free, or a new one in its place.
            victim = match kills % 3 {
                0 => Node::start_at(&database, &victim.name, address.port(), &doors),
                _ => Node::start(&database, &format!("c{kills}"), &doors),
            };
        }
    });
    assert!(kills > 1, "{kills} kills");
    for (player, watcher) in players.iter_mut().zip(watchers) {
        let before = player.moves();
        goes_on(player, before);
        let (seen, streams) = watcher.end();
        assert!(seen > 0 && streams > 0);
        println!(
            "{} moves, the slowest took {:?}; {} times asked again, {streams} streams",
            player.moves(),
            player.slowest,
            player.troubles
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_was_paused_past_its_lease_serves_nothing_that_is_no_longer_so() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play(Instant::now() + Duration::from_millis(1_500));
    let before = player.moves();
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
    let mut is_over = false;
    while !is_over && player.moves() == before {
        is_over = player.play(Instant::now() + Duration::from_millis(200));
    }
    println!("the game goes on after {:?}", stopped.elapsed());
    let now = owner(cluster, &database, &player.table).await;
    assert!(now.is_some_and(|now| now != name), "another node owns the table");
    is_over = is_over || player.play(Instant::now() + Duration::from_secs(1));
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
    if !is_over {
        let before = player.moves();
        goes_on(&mut player, before);
    }
    let until = Instant::now() + Duration::from_secs(20);
    while paused.counted("meseta_node_lease_seconds") <= 0.0 {
        assert!(Instant::now() < until, "the woken node does not come back");
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(paused.counted("meseta_node_leases_lost_total") >= 1.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_drained_hands_its_tables_over_without_a_refused_move() {
    let Some(cluster) = Cluster::shared() else { return };
    let (database, doors) = (cluster.database().await, Doors::default());
    let nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play(Instant::now() + Duration::from_secs(1));
    let watcher = Watcher::of(&player);
    let name = owner(cluster, &database, &player.table)
        .await
        .expect("somebody owns it");
    let (mut gone, stay): (Vec<Node>, Vec<Node>) = nodes.into_iter().partition(|node| node.name == name);
    let drained = gone.pop().expect("its owner");
    let address = drained.server.address;
    let is_over = std::thread::scope(|scope| {
        let playing = scope.spawn(|| player.play(Instant::now() + Duration::from_secs(6)));
        std::thread::sleep(Duration::from_millis(500));
        drained.signal("-TERM");
        // A proxy in front of the nodes notices soon; until then the node passes requests on.
        std::thread::sleep(Duration::from_millis(700));
        doors.close(address);
        drained.drain();
        playing.join().expect("a game")
    });
    assert_eq!(player.troubles, 0, "a request was refused, or broke off");
    assert!(player.slowest < Duration::from_secs(4), "{:?}", player.slowest);
    if !is_over {
        let before = player.moves();
        goes_on(&mut player, before);
    }
    let (seen, streams) = watcher.end();
    assert!(seen > 0 && streams > 0);
    println!(
        "{} moves, the slowest took {:?}, {streams} streams",
        player.moves(),
        player.slowest
    );
    drop(stay);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_may_be_restarted_under_its_nodes() {
    let Some(mut cluster) = Cluster::start_new() else {
        return;
    };
    let (database, doors) = (cluster.database().await, Doors::default());
    let _nodes = three(&database, &doors);
    let mut player = Player::new(&doors);
    player.play(Instant::now() + Duration::from_secs(1));
    let before = player.moves();
    for pause in [Duration::ZERO, Duration::from_secs(6)] {
        cluster.stop();
        std::thread::sleep(pause);
        cluster.start();
        goes_on(&mut player, before);
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
    let cut_off = Node::start_at(&over_line, "far", free_port(), &doors);
    let mut player = Player::new(&doors);
    let near = Node::start(&database, "near", &doors);
    player.play(Instant::now() + Duration::from_secs(1));
    let owned_by = owner(cluster, &database, &player.table).await;
    assert_eq!(owned_by.as_deref(), Some("far"));
    let watcher = Watcher::of(&player);
    let before = player.moves();
    line.cut();
    let cut = Instant::now();
    let mut is_over = false;
    while !is_over && player.moves() == before {
        is_over = player.play(Instant::now() + Duration::from_millis(200));
    }
    println!("the game goes on after {:?}", cut.elapsed());
    let now = owner(cluster, &database, &player.table).await;
    assert_eq!(now.as_deref(), Some("near"));
    line.mend();
    let until = Instant::now() + Duration::from_secs(20);
    while cut_off.counted("meseta_node_lease_seconds") <= 0.0 {
        assert!(
            Instant::now() < until,
            "the node that was cut off does not come back"
        );
        std::thread::sleep(Duration::from_millis(100));
    }
    if !is_over {
        let before = player.moves();
        goes_on(&mut player, before);
    }
    assert!(cut_off.counted("meseta_node_requests_forwarded_total") > 0.0);
    let (seen, _) = watcher.end();
    assert!(seen > 0);
    drop(near);
}
