//! What an outside program can ask.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::answer::{EngineError, EngineErrorCode};
use crate::{GameId, Move, Nonce, OutcomeMove};

/// The game that a request refers to if it names none.
pub const DEFAULT_GAME_ID: &str = "default";

/// The longest name a game can have, in bytes.
pub const GAME_ID_BYTES_MAX: usize = 64;

/// One parsed line.
#[derive(Debug)]
pub(super) struct Request {
    pub game_id: String,
    pub command: Command,
}

/// The commands. What they do is described in `docs/bot-writers/line-protocol.md`.
#[derive(Debug, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Command {
    New {
        game: GameId,
        setup: Value,
        #[serde(default)]
        secret: Option<String>,
        #[serde(default)]
        nonces: Vec<Nonce>,
    },
    Load {
        #[serde(default)]
        record: Option<String>,
        #[serde(default)]
        position: Option<Value>,
        #[serde(default)]
        secret: Option<String>,
    },
    Games {},
    Catalog {
        game: GameId,
    },
    Bots {
        game: GameId,
    },
    Close {},
    Status {},
    State {},
    View {
        #[serde(default)]
        seat: Option<u8>,
    },
    Legal {
        #[serde(default)]
        seat: Option<u8>,
    },
    Offers {
        #[serde(default)]
        seat: Option<u8>,
    },
    Outcomes {},
    Apply {
        #[serde(default)]
        seat: Option<u8>,
        #[serde(default)]
        action: Option<Value>,
        #[serde(default)]
        notation: Option<String>,
        #[serde(default)]
        plan: Option<Value>,
        #[serde(default)]
        moves: Option<Vec<Move>>,
    },
    Choose {
        #[serde(default)]
        seat: Option<u8>,
        #[serde(default)]
        bot: Option<String>,
        #[serde(default)]
        iterations: Option<u32>,
        #[serde(default)]
        seed: u64,
    },
    Advise {
        #[serde(default)]
        seat: Option<u8>,
        #[serde(default)]
        scan: Option<u32>,
        #[serde(default)]
        worlds: Option<u32>,
        #[serde(default)]
        each: Option<u32>,
    },
    Resolve {
        #[serde(default)]
        outcome: Option<Value>,
        #[serde(default)]
        notation: Option<String>,
    },
    Undo {
        #[serde(default = "one")]
        count: u32,
        #[serde(default)]
        seat: Option<u8>,
    },
    Score {},
    Record {
        #[serde(default)]
        json: bool,
    },
    Log {
        #[serde(default)]
        from: u32,
    },
    Help {},
    Quit {},
}

/// The names of all commands, with what they take and what they are for.
pub(super) const HELP: [(&str, &str, &str); 22] = [
    ("new", "game, setup, secret?, nonces?", "starts a game"),
    (
        "load",
        "record | position, secret?",
        "continues from a record's text or from a position",
    ),
    ("games", "", "lists the games of this process"),
    (
        "catalog",
        "game",
        "gives what never changes: prices, points, circles, switches",
    ),
    ("bots", "game", "lists the bots of a game"),
    ("close", "", "forgets a game"),
    ("status", "", "says what the game waits for"),
    ("state", "", "gives the whole position, nothing hidden"),
    ("view", "seat?", "gives what a seat, or a spectator, may see"),
    (
        "legal",
        "seat?",
        "lists the legal actions of the seat that is asked",
    ),
    (
        "offers",
        "seat?",
        "lists every control of the open decision with refusal and preview",
    ),
    ("outcomes", "", "lists the chance outcomes with their weights"),
    (
        "apply",
        "seat?, action | notation | plan | moves",
        "carries out decisions of a seat, all or none",
    ),
    (
        "choose",
        "seat?, bot | iterations, seed?",
        "gives the move of a bot for the seat that is asked",
    ),
    (
        "advise",
        "seat?, scan?, worlds?, each?",
        "gives the best moves with their shares of the win",
    ),
    (
        "resolve",
        "outcome? | notation?",
        "applies a chance outcome, or draws it from the secret",
    ),
    ("undo", "count?, seat?", "takes back the last entries"),
    ("score", "", "gives points, tie-breaks and places"),
    ("record", "json?", "gives the record as text, or as JSON"),
    ("log", "from?", "lists the entries with what they brought about"),
    ("help", "", "lists the commands"),
    ("quit", "", "ends the process"),
];

const fn one() -> u32 {
    1
}

impl Request {
    /// Reads the request from what is left of the object after `id` was taken out.
    pub(super) fn read(mut object: Map<String, Value>) -> Result<Self, EngineError> {
        let bad = |message: String| EngineError::new(EngineErrorCode::BadRequest, message);
        let game_id = match object.remove("game_id") {
            None | Some(Value::Null) => DEFAULT_GAME_ID.to_owned(),
            Some(Value::String(name)) if (1..=GAME_ID_BYTES_MAX).contains(&name.len()) => name,
            Some(_) => {
                return Err(bad(format!(
                    "`game_id` is a text of 1 to {GAME_ID_BYTES_MAX} bytes"
                )));
            }
        };
        match object.get("command") {
            Some(Value::String(name)) if HELP.iter().any(|(known, ..)| known == name) => {}
            Some(Value::String(name)) => {
                let found: String = name.chars().take(40).collect();
                return Err(EngineError::new(
                    EngineErrorCode::UnknownCommand,
                    format!("there is no command `{found}`; `help` lists them"),
                ));
            }
            _ => return Err(bad("a request has a text `command`; `help` lists them".to_owned())),
        }
        match Command::deserialize(Value::Object(object)) {
            Ok(command) => Ok(Self { game_id, command }),
            Err(error) => Err(bad(error.to_string())),
        }
    }
}

/// The moves, in whichever single form they were given.
pub(super) fn moves(
    action: Option<Value>,
    notation: Option<String>,
    plan: Option<Value>,
    moves: Option<Vec<Move>>,
) -> Result<Vec<Move>, EngineError> {
    match (action, notation, plan, moves) {
        (Some(action), None, None, None) => Ok(vec![Move::Action(action)]),
        (None, Some(line), None, None) => Ok(vec![Move::Notation(line)]),
        (None, None, Some(plan), None) => Ok(vec![Move::Plan(plan)]),
        (None, None, None, Some(moves)) => Ok(moves),
        _ => Err(EngineError::new(
            EngineErrorCode::BadRequest,
            "`apply` takes exactly one of `action`, `notation`, `plan` and `moves`",
        )),
    }
}

/// The given outcome; `None` if it is to be drawn.
pub(super) fn outcome(
    outcome: Option<Value>,
    notation: Option<String>,
) -> Result<Option<OutcomeMove>, EngineError> {
    match (outcome, notation) {
        (Some(outcome), None) => Ok(Some(OutcomeMove::Outcome(outcome))),
        (None, Some(line)) => Ok(Some(OutcomeMove::Notation(line))),
        (None, None) => Ok(None),
        (Some(_), Some(_)) => Err(EngineError::new(
            EngineErrorCode::BadRequest,
            "`resolve` takes `outcome` or `notation`, not both",
        )),
    }
}
