//! Sealed moves and answers of a position.

use tabletop::Seat;

use super::{Checked, PositionError, demand};
use crate::boards::player::Player;
use crate::boards::sealed::{REPLAN_COUNT_MAX, Sealed};
use crate::boards::state::State;
use crate::phases::swap::SwapAnswer;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::Effect;
use crate::vocabulary::location::Location;
use crate::vocabulary::place::Place;
use crate::vocabulary::switch::Switch;

/// What a seat has moved or answered under seal: only while the question is open, and such that it can
/// be undone.
pub(super) fn check_sealed(game: &State, seat: Seat) -> Checked {
    let components = game.numbers();
    let wrong = || PositionError::Sealed { seat };
    let player = &game.players[seat];
    let sealed = player.sealed;
    let codes = &sealed.entries[..usize::from(sealed.length)];
    let rising = codes.windows(2).all(|pair| pair[0] <= pair[1]);
    let may_have = match *game.decision {
        Decision::TakeBack(_) => rising && sealed.replans == 0,
        Decision::Plan(asked) => {
            let may = !game.has(Switch::PlanInTurnOrder) || asked.contains(seat);
            rising && sealed.replans <= REPLAN_COUNT_MAX && (may || sealed == Sealed::default())
        }
        Decision::Swap(asked) => {
            let answer = SwapAnswer::of(&sealed);
            return demand(answer.is_none() || !asked.contains(seat), wrong)
                .and_then(|()| check_swap_answer(player, answer, wrong));
        }
        Decision::SwapDraw(drawer) => {
            // The seats after the one that draws have yet to swap.
            let place = |seat: Seat| game.turn_order().position(|one| one == seat);
            let answer = SwapAnswer::of(&sealed);
            return demand(answer.is_none() || place(seat) > place(drawer), wrong)
                .and_then(|()| check_swap_answer(player, answer, wrong));
        }
        _ => sealed == Sealed::default(),
    };
    demand(may_have, wrong)?;
    let mut before = *player;
    let taking_back = matches!(*game.decision, Decision::TakeBack(_));
    let tiles = tiles_go_back(game, &mut before, taking_back);
    let coins = tiles && coins_go_back(game, &mut before, taking_back);
    demand(
        coins && before.planning.total() <= before.limit(components),
        wrong,
    )
}

/// Puts the sealed tiles back where they were; returns whether they could have come from there.
fn tiles_go_back(game: &State, before: &mut Player, taking_back: bool) -> bool {
    let components = game.numbers();
    for (good, place) in before.sealed.tiles() {
        let there = match taking_back {
            true => before.planning.count(good) > 0 && before.has_room(components, place),
            false => before.tiles_at(components, place).count(good) > 0,
        };
        let takes = game.accepting(before, good).contains(place) || place == Place::At(Location::Market);
        let owned = match place {
            Place::Extension(effect) => before.extensions.has(effect),
            _ => true,
        };
        if !(there && takes && owned) {
            return false;
        }
        if taking_back {
            before.planning.remove(good);
            before.put(good, place);
        } else {
            before.lift(good, place);
            before.planning.add(good);
        }
    }
    true
}

/// The same for the sealed coins.
fn coins_go_back(game: &State, before: &mut Player, taking_back: bool) -> bool {
    let components = game.numbers();
    for place in before.sealed.coin_places() {
        let Some(needed) = before.coins_needed(components, place) else {
            return false;
        };
        let there = before.coins_at(components, place);
        if taking_back {
            let room = place != Place::Movement || before.movement_room(components);
            if there > 0 || before.coins < u16::from(needed) || !room {
                return false;
            }
            before.put_coins(components, place);
        } else {
            if there != needed {
                return false;
            }
            before.take_coins(components, place);
        }
    }
    true
}

fn check_swap_answer(
    player: &Player,
    answer: Option<SwapAnswer>,
    wrong: impl FnOnce() -> PositionError,
) -> Checked {
    let fits = answer.is_none_or(|SwapAnswer { away, take }| {
        player.extensions.has(Effect::E18) && State::swap_check(player, Action::Swap { away, take }).is_ok()
    });
    demand(fits, wrong)
}
