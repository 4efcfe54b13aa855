//! Every control of an open decision, legal or not, in the order in which an interface shows them.

use tabletop::{Game, Seat};

use crate::{Action, Decision, Fuel, Good, Location, Order, Recipe, Role, State};

/// The controls; empty for taking back and planning, which are answered by a plan.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    match state.decision() {
        Decision::TakeBack(_) | Decision::Plan(_) => Vec::new(),
        Decision::DraftRole(_) => Role::ALL.into_iter().map(Action::TakeRole).collect(),
        Decision::Act { .. } => {
            let mut controls = moves(state, seat);
            controls.extend(at_locations(state, seat));
            controls.extend(elsewhere(state, seat));
            controls.push(Action::Pass);
            with_legal(state, seat, controls)
        }
        Decision::AfterAction(_) => {
            let mut controls = moves(state, seat);
            controls.push(Action::EndTurn);
            with_legal(state, seat, controls)
        }
        Decision::Corn { .. } => {
            let shelves = 0..state.components().shelves.len() as u8;
            with_legal(state, seat, shelves.map(Action::ShelveCorn).collect())
        }
        _ => legal(state, seat),
    }
}

fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// The controls, each once, and anything else that is legal, placed after what it resembles.
fn with_legal(state: &State, seat: Seat, mut controls: Vec<Action>) -> Vec<Action> {
    for action in legal(state, seat) {
        if !controls.contains(&action) {
            let kind = std::mem::discriminant(&action);
            let after = controls
                .iter()
                .rposition(|one| std::mem::discriminant(one) == kind);
            controls.insert(after.map_or(controls.len(), |after| after + 1), action);
        }
    }
    let mut seen = Vec::with_capacity(controls.len());
    controls.retain(|action| {
        let new = !seen.contains(action);
        seen.push(*action);
        new
    });
    controls
}

/// Every move, powered by food where it needs fuel; the coin of E17 only where it can power one.
fn moves(state: &State, seat: Seat) -> Vec<Action> {
    let pawn = state.player(seat).pawn;
    let ring = state.ring().iter().copied().filter(|&to| Some(to) != pawn);
    let fuel = Fuel::Food;
    let first = ring.clone().map(Action::FirstCart);
    let further = ring.clone().map(|to| Action::Cart { to, fuel });
    let steps = ring.map(|to| Action::Walk { to, fuel });
    first.chain(further).chain(steps).collect()
}

/// The basic actions of all locations, one control for each choice that they offer.
fn at_locations(state: &State, seat: Seat) -> Vec<Action> {
    let player = state.player(seat);
    let wild = false;
    let alpacas = player.at(Location::Farm).count(Good::Alpaca).max(1);
    let mut controls: Vec<Action> = (1..=alpacas)
        .map(|count| Action::FarmFood { count, wild })
        .collect();
    controls.extend(Recipe::ALL.map(|recipe| Action::Make { recipe, wild }));
    controls.extend([Good::Food, Good::Cloth, Good::Glass].map(|gain| Action::TradeCacao { gain, wild }));
    let card = |cards: crate::Cards| {
        let mut goods: Vec<Option<Good>> = cards.iter().map(|(good, _)| Some(good)).collect();
        if goods.is_empty() {
            goods.push(None);
        }
        goods
    };
    controls.extend(
        card(state.boats())
            .into_iter()
            .map(|good| Action::BuildBoat { good, wild }),
    );
    controls.extend(
        card(state.houses())
            .into_iter()
            .map(|good| Action::BuildHouse { good, wild }),
    );
    let village = player.at(Location::Village).iter();
    controls.extend(village.map(|(good, _)| Action::Store { good, wild }));
    controls.push(Action::BuyCart);
    let market = player.at(Location::Market);
    controls.extend(market.iter().map(|(good, _)| Action::Sell { good, wild }));
    controls.extend(
        state
            .strip()
            .iter()
            .flatten()
            .map(|&extension| Action::BuyExtension(extension)),
    );
    let orders: Vec<Order> = state.orders().iter().collect();
    controls.extend(orders.into_iter().map(|order| Action::TakeOrder(Some(order))));
    let missing = player.missing(state.components()).iter();
    controls.extend(missing.map(|(good, _)| Action::Deliver { good, wild }));
    controls.push(Action::BuildRoad { wild });
    controls
}

/// The actions of the role, of extensions and of the corn store.
fn elsewhere(state: &State, seat: Seat) -> Vec<Action> {
    let player = state.player(seat);
    let wild = false;
    let uses = player
        .workshops(state.components())
        .flat_map(|(place, workshop)| {
            let gains: Vec<Good> = workshop.gains.iter().collect();
            gains
                .into_iter()
                .map(move |gain| Action::Use { place, gain, wild })
        });
    let corn = 1..=player.corn_store;
    uses.chain(corn.map(Action::SendCorn)).collect()
}
