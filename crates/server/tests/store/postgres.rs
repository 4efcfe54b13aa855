//! A PostgreSQL of the tests' own: made in a temporary folder, reached only through a socket in it, gone with the process.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{Connection as _, Executor as _, PgConnection};
use tempfile::TempDir;

/// The oldest version that the server accepts.
const OLDEST: u32 = 15;

/// How long a start may take on a very slow machine.
const START_MAX: Duration = Duration::from_secs(120);

/// The password of the user `anna`, who has one.
pub const PASSWORD: &str = "pa%s/w@rd";

/// A database cluster with its server.
pub struct Cluster {
    bin: PathBuf,
    folder: TempDir,
    server: Option<Child>,
    port: u16,
}

/// The usual port, which gives the socket its name.
const PORT: u16 = 5432;

impl Cluster {
    /// One for all tests of this process; `None`, with a line on standard error, if PostgreSQL is not installed. In CI
    /// that is a failure.
    pub fn shared() -> Option<&'static Self> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(Self::start_new).as_ref()
    }

    /// One for a test that stops it.
    pub fn start_new() -> Option<Self> {
        Self::start_with("listen_addresses = ''\n", PORT, |_| {})
    }

    /// One that also listens on a port of this machine, and encrypts there with this certificate and key, in PEM format.
    pub fn start_encrypted(certificate: &str, key: &str) -> Option<Self> {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("its number").port();
        drop(free);
        let settings = format!("listen_addresses = '127.0.0.1'\nport = {port}\nssl = on\n");
        Self::start_with(&settings, port, |cluster| {
            for (name, text) in [("server.crt", certificate), ("server.key", key)] {
                let path = cluster.data().join(name);
                std::fs::write(&path, text).expect("the folder can be written");
                give_away(&path);
                only_for_its_owner(&path);
            }
        })
    }

    fn start_with(settings: &str, port: u16, prepare: impl FnOnce(&Self)) -> Option<Self> {
        let Some(bin) = programs() else {
            let told = "PostgreSQL 15 or newer is not installed; `apt-get install postgresql` provides it";
            assert!(std::env::var_os("CI").is_none(), "{told}");
            // Past the capture of the test harness.
            let _ = writeln!(std::io::stderr(), "tests with PostgreSQL are skipped: {told}");
            return None;
        };
        let folder = tempfile::Builder::new()
            .prefix("meseta-pg-")
            .tempdir_in("/tmp")
            .expect("a folder");
        give_away(folder.path());
        let mut cluster = Self {
            bin,
            folder,
            server: None,
            port,
        };
        cluster.make(settings);
        prepare(&cluster);
        cluster.start();
        Some(cluster)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Everybody is let in but `anna`, who needs a password.
    fn make(&self, settings: &str) {
        let mut command = as_somebody(Command::new(self.bin.join("initdb")));
        let made = command
            .args([
                "-A",
                "trust",
                "-U",
                "postgres",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
                "-D",
            ])
            .arg(self.data())
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let rules = "local all anna scram-sha-256\nlocal all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        std::fs::write(self.data().join("pg_hba.conf"), rules).expect("who is let in");
        let file = std::fs::OpenOptions::new()
            .append(true)
            .open(self.data().join("postgresql.conf"));
        let mut file = file.expect("its settings");
        file.write_all(settings.as_bytes()).expect("more settings");
    }

    /// Starts the server and waits until it answers. Its guard is a shell that waits for the end of this process, by
    /// whatever cause, stops it then, and removes the folder unless it is told to keep it.
    pub fn start(&mut self) {
        let guard = "\"$0\" \"$@\" >>log 2>&1 & server=$!; read -r word; \
                     kill -QUIT $server; wait $server; [ \"$word\" = keep ] || rm -rf \"$PWD\"";
        let mut command = as_somebody(Command::new("sh"));
        let server = command
            .args(["-c", guard])
            .arg(self.bin.join("postgres"))
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.folder.path())
            .args(["-c", "fsync=off", "-c", "max_connections=200"])
            .current_dir(self.folder.path())
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .spawn()
            .expect("a server");
        self.server = Some(server);
        let (folder, port) = (self.folder.path().to_owned(), self.port);
        let answered = wait_for(move || {
            let url = address(&folder, "postgres", "postgres", port);
            async move {
                match PgConnection::connect(&url).await {
                    Ok(connection) => connection.close().await.is_ok(),
                    Err(_) => false,
                }
            }
        });
        let log = || std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        assert!(answered, "PostgreSQL does not start: {}", log());
    }

    /// Stops the server at once, as a crash does; every connection breaks.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            if let Some(mut guard) = server.stdin.take() {
                guard.write_all(b"keep\n").expect("the guard listens");
            }
            server.wait().expect("an end");
        }
    }

    /// A new, empty database; its address.
    pub async fn database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", COUNT.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}")).await;
        self.address(&name)
    }

    /// The address of a database of this name.
    pub fn address(&self, name: &str) -> String {
        address(self.folder.path(), "postgres", name, self.port)
    }

    /// The address of a database of this name by way of the network, with more parameters.
    pub fn address_over_tcp(&self, name: &str, parameters: &str) -> String {
        format!("postgres://postgres@localhost:{}/{name}?{parameters}", self.port)
    }

    /// The same for the user who needs a password, which goes into the address as it is.
    pub fn address_of_anna(&self, password: &str, name: &str) -> String {
        address(self.folder.path(), &format!("anna:{password}"), name, self.port)
    }

    /// Carries out statements in a database of this name.
    pub async fn sql(&self, name: &str, statements: &str) {
        let mut connection = PgConnection::connect(&self.address(name))
            .await
            .expect("a connection");
        connection
            .execute(sqlx::AssertSqlSafe(statements.to_owned()))
            .await
            .expect("statements of the test");
        connection.close().await.expect("an end");
    }

    /// The processes behind the connections that hold an advisory lock of a database.
    pub async fn processes_with_a_lock(&self, name: &str) -> Vec<i32> {
        let mut connection = PgConnection::connect(&self.address(name))
            .await
            .expect("a connection");
        let found = sqlx::query_scalar(
            "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted \
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        )
        .fetch_all(&mut connection)
        .await
        .expect("locks");
        connection.close().await.expect("an end");
        found
    }

    /// Waits until nobody holds an advisory lock of a database: the process behind a connection that was closed or cut
    /// off lives on for a moment, and on a busy machine for longer.
    pub async fn until_unlocked(&self, name: &str) {
        let free = async {
            while !self.processes_with_a_lock(name).await.is_empty() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(START_MAX, free)
            .await
            .expect("the lock is let go");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The name of the database at the end of an address.
pub fn name_of(address: &str) -> &str {
    let (_, rest) = address.rsplit_once('/').expect("an address");
    rest.split('?').next().expect("a name")
}

fn address(folder: &Path, user: &str, name: &str, port: u16) -> String {
    let socket = folder.to_str().expect("a plain name").replace('/', "%2F");
    format!("postgres://{user}@{socket}/{name}?port={port}")
}

/// The folder of the newest installed programs that are new enough.
fn programs() -> Option<PathBuf> {
    let of_distribution = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut found: Vec<(u32, PathBuf)> = of_distribution
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(version, bin)| *version >= OLDEST && bin.join("initdb").exists())
        .collect();
    found.sort();
    let in_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
    };
    found.pop().map(|(_, bin)| bin).or_else(in_path)
}

/// PostgreSQL refuses to run as root: then it runs as the user whom its package has made.
fn as_somebody(mut command: Command) -> Command {
    #[cfg(unix)]
    if let Some((user, group)) = somebody_else() {
        use std::os::unix::process::CommandExt as _;
        command.uid(user).gid(group);
    }
    command.current_dir("/");
    command
}

fn give_away(folder: &Path) {
    #[cfg(unix)]
    if let Some((user, group)) = somebody_else() {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("a folder of its own");
    }
    #[cfg(not(unix))]
    let _ = folder;
}

/// PostgreSQL refuses a key that others can read.
fn only_for_its_owner(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)).expect("an own file");
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// User and group of `postgres`, if this process is root.
#[cfg(unix)]
fn somebody_else() -> Option<(u32, u32)> {
    let number = |arguments: &[&str]| {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    (number(&["-u"])? == 0).then(|| {
        let user = number(&["-u", "postgres"]).expect("the package has made a user `postgres`");
        (user, number(&["-g", "postgres"]).expect("a group"))
    })
}

/// Asks again and again, in a thread with a runtime of its own; whether the answer was yes in time.
fn wait_for<F, Q>(mut question: Q) -> bool
where
    Q: FnMut() -> F + Send + 'static,
    F: Future<Output = bool>,
{
    let asking = std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime");
        let until = std::time::Instant::now() + START_MAX;
        while std::time::Instant::now() < until {
            if runtime.block_on(question()) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        false
    });
    asking.join().expect("an answer")
}
