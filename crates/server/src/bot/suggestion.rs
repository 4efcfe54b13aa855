//! What the greedy bot would do in a person's place.

use protocol::{AnyGame, Move};
use tabletop::{Game, Seat};

use super::answer::{altiplano_answer, placement, planning};
use super::{ACTION_COUNT_MAX, legal};

/// What the greedy bot would do in the seat's place: one action, or a whole plan.
#[must_use]
pub fn suggest(game: &AnyGame, seat: Seat) -> Option<Move> {
    match game {
        AnyGame::PuertoRico(playing) => in_puerto_rico(playing.state(), seat),
        AnyGame::Altiplano(playing) => in_altiplano(playing.state(), seat),
    }
}

fn in_puerto_rico(state: &puerto_rico::State, seat: Seat) -> Option<Move> {
    use bots::puerto_rico::{Greedy, Suggestion};
    let legal = legal(state, seat)?;
    match Greedy::new(0).suggest(seat, &state.view(Some(seat)), &legal) {
        Suggestion::Action(action) => Some(Move::Notation(action.to_string())),
        Suggestion::Placement(places) => placement(places.into_iter()),
    }
}

fn in_altiplano(state: &altiplano::State, seat: Seat) -> Option<Move> {
    use altiplano::Decision;
    use bots::altiplano::{Greedy, Suggestion};
    let mut bot = Greedy::new(0);
    let mut after = *state;
    let mut actions = Vec::new();
    let taking_back = matches!(state.decision(), Decision::TakeBack(_));
    while actions.len() < ACTION_COUNT_MAX {
        let legal = match legal(&after, seat) {
            Some(legal) if !taking_back || matches!(after.decision(), Decision::TakeBack(_)) => legal,
            _ => break,
        };
        let action = match bot.suggest(seat, &after.view(Some(seat)), &legal) {
            Suggestion::Plan { tiles, coins } => return planning(tiles, coins),
            Suggestion::Action(action) => action,
        };
        actions.push(action);
        if !taking_back {
            break;
        }
        after.apply(seat, action, &mut ()).ok()?;
    }
    altiplano_answer(state, seat, &actions)
}
