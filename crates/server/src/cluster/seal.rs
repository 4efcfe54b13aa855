//! How nodes know each other: what one sends to another is signed with a key that all who share the database have.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use ring::{digest, hmac};

/// The header with the seal: for whom the request is, from which visitor it comes, when it was made, what its body is (for
/// requests that nodes make on their own behalf), and the signature.
pub(super) const HEADER: HeaderName = HeaderName::from_static("x-meseta-node");

/// What the key is for, so that it is none of the others that are made of the same secret.
const PURPOSE: &[u8] = b"requests between nodes, version 1";

/// How long a seal is good, in milliseconds: nodes' clocks follow the database's, and requests take a while.
const GOOD_MS: u64 = 30_000;

/// Stands for the body of a visitor's request, which the seal does not cover.
const ANY_BODY: &str = "-";

/// Signs requests, and reads what others have signed.
#[derive(Debug)]
pub(super) struct Seals(hmac::Key);

/// What a seal that is good says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sealed {
    /// The fence of the node that the request is for.
    pub(crate) to: i64,
    /// Where the visitor comes from.
    pub(crate) visitor: IpAddr,
    /// When the request was made, in milliseconds since 1970.
    pub(crate) time: i64,
    /// The SHA-256 of the body in hexadecimal digits, if the seal covers it.
    pub(crate) body: Option<String>,
}

impl Sealed {
    /// Whether the seal covers this body.
    pub(crate) fn covers(&self, body: &[u8]) -> bool {
        self.body
            .as_ref()
            .is_some_and(|digest| *digest == digest_of(body))
    }
}

/// What a seal says about a body that it covers.
pub(super) fn digest_of(body: &[u8]) -> String {
    hex(digest::digest(&digest::SHA256, body).as_ref())
}

impl Seals {
    /// The seals of all who know this secret.
    pub(super) fn new(secret: &[u8]) -> Self {
        let secret = hmac::Key::new(hmac::HMAC_SHA256, secret);
        let own = hmac::sign(&secret, PURPOSE);
        Self(hmac::Key::new(hmac::HMAC_SHA256, own.as_ref()))
    }

    pub(super) fn seal(&self, method: &Method, path: &str, sealed: &Sealed) -> Option<HeaderValue> {
        let said = said(sealed);
        let signature = hmac::sign(&self.0, message(method, path, &said).as_bytes());
        HeaderValue::try_from(format!("{said} {}", hex(signature.as_ref()))).ok()
    }

    /// What the seal of a request says; `Some(None)` if none of us has made it just now, `None` without any.
    pub(super) fn open(
        &self,
        method: &Method,
        path: &str,
        headers: &HeaderMap,
        now: i64,
    ) -> Option<Option<Sealed>> {
        let text = headers.get(HEADER)?;
        let read = || {
            let (said, signature) = text.to_str().ok()?.rsplit_once(' ')?;
            let signature = bytes(signature)?;
            hmac::verify(&self.0, message(method, path, said).as_bytes(), &signature).ok()?;
            let mut parts = said.split(' ');
            let sealed = Sealed {
                to: parts.next()?.parse().ok()?,
                visitor: parts.next()?.parse().ok()?,
                time: parts.next()?.parse().ok()?,
                body: Some(parts.next()?)
                    .filter(|body| *body != ANY_BODY)
                    .map(str::to_owned),
            };
            (sealed.time.abs_diff(now) <= GOOD_MS).then_some(sealed)
        };
        Some(read())
    }
}

fn said(sealed: &Sealed) -> String {
    let Sealed {
        to,
        visitor,
        time,
        body,
    } = sealed;
    format!("{to} {visitor} {time} {}", body.as_deref().unwrap_or(ANY_BODY))
}

fn message(method: &Method, path: &str, said: &str) -> String {
    format!("{method} {path} {said}")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
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

    const NOW: i64 = 1_700_000_000_000;
    const GOOD: i64 = GOOD_MS.cast_signed();

    fn sealed(body: Option<&[u8]>) -> Sealed {
        Sealed {
            to: 7,
            visitor: "192.0.2.1".parse().expect("an address"),
            time: NOW,
            body: body.map(digest_of),
        }
    }

    #[test]
    fn a_seal_is_good_for_one_request_one_node_one_secret_and_a_while() {
        let (seals, others) = (Seals::new(&[1; 64]), Seals::new(&[2; 64]));
        let mut headers = HeaderMap::new();
        assert_eq!(seals.open(&Method::GET, "/a", &headers, NOW), None);
        let header = seals.seal(&Method::GET, "/a", &sealed(None)).expect("a header");
        headers.insert(HEADER, header.clone());
        for now in [NOW - GOOD, NOW, NOW + GOOD] {
            let opened = seals.open(&Method::GET, "/a", &headers, now);
            assert_eq!(opened, Some(Some(sealed(None))));
        }
        for now in [i64::MIN, NOW - GOOD - 1, NOW + GOOD + 1, i64::MAX] {
            assert_eq!(seals.open(&Method::GET, "/a", &headers, now), Some(None), "{now}");
        }
        assert_eq!(seals.open(&Method::POST, "/a", &headers, NOW), Some(None));
        assert_eq!(seals.open(&Method::GET, "/b", &headers, NOW), Some(None));
        assert_eq!(others.open(&Method::GET, "/a", &headers, NOW), Some(None));
        let text = header.to_str().expect("letters");
        for (part, other) in [("7 ", "8 "), (".1 ", ".2 "), ("000 ", "001 "), (" - ", " 00 ")] {
            let altered = text.replacen(part, other, 1);
            assert_ne!(altered, text);
            headers.insert(HEADER, HeaderValue::try_from(altered).expect("a header"));
            assert_eq!(
                seals.open(&Method::GET, "/a", &headers, NOW),
                Some(None),
                "{other}"
            );
        }
        for bad in ["", "7", "7 192.0.2.1 1 -", "7 192.0.2.1 1 - abc", "7 x 1 - 00"] {
            headers.insert(HEADER, HeaderValue::from_static(bad));
            assert_eq!(seals.open(&Method::GET, "/a", &headers, NOW), Some(None), "{bad}");
        }
    }

    #[test]
    fn a_seal_on_a_nodes_own_behalf_covers_the_body() {
        let seals = Seals::new(&[1; 64]);
        let header = seals.seal(&Method::POST, "/nodes/tell", &sealed(Some(b"this")));
        let headers = HeaderMap::from_iter([(HEADER, header.expect("a header"))]);
        let opened = seals.open(&Method::POST, "/nodes/tell", &headers, NOW);
        let opened = opened.flatten().expect("a good seal");
        assert!(opened.covers(b"this") && !opened.covers(b"that"));
        assert!(!sealed(None).covers(b""), "a visitor's body is not covered");
    }
}
