//! The guest of this device.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Key, SignedCookieJar};
use protocol::{
    Enter, ErrorAnswer, ErrorCode, Me, OlderTables, RecoverGuest, RenameGuest, TablePlace, TableState,
    TableSummary,
};
use serde::Deserialize;

use super::error::Problem;
use super::guest::{Visitor, check_name, forgotten, newcomer, shown, sign_in};
use super::input::{Asked, Body};
use super::{App, Cost, CostOfNewGuest};
use crate::code;
use crate::store::{GuestRow, StoreError, TableRow};
use table::message::{Answer, Question};
use table::programs::is_program;
use table::summary;

/// How many of a guest's tables are listed.
const TABLE_COUNT_MAX: u32 = 200;
/// How many of them are shown at a time where all are looked through.
const OLDER_COUNT: u32 = 50;
/// How long after logging out everywhere the streams end: the pages of the device that asked reopen theirs at once, and
/// must have the new cookie by then.
const COOKIE_ARRIVES: Duration = Duration::from_secs(2);

/// The guest of this device, and their tables.
#[utoipa::path(get, path = "/api/me", tag = "guest", responses(
    (status = 200, body = Me),
    (status = 401, body = ErrorAnswer, description = "The cookie was not made by this server."),
))]
pub async fn read(State(app): State<App>, visitor: Visitor) -> Result<Json<Me>, Problem> {
    Ok(Json(me(&app, visitor.0.as_ref()).await?))
}

/// From where the list of tables goes on; both belong together.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OlderQuery {
    /// When the last table so far changed, in milliseconds since 1970.
    before: Option<i64>,
    /// The id of that table.
    last: Option<String>,
}

/// All tables where you sit or that you made, the last changed first, some at a time: none is ever lost, however many come
/// after it.
#[utoipa::path(get, path = "/api/me/tables", tag = "guest", params(OlderQuery), responses(
    (status = 200, body = OlderTables),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn older(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Asked(query): Asked<OlderQuery>,
) -> Result<Json<OlderTables>, Problem> {
    let guest = visitor.guest()?;
    let (before, last) = (query.before.unwrap_or(i64::MAX), query.last.unwrap_or_default());
    let rows = app
        .store
        .older_tables_of_guest(&guest.id, before, &last, OLDER_COUNT)
        .await?;
    let next = rows
        .last()
        .filter(|_| rows.len() == OLDER_COUNT as usize)
        .map(|row| TablePlace {
            before: row.updated,
            last: row.id.clone(),
        });
    let now = app.registry.clock().now();
    let shown = |row: &TableRow| {
        let summary = summary(row, Some(&guest.id), &std::collections::BTreeSet::new(), now);
        summary
            .inspect_err(|error| tracing::error!(%error, "a table is left out of a list"))
            .ok()
    };
    let tables = rows.iter().filter_map(shown).collect();
    Ok(Json(OlderTables { tables, next }))
}

/// Names this device's guest, who is created if there is none.
#[utoipa::path(put, path = "/api/me", tag = "guest", request_body = RenameGuest, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorAnswer, description = "The name is empty or too long."),
))]
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    _cost: CostOfNewGuest,
    Body(body): Body<RenameGuest>,
) -> Result<(SignedCookieJar<Key>, Json<Me>), Problem> {
    let guest = visitor.or_new(&app, Some(&body.name)).await?;
    Ok((sign_in(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Makes this device the guest with this recovery code.
#[utoipa::path(post, path = "/api/me/recover", tag = "guest", request_body = RecoverGuest, responses(
    (status = 200, body = Me),
    (status = 404, body = ErrorAnswer, description = "No guest has this code."),
))]
pub async fn recover(
    State(app): State<App>,
    _cost: Cost,
    Body(body): Body<RecoverGuest>,
) -> Result<(SignedCookieJar<Key>, Json<Me>), Problem> {
    let unknown = || Problem::new(ErrorCode::UnknownCode, "no guest has this recovery code");
    let guest = app
        .store
        .guest_of_code(&code::hash(&body.code))
        .await?
        .ok_or_else(unknown)?;
    Ok((sign_in(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Makes this device a new guest, with a code that the host of the server has given out. Where people need none to become
/// guests, it works, too. A device that has a guest keeps it, and the code can still be used.
#[utoipa::path(post, path = "/api/me/enter", tag = "guest", request_body = Enter, responses(
    (status = 200, body = Me),
    (status = 400, body = ErrorAnswer, description = "The name is empty or too long."),
    (status = 404, body = ErrorAnswer, description = "There is no such code, or it is used up."),
))]
pub async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<Enter>,
) -> Result<(SignedCookieJar<Key>, Json<Me>), Problem> {
    let name = body.name.as_deref().map(check_name).transpose()?;
    if let Some(guest) = &visitor.0 {
        return Ok((sign_in(&app, guest), Json(me(&app, Some(guest)).await?)));
    }
    let guest = newcomer(&app, name.unwrap_or_default())?;
    let now = app.registry.clock().now();
    let entered = app
        .store
        .enter(&code::plain(&body.code), now, guest.clone())
        .await;
    match entered {
        Ok(()) => Ok((sign_in(&app, &guest), Json(me(&app, Some(&guest)).await?))),
        Err(StoreError::Conflict) => {
            let message = "the host of this server has given out no such code, or it is used up";
            Err(Problem::new(ErrorCode::UnknownEntrance, message))
        }
        Err(error) => Err(error.into()),
    }
}

/// Makes this device forget its guest. The recovery code brings it back.
#[utoipa::path(post, path = "/api/me/forget", tag = "guest", responses((status = 204)))]
pub async fn forget(State(app): State<App>) -> impl IntoResponse {
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, forgotten(&app))])
}

/// Logs the guest out on every other device and gives a new recovery code: earlier cookies and codes become void,
/// streams that were opened with them end, and the addresses that messages went to are removed.
#[utoipa::path(post, path = "/api/me/log-out", tag = "guest", responses(
    (status = 200, body = Me),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
))]
pub async fn log_out(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
) -> Result<(SignedCookieJar<Key>, Json<Me>), Problem> {
    let guest = visitor.guest()?;
    if is_program(&guest.id) {
        let message = "a bot is not logged out; its owner makes its token void";
        return Err(Problem::new(ErrorCode::NoPrograms, message));
    }
    let guest = log_out_others(&app, guest).await?;
    Ok((sign_in(&app, &guest), Json(me(&app, Some(&guest)).await?)))
}

/// Makes all cookies and the code of a guest void; gives the guest with whose cookie this device goes on.
pub(super) async fn log_out_others(app: &App, guest: GuestRow) -> Result<GuestRow, Problem> {
    let series = guest.series + 1;
    let code_hash = code::hash(&code::recovery(&app.key_bytes, &guest.id, series));
    // Somebody else may have added them. This comes first: if it fails, the known code is still good.
    app.registry.notices().remove_all(&guest.id).await?;
    app.store.begin_series(&guest.id, series, &code_hash).await?;
    let guest = GuestRow {
        series,
        code_hash,
        ..guest
    };
    let (registry, id) = (Arc::clone(&app.registry), guest.id.clone());
    tokio::spawn(async move {
        tokio::time::sleep(COOKIE_ARRIVES).await;
        registry.log_out(&id).await;
    });
    Ok(guest)
}

pub(super) async fn me(app: &App, guest: Option<&GuestRow>) -> Result<Me, Problem> {
    let by_invitation = app.registry.config().by_invitation;
    let Some(guest) = guest else {
        return Ok(Me {
            guest: None,
            tables: Vec::new(),
            host: false,
            sanctions: Vec::new(),
            by_invitation,
        });
    };
    let moderation = app.registry.moderation();
    let rows = app.store.tables_of_guest(&guest.id, TABLE_COUNT_MAX).await?;
    let mut tables: Vec<TableSummary> = Vec::with_capacity(rows.len());
    for row in &rows {
        // The row holds everything except who is connected: only tables in memory know that.
        if app.registry.is_loaded(&row.id) {
            let person = Some(super::guest::person(guest));
            if let Ok(Answer::Summary(summary)) = app.registry.ask(&row.id, person, Question::Summary).await {
                tables.push(*summary);
                continue;
            }
        }
        let now = app.registry.clock().now();
        match summary(row, Some(&guest.id), &std::collections::BTreeSet::new(), now) {
            Ok(summary) => tables.push(summary),
            Err(error) => tracing::error!(%error, "a table is left out of a list"),
        }
    }
    // The sort is stable: among equals the last changed stays first.
    tables.sort_by_key(|table| (!table.your_turn, table.state == TableState::Over));
    Ok(Me {
        guest: Some(shown(app, guest).await?),
        tables,
        host: moderation.is_host(&guest.id),
        sanctions: moderation.against(&guest.id, app.registry.clock().now()),
        by_invitation,
    })
}
