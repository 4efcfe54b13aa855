//! The one trait that makes a game learnable.

use std::fmt::Debug;

use tabletop::{Game, Seat};

use crate::observation::{Describer, Filler, Out};
use crate::{Layout, Numbers};

/// A game whose actions and chance outcomes have numbers.
pub trait Learnable: Game {
    /// Goes up when a number or a field of the observation changes its meaning, which makes everything learned before
    /// useless.
    const VERSION: u32;

    /// The numbers of all actions that can come up in any game.
    fn actions() -> &'static Numbers<Self::Action>;

    /// The numbers of all chance outcomes that can come up in any game.
    fn outcome_numbers() -> &'static Numbers<Self::Outcome>;

    /// Whether this game has anything that the base game lacks, so that its actions and observation are the long ones.
    fn is_expanded(&self) -> bool;

    /// How many action numbers this game uses: this many, from 0 on.
    fn action_count(&self) -> usize {
        match self.is_expanded() {
            true => Self::actions().count(),
            false => Self::actions().base_count(),
        }
    }

    /// What a seat sees, in whatever form is quick to make.
    type Seen<'a>
    where
        Self: 'a;

    /// What lies on one seat's boards, as far as another seat may see it.
    type Boards: Clone + PartialEq + Default + Debug + Send + Sync;

    /// What lies in the middle of the table and seldom changes, the same for every observer.
    type Shared: PartialEq + Debug + Send + Sync;

    /// What the seat sees: its own view, and nothing that is hidden from it.
    fn seen(&self, observer: Seat) -> Self::Seen<'_>;

    /// A seat's boards in it.
    fn boards<'a>(seen: &'a Self::Seen<'_>, seat: Seat) -> &'a Self::Boards;

    /// What is shared in it.
    fn shared(seen: &Self::Seen<'_>) -> Self::Shared;

    /// Writes what the seat sees. The fields are the same at every moment of a game, and in all games with the same number
    /// of seats that are either all expanded or all not.
    fn observe(seen: &Self::Seen<'_>, observer: Seat, out: &mut impl Out);

    /// The kinds of decisions in the order in which observations number them.
    fn decision_kinds() -> &'static [&'static str];

    /// Which of them the open decision is.
    fn decision_kind(&self) -> usize;

    /// The fields of the observation of this game.
    fn layout(&self) -> Layout {
        let mut describer = Describer::default();
        Self::observe(&self.seen(Seat::FIRST), Seat::FIRST, &mut describer);
        Layout::new(describer.fields())
    }

    /// Fills the cells, [`Layout::size`] of them, with what the seat sees.
    ///
    /// # Panics
    /// When there are fewer.
    fn fill_observation(&self, observer: Seat, cells: &mut [f32]) {
        Self::observe(&self.seen(observer), observer, &mut Filler::new(cells));
    }
}
