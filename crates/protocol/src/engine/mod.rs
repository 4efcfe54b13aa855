//! The engine for outside programs: one JSON request per line in, one JSON answer per line out.
//!
//! [`Engine`] does no input or output of its own: its caller reads lines and prints answers. No input ends it except
//! `quit`. The protocol is described in `docs/bot-writers/line-protocol.md`, whose examples are tests.

mod answer;
mod request;
mod thinking;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Seat, Secret, Turn};

pub use answer::{EngineError, EngineErrorCode};
pub use request::{DEFAULT_GAME_ID, GAME_ID_BYTES_MAX};
pub use thinking::{ITERATION_COUNT_MAX, WORLD_COUNT_MAX};

use crate::{AnyGame, GameError, GameId, Games, Happened, Reader};
use answer::{Line, Status};
use request::{Command, HELP, Request};
use thinking::{Chooser, Work};

/// The longest line that is accepted, in bytes.
pub const LINE_BYTES_MAX: usize = 1 << 20;

/// The most games that one process can hold.
pub const GAME_COUNT_MAX: usize = 1_000;

/// The games of one process.
#[derive(Debug)]
pub struct Engine {
    sessions: BTreeMap<String, Session>,
    /// The most simulations that a question may ask for.
    iterations_max: u32,
}

impl Default for Engine {
    fn default() -> Self {
        Self {
            sessions: BTreeMap::new(),
            iterations_max: ITERATION_COUNT_MAX,
        }
    }
}

/// A game, and the secret that its chance outcomes come from, if the program gave one.
#[derive(Debug)]
struct Session {
    game: AnyGame,
    secret: Option<Secret>,
}

/// The answer to one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// One line of JSON, without its line ending.
    pub text: String,
    /// Whether the process should end.
    pub quit: bool,
}

impl Engine {
    /// An engine without games.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same engine, whose bots may be asked for at most this many simulations.
    #[must_use]
    pub fn thinking_at_most(self, iterations_max: u32) -> Self {
        Self {
            iterations_max,
            ..self
        }
    }

    /// The answer to one line, which is passed without its line ending.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        if line.len() > LINE_BYTES_MAX {
            return Self::line_too_long();
        }
        let mut object = match serde_json::from_slice(line) {
            Ok(Value::Object(object)) => object,
            Ok(_) => {
                let code = EngineErrorCode::BadRequest;
                return refuse(Value::Null, EngineError::new(code, "a request is a JSON object"));
            }
            Err(error) => {
                let message = format!("a request is one line of JSON: {error}");
                return refuse(Value::Null, EngineError::new(EngineErrorCode::NotJson, message));
            }
        };
        let id = object.remove("id").unwrap_or_default();
        let request = match Request::read(object) {
            Ok(request) => request,
            Err(error) => return refuse(id, error),
        };
        let quit = matches!(request.command, Command::Quit {});
        let game_id = request.game_id.clone();
        // A panic in here would be a bug of ours: it closes this game and nothing else.
        match catch_unwind(AssertUnwindSafe(|| self.carry_out(request))) {
            Ok(Ok(result)) => Answer {
                quit,
                ..accept(id, result)
            },
            Ok(Err(error)) => refuse(id, error),
            Err(_) => {
                self.sessions.remove(&game_id);
                let message = "an error in this program; the game was closed";
                refuse(id, EngineError::new(EngineErrorCode::Internal, message))
            }
        }
    }

    /// The answer to a line longer than [`LINE_BYTES_MAX`], which need not be kept.
    #[must_use]
    pub fn line_too_long() -> Answer {
        let message = format!("a line has at most {LINE_BYTES_MAX} bytes");
        refuse(
            Value::Null,
            EngineError::new(EngineErrorCode::LineTooLong, message),
        )
    }

    fn carry_out(&mut self, Request { game_id, command }: Request) -> Result<Value, EngineError> {
        match command {
            Command::New {
                game,
                setup,
                secret,
                nonces,
            } => {
                let secret = read_secret(secret)?;
                let mut game = AnyGame::new(game, &setup)?;
                let nonces = nonces
                    .into_iter()
                    .map(|nonce| Ok((game.seat(nonce.seat.0)?, nonce.nonce)))
                    .collect::<Result<Vec<(Seat, String)>, EngineError>>()?;
                if secret.is_none() && !nonces.is_empty() {
                    let message = "`nonces` are mixed into the stream of a `secret`; give one too";
                    return Err(EngineError::new(EngineErrorCode::BadRequest, message));
                }
                if let Some(secret) = &secret {
                    game.promise(secret.commitment(), nonces);
                }
                self.open(game_id, game, secret)
            }
            Command::Load {
                record,
                position,
                secret,
            } => {
                let secret = read_secret(secret)?;
                let game = match (record, position) {
                    (Some(text), None) => AnyGame::from_record(&text)?,
                    (None, Some(position)) => AnyGame::from_position(&position)?,
                    _ => {
                        let message = "`load` takes either `record` or `position`";
                        return Err(EngineError::new(EngineErrorCode::BadRequest, message));
                    }
                };
                self.open(game_id, game, secret)
            }
            Command::Games {} => Ok(json!({ "games": self.sessions.keys().collect::<Vec<_>>() })),
            Command::Catalog { game } => catalog(game),
            Command::Bots { game } => Ok(thinking::bots(game)),
            Command::Help {} => Ok(help()),
            Command::Quit {} => Ok(json!({})),
            Command::Close {} => match self.sessions.remove(&game_id) {
                Some(_) => Ok(json!({})),
                None => Err(unknown_game(&game_id)),
            },
            command => match self.sessions.get_mut(&game_id) {
                Some(session) => session.carry_out(&game_id, command, self.iterations_max),
                None => Err(unknown_game(&game_id)),
            },
        }
    }

    fn open(&mut self, game_id: String, game: AnyGame, secret: Option<Secret>) -> Result<Value, EngineError> {
        if self.sessions.len() >= GAME_COUNT_MAX && !self.sessions.contains_key(&game_id) {
            let message = format!("this process holds {GAME_COUNT_MAX} games already; `close` some");
            return Err(EngineError::new(EngineErrorCode::TooManyGames, message));
        }
        let status = to_json(&Status::of(&game_id, &game, Vec::new()));
        self.sessions.insert(game_id, Session { game, secret });
        status
    }
}

impl Session {
    fn carry_out(
        &mut self,
        game_id: &str,
        command: Command,
        iterations_max: u32,
    ) -> Result<Value, EngineError> {
        let game = &mut self.game;
        match command {
            Command::Status {} => to_json(&Status::of(game_id, game, Vec::new())),
            Command::State {} => Ok(json!({ "position": game.position() })),
            Command::View { seat } => {
                let observer = seat.map(|seat| game.seat(seat)).transpose()?;
                Ok(json!({ "view": to_json(&game.watched_view(observer))? }))
            }
            Command::Legal { seat } => {
                let seat = self.seat(seat)?;
                Ok(json!({ "seat": seat.index(), "actions": to_json(&self.game.legal(seat))? }))
            }
            Command::Offers { seat } => {
                let seat = self.seat(seat)?;
                Ok(json!({ "seat": seat.index(), "offers": to_json(&self.game.offers(seat))? }))
            }
            Command::Outcomes {} => Ok(json!({ "outcomes": to_json(&game.outcomes())? })),
            Command::Apply {
                seat,
                action,
                notation,
                plan,
                moves,
            } => {
                let moves = request::moves(action, notation, plan, moves)?;
                let seat = self.seat(seat)?;
                let happened = self.game.apply(seat, &moves)?;
                self.changed(game_id, happened)
            }
            Command::Choose {
                seat,
                bot,
                iterations,
                seed,
            } => {
                let chooser = Chooser::read(bot, iterations, iterations_max)?;
                thinking::choose(&self.game, self.seat(seat)?, &chooser, seed)
            }
            Command::Advise {
                seat,
                scan,
                worlds,
                each,
            } => {
                let work = Work { scan, worlds, each }.checked(iterations_max)?;
                thinking::advise(&self.game, self.seat(seat)?, work)
            }
            Command::Resolve { outcome, notation } => {
                let happened = match (request::outcome(outcome, notation)?, &self.secret) {
                    (Some(outcome), _) => game.resolve(&outcome)?,
                    (None, Some(secret)) => game.draw(secret)?,
                    (None, None) if game.turn() != Turn::Chance => return Err(GameError::NotChance.into()),
                    (None, None) => {
                        let message = "name an `outcome`; only a game with a `secret` draws by itself";
                        return Err(EngineError::new(EngineErrorCode::NoSecret, message));
                    }
                };
                self.changed(game_id, vec![happened])
            }
            Command::Undo { count, seat } => {
                let seat = game.seat(seat.unwrap_or_default())?;
                let happened = game.undo(seat, count)?;
                self.changed(game_id, vec![happened])
            }
            Command::Score {} => Ok(json!({ "over": game.is_over(), "scores": to_json(&game.scores())? })),
            Command::Record { json: false } => Ok(json!({ "record": game.record()? })),
            Command::Record { json: true } => Ok(json!({ "record": to_json(&game.record_json()?)? })),
            Command::Log { from } => {
                Ok(json!({ "entries": to_json(&game.log(from as usize, Reader::Open))? }))
            }
            Command::New { .. }
            | Command::Load { .. }
            | Command::Games {}
            | Command::Catalog { .. }
            | Command::Bots { .. }
            | Command::Close {}
            | Command::Help {}
            | Command::Quit {} => {
                let message = "this command needs no game";
                Err(EngineError::new(EngineErrorCode::BadRequest, message))
            }
        }
    }

    /// The named seat, or the first that is asked.
    fn seat(&self, number: Option<u8>) -> Result<Seat, EngineError> {
        match number {
            Some(number) => Ok(self.game.seat(number)?),
            None => self.game.asked().first().ok_or_else(|| {
                EngineError::new(
                    EngineErrorCode::NobodyAsked,
                    "no seat is asked now; `status` says what the game waits for",
                )
            }),
        }
    }

    /// The answer to a change. The secret enters the record once the game is over.
    fn changed(&mut self, game_id: &str, happened: Vec<Happened>) -> Result<Value, EngineError> {
        if let Some(secret) = self.secret
            && self.game.is_over()
        {
            self.game.reveal(secret);
        }
        to_json(&Status::of(game_id, &self.game, happened))
    }
}

/// What a game has in its box and which switches there are, as the rules state it. The bots, which are no part of the
/// rules, have a command of their own.
fn catalog(game: GameId) -> Result<Value, EngineError> {
    let name = to_json(&game)?;
    let mut games = to_json(&Games::new(&[], |_| Vec::new()))?;
    let mut facts = match (games.as_object_mut(), name.as_str()) {
        (Some(games), Some(name)) => games.remove(name).unwrap_or_default(),
        _ => Value::Null,
    };
    if let Some(facts) = facts.as_object_mut() {
        facts.remove("bots");
    }
    Ok(json!({ "game": name, "facts": facts }))
}

fn help() -> Value {
    let row =
        |(name, takes, does): &(&str, &str, &str)| json!({ "command": name, "takes": takes, "does": does });
    json!({
        "commands": HELP.iter().map(row).collect::<Vec<_>>(),
        "every_request": "id? (given back), game_id? (a text; `default` when left out)",
    })
}

fn read_secret(text: Option<String>) -> Result<Option<Secret>, EngineError> {
    let bad = |error: tabletop::SecretError| EngineError::new(EngineErrorCode::BadSecret, error.to_string());
    text.map(|hex| hex.parse()).transpose().map_err(bad)
}

fn unknown_game(game_id: &str) -> EngineError {
    let message = format!("there is no game `{game_id}`; start one with `new` or `load`");
    EngineError::new(EngineErrorCode::UnknownGame, message)
}

fn to_json(value: &impl Serialize) -> Result<Value, EngineError> {
    serde_json::to_value(value)
        .map_err(|error| EngineError::new(EngineErrorCode::Internal, error.to_string()))
}

fn accept(id: Value, result: Value) -> Answer {
    write(&Line {
        id,
        ok: true,
        result: Some(result),
        error: None,
    })
}

fn refuse(id: Value, error: EngineError) -> Answer {
    write(&Line {
        id,
        ok: false,
        result: None,
        error: Some(error),
    })
}

fn write(line: &Line) -> Answer {
    let text = serde_json::to_string(line).unwrap_or_else(|_| r#"{"id":null,"ok":false}"#.to_owned());
    Answer { text, quit: false }
}
