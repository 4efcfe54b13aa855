//! The answers that can matter.

use puerto_rico::{Action, Building, Decision, State};
use tabletop::{Game, Seat};

use super::near::picks_left;
use super::placements::placements;
use crate::puerto_rico::choices::mayor;
use crate::puerto_rico::choices::quick::{self, Quick};
use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::value::Evaluation;
use crate::search::Moves;

/// Answers that are tried while the end is not triggered: the likeliest, judged by the seat's own boards.
const LIKELY: usize = 3;

/// Placements that are tried while the end is not triggered.
const LIKELY_PLACEMENTS: usize = 2;

/// How thoroughly answers are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// All that can matter, even if the table goes on after this round: for the decision that was asked about.
    All,
    /// The likeliest only, unless the end is triggered.
    Likely,
}

/// Fills in the answers of the seat that is asked, with the steps of one placement together.
pub(super) fn answers(state: &State, seat: Seat, care: Care, quick: &mut Quick, moves: &mut Moves<State>) {
    let ends = state.end().is_some();
    if let Decision::PlaceWorkers(..) = state.decision() {
        let is_whole = state.board(seat).workers_total() == state.board(seat).san_juan;
        if ends && is_whole {
            return placements(state, seat, &quick.judge.weights, moves);
        }
        if is_whole || care == Care::Likely {
            let count = if care == Care::All { 8 } else { LIKELY_PLACEMENTS };
            return likely_placements(state, seat, count, quick, moves);
        }
    }
    let mut legal = Vec::with_capacity(32);
    state.legal(seat, &mut legal);
    if !matches!(state.decision(), Decision::ChooseRole(_)) {
        if ends {
            thin_out(state, seat, &mut legal);
        } else if care == Care::Likely && legal.len() > LIKELY {
            likely(state, seat, &mut legal, quick);
        }
    }
    legal.into_iter().for_each(|action| moves.push(action, 1.0));
}

/// The best plans according to the hand-written numbers.
pub(super) fn likely_placements(
    state: &State,
    seat: Seat,
    count: usize,
    quick: &Quick,
    moves: &mut Moves<State>,
) {
    let position = Position::of(state);
    let evaluation = Evaluation::new(&position, &quick.judge.weights);
    for (_, plan) in mayor::plans(state, seat, &evaluation, count) {
        let (mut after, mut actions) = (*state, Vec::with_capacity(16));
        mayor::carry_out(&mut after, seat, &plan, &mut actions);
        moves.push_all(&actions, 1.0);
    }
}

/// Keeps the actions after which the seat's own boards are worth most.
fn likely(state: &State, seat: Seat, legal: &mut Vec<Action>, quick: &Quick) {
    let position = Position::of(state);
    let evaluation = Evaluation::new(&position, &quick.judge.weights);
    let mut valued: Vec<(f32, Action)> = (legal.iter())
        .map(|&action| (quick::value(state, seat, action, &evaluation), action))
        .collect();
    valued.sort_by(|one, other| other.0.total_cmp(&one.0));
    legal.clear();
    legal.extend(valued.into_iter().take(LIKELY).map(|(_, action)| action));
}

/// Once the end is triggered, leaves out answers that make no difference for any seat compared with another answer.
/// With expansions nothing is left out: too many buildings depend on the rest.
fn thin_out(state: &State, seat: Seat, legal: &mut Vec<Action>) {
    if !state.expansions().is_empty() || legal.len() < 2 {
        return;
    }
    let is_last = picks_left(state) == 0;
    match state.decision() {
        // An extra worker harms nobody and may fill a fortress.
        Decision::MayorPrivilege(_) | Decision::Hospice(..) | Decision::University(..)
            if legal.contains(&Action::TakeWorker) =>
        {
            legal.retain(|&action| action == Action::TakeWorker);
        }
        // On islands only the number of filled spaces matters, as long as nobody can put a worker on the new one before
        // another phase.
        Decision::TakeTile(_) if is_last || picks_left(state) == 1 && !has_hospice(state) => {
            let first = legal.iter().copied().find(|&action| action != Action::Pass);
            legal.retain(|&action| Some(action) == first);
        }
        Decision::Hacienda(_) if legal.contains(&Action::DrawPlantation) => {
            legal.retain(|&action| action == Action::DrawPlantation);
        }
        // The goods that are left only decide between equals, all kinds alike.
        Decision::CraftsmanPrivilege(_) if is_last => legal.truncate(1),
        Decision::Build(_) if !state.board(seat).occupies(Building::University) => {
            purchases(state, seat, is_last, legal);
        }
        _ => {}
    }
}

fn has_hospice(state: &State) -> bool {
    Seat::all(state.seats()).any(|seat| state.board(seat).occupies(Building::Hospice))
}

/// Keeps the purchase that brings the most points now, the cheapest if there are several; every large building while a
/// mayor can still send somebody there; and whatever may be the last copy for somebody else.
fn purchases(state: &State, seat: Seat, is_last: bool, legal: &mut Vec<Action>) {
    let after = |action: Action| {
        let mut next = *state;
        next.apply_unchecked(seat, action, &mut ());
        let breakdown = next.breakdown(seat);
        (breakdown.total, breakdown.tie_break)
    };
    let best = legal.iter().map(|&action| after(action)).max();
    let mut is_found = false;
    legal.retain(|&action| {
        let Action::Build(building) = action else {
            return best == Some(after(action)) && !std::mem::replace(&mut is_found, true);
        };
        let is_scarce = usize::from(state.copies_left(building)) < state.seats();
        let waits = !is_last && building.row().spaces > 1;
        is_scarce || waits || (best == Some(after(action)) && !std::mem::replace(&mut is_found, true))
    });
}
