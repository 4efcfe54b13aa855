//! Starting and stopping a whole server.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, ready};
use tokio::net::TcpListener;

use crate::api::{App, router};
use crate::clock::Clock;
use crate::cluster::{Cluster, JoinError};
use crate::code::random_bytes;
use crate::config::Config;
use crate::listen::{self, Bounds, Served};
use crate::notice;
use crate::registry::Registry;
use crate::store::{Fence, OpenError, Place, Store, StoreError};
use crate::tls::{Certificates, TlsError};

/// How long open connections may take to finish when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// How long visitors may take to say what they want who came before the socket was handed on.
const CAME_BEFORE: Duration = Duration::from_millis(300);

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data file or the database can't be used.
    #[error(transparent)]
    Data(#[from] OpenError),
    /// Another program is already listening there.
    #[error(
        "port {} of {} is taken by another program; choose another one, such as --listen {}:{}",
        address.port(), address.ip(), address.ip(), address.port().wrapping_add(1).max(1024)
    )]
    PortTaken {
        /// Where.
        address: SocketAddr,
    },
    /// The address can't be listened on.
    #[error("can't listen on {address}: {reason}; choose another address with --listen")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        reason: String,
    },
    /// The certificate can't be used.
    #[error("the certificate can't be used: {0}")]
    Certificate(#[from] TlsError),
    /// The server can't be a node of the cluster.
    #[error("the server can't join the cluster: {0}")]
    Cluster(#[from] JoinError),
    /// No e-mail can be sent through the host's server.
    #[error("no e-mail can be sent: {0}")]
    Mail(String),
    /// Copies can't be kept where they are to be.
    #[error("copies of the data can't be kept in {}: {reason}", folder.display())]
    Backups {
        /// Where.
        folder: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The data was opened but does not answer.
    #[error("the server can't start: {0}")]
    Store(String),
}

impl From<StoreError> for StartError {
    fn from(error: StoreError) -> Self {
        Self::Store(error.to_string())
    }
}

/// A server that is ready to run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    registry: Arc<Registry>,
    app: App,
    certificates: Option<Arc<Certificates>>,
    /// Whether somebody else keeps the socket open when the server stops.
    is_handed_over: bool,
}

impl Server {
    /// Reads the certificate, takes the port, then opens the data.
    ///
    /// # Errors
    /// When the certificate can't be used, copies can't be kept where they are to be, the port is taken or the data can't
    /// be used; nothing has changed in that case.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        Self::start_by(Clock::default(), config).await
    }

    /// The same by another clock than the system's. A node's clock is put right by the database's.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn start_by(clock: Clock, config: Config) -> Result<Self, StartError> {
        let certificates = prepare(&config)?;
        let address = config.listen;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|error| match error.kind() {
                ErrorKind::AddrInUse => StartError::PortTaken { address },
                _ => cant_listen(address, &error),
            })?;
        Self::over(listener, certificates, false, clock, config).await
    }

    /// The same over a socket that somebody else has opened and keeps open, such as the system's manager of services:
    /// visitors who come while no server is running wait there for the next one. `config.listen` counts for nothing.
    ///
    /// # Errors
    /// As [`Server::start`].
    pub async fn start_over(socket: std::net::TcpListener, config: Config) -> Result<Self, StartError> {
        let certificates = prepare(&config)?;
        let failed = |error: io::Error| cant_listen(config.listen, &error);
        socket.set_nonblocking(true).map_err(failed)?;
        let listener = TcpListener::from_std(socket).map_err(failed)?;
        Self::over(listener, certificates, true, Clock::default(), config).await
    }

    async fn over(
        listener: TcpListener,
        certificates: Option<Arc<Certificates>>,
        is_handed_over: bool,
        clock: Clock,
        config: Config,
    ) -> Result<Self, StartError> {
        let listen = config.listen;
        let address = listener
            .local_addr()
            .map_err(|error| cant_listen(listen, &error))?;
        let registry = open(config, clock).await?;
        registry.catch_up().await?;
        let app = App::new(Arc::clone(&registry))
            .await
            .map_err(|problem| StartError::Store(problem.message().to_owned()))?;
        Ok(Self {
            listener,
            address,
            registry,
            app,
            certificates,
            is_handed_over,
        })
    }

    /// Where the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; then ends all streams, answers requests in progress and closes
    /// the data.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let registry = Arc::clone(&self.registry);
        let resumed = Arc::clone(&self.registry);
        tokio::spawn(async move {
            match resumed.resume().await {
                Ok(count) => tracing::info!(count, "tables that were waiting for a bot continue"),
                Err(error) => tracing::error!(%error, "tables that are waiting for a bot can't be found"),
            }
        });
        tokio::spawn(Arc::clone(&self.registry).lead());
        tokio::spawn(Arc::clone(&self.registry).repeat_untold());
        tokio::spawn(Arc::clone(&self.registry).think_for_all());
        tokio::spawn(Arc::clone(&self.registry).keep_time());
        tokio::spawn(Arc::clone(&self.registry).send_notices());
        tokio::spawn(Arc::clone(&self.registry).keep_backups());
        let (statistics, counting) = (Arc::clone(&self.app.statistics), Arc::clone(&self.registry));
        tokio::spawn(async move { statistics.keep_up(&counting).await });
        let (stopping, stopped) = tokio::sync::oneshot::channel();
        if let Some(certificates) = self.certificates.clone() {
            tokio::spawn(certificates.keep_fresh());
        }
        let served = Served {
            router: router(self.app),
            bounds: Bounds::new(registry.config()),
            certificates: self.certificates,
        };
        let ending = async move {
            tracing::info!("stopping");
            let closed = tokio::time::timeout(GRACE, registry.end_tables()).await;
            if closed.is_err() {
                tracing::warn!("some tables did not end in time; nothing that was acknowledged is lost");
            }
            registry.hand_over().await;
            // If serving has failed, nobody is listening any more.
            let _ = stopping.send(());
        };
        type Until<'a> = (BoxFuture<'a, ()>, Duration, BoxFuture<'a, ()>);
        let (until, a_while, last): Until<'_> = match self.is_handed_over {
            // From now on visitors wait for the next server; those who came before get their answers.
            true => (stop.boxed(), CAME_BEFORE, ending.boxed()),
            // Until the last moment they are told that this one is stopping.
            false => (stop.then(|()| ending).boxed(), Duration::ZERO, ready(()).boxed()),
        };
        let serving = listen::serve(self.listener, served, until, a_while, last);
        tokio::select! {
            () = serving => {}
            () = async {
                if stopped.await.is_err() {
                    std::future::pending::<()>().await;
                }
                tokio::time::sleep(GRACE).await;
            } => {}
        }
        self.registry.close().await;
    }
}

/// Opens the data, alone or as one of several nodes.
async fn open(config: Config, clock: Clock) -> Result<Arc<Registry>, StartError> {
    let Some(node) = config.node.clone() else {
        let store: Arc<dyn Store> = Arc::new(config.data.open().await?);
        return Ok(Registry::with_clock(store, config, clock));
    };
    let fence = Fence::default();
    let store: Arc<dyn Store> = Arc::new(config.data.open_shared(fence.clone()).await?);
    let Place::Postgres(database) = &config.data else {
        return Err(OpenError::FileIsNotShared.into());
    };
    let fresh = random_bytes().map_err(|error| StartError::Store(error.to_string()))?;
    let secret = store.cookie_key(fresh).await?;
    let cluster = Cluster::join(database, node, fence, &secret, clock.clone()).await?;
    let registry = Registry::of_node(store, config, clock, Some(cluster));
    // Whatever the start takes, the node remains a member.
    tokio::spawn(Arc::clone(&registry).keep_membership());
    Ok(registry)
}

/// Reads the certificate, and makes sure that e-mail can be sent and copies can be kept.
fn prepare(config: &Config) -> Result<Option<Arc<Certificates>>, StartError> {
    if let Some(server) = &config.mail {
        notice::check_mail(server).map_err(StartError::Mail)?;
    }
    if let Some(backups) = &config.backups {
        backups.prepare().map_err(|error| StartError::Backups {
            folder: backups.folder.clone(),
            reason: error.to_string(),
        })?;
    }
    let certificates = config.tls.clone().map(Certificates::load).transpose()?;
    Ok(certificates.map(Arc::new))
}

fn cant_listen(address: SocketAddr, error: &io::Error) -> StartError {
    StartError::Listen {
        address,
        reason: error.to_string(),
    }
}

/// Takes over the signals by which a process is asked to stop (interrupted at the terminal, or terminated), and resolves
/// when one comes. To be called within the runtime.
pub fn stop_signal() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{Signal, SignalKind, signal};
        // Where the system lets nobody listen for a signal, it ends the process.
        let came = async |signal: io::Result<Signal>| match signal {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        };
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        async move {
            let [interrupted, terminated] = signals;
            tokio::select! {
                () = came(interrupted) => {}
                () = came(terminated) => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
