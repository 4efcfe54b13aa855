//! Who is asking: a guest is a signed cookie, a short code that moves the guest to another device and, for those who want
//! one, an account.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use precis_profiles::Nickname;
use precis_profiles::precis_core::profile::Profile as _;
use protocol::{Account, ErrorCode, Guest, SanctionKind};
use unicode_normalization::char::is_combining_mark;

use super::App;
use super::error::Problem;
use crate::code;
use crate::store::GuestRow;
use table::message::Person;
use table::programs::is_program;

/// The cookie's name.
pub const COOKIE: &str = "meseta_guest";
/// How long browsers keep the cookie: the maximum that they allow.
const COOKIE_DAYS: i64 = 400;
/// The longest name, in characters.
const NAME_LENGTH_MAX: usize = 40;
/// How many combining marks one letter of a name may carry; Vietnamese needs two where they don't compose.
const MARKS_MAX: u32 = 3;

/// The guest who sent the request, if any. A cookie that this server did not issue is refused; one from an
/// earlier series of its guest counts as no cookie.
#[derive(Clone, Debug)]
pub struct Visitor(pub Option<GuestRow>);

impl Visitor {
    /// The visitor, as tables know them.
    #[must_use]
    pub fn person(&self) -> Option<Person> {
        self.0.as_ref().map(person)
    }

    /// The guest, or a refusal where only a guest may continue.
    ///
    /// # Errors
    /// [`ErrorCode::NoGuest`].
    pub fn guest(self) -> Result<GuestRow, Problem> {
        self.0
            .ok_or_else(|| Problem::new(ErrorCode::NoGuest, "only a guest of this server can do this"))
    }

    /// The guest, who must be a person: programs have neither accounts nor friends nor programs.
    ///
    /// # Errors
    /// [`ErrorCode::NoGuest`], [`ErrorCode::NoPrograms`].
    pub fn human(self) -> Result<GuestRow, Problem> {
        let guest = self.guest()?;
        no_program(&guest)?;
        Ok(guest)
    }

    /// The guest, created now if there is none, and given the name that came along, if any.
    ///
    /// # Errors
    /// When the name is not valid or the store fails.
    pub async fn or_new(self, app: &App, name: Option<&str>) -> Result<GuestRow, Problem> {
        let name = name.map(check_name).transpose()?;
        let Some(mut guest) = self.0 else {
            if app.registry.config().by_invitation {
                let message = "this server is open only to people whom its host has invited; enter the code that you \
                               were given";
                return Err(Problem::new(ErrorCode::InvitationNeeded, message));
            }
            let guest = newcomer(app, name.unwrap_or_default())?;
            app.store.create_guest(guest.clone()).await?;
            return Ok(guest);
        };
        if let Some(name) = name.filter(|name| *name != guest.name) {
            app.store.rename_guest(&guest.id, &name).await?;
            guest.name = name;
            app.registry.rename(&person(&guest)).await?;
        }
        Ok(guest)
    }
}

/// Refuses what only a person does.
///
/// # Errors
/// [`ErrorCode::NoPrograms`].
pub(super) fn no_program(guest: &GuestRow) -> Result<(), Problem> {
    match is_program(&guest.id) {
        true => Err(Problem::new(
            ErrorCode::NoPrograms,
            "this is for people; a bot can't do it",
        )),
        false => Ok(()),
    }
}

/// Somebody who has never been here.
pub(super) fn newcomer(app: &App, name: String) -> Result<GuestRow, Problem> {
    let id = code::guest_id()?;
    Ok(GuestRow {
        code_hash: code::hash(&code::recovery(&app.key_bytes, &id, 0)),
        id,
        series: 0,
        name,
        created: app.registry.clock().now(),
        avatar: None,
        language: None,
        link: None,
    })
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if let Some(token) = bearer(&parts.headers) {
            return of_program(parts, app, token).await;
        }
        let visitor = of_cookie(parts, app).await?;
        if let Some(guest) = &visitor.0 {
            check_ban(parts, app, &guest.id)?;
        }
        Ok(visitor)
    }
}

/// What a program sends in the place of a cookie. Other schemes are none of ours: a proxy that asks for a password has
/// browsers send it with every request.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The program whose token it is. A cookie that comes along counts for nothing.
async fn of_program(parts: &Parts, app: &App, token: &str) -> Result<Visitor, Problem> {
    let program = app.store.program_of_token(&code::hash_of_token(token)).await?;
    let program = program.ok_or_else(|| {
        let message = "no bot of this server has this token, or no longer; its owner can make a new one";
        let scheme = HeaderValue::from_static("Bearer");
        Problem::new(ErrorCode::BadToken, message).header(header::WWW_AUTHENTICATE, scheme)
    })?;
    for guest in [&program.guest.id, &program.owner] {
        check_ban(parts, app, guest)?;
    }
    let address = app.limits.address(&parts.headers, &parts.extensions);
    app.registry.thinking().seen(&program.guest.id, address);
    Ok(Visitor(Some(program.guest)))
}

/// Whoever is banned can look around, be told why, and have their data or have it deleted, but nothing else.
fn check_ban(parts: &Parts, app: &App, guest: &str) -> Result<(), Problem> {
    let now = app.registry.clock().now();
    let Some(ban) = app.registry.moderation().sanction(guest, SanctionKind::Ban, now) else {
        return Ok(());
    };
    let path = parts.uri.path();
    let looks = parts.method == Method::GET && !path.ends_with("/stream");
    let is_own = ["/api/me/delete", "/api/me/forget", "/api/me/log-out"].contains(&path);
    match looks || is_own {
        true => Ok(()),
        false => {
            let message = format!("the host of this server has banned you: {}", ban.reason);
            Err(Problem::new(ErrorCode::Banned, message).sanction(ban))
        }
    }
}

async fn of_cookie(parts: &Parts, app: &App) -> Result<Visitor, Problem> {
    if !carried(&parts.headers) {
        return Ok(Visitor(None));
    }
    let forged = || {
        let message = "this device's cookie was not made by this server; it has been forgotten: \
                           go on as a new guest, or enter your recovery code";
        Problem::new(ErrorCode::BadCookie, message).header(header::SET_COOKIE, forgotten(app))
    };
    let cookie = jar(app, &parts.headers).get(COOKIE).ok_or_else(forged)?;
    let (id, series) = id_and_series(cookie.value()).ok_or_else(forged)?;
    let guest = app.store.guest(id).await?.ok_or_else(forged)?;
    let address = app.limits.address(&parts.headers, &parts.extensions);
    app.registry.thinking().seen(&guest.id, address);
    app.registry.here().seen(&guest.id, app.registry.clock().now());
    // A device that was logged out belongs to nobody. Its cookie is not taken away: this may be the very device
    // that logged out the others, and its new cookie may still have been on the way when this was asked.
    Ok(Visitor(Some(guest).filter(|guest| guest.series == series)))
}

/// Whether the request carries a cookie with our name, readable or not.
pub fn carried(headers: &HeaderMap) -> bool {
    let named = |cookie: &[u8]| {
        cookie
            .trim_ascii_start()
            .strip_prefix(COOKIE.as_bytes())?
            .first()
            .copied()
    };
    headers
        .get_all(header::COOKIE)
        .iter()
        .flat_map(|value| value.as_bytes().split(|&byte| byte == b';'))
        .any(|cookie| named(cookie) == Some(b'='))
}

/// The guest, as tables know them.
#[must_use]
pub fn person(guest: &GuestRow) -> Person {
    guest.person()
}

/// The guest, as its owner sees it.
///
/// # Errors
/// When the store fails.
pub async fn shown(app: &App, guest: &GuestRow) -> Result<Guest, Problem> {
    let account = app.store.of_people().account_of(&guest.id).await?;
    Ok(Guest {
        id: guest.id.clone(),
        name: guest.name.clone(),
        code: match is_program(&guest.id) {
            // No device becomes a program.
            true => String::new(),
            false => code::recovery(&app.key_bytes, &guest.id, guest.series),
        },
        avatar: guest.avatar,
        language: guest.language.clone(),
        account: account.map(|account| Account {
            name: account.name,
            changed: account.changed,
        }),
    })
}

/// An empty jar that signs with this server's key.
pub fn jar(app: &App, headers: &HeaderMap) -> SignedCookieJar<Key> {
    SignedCookieJar::from_headers(headers, app.key.clone())
}

/// What a cookie says: a guest's id and series. The first series is not written.
fn id_and_series(cookie: &str) -> Option<(&str, u32)> {
    match cookie.split_once('.') {
        Some((id, series)) => Some((id, series.parse().ok()?)),
        None => Some((cookie, 0)),
    }
}

/// The cookie for the answer that makes this device that guest from now on.
pub fn sign_in(app: &App, guest: &GuestRow) -> SignedCookieJar<Key> {
    // A program has its token.
    if is_program(&guest.id) {
        return jar(app, &HeaderMap::new());
    }
    let value = match guest.series {
        0 => guest.id.clone(),
        series => format!("{}.{series}", guest.id),
    };
    let cookie = Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.registry.config().is_https())
        .max_age(time::Duration::days(COOKIE_DAYS))
        .build();
    jar(app, &HeaderMap::new()).add(cookie)
}

/// The header that makes a browser forget the cookie.
#[must_use]
pub fn forgotten(app: &App) -> HeaderValue {
    HeaderValue::from_static(if app.registry.config().is_https() {
        "meseta_guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
    } else {
        "meseta_guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    })
}

/// A name in the form in which others may read it.
///
/// # Errors
/// [`ErrorCode::BadName`].
pub fn check_name(name: &str) -> Result<String, Problem> {
    let refused = |message: String| Err(Problem::new(ErrorCode::BadName, message));
    // The profile allows no white space but blanks, and people paste other kinds.
    let spaced = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_long = |name: &str| name.chars().count() > NAME_LENGTH_MAX;
    if spaced.is_empty() || is_long(&spaced) {
        return refused(format!("a name has 1 to {NAME_LENGTH_MAX} characters"));
    }
    let Ok(name) = Nickname::new().enforce(&spaced) else {
        return refused("a name has no invisible or control characters; leave them out".to_owned());
    };
    let marks = name.chars().map(is_combining_mark);
    let tallest = marks.fold((0, 0), |(tallest, now), is_mark| {
        let now = if is_mark { now + 1 } else { 0 };
        (now.max(tallest), now)
    });
    if tallest.0 > MARKS_MAX {
        return refused(format!(
            "a letter in a name carries at most {MARKS_MAX} accents; leave some of them out"
        ));
    }
    match is_long(&name) {
        true => refused(format!("a name has 1 to {NAME_LENGTH_MAX} characters")),
        false => Ok(name.into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_must_be_readable_by_others() {
        let read = |name: &str| check_name(name).ok();
        assert_eq!(read("  Anna \t Nagy ").as_deref(), Some("Anna Nagy"));
        for name in [
            "Łucja",
            "Őrsi Béla",
            "Ștefan",
            "Přemysl",
            "Ὀδυσσεύς",
            "김민준",
            "محمد",
            "O'Neill 🎲",
        ] {
            assert_eq!(read(name).as_deref(), Some(name));
        }
        // Composed and decomposed letters make the same name; so do letters of different widths.
        assert_eq!(read("Be\u{301}la").as_deref(), Some("Béla"));
        assert_eq!(read("Ａｎｎａ").as_deref(), Some("Anna"));
        for name in [
            "",
            " ",
            "A\u{202e}nna",
            "An\u{200b}na",
            "\u{2066}x\u{2069}",
            "a\u{7}",
            "\u{feff}",
            "\u{ad}",
        ] {
            assert_eq!(read(name), None, "{name:?}");
        }
        let tower = format!("x{}", "\u{334}".repeat(4));
        assert_eq!(read(&tower), None, "a stack of marks");
        assert_eq!(read(&"x".repeat(41)), None);
        // One character that expands to many.
        assert_eq!(read(&"\u{fdfa}".repeat(3)), None);
    }
}
