//! `ask_forced`: who is asked though there is a single answer (ruling 87).

use puerto_rico::{Action, Event, Expansions, Setup, SkipReason, State, Switch};
use tabletop::{FastRandom, Game, Random as _, Turn};

use crate::table::Table;

/// Four seats about to load: the second loading of seat 0 is the only one that it has.
fn loading(switch: &str) -> Table {
    let mut table = Table::at(&format!("players=4 {switch}"), |p| {
        p.goods(0, "2 corn 6 sugar")
            .goods(1, "3 tobacco")
            .ship(6, "3 corn")
    });
    table.play("0 role captain");
    table.play("0 load sugar 7");
    table
}

#[test]
fn switch_ask_forced_asks_about_a_single_loading() {
    let mut table = loading("ask_forced");
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.legal(), ["load tobacco 5"]);
    table.play("1 load tobacco 5");
    for seat in [2, 3] {
        assert_eq!(
            (table.asked(), table.legal()),
            (Some(seat), vec!["pass".to_owned()])
        );
        table.play(&format!("{seat} pass"));
    }
    assert_eq!(table.legal(), ["load corn 6"]);
}

#[test]
fn a_single_loading_is_carried_out_without_asking() {
    let table = loading("");
    assert_eq!((table.goods(0).as_str(), table.goods(1).as_str()), ("", ""));
    assert_eq!(table.ship(5), "3 tobacco");
}

#[test]
fn with_ask_forced_each_place_with_workers_is_asked_about() {
    let mut table = Table::at("players=3 ask_forced", |p| {
        p.tiles(1, "1/0 corn 1/0 indigo").idle(1, 1).workers_ship(3)
    });
    table.play("0 role mayor");
    table.play("0 pass");
    let mut asked = Vec::new();
    while table.asked_to_place().is_some() {
        let legal = table.legal();
        let seat = table.asked().expect("a seat is asked");
        if seat == 1 {
            assert_eq!(legal.len(), 1, "{legal:?}");
            asked.push(legal[0].clone());
        }
        table.play(&format!("{seat} {}", legal[0]));
    }
    assert_eq!(asked, ["assign corn 1", "assign indigo 1"]);
}

/// Plays a random game; gives all that happened and how many decisions had a single answer.
fn random_game(setup: &Setup, seed: u64) -> (Vec<Event>, usize) {
    let mut state = State::new(setup).expect("a game");
    let mut random = FastRandom::new(seed);
    let (mut events, mut forced) = (Vec::new(), 0);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match state.turn() {
            Turn::Over => return (events, forced),
            Turn::Chance => {
                outcomes.clear();
                state.outcomes(&mut outcomes);
                let one = outcomes[random.below(outcomes.len() as u32) as usize].outcome;
                state.resolve_unchecked(one, &mut events);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                legal.clear();
                state.legal(seat, &mut legal);
                forced += usize::from(legal.len() == 1);
                let action: Action = legal[random.below(legal.len() as u32) as usize];
                state.apply(seat, action, &mut events).expect("a legal action");
            }
        }
    }
}

#[test]
fn with_ask_forced_no_turn_is_passed_over() {
    let passed_over = |event: &Event| {
        let Event::Skipped { reason, .. } = event else {
            return false;
        };
        matches!(
            reason,
            SkipReason::OnlyOneAnswer
                | SkipReason::NoLoad
                | SkipReason::NoBuilding
                | SkipReason::NoSale
                | SkipReason::TradingHouseFull
                | SkipReason::IslandFull
        )
    };
    for players in 2..=5 {
        for expansions in [
            Expansions::NONE,
            puerto_rico::Expansion::ALL.into_iter().collect(),
        ] {
            let mut setup = Setup::new(players);
            setup.expansions = expansions;
            let (events, forced) = random_game(&setup, 3);
            assert!(events.iter().any(passed_over) && forced < 20, "{forced}");
            setup.switches = setup.switches.with(Switch::AskForced, true);
            let (events, forced) = random_game(&setup, 3);
            let found = events.iter().find(|event| passed_over(event));
            assert_eq!(found, None, "{players} players");
            assert!(forced > 40, "{forced}");
        }
    }
}
