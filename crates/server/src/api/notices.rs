//! What people are told away from the page.

use axum::Json;
use axum::extract::State;
use protocol::{AddWay, ErrorAnswer, ErrorCode, NoticeChoice, Notices, TableNotices, TriedWay};

use super::error::Problem;
use super::guest::Visitor;
use super::input::{Body, Named};
use super::{App, Cost};
use crate::notice::Refused;
use table::message::Question;

/// What you are told away from the page, and by which ways.
#[utoipa::path(get, path = "/api/me/notices", tag = "guest", responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn read(State(app): State<App>, visitor: Visitor) -> Result<Json<Notices>, Problem> {
    let guest = visitor.guest()?;
    Ok(Json(app.registry.notices().shown(&guest.id)))
}

/// Chooses what you are told, when not, and in which language.
#[utoipa::path(put, path = "/api/me/notices", tag = "guest", request_body = NoticeChoice, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorAnswer, description = "There are no such hours, language or site."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<NoticeChoice>,
) -> Result<Json<Notices>, Problem> {
    let guest = visitor.guest()?;
    app.registry.notices().choose(&guest.id, body).await?;
    Ok(Json(app.registry.notices().shown(&guest.id)))
}

/// Adds an address that messages are sent to.
#[utoipa::path(post, path = "/api/me/notices/ways", tag = "guest", request_body = AddWay, responses(
    (status = 200, body = Notices),
    (status = 400, body = ErrorAnswer, description = "Nothing can be sent to the address, or there are too many."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn add(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<AddWay>,
) -> Result<Json<Notices>, Problem> {
    let guest = visitor.guest()?;
    app.registry.notices().add(&guest.id, body).await?;
    Ok(Json(app.registry.notices().shown(&guest.id)))
}

/// Removes an address. What was still to be sent there is not sent.
#[utoipa::path(delete, path = "/api/me/notices/ways/{id}", tag = "guest", params(("id" = String, Path)), responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 404, body = ErrorAnswer, description = "You have no such way."),
))]
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<Notices>, Problem> {
    let guest = visitor.guest()?;
    app.registry.notices().remove(&guest.id, &id).await?;
    Ok(Json(app.registry.notices().shown(&guest.id)))
}

/// Sends a test message there right now.
#[utoipa::path(post, path = "/api/me/notices/ways/{id}/try", tag = "guest", params(("id" = String, Path)), responses(
    (status = 200, body = TriedWay, description = "Whether it arrived."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 404, body = ErrorAnswer, description = "You have no such way."),
    (status = 429, body = ErrorAnswer, description = "The last test, or another message to you, was a moment ago."),
))]
pub async fn try_out(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<Json<TriedWay>, Problem> {
    let guest = visitor.guest()?;
    Ok(Json(app.registry.notices().try_out(&guest.id, &id).await?))
}

/// Silences a table for you, or lets it ring again.
#[utoipa::path(post, path = "/api/tables/{id}/notices", tag = "tables", params(("id" = String, Path)),
    request_body = TableNotices, responses(
    (status = 200, body = Notices),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "Only members may look at the table."),
    (status = 404, body = ErrorAnswer, description = "There is no such table."),
))]
pub async fn ring(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
    Body(body): Body<TableNotices>,
) -> Result<Json<Notices>, Problem> {
    let person = visitor.person();
    let guest = visitor.guest()?;
    app.registry.ask(&id, person, Question::Summary).await?;
    app.registry.notices().ring(&guest.id, &id, body.on).await?;
    Ok(Json(app.registry.notices().shown(&guest.id)))
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Bad(message) => Self::new(ErrorCode::BadRequest, message),
            Refused::NoWay => Self::new(ErrorCode::NotFound, "you have no such way of being told"),
            Refused::TooSoon => Self::new(
                ErrorCode::TooMany,
                "messages were sent to you a moment ago; wait a little",
            ),
            Refused::Store(error) => error.into(),
        }
    }
}
