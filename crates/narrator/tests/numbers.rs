//! The numbers for an answer match what the rules make of it; checked in every position of the golden
//! games.

use std::fs;
use std::path::{Path, PathBuf};

use narrator::{Figure, Form, GainOf, Numbers};
use puerto_rico::{Action, Building, State, worth_now};
use tabletop::{Game, Record, Seat, Turn};

/// Every position in the golden games in which a seat is asked, with each of its answers.
fn every_answer(mut check: impl FnMut(&State, Seat, Action, &State, &Numbers)) {
    every_position::<State>("puerto-rico", |before, seat| {
        let mut legal = Vec::new();
        before.legal(seat, &mut legal);
        for action in legal {
            let (mut after, mut events) = (*before, Vec::new());
            after.apply(seat, action, &mut events).unwrap();
            let numbers = narrator::puerto_rico::numbers(before, &after, seat, &events);
            check(before, seat, action, &after, &numbers);
        }
    });
}

/// Every position in a game's golden games in which a seat is asked.
fn every_position<G: Game>(game: &str, mut look: impl FnMut(&G, Seat)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(game)
        .join("tests/golden");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() > 20, "golden games");
    for path in files
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
    {
        let record: Record<G> = fs::read_to_string(path).unwrap().parse().unwrap();
        let mut before = |_, state: &G| {
            if let Turn::Seats(seats) = state.turn() {
                look(state, seats.first().unwrap());
            }
        };
        record.replay_with(&mut before, &mut ()).unwrap();
    }
}

fn figure<'a>(lines: &'a [Figure], id: &str) -> Option<&'a Figure> {
    lines.iter().find(|line| line.label.id == id)
}

fn value(lines: &[Figure], id: &str) -> i32 {
    figure(lines, id)
        .unwrap_or_else(|| panic!("no {id} in {lines:?}"))
        .value
}

#[test]
fn a_price_is_the_printed_one_less_discounts_and_leaves_what_is_in_the_purse_afterwards() {
    let (mut bought, mut in_kind) = (0, 0);
    every_answer(|before, seat, action, after, numbers| {
        let Action::Build(building) = action else { return };
        let lines = &numbers.lines;
        let off: i32 = lines
            .iter()
            .filter(|line| line.form == Form::Signed && line.value < 0)
            .map(|line| line.value)
            .sum();
        assert_eq!(
            value(lines, "sum-printed-price") + off,
            value(lines, "sum-you-pay"),
            "{lines:?}"
        );
        let purse = i32::from(before.board(seat).doubloons);
        assert_eq!(
            value(lines, "sum-left"),
            purse - value(lines, "sum-you-pay"),
            "{lines:?}"
        );
        assert_eq!(value(lines, "sum-left"), i32::from(after.board(seat).doubloons));
        assert_eq!(
            value(lines, "sum-printed-points"),
            i32::from(building.row().points)
        );
        let gain = numbers.gain.unwrap();
        assert!(gain.price && gain.of == GainOf::Doubloons, "{gain:?}");
        bought += 1;
        in_kind += u32::from(figure(lines, "sum-black-market").is_some());
    });
    assert!(
        bought > 1_000 && in_kind > 0,
        "{bought} purchases, {in_kind} in kind"
    );
}

#[test]
fn sales_and_loadings_are_the_sum_of_their_parts() {
    let mut sums = [0; 2];
    every_answer(|before, seat, action, after, numbers| {
        let (index, id) = match action {
            Action::Sell(_) | Action::SellToPost(_) => (0, "sum-you-get"),
            Action::Load { .. } => (1, "sum-points-gained"),
            _ => return,
        };
        let lines = &numbers.lines;
        // If every gain is asked about, the sale or loading itself brings whatever is not asked about.
        let Some(sum) = figure(lines, id) else { return };
        let parts: i32 = lines
            .iter()
            .filter(|line| line.form == Form::Signed)
            .map(|line| line.value)
            .sum();
        assert_eq!(parts, sum.value, "{lines:?}");
        assert_eq!(numbers.gain.unwrap().amount, sum.value, "{lines:?}");
        if index == 0 {
            let (then, now) = (after.board(seat).doubloons, before.board(seat).doubloons);
            assert_eq!(value(lines, "sum-then"), i32::from(then));
            assert!(then >= now);
        }
        sums[index] += 1;
    });
    assert!(sums.iter().all(|&count| count > 200), "{sums:?}");
}

#[test]
fn a_large_building_is_worth_what_it_scores_once_it_is_occupied() {
    let mut scored = 0;
    every_answer(|before, seat, _, _, _| {
        let (board, breakdown) = (before.board(seat), before.breakdown(seat));
        for (building, points) in [
            (Building::GuildHall, breakdown.guild_hall),
            (Building::Residence, breakdown.residence),
            (Building::Fortress, breakdown.fortress),
            (Building::CustomsHouse, breakdown.customs_house),
            (Building::CityHall, breakdown.city_hall),
            (Building::Cloister, breakdown.cloister),
            (Building::RoyalGarden, breakdown.royal_garden),
        ] {
            if board.occupies(building) {
                assert_eq!(worth_now(board, building), Some(points), "{building:?}");
                scored += 1;
            }
        }
        assert_eq!(worth_now(board, Building::Statue), None);
        assert_eq!(worth_now(board, Building::Hospice), None);
    });
    assert!(scored > 1_000, "{scored}");
}

#[test]
fn a_city_hall_that_is_not_built_yet_counts_itself() {
    let setup = "players=3 edition=2020".parse().unwrap();
    let state = State::new(&setup).unwrap();
    let board = state.board(Seat::new(0));
    assert_eq!(worth_now(board, Building::CityHall), Some(1));
    assert_eq!(worth_now(board, Building::Residence), Some(4));
    let pieces = narrator::puerto_rico::pieces(&state, Seat::new(0));
    let keys: Vec<&str> = pieces.iter().map(|(key, _)| *key).collect();
    assert_eq!(
        keys,
        [
            "guild_hall",
            "residence",
            "fortress",
            "customs_house",
            "city_hall"
        ]
    );
}

#[test]
fn the_numbers_of_altiplano_are_what_its_boards_hold_afterwards() {
    use altiplano::{Action, ComponentSet, Components, State};
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../altiplano/tests/golden/scarce.components");
    ComponentSet::load(Components::read(&fs::read_to_string(file).unwrap()).unwrap());
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    every_position::<State>("altiplano", |before, seat| {
        let mut legal = Vec::new();
        before.legal(seat, &mut legal);
        for action in legal {
            let (mut after, mut events) = (*before, Vec::new());
            after.apply(seat, action, &mut events).unwrap();
            let numbers = narrator::altiplano::numbers(before, &after, seat, action, &events);
            let (then, now) = (after.breakdown(seat), before.breakdown(seat));
            let coins = i32::from(after.player(seat).coins);
            let gain = numbers.gain.map_or(0, |gain| gain.amount);
            let kind = match action {
                Action::BuildHouse { good: Some(_), .. } => {
                    assert_eq!(
                        gain,
                        then.houses + then.house_bonus - now.houses - now.house_bonus
                    );
                    "house"
                }
                Action::BuildBoat { good: Some(_), .. } => {
                    assert_eq!(gain, then.boats + then.goods - now.boats - now.goods);
                    "boat"
                }
                Action::Store { .. } => {
                    assert_eq!(gain, then.shelves - now.shelves);
                    "shelf"
                }
                Action::Deliver { .. } => {
                    assert_eq!(gain, then.orders - now.orders);
                    "order"
                }
                Action::Sell { .. } => {
                    assert_eq!(value(&numbers.lines, "alti-sum-then"), coins);
                    assert_eq!(gain, coins - i32::from(before.player(seat).coins));
                    "sale"
                }
                Action::BuyExtension(extension) => {
                    assert_eq!(value(&numbers.lines, "alti-sum-left"), coins);
                    assert_eq!(Some(gain), before.extension_price(extension).map(i32::from));
                    "extension"
                }
                Action::Make { .. } | Action::Use { .. } => {
                    assert_eq!(gain, then.goods - now.goods);
                    "goods"
                }
                _ => continue,
            };
            *seen.entry(kind).or_default() += 1;
        }
    });
    assert!(
        seen.len() == 7 && seen.values().all(|&count| count > 5),
        "{seen:?}"
    );
}

#[test]
fn all_sales_of_a_turn_together_bring_what_they_bring_one_by_one() {
    use altiplano::{Action, ComponentSet, Components, Decision, State};
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../altiplano/tests/golden/scarce.components");
    ComponentSet::load(Components::read(&fs::read_to_string(file).unwrap()).unwrap());
    let mut several = 0;
    every_position::<State>("altiplano", |state, seat| {
        let pieces: std::collections::BTreeMap<String, Vec<Figure>> =
            narrator::altiplano::pieces(state, seat).into_iter().collect();
        let Decision::Act { .. } = state.decision() else {
            assert!(!pieces.contains_key("market_sell"));
            return;
        };
        let (mut after, mut sales, mut legal) = (*state, 0, Vec::new());
        loop {
            legal.clear();
            after.legal(seat, &mut legal);
            let Some(&sale) = legal.iter().find(|action| matches!(action, Action::Sell { .. })) else {
                break;
            };
            after.apply(seat, sale, &mut ()).unwrap();
            sales += 1;
        }
        if sales > 0 {
            let coins = i32::from(after.player(seat).coins) - i32::from(state.player(seat).coins);
            assert_eq!(value(&pieces["market_sell"], "alti-sum-price"), coins);
            several += u32::from(sales > 1);
        }
    });
    assert!(several > 20, "{several}");
}

#[test]
fn what_is_seen_from_afar_is_what_the_pawn_finds_on_arrival() {
    use altiplano::{Action, ComponentSet, Components, Decision, State};
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../altiplano/tests/golden/scarce.components");
    ComponentSet::load(Components::read(&fs::read_to_string(file).unwrap()).unwrap());
    let is_move = |action: &Action| {
        matches!(
            action,
            Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. } | Action::Pass | Action::EndTurn
        )
    };
    let mut compared = 0;
    every_position::<State>("altiplano", |state, seat| {
        let Decision::Act { .. } = state.decision() else {
            return;
        };
        let mut moves = Vec::new();
        state.legal(seat, &mut moves);
        for &one in &moves {
            let Action::FirstCart(to) = one else { continue };
            let mut came = *state;
            came.apply(seat, one, &mut ()).unwrap();
            let there = state.with_pawn_at(seat, to);
            let actions = |state: &State| {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                legal.retain(|action| !is_move(action));
                legal
            };
            assert_eq!(actions(&there), actions(&came), "{to:?}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}
