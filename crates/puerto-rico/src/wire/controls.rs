//! Every control of an open decision, legal or not, in the order in which an interface shows them.

use tabletop::{Game, Seat};

use crate::{Action, Building, Decision, Deed, Good, Hold, RoleCard, State, Tile};

/// The controls; empty for placing workers and nobles, which are answered by a plan.
pub(super) fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    let goods = |action: fn(Good) -> Action| Good::ALL.into_iter().map(action);
    let pass = [Action::Pass];
    if state.decision().seat() != Some(seat) {
        return Vec::new();
    }
    match state.decision() {
        Decision::RevealPlantation
        | Decision::HaciendaPlantation(_)
        | Decision::LandOfficePlantation(_)
        | Decision::DraftChance
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding
        | Decision::Over
        | Decision::PlaceWorkers(..)
        | Decision::PlaceNobles(..) => Vec::new(),
        Decision::ChooseRole(_) => state.cards().map(Action::ChooseRole).collect(),
        Decision::Hacienda(_) => vec![Action::DrawPlantation, Action::Pass],
        Decision::TakeTile(_) | Decision::SecondTile(_) => Tile::ALL
            .into_iter()
            .map(Action::TakeTile)
            .chain(forests(state, seat))
            .chain(pass)
            .collect(),
        Decision::PlaceDrawn(_, good) => vec![
            Action::TakeTile(Tile::plantation(good)),
            Action::PlantForest(good),
        ],
        Decision::Hospice(..)
        | Decision::HospiceForest(_)
        | Decision::MayorPrivilege(_)
        | Decision::SecondWorker(_)
        | Decision::ShipWorker(_)
        | Decision::University(..) => vec![Action::TakeWorker, Action::Pass],
        Decision::ShipPerson(_)
        | Decision::HuntingLodge(_)
        | Decision::LandOffice(_)
        | Decision::RoyalSupplier(..)
        | Decision::Guesthouse(..)
        | Decision::BlackMarket(..)
        | Decision::SmallWharf(..)
        | Decision::KeepLoot(..)
        | Decision::RaidPersons(_)
        | Decision::PlaceRaided(..) => legal(state, seat),
        Decision::Deed(_) => Deed::ALL.map(Action::Deed).into_iter().chain(pass).collect(),
        Decision::RobShip(_) => {
            let ships = state.ships().iter();
            ships.map(|ship| Action::RobShip(ship.capacity)).collect()
        }
        Decision::Capture(_) => state
            .cards()
            .filter(|&card| card != RoleCard::Buccaneer)
            .map(Action::Capture)
            .collect(),
        Decision::Draft(_) => {
            let kinds = state.setup().draft_pool();
            kinds.iter().map(Action::DraftBuilding).collect()
        }
        Decision::Build(_) => state.market().iter().map(Action::Build).chain(pass).collect(),
        Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => {
            goods(Action::TakeGood).chain(pass).collect()
        }
        Decision::Sell(_) => goods(Action::Sell)
            .chain(owned(
                state,
                seat,
                Building::TradingPost,
                goods(Action::SellToPost),
            ))
            .chain(land_office(state, seat))
            .chain(pass)
            .collect(),
        Decision::Load(_) => loadings(state)
            .chain(owned(state, seat, Building::SmallWharf, [Action::UseSmallWharf]))
            .chain(pass)
            .collect(),
        Decision::StoreKind(_) => goods(Action::StoreKind).chain(pass).collect(),
        Decision::KeepSingle(_) => goods(Action::KeepSingle).chain(pass).collect(),
        Decision::Optional(..) => vec![Action::Accept, Action::Pass],
    }
}

/// What the seat may do now, where the list is short and open-ended.
fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// The actions of a building, if the seat owns it.
fn owned(
    state: &State,
    seat: Seat,
    building: Building,
    actions: impl IntoIterator<Item = Action>,
) -> impl Iterator<Item = Action> {
    let owns = state.board(seat).owns(building);
    actions.into_iter().filter(move |_| owns)
}

/// Every kind as a forest, with a forest house.
fn forests(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let kinds = Good::ALL.into_iter().map(Action::PlantForest);
    owned(state, seat, Building::ForestHouse, kinds)
}

/// Every good on every ship of the game and on the seat's wharf.
fn loadings(state: &State) -> impl Iterator<Item = Action> {
    let ships = state.ships().iter().map(|ship| Hold::Ship(ship.capacity));
    let holds: Vec<Hold> = ships.chain([Hold::Wharf]).collect();
    Good::ALL.into_iter().flat_map(move |good| {
        let load = move |hold| Action::Load { good, hold };
        holds.clone().into_iter().map(load)
    })
}

/// What the seat can do with its land office besides a sale.
fn land_office(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let is_sale = |action: &Action| matches!(action, Action::Sell(_) | Action::SellToPost(_) | Action::Pass);
    legal(state, seat)
        .into_iter()
        .filter(move |action| !is_sale(action))
}
