//! Where the host's requests go: to the server that uses the data, or, if none is running, to the data itself.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use hyper::Method;
use serde_json::Value;
use server::store::{OpenError, postgres, sqlite};
use server::{AtData, Config, HostKey, StartError};

use crate::data::DataChoice;
use crate::failure::Failure;
use crate::http::{Broken, Connection};
use crate::running::Running;

/// The data, and where a server that uses it is reached.
#[derive(Args)]
pub struct Where {
    #[command(flatten)]
    data: DataChoice,
    #[command(flatten)]
    server: Running,
}

/// Whoever answers.
pub enum Desk {
    /// A running server.
    There {
        connection: Box<Connection>,
        key: HostKey,
    },
    /// The data, which no server uses.
    Here(Box<AtData>),
}

impl Desk {
    /// Finds out who answers. Nothing is made where there is no data.
    pub async fn open(place: &Where) -> Result<Self, Failure> {
        let failed = |error: &dyn std::fmt::Display| Failure::Usage(error.to_string());
        let data = place.data.place()?;
        let archive = data.archive().await.map_err(|error| failed(&error))?;
        let key = archive.key().await.map_err(|error| failed(&error))?;
        let key = key.ok_or_else(|| Failure::Usage(format!("no server has ever used {data}")))?;
        drop(archive);
        let key = HostKey::new(&key);
        let address = place.server.address();
        let elsewhere = match ask(&place.server, &key).await {
            Ok((connection, true)) => {
                let connection = Box::new(connection);
                return Ok(Self::There { connection, key });
            }
            Ok((_, false)) => format!("the server at {address} uses other data"),
            Err(error) => format!("no server answers at {address} ({error})"),
        };
        match AtData::open(Config::new(data.clone())).await {
            Ok(here) => Ok(Self::Here(Box::new(here))),
            Err(StartError::Data(
                OpenError::File(sqlite::OpenError::InUse { .. })
                | OpenError::Postgres(postgres::OpenError::InUse { .. }),
            )) => Err(Failure::Usage(format!(
                "a server uses {data}, but {elsewhere}: say where it listens with --listen"
            ))),
            Err(error) => Err(failed(&error)),
        }
    }

    /// Asks; gives the answer to a request that has to succeed.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Vec<u8>, Failure> {
        let body = body.map(|body| body.to_string().into_bytes()).unwrap_or_default();
        let (status, answer) = match self {
            Self::Here(here) => here.call(method.as_str(), path, body).await,
            Self::There { connection, key } => {
                let reply = signed(connection, key, method, path, body).await;
                let reply =
                    reply.map_err(|error| Failure::Usage(format!("the server does not answer: {error}")))?;
                (reply.0, reply.1)
            }
        };
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        let answer: Value = serde_json::from_slice(&answer).unwrap_or_default();
        let message = answer["error"]["message"].as_str();
        Err(Failure::Usage(
            message.map_or_else(|| format!("answered with {status}"), str::to_owned),
        ))
    }

    /// The same, for an answer in JSON.
    pub async fn json(&mut self, method: Method, path: &str, body: Option<&Value>) -> Result<Value, Failure> {
        let answer = self.ask(method, path, body).await?;
        if answer.is_empty() {
            return Ok(Value::Null);
        }
        serde_json::from_slice(&answer)
            .map_err(|error| Failure::Usage(format!("the answer can't be read: {error}")))
    }

    /// Gives back what was taken.
    pub async fn close(self) {
        if let Self::Here(here) = self {
            here.close().await;
        }
    }
}

/// A connection to the server, and whether it uses the same data.
async fn ask(server: &Running, key: &HostKey) -> Result<(Connection, bool), Broken> {
    let mut connection = server.connect().await?;
    let (status, _) = signed(&mut connection, key, Method::GET, "/api/host", Vec::new()).await?;
    Ok((connection, status != 403 && status != 404))
}

async fn signed(
    connection: &mut Connection,
    key: &HostKey,
    method: Method,
    path: &str,
    body: Vec<u8>,
) -> Result<(u16, Vec<u8>), Broken> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    let header = key.sign(method.as_str(), path, &body, now);
    let reply = connection.signed(method, path, header, body).await?;
    Ok((reply.status, reply.body.to_vec()))
}
