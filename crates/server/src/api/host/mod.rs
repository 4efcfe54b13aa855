//! What the host of the server does about people and tables: on the page, for whoever was made a host, and for commands of
//! whoever has the data.
//!
//! A host sees tables as strangers do: no hand of anybody, and no private table from within.

mod entrances;
mod people;
mod reports;
mod tables;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::{Announce, Announcements, ErrorAnswer, ErrorCode, HostFigures};

use super::error::Problem;
use super::guest::Visitor;
use super::input;
use super::routes::{Routes, route};
use super::{App, BODY_BYTES_MAX};
use crate::chat::check_text;
use crate::code;
use crate::host_key::{HEADER, HostKey};
use crate::store::AnnouncementRow;

const HOUR_MS: i64 = 3600 * 1000;
/// The longest time that something is announced, in hours.
const ANNOUNCED_HOURS_MAX: u32 = 8784;

/// All requests of hosts.
pub(super) fn routes() -> Routes {
    Routes::default()
        .with(route!(figures))
        .with(route!(announced))
        .with(route!(announce))
        .with(route!(withdraw))
        .with(route!(people::list))
        .with(route!(people::look))
        .with(route!(people::sanction))
        .with(route!(people::lift))
        .with(route!(people::grant))
        .with(route!(people::hand_out))
        .with(route!(people::delete))
        .with(route!(tables::list))
        .with(route!(tables::look))
        .with(route!(reports::list))
        .with(route!(reports::settle))
        .with(route!(entrances::list))
        .with(route!(entrances::make))
        .with(route!(entrances::remove))
}

/// The request was signed by whoever has the server's data.
#[derive(Clone, Copy, Debug)]
struct Signed;

/// Reads the signature of a request that has one; whatever it asks for, nobody else's is answered.
///
/// # Errors
/// When the request is too large to be signed, or its signature is not good.
pub(super) async fn check_signature(app: &App, request: Request) -> Result<Request, Problem> {
    let Some(header) = request.headers().get(HEADER).cloned() else {
        return Ok(request);
    };
    let (mut parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, BODY_BYTES_MAX).await else {
        let message = format!("a request has at most {} KiB", BODY_BYTES_MAX / 1024);
        return Err(Problem::new(ErrorCode::TooLarge, message));
    };
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    let is_good = header.to_str().is_ok_and(|header| {
        let now = app.registry.clock().now();
        HostKey::new(&app.key_bytes).has_signed(parts.method.as_str(), path, &body, header, now)
    });
    if !is_good {
        let message = "this request of the host was not signed just now with the key of this server's data";
        return Err(Problem::new(ErrorCode::HostOnly, message));
    }
    parts.extensions.insert(Signed);
    Ok(Request::from_parts(parts, Body::from(body)))
}

/// An argument of handlers that only hosts reach: who it is, for the log.
#[derive(Clone, Debug)]
pub(super) struct Host(String);

impl FromRequestParts<App> for Host {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if parts.extensions.get::<Signed>().is_some() {
            return Ok(Self("the command line".to_owned()));
        }
        let guest = Visitor::from_request_parts(parts, app).await?.0;
        match guest.filter(|guest| app.registry.moderation().is_host(&guest.id)) {
            Some(guest) => Ok(Self(guest.id)),
            None => Err(host_only("only a host of this server can do this")),
        }
    }
}

/// An argument of handlers that only commands reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtTheData;

impl FromRequestParts<App> for AtTheData {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _app: &App) -> Result<Self, Problem> {
        match parts.extensions.get::<Signed>() {
            Some(_) => Ok(Self),
            None => Err(host_only("only `meseta admin` can do this, where the data is")),
        }
    }
}

fn host_only(message: &str) -> Problem {
    Problem::new(ErrorCode::HostOnly, message)
}

fn unknown(message: &str) -> Problem {
    Problem::new(ErrorCode::Unknown, message)
}

/// Words of the host that people read.
fn checked(text: &str) -> Result<String, Problem> {
    check_text(text).map_err(|bad| Problem::new(ErrorCode::BadText, bad.to_string()))
}

/// A number that has to be within these bounds.
fn within(what: &str, number: u32, most: u32) -> Result<i64, Problem> {
    match (1..=most).contains(&number) {
        true => Ok(i64::from(number)),
        false => Err(Problem::new(
            ErrorCode::BadRequest,
            format!("{what}: between 1 and {most}"),
        )),
    }
}

/// The server in figures.
#[utoipa::path(get, path = "/api/host", tag = "host", responses(
    (status = 200, body = HostFigures),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
async fn figures(State(app): State<App>, _host: Host) -> Result<Json<HostFigures>, Problem> {
    let counts = app.store.counts().await?;
    Ok(Json(HostFigures {
        people: counts.people,
        programs: counts.programs,
        tables_open: counts.open,
        tables_running: counts.running,
        tables_over: counts.over,
        reports_open: counts.reports,
    }))
}

/// What the host tells everybody now.
#[utoipa::path(get, path = "/api/announcements", tag = "server", responses((status = 200, body = Announcements)))]
async fn announced(State(app): State<App>) -> Json<Announcements> {
    let now = app.registry.clock().now();
    Json(Announcements {
        announcements: app.registry.moderation().announcements(now),
    })
}

/// Tells everybody something, on every page.
#[utoipa::path(post, path = "/api/host/announcements", tag = "host", request_body = Announce, responses(
    (status = 200, body = Announcements),
    (status = 400, body = ErrorAnswer, description = "Nobody could read the text, or it would be shown for too long."),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
async fn announce(
    State(app): State<App>,
    host: Host,
    input::Body(body): input::Body<Announce>,
) -> Result<Json<Announcements>, Problem> {
    let said = checked(&body.text)?;
    let hours = within("hours", body.hours, ANNOUNCED_HOURS_MAX)?;
    let since = app.registry.clock().now();
    let row = AnnouncementRow {
        id: code::way_id()?,
        said,
        since,
        until: since + hours * HOUR_MS,
    };
    tracing::info!(by = host.0, id = row.id, hours, "something was announced");
    app.store.announce(row).await?;
    app.registry.decided().await?;
    Ok(announced(State(app)).await)
}

/// Takes an announcement back.
#[utoipa::path(delete, path = "/api/host/announcements/{id}", tag = "host", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such announcement."),
))]
async fn withdraw(
    State(app): State<App>,
    host: Host,
    input::Named(id): input::Named<String>,
) -> Result<StatusCode, Problem> {
    let now = app.registry.clock().now();
    let announced = app.registry.moderation().announcements(now);
    if !announced.iter().any(|announcement| announcement.id == id) {
        return Err(unknown("there is no such announcement, or no longer"));
    }
    tracing::info!(by = host.0, id, "an announcement was taken back");
    app.store.withdraw(&id).await?;
    app.registry.decided().await?;
    Ok(StatusCode::NO_CONTENT)
}
