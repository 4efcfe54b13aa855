//! The address of a PostgreSQL database, which may contain a password: it is never shown with one.

use std::fmt;
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;

/// What may stand after the `?` of an address, and is passed on.
const PARAMETERS: &[&str] = &[
    "host",
    "hostaddr",
    "port",
    "user",
    "password",
    "dbname",
    "application_name",
    "options",
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
];

/// What `sslmode` may be.
const MODES: &[&str] = &[
    "disable",
    "allow",
    "prefer",
    "require",
    "verify-ca",
    "verify-full",
];

/// The address of a PostgreSQL database: `postgres://USER:PASSWORD@HOST:PORT/DATABASE`.
#[derive(Clone)]
pub struct Address {
    options: AnyConnectOptions,
    database: String,
}

/// Why a text is no address of a PostgreSQL database. It contains no part of it that could be a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// It can't be read at all.
    #[error(
        "the address of the database can't be read ({0}); it looks like postgres://USER@HOST:PORT/DATABASE, and special \
         characters in it are written as in any URL (`@` as %40, `/` as %2F)"
    )]
    Unreadable(String),
    /// It names no database.
    #[error(
        "the address of the database does not say which one: write its name at the end, as in postgres://USER@HOST/meseta"
    )]
    NoDatabase,
    /// It contains a parameter that means nothing here.
    #[error(
        "the address of the database contains an unknown parameter `{0}`; there are host, port, user, password, dbname, \
             application_name, options, sslmode, sslrootcert, sslcert and sslkey"
    )]
    UnknownParameter(String),
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let unreadable = |error: &dyn fmt::Display| BadAddress::Unreadable(error.to_string());
        let mut options = AnyConnectOptions::from_str(text).map_err(|error| match error {
            sqlx::Error::Configuration(reason) => unreadable(&reason),
            other => unreadable(&other),
        })?;
        let url = &mut options.database_url;
        let mut database = url.path().trim_start_matches('/').to_owned();
        for (key, value) in url.query_pairs() {
            match &*key {
                "dbname" => database = value.into_owned(),
                "sslmode" if !MODES.contains(&&*value) => {
                    return Err(unreadable(&format!("sslmode is one of {}", MODES.join(", "))));
                }
                "port" if value.parse::<u16>().is_err() => {
                    return Err(unreadable(&"the port is no number from 1 to 65535"));
                }
                key if PARAMETERS.contains(&key) || key.starts_with("options[") => {}
                unknown => return Err(BadAddress::UnknownParameter(unknown.to_owned())),
            }
        }
        if database.is_empty() {
            return Err(BadAddress::NoDatabase);
        }
        if !url.query_pairs().any(|(key, _)| key == "application_name") {
            url.query_pairs_mut().append_pair("application_name", "meseta");
        }
        Ok(Self { options, database })
    }
}

impl Address {
    /// What connects to it.
    pub(super) fn options(&self) -> &AnyConnectOptions {
        &self.options
    }

    /// The name of the database.
    pub(super) fn database(&self) -> &str {
        &self.database
    }
}

/// The user, the host and the database; no password and no parameter but the place of a socket.
impl fmt::Display for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = &self.options.database_url;
        write!(formatter, "postgres://")?;
        if !url.username().is_empty() {
            write!(formatter, "{}@", url.username())?;
        }
        write!(formatter, "{}", url.host_str().unwrap_or_default())?;
        if let Some(port) = url.port() {
            write!(formatter, ":{port}")?;
        }
        write!(formatter, "/{}", url.path().trim_start_matches('/'))?;
        for (key, value) in url.query_pairs() {
            if matches!(&*key, "host" | "port" | "dbname") {
                write!(formatter, " {key}={value}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        self.options.database_url == other.options.database_url
    }
}

impl Eq for Address {}
