//! Accounts: a name and a password with which a person signs in on any device.

use serde::{Deserialize, Serialize};

use crate::{Avatar, Me};

/// Gives the person of this device a name and a password to sign in with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeAccount {
    /// 1 to 40 characters. Nobody else has this name, nor one that looks like it.
    pub name: String,
    /// 10 to 200 characters.
    pub password: String,
}

/// Makes this device the person with this account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account, in any case.
    pub name: String,
    /// Its password.
    pub password: String,
    /// What becomes of the tables of the guest that this device has been until now. Without it, a guest with tables is
    /// asked: the answer is `choose_tables`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub tables: Option<GuestTables>,
}

/// What becomes of a guest's tables when the guest signs in to an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GuestTables {
    /// They become the account's, except where both the guest and the account have a seat at the same table.
    Bring,
    /// They stay with the guest, whose code leads back to them.
    Leave,
}

/// The answer to [`SignIn`].
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedIn {
    /// The person that this device is now.
    pub me: Me,
    /// How many tables of the guest are the account's now.
    pub brought: u32,
    /// How many tables have stayed with the guest.
    pub stayed: u32,
    /// The code that leads back to the guest; null if the guest is no longer needed, or there was none.
    pub guest_code: Option<String>,
}

/// Changes the password. All other devices are logged out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    pub current: String,
    /// The new one, of 10 to 200 characters.
    pub new: String,
}

/// Removes the name and the password to sign in with: the person goes on as a guest. All other devices are logged out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveAccount {
    /// The password until now.
    pub password: String,
}

/// An account, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// The name to sign in with, by which others can ask to be friends.
    pub name: String,
    /// When the password was chosen, in milliseconds since 1970.
    pub changed: i64,
}

/// Changes how a person looks and which language they read. What is left out stays as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeProfile {
    /// The picture beside the name.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub avatar: Option<Avatar>,
    /// The language of the interface, such as `hu`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub language: Option<String>,
}
