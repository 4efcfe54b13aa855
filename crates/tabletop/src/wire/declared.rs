//! A game's types in TypeScript.

use ts_rs::{Config, TS};

/// A game whose types can be declared in TypeScript; [`declared!`](crate::declared) implements it.
pub trait Declared {
    /// The word that stands for the current phase: a type of the game, or `string`.
    const PHASE: &'static str;

    /// All types of the game in the order in which they are written, each after those that explain it.
    fn declarations(config: &Config) -> Vec<Declaration>;
}

/// A type in TypeScript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: String,
    /// Its documentation as a comment; empty where it has none.
    pub docs: String,
    /// The declaration without `export`.
    pub text: String,
}

impl Declaration {
    /// The declaration of a type.
    #[must_use]
    pub fn of<T: TS>(config: &Config) -> Self {
        Self {
            name: T::ident(config),
            docs: T::docs().unwrap_or_default(),
            text: T::decl(config),
        }
    }
}
