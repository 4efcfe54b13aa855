//! `meseta export`: finished games as a table of decisions.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use datasets::{Export, ExportError, Options};
use protocol::{AnyGame, ErrorCode, GameId};
use server::store::Place;
use table::{DamagedTable, Table};

use crate::failure::Failure;
use crate::{data, files, interrupt};

/// How many ids of tables are read at a time.
const PAGE: u32 = 500;

/// The most simulations for a decision.
const ITERATION_COUNT_MAX: u32 = 100_000;

/// Write finished games as a table of decisions (Parquet), with a data card
///
/// Names are left out. The columns are described in docs/researchers/datasets.md.
#[derive(Args)]
pub struct Arguments {
    /// The table, such as `games.parquet`; its card gets the same name with the ending `.md`
    out: PathBuf,
    /// Records, or folders of them (`.txt`)
    records: Vec<PathBuf>,
    /// The data file or the PostgreSQL database of a server, which may be running; may be repeated
    #[arg(long, value_name = "FILE or URL")]
    database: Vec<String>,
    /// Only this game: `puerto-rico` or `altiplano`
    #[arg(long, value_name = "GAME")]
    game: Option<GameId>,
    /// Also write what the seat saw, as numbers
    #[arg(long)]
    observations: bool,
    /// Also run a search of so many simulations for each decision, and write its visit counts
    #[arg(long, value_name = "N", default_value_t = 0,
          value_parser = clap::value_parser!(u32).range(0..=i64::from(ITERATION_COUNT_MAX)))]
    iterations: u32,
    /// The seed of that search
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Replace a file of the same name, and its card
    #[arg(long)]
    force: bool,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.records.is_empty() && arguments.database.is_empty() {
        let message = "name records, folders of records, or a server's data file with --database";
        return Err(Failure::Usage(message.to_owned()));
    }
    let options = Options {
        observations: arguments.observations,
        iterations: arguments.iterations,
        seed: arguments.seed,
        replace: arguments.force,
    };
    let export = Export::create(&arguments.out, options).map_err(|error| told(&error))?;
    let stop = Arc::new(AtomicBool::new(false));
    let interrupted = Arc::clone(&stop);
    interrupt::each(move || interrupted.store(true, Ordering::Relaxed));
    let mut running = Running {
        export,
        only: arguments.game,
        stop,
    };
    for path in &arguments.records {
        running.records(path)?;
    }
    for database in &arguments.database {
        running.database(&data::place(database)?)?;
    }
    let summary = running.export.finish().map_err(|error| told(&error))?;
    let line = format!(
        "{}: {} decisions from {} games; {} says more\n",
        summary.file.display(),
        summary.decisions,
        summary.games,
        summary.card.display()
    );
    match std::io::stdout().write_all(line.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

/// An export under way; dropped, it leaves nothing behind.
struct Running {
    export: Export,
    only: Option<GameId>,
    /// Whether somebody has pressed Ctrl-C.
    stop: Arc<AtomicBool>,
}

impl Running {
    /// A record, or all records of a folder and of those in it.
    fn records(&mut self, path: &Path) -> Result<(), Failure> {
        if !path.is_dir() {
            let game = files::read_game(path)?;
            return self.add(&game, &path.display().to_string());
        }
        let failed =
            |error: std::io::Error| Failure::Usage(format!("{} can't be read: {error}", path.display()));
        let mut inside = Vec::new();
        for entry in fs::read_dir(path).map_err(failed)? {
            inside.push(entry.map_err(failed)?.path());
        }
        inside.sort();
        let is_record = |path: &PathBuf| path.is_dir() || path.extension() == Some(OsStr::new("txt"));
        inside
            .iter()
            .filter(|path| is_record(path))
            .try_for_each(|path| self.records(path))
    }

    /// The finished games of a data file or a database.
    fn database(&mut self, place: &Place) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
        runtime.block_on(async {
            let failed = |reason: &dyn std::fmt::Display| Failure::Usage(reason.to_string());
            let archive = place.archive().await.map_err(|error| failed(&error))?;
            let mut after = String::new();
            loop {
                let ids = archive
                    .ids(&after, PAGE, true)
                    .await
                    .map_err(|error| failed(&error))?;
                let Some(last) = ids.last() else {
                    return Ok(());
                };
                after.clone_from(last);
                for id in &ids {
                    let stored = archive.table(id).await.map_err(|error| failed(&error))?;
                    let Some(stored) = stored else { continue };
                    match Table::load(stored, 0, 0) {
                        Ok(table) => self.add(table.game(), &format!("table {id}"))?,
                        Err(damaged) => self.leave_out(&damaged)?,
                    }
                }
            }
        })
    }

    /// Adds a game, if it is of the kind that was asked for; `name` says which one it is.
    fn add(&mut self, game: &AnyGame, name: &str) -> Result<(), Failure> {
        if self.stop.load(Ordering::Relaxed) {
            return Err(Failure::Usage("interrupted; nothing was written".to_owned()));
        }
        if self.only.is_some_and(|only| only != game.game()) {
            return Ok(());
        }
        match self.export.add(game) {
            Ok(_) => Ok(()),
            Err(ExportError::Unfinished) => {
                self.export
                    .leave_out("they ended without a result, or still go on");
                Ok(())
            }
            Err(ExportError::NoRecord) => Err(Failure::Usage(format!("{name} can't be replayed"))),
            Err(error) => Err(told(&error)),
        }
    }

    /// Notes a table that this program can't replay for a known reason; ends the export for any other.
    fn leave_out(&mut self, damaged: &DamagedTable) -> Result<(), Failure> {
        let reason = match damaged.code {
            ErrorCode::OtherRules => "they follow older rules that this program plays differently",
            ErrorCode::UnknownComponents => {
                "they are played with a component file that was not given (--altiplano-components)"
            }
            _ => return Err(Failure::Usage(format!("{damaged}; `meseta check` says more"))),
        };
        self.export.leave_out(reason);
        Ok(())
    }
}

fn told(error: &ExportError) -> Failure {
    Failure::Usage(match error {
        ExportError::Exists { .. } => format!("{error}; name another file, or replace it with --force"),
        _ => error.to_string(),
    })
}
