//! A search that asks somebody else what states are worth, many at a time.

use tabletop::{FastRandom, Game, PerSeat, Seat};

use crate::search::guide::{Guide, Moves};
use crate::search::searcher::{Choice, merge};
use crate::search::settings::Settings;
use crate::search::tree::Tree;
use crate::search::watch::monotonic;

/// Values states and weighs moves, many at a time: a network that is not ours, for example.
pub trait Oracle<G: Game> {
    /// Why it can't.
    type Error;

    /// What each seat can expect in each of these states, on the scale of the guide's payoff; `None` to leave that to
    /// the guide. None of them is over; the seat is the one that is asked. The moves come with the guide's weights, which
    /// may be changed.
    ///
    /// # Errors
    /// If it can't; this ends the search.
    fn value(&mut self, asked: &mut [(&G, Seat, Moves<G>)])
    -> Result<Option<Vec<PerSeat<f32>>>, Self::Error>;
}

/// All moves of the seat, which must be asked, best first, with `batch` states valued at a time. Equal questions get
/// equal answers, as long as the oracle's are.
///
/// # Errors
/// What the oracle said.
pub fn consult<G: Game, F: Guide<G>, O: Oracle<G>>(
    guide: &mut F,
    oracle: &mut O,
    settings: &Settings,
    seed: u64,
    (seat, view): (Seat, &G::View),
    batch: u32,
) -> Result<Vec<Choice<G::Action>>, O::Error> {
    let start = monotonic();
    let mut random = FastRandom::new(seed);
    guide.sit(seat);
    let worlds = settings.worlds.max(1);
    let mut trees = Vec::with_capacity(worlds as usize);
    for world in 0..worlds {
        let mut tree = Tree::new(G::determinize(view, &mut random), seat);
        if world == 0 {
            guide.begin(tree.root());
        }
        let iterations = settings.budget.iterations;
        let mut left = (iterations / worlds + u32::from(world < iterations % worlds)).max(1);
        while left > 0 {
            left -= tree.simulate_together(guide, oracle, settings, &mut random, left.min(batch.max(1)))?;
            let share = settings.budget.time.map(|time| time * (world + 1) / worlds);
            if share.is_some_and(|share| monotonic().saturating_sub(start) >= share) {
                break;
            }
        }
        trees.push(tree);
    }
    Ok(merge(&trees, seat))
}
