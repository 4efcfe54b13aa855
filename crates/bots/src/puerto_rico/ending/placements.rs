//! The placements of the mayor phase that can matter once the end is triggered.

use puerto_rico::{Building, Decision, RoleCard, State, Tile};
use tabletop::Seat;

use super::near::picks_left;
use crate::puerto_rico::choices::mayor;
use crate::puerto_rico::worth::position::{Board, Position};
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weights;
use crate::search::Moves;

/// If there are more ways to choose than this, they are not tried; the best by the hand-written numbers are tried
/// instead.
const CHOICES_MAX: usize = 200;

/// A circle for a worker: on a building, or on a quarry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Circle {
    Building(Building),
    Quarry,
}

/// Every set of workers on the circles that can matter; the rest are placed as the hand-written numbers would have it.
pub(super) fn placements(state: &State, seat: Seat, weights: &Weights, moves: &mut Moves<State>) {
    let Decision::PlaceWorkers(_, first) = state.decision() else {
        return;
    };
    let position = Position::of(state);
    let evaluation = Evaluation::new(&position, weights);
    let free = Board::of(state, seat);
    let usual = mayor::plan(state, seat, first, &evaluation, false);
    let matters = circles(state, &free);
    let workers = usize::from(free.san_juan);
    let mut push = |plan: &Board| {
        let (mut after, mut actions) = (*state, Vec::with_capacity(24));
        mayor::carry_out(&mut after, seat, plan, &mut actions);
        moves.push_all(&actions, 1.0);
        after
    };
    if workers >= matters.len() {
        push(&with(&usual, &matters, &matters));
        return;
    }
    let sets = subsets(matters.len(), workers);
    if sets.len() > CHOICES_MAX {
        for (_, plan) in mayor::plans(state, seat, &evaluation, 8) {
            push(&plan);
        }
        return;
    }
    let plans = sets.iter().map(|set| {
        let chosen: Vec<Circle> = set.iter().map(|&index| matters[index]).collect();
        with(&usual, &matters, &chosen)
    });
    if picks_left(state) > 0 || !state.expansions().is_empty() {
        plans.for_each(|plan| {
            push(&plan);
        });
        return;
    }
    // Nothing follows: a seat's points stay what they are, whatever the others do.
    let points = |plan: &Board| {
        let mut after = *state;
        mayor::carry_out(&mut after, seat, plan, &mut Vec::with_capacity(24));
        after.breakdown(seat).total
    };
    if let Some(best) = plans.max_by_key(points) {
        push(&best);
    }
}

/// The circles on which a worker can still change who wins.
fn circles(state: &State, board: &Board) -> Vec<Circle> {
    let is_free = |card: RoleCard| picks_left(state) > 0 && state.card_taker(card).is_none();
    let has_expansions = !state.expansions().is_empty();
    let mut found = Vec::new();
    for building in Building::ALL {
        let row = building.row();
        if board.owned[building as usize] == 0 || row.circles == 0 || building.makes().is_some() {
            continue;
        }
        let matters = has_expansions
            || row.spaces > 1
            || match building {
                Building::Harbor | Building::Wharf => is_free(RoleCard::Captain),
                Building::University => is_free(RoleCard::Builder),
                Building::Hospice | Building::Hacienda | Building::ConstructionHut => {
                    is_free(RoleCard::Settler)
                }
                _ => false,
            };
        if matters {
            found.extend(std::iter::repeat_n(
                Circle::Building(building),
                usize::from(board.circles(building)),
            ));
        }
    }
    if is_free(RoleCard::Builder) {
        let quarries = board.tiles[Tile::Quarry as usize];
        found.extend(std::iter::repeat_n(Circle::Quarry, usize::from(quarries)));
    }
    found
}

/// The plan with workers on exactly these of the circles that matter.
fn with(usual: &Board, matters: &[Circle], chosen: &[Circle]) -> Board {
    let mut plan = *usual;
    let total = plan.san_juan + plan.placed_workers();
    for circle in matters {
        *workers(&mut plan, *circle) = 0;
    }
    for circle in chosen {
        *workers(&mut plan, *circle) += 1;
    }
    // Workers that have to make room or find room work where it does not matter.
    while plan.placed_workers() > total {
        if !leave(&mut plan, matters) {
            break;
        }
    }
    plan.san_juan = total.saturating_sub(plan.placed_workers());
    while plan.san_juan > 0 && enter(&mut plan, matters) {
        plan.san_juan -= 1;
    }
    plan
}

fn workers(board: &mut Board, circle: Circle) -> &mut u8 {
    match circle {
        Circle::Building(building) => &mut board.workers[building as usize],
        Circle::Quarry => &mut board.tile_workers[Tile::Quarry as usize],
    }
}

fn is_free_of(matters: &[Circle], circle: Circle) -> bool {
    !matters.contains(&circle)
}

/// One worker leaves a place that does not matter; returns whether there was one.
fn leave(plan: &mut Board, matters: &[Circle]) -> bool {
    for tile in Tile::ALL {
        let matters = tile == Tile::Quarry && !is_free_of(matters, Circle::Quarry);
        if !matters && plan.tile_workers[tile as usize] > 0 {
            plan.tile_workers[tile as usize] -= 1;
            return true;
        }
    }
    for building in Building::ALL {
        if is_free_of(matters, Circle::Building(building)) && plan.workers[building as usize] > 0 {
            plan.workers[building as usize] -= 1;
            return true;
        }
    }
    false
}

/// One worker goes to an empty circle that does not matter; returns whether there was one.
fn enter(plan: &mut Board, matters: &[Circle]) -> bool {
    for building in Building::ALL {
        let is_open = plan.workers[building as usize] < plan.circles(building);
        if is_open && is_free_of(matters, Circle::Building(building)) {
            plan.workers[building as usize] += 1;
            return true;
        }
    }
    for tile in Tile::ALL {
        let matters = tile == Tile::Quarry && !is_free_of(matters, Circle::Quarry);
        if !matters && plan.tile_workers[tile as usize] < plan.tiles[tile as usize] {
            plan.tile_workers[tile as usize] += 1;
            return true;
        }
    }
    false
}

/// Every way to choose `size` of the first `of` numbers.
fn subsets(of: usize, size: usize) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = vec![Vec::new()];
    for index in 0..of {
        let more: Vec<Vec<usize>> = (found.iter())
            .filter(|set| set.len() < size)
            .map(|set| set.iter().copied().chain([index]).collect())
            .collect();
        // Sets that can no longer be completed are dropped, so that few are kept at a time.
        found.retain(|set| set.len() == size || set.len() + (of - index - 1) >= size);
        found.extend(more);
        if found.len() > 4 * CHOICES_MAX {
            return vec![Vec::new(); CHOICES_MAX + 1];
        }
    }
    found.retain(|set| set.len() == size);
    found
}
