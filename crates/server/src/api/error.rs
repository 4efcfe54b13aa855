//! How the server says no: every refusal has a code, a sentence and a status.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{AnyImpossible, ErrorAnswer, ErrorCode, Sanction};

use crate::code::NoRandomness;
use crate::people::Trouble;
use crate::store::StoreError;

/// A refusal as an HTTP answer.
#[derive(Debug)]
pub struct Problem {
    answer: Box<ErrorAnswer>,
    status: StatusCode,
    /// Tells the browser to forget a cookie, or how long to wait.
    header: Option<(header::HeaderName, HeaderValue)>,
}

impl Problem {
    /// A refusal with its usual status.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Box::new(ErrorAnswer::new(code, message)).into()
    }

    /// With a status of its own.
    #[must_use]
    pub fn status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    /// With the reason, from the rules, why no game can be played with this setup.
    #[must_use]
    pub fn impossible(mut self, why: AnyImpossible) -> Self {
        self.answer.error.impossible = Some(why);
        self
    }

    /// With what the host has decided about the sender.
    #[must_use]
    pub fn sanction(mut self, sanction: Sanction) -> Self {
        self.answer.error.sanction = Some(sanction);
        self
    }

    /// The sentence.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.answer.error.message
    }

    /// With a header.
    #[must_use]
    pub fn header(mut self, name: header::HeaderName, value: HeaderValue) -> Self {
        self.header = Some((name, value));
        self
    }
}

impl From<Box<ErrorAnswer>> for Problem {
    fn from(answer: Box<ErrorAnswer>) -> Self {
        let status = status(answer.error.code);
        Self {
            answer,
            status,
            header: None,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store has failed");
        Self::new(ErrorCode::Storage, format!("nothing was done: {error}"))
    }
}

impl From<NoRandomness> for Problem {
    fn from(error: NoRandomness) -> Self {
        tracing::error!(%error, "no randomness");
        Self::new(ErrorCode::Internal, error.to_string())
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Busy => Self::new(ErrorCode::Busy, trouble.to_string()),
            Trouble::Broken(_) => {
                tracing::error!(%trouble, "a password can't be compared");
                Self::new(ErrorCode::Internal, trouble.to_string())
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.answer)).into_response();
        if let Some((name, value)) = self.header {
            response.headers_mut().insert(name, value);
        }
        response
    }
}

/// The usual status of each refusal.
fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::BadRequest
        | ErrorCode::BadName
        | ErrorCode::BadPassword
        | ErrorCode::BadText
        | ErrorCode::UnknownNotation
        | ErrorCode::BadMove => StatusCode::BAD_REQUEST,
        ErrorCode::BadCookie | ErrorCode::BadToken | ErrorCode::NoGuest | ErrorCode::WrongPassword => {
            StatusCode::UNAUTHORIZED
        }
        ErrorCode::NotHost
        | ErrorCode::LobbyClosed
        | ErrorCode::ChatOff
        | ErrorCode::NotSeated
        | ErrorCode::NotYourSeat
        | ErrorCode::HintsOff
        | ErrorCode::InvitationNeeded
        | ErrorCode::HostOnly
        | ErrorCode::Muted
        | ErrorCode::Banned
        | ErrorCode::NoPrograms
        | ErrorCode::Rated => StatusCode::FORBIDDEN,
        ErrorCode::NotFound
        | ErrorCode::UnknownTable
        | ErrorCode::UnknownInvitation
        | ErrorCode::UnknownCode
        | ErrorCode::UnknownEntrance
        | ErrorCode::Unknown
        | ErrorCode::UnknownLine
        | ErrorCode::UnknownPerson
        | ErrorCode::UnknownStep => StatusCode::NOT_FOUND,
        ErrorCode::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        ErrorCode::SeatTaken
        | ErrorCode::NoOpenSeat
        | ErrorCode::NotStarted
        | ErrorCode::Started
        | ErrorCode::Over
        | ErrorCode::NotOver
        | ErrorCode::TooSoon
        | ErrorCode::StoodIn
        | ErrorCode::NoClock
        | ErrorCode::NoHoliday
        | ErrorCode::NoProposal
        | ErrorCode::LobbyFull
        | ErrorCode::NameTaken
        | ErrorCode::HasAccount
        | ErrorCode::NoAccount
        | ErrorCode::ChooseTables
        | ErrorCode::TooManyPeople
        | ErrorCode::Stale
        | ErrorCode::NothingToUndo
        | ErrorCode::OtherRules => StatusCode::CONFLICT,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::BadSetup | ErrorCode::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Storage | ErrorCode::Busy | ErrorCode::UnknownComponents => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
