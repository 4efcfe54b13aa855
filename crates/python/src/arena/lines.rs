//! Games as lines of JSON: what workers send and checkpoints keep.

use std::time::Duration;

use ::bots::arena::{Chair, Fault as Broken, FaultKind, Forfeit, Job, Played, Schedule};
use serde::{Deserialize, Serialize};
use tabletop::Score;

use crate::fault::{Fault, Outcome};

#[derive(Serialize, Deserialize)]
struct GameLine {
    block: u64,
    table: usize,
    lineup: usize,
    turn: usize,
    seed: u64,
    chairs: Vec<ChairLine>,
}

#[derive(Serialize, Deserialize)]
struct ChairLine {
    entrant: usize,
    points: i32,
    tie_break: i32,
    rank: u8,
    share: f64,
    choices: u32,
    thought_us: u64,
    longest_us: u64,
    forfeit: Option<ForfeitLine>,
}

#[derive(Serialize, Deserialize)]
struct ForfeitLine {
    kind: String,
    choice: u32,
    detail: String,
}

impl ChairLine {
    fn of(chair: &Chair) -> Self {
        Self {
            entrant: chair.entrant,
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
        }
    }

    fn chair(self) -> Option<Chair> {
        let forfeit = match self.forfeit {
            None => None,
            Some(line) => {
                let kind = FaultKind::ALL.into_iter().find(|kind| kind.key() == line.kind)?;
                Some(Box::new(Forfeit {
                    fault: Broken::new(kind, line.detail),
                    choice: line.choice,
                }))
            }
        };
        Some(Chair {
            entrant: self.entrant,
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

/// A line for each game.
pub fn write(games: &[Played]) -> Outcome<String> {
    let mut text = String::new();
    for game in games {
        let line = GameLine {
            block: game.job.block,
            table: game.job.table,
            lineup: game.job.lineup,
            turn: game.job.turn,
            seed: game.seed,
            chairs: game.chairs.iter().map(ChairLine::of).collect(),
        };
        text += &serde_json::to_string(&line).map_err(|error| Fault::Inside {
            message: error.to_string(),
        })?;
        text.push('\n');
    }
    Ok(text)
}

/// The game of a line, which must be one of the schedule.
pub fn read(line: &str, schedule: &Schedule) -> Outcome<Played> {
    let bad = |message: String| Fault::Arena { message };
    let line: GameLine =
        serde_json::from_str(line).map_err(|error| bad(format!("not a game of an arena: {error}")))?;
    let job = Job {
        block: line.block,
        table: line.table,
        lineup: line.lineup,
        turn: line.turn,
    };
    let fits = || {
        if !schedule.has(job) || schedule.seed_of(job) != line.seed {
            return None;
        }
        let sitting: Vec<usize> = line.chairs.iter().map(|chair| chair.entrant).collect();
        if sitting != schedule.chairs(job) {
            return None;
        }
        let chairs = line.chairs.into_iter().map(ChairLine::chair);
        chairs.collect::<Option<Vec<_>>>()
    };
    let seed = line.seed;
    let chairs = fits().ok_or_else(|| bad("the game belongs to another plan".to_owned()))?;
    Ok(Played {
        job,
        seed,
        chairs,
        record: None,
    })
}
