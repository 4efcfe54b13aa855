//! The trader phase (checklist 74 to 80, 100, 101, 112).

use puerto_rico::{Event, Refusal};

use crate::table::{Editor, Table};

/// Three seats without money, the trader (seat 0) is chosen.
fn trading(with: impl Fn(&mut Editor) -> &mut Editor) -> Table {
    let mut table = Table::at("players=3", |p| with(p.everybody(|p, seat| p.money(seat, 0))));
    table.play("0 role trader");
    table
}

#[test]
fn each_may_sell_one_good_starting_with_the_trader() {
    let mut table = trading(|p| {
        p.goods(0, "1 corn")
            .goods(1, "1 indigo 1 sugar")
            .goods(2, "1 coffee")
    });
    for line in ["0 sell corn", "1 sell sugar", "2 sell coffee"] {
        table.play(line);
    }
    assert_eq!(table.house(), "corn sugar coffee");
    assert_eq!(table.goods(1), "1 indigo");
    assert!(table.legal()[0].starts_with("role "));
}

#[test]
fn prices_are_0_1_2_3_4() {
    for (good, price) in [
        ("corn", 0),
        ("indigo", 1),
        ("sugar", 2),
        ("tobacco", 3),
        ("coffee", 4),
    ] {
        let mut table = trading(|p| p.goods(0, &format!("1 {good}")).goods(1, &format!("1 {good}")));
        table.play("0 pass");
        table.play(&format!("1 sell {good}"));
        assert_eq!(table.money(1), price, "{good}");
    }
}

#[test]
fn the_trader_gets_one_more_only_if_he_sells() {
    let mut table = trading(|p| p.goods(0, "1 sugar"));
    let mut sold = table.clone();
    sold.play("0 sell sugar");
    assert_eq!(sold.money(0), 3);
    table.play("0 pass");
    assert_eq!(table.money(0), 0);
}

#[test]
fn corn_is_sold_for_nothing_and_takes_a_place() {
    let mut table = trading(|p| p.goods(1, "1 corn"));
    assert_eq!(table.legal(), ["pass", "sell corn"], "never skipped");
    let events = table.play("1 sell corn");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Sold { doubloons: 0, .. }))
    );
    assert_eq!((table.money(1), table.house().as_str()), (0, "corn"));
}

#[test]
fn f08_small_market_sells_corn_for_1() {
    let mut table = trading(|p| p.goods(1, "1 corn").city(1, "small_market:1"));
    table.play("1 sell corn");
    assert_eq!(table.money(1), 1);
}

#[test]
fn f14_small_and_large_market_pay_3_more() {
    let mut table = trading(|p| p.goods(1, "1 corn").city(1, "small_market:1 large_market:1"));
    table.play("1 sell corn");
    assert_eq!(table.money(1), 3);
}

#[test]
fn markets_pay_by_occupation() {
    for (city, doubloons) in [
        ("small_market:0", 4),
        ("large_market:1", 6),
        ("small_market:1 large_market:0", 5),
    ] {
        let mut table = trading(|p| p.goods(1, "1 coffee").city(1, city));
        table.play("1 sell coffee");
        assert_eq!(table.money(1), doubloons, "{city}");
    }
}

#[test]
fn the_house_takes_only_different_kinds() {
    let mut table = trading(|p| p.house("sugar").goods(0, "1 sugar 1 corn"));
    assert_eq!(table.refuse("0 sell sugar"), Refusal::KindInTradingHouse);
    assert_eq!(table.refuse("0 sell coffee"), Refusal::NoneOwned);
    assert_eq!(table.legal(), ["pass", "sell corn"]);
}

#[test]
fn f13_two_offices_sell_a_kind_that_is_already_there() {
    let mut table = trading(|p| {
        p.house("tobacco")
            .goods(1, "1 tobacco")
            .goods(2, "1 tobacco")
            .city(1, "office:1")
            .city(2, "office:1")
    });
    table.play("1 sell tobacco");
    assert_eq!(table.money(1), 3);
    table.play("2 sell tobacco");
    assert_eq!(table.house(), "tobacco tobacco tobacco");
}

#[test]
fn the_office_must_be_occupied() {
    let mut table = trading(|p| {
        p.house("tobacco")
            .goods(0, "1 tobacco 1 corn")
            .city(0, "office:0")
    });
    assert_eq!(table.refuse("0 sell tobacco"), Refusal::KindInTradingHouse);
}

#[test]
fn the_office_does_not_sell_into_a_full_house() {
    let mut table = trading(|p| {
        p.house("corn indigo sugar")
            .goods(0, "1 coffee")
            .goods(1, "1 coffee")
            .city(1, "office:1")
    });
    table.play("0 sell coffee");
    assert_eq!(table.goods(1), "1 coffee");
    assert!(
        table.legal()[0].starts_with("role "),
        "the phase ends when the house is full"
    );
}

#[test]
fn a_full_house_stops_sales_and_is_emptied_at_the_end() {
    let mut table = trading(|p| {
        p.house("corn indigo sugar")
            .goods(0, "1 coffee 1 tobacco")
            .goods(1, "1 tobacco")
    });
    let before = table.supply("coffee");
    let events = table.play("0 sell coffee");
    assert!(events.contains(&Event::TradingHouseEmptied));
    assert_eq!(
        (table.house().as_str(), table.goods(1).as_str()),
        ("", "1 tobacco")
    );
    assert_eq!(table.supply("coffee"), before + 1);
}

#[test]
fn a_house_that_is_not_full_keeps_its_goods() {
    let mut table = trading(|p| p.house("corn indigo").goods(0, "1 coffee"));
    table.play("0 sell coffee");
    assert_eq!(table.house(), "corn indigo coffee");
}

#[test]
fn using_a_building_is_optional_since_selling_is() {
    let mut table = trading(|p| p.house("sugar").goods(1, "1 sugar").city(1, "office:1"));
    assert_eq!(table.legal(), ["pass", "sell sugar"]);
    table.play("1 pass");
    assert_eq!(table.goods(1), "1 sugar");
}

#[test]
fn the_bank_never_runs_out() {
    let mut table = Table::at("players=3", |p| {
        p.everybody(|p, seat| p.money(seat, 80)).goods(0, "1 coffee")
    });
    table.play("0 role trader");
    table.play("0 sell coffee");
    assert_eq!(
        table.money(0),
        85,
        "more than the 83 doubloons in the box are out"
    );
}
