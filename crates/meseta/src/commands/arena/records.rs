//! The records of an arena's games, one file each, so that a lost game can be watched.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use bots::arena::{Job, Played};

use super::plan_file::PlanFile;

/// A folder of records.
pub struct Records {
    folder: PathBuf,
    /// The names of the bots, in the order of the plan.
    names: Vec<String>,
}

impl Records {
    /// Opens the folder, or creates it; the error is worded for people.
    pub fn open(folder: &Path, plan: &PlanFile) -> Result<Self, String> {
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        Ok(Self {
            folder: folder.to_owned(),
            names: plan.bots.iter().map(|bot| bot.name.clone()).collect(),
        })
    }

    /// Writes the record of a game, with who sat where and how it ended; the error is worded for
    /// people.
    pub fn write(&self, game: &Played, record: &str) -> Result<(), String> {
        let Job {
            block,
            table,
            lineup,
            turn,
        } = game.job;
        let path = self.folder.join(format!(
            "table-{table}-lineup-{lineup}-block-{block}-turn-{turn}.txt"
        ));
        let mut text = record.to_owned();
        text.push('\n');
        for (seat, chair) in game.chairs.iter().enumerate() {
            let name = self.names.get(chair.entrant).map_or("", String::as_str);
            let end = match &chair.forfeit {
                Some(forfeit) => format!("forfeited: {}", forfeit.fault.kind.key()),
                None => format!("place {}, {} points", chair.rank, chair.score.points),
            };
            // A name may hold anything that fits into a word of a command line.
            let name: String = name.chars().filter(|character| !character.is_control()).collect();
            let _ = writeln!(text, "# seat {seat}: {name}, {end}");
        }
        fs::write(&path, text).map_err(|error| failed(&path, &error))
    }
}

fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{} can't be written: {error}", path.display())
}
