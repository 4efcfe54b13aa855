//! How nodes know each other: what one sends to another is signed with a key that all who share the database have.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use ring::hmac;

/// The header with the seal: for whom the request is, from which visitor it comes, and the signature.
pub(super) const HEADER: HeaderName = HeaderName::from_static("x-meseta-node");

/// What the key is for, so that it is none of the others that are made of the same secret.
const PURPOSE: &[u8] = b"requests between nodes, version 1";

/// Signs requests, and reads what others have signed.
#[derive(Debug)]
pub(super) struct Seals(hmac::Key);

/// What a seal that is good says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    /// The fence of the node that the request is for.
    pub(crate) to: i64,
    /// Where the visitor comes from.
    pub(crate) visitor: IpAddr,
}

impl Seals {
    /// The seals of all who know this secret.
    pub(super) fn new(secret: &[u8]) -> Self {
        let secret = hmac::Key::new(hmac::HMAC_SHA256, secret);
        let own = hmac::sign(&secret, PURPOSE);
        Self(hmac::Key::new(hmac::HMAC_SHA256, own.as_ref()))
    }

    pub(super) fn seal(&self, method: &Method, path: &str, sealed: Sealed) -> Option<HeaderValue> {
        let Sealed { to, visitor } = sealed;
        let signature = hmac::sign(&self.0, message(method, path, sealed).as_bytes());
        let hex: String = signature
            .as_ref()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        HeaderValue::try_from(format!("{to} {visitor} {hex}")).ok()
    }

    /// What the seal of a request says; `Some(None)` if it was not made by one of us, `None` without any.
    pub(super) fn open(&self, method: &Method, path: &str, headers: &HeaderMap) -> Option<Option<Sealed>> {
        let text = headers.get(HEADER)?;
        let read = || {
            let mut parts = text.to_str().ok()?.split(' ');
            let sealed = Sealed {
                to: parts.next()?.parse().ok()?,
                visitor: parts.next()?.parse().ok()?,
            };
            let signature = bytes(parts.next()?)?;
            hmac::verify(&self.0, message(method, path, sealed).as_bytes(), &signature).ok()?;
            Some(sealed)
        };
        Some(read())
    }
}

fn message(method: &Method, path: &str, Sealed { to, visitor }: Sealed) -> String {
    format!("{method} {path} {to} {visitor}")
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = hex.chars().map(|letter| letter.to_digit(16)).collect();
    let pairs = digits?;
    let pair = |pair: &[u32]| match pair {
        [high, low] => u8::try_from(high * 16 + low).ok(),
        _ => None,
    };
    pairs.chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_good_for_one_request_one_node_and_one_secret() {
        let (seals, others) = (Seals::new(&[1; 64]), Seals::new(&[2; 64]));
        let sealed = Sealed {
            to: 7,
            visitor: "192.0.2.1".parse().expect("an address"),
        };
        let mut headers = HeaderMap::new();
        assert_eq!(seals.open(&Method::GET, "/a", &headers), None);
        let header = seals.seal(&Method::GET, "/a", sealed).expect("a header");
        headers.insert(HEADER, header.clone());
        assert_eq!(seals.open(&Method::GET, "/a", &headers), Some(Some(sealed)));
        assert_eq!(seals.open(&Method::POST, "/a", &headers), Some(None));
        assert_eq!(seals.open(&Method::GET, "/b", &headers), Some(None));
        assert_eq!(others.open(&Method::GET, "/a", &headers), Some(None));
        let other = header.to_str().expect("letters").replacen('7', "8", 1);
        headers.insert(HEADER, HeaderValue::try_from(other).expect("a header"));
        assert_eq!(seals.open(&Method::GET, "/a", &headers), Some(None));
        for bad in ["", "7", "7 192.0.2.1", "7 192.0.2.1 abc", "7 x 00"] {
            headers.insert(HEADER, HeaderValue::from_static(bad));
            assert_eq!(seals.open(&Method::GET, "/a", &headers), Some(None), "{bad}");
        }
    }
}
