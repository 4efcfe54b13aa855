//! The captain phase with New Buildings (checklist 172 to 175, 180).

use puerto_rico::Refusal;

use crate::table;

#[test]
fn n16_small_wharf_ships_any_mixture_for_half_the_points() {
    let mut table = table(3, "small_wharf", "", |p| {
        p.city(0, "small_wharf:1")
            .goods(0, "3 corn 1 sugar 3 tobacco")
            .goods(1, "")
            .goods(2, "")
            .ship(4, "4 sugar")
            .ship(5, "5 indigo")
            .ship(6, "1 coffee")
    });
    table.play("0 role captain");
    assert_eq!(table.legal(), ["pass", "small_wharf"]);
    table.play("0 small_wharf");
    table.play("0 ship corn 3");
    table.play("0 ship sugar 1");
    assert_eq!(
        table.refuse("0 ship tobacco 4"),
        Refusal::TooFewGoods { goods: 3 }
    );
    table.play("0 ship tobacco 2");
    assert_eq!(table.points(0), 3 + 1, "6 goods and the captain's point");
    assert_eq!(table.goods(0), "1 tobacco");
}

#[test]
fn small_wharf_is_used_once_in_addition_to_the_wharf_and_rounds_down() {
    let mut table = table(3, "small_wharf wharf", "", |p| {
        p.city(0, "small_wharf:1 wharf:1")
            .goods(0, "2 corn 3 tobacco")
            .goods(1, "")
            .goods(2, "")
            .ship(4, "4 sugar")
            .ship(5, "5 indigo")
            .ship(6, "1 coffee")
    });
    table.play("0 role captain");
    table.play("0 small_wharf");
    table.play("0 ship corn 0");
    assert_eq!(
        table.legal(),
        ["ship tobacco 1", "ship tobacco 2", "ship tobacco 3"],
        "at least one good"
    );
    assert_eq!(table.refuse("0 ship tobacco 0"), Refusal::LoadOne);
    table.play("0 ship tobacco 1");
    assert_eq!(table.points(0), 1, "0 for one good, 1 for the captain");
    assert_eq!(table.refuse("0 small_wharf"), Refusal::SmallWharfUsed);
    table.play("0 load tobacco wharf");
    assert_eq!(table.points(0), 3);
}

#[test]
fn small_wharf_must_be_occupied() {
    let mut table = table(3, "small_wharf", "", |p| {
        p.city(0, "small_wharf:0").goods(0, "2 corn 3 tobacco")
    });
    table.play("0 role captain");
    assert_eq!(table.refuse("0 small_wharf"), Refusal::NoSmallWharf);
}

#[test]
fn small_wharf_counts_as_the_loading_that_is_due_and_gets_one_harbor_point() {
    let mut table = table(3, "small_wharf", "", |p| {
        p.city(0, "small_wharf:1 harbor:1")
            .goods(0, "2 corn 2 sugar")
            .goods(1, "")
            .goods(2, "")
    });
    table.play("0 role captain");
    assert_eq!(table.refuse("0 pass"), Refusal::MustLoad);
    table.play("0 small_wharf");
    table.play("0 ship corn 2");
    table.play("0 ship sugar 2");
    assert_eq!(table.points(0), 2 + 1 + 1, "harbor once, captain once");
}

#[test]
fn n11_lighthouse_pays_for_each_loading_and_the_captain_once() {
    let mut table = table(3, "lighthouse wharf", "", |p| {
        p.money(0, 0)
            .city(0, "lighthouse:1 wharf:1")
            .goods(0, "2 corn 3 indigo")
            .goods(1, "1 corn")
            .goods(2, "")
            .ship(4, "1 corn")
            .ship(5, "5 sugar")
            .ship(6, "1 coffee")
    });
    table.play("0 role captain");
    assert_eq!(table.money(0), 1, "the captain's doubloon comes first");
    table.play("0 load corn 4");
    assert_eq!((table.points(0), table.money(0)), (3, 2));
    table.play("0 load indigo wharf");
    assert_eq!((table.points(0), table.money(0)), (6, 3));
}

#[test]
fn lighthouse_pays_the_captain_without_loading_but_nobody_else() {
    let mut table = table(3, "lighthouse", "", |p| {
        p.everybody(|p, seat| p.money(seat, 0).goods(seat, ""))
            .city(0, "lighthouse:1")
            .city(1, "lighthouse:1")
    });
    table.play("0 role captain");
    assert_eq!((table.money(0), table.money(1)), (1, 0));
    let mut unoccupied = crate::table(3, "lighthouse", "", |p| p.money(0, 0).city(0, "lighthouse:0"));
    unoccupied.play("0 role captain");
    assert_eq!(unoccupied.money(0), 0);
}

#[test]
fn lighthouse_pays_once_for_the_small_wharf_whatever_it_ships() {
    let mut table = table(3, "lighthouse small_wharf", "", |p| {
        p.money(1, 0)
            .city(1, "lighthouse:1 small_wharf:1")
            .goods(0, "")
            .goods(1, "1 corn 2 sugar")
            .goods(2, "")
    });
    table.play("0 role captain");
    for line in ["1 small_wharf", "1 ship corn 1", "1 ship sugar 2"] {
        table.play(line);
    }
    assert_eq!((table.points(1), table.money(1)), (1, 1));
}

/// Points of a seat that is not the captain for its pairs, if its union hall is occupied.
fn pairs(goods: &str) -> u16 {
    pairs_with(goods, "union_hall:1")
}

fn pairs_with(goods: &str, city: &str) -> u16 {
    let mut table = table(3, "union_hall", "", |p| {
        p.city(1, city)
            .goods(1, goods)
            .goods(2, "")
            .ship(4, "4 corn")
            .ship(5, "5 indigo")
            .ship(6, "6 coffee")
    });
    table.play("0 role captain");
    table.points(1)
}

#[test]
fn n14_union_hall_counts_pairs_of_equal_goods() {
    assert_eq!(pairs("3 corn 2 indigo 1 coffee"), 2);
    assert_eq!(pairs("4 corn 2 indigo 1 coffee"), 3);
}

#[test]
fn n15_union_hall_without_loading() {
    assert_eq!(pairs("3 corn 2 indigo 1 coffee"), 2, "no ship takes anything");
    assert_eq!(pairs("4 corn 2 coffee"), 3);
}

#[test]
fn union_hall_must_be_occupied() {
    assert_eq!(pairs_with("4 corn 2 coffee", "union_hall:0"), 0);
}

#[test]
fn union_hall_comes_before_loading_and_keeps_the_goods() {
    let mut table = table(3, "union_hall", "", |p| {
        p.city(0, "union_hall:1")
            .goods(0, "4 corn 1 sugar")
            .goods(1, "")
            .goods(2, "")
    });
    table.play("0 role captain");
    assert_eq!((table.points(0), table.goods(0).as_str()), (2, "4 corn 1 sugar"));
    table.play("0 load corn 4");
    assert_eq!(table.points(0), 2 + 4 + 1, "once a phase");
}

#[test]
fn library_doubles_the_captains_point() {
    let mut table = table(3, "library", "", |p| {
        p.city(0, "library:1")
            .goods(0, "1 corn 1 sugar")
            .goods(1, "")
            .goods(2, "")
    });
    table.play("0 role captain");
    table.play("0 load corn 4");
    assert_eq!(table.points(0), 1 + 2);
}

#[test]
fn strict_optional_asks_about_lighthouse_and_union_hall() {
    let mut table = table(3, "lighthouse union_hall", "strict_optional", |p| {
        p.money(0, 0)
            .city(0, "lighthouse:1 union_hall:1")
            .goods(0, "2 corn 1 sugar")
            .goods(1, "")
            .goods(2, "")
    });
    table.play("0 role captain");
    table.play("0 pass");
    table.play("0 pass");
    assert_eq!((table.money(0), table.points(0)), (0, 0));
    table.play("0 load corn 4");
    table.play("0 pass");
    table.play("0 accept");
    assert_eq!(
        (table.money(0), table.points(0)),
        (1, 2),
        "no captain's point, but the lighthouse's doubloon"
    );
}
