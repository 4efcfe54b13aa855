//! The engine for pages: tables that live on a device, with the same core, the same bots and the same messages as those
//! of a server.
//!
//! A page puts in [`words::Word`]s and takes out [`words::Said`]: a request as it would send it to a server, and its
//! answer; what is to be kept, and that it was kept. Nothing here knows what keeps it: the page does
//! (`web/src/lib/device/`).
//!
//! - `words.rs`: what goes in and out,
//! - `house/`: the tables of a device, and who waits for which answer,
//! - `requests.rs`: which question a request puts to a table,
//! - `making.rs`: new tables,
//! - `lessons.rs`: tables that follow a script,
//! - `thinking.rs`: what takes long, in a worker of its own: bots, hints and reviews,
//! - `study.rs`: the analysis board,
//! - `host.rs`: the clock and chance, which the page lends,
//! - `exports.rs`: the functions that JavaScript calls.
#![deny(unsafe_code)]
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

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
mod exports;
mod host;
mod house;
mod lessons;
mod making;
mod requests;
mod study;
mod thinking;
pub mod words;

pub use host::Host;
pub use house::House;
pub use study::{Position, Studied};
pub use thinking::Thinker;
