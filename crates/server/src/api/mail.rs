//! What the links in e-mail lead to: whoever has one has read the mailbox that it was sent to.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{ErrorAnswer, Mailbox};

use super::error::Problem;
use super::input::Named;
use super::{App, Cost};

/// The mailbox that a link in a message is about.
#[utoipa::path(get, path = "/api/mail/{token}", tag = "guest", params(("token" = String, Path)), responses(
    (status = 200, body = Mailbox),
    (status = 400, body = ErrorAnswer, description = "This server sends no e-mail."),
    (status = 404, body = ErrorAnswer, description = "The link is no longer valid."),
))]
pub async fn read(
    State(app): State<App>,
    _cost: Cost,
    Named(token): Named<String>,
) -> Result<Json<Mailbox>, Problem> {
    Ok(Json(app.registry.notices().mailbox(&token).await?))
}

/// Confirms a mailbox: from now on messages go there.
#[utoipa::path(post, path = "/api/mail/{token}/confirm", tag = "guest", params(("token" = String, Path)), responses(
    (status = 200, body = Mailbox),
    (status = 400, body = ErrorAnswer, description = "This server sends no e-mail."),
    (status = 404, body = ErrorAnswer, description = "The link is no longer valid."),
))]
pub async fn confirm(
    State(app): State<App>,
    _cost: Cost,
    Named(token): Named<String>,
) -> Result<Json<Mailbox>, Problem> {
    Ok(Json(app.registry.notices().confirm(&token).await?))
}

/// Ends all messages to a mailbox.
#[utoipa::path(post, path = "/api/mail/{token}/stop", tag = "guest", params(("token" = String, Path)), responses(
    (status = 204),
    (status = 400, body = ErrorAnswer, description = "This server sends no e-mail."),
    (status = 404, body = ErrorAnswer, description = "The link is no longer valid."),
))]
pub async fn stop(
    State(app): State<App>,
    _cost: Cost,
    Named(token): Named<String>,
) -> Result<StatusCode, Problem> {
    app.registry.notices().stop(&token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same for the button of a mail program, which sends a form to the address of the page (RFC 8058).
pub async fn one_click(
    State(app): State<App>,
    _cost: Cost,
    Named(token): Named<String>,
) -> Result<StatusCode, Problem> {
    app.registry.notices().stop(&token).await?;
    Ok(StatusCode::OK)
}
