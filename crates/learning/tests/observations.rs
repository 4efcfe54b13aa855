//! Observations fit their layout, and nothing that is hidden is in them.

mod setups;

use learning::{Filler, Layout, Learnable, Out};
use tabletop::{FastRandom, Playout, Seat, Turn};

/// What the seat sees.
fn seen<G: Learnable>(game: &G, seat: Seat, layout: &Layout) -> Vec<f32> {
    let mut cells = vec![-1.0; layout.size()];
    game.fill_observation(seat, &mut cells);
    cells
}

/// Nothing in an observation changes when what is hidden is filled in at random. Returns how many of the states
/// differed from the real one.
fn check_hidden<G: Learnable>(game: &G, layout: &Layout, random: &mut FastRandom) -> usize {
    let mut varied = 0;
    for seat in Seat::all(game.seat_count()) {
        let real = seen(game, seat, layout);
        let other = G::determinize(&game.view(Some(seat)), random);
        let bytes = |cells: &[f32]| {
            cells
                .iter()
                .flat_map(|cell| cell.to_ne_bytes())
                .collect::<Vec<u8>>()
        };
        assert_eq!(
            bytes(&real),
            bytes(&seen(&other, seat, layout)),
            "seat {seat} sees what is hidden"
        );
        varied += usize::from(other != *game);
        for field in layout.fields() {
            let cells = &real[field.start..field.start + field.count()];
            let fits = |cell: &&f32| (0.0..=field.high).contains(*cell);
            assert_eq!(cells.iter().find(|cell| !fits(cell)), None, "{}", field.name);
        }
    }
    varied
}

/// Plays random games and checks every moment. Counts the cells that were never anything but 0.
fn check<G: Learnable>(setups: &[G::Setup], games: u64) {
    let (mut moments, mut varied) = (0, 0);
    for (index, setup) in setups.iter().enumerate() {
        let mut random = FastRandom::new(index as u64);
        let mut playout = Playout::with_capacity(64);
        for _ in 0..games {
            let mut game = G::new(setup).expect("a setup that can be played");
            let layout = game.layout();
            loop {
                assert_eq!(game.layout(), layout, "the layout changes in a game");
                varied += check_hidden(&game, &layout, &mut random);
                moments += 1;
                if !playout.step(&mut game, &mut random) {
                    break;
                }
            }
        }
    }
    assert!(moments > 5_000, "only {moments} moments");
    assert!(varied > moments, "{varied} of {moments} hidden parts were others");
}

#[test]
fn puerto_rico_shows_only_what_is_open() {
    check::<puerto_rico::State>(&setups::puerto_rico(), 1);
}

#[test]
fn altiplano_shows_only_what_is_open() {
    check::<altiplano::State>(&setups::altiplano(), 1);
}

/// Makes a random decision, or one of those that are wanted.
fn step<G: Learnable>(
    game: &mut G,
    playout: &mut Playout<G>,
    random: &mut FastRandom,
    wanted: &[&str],
) -> bool {
    if let Turn::Seats(seats) = game.turn()
        && let Some(seat) = seats.first()
    {
        playout.actions.clear();
        game.legal(seat, &mut playout.actions);
        let is_wanted = |action: &&G::Action| {
            let line = action.to_string();
            wanted.iter().any(|wanted| line.starts_with(wanted))
        };
        if let Some(&action) = playout.actions.iter().find(is_wanted) {
            game.apply_unchecked(seat, action, &mut ());
            return true;
        }
    }
    playout.step(game, random)
}

/// Every field says something in some game; otherwise there is a bug in the walk. Decisions that random players hardly
/// ever reach are preferred.
fn check_alive<G: Learnable>(setups: &[G::Setup], games: u64, wanted: &[&str]) {
    let mut silent: Vec<&'static str> = Vec::new();
    for setup in setups {
        let layout = G::new(setup).expect("a setup that can be played").layout();
        silent.extend(layout.fields().iter().map(|field| field.name));
    }
    let mut random = FastRandom::new(5);
    let mut playout = Playout::with_capacity(64);
    for setup in (0..games).flat_map(|_| setups.iter().rev()) {
        let mut game = G::new(setup).expect("a setup that can be played");
        let layout = game.layout();
        while step(&mut game, &mut playout, &mut random, wanted) {
            for seat in Seat::all(game.seat_count()) {
                let cells = seen(&game, seat, &layout);
                let is_alive = |name: &str| {
                    let field = layout.fields().iter().find(|field| field.name == name);
                    field.is_some_and(|field| {
                        let mut cells = cells[field.start..field.start + field.count()].iter();
                        cells.any(|&cell| cell > 0.0)
                    })
                };
                silent.retain(|name| !is_alive(name));
            }
        }
        // E24 draws if more than ten tiles are in the bag at the end, which random players don't reach.
        if silent
            .iter()
            .all(|name| ["final_left", "final_aside"].contains(name))
        {
            return;
        }
    }
    panic!("fields that are always 0: {silent:?}");
}

#[test]
fn every_field_of_puerto_rico_says_something() {
    let wanted = ["draft library", "build library", "assign library 1", "role mayor"];
    check_alive::<puerto_rico::State>(&setups::puerto_rico(), 20, &wanted);
}

#[test]
fn every_field_of_altiplano_says_something() {
    let wanted = [
        "market extension e24",
        "market extension e25",
        "keep-corn",
        "road build",
        "market deliver",
        "market order",
    ];
    check_alive::<altiplano::State>(&setups::altiplano(), 20, &wanted);
}

/// Each of two seats sees itself first.
#[test]
fn a_seat_sees_itself_first() {
    let mut game = <puerto_rico::State as tabletop::Game>::new(&puerto_rico::Setup::new(4)).unwrap();
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(3);
    for _ in 0..200 {
        playout.step(&mut game, &mut random);
    }
    let layout = game.layout();
    let field = |name: &str| layout.fields().iter().find(|field| field.name == name).unwrap();
    for observer in Seat::all(4) {
        let cells = seen(&game, observer, &layout);
        for (place, seat) in observer.clockwise(4).enumerate() {
            let board = game.board(seat);
            assert_eq!(
                cells[field("doubloons").start + place],
                f32::from(board.doubloons)
            );
            let barrels = field("barrels").start + place * 5;
            assert_eq!(cells[barrels..barrels + 5], board.goods.0.map(f32::from));
        }
    }
}

/// An array of the layout's length is filled to the last cell, whatever was there before.
#[test]
fn filling_leaves_nothing_from_before() {
    let game = <altiplano::State as tabletop::Game>::new(&altiplano::Setup::new(3)).unwrap();
    let layout = game.layout();
    let mut cells = vec![7.0; layout.size()];
    let mut filler = Filler::new(&mut cells);
    altiplano::State::observe(&game.seen(Seat::FIRST), Seat::FIRST, &mut filler);
    assert!(filler.field("behind the last", &[0], 1.0, "").is_empty());
    assert!(!cells.contains(&7.0));
}
