//! The base game, rule by rule: one file per phase, the worked examples of the rulebooks by their id (`f01_` to
//! `f32_`).

mod builder;
mod captain;
mod craftsman;
mod end;
mod forced;
mod mayor;
mod round;
mod settler;
mod setup;
mod storage;
#[path = "../common/table.rs"]
#[allow(dead_code, reason = "each group of tests uses its part of the harness")]
mod table;
mod trader;
