//! `meseta load`: how much a server can take. People play whole games over loopback, with streams, as browsers do.

mod report;
mod server;
mod table;

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use tokio::sync::Mutex;

use crate::failure::Failure;
use crate::http::{Broken, Connection, Events};
use report::Report;
use server::{Loaded, cpu_time};

/// How much of a delay is caught up when moves are due at a rate, so that one slow answer does not lower the rate.
const CATCH_UP: Duration = Duration::from_millis(250);
/// How many idle streams are opened at a table: strangers may open 200.
const STREAMS_A_TABLE: usize = 100;
/// What is not measured at the beginning: tables are being made and loaded.
const WARM_UP: Duration = Duration::from_secs(1);

/// The most seats at a table.
const SEAT_COUNT_MAX: usize = 5;

/// Measure how many durable moves a server takes: people play whole games over loopback
///
/// Without --address, a server is started on a temporary data file and ends afterwards. A server elsewhere must allow
/// that many requests and streams from one address.
#[derive(Args)]
pub struct Arguments {
    /// A server that is running, such as http://127.0.0.1:8080
    #[arg(long, value_name = "URL", conflicts_with = "database")]
    address: Option<String>,
    /// Where the server that is started keeps its data: sqlite://FILE or postgres://USER@HOST/DATABASE; by default a
    /// temporary file
    #[arg(
        long,
        value_name = "URL",
        env = "MESETA_LOAD_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
    /// How long to measure, after a second of warming up
    #[arg(long, value_name = "S", default_value_t = 10.0, value_parser = seconds)]
    seconds: f64,
    /// How many people play at the same time
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    clients: u32,
    /// How many people sit at each table
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    people: u8,
    /// How many bots sit at each table; they play at random
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    bots: u8,
    /// Moves a second of all people together; as many as possible by default
    #[arg(long, value_name = "R", value_parser = rate)]
    rate: Option<f64>,
    /// Streams that are opened at the end, to see what one costs
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    idle_streams: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.1..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0.1 to 3600".to_owned()),
    }
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (0.1..=1_000_000.0).contains(&rate) => Ok(rate),
        _ => Err("a number of moves a second from 0.1 to 1000000".to_owned()),
    }
}

/// Who sits at each table.
#[derive(Clone, Copy, Debug)]
struct Mix {
    people: usize,
    bots: usize,
}

/// What all tables have in common.
#[derive(Debug)]
struct Shared {
    address: SocketAddr,
    mix: Mix,
    begin: Instant,
    end: Instant,
    /// The time between two moves, and when the next one is due.
    pace: Option<(Duration, Mutex<Instant>)>,
}

impl Shared {
    fn is_over(&self) -> bool {
        Instant::now() >= self.end
    }

    fn is_measured(&self, moment: Instant) -> bool {
        (self.begin..self.end).contains(&moment)
    }

    /// Waits for the turn of the next move.
    async fn pace(&self) {
        let Some((between, next)) = &self.pace else { return };
        let due = {
            let mut next = next.lock().await;
            let now = Instant::now();
            let due = (*next).max(now.checked_sub(CATCH_UP).unwrap_or(now));
            *next = due + *between;
            due
        };
        tokio::time::sleep_until(due.into()).await;
    }
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (people, bots) = (usize::from(arguments.people), usize::from(arguments.bots));
    if !(2..=SEAT_COUNT_MAX).contains(&(people + bots)) {
        let message = format!("2 to {SEAT_COUNT_MAX} seats play, not {}", people + bots);
        return Err(Failure::Usage(message));
    }
    let loaded = match &arguments.address {
        Some(url) => Loaded::running(url)?,
        None => Loaded::started(arguments.database.as_deref())?,
    };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
    let report = runtime
        .block_on(measured(arguments, &loaded, Mix { people, bots }))
        .map_err(|error| Failure::Usage(format!("the load broke off: {error}")))?;
    let text = match arguments.json {
        true => serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()))? + "\n",
        false => report.told(),
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

async fn measured(arguments: &Arguments, loaded: &Loaded, mix: Mix) -> Result<Report, Broken> {
    let tables = (arguments.clients as usize).div_ceil(mix.people);
    let time = Duration::from_secs_f64(arguments.seconds);
    let begin = Instant::now() + WARM_UP;
    let shared = Arc::new(Shared {
        address: loaded.address,
        mix,
        begin,
        end: begin + time,
        pace: arguments
            .rate
            .map(|rate| (Duration::from_secs_f64(1.0 / rate), Mutex::new(Instant::now()))),
    });
    let memory_before = loaded.memory();
    let playing: Vec<_> = (0..tables)
        .map(|number| tokio::spawn(table::play(Arc::clone(&shared), number as u64 + 1)))
        .collect();
    tokio::time::sleep_until(begin.into()).await;
    let cpu_before = (loaded.cpu_time(), cpu_time("self"));
    tokio::time::sleep_until((begin + time).into()).await;
    let cpu_after = (loaded.cpu_time(), cpu_time("self"));
    let memory_after = loaded.memory();
    let mut counted = Vec::with_capacity(tables);
    for table in playing {
        counted.push(table.await??);
    }
    let mut report = Report {
        seconds: arguments.seconds,
        clients: tables * mix.people,
        people_per_table: mix.people,
        bots_per_table: mix.bots,
        rate: arguments.rate,
        moves: 0,
        moves_per_second: 0.0,
        p50_ms: 0.0,
        p99_ms: 0.0,
        p999_ms: 0.0,
        stream_p50_ms: 0.0,
        stream_p99_ms: 0.0,
        stream_p999_ms: 0.0,
        refused: Default::default(),
        games_finished: 0,
        cpu_ms_per_move: None,
        client_cpu_ms_per_move: None,
        memory_per_table_kb: grown(memory_before, memory_after, tables),
        memory_per_stream_kb: None,
        debug_build: cfg!(debug_assertions),
    };
    report.count(counted);
    let per_move = |after: Option<Duration>, before: Option<Duration>| {
        let taken = after?.checked_sub(before?)?;
        (report.moves > 0).then(|| taken.as_secs_f64() * 1000.0 / report.moves as f64)
    };
    report.cpu_ms_per_move = per_move(cpu_after.0, cpu_before.0);
    report.client_cpu_ms_per_move = per_move(cpu_after.1, cpu_before.1);
    report.memory_per_stream_kb = idle_streams(arguments.idle_streams as usize, loaded, &shared).await?;
    Ok(report)
}

/// What each of so many idle streams takes; `None` if none are asked for, or nobody tells.
async fn idle_streams(count: usize, loaded: &Loaded, shared: &Arc<Shared>) -> Result<Option<f64>, Broken> {
    let mut tables = Vec::new();
    for number in 0..count.div_ceil(STREAMS_A_TABLE) {
        tables.push(table::another(shared, number as u64).await?);
    }
    let Some(before) = loaded.memory() else {
        return Ok(None);
    };
    let mut streams = Vec::with_capacity(count);
    for number in 0..count {
        let table = &tables[number / STREAMS_A_TABLE];
        let stream = idle_stream(loaded, table).await.map_err(|error| {
            format!(
                "{number} of {count} idle streams are open, and the next was refused ({error}): a server keeps half of \
                 its connections for other addresses, and each takes an open file, of which the system grants a process \
                 so many (`ulimit -n`); ask for fewer with --idle-streams, or raise the limit"
            )
        })?;
        streams.push(stream);
    }
    Ok(grown(Some(before), loaded.memory(), count))
}

/// Opens a stream of a table, at which nothing happens.
async fn idle_stream(loaded: &Loaded, table: &str) -> Result<Events, Broken> {
    let connection = Connection::open(loaded.address).await?;
    let mut stream = connection
        .events(&format!("/api/tables/{table}/stream"), None)
        .await?;
    // The first update has arrived once the stream is open in every respect.
    let _ = stream.next("update").await;
    Ok(stream)
}

/// By how many kilobytes something grew for each of so many; `None` if that is unknown.
fn grown(before: Option<u64>, after: Option<u64>, count: usize) -> Option<f64> {
    let bytes = after?.saturating_sub(before?) as f64;
    (count > 0).then(|| bytes / 1000.0 / count as f64)
}
