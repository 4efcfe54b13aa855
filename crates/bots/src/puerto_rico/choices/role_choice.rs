//! The choice of a role, and every other decision worth looking ahead for.

use puerto_rico::{Action, Decision, State};
use tabletop::{Game, Seat, Turn};

use crate::puerto_rico::choices::quick::{Quick, best};
use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::value::Evaluation;

/// Points of lead that equal a whole payoff, to put both on one scale.
const PAYOFF_POINTS: f32 = 40.0;

/// The action after which the seat's lead is greatest, once the current phase has been played to its end and the rivals
/// have picked their roles until the seat's own next pick, at most `picks` of them.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], quick: &mut Quick, picks: u8) -> Action {
    let random = quick.random.clone();
    best(legal, |action| {
        // The same chance for every action.
        quick.random = random.clone();
        let mut next = *state;
        next.apply_unchecked(seat, action, &mut ());
        quick.finish_phase(&mut next);
        play_picks(&mut next, seat, quick, picks);
        lead(&next, seat, quick)
    })
}

/// The lead after the action and the phase that it begins.
pub(crate) fn value(state: &State, seat: Seat, action: Action, quick: &mut Quick) -> f32 {
    let mut next = *state;
    next.apply_unchecked(seat, action, &mut ());
    quick.finish_phase(&mut next);
    lead(&next, seat, quick)
}

/// Lets the rivals pick their roles until it is the seat's turn to pick.
pub(crate) fn play_picks(state: &mut State, seat: Seat, quick: &mut Quick, picks: u8) {
    let mut legal = Vec::with_capacity(8);
    for _ in 0..picks {
        let Decision::ChooseRole(rival) = state.decision() else {
            return;
        };
        if rival == seat {
            return;
        }
        legal.clear();
        state.legal(rival, &mut legal);
        let action = choose(state, rival, &legal, quick, 0);
        state.apply_unchecked(rival, action, &mut ());
        quick.finish_phase(state);
    }
}

/// The seat's lead: estimated, or final if the game is over.
fn lead(state: &State, seat: Seat, quick: &mut Quick) -> f32 {
    if quick.judge.is_learned(state) {
        return PAYOFF_POINTS * quick.judge.payoffs(state)[seat];
    }
    if state.turn() == Turn::Over {
        return final_lead(state, seat);
    }
    let position = Position::of(state);
    Evaluation::new(&position, &quick.judge.weights).lead(seat)
}

/// Points ahead of the best rival, with the tie-break in hundredths; a win is worth ten extra points.
fn final_lead(state: &State, seat: Seat) -> f32 {
    let scores = state.scores();
    let worth = |seat: Seat| scores[seat].points as f32 + 0.01 * scores[seat].tie_break as f32;
    let best_rival = Seat::all(state.seats())
        .filter(|&rival| rival != seat)
        .map(worth)
        .fold(f32::NEG_INFINITY, f32::max);
    let lead = worth(seat) - best_rival;
    lead + if lead > 0.0 { 10.0 } else { 0.0 }
}
