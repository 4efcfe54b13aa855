//! How a server knows that a command comes from whoever has its data: the request is signed with the key that is kept
//! there.

use ring::{digest, hmac};

/// The header with the signature: when the request was made, the SHA-256 of its body, and the signature.
pub(crate) const HEADER: &str = "x-meseta-host";

/// What the key is for, so that it is none of the others that are made of the same secret.
const PURPOSE: &[u8] = b"requests of the host, version 1";

/// How long a signature is good, in milliseconds.
const GOOD_MS: u64 = 30_000;

/// Signs requests of the host, and reads what was signed.
#[derive(Clone, Debug)]
pub struct HostKey(hmac::Key);

impl HostKey {
    /// The key of everybody who knows the key that cookies are signed with.
    #[must_use]
    pub fn new(secret: &[u8; 64]) -> Self {
        let secret = hmac::Key::new(hmac::HMAC_SHA256, secret);
        let own = hmac::sign(&secret, PURPOSE);
        Self(hmac::Key::new(hmac::HMAC_SHA256, own.as_ref()))
    }

    /// The header, by name and value, that makes a request one of the host; `now` in milliseconds since 1970.
    #[must_use]
    pub fn sign(&self, method: &str, path: &str, body: &[u8], now: i64) -> (&'static str, String) {
        let said = format!("{now} {}", hex(digest::digest(&digest::SHA256, body).as_ref()));
        let signature = hmac::sign(&self.0, message(method, path, &said).as_bytes());
        (HEADER, format!("{said} {}", hex(signature.as_ref())))
    }

    /// Whether somebody who has the key has just made this request.
    pub(crate) fn has_signed(&self, method: &str, path: &str, body: &[u8], header: &str, now: i64) -> bool {
        let time = header.split(' ').next().and_then(|time| time.parse::<i64>().ok());
        let is_fresh = time.is_some_and(|time| time.abs_diff(now) <= GOOD_MS);
        let (Some((said, signature)), true) = (header.rsplit_once(' '), is_fresh) else {
            return false;
        };
        let is_of_body = said.split(' ').nth(1) == Some(&hex(digest::digest(&digest::SHA256, body).as_ref()));
        let signature = bytes(signature).unwrap_or_default();
        is_of_body && hmac::verify(&self.0, message(method, path, said).as_bytes(), &signature).is_ok()
    }
}

fn message(method: &str, path: &str, said: &str) -> String {
    format!("{method} {path} {said}")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = hex
        .chars()
        .map(|digit| u8::try_from(digit.to_digit(16)?).ok())
        .collect();
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some(high * 16 + low),
        _ => None,
    };
    digits?.chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000_000;

    #[test]
    fn a_signature_is_good_for_one_request_one_secret_and_a_while() {
        let (key, other) = (HostKey::new(&[1; 64]), HostKey::new(&[2; 64]));
        let (name, header) = key.sign("POST", "/api/host/x?y=1", b"{}", NOW);
        assert_eq!(name, HEADER);
        let good = |key: &HostKey, method: &str, path: &str, body: &[u8], now: i64| {
            key.has_signed(method, path, body, &header, now)
        };
        assert!(good(&key, "POST", "/api/host/x?y=1", b"{}", NOW + 30_000));
        assert!(!good(&key, "POST", "/api/host/x?y=1", b"{}", NOW + 30_001));
        assert!(!good(&key, "POST", "/api/host/x?y=1", b"{ }", NOW));
        assert!(!good(&key, "POST", "/api/host/x?y=2", b"{}", NOW));
        assert!(!good(&key, "PUT", "/api/host/x?y=1", b"{}", NOW));
        assert!(!good(&other, "POST", "/api/host/x?y=1", b"{}", NOW));
        for bad in ["", " ", "1 2 3", "1700000000000 00 é", "1700000000000  00"] {
            assert!(
                !key.has_signed("POST", "/api/host/x?y=1", b"{}", bad, NOW),
                "{bad:?}"
            );
        }
    }
}
