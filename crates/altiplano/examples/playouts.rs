//! Plays random games on one core and prints how many a second:
//! `cargo run --release -p altiplano --example playouts -- [PLAYERS] [GAMES] [SETUP WORDS…]`.

use std::time::SystemTime;

use altiplano::{Altiplano, Setup};
use tabletop::{FastRandom, Game, Playout};

// A measurement needs a clock; the rules themselves have none.
#[allow(clippy::disallowed_methods, reason = "measures how long the games take")]
fn now() -> SystemTime {
    SystemTime::now()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let players: usize = words.next().map_or(Ok(4), |word| word.parse())?;
    let games: u64 = words.next().map_or(Ok(20_000), |word| word.parse())?;
    let rest: Vec<String> = words.collect();
    let setup: Setup = format!("players={players} {}", rest.join(" ")).parse()?;
    let mut playout: Playout<Altiplano> = Playout::with_capacity(128);
    let mut random = FastRandom::new(1);
    let begin = now();
    let (mut decisions, mut rounds) = (0u64, 0u64);
    for _ in 0..games {
        let mut game = Altiplano::new(&setup)?;
        decisions += u64::from(playout.run(&mut game, &mut random));
        rounds += u64::from(game.round());
    }
    let seconds = begin.elapsed()?.as_secs_f64();
    println!(
        "{:.0} games/s with {players} players; {:.0} decisions and {:.1} rounds a game, {:.0} ns a decision; {} bytes of state",
        games as f64 / seconds,
        decisions as f64 / games as f64,
        rounds as f64 / games as f64,
        seconds * 1e9 / decisions as f64,
        size_of::<Altiplano>(),
    );
    Ok(())
}
