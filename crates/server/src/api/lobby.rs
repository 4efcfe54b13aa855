//! The lobby: tables that wait for people, whoever they are.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorAnswer, ErrorCode, ListTable, Lobby, Pace, SeatKind, TableSummary};
use sha2::{Digest as _, Sha256};

use super::error::Problem;
use super::guest::Visitor;
use super::input::{Body, Named};
use super::limit::Address;
use super::tables::summary as asked;
use super::{App, Cost};
use crate::registry::nodes::Present;
use crate::store::{GuestRow, Occupant, TableRow};
use table::mark::letters;
use table::message::{Answer, Question};

/// How many tables the lobby lists.
const TABLE_COUNT_MAX: usize = 100;
/// How many are looked at: at some of them, nobody is waiting any more.
const CANDIDATE_COUNT_MAX: u32 = 300;
/// How many tables of one guest may wait in the lobby at a time.
const LISTED_PER_GUEST_MAX: u32 = 3;
/// For how long the lobby is not looked at again, in milliseconds.
const FRESH_MS: i64 = 1_000;
/// For how long a table stays listed although nobody there is connected: a page that is loaded again is away for a moment.
const ABSENCE_MS: i64 = 60 * 1000;
/// For how long a table over days stays listed after its last change.
const OVER_DAYS_MS: i64 = 14 * 24 * 3600 * 1000;

/// What the lobby looked like at a moment. Everybody is shown the same.
#[derive(Default)]
pub(crate) struct Seen {
    time: i64,
    answer: Option<Arc<Listing>>,
}

struct Listing {
    lobby: Lobby,
    /// Who has made each of the tables, by id.
    hosts: Vec<String>,
    body: String,
    etag: String,
}

impl Listing {
    fn of(lobby: Lobby, hosts: Vec<String>) -> Result<Self, Problem> {
        let body = serde_json::to_string(&lobby)
            .map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))?;
        let etag = etag(lobby.clone())?;
        Ok(Self {
            lobby,
            hosts,
            body,
            etag,
        })
    }

    /// The same without the tables of some people; `None` if there are none.
    fn without(&self, unwanted: &HashSet<String>) -> Result<Option<Self>, Problem> {
        if !self.hosts.iter().any(|host| unwanted.contains(host)) {
            return Ok(None);
        }
        let tables = self.lobby.tables.iter().zip(&self.hosts);
        let (tables, hosts) = tables
            .filter(|(_, host)| !unwanted.contains(*host))
            .map(|(table, host)| (table.clone(), host.clone()))
            .unzip();
        let lobby = Lobby {
            tables,
            is_open: self.lobby.is_open,
        };
        Self::of(lobby, hosts).map(Some)
    }
}

/// The tables that anyone may join, without those of people whom the guest has blocked, or who have blocked the guest. Ask again with `If-None-Match` to learn whether anything has changed.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses(
    (status = 200, body = Lobby),
    (status = 304, description = "Nothing has changed."),
))]
pub async fn read(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Result<Response, Problem> {
    let listing = listing(&app).await?;
    let listing = wanted(&app, visitor.0.as_ref(), listing).await?;
    let known = headers.get(header::IF_NONE_MATCH).map(HeaderValue::as_bytes);
    let caching = [
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, listing.etag.clone()),
    ];
    if known == Some(listing.etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok((caching, json, listing.body.clone()).into_response())
}

/// The host lists a table that has an open seat in the lobby, or takes it off the list.
#[utoipa::path(post, path = "/api/tables/{id}/listing", tag = "tables", params(("id" = String, Path)),
    request_body = ListTable, responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only the host may, or this server lists no tables."),
    (status = 409, body = ErrorAnswer, description = "The game has started, or you have too many tables in the lobby."),
))]
pub async fn list(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    address: Address,
    Named(id): Named<String>,
    Body(body): Body<ListTable>,
) -> Result<Json<TableSummary>, Problem> {
    let person = visitor.person();
    let guest = visitor.guest()?;
    let is_listed = asked(&app, &id, person.clone(), Question::Summary).await?.listed;
    if body.listed && !is_listed {
        check(&app, &guest, address).await?;
    }
    asked(&app, &id, person, Question::List(body.listed)).await
}

/// Whether one more table of this guest may be listed.
///
/// # Errors
/// [`ErrorCode::LobbyClosed`], [`ErrorCode::LobbyFull`] or [`ErrorCode::TooMany`].
pub(super) async fn check(app: &App, guest: &GuestRow, address: Address) -> Result<(), Problem> {
    if !app.registry.config().public_tables {
        let message = "this server lists no tables; send people the invitation instead";
        return Err(Problem::new(ErrorCode::LobbyClosed, message));
    }
    if app.store.listed_of_host(&guest.id).await? >= LISTED_PER_GUEST_MAX {
        let message = format!(
            "{LISTED_PER_GUEST_MAX} of your tables are waiting in the lobby; take one off the list or wait until it is full"
        );
        return Err(Problem::new(ErrorCode::LobbyFull, message));
    }
    address.list(app)
}

/// The list without the tables of people who don't want to meet the guest, or whom the guest does not want to meet.
async fn wanted(app: &App, guest: Option<&GuestRow>, listing: Arc<Listing>) -> Result<Arc<Listing>, Problem> {
    let Some(guest) = guest.filter(|_| !listing.hosts.is_empty()) else {
        return Ok(listing);
    };
    let blocks = app.store.of_people().blocks(&guest.id).await?;
    let others = blocks.into_iter().map(|(by, other)| match by == guest.id {
        true => other,
        false => by,
    });
    let fewer = listing.without(&others.collect())?;
    Ok(fewer.map_or(listing, Arc::new))
}

/// The tables in the lobby that each of these people has made.
///
/// # Errors
/// When the store fails.
pub(super) async fn tables_by_host(
    app: &App,
    hosts: &BTreeSet<String>,
) -> Result<HashMap<String, Vec<TableSummary>>, Problem> {
    let mut found: HashMap<String, Vec<TableSummary>> = HashMap::new();
    if hosts.is_empty() {
        return Ok(found);
    }
    let listing = listing(app).await?;
    for (table, host) in listing.lobby.tables.iter().zip(&listing.hosts) {
        if hosts.contains(host) {
            found.entry(host.clone()).or_default().push(table.clone());
        }
    }
    Ok(found)
}

async fn listing(app: &App) -> Result<Arc<Listing>, Problem> {
    let now = app.registry.clock().now();
    // Those who ask meanwhile wait for the same answer.
    let mut seen = app.lobby.lock().await;
    if let Some(answer) = &seen.answer
        && (seen.time..seen.time + FRESH_MS).contains(&now)
    {
        return Ok(Arc::clone(answer));
    }
    let (lobby, hosts) = lobby(app, now).await?;
    let answer = Arc::new(Listing::of(lobby, hosts)?);
    *seen = Seen {
        time: now,
        answer: Some(Arc::clone(&answer)),
    };
    Ok(answer)
}

/// The same as long as nothing but the time has changed.
fn etag(mut lobby: Lobby) -> Result<String, Problem> {
    for table in &mut lobby.tables {
        table.now = 0;
    }
    let timeless =
        serde_json::to_vec(&lobby).map_err(|error| Problem::new(ErrorCode::Internal, error.to_string()))?;
    let digest: [u8; 32] = Sha256::digest(timeless).into();
    Ok(format!("\"{}\"", letters(&digest)))
}

/// The list, and who has made each of its tables.
async fn lobby(app: &App, now: i64) -> Result<(Lobby, Vec<String>), Problem> {
    let is_open = app.registry.config().public_tables;
    let (mut tables, mut hosts) = (Vec::new(), Vec::new());
    if is_open {
        let rows = app
            .store
            .listed_tables(now - OVER_DAYS_MS, CANDIDATE_COUNT_MAX)
            .await?;
        let is_elsewhere = |row: &&TableRow| !app.registry.is_loaded(&row.id);
        let elsewhere = rows.iter().filter(is_elsewhere).map(|row| row.id.clone());
        let present = app.registry.present_elsewhere(elsewhere).await;
        for row in rows {
            if let Some(table) = waiting(app, &row, &present, now).await {
                tables.push(table);
                hosts.push(row.host);
            }
            if tables.len() == TABLE_COUNT_MAX {
                break;
            }
        }
    }
    Ok((Lobby { is_open, tables }, hosts))
}

/// The table as strangers see it, if it waits for people.
async fn waiting(app: &App, row: &TableRow, present: &Present, now: i64) -> Option<TableSummary> {
    let mut table = if app.registry.is_loaded(&row.id) {
        match app.registry.ask(&row.id, None, Question::Invitation).await {
            Ok(Answer::Summary(summary)) => *summary,
            _ => return None,
        }
    } else {
        let seats = present.get(&row.id).into_iter().flatten();
        let people = seats.filter_map(|&seat| match &row.seats.get(seat)?.occupant {
            Occupant::Guest { id, .. } => Some(id.as_str()),
            Occupant::Open | Occupant::Bot(_) => None,
        });
        match table::summary(row, None, &people.collect::<BTreeSet<_>>(), now) {
            Ok(summary) => summary,
            Err(error) => {
                tracing::error!(%error, "a table is left out of the lobby");
                return None;
            }
        }
    };
    let is_there = table.seats.iter().any(|seat| seat.connected)
        || matches!(table.pace, Pace::Days { .. })
        || now - row.updated < ABSENCE_MS;
    let is_open = table.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    table.invitation = Some(row.invitation.clone());
    (is_there && is_open && table.listed).then_some(table)
}
