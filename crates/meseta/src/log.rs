//! The log on standard error, and traces if the program can send them.

use std::io::IsTerminal as _;

use clap::ValueEnum;
use tracing_subscriber::filter::LevelFilter;

use crate::failure::Failure;
#[cfg(feature = "traces")]
use crate::traces::Traces;

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// What the log tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

impl Level {
    fn filter(self) -> LevelFilter {
        match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
        }
    }
}

/// A log that has been started; traces are sent until this is dropped.
pub struct Started {
    #[cfg(feature = "traces")]
    _traces: Option<Traces>,
}

/// Starts the log.
#[cfg(not(feature = "traces"))]
pub fn start(level: Level, format: Format) -> Result<Started, Failure> {
    let log = tracing_subscriber::fmt()
        .with_max_level(level.filter())
        .with_writer(std::io::stderr);
    match format {
        Format::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        Format::Json => log.json().flatten_event(true).init(),
    }
    Ok(Started {})
}

/// Starts the log, and sends traces if the environment says where. To be called within a runtime.
#[cfg(feature = "traces")]
pub fn start(level: Level, format: Format) -> Result<Started, Failure> {
    use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
    use tracing_subscriber::util::SubscriberInitExt as _;

    let traces = Traces::begin().map_err(Failure::Usage)?;
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let log = match format {
        Format::Text => log.with_ansi(std::io::stderr().is_terminal()).boxed(),
        Format::Json => log.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry()
        .with(log.with_filter(level.filter()))
        .with(traces.as_ref().map(Traces::layer))
        .init();
    Ok(Started { _traces: traces })
}
