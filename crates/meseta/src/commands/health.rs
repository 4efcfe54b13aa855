//! `meseta health`: whether a server should be sent visitors, for container engines and scripts.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use hyper::Method;

use crate::failure::Failure;
use crate::http::{Broken, Connection};
use crate::pinned;

/// Ask a server whether it is ready for visitors
///
/// Exit code 0 if it is, 1 if it says why not, 2 if it doesn't answer.
#[derive(Args)]
pub struct Arguments {
    /// Where the server listens; an address that stands for all of a machine's is asked over loopback
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
    /// How long the server may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=3600))]
    timeout: u32,
}

/// Asks, and prints what the server says.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let address = reachable(arguments.listen);
    let patience = Duration::from_secs(arguments.timeout.into());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Usage(format!("the network can't be used: {error}")))?;
    let answer = runtime.block_on(async {
        tokio::time::timeout(patience, ask(address, arguments.tls_cert.as_deref())).await
    });
    let silent = |reason: &str| Failure::Usage(format!("no server answers at {address}: {reason}"));
    let (status, text) = answer
        .map_err(|_| silent(&format!("it took longer than {patience:?}")))?
        .map_err(|error| silent(&error.to_string()))?;
    println!("{text}");
    match status {
        200 => Ok(()),
        _ => Err(Failure::No),
    }
}

async fn ask(address: SocketAddr, certificate: Option<&Path>) -> Result<(u16, String), Broken> {
    let mut connection = match certificate {
        Some(certificate) => pinned::open(address, certificate).await?,
        None => Connection::open(address).await?,
    };
    let reply = connection
        .call(Method::GET, "/api/health/ready", None, None)
        .await?;
    Ok((reply.status, String::from_utf8_lossy(&reply.body).into_owned()))
}

/// The address at which a server that listens there is reached from the same machine.
pub fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
