//! Which question a request puts to a table, with the addresses of the server's description (OpenAPI).

use protocol::{
    AgreeHints, AnswerProposal, BranchTable, Departure, ErrorCode, GiveOrder, PreviewRequest, Proposal,
    StandIn, TakeHoliday, WishPause,
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::core::{Refused, refuse};
use table::message::Question;
use tabletop::Seat;

/// What a request wants.
#[derive(Debug)]
pub(crate) enum Wanted {
    /// The games and their bots.
    Games,
    /// The person, and all tables.
    Me,
    /// Another name.
    Rename,
    /// A new table.
    Create,
    /// A table from a record.
    Import,
    /// A table that goes on with a game from elsewhere.
    Arrive(Departure),
    /// A lesson.
    Lesson,
    /// A table that goes on from a moment of this one.
    Branch(String, BranchTable),
    /// Another table like this one.
    Rematch(String),
    /// Something of a table.
    OfTable(String, Box<Question>, Form),
}

/// What the table's answer is turned into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    /// The answer itself.
    Itself,
    /// What a simple bot would do there.
    Suggestion,
    /// The best answers, once somebody has thought about them.
    Hint,
    /// A review, likewise.
    Review,
}

/// Reads a request.
pub(crate) fn wanted(method: &str, path: &str, body: &Value) -> Result<Wanted, Refused> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match (method, parts.as_slice()) {
        ("GET", ["games"]) => Ok(Wanted::Games),
        ("GET", ["me"]) => Ok(Wanted::Me),
        ("PUT", ["me"]) => Ok(Wanted::Rename),
        ("POST", ["tables"]) => Ok(Wanted::Create),
        ("POST", ["lessons"]) => Ok(Wanted::Lesson),
        ("POST", ["records"]) => Ok(Wanted::Import),
        ("POST", ["arrivals"]) => Ok(Wanted::Arrive(read(body)?)),
        ("POST", ["tables", id, "rematch"]) => Ok(Wanted::Rematch((*id).to_owned())),
        ("POST", ["tables", id, "branch"]) => Ok(Wanted::Branch((*id).to_owned(), read(body)?)),
        (method, ["tables", id, rest @ ..]) => {
            let (question, form) = of_table(method, rest, body)?;
            Ok(Wanted::OfTable((*id).to_owned(), Box::new(question), form))
        }
        _ => Err(nothing_here()),
    }
}

fn of_table(method: &str, rest: &[&str], body: &Value) -> Result<(Question, Form), Refused> {
    let question = match (method, rest) {
        ("GET", []) => Question::Summary,
        ("GET", ["now"]) => Question::Now,
        ("GET", ["history"]) => Question::History,
        ("GET", ["history", step]) => Question::Moment(step.parse().map_err(|_| nothing_here())?),
        ("GET", ["charts"]) => Question::Charts,
        ("GET", ["record"]) => Question::Record,
        // Whoever has the device has all of its tables.
        ("GET", ["departure"]) => Question::Departure { free: true },
        ("GET", ["suggestion"]) => return Ok((Question::Position, Form::Suggestion)),
        ("GET", ["hint"]) => return Ok((Question::Position, Form::Hint)),
        ("GET", ["review"]) => return Ok((Question::Finished, Form::Review)),
        ("POST", ["moves"]) => Question::Moves {
            seat: None,
            request: read(body)?,
        },
        ("POST", ["preview"]) => Question::Preview(read::<PreviewRequest>(body)?),
        ("POST", ["undo"]) => Question::Undo(read(body)?),
        ("POST", ["hints"]) => Question::AgreeHints(read::<AgreeHints>(body)?.agree),
        ("POST", ["stand-in"]) => Question::StandIn {
            seat: seat(read::<StandIn>(body)?.seat)?,
        },
        ("POST", ["return"]) => Question::Return,
        ("POST", ["pause"]) => Question::WishPause(read::<WishPause>(body)?.pause),
        ("POST", ["holiday"]) => Question::TakeHoliday(read::<TakeHoliday>(body)?.days),
        ("POST", ["orders"]) => Question::Order(read::<GiveOrder>(body)?),
        ("POST", ["proposal"]) => Question::Propose(read::<Proposal>(body)?),
        ("POST", ["proposal", "answer"]) => Question::AnswerProposal(read::<AnswerProposal>(body)?),
        _ => return Err(nothing_here()),
    };
    Ok((question, Form::Itself))
}

/// A body of this shape.
pub(crate) fn read<T: DeserializeOwned>(body: &Value) -> Result<T, Refused> {
    T::deserialize(body).map_err(|error| refuse(ErrorCode::BadRequest, error.to_string()))
}

fn seat(seat: protocol::Seat) -> Result<Seat, Refused> {
    seat.try_into()
        .map_err(|error: protocol::NoSuchSeat| refuse(ErrorCode::BadRequest, error.to_string()))
}

fn nothing_here() -> Refused {
    refuse(ErrorCode::NotFound, "tables on a device have no such address")
}

/// The status of a refusal, as far as a page tells them apart.
pub(crate) fn status(code: ErrorCode) -> u16 {
    match code {
        ErrorCode::NotFound | ErrorCode::UnknownTable | ErrorCode::UnknownStep => 404,
        ErrorCode::Storage => 507,
        ErrorCode::Internal => 500,
        _ => 409,
    }
}
