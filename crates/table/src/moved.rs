//! A game that goes on at another place while it is played: from a device to a server, so that friends can join, or from a
//! server to the device of one of those who play.
//!
//! What was drawn until then came from the secret of the place that it leaves, which stays there. From then on chance has a
//! secret of its own, as after a branch, and nothing is promised about the record as a whole. Whoever takes a game along gets
//! all of it, so at a server everybody has to agree, and whoever joins a game from a device is told where it comes from.

use protocol::{AnyGame, BranchOf, DepartingSeat, Departure, ErrorCode, TableState};

use crate::branch::gone_on;
use crate::change::over;
use crate::core::{Refused, Table, refuse};
use crate::message::Person;
use crate::rows::{SeatRow, StoredTable, TableRow};

/// The game of a record that is not over.
///
/// # Errors
/// [`ErrorCode::BadRequest`] if the text is no record by the rules of this program, [`ErrorCode::Over`] if its game is over.
pub fn begun_game(record: &str) -> Result<AnyGame, Refused> {
    let game =
        AnyGame::from_record(record).map_err(|error| refuse(ErrorCode::BadRequest, error.to_string()))?;
    match game.is_over() {
        true => Err(over()),
        false => Ok(game),
    }
}

/// The table at which such a game goes on, from the row of one that has not started and has the game's setup. If one of its
/// seats is open, it waits until somebody has come.
///
/// # Errors
/// [`ErrorCode::BadRequest`] if the row has more or fewer seats than the game.
pub fn arrived(game: &AnyGame, from: BranchOf, row: TableRow) -> Result<StoredTable, Refused> {
    if row.seats.len() != game.seat_count() {
        let (choices, seats) = (row.seats.len(), game.seat_count());
        let message = format!("there are {choices} choices for {seats} seats");
        return Err(refuse(ErrorCode::BadRequest, message));
    }
    gone_on(game, from, row)
}

impl Table {
    /// All of the game, for the person who takes it along. `free` if that needs nobody's consent.
    pub(crate) fn departure(&self, person: Option<&Person>, free: bool) -> Result<Departure, Refused> {
        let own = self.own_seat(person)?;
        let is_agreed = self.row.gone_with() == Some(own.index() as u8);
        match self.row.state {
            TableState::Open => {
                let message = "the game has not started: a seat is open";
                return Err(refuse(ErrorCode::NotStarted, message));
            }
            TableState::Over if !is_agreed => return Err(over()),
            TableState::Running if !free => {
                let message =
                    "all players have to agree before one of them can move the game to their device";
                return Err(refuse(ErrorCode::NoProposal, message));
            }
            TableState::Running | TableState::Over => {}
        }
        let record = (self.game.record()).map_err(|error| refuse(ErrorCode::Internal, error.to_string()))?;
        let seat = |seat: &SeatRow| DepartingSeat {
            bot: seat.bot(),
            name: match seat.bot() {
                Some(_) => String::new(),
                None => seat.person_name().to_owned(),
            },
            mine: person.is_some_and(|person| seat.is_of(&person.id)),
        };
        Ok(Departure {
            from: BranchOf {
                table: self.row.id.clone(),
                step: self.row.version,
            },
            record,
            seats: self.row.seats.iter().map(seat).collect(),
        })
    }
}
