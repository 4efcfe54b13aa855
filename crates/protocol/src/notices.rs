//! How people are told, away from the page, that a table waits for them.

use serde::{Deserialize, Serialize};

use crate::DailyWindow;

/// What somebody is told, and by which ways.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notices {
    /// Where messages go; nothing is sent while there is none.
    pub ways: Vec<NoticeWay>,
    /// What is told, and when.
    pub choice: NoticeChoice,
    /// The tables that are silent.
    pub silent: Vec<String>,
    /// The public key of this server, which a browser's push service wants to know (`applicationServerKey`).
    #[serde(default)]
    pub push_key: String,
    /// Whether this server sends e-mail.
    #[serde(default)]
    pub mail: bool,
}

/// One place that messages go to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoticeWay {
    /// Its name in requests.
    pub id: String,
    /// What is sent there.
    pub kind: NoticeWayKind,
    /// Where: an `http` or `https` address, or that of a mailbox.
    pub address: String,
    /// A browser's keys; null with other kinds.
    #[serde(default)]
    pub keys: Option<PushKeys>,
    /// Whether messages go there: to a mailbox only once its owner has opened the link that was sent to it.
    #[serde(default = "is_confirmed")]
    pub confirmed: bool,
    /// Why the last message did not arrive; null if it did, or none was sent.
    pub failing: Option<Undelivered>,
}

/// What a message looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoticeWayKind {
    /// A topic of an ntfy server, such as `https://ntfy.example.org/my-topic`: the app of that name shows it on a phone.
    Ntfy,
    /// JSON for a program: `id`, `kind` (`turn`, `reminder` or `test`), `table`, `game`, `link`, `title`, `text`, and
    /// `due`, when the time is up in milliseconds since 1970 (null without a clock). The same `id` is the same message.
    Webhook,
    /// A browser, through the push service that it has named itself, which can't read the message.
    Push,
    /// A mailbox, if the host of the server has it send e-mail. Its owner confirms it first.
    Email,
}

/// Ways other than mailboxes need no confirmation, nor did those of older servers.
fn is_confirmed() -> bool {
    true
}

/// A mailbox, as the links in a message to it show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mailbox {
    /// Its address.
    pub address: String,
    /// Whether messages go there.
    pub confirmed: bool,
}

/// The keys of a browser's subscription, as the browser writes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// The browser's public key, in base64url.
    pub p256dh: String,
    /// What only the browser and this server know, in base64url.
    pub auth: String,
}

/// What somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NoticeChoice {
    /// That a table waits for them.
    pub turn: bool,
    /// That their time is running out.
    pub reminder: bool,
    /// The hours during which nothing is sent.
    #[serde(default)]
    pub quiet: Option<DailyWindow>,
    /// The language of the messages, such as `pl`.
    pub language: String,
    /// How the person reaches this server, such as `https://play.example.org`: links begin with it. Empty: no links.
    #[serde(default)]
    pub site: String,
}

impl Default for NoticeChoice {
    fn default() -> Self {
        Self {
            turn: true,
            reminder: true,
            quiet: None,
            language: "en".to_owned(),
            site: String::new(),
        }
    }
}

/// Adds a place that messages go to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AddWay {
    /// What is sent there.
    pub kind: NoticeWayKind,
    /// Where: an `http` or `https` address; for a browser, the endpoint of its subscription; for `email`, a mailbox.
    pub address: String,
    /// A browser's keys; only with `push`.
    #[serde(default)]
    pub keys: Option<PushKeys>,
}

/// Whether a test message arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TriedWay {
    /// Why it did not; null if it did.
    pub failing: Option<Undelivered>,
}

/// Why a message did not arrive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Undelivered {
    /// The address leads into a private network, which the host does not allow.
    Private,
    /// There is nobody at the address, or no answer came in time.
    Unreachable,
    /// The other side did not take the message.
    Refused,
}

/// Switches the messages of one table on or off for the person who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableNotices {
    /// Whether messages are sent.
    pub on: bool,
}
