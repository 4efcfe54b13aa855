//! Setup: roles in a draft, Missions.

use altiplano::{Action, Good, Input, View};
use tabletop::Seat;

use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weights;

/// The role whose start goods and action are worth most.
pub(crate) fn draft(view: &View, seat: Seat, weights: &Weights, legal: &[Action]) -> Action {
    let components = view.setup.components.get();
    let empty = Holdings::of(view, seat);
    let worth = |action: &Action| {
        let Action::TakeRole(role) = action else {
            return f32::NEG_INFINITY;
        };
        let data = &components.roles[role.index()];
        let mut holdings = empty;
        for (good, &count) in data.goods.iter() {
            holdings.cycle[good.index()] += count;
        }
        holdings.coins = data.coins.into();
        let outlook = Outlook::new(view, seat, &holdings, weights);
        let best = data
            .workshop
            .gains
            .iter()
            .map(|good| outlook.use_value[good.index()])
            .fold(0.0, f32::max);
        let cost = match data.workshop.input {
            Input::Tiles(good, count) => outlook.use_value[good.index()] * f32::from(count),
            Input::Coins(count) => outlook.use_value[Good::Food.index()] * f32::from(count),
        };
        outlook.value(&holdings) + 0.3 * outlook.rounds * (best - 0.5 * cost)
    };
    best_by(legal, worth)
}

/// The Mission that promises most is kept; the one that promises least goes to the left.
pub(crate) fn missions(view: &View, seat: Seat, weights: &Weights, legal: &[Action]) -> Action {
    let holdings = Holdings::of(view, seat);
    let outlook = Outlook::new(view, seat, &holdings, weights);
    best_by(legal, |action| match *action {
        Action::KeepMission(mission) => outlook.mission_in_hand(view, seat, &holdings, mission),
        Action::GiveMission(mission) => -outlook.mission_in_hand(view, seat, &holdings, mission),
        _ => f32::NEG_INFINITY,
    })
}

/// The action that is worth most, the first of equals.
fn best_by(legal: &[Action], worth: impl Fn(&Action) -> f32) -> Action {
    let mut best = (legal.first().copied().unwrap_or(Action::Done), f32::NEG_INFINITY);
    for action in legal {
        let worth = worth(action);
        if worth > best.1 {
            best = (*action, worth);
        }
    }
    best.0
}
