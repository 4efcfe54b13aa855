//! Addresses that people give: where messages may go, so that nobody reaches into the host's own network through this
//! server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use url::{Host, Url};

/// The longest address, in bytes.
const LENGTH_MAX: usize = 500;

/// Reads an address that a person gave.
///
/// # Errors
/// Says what is wrong with it.
pub(crate) fn read(text: &str) -> Result<Url, String> {
    if text.len() > LENGTH_MAX {
        return Err(format!("an address has at most {LENGTH_MAX} bytes"));
    }
    let url = Url::parse(text.trim()).map_err(|error| format!("that is no address: {error}"))?;
    if !matches!(url.scheme(), "http" | "https") || url.host().is_none() {
        return Err("an address begins with https:// or http:// and the name of a server".to_owned());
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("an address has no name and password of its own".to_owned());
    }
    Ok(url)
}

/// The origin under which a person reaches this server, as links begin; empty if they gave none.
///
/// # Errors
/// When it is anything but an origin.
pub(crate) fn site(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Ok(String::new());
    }
    let url = read(text)?;
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
        return Err("`site` is an address without anything after the name of the server".to_owned());
    }
    Ok(url.origin().ascii_serialization())
}

/// The addresses behind a name that messages may go to, at least one. The connection is made to one of just these:
/// asking for the name again could give another answer.
pub(super) async fn resolve(url: &Url, allow_private: bool) -> Option<Result<Vec<SocketAddr>, Forbidden>> {
    let port = url.port_or_known_default()?;
    let found: Vec<SocketAddr> = match url.host()? {
        Host::Ipv4(address) => vec![(address, port).into()],
        Host::Ipv6(address) => vec![(address, port).into()],
        Host::Domain(name) => tokio::net::lookup_host((name, port)).await.ok()?.collect(),
    };
    if found.is_empty() {
        return None;
    }
    let is_allowed = |address: &SocketAddr| allow_private || is_public(address.ip());
    let allowed: Vec<SocketAddr> = found.into_iter().filter(is_allowed).collect();
    Some(if allowed.is_empty() {
        Err(Forbidden)
    } else {
        Ok(allowed)
    })
}

/// The address leads into a private network.
#[derive(Debug)]
pub(super) struct Forbidden;

/// Whether an address belongs to the public internet (the special-purpose registries of IANA, RFC 6890).
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_of_protocols = a == 192 && b == 0 && c == 0;
    let is_of_relays = a == 192 && b == 88 && c == 99;
    let is_of_benchmarks = a == 198 && (18..20).contains(&b);
    !(a == 0
        || a >= 240
        || is_shared
        || is_of_protocols
        || is_of_relays
        || is_of_benchmarks
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation())
}

/// Only 2000::/3 is given out to anybody; of it, tunnels carry IPv4 addresses, and some of it is for documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inside) = address.to_ipv4_mapped() {
        return is_public_v4(inside);
    }
    let [a, b, ..] = address.segments();
    let is_of_protocols = a == 0x2001 && b < 0x200;
    let is_of_documentation = (a == 0x2001 && b == 0xdb8) || (a == 0x3fff && b < 0x1000);
    let is_tunnel = a == 0x2002;
    a & 0xe000 == 0x2000 && !is_of_protocols && !is_of_documentation && !is_tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_private_networks_are_told_from_public_ones() {
        let public = |text: &str| is_public(text.parse().expect("an address"));
        for address in ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"] {
            assert!(public(address), "{address}");
        }
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.168.1.1",
            "198.18.0.1",
            "203.0.113.7",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!public(address), "{address}");
        }
    }

    #[tokio::test]
    async fn an_address_is_the_same_in_every_spelling() {
        for text in [
            "http://127.0.0.1/",
            "http://127.1/",
            "http://0x7f.0.0.1/",
            "http://2130706433/",
            "http://017700000001/",
            "http://[::1]/",
            "http://[::ffff:7f00:1]/",
            "http://localhost/",
        ] {
            let url = read(text).expect("an address");
            let found = resolve(&url, false).await;
            assert!(matches!(found, Some(Err(Forbidden))), "{text}: {found:?}");
            assert!(matches!(resolve(&url, true).await, Some(Ok(_))), "{text}");
        }
    }

    #[test]
    fn what_is_no_web_address_is_refused() {
        for text in [
            "",
            "example.org",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://anna:secret@example.org/",
            "http://",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(read(&format!("https://example.org/{}", "x".repeat(500))).is_err());
        assert_eq!(
            site("https://play.example.org"),
            Ok("https://play.example.org".to_owned())
        );
        assert_eq!(site(""), Ok(String::new()));
        assert!(site("https://play.example.org/elsewhere").is_err());
    }
}
