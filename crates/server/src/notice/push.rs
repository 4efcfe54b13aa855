//! Web push: messages to a browser through the push service that it names itself, which can't read them (RFC 8030, 8291),
//! signed by this server (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use ring::{aead, hkdf};
use serde_json::json;

/// Bytes of a public key, of a browser's secret and of a salt.
const PUBLIC_LENGTH: usize = 65;
const AUTH_LENGTH: usize = 16;
const SALT_LENGTH: usize = 16;
/// The size of a record, which a whole message fits into.
const RECORD_BYTES: u32 = 4096;
/// How long a signature is good, in seconds; push services allow up to a day.
const SIGNED_FOR_S: i64 = 12 * 3600;

/// The key by which push services know this server.
pub(super) struct ServerKey(EcdsaKeyPair);

/// A browser's own keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BrowserKeys {
    public: [u8; PUBLIC_LENGTH],
    auth: [u8; AUTH_LENGTH],
}

impl BrowserKeys {
    /// The keys as browsers write them (`p256dh` and `auth`, base64url).
    pub(super) fn read(public: &str, auth: &str) -> Option<Self> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        Some(Self {
            public: bytes(public)?.try_into().ok()?,
            auth: bytes(auth)?.try_into().ok()?,
        })
    }
}

impl ServerKey {
    /// A new key, as it is stored.
    pub(super) fn make() -> Option<Vec<u8>> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        key.ok().map(|key| key.as_ref().to_vec())
    }

    /// The key that was stored.
    pub(super) fn read(stored: &[u8]) -> Option<Self> {
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new());
        key.ok().map(Self)
    }

    /// The public half, as browsers want it.
    pub(super) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The header `authorization` of a message to a push service at this origin; `now` is in milliseconds since 1970,
    /// `contact` is where the service can complain.
    pub(super) fn authorization(&self, origin: &str, contact: &str, now: i64) -> Option<String> {
        let head = URL_SAFE_NO_PAD.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let until = now / 1000 + SIGNED_FOR_S;
        let claims = json!({"aud": origin, "exp": until, "sub": contact});
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Some(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

/// A message that only this browser can read.
pub(super) fn seal(keys: &BrowserKeys, text: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public: [u8; PUBLIC_LENGTH] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
    let mut salt = [0; SALT_LENGTH];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, keys.public);
    agree_ephemeral(own, &theirs, |secret| {
        sealed_with(secret, keys, &public, salt, text)
    })
    .ok()?
}

/// The same with everything that is drawn at random (RFC 8291, section 3.4).
fn sealed_with(
    secret: &[u8],
    keys: &BrowserKeys,
    own: &[u8; PUBLIC_LENGTH],
    salt: [u8; SALT_LENGTH],
    text: &[u8],
) -> Option<Vec<u8>> {
    let mut shared = [0; 32];
    let about = [b"WebPush: info\0".as_slice(), &keys.public, own];
    derive(&keys.auth, secret, &about, &mut shared)?;
    let mut key = [0; 16];
    derive(&salt, &shared, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    let mut nonce = [0; aead::NONCE_LEN];
    derive(&salt, &shared, &[b"Content-Encoding: nonce\0"], &mut nonce)?;

    // One record, the last one, without padding (RFC 8188, section 2).
    let mut record = [text, &[2]].concat();
    let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).ok()?);
    let nonce = aead::Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut record)
        .ok()?;
    let head = [
        salt.as_slice(),
        &RECORD_BYTES.to_be_bytes(),
        &[PUBLIC_LENGTH as u8],
        own,
    ];
    Some([head.concat(), record].concat())
}

/// HKDF with SHA-256 (RFC 5869), for as many bytes as there is room for.
fn derive(salt: &[u8], secret: &[u8], about: &[&[u8]], out: &mut [u8]) -> Option<()> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    key.expand(about, Length(out.len())).ok()?.fill(out).ok()
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
    use serde_json::Value;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let keys = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .expect("keys");
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let body = sealed_with(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &keys,
            &own.try_into().expect("a key"),
            salt.try_into().expect("a salt"),
            b"When I grow up, I want to be a watermelon",
        );
        assert_eq!(
            body.map(|body| URL_SAFE_NO_PAD.encode(body)).as_deref(),
            Some(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK\
                 6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
            )
        );
    }

    #[test]
    fn a_signature_can_be_checked_with_the_public_key() {
        let key = ServerKey::make()
            .and_then(|stored| ServerKey::read(&stored))
            .expect("a key");
        let header = key
            .authorization(
                "https://push.example.org",
                "mailto:host@example.org",
                1_800_000_000_000,
            )
            .expect("a header");
        let (token, public) = header
            .strip_prefix("vapid t=")
            .and_then(|header| header.split_once(", k="))
            .expect("both parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, bytes(public));
        assert_eq!(verifier.verify(signed.as_bytes(), &bytes(signature)), Ok(()));
        let claims = signed.split_once('.').expect("claims").1;
        let claims: Value = serde_json::from_slice(&bytes(claims)).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example.org");
        assert_eq!(claims["exp"], 1_800_000_000 + 12 * 3600);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert_eq!(BrowserKeys::read("", auth), None);
        assert_eq!(BrowserKeys::read("AAAA", auth), None);
        let nowhere = URL_SAFE_NO_PAD.encode([4; PUBLIC_LENGTH]);
        let keys = BrowserKeys::read(&nowhere, auth).expect("as many bytes as a key has");
        assert_eq!(seal(&keys, b"text"), None, "the point is not on the curve");
    }
}
