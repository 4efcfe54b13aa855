//! Codes with which people become guests of a server that is not open to everybody.

use axum::Json;
use axum::extract::State;
use protocol::{Entrance, Entrances, ErrorAnswer, MakeEntrance};

use super::super::App;
use super::super::error::Problem;
use super::super::input::{Body, Named};
use super::{Host, checked, within};
use crate::code;
use crate::store::EntranceRow;

/// The most people for whom one code is, and the most days for which it can be used.
const PEOPLE_MAX: u32 = 10_000;
const DAYS_MAX: u32 = 366;
const DAY_MS: i64 = 24 * 3600 * 1000;
/// The longest note, in characters.
const NOTE_LENGTH_MAX: usize = 100;

/// The codes that can still be used.
#[utoipa::path(get, path = "/api/host/entrances", tag = "host", responses(
    (status = 200, body = Entrances),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn list(State(app): State<App>, _host: Host) -> Result<Json<Entrances>, Problem> {
    Ok(Json(all(&app).await?))
}

/// Makes a code.
#[utoipa::path(post, path = "/api/host/entrances", tag = "host", request_body = MakeEntrance, responses(
    (status = 200, body = Entrances, description = "The new one is the first."),
    (status = 400, body = ErrorAnswer, description = "Too many people or days, or a note that can't be read."),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn make(
    State(app): State<App>,
    host: Host,
    Body(body): Body<MakeEntrance>,
) -> Result<Json<Entrances>, Problem> {
    let note = match body.note.trim().is_empty() {
        true => String::new(),
        false => checked(&body.note)?.chars().take(NOTE_LENGTH_MAX).collect(),
    };
    within("people", body.people, PEOPLE_MAX)?;
    let days = within("days", body.days, DAYS_MAX)?;
    let created = app.registry.clock().now();
    let entrance = EntranceRow {
        code: code::invitation()?,
        note,
        people: body.people,
        created,
        until: created + days * DAY_MS,
    };
    app.store.create_entrance(entrance).await?;
    tracing::info!(
        by = host.0,
        people = body.people,
        days,
        "an invitation to the server was made"
    );
    Ok(Json(all(&app).await?))
}

/// Makes a code void. Who became a guest with it stays.
#[utoipa::path(delete, path = "/api/host/entrances/{code}", tag = "host", params(("code" = String, Path)), responses(
    (status = 200, body = Entrances),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn remove(
    State(app): State<App>,
    host: Host,
    Named(entrance): Named<String>,
) -> Result<Json<Entrances>, Problem> {
    app.store.remove_entrance(&code::plain(&entrance)).await?;
    tracing::info!(by = host.0, "an invitation to the server was made void");
    Ok(Json(all(&app).await?))
}

async fn all(app: &App) -> Result<Entrances, Problem> {
    let rows = app.store.entrances(app.registry.clock().now()).await?;
    let shown = |row: EntranceRow| Entrance {
        code: row.code,
        note: row.note,
        people: row.people,
        until: row.until.max(0).cast_unsigned(),
    };
    Ok(Entrances {
        needed: app.registry.config().by_invitation,
        entrances: rows.into_iter().map(shown).collect(),
    })
}
