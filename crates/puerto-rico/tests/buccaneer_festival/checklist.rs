//! The checklist of rule sentences about Buccaneer and Festival (section J of the rules reference) and the
//! open points of section D: which test ticks which line. A line without a test, or a name that is no test,
//! fails.

use puerto_rico::{Expansion, Switch};

/// Line number, the sentence in short, the tests that tick it.
#[rustfmt::skip]
const LINES: &[(u16, &str, &[&str])] = &[
    (202, "one more role card; token on it", &["the_buccaneer_is_one_card_more_and_its_token_lies_on_it"]),
    (203, "choosing it brings the token", &["choosing_it_brings_the_token_from_the_card_and_later_from_its_owner"]),
    (204, "only the chooser acts, one of four", &["only_the_chooser_acts", "deeds_without_effect_are_not_offered_and_nothing_may_be_done"]),
    (205, "piracy", &["x14_piracy_keeps_up_to_three_goods_and_empties_the_ship"]),
    (206, "plunder", &["x15_plunder_brings_a_point_for_each_good_and_empties_the_house"]),
    (207, "raid", &["x13_raid_leaves_as_many_as_players_and_puts_the_kept_ones_to_work", "a_raid_keeps_at_most_three_and_as_few_as_the_chooser_likes"]),
    (208, "capture: card and doubloons", &["x16_a_captured_card_pays_its_captor_when_another_seat_takes_it"]),
    (209, "capture: 3 from the bank", &["x16_a_captured_card_pays_its_captor_when_another_seat_takes_it"]),
    (210, "capture: played by the captor", &["x17_a_card_that_nobody_takes_is_played_by_its_captor_after_the_last_pick"]),
    (211, "no doubloon on the unpicked buccaneer", &["x18_no_doubloon_comes_to_the_buccaneer_and_its_owner_may_not_take_it"]),
    (212, "the token stays; its owner can't pick", &["x18_no_doubloon_comes_to_the_buccaneer_and_its_owner_may_not_take_it"]),
    (213, "crop task: one of five", &["the_tasks_are_drawn_before_the_first_row"]),
    (214, "production task: three of fifteen", &["three_goods_are_drawn_from_three_of_each_and_may_repeat"]),
    (215, "building task: one of the 3 VP buildings", &["the_building_is_one_of_3_points_but_no_plant_of_a_drawn_good", "with_new_buildings_the_building_comes_from_the_drafted_market"]),
    (216, "each task once, by the first", &["x21_the_first_builder_gets_3_points_and_the_tile_comes_back_for_sale", "the_crop_task_is_won_at_once_by_the_normal_tile_occupied_or_not"]),
    (217, "crop reward", &["x20_the_third_plantation_brings_workers_from_the_supply_only"]),
    (218, "production reward", &["x19_all_three_goods_in_one_phase_as_often_as_they_were_drawn"]),
    (219, "building reward", &["x21_the_first_builder_gets_3_points_and_the_tile_comes_back_for_sale"]),
    (220, "rewards lie in San Juan", &["workers_of_the_reward_wait_in_san_juan_for_the_next_mayor"]),
];

/// The rows of tables D.2 and D.4, in their order, and rows of section C that name the two.
#[rustfmt::skip]
const RULINGS: &[(&str, &[&str])] = &[
    ("D.2 two players", &["with_two_players_six_of_eight_cards_are_picked_and_both_others_get_a_doubloon"]),
    ("D.2 later picks of the captor", &["with_two_players_the_captor_may_not_use_a_later_pick_on_the_captured_card"]),
    ("D.2 capture as the last pick", &["a_capture_as_the_last_pick_is_played_at_once"]),
    ("D.2 options without effect, doing nothing", &["deeds_without_effect_are_not_offered_and_nothing_may_be_done", "buccaneer_must_act_forbids_doing_nothing"]),
    ("D.2 piracy max 3", &["piracy_keeps_no_more_than_there_is_and_asks_which_ship"]),
    ("D.2 piracy on the wharf", &["piracy_keeps_no_more_than_there_is_and_asks_which_ship"]),
    ("D.2 raid with Nobles: who leaves", &["with_nobles_the_chooser_says_whether_the_noble_leaves_the_ship", "the_noble_alone_may_leave_and_too_few_persons_are_not_raided", "without_a_noble_aboard_a_raid_asks_nothing_new"]),
    ("D.2 raid with Nobles: who is kept", &["with_nobles_the_chooser_says_who_is_kept_and_where_each_goes", "a_raided_noble_that_finds_no_circle_goes_to_the_nobles_supply", "a_raided_noble_works_as_a_noble_at_once"]),
    ("D.2 raid: fewer empty circles", &["x13_raid_leaves_as_many_as_players_and_puts_the_kept_ones_to_work", "a_raid_without_an_empty_circle_brings_all_to_the_supply"]),
    ("D.2 raid and game end", &["a_raid_triggers_no_end"]),
    ("D.2 plunder and VP pool", &["plunder_may_take_the_last_points_and_end_the_game"]),
    ("D.2 captured prospector", &["one_of_two_prospectors_is_captured"]),
    ("D.2 capture after the end was triggered", &["a_captured_role_is_played_even_after_the_end_was_triggered"]),
    ("D.2 library", &["a_library_does_not_double_a_deed", "a_library_doubles_a_role_that_is_played_late"]),
    ("D.2 house of fewer than four", &["plunder_takes_two_equal_goods_and_a_full_house_too"]),
    ("D.2 emptied ship", &["goods_of_piracy_are_kept_without_limit_until_the_next_storage"]),
    ("D.2 coins on the captured card", &["x16_a_captured_card_pays_its_captor_when_another_seat_takes_it"]),
    ("D.2 late role and governor", &["a_late_role_does_not_move_the_governor_card_otherwise"]),
    ("D.2 guesthouse", &["guests_may_move_before_the_deed", "a_raided_worker_may_go_to_the_guesthouse"]),
    ("D.4 when checked", &["the_crop_task_is_won_at_once_by_the_normal_tile_occupied_or_not", "the_hospice_comes_after_the_reward", "the_points_come_after_the_black_market_is_paid"]),
    ("D.4 several in one craftsman phase", &["turn_order_decides_among_several_producers", "goods_of_the_task_are_back_before_the_next_seat_produces"]),
    ("D.4 privilege good, aqueduct", &["the_privilege_good_counts_only_with_festival_counts_privilege", "aqueduct_goods_count"]),
    ("D.4 fewer than 3 in the supply", &["x20_the_third_plantation_brings_workers_from_the_supply_only"]),
    ("D.4 workers in San Juan", &["workers_of_the_reward_wait_in_san_juan_for_the_next_mayor"]),
    ("D.4 reward declined", &["with_everything_optional_the_rewards_still_come_by_themselves"]),
    ("D.4 two players", &["the_drawn_tile_is_one_copy_less_for_sale"]),
    ("D.4 production building drawn", &["the_drawn_tile_is_one_copy_less_for_sale"]),
    ("D.4 VP pool", &["the_building_task_may_take_the_last_points"]),
    ("D.4 late role, raid", &["a_task_may_be_won_in_a_role_that_is_played_late_and_after_a_raid"]),
    ("C-65 points end the game in any phase", &["plunder_may_take_the_last_points_and_end_the_game", "the_building_task_may_take_the_last_points"]),
    ("C-66 end after a captured role", &["a_captured_role_is_played_even_after_the_end_was_triggered"]),
    ("C-70 doubloons on unpicked cards", &["x18_no_doubloon_comes_to_the_buccaneer_and_its_owner_may_not_take_it"]),
    ("exclusion of production buildings", &["festival_exclude_by_plantation_looks_at_the_crop_task"]),
];

/// The sources that hold the tests named above.
const SOURCES: &[&str] = &[include_str!("buccaneer.rs"), include_str!("festival.rs")];

fn is_test(start: &str) -> bool {
    let head = format!("#[test]\nfn {start}");
    SOURCES.iter().any(|source| source.contains(&head))
}

#[test]
fn every_line_is_ticked_by_a_test() {
    let numbers: Vec<u16> = LINES.iter().map(|line| line.0).collect();
    assert_eq!(numbers, (202..=220).collect::<Vec<_>>());
    let lines = LINES.iter().map(|(_, sentence, tests)| (sentence, tests));
    let rulings = RULINGS.iter().map(|(row, tests)| (row, tests));
    for (sentence, tests) in lines.chain(rulings) {
        assert!(!tests.is_empty(), "`{sentence}` has no test");
        for test in *tests {
            assert!(
                is_test(&format!("{test}() ")),
                "`{sentence}` names `{test}`, which is no test"
            );
        }
    }
}

#[test]
fn every_case_of_the_reference_is_a_test() {
    for number in 13..=21 {
        assert!(is_test(&format!("x{number}_")), "X{number}");
    }
}

#[test]
fn every_switch_about_the_two_is_tested() {
    let of_the_two = |switch: &Switch| {
        matches!(
            switch.expansion(),
            Some(Expansion::Buccaneer | Expansion::Festival)
        )
    };
    for switch in Switch::ALL.into_iter().filter(of_the_two) {
        let tested = SOURCES.iter().any(|source| source.contains(switch.key()));
        assert!(tested, "switch {switch} appears in no test");
    }
}
