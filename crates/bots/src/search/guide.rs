//! What a game provides for the search.

use tabletop::{FastRandom, Game, PerSeat, Seat};

use crate::search::watch::Watch;

/// A move, as a sequence of actions, with each seat's share of the win after it.
pub type Solved<A> = (Vec<A>, PerSeat<f32>);

/// The knowledge of one game: moves worth considering, quick answers, and what a table is worth.
///
/// A guide sees whole states, but only ones made from a seat's view, so it can't know more than the seat does. It may
/// keep buffers between calls, but never knowledge: equal questions get equal answers.
pub trait Guide<G: Game>: Send {
    /// Says which seat the search is for, before anything else is asked.
    fn sit(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// Says which state the search starts from; what is played for may depend on it.
    fn begin(&mut self, state: &G) {
        let _ = state;
    }

    /// Says when an exact search for the end has to give up.
    fn limit(&mut self, watch: Watch) {
        let _ = watch;
    }

    /// The seat's moves with each seat's share of the win, best first, if the end of the game is so near that it can be
    /// seen exactly.
    fn solve(&mut self, state: &G, seat: Seat) -> Option<Vec<Solved<G::Action>>> {
        let _ = (state, seat);
        None
    }

    /// Each seat's share of the win after each of these legal moves of the seat that is asked, if that can be seen
    /// exactly.
    fn solve_after(&mut self, state: &G, moves: &[Vec<G::Action>]) -> Option<Vec<PerSeat<f32>>> {
        let _ = (state, moves);
        None
    }

    /// Each seat's share of the win, if that can be seen exactly.
    fn solve_shares(&mut self, state: &G) -> Option<PerSeat<f32>> {
        let _ = state;
        None
    }

    /// Fills in the moves that the seat, which must be asked, should look at; at least one. A move is a sequence of
    /// actions by this seat alone, each legal after those before it; no two moves are equal. A move's weight says how
    /// likely it is to be the best before anything is searched.
    fn moves(&mut self, state: &G, seat: Seat, moves: &mut Moves<G>);

    /// The same moves if nobody needs their weights, which may take less time.
    fn unweighed(&mut self, state: &G, seat: Seat, moves: &mut Moves<G>) {
        self.moves(state, seat, moves);
    }

    /// Plays on to the next decision that is worth considering on its own, or to the end of the game: chance, forced
    /// actions, and whatever this guide answers quickly. Returns whether anything was left to chance.
    fn settle(&mut self, state: &mut G, random: &mut FastRandom) -> bool;

    /// What each seat can expect from a state that is not over, on the scale of [`crate::search::Payoff`].
    fn evaluate(&mut self, state: &G, random: &mut FastRandom) -> PerSeat<f32>;

    /// What each seat got, on the same scale, if the state is over.
    fn result(&mut self, state: &G) -> PerSeat<f32>;
}

/// A move in a list: its actions and its weight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Move<'a, A> {
    /// The actions, at least one.
    pub actions: &'a [A],
    /// How likely it is to be the best, compared with the other moves of the list.
    pub weight: f32,
}

/// A list of moves that does not allocate for each of them.
#[derive(Clone, Debug)]
pub struct Moves<G: Game> {
    actions: Vec<G::Action>,
    /// Where each move's actions end, and its weight.
    ends: Vec<(u32, f32)>,
}

impl<G: Game> Default for Moves<G> {
    fn default() -> Self {
        Self {
            actions: Vec::with_capacity(64),
            ends: Vec::with_capacity(64),
        }
    }
}

impl<G: Game> Moves<G> {
    /// Removes all moves.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.ends.clear();
    }

    /// Adds a move of one action.
    pub fn push(&mut self, action: G::Action, weight: f32) {
        self.push_all(&[action], weight);
    }

    /// Adds a move of several actions, unless it is already in the list.
    pub fn push_all(&mut self, actions: &[G::Action], weight: f32) {
        if actions.is_empty() || self.iter().any(|other| other.actions == actions) {
            return;
        }
        self.actions.extend_from_slice(actions);
        self.ends.push((self.actions.len() as u32, weight));
    }

    /// How many moves there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The move that was added after `index` others.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Move<'_, G::Action>> {
        let &(end, weight) = self.ends.get(index)?;
        let start = match index {
            0 => 0,
            _ => self.ends[index - 1].0,
        };
        Some(Move {
            actions: &self.actions[start as usize..end as usize],
            weight,
        })
    }

    /// Weighs the moves again.
    pub fn weigh(&mut self, mut weight: impl FnMut(Move<'_, G::Action>) -> f32) {
        for index in 0..self.len() {
            let weighed = self.get(index).map(&mut weight);
            if let (Some(weighed), Some(end)) = (weighed, self.ends.get_mut(index)) {
                end.1 = weighed;
            }
        }
    }

    /// The moves in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = Move<'_, G::Action>> {
        (0..self.len()).filter_map(|index| self.get(index))
    }
}
