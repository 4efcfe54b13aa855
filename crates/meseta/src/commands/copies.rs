//! `meseta backup`, `meseta restore`, `meseta copy` and `meseta check`: keeping a server's data.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use server::check::{Verdict, examine};
use server::store::sqlite::{BackUpError, back_up, restore};
use server::store::{Copied, Place, copy};

use crate::data::{DataChoice, place};
use crate::failure::Failure;

/// How many ids of tables are read at a time.
const PAGE: u32 = 500;

/// Write a copy of a server's data, which may be in use, to a data file
#[derive(Args)]
pub struct BackUp {
    /// The copy; it must not exist
    copy: PathBuf,
    #[command(flatten)]
    data: DataChoice,
}

/// Put a copy in the place of a server's data file, which no server may be using, or into an empty database
#[derive(Args)]
pub struct Restore {
    /// The copy
    copy: PathBuf,
    #[command(flatten)]
    data: DataChoice,
    /// Keep the data file that is there under another name and put the copy in its place
    #[arg(long)]
    force: bool,
}

/// Copy everything from a data file to PostgreSQL, or from there to a data file
///
/// Both are named like postgres://USER@HOST/DATABASE or like a file. The target must be an empty database or a file that
/// does not exist. The copy is compared with the original before it is kept. A server that is using the original should
/// be stopped first: what is played afterwards is not in the copy.
#[derive(Args)]
pub struct Copy {
    /// The original
    #[arg(value_name = "FROM")]
    from: String,
    /// The copy
    #[arg(value_name = "TO")]
    to: String,
}

/// Read every table of a server's data or of a copy, replay its record and compare
///
/// Exit code 1 if something does not fit. A server may be using the data.
#[derive(Args)]
pub struct Check {
    #[command(flatten)]
    data: DataChoice,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Carries out `backup`.
pub fn run_backup(arguments: &BackUp) -> Result<(), Failure> {
    let data = arguments.data.place()?;
    match &data {
        Place::File(file) => {
            block_on(back_up(file, &arguments.copy))?.map_err(|error| told(&error, "name another one"))?;
        }
        Place::Postgres(_) => {
            copied(&data, &Place::File(arguments.copy.clone()))?;
        }
    }
    print(&format!("{} is a copy of {data}\n", arguments.copy.display()))
}

/// Carries out `restore`.
pub fn run_restore(arguments: &Restore) -> Result<(), Failure> {
    let data = arguments.data.place()?;
    let kept = match &data {
        Place::File(file) => block_on(restore(&arguments.copy, file, arguments.force))?
            .map_err(|error| told(&error, "--force keeps it under another name"))?,
        Place::Postgres(_) if arguments.force => {
            let message = "--force is for data files; a copy is put into an empty database (`createdb NAME`)";
            return Err(Failure::Usage(message.to_owned()));
        }
        Place::Postgres(_) => {
            copied(&Place::File(arguments.copy.clone()), &data)?;
            None
        }
    };
    let kept = kept.map_or(String::new(), |kept| {
        format!("; {} is what was there", kept.display())
    });
    print(&format!("{data} is restored{kept}\n"))
}

/// Carries out `copy`.
pub fn run_copy(arguments: &Copy) -> Result<(), Failure> {
    let (from, to) = (place(&arguments.from)?, place(&arguments.to)?);
    let copied = copied(&from, &to)?;
    let rows: Vec<String> = copied
        .rows
        .iter()
        .map(|(table, rows)| format!("{table} {rows}"))
        .collect();
    print(&format!(
        "{to} is a copy of {from}: {}; SHA-256 {}\n",
        rows.join(", "),
        copied.digest
    ))
}

fn copied(from: &Place, to: &Place) -> Result<Copied, Failure> {
    block_on(copy(from, to))?.map_err(|error| Failure::Usage(error.to_string()))
}

/// What was found.
#[derive(Debug, Default, Serialize)]
struct Report {
    tables: u64,
    sound: u64,
    /// Tables that this program can't judge, with the reason.
    unknown: Vec<Finding>,
    /// Tables, or the database itself, with what does not fit.
    damaged: Vec<Finding>,
}

#[derive(Debug, Serialize)]
struct Finding {
    /// `None`: the database itself.
    table: Option<String>,
    reason: String,
}

/// Carries out `check`.
pub fn run_check(arguments: &Check) -> Result<(), Failure> {
    let data = arguments.data.place()?;
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

async fn checked(data: &Place) -> Result<Report, Failure> {
    let failed = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
    let archive = data.archive().await.map_err(|error| failed(&error))?;
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

fn in_words(report: &Report, data: &Place) -> String {
    let mut text = format!(
        "{data}: {} tables, {} sound, {} that this program can't judge, {} damaged\n",
        report.tables,
        report.sound,
        report.unknown.len(),
        report.damaged.len()
    );
    for finding in report.damaged.iter().chain(&report.unknown) {
        let what = finding
            .table
            .as_deref()
            .map_or("the database".to_owned(), |id| format!("table {id}"));
        text += &format!("{what}: {}\n", finding.reason);
    }
    text
}

fn told(error: &BackUpError, hint: &str) -> Failure {
    Failure::Usage(match error {
        BackUpError::Exists(_) => format!("{error}; {hint}"),
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
