//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;

/// Everything that a host can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The data file.
    pub data: PathBuf,
    /// How long a bot's decision takes at least, in milliseconds, so that people can follow.
    pub bot_pause_ms: u64,
    /// How long a table stays in memory that nobody watches, in milliseconds.
    pub unload_after_ms: u64,
    /// Whether a reverse proxy stands in front, whose `X-Forwarded-For` tells the visitor's address and
    /// whose visitors come by HTTPS.
    pub behind_proxy: bool,
    /// Requests that one address may make in a second, and ten times as many in one go.
    pub requests_per_second: u32,
    /// Component sets besides those that come with the program, as setup lines name them; new tables use the first.
    pub components: Vec<String>,
}

impl Config {
    /// The usual set-up for a data file.
    #[must_use]
    pub fn new(data: PathBuf) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data,
            bot_pause_ms: 700,
            unload_after_ms: 5 * 60 * 1000,
            behind_proxy: false,
            requests_per_second: 50,
            components: Vec::new(),
        }
    }
}
