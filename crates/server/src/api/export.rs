//! All finished games of a person as one file.

use std::convert::Infallible;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt as _};
use jiff::{Timestamp, tz::TimeZone};
use protocol::{ErrorAnswer, TableState};
use table::closed;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

use super::error::Problem;
use super::guest::Visitor;
use super::{App, Cost};
use crate::store::TableRow;

/// The records of all finished games where you sit or that you opened, as a ZIP file with one text for each, which
/// `meseta replay`, `meseta verify` and any server read.
#[utoipa::path(get, path = "/api/me/games.zip", tag = "guest", responses(
    (status = 200, body = Vec<u8>, content_type = "application/zip"),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn games(State(app): State<App>, visitor: Visitor, _cost: Cost) -> Result<Response, Problem> {
    let guest = visitor.guest()?;
    let rows = app.store.tables_of_guest(&guest.id, u32::MAX).await?;
    let over = rows.into_iter().filter(|row| row.state == TableState::Over);
    // The games are many, so they are read while they are sent.
    let writing = Writing::new(app, over.collect());
    let parts = stream::unfold(Some(writing), |writing| async {
        let mut writing = writing?;
        let is_more = writing.add_next().await;
        let part = writing.part.take();
        if is_more {
            return Some((part, Some(writing)));
        }
        let mut end = part;
        end.extend(writing.finish());
        Some((end, None))
    });
    let body = Body::from_stream(parts.map(|part| Ok::<_, Infallible>(Bytes::from(part))));
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"meseta-games.zip\"",
        ),
    ];
    Ok((headers, body).into_response())
}

/// A file that is being made.
struct Writing {
    app: App,
    rows: std::vec::IntoIter<TableRow>,
    part: Part,
    file: Option<ZipWriter<StreamWriter<Part>>>,
}

impl Writing {
    fn new(app: App, rows: Vec<TableRow>) -> Self {
        let part = Part::default();
        let file = Some(ZipWriter::new_stream(part.clone()));
        let rows = rows.into_iter();
        Self {
            app,
            rows,
            part,
            file,
        }
    }

    /// Adds the next game; whether there was one.
    async fn add_next(&mut self) -> bool {
        let Some(row) = self.rows.next() else {
            return false;
        };
        let stored = match self.app.store.table(&row.id).await {
            Ok(stored) => stored,
            Err(error) => {
                tracing::error!(%error, table = row.id, "a game is left out of what a person is handed");
                None
            }
        };
        if let (Some(record), Some(file)) = (stored.as_ref().and_then(closed::record), &mut self.file) {
            let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
            let written = file.start_file(file_name(&row), options).map_err(io::Error::from);
            if let Err(error) = written.and_then(|()| file.write_all(record.as_bytes())) {
                tracing::error!(%error, table = row.id, "a game can't be packed");
            }
        }
        true
    }

    /// What ends the file.
    fn finish(mut self) -> Vec<u8> {
        if let Some(Err(error)) = self.file.take().map(ZipWriter::finish) {
            tracing::error!(%error, "a file of games can't be finished");
        }
        self.part.take()
    }
}

/// When the game ended, which game, and its table: names sort by time, and none is there twice.
fn file_name(row: &TableRow) -> String {
    let day = Timestamp::from_millisecond(row.updated).map(|time| time.to_zoned(TimeZone::UTC).date());
    match day {
        Ok(day) => format!("{day} {} {}.txt", row.game, row.id),
        Err(_) => format!("{} {}.txt", row.game, row.id),
    }
}

/// What has been packed and not yet sent.
#[derive(Clone, Default)]
struct Part(Arc<Mutex<Vec<u8>>>);

impl Part {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Part {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
