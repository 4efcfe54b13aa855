//! Plays random games: `altiplano-playouts PLAYERS GAMES SEED`. `cargo xtask instructions` counts its instructions.

use std::error::Error;

use tabletop::testkit::playouts;

fn main() -> Result<(), Box<dyn Error>> {
    playouts::<altiplano::State>(std::env::args().skip(1))
}
