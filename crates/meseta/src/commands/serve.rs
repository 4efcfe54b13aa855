//! `meseta serve`: tables for people and bots, in the browser.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use altiplano::ComponentSet;
use clap::Args;
use server::{Backups, Config, MailServer, Node, Server, TlsFiles, stop_signal};

use crate::data::DataChoice;
use crate::failure::Failure;
use crate::log;

/// Start a server: tables for people and bots, in the browser
///
/// Everything is kept in one data file, which is made if it is not there, or in a PostgreSQL database; killing the server
/// at any moment loses nothing that was acknowledged. Interrupt it (Ctrl-C) to stop it.
#[derive(Args)]
pub struct Arguments {
    /// Where to listen; 0.0.0.0:8080 lets the whole network in
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "MESETA_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    listen: SocketAddr,

    #[command(flatten)]
    data: DataChoice,

    /// What this node of a cluster is called; the nodes share one PostgreSQL database, and each has a name of its own
    #[arg(long, value_name = "NAME", env = "MESETA_NODE", requires = "node_address")]
    node: Option<String>,

    /// Where the other nodes reach this one, such as http://10.0.0.2:8080; in a network of the host's own
    #[arg(long, value_name = "URL", env = "MESETA_NODE_ADDRESS", requires = "node")]
    node_address: Option<String>,

    /// Open the page in this machine's browser
    #[arg(long)]
    open: bool,

    /// How long a bot's decision takes at least, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", env = "MESETA_BOT_PAUSE_MS", default_value_t = 700)]
    bot_pause_ms: u64,

    /// How long a table stays in memory that nobody watches, in seconds
    #[arg(
        long,
        value_name = "SECONDS",
        env = "MESETA_UNLOAD_AFTER",
        default_value_t = 300
    )]
    unload_after: u32,

    /// A reverse proxy stands in front: visitors come by HTTPS, and X-Forwarded-For tells their address
    #[arg(long, env = "MESETA_BEHIND_PROXY")]
    behind_proxy: bool,

    /// The certificate to speak HTTPS with, in PEM format, followed by those that vouch for it; read again when it changes
    #[arg(long, value_name = "FILE", env = "MESETA_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,

    /// The certificate's private key, in PEM format
    #[arg(long, value_name = "FILE", env = "MESETA_TLS_KEY", requires = "tls_cert")]
    tls_key: Option<PathBuf>,

    /// Requests that one address may make in a second; ten times as many in one go
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_REQUESTS_PER_SECOND",
        default_value_t = 50
    )]
    requests_per_second: u32,

    /// Connections that may be open at a time, as far as the system allows
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_CONNECTIONS",
        default_value_t = 20_000
    )]
    connections: u32,

    /// Connections that one address may have open; without effect behind a proxy
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_CONNECTIONS_PER_ADDRESS",
        default_value_t = 400
    )]
    connections_per_address: u32,

    /// Streams that one address may have open at a time; a browser opens one, however many tables it shows
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_STREAMS_PER_ADDRESS",
        default_value_t = 200
    )]
    streams_per_address: u32,

    /// Unfinished tables that one guest may have made
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_TABLES_PER_GUEST",
        default_value_t = 200
    )]
    tables_per_guest: u32,

    /// List no tables in the lobby: people join with a link only
    #[arg(long, env = "MESETA_NO_PUBLIC_TABLES")]
    no_public_tables: bool,

    /// Only people with a code of the host can become guests; `meseta admin invite` makes one
    #[arg(long, env = "MESETA_BY_INVITATION")]
    by_invitation: bool,

    /// No chat: people at a table can't write to each other
    #[arg(long, env = "MESETA_NO_CHAT")]
    no_chat: bool,

    /// A file of words, one a line, that are replaced in what people write to each other
    #[arg(long, value_name = "FILE", env = "MESETA_CHAT_FILTER")]
    chat_filter: Option<PathBuf>,

    /// Remove tables where no move has ever been made after this many days without a change; 0: never
    #[arg(
        long,
        value_name = "DAYS",
        env = "MESETA_REMOVE_UNPLAYED_AFTER",
        default_value_t = 0
    )]
    remove_unplayed_after: u32,

    /// Remove finished tables, with their records, after this many days without a change; 0: never
    #[arg(
        long,
        value_name = "DAYS",
        env = "MESETA_REMOVE_FINISHED_AFTER",
        default_value_t = 0
    )]
    remove_finished_after: u32,

    /// Make copies of the data by itself, in this folder
    #[arg(long, value_name = "FOLDER", env = "MESETA_BACKUP_FOLDER")]
    backup_folder: Option<PathBuf>,

    /// Hours from one such copy to the next
    #[arg(
        long,
        value_name = "HOURS",
        env = "MESETA_BACKUP_EVERY",
        default_value_t = 24,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    backup_every: u32,

    /// How many of them are kept
    #[arg(
        long,
        value_name = "NUMBER",
        env = "MESETA_BACKUPS_KEPT",
        default_value_t = 14,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    backups_kept: u32,

    /// Let people have messages sent to addresses of private networks and of this machine
    #[arg(long, env = "MESETA_NOTICES_TO_PRIVATE_ADDRESSES")]
    notices_to_private_addresses: bool,

    /// Send e-mail through this server, such as smtps://NAME:PASSWORD@mail.example.org, for people who want to be told that it
    /// is their turn; smtp://…?tls=required for one that begins in clear text
    #[arg(
        long,
        value_name = "URL",
        env = "MESETA_SMTP",
        hide_env_values = true,
        requires = "smtp_from",
        requires = "smtp_site"
    )]
    smtp: Option<String>,

    /// Who sends this e-mail, such as "Meseta <meseta@example.org>"
    #[arg(long, value_name = "SENDER", env = "MESETA_SMTP_FROM", requires = "smtp")]
    smtp_from: Option<String>,

    /// How people reach this server, as the links in this e-mail begin, such as `https://play.example.org`
    #[arg(long, value_name = "URL", env = "MESETA_SMTP_SITE", requires = "smtp")]
    smtp_site: Option<String>,

    /// Take all chance from this word, for tests of programs: whoever knows it can compute everything hidden
    #[arg(long, value_name = "WORD", env = "MESETA_CHANCE_FROM")]
    chance_from: Option<String>,

    /// What the log on standard error tells
    #[arg(long, value_name = "LEVEL", env = "MESETA_LOG", default_value = "info")]
    log: log::Level,

    /// How it is written: for people, or as one JSON object a line
    #[arg(
        long,
        value_name = "FORMAT",
        env = "MESETA_LOG_FORMAT",
        default_value = "text"
    )]
    log_format: log::Format,
}

impl Arguments {
    /// The words of the filter; none without a file.
    fn filtered_words(&self) -> Result<Vec<String>, Failure> {
        let Some(file) = &self.chat_filter else {
            return Ok(Vec::new());
        };
        let text = std::fs::read_to_string(file)
            .map_err(|error| Failure::Usage(format!("{} can't be read: {error}", file.display())))?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let words = text.lines().map(str::trim).filter(|word| !word.is_empty());
        let checked = words.map(|word| match word.chars().all(char::is_alphanumeric) {
            true => Ok(word.to_owned()),
            false => Err(Failure::Usage(format!(
                "{}: `{word}` is more than a word; write one word of letters and digits a line",
                file.display()
            ))),
        });
        checked.collect()
    }

    fn tls(&self) -> Option<TlsFiles> {
        let (certificate, key) = self.tls_cert.clone().zip(self.tls_key.clone())?;
        Some(TlsFiles { certificate, key })
    }

    /// Which node of a cluster this is, if it is one.
    fn node(&self) -> Result<Option<Node>, Failure> {
        let Some((name, address)) = self.node.clone().zip(self.node_address.clone()) else {
            return Ok(None);
        };
        let wrong = |message: &str| Err(Failure::Usage(message.to_owned()));
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        if name.is_empty() || name.len() > 64 || !name.chars().all(is_plain) {
            return wrong("--node is a name of 1 to 64 letters, digits, dots, dashes and underscores");
        }
        let host = address.strip_prefix("http://").unwrap_or_default();
        let host = host.strip_suffix('/').unwrap_or(host);
        let has_both = host
            .rsplit_once(':')
            .is_some_and(|(name, port)| !name.is_empty() && port.parse::<u16>().is_ok_and(|port| port > 0));
        if !has_both || host.contains(['/', '?', '#', '@']) {
            return wrong("--node-address is http://HOST:PORT, as the other nodes reach this one");
        }
        if self.tls_cert.is_some() {
            return wrong(
                "nodes of a cluster speak plain HTTP to each other and to the proxy in front of them: give the proxy the \
                 certificate, and leave --tls-cert out",
            );
        }
        let address = format!("http://{host}");
        Ok(Some(Node { name, address }))
    }

    /// The server for e-mail, if the host has one.
    fn mail(&self) -> Option<MailServer> {
        Some(MailServer {
            url: self.smtp.clone()?,
            from: self.smtp_from.clone()?,
            site: self.smtp_site.clone()?,
        })
    }

    fn backups(&self) -> Option<Backups> {
        Some(Backups {
            folder: self.backup_folder.clone()?,
            every_hours: self.backup_every,
            kept: self.backups_kept,
        })
    }
}

/// Carries out the command with these component sets besides the built-in one; returns once the server
/// has been stopped.
pub fn run(arguments: &Arguments, components: &[ComponentSet]) -> Result<(), Failure> {
    // This changes the environment, which nothing may do once there are threads.
    let socket = handed_over()?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
    let inside = runtime.enter();
    let _started = log::start(arguments.log, arguments.log_format)?;
    drop(inside);
    let config = Config {
        listen: arguments.listen,
        bot_pause_ms: arguments.bot_pause_ms,
        unload_after_ms: u64::from(arguments.unload_after) * 1000,
        behind_proxy: arguments.behind_proxy,
        tls: arguments.tls(),
        requests_per_second: arguments.requests_per_second,
        connections_max: arguments.connections,
        connections_per_address: arguments.connections_per_address,
        streams_per_address: arguments.streams_per_address,
        tables_per_guest: arguments.tables_per_guest,
        public_tables: !arguments.no_public_tables,
        chat: !arguments.no_chat,
        by_invitation: arguments.by_invitation,
        chat_filter: arguments.filtered_words()?,
        remove_unplayed_days: arguments.remove_unplayed_after,
        remove_finished_days: arguments.remove_finished_after,
        backups: arguments.backups(),
        node: arguments.node()?,
        notices_to_private: arguments.notices_to_private_addresses,
        mail: arguments.mail(),
        chance_from: arguments.chance_from.clone(),
        components: components.iter().map(ToString::to_string).collect(),
        ..Config::new(arguments.data.place()?)
    };
    if config.chance_from.is_some() {
        tracing::warn!(
            "the chance of all tables comes from a word (--chance-from): not for games between people"
        );
    }
    runtime.block_on(async {
        let started = match socket {
            Some(socket) => Server::start_over(socket, config).await,
            None => Server::start(config).await,
        };
        let server = started.map_err(|error| Failure::Usage(error.to_string()))?;
        // Before anybody is told that there is something to stop.
        let stop = stop_signal();
        let page = page(server.address(), arguments.tls_cert.is_some());
        // A closed standard output is no reason not to serve.
        let _ = writeln!(std::io::stdout(), "Meseta is ready at {page}");
        if arguments.open {
            open(&page);
        }
        server.run(stop).await;
        Ok(())
    })
}

/// The socket that whoever started the program has opened for it, as systemd does; visitors wait there while one server
/// stops and the next one starts.
fn handed_over() -> Result<Option<TcpListener>, Failure> {
    let mut sockets = listenfd::ListenFd::from_env();
    match sockets.len() {
        0 => Ok(None),
        1 => {
            let socket = sockets.take_tcp_listener(0);
            socket.map_err(|error| {
                Failure::Usage(format!("the socket that was handed over is of no use: {error}"))
            })
        }
        count => Err(Failure::Usage(format!(
            "{count} sockets were handed over; a server listens on one"
        ))),
    }
}

/// The address that a browser on this machine understands.
fn page(address: SocketAddr, is_https: bool) -> String {
    let scheme = if is_https { "https" } else { "http" };
    let here = match address.ip().is_unspecified() {
        true => SocketAddr::from((Ipv4Addr::LOCALHOST, address.port())),
        false => address,
    };
    format!("{scheme}://{here}/")
}

/// Opens the page with the system's tool for that; if there is none, there is still the printed
/// address.
fn open(page: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let started = Command::new(program)
        .args(arguments)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(error) = started {
        tracing::debug!(%error, program, "no browser was opened");
    }
}
