//! Storage with a storehouse (checklist 165, 166).

use puerto_rico::Refusal;

use crate::table;
use crate::table::Table;

/// Seat 0 is captain with these goods and buildings; no ship takes anything.
fn storing(city: &str, goods: &str) -> Table {
    let mut table = table(3, "storehouse", "", |p| {
        p.city(0, city)
            .goods(0, goods)
            .goods(1, "")
            .goods(2, "")
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 sugar")
    });
    table.play("0 role captain");
    table
}

#[test]
fn storehouse_keeps_three_more_single_goods_of_any_kinds() {
    let mut table = storing("storehouse:1", "5 coffee 2 tobacco");
    table
        .store(0, "", "")
        .expect_err("four single goods must be kept");
    for line in ["0 keep tobacco", "0 keep coffee"] {
        table.play(line);
    }
    assert_eq!(
        table.goods(0),
        "1 tobacco 3 coffee",
        "the rest of the places is forced"
    );
}

#[test]
fn storehouse_keeps_what_fits_without_asking() {
    let table = storing("storehouse:1", "2 coffee 2 tobacco");
    assert_eq!(table.goods(0), "2 tobacco 2 coffee");
    let table = storing("storehouse:0", "1 coffee");
    assert_eq!(table.goods(0), "1 coffee");
}

#[test]
fn storehouse_must_be_occupied() {
    let mut table = storing("storehouse:0", "2 coffee 2 tobacco");
    table.play("0 keep coffee");
    assert_eq!(table.goods(0), "1 coffee");
}

#[test]
fn n07_storehouse_and_large_warehouse_keep_two_kinds_and_four_singles() {
    let mut table = storing(
        "storehouse:1 large_warehouse:1",
        "3 corn 3 indigo 4 sugar 3 tobacco",
    );
    table.play("0 store sugar");
    // Three indigo leave one place for corn, whatever is chosen.
    for line in ["0 keep corn", "0 keep indigo"] {
        table.play(line);
    }
    assert_eq!(table.goods(0), "2 corn 2 indigo 4 sugar 3 tobacco");
}

/// The rulebook's example can't occur with New Buildings alone: both cost 3, and the main board has one place for 3.
/// The amounts are the sum of the parts (ruling 20), so the board is asked.
#[test]
fn n08_storehouse_and_small_warehouse_keep_one_kind_and_four_singles() {
    let line = crate::new_buildings(3, "storehouse", "").replace("storehouse", "storehouse,small_warehouse");
    let found = line.parse::<puerto_rico::Setup>();
    let expected = puerto_rico::SetupError::MarketPlaces {
        cost: 3,
        found: 2,
        expected: 1,
    };
    assert_eq!(found, Err(expected));
    for (building, kinds, singles) in [("storehouse", 0, 4), ("small_warehouse", 1, 1)] {
        let table = table(3, building, "", |p| p.city(0, &format!("{building}:1")));
        let board = *table.state.board(tabletop::Seat::new(0));
        assert_eq!((board.warehouse_kinds(), board.single_goods()), (kinds, singles));
    }
}

#[test]
fn single_goods_are_named_in_order() {
    let mut table = storing("storehouse:1", "3 corn 3 indigo 3 sugar");
    table.play("0 keep indigo");
    assert_eq!(table.refuse("0 keep corn"), Refusal::OutOfOrder);
    assert_eq!(table.refuse("0 pass"), Refusal::MustDecide);
}
