//! Random games without a browser, for `npm run playouts` in `web/`: `playouts GAME PLAYERS GAMES` prints how many decisions
//! they took, and how many seconds.

use std::error::Error;
use std::time::Instant;

use wasm::Thinker;
use wasm::words::{Found, Thought};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = arguments.as_slice() else {
        return Err("usage: playouts GAME PLAYERS GAMES".into());
    };
    let thought = Thought::Playouts {
        game: game.parse()?,
        players: players.parse()?,
        games: games.parse()?,
    };
    let start = Instant::now();
    match Thinker::default().think(thought) {
        Found::Decisions(count) => println!("{count} {}", start.elapsed().as_secs_f64()),
        other => return Err(format!("{other:?}").into()),
    }
    Ok(())
}
