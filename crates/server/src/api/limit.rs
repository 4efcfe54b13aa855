//! How much one address may ask for.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::ErrorCode;

use super::App;
use super::error::Problem;
use super::guest::Visitor;
use super::nodes::OnBehalfOf;
use crate::config::Config;
use crate::listen::household;
use crate::metrics::RATE_LIMITED;

/// The number of requests after which addresses that have calmed down are forgotten.
const TIDY_EVERY: u32 = 4096;

/// How many tables one address may put into the lobby in an hour, all at once if it likes.
const LISTINGS_PER_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(29);

/// How many records of games from elsewhere one address may open in an hour, all at once if it likes: each is kept.
const RECORDS_PER_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(29);

/// How many passwords may be tried from one address, all at once if it likes, and after which time it may try one more: a
/// club that meets behind one address signs in within a minute.
const PASSWORDS_AT_ONCE: NonZeroU32 = NonZeroU32::MIN.saturating_add(59);
const PASSWORD_AGAIN: Duration = Duration::from_secs(5);

/// The same for one account, from wherever.
const PASSWORDS_OF_ACCOUNT: NonZeroU32 = NonZeroU32::MIN.saturating_add(9);
const PASSWORD_OF_ACCOUNT_AGAIN: Duration = Duration::from_secs(30);

/// How many pictures are drawn for one address in an hour, all at once if it likes; those that are kept cost nothing.
const PICTURES_PER_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(119);

/// One limit for all requests, and a tighter one for those that cost more or could be used to guess codes.
pub struct Limits {
    all: DefaultKeyedRateLimiter<IpAddr>,
    costly: DefaultKeyedRateLimiter<IpAddr>,
    listings: DefaultKeyedRateLimiter<IpAddr>,
    records: DefaultKeyedRateLimiter<IpAddr>,
    passwords: DefaultKeyedRateLimiter<IpAddr>,
    /// By name, whether or not there is such an account.
    of_accounts: DefaultKeyedRateLimiter<String>,
    pictures: DefaultKeyedRateLimiter<IpAddr>,
    behind_proxy: bool,
    counted: AtomicU32,
    streams: Arc<Streams>,
}

/// The open streams, by address.
struct Streams {
    bound: u32,
    open: Mutex<HashMap<IpAddr, u32>>,
}

/// One open stream; it counts until this is dropped.
pub struct OpenStream {
    streams: Arc<Streams>,
    address: IpAddr,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(left) = open.get_mut(&self.address) {
            *left = left.saturating_sub(1);
            if *left == 0 {
                open.remove(&self.address);
            }
        }
    }
}

impl Limits {
    /// The limits that the host has chosen.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let each_second = NonZeroU32::new(config.requests_per_second).unwrap_or(NonZeroU32::MIN);
        let burst = each_second.saturating_mul(NonZeroU32::MIN.saturating_add(9));
        let fewer = NonZeroU32::new(each_second.get() / 5).unwrap_or(NonZeroU32::MIN);
        Self {
            all: RateLimiter::keyed(Quota::per_second(each_second).allow_burst(burst)),
            costly: RateLimiter::keyed(
                Quota::per_second(fewer).allow_burst(each_second.saturating_add(each_second.get())),
            ),
            listings: RateLimiter::keyed(Quota::per_hour(LISTINGS_PER_HOUR)),
            records: RateLimiter::keyed(Quota::per_hour(RECORDS_PER_HOUR)),
            passwords: RateLimiter::keyed(every(PASSWORD_AGAIN, PASSWORDS_AT_ONCE)),
            of_accounts: RateLimiter::keyed(every(PASSWORD_OF_ACCOUNT_AGAIN, PASSWORDS_OF_ACCOUNT)),
            pictures: RateLimiter::keyed(Quota::per_hour(PICTURES_PER_HOUR)),
            behind_proxy: config.behind_proxy,
            counted: AtomicU32::new(0),
            streams: Arc::new(Streams {
                bound: config.streams_per_address,
                open: Mutex::default(),
            }),
        }
    }

    /// Where a request comes from, insofar as the proxy can be trusted.
    pub(super) fn address(&self, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
        if let Some(OnBehalfOf(visitor)) = extensions.get() {
            return *visitor;
        }
        // The last one was written by our own proxy, either on a line of its own or at the end of the
        // visitor's; anybody may have written the others.
        let forwarded = headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()
            .filter(|_| self.behind_proxy)
            .and_then(|value| value.to_str().ok())
            .and_then(|list| address_in(list.rsplit(',').next()?.trim()));
        let peer = extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map(|ConnectInfo(peer)| peer.ip());
        household(forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
    }

    /// Counts one more stream for an address, unless it has too many.
    fn open_stream(&self, address: IpAddr) -> Option<OpenStream> {
        let mut open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.streams.bound {
            return None;
        }
        *count += 1;
        let streams = Arc::clone(&self.streams);
        Some(OpenStream { streams, address })
    }

    /// How many streams are open.
    pub(super) fn open_streams(&self) -> u64 {
        let open = self.streams.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.values().map(|&count| u64::from(count)).sum()
    }

    fn tidy(&self) {
        if self
            .counted
            .fetch_add(1, Ordering::Relaxed)
            .is_multiple_of(TIDY_EVERY)
        {
            self.all.retain_recent();
            self.costly.retain_recent();
            self.listings.retain_recent();
            self.records.retain_recent();
            self.passwords.retain_recent();
            self.of_accounts.retain_recent();
            self.pictures.retain_recent();
        }
    }
}

/// One each time that this has passed, and this many at once.
fn every(time: Duration, at_once: NonZeroU32) -> Quota {
    // The time is not zero.
    let quota = Quota::with_period(time).unwrap_or(Quota::per_hour(at_once));
    quota.allow_burst(at_once)
}

/// An address as proxies write it: alone, with a port, or (IPv6) in brackets.
fn address_in(text: &str) -> Option<IpAddr> {
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// Refuses an address that asks too much of the API. The client's files cost next to nothing, and one page
/// needs many of them.
///
/// # Errors
/// [`ErrorCode::TooMany`].
pub fn check(app: &App, request: &Request) -> Result<(), Problem> {
    if !request.uri().path().starts_with("/api/") {
        return Ok(());
    }
    app.limits.tidy();
    let address = app.limits.address(request.headers(), request.extensions());
    app.limits.all.check_key(&address).map_err(|_| too_many())
}

/// An argument of the handlers that cost more: making tables and guests, trying codes.
#[derive(Clone, Copy, Debug)]
pub struct Cost;

impl FromRequestParts<App> for Cost {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let address = app.limits.address(&parts.headers, &parts.extensions);
        match app.limits.costly.check_key(&address) {
            Ok(()) => Ok(Self),
            Err(_) => Err(too_many()),
        }
    }
}

/// Like [`Cost`], but for visitors who are not guests yet and so become new ones.
#[derive(Clone, Copy, Debug)]
pub struct CostOfNewGuest;

impl FromRequestParts<App> for CostOfNewGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if Visitor::from_request_parts(parts, app).await?.0.is_none() {
            Cost::from_request_parts(parts, app).await?;
        }
        Ok(Self)
    }
}

/// Where a request comes from, for requests whose cost depends on what they ask for.
#[derive(Clone, Copy, Debug)]
pub struct Address(IpAddr);

impl Address {
    /// The address itself; that of a household where its members can't be told apart.
    pub fn ip(self) -> IpAddr {
        self.0
    }

    /// Counts as one more table in the lobby.
    ///
    /// # Errors
    /// [`ErrorCode::TooMany`] if the address has listed many tables within the last hour.
    pub fn list(self, app: &App) -> Result<(), Problem> {
        app.limits.listings.check_key(&self.0).map_err(|_| too_many())
    }

    /// Counts as one more record of a game from elsewhere.
    ///
    /// # Errors
    /// [`ErrorCode::TooMany`] if the address has opened many records within the last hour.
    pub fn open_record(self, app: &App) -> Result<(), Problem> {
        app.limits.records.check_key(&self.0).map_err(|_| too_many())
    }

    /// Counts as one more password that is tried, for the account of this name if one is meant.
    ///
    /// # Errors
    /// [`ErrorCode::TooMany`] if many were tried from this address, or for this account.
    pub fn try_password(self, app: &App, account: Option<&str>) -> Result<(), Problem> {
        let limits = &app.limits;
        let of_address = limits.passwords.check_key(&self.0).is_ok();
        let of_account = |name: &str| limits.of_accounts.check_key(&name.to_owned()).is_ok();
        match of_address && account.is_none_or(of_account) {
            true => Ok(()),
            false => Err(too_many_passwords()),
        }
    }

    /// Counts as one more picture that is drawn.
    ///
    /// # Errors
    /// [`ErrorCode::TooMany`] if many were drawn for the address within the last hour.
    pub fn draw(self, app: &App) -> Result<(), Problem> {
        app.limits.pictures.check_key(&self.0).map_err(|_| too_many())
    }

    /// Counts as this many more requests.
    ///
    /// # Errors
    /// [`ErrorCode::TooMany`] if the address has asked for too much.
    pub fn pay(self, app: &App, more: NonZeroU32) -> Result<(), Problem> {
        match app.limits.all.check_key_n(&self.0, more) {
            Ok(Ok(())) => Ok(()),
            // More at once than the limit ever allows is too many, too.
            Ok(Err(_)) | Err(_) => Err(too_many()),
        }
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(app.limits.address(&parts.headers, &parts.extensions)))
    }
}

impl FromRequestParts<App> for OpenStream {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let address = app.limits.address(&parts.headers, &parts.extensions);
        app.limits.open_stream(address).ok_or_else(|| {
            tracing::warn!(%address, "too many streams are open from one address");
            Problem::new(
                ErrorCode::TooMany,
                "too many tables are open from your address; close some pages",
            )
            .header(header::RETRY_AFTER, HeaderValue::from_static("10"))
        })
    }
}

fn too_many_passwords() -> Problem {
    RATE_LIMITED.add(1);
    Problem::new(
        ErrorCode::TooMany,
        "too many passwords were tried; wait a minute, or use your code",
    )
    .header(header::RETRY_AFTER, HeaderValue::from_static("30"))
}

fn too_many() -> Problem {
    RATE_LIMITED.add(1);
    Problem::new(
        ErrorCode::TooMany,
        "too many requests from your address; wait a moment",
    )
    .header(header::RETRY_AFTER, HeaderValue::from_static("2"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_however_proxies_write_them() {
        let read = |text: &str| address_in(text).map(|address| address.to_string());
        assert_eq!(read("7.7.7.7").as_deref(), Some("7.7.7.7"));
        assert_eq!(read("7.7.7.7:1234").as_deref(), Some("7.7.7.7"));
        assert_eq!(read("2001:db8::1").as_deref(), Some("2001:db8::1"));
        assert_eq!(read("[2001:db8::1]").as_deref(), Some("2001:db8::1"));
        assert_eq!(read("[2001:db8::1]:443").as_deref(), Some("2001:db8::1"));
        assert_eq!(read("unknown"), None);
        assert_eq!(read(""), None);
    }
}
