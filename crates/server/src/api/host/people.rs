//! People and programs: found, looked at, muted, banned, handed their data, deleted.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{
    ErrorAnswer, GrantHost, HostLook, HostPeople, HostPerson, MyData, SanctionKind, SanctionPerson,
};
use serde::Deserialize;
use table::mark::mark;
use table::programs::is_program;

use super::super::App;
use super::super::error::Problem;
use super::super::input::{Asked, Body, Named};
use super::super::own_data::{handed_out, leave_tables, remove_person};
use super::{AtTheData, HOUR_MS, Host, checked, reports, unknown, within};
use crate::store::{GuestRow, PersonRow, SanctionRow};

/// How many people a list has.
const PAGE: u32 = 50;
/// How many of a person's tables are shown.
const TABLES_SHOWN: u32 = 20;
/// The longest time that somebody is kept from something but not for good, in hours.
const HOURS_MAX: u32 = 87_840;

/// Which people.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PeopleQuery {
    /// A part of a name, or an id; everybody when left out.
    find: Option<String>,
    /// How many to leave out: those that were listed before.
    skip: Option<u32>,
}

/// People and programs, those who came last first.
#[utoipa::path(get, path = "/api/host/people", tag = "host", params(PeopleQuery), responses(
    (status = 200, body = HostPeople),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn list(
    State(app): State<App>,
    _host: Host,
    Asked(query): Asked<PeopleQuery>,
) -> Result<Json<HostPeople>, Problem> {
    let find = query.find.unwrap_or_default();
    let rows = app
        .store
        .find_people(find.trim(), query.skip.unwrap_or(0), PAGE + 1)
        .await?;
    let more = rows.len() > PAGE as usize;
    let people = rows.iter().take(PAGE as usize).map(|row| shown(&app, row));
    Ok(Json(HostPeople {
        people: people.collect(),
        more,
    }))
}

/// A person or program, with their last tables and what was reported about them.
#[utoipa::path(get, path = "/api/host/people/{id}", tag = "host", params(("id" = String, Path)), responses(
    (status = 200, body = HostLook),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn look(
    State(app): State<App>,
    _host: Host,
    Named(id): Named<String>,
) -> Result<Json<HostLook>, Problem> {
    Ok(Json(looked(&app, &id).await?))
}

/// Mutes or bans a person, for a time or for good, with a reason that they are told. It takes the place of what was decided of
/// the same kind before. Whoever is banned gives up their seats; in games that go on a bot takes over. Their programs are
/// banned with them.
#[utoipa::path(post, path = "/api/host/people/{id}/sanctions", tag = "host", params(("id" = String, Path)),
    request_body = SanctionPerson, responses(
    (status = 200, body = HostLook),
    (status = 400, body = ErrorAnswer, description = "Nobody could read the reason, or the time is too long."),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn sanction(
    State(app): State<App>,
    host: Host,
    Named(id): Named<String>,
    Body(body): Body<SanctionPerson>,
) -> Result<Json<HostLook>, Problem> {
    let person = person(&app, &id).await?;
    let reason = checked(&body.reason)?;
    let hours = body
        .hours
        .map(|hours| within("hours", hours, HOURS_MAX))
        .transpose()?;
    let since = app.registry.clock().now();
    app.store
        .sanction(SanctionRow {
            guest: id.clone(),
            kind: body.kind,
            since,
            until: hours.map(|hours| since + hours * HOUR_MS),
            reason,
        })
        .await?;
    app.registry.decided().await?;
    tracing::info!(by = host.0, guest = id, kind = ?body.kind, ?hours, "somebody was muted or banned");
    if body.kind == SanctionKind::Ban {
        for program in app.store.programs_of(&id).await? {
            put_out(&app, &program.guest).await?;
        }
        put_out(&app, &person.guest).await?;
    }
    Ok(Json(looked(&app, &id).await?))
}

/// Ends what somebody does here right now.
async fn put_out(app: &App, guest: &GuestRow) -> Result<(), Problem> {
    leave_tables(app, guest).await?;
    app.registry.log_out(&guest.id).await;
    Ok(())
}

/// Takes back that a person is muted or banned.
#[utoipa::path(delete, path = "/api/host/people/{id}/sanctions/{kind}", tag = "host",
    params(("id" = String, Path), ("kind" = SanctionKind, Path)), responses(
    (status = 200, body = HostLook),
    (status = 400, body = ErrorAnswer, description = "The kind is `mute` or `ban`."),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn lift(
    State(app): State<App>,
    host: Host,
    Named((id, kind)): Named<(String, SanctionKind)>,
) -> Result<Json<HostLook>, Problem> {
    person(&app, &id).await?;
    app.store.lift(&id, kind).await?;
    app.registry.decided().await?;
    tracing::info!(by = host.0, guest = id, ?kind, "a mute or ban was taken back");
    Ok(Json(looked(&app, &id).await?))
}

/// Makes a person a host of this server, or no longer. Only `meseta admin` can.
#[utoipa::path(put, path = "/api/host/people/{id}/host", tag = "host", params(("id" = String, Path)),
    request_body = GrantHost, responses(
    (status = 200, body = HostLook),
    (status = 403, body = ErrorAnswer, description = "Only a command with the key of the data may, and no program is a host."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn grant(
    State(app): State<App>,
    _at_the_data: AtTheData,
    Named(id): Named<String>,
    Body(body): Body<GrantHost>,
) -> Result<Json<HostLook>, Problem> {
    person(&app, &id).await?;
    if is_program(&id) && body.host {
        return Err(super::host_only("a bot can't be a host of the server"));
    }
    let since = body.host.then(|| app.registry.clock().now());
    app.store.set_host(&id, since).await?;
    app.registry.decided().await?;
    tracing::info!(
        guest = id,
        host = body.host,
        "somebody was made a host, or no longer"
    );
    Ok(Json(looked(&app, &id).await?))
}

/// Everything that the server keeps about a person, as they would be handed it themselves, but for their recovery code.
#[utoipa::path(get, path = "/api/host/people/{id}/data", tag = "host", params(("id" = String, Path)), responses(
    (status = 200, body = MyData),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn hand_out(
    State(app): State<App>,
    host: Host,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let person = person(&app, &id).await?;
    tracing::info!(by = host.0, guest = id, "somebody's data was handed out");
    handed_out(app, person.guest, false).await
}

/// Deletes a person with their programs, as they would do it themselves. It can't be undone.
#[utoipa::path(post, path = "/api/host/people/{id}/delete", tag = "host", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn delete(
    State(app): State<App>,
    host: Host,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    let person = person(&app, &id).await?;
    for program in app.store.programs_of(&id).await? {
        remove_person(&app, program.guest).await?;
    }
    remove_person(&app, person.guest).await?;
    tracing::info!(by = host.0, guest = id, "somebody was deleted");
    Ok(StatusCode::NO_CONTENT)
}

/// The person or program with this id.
async fn person(app: &App, id: &str) -> Result<PersonRow, Problem> {
    let mut found = app.store.find_people(id, 0, PAGE).await?.into_iter();
    let person = found.find(|person| person.guest.id == id);
    person.ok_or_else(|| unknown("there is no such person, or they were deleted"))
}

async fn looked(app: &App, id: &str) -> Result<HostLook, Problem> {
    let person = person(app, id).await?;
    let now = app.registry.clock().now();
    let rows = app.store.tables_of_guest(id, TABLES_SHOWN).await?;
    let tables = rows
        .iter()
        .filter_map(|row| table::summary(row, None, &BTreeSet::new(), now).ok());
    let reports = reports::all(app).await?;
    Ok(HostLook {
        person: shown(app, &person),
        tables: tables.collect(),
        reports: reports
            .into_iter()
            .filter(|report| report.about.id == id)
            .collect(),
    })
}

fn shown(app: &App, row: &PersonRow) -> HostPerson {
    let moderation = app.registry.moderation();
    HostPerson {
        id: row.guest.id.clone(),
        name: row.guest.name.clone(),
        mark: mark(&row.guest.id),
        created: row.guest.created.max(0).cast_unsigned(),
        tables: row.tables,
        host: moderation.is_host(&row.guest.id),
        program_of: row.program_of.clone(),
        sanctions: moderation.against(&row.guest.id, app.registry.clock().now()),
    }
}
