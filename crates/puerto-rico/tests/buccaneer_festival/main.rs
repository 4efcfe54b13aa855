//! The expansions Buccaneer and Festival in San Juan, rule by rule: the tests of section F.3 of the rules
//! reference by their id (`x13_` to `x21_`), and each ruling of its tables D.2 and D.4. The checklist names
//! these tests.

mod buccaneer;
mod capture;
mod festival;
mod festival_draw;
mod raid;
mod random_games;
#[path = "../common/table.rs"]
#[allow(dead_code, reason = "each group of tests uses its part of the harness")]
mod table;
