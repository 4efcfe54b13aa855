//! What the rules say in advance over the wire: how near the end is, what storage holds, how far the festival's tasks
//! are, and prices of the table.
#![cfg(feature = "wire")]

use puerto_rico::wire::{PuertoRicoOutlook, StorageRoom};
use puerto_rico::{Action, Building, Decision, EndReason, Event, Setup, State};
use tabletop::wire::WireGame;
use tabletop::{FastRandom, Game, Playout, Random, Seat};

const EVERYTHING: &str = "players=3 edition=2020 expansions=new_buildings,buccaneer,festival";

fn outlook(game: &State, seat: Option<Seat>) -> PuertoRicoOutlook {
    game.outlook(seat, None).unwrap()
}

/// Plays random games with this setup and looks at each state.
fn each_state(setup: &str, games: u32, mut look: impl FnMut(&State)) {
    let setup: Setup = setup.parse().unwrap();
    let mut random = FastRandom::new(21);
    let mut playout = Playout::with_capacity(64);
    for _ in 0..games {
        let mut game = State::new(&setup).unwrap();
        while playout.step(&mut game, &mut random) {
            look(&game);
        }
    }
}

#[test]
fn the_end_is_near_when_it_has_come_and_not_at_the_start() {
    let (mut far, mut near, mut ended) = (0, 0, 0);
    each_state("players=3 edition=2002", 40, |game| {
        let shown = outlook(game, None).near;
        match game.end() {
            Some(reason @ (EndReason::Workers | EndReason::VictoryPoints)) => {
                assert!(shown.contains(&reason));
                ended += 1;
            }
            _ if shown.is_empty() => far += 1,
            _ => near += 1,
        }
    });
    assert!(far > 1000 && near > 20 && ended > 20, "{far}, {near}, {ended}");
}

#[test]
fn with_nobles_an_empty_supply_of_workers_ends_nothing() {
    each_state("players=3 edition=2020 expansions=nobles", 5, |game| {
        assert!(!outlook(game, None).near.contains(&EndReason::Workers));
    });
}

#[test]
fn no_more_is_kept_than_storage_holds() {
    let mut storing: Option<(Seat, StorageRoom)> = None;
    let (mut kept_all, mut compared) = (0, 0);
    each_state(EVERYTHING, 150, |game| match game.decision() {
        Decision::StoreKind(seat) | Decision::KeepSingle(seat) => {
            let room = outlook(game, Some(seat)).storage.unwrap();
            storing = Some((seat, room));
        }
        _ => {
            let Some((seat, room)) = storing.take() else {
                return;
            };
            let mut counts = game.board(seat).goods.0;
            counts.sort_unstable();
            let single: u8 = counts[..counts.len() - usize::from(room.kinds)].iter().sum();
            assert!(single <= room.singles, "{counts:?} in {room:?}");
            kept_all += u32::from(single == room.singles);
            compared += 1;
        }
    });
    assert!(compared > 100 && kept_all > 20, "{compared}, {kept_all}");
}

#[test]
fn whoever_has_done_a_task_of_the_festival_has_won_it() {
    let mut won = 0;
    each_state(EVERYTHING, 20, |game| {
        let Some(festival) = game.festival() else { return };
        let progress = outlook(game, None).festival;
        assert_eq!(progress.len(), game.seat_count());
        let done = progress.iter().any(|one| one.crops == one.crops_asked);
        if done && festival.crop.is_some() {
            assert!(festival.crop_winner.is_some());
            won += 1;
        }
    });
    assert!(won > 100, "{won}");
}

#[test]
fn prices_of_the_house_rule_are_those_that_are_paid() {
    let plain: Setup = "players=3 edition=2002".parse().unwrap();
    assert_eq!(outlook(&State::new(&plain).unwrap(), None).costs, []);
    let house: Setup = "players=3 edition=2002 factory_8_university_7".parse().unwrap();
    let game = State::new(&house).unwrap();
    let costs = outlook(&game, None).costs;
    let buildings: Vec<Building> = costs.iter().map(|one| one.building).collect();
    assert_eq!(buildings.len(), 2);
    assert!(buildings.contains(&Building::Factory) && buildings.contains(&Building::University));
    for one in costs {
        assert_eq!(game.price(Seat::FIRST, one.building).cost, one.cost);
    }
}

#[test]
fn the_choice_of_the_market_goes_as_it_was_said_beforehand() {
    for setup in [
        "players=3 edition=2020 expansions=new_buildings draft_small_first",
        "players=4 edition=2020 expansions=new_buildings,nobles exclude_office_trading_post",
    ] {
        let mut game = State::new(&setup.parse::<Setup>().unwrap()).unwrap();
        let turns = outlook(&game, None).draft.unwrap().turns;
        let mut random = FastRandom::new(7);
        while let Decision::Draft(seat) = game.decision() {
            let draft = outlook(&game, None).draft.unwrap();
            assert_eq!(draft.turns, turns);
            let left: usize = draft.left.iter().map(|row| usize::from(row.places)).sum();
            assert_eq!(turns[turns.len() - left].seat, Some(seat));
            let pool: Vec<Building> = game.view(None).draft.unwrap().pool.iter().collect();
            let mut legal = Vec::new();
            for building in pool {
                let action = Action::DraftBuilding(building);
                let shut = draft.shut.iter().find(|shut| shut.building == building);
                assert_eq!(game.check(seat, action).err(), shut.map(|shut| shut.reason));
                if shut.is_none() {
                    legal.push(action);
                }
            }
            let action = legal[random.below(legal.len() as u32) as usize];
            let mut events: Vec<Event> = Vec::new();
            game.apply(seat, action, &mut events).unwrap();
            // A single possible kind is put there without asking: that takes a turn as well.
            let mut coming = turns.iter().skip(turns.len() - left);
            for event in events {
                if let Event::BuildingDrafted { by, building } = event {
                    let turn = coming.next().unwrap();
                    assert_eq!(by, turn.seat);
                    assert!(!turn.large || building.row().cost == 10);
                }
            }
        }
        assert_eq!(outlook(&game, None).draft, None);
    }
}
