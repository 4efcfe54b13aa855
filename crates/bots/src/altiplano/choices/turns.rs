//! Phase 3: the pawn's place, its moves and actions, and the small decisions inside actions.

use altiplano::{Action, Fuel, Location, View};
use tabletop::Seat;

use crate::altiplano::rounds::activity::Activity;
use crate::altiplano::rounds::path::{Mask, Pawn};
use crate::altiplano::rounds::round::{Round, Search};

/// What the round still needs now.
#[derive(Clone, Copy)]
struct Wanted {
    /// Locations to visit.
    stops: Mask,
    /// Those of them where rivals may get there first.
    contested: Mask,
}

impl Wanted {
    fn of(round: &Round, search: &Search<'_>) -> Self {
        let contested = round
            .units(search)
            .filter(|unit| unit.is_contested())
            .filter_map(Activity::location)
            .fold(0, |mask, location| mask | 1 << location.index());
        Self {
            stops: round.stops,
            contested,
        }
    }

    fn has(self, location: Location) -> bool {
        self.stops & (1 << location.index()) != 0
    }
}

/// Where the pawn starts.
pub(crate) fn place_pawn(round: &Round, search: &Search<'_>, legal: &[Action]) -> Action {
    let wanted = Wanted::of(round, search);
    let cost = |location: Location| {
        let pawn = Pawn {
            at: Some(location),
            first_cart: true,
            further_carts: 0,
        };
        let tour = search.paths.with(pawn).cost(wanted.stops);
        let contested = wanted.contested & (1 << location.index()) != 0;
        (!wanted.has(location), tour, !contested)
    };
    legal
        .iter()
        .copied()
        .min_by_key(|action| match action {
            Action::PlacePawn(location) => cost(*location),
            _ => (true, u8::MAX, true),
        })
        .unwrap_or(Action::Pass)
}

/// The next action of the round, the move to it, or a pass.
pub(crate) fn act(view: &View, seat: Seat, round: &Round, search: &Search<'_>, legal: &[Action]) -> Action {
    if round.is_empty() {
        return fallback(legal);
    }
    let here = view.seats[seat.index()].pawn;
    let here_first = |unit: Activity| unit.location().is_none_or(|location| Some(location) == here);
    let next = round
        .units(search)
        .filter(|&unit| here_first(unit))
        .min_by_key(|unit| !unit.is_contested());
    if let Some(unit) = next
        && let Some(action) = action_of(round, search, unit, legal)
    {
        return action;
    }
    step(view, seat, Wanted::of(round, search), search, legal).unwrap_or_else(|| fallback(legal))
}

/// A pass if there is one, otherwise the first action that is not a move.
fn fallback(legal: &[Action]) -> Action {
    let is_move = |action: &Action| {
        matches!(
            action,
            Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. }
        )
    };
    let pass = legal
        .iter()
        .find(|action| matches!(action, Action::Pass | Action::EndTurn));
    pass.or_else(|| legal.iter().find(|action| !is_move(action)))
        .or(legal.first())
        .copied()
        .unwrap_or(Action::Pass)
}

/// The legal action that performs a unit, or begins it; if there are several, the one that does most.
fn action_of(round: &Round, search: &Search<'_>, unit: Activity, legal: &[Action]) -> Option<Action> {
    let count = |wanted: &dyn Fn(Activity) -> bool| round.units(search).filter(|&one| wanted(one)).count();
    match unit {
        Activity::FarmFood => {
            let wanted = count(&|one| one == Activity::FarmFood) as u8;
            let offered = legal.iter().copied().filter(|action| unit.is(*action));
            offered.min_by_key(|action| match action {
                Action::FarmFood { count, wild } => (count.abs_diff(wanted), *wild),
                _ => (u8::MAX, true),
            })
        }
        Activity::SendCorn => {
            let wanted = count(&|one| one == Activity::SendCorn) as u8;
            let offered = legal.iter().copied().filter(|action| unit.is(*action));
            offered.min_by_key(|action| match action {
                Action::SendCorn(count) => count.abs_diff(wanted),
                _ => u8::MAX,
            })
        }
        Activity::Sell(_) | Activity::Complete | Activity::Deliver(_) | Activity::Trade(_) => {
            let same = |action: &Action| {
                let kind = std::mem::discriminant(action);
                round.units(search).any(|one| one.is(*action))
                    && legal.iter().any(|one| std::mem::discriminant(one) == kind)
            };
            let kind = |action: &Action| match unit {
                Activity::Sell(_) => matches!(action, Action::Sell { .. }),
                Activity::Complete | Activity::Deliver(_) => matches!(action, Action::Deliver { .. }),
                _ => matches!(action, Action::TradeCacao { .. }),
            };
            legal.iter().copied().find(|action| kind(action) && same(action))
        }
        _ => legal.iter().copied().find(|action| unit.is(*action)),
    }
}

/// The move that keeps the rest of the tour cheapest.
fn step(view: &View, seat: Seat, wanted: Wanted, search: &Search<'_>, legal: &[Action]) -> Option<Action> {
    let shown = &view.seats[seat.index()];
    let further = shown.carts.saturating_sub(1 + shown.further_carts_used);
    let cost = |action: Action| {
        let (to, first_cart, further_carts, fuel) = match action {
            Action::FirstCart(to) => (to, false, further, 0),
            Action::Cart { to, .. } => (to, !shown.first_cart_used, further - 1, 1),
            Action::Walk { to, .. } => (to, !shown.first_cart_used, further, 1),
            _ => return None,
        };
        let pawn = Pawn {
            at: Some(to),
            first_cart,
            further_carts,
        };
        let rest = search.paths.with(pawn).cost(wanted.stops);
        let coin = matches!(
            action,
            Action::Cart { fuel: Fuel::Coin, .. } | Action::Walk { fuel: Fuel::Coin, .. }
        );
        let contested = wanted.contested & (1 << to.index()) != 0;
        Some((rest.saturating_add(fuel), !wanted.has(to), !contested, fuel, coin))
    };
    legal
        .iter()
        .copied()
        .filter_map(|action| Some((action, cost(action)?)))
        .min_by_key(|(_, cost)| *cost)
        .map(|(action, _)| action)
}

/// Inside a trade, sale, delivery or storing: the next tile that the round needs, or done.
pub(crate) fn go_on(round: &Round, search: &Search<'_>, legal: &[Action]) -> Action {
    legal
        .iter()
        .copied()
        .find(|&action| round.units(search).any(|unit| unit.is(action)))
        .unwrap_or(Action::Done)
}
