//! The configuration of a server.

use std::net::SocketAddr;

use crate::backups::Backups;
use crate::store::Place;
use crate::tls::TlsFiles;

/// A node of a cluster, as its host calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name, which no other node has.
    pub name: String,
    /// Where the other nodes reach it, such as `http://10.0.0.2:8080`.
    pub address: String,
}

/// The host's server for e-mail.
#[derive(Clone, PartialEq, Eq)]
pub struct MailServer {
    /// Where it is, with name and password: `smtps://NAME:PASSWORD@mail.example.org`, or `smtp://…?tls=required` for one that
    /// begins in clear text.
    pub url: String,
    /// Who sends: `Meseta <meseta@example.org>`.
    pub from: String,
    /// How people reach this server, as links in messages begin: `https://play.example.org`.
    pub site: String,
}

impl std::fmt::Debug for MailServer {
    /// Without the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MailServer")
            .field("from", &self.from)
            .field("site", &self.site)
            .finish_non_exhaustive()
    }
}

/// Everything that a host can configure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data: Place,
    /// The minimum duration of a bot's decision, in milliseconds, so that people can follow.
    pub bot_pause_ms: u64,
    /// How long a table that nobody watches stays in memory, in milliseconds.
    pub unload_after_ms: u64,
    /// Whether the server is behind a reverse proxy, whose `X-Forwarded-For` gives the visitor's address and whose
    /// visitors use HTTPS.
    pub behind_proxy: bool,
    /// The server's own certificate: visitors use HTTPS. `None`: clear text, or a proxy has one.
    pub tls: Option<TlsFiles>,
    /// Requests that one address may make per second; ten times as many are allowed in one go.
    pub requests_per_second: u32,
    /// Connections that may be open at a time, as far as the system allows.
    pub connections_max: u32,
    /// Connections that one address may have open at a time; without effect behind a proxy.
    pub connections_per_address: u32,
    /// Streams that one address may have open at a time; a browser opens one for all its tables.
    pub streams_per_address: u32,
    /// Unfinished tables that one guest may have made.
    pub tables_per_guest: u32,
    /// Whether the lobby lists tables that anyone may join.
    pub public_tables: bool,
    /// Whether people at a table can talk to each other.
    pub chat: bool,
    /// Whether only people with a code of the host can become guests.
    pub by_invitation: bool,
    /// Words that are replaced in what people say.
    pub chat_filter: Vec<String>,
    /// After how many days without a change a table is removed if nobody has ever decided anything at it; 0: never.
    pub remove_unplayed_days: u32,
    /// After how many days without a change a table is removed whose game is over; 0: never.
    pub remove_finished_days: u32,
    /// Copies that the server makes of its data by itself; `None`: the host sees to that.
    pub backups: Option<Backups>,
    /// Whether people may have messages sent to addresses of private networks, such as a program on the host's machine.
    pub notices_to_private: bool,
    /// The server that sends e-mail for people; `None`: nobody gets any.
    pub mail: Option<MailServer>,
    /// Which node of a cluster this is; `None`: the server shares its data with nobody.
    pub node: Option<Node>,
    /// How long a connection may take to send its next request, headers included, in milliseconds.
    pub request_within_ms: u64,
    /// The word that all chance comes from, for tests; `None`: the operating system's randomness. Anyone who knows it
    /// knows everything hidden.
    pub chance_from: Option<String>,
    /// Component sets besides those that come with the program, as setup lines name them; new tables use the first.
    pub components: Vec<String>,
}

impl Config {
    /// The default configuration for data that are kept there.
    #[must_use]
    pub fn new(data: impl Into<Place>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: data.into(),
            bot_pause_ms: 700,
            unload_after_ms: 5 * 60 * 1000,
            behind_proxy: false,
            tls: None,
            requests_per_second: 50,
            connections_max: 20_000,
            connections_per_address: 400,
            streams_per_address: 200,
            tables_per_guest: 200,
            public_tables: true,
            chat: true,
            by_invitation: false,
            chat_filter: Vec::new(),
            remove_unplayed_days: 0,
            remove_finished_days: 0,
            backups: None,
            notices_to_private: false,
            mail: None,
            node: None,
            request_within_ms: 20 * 1000,
            chance_from: None,
            components: Vec::new(),
        }
    }

    /// Whether visitors come by HTTPS.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.behind_proxy || self.tls.is_some()
    }
}
