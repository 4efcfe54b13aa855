//! The checklist of rule sentences about Nobles (section J of the rules reference): which test ticks which line.
//! A line without a test, or a name that is no test, fails.

use puerto_rico::{Expansion, Switch};

/// Line number, the sentence in short, the tests that tick it.
#[rustfmt::skip]
const LINES: &[(u16, &str, &[&str])] = &[
    (183, "eight kinds, with or without I", &["the_market_comes_about_in_three_ways"]),
    (184, "pool and red places; always drafted in 2011", &["the_market_comes_about_in_three_ways", "n08_storehouse_and_small_warehouse_meet_with_the_red_places"]),
    (185, "all workers, twenty nobles", &["x11_one_noble_boards_the_first_ship_and_all_workers_are_used"]),
    (186, "one noble instead of a worker at setup and refill", &["x11_one_noble_boards_the_first_ship_and_all_workers_are_used", "x12_too_few_workers_end_nothing"]),
    (187, "a player may take the noble", &["the_taker_chooses_while_both_are_aboard"]),
    (188, "placed like workers, 1 point each", &["after_the_workers_the_owner_says_who_is_a_noble", "x04_every_noble_is_worth_a_point_and_in_the_royal_garden_one_more"]),
    (189, "elsewhere like a worker, here by who works there", &["a_noble_counts_for_the_fortress_and_works_like_a_worker", "x10_the_chapel_brings_a_doubloon_or_a_point_without_production"]),
    (190, "no end by lack of workers", &["x12_too_few_workers_end_nothing"]),
    (191, "land office, worker", &["x08_the_land_office_may_buy_after_the_sale_that_paid_for_it", "the_land_office_may_buy_before_the_sale_and_once", "the_land_office_needs_a_free_space"]),
    (192, "land office, noble", &["x09_a_noble_in_the_land_office_gives_up_a_forest_although_the_house_is_full"]),
    (193, "chapel", &["x10_the_chapel_brings_a_doubloon_or_a_point_without_production"]),
    (194, "hunting lodge, worker", &["x02_a_worker_in_the_hunting_lodge_may_give_up_a_plantation_before_the_row_is_renewed", "nothing_need_be_given_up_and_quarries_stay"]),
    (195, "hunting lodge, noble", &["x01_a_noble_in_the_hunting_lodge_needs_strictly_the_most_empty_spaces"]),
    (196, "zoning office", &["x07_the_zoning_office_lowers_small_prices_for_a_worker_and_large_ones_for_a_noble"]),
    (197, "royal supplier", &["x05_the_royal_supplier_takes_different_goods_up_to_the_nobles_for_a_point_each"]),
    (198, "royal supplier: no other bonus", &["x05_the_royal_supplier_takes_different_goods_up_to_the_nobles_for_a_point_each", "the_royal_supplier_works_without_loading_and_may_be_declined"]),
    (199, "villa", &["x06_the_villa_brings_one_more_noble_with_the_first_person", "villa_needs_person_is_the_editions"]),
    (200, "jeweler", &["the_jeweler_pays_a_doubloon_for_each_noble_san_juan_included", "x03_the_jeweler_is_a_large_production_building_and_not_commercial"]),
    (201, "royal garden", &["x04_every_noble_is_worth_a_point_and_in_the_royal_garden_one_more"]),
];

/// The rows of table C that are about Nobles.
#[rustfmt::skip]
const RULINGS: &[(u16, &[&str])] = &[
    (48, &["x11_one_noble_boards_the_first_ship_and_all_workers_are_used"]),
    (49, &["the_taker_chooses_while_both_are_aboard"]),
    (50, &["x12_too_few_workers_end_nothing"]),
    (51, &["land_office_faceup_takes_from_the_row"]),
    (52, &["x09_a_noble_in_the_land_office_gives_up_a_forest_although_the_house_is_full"]),
    (53, &["x08_the_land_office_may_buy_after_the_sale_that_paid_for_it"]),
    (54, &["x01_a_noble_in_the_hunting_lodge_needs_strictly_the_most_empty_spaces"]),
    (55, &["nothing_need_be_given_up_and_quarries_stay"]),
    (56, &["x09_a_noble_in_the_land_office_gives_up_a_forest_although_the_house_is_full"]),
    (57, &["x10_the_chapel_brings_a_doubloon_or_a_point_without_production"]),
    (58, &["the_jeweler_pays_a_doubloon_for_each_noble_san_juan_included"]),
    (59, &["x07_the_zoning_office_lowers_small_prices_for_a_worker_and_large_ones_for_a_noble"]),
    (60, &["villa_instead_leaves_the_first_person_where_it_is"]),
    (61, &["x06_the_villa_brings_one_more_noble_with_the_first_person"]),
    (62, &["a_noble_counts_for_the_fortress_and_works_like_a_worker"]),
    (63, &["x03_the_jeweler_is_a_large_production_building_and_not_commercial"]),
    (85, &["x04_every_noble_is_worth_a_point_and_in_the_royal_garden_one_more"]),
    (95, &["a_noble_guest_and_a_noble_for_the_black_market"]),
    (96, &["villa_needs_person_is_the_editions"]),
    (97, &["the_jeweler_pays_a_doubloon_for_each_noble_san_juan_included"]),
    (103, &["x02_a_worker_in_the_hunting_lodge_may_give_up_a_plantation_before_the_row_is_renewed"]),
    (104, &["x12_too_few_workers_end_nothing"]),
];

/// The sources that hold the tests named above.
const SOURCES: &[&str] = &[include_str!("phases.rs"), include_str!("people.rs")];

fn is_test(start: &str) -> bool {
    let head = format!("#[test]\nfn {start}");
    SOURCES.iter().any(|source| source.contains(&head))
}

#[test]
fn every_line_and_ruling_about_nobles_is_ticked_by_a_test() {
    let numbers: Vec<u16> = LINES.iter().map(|line| line.0).collect();
    assert_eq!(numbers, (183..=201).collect::<Vec<_>>());
    let lines = LINES.iter().map(|line| (line.0, line.2));
    for (number, tests) in lines.chain(RULINGS.iter().copied()) {
        assert!(!tests.is_empty(), "{number} has no test");
        for test in tests {
            assert!(
                is_test(&format!("{test}() ")),
                "{number} names `{test}`, which is no test"
            );
        }
    }
    for number in (1..=12).chain([22]) {
        assert!(is_test(&format!("x{number:02}_")), "X{number}");
    }
}

#[test]
fn every_switch_about_nobles_is_tested() {
    for switch in Switch::ALL {
        if switch.expansion() == Some(Expansion::Nobles) {
            let tested = SOURCES.iter().any(|source| source.contains(switch.key()));
            assert!(tested, "switch {switch} appears in no test");
        }
    }
}
