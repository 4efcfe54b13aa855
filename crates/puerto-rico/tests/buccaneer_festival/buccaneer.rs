//! Buccaneer (checklist 202 to 212).

use puerto_rico::{Decision, EndReason, Event, Refusal, Role, RoleCard};
use tabletop::Seat;

use crate::table::{Editor, Table};

/// A table with the Buccaneer, seat 0 picks a role.
pub(super) fn table(players: usize, switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let setup = format!("players={players} edition=2020 expansions=buccaneer {switches}");
    Table::at(&setup, edit)
}

/// The same as it starts.
pub(super) fn plain(players: usize) -> Table {
    table(players, "", |p| p)
}

pub(super) fn token(table: &Table) -> Option<usize> {
    table
        .position()
        .buccaneer
        .unwrap_or_default()
        .token
        .map(Seat::index)
}

/// Role cards in the game, by their words.
pub(super) fn cards(table: &Table) -> Vec<&'static str> {
    table.state.cards().map(RoleCard::key).collect()
}

#[test]
fn the_buccaneer_is_one_more_card_with_its_token_on_it() {
    for (players, count) in [(2, 8), (3, 7), (4, 8), (5, 9)] {
        let table = plain(players);
        assert_eq!(cards(&table).len(), count);
        assert_eq!(cards(&table).last(), Some(&"buccaneer"));
        assert_eq!(token(&table), None);
    }
    let mut base = Table::new("players=3");
    assert_eq!(base.refuse("0 role buccaneer"), Refusal::NoSuchCard);
}

#[test]
fn choosing_it_takes_the_token_from_the_card_and_later_from_its_owner() {
    let mut table = plain(3);
    let events = table.play("0 role buccaneer");
    assert_eq!(token(&table), Some(0));
    assert!(events.contains(&Event::TokenTaken {
        seat: Seat::new(0),
        from: None
    }));
    table.play("0 pass");
    for line in ["1 role settler", "2 role builder"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!((table.round(), token(&table)), (2, Some(0)), "the token stays");
    let events = table.play("1 role buccaneer");
    assert_eq!(token(&table), Some(1));
    assert!(events.contains(&Event::TokenTaken {
        seat: Seat::new(1),
        from: Some(Seat::new(0))
    }));
}

#[test]
fn only_the_chooser_acts() {
    let mut table = table(4, "", |p| p.ship(5, "2 corn").house("coffee"));
    table.play("0 role buccaneer");
    assert_eq!(table.state.decision(), Decision::Deed(Seat::new(0)));
    table.play("0 deed plunder");
    assert_eq!(table.state.decision(), Decision::ChooseRole(Seat::new(1)));
    let ordinary = |table: &Table| (1..4).all(|seat| table.points(seat) == 0 && table.goods(seat).is_empty());
    assert!(ordinary(&table), "the others get nothing");
}

#[test]
fn x14_piracy_keeps_up_to_three_goods_and_empties_the_ship() {
    let start = table(3, "", |p| p.ship(6, "5 sugar").goods(0, "1 sugar"));
    let supply = start.supply("sugar");
    for kept in 0..=3 {
        let mut table = start.clone();
        table.play("0 role buccaneer");
        table.play("0 deed piracy");
        assert_eq!(
            table.legal(),
            ["loot 0", "loot 1", "loot 2", "loot 3"],
            "one ship only"
        );
        assert_eq!(table.refuse("0 loot 4"), Refusal::LootLimit { most: 3 });
        assert_eq!(table.refuse("0 pass"), Refusal::MustDecide);
        table.play(&format!("0 loot {kept}"));
        assert_eq!(table.goods(0), format!("{} sugar", 1 + kept));
        assert_eq!(table.supply("sugar"), supply + 5 - kept);
        assert_eq!(table.ship(6), "");
        assert_eq!(table.points(0), 0, "piracy is no loading");
    }
}

#[test]
fn piracy_keeps_no_more_than_there_is_and_asks_which_ship() {
    let mut table = table(3, "", |p| p.ship(4, "2 corn").ship(6, "1 coffee"));
    table.play("0 role buccaneer");
    table.play("0 deed piracy");
    assert_eq!(table.legal(), ["rob 4", "rob 6"]);
    assert_eq!(table.refuse("0 rob 5"), Refusal::ShipEmpty);
    assert_eq!(table.refuse("0 rob 8"), Refusal::NoSuchShip);
    table.play("0 rob 4");
    assert_eq!(table.refuse("0 loot 3"), Refusal::LootLimit { most: 2 });
    table.play("0 loot 2");
    assert_eq!(table.goods(0), "2 corn");
    assert_eq!(
        (table.ship(4), table.ship(6)),
        (String::new(), "1 coffee".to_owned())
    );
}

#[test]
fn goods_of_piracy_are_kept_without_limit_until_the_next_storage() {
    let mut table = table(3, "", |p| {
        p.ship(4, "4 tobacco")
            .ship(5, "5 indigo")
            .ship(6, "6 sugar")
            .goods(0, "2 coffee")
    });
    table.play("0 role buccaneer");
    table.play("0 deed piracy");
    table.play("0 rob 4");
    table.play("0 loot 3");
    assert_eq!(table.goods(0), "3 tobacco 2 coffee");
    table.play("1 role captain");
    // The emptied ship takes any kind again, coffee too.
    assert_eq!(table.asked(), Some(0));
    assert_eq!(table.legal(), ["load tobacco 4", "load coffee 4"]);
    table.play("0 load coffee 4");
    assert_eq!(table.ship(4), "2 coffee");
    assert_eq!(table.asked(), Some(2), "one tobacco was kept, two went back");
    assert_eq!(table.goods(0), "1 tobacco");
}

#[test]
fn x15_plunder_brings_a_point_for_each_good_and_empties_the_house() {
    let mut table = table(3, "", |p| p.house("corn sugar coffee"));
    let (pool, coffee) = (table.pool(), table.supply("coffee"));
    table.play("0 role buccaneer");
    let events = table.play("0 deed plunder");
    assert_eq!((table.points(0), table.pool()), (3, pool - 3));
    assert_eq!((table.house().as_str(), table.supply("coffee")), ("", coffee + 1));
    assert!(
        matches!(events[..], [Event::HousePlundered { points: 3, .. }]),
        "{events:?}"
    );
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn plunder_takes_two_equal_goods_and_a_full_house_too() {
    let mut table = table(3, "", |p| p.house("corn corn indigo sugar"));
    table.play("0 role buccaneer");
    table.play("0 deed plunder");
    assert_eq!((table.points(0), table.house().as_str()), (4, ""));
}

#[test]
fn plunder_may_take_the_last_points_and_end_the_game() {
    let with = |switches| table(3, switches, |p| p.pool(2).house("corn sugar coffee"));
    let mut ends = with("");
    ends.play("0 role buccaneer");
    ends.play("0 deed plunder");
    assert_eq!(ends.state.end(), Some(EndReason::VictoryPoints));
    assert_eq!(
        (ends.points(0), ends.pool()),
        (3, 0),
        "the third point is on credit"
    );
    let mut goes_on = with("vp_end_captain_only");
    goes_on.play("0 role buccaneer");
    goes_on.play("0 deed plunder");
    assert_eq!(goes_on.state.end(), None);
}

#[test]
fn x18_the_buccaneer_gets_no_doubloon_and_its_owner_may_not_take_it() {
    let mut table = plain(3);
    table.play("0 role buccaneer");
    table.play("0 pass");
    for line in ["1 role settler", "2 role builder", "1 role mayor"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!(
        (table.round(), table.card("buccaneer"), table.card("captain")),
        (2, 0, 1)
    );
    for line in ["2 role craftsman", "0 role settler"] {
        if line.starts_with('0') {
            assert_eq!(table.refuse("0 role buccaneer"), Refusal::HasToken);
            assert!(!table.legal().contains(&"role buccaneer".to_owned()));
        }
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!(table.round(), 3);
    assert_eq!(
        (table.card("buccaneer"), token(&table)),
        (0, Some(0)),
        "nobody took it"
    );
    for line in ["2 role craftsman", "0 role builder", "1 role buccaneer"] {
        if line.starts_with('0') {
            assert_eq!(table.refuse("0 role buccaneer"), Refusal::HasToken, "still his");
        }
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!(token(&table), Some(1));
}

#[test]
fn deeds_without_effect_are_not_offered_and_one_may_do_nothing() {
    let mut table = plain(3);
    table.play("0 role buccaneer");
    assert_eq!(
        table.legal(),
        ["pass", "deed capture"],
        "ships and house are empty"
    );
    assert_eq!(table.refuse("0 deed piracy"), Refusal::ShipsEmpty);
    assert_eq!(table.refuse("0 deed plunder"), Refusal::TradingHouseEmpty);
    assert_eq!(table.refuse("0 deed raid"), Refusal::NoWorkerToRaid { stay: 3 });
    let events = table.play("0 pass");
    assert_eq!(
        events,
        [Event::Passed {
            seat: Seat::new(0),
            role: Role::Buccaneer
        }]
    );
    assert_eq!(
        (token(&table), table.asked()),
        (Some(0), Some(1)),
        "the token is gained"
    );
}

#[test]
fn buccaneer_must_act_forbids_doing_nothing() {
    let mut some = table(3, "buccaneer_must_act", |p| p.house("corn"));
    some.play("0 role buccaneer");
    assert_eq!(some.legal(), ["deed plunder", "deed capture"]);
    assert_eq!(some.refuse("0 pass"), Refusal::MustDecide);
    let mut only = table(3, "buccaneer_must_act", |p| p);
    only.play("0 role buccaneer");
    assert_eq!(
        only.state.decision(),
        Decision::Capture(Seat::new(0)),
        "a single deed"
    );
    let mut may = table(3, "", |p| p.house("corn"));
    may.play("0 role buccaneer");
    assert_eq!(may.legal(), ["pass", "deed plunder", "deed capture"]);
}

#[test]
fn with_two_players_six_of_eight_cards_are_picked_and_both_others_get_a_doubloon() {
    let mut table = plain(2);
    for line in [
        "0 role buccaneer",
        "1 role settler",
        "0 role builder",
        "1 role craftsman",
        "0 role trader",
        "1 role mayor",
    ] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!(table.round(), 2);
    assert_eq!((table.card("captain"), table.card("prospector")), (1, 1));
    assert_eq!(table.card("settler"), 0);
    for line in [
        "1 role captain",
        "0 role settler",
        "1 role builder",
        "0 role craftsman",
        "1 role trader",
        "0 role mayor",
    ] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!(
        (table.round(), table.card("buccaneer"), table.card("prospector")),
        (3, 0, 2)
    );
}

/// A table with New Buildings too; the market holds guesthouse and library.
pub(super) fn with_new_buildings(
    players: usize,
    switches: &str,
    edit: impl FnOnce(&mut Editor) -> &mut Editor,
) -> Table {
    let market = "small_market,hacienda,construction_hut,small_warehouse,guesthouse,office,large_market,\
                  large_warehouse,factory,university,library,wharf,guild_hall,residence,fortress,\
                  customs_house,city_hall";
    let setup = format!(
        "players={players} edition=2020 expansions=new_buildings,buccaneer market={market} {switches}"
    );
    Table::at(&setup, edit)
}

#[test]
fn a_library_does_not_double_a_deed() {
    let mut table = with_new_buildings(3, "", |p| {
        p.city(0, "library:1")
            .house("corn sugar")
            .ship(6, "6 coffee")
            .money(0, 0)
    });
    let mut piracy = table.clone();
    table.play("0 role buccaneer");
    table.play("0 deed plunder");
    assert_eq!(table.points(0), 2);
    piracy.play("0 role buccaneer");
    piracy.play("0 deed piracy");
    assert_eq!(piracy.refuse("0 loot 4"), Refusal::LootLimit { most: 3 });
}

#[test]
fn guests_have_no_window_before_a_deed_that_they_cannot_change() {
    let mut table = with_new_buildings(3, "", |p| {
        p.city(0, "guesthouse:1 library:0")
            .tiles(0, "1/1 corn")
            .workers_ship(6)
            .money(0, 0)
    });
    table.play("0 role buccaneer");
    assert_eq!(table.state.decision(), Decision::Deed(Seat::new(0)));
}

#[test]
fn token_and_capture_are_open_to_everybody() {
    let mut table = plain(3);
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    for observer in [None, Some(0), Some(2)] {
        let buccaneer = table.view(observer).buccaneer.expect("the expansion is in play");
        assert_eq!(buccaneer.token, Some(Seat::new(0)));
        assert_eq!(buccaneer.captured, Some(RoleCard::Craftsman));
    }
    assert_eq!(Table::new("players=3").view(None).buccaneer, None);
}
