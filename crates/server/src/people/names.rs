//! Names of accounts: unique, in whatever case they are typed, and none looks like another.

use table::look_of;

/// The name looks like nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name has at least one letter or digit")]
pub(crate) struct BadAccountName;

/// A name of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AccountName {
    /// As it was chosen.
    pub name: String,
    /// As it is compared.
    pub key: String,
    /// What it looks like.
    pub look: String,
}

impl AccountName {
    /// Of a name that others may read.
    ///
    /// # Errors
    /// When there is nothing in it to tell it apart by.
    pub(crate) fn of(name: String) -> Result<Self, BadAccountName> {
        let key = name.to_lowercase();
        let look = look_of(&name);
        match key.chars().any(char::is_alphanumeric) && !look.is_empty() {
            true => Ok(Self { name, key, look }),
            false => Err(BadAccountName),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_in_any_case_and_by_their_look() {
        let of = |name: &str| AccountName::of(name.to_owned());
        let (anna, shouted) = (of("Anna").unwrap(), of("ANNA").unwrap());
        assert_eq!(anna.key, shouted.key);
        assert_eq!(anna.look, of("Аnnа").unwrap().look, "Cyrillic letters");
        assert_ne!(anna.key, of("Аnnа").unwrap().key);
        assert_eq!(of("🎲"), Err(BadAccountName));
        assert_eq!(of("…"), Err(BadAccountName));
    }
}
