//! The puzzles that pages show, read from the files that pages load: each is replayed.

#[path = "../examples/puzzles/file.rs"]
mod file;

use std::collections::BTreeSet;
use std::io::Read as _;
use std::path::PathBuf;

use bots::levels::Level;
use file::{File, Puzzle};
use flate2::read::GzDecoder;
use tabletop::Game;

/// The most bytes of both files together.
const BYTES_MAX: usize = 300_000;

/// Shares are written with four digits.
const ROUNDED: f32 = 2e-4;

fn packed(game: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../web/src/puzzles/{game}.pack"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn file_of<G: Game>() -> File<G> {
    let mut text = String::new();
    GzDecoder::new(&packed(G::ID)[..])
        .read_to_string(&mut text)
        .unwrap();
    text.parse().unwrap()
}

fn check<G: Game>(least: usize, gap: f32, champion: u32, themes: &[&str]) {
    let file = file_of::<G>();
    assert!(file.puzzles.len() >= least, "{} puzzles", file.puzzles.len());
    let mut known = BTreeSet::new();
    for puzzle in &file.puzzles {
        let name = format!("{} {} of record {}", G::ID, puzzle.at, puzzle.game);
        assert!(known.insert((puzzle.game, puzzle.at)), "{name} is there twice");
        assert!(
            themes.contains(&puzzle.theme.as_str()),
            "{name}: {}",
            puzzle.theme
        );
        checked(&file, puzzle, &name);
        let better = puzzle.answers[0].1 - puzzle.answers[1].1;
        assert!(better >= gap - ROUNDED, "{name}: only {better} better");
        // What the strongest level always misses nobody could check.
        assert!(puzzle.found[5] >= champion, "{name}");
    }
    for pair in file.puzzles.windows(2) {
        assert_ne!(pair[0].game, pair[1].game, "two of a game side by side");
    }
    let used: BTreeSet<&str> = file.puzzles.iter().map(|one| one.theme.as_str()).collect();
    assert!(used.len() > 5, "only about {used:?}");
    for difficulty in 1..=3 {
        let count = (file.puzzles.iter())
            .filter(|one| one.difficulty == difficulty)
            .count();
        assert!(
            count * 10 >= file.puzzles.len(),
            "{count} of difficulty {difficulty}"
        );
    }
    let trivial = file.puzzles.iter().filter(|one| one.mean_found() >= 95).count();
    assert!(
        trivial * 20 <= file.puzzles.len(),
        "{trivial} that everybody finds"
    );
    for source in &file.sources {
        assert!(file.puzzles.iter().any(|one| one.game == source.number));
    }
}

/// The decision is there, it is a choice, and what is listed may be answered; one answer is better than all others.
fn checked<G: Game>(file: &File<G>, puzzle: &Puzzle<G::Action>, name: &str) {
    let state = file.state_of(puzzle).unwrap();
    assert!(state.turn().asks(puzzle.seat), "{name}: another seat is asked");
    let mut legal = Vec::new();
    state.legal(puzzle.seat, &mut legal);
    assert!(legal.len() > 1, "{name} is no choice");
    let mut listed = BTreeSet::new();
    for (action, share) in &puzzle.answers {
        assert!(legal.contains(action), "{name}: {action} is not legal");
        assert!(listed.insert(*action), "{name}: {action} is listed twice");
        assert!((0.0..=1.0).contains(share), "{name}: a share of {share}");
    }
    assert!(
        puzzle.answers.is_sorted_by(|one, other| one.1 >= other.1),
        "{name}"
    );
    // All levels below the highest are asked.
    assert_eq!(puzzle.found.len(), Level::Legend as usize, "{name}");
    assert!(puzzle.found.iter().all(|&percent| percent <= 100), "{name}");
}

#[test]
fn puzzles_of_puerto_rico_can_be_solved() {
    check::<puerto_rico::State>(
        300,
        0.06,
        50,
        &[
            "roles",
            "settling",
            "building",
            "producing",
            "trading",
            "shipping",
            "buccaneer",
            "ending",
        ],
    );
}

#[test]
fn puzzles_of_altiplano_can_be_solved() {
    check::<altiplano::State>(
        150,
        0.05,
        25,
        &[
            "movement",
            "buying",
            "orders",
            "goods",
            "building",
            "warehouse",
            "timing",
            "ending",
        ],
    );
}

#[test]
fn the_files_are_small_enough_to_be_loaded_on_a_train() {
    let bytes = packed("puerto-rico").len() + packed("altiplano").len();
    assert!(bytes < BYTES_MAX, "{bytes} bytes");
}
