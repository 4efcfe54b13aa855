//! Failing to see a possible action.

use std::fmt::Write as _;

use tabletop::{FastRandom, Game, Seat};

use crate::bot::{Bot, Searched};

/// A game in which things can be overlooked.
pub trait Overlooked: Game {
    /// Whether nobody would overlook the action; doing nothing is an example.
    fn is_obvious(action: &Self::Action) -> bool;

    /// The current round, from 1.
    fn round_of(view: &Self::View) -> u8;
}

/// The bot, but overlooking each action with this probability, 0 to 1. The upper half of the seed is its character.
#[must_use]
pub fn overlooking<G: Overlooked>(inner: Box<dyn Bot<G>>, share: f32, seed: u64) -> Box<dyn Bot<G>> {
    if share <= 0.0 {
        return inner;
    }
    Box::new(Overlooking {
        inner,
        share,
        character: seed >> 32,
        seen: Vec::with_capacity(64),
        words: String::new(),
    })
}

/// A bot that does not see all of its legal actions. What it overlooks depends on its character, the round and
/// everything that it is offered, so it overlooks the same things if it is asked again, but different ones another
/// time.
struct Overlooking<G: Game> {
    inner: Box<dyn Bot<G>>,
    /// How often an action is not seen, 0 to 1.
    share: f32,
    /// What stays the same throughout a game.
    character: u64,
    seen: Vec<G::Action>,
    words: String,
}

impl<G: Overlooked> Overlooking<G> {
    /// A number for the character and the question.
    fn question(&mut self, view: &G::View, legal: &[G::Action]) -> u64 {
        self.words.clear();
        // Writing to a string can't fail.
        let _ = write!(self.words, "{} {}", self.character, G::round_of(view));
        for action in legal {
            let _ = write!(self.words, " {action}");
        }
        hashed(0xcbf2_9ce4_8422_2325, &self.words)
    }

    /// A number from 0 to 1 for one of the actions of a question.
    fn draw(&mut self, question: u64, action: G::Action) -> f32 {
        self.words.clear();
        let _ = write!(self.words, "{action}");
        FastRandom::new(hashed(question, &self.words)).fraction()
    }
}

/// FNV-1a, continued from a number; the generator spreads the result.
fn hashed(from: u64, words: &str) -> u64 {
    let byte = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    words.bytes().fold(from, byte)
}

impl<G: Overlooked> Bot<G> for Overlooking<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.seen.clear();
        let question = self.question(view, legal);
        for &action in legal {
            if G::is_obvious(&action) || self.draw(question, action) >= self.share {
                self.seen.push(action);
            }
        }
        let only_obvious = self.seen.iter().all(G::is_obvious);
        if only_obvious {
            // A bot that has to choose keeps looking until it finds something.
            let first = legal.iter().position(|action| !G::is_obvious(action));
            let start = first.unwrap_or(0);
            let turn = (self.draw(question, legal[start]) * (legal.len() - start) as f32) as usize;
            self.seen.push(legal[(start + turn).min(legal.len() - 1)]);
            self.seen.sort_unstable();
            self.seen.dedup();
        }
        let action = self.inner.decide(seat, view, &self.seen);
        if legal.contains(&action) {
            action
        } else {
            self.seen[0]
        }
    }

    fn searched(&self) -> Option<Searched> {
        self.inner.searched()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use puerto_rico::{Action, Setup, State, View};

    use super::*;

    /// Reports what it is shown.
    struct Telling(mpsc::Sender<Vec<Action>>);

    impl Bot<State> for Telling {
        fn decide(&mut self, _: Seat, _: &View, legal: &[Action]) -> Action {
            let _ = self.0.send(legal.to_vec());
            legal[0]
        }
    }

    /// What a bot with this seed sees of the role cards in a round.
    fn seen(seed: u64, round: u8) -> Vec<Action> {
        let mut state = State::new(&Setup::new(4)).unwrap();
        let mut random = FastRandom::new(1);
        let mut playout = tabletop::Playout::with_capacity(64);
        while !matches!(state.turn(), tabletop::Turn::Seats(_)) {
            playout.step(&mut state, &mut random);
        }
        let mut view = state.view(Some(Seat::FIRST));
        view.round = round;
        let mut legal = Vec::new();
        state.legal(Seat::FIRST, &mut legal);
        assert!(legal.len() > 4, "the first decision is about role cards");
        let (tell, told) = mpsc::channel();
        overlooking::<State>(Box::new(Telling(tell)), 0.35, seed).decide(Seat::FIRST, &view, &legal);
        told.recv().unwrap()
    }

    #[test]
    fn a_bot_that_is_asked_again_overlooks_the_same_things() {
        for character in 0..20u64 {
            let first = seen(character << 32 | 1, 1);
            assert!((2..9).all(|mood| seen(character << 32 | mood, 1) == first));
        }
    }

    #[test]
    fn each_bot_overlooks_different_things_and_not_the_same_ones_all_game() {
        let first = seen(7 << 32, 1);
        assert!((8..28).any(|character| seen(character << 32, 1) != first));
        assert!((2..16).any(|round| seen(7 << 32, round) != first));
    }
}
