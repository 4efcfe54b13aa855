//! A search that goes on for as long as somebody watches it.

use tabletop::{FastRandom, Game, Seat};

use crate::search::guide::Guide;
use crate::search::searcher::{Choice, merge, ranked};
use crate::search::settings::Settings;
use crate::search::tree::Tree;

/// One decision that is thought about little by little, in several fillings of what the seat can't see. Equal questions
/// get equal answers after equally many simulations; no clock is involved.
#[derive(Debug)]
pub struct Pondering<G: Game, F> {
    seat: Seat,
    settings: Settings,
    worlds: Vec<World<G, F>>,
    /// Whose turn it is to grow.
    next: usize,
    /// All moves by their outcomes, where the end of the game is seen exactly.
    solved: Option<Vec<Choice<G::Action>>>,
}

#[derive(Debug)]
struct World<G: Game, F> {
    tree: Tree<G>,
    guide: F,
    random: FastRandom,
}

impl<G: Game, F: Guide<G> + Clone> Pondering<G, F> {
    /// Begins with the open decision of this seat, which must be asked, as it sees the table. Of the settings, the budget
    /// is not used. Those who think about the same decision at the same time begin with different seeds.
    #[must_use]
    pub fn new(mut guide: F, settings: Settings, seat: Seat, view: &G::View, seed: u64) -> Self {
        let mut random = FastRandom::new(seed);
        guide.sit(seat);
        let states: Vec<G> = (0..settings.worlds.max(1))
            .map(|_| G::determinize(view, &mut random))
            .collect();
        let mut solved = None;
        if let Some(first) = states.first() {
            guide.begin(first);
            if first.watched(Some(seat)) == *view {
                solved = guide.solve(first, seat).map(ranked::<G>);
            }
        }
        let worlds = states.into_iter().map(|state| World {
            tree: Tree::new(state, seat),
            guide: guide.clone(),
            random: FastRandom::new(random.bits()),
        });
        Self {
            seat,
            worlds: worlds.collect(),
            settings,
            next: 0,
            solved,
        }
    }

    /// Makes this many simulations more, in the worlds by turns.
    pub fn go_on(&mut self, simulations: u32) {
        if self.solved.is_some() {
            return;
        }
        for _ in 0..simulations {
            if let Some(world) = self.worlds.get_mut(self.next) {
                let World { tree, guide, random } = world;
                tree.simulate(guide, &self.settings, random);
            }
            self.next = (self.next + 1) % self.worlds.len().max(1);
        }
    }

    /// Simulations so far; 0 where none is needed.
    #[must_use]
    pub fn simulations(&self) -> u32 {
        self.worlds.iter().map(|world| world.tree.visits()).sum()
    }

    /// Whether more simulations would change nothing: the end of the game is seen.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.solved.is_some()
    }

    /// The moves so far, most visited first; where the end is seen, best first.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice<G::Action>> {
        match &self.solved {
            Some(solved) => solved.clone(),
            None => merge(self.worlds.iter().map(|world| &world.tree), self.seat),
        }
    }
}
