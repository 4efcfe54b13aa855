//! How a game's vocabulary is declared: each enum or struct once, with its documentation, its word or line of
//! notation and its names on the wire.
//!
//! | what | macro | provides besides the type |
//! |---|---|---|
//! | an enum without data: goods, roles, switches | [`words!`](crate::words) | order, word, reading it back, sets, one value for each |
//! | an enum with data that is a line, or whose values have names only on the wire: actions, decisions | [`vocabulary!`](crate::vocabulary) | the line and reading it back, the wire's form |
//! | any other struct or enum: events, refusals, views | [`wire!`](crate::wire) | the wire's form |
//!
//! The wire's form exists only with the features of the crate that uses the macros: `wire` (serde), `typescript`
//! (ts-rs) and `openapi` (utoipa). Without them, only plain types and functions are left.

mod lines;
mod notation;
mod structs;
mod words;

pub use notation::{CountOf, Form, FromOne, InLine, Line, Or, UnknownWord, UpTo, Words};
