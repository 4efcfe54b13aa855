//! `meseta backup`, `meseta restore` and `meseta check`: keeping a server's data.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use server::check::{Verdict, examine};
use server::store::sqlite::{Archive, CopyError, back_up, restore};

use super::serve::data_file;
use crate::failure::Failure;

/// How many ids of tables are read at a time.
const PAGE: u32 = 500;

/// Write a copy of a server's data file, which may be in use
#[derive(Args)]
pub struct BackUp {
    /// The copy; it must not exist
    copy: PathBuf,
    /// The data file, or the folder that it is in
    #[arg(
        long,
        value_name = "FILE or FOLDER",
        env = "MESETA_DATA",
        default_value = "data"
    )]
    data: PathBuf,
}

/// Put a copy in the place of a server's data file, which no server may be using
#[derive(Args)]
pub struct Restore {
    /// The copy
    copy: PathBuf,
    /// The data file, or the folder for it
    #[arg(
        long,
        value_name = "FILE or FOLDER",
        env = "MESETA_DATA",
        default_value = "data"
    )]
    data: PathBuf,
    /// Keep the data file that is there under another name and put the copy in its place
    #[arg(long)]
    force: bool,
}

/// Read every table of a data file or of a copy, replay its record and compare
///
/// Exit code 1 if something does not fit. A server may be using the file.
#[derive(Args)]
pub struct Check {
    /// The data file, or the folder that it is in
    #[arg(
        long,
        value_name = "FILE or FOLDER",
        env = "MESETA_DATA",
        default_value = "data"
    )]
    data: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Carries out `backup`.
pub fn run_backup(arguments: &BackUp) -> Result<(), Failure> {
    let data = data_file(&arguments.data);
    block_on(back_up(&data, &arguments.copy))?.map_err(|error| told(&error, "name another one"))?;
    print(&format!(
        "{} is a copy of {}\n",
        arguments.copy.display(),
        data.display()
    ))
}

/// Carries out `restore`.
pub fn run_restore(arguments: &Restore) -> Result<(), Failure> {
    let data = data_file(&arguments.data);
    let kept = block_on(restore(&arguments.copy, &data, arguments.force))?
        .map_err(|error| told(&error, "--force keeps it under another name"))?;
    let kept = kept.map_or(String::new(), |kept| {
        format!("; {} is what was there", kept.display())
    });
    print(&format!("{} is restored{kept}\n", data.display()))
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Report {
    tables: u64,
    sound: u64,
    /// Tables that this program can't judge, with the reason.
    unknown: Vec<Finding>,
    /// Tables, or the file itself, with what does not fit.
    damaged: Vec<Finding>,
}

#[derive(Debug, Serialize)]
struct Finding {
    /// `None`: the file itself.
    table: Option<String>,
    reason: String,
}

/// Carries out `check`.
pub fn run_check(arguments: &Check) -> Result<(), Failure> {
    let data = data_file(&arguments.data);
    let report = block_on(checked(&data))??;
    let text = match arguments.json {
        true => serde_json::to_string(&report).map_err(|error| Failure::Usage(error.to_string()))? + "\n",
        false => in_words(&report, &data),
    };
    print(&text)?;
    match report.damaged.is_empty() {
        true => Ok(()),
        false => Err(Failure::No),
    }
}

async fn checked(data: &Path) -> Result<Report, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
    let archive = Archive::open(data).await.map_err(|error| failed(&error))?;
    let mut report = Report::default();
    if let Some(reason) = archive.fault().await.map_err(|error| failed(&error))? {
        report.damaged.push(Finding { table: None, reason });
    }
    let mut after = String::new();
    loop {
        let ids = archive
            .ids(&after, PAGE, false)
            .await
            .map_err(|error| failed(&error))?;
        let Some(last) = ids.last() else {
            return Ok(report);
        };
        after.clone_from(last);
        for id in ids {
            let verdict = match archive.table(&id).await {
                Ok(Some(stored)) => examine(stored),
                // Removed meanwhile.
                Ok(None) => continue,
                Err(error) => Verdict::Damaged(error.to_string()),
            };
            report.tables += 1;
            let table = Some(id);
            match verdict {
                Verdict::Sound => report.sound += 1,
                Verdict::Unknown(reason) => report.unknown.push(Finding { table, reason }),
                Verdict::Damaged(reason) => report.damaged.push(Finding { table, reason }),
            }
        }
    }
}

fn in_words(report: &Report, data: &Path) -> String {
    let mut text = format!(
        "{}: {} tables, {} sound, {} that this program can't judge, {} damaged\n",
        data.display(),
        report.tables,
        report.sound,
        report.unknown.len(),
        report.damaged.len()
    );
    for finding in report.damaged.iter().chain(&report.unknown) {
        let what = finding
            .table
            .as_deref()
            .map_or("the file".to_owned(), |id| format!("table {id}"));
        text += &format!("{what}: {}\n", finding.reason);
    }
    text
}

fn told(error: &CopyError, hint: &str) -> Failure {
    Failure::Usage(match error {
        CopyError::Exists(_) => format!("{error}; {hint}"),
        _ => error.to_string(),
    })
}

fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
    Ok(runtime.block_on(work))
}

fn print(text: &str) -> Result<(), Failure> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}
