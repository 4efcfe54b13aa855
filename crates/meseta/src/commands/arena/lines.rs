//! The results file: JSON Lines, with the plan in the first line, then one line for each game, written as
//! the game ends.
//!
//! A file that was cut off in the middle of a line (power, a full disk) loses that line and nothing else.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::arena::{Chair, Fault, FaultKind, Forfeit, Job, Played, Results, Schedule};
use serde::{Deserialize, Serialize};
use tabletop::Score;
use words::Words;

use super::plan_file::PlanFile;

/// The version of the file format.
const VERSION: u32 = 1;

/// The maximum length of a line in a results file, in bytes; even a plan of many bots with long commands
/// stays far below.
const LINE_BYTES_MAX: u64 = 1 << 20;

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Line {
    Plan {
        arena: u32,
        program: String,
        digest: String,
        plan: PlanFile,
    },
    Game(GameLine),
}

/// A game.
#[derive(Serialize, Deserialize)]
struct GameLine {
    block: u64,
    table: usize,
    lineup: usize,
    turn: usize,
    game: String,
    seed: u64,
    chairs: Vec<ChairLine>,
}

/// A chair of a game.
#[derive(Serialize, Deserialize)]
struct ChairLine {
    bot: String,
    points: i32,
    tie_break: i32,
    rank: u8,
    share: f64,
    choices: u32,
    thought_us: u64,
    longest_us: u64,
    forfeit: Option<ForfeitLine>,
}

/// Why a game was lost.
#[derive(Serialize, Deserialize)]
struct ForfeitLine {
    kind: String,
    choice: u32,
    detail: String,
}

impl GameLine {
    fn of(game: &Played, plan: &PlanFile) -> Self {
        let name = |entrant: usize| plan.bots.get(entrant).map(|bot| bot.name.clone());
        let chair = |chair: &Chair| ChairLine {
            bot: name(chair.entrant).unwrap_or_default(),
            points: chair.score.points,
            tie_break: chair.score.tie_break,
            rank: chair.rank,
            share: chair.share,
            choices: chair.choices,
            thought_us: chair.thought.as_micros() as u64,
            longest_us: chair.longest.as_micros() as u64,
            forfeit: chair.forfeit.as_ref().map(|forfeit| ForfeitLine {
                kind: forfeit.fault.kind.key().to_owned(),
                choice: forfeit.choice,
                detail: forfeit.fault.detail.clone(),
            }),
        };
        let Job {
            block,
            table,
            lineup,
            turn,
        } = game.job;
        let title = plan.tables.get(table).map(|table| table.game.clone());
        Self {
            block,
            table,
            lineup,
            turn,
            game: title.unwrap_or_default(),
            seed: game.seed,
            chairs: game.chairs.iter().map(chair).collect(),
        }
    }

    /// The game, if it is one of this schedule.
    fn played(self, plan: &PlanFile, schedule: &Schedule) -> Option<Played> {
        let job = Job {
            block: self.block,
            table: self.table,
            lineup: self.lineup,
            turn: self.turn,
        };
        if !schedule.has(job) || schedule.seed_of(job) != self.seed {
            return None;
        }
        let sitting = schedule.chairs(job);
        let is_name = |(chair, &entrant): (&ChairLine, &usize)| plan.bots[entrant].name == chair.bot;
        if sitting.len() != self.chairs.len() || !self.chairs.iter().zip(&sitting).all(is_name) {
            return None;
        }
        let chairs = self.chairs.into_iter().zip(sitting);
        Some(Played {
            job,
            seed: self.seed,
            chairs: chairs
                .map(|(chair, entrant)| chair.chair(entrant))
                .collect::<Option<_>>()?,
            record: None,
        })
    }
}

impl ChairLine {
    fn chair(self, entrant: usize) -> Option<Chair> {
        let forfeit = match self.forfeit {
            None => None,
            Some(line) => {
                let kind = FaultKind::ALL.into_iter().find(|kind| kind.key() == line.kind)?;
                Some(Box::new(Forfeit {
                    fault: Fault::new(kind, line.detail),
                    choice: line.choice,
                }))
            }
        };
        Some(Chair {
            entrant,
            score: Score {
                points: self.points,
                tie_break: self.tie_break,
            },
            rank: self.rank,
            share: self.share,
            choices: self.choices,
            thought: Duration::from_micros(self.thought_us),
            longest: Duration::from_micros(self.longest_us),
            forfeit,
        })
    }
}

/// Whether the file has any content at all.
pub fn has_plan(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| metadata.len() > 0)
}

fn say(words: &Words, id: &str, path: &Path, more: &[(&'static str, words::Value)]) -> String {
    let mut values = vec![("file", path.display().to_string().into())];
    values.extend_from_slice(more);
    words.say(id, &values)
}

fn failed(words: &Words, path: &Path, error: &io::Error) -> String {
    say(
        words,
        "arena-file-failed",
        path,
        &[("reason", error.to_string().into())],
    )
}

/// The plan in the first line of the file, after checking its digest.
pub fn read_plan(path: &Path, words: &Words) -> Result<PlanFile, String> {
    let file = File::open(path).map_err(|error| failed(words, path, &error))?;
    let mut first = Vec::new();
    let mut file = BufReader::new(file).take(LINE_BYTES_MAX);
    file.read_until(b'\n', &mut first)
        .map_err(|error| failed(words, path, &error))?;
    plan_of(&first, path, words)
}

fn plan_of(first: &[u8], path: &Path, words: &Words) -> Result<PlanFile, String> {
    match serde_json::from_slice(first) {
        Ok(Line::Plan {
            arena: VERSION,
            digest,
            plan,
            ..
        }) => match plan.digest() == digest {
            true => Ok(plan),
            false => Err(say(words, "arena-file-digest", path, &[])),
        },
        _ => Err(say(words, "arena-file-no-plan", path, &[])),
    }
}

/// A results file that is being written.
pub struct ResultsFile {
    path: PathBuf,
    file: File,
    plan: PlanFile,
}

impl ResultsFile {
    /// Opens the file, or creates it with the plan in its first line. The games that it already contains
    /// are put into `results`. The error is worded for people.
    pub fn open(
        path: &Path,
        plan: &PlanFile,
        schedule: &Schedule,
        words: &Words,
        results: &mut Results,
    ) -> Result<Self, String> {
        let io = |error: io::Error| failed(words, path, &error);
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(say(words, "arena-file-busy", path, &[])),
            // A file system without locks, where nobody can be kept out.
            Err(TryLockError::Error(_)) => {}
        }
        let whole = read_lines(&file, path, plan, schedule, words, results)?;
        file.set_len(whole).map_err(io)?;
        file.seek(SeekFrom::End(0)).map_err(io)?;
        let mut opened = Self {
            path: path.to_owned(),
            file,
            plan: plan.clone(),
        };
        if whole == 0 {
            let line = Line::Plan {
                arena: VERSION,
                program: env!("CARGO_PKG_VERSION").to_owned(),
                digest: plan.digest(),
                plan: plan.clone(),
            };
            opened.write(&line).map_err(io)?;
        }
        Ok(opened)
    }

    /// Appends a game; a line is written as a whole.
    pub fn append(&mut self, game: &Played, words: &Words) -> Result<(), String> {
        let line = Line::Game(GameLine::of(game, &self.plan));
        self.write(&line)
            .map_err(|error| failed(words, &self.path, &error))
    }

    fn write(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.file.write_all(&text)
    }
}

/// Reads all complete lines; returns their length in bytes.
fn read_lines(
    file: &File,
    path: &Path,
    plan: &PlanFile,
    schedule: &Schedule,
    words: &Words,
    results: &mut Results,
) -> Result<u64, String> {
    let mut reader = BufReader::new(file);
    let mut whole = 0;
    for number in 1u32.. {
        let mut line = Vec::new();
        let count = (&mut reader)
            .take(LINE_BYTES_MAX)
            .read_until(b'\n', &mut line)
            .map_err(|error| failed(words, path, &error))?;
        // The end, or an unfinished line. A file that is not a results file at all is left alone.
        if line.last() != Some(&b'\n') {
            if number == 1 && count > 0 {
                return Err(say(words, "arena-file-no-plan", path, &[]));
            }
            break;
        }
        if number == 1 {
            let found = plan_of(&line, path, words)?;
            if let Some((what, found, asked)) = found.difference(plan) {
                let more = [
                    ("what", what.into()),
                    ("found", found.into()),
                    ("asked", asked.into()),
                ];
                return Err(say(words, "arena-file-other-plan", path, &more));
            }
        } else {
            let game = match serde_json::from_slice(&line) {
                Ok(Line::Game(game)) => game.played(plan, schedule),
                _ => None,
            };
            let wrong = || say(words, "arena-file-bad-line", path, &[("line", number.into())]);
            let game = game.ok_or_else(wrong)?;
            if !results.has(game.job) {
                results.add(schedule, game);
            }
        }
        whole += count as u64;
    }
    Ok(whole)
}
