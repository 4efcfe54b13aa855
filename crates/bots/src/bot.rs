//! What a bot is.

use tabletop::{Game, Seat};

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
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        (**self).decide(seat, view, legal)
    }
}
