//! An export under way.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::analysis::Analysed;
use learning::Learnable;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use protocol::{AnyGame, Listed, Playing};
use tabletop::{Seat, Turn};

use crate::card::Counts;
use crate::columns::{SCHEMA_VERSION, schema};
use crate::error::ExportError;
use crate::part::Part;
use crate::rows::{Rows, winners};

/// What goes into an export besides the games themselves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Whether the observation of the seat that decides is written.
    pub observations: bool,
    /// Simulations of a search for each decision, whose counts become the column `visits`; 0: no search.
    pub iterations: u32,
    /// The seed of that search.
    pub seed: u64,
    /// Whether a file of the same name, and its card, may be replaced.
    pub replace: bool,
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The table.
    pub file: PathBuf,
    /// The data card beside it.
    pub card: PathBuf,
    /// How many games.
    pub games: u64,
    /// How many decisions, which are the rows.
    pub decisions: u64,
}

/// An export under way. Dropping it leaves nothing behind.
pub struct Export {
    target: PathBuf,
    options: Options,
    writer: SerializedFileWriter<File>,
    rows: Rows,
    counts: Counts,
    /// After the writer, so that the file is closed before it is removed.
    part: Part,
}

impl std::fmt::Debug for Export {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Export")
            .field("target", &self.target)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

impl Export {
    /// Begins an export to this file.
    ///
    /// # Errors
    /// [`ExportError::Exists`] if it, or its card, is there and may not be replaced; otherwise what the system says.
    pub fn create(file: &Path, options: Options) -> Result<Self, ExportError> {
        let card = card_beside(file);
        if !options.replace
            && let Some(there) = [file, &card].into_iter().find(|path| path.exists())
        {
            let file = there.to_owned();
            return Err(ExportError::Exists { file });
        }
        let (part, opened) = Part::create(file)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(format!("meseta {}", env!("CARGO_PKG_VERSION")))
            .set_key_value_metadata(Some(vec![KeyValue::new(
                "meseta.schema".to_owned(),
                SCHEMA_VERSION.to_string(),
            )]))
            .build();
        let writer = schema()
            .and_then(|schema| SerializedFileWriter::new(opened, schema, Arc::new(properties)))
            .map_err(|error| failed(file, &error))?;
        Ok(Self {
            target: file.to_owned(),
            options,
            writer,
            rows: Rows::default(),
            counts: Counts::default(),
            part,
        })
    }

    /// Adds a finished game; returns how many decisions it has.
    ///
    /// # Errors
    /// [`ExportError::Unfinished`] and [`ExportError::NoRecord`] leave the export as it was, so that it can go on with
    /// the next game; after any other error it can only be dropped.
    pub fn add(&mut self, game: &AnyGame) -> Result<u64, ExportError> {
        match game {
            AnyGame::PuertoRico(playing) => self.add_one(playing),
            AnyGame::Altiplano(playing) => self.add_one(playing),
            #[allow(
                unreachable_patterns,
                reason = "a program may have further games, without numbers"
            )]
            other => Err(ExportError::NoNumbers {
                game: other.game().key(),
            }),
        }
    }

    /// Notes games that were offered but left out, for the card; the reason completes *left out because …*.
    pub fn leave_out(&mut self, reason: &'static str) {
        *self.counts.left_out.entry(reason).or_default() += 1;
    }

    fn add_one<G: Listed + Learnable + Analysed>(
        &mut self,
        playing: &Playing<G>,
    ) -> Result<u64, ExportError> {
        if playing.state().turn() != Turn::Over {
            return Err(ExportError::Unfinished);
        }
        if playing.is_from_position() {
            return Err(ExportError::NoRecord);
        }
        let number = self.counts.games as i64;
        let decisions = self.rows.add(playing, number, &self.options)?;
        let seats = playing.state().seat_count();
        let row = self.counts.kinds.entry((G::ID, seats)).or_default();
        row.games += 1;
        row.decisions += decisions;
        let shares = winners(playing.state());
        row.shares.resize(seats, 0.0);
        for (sum, seat) in row.shares.iter_mut().zip(Seat::all(seats)) {
            *sum += f64::from(shares[seat]);
        }
        self.counts
            .numbering
            .insert(G::ID, (G::VERSION, G::RULES_VERSION));
        self.counts.games += 1;
        self.counts.decisions += decisions;
        if self.rows.is_full() {
            self.rows
                .write(&mut self.writer)
                .map_err(|error| failed(&self.target, &error))?;
        }
        Ok(decisions)
    }

    /// Writes what is left and the data card; both appear under their names once they are on disk.
    ///
    /// # Errors
    /// What the system says; nothing was written or changed then.
    pub fn finish(mut self) -> Result<Summary, ExportError> {
        let told = |error| failed(&self.target, &error);
        self.rows.write(&mut self.writer).map_err(told)?;
        let file = self.writer.into_inner().map_err(told)?;
        let card = card_beside(&self.target);
        let (card_part, mut card_file) = Part::create(&card)?;
        card_file
            .write_all(self.counts.told(&self.options).as_bytes())
            .map_err(|error| ExportError::of(&card, &error))?;
        card_part.keep(&card_file, self.options.replace)?;
        if let Err(error) = self.part.keep(&file, self.options.replace) {
            // A card without its table would tell of nothing.
            let _ = std::fs::remove_file(&card);
            return Err(error);
        }
        Ok(Summary {
            file: self.target,
            card,
            games: self.counts.games,
            decisions: self.counts.decisions,
        })
    }
}

/// The name of the data card of a table: the same with another ending.
fn card_beside(file: &Path) -> PathBuf {
    file.with_extension("md")
}

/// What an error of the writer means.
fn failed(file: &Path, error: &ParquetError) -> ExportError {
    if let ParquetError::External(inner) = error
        && let Some(error) = inner.downcast_ref::<std::io::Error>()
    {
        return ExportError::of(file, error);
    }
    ExportError::Unwritable {
        file: file.to_owned(),
        reason: error.to_string(),
    }
}
