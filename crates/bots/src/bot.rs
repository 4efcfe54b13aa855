//! What a bot is.

use tabletop::{Game, Seat};

/// How much a search did for its last answer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Searched {
    /// Simulations, over all worlds and threads.
    pub simulations: u32,
    /// Whether the time ran out before the simulations did.
    pub out_of_time: bool,
    /// Whether the end of the game was seen exactly, so that nothing had to be simulated.
    pub exact: bool,
}

/// A player made of code, for one seat of one game.
///
/// Bots built with equal seeds answer equal questions equally: a bot has no clock and no randomness but its own. How
/// long it may think (a number of iterations, a level) is part of how it is built, so every bot is asked in the same
/// way.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal actions, of which there is at least one.
    ///
    /// `view` is what the seat may see (`view.observer` is this seat), never more.
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// How much it searched for its last answer; `None` if it does not search.
    fn searched(&self) -> Option<Searched> {
        None
    }
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        (**self).decide(seat, view, legal)
    }

    fn searched(&self) -> Option<Searched> {
        (**self).searched()
    }
}
