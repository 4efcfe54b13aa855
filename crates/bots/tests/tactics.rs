//! Positions with a move that anybody at the table would find: the searching bot finds it too.

use bots::Bot;
use bots::puerto_rico::{Knowledge, PuertoRicoGuide};
use bots::search::{Budget, Searcher, Settings};
use puerto_rico::{EndReason, State};
use tabletop::Game;

/// Tables as the tests of the rules set them up.
#[path = "../../puerto-rico/tests/common/table.rs"]
#[expect(dead_code, reason = "the tests of the rules ask for more than these tests do")]
mod table;

use table::{Editor, Table};

fn searcher(iterations: u32) -> Searcher<State, PuertoRicoGuide> {
    let settings = Settings {
        budget: Budget::iterations(iterations),
        ..Settings::deep()
    };
    Searcher::new(PuertoRicoGuide::new(Knowledge::default()), settings, 1)
}

/// What a bot does for the seat that is asked.
fn decide(bot: &mut impl Bot<State>, table: &Table) -> String {
    let seat = table.state.turn().seat().unwrap();
    let mut legal = Vec::new();
    table.state.legal(seat, &mut legal);
    bot.decide(seat, &table.state.watched(Some(seat)), &legal)
        .to_string()
}

/// What the searching bot does at a table where there is a choice.
fn answer(table: &Table, iterations: u32) -> String {
    assert!(table.legal().len() > 1, "{:?}", table.legal());
    decide(&mut searcher(iterations), table)
}

/// The bot plays `wanted`, after one look at each move and after a search.
fn check(table: &Table, wanted: &str) {
    for iterations in [0, 300] {
        assert_eq!(answer(table, iterations), wanted, "with {iterations} iterations");
    }
}

/// A last round in which seat 0 picks first and all have the same number of points.
fn last_round(edit: impl FnOnce(&mut Editor) -> &mut Editor) -> Table {
    Table::at("players=4", |table| {
        let table = table
            .everybody(|table, seat| table.money(seat, 0).chips(seat, 20))
            .ended(EndReason::VictoryPoints);
        edit(table)
    })
}

#[test]
fn goods_are_shipped_before_the_game_ends() {
    let table = last_round(|table| table.goods(0, "7 corn"));
    check(&table, "role captain");
}

#[test]
fn the_larger_load_goes_first_when_only_one_ship_is_left() {
    let mut table = last_round(|table| {
        table
            .goods(0, "5 corn 1 sugar")
            .goods(1, "3 sugar")
            .ship(5, "1 indigo")
            .ship(6, "1 tobacco")
    });
    table.play("0 role captain");
    check(&table, "load corn 7");
}

#[test]
fn a_ship_is_kept_from_a_rival_who_needs_it() {
    let mut table = last_round(|table| {
        table
            .goods(0, "1 corn 1 sugar")
            .goods(1, "6 corn")
            .ship(5, "1 indigo")
            .ship(6, "1 tobacco")
    });
    table.play("0 role captain");
    check(&table, "load sugar 7");
}

#[test]
fn the_most_points_are_bought_before_the_game_ends() {
    let mut table = last_round(|table| table.money(0, 9));
    table.play("0 role builder");
    for iterations in [0, 300] {
        let answer = answer(&table, iterations);
        let building = answer.strip_prefix("build ").unwrap_or_default();
        let large = [
            "guild_hall",
            "residence",
            "fortress",
            "customs_house",
            "city_hall",
        ];
        assert!(large.contains(&building), "{answer} with {iterations} iterations");
    }
}

#[test]
fn the_last_worker_goes_to_the_large_building() {
    let mut table = last_round(|table| {
        table
            .tiles(0, "1/0 corn 1/0 quarry")
            .city(0, "residence:0 small_market:0")
            .idle(0, 0)
    });
    table.play("0 role mayor");
    let mut bot = searcher(300);
    while table.asked() == Some(0) {
        let action = decide(&mut bot, &table);
        table.play(&format!("0 {action}"));
    }
    assert_eq!(table.city(0, "residence"), Some(1));
}
