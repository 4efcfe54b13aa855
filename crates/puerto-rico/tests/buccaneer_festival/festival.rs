//! Festival in San Juan (checklist 213 to 220).

use puerto_rico::{Building, Decision, EndReason, Event, Festival, PositionError, State};
use tabletop::Seat;

use crate::table::{Editor, Table};

pub(super) fn line(players: usize, switches: &str) -> String {
    format!("players={players} edition=2020 expansions=festival {switches}")
}

/// A table with the Festival, seat 0 picks a role. Unless `edit` says otherwise the tasks are coffee, three
/// coffee, and the wharf, which nobody fulfils by chance.
pub(super) fn table(players: usize, switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    Table::at(&line(players, switches), |p| {
        p.tasks("coffee", "coffee coffee coffee", "wharf");
        edit(p)
    })
}

pub(super) fn festival(table: &Table) -> Festival {
    table.state.festival().expect("the expansion is in play")
}

fn seat(index: usize) -> Option<Seat> {
    Some(Seat::new(index))
}

#[test]
fn with_nobles_the_crop_reward_is_workers() {
    let setup = "players=3 edition=2020 expansions=nobles,festival";
    let mut table = Table::at(setup, |p| {
        p.tasks("sugar", "coffee coffee coffee", "wharf")
            .tiles(0, "2/0 sugar")
            .face_up("sugar sugar corn corn")
            .workers_supply(2)
    });
    let nobles = table.noble_supply();
    table.play("0 role settler");
    table.play("0 take sugar");
    assert_eq!(
        (table.idle(0), table.idle_nobles(0)),
        (2, 0),
        "no noble makes up for the third"
    );
    assert_eq!((table.worker_supply(), table.noble_supply()), (0, nobles));
}

#[test]
fn x21_the_first_builder_gets_3_points_and_the_tile_comes_back_for_sale() {
    for (players, before, after) in [(3, 1, 1), (2, 1, 1)] {
        let mut table = table(players, "", |p| {
            p.tasks("coffee", "coffee coffee coffee", "harbor")
                .money(0, 20)
                .money(1, 20)
        });
        let pool = table.pool();
        assert_eq!(table.state.copies_left(Building::Harbor), before);
        table.play("0 role builder");
        let events = table.play("0 build harbor");
        assert!(
            events.contains(&Event::BuildingTaskDone {
                seat: Seat::new(0),
                building: Building::Harbor,
                points: 3
            }),
            "{events:?}"
        );
        assert_eq!((table.points(0), table.pool()), (3, pool - 3));
        assert_eq!(festival(&table).building_winner, seat(0));
        assert_eq!(
            table.state.copies_left(Building::Harbor),
            after,
            "a copy is left for the others"
        );
        table.play("1 build harbor");
        assert_eq!(table.points(1), 0, "won once");
        assert_eq!(table.state.copies_left(Building::Harbor), 0);
    }
}

#[test]
fn the_building_task_may_take_the_last_points() {
    let build = |switches| {
        let mut table = table(3, switches, |p| {
            p.tasks("coffee", "coffee coffee coffee", "harbor")
                .money(0, 20)
                .pool(2)
        });
        table.play("0 role builder");
        table.play("0 build harbor");
        assert_eq!(table.points(0), 3);
        table.state.end()
    };
    assert_eq!(build(""), Some(EndReason::VictoryPoints));
    assert_eq!(build("vp_end_captain_only"), None);
}

#[test]
fn x20_the_third_plantation_brings_workers_from_the_supply_only() {
    let mut table = table(3, "", |p| {
        p.tasks("sugar", "coffee coffee coffee", "wharf")
            .tiles(0, "1/1 indigo 2/0 sugar")
            .city(0, "hacienda:1")
            .workers_supply(2)
            .face_down("3 sugar 3 corn")
    });
    let (ship, discards) = (table.worker_ship(), table.discards());
    table.play("0 role settler");
    table.play("0 draw");
    table.draw("sugar");
    assert_eq!(
        (table.idle(0), table.worker_supply(), table.worker_ship()),
        (2, 0, ship)
    );
    assert_eq!(table.discards(), discards + 1, "the tile goes to the discards");
    assert_eq!(festival(&table).crop_winner, seat(0));
    assert_eq!(festival(&table).open_crop(), None);
}

#[test]
fn the_crop_task_is_won_at_once_by_the_normal_tile_occupied_or_not() {
    let mut table = table(4, "", |p| {
        p.tasks("indigo", "coffee coffee coffee", "wharf")
            .tiles(0, "2/1 indigo")
            .tiles(1, "2/0 indigo")
            .face_up("indigo indigo corn corn corn")
    });
    table.play("0 role settler");
    let events = table.play("0 take indigo");
    assert!(
        events.contains(&Event::CropTaskDone {
            seat: Seat::new(0),
            good: puerto_rico::Good::Indigo,
            workers: 3
        }),
        "{events:?}"
    );
    assert_eq!(table.idle(0), 3);
    table.play("1 take indigo");
    assert_eq!(
        (table.idle(1), festival(&table).crop_winner),
        (0, seat(0)),
        "won once"
    );
}

#[test]
fn the_hospice_comes_after_the_reward() {
    let mut table = table(3, "", |p| {
        p.tasks("indigo", "coffee coffee coffee", "wharf")
            .tiles(0, "2/0 indigo")
            .city(0, "hospice:1")
            .workers_supply(3)
            .face_up("indigo corn corn corn")
    });
    let ship = table.worker_ship();
    table.play("0 role settler");
    table.play("0 take indigo");
    table.play("0 worker");
    assert_eq!((table.idle(0), table.tile(0, "indigo")), (3, (3, 1)));
    assert_eq!(
        table.worker_ship(),
        ship - 1,
        "the supply was emptied by the reward"
    );
}

#[test]
fn forests_do_not_count_for_the_crop_task() {
    let market = "small_market,forest_house,construction_hut,small_warehouse,hospice,office,large_market,\
                  large_warehouse,factory,university,harbor,wharf,guild_hall,residence,fortress,\
                  customs_house,city_hall";
    let setup = format!("players=3 edition=2020 expansions=new_buildings,festival market={market}");
    let mut table = Table::at(&setup, |p| {
        p.tasks("corn", "coffee coffee coffee", "wharf")
            .tiles(0, "2/0 corn")
            .city(0, "forest_house:1")
            .face_up("corn corn indigo indigo")
    });
    table.play("0 role settler");
    let mut plants = table.clone();
    plants.play("0 forest corn");
    assert_eq!(festival(&plants).crop_winner, None);
    // Nor when a plantation follows and makes three with the forest.
    let mut later = Table::at(&setup, |p| {
        p.tasks("corn", "coffee coffee coffee", "wharf")
            .tiles(0, "1/0 corn")
            .forests(0, "1 corn")
            .face_up("corn corn indigo indigo")
    });
    later.play("0 role settler");
    later.play("0 take corn");
    assert_eq!((later.tile(0, "corn").0, later.forests(0)), (2, 1));
    assert_eq!(festival(&later).crop_winner, None);
    table.play("0 take corn");
    assert_eq!(festival(&table).crop_winner, seat(0));
}

#[test]
fn workers_of_the_reward_wait_in_san_juan_for_the_next_mayor() {
    let mut table = table(3, "", |p| {
        p.tasks("indigo", "coffee coffee coffee", "wharf")
            .tiles(0, "2/0 indigo")
            .face_up("indigo corn corn corn")
    });
    table.play("0 role settler");
    table.play("0 take indigo");
    table.skip_to_choosing();
    assert_eq!((table.idle(0), table.tile(0, "indigo")), (3, (3, 0)));
    table.play("1 role mayor");
    table.place_anyhow();
    assert_eq!(table.tile(0, "indigo"), (3, 3));
}

#[test]
fn x19_all_three_goods_in_one_phase_as_often_as_they_were_drawn() {
    let start = |islands: &str| {
        let mut table = table(3, "", |p| {
            p.tasks("coffee", "indigo indigo corn", "wharf")
                .tiles(0, islands)
                .city(0, "indigo_plant:2")
                .money(0, 0)
        });
        let supply = table.supply("indigo");
        table.play("0 role craftsman");
        (table, supply)
    };
    let (few, _) = start("1/1 indigo 2/2 corn");
    assert_eq!((few.goods(0).as_str(), few.money(0)), ("2 corn 1 indigo", 0));
    assert_eq!(festival(&few).goods_winner, None);
    let (both, supply) = start("2/2 indigo 1/1 corn");
    assert_eq!((both.goods(0).as_str(), both.money(0)), ("1 corn 2 indigo", 3));
    assert_eq!(
        both.supply("indigo"),
        supply,
        "two produced, two back from the board"
    );
    assert_eq!(festival(&both).goods_winner, seat(0));
    assert_eq!(festival(&both).open_goods().total(), 0);
}

#[test]
fn turn_order_decides_among_several_producers() {
    let mut table = table(4, "", |p| {
        p.tasks("coffee", "corn corn corn", "wharf")
            .everybody(|p, seat| p.money(seat, 0))
            .tiles(1, "3/3 corn")
            .tiles(2, "3/3 corn")
    });
    table.play("0 role settler");
    table.skip_to_choosing();
    let money = [0, 1, 2, 3].map(|seat| table.money(seat));
    table.play("1 role craftsman");
    let won = [0, 1, 2, 3].map(|seat| table.money(seat) - money[seat]);
    assert_eq!(won, [0, 3, 0, 0], "the craftsman, not the governor");
    assert_eq!(festival(&table).goods_winner, seat(1));
}

#[test]
fn goods_of_the_task_are_back_before_the_next_seat_produces() {
    let mut table = table(3, "", |p| {
        p.tasks("coffee", "corn corn corn", "wharf")
            .everybody(|p, seat| p.tiles(seat, "3/3 corn"))
            .supply("corn", 3)
    });
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "3 corn");
    assert_eq!(table.goods(1), "3 corn", "those of the festival board");
}

#[test]
fn short_supply_may_keep_the_task_open() {
    let mut table = table(3, "", |p| {
        p.tasks("coffee", "corn corn corn", "wharf")
            .tiles(0, "3/3 corn")
            .supply("corn", 2)
    });
    table.play("0 role craftsman");
    assert_eq!(festival(&table).goods_winner, None);
}

#[test]
fn aqueduct_goods_count() {
    let market = "aqueduct,hacienda,construction_hut,small_warehouse,hospice,office,large_market,\
                  large_warehouse,factory,university,harbor,wharf,guild_hall,residence,fortress,\
                  customs_house,city_hall";
    let setup = format!("players=3 edition=2020 expansions=new_buildings,festival market={market}");
    let mut table = Table::at(&setup, |p| {
        p.tasks("coffee", "sugar sugar sugar", "wharf")
            .tiles(0, "2/2 sugar")
            .city(0, "sugar_mill:2 aqueduct:1")
            .money(0, 0)
    });
    table.play("0 role craftsman");
    assert_eq!(table.goods(0), "3 sugar");
    assert_eq!(table.money(0), 3);
}

#[test]
fn the_privilege_good_counts_only_with_festival_counts_privilege() {
    for (switches, money) in [("", 0), ("festival_counts_privilege", 3)] {
        let mut table = table(3, switches, |p| {
            p.tasks("coffee", "corn corn indigo", "wharf")
                .tiles(0, "1/1 indigo 1/1 corn")
                .city(0, "indigo_plant:1")
                .money(0, 0)
        });
        table.play("0 role craftsman");
        assert_eq!(table.money(0), 0);
        table.play("0 good corn");
        assert_eq!(table.money(0), money, "{switches}");
    }
}

#[test]
fn with_everything_optional_the_rewards_still_come_by_themselves() {
    let mut table = table(3, "strict_optional", |p| {
        p.tasks("coffee", "corn corn corn", "wharf")
            .tiles(0, "3/3 corn")
            .money(0, 0)
    });
    table.play("0 role craftsman");
    table.play("0 accept");
    assert_eq!(table.money(0), 3);
}

#[test]
fn the_points_come_after_the_black_market_is_paid() {
    let market = "small_market,hacienda,black_market,small_warehouse,hospice,office,large_market,\
                  large_warehouse,factory,university,harbor,wharf,guild_hall,residence,fortress,\
                  customs_house,city_hall";
    let setup = format!("players=3 edition=2020 expansions=new_buildings,festival market={market}");
    let mut table = Table::at(&setup, |p| {
        p.tasks("coffee", "coffee coffee coffee", "harbor")
            .tiles(0, "1/1 corn")
            .city(0, "black_market:1")
            .money(0, 6)
    });
    table.play("0 role builder");
    table.play("0 build harbor");
    assert_eq!(
        (table.money(0), table.points(0)),
        (0, 3),
        "the corn worker paid the rest"
    );
    assert_eq!(table.tile(0, "corn"), (1, 0));
}

#[test]
fn a_task_may_be_won_in_a_role_that_is_played_late_and_after_a_raid() {
    let setup = "players=3 edition=2020 expansions=buccaneer,festival";
    let mut table = Table::at(setup, |p| {
        p.tasks("coffee", "corn corn corn", "wharf")
            .tiles(0, "3/0 corn")
            .idle(0, 1)
            .money(0, 0)
            .workers_ship(6)
    });
    let mut raid = table.clone();
    for line in [
        "0 role buccaneer",
        "0 deed raid",
        "0 raid corn",
        "0 raid corn",
        "0 raid corn",
    ] {
        raid.play(line);
    }
    raid.play("1 role craftsman");
    assert_eq!(festival(&raid).goods_winner, seat(0));
    for line in ["0 role buccaneer", "0 deed capture", "0 capture craftsman"] {
        table.play(line);
    }
    table.play("1 role mayor");
    table.place_anyhow();
    table.play("2 role builder");
    while matches!(table.state.decision(), Decision::Build(_)) {
        let seat = table.asked().unwrap();
        table.play(&format!("{seat} pass"));
    }
    assert_eq!(
        festival(&table).goods_winner,
        seat(0),
        "in the late craftsman phase"
    );
}

#[test]
fn the_board_is_open_to_everybody_and_only_with_the_expansion() {
    let table = table(3, "", |p| p);
    for observer in [None, Some(0), Some(2)] {
        assert_eq!(table.view(observer).festival, Some(festival(&table)));
    }
    assert_eq!(Table::new("players=3").view(None).festival, None);
}

#[test]
fn a_position_with_impossible_tasks_is_refused() {
    let position = table(3, "", |p| p.tasks("coffee", "corn corn corn", "harbor")).position();
    assert!(State::from_position(&position).is_ok());
    let wrong = |edit: &dyn Fn(&mut puerto_rico::Position)| {
        let mut position = position.clone();
        edit(&mut position);
        position.settle_supplies();
        State::from_position(&position).unwrap_err()
    };
    assert_eq!(
        wrong(&|p| p.festival.get_or_insert_default().crop = None),
        PositionError::Festival
    );
    assert_eq!(
        wrong(&|p| p.festival.get_or_insert_default().goods = puerto_rico::ByGood([1, 1, 0, 0, 0])),
        PositionError::Festival
    );
    assert_eq!(
        wrong(&|p| p.festival.get_or_insert_default().building = Some(Building::Office)),
        PositionError::Festival
    );
    assert_eq!(
        wrong(&|p| p.seats[0].tiles[puerto_rico::Tile::Coffee] = 3),
        PositionError::Festival,
        "fulfilled and not won"
    );
    assert!(matches!(
        wrong(&|p| p.festival.get_or_insert_default().crop_winner = Some(Seat::new(4))),
        PositionError::NoSuchSeat { .. }
    ));
    let mut base = Table::new("players=3").position();
    base.festival = position.festival;
    base.settle_supplies();
    assert_eq!(State::from_position(&base).unwrap_err(), PositionError::Festival);
}
