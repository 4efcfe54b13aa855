//! Phase 1: what is taken back, and E18.

use altiplano::{Action, Good, Location, Place, View};
use tabletop::Seat;

use crate::altiplano::holdings::Holdings;
use crate::altiplano::round::Search;
use crate::altiplano::value::Outlook;

/// How many sets a swap is tried with: less than a plan.
const SWAP_WIDTH: usize = 4;

/// D5: only tiles that lie where nothing can be done with them, on full spaces.
pub(crate) fn take_back(view: &View, seat: Seat, legal: &[Action]) -> Action {
    let shown = &view.seats[seat.index()];
    let stuck = |location: Location| {
        let tiles = shown.spaces[location.index()];
        let full = tiles.total() >= shown.space_counts[location.index()];
        let has = |good: Good| tiles.count(good);
        let idle = match location {
            Location::Farm => has(Good::Alpaca) == 0 && (has(Good::Wool) == 0 || has(Good::Food) == 0),
            Location::Forest => has(Good::Cacao) == 0 && has(Good::Food) < 2,
            Location::Mine => has(Good::Food) == 0,
            Location::Harbor => {
                has(Good::Fish) < 2 && has(Good::Wood) < 2 && (has(Good::Fish) == 0 || has(Good::Food) == 0)
            }
            Location::Village => false,
            Location::Market => false,
            Location::Road => has(Good::Wood) == 0 || has(Good::Stone) == 0,
        };
        full && idle
    };
    let takes = |action: &&Action| matches!(action, Action::TakeBack { place: Place::At(location), .. } if stuck(*location));
    legal.iter().find(takes).copied().unwrap_or(Action::Done)
}

/// D7: the swap after which the round promises most. What goes is the tile that the round without a swap
/// leaves over, or can do without most easily.
pub(crate) fn swap(
    view: &View,
    seat: Seat,
    outlook: &Outlook<'_>,
    holdings: &Holdings,
    legal: &[Action],
) -> Action {
    let search = || Search::new(view, seat, outlook, *holdings, true).narrow(SWAP_WIDTH);
    let kept = search().best(false);
    let use_of = |good: Good| outlook.use_value[good.index()];
    let spare = Good::ALL
        .into_iter()
        .filter(|good| kept.tray.hand[good.index()] > 0)
        .min_by(|&one, &other| use_of(one).total_cmp(&use_of(other)));
    let Some(away) = spare else {
        return Action::KeepTiles;
    };
    let mut best = (Action::KeepTiles, kept.score());
    for &action in legal {
        let Action::Swap {
            away: one,
            take: Some(take),
        } = action
        else {
            continue;
        };
        if one == away {
            let mut swapped = search();
            swapped.swap_in_hand(view, seat, away, take);
            let score = swapped.best(false).score();
            if score > best.1 {
                best = (action, score);
            }
        }
    }
    best.0
}
