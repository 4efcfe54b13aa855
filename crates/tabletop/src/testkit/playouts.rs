//! Random games without checks, for counting their instructions.

use std::error::Error;

use crate::{FastRandom, Game, Playout};

/// What every game's example `NAME-playouts PLAYERS GAMES SEED` does: plays that many random games and
/// prints how many decisions they took. `cargo xtask instructions` runs it under callgrind. The words
/// after the seed are further words of the setup, such as expansions.
///
/// # Errors
/// When the first three words are not numbers, or the game can't be set up this way.
pub fn playouts<G: Game>(words: impl IntoIterator<Item = String>) -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = words.into_iter().collect();
    let [players, games, seed, rest @ ..] = words.as_slice() else {
        return Err("usage: PLAYERS GAMES SEED [SETUP WORDS]".into());
    };
    let setup: G::Setup = format!("players={players} {}", rest.join(" "))
        .parse()
        .map_err(|error: <G::Setup as std::str::FromStr>::Err| error.to_string())?;
    let start = G::new(&setup).map_err(|error| error.to_string())?;
    let mut random = FastRandom::new(seed.parse()?);
    let mut playout = Playout::with_capacity(128);
    let mut decisions = 0;
    for _ in 0..games.parse()? {
        decisions += u64::from(playout.run(&mut start.clone(), &mut random));
    }
    println!("{games} games of {players} players took {decisions} decisions");
    Ok(())
}
