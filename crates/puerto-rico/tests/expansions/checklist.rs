//! The checklist of rule sentences about expansions (section J of the rules reference): which test ticks which
//! line. A line without a test, or a name that is no test, fails.

/// Line number, the sentence in short, the tests that tick it.
#[rustfmt::skip]
const LINES: &[(u16, &str, &[&str])] = &[
    (147, "all production buildings as usual", &["all_production_buildings_are_for_sale_and_no_others_before_the_draft"]),
    (148, "players pick in turn, equal price", &["the_seats_choose_clockwise_from_the_start_player", "n20_two_kinds_on_the_places_of_their_price_keep_the_others_out"]),
    (149, "both copies, one with two players", &["both_copies_lie_there_and_one_with_two_players"]),
    (150, "12 small and 5 large, small first", &["twelve_small_and_five_large_places_are_filled_and_the_rest_leaves_the_game", "draft_small_first_is_the_editions"]),
    (151, "what finds no place leaves the game", &["n21_black_market_and_hacienda_fill_the_places_of_2", "twelve_small_and_five_large_places_are_filled_and_the_rest_leaves_the_game"]),
    (152, "red places stay empty", &["twelve_small_and_five_large_places_are_filled_and_the_rest_leaves_the_game"]),
    (153, "not both office and trading post", &["exclusions_keep_the_second_of_a_pair_out"]),
    (154, "aqueduct", &["n02_aqueduct_adds_one_indigo_and_one_sugar", "aqueduct_is_limited_by_the_supply_and_needs_its_worker"]),
    (155, "forest house", &["a_plantation_may_become_a_forest_but_no_quarry"]),
    (156, "forests have no circles and stay", &["a_forest_has_no_circle_and_fills_a_space"]),
    (157, "two forests take 1 off", &["two_forests_take_1_off_any_building_and_one_nothing"]),
    (158, "forest with hacienda and library", &["the_hacienda_shows_its_tile_before_it_becomes_a_forest", "library_with_forests_none_one_or_both"]),
    (159, "forest with hospice", &["the_hospice_worker_of_a_forest_goes_to_san_juan"]),
    (160, "wharf for 3", &["n06_forests_lower_prices_without_a_column_limit"]),
    (161, "black market: one of each", &["n04_black_market_covers_two_doubloons_exactly"]),
    (162, "black market: only when short", &["black_market_works_only_when_short_and_leaves_no_doubloon", "n05_black_market_with_sugar_and_a_point"]),
    (163, "black market: not its own worker", &["x23_black_market_does_not_return_its_own_worker"]),
    (164, "returns don't undo an end", &["returned_points_do_not_undo_an_end"]),
    (165, "storehouse", &["storehouse_keeps_three_more_single_goods_of_any_kinds"]),
    (166, "storehouse with warehouses", &["n07_storehouse_and_large_warehouse_keep_two_kinds_and_four_singles", "n08_storehouse_and_small_warehouse_keep_one_kind_and_four_singles"]),
    (167, "guests move at any time and work at once", &["n09_guests_go_to_the_storehouse_and_later_to_the_library", "moved_guests_work_at_once_and_stay_until_the_next_mayor_phase"]),
    (168, "moved guests stay, not necessarily both", &["moved_guests_work_at_once_and_stay_until_the_next_mayor_phase"]),
    (169, "trading post instead of the house", &["trading_post_takes_a_kind_that_is_in_the_house_and_the_good_goes_to_the_supply", "n10_trading_post_pays_the_price_even_if_the_house_is_full"]),
    (170, "trading post: no market", &["n10_trading_post_pays_the_price_even_if_the_house_is_full"]),
    (171, "church", &["church_brings_points_by_column_but_not_for_itself"]),
    (172, "small wharf", &["n16_small_wharf_ships_any_mixture_for_half_the_points"]),
    (173, "small wharf: not all, besides the wharf", &["small_wharf_is_used_once_beside_the_wharf_and_rounds_down"]),
    (174, "lighthouse", &["n11_lighthouse_pays_for_each_loading_and_the_captain_once"]),
    (175, "lighthouse: captain without loading", &["lighthouse_pays_the_captain_without_loading_but_nobody_else"]),
    (176, "specialty factory", &["n12_specialty_factory_pays_for_three_sugar", "n13_specialty_factory_does_not_count_corn"]),
    (177, "library", &["library_doubles_the_builders_doubloon", "library_doubles_the_captains_point", "library_doubles_the_traders_doubloon_at_house_and_post", "library_doubles_the_prospectors_doubloon_but_not_those_on_the_card", "library_lets_the_mayor_take_two_workers"]),
    (178, "library as settler", &["n22_library_settler_takes_a_second_tile_after_all_others", "n22_the_hospice_serves_the_first_tile_only"]),
    (179, "library as craftsman", &["library_doubles_the_craftsmans_good_same_or_different"]),
    (180, "union hall", &["union_hall_comes_before_loading_and_keeps_the_goods", "n14_union_hall_counts_pairs_of_equal_goods"]),
    (181, "statue", &["the_statue_is_worth_its_8_points_and_counts_for_the_city_hall", "n19_the_universitys_worker_for_the_statue_goes_to_san_juan"]),
    (182, "cloister", &["n17_cloister_counts_sets_of_three_equal_tiles", "n18_cloister_counts_several_sets_of_a_kind"]),
];

/// The rows of the rulings table about New Buildings (section C of the rules reference).
#[rustfmt::skip]
const RULINGS: &[(u16, &str, &[&str])] = &[
    (12, "forest discount without forest house", &["forest_discount_needs_occupied_only_with_the_switch"]),
    (13, "forest source", &["a_plantation_may_become_a_forest_but_no_quarry", "library_with_forests_none_one_or_both"]),
    (14, "forest and hospice", &["the_hospice_worker_of_a_forest_goes_to_san_juan"]),
    (17, "harbor and lighthouse per loading", &["small_wharf_counts_as_the_loading_that_is_due_and_gets_one_harbor_point"]),
    (20, "storage amounts", &["n07_storehouse_and_large_warehouse_keep_two_kinds_and_four_singles"]),
    (21, "full house and trading post", &["n10_trading_post_pays_the_price_even_if_the_house_is_full", "who_would_be_skipped_is_asked_when_a_guest_could_help"]),
    (28, "guesthouse circles count, statue none", &["the_guesthouse_has_two_circles_and_the_statue_none"]),
    (30, "library", &["library_belongs_to_the_chooser_only_and_must_be_occupied"]),
    (31, "library craftsman", &["library_craftsman_distinct_asks_for_two_kinds"]),
    (32, "library settler", &["n22_library_settler_takes_a_second_tile_after_all_others"]),
    (33, "library with two players", &["library_2p_once_doubles_the_first_privilege_of_a_round_only"]),
    (34, "black market condition", &["n05_black_market_with_sugar_and_a_point"]),
    (35, "black market discards", &["black_market_discard_takes_worker_and_point_out_of_the_game"]),
    (36, "lighthouse captain", &["lighthouse_pays_the_captain_without_loading_but_nobody_else"]),
    (37, "lighthouse on private ships", &["n11_lighthouse_pays_for_each_loading_and_the_captain_once"]),
    (38, "small wharf", &["small_wharf_is_used_once_beside_the_wharf_and_rounds_down"]),
    (39, "union hall without loading", &["n15_union_hall_without_loading"]),
    (40, "specialty factory", &["specialty_counts_privilege_only_with_the_switch"]),
    (41, "aqueduct", &["n03_aqueduct_needs_the_large_plant"]),
    (42, "trading post and privilege", &["trading_post_takes_a_kind_that_is_in_the_house_and_the_good_goes_to_the_supply"]),
    (43, "one sale", &["trading_post_takes_a_kind_that_is_in_the_house_and_the_good_goes_to_the_supply"]),
    (44, "guesthouse timing", &["guesthouse_in_mayor_is_the_editions", "the_last_window_is_before_the_final_scoring"]),
    (45, "church", &["church_brings_points_by_column_but_not_for_itself"]),
    (46, "statue", &["n19_the_universitys_worker_for_the_statue_goes_to_san_juan"]),
    (47, "cloister", &["cloister_must_be_occupied_and_forests_of_all_kinds_are_one"]),
    (65, "points end the game in any phase", &["an_empty_pool_ends_the_game_in_any_phase_unless_the_table_says_otherwise"]),
    (73, "residence with forests", &["forests_count_for_the_residence"]),
    (78, "draft order", &["draft_small_first_is_the_editions"]),
    (80, "card doubloons", &["library_doubles_the_prospectors_doubloon_but_not_those_on_the_card"]),
    (87, "strict_optional", &["strict_optional_asks_about_forests_and_church", "strict_optional_asks_about_lighthouse_and_union_hall", "strict_optional_asks_about_the_doubled_privilege_as_a_whole"]),
    (94, "black market details", &["x23_black_market_does_not_return_its_own_worker"]),
    (98, "trading post good", &["trading_post_takes_a_kind_that_is_in_the_house_and_the_good_goes_to_the_supply"]),
    (99, "looking before planting", &["the_hacienda_shows_its_tile_before_it_becomes_a_forest"]),
    (101, "library and other bonuses", &["library_doubles_the_prospectors_doubloon_but_not_those_on_the_card"]),
];

/// The sources that hold the tests named above.
const SOURCES: &[&str] = &[
    include_str!("setup.rs"),
    include_str!("draft.rs"),
    include_str!("settler.rs"),
    include_str!("mayor.rs"),
    include_str!("builder.rs"),
    include_str!("craftsman.rs"),
    include_str!("trader.rs"),
    include_str!("captain.rs"),
    include_str!("storage.rs"),
    include_str!("guesthouse.rs"),
    include_str!("end.rs"),
];

fn is_test(start: &str) -> bool {
    let head = format!("#[test]\nfn {start}");
    SOURCES.iter().any(|source| source.contains(&head))
}

#[test]
fn every_line_about_new_buildings_is_ticked_by_a_test() {
    let numbers: Vec<u16> = LINES.iter().map(|line| line.0).collect();
    assert_eq!(numbers, (147..=182).collect::<Vec<_>>());
    for (number, sentence, tests) in LINES.iter().chain(RULINGS) {
        assert!(!tests.is_empty(), "line {number} ({sentence}) has no test");
        for test in *tests {
            assert!(
                is_test(&format!("{test}() ")),
                "line {number} ({sentence}) names `{test}`, which is no test"
            );
        }
    }
}

#[test]
fn every_worked_example_of_new_buildings_is_a_test() {
    for number in 1..=22 {
        assert!(is_test(&format!("n{number:02}_")), "N{number}");
    }
}

#[test]
fn every_switch_about_new_buildings_and_every_house_rule_is_tested() {
    for switch in puerto_rico::Switch::ALL {
        if switch.expansion() == Some(puerto_rico::Expansion::NewBuildings) || switch.is_house_rule() {
            let tested = SOURCES.iter().any(|source| source.contains(switch.key()));
            assert!(tested, "switch {switch} appears in no test");
        }
    }
}
