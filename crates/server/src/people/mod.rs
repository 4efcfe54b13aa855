//! What an account consists of: a name that nobody else has, and a password that only its hash is kept of.

mod names;
mod passwords;

pub(crate) use names::AccountName;
pub(crate) use passwords::{Passwords, Trouble, check_password};
