//! Where everything is kept: a data file, or a PostgreSQL database.

use std::fmt;
use std::path::{Path, PathBuf};

use super::postgres::{self, Address};
use super::sqlite;
use super::{Archive, Fence, SqlStore};

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In an SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database.
    Postgres(Address),
}

/// Why a text names no place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownPlace {
    /// It names another kind of database.
    #[error("`{0}:` is no database that Meseta knows; it is postgres://USER@HOST/DATABASE or sqlite://FILE")]
    Kind(String),
    /// The address of a PostgreSQL database is wrong.
    #[error(transparent)]
    Postgres(#[from] postgres::BadAddress),
}

/// Why data can't be used. They are left as they were.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The data file can't be used.
    #[error(transparent)]
    File(#[from] sqlite::OpenError),
    /// The PostgreSQL database can't be used.
    #[error(transparent)]
    Postgres(#[from] postgres::OpenError),
    /// Only a database can have several servers.
    #[error(
        "several nodes share a PostgreSQL database, not a data file: choose one with --database postgres://…"
    )]
    FileIsNotShared,
}

impl Place {
    /// Reads `postgres://…`, `sqlite://FILE` or the name of a file.
    ///
    /// # Errors
    /// When it names another kind of database, or a PostgreSQL address is wrong; the message never contains a password.
    pub fn parse(text: &str) -> Result<Self, UnknownPlace> {
        match text.split_once("://") {
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres(text.parse()?)),
            Some(("sqlite", file)) => Ok(Self::File(PathBuf::from(file))),
            Some((kind, _)) if kind.chars().all(|letter| letter.is_ascii_alphanumeric()) => {
                Err(UnknownPlace::Kind(kind.to_owned()))
            }
            _ => Ok(Self::File(PathBuf::from(text))),
        }
    }

    /// Opens it for a server: it is brought up to date if older, made if it is a file that does not exist, and kept from
    /// other servers until the store is closed.
    ///
    /// # Errors
    /// When it can't be used; it is left as it was.
    pub async fn open(&self) -> Result<SqlStore, OpenError> {
        Ok(match self {
            Self::File(file) => sqlite::open(file).await?,
            Self::Postgres(address) => postgres::open(address).await?,
        })
    }

    /// Opens it for a node of a cluster, which changes only the tables that it owns, as its fence shows.
    ///
    /// # Errors
    /// As [`Place::open`]; a data file can't be shared.
    pub async fn open_shared(&self, fence: Fence) -> Result<SqlStore, OpenError> {
        match self {
            Self::File(_) => Err(OpenError::FileIsNotShared),
            Self::Postgres(address) => Ok(postgres::open_shared(address, fence).await?),
        }
    }

    /// Opens it for reading; a server may use it meanwhile.
    ///
    /// # Errors
    /// When there is nothing, or it is damaged, not ours, newer than this program, or older: a server brings it up to date.
    pub async fn archive(&self) -> Result<Archive, OpenError> {
        Ok(match self {
            Self::File(file) => sqlite::open_archive(file).await?,
            Self::Postgres(address) => postgres::open_archive(address).await?,
        })
    }
}

impl From<PathBuf> for Place {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

impl From<&Path> for Place {
    fn from(file: &Path) -> Self {
        Self::File(file.to_owned())
    }
}

/// As people are told it, without a password.
impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => file.display().fmt(formatter),
            Self::Postgres(address) => address.fmt(formatter),
        }
    }
}
