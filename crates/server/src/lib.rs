//! Tables over HTTP: seats, streams, storage, and the web client served from the binary.
//!
//! From the outside in:
//!
//! - [`Server`] takes a port and a data file and runs until it is told to stop; [`router`] is the same without a
//!   socket, for tests.
//! - The API reads requests, knows who asks (a guest is a signed cookie), and puts a question to a table
//!   through the [`Registry`], which loads tables on demand.
//! - Each loaded table is one task that owns one [`table::Table`]: a deterministic core without sockets,
//!   clock or files (a crate of its own). What comes in is a [`table::message::Input`], what goes out a
//!   [`table::message::Output`]; a change becomes the table's state only when the [`store::Store`] says
//!   that it is on disk.
//! - Hints and reviews are worked out by one low-priority worker behind an `AnalysisQueue`.
//! - People who are owed a message that it is their turn get it from the notice room, away from the page.
//! - Finished games are counted once (`statistics`), and drawn as a picture for whoever shares them (`picture`).
//! - The rules are behind [`protocol::AnyGame`]; nothing here knows any particular game.
//!
//! What a seat may see comes from the rules' view, which is built from an allow-list. The secret behind chance is
//! kept in the store and in the core, and leaves them only when the game is over.
#![forbid(unsafe_code)]
// Every input gets an answer: code that could end a task because of its input does not compile. Tests may panic
// when they fail.
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod analysis;
mod api;
mod at_data;
mod backups;
mod chance;
mod chat;
pub mod check;
mod clock;
mod cluster;
mod code;
mod config;
mod host_key;
mod listen;
mod metrics;
mod moderation;
mod notice;
mod people;
mod picture;
mod ratings;
mod registry;
mod serve;
mod statistics;
pub mod store;
mod thinking;
mod tls;
mod web;
mod wording;

pub use api::{App, BODY_BYTES_MAX, Problem, router};
pub use at_data::AtData;
pub use backups::Backups;
pub use clock::Clock;
pub use cluster::JoinError;
pub use config::{Config, MailServer, Node};
pub use host_key::HostKey;
pub use registry::{Registry, Watching};
pub use serve::{Server, StartError, stop_signal};
pub use tls::{TlsError, TlsFiles};
