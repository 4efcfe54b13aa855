//! Bots that are programs of their own. The conversation is described in `docs/bot-writers/arena.md`.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::arena::{Entrant, Fault, FaultKind, Player, Start};
use protocol::{LegalAction, Listed, ScoreRow};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{PerSeat, Score, Seat, ranks};

use super::process::Process;

/// The version of the conversation.
const VERSION: u32 = 1;

/// The minimum time that a program gets to start up.
const START_LEAST: Duration = Duration::from_secs(10);

/// The running programs of one command: one for each chair occupied at the same time, reused for further
/// games.
pub struct Programs {
    command: String,
    timeout: Duration,
    idle: Mutex<Vec<Process>>,
}

impl Programs {
    /// The programs of this command, none of which is running yet.
    pub fn new(command: &str, timeout: Duration) -> Self {
        Self {
            command: command.to_owned(),
            timeout,
            idle: Mutex::default(),
        }
    }

    /// The command.
    pub fn command(&self) -> &str {
        &self.command
    }

    fn take(&self) -> Result<Process, Fault> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(process) => Ok(process),
            None => Process::start(&self.command),
        }
    }

    fn give_back(&self, process: Process) {
        self.idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(process);
    }
}

/// A program as an entrant.
pub struct OutsideBot {
    programs: Arc<Programs>,
}

impl OutsideBot {
    /// The entrant for whom these programs play.
    pub fn new(programs: Arc<Programs>) -> Self {
        Self { programs }
    }
}

/// A message to the program.
#[derive(Serialize)]
struct Request<T> {
    id: u64,
    #[serde(flatten)]
    content: T,
}

/// The requests.
#[derive(Serialize)]
#[serde(tag = "command", rename_all = "snake_case")]
enum Content<'a> {
    Start {
        arena: u32,
        game: &'static str,
        setup: Value,
        setup_line: String,
        seat: usize,
        seats: usize,
        seed: u64,
        timeout_ms: u64,
    },
    Decide {
        view: Value,
        legal: &'a [LegalAction],
    },
    Over {
        scores: Vec<ScoreRow>,
    },
}

/// The answer to `decide`: exactly one of the three. The program may add fields of its own.
#[derive(Deserialize)]
struct Choice {
    id: Option<u64>,
    index: Option<usize>,
    notation: Option<String>,
    action: Option<Value>,
}

impl<G: Listed> Entrant<G> for OutsideBot {
    fn sit(&self, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Fault> {
        let mut seated = Seated {
            programs: &self.programs,
            process: Some(self.programs.take()?),
            seats: start.seat_count,
            id: 0,
        };
        let content = Content::Start {
            arena: VERSION,
            game: G::ID,
            setup: serde_json::to_value(G::write_setup(start.setup)).unwrap_or_default(),
            setup_line: start.setup.to_string(),
            seat: start.seat.index(),
            seats: start.seat_count,
            seed: start.seed >> 11,
            timeout_ms: self.programs.timeout.as_millis() as u64,
        };
        let timeout = self.programs.timeout.max(START_LEAST);
        seated
            .ask(content, timeout)
            .map_err(|fault| Fault::new(FaultKind::NoStart, fault.detail))?;
        Ok(Box::new(seated))
    }
}

/// A program in a chair. A program that failed is not used again.
struct Seated<'a> {
    programs: &'a Programs,
    process: Option<Process>,
    seats: usize,
    id: u64,
}

impl Seated<'_> {
    /// Asks; the answer is a JSON object.
    fn ask(&mut self, content: Content<'_>, timeout: Duration) -> Result<Value, Fault> {
        let Some(mut process) = self.process.take() else {
            return Err(Fault::new(FaultKind::Crash, "it had already ended"));
        };
        self.id += 1;
        let request = serde_json::to_vec(&Request { id: self.id, content })
            .map_err(|error| Fault::new(FaultKind::Crash, error.to_string()))?;
        let line = process.ask(request, timeout)?;
        let answer: Value = match serde_json::from_slice(&line) {
            Ok(answer @ Value::Object(_)) => answer,
            Ok(_) => return Err(unreadable("not a JSON object", &line)),
            Err(error) => return Err(unreadable(&error.to_string(), &line)),
        };
        self.process = Some(process);
        Ok(answer)
    }

    fn read<G: Listed>(&self, answer: Value, legal: &[G::Action]) -> Result<G::Action, Fault> {
        let text = answer.to_string();
        let wrong = |reason: String| unreadable(&reason, text.as_bytes());
        let choice: Choice = serde_json::from_value(answer).map_err(|error| wrong(error.to_string()))?;
        if choice.id.is_some_and(|id| id != self.id) {
            return Err(wrong(format!(
                "it answers a request other than number {}",
                self.id
            )));
        }
        match (choice.index, choice.notation, choice.action) {
            (Some(index), None, None) => legal.get(index).copied().ok_or_else(|| {
                let detail = format!("index {index} of {} legal actions", legal.len());
                Fault::new(FaultKind::Illegal, detail)
            }),
            (None, Some(line), None) => match line.parse() {
                Ok(action) => Ok(action),
                Err(error) => Err(wrong(format!("{error}"))),
            },
            (None, None, Some(action)) => {
                serde_json::from_value(action).map_err(|error| wrong(error.to_string()))
            }
            _ => Err(wrong(
                "an answer has one of `index`, `notation` and `action`".to_owned(),
            )),
        }
    }
}

impl Drop for Seated<'_> {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.programs.give_back(process);
        }
    }
}

impl<G: Listed> Player<G> for Seated<'_> {
    fn decide(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Fault> {
        let actions: Vec<LegalAction> = (legal.iter())
            .map(|&action| LegalAction {
                action: G::any_action(action),
                notation: action.to_string(),
            })
            .collect();
        let content = Content::Decide {
            view: serde_json::to_value(game.watched_view(Some(seat))).unwrap_or_default(),
            legal: &actions,
        };
        let answer = self.ask(content, self.programs.timeout)?;
        let read = self.read::<G>(answer, legal);
        if read.is_err() {
            self.process = None;
        }
        read
    }

    /// A program that fails now has finished its game; a new program takes its place in the next one.
    fn over(&mut self, scores: &PerSeat<Score>) {
        let seat_count = self.seats;
        let ranks = ranks(scores, seat_count);
        let row = |(seat, score): (Seat, &Score)| ScoreRow {
            seat: seat.into(),
            points: score.points,
            tie_break: score.tie_break,
            rank: ranks[seat],
        };
        let scores = scores.iter(seat_count).map(row).collect();
        let _ = self.ask(Content::Over { scores }, self.programs.timeout);
    }
}

/// The fault for an answer that can't be read, quoting its beginning.
fn unreadable(reason: &str, line: &[u8]) -> Fault {
    let text = String::from_utf8_lossy(line);
    let start: String = text.chars().take(120).collect();
    Fault::new(FaultKind::Unreadable, format!("{reason}: `{start}`"))
}
