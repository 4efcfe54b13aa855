//! A server on a real socket.

use std::time::Duration;

use server::{Config, Server};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::config;

/// How long a connection may be silent here.
const SILENCE_MS: u64 = 300;
/// Long enough for anything that is expected to happen.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A server on a socket, until it is dropped.
pub struct Listening {
    pub address: std::net::SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    _folder: TempDir,
}

impl Listening {
    pub async fn new(change: impl FnOnce(&mut Config)) -> Self {
        let folder = TempDir::new().unwrap();
        let mut config = config(folder.path().join("meseta.db"));
        config.listen = ([127, 0, 0, 1], 0).into();
        config.request_within_ms = SILENCE_MS;
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            stopped.await.unwrap();
        }));
        Self {
            address,
            stop: Some(stop),
            running,
            _folder: folder,
        }
    }

    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    pub async fn end(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.running)
            .await
            .unwrap()
            .unwrap();
    }
}
