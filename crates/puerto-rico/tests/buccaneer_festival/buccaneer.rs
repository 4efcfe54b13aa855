//! Buccaneer (checklist 202 to 212; sections D.1 and D.2 of the rules reference).

use puerto_rico::{Building, Decision, EndReason, Event, Place, Raid, Refusal, Role, RoleCard, Window};
use tabletop::Seat;

use crate::table::{Editor, Table};

/// A table with the Buccaneer, seat 0 picks a role.
fn table(players: usize, switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let setup = format!("players={players} edition=2020 expansions=buccaneer {switches}");
    Table::at(&setup, edit)
}

/// The same as it starts.
fn plain(players: usize) -> Table {
    table(players, "", |p| p)
}

fn token(table: &Table) -> Option<usize> {
    table.position().buccaneer.token.map(Seat::index)
}

/// Role cards in the game, by their words.
fn cards(table: &Table) -> Vec<&'static str> {
    table.state.cards().map(RoleCard::key).collect()
}

#[test]
fn the_buccaneer_is_one_card_more_and_its_token_lies_on_it() {
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
fn choosing_it_brings_the_token_from_the_card_and_later_from_its_owner() {
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
        "the third point stands on credit"
    );
    let mut goes_on = with("vp_end_captain_only");
    goes_on.play("0 role buccaneer");
    goes_on.play("0 deed plunder");
    assert_eq!(goes_on.state.end(), None);
}

#[test]
fn x13_raid_leaves_as_many_as_players_and_puts_the_kept_ones_to_work() {
    let mut table = table(3, "", |p| {
        p.workers_ship(7).tiles(0, "1/0 indigo").city(0, "hacienda:0")
    });
    let supply = table.worker_supply();
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    assert_eq!(table.legal(), ["pass", "raid indigo", "raid hacienda"]);
    table.play("0 raid hacienda");
    assert_eq!(table.refuse("0 raid hacienda"), Refusal::NoEmptyCircle);
    assert_eq!(table.refuse("0 raid office"), Refusal::NoSuchPlace);
    let events = table.play("0 raid indigo");
    assert!(
        events.contains(&Event::RaidedWorkersReturned {
            seat: Seat::new(0),
            workers: 2,
            nobles: 0
        }),
        "{events:?}"
    );
    assert_eq!((table.worker_ship(), table.worker_supply()), (3, supply + 2));
    assert_eq!(
        (table.tile(0, "indigo"), table.city(0, "hacienda")),
        ((1, 1), Some(1))
    );
    assert_eq!(table.idle(0), 0, "never in San Juan");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn a_raid_keeps_at_most_three_and_as_few_as_the_chooser_likes() {
    let start = table(4, "", |p| p.workers_ship(9).tiles(0, "5/0 corn"));
    let supply = start.worker_supply();
    let mut most = start.clone();
    most.play("0 role buccaneer");
    most.play("0 deed raid");
    for _ in 0..3 {
        most.play("0 raid corn");
    }
    assert_eq!((most.tile(0, "corn"), most.worker_supply()), ((5, 3), supply + 2));
    let mut none = start;
    none.play("0 role buccaneer");
    none.play("0 deed raid");
    none.play("0 pass");
    assert_eq!((none.tile(0, "corn"), none.worker_supply()), ((5, 0), supply + 5));
    assert_eq!(none.worker_ship(), 4);
}

#[test]
fn a_raid_without_an_empty_circle_brings_all_to_the_supply() {
    let mut table = table(3, "", |p| p.workers_ship(5).tiles(0, "1/1 corn"));
    let supply = table.worker_supply();
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    assert_eq!((table.worker_ship(), table.worker_supply()), (3, supply + 2));
    assert_eq!(table.asked(), Some(1));
}

/// A raid with Nobles: seat 0 of three has begun it; four workers and a noble are aboard.
fn raid_with_nobles(edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let mut table = Table::at(setup, |p| edit(p.workers_ship(4)));
    assert_eq!((table.worker_ship(), table.noble_ship()), (4, 1));
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    table
}

#[test]
fn with_nobles_the_chooser_says_whether_the_noble_leaves_the_ship() {
    let start = raid_with_nobles(|p| p.tiles(0, "3/0 corn"));
    assert_eq!(start.state.decision(), Decision::RaidPersons(Seat::new(0)));
    assert_eq!(start.legal(), ["worker", "noble"]);
    let mut stays = start.clone();
    assert_eq!(stays.refuse("0 pass"), Refusal::MustDecide);
    assert_eq!(stays.refuse("0 raid corn"), Refusal::OtherDecision);
    let events = stays.play("0 worker");
    let raided = |workers, nobles| Event::WorkersRaided {
        seat: Seat::new(0),
        workers,
        nobles,
    };
    assert_eq!(events, [raided(2, 0)]);
    assert_eq!((stays.worker_ship(), stays.noble_ship()), (2, 1));
    assert_eq!(stays.legal(), ["pass", "raid corn"], "no noble in hand");
    assert_eq!(stays.refuse("0 raid noble corn"), Refusal::NotRaided);
    let mut leaves = start;
    let supply = (leaves.worker_supply(), leaves.noble_supply());
    assert_eq!(leaves.play("0 noble"), [raided(1, 1)]);
    assert_eq!((leaves.worker_ship(), leaves.noble_ship()), (3, 0));
    assert_eq!(
        (leaves.worker_supply(), leaves.noble_supply()),
        (supply.0 + 1, supply.1 + 1),
        "until they go to work"
    );
}

#[test]
fn with_nobles_the_chooser_says_who_is_kept_and_where_each_goes() {
    let start = raid_with_nobles(|p| p.tiles(0, "1/0 corn").city(0, "chapel:0 office:0"));
    let supply = (start.worker_supply(), start.noble_supply());
    let mut both = start.clone();
    both.play("0 noble");
    assert_eq!(
        both.legal(),
        [
            "pass",
            "raid corn",
            "raid office",
            "raid chapel",
            "raid noble corn",
            "raid noble office",
            "raid noble chapel"
        ]
    );
    let events = both.play("0 raid noble chapel");
    assert_eq!(
        events,
        [Event::RaidedWorkerPlaced {
            seat: Seat::new(0),
            place: Place::Building(Building::Chapel),
            noble: true
        }]
    );
    assert_eq!(both.legal(), ["pass", "raid corn", "raid office"]);
    assert_eq!(
        both.refuse("0 raid noble corn"),
        Refusal::NotRaided,
        "there was one"
    );
    both.play("0 raid corn");
    assert_eq!((both.noble_count(0), both.nobles_at(0, "chapel")), (1, 1));
    assert_eq!((both.worker_count(0), both.tile(0, "corn")), (2, (1, 1)));
    assert_eq!((both.worker_supply(), both.noble_supply()), supply);
    assert_eq!(both.asked(), Some(1));
    let mut worker = start;
    worker.play("0 noble");
    worker.play("0 raid chapel");
    assert_eq!(
        worker.refuse("0 raid corn"),
        Refusal::NotRaided,
        "the only worker works"
    );
    let events = worker.play("0 pass");
    assert_eq!(
        events[0],
        Event::RaidedWorkersReturned {
            seat: Seat::new(0),
            workers: 0,
            nobles: 1
        }
    );
    assert_eq!((worker.noble_count(0), worker.noble_supply()), (0, supply.1 + 1));
}

#[test]
fn a_raided_noble_that_finds_no_circle_goes_to_the_nobles_supply() {
    let mut table = raid_with_nobles(|p| p.tiles(0, "1/1 corn"));
    let supply = (table.worker_supply(), table.noble_supply());
    table.play("0 noble");
    assert_eq!(
        (table.worker_supply(), table.noble_supply()),
        (supply.0 + 1, supply.1 + 1)
    );
    assert_eq!((table.idle(0), table.asked()), (0, Some(1)), "never in San Juan");
}

#[test]
fn the_noble_alone_may_leave_and_too_few_persons_are_not_raided() {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let at = |workers| Table::at(setup, |p| p.workers_ship(workers).tiles(0, "1/0 corn"));
    let mut one = at(3);
    one.play("0 role buccaneer");
    one.play("0 deed raid");
    one.play("0 noble");
    assert_eq!((one.worker_ship(), one.noble_ship()), (3, 0));
    assert_eq!(one.legal(), ["pass", "raid noble corn"]);
    one.play("0 raid noble corn");
    assert_eq!((one.noble_count(0), one.worker_count(0)), (1, 1));
    let mut none = at(2);
    none.play("0 role buccaneer");
    assert_eq!(none.refuse("0 deed raid"), Refusal::NoWorkerToRaid { stay: 3 });
}

#[test]
fn without_a_noble_aboard_a_raid_asks_nothing_new() {
    let setup = "players=3 edition=2020 expansions=nobles,buccaneer";
    let mut table = Table::at(setup, |p| p.workers_ship(5).nobles_ship(0).tiles(0, "2/0 corn"));
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    let raid = Raid {
        in_hand: 2,
        nobles: 0,
        may_keep: 2,
    };
    assert_eq!(table.state.decision(), Decision::PlaceRaided(Seat::new(0), raid));
    assert_eq!(table.legal(), ["pass", "raid corn"]);
}

#[test]
fn a_raided_noble_works_as_a_noble_at_once() {
    let mut table = raid_with_nobles(|p| p.tiles(0, "1/1 indigo").city(0, "chapel:0"));
    table.play("0 noble");
    table.play("0 raid noble chapel");
    let points = table.points(0);
    table.play("1 role craftsman");
    assert_eq!(
        table.points(0),
        points + 1,
        "the chapel's point, not its doubloon"
    );
}

#[test]
fn a_raid_triggers_no_end() {
    let mut table = table(3, "", |p| {
        p.workers_ship(4).workers_supply(0).tiles(0, "1/0 corn")
    });
    table.play("0 role buccaneer");
    table.play("0 deed raid");
    table.play("0 raid corn");
    assert_eq!((table.worker_supply(), table.state.end()), (0, None));
}

#[test]
fn x16_a_captured_card_pays_its_captor_when_another_seat_takes_it() {
    let mut table = table(3, "", |p| {
        p.money(0, 1).money(1, 0).card("trader", 2).goods(1, "1 coffee")
    });
    table.play("0 role buccaneer");
    table.play("0 deed capture");
    let events = table.play("0 capture trader");
    assert_eq!(
        events,
        [Event::RoleCaptured {
            seat: Seat::new(0),
            card: RoleCard::Trader,
            doubloons: 2
        }]
    );
    assert_eq!((table.money(0), table.card("trader")), (3, 0));
    assert_eq!(table.state.capture(), Some((RoleCard::Trader, Seat::new(0))));
    let events = table.play("1 role trader");
    assert!(
        matches!(events[0], Event::RoleChosen { doubloons: 0, .. }),
        "{events:?}"
    );
    assert_eq!(table.money(0), 6, "3 from the bank");
    assert_eq!(table.state.capture(), None);
    table.play("1 sell coffee");
    assert_eq!(table.money(1), 5, "the taker is the chooser, with the privilege");
    table.play("2 role mayor");
    table.skip_to_choosing();
    assert_eq!((table.round(), table.card("trader")), (2, 0), "the card was used");
    assert_eq!(table.card("settler"), 1);
}

#[test]
fn x17_a_card_that_nobody_takes_is_played_by_its_captor_after_the_last_pick() {
    let mut table = table(3, "", |p| p.goods(0, "1 coffee").money(0, 0));
    table.play("0 role buccaneer");
    table.play("0 deed capture");
    table.play("0 capture trader");
    table.play("1 role mayor");
    table.skip_to_choosing();
    table.play("2 role builder");
    while table.asked() != Some(0)
        || table
            .state
            .phase()
            .is_some_and(|phase| phase.role == Role::Builder)
    {
        let seat = table.asked().unwrap();
        table.play(&format!("{seat} pass"));
    }
    let phase = table.state.phase().expect("the late phase");
    assert_eq!((phase.role, phase.chooser), (Role::Trader, Seat::new(0)));
    table.play("0 sell coffee");
    assert_eq!(table.money(0), 5, "as the chooser, with the privilege");
    assert_eq!(table.round(), 2);
    assert_eq!(
        (table.card("trader"), table.card("settler")),
        (0, 1),
        "used: no coin"
    );
}

#[test]
fn others_act_in_a_role_that_is_played_late() {
    let mut table = table(3, "", |p| p.goods(1, "1 coffee").money(1, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture trader"] {
        table.play(line);
    }
    for line in ["1 role craftsman", "2 role settler"] {
        table.play(line);
        while table
            .state
            .phase()
            .is_some_and(|phase| phase.role != Role::Trader)
            && matches!(
                table.state.decision(),
                Decision::TakeTile(_) | Decision::CraftsmanPrivilege(_)
            )
        {
            let seat = table.asked().unwrap();
            table.play(&format!("{seat} pass"));
        }
        while table.state.decision() == Decision::RevealPlantation {
            let outcome = table.outcomes()[0].replace("draw ", "");
            table.draw(&outcome);
        }
    }
    assert_eq!(table.state.decision(), Decision::Sell(Seat::new(1)));
    table.play("1 sell coffee");
    assert_eq!((table.money(1), table.round()), (4, 2));
}

#[test]
fn a_capture_as_the_last_pick_is_played_at_once() {
    let mut table = plain(3);
    table.play("0 role builder");
    table.skip_to_choosing();
    table.play("1 role mayor");
    table.skip_to_choosing();
    table.play("2 role buccaneer");
    table.play("2 deed capture");
    let events = table.play("2 capture craftsman");
    assert!(
        events.contains(&Event::CapturedRolePlayed {
            seat: Seat::new(2),
            card: RoleCard::Craftsman
        }),
        "{events:?}"
    );
    table.skip_to_choosing();
    assert_eq!((table.round(), table.card("craftsman")), (2, 0));
}

#[test]
fn x18_no_doubloon_comes_to_the_buccaneer_and_its_owner_may_not_take_it() {
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
fn deeds_without_effect_are_not_offered_and_nothing_may_be_done() {
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

#[test]
fn with_two_players_the_captor_may_not_use_a_later_pick_on_the_captured_card() {
    let mut table = plain(2);
    for line in [
        "0 role buccaneer",
        "0 deed capture",
        "0 capture prospector",
        "1 role settler",
    ] {
        table.play(line);
    }
    table.skip_to_choosing();
    assert_eq!(table.refuse("0 role prospector"), Refusal::OwnCapture);
    assert!(!table.legal().contains(&"role prospector".to_owned()));
    for line in ["0 role builder", "1 role craftsman", "0 role trader"] {
        table.play(line);
        table.skip_to_choosing();
    }
    let money = table.money(0);
    table.play("1 role mayor");
    table.skip_to_choosing();
    assert_eq!((table.round(), table.money(0)), (2, money + 1), "played late");
    assert_eq!((table.card("prospector"), table.card("captain")), (0, 1));
}

#[test]
fn one_of_two_prospectors_is_captured() {
    let mut table = table(5, "", |p| p.card("second_prospector", 2).money(0, 0).money(1, 0));
    for line in [
        "0 role buccaneer",
        "0 deed capture",
        "0 capture second_prospector",
    ] {
        table.play(line);
    }
    assert_eq!(table.money(0), 2);
    table.play("1 role prospector");
    assert_eq!((table.money(0), table.money(1)), (2, 1), "the other one is free");
    table.play("2 role second_prospector");
    assert_eq!(table.money(0), 5);
}

#[test]
fn the_buccaneer_captures_no_taken_card_and_not_itself() {
    let mut table = plain(3);
    table.play("0 role settler");
    table.skip_to_choosing();
    table.play("1 role buccaneer");
    table.play("1 deed capture");
    assert_eq!(table.refuse("1 capture buccaneer"), Refusal::CapturesItself);
    assert_eq!(table.refuse("1 capture prospector"), Refusal::NoSuchCard);
    let by = Seat::new(0);
    assert_eq!(table.refuse("1 capture settler"), Refusal::RoleTaken { by });
    assert_eq!(table.refuse("1 pass"), Refusal::MustDecide);
}

#[test]
fn a_captured_role_is_played_even_after_the_end_was_triggered() {
    let mut table = table(3, "", |p| p.ended(EndReason::City).money(0, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    table.play("1 role builder");
    table.skip_to_choosing();
    table.play("2 role settler");
    let events = table.skip_to_choosing();
    assert!(table.is_over());
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::CapturedRolePlayed { .. })),
        "{events:?}"
    );
}

#[test]
fn a_late_role_does_not_move_the_governor_card_otherwise() {
    let mut table = plain(3);
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    for line in ["1 role builder", "2 role mayor"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert_eq!((table.round(), table.state.governor()), (2, Seat::new(1)));
    assert_eq!(table.asked(), Some(1));
}

/// A table with New Buildings too; the market holds guesthouse and library.
fn with_new_buildings(
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
fn a_library_doubles_a_role_that_is_played_late() {
    let mut table = with_new_buildings(2, "library_2p_once", |p| p.city(0, "library:1").money(0, 0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture prospector"] {
        table.play(line);
    }
    for line in ["1 role craftsman", "0 role trader", "1 role captain"] {
        table.play(line);
        table.skip_to_choosing();
    }
    assert!(
        table.position().library_used.contains(Seat::new(0)),
        "used up by the trader, not by the buccaneer"
    );
    table.play("0 role builder");
    table.skip_to_choosing();
    table.play("1 role mayor");
    table.skip_to_choosing();
    assert_eq!(
        table.money(0),
        1,
        "the second privilege of the round is not doubled"
    );
}

#[test]
fn guests_may_move_before_the_deed() {
    let mut table = with_new_buildings(3, "", |p| {
        p.city(0, "guesthouse:1 library:0")
            .tiles(0, "1/1 corn")
            .money(0, 0)
    });
    table.play("0 role buccaneer");
    assert_eq!(
        table.state.decision(),
        Decision::Guesthouse(Seat::new(0), Window::Buccaneer)
    );
    table.play("0 guest library");
    assert_eq!(table.state.decision(), Decision::Deed(Seat::new(0)));
    assert_eq!(table.city(0, "library"), Some(1));
}

#[test]
fn a_raided_worker_may_go_to_the_guesthouse() {
    let mut table = with_new_buildings(3, "", |p| {
        p.city(0, "guesthouse:0").tiles(0, "1/1 corn").workers_ship(6)
    });
    for line in [
        "0 role buccaneer",
        "0 deed raid",
        "0 raid guesthouse",
        "0 raid guesthouse",
    ] {
        table.play(line);
    }
    assert_eq!(table.city(0, "guesthouse"), Some(2));
    assert_eq!(table.asked(), Some(1), "no circle is left");
}

#[test]
fn token_and_capture_are_open_to_everybody() {
    let mut table = plain(3);
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    for observer in [None, Some(0), Some(2)] {
        let buccaneer = table.view(observer).buccaneer.expect("the expansion is played");
        assert_eq!(buccaneer.token, Some(Seat::new(0)));
        assert_eq!(buccaneer.captured, Some(RoleCard::Craftsman));
    }
    assert_eq!(Table::new("players=3").view(None).buccaneer, None);
}

#[test]
fn a_position_with_an_impossible_capture_is_refused() {
    let mut played = plain(3);
    played.play("0 role buccaneer");
    played.play("0 pass");
    let position = played.position();
    assert!(puerto_rico::State::from_position(&position).is_ok());
    let wrong = |edit: &dyn Fn(&mut puerto_rico::Position)| {
        let mut position = position.clone();
        edit(&mut position);
        puerto_rico::State::from_position(&position).unwrap_err()
    };
    let expected = puerto_rico::PositionError::Buccaneer;
    assert_eq!(wrong(&|p| p.buccaneer.token = None), expected);
    assert_eq!(wrong(&|p| p.buccaneer.token = Some(Seat::new(1))), expected);
    assert_eq!(
        wrong(&|p| p.buccaneer.captured = Some(RoleCard::Buccaneer)),
        expected
    );
    assert_eq!(
        wrong(&|p| p.buccaneer.captured = Some(RoleCard::Prospector)),
        expected
    );
    assert_eq!(wrong(&|p| p.card_doubloons[RoleCard::Buccaneer] = 1), expected);
    let base = Table::new("players=3").position();
    let mut strange = base;
    strange.buccaneer.token = Some(Seat::new(0));
    assert_eq!(
        puerto_rico::State::from_position(&strange).unwrap_err(),
        expected,
        "without the expansion"
    );
}
