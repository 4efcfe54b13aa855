//! The commands, one file each.

pub mod admin;
pub mod arena;
pub mod bench;
pub mod components;
pub mod copies;
pub mod engine;
pub mod export;
pub mod health;
pub mod load;
pub mod play;
pub mod replay;
pub mod reports;
pub mod serve;
pub mod verify;
