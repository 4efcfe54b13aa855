//! What people at a table say to each other.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{ChatLine, ChatWords, ErrorAnswer, ErrorCode, ReportLine, SanctionKind, Say};
use table::message::Question;

use super::error::Problem;
use super::guest::{Visitor, person};
use super::input::{Body, Named};
use super::tables::summary;
use super::{App, Cost};
use crate::chat::{BadText, check_text};
use crate::code;
use crate::store::{ChatRow, ReportRow, ReportedLine};

/// The longest id of a request, in characters.
const REQUEST_ID_LENGTH_MAX: usize = 64;
/// How many lines before and after a reported one are kept with the report.
pub(super) const LINES_BEFORE: u32 = 40;
pub(super) const LINES_AFTER: u32 = 10;

/// Says something to the table, which everybody who may watch it reads. Only people who sit there talk. Saying it again
/// with the same request id is harmless.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = Say, responses(
    (status = 200, body = ChatLine),
    (status = 400, body = ErrorAnswer, description = "The text is empty, too long, or has characters that nobody can see."),
    (status = 403, body = ErrorAnswer, description = "You don't sit at this table, or this server has no chat."),
    (status = 429, body = ErrorAnswer, description = "You are saying too much in a short time."),
))]
pub async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(body): Body<Say>,
) -> Result<Json<ChatLine>, Problem> {
    let guest = visitor.guest()?;
    check_is_on(&app)?;
    check_mute(&app, &guest.id)?;
    let words = checked(&app, &body.request_id, body.words)?;
    let said = app
        .registry
        .say(&id, person(&guest), &body.request_id, &words)
        .await?;
    Ok(Json(said))
}

/// What somebody wants to say, if anybody can read it, without the words that nobody is to read.
pub(super) fn checked(app: &App, request_id: &str, words: ChatWords) -> Result<ChatWords, Problem> {
    if request_id.is_empty() || request_id.chars().count() > REQUEST_ID_LENGTH_MAX {
        let message = format!("a request_id has 1 to {REQUEST_ID_LENGTH_MAX} characters");
        return Err(Problem::new(ErrorCode::BadRequest, message));
    }
    Ok(match words {
        ChatWords::Text { text } => {
            let bad = |bad: BadText| Problem::new(ErrorCode::BadText, bad.to_string());
            let text = app.filter.masked(&check_text(&text).map_err(bad)?);
            ChatWords::Text { text }
        }
        phrase @ ChatWords::Phrase { .. } => phrase,
    })
}

/// Tells the host of the server about a line. The lines around it are kept with the report.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{number}/report", tag = "chat",
    params(("id" = String, Path), ("number" = u32, Path)), request_body = ReportLine, responses(
    (status = 204),
    (status = 403, body = ErrorAnswer, description = "You don't sit at this table."),
    (status = 404, body = ErrorAnswer, description = "The chat has no such line, or no longer."),
))]
pub async fn report(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named((id, number)): Named<(String, u32)>,
    Body(body): Body<ReportLine>,
) -> Result<StatusCode, Problem> {
    let asker = visitor.person();
    let guest = visitor.guest()?;
    check_is_on(&app)?;
    let table = summary(&app, &id, asker, Question::Summary).await?;
    if !table.seats.iter().any(|seat| seat.mine) {
        let message = "only people who sit at this table can report what is said there";
        return Err(Problem::new(ErrorCode::NotSeated, message));
    }
    let lines = app.store.chat(&id).await?;
    let unknown = || Problem::new(ErrorCode::UnknownLine, "the chat has no such line, or no longer");
    let line = lines
        .iter()
        .find(|line| line.number == number)
        .ok_or_else(unknown)?;
    let report = ReportRow {
        id: code::guest_id()?,
        table: id.clone(),
        private: false,
        line: number,
        about: line.guest.clone(),
        by: guest.id,
        reason: body.reason,
        time: app.registry.clock().now(),
        lines: around(&lines, number),
        settled: false,
    };
    app.store.report(report).await?;
    tracing::info!(
        table = id,
        line = number,
        "a line of the chat was reported; `meseta reports` shows it"
    );
    Ok(StatusCode::NO_CONTENT)
}

fn around(lines: &[ChatRow], number: u32) -> Vec<ReportedLine> {
    let near = number.saturating_sub(LINES_BEFORE)..=number.saturating_add(LINES_AFTER);
    let kept = lines.iter().filter(|line| near.contains(&line.number));
    kept.map(|line| ReportedLine {
        number: line.number,
        guest: line.guest.clone(),
        name: line.name.clone(),
        words: line.words.clone(),
        time: line.time,
    })
    .collect()
}

/// Whether the person may write. Quick phrases are writing, too.
pub(super) fn check_mute(app: &App, guest: &str) -> Result<(), Problem> {
    let now = app.registry.clock().now();
    match app.registry.moderation().sanction(guest, SanctionKind::Mute, now) {
        None => Ok(()),
        Some(mute) => {
            let message = format!("the host of this server has muted you: {}", mute.reason);
            Err(Problem::new(ErrorCode::Muted, message).sanction(mute))
        }
    }
}

pub(super) fn check_is_on(app: &App) -> Result<(), Problem> {
    match app.registry.config().chat {
        true => Ok(()),
        false => Err(Problem::new(ErrorCode::ChatOff, "this server has no chat")),
    }
}
