//! `strict_optional`: every gain that is otherwise automatic is asked about, and declining it costs exactly the
//! gain (ruling 87).

use puerto_rico::{Decision, Gain};

use crate::table::{Editor, Table};

/// All gains.
const NAMES: [&str; 24] = [
    "production",
    "factory",
    "prospector",
    "quarries",
    "builder",
    "trader",
    "small market",
    "large market",
    "captain",
    "harbor",
    "forests",
    "church",
    "specialty factory",
    "trading post",
    "lighthouse, captain",
    "lighthouse",
    "union hall",
    "villa",
    "zoning office",
    "chapel, doubloon",
    "chapel, point",
    "jeweler",
    "hunting lodge",
    "specialty factory, privilege",
];

fn name(gain: Gain) -> &'static str {
    match gain {
        Gain::Production => "production",
        Gain::Factory { .. } => "factory",
        Gain::Prospector => "prospector",
        Gain::QuarryDiscount { .. } => "quarries",
        Gain::BuilderPrivilege { .. } => "builder",
        Gain::TraderPrivilege => "trader",
        Gain::SmallMarket => "small market",
        Gain::LargeMarket => "large market",
        Gain::CaptainPrivilege => "captain",
        Gain::Harbor => "harbor",
        Gain::ForestDiscount { .. } => "forests",
        Gain::Church { .. } => "church",
        Gain::SpecialtyFactory { .. } => "specialty factory",
        Gain::TradingPostPrivilege => "trading post",
        Gain::LighthouseCaptain => "lighthouse, captain",
        Gain::Lighthouse => "lighthouse",
        Gain::UnionHall { .. } => "union hall",
        Gain::Villa { .. } => "villa",
        Gain::ZoningDiscount { .. } => "zoning office",
        Gain::ChapelDoubloon => "chapel, doubloon",
        Gain::ChapelPoint => "chapel, point",
        Gain::Jeweler { .. } => "jeweler",
        Gain::HuntingLodge => "hunting lodge",
        Gain::SpecialtyFactoryPrivilege { .. } => "specialty factory, privilege",
    }
}

/// What a gain adds to doubloons, points, goods and people of its seat.
type Worth = [u32; 4];

/// What the seat has of them.
fn wealth(table: &Table, seat: usize) -> Worth {
    let own = &table.position().seats[seat];
    [
        u32::from(own.doubloons),
        u32::from(own.victory_points),
        u32::from(own.goods.total()),
        own.workers(),
    ]
}

/// Plays these lines; then the gain is asked about, and accepting brings this more than declining.
fn check(mut table: Table, lines: &str, gain: &'static str, worth: Worth) -> &'static str {
    for line in lines.split(", ") {
        table.play(line);
    }
    let Decision::Optional(seat, asked) = table.state.decision() else {
        panic!("{gain}: {:?} waits", table.state.decision());
    };
    assert_eq!(name(asked), gain);
    assert_eq!(table.legal(), ["pass", "accept"]);
    let [taken, declined] = ["accept", "pass"].map(|answer| {
        let mut after = table.clone();
        after.play(&format!("{seat} {answer}"));
        wealth(&after, seat.index())
    });
    for (index, more) in worth.into_iter().enumerate() {
        assert_eq!(taken[index], declined[index] + more, "{gain}, {index}");
    }
    gain
}

/// A table with everything optional: the last seat owns no goods and nobody has money except as `edit` says.
fn strict(players: usize, more: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    Table::at(
        &format!("players={players} edition=2020 strict_optional {more}"),
        |p| edit(p.everybody(|p, seat| p.money(seat, 0).goods(seat, ""))),
    )
}

/// The same with New Buildings and a market that holds these.
fn new_buildings(wanted: &str, switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    let line = crate::new_buildings(3, wanted, &format!("strict_optional {switches}"));
    Table::at(&line, |p| {
        edit(p.everybody(|p, seat| p.money(seat, 0).goods(seat, "")))
    })
}

/// The same with Nobles.
fn nobles(switches: &str, edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    strict(3, &format!("expansions=nobles {switches}"), edit)
}

fn base_game() -> Vec<&'static str> {
    let craftsman = strict(3, "", |p| {
        p.tiles(0, "1/1 corn 1/1 indigo")
            .city(0, "small_indigo_plant:1 factory:1")
    });
    let builder = strict(3, "", |p| p.tiles(0, "3/3 quarry").money(0, 20));
    let trader = strict(3, "", |p| {
        p.goods(0, "1 corn").city(0, "small_market:1 large_market:1")
    });
    let captain = strict(3, "", |p| p.goods(0, "1 corn").city(0, "harbor:1"));
    let prospector = strict(4, "", |p| p);
    vec![
        check(craftsman.clone(), "0 role craftsman", "production", [0, 0, 2, 0]),
        check(craftsman, "0 role craftsman, 0 accept", "factory", [1, 0, 0, 0]),
        check(prospector, "0 role prospector", "prospector", [1, 0, 0, 0]),
        check(
            builder.clone(),
            "0 role builder, 0 build hospice",
            "quarries",
            [2, 0, 0, 0],
        ),
        check(
            builder,
            "0 role builder, 0 build hospice, 0 pass",
            "builder",
            [1, 0, 0, 0],
        ),
        check(
            trader.clone(),
            "0 role trader, 0 sell corn",
            "trader",
            [1, 0, 0, 0],
        ),
        check(
            trader.clone(),
            "0 role trader, 0 sell corn, 0 pass",
            "small market",
            [1, 0, 0, 0],
        ),
        check(
            trader,
            "0 role trader, 0 sell corn, 0 pass, 0 pass",
            "large market",
            [2, 0, 0, 0],
        ),
        check(
            captain.clone(),
            "0 role captain, 0 load corn 4",
            "captain",
            [0, 1, 0, 0],
        ),
        check(
            captain,
            "0 role captain, 0 load corn 4, 0 pass",
            "harbor",
            [0, 1, 0, 0],
        ),
    ]
}

fn with_new_buildings() -> Vec<&'static str> {
    let builder = new_buildings("church forest_house", "", |p| {
        p.money(1, 20)
            .money(0, 1)
            .forests(1, "4 corn")
            .city(1, "church:1")
    });
    let factory = |switches| {
        new_buildings("specialty_factory", switches, |p| {
            p.tiles(0, "3/3 indigo")
                .city(0, "indigo_plant:3 specialty_factory:1")
        })
    };
    let captain = new_buildings("lighthouse union_hall library", "", |p| {
        p.goods(0, "2 corn 2 sugar")
            .city(0, "lighthouse:1 union_hall:1 library:1")
    });
    let post = new_buildings("library trading_post", "", |p| {
        p.goods(0, "1 corn").city(0, "library:1 trading_post:1")
    });
    vec![
        check(
            builder.clone(),
            "0 role builder, 0 pass, 1 build fortress",
            "forests",
            [2, 0, 0, 0],
        ),
        check(
            builder,
            "0 role builder, 0 pass, 1 build fortress, 1 pass",
            "church",
            [0, 2, 0, 0],
        ),
        check(
            factory(""),
            "0 role craftsman, 0 accept",
            "specialty factory",
            [2, 0, 0, 0],
        ),
        check(
            factory("specialty_counts_privilege"),
            "0 role craftsman, 0 accept, 0 accept, 0 good indigo",
            "specialty factory, privilege",
            [1, 0, 0, 0],
        ),
        check(post, "0 role trader, 0 post corn", "trading post", [2, 0, 0, 0]),
        check(
            captain.clone(),
            "0 role captain",
            "lighthouse, captain",
            [1, 0, 0, 0],
        ),
        check(
            captain.clone(),
            "0 role captain, 0 pass",
            "union hall",
            [0, 2, 0, 0],
        ),
        // The library doubles what is asked about.
        check(
            captain.clone(),
            "0 role captain, 0 pass, 0 pass, 0 load corn 4",
            "captain",
            [0, 2, 0, 0],
        ),
        check(
            captain,
            "0 role captain, 0 pass, 0 pass, 0 load corn 4, 0 pass",
            "lighthouse",
            [1, 0, 0, 0],
        ),
    ]
}

fn with_nobles() -> Vec<&'static str> {
    let builder = nobles("", |p| p.money(1, 20).money(0, 1).city(1, "zoning_office:1"));
    let chapel = |occupant: &str| {
        nobles("", |p| {
            p.tiles(0, "1/0 corn")
                .city(0, &format!("chapel:{occupant} jeweler:1"))
                .idle_nobles(0, 2, 2)
        })
    };
    let villa = |switches, seat| {
        nobles(switches, |p| {
            p.city(seat, "villa:1").workers_ship(1).nobles_ship(1)
        })
    };
    let alone = nobles("villa_needs_person=off", |p| {
        p.city(2, "villa:1").workers_ship(1).nobles_ship(0)
    });
    let lodge = nobles("", |p| p.tiles(0, "").city(0, "hunting_lodge:1n1"));
    vec![
        check(
            builder,
            "0 role builder, 0 pass, 1 build hospice",
            "zoning office",
            [1, 0, 0, 0],
        ),
        check(chapel("1"), "0 role craftsman", "chapel, doubloon", [1, 0, 0, 0]),
        check(chapel("1n1"), "0 role craftsman", "chapel, point", [0, 1, 0, 0]),
        check(chapel("1"), "0 role craftsman, 0 pass", "jeweler", [2, 0, 0, 0]),
        check(villa("", 0), "0 role mayor, 0 worker", "villa", [0, 0, 0, 1]),
        check(
            villa("", 1),
            "0 role mayor, 0 pass, 0 worker",
            "villa",
            [0, 0, 0, 1],
        ),
        check(alone, "0 role mayor, 0 pass", "villa", [0, 0, 0, 1]),
        check(
            lodge,
            "0 role settler, 0 pass, 1 pass, 2 pass",
            "hunting lodge",
            [0, 2, 0, 0],
        ),
    ]
}

#[test]
fn strict_optional_asks_about_every_gain() {
    let mut seen = base_game();
    seen.extend(with_new_buildings());
    seen.extend(with_nobles());
    for name in NAMES {
        assert!(seen.contains(&name), "{name} is not asked about in this test");
    }
}
