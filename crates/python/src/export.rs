//! Games as tables of decisions; `meseta.export` wraps it.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use datasets::{Export, ExportError, Options};
use protocol::AnyGame;
use pyo3::prelude::*;

use crate::fault::{Fault, Outcome, detached, guard};
use crate::table::id;

/// The most simulations for a decision, as in the command.
const ITERATION_COUNT_MAX: u32 = 100_000;

/// An export under way. Nothing is there under the file's name before [`Writer::finish`].
#[pyclass(module = "meseta", frozen)]
pub struct Writer {
    /// `None` once it has ended.
    export: Mutex<Option<Export>>,
    only: Option<protocol::GameId>,
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
            let mut export = self.export();
            let export = export.as_mut().ok_or_else(ended)?;
            match export.add(&game) {
                Ok(_) => Ok(true),
                Err(ExportError::Unfinished) => {
                    export.leave_out("they ended without a result, or still go on");
                    Ok(false)
                }
                Err(error) => Err(error.into()),
            }
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
