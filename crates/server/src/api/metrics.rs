//! Numbers for whoever runs the server: `/metrics`.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;

use super::App;
use super::error::Problem;
use super::limit::Address;
use crate::metrics::{NodeNow, Now, told};

/// The text format of Prometheus, version 0.0.4.
const FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What the server counts about itself, for machines of the host's own network. Others are told that there is nothing:
/// the numbers name nobody, but they are nobody else's business.
pub async fn metrics(State(app): State<App>, address: Address) -> Result<Response, Problem> {
    if !is_near(address.ip()) {
        return Err(Problem::new(
            ErrorCode::NotFound,
            "the server has no such address",
        ));
    }
    let (hints_waiting, reviews_waiting) = app.registry.analysis().waiting();
    let node = app.registry.cluster().map(|cluster| NodeNow {
        tables: cluster.owned_count(),
        lease: cluster.lease_left(),
        members: cluster.others().len() + 1,
        is_leader: cluster.is_leader(),
    });
    let now = Now {
        tables: app.registry.loaded_count(),
        streams: app.limits.open_streams(),
        hints_waiting,
        reviews_waiting,
        notices_waiting: app.registry.notices().unsent(),
        node,
    };
    Ok(([(header::CONTENT_TYPE, FORMAT)], told(&now)).into_response())
}

/// Whether the address is this machine's or of a private network. Without a socket there is no address.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_loopback()
                || address.is_private()
                || address.is_link_local()
                || address.is_unspecified()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_hosts_own_network_is_near() {
        let near = |text: &str| is_near(text.parse().expect("an address"));
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.7",
            "172.16.0.1",
            "::1",
            "fd00::1",
            "fe80::1",
        ] {
            assert!(near(address), "{address}");
        }
        for address in ["8.8.8.8", "172.32.0.1", "2001:db8::1", "192.0.2.1"] {
            assert!(!near(address), "{address}");
        }
    }
}
