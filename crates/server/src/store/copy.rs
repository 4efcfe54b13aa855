//! Moving everything from one place to another, such as from a data file to PostgreSQL or back.
//!
//! What is read is one state of the source, and what is written is one transaction; before it ends, everything is read
//! back and compared.

use std::fmt;

use futures_util::TryStreamExt as _;
use sha2::{Digest as _, Sha256};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection as _, Row as _};

use super::sql::{TABLES, TableShape, Type, difference};
use super::{OpenError, Place, StoreError, postgres, sqlite};

/// How many rows are written at a time; all of them together have fewer parameters than either database allows.
const ROWS_AT_ONCE: usize = 200;

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// How many rows each table has.
    pub rows: Vec<(&'static str, u64)>,
    /// SHA-256 of all of them, in hexadecimal; the same for the same content, whatever database it is in.
    pub digest: String,
}

/// Why nothing was copied. The source is never changed, and the target is as empty as before.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// One of the two can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is something in the target.
    #[error("{0} is not empty; a copy is only made into an empty database or a file that does not exist")]
    NotEmpty(Place),
    /// The source does not answer, or something in it contradicts itself.
    #[error("{place} can't be read: {reason}")]
    Source {
        /// The source.
        place: Place,
        /// What the database says.
        reason: StoreError,
    },
    /// The target can't be written.
    #[error("{place} can't be written: {reason}")]
    Target {
        /// The target.
        place: Place,
        /// What the database says.
        reason: String,
    },
    /// What was read back is not what was written.
    #[error("the copy in {place} differs from the original in its table {table}; it was taken back")]
    Differs {
        /// The target.
        place: Place,
        /// In which table.
        table: &'static str,
    },
}

/// Copies everything into an empty database, or into a file that does not exist. A server may be using the source: then
/// the copy is what there was at one moment. Nobody uses the target until the copy is complete.
///
/// # Errors
/// See [`CopyError`].
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    let archive = from.archive().await?;
    let unread = |reason: StoreError| CopyError::Source {
        place: from.clone(),
        reason,
    };
    let mut original = archive.pool.begin().await.map_err(|error| unread(error.into()))?;
    if let Some(reason) = difference(&mut original, archive.dialect).await.map_err(unread)? {
        return Err(unread(StoreError::Damaged(reason)));
    }
    match to {
        Place::File(file) => {
            let unwritten = |reason: String| unwritten(to, reason);
            if file.exists() {
                return Err(CopyError::NotEmpty(to.clone()));
            }
            let part = sqlite::Part::new(file).map_err(|error| unwritten(error.to_string()))?;
            let mut connection = sqlite::make(part.path()).await.map_err(OpenError::from)?;
            let copied = fill(&mut original, &mut connection, from, to).await?;
            connection
                .close()
                .await
                .map_err(|error| unwritten(error.to_string()))?;
            part.keep(file).map_err(|error| unwritten(error.to_string()))?;
            Ok(copied)
        }
        Place::Postgres(address) => {
            let mut connection = postgres::claim(address).await.map_err(OpenError::from)?;
            let copied = fill(&mut original, &mut connection, from, to).await?;
            let finish = async {
                // The planner knows nothing yet about what came all at once.
                sqlx::raw_sql("ANALYZE").execute(&mut connection).await?;
                connection.close().await
            };
            finish
                .await
                .map_err(|error: sqlx::Error| unwritten(to, error.to_string()))?;
            Ok(copied)
        }
    }
}

fn unwritten(place: &Place, reason: impl fmt::Display) -> CopyError {
    CopyError::Target {
        place: place.clone(),
        reason: reason.to_string(),
    }
}

/// Fills an empty database in one transaction.
async fn fill(
    original: &mut AnyConnection,
    target: &mut AnyConnection,
    from: &Place,
    to: &Place,
) -> Result<Copied, CopyError> {
    let unread = |reason: sqlx::Error| CopyError::Source {
        place: from.clone(),
        reason: reason.into(),
    };
    let unwritten = |error: sqlx::Error| unwritten(to, StoreError::from(error));
    let mut transaction = target.begin().await.map_err(unwritten)?;
    let (mut rows, mut all) = (Vec::with_capacity(TABLES.len()), Sha256::new());
    for table in TABLES {
        let nothing = Content::of(&mut transaction, table).await.map_err(unwritten)?;
        if nothing.rows > 0 {
            return Err(CopyError::NotEmpty(to.clone()));
        }
    }
    for table in TABLES {
        let mut read = Content::default();
        let select = select(table);
        let mut stream = sqlx::query(AssertSqlSafe(select)).fetch(&mut *original);
        let mut waiting = Vec::with_capacity(ROWS_AT_ONCE);
        while let Some(row) = stream.try_next().await.map_err(unread)? {
            read.add(&row, table).map_err(unread)?;
            waiting.push(row);
            if waiting.len() == ROWS_AT_ONCE {
                insert(&mut transaction, table, &waiting)
                    .await
                    .map_err(unwritten)?;
                waiting.clear();
            }
        }
        drop(stream);
        if !waiting.is_empty() {
            insert(&mut transaction, table, &waiting)
                .await
                .map_err(unwritten)?;
        }
        let (count, digest) = (read.rows, read.digest.finalize());
        let written = Content::of(&mut transaction, table).await.map_err(unwritten)?;
        if (written.rows, written.digest.finalize()) != (count, digest) {
            return Err(CopyError::Differs {
                place: to.clone(),
                table: table.name,
            });
        }
        all.update(digest);
        rows.push((table.name, count));
    }
    transaction.commit().await.map_err(unwritten)?;
    let digest = all.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Copied { rows, digest })
}

/// The rows of a table, in the order of their keys.
#[derive(Default)]
struct Content {
    rows: u64,
    digest: Sha256,
}

impl Content {
    async fn of(connection: &mut AnyConnection, table: &TableShape) -> Result<Self, sqlx::Error> {
        let mut content = Self::default();
        let mut stream = sqlx::query(AssertSqlSafe(select(table))).fetch(connection);
        while let Some(row) = stream.try_next().await? {
            content.add(&row, table)?;
        }
        drop(stream);
        Ok(content)
    }

    /// Each value with its length, so that no two rows look the same.
    fn add(&mut self, row: &AnyRow, table: &TableShape) -> Result<(), sqlx::Error> {
        self.rows += 1;
        for (index, &(_, kind)) in table.columns.iter().enumerate() {
            let bytes = match kind {
                Type::Number => row
                    .try_get::<Option<i64>, _>(index)?
                    .map(|number| number.to_be_bytes().to_vec()),
                Type::Text => row.try_get::<Option<String>, _>(index)?.map(String::into_bytes),
                Type::Bytes => row.try_get::<Option<Vec<u8>>, _>(index)?,
            };
            let length = bytes.as_ref().map_or(u64::MAX, |bytes| bytes.len() as u64);
            self.digest.update(length.to_be_bytes());
            self.digest.update(bytes.unwrap_or_default());
        }
        Ok(())
    }
}

fn names(table: &TableShape) -> Vec<&'static str> {
    table.columns.iter().map(|&(name, _)| name).collect()
}

fn select(table: &TableShape) -> String {
    let names = names(table);
    let key = names
        .iter()
        .take(table.key)
        .copied()
        .collect::<Vec<_>>()
        .join(", ");
    format!("SELECT {} FROM {} ORDER BY {key}", names.join(", "), table.name)
}

async fn insert(
    connection: &mut AnyConnection,
    table: &TableShape,
    rows: &[AnyRow],
) -> Result<(), sqlx::Error> {
    let columns = table.columns.len();
    let row_of_parameters = |row: usize| {
        let parameters: Vec<String> = (1..=columns)
            .map(|column| format!("${}", row * columns + column))
            .collect();
        format!("({})", parameters.join(", "))
    };
    let values: Vec<String> = (0..rows.len()).map(row_of_parameters).collect();
    let statement = format!(
        "INSERT INTO {} ({}) VALUES {}",
        table.name,
        names(table).join(", "),
        values.join(", ")
    );
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for row in rows {
        for (index, &(_, kind)) in table.columns.iter().enumerate() {
            query = bind(query, row, index, kind)?;
        }
    }
    query.execute(connection).await?;
    Ok(())
}

fn bind<'q>(
    query: Query<'q, Any, AnyArguments>,
    row: &AnyRow,
    index: usize,
    kind: Type,
) -> Result<Query<'q, Any, AnyArguments>, sqlx::Error> {
    Ok(match kind {
        Type::Number => query.bind(row.try_get::<Option<i64>, _>(index)?),
        Type::Text => query.bind(row.try_get::<Option<String>, _>(index)?),
        Type::Bytes => query.bind(row.try_get::<Option<Vec<u8>>, _>(index)?),
    })
}
