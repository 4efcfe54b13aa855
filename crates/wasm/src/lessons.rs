//! Lessons and puzzles: tables that follow a script, which is the record of a game. The learner's seat is asked as at any table; the
//! others answer as the script has it, and chance does because it has the script's secret. Nothing of it is kept.

use protocol::{AnyGame, ErrorCode, Listed, Move, Playing, TableState, each_game};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::{RawValue, to_raw_value};
use table::bot;
use table::core::{Refused, refuse};
use table::rows::{EntryRow, Occupant, StoredTable};
use tabletop::{Seat, Secret};

use crate::host::Host;
use crate::making;

/// Which lesson is to be opened, and where.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenLesson {
    /// The text of the script's record.
    record: String,
    /// The secret of its chance, as a finished game reveals it.
    secret: String,
    /// How many entries have already been played.
    step: u32,
    /// The learner's seat.
    seat: u8,
}

/// The script of an open lesson.
#[derive(Clone, Debug)]
pub(crate) struct Lesson {
    lines: Vec<String>,
    seat: Seat,
}

/// What a move is in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Tried {
    /// What is taught now, in the script's own words: the record stays the script's, whatever order a plan was laid in.
    Taught(Vec<Move>),
    /// Legal, but another move is taught: what was tried, in notation.
    Other(Vec<String>),
    /// Not legal; the table says why.
    Illegal,
}

impl Lesson {
    /// The table of a lesson after its first steps.
    ///
    /// # Errors
    /// The record or its secret can't be read, or the step or the seat is not there.
    pub(crate) fn open(
        host: &impl Host,
        name: &str,
        body: &OpenLesson,
    ) -> Result<(StoredTable, Self), Refused> {
        let bad = |message: String| refuse(ErrorCode::BadRequest, message);
        let script = AnyGame::from_record(&body.record).map_err(|error| bad(error.to_string()))?;
        let secret: Secret = (body.secret.parse())
            .map_err(|_| bad("the lesson's secret is not 64 hexadecimal digits".to_owned()))?;
        let game = (script.after(body.step as usize))
            .ok_or_else(|| bad(format!("the lesson has no step {}", body.step)))?;
        let seat = (script.seat(body.seat)).map_err(|error| bad(error.to_string()))?;
        let setup = serde_json::to_string(&game.setup()).map_err(|error| bad(error.to_string()))?;
        let others = bot::usual(game.game());
        let occupant = |index| match index == seat.index() {
            true => making::person(0, name),
            false => Occupant::Bot(others),
        };
        let seats = (0..game.seat_count()).map(occupant).collect();
        let mut row = making::row(host, game.game(), setup, seats);
        let asked = game.asked();
        row.secret = secret;
        row.state = TableState::Running;
        row.version = game.version();
        row.revision = 1;
        row.round = u32::from(game.round());
        row.asked = asked.iter().map(|seat| seat.index() as u8).collect();
        row.asked_since = (!asked.is_empty()).then_some(row.created);
        row.bot_asked = row.bot_to_ask(asked).is_some();
        let time = row.created;
        let entry = |(batch, line)| EntryRow {
            line,
            time,
            batch,
            spent: None,
            ordered: false,
        };
        let stored = StoredTable {
            row,
            entries: (0..).zip(game.lines()).map(entry).collect(),
            requests: Vec::new(),
        };
        let lines = script.lines();
        Ok((stored, Self { lines, seat }))
    }

    /// What the learner's moves are in this position.
    pub(crate) fn tried(&self, game: &AnyGame, moves: &[Move]) -> Tried {
        let own = format!("{} ", self.seat.index());
        let mut tried = game.clone();
        if tried.apply(self.seat, moves).is_err() {
            return Tried::Illegal;
        }
        let mut taught = game.clone();
        let mut lines = Vec::new();
        for line in self.lines_of(game, self.seat) {
            if taught.apply(self.seat, std::slice::from_ref(&line)).is_err() {
                break;
            }
            lines.push(line);
            if each_game!(&taught, playing => is_alike(playing, &tried)) {
                return Tried::Taught(lines);
            }
        }
        let made = tried.lines().split_off(game.version() as usize);
        let notation = |line: String| line.strip_prefix(&own).map(str::to_owned);
        Tried::Other(made.into_iter().filter_map(notation).collect())
    }

    /// What another seat does in this position; nothing where the script has come to its end.
    pub(crate) fn next(&self, game: &AnyGame, seat: Seat) -> Option<Move> {
        self.lines_of(game, seat).next()
    }

    /// The next lines of the script, as long as they are this seat's.
    fn lines_of(&self, game: &AnyGame, seat: Seat) -> impl Iterator<Item = Move> {
        let start = format!("{} ", seat.index());
        let rest = self.lines.get(game.version() as usize..).unwrap_or_default();
        rest.iter()
            .map_while(move |line| line.strip_prefix(&start))
            .map(|action| Move::Notation(action.to_owned()))
    }
}

/// Whether two games have come to the same position, whatever their records say.
fn is_alike<G: Listed>(one: &Playing<G>, other: &AnyGame) -> bool {
    G::playing(other).is_some_and(|other| other.state() == one.state())
}

/// The answer to a move that is legal but not taught now. No server gives it, so it is none of its codes.
pub(crate) fn other_than_taught(tried: &[String]) -> Box<RawValue> {
    let message = "the lesson goes on with another move";
    let error = json!({ "code": "other_than_taught", "message": message, "tried": tried });
    to_raw_value(&json!({ "error": error })).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
