//! The expansion Nobles, rule by rule: the worked examples by their id (`x01_` to
//! `x12_`, `x22_`), each of its rulings and switches. The checklist names these tests.

mod people;
mod phases;
#[path = "../common/table.rs"]
#[allow(dead_code, reason = "each group of tests uses its part of the harness")]
mod table;

/// New Buildings and Nobles together, with a market as printed in 2020 that holds what the tests need.
const BOTH: &str = "players=3 edition=2020 expansions=new_buildings,nobles nobles_market=printed_2020 \
     market=small_market,hacienda,land_office,black_market,small_warehouse,storehouse,hospice,guesthouse,office,\
large_market,church,large_warehouse,small_wharf,factory,villa,university,harbor,wharf,guild_hall,residence,fortress,\
customs_house,city_hall,royal_garden";
