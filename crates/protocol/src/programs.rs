//! Programs that play for people: accounts of their own, which belong to a person.

use serde::{Deserialize, Serialize};

/// A program that plays for a person, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Program {
    /// Its id, by which it is a guest of the server.
    pub id: String,
    /// The name that others see, with a mark that it is a program.
    pub name: String,
    /// Three letters and digits that are always the same for it.
    pub mark: String,
    /// Whether it has a token: without one nobody can act for it.
    pub active: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// A person's programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Programs {
    /// Those that there are, the oldest first.
    pub programs: Vec<Program>,
    /// How many a person may have.
    pub most: u32,
}

/// Makes a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeProgram {
    /// The name that others see, 1 to 40 characters.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 40))]
    pub name: String,
}

/// A program with a new token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProgramToken {
    /// Which program.
    pub program: Program,
    /// What it sends with each request, as `Authorization: Bearer …`. It is shown now and never again: the server keeps
    /// only a hash of it.
    pub token: String,
}
