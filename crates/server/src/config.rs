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
    /// Connections that may be open at a time, as far as the system lets the program have them.
    pub connections_max: u32,
    /// Connections that one address may have open at a time; without effect behind a proxy.
    pub connections_per_address: u32,
    /// Streams of tables that one address may have open at a time.
    pub streams_per_address: u32,
    /// How long a connection may take to bring its next request, headers included, in milliseconds.
    pub request_within_ms: u64,
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
            connections_max: 20_000,
            connections_per_address: 400,
            streams_per_address: 200,
            request_within_ms: 20 * 1000,
            components: Vec::new(),
        }
    }
}
