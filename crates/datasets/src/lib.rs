//! Games as tables of decisions in Parquet files, for whoever studies them.
//!
//! An [`Export`] takes finished games one by one and writes one row for each decision of a seat that still stands: what
//! was legal, what was chosen, and how the game ended. Its columns are listed in [`COLUMNS`], which the data card and
//! the book repeat. Memory does not grow with the number of games.
//!
//! Nothing is half written: rows go into a file beside the one that was asked for, which takes its name only when
//! everything is on disk. An export that is dropped before [`Export::finish`] leaves nothing behind.
//!
//! What names a person is left out: names, and the words that seats mix into the chance stream.
//!
//! ```
//! use datasets::{Export, Options};
//!
//! let folder = std::env::temp_dir();
//! let file = folder.join(format!("meseta-doc-{}.parquet", std::process::id()));
//! let export = Export::create(&file, Options::default())?;
//! let summary = export.finish()?;
//! assert_eq!((summary.games, summary.decisions), (0, 0));
//! # std::fs::remove_file(&summary.file)?;
//! # std::fs::remove_file(&summary.card)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod card;
mod columns;
mod error;
mod export;
mod part;
mod rows;

pub use columns::{COLUMNS, Column, Kind, SCHEMA_VERSION};
pub use error::ExportError;
pub use export::{Export, Options, Summary};
