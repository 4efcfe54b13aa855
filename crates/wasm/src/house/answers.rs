//! What a table says, as the page gets it.

use protocol::ErrorCode;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::bot::{self, BotJob};
use table::core::{Refused, refuse};
use table::message::{Answer, ReplyId};
use table::told::REVIEW_VERSION;

use crate::requests::{Form, status};
use crate::words::{Said, Thought};

/// A bot's job as a thought.
pub(super) fn asked(table: String, job: &BotJob) -> Option<Said> {
    let seat = job.seat.index() as u8;
    Some(Said::Bot {
        table,
        version: job.version,
        seat,
        pause_ms: job.pause_ms,
        thought: Thought::Bot {
            record: job.game.record().ok()?,
            seat,
            bot: job.bot,
            seed: format!("{:016x}", job.seed),
        },
    })
}

/// A table's answer in the form that the request wanted.
pub(super) fn formed(table: &str, reply: ReplyId, form: Form, answer: Answer) -> Result<Said, Refused> {
    let record = |game: &protocol::AnyGame| {
        game.record()
            .map_err(|error| refuse(ErrorCode::Internal, error.to_string()))
    };
    Ok(match (form, answer) {
        (Form::Suggestion, Answer::Position { seat, game }) => match bot::suggest(&game, seat) {
            Some(one) => answered(reply, &one),
            None => {
                let message = "there is nothing to suggest here";
                return Err(refuse(ErrorCode::NotYourSeat, message));
            }
        },
        (Form::Hint, Answer::Position { seat, game }) => Said::Hint {
            reply,
            version: game.version(),
            seat: seat.index() as u8,
            thought: Thought::Hint {
                record: record(&game)?,
                seat: seat.index() as u8,
            },
        },
        (Form::Review, Answer::Finished(game)) => Said::Review {
            reply,
            table: table.to_owned(),
            version: REVIEW_VERSION,
            thought: Thought::Review {
                record: record(&game)?,
            },
        },
        (_, Answer::Summary(summary)) => answered(reply, &summary),
        (_, Answer::Update(update)) => answered(reply, &*update),
        (_, Answer::History(history)) => answered(reply, &history),
        (_, Answer::Moment(moment)) => answered(reply, &moment),
        (_, Answer::Preview(preview)) => answered(reply, &preview),
        (_, Answer::Charts(charts)) => answered(reply, &charts),
        (_, Answer::Record(record)) => answered(reply, &record),
        (_, Answer::Departure(departure)) => answered(reply, &departure),
        (_, Answer::StillAsked(still)) => answered(reply, &still),
        (_, Answer::Watching | Answer::Position { .. } | Answer::Finished(_)) => answered(reply, &()),
    })
}

/// A successful answer.
pub(super) fn answered(reply: ReplyId, body: &impl Serialize) -> Said {
    match to_raw_value(body) {
        Ok(body) => Said::Reply {
            reply,
            status: 200,
            body,
        },
        Err(error) => refusal(reply, &refuse(ErrorCode::Internal, error.to_string())),
    }
}

pub(super) fn refusal(reply: ReplyId, refused: &Refused) -> Said {
    Said::Reply {
        reply,
        status: status(refused.error.code),
        body: to_raw_value(&**refused).unwrap_or_else(|_| RawValue::NULL.to_owned()),
    }
}

/// The answer of a table that is being loaded again: the page asks once more.
pub(super) fn lost(reply: ReplyId) -> Said {
    Said::Reply {
        reply,
        status: 503,
        body: RawValue::NULL.to_owned(),
    }
}
