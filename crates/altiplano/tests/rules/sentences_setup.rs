//! Sentences of the rulebook on setup (rulebook, "Zawartość gry" to "Przydział profesji") that have no example and
//! no ruling.

use altiplano::testkit::{Table, distance, neighbours, next_extensions, read, section_12, tiles};
use altiplano::{
    ComponentSet, Components, Decision, Event, ExtensionSet, Good, Location, Mission, Role, Setup, State,
    Warehouse,
};
use tabletop::{FastRandom, Game, Playout, Seat};

/// A new game with the numbers from section 12.
fn new_game(line: &str) -> State {
    let setup = Setup {
        components: section_12(),
        ..read(line)
    };
    State::new(&setup).expect("a possible setup")
}

fn play_until(game: &mut State, wanted: impl Fn(&State) -> bool) {
    let mut playout = Playout::with_capacity(128);
    let mut random = FastRandom::new(7);
    while !wanted(game) {
        assert!(playout.step(game, &mut random), "the game ended before");
    }
}

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    for set in [section_12(), ComponentSet::reconstructed()] {
        let set: &Components = set.get();
        assert_eq!(set.carts, [6, 9, 12, 15]);
        assert_eq!((set.houses.total(), set.boats.total()), (10, 10));
        assert_eq!((set.orders.len(), Mission::COUNT, Role::COUNT), (16, 20, 7));
        assert_eq!(set.extensions.iter().flatten().count(), 28);
        let tiles: u32 = set.stock.iter().map(|(_, stock)| u32::from(stock[3])).sum();
        assert_eq!(tiles, 209);
    }
}

/// A row for each kind: how many there are with 2, 3, 4 and 5 players (rulebook, "Przygotowanie do rozgrywki").
const STOCKS: [(&str, [u8; 4]); 5] = [
    ("food", [36, 36, 36, 36]),
    ("wood stone", [12, 15, 18, 20]),
    ("corn", [12, 17, 22, 25]),
    ("ore silver cloth wool", [8, 12, 14, 15]),
    ("alpaca fish glass cacao", [7, 9, 11, 12]),
];

#[test]
fn stocks_by_player_count() {
    for (column, players) in (2..=5).enumerate() {
        let game = new_game(&format!("players={players}"));
        for (kinds, counts) in STOCKS {
            for kind in kinds.split(' ') {
                let good: Good = read(kind);
                assert_eq!(
                    game.stock()[good],
                    counts[column],
                    "{kind} with {players} players"
                );
            }
        }
        let carts = [6, 9, 12, 15][column];
        assert_eq!(
            usize::from(game.carts()),
            carts - players,
            "one cart for each player"
        );
    }
}

#[test]
fn each_location_has_two_neighbours() {
    use Location::{Farm, Forest, Harbor, Market, Mine, Road, Village};
    let ring = [Farm, Road, Mine, Village, Market, Forest, Harbor];
    assert_eq!(neighbours(&ring, Farm), [Harbor, Road]);
    assert_eq!(neighbours(&ring, Village), [Mine, Market]);
    assert_eq!(neighbours(&ring, Harbor), [Farm, Forest]);
    let steps = Location::ALL.map(|to| distance(&ring, Farm, to));
    // In the order of the enum: farm, forest, mine, harbor, village, market, road.
    assert_eq!(steps, [0, 2, 2, 1, 3, 3, 1]);
    for one in Location::ALL {
        for other in Location::ALL {
            let next = neighbours(&ring, one).contains(&other);
            assert_eq!(next, distance(&ring, one, other) == 1, "{one} {other}");
        }
    }
}

/// What lies on each location (rulebook, "Przygotowanie do rozgrywki").
const LAID_OUT: [(Location, &str); Location::COUNT] = [
    (Location::Farm, "alpaca wool cloth"),
    (Location::Forest, "wood cacao"),
    (Location::Mine, "stone ore silver"),
    (Location::Harbor, "fish boats"),
    (Location::Village, "houses carts"),
    (Location::Market, "glass orders"),
    (Location::Road, "corn"),
];

/// Takes all of these off the table.
fn take_away(table: &mut Table, what: &str) {
    match what {
        "boats" => _ = table.no_boats(),
        "houses" => _ = table.no_houses(),
        "carts" => _ = table.no_carts(),
        "orders" => *table.orders() = altiplano::OrderSet::EMPTY,
        good => _ = table.stock(good, 0),
    }
}

#[test]
fn r65_each_location_is_empty_once_everything_laid_out_there_is_gone() {
    for (location, laid_out) in LAID_OUT {
        let laid_out: Vec<&str> = laid_out.split(' ').collect();
        for left in &laid_out {
            let mut table = Table::new(2);
            let gone = laid_out.iter().filter(|what| *what != left);
            gone.for_each(|what| take_away(&mut table, what));
            table.look_for_empty_locations();
            assert_eq!(table.game.final_round(), None, "{location} still has {left}");
            take_away(&mut table, left);
            table.look_for_empty_locations();
            assert_eq!(table.game.final_round(), Some(3), "{location}");
            assert_eq!(
                table
                    .game
                    .position()
                    .triggers
                    .locations
                    .iter()
                    .collect::<Vec<_>>(),
                [location]
            );
        }
    }
}

#[test]
fn markers_keep_extensions_out() {
    for players in 2..=5 {
        let game = new_game(&format!("players={players}"));
        for (marker, words) in [(3, "e7 e9 e20"), (4, "e6 e13 e17b"), (5, "e11 e18b e19b")] {
            for word in words.split(' ') {
                assert_eq!(
                    game.stack().contains(read(word)),
                    players >= marker,
                    "{word} with {players} players"
                );
            }
        }
        assert_eq!(game.stack().len(), [19, 22, 25, 28][players - 2]);
    }
}

#[test]
fn the_stack_goes_from_a_to_d() {
    for players in 2..=5 {
        let mut table = Table::from(new_game(&format!("players={players}")));
        let letter = |extension| section_12().get().extension(extension).map(|tile| tile.letter);
        let mut letters = Vec::new();
        while let Some(next) = next_extensions(&table.game).iter().next() {
            let game = &table.game;
            let lowest = game.stack().iter().map(letter).min();
            let expected: ExtensionSet = game
                .stack()
                .iter()
                .filter(|&one| Some(letter(one)) == lowest)
                .collect();
            assert_eq!(next_extensions(game), expected, "each of the letter may come");
            letters.extend(letter(next));
            table.leaves_stack(next);
        }
        assert!(letters.is_sorted() && letters[0] == 0 && letters.ends_with(&[3]));
        assert!(table.game.stack().is_empty());
    }
}

#[test]
fn each_player_begins_with_a_cart_and_an_empty_board() {
    for players in 2..=5 {
        let mut game = new_game(&format!("players={players}"));
        play_until(&mut game, |game| game.round() == 1);
        for seat in Seat::all(players) {
            let player = game.player(seat);
            assert_eq!((player.carts, player.first_cart_used, player.road), (1, false, 0));
            assert_eq!(player.limit(game.components()), 4);
            assert_eq!((player.pawn, player.order), (None, None));
            assert_eq!(player.warehouse, Warehouse::default());
            assert!(player.extensions.is_empty() && player.completed.is_empty());
            assert_eq!(player.container.total(), 0);
        }
    }
}

#[test]
fn each_player_takes_what_the_role_says_out_of_the_stock() {
    let mut game = new_game("players=4 roles=drafted start_player=0");
    play_until(&mut game, |game| {
        matches!(game.decision(), Decision::DraftRole(_))
    });
    let stock = game.stock();
    let mut table = Table::from(game);
    table.does("role trader; role fisherman; role farmer; role woodcutter");
    for (seat, start, coins) in [
        (3, "food fish stone", 2),
        (2, "2 food fish wood", 1),
        (1, "2 food wood cacao", 1),
        (0, "2 food alpaca wood", 1),
    ] {
        assert_eq!(table.player(seat).planning, tiles(start));
        assert_eq!(table.player(seat).coins, coins);
    }
    let taken = tiles("7 food 2 fish stone 3 wood cacao alpaca");
    for good in Good::ALL {
        assert_eq!(
            table.game.stock()[good],
            stock[good] - taken.count(good),
            "{good}"
        );
    }
}

#[test]
fn a_round_has_four_phases() {
    let mut table = Table::new(2);
    table.bag(0, "4 food").bag(1, "4 food").round();
    table.does("done; done").chance("extension e8");
    let at = |wanted: fn(&Event) -> bool| {
        let place = table.events.iter().position(wanted);
        place.expect("such an event")
    };
    let phases = [
        at(|event| *event == Event::RoundBegan { round: 3 }),
        at(|event| matches!(event, Event::Drawn { .. })),
        at(|event| *event == Event::PlansShown),
        at(|event| matches!(event, Event::Passed { .. })),
        at(|event| *event == Event::StartPlayer(Seat::new(1))),
        at(|event| matches!(event, Event::ExtensionLaid { .. })),
        at(|event| *event == Event::RoundBegan { round: 4 }),
    ];
    assert!(phases.is_sorted(), "{phases:?}");
}
