//! A race with a bag and hidden hands: the example of docs/adding-a-game.md.
//!
//! Two to four horses race to field 20. There are tiles in a bag: six walk one field, five trot two and four gallop
//! three. On their turn, players draw a tile, which nobody else sees, play one to move on or push another horse back,
//! swap one for two others, or rest. A hand holds at most three tiles. The game ends when a horse arrives, or after 30
//! rounds; whoever is furthest ahead wins.
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
