//! Mayor phase: where the workers go.
//!
//! The whole placement is planned at once; each step of the sequence that the rules ask for is then answered from a
//! fresh plan for what is left. A plan is built by repeatedly adding the best unit for its workers (a corn field, a
//! field with its plant, a quarry, a building), and is then improved by moving single workers.

use puerto_rico::{Action, Building, Decision, Good, Place, State, Tile};
use tabletop::{Game, Seat};

use crate::puerto_rico::choices::quick::{after, best};
use crate::puerto_rico::worth::position::{Board, plants};
use crate::puerto_rico::worth::value::Evaluation;

/// Answers a decision of the mayor phase.
pub(crate) fn choose(state: &State, seat: Seat, legal: &[Action], evaluation: &Evaluation<'_>) -> Action {
    let Decision::PlaceWorkers(_, place) = state.decision() else {
        return best(legal, |action| value(state, seat, action, evaluation));
    };
    let plan = plan(state, seat, place, evaluation, true);
    nearest(legal, workers_on(&plan, place))
}

/// The worth of the seat's boards with or without a worker that is offered: a worker is a gain.
pub(crate) fn value(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match action {
        Action::TakeWorker => f32::MAX,
        _ => after(state, seat, action, evaluation),
    }
}

/// Carries out the seat's whole placement.
pub(crate) fn place(state: &mut State, seat: Seat, evaluation: &Evaluation<'_>) {
    let Decision::PlaceWorkers(_, first) = state.decision() else {
        return;
    };
    let plan = plan(state, seat, first, evaluation, false);
    carry_out(state, seat, &plan, &mut Vec::with_capacity(16));
}

/// Carries out a plan and appends the actions taken to `actions`.
pub(crate) fn carry_out(state: &mut State, seat: Seat, plan: &Board, actions: &mut Vec<Action>) {
    let mut legal = Vec::with_capacity(8);
    while let Decision::PlaceWorkers(asked, place) = state.decision() {
        if asked != seat {
            return;
        }
        legal.clear();
        state.legal(seat, &mut legal);
        let action = nearest(&legal, workers_on(plan, place));
        state.apply_unchecked(seat, action, &mut ());
        actions.push(action);
    }
}

/// The best plans found, at most `count`, with what the seat's boards are then worth; best first.
pub(crate) fn plans(
    state: &State,
    seat: Seat,
    evaluation: &Evaluation<'_>,
    count: usize,
) -> Vec<(f32, Board)> {
    let Decision::PlaceWorkers(_, first) = state.decision() else {
        return Vec::new();
    };
    let mut board = Board::of(state, seat);
    let places = places(&board, first);
    fill(&mut board, &places, evaluation);
    let mut plans = vec![(evaluation.board(&board), board)];
    improve_by_moves(&mut board, &places, evaluation);
    let mut seen = |value: f32, next: &Board| {
        if plans.iter().all(|(_, other)| other != next) {
            plans.push((value, *next));
        }
    };
    seen(evaluation.board(&board), &board);
    neighbours(&board, &places, |next| seen(evaluation.board(next), next));
    plans.sort_by(|left, right| right.0.total_cmp(&left.0));
    plans.truncate(count.max(1));
    plans
}

/// The legal number of workers that comes closest to the planned one.
fn nearest(legal: &[Action], planned: u8) -> Action {
    best(legal, |action| match action {
        Action::AssignWorkers { workers, .. } => -f32::from(workers.abs_diff(planned)),
        _ => f32::NEG_INFINITY,
    })
}

pub(crate) fn workers_on(board: &Board, place: Place) -> u8 {
    match place {
        Place::Tile(tile) => board.tile_workers[tile as usize],
        Place::Building(building) => board.workers[building as usize],
    }
}

fn workers_mut(board: &mut Board, place: Place) -> &mut u8 {
    match place {
        Place::Tile(tile) => &mut board.tile_workers[tile as usize],
        Place::Building(building) => &mut board.workers[building as usize],
    }
}

fn circles(board: &Board, place: Place) -> u8 {
    match place {
        Place::Tile(tile) => board.tiles[tile as usize],
        Place::Building(building) => board.circles(building),
    }
}

fn empty_circles(board: &Board, place: Place) -> u8 {
    circles(board, place).saturating_sub(workers_on(board, place))
}

/// The seat's boards with all workers placed as planned; the places before `first` keep what they have. `improve` asks
/// for the second step, which takes longer.
pub(crate) fn plan(
    state: &State,
    seat: Seat,
    first: Place,
    evaluation: &Evaluation<'_>,
    improve: bool,
) -> Board {
    let mut board = Board::of(state, seat);
    let places = places(&board, first);
    fill(&mut board, &places, evaluation);
    if improve {
        improve_by_moves(&mut board, &places, evaluation);
    }
    board
}

/// The places with circles, starting from this one.
fn places(board: &Board, first: Place) -> Vec<Place> {
    Tile::ALL
        .into_iter()
        .map(Place::Tile)
        .chain(Building::ALL.into_iter().map(Place::Building))
        .filter(|&place| place >= first && circles(board, place) > 0)
        .collect()
}

/// Puts the workers in San Juan to work, best unit first.
fn fill(board: &mut Board, places: &[Place], evaluation: &Evaluation<'_>) {
    let empty: u8 = places.iter().map(|&place| empty_circles(board, place)).sum();
    if board.san_juan >= empty {
        // There is nothing to weigh up: every circle gets its worker.
        for &place in places {
            *workers_mut(board, place) += empty_circles(board, place);
        }
        board.san_juan -= empty;
        return;
    }
    while board.san_juan > 0 {
        let before = evaluation.board(board);
        let mut best: Option<(f32, Board)> = None;
        for &place in places {
            for partner in partners(place) {
                let Some(next) = with_unit(board, place, partner, places) else {
                    continue;
                };
                let cost = f32::from(board.san_juan - next.san_juan);
                let gain = (evaluation.board(&next) - before) / cost;
                if best.is_none_or(|(value, _)| gain > value) {
                    best = Some((gain, next));
                }
            }
        }
        let Some((_, next)) = best else { return };
        *board = next;
    }
}

/// What else a worker on this place may need: nothing, or a plant for the field.
fn partners(place: Place) -> impl Iterator<Item = Option<Place>> {
    let plants = match place {
        Place::Tile(tile) => tile.good().map_or(&[][..], plants),
        Place::Building(_) => &[],
    };
    std::iter::once(None).chain(plants.iter().map(|plant| Some(Place::Building(*plant))))
}

/// The boards with a worker on the place and on its partner; `None` if there are not enough circles or workers.
fn with_unit(board: &Board, place: Place, partner: Option<Place>, places: &[Place]) -> Option<Board> {
    let mut next = *board;
    for place in std::iter::once(place).chain(partner) {
        if next.san_juan == 0 || empty_circles(&next, place) == 0 || !places.contains(&place) {
            return None;
        }
        *workers_mut(&mut next, place) += 1;
        next.san_juan -= 1;
    }
    Some(next)
}

/// Moves single workers, or a field's worker together with its plant's, for as long as that improves things.
fn improve_by_moves(board: &mut Board, places: &[Place], evaluation: &Evaluation<'_>) {
    let mut value = evaluation.board(board);
    for _ in 0..8 {
        let mut best: Option<(f32, Board)> = None;
        neighbours(board, places, |next| {
            let found = evaluation.board(next);
            if found > best.map_or(value, |(value, _)| value) + 1e-4 {
                best = Some((found, *next));
            }
        });
        let Some((better, next)) = best else { return };
        (value, *board) = (better, next);
    }
}

/// The boards after each move of one worker, and of two if that makes sense.
fn neighbours(board: &Board, places: &[Place], mut visit: impl FnMut(&Board)) {
    for &from in places {
        if workers_on(board, from) == 0 {
            continue;
        }
        for &to in places.iter().filter(|&&to| to != from) {
            if empty_circles(board, to) == 0 {
                continue;
            }
            let mut next = *board;
            *workers_mut(&mut next, from) -= 1;
            *workers_mut(&mut next, to) += 1;
            visit(&next);
            for (second_from, second_to) in second_moves(&next, from, to, places) {
                let mut next = next;
                *workers_mut(&mut next, second_from) -= 1;
                *workers_mut(&mut next, second_to) += 1;
                visit(&next);
            }
        }
    }
}

/// Moves that make sense together with one from `from` to `to`: the other half of the field that was left or filled.
fn second_moves(board: &Board, from: Place, to: Place, places: &[Place]) -> Vec<(Place, Place)> {
    let other = |place: Place| -> Option<Good> {
        match place {
            Place::Tile(tile) => tile.good().filter(|&good| good != Good::Corn),
            Place::Building(building) => building.makes(),
        }
    };
    let halves = |good: Good, not: Place| {
        std::iter::once(Place::Tile(Tile::plantation(good)))
            .chain(plants(good).iter().map(|plant| Place::Building(*plant)))
            .filter(move |&place| place != not && places.contains(&place))
    };
    let mut moves = Vec::new();
    if let Some(good) = other(from) {
        for left in halves(good, from).filter(|&place| workers_on(board, place) > 0) {
            for &target in places {
                if target != left && empty_circles(board, target) > 0 {
                    moves.push((left, target));
                }
            }
        }
    }
    if let Some(good) = other(to) {
        for filled in halves(good, to).filter(|&place| empty_circles(board, place) > 0) {
            for &source in places {
                if source != filled && source != to && workers_on(board, source) > 0 {
                    moves.push((source, filled));
                }
            }
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use puerto_rico::Setup;
    use tabletop::{FastRandom, Playout, Turn};

    use super::*;
    use crate::puerto_rico::worth::position::Position;
    use crate::puerto_rico::worth::weights::Weights;

    /// All placements from here on, by what the seat's boards are then worth; `None` if there are too many.
    fn exhaust(state: &State, seat: Seat, evaluation: &Evaluation<'_>, left: &mut u32) -> Option<f32> {
        match state.decision() {
            Decision::PlaceWorkers(asked, _) if asked == seat => {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let mut best = f32::NEG_INFINITY;
                for action in legal {
                    let mut next = *state;
                    next.apply_unchecked(seat, action, &mut ());
                    best = best.max(exhaust(&next, seat, evaluation, left)?);
                }
                Some(best)
            }
            _ => {
                *left = left.checked_sub(1)?;
                Some(evaluation.board(&Board::of(state, seat)))
            }
        }
    }

    #[test]
    fn the_best_of_all_placements_is_among_the_plans() {
        let mut checked = 0;
        for seed in 0..12 {
            let mut state = State::new(&Setup::new(4)).unwrap();
            let mut random = FastRandom::new(seed);
            let mut playout = Playout::with_capacity(64);
            let mut asked = None;
            while state.turn() != Turn::Over {
                if let Decision::PlaceWorkers(seat, first) = state.decision()
                    && asked != Some((state.round(), seat))
                {
                    asked = Some((state.round(), seat));
                    let position = Position::of(&state);
                    let evaluation = Evaluation::new(&position, &Weights::TUNED);
                    let Some(best) = exhaust(&state, seat, &evaluation, &mut 4_000) else {
                        playout.step(&mut state, &mut random);
                        continue;
                    };
                    let plans = plans(&state, seat, &evaluation, 4);
                    let found = plans
                        .iter()
                        .map(|(value, _)| *value)
                        .fold(f32::NEG_INFINITY, f32::max);
                    assert!(found >= best - 1e-3, "{found} {best} {first:?} {state:?}");
                    checked += 1;
                }
                playout.step(&mut state, &mut random);
            }
        }
        assert!(checked > 60, "{checked}");
    }
}
