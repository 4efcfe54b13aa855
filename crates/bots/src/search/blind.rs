//! The guide for a game about which only the rules are known.

use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

use super::guide::{Guide, Moves};

/// Treats all legal actions alike, and values a table by playing it to its end at random. Good enough for a small game;
/// a large one deserves a guide of its own.
#[derive(Debug)]
pub struct Blind<G: Game> {
    buffers: Playout<G>,
}

impl<G: Game> Default for Blind<G> {
    fn default() -> Self {
        Self {
            buffers: Playout::with_capacity(64),
        }
    }
}

/// The buffers hold no knowledge.
impl<G: Game> Clone for Blind<G> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<G: Game> Guide<G> for Blind<G> {
    fn moves(&mut self, state: &G, seat: Seat, moves: &mut Moves<G>) {
        self.buffers.actions.clear();
        state.legal(seat, &mut self.buffers.actions);
        for &action in &self.buffers.actions {
            moves.push(action, 1.0);
        }
    }

    fn settle(&mut self, state: &mut G, random: &mut FastRandom) -> bool {
        let mut is_chance = false;
        loop {
            match state.turn() {
                Turn::Over => return is_chance,
                Turn::Chance => {
                    let outcome = self.buffers.draw(state, random);
                    state.resolve_unchecked(outcome, &mut ());
                    is_chance = true;
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else {
                        return is_chance;
                    };
                    self.buffers.actions.clear();
                    state.legal(seat, &mut self.buffers.actions);
                    let [only] = self.buffers.actions[..] else {
                        return is_chance;
                    };
                    state.apply_unchecked(seat, only, &mut ());
                }
            }
        }
    }

    fn evaluate(&mut self, state: &G, random: &mut FastRandom) -> PerSeat<f32> {
        let mut end = state.clone();
        self.buffers.run(&mut end, random);
        self.result(&end)
    }

    fn result(&mut self, state: &G) -> PerSeat<f32> {
        win_shares(&state.scores(), state.seat_count())
    }
}
