//! A race with a bag and hidden hands: the example of docs/adding-a-game.md.
//!
//! Two to four horses run to field 20. Tiles lie in a bag: six walk one field, five trot two and four gallop three. Whose
//! turn it is draws a tile, which nobody else sees, plays one to go on or to push another horse back, swaps one
//! for two others, or rests. At most three tiles are in a hand. The game ends when a horse arrives, or after 30 rounds;
//! who is furthest wins.
#![forbid(unsafe_code)]

mod game;
mod setup;
mod shown;
mod vocabulary;

pub use game::{FIELD_LAST, HAND_MAX, State};
pub use setup::{Setup, SetupError};
pub use shown::Facts;
pub use vocabulary::{
    Action, ByTile, Decision, Event, Outcome, Refusal, SeatView, Tile, Tiles, ToyGame, View,
};
