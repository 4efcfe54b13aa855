//! Phase 1: which tile is taken back, and E18.

use altiplano::{Action, ByGood, Good, View};
use tabletop::{FastRandom, Seat};

use crate::altiplano::network::judge::Chooser;
use crate::altiplano::rounds::round::Search;
use crate::altiplano::rounds::tray::Tray;
use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;

/// Taking back: the tile after which the coming round promises most, over a few possible draws.
pub(crate) fn take_back(
    view: &View,
    seat: Seat,
    outlook: &Outlook<'_>,
    holdings: &Holdings,
    chooser: &mut Chooser<'_>,
    legal: &[Action],
) -> Action {
    let shown = &view.seats[seat.index()];
    let counts = |pile: Option<ByGood<u8>>| pile.unwrap_or_default().0;
    let glance = chooser.glance();
    let (bag, container) = (counts(shown.bag), counts(shown.container));
    let mut promise = |action: Action| {
        let mut tray = Tray::of(view, seat, true);
        if let Action::TakeBack { good, place } = action {
            tray.lift(view, seat, good, place);
        }
        // The same draws for all candidates, as far as possible.
        let mut random = FastRandom::new(u64::from(view.round));
        let scores = (0..glance.hands).map(|hand| {
            if glance.paired {
                random = FastRandom::new(u64::from(view.round) << 32 | u64::from(hand));
            }
            let mut drawn = tray;
            drawn.draw(shown.planning_limit, &bag, &container, &mut random);
            let mut search = Search::with(view, seat, outlook, *holdings, drawn, true);
            chooser.best(&mut search, false).1
        });
        scores.sum::<f32>()
    };
    let mut best = (Action::Done, promise(Action::Done));
    for &action in legal
        .iter()
        .filter(|action| matches!(action, Action::TakeBack { .. }))
    {
        let promise = promise(action);
        if promise > best.1 {
            best = (action, promise);
        }
    }
    best.0
}

/// The swap after which the round promises most. The tile given away is one that the round without a swap leaves over,
/// or can most easily do without.
pub(crate) fn swap(
    view: &View,
    seat: Seat,
    outlook: &Outlook<'_>,
    holdings: &Holdings,
    chooser: &mut Chooser<'_>,
    legal: &[Action],
) -> Action {
    let search = || Search::new(view, seat, outlook, *holdings, true);
    let (kept, promise) = chooser.best(&mut search(), false);
    let use_of = |good: Good| outlook.use_value[good.index()];
    let spare = Good::ALL
        .into_iter()
        .filter(|good| kept.tray.hand[good.index()] > 0)
        .min_by(|&one, &other| use_of(one).total_cmp(&use_of(other)));
    let Some(away) = spare else {
        return Action::KeepTiles;
    };
    let mut best = (Action::KeepTiles, promise);
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
            let promise = chooser.best(&mut swapped, false).1;
            if promise > best.1 {
                best = (action, promise);
            }
        }
    }
    best.0
}
