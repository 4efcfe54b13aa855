//! What a game provides so that it can be started in the terminal.

use std::fmt::Display;
use std::str::FromStr;

use altiplano::ComponentSet;
use bots::HasBots;
use bots::analysis::Analysed;
use protocol::Listed;
use tabletop::{Game, Seat};
use words::{Readers, Words};

use super::told::Told;
use crate::commands::play::Arguments;

/// A game that can be played in the terminal. It is implemented for the game's state, next to the
/// game's teller.
pub trait Played: Listed + HasBots + Analysed {
    /// The teller of this game.
    type Teller<'a>: Told<State = Self>;

    /// The teller of a game with this setup, who calls the seats by these names and addresses the
    /// reader.
    fn teller<'a>(
        words: &'a Words,
        setup: &Self::Setup,
        names: Vec<String>,
        reader: Option<Seat>,
    ) -> Self::Teller<'a>;

    /// The table that the command line asks for, with the host's component sets.
    ///
    /// # Errors
    /// What is wrong, worded for people.
    fn asked(arguments: &Arguments, sets: &[ComponentSet], words: &Words) -> Result<Self::Setup, String>;
}

/// Why no game can be played with a setup, worded for people.
pub fn impossible<G: Listed>(words: &Words, error: &G::SetupError) -> String {
    let readers = Readers {
        players: Vec::new(),
        reader: None,
    };
    words.tell(&G::explain_setup(error), &readers)
}

/// The setup line of a table with this many players and these further words.
pub fn setup_line(players: impl Display, further: &str) -> String {
    let line = format!("players={players} {further}");
    line.trim_end().to_owned()
}

/// A game for which parsing a setup line fails with the same error as an impossible setup.
pub trait SetupLines: Game<Setup: FromStr<Err = <Self as Game>::SetupError>> {}

impl<G: Game<Setup: FromStr<Err = <Self as Game>::SetupError>>> SetupLines for G {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_line_has_no_trailing_blank() {
        assert_eq!(setup_line(2, ""), "players=2");
        assert_eq!(
            setup_line(3, "open_vp draft=random "),
            "players=3 open_vp draft=random"
        );
    }
}
