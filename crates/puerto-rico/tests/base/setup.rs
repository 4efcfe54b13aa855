//! Components and setup (checklist 1 to 15, and 136 to 142 for two players).

use puerto_rico::{Building, Good, Kind, Setup, SetupError, State, Tile};

use crate::table::Table;

const EDITIONS: [&str; 3] = ["2002", "2011", "2020"];

#[test]
fn there_are_49_base_buildings() {
    let copies = |test: fn(Kind) -> bool| -> u8 {
        puerto_rico::BuildingSet::BASE
            .iter()
            .map(Building::row)
            .filter(|row| test(row.kind))
            .map(|row| row.copies)
            .sum()
    };
    assert_eq!(
        copies(|kind| matches!(kind, Kind::SmallProduction(_) | Kind::LargeProduction(_))),
        20
    );
    assert_eq!(copies(|kind| kind == Kind::SmallCommercial), 24);
    assert_eq!(copies(|kind| kind == Kind::Large), 5);
    let production: Vec<u8> = Building::ALL[..6]
        .iter()
        .map(|building| building.row().copies)
        .collect();
    assert_eq!(production, [4, 4, 3, 3, 3, 3]);
}

#[test]
fn the_box_holds_50_plantations_and_8_quarries() {
    for players in 3..=5 {
        let table = Table::new(&format!("players={players}"));
        let position = table.position();
        for (tile, total) in Tile::ALL.into_iter().zip([10, 12, 11, 9, 8, 8]) {
            assert_eq!(
                table.tile_total(&position, tile),
                total,
                "{tile} with {players} players"
            );
        }
    }
}

#[test]
fn the_box_holds_50_goods() {
    let table = Table::new("players=4");
    let supply: Vec<u8> = Good::ALL.iter().map(|&good| table.supply(good.key())).collect();
    assert_eq!(supply, [10, 11, 11, 9, 9]);
}

#[test]
fn the_victory_point_pool_follows_edition_and_player_count() {
    let pools = [[65, 75, 100, 122], [65, 75, 100, 126], [65, 76, 101, 126]];
    for (edition, pools) in EDITIONS.into_iter().zip(pools) {
        for (players, pool) in (2..=5).zip(pools) {
            let table = Table::new(&format!("players={players} edition={edition}"));
            assert_eq!(table.pool(), pool, "{players} players, edition {edition}");
        }
    }
}

#[test]
fn switch_vp_pool_sets_the_pool() {
    assert_eq!(Table::new("players=4 edition=2020").pool(), 101);
    assert_eq!(Table::new("players=4 edition=2020 vp_pool=100").pool(), 100);
}

#[test]
fn start_money_is_one_less_than_players_but_three_with_two() {
    for (players, money) in [(2, 3), (3, 2), (4, 3), (5, 4)] {
        let table = Table::new(&format!("players={players}"));
        for seat in 0..players {
            assert_eq!(table.money(seat), money, "{players} players");
        }
    }
}

#[test]
fn start_tiles_are_indigo_first_and_corn_last() {
    let starts: [&[&str]; 4] = [
        &["indigo", "corn"],
        &["indigo", "indigo", "corn"],
        &["indigo", "indigo", "corn", "corn"],
        &["indigo", "indigo", "indigo", "corn", "corn"],
    ];
    for start in starts {
        let table = Table::new(&format!("players={}", start.len()));
        for (seat, tile) in start.iter().enumerate() {
            assert_eq!(
                table.tile(seat, tile),
                (1, 0),
                "{} players, seat {seat}",
                start.len()
            );
            assert_eq!(table.tile_count(seat), 1);
        }
    }
}

#[test]
fn role_cards_number_seven_six_seven_eight() {
    for (players, cards, prospectors) in [(2, 7, 1), (3, 6, 0), (4, 7, 1), (5, 8, 2)] {
        let table = Table::new(&format!("players={players}"));
        let legal = table.legal();
        assert_eq!(legal.len(), cards, "{players} players: {legal:?}");
        assert_eq!(
            legal.iter().filter(|line| line.contains("prospector")).count(),
            prospectors
        );
    }
}

#[test]
fn f31_ships_by_player_count() {
    for (players, ships) in [
        (2, vec![4, 6]),
        (3, vec![4, 5, 6]),
        (4, vec![5, 6, 7]),
        (5, vec![6, 7, 8]),
    ] {
        assert_eq!(Table::new(&format!("players={players}")).ship_capacities(), ships);
    }
}

#[test]
fn f32_four_players_have_79_workers() {
    let table = Table::new("players=4");
    assert_eq!((table.worker_supply(), table.worker_ship()), (75, 4));
}

#[test]
fn workers_by_player_count_and_as_many_on_the_ship_as_players() {
    for (players, supply) in [(2, 40), (3, 55), (4, 75), (5, 95)] {
        let table = Table::new(&format!("players={players}"));
        assert_eq!(
            (table.worker_supply(), table.worker_ship()),
            (supply, players as u8)
        );
    }
}

#[test]
fn one_more_plantation_than_players_is_face_up() {
    for players in 2..=5 {
        let table = Table::new(&format!("players={players}"));
        assert_eq!(table.face_up_count(), players + 1);
        assert_eq!(table.quarries(), if players == 2 { 5 } else { 8 });
    }
}

#[test]
fn doubloons_and_goods_are_open_to_all() {
    let table = Table::at("players=4", |p| p.goods(1, "3 corn").money(1, 7));
    for observer in [None, Some(0), Some(2)] {
        let view = table.view(observer);
        assert_eq!(view.seats[1].doubloons, 7);
        assert_eq!(view.seats[1].goods[Good::Corn], 3);
    }
}

#[test]
fn the_start_player_is_governor_and_picks_first() {
    for players in 2..=5 {
        let table = Table::new(&format!("players={players}"));
        assert_eq!(table.asked(), Some(0));
        assert_eq!(table.view(None).governor.index(), 0);
    }
}

#[test]
fn two_players_take_out_goods_tiles_and_quarries() {
    let table = Table::new("players=2");
    let supply: Vec<u8> = Good::ALL.iter().map(|&good| table.supply(good.key())).collect();
    assert_eq!(supply, [8, 9, 9, 7, 7]);
    let position = table.position();
    let tiles: Vec<u8> = Tile::ALL
        .iter()
        .map(|&tile| table.tile_total(&position, tile))
        .collect();
    assert_eq!(tiles, [7, 9, 8, 6, 5, 5]);
}

#[test]
fn two_players_have_one_of_each_commercial_and_two_of_each_production_building() {
    let table = Table::new("players=2");
    for market in &table.view(None).market {
        let expected = if market.building.makes().is_some() { 2 } else { 1 };
        assert_eq!(market.left, expected, "{}", market.building);
    }
}

#[test]
fn a_state_is_small_and_copy() {
    fn copy<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(copy::<State>() <= 512, "{} bytes", copy::<State>());
}

/// Every building: key, price, points, circles, copies, copies with two players, column, city
/// spaces.
// One row per line, as in the table that it repeats, and never broken, so that both can be compared by eye.
#[rustfmt::skip]
const PRINTED: [(&str, [u8; 7]); 45] = [
    ("small_indigo_plant", [1, 1, 1, 4, 2, 1, 1]),
    ("small_sugar_mill", [2, 1, 1, 4, 2, 1, 1]),
    ("indigo_plant", [3, 2, 3, 3, 2, 2, 1]),
    ("sugar_mill", [4, 2, 3, 3, 2, 2, 1]),
    ("tobacco_storage", [5, 3, 3, 3, 2, 3, 1]),
    ("coffee_roaster", [6, 3, 2, 3, 2, 3, 1]),
    ("small_market", [1, 1, 1, 2, 1, 1, 1]),
    ("hacienda", [2, 1, 1, 2, 1, 1, 1]),
    ("construction_hut", [2, 1, 1, 2, 1, 1, 1]),
    ("small_warehouse", [3, 1, 1, 2, 1, 1, 1]),
    ("hospice", [4, 2, 1, 2, 1, 2, 1]),
    ("office", [5, 2, 1, 2, 1, 2, 1]),
    ("large_market", [5, 2, 1, 2, 1, 2, 1]),
    ("large_warehouse", [6, 2, 1, 2, 1, 2, 1]),
    ("factory", [7, 3, 1, 2, 1, 3, 1]),
    ("university", [8, 3, 1, 2, 1, 3, 1]),
    ("harbor", [8, 3, 1, 2, 1, 3, 1]),
    ("wharf", [9, 3, 1, 2, 1, 3, 1]),
    ("guild_hall", [10, 4, 1, 1, 1, 4, 2]),
    ("residence", [10, 4, 1, 1, 1, 4, 2]),
    ("fortress", [10, 4, 1, 1, 1, 4, 2]),
    ("customs_house", [10, 4, 1, 1, 1, 4, 2]),
    ("city_hall", [10, 4, 1, 1, 1, 4, 2]),
    ("aqueduct", [1, 1, 1, 2, 1, 1, 1]),
    ("forest_house", [2, 1, 1, 2, 1, 1, 1]),
    ("black_market", [2, 1, 1, 2, 1, 1, 1]),
    ("storehouse", [3, 1, 1, 2, 1, 1, 1]),
    ("guesthouse", [4, 2, 2, 2, 1, 2, 1]),
    ("trading_post", [5, 2, 1, 2, 1, 2, 1]),
    ("church", [5, 2, 1, 2, 1, 2, 1]),
    ("small_wharf", [6, 2, 1, 2, 1, 2, 1]),
    ("lighthouse", [7, 3, 1, 2, 1, 3, 1]),
    ("specialty_factory", [8, 3, 1, 2, 1, 3, 1]),
    ("library", [8, 3, 1, 2, 1, 3, 1]),
    ("union_hall", [9, 3, 1, 2, 1, 3, 1]),
    ("statue", [10, 8, 0, 1, 1, 4, 2]),
    ("cloister", [10, 4, 1, 1, 1, 4, 2]),
    ("land_office", [2, 1, 1, 2, 1, 1, 1]),
    ("chapel", [3, 1, 1, 2, 1, 1, 1]),
    ("hunting_lodge", [4, 2, 1, 2, 1, 2, 1]),
    ("zoning_office", [5, 2, 1, 2, 1, 2, 1]),
    ("royal_supplier", [6, 2, 1, 2, 1, 2, 1]),
    ("villa", [7, 3, 1, 2, 1, 3, 1]),
    ("jeweler", [8, 3, 1, 2, 2, 3, 1]),
    ("royal_garden", [10, 4, 1, 1, 1, 4, 2]),
];

#[test]
fn every_building_is_as_printed() {
    let rows = Building::ALL.map(|building| {
        let row = building.row();
        (
            building.key(),
            [
                row.cost,
                row.points,
                row.circles,
                row.copies,
                row.copies_two_players,
                row.column,
                row.spaces,
            ],
        )
    });
    assert_eq!(rows, PRINTED);
}

#[test]
fn seat_prices_are_one_for_each_seat_and_say_nothing_if_all_are_0() {
    for wrong in ["1", "0,0,0", "0,21,0", "1,2,3,4"] {
        let line = format!("players=3 seat_prices={wrong}");
        assert_eq!(
            line.parse::<Setup>(),
            Err(SetupError::SeatPrices { most: 20 }),
            "{line}"
        );
    }
    let word = "seat_prices=0,x,1".to_owned();
    assert_eq!(
        format!("players=3 {word}").parse::<Setup>(),
        Err(SetupError::Notation { word })
    );
    let table = Table::new("players=3 seat_prices=0,4,20");
    assert_eq!(table.state.setup().seat_prices, [0, 4, 20]);
    // Nothing else of the start is different.
    let mut position = table.position();
    position.setup.seat_prices.clear();
    assert_eq!(position, Table::new("players=3").position());
}
