//! Passwords: which ones are accepted, and their hashes (argon2id), which take a while to compute on purpose.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use precis_profiles::OpaqueString;
use precis_profiles::precis_core::profile::Profile as _;
use tokio::sync::Semaphore;

use crate::code::{NoRandomness, random_bytes};

/// How long a password may be, in characters.
const LENGTH_MIN: usize = 10;
const LENGTH_MAX: usize = 200;
/// What a hash costs: memory in KiB, passes over it, threads. OWASP's first choice for argon2id.
const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;
/// Hashes that cost more than this were not made here.
const MEMORY_KIB_MAX: u32 = 1 << 18;
const PASSES_MAX: u32 = 16;
const LANES_MAX: u32 = 4;
const SALT_BYTES: usize = 16;
const HASH_BYTES: usize = 32;
/// How many people may wait for a hash at a time.
const WAITING_MAX: usize = 64;

/// Why a password is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadPassword {
    /// Too short or too long.
    #[error("a password has {LENGTH_MIN} to {LENGTH_MAX} characters")]
    Length,
    /// Characters that nobody can type.
    #[error("a password has no control characters")]
    Unseen,
    /// The first thing that anybody tries.
    #[error("a password is not the name, nor one character over and over")]
    Obvious,
}

/// Why a password could not be hashed or compared.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// Many people sign in at the same time.
    #[error("many people are signing in right now; try again in a moment")]
    Busy,
    /// What is stored is no hash, or can't be computed.
    #[error("the password can't be compared: {0}")]
    Broken(String),
}

impl From<NoRandomness> for Trouble {
    fn from(error: NoRandomness) -> Self {
        Self::Broken(error.to_string())
    }
}

/// A password in the form in which it is hashed: the same however it was typed (RFC 8265).
///
/// # Errors
/// See [`BadPassword`].
pub(crate) fn check_password(password: &str, name: &str) -> Result<String, BadPassword> {
    let password = typed(password)?;
    let length = password.chars().count();
    if !(LENGTH_MIN..=LENGTH_MAX).contains(&length) {
        return Err(BadPassword::Length);
    }
    let mut characters = password.chars();
    let first = characters.next();
    if characters.all(|other| Some(other) == first) || password.to_lowercase() == name.to_lowercase() {
        return Err(BadPassword::Obvious);
    }
    Ok(password)
}

/// The same without asking whether it is a good one.
fn typed(password: &str) -> Result<String, BadPassword> {
    // Bounded before anything is computed.
    if password.chars().count() > LENGTH_MAX * 2 || password.is_empty() {
        return Err(BadPassword::Length);
    }
    let profile = OpaqueString::new();
    let typed = profile.enforce(password).map_err(|_| BadPassword::Unseen)?;
    Ok(typed.into_owned())
}

/// Hashes passwords away from the threads that serve connections, a few at a time.
#[derive(Debug)]
pub(crate) struct Passwords {
    /// How many may be hashed at the same time.
    permits: Arc<Semaphore>,
    waiting: AtomicUsize,
}

/// Somebody who waits for a hash, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Passwords {
    /// With half of the machine's threads: the other half goes on serving tables.
    pub(crate) fn new() -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            permits: Arc::new(Semaphore::new((threads / 2).max(1))),
            waiting: AtomicUsize::new(0),
        }
    }

    /// The hash of a password that was checked, with a salt of its own.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub(crate) async fn hash(&self, password: String) -> Result<String, Trouble> {
        let salt: [u8; SALT_BYTES] = random_bytes()?;
        self.away(move || Written::of(&password, &salt).map(|written| written.to_string()))
            .await
    }

    /// Whether a password has this hash. Without a hash it is not, which takes as long to find out.
    ///
    /// # Errors
    /// See [`Trouble`].
    pub(crate) async fn is(&self, password: &str, hash: Option<String>) -> Result<bool, Trouble> {
        // Whatever can't be a password is compared all the same: how long that takes says nothing.
        let password = typed(password).unwrap_or_default();
        self.away(move || match hash {
            Some(hash) => Written::read(&hash)?.is_of(&password),
            None => {
                Written::of(&password, &[0; SALT_BYTES])?;
                Ok(false)
            }
        })
        .await
    }

    async fn away<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.waiting);
        if before >= WAITING_MAX {
            return Err(Trouble::Busy);
        }
        let permits = Arc::clone(&self.permits);
        // They are never closed.
        let permit = permits.acquire_owned().await.map_err(|_| Trouble::Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            // Whoever asked may be gone before the work is done.
            let _until_it_is_done = permit;
            work()
        })
        .await;
        done.map_err(|error| Trouble::Broken(error.to_string()))?
    }
}

/// A hash with all that is needed to compute it again; written in the PHC string format.
struct Written {
    memory_kib: u32,
    passes: u32,
    lanes: u32,
    salt: Vec<u8>,
    hash: Vec<u8>,
}

impl std::fmt::Display for Written {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (memory, passes, lanes) = (self.memory_kib, self.passes, self.lanes);
        let (salt, hash) = (
            STANDARD_NO_PAD.encode(&self.salt),
            STANDARD_NO_PAD.encode(&self.hash),
        );
        write!(to, "$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}${hash}")
    }
}

impl Written {
    fn of(password: &str, salt: &[u8]) -> Result<Self, Trouble> {
        let hash = hashed(password, salt, MEMORY_KIB, PASSES, LANES)?;
        Ok(Self {
            memory_kib: MEMORY_KIB,
            passes: PASSES,
            lanes: LANES,
            salt: salt.to_vec(),
            hash,
        })
    }

    fn read(text: &str) -> Result<Self, Trouble> {
        let parse = || {
            let (costs, rest) = text.strip_prefix("$argon2id$v=19$")?.split_once('$')?;
            let (salt, hash) = rest.split_once('$')?;
            let mut costs = costs.split(',');
            let mut cost = |name: &str| -> Option<u32> { costs.next()?.strip_prefix(name)?.parse().ok() };
            let (memory_kib, passes, lanes) = (cost("m=")?, cost("t=")?, cost("p=")?);
            let is_ours = memory_kib <= MEMORY_KIB_MAX && passes <= PASSES_MAX && lanes <= LANES_MAX;
            is_ours.then_some(Self {
                memory_kib,
                passes,
                lanes,
                salt: STANDARD_NO_PAD.decode(salt).ok()?,
                hash: STANDARD_NO_PAD.decode(hash).ok()?,
            })
        };
        parse().ok_or_else(|| Trouble::Broken("what is stored is no hash of a password".to_owned()))
    }

    fn is_of(&self, password: &str) -> Result<bool, Trouble> {
        let hash = hashed(password, &self.salt, self.memory_kib, self.passes, self.lanes)?;
        // All bytes are looked at, wherever the first difference is.
        let differences = hash.iter().zip(&self.hash).map(|(one, other)| one ^ other);
        let differs = differences.fold(0, |all, one| all | one) != 0;
        Ok(hash.len() == self.hash.len() && !differs)
    }
}

fn hashed(password: &str, salt: &[u8], memory: u32, passes: u32, lanes: u32) -> Result<Vec<u8>, Trouble> {
    let broken = |error: argon2::Error| Trouble::Broken(error.to_string());
    let params = Params::new(memory, passes, lanes, Some(HASH_BYTES)).map_err(broken)?;
    let mut hash = vec![0; HASH_BYTES];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(password.as_bytes(), salt, &mut hash)
        .map_err(broken)?;
    Ok(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_belongs_to_its_password() {
        let passwords = Passwords::new();
        let hash = passwords.hash("a good password".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let again = passwords.hash("a good password".to_owned()).await.unwrap();
        assert_ne!(hash, again, "each has a salt of its own");
        let is = |password: &'static str, hash: &str| {
            let hash = Some(hash.to_owned());
            let passwords = &passwords;
            async move { passwords.is(password, hash).await }
        };
        assert_eq!(is("a good password", &hash).await, Ok(true));
        assert_eq!(is("a good passwore", &hash).await, Ok(false));
        assert_eq!(is("", &hash).await, Ok(false));
        assert_eq!(passwords.is("a good password", None).await, Ok(false));
        assert!(matches!(is("any", "forgotten").await, Err(Trouble::Broken(_))));
    }

    /// The hash that the reference implementation gives:
    /// `printf %s password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32 -e`.
    #[test]
    fn hashes_are_those_of_the_reference() {
        let known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        let written = Written::read(known).unwrap();
        assert_eq!(written.is_of("password"), Ok(true));
        assert_eq!(written.is_of("Password"), Ok(false));
        assert_eq!(written.to_string(), known);
        let dear = known.replace("m=65536", "m=4000000");
        assert!(
            Written::read(&dear).is_err(),
            "nobody has the server compute for minutes"
        );
    }

    #[test]
    fn passwords_are_long_enough_and_can_be_typed() {
        assert_eq!(check_password("jó jelszó!", "Anna").as_deref(), Ok("jó jelszó!"));
        // The same, however the letters are put together.
        assert_eq!(
            check_password("jo\u{301} jelszo\u{301}!", "Anna").as_deref(),
            Ok("jó jelszó!")
        );
        assert_eq!(check_password("too short", "Anna"), Err(BadPassword::Length));
        assert_eq!(check_password("", "Anna"), Err(BadPassword::Length));
        assert_eq!(
            check_password(&"x".repeat(100_000), "Anna"),
            Err(BadPassword::Length)
        );
        assert_eq!(
            check_password("a\u{7}bcdefghijk", "Anna"),
            Err(BadPassword::Unseen)
        );
        assert_eq!(check_password("aaaaaaaaaaaa", "Anna"), Err(BadPassword::Obvious));
        assert_eq!(
            check_password("anna nagy 1", "Anna Nagy 1"),
            Err(BadPassword::Obvious)
        );
    }
}
