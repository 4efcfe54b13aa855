//! A server that runs, and how it is reached.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::Args;

use crate::http::{Broken, Connection};
use crate::pinned;

/// Where it is, on the command line.
#[derive(Args)]
pub struct Running {
    /// Where the server listens; an address that stands for all of a machine's is asked over loopback; any node of a cluster
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "MESETA_LISTEN",
        default_value = "127.0.0.1:8080"
    )]
    listen: SocketAddr,
    /// The server's certificate, if it has one of its own: it is asked by HTTPS and has to present just this one
    #[arg(long, value_name = "FILE", env = "MESETA_TLS_CERT")]
    tls_cert: Option<PathBuf>,
}

impl Running {
    /// The address at which it is reached from the same machine.
    pub fn address(&self) -> SocketAddr {
        reachable(self.listen)
    }

    /// A new connection to it.
    pub async fn connect(&self) -> Result<Connection, Broken> {
        match &self.tls_cert {
            Some(certificate) => pinned::open(self.address(), certificate).await,
            None => Connection::open(self.address()).await,
        }
    }
}

/// The address at which a server that listens there is reached from the same machine.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
