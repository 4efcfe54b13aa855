//! Moves as they are sent: what the rules ask for in small steps as one plan.

use std::collections::BTreeMap;

use tabletop::wire::Part;
use tabletop::{Game, Seat};

use crate::{Action, Building, ByGood, Decision, Good, GoodSet, Place, State, Tile};

use super::plan::Plan;

/// A question that is answered by a plan.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Placement,
    Storage,
}

impl Kind {
    fn of(state: &State, seat: Seat) -> Option<Self> {
        match state.decision() {
            Decision::PlaceWorkers(asked, _) | Decision::PlaceNobles(asked, _) if asked == seat => {
                Some(Self::Placement)
            }
            Decision::StoreKind(asked) | Decision::KeepSingle(asked) if asked == seat => Some(Self::Storage),
            _ => None,
        }
    }
}

/// The move in parts.
pub(super) fn parts(state: &State, seat: Seat, actions: &[Action]) -> Vec<Part<Action, Plan>> {
    let mut parts = Vec::new();
    let mut state = *state;
    let mut rest = actions;
    while let Some(&first) = rest.first() {
        let before = state;
        let kind = Kind::of(&before, seat);
        let mut steps = 0;
        for &action in rest {
            let goes_on = steps == 0 || kind.is_some() && Kind::of(&state, seat) == kind;
            if !goes_on || state.apply(seat, action, &mut ()).is_err() {
                break;
            }
            steps += 1;
        }
        if steps == 0 {
            break;
        }
        let (own, later) = rest.split_at(steps);
        let plan = match kind {
            Some(Kind::Placement) => Some(placement(&before, &state, seat)),
            Some(Kind::Storage) => Some(storage(&before, &state, seat, own)),
            None => None,
        };
        parts.push(plan.map_or(Part::Action(first), Part::Plan));
        rest = later;
    }
    parts
}

/// Who is where afterwards, on each place that has circles.
fn placement(before: &State, after: &State, seat: Seat) -> Plan {
    let (tiles, buildings) = counts(before, seat, |place| after.board(seat).workers(place));
    let has_nobles = after.board(seat).nobles_total() > 0;
    let (tile_nobles, building_nobles) = has_nobles
        .then(|| counts(before, seat, |place| after.board(seat).nobles(place)))
        .unzip();
    Plan::PlaceWorkers {
        tiles,
        buildings,
        tile_nobles,
        building_nobles,
    }
}

/// Counts of tiles and of buildings.
type Counts = (BTreeMap<Tile, u8>, BTreeMap<Building, u8>);

fn counts(state: &State, seat: Seat, count: impl Fn(Place) -> u8) -> Counts {
    let has_circles = |place: &Place| state.board(seat).circles(*place) > 0;
    let tiles = Tile::ALL
        .into_iter()
        .filter(|&tile| has_circles(&Place::Tile(tile)))
        .map(|tile| (tile, count(Place::Tile(tile))));
    let buildings = Building::ALL
        .into_iter()
        .filter(|&building| has_circles(&Place::Building(building)))
        .map(|building| (building, count(Place::Building(building))));
    (tiles.collect(), buildings.collect())
}

/// What is kept afterwards. What the rules kept without asking goes into a free warehouse if it is all of its kind;
/// otherwise it is a single good.
fn storage(before: &State, after: &State, seat: Seat, actions: &[Action]) -> Plan {
    let had = before.board(seat).goods;
    let mut kinds = GoodSet::EMPTY;
    let mut singles = ByGood::<u8>::default();
    for &action in actions {
        match action {
            Action::StoreKind(good) => kinds.insert(good),
            Action::KeepSingle(good) => singles[good] += 1,
            _ => {}
        }
    }
    let kept = after.board(seat).goods;
    let slots = before.board(seat).warehouse_kinds();
    for good in Good::ALL {
        if kept[good] == 0 || kinds.contains(good) {
            continue;
        }
        let is_whole = kept[good] == had[good] && singles[good] == 0;
        if is_whole && kinds.len() < slots {
            kinds.insert(good);
        } else {
            singles[good] = kept[good];
        }
    }
    let mut singles = Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(singles[good])));
    let single = singles.next();
    let others: Vec<Good> = singles.collect();
    Plan::StoreGoods {
        kinds: kinds.iter().collect(),
        single,
        singles: (!others.is_empty()).then_some(others),
    }
}
