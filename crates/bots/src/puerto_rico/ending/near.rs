//! Whether the end is near enough to be seen exactly.

use puerto_rico::{Action, Decision, RoleCard, State};
use tabletop::{Game, Seat, Turn};

use crate::puerto_rico::choices::quick::Quick;

/// The most picks of a role that may be left.
pub(super) const PICKS_MAX: u8 = 2;

/// Below these figures it is worth checking whether a pick ends the game: free spaces in a city, chips in the pool,
/// workers in the supply. One phase hardly ever uses up more.
const SPACES_NEAR: u8 = 3;
const CHIPS_NEAR: u16 = 30;
const WORKERS_NEAR: u8 = 18;

/// Role picks left in the current round, including the one being made; a captured role card adds one.
pub(super) fn picks_left(state: &State) -> u8 {
    let per_round = match state.seats() {
        2 => 6,
        seats => seats as u8,
    };
    let captured = state
        .buccaneer()
        .is_some_and(|buccaneer| buccaneer.captured.is_some());
    per_round.saturating_sub(state.picks()) + u8::from(captured)
}

/// Whether few picks are left and the end of the game is triggered, or the current phase or a pick in this round can
/// trigger it.
pub(super) fn is_near(state: &State, quick: &mut Quick) -> bool {
    if state.turn() == Turn::Over || picks_left(state) > PICKS_MAX {
        return false;
    }
    state.end().is_some() || (is_low(state) && can_end(state, quick))
}

/// Whether something is running out, at a glance.
fn is_low(state: &State) -> bool {
    state.victory_points() <= CHIPS_NEAR
        || state.worker_supply() <= WORKERS_NEAR
        || Seat::all(state.seats()).any(|seat| state.board(seat).free_city_spaces() <= SPACES_NEAR)
}

/// Whether the current phase, or a later pick in this round, triggers the end if everybody answers quickly, or somebody
/// can fill a city.
fn can_end(state: &State, quick: &mut Quick) -> bool {
    let fills = |state: &State| {
        let nearly_full = |seat| (1..=2).contains(&state.board(seat).free_city_spaces());
        Seat::all(state.seats()).any(nearly_full)
    };
    let builds = match state.decision() {
        Decision::ChooseRole(_) => state.card_taker(RoleCard::Builder).is_none(),
        _ => state
            .phase()
            .is_some_and(|phase| phase.role == puerto_rico::Role::Builder),
    };
    (builds && fills(state)) || ends_within(state, PICKS_MAX, quick)
}

fn ends_within(state: &State, picks: u8, quick: &mut Quick) -> bool {
    let mut after = *state;
    let seat = match state.decision() {
        Decision::ChooseRole(seat) => seat,
        _ => {
            quick.finish_phase(&mut after);
            if after.end().is_some() {
                return true;
            }
            match after.decision() {
                Decision::ChooseRole(seat) if after.round() == state.round() => seat,
                _ => return false,
            }
        }
    };
    if picks == 0 {
        return false;
    }
    let mut legal = Vec::with_capacity(8);
    after.legal(seat, &mut legal);
    legal.into_iter().any(|action: Action| {
        let mut next = after;
        next.apply_unchecked(seat, action, &mut ());
        quick.finish_phase(&mut next);
        next.end().is_some() || (next.round() == state.round() && ends_within(&next, picks - 1, quick))
    })
}
