//! Several nodes over one PostgreSQL: killed, paused, drained and cut off in the middle of games. Nothing that was
//! acknowledged is lost or doubled, and play goes on.

#![cfg(unix)]

mod again;
mod fleet;
mod game;
mod lost;
mod people;
mod refused;
#[path = "../serve/server.rs"]
#[allow(dead_code, reason = "the tests of one server use all of it")]
mod server;
mod thinking;
mod time;
mod told;

#[path = "../../../server/tests/store/postgres.rs"]
#[allow(dead_code, reason = "the tests of the store use all of it")]
mod postgres;
