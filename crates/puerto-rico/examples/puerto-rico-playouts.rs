//! Plays random games: `puerto-rico-playouts PLAYERS GAMES SEED [SETUP WORDS]`. `cargo xtask instructions` counts its instructions.

use std::error::Error;

use tabletop::testkit::playouts;

fn main() -> Result<(), Box<dyn Error>> {
    playouts::<puerto_rico::State>(std::env::args().skip(1))
}
