//! What people reported of what others said.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use protocol::{ErrorAnswer, HostLine, HostName, HostReport, HostReports, SettleReport};
use table::mark::mark;
use table::programs::is_program;

use super::super::App;
use super::super::error::Problem;
use super::super::input::{Body, Named};
use super::{Host, unknown};
use crate::store::ReportRow;

/// All reports that are kept, with the lines around what was reported.
#[utoipa::path(get, path = "/api/host/reports", tag = "host", responses(
    (status = 200, body = HostReports),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
))]
pub async fn list(State(app): State<App>, _host: Host) -> Result<Json<HostReports>, Problem> {
    Ok(Json(HostReports {
        reports: all(&app).await?,
    }))
}

/// Marks a report as dealt with, or as open again.
#[utoipa::path(put, path = "/api/host/reports/{id}", tag = "host", params(("id" = String, Path)),
    request_body = SettleReport, responses(
    (status = 200, body = HostReports),
    (status = 403, body = ErrorAnswer, description = "Only a host of this server may."),
    (status = 404, body = ErrorAnswer, description = "There is no such report."),
))]
pub async fn settle(
    State(app): State<App>,
    host: Host,
    Named(id): Named<String>,
    Body(body): Body<SettleReport>,
) -> Result<Json<HostReports>, Problem> {
    if !app.store.reports().await?.iter().any(|report| report.id == id) {
        return Err(unknown("there is no such report, or no longer"));
    }
    app.store.settle_report(&id, body.settled).await?;
    tracing::info!(
        by = host.0,
        report = id,
        settled = body.settled,
        "a report was marked"
    );
    Ok(Json(HostReports {
        reports: all(&app).await?,
    }))
}

/// All reports with the names of those whom they are about.
pub(super) async fn all(app: &App) -> Result<Vec<HostReport>, Problem> {
    let rows = app.store.reports().await?;
    let mut guests: Vec<String> = rows
        .iter()
        .flat_map(|row| [row.about.clone(), row.by.clone()])
        .collect();
    guests.sort_unstable();
    guests.dedup();
    let people = app.store.people(guests).await?;
    let names: HashMap<String, String> = people
        .into_iter()
        .map(|person| (person.id, person.name))
        .collect();
    Ok(rows.into_iter().map(|row| shown(row, &names)).collect())
}

fn shown(row: ReportRow, names: &HashMap<String, String>) -> HostReport {
    let called = |guest: &str| name(guest, names.get(guest).cloned().unwrap_or_default());
    HostReport {
        about: called(&row.about),
        by: called(&row.by),
        id: row.id,
        table: (!row.private).then_some(row.table),
        line: row.line,
        reason: row.reason,
        time: row.time.max(0).cast_unsigned(),
        settled: row.settled,
        lines: row
            .lines
            .into_iter()
            .map(|line| HostLine {
                number: line.number,
                by: name(&line.guest, line.name),
                words: line.words,
            })
            .collect(),
    }
}

fn name(guest: &str, name: String) -> HostName {
    HostName {
        id: guest.to_owned(),
        name,
        mark: mark(guest),
        program: is_program(guest),
    }
}
