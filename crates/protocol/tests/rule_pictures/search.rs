//! Plays games between bots until one comes to the position that a picture needs.

use bots::HasBots;
use protocol::{AnyGame, GameId, Listed, Move, of_game};
use tabletop::{Game, Seat, Secret};

use crate::{Look, Picture};

/// More games than any picture needs.
const GAME_COUNT_MAX: u8 = 250;
/// The strongest bot that answers at once.
const BOT: &str = "level-3";

/// The game up to the first position that shows the picture, and the seat that looks.
///
/// # Panics
/// If no game comes to one.
pub fn find(game: GameId, picture: &Picture) -> (AnyGame, Seat) {
    of_game!(game, State => search::<State>(picture))
        .unwrap_or_else(|| panic!("{}: no game comes to such a position", picture.name))
}

fn search<G: Listed + HasBots>(picture: &Picture) -> Option<(AnyGame, Seat)> {
    (1..=GAME_COUNT_MAX).find_map(|seed| play::<G>(picture, seed))
}

fn play<G: Listed + HasBots>(picture: &Picture, seed: u8) -> Option<(AnyGame, Seat)> {
    let mut game = AnyGame::new(G::GAME, &(picture.setup)()).expect("a setup that can be played");
    let secret = Secret([seed; 32]);
    let mut bot = G::bot(BOT, u64::from(seed))?;
    loop {
        game.draw_all(&secret);
        if game.is_over() {
            return None;
        }
        let seat = game.asked().first()?;
        if (picture.shows)(&Look::of(&game, seat)).is_some() {
            return Some((game, seat));
        }
        let action = choose(&mut *bot, G::playing(&game)?.state(), seat);
        game.apply(seat, &[Move::Notation(action)])
            .expect("bots choose what is legal");
    }
}

fn choose<G: Game>(bot: &mut dyn bots::Bot<G>, state: &G, seat: Seat) -> String {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    match legal[..] {
        [only] => only.to_string(),
        _ => bot.decide(seat, &state.view(Some(seat)), &legal).to_string(),
    }
}
