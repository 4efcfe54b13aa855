//! The analysis board: positions that a record leads to, or that somebody set up, and what could be played from there.
//! Nothing is kept here: every question brings its whole line with it, and every entry of it is checked.

use protocol::{AnyGame, AnySetup, GameError, GameId, HistoryStep, LegalAction, Moment, Move, Reader};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Secret;

/// The longest record that is read, in bytes: more than any game has.
const RECORD_LENGTH_MAX: usize = 256 * 1024;
/// How many actions are listed. Decisions with more of them are answered by plans, which bots name.
const LEGAL_COUNT_MAX: usize = 300;
/// What the text of a game begins with that was set up, where a record would name its version.
const SET_UP: &str = "position ";

/// A position, and perhaps moves that are tried there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The record that leads there; or `position`, the position that a game was set up with as JSON, and the entries since.
    pub record: String,
    /// From whose side the table is looked at; whoever is asked, if left out.
    #[serde(default)]
    pub front: Option<u8>,
    /// Whose moves are tried.
    #[serde(default)]
    pub seat: u8,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<Move>,
    /// Where chance comes from as long as the game waits for it, 64 hexadecimal digits; if left out, the game waits.
    #[serde(default)]
    pub luck: Option<String>,
}

/// What a position looks like, after the moves that were tried.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Studied {
    /// Which game.
    pub game: GameId,
    /// Its setup.
    pub setup: AnySetup,
    /// How a record of it begins, without any promise about chance; for a game that was set up, its first position.
    pub head: String,
    /// The lines of the record that stand.
    pub entries: Vec<String>,
    /// The same as told to people.
    pub steps: Vec<HistoryStep>,
    /// The table, with nothing hidden.
    pub moment: Moment,
    /// Who is asked.
    pub asked: Vec<u8>,
    /// What the first of them may do, in single actions; at most 300.
    pub legal: Vec<LegalAction>,
    /// The whole position, as the line protocol and Python read it.
    pub position: Value,
    /// Whether the game is over.
    pub over: bool,
}

/// Reads a position, tries the moves, and lets chance follow them.
pub(crate) fn studied(position: &Position) -> Result<Studied, String> {
    let mut game = read(&position.record)?;
    let told = |error: GameError| error.to_string();
    if !position.moves.is_empty() {
        let seat = game.seat(position.seat).map_err(told)?;
        game.apply(seat, &position.moves).map_err(told)?;
    }
    if let Some(luck) = &position.luck {
        let luck: Secret = (luck.parse()).map_err(|_| "luck has 64 hexadecimal digits".to_owned())?;
        game.draw_all(&luck);
    }
    let asked = game.asked();
    let front = position.front.and_then(|seat| game.seat(seat).ok());
    let front = front.or_else(|| asked.iter().next());
    let open = game.history(Reader::Open);
    let line = |step: &HistoryStep| match step.seat {
        Some(seat) => format!("{} {}", seat.0, step.notation),
        None => format!("? {}", step.notation),
    };
    let mut legal = asked
        .iter()
        .next()
        .map(|seat| game.legal(seat))
        .unwrap_or_default();
    legal.truncate(LEGAL_COUNT_MAX);
    Ok(Studied {
        game: game.game(),
        setup: game.setup(),
        head: head(&game)?,
        entries: open.iter().map(line).collect(),
        steps: game.history(Reader::Of(front)),
        moment: Moment {
            step: open.len() as u32,
            view: game.open_view(front),
            pieces: game.pieces(front),
            outlook: game.outlook(front),
            log: None,
        },
        asked: asked.iter().map(|seat| seat.index() as u8).collect(),
        legal,
        position: game.position(),
        over: game.is_over(),
    })
}

/// The game of a record or a position that came from anywhere.
pub(crate) fn read(record: &str) -> Result<AnyGame, String> {
    if record.len() > RECORD_LENGTH_MAX {
        return Err(format!("a record has at most {RECORD_LENGTH_MAX} bytes"));
    }
    match record.strip_prefix(SET_UP) {
        Some(text) => set_up(text),
        None => AnyGame::from_record(record).map_err(|error| error.to_string()),
    }
}

/// The game that begins with a position, written as JSON, and goes on with the lines after it.
fn set_up(text: &str) -> Result<AnyGame, String> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let position = match values.next() {
        Some(read) => read.map_err(|error| format!("the position is not JSON: {error}"))?,
        None => return Err("the position is missing: write it as JSON after `position`".to_owned()),
    };
    let lines = text.get(values.byte_offset()..).unwrap_or_default().lines();
    let mut game = AnyGame::from_position(&position).map_err(|error| error.to_string())?;
    game.replay(lines.map(str::trim).filter(|line| !line.is_empty()))
        .map_err(|error| error.to_string())?;
    Ok(game)
}

/// The first lines of a record, up to the setup: a line that is tried has other luck than the one that was promised. A game
/// that was set up has its first position there, in one line.
fn head(game: &AnyGame) -> Result<String, String> {
    let record = match game.record() {
        Ok(record) => record,
        Err(GameError::NoRecord) => {
            let start = game.after(0).ok_or("the game has no beginning")?;
            return Ok(format!("{SET_UP}{}\n", start.position()));
        }
        Err(error) => return Err(error.to_string()),
    };
    let promises = ["commitment ", "nonce ", "secret "];
    Ok((record.lines().take_while(|line| !line.is_empty()))
        .filter(|line| !promises.iter().any(|promise| line.starts_with(promise)))
        .map(|line| format!("{line}\n"))
        .collect())
}
