//! Private chat: what two friends say to each other.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{
    ErrorAnswer, ErrorCode, Known, PrivateChat, PrivateLine, PrivateNews, ReadPrivate, ReportLine, Say, Whom,
};
use sha2::{Digest as _, Sha256};
use table::mark::{letters, mark};

use super::chat::{LINES_AFTER, LINES_BEFORE, check_is_on, check_mute, checked};
use super::error::Problem;
use super::friends::{found, handle, unknown};
use super::guest::Visitor;
use super::input::{Body, Named};
use super::{App, Cost};
use crate::code;
use crate::store::{GuestRow, PrivateRoom, PrivateRow, Relation, ReportRow, ReportedLine, StoreError};

/// How many lines of two people are kept.
const KEPT: u32 = 200;
/// How many lines a person may write, to whomever, within [`SPAN_MS`].
const LINES_PER_SPAN: u32 = 8;
const SPAN_MS: i64 = 20_000;
/// Characters of a line's id: 100 bits.
const ID_LENGTH: usize = 20;

/// What this device's guest and somebody else said to each other: a friend, or somebody whom the guest has blocked.
#[utoipa::path(get, path = "/api/private/{handle}", tag = "friends", params(("handle" = String, Path)), responses(
    (status = 200, body = PrivateChat),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "This server has no chat, or you are a program."),
    (status = 404, body = ErrorAnswer, description = "There is nobody among your friends with this handle."),
))]
pub async fn read(
    State(app): State<App>,
    visitor: Visitor,
    Named(handle): Named<String>,
) -> Result<Json<PrivateChat>, Problem> {
    let guest = visitor.human()?;
    check_is_on(&app)?;
    let other = Other::found(&app, &guest, handle).await?;
    Ok(Json(other.chat(&app, &guest).await?))
}

/// Writes to a friend. Writing it again with the same request id is harmless. Only friends write to each other, and nobody is
/// told that they have been blocked: they find no friend any more.
#[utoipa::path(post, path = "/api/private/{handle}", tag = "friends", params(("handle" = String, Path)),
    request_body = Say, responses(
    (status = 200, body = PrivateChat),
    (status = 400, body = ErrorAnswer, description = "The text is empty, too long, or has characters that nobody can see."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "This server has no chat, its host has muted you, or you are a program."),
    (status = 404, body = ErrorAnswer, description = "There is nobody among your friends with this handle."),
    (status = 429, body = ErrorAnswer, description = "You are writing too much in a short time."),
))]
pub async fn write(
    State(app): State<App>,
    visitor: Visitor,
    Named(handle): Named<String>,
    Body(body): Body<Say>,
) -> Result<Json<PrivateChat>, Problem> {
    let guest = visitor.human()?;
    check_is_on(&app)?;
    check_mute(&app, &guest.id)?;
    let words = checked(&app, &body.request_id, body.words)?;
    let other = Other::found(&app, &guest, handle).await?;
    other.check_friend()?;
    let now = app.registry.clock().now();
    let line = PrivateRow {
        id: line_id(&app, &guest.id, &body.request_id),
        by: guest.id.clone(),
        to: other.id.clone(),
        words,
        time: now,
        seen: false,
    };
    let room = PrivateRoom {
        keep: KEPT,
        most: LINES_PER_SPAN,
        since: now - SPAN_MS,
    };
    match app.store.of_people().write(line, room).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => {
            // Unless the friendship has just ended.
            let again = Other::found(&app, &guest, other.known.handle).await?;
            again.check_friend()?;
            let message = "you are writing a lot; wait a moment";
            return Err(Problem::new(ErrorCode::TooMany, message));
        }
        Err(error) => return Err(error.into()),
    }
    tell_both(&app, &guest, &other).await;
    Ok(Json(other.chat(&app, &guest).await?))
}

/// Says that the guest has read what the other wrote, up to some line.
#[utoipa::path(post, path = "/api/private/{handle}/read", tag = "friends", params(("handle" = String, Path)),
    request_body = ReadPrivate, responses(
    (status = 204),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "This server has no chat, or you are a program."),
    (status = 404, body = ErrorAnswer, description = "There is nobody among your friends with this handle."),
))]
pub async fn have_read(
    State(app): State<App>,
    visitor: Visitor,
    Named(handle): Named<String>,
    Body(body): Body<ReadPrivate>,
) -> Result<StatusCode, Problem> {
    let guest = visitor.human()?;
    check_is_on(&app)?;
    let other = Other::found(&app, &guest, handle).await?;
    let until = i64::try_from(body.until).unwrap_or(i64::MAX);
    app.store
        .of_people()
        .read_until(&guest.id, &other.id, until)
        .await?;
    // The guest's other devices show no mark any more.
    let news = PrivateNews {
        with: other.known.handle,
    };
    app.registry.written(&guest.id, news).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the host of the server about a line that the other wrote. The lines around it are kept with the report.
#[utoipa::path(post, path = "/api/private/{handle}/{line}/report", tag = "friends",
    params(("handle" = String, Path), ("line" = String, Path)), request_body = ReportLine, responses(
    (status = 204),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "This server has no chat, or you are a program."),
    (status = 404, body = ErrorAnswer, description = "The other has written no such line, or it is no longer kept."),
))]
pub async fn report(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named((handle, id)): Named<(String, String)>,
    Body(body): Body<ReportLine>,
) -> Result<StatusCode, Problem> {
    let guest = visitor.human()?;
    check_is_on(&app)?;
    let other = Other::found(&app, &guest, handle).await?;
    let lines = app.store.of_people().written(&guest.id, &other.id).await?;
    let place = lines.iter().position(|line| line.id == id && line.by == other.id);
    let unknown = || {
        Problem::new(
            ErrorCode::UnknownLine,
            "this chat has no such line of the other's",
        )
    };
    let place = place.ok_or_else(unknown)?;
    let names = HashMap::from([
        (guest.id.as_str(), guest.name.as_str()),
        (other.id.as_str(), other.known.name.as_str()),
    ]);
    let first = place.saturating_sub(LINES_BEFORE as usize);
    let near = lines
        .iter()
        .skip(first)
        .take(place - first + 1 + LINES_AFTER as usize);
    let kept: Vec<ReportedLine> = (1..)
        .zip(near)
        .map(|(number, line)| ReportedLine {
            number,
            guest: line.by.clone(),
            name: names
                .get(line.by.as_str())
                .copied()
                .unwrap_or_default()
                .to_owned(),
            words: line.words.clone(),
            time: line.time,
        })
        .collect();
    let report = ReportRow {
        id: code::guest_id()?,
        table: id,
        private: true,
        line: (place - first + 1) as u32,
        about: other.id,
        by: guest.id,
        reason: body.reason,
        time: app.registry.clock().now(),
        lines: kept,
        settled: false,
    };
    app.store.report(report).await?;
    tracing::info!("a line of a private chat was reported; `meseta reports` shows it");
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody to whom a guest may have written, and who is a friend unless the guest has blocked them.
struct Other {
    id: String,
    known: Known,
    is_friend: bool,
}

impl Other {
    /// Whoever is neither a friend nor blocked by the guest is nobody here, so that those who were blocked notice nothing.
    async fn found(app: &App, guest: &GuestRow, handle: String) -> Result<Self, Problem> {
        let id = found(app, guest, &Whom::Handle { handle }).await?;
        let relations = app.store.of_people().relations(&guest.id).await?;
        let mut own = relations
            .into_iter()
            .filter(|row| row.guest == guest.id && row.other == id);
        let relation = own.next().filter(|row| row.kind != Relation::Asked);
        let people = app.store.people(vec![id.clone()]).await?;
        let (Some(relation), Some(person)) = (relation, people.into_iter().next()) else {
            return Err(unknown());
        };
        Ok(Self {
            known: Known {
                handle: super::friends::handle(app, &guest.id, &id),
                name: person.name,
                mark: mark(&id),
                avatar: person.avatar,
                since: relation.since,
            },
            is_friend: relation.kind == Relation::Friend,
            id,
        })
    }

    fn check_friend(&self) -> Result<(), Problem> {
        match self.is_friend {
            true => Ok(()),
            false => Err(unknown()),
        }
    }

    async fn chat(self, app: &App, guest: &GuestRow) -> Result<PrivateChat, Problem> {
        let lines = app.store.of_people().written(&guest.id, &self.id).await?;
        Ok(PrivateChat {
            with: self.known,
            friends: self.is_friend,
            lines: lines
                .into_iter()
                .map(|line| PrivateLine {
                    mine: line.by == guest.id,
                    id: line.id,
                    words: line.words,
                    time: line.time.max(0).cast_unsigned(),
                })
                .collect(),
        })
    }
}

/// Has the pages of both, wherever they are open, ask again.
async fn tell_both(app: &App, guest: &GuestRow, other: &Other) {
    let theirs = PrivateNews {
        with: handle(app, &other.id, &guest.id),
    };
    let own = PrivateNews {
        with: other.known.handle.clone(),
    };
    app.registry.written(&other.id, theirs).await;
    app.registry.written(&guest.id, own).await;
}

/// The id of the line that somebody writes with a request: the same for the same request, and nothing that others could
/// make.
fn line_id(app: &App, guest: &str, request: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(app.key_bytes);
    hash.update(b"a line of a private chat: ");
    hash.update(guest.as_bytes());
    hash.update(b" ");
    hash.update(request.as_bytes());
    let digest: [u8; 32] = hash.finalize().into();
    letters(digest.get(..ID_LENGTH).unwrap_or(&digest))
}
