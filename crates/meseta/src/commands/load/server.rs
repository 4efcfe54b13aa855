//! The server under load: one that runs already, or one that is started for the occasion.

use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::failure::Failure;

/// A server under load.
pub struct Loaded {
    pub address: SocketAddr,
    /// The process that was started for it, which ends with this value.
    process: Option<Child>,
    /// Its temporary folder.
    _folder: Option<tempfile::TempDir>,
}

impl Loaded {
    /// A server that is running at this address.
    pub fn running(url: &str) -> Result<Self, Failure> {
        let wrong = || {
            Failure::Usage(format!(
                "`{url}` is not an address of a server, such as http://127.0.0.1:8080"
            ))
        };
        let rest = url
            .strip_prefix("http://")
            .ok_or_else(wrong)?
            .trim_end_matches('/');
        let mut found = rest.to_socket_addrs().map_err(|_| wrong())?;
        Ok(Self {
            address: found.next().ok_or_else(wrong)?,
            process: None,
            _folder: None,
        })
    }

    /// Starts a server of this program on a free port, with no limits for a single address.
    pub fn started(database: Option<&str>) -> Result<Self, Failure> {
        let folder = tempfile::tempdir()
            .map_err(|error| Failure::Usage(format!("no temporary folder can be made: {error}")))?;
        // The place may contain a password: it is told in the environment, which others can't read.
        let place = match database {
            Some(text) => text.to_owned(),
            None => folder.path().join("meseta.db").to_string_lossy().into_owned(),
        };
        let failed = |error: &std::io::Error| Failure::Usage(format!("no server could be started: {error}"));
        let program = std::env::current_exe().map_err(|error| failed(&error))?;
        let many = "1000000";
        let mut process = Command::new(program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--bot-pause-ms",
                "0",
                "--log",
                "error",
            ])
            .args(["--requests-per-second", many, "--connections", many])
            .args(["--connections-per-address", many, "--streams-per-address", many])
            .args(["--tables-per-guest", many])
            .env("MESETA_DATABASE", place)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error))?;
        let mut line = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output)
                .read_line(&mut line)
                .map_err(|error| failed(&error))?;
        }
        let address = line.trim().strip_prefix("Meseta is ready at http://");
        let address = address.and_then(|rest| rest.trim_end_matches('/').parse().ok());
        let mut loaded = Self {
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            process: Some(process),
            _folder: Some(folder),
        };
        loaded.address = address
            .ok_or_else(|| Failure::Usage("the server did not start; it says why above".to_owned()))?;
        Ok(loaded)
    }

    /// Processor time that the server has taken; `None` where the system, or another owner, doesn't tell.
    pub fn cpu_time(&self) -> Option<Duration> {
        self.process
            .as_ref()
            .and_then(|process| cpu_time(&process.id().to_string()))
    }

    /// Memory that the server holds, in bytes.
    pub fn memory(&self) -> Option<u64> {
        memory(self.process.as_ref()?.id())
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // It may have ended already.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// The processor time of a process, or of this one (`self`).
#[cfg(target_os = "linux")]
pub fn cpu_time(process: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in brackets, may contain anything; user and system time are the 12th and 13th word after it.
    let (_, rest) = stat.rsplit_once(')')?;
    let ticks: u64 = rest
        .split_whitespace()
        .skip(11)
        .take(2)
        .map(|word| word.parse::<u64>().ok())
        .sum::<Option<u64>>()?;
    let per_second = rustix::param::clock_ticks_per_second();
    Some(Duration::from_secs_f64(ticks as f64 / per_second as f64))
}

#[cfg(not(target_os = "linux"))]
pub fn cpu_time(_process: &str) -> Option<Duration> {
    None
}

#[cfg(target_os = "linux")]
fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(not(target_os = "linux"))]
fn memory(_process: u32) -> Option<u64> {
    None
}
