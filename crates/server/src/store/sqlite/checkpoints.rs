//! Moving what was written from the log beside the data file (`-wal`) into the file itself, over a connection of its own.
//! SQLite would otherwise do it now and then within a transaction, and whoever waits for that one would wait ten times
//! as long as usual.

use std::time::Duration;

use sqlx::{AnyConnection, ConnectOptions as _, Connection as _, Executor as _};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::store::StoreError;
use crate::store::sql::Source;

/// How many operations are written between two of them.
const OPERATIONS: usize = 512;
/// The log is used from its beginning again once all of it has been moved. What is written meanwhile is moved after a while
/// in which nothing was due.
const QUIET: Duration = Duration::from_secs(1);

/// Moves without anybody waiting for it. What happens meanwhile is written to the log as always.
#[derive(Debug)]
pub(in crate::store) struct Checkpoints {
    due: mpsc::Sender<()>,
    task: JoinHandle<()>,
    /// Operations since the last one.
    since: usize,
}

impl Checkpoints {
    pub(in crate::store) fn start(source: Source) -> Self {
        let (due, asked) = mpsc::channel(1);
        Self {
            due,
            task: tokio::spawn(run(source, asked)),
            since: 0,
        }
    }

    /// So many operations are in the log now.
    pub(in crate::store) fn note(&mut self, operations: usize) {
        self.since += operations;
        if self.since >= OPERATIONS {
            self.since = 0;
            // If one is on its way, what is new is moved with the next.
            let _ = self.due.try_send(());
        }
    }

    /// Waits for the one that is on its way, and lets go of the file.
    pub(in crate::store) async fn end(self) {
        drop(self.due);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the task that moves the log into the data file has panicked");
        }
    }
}

async fn run(source: Source, mut asked: mpsc::Receiver<()>) {
    let mut connection: Option<AnyConnection> = None;
    // Whether the last one may have left what was written meanwhile.
    let mut again = false;
    loop {
        let due = match again {
            true => timeout(QUIET, asked.recv()).await,
            // Nothing is left: no need to wake before somebody writes.
            false => Ok(asked.recv().await),
        };
        again = match due {
            Ok(None) => break,
            Ok(Some(())) => true,
            Err(_) => false,
        };
        if let Err(error) = checkpoint(&source, &mut connection).await {
            // The log grows a little longer, and the connection that writes moves it in the end.
            tracing::debug!(%error, "the log was not moved into the data file");
            connection = None;
        }
    }
    if let Some(connection) = connection
        && let Err(error) = connection.close().await
    {
        tracing::debug!(%error, "the connection that moves the log ended with an error");
    }
}

async fn checkpoint(source: &Source, connection: &mut Option<AnyConnection>) -> Result<(), StoreError> {
    let connection = match connection {
        Some(connection) => connection,
        None => connection.insert(source.options.connect().await?),
    };
    // It waits for nobody, and nobody for it.
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await?;
    Ok(())
}
