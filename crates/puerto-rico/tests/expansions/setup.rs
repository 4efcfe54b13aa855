//! What a table with expansions agrees on, and what it can't.

use puerto_rico::{Building, BuildingSet, Edition, Expansion, Setup, SetupError, State, Switch};
use tabletop::Game;

use crate::table::Table;

fn error(line: &str) -> SetupError {
    line.parse::<Setup>().expect_err(line)
}

#[test]
fn a_printed_setup_with_expansions_reads_back() {
    for line in [
        "players=4 edition=2020 expansions=new_buildings",
        "players=4 edition=2011 expansions=new_buildings draft=random draft_small_first",
        "players=2 edition=2002 expansions=new_buildings vp_pool=40 library_2p_once borrow_expansions guesthouse_in_mayor=off",
        "players=3 edition=2020 corn_starters_poorer factory_8_university_7",
        "players=3 edition=2020 expansions=nobles nobles_market=drafted_12_5 land_office_faceup villa_needs_person=off",
        "players=5 edition=2011 expansions=new_buildings,nobles draft=random nobles_market=all_eight_extra",
    ] {
        let setup: Setup = line.parse().unwrap();
        assert_eq!(setup.to_string(), line);
        assert_eq!(State::new(&setup).unwrap().setup(), setup);
    }
}

#[test]
fn a_ruling_that_holds_anyway_is_not_written() {
    let setup: Setup = "players=3 edition=2020 expansions=new_buildings guesthouse_in_mayor draft_small_first=on library_2p_once=off"
        .parse()
        .unwrap();
    assert_eq!(
        setup.to_string(),
        "players=3 edition=2020 expansions=new_buildings"
    );
    assert!(setup.rulings().has(Switch::GuesthouseInMayor));
}

#[test]
fn a_ruling_about_an_expansion_that_is_off_is_refused() {
    for switch in Switch::ALL {
        let line = format!("players=3 edition=2020 {switch}");
        match switch.expansion() {
            None => assert!(line.parse::<Setup>().is_ok(), "{line}"),
            Some(expansion) => {
                assert_eq!(
                    error(&line),
                    SetupError::SwitchWithoutExpansion { switch, expansion }
                );
            }
        }
    }
}

#[test]
fn an_expansion_that_the_edition_lacks_is_refused_unless_borrowed() {
    for (edition, expansion, lacks) in [
        (Edition::Edition2002, Expansion::NewBuildings, true),
        (Edition::Edition2002, Expansion::Nobles, true),
        (Edition::Edition2011, Expansion::NewBuildings, false),
        (Edition::Edition2011, Expansion::Nobles, false),
        (Edition::Edition2020, Expansion::NewBuildings, false),
        (Edition::Edition2020, Expansion::Nobles, false),
    ] {
        let line = format!("players=4 edition={edition} expansions={expansion}");
        match lacks {
            true => assert_eq!(
                error(&line),
                SetupError::ExpansionNotInEdition { expansion, edition }
            ),
            false => assert!(line.parse::<Setup>().is_ok(), "{line}"),
        }
        assert!(format!("{line} borrow_expansions").parse::<Setup>().is_ok());
    }
}

#[test]
fn a_market_for_nobles_buildings_needs_nobles() {
    for line in [
        "players=3 nobles_market=drafted_12_5",
        "players=3 expansions=new_buildings nobles_market=printed_2020",
    ] {
        assert_eq!(error(line), SetupError::NoblesMarketWithoutNobles, "{line}");
    }
}

#[test]
fn a_draft_needs_its_expansion() {
    assert_eq!(
        error("players=3 edition=2020 expansions=nobles draft=random"),
        SetupError::DraftWithoutExpansion
    );
    assert!(
        "players=3 edition=2011 expansions=nobles draft=random"
            .parse::<Setup>()
            .is_ok()
    );
    assert_eq!(
        error("players=3 edition=2020 draft=random"),
        SetupError::DraftWithoutExpansion
    );
    assert_eq!(
        error("players=3 edition=2020 market=church"),
        SetupError::DraftWithoutExpansion
    );
}

#[test]
fn a_named_market_must_fill_the_places() {
    let whole = crate::new_buildings(3, "church", "");
    assert!(whole.parse::<Setup>().is_ok());
    assert_eq!(
        error(&whole.replace(",church", "")),
        SetupError::MarketPlaces {
            cost: 5,
            found: 1,
            expected: 2
        }
    );
    assert_eq!(
        error(&whole.replace(",church", ",church,indigo_plant")),
        SetupError::MarketBuilding {
            building: Building::IndigoPlant
        }
    );
    let both = crate::new_buildings(3, "office trading_post", "exclude_office_trading_post");
    assert_eq!(
        error(&both),
        SetupError::MarketExcluded {
            building: Building::Office,
            other: Building::TradingPost,
        }
    );
}

#[test]
fn unknown_words_are_named() {
    for line in [
        "players=3 expansions=new_building",
        "players=3 expansions=new_buildings draft=free",
        "players=3 expansions=new_buildings market=chruch",
        "players=3 open_vp=maybe",
    ] {
        assert!(matches!(error(line), SetupError::Notation { .. }), "{line}");
    }
}

#[test]
fn corn_starters_have_a_doubloon_less_only_with_the_house_rule() {
    for (switches, money) in [("", [3, 3, 3, 3]), ("corn_starters_poorer", [3, 3, 2, 2])] {
        let table = Table::new(&format!("players=4 edition=2020 {switches}"));
        assert_eq!([0, 1, 2, 3].map(|seat| table.money(seat)), money);
    }
}

#[test]
fn fourteen_kinds_of_building_are_new() {
    let new: Vec<_> = Building::ALL
        .into_iter()
        .filter(|building| building.expansion() == Some(Expansion::NewBuildings))
        .collect();
    let large = new.iter().filter(|building| building.row().spaces == 2).count();
    assert_eq!((new.len(), large), (14, 2));
    for building in new {
        let row = building.row();
        assert_eq!(row.copies, if row.spaces == 2 { 1 } else { 2 }, "{building}");
        assert_eq!(row.copies_two_players, 1, "{building}");
    }
}

#[test]
fn eight_kinds_of_building_come_with_nobles() {
    let new: Vec<_> = BuildingSet::NOBLES.iter().collect();
    let large = new.iter().filter(|building| building.row().spaces == 2).count();
    assert_eq!((new.len(), large), (8, 1));
    for building in new {
        let row = building.row();
        let is_jeweler = building == Building::Jeweler;
        assert_eq!(row.copies, if row.spaces == 2 { 1 } else { 2 }, "{building}");
        assert_eq!(
            row.copies_two_players,
            if is_jeweler { 2 } else { 1 },
            "{building}"
        );
        assert_eq!(building.is_commercial(), !is_jeweler, "{building}");
        assert_eq!(row.circles, 1, "{building}");
    }
}

#[test]
fn a_state_takes_at_most_512_bytes() {
    assert!(size_of::<State>() <= 512, "{}", size_of::<State>());
}
