//! Answers that are put together step by step in any order: taking back, planning, and what goes into one
//! sale, delivery or trade. The rules accept such steps only in ascending order (14.2), which nobody has to
//! know here.

use std::mem::discriminant;

use altiplano::wire::{AltiplanoPlan, MovedTile, Tile};
use altiplano::{Action, Decision, Refusal, State};
use protocol::{PlanError, WireGame as _};
use tabletop::{Game as _, Seat};

/// The whole answer that these small actions make up, in any order.
fn plan(state: &State, steps: &[Action]) -> AltiplanoPlan {
    let (mut tiles, mut coins, mut used) = (Vec::new(), Vec::new(), Vec::new());
    for &step in steps {
        match step {
            Action::Plan { good, place } | Action::TakeBack { good, place } => {
                tiles.push(MovedTile { good, place });
            }
            Action::Fund(place) | Action::TakeBackCoins(place) => coins.push(place),
            Action::Sell { good, wild } | Action::Deliver { good, wild } => used.push(Tile { good, wild }),
            Action::TradeCacao { gain: good, wild } => used.push(Tile { good, wild }),
            _ => {}
        }
    }
    match (state.decision(), steps.first()) {
        (Decision::TakeBack(_), _) => AltiplanoPlan::TakeBack { tiles, coins },
        (_, Some(Action::Sell { .. })) => AltiplanoPlan::Sell { tiles: used },
        (_, Some(Action::Deliver { .. })) => AltiplanoPlan::Deliver { tiles: used },
        (_, Some(Action::TradeCacao { .. })) => AltiplanoPlan::TradeCacao { gains: used },
        _ => AltiplanoPlan::Planning { tiles, coins },
    }
}

/// The small actions of the finished plan in the order of the rules.
///
/// # Errors
/// Why it can't be carried out.
fn expanded(state: &State, seat: Seat, actions: &[Action]) -> Result<Vec<Action>, Refusal> {
    let expanded = state.expand(seat, plan(state, actions));
    expanded.map_err(|error| match error {
        PlanError::Refused(refusal) => refusal,
        PlanError::Empty(_) => Refusal::OtherDecision,
    })
}

/// What the list shows: legal actions or, once an answer has been begun, whatever can still be added to it.
pub fn choices(state: &State, seat: Seat, steps: &[Action]) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    if is_plan(state) || !steps.is_empty() {
        actions.retain(|&action| with(state, seat, steps, action).is_ok());
        actions.push(Action::Done);
    }
    actions
}

/// The steps with one more added.
///
/// # Errors
/// Why the step is not possible.
fn with(state: &State, seat: Seat, steps: &[Action], step: Action) -> Result<Vec<Action>, Refusal> {
    let goes_on = match steps.first() {
        None => is_move(step) || is_use(step),
        Some(first) if is_use(*first) => is_use(step) && discriminant(first) == discriminant(&step),
        Some(_) => is_move(step),
    };
    if !goes_on {
        return state.check(seat, step).and(Err(Refusal::OtherDecision));
    }
    let mut more = steps.to_vec();
    more.push(step);
    expanded(state, seat, &more).map(|_| more)
}

/// What an answer does: add another step, start over, or complete the whole, by `done` or because nothing more
/// can be added.
///
/// # Errors
/// Why it is not possible.
pub fn answered(
    state: &State,
    seat: Seat,
    steps: &mut Vec<Action>,
    action: Action,
) -> Result<Option<Vec<Action>>, Refusal> {
    let is_begun = is_plan(state) || !steps.is_empty();
    let begins = is_use(action) && matches!(state.decision(), Decision::Act { .. });
    match action {
        Action::Done if is_begun => return expanded(state, seat, steps).map(Some),
        Action::Replan if is_begun => steps.clear(),
        _ if !(is_begun || begins) => return state.check(seat, action).map(|()| Some(vec![action])),
        _ => *steps = with(state, seat, steps, action)?,
    }
    match steps.first() {
        Some(first) if is_use(*first) && choices(state, seat, steps) == [Action::Done] => {
            expanded(state, seat, steps).map(Some)
        }
        _ => Ok(None),
    }
}

/// What is asked once these steps have been taken: of a sale, delivery or trade, what else belongs to it.
pub fn decision(state: &State, seat: Seat, steps: &[Action]) -> Decision {
    let mut after = *state;
    if let Some(first) = steps.first().filter(|step| is_use(**step)) {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        // After the lowest of all that could be used, the rules still ask for the others; after a higher one, the
        // action might be over.
        let of_kind = |one: &&Action| discriminant(*one) == discriminant(first);
        if let Some(lowest) = legal.iter().filter(of_kind).min() {
            after.apply_unchecked(seat, *lowest, &mut ());
        }
    }
    after.decision()
}

/// Whether the action moves a tile or coins of a plan.
const fn is_move(action: Action) -> bool {
    matches!(
        action,
        Action::Plan { .. } | Action::Fund(_) | Action::TakeBack { .. } | Action::TakeBackCoins(_)
    )
}

/// Whether the action uses one tile, and one action may use several.
const fn is_use(action: Action) -> bool {
    matches!(
        action,
        Action::Sell { .. } | Action::Deliver { .. } | Action::TradeCacao { .. }
    )
}

/// Whether the open question is answered by a plan.
pub fn is_plan(state: &State) -> bool {
    matches!(state.decision(), Decision::Plan(_) | Decision::TakeBack(_))
}

#[cfg(test)]
mod tests {
    use altiplano::Setup;
    use tabletop::{FastRandom, Playout, Turn};

    use super::*;

    /// Takes all steps in descending order, which the rules alone would refuse.
    fn whole(state: &State, seat: Seat, last: Action) -> (usize, State) {
        let mut steps = Vec::new();
        let mut answer = answered(state, seat, &mut steps, last).unwrap();
        let mut count = 1;
        while answer.is_none() {
            assert!(
                state.decision() != decision(state, seat, &steps),
                "another question"
            );
            let more = choices(state, seat, &steps);
            assert_eq!(more.last(), Some(&Action::Done));
            answer = answered(state, seat, &mut steps, more[more.len() - 2]).unwrap();
            count += 1;
        }
        let mut after = *state;
        for action in answer.unwrap() {
            after.apply(seat, action, &mut ()).unwrap();
        }
        (count, after)
    }

    #[test]
    fn tiles_of_one_action_are_named_in_any_order() {
        let mut several = 0;
        for seed in 0..100 {
            let mut state = State::new(&Setup::new(2)).unwrap();
            let mut random = FastRandom::new(seed);
            let mut playout = Playout::with_capacity(64);
            while let turn = state.turn()
                && turn != Turn::Over
            {
                let seat = turn
                    .seat()
                    .filter(|_| matches!(state.decision(), Decision::Act { .. }));
                if let Some(seat) = seat {
                    let sales = choices(&state, seat, &[]);
                    let sales: Vec<Action> = sales.into_iter().filter(|one| is_use(*one)).collect();
                    for last in sales {
                        let (count, after) = whole(&state, seat, last);
                        several += usize::from(count > 1);
                        let goes_on = after.decision().asked().contains(seat)
                            && matches!(after.decision(), Decision::Sell { .. } | Decision::Deliver { .. });
                        assert!(!goes_on, "{last}: the action is finished");
                    }
                }
                playout.step(&mut state, &mut random);
            }
        }
        assert!(several > 50, "{several}");
    }
}
