//! What each seat can expect as things stand, whoever is asked.

use tabletop::{PerSeat, Turn};

use crate::analysis::analysed::Analysed;
use crate::analysis::assess::random_of;
use crate::analysis::calibration::softened;
use crate::search::Guide;

/// Each seat's share of the win, 0 to 1; they add up to 1. What is in progress (a role's phase, a round) is played to
/// its end a few times with quick answers for every seat, each time with its own luck, and the result is valued: no
/// seat's decisions are searched more closely than the others', and no seat's view is used. So the estimate for one
/// point in the game does not depend on who is asked then. If the end of the game is near enough, it is seen exactly
/// instead.
#[must_use]
pub fn standing<G: Analysed>(state: &G) -> PerSeat<f32> {
    let mut guide = G::share_guide();
    if let Some(shares) = guide.solve_shares(state) {
        return shares;
    }
    estimate(state)
}

/// Like [`standing`], but without seeing the end of the game exactly.
#[must_use]
pub fn estimate<G: Analysed>(state: &G) -> PerSeat<f32> {
    let mut guide = G::share_guide();
    guide.begin(state);
    let temperature = state.calibration().curve;
    let mut sum = PerSeat::<f32>::default();
    for number in 0..G::SAMPLES {
        let mut after = state.clone();
        let mut random = random_of(number, 4);
        after.play_through(&mut guide, &mut random);
        let shares = match after.turn() {
            Turn::Over => guide.result(&after),
            _ => softened(guide.evaluate(&after, &mut random), temperature),
        };
        for (sum, share) in sum.0.iter_mut().zip(shares.0) {
            *sum += share / G::SAMPLES as f32;
        }
    }
    sum
}
