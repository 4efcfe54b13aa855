//! E-mail through the host's own server. A mailbox gets nothing but one link until its owner opens it, and each message has
//! a link that ends them; both links lead to the same page, and whoever has one has read the mailbox.

use std::num::NonZeroU32;
use std::sync::OnceLock;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use protocol::{NoticeWay, Undelivered};
use ring::hmac;

use super::address;
use super::send::Message;
use crate::config::MailServer;
use crate::wording;

/// How long sending a message may take.
const TIME_MAX: Duration = Duration::from_secs(20);
/// How many links to confirm a mailbox are sent to it in a day, and to all mailboxes together in an hour: they go to whomever
/// somebody names.
const LINKS_PER_DAY: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);
const LINKS_PER_HOUR: NonZeroU32 = NonZeroU32::MIN.saturating_add(199);
const DAY: Duration = Duration::from_secs(24 * 3600);
/// The longest address (RFC 5321, section 4.5.3.1).
const LENGTH_MAX: usize = 254;
/// How many bytes of a signature are in a link.
const SIGNATURE: usize = 15;

/// The way to the host's server.
pub(super) struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    site: String,
    key: OnceLock<hmac::Key>,
    links: DefaultDirectRateLimiter,
    links_to: DefaultKeyedRateLimiter<String>,
}

impl Post {
    /// Over the server that the host has named.
    ///
    /// # Errors
    /// Says what is wrong with how it is named.
    pub(super) fn new(server: &MailServer) -> Result<Self, String> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&server.url)
            .map_err(|error| {
                format!("the mail server is smtps://NAME:PASSWORD@HOST or smtp://…?tls=required: {error}")
            })?
            .timeout(Some(TIME_MAX))
            .build();
        let from = (server.from.parse())
            .map_err(|error| format!("the sender of e-mail is NAME <ADDRESS>: {error}"))?;
        let site = address::site(&server.site).map_err(|error| format!("links in e-mail: {error}"))?;
        if site.is_empty() {
            return Err("links in e-mail need the address of this server".to_owned());
        }
        let daily = Quota::with_period(DAY / LINKS_PER_DAY.get());
        let daily = daily.ok_or("a day has too few hours")?.allow_burst(LINKS_PER_DAY);
        Ok(Self {
            transport,
            from,
            site,
            key: OnceLock::new(),
            links: RateLimiter::direct(Quota::per_hour(LINKS_PER_HOUR)),
            links_to: RateLimiter::keyed(daily),
        })
    }

    /// Signs links by a key of this server, which is the same after a restart and at all nodes.
    pub(super) fn sign_by(&self, secret: &[u8]) {
        // It is read once.
        let _ = self.key.set(hmac::Key::new(hmac::HMAC_SHA256, secret));
    }

    /// Whether another link may be sent to a mailbox; if so, it counts.
    pub(super) fn may_ask(&self, address: &str) -> bool {
        self.links_to.retain_recent();
        self.links_to.check_key(&address.to_lowercase()).is_ok() && self.links.check().is_ok()
    }

    /// What stands in the links to a way of a person.
    pub(super) fn token(&self, guest: &str, way: &NoticeWay) -> Option<String> {
        let signed = hmac::sign(
            self.key.get()?,
            format!("mail\n{guest}\n{}\n{}", way.id, way.address).as_bytes(),
        );
        let short = signed.as_ref().get(..SIGNATURE)?;
        let hex: String = short.iter().map(|byte| format!("{byte:02x}")).collect();
        Some(format!("{}{hex}", way.id))
    }

    /// Whether a link to a way of a person has this in it. Signatures of both are compared, so that the time it takes says
    /// nothing about the right one.
    pub(super) fn has_made(&self, token: &str, guest: &str, way: &NoticeWay) -> bool {
        let (Some(key), Some(made)) = (self.key.get(), self.token(guest, way)) else {
            return false;
        };
        let signed = |token: &str| hmac::sign(key, token.as_bytes());
        signed(token).as_ref() == signed(&made).as_ref()
    }

    /// Asks the owner of a mailbox whether messages are wanted there.
    pub(super) async fn ask(&self, way: &NoticeWay, token: &str, language: &str) -> Result<(), Undelivered> {
        let words = wording::words(language);
        let text = format!(
            "{}\n\n{}\n\n{}\n",
            words.word("mail-confirm"),
            self.page(token),
            words.word("mail-confirm-otherwise")
        );
        let message = self.letter(way, token)?.subject(words.word("mail-confirm-title"));
        self.send(message, text).await
    }

    /// Tells the owner of a mailbox something.
    pub(super) async fn tell(
        &self,
        way: &NoticeWay,
        token: &str,
        message: &Message,
        language: &str,
    ) -> Result<(), Undelivered> {
        let words = wording::words(language);
        let link = message
            .table
            .as_ref()
            .map(|table| format!("{}/table/{table}", self.site));
        let text = format!(
            "{}\n\n{}\n\n-- \n{}\n{}\n",
            message.text,
            link.as_deref().unwrap_or(&self.site),
            words.word("mail-stop"),
            self.page(token)
        );
        let domain = self.from.email.domain();
        let letter = self
            .letter(way, token)?
            // The same message, should it be sent twice.
            .message_id(Some(format!("<{}@{domain}>", message.id)))
            .subject(message.title.clone());
        self.send(letter, text).await
    }

    fn page(&self, token: &str) -> String {
        format!("{}/mail/{token}", self.site)
    }

    /// A message without its subject and text. Mail programs show a button that ends messages (RFC 8058).
    fn letter(&self, way: &NoticeWay, token: &str) -> Result<MessageBuilder, Undelivered> {
        let to: Address = way.address.parse().map_err(|_| Undelivered::Refused)?;
        let header =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        Ok(lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .raw_header(header("List-Unsubscribe", format!("<{}>", self.page(token))))
            .raw_header(header(
                "List-Unsubscribe-Post",
                "List-Unsubscribe=One-Click".to_owned(),
            ))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned())))
    }

    async fn send(&self, letter: MessageBuilder, text: String) -> Result<(), Undelivered> {
        let letter = letter
            .header(ContentType::TEXT_PLAIN)
            .body(text)
            .map_err(|error| {
                tracing::error!(%error, "a message can't be written as e-mail");
                Undelivered::Refused
            })?;
        match self.transport.send(letter).await {
            Ok(_) => Ok(()),
            Err(error) => {
                tracing::warn!(%error, "the mail server does not take a message");
                Err(if error.is_permanent() {
                    Undelivered::Refused
                } else {
                    Undelivered::Unreachable
                })
            }
        }
    }
}

/// The way and the signature that a link names.
pub(super) fn parts(token: &str) -> Option<(&str, &str)> {
    token.split_at_checked(token.len().checked_sub(2 * SIGNATURE)?)
}

/// An address that a person gave, without what surrounds it.
///
/// # Errors
/// Says what is wrong with it.
pub(super) fn mailbox(text: &str) -> Result<String, String> {
    let text = text.trim();
    if text.len() > LENGTH_MAX {
        return Err(format!("an e-mail address has at most {LENGTH_MAX} characters"));
    }
    let address: Address = text
        .parse()
        .map_err(|error| format!("that is no e-mail address: {error}"))?;
    Ok(address.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn post() -> Post {
        let server = MailServer {
            url: "smtp://127.0.0.1:2525".to_owned(),
            from: "Meseta <meseta@example.org>".to_owned(),
            site: "https://play.example.org/".to_owned(),
        };
        Post::new(&server).expect("a server")
    }

    #[test]
    fn a_mailbox_is_an_address_and_nothing_else() {
        assert_eq!(mailbox(" anna@example.org ").as_deref(), Ok("anna@example.org"));
        for bad in [
            "",
            "anna",
            "anna@",
            "Anna <anna@example.org>",
            "a@b\r\nBcc: c@d",
            "a@b, c@d",
        ] {
            assert!(mailbox(bad).is_err(), "{bad}");
        }
        assert!(mailbox(&format!("{}@example.org", "a".repeat(260))).is_err());
    }

    #[test]
    fn a_link_is_good_for_one_way_of_one_person() {
        let post = post();
        let way = |address: &str| NoticeWay {
            id: "w1".to_owned(),
            kind: protocol::NoticeWayKind::Email,
            address: address.to_owned(),
            keys: None,
            confirmed: false,
            failing: None,
        };
        assert_eq!(
            post.token("anna", &way("a@b.org")),
            None,
            "nothing is signed without a key"
        );
        post.sign_by(&[7; 64]);
        let token = post.token("anna", &way("a@b.org")).expect("a token");
        assert_eq!(parts(&token).map(|(way, _)| way), Some("w1"));
        assert_ne!(post.token("bela", &way("a@b.org")).as_ref(), Some(&token));
        assert_ne!(post.token("anna", &way("a@c.org")).as_ref(), Some(&token));
        assert_eq!(post.token("anna", &way("a@b.org")), Some(token));
    }

    #[test]
    fn nobody_is_asked_more_than_three_times_a_day() {
        let post = post();
        for _ in 0..3 {
            assert!(post.may_ask("Anna@example.org"));
        }
        assert!(!post.may_ask("anna@example.org") && post.may_ask("bela@example.org"));
    }

    #[test]
    fn a_server_that_is_named_wrongly_is_refused() {
        let server = |url: &str, from: &str, site: &str| MailServer {
            url: url.to_owned(),
            from: from.to_owned(),
            site: site.to_owned(),
        };
        for (url, from, site) in [
            ("mail.example.org", "a@b.org", "https://a.org"),
            ("smtp://mail.example.org", "nobody", "https://a.org"),
            ("smtp://mail.example.org", "a@b.org", ""),
            ("smtp://mail.example.org", "a@b.org", "a.org"),
        ] {
            assert!(
                Post::new(&server(url, from, site)).is_err(),
                "{url} {from} {site}"
            );
        }
        let shown = format!(
            "{:?}",
            server("smtps://anna:secret@mail.example.org", "a@b.org", "https://a.org")
        );
        assert!(!shown.contains("secret"), "{shown}");
    }
}
