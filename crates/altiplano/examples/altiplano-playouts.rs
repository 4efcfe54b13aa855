//! Plays random games and prints how many decisions they took and how fast: `altiplano-playouts PLAYERS GAMES SEED`.
//!
//! `cargo xtask instructions` counts its instructions.

use std::process::ExitCode;

use altiplano::{Setup, State};
use tabletop::{FastRandom, Game, Playout};

/// Plays the games; gives the number of decisions, chance included.
fn play(start: &State, games: u32, seed: u64) -> u64 {
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(128);
    let mut decisions = 0;
    for _ in 0..games {
        let mut game = *start;
        decisions += u64::from(playout.run(&mut game, &mut random));
    }
    decisions
}

fn main() -> ExitCode {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .filter_map(|word| word.parse().ok())
        .collect();
    let &[players, games, seed] = numbers.as_slice() else {
        eprintln!("usage: altiplano-playouts PLAYERS GAMES SEED");
        return ExitCode::FAILURE;
    };
    let start = match State::new(&Setup::new(players as usize)) {
        Ok(start) => start,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    // The rules have no clock; this program is not the rules.
    #[allow(clippy::disallowed_methods)]
    let begin = std::time::Instant::now();
    let decisions = play(&start, games as u32, seed);
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{players} players: {games} games, {decisions} decisions, {:.1} a game, {:.0} games/s, {:.1} ns a decision, {} bytes",
        decisions as f64 / games as f64,
        games as f64 / seconds,
        seconds * 1e9 / decisions as f64,
        size_of::<State>(),
    );
    ExitCode::SUCCESS
}
