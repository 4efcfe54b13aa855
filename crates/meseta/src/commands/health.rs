//! `meseta health`: whether a server should be sent visitors, for container engines and scripts.

use std::time::Duration;

use clap::Args;
use hyper::Method;

use crate::failure::Failure;
use crate::http::Broken;
use crate::running::Running;

/// Ask a server whether it is ready for visitors
///
/// Exit code 0 if it is, 1 if it says why not, 2 if it doesn't answer.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    server: Running,
    /// How long the server may take to answer
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=3600))]
    timeout: u32,
}

/// Asks, and prints what the server says.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let address = arguments.server.address();
    let patience = Duration::from_secs(arguments.timeout.into());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::Usage(format!("the network can't be used: {error}")))?;
    let answer = runtime.block_on(async { tokio::time::timeout(patience, ask(&arguments.server)).await });
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

async fn ask(server: &Running) -> Result<(u16, String), Broken> {
    let mut connection = server.connect().await?;
    let reply = connection
        .call(Method::GET, "/api/health/ready", None, None)
        .await?;
    Ok((reply.status, String::from_utf8_lossy(&reply.body).into_owned()))
}
