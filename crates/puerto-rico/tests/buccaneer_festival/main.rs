//! The expansions Buccaneer and Festival in San Juan, rule by rule: the worked examples by
//! their id (`x13_` to `x21_`), and each ruling. The checklist names these tests.

mod buccaneer;
mod capture;
mod festival;
mod festival_draw;
mod raid;
mod random_games;
#[path = "../common/table.rs"]
#[allow(dead_code, reason = "each group of tests uses its part of the harness")]
mod table;
