//! Tables, as strangers see them.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use protocol::{ErrorAnswer, ErrorCode, HostTables, TableState, TableSummary};
use serde::Deserialize;

use super::super::App;
use super::super::error::Problem;
use super::super::input::{Asked, Named};
use super::Host;

/// How many tables a list has.
const PAGE: u32 = 50;

/// Which tables.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TablesQuery {
    /// How far along they are; all when left out.
    state: Option<TableState>,
    /// How many to leave out: those that were listed before.
    skip: Option<u32>,
}

/// Tables, those that changed last first.
#[utoipa::path(get, path = "/api/host/tables", tag = "host", params(TablesQuery), responses(
    (status = 200, body = HostTables),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn list(
    State(app): State<App>,
    _host: Host,
    Asked(query): Asked<TablesQuery>,
) -> Result<Json<HostTables>, Problem> {
    let skip = query.skip.unwrap_or(0);
    let rows = app.store.all_tables(query.state, skip, PAGE + 1).await?;
    let now = app.registry.clock().now();
    let shown = rows.iter().take(PAGE as usize);
    let tables = shown.filter_map(|row| {
        let summary = table::summary(row, None, &BTreeSet::new(), now);
        summary
            .inspect_err(|error| tracing::error!(%error, "a table is left out of the host's list"))
            .ok()
    });
    Ok(Json(HostTables {
        tables: tables.collect(),
        state: query.state,
        more: rows.len() > PAGE as usize,
    }))
}

/// A table, private or not, as it looks in lists: nothing that is hidden from anybody who plays there.
#[utoipa::path(get, path = "/api/host/tables/{id}", tag = "host", params(("id" = String, Path)), responses(
    (status = 200, body = TableSummary),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such table."),
))]
pub async fn look(
    State(app): State<App>,
    _host: Host,
    Named(id): Named<String>,
) -> Result<Json<TableSummary>, Problem> {
    let unknown = || Problem::new(ErrorCode::UnknownTable, "there is no such table");
    let row = app.store.table_row(&id).await?.ok_or_else(unknown)?;
    let now = app.registry.clock().now();
    let summary = table::summary(&row, None, &BTreeSet::new(), now);
    summary
        .map(Json)
        .map_err(|error| Problem::new(ErrorCode::OtherRules, error.to_string()))
}
