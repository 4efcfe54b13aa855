//! What the rules say in advance over the wire: how near the end is, what storage holds, how far the festival's tasks
//! are, and prices of the table.
#![cfg(feature = "wire")]

use puerto_rico::wire::{EndDistance, PuertoRicoOutlook, StorageRoom};
use puerto_rico::{Action, Building, Decision, EndReason, Event, Good, Setup, State};
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
fn no_city_is_closed_before_the_round_that_is_foreseen() {
    let (mut foreseen, mut came) = (0, 0);
    for setup in [
        "players=2 edition=2020",
        "players=3 edition=2002",
        "players=5 edition=2020",
    ] {
        let setup: Setup = setup.parse().unwrap();
        let mut random = FastRandom::new(5);
        let mut playout = Playout::with_capacity(64);
        for _ in 0..20 {
            let mut game = State::new(&setup).unwrap();
            // What was foreseen at the start of a round for an end that comes within it.
            let mut at_start: (u8, Vec<EndReason>) = (0, Vec::new());
            while playout.step(&mut game, &mut random) {
                let ends = outlook(&game, None).ends;
                assert_eq!(ends.len(), 3);
                if at_start.0 != game.round() {
                    let in_this_round = |end: &&EndDistance| end.rounds.is_some_and(|rounds| rounds <= 1);
                    let soon = ends.iter().filter(in_this_round);
                    at_start = (game.round(), soon.map(|end| end.reason).collect());
                    foreseen += at_start.1.len();
                }
                let Some(reason) = game.end() else { continue };
                let end = ends.iter().find(|end| end.reason == reason).unwrap();
                assert_eq!(end.rounds, Some(0));
                // Stocks may run down faster than foreseen: those who build in the meantime want more workers and produce
                // more.
                if reason == EndReason::City {
                    assert!(at_start.1.contains(&reason));
                    came += 1;
                }
            }
        }
    }
    assert!(foreseen > 60 && came > 0, "{foreseen}, {came}");
}

#[test]
fn without_goods_and_production_the_points_do_not_end_the_game() {
    let game = State::new(&"players=3 edition=2020".parse().unwrap()).unwrap();
    let ends = outlook(&game, None).ends;
    let of = |reason: EndReason| *ends.iter().find(|end| end.reason == reason).unwrap();
    assert_eq!(of(EndReason::VictoryPoints).left, game.victory_points());
    assert_eq!(of(EndReason::VictoryPoints).rounds, None);
    // 55 workers, three of them a round.
    let supply = u16::from(game.worker_supply());
    assert_eq!(of(EndReason::Workers).left, supply);
    assert_eq!(of(EndReason::Workers).rounds, Some(supply / 3 + 1));
    // Twelve spaces: five large buildings and two others.
    assert_eq!(of(EndReason::City).rounds, Some(7));
    let nobles = State::new(&"players=3 edition=2020 expansions=nobles".parse().unwrap()).unwrap();
    assert!(
        outlook(&nobles, None)
            .ends
            .iter()
            .all(|end| end.reason != EndReason::Workers)
    );
}

#[test]
fn what_a_seat_could_sell_and_load_is_what_it_is_offered() {
    let (mut sold, mut loaded) = (0, 0);
    each_state("players=3 edition=2020 expansions=new_buildings", 60, |game| {
        let (seat, is_sale) = match game.decision() {
            Decision::Sell(seat) => (seat, true),
            Decision::Load(seat) => (seat, false),
            _ => return,
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let standing = outlook(game, None).seats.swap_remove(seat.index());
        let goods: Vec<Good> = match is_sale {
            true => standing.sales.iter().map(|sale| sale.good).collect(),
            false => standing.loads.iter().map(|load| load.good).collect(),
        };
        let mut offered: Vec<Good> = legal
            .iter()
            .filter_map(|action| match *action {
                Action::Sell(good) | Action::SellToPost(good) | Action::Load { good, .. } => Some(good),
                _ => None,
            })
            .collect();
        offered.sort_unstable();
        offered.dedup();
        assert_eq!(goods, offered);
        // A sale, or a loading, brings what was said.
        for action in legal {
            let mut after = *game;
            let mut events = Vec::new();
            after.apply(seat, action, &mut events).unwrap();
            for event in events {
                match event {
                    Event::Sold { good, doubloons, .. } => {
                        let sale = standing.sales.iter().find(|sale| sale.good == good).unwrap();
                        assert_eq!(sale.doubloons, doubloons);
                        sold += 1;
                    }
                    Event::Loaded {
                        good,
                        amount,
                        points,
                        hold,
                        seat: who,
                        ..
                    } if who == seat => {
                        let load = standing.loads.iter().find(|load| load.good == good).unwrap();
                        assert!(load.amount >= amount);
                        if load.hold == hold && load.amount == amount {
                            assert_eq!(load.points, points);
                            loaded += 1;
                        }
                        break;
                    }
                    _ => {}
                }
            }
        }
    });
    assert!(sold > 100 && loaded > 100, "{sold}, {loaded}");
}

#[test]
fn chips_count_only_where_they_may_be_seen() {
    let mut compared = 0;
    each_state("players=3 edition=2020", 10, |game| {
        for standing in outlook(game, None).seats {
            assert_eq!(standing.total.is_some(), game.decision() == Decision::Over);
        }
        for seat in Seat::all(3) {
            let seats = outlook(game, Some(seat)).seats;
            let own = &seats[seat.index()];
            let points = game.breakdown(seat);
            assert_eq!(own.total, Some(points.total));
            assert_eq!(i32::from(own.buildings + own.extras + points.chips), points.total);
            compared += 1;
        }
    });
    assert!(compared > 300);
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
fn completing_a_festival_task_wins_it() {
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
fn house_rule_prices_are_the_ones_that_are_paid() {
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
fn the_draft_of_the_market_goes_as_the_outlook_said() {
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
