//! How long the game will last.

use altiplano::{Good, Location, View};

use crate::altiplano::worth::weights::{Weight, Weights};

/// How many rounds the first guess of a rate counts as.
const GUESS_ROUNDS: f32 = 4.0;

/// Rounds after the current one.
pub(crate) fn rounds_left(view: &View, weights: &Weights) -> f32 {
    if let Some(last) = view.final_round {
        return f32::from(last.saturating_sub(view.round));
    }
    let played = f32::from(view.round.max(1) - 1);
    let stack = view.stack.len() as f32;
    let began = stack_at_the_start(view) as f32;
    let leaving = weights[Weight::LeavingPerRound];
    let rate = ((began - stack) + leaving * GUESS_ROUNDS) / (played + GUESS_ROUNDS);
    let by_strip = stack / rate.max(0.5) + 1.0;
    Location::ALL
        .into_iter()
        .map(|location| {
            let (left, at_first) = pieces(view, location);
            let guess = at_first / weights[Weight::LocationRounds];
            let rate = ((at_first - left) + guess * GUESS_ROUNDS) / (played + GUESS_ROUNDS);
            left / rate.max(0.05) + 1.0
        })
        .fold(by_strip, f32::min)
}

fn stack_at_the_start(view: &View) -> usize {
    let count = view.setup.player_count as u8;
    let tiles = view.setup.components.get().extensions.iter().flatten();
    tiles
        .filter(|tile| tile.player_count_min <= count)
        .count()
        .saturating_sub(view.strip.len())
}

/// Pieces at a location that triggers the end when they run out: those left, and those at the start.
fn pieces(view: &View, location: Location) -> (f32, f32) {
    use Good::{Alpaca, Cacao, Cloth, Corn, Fish, Glass, Ore, Silver, Stone, Wood, Wool};
    let components = view.setup.components.get();
    let column = view.setup.player_count - 2;
    let goods: &[Good] = match location {
        Location::Farm => &[Alpaca, Wool, Cloth],
        Location::Forest => &[Wood, Cacao],
        Location::Mine => &[Stone, Ore, Silver],
        Location::Harbor => &[Fish],
        Location::Village => &[],
        Location::Market => &[Glass],
        Location::Road => &[Corn],
    };
    let (mut left, mut at_first) = (0, 0);
    for &good in goods {
        left += u32::from(view.stock[good]);
        at_first += u32::from(components.stock[good][column]);
    }
    let mut cards = |now: u32, before: u32| {
        left += now;
        at_first += before;
    };
    match location {
        Location::Harbor => cards(view.boats.total().into(), components.boats.total().into()),
        Location::Village => {
            cards(view.houses.total().into(), components.houses.total().into());
            let carts = u32::from(components.carts[column]) - view.setup.player_count as u32;
            cards(view.carts.into(), carts);
        }
        Location::Market => cards(view.orders.len() as u32, components.orders_open[column].into()),
        _ => {}
    }
    (left as f32, at_first as f32)
}
