//! Games as tables of decisions; `meseta.export` wraps it.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use datasets::{Export, ExportError, Options};
use protocol::{AnyGame, GameId};
use pyo3::prelude::*;
use serde_json::Value;

use crate::fault::{Fault, Outcome, detached, guard};
use crate::table::id;

/// The most simulations for a decision, as in the command.
const ITERATION_COUNT_MAX: u32 = 100_000;

/// An export under way. Nothing is there under the file's name before [`Writer::finish`].
#[pyclass(module = "meseta", frozen)]
pub struct Writer {
    /// `None` once it has ended.
    export: Mutex<Option<Export>>,
    only: Option<GameId>,
}

impl From<ExportError> for Fault {
    fn from(error: ExportError) -> Self {
        let message = error.to_string();
        let file = match error {
            ExportError::NoRecord => return Self::NoRecord,
            ExportError::Unfinished | ExportError::NoNumbers { .. } => None,
            ExportError::Exists { file }
            | ExportError::Full { file }
            | ExportError::Unwritable { file, .. } => Some(file.display().to_string()),
        };
        Self::Export { message, file }
    }
}

impl Writer {
    fn export(&self) -> MutexGuard<'_, Option<Export>> {
        self.export.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a game, unless it isn't over.
    fn take(&self, game: &AnyGame) -> Outcome<bool> {
        let mut export = self.export();
        let export = export.as_mut().ok_or_else(ended)?;
        match export.add(game) {
            Ok(_) => Ok(true),
            Err(ExportError::Unfinished) => {
                export.leave_out("they ended without a result, or still go on");
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Notes in the card that a game is missing.
    fn leave_out(&self, reason: &'static str) -> Outcome<()> {
        self.export().as_mut().ok_or_else(ended)?.leave_out(reason);
        Ok(())
    }
}

fn ended() -> Fault {
    Fault::Export {
        message: "the export has ended".to_owned(),
        file: None,
    }
}

/// What was written: the table, the card, games, decisions.
type Written = (PathBuf, PathBuf, u64, u64);

#[pymethods]
impl Writer {
    #[new]
    fn new(
        file: PathBuf,
        game: Option<&str>,
        observations: bool,
        iterations: u32,
        seed: u64,
        replace: bool,
    ) -> PyResult<Self> {
        let only = game.map(id).transpose()?;
        if iterations > ITERATION_COUNT_MAX {
            let message =
                format!("a decision gets at most {ITERATION_COUNT_MAX} simulations, not {iterations}");
            return Err(Fault::Export { message, file: None }.into());
        }
        let options = Options {
            observations,
            iterations,
            seed,
            replace,
        };
        let made = guard(|| Ok(Export::create(Path::new(&file), options)?))?;
        Ok(Self {
            export: Mutex::new(Some(made)),
            only,
        })
    }

    /// Adds the game of a record; says whether it was taken. One that isn't over is left out, and one of another game than
    /// the one that was asked for is passed over.
    fn add(&self, py: Python<'_>, record: &str) -> PyResult<bool> {
        let add = || -> Outcome<bool> {
            let game = AnyGame::from_record(record)?;
            if self.only.is_some_and(|only| only != game.game()) {
                return Ok(false);
            }
            self.take(&game)
        };
        Ok(detached(py, add)?)
    }

    /// Adds the game of a server's table, as its data file has it; says whether it was taken. What this version of the
    /// rules plays differently is left out.
    fn add_table(
        &self,
        py: Python<'_>,
        table: &str,
        game: &str,
        rules: u32,
        setup: &str,
        lines: Vec<String>,
    ) -> PyResult<bool> {
        let damaged = |reason: &dyn Display| Fault::Export {
            message: format!("table {table} is damaged: {reason}"),
            file: None,
        };
        let add = || -> Outcome<bool> {
            let id: GameId = game.parse().map_err(|error| damaged(&error))?;
            let setup: Value = serde_json::from_str(setup).map_err(|error| damaged(&error))?;
            if self.only.is_some_and(|only| only != id) {
                return Ok(false);
            }
            if AnyGame::missing(id, &setup).is_some() {
                self.leave_out("they are played with a component file that is not here")?;
                return Ok(false);
            }
            if !AnyGame::replays(id, rules, &setup) {
                self.leave_out("they follow older rules that this program plays differently")?;
                return Ok(false);
            }
            let mut game = AnyGame::new(id, &setup).map_err(|error| damaged(&error))?;
            let lines = lines.iter().map(String::as_str);
            game.replay(lines).map_err(|error| damaged(&error))?;
            self.take(&game)
        };
        Ok(detached(py, add)?)
    }

    /// Writes what is left, and the card.
    fn finish(&self, py: Python<'_>) -> PyResult<Written> {
        let finish = || {
            let export = self.export().take().ok_or_else(ended)?;
            let summary = export.finish()?;
            Ok((summary.file, summary.card, summary.games, summary.decisions))
        };
        Ok(detached(py, finish)?)
    }

    /// Gives up; nothing is left behind.
    fn drop(&self) {
        self.export().take();
    }
}
