//! The checklist of rule sentences (section J of the rules reference): which test ticks which line.
//! A line without a test, or a name that is no test, fails.

/// Line number, the sentence in short, the tests that tick it.
#[rustfmt::skip]
const LINES: &[(u16, &str, &[&str])] = &[
    (1, "49 base buildings", &["there_are_49_base_buildings"]),
    (2, "plantation tiles and quarries", &["the_box_holds_50_plantations_and_8_quarries"]),
    (3, "goods", &["the_box_holds_50_goods"]),
    (4, "victory point pool by edition and player count", &["the_victory_point_pool_follows_edition_and_player_count"]),
    (5, "start money", &["start_money_is_one_less_than_players_but_three_with_two"]),
    (6, "start tiles, 3 players", &["start_tiles_are_indigo_first_and_corn_last"]),
    (7, "start tiles, 4 players", &["start_tiles_are_indigo_first_and_corn_last"]),
    (8, "start tiles, 5 players", &["start_tiles_are_indigo_first_and_corn_last"]),
    (9, "role cards", &["role_cards_number_seven_six_seven_eight"]),
    (10, "ships", &["f31_ships_by_player_count"]),
    (11, "workers in the supply", &["workers_by_player_count_and_as_many_on_the_ship_as_players"]),
    (12, "workers on the ship", &["workers_by_player_count_and_as_many_on_the_ship_as_players", "f32_four_players_have_79_workers"]),
    (13, "face-up plantations, open quarries", &["one_plantation_more_than_players_is_face_up"]),
    (14, "money is open", &["doubloons_and_goods_are_open_to_all"]),
    (15, "the start player is governor", &["the_start_player_is_governor_and_picks_first"]),
    (16, "governor first, then clockwise", &["the_governor_picks_first_then_clockwise_one_role_each"]),
    (17, "everybody acts once, clockwise", &["everybody_acts_clockwise_from_the_chooser_who_is_first"]),
    (18, "the chooser acts first", &["everybody_acts_clockwise_from_the_chooser_who_is_first"]),
    (19, "only the chooser has the privilege", &["only_the_chooser_has_the_privilege"]),
    (20, "a role must be picked", &["a_role_must_be_picked_even_a_useless_one"]),
    (21, "actions are optional, except the captain's", &["taking_a_tile_is_optional", "an_unused_action_is_lost_and_the_others_still_act", "who_can_load_must"]),
    (22, "an unused action is lost", &["an_unused_action_is_lost_and_the_others_still_act"]),
    (23, "an action is completed before the next player", &["hacienda_draws_one_face_down_plantation_before_the_normal_take", "university_puts_one_worker_on_the_new_building"]),
    (24, "a taken role is gone", &["a_taken_role_is_gone_for_the_round"]),
    (25, "card doubloons at once", &["card_doubloons_go_to_the_chooser_at_once_and_can_pay_for_the_building"]),
    (26, "a doubloon on each unpicked card", &["after_the_last_pick_each_unpicked_card_gets_one_more_doubloon"]),
    (27, "cards return, governor goes left", &["cards_return_and_the_governor_card_goes_left"]),
    (28, "prospector with 2 doubloons", &["f07_prospector_card_with_2_doubloons_pays_3"]),
    (29, "settler: plantation or quarry", &["the_settler_takes_a_plantation_or_a_quarry"]),
    (30, "others: a plantation", &["the_others_take_one_plantation_each_and_no_quarry"]),
    (31, "taking is optional", &["taking_a_tile_is_optional"]),
    (32, "the place has no effect", &["equal_tiles_are_one_choice_since_their_place_has_no_effect"]),
    (33, "tiles stay", &["tiles_stay_on_the_island_for_good"]),
    (34, "leftovers discarded, new row", &["leftover_plantations_are_discarded_and_players_plus_one_new_ones_laid_out"]),
    (35, "short stock, discards shuffled", &["a_short_stock_is_used_up_then_the_discards_are_shuffled"]),
    (36, "late players go without", &["still_too_few_tiles_leave_late_players_without"]),
    (37, "no quarries left", &["without_quarries_privilege_and_hut_are_void"]),
    (38, "full island", &["a_full_island_gets_no_more_tiles"]),
    (39, "mayor's worker from the supply", &["the_privilege_worker_comes_from_the_supply_and_may_be_declined"]),
    (40, "workers one by one from the ship", &["f03_six_workers_on_the_ship_among_four"]),
    (41, "six on the ship, four players", &["f03_six_workers_on_the_ship_among_four"]),
    (42, "one worker a circle", &["one_worker_a_circle_and_every_circle_as_far_as_possible"]),
    (43, "unoccupied tiles don't work", &["unoccupied_tiles_do_not_work"]),
    (44, "free rearrangement", &["old_workers_may_be_rearranged_freely"]),
    (45, "San Juan only without a free circle", &["circles_must_not_stay_empty_while_workers_idle", "too_few_workers_on_a_place_are_refused_when_the_rest_cannot_take_them"]),
    (46, "workers move only in the mayor phase", &["workers_stay_where_they_are_outside_the_mayor_phase"]),
    (47, "placement from the mayor on", &["placement_goes_clockwise_from_the_mayor"]),
    (48, "refill by empty building circles", &["the_ship_is_refilled_by_empty_building_circles_only"]),
    (49, "refill at least players", &["the_ship_gets_at_least_as_many_as_players"]),
    (50, "no privilege from an empty supply", &["no_privilege_without_workers_in_the_supply"]),
    (51, "a refill can't be forgotten", &["the_ship_gets_at_least_as_many_as_players"]),
    (52, "one building each, builder first", &["each_may_buy_one_building_starting_with_the_builder"]),
    (53, "the builder pays 1 less, only if he builds", &["f02_two_quarries_as_other_player_and_as_builder", "a_builder_who_builds_nothing_gets_no_doubloon"]),
    (54, "building is optional", &["an_unused_action_is_lost_and_the_others_still_act"]),
    (55, "quarries up to the column", &["f01_three_quarries", "an_unoccupied_quarry_takes_nothing_off"]),
    (56, "discounts add up, never below 0", &["f02_two_quarries_as_other_player_and_as_builder", "a_price_is_never_below_zero"]),
    (57, "example with 3 quarries", &["f01_three_quarries"]),
    (58, "example with 2 quarries", &["f02_two_quarries_as_other_player_and_as_builder"]),
    (59, "large buildings take two spaces", &["a_large_building_needs_two_free_spaces"]),
    (60, "fewer than two free spaces", &["a_large_building_needs_two_free_spaces"]),
    (61, "each kind once", &["each_kind_of_building_once_a_player"]),
    (62, "no space, no building", &["a_full_city_builds_no_more"]),
    (63, "never removed", &["buildings_stay_for_good_and_their_place_does_not_matter"]),
    (64, "unoccupied buildings score", &["points_are_chips_and_printed_points_of_all_buildings", "markets_pay_by_occupation"]),
    (65, "goods, craftsman first", &["everybody_produces_clockwise_from_the_craftsman"]),
    (66, "minimum of plantations and circles", &["f09_production_is_limited_by_plantations_and_circles", "f10_coffee_by_plantations_and_circles", "f11_tobacco_by_manned_circles"]),
    (67, "corn without building", &["f12_corn_needs_no_building"]),
    (68, "unused workers make nothing", &["unused_workers_make_nothing"]),
    (69, "short supply in turn order", &["a_short_supply_goes_round_from_the_craftsman"]),
    (70, "privilege good", &["the_privilege_is_one_more_good_of_a_kind_produced_this_phase", "the_privilege_comes_after_everybody_and_from_the_supply"]),
    (71, "no production, no privilege", &["a_craftsman_without_production_has_no_privilege"]),
    (72, "no limit outside the captain phase", &["goods_have_no_limit_outside_the_captain_phase"]),
    (73, "most without privilege", &["f30_most_without_privilege"]),
    (74, "each sells one good", &["each_may_sell_one_good_starting_with_the_trader"]),
    (75, "prices", &["prices_are_0_1_2_3_4"]),
    (76, "trader's doubloon only with a sale", &["the_trader_gets_one_more_only_if_he_sells"]),
    (77, "corn for 0", &["corn_is_sold_for_nothing_and_takes_a_place"]),
    (78, "different kinds", &["the_house_takes_only_different_kinds"]),
    (79, "four places", &["a_full_house_stops_sales_and_is_emptied_at_the_end"]),
    (80, "emptied only if full", &["a_full_house_stops_sales_and_is_emptied_at_the_end", "a_house_that_is_not_full_keeps_its_goods"]),
    (81, "loading goes round", &["loading_goes_round_until_nobody_can"]),
    (82, "who can load must", &["who_can_load_must"]),
    (83, "one kind a turn, one ship", &["one_kind_a_turn_on_one_ship_and_no_kind_on_two_ships"]),
    (84, "a ship carries one kind", &["one_kind_a_turn_on_one_ship_and_no_kind_on_two_ships"]),
    (85, "no kind on two ships", &["one_kind_a_turn_on_one_ship_and_no_kind_on_two_ships"]),
    (86, "full ship", &["a_full_ship_takes_nothing_and_blocks_its_kind"]),
    (87, "as many as fit", &["as_many_as_fit_are_loaded"]),
    (88, "the empty ship that takes most", &["f06_only_the_ship_that_takes_most", "equal_amounts_leave_the_choice_of_ship"]),
    (89, "free choice of kind", &["f04x_the_alternatives_of_the_example_are_legal"]),
    (90, "one point a good", &["every_kind_is_worth_one_point_a_good"]),
    (91, "captain's point", &["the_captain_gets_one_point_at_his_first_loading_only", "a_captain_who_loads_nothing_gets_nothing"]),
    (92, "chips face down, goods and money open", &["victory_point_chips_are_hidden_from_the_others_unless_open_vp"]),
    (93, "one good is kept", &["without_a_warehouse_one_good_is_kept"]),
    (94, "more only in warehouses, by choice", &["small_warehouse_keeps_all_of_one_kind_besides_the_single_good", "an_unoccupied_warehouse_stores_nothing"]),
    (95, "the rest returns", &["without_a_warehouse_one_good_is_kept"]),
    (96, "full ships are emptied afterwards", &["storage_comes_before_full_ships_are_emptied_and_others_stay_as_they_are"]),
    (97, "example R", &["f04_the_romanian_and_polish_example"]),
    (98, "example H", &["f05_the_hungarian_example"]),
    (99, "prospector", &["the_prospector_acts_alone", "two_prospectors_are_two_cards"]),
    (100, "small market", &["f08_small_market_sells_corn_for_1", "markets_pay_by_occupation"]),
    (101, "large market", &["f14_small_and_large_market_pay_3_more", "markets_pay_by_occupation"]),
    (102, "hacienda", &["hacienda_draws_one_face_down_plantation_before_the_normal_take"]),
    (103, "hacienda never draws a quarry", &["hacienda_never_draws_a_quarry_even_with_a_hut"]),
    (104, "construction hut", &["construction_hut_gives_a_quarry_instead_of_a_plantation"]),
    (105, "settler with hut: one quarry", &["the_settler_with_a_hut_still_gets_one_quarry"]),
    (106, "hospice", &["hospice_puts_a_worker_on_the_tile_just_taken"]),
    (107, "hospice not for the hacienda tile", &["hospice_gives_no_worker_for_the_hacienda_tile"]),
    (108, "hospice from the ship", &["hospice_takes_from_the_ship_when_the_supply_is_empty", "hospice_with_supply_and_ship_empty_does_nothing"]),
    (109, "small warehouse", &["small_warehouse_keeps_all_of_one_kind_besides_the_single_good"]),
    (110, "large warehouse, both", &["large_warehouse_keeps_two_kinds_besides_the_single_good", "f20_both_warehouses_keep_three_kinds_and_one_good"]),
    (111, "warehouses don't excuse from loading", &["warehouses_do_not_excuse_from_loading"]),
    (112, "office", &["f13_two_offices_sell_a_kind_that_is_already_there", "the_office_does_not_sell_into_a_full_house"]),
    (113, "factory", &["the_factory_pays_0_1_2_3_5_whatever_the_amounts"]),
    (114, "factory counts kinds received", &["f15_the_factory_counts_kinds_really_received", "f16_factory_with_three_kinds_and_with_two"]),
    (115, "university", &["university_puts_one_worker_on_the_new_building"]),
    (116, "university from the ship", &["university_takes_from_the_ship_when_the_supply_is_empty"]),
    (117, "harbor", &["harbor_pays_one_point_for_each_loading", "f17_harbor_and_wharf_make_ten_points"]),
    (118, "wharf", &["the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase"]),
    (119, "wharf: any kind", &["the_wharf_takes_any_kind_even_one_on_a_ship_and_not_the_largest_stock", "f19_harbor_and_wharf_make_nine_points"]),
    (120, "wharf: owner's choice", &["with_only_the_wharf_left_one_may_pass_and_still_load_later", "the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase"]),
    (121, "using buildings is optional", &["using_a_building_is_optional_since_selling_is", "hacienda_is_optional_and_needs_a_worker", "university_may_be_declined_and_does_nothing_unoccupied", "hospice_works_with_a_quarry_too_and_may_be_declined"]),
    (122, "large buildings: two spaces, one copy", &["there_are_49_base_buildings", "a_large_building_needs_two_free_spaces"]),
    (123, "guild hall", &["f21_guild_hall_with_two_small_and_two_large", "f22_guild_hall_with_one_small_and_three_large"]),
    (124, "residence", &["f23_residence_by_filled_island_spaces"]),
    (125, "fortress", &["f24_fortress_with_20_workers", "f25_fortress_with_22_workers"]),
    (126, "customs house", &["f26_customs_house_with_23_chips", "f27_customs_house_with_30_chips", "customs_house_counts_points_on_credit"]),
    (127, "city hall", &["f28_city_hall_with_seven_commercial_buildings"]),
    (128, "the round is finished", &["the_round_is_played_to_its_end_after_a_trigger"]),
    (129, "trigger: workers", &["too_few_workers_for_the_refill_trigger_the_end_at_the_end_of_the_mayor_phase"]),
    (130, "trigger: city", &["a_twelfth_city_space_triggers_the_end"]),
    (131, "trigger: victory points", &["the_last_victory_point_chip_triggers_the_end_and_missing_ones_count_in_full"]),
    (132, "missing chips count", &["the_last_victory_point_chip_triggers_the_end_and_missing_ones_count_in_full"]),
    (133, "score", &["points_are_chips_and_printed_points_of_all_buildings"]),
    (134, "unoccupied large buildings", &["f29_an_unoccupied_large_building_counts_4_without_extra"]),
    (135, "tie", &["equal_points_are_decided_by_doubloons_and_goods", "a_tie_to_the_last_is_shared"]),
    (136, "two players: ships", &["f31_ships_by_player_count"]),
    (137, "two players: points and workers", &["the_victory_point_pool_follows_edition_and_player_count", "workers_by_player_count_and_as_many_on_the_ship_as_players", "the_ship_gets_at_least_as_many_as_players"]),
    (138, "two players: cards", &["role_cards_number_seven_six_seven_eight"]),
    (139, "two players: goods out", &["two_players_take_out_goods_tiles_and_quarries"]),
    (140, "two players: tiles out", &["two_players_take_out_goods_tiles_and_quarries", "one_plantation_more_than_players_is_face_up"]),
    (141, "two players: buildings", &["two_players_have_one_of_each_commercial_and_two_of_each_production_building"]),
    (142, "two players: start", &["start_money_is_one_less_than_players_but_three_with_two", "start_tiles_are_indigo_first_and_corn_last"]),
    (143, "two players: three roles each", &["two_players_pick_three_roles_each_in_turn_and_one_card_gets_the_doubloon"]),
    (144, "two players: doubloon and governor", &["two_players_pick_three_roles_each_in_turn_and_one_card_gets_the_doubloon"]),
    (145, "two players: end", &["two_players_have_the_same_end_conditions"]),
];

/// The base rows of the rulings table (section C of the rules reference, `docs/rulings/puerto-rico.md`).
#[rustfmt::skip]
const RULINGS: &[(u16, &str, &[&str])] = &[
    (1, "victory point pool", &["the_victory_point_pool_follows_edition_and_player_count", "switch_vp_pool_sets_the_pool"]),
    (2, "the bank is unlimited", &["the_bank_never_runs_out"]),
    (3, "the wharf is unlimited", &["the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase"]),
    (4, "wharf goods return at once", &["the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase"]),
    (5, "wharf or public ship", &["f18_the_wharf_first_leaves_the_public_ship_unfilled", "with_only_the_wharf_left_one_may_pass_and_still_load_later", "the_wharf_ships_all_goods_of_one_kind_to_the_supply_once_a_phase"]),
    (6, "hospice from the ship", &["hospice_takes_from_the_ship_when_the_supply_is_empty"]),
    (7, "university from the ship", &["university_takes_from_the_ship_when_the_supply_is_empty"]),
    (8, "hospice and hacienda", &["hospice_gives_no_worker_for_the_hacienda_tile"]),
    (9, "duplicate production buildings", &["each_kind_of_building_once_a_player", "switch_dup_production_allows_several_of_a_production_building"]),
    (10, "one building a phase", &["each_may_buy_one_building_starting_with_the_builder"]),
    (11, "quarry discount", &["f01_three_quarries", "a_price_is_never_below_zero"]),
    (15, "which ship", &["f06_only_the_ship_that_takes_most", "one_kind_a_turn_on_one_ship_and_no_kind_on_two_ships"]),
    (16, "captain's point", &["the_captain_gets_one_point_at_his_first_loading_only", "a_captain_who_loads_nothing_gets_nothing"]),
    (17, "harbor per loading", &["harbor_pays_one_point_for_each_loading"]),
    (18, "storage order", &["storage_goes_clockwise_from_the_captain"]),
    (19, "storage before unloading", &["storage_comes_before_full_ships_are_emptied_and_others_stay_as_they_are"]),
    (20, "storage amounts", &["f20_both_warehouses_keep_three_kinds_and_one_good"]),
    (21, "trading house full", &["a_full_house_stops_sales_and_is_emptied_at_the_end", "a_house_that_is_not_full_keeps_its_goods"]),
    (22, "craftsman's kind", &["the_privilege_is_one_more_good_of_a_kind_produced_this_phase"]),
    (23, "goods shortage", &["a_short_supply_goes_round_from_the_craftsman"]),
    (24, "mayor's privilege is offered", &["the_privilege_worker_comes_from_the_supply_and_may_be_declined", "switch_auto_mayor_privilege_takes_the_worker_without_asking"]),
    (25, "refusing ship workers", &["without_the_switch_ship_workers_are_not_refused", "switch_decline_workers_lets_a_ship_worker_be_refused_for_good"]),
    (26, "circles must be filled", &["circles_must_not_stay_empty_while_workers_idle"]),
    (27, "placement order", &["placement_goes_clockwise_from_the_mayor"]),
    (28, "ship refill", &["the_ship_is_refilled_by_empty_building_circles_only", "the_ship_gets_at_least_as_many_as_players"]),
    (29, "plantation reshuffle", &["a_short_stock_is_used_up_then_the_discards_are_shuffled", "hacienda_draw_from_an_empty_stock_shuffles_the_discards", "still_too_few_tiles_leave_late_players_without"]),
    (64, "end by workers", &["too_few_workers_for_the_refill_trigger_the_end_at_the_end_of_the_mayor_phase"]),
    (66, "the round is finished", &["the_round_is_played_to_its_end_after_a_trigger", "two_players_have_the_same_end_conditions"]),
    (67, "points on credit", &["the_last_victory_point_chip_triggers_the_end_and_missing_ones_count_in_full", "customs_house_counts_points_on_credit"]),
    (68, "tie-break", &["equal_points_are_decided_by_doubloons_and_goods", "a_tie_to_the_last_is_shared"]),
    (69, "hidden chips", &["victory_point_chips_are_hidden_from_the_others_unless_open_vp"]),
    (70, "card doubloons", &["after_the_last_pick_each_unpicked_card_gets_one_more_doubloon", "two_players_pick_three_roles_each_in_turn_and_one_card_gets_the_doubloon"]),
    (71, "a role must be picked", &["a_role_must_be_picked_even_a_useless_one"]),
    (72, "prospector", &["f07_prospector_card_with_2_doubloons_pays_3"]),
    (74, "space of large buildings", &["a_large_building_needs_two_free_spaces", "a_fifth_large_building_fits_unless_large_max_4_is_on"]),
    (75, "twelve spaces with the hacienda", &["hacienda_may_fill_the_last_space_and_then_nothing_more_fits"]),
    (76, "office and full house", &["the_office_does_not_sell_into_a_full_house"]),
    (79, "end of loading", &["with_only_the_wharf_left_one_may_pass_and_still_load_later", "without_a_public_load_a_phase_of_passes_ends"]),
    (81, "one quarry", &["the_settler_with_a_hut_still_gets_one_quarry"]),
    (82, "no quarry left", &["without_quarries_privilege_and_hut_are_void"]),
    (83, "full island", &["a_full_island_gets_no_more_tiles"]),
    (84, "two players' order", &["two_players_pick_three_roles_each_in_turn_and_one_card_gets_the_doubloon"]),
    (87, "what is automatic", &["all_that_fits_is_kept_without_asking", "switch_strict_optional_asks_before_producing", "switch_strict_optional_allows_to_store_less"]),
    (88, "card doubloons at once", &["card_doubloons_go_to_the_chooser_at_once_and_can_pay_for_the_building"]),
    (89, "no act, no privilege", &["a_builder_who_builds_nothing_gets_no_doubloon", "the_trader_gets_one_more_only_if_he_sells", "a_craftsman_without_production_has_no_privilege", "a_captain_who_loads_nothing_gets_nothing"]),
    (90, "corn for 0", &["corn_is_sold_for_nothing_and_takes_a_place"]),
    (91, "places don't matter", &["equal_tiles_are_one_choice_since_their_place_has_no_effect", "buildings_stay_for_good_and_their_place_does_not_matter"]),
    (92, "no forgotten refill", &["the_ship_gets_at_least_as_many_as_players"]),
    (93, "not from the own San Juan", &["hospice_with_supply_and_ship_empty_does_nothing", "university_takes_from_the_ship_when_the_supply_is_empty"]),
    (100, "full island, nothing offered", &["a_full_island_gets_no_more_tiles"]),
    (102, "pool trigger", &["the_last_victory_point_chip_triggers_the_end_and_missing_ones_count_in_full"]),
];

/// The sources that hold the tests named above.
const SOURCES: &[&str] = &[
    include_str!("setup.rs"),
    include_str!("round.rs"),
    include_str!("settler.rs"),
    include_str!("mayor.rs"),
    include_str!("builder.rs"),
    include_str!("craftsman.rs"),
    include_str!("trader.rs"),
    include_str!("captain.rs"),
    include_str!("storage.rs"),
    include_str!("end.rs"),
];

fn is_test(name: &str) -> bool {
    let head = format!("#[test]\nfn {name}() ");
    SOURCES.iter().any(|source| source.contains(&head))
}

#[test]
fn every_line_of_the_base_game_is_ticked_by_a_test() {
    let numbers: Vec<u16> = LINES.iter().map(|line| line.0).collect();
    assert_eq!(
        numbers,
        (1..=145).collect::<Vec<_>>(),
        "line 146 is about expansions"
    );
    for (number, sentence, tests) in LINES.iter().chain(RULINGS) {
        assert!(!tests.is_empty(), "line {number} ({sentence}) has no test");
        for test in *tests {
            assert!(
                is_test(test),
                "line {number} ({sentence}) names `{test}`, which is no test"
            );
        }
    }
}

#[test]
fn every_worked_example_is_a_test() {
    let examples: Vec<String> = (1..=32).map(|number| format!("f{number:02}_")).collect();
    for example in examples.iter().map(String::as_str).chain(["f04x_"]) {
        assert!(
            SOURCES
                .iter()
                .any(|source| source.contains(&format!("#[test]\nfn {example}"))),
            "{example}"
        );
    }
}

#[test]
fn every_switch_is_tested() {
    let is_base = |switch: &puerto_rico::Switch| switch.expansion().is_none() && !switch.is_house_rule();
    for switch in puerto_rico::Switch::ALL.into_iter().filter(is_base) {
        let tested = SOURCES.iter().any(|source| source.contains(switch.key()));
        assert!(tested, "switch {switch} appears in no test");
    }
}
