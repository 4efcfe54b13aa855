//! What each seat can expect as the table stands, whoever is asked.

use tabletop::{PerSeat, Turn};

use crate::analysis::analysed::Analysed;
use crate::analysis::assess::random_of;
use crate::search::Guide;

/// Each seat's share of the win, 0 to 1; all together 1. What runs (a role's phase, a round) is played to its end by
/// everybody's quick answers a few times, with luck of its own each time, and what is reached is valued: nobody's own
/// decisions are searched more closely than the others', and nobody's view is taken. So the estimate of one moment does
/// not depend on who is asked then. Where the end of the game is near enough it is seen exactly instead.
#[must_use]
pub fn standing<G: Analysed>(state: &G) -> PerSeat<f32> {
    let mut guide = G::share_guide();
    if let Some(shares) = guide.solve_shares(state) {
        return shares;
    }
    estimate(state)
}

/// As [`standing`], without looking at the end of the game exactly.
#[must_use]
pub fn estimate<G: Analysed>(state: &G) -> PerSeat<f32> {
    let mut guide = G::share_guide();
    guide.begin(state);
    let mut sum = PerSeat::<f32>::default();
    for number in 0..G::SAMPLES {
        let mut after = state.clone();
        let mut random = random_of(number, 4);
        after.play_through(&mut guide, &mut random);
        let shares = match after.turn() {
            Turn::Over => guide.result(&after),
            _ => guide.evaluate(&after, &mut random),
        };
        for (sum, share) in sum.0.iter_mut().zip(shares.0) {
            *sum += share / G::SAMPLES as f32;
        }
    }
    sum
}
