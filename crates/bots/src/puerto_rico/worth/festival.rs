//! What the open tasks of the Festival will bring. The shares are estimates, not tuned by matches. Tasks already won
//! show up in the boards themselves: workers, doubloons, points.

use puerto_rico::Good;

use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;

/// Points for a worker that waits in San Juan.
const WORKER: f32 = 0.6;
/// How likely the crop task is to be won with this many plantations of its kind.
const NEAR: [f32; 3] = [0.0, 0.15, 0.5];

/// Points at the end from tasks that this board can still win; 0 without the expansion.
pub(crate) fn value(evaluation: &Evaluation<'_>, board: &Board) -> f32 {
    let festival = &evaluation.position.festival;
    let soon = evaluation.horizon.rounds.min(3.0) / 3.0;
    let crop = festival.open_crop().map_or(0.0, |good| {
        let plantations = usize::from(board.tiles[good as usize]);
        3.0 * WORKER * NEAR.get(plantations).copied().unwrap_or(0.0)
    });
    let goods = festival.open_goods();
    let wanted = goods.total();
    if wanted == 0 {
        return crop * soon;
    }
    let missing: u8 = Good::ALL
        .into_iter()
        .map(|good| goods[good].saturating_sub(board.production(good)))
        .sum();
    let chance = match missing {
        0 => 0.7,
        1 => 0.25,
        2 => 0.08,
        _ => 0.0,
    };
    (crop + 3.0 * evaluation.horizon.doubloon * chance) * soon
}
