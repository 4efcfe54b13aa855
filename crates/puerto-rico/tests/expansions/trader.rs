//! The trader phase with New Buildings (checklist 153, 169, 170, 177).

use puerto_rico::Refusal;

use crate::table;

#[test]
fn n10_trading_post_pays_the_price_even_if_the_house_is_full() {
    let mut table = table(3, "trading_post", "", |p| {
        p.everybody(|p, seat| p.money(seat, 0))
            .goods(1, "1 coffee")
            .city(1, "small_market:1 trading_post:1")
            .house("corn indigo sugar coffee")
    });
    table.play("0 role trader");
    assert_eq!(
        table.asked(),
        Some(1),
        "the trading post is open when the house is full"
    );
    assert_eq!(table.legal(), ["pass", "post coffee"]);
    assert_eq!(table.refuse("1 sell coffee"), Refusal::TradingHouseFull);
    table.play("1 post coffee");
    assert_eq!(table.money(1), 4, "no market bonus");
}

#[test]
fn trading_post_takes_a_kind_that_is_in_the_house_and_the_good_goes_to_the_supply() {
    let mut table = table(3, "trading_post large_market", "", |p| {
        p.money(0, 0)
            .goods(0, "2 sugar")
            .city(0, "trading_post:1 large_market:1")
            .house("sugar")
    });
    let supply = table.supply("sugar");
    table.play("0 role trader");
    assert_eq!(table.legal(), ["pass", "post sugar"]);
    table.play("0 post sugar");
    assert_eq!(table.money(0), 3, "price and the trader's privilege");
    assert_eq!(table.house(), "sugar");
    assert_eq!(table.supply("sugar"), supply + 1);
    assert_eq!(table.goods(0), "1 sugar", "one sale only");
}

#[test]
fn trading_post_must_be_occupied() {
    let mut table = table(3, "trading_post", "", |p| {
        p.goods(0, "1 sugar").city(0, "trading_post:0")
    });
    table.play("0 role trader");
    assert_eq!(table.legal(), ["pass", "sell sugar"]);
    assert_eq!(table.refuse("0 post sugar"), Refusal::NoTradingPost);
}

#[test]
fn library_doubles_the_traders_doubloon_at_house_and_post() {
    for sale in ["sell sugar", "post sugar"] {
        let mut table = table(3, "library trading_post", "", |p| {
            p.money(0, 0)
                .goods(0, "1 sugar")
                .city(0, "library:1 trading_post:1")
        });
        table.play("0 role trader");
        table.play(&format!("0 {sale}"));
        assert_eq!(table.money(0), 4, "{sale}: 2 + 2");
    }
}

#[test]
fn library_doubles_the_prospectors_doubloon_but_not_those_on_the_card() {
    let mut table = table(4, "library", "", |p| {
        p.money(0, 0).city(0, "library:1").card("prospector", 3)
    });
    table.play("0 role prospector");
    assert_eq!(table.money(0), 5);
}

#[test]
fn strict_optional_asks_about_the_doubled_privilege_as_a_whole() {
    let mut table = table(3, "library trading_post", "strict_optional", |p| {
        p.money(0, 0)
            .goods(0, "1 sugar")
            .city(0, "library:1 trading_post:1 small_market:1")
    });
    table.play("0 role trader");
    table.play("0 post sugar");
    assert_eq!(table.money(0), 2);
    table.play("0 accept");
    assert_eq!(table.money(0), 4);
    assert_ne!(table.asked(), Some(0), "markets don't pay at the post");
}
