//! The switches: which tests play them on, and which off.

use puerto_rico::Switch;

/// A switch, the tests with it on, and those with it off; empty if the first ones play both.
// One row per line, as in the table that it repeats, and never broken, so that both can be compared by eye.
#[rustfmt::skip]
pub const SWITCHES: &[(Switch, &[&str], &[&str])] = &[
    (Switch::OpenVictoryPoints, &["victory_point_chips_are_hidden_from_the_others_unless_open_vp"], &[]),
    (Switch::CountedVictoryPoints, &["counted_points_are_shown_with_the_switch_only"], &[]),
    (Switch::DuplicateProduction, &["switch_dup_production_allows_several_of_a_production_building"], &["each_kind_of_building_once_per_player"]),
    (Switch::AutoMayorPrivilege, &["switch_auto_mayor_privilege_takes_the_worker_without_asking"], &["the_privilege_worker_comes_from_the_supply_and_may_be_declined"]),
    (Switch::DeclineWorkers, &["switch_decline_workers_lets_a_ship_worker_be_refused_for_good", "decline_workers_lets_nobles_go_too"], &["without_the_switch_ship_workers_are_not_refused"]),
    (Switch::LargeMaxFour, &["a_fifth_large_building_fits_unless_large_max_4_is_on"], &[]),
    (Switch::StrictOptional, &["switch_strict_optional_asks_before_producing", "switch_strict_optional_allows_storing_less", "strict_optional_asks_about_forests_and_church", "strict_optional_asks_about_what_nobles_bring"], &["all_that_fits_is_kept_without_asking"]),
    (Switch::CornStartersPoorer, &["corn_starters_have_a_doubloon_less_only_with_the_house_rule"], &[]),
    (Switch::FactoryEight, &["factory_8_university_7_swaps_the_prices"], &[]),
    (Switch::DraftSmallFirst, &["draft_small_first_is_the_editions"], &[]),
    (Switch::ExcludeOfficeTradingPost, &["exclusions_keep_the_second_of_a_pair_out"], &[]),
    (Switch::ExcludeHaciendaForestHouse, &["exclusions_keep_the_second_of_a_pair_out"], &[]),
    (Switch::ForestDiscountNeedsOccupied, &["forest_discount_needs_occupied_only_with_the_switch"], &[]),
    (Switch::BlackMarketDiscard, &["black_market_discard_takes_worker_and_point_out_of_the_game"], &[]),
    (Switch::GuesthouseInMayor, &["guesthouse_in_mayor_is_the_editions"], &[]),
    (Switch::SpecialtyCountsPrivilege, &["specialty_counts_privilege_only_with_the_switch"], &[]),
    (Switch::LibraryCraftsmanDistinct, &["library_craftsman_distinct_asks_for_two_kinds"], &["library_doubles_the_craftsmans_good_same_or_different"]),
    (Switch::VictoryPointEndCaptainOnly, &["an_empty_pool_ends_the_game_in_any_phase_unless_the_table_says_otherwise", "plunder_may_take_the_last_points_and_end_the_game"], &[]),
    (Switch::LibraryTwoPlayersOnce, &["library_2p_once_doubles_the_first_privilege_of_a_round_only"], &[]),
    (Switch::BuccaneerMustAct, &["buccaneer_must_act_forbids_doing_nothing"], &["deeds_without_effect_are_not_offered_and_one_may_do_nothing"]),
    (Switch::FestivalExcludeByPlantation, &["festival_exclude_by_plantation_looks_at_the_crop_task"], &["the_building_is_one_of_3_points_but_no_plant_of_a_drawn_good"]),
    (Switch::FestivalCountsPrivilege, &["the_privilege_good_counts_only_with_festival_counts_privilege"], &[]),
    (Switch::BorrowExpansions, &["an_expansion_that_the_edition_lacks_is_refused_unless_borrowed"], &[]),
    (Switch::LandOfficeFaceUp, &["land_office_faceup_takes_from_the_row"], &[]),
    (Switch::HuntingLodgeMostFilled, &["x01_a_noble_in_the_hunting_lodge_needs_strictly_the_most_empty_spaces"], &[]),
    (Switch::VillaInstead, &["villa_instead_in_both_positions_with_the_ships_first_person"], &[]),
    (Switch::VillaNeedsPerson, &["villa_needs_person_is_the_editions"], &[]),
    (Switch::AskForced, &["switch_ask_forced_asks_about_a_single_loading", "with_ask_forced_each_place_with_workers_is_asked_about"], &["a_single_loading_is_carried_out_without_asking"]),
];
