//! Every action that can be written down.

use puerto_rico::{Action, Building, Deed, Good, Hold, Occupant, Place, RoleCard, Tile};

/// All of them in order, those that no game ever offers included.
pub fn all_actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Accept,
        Action::DrawPlantation,
        Action::TakeWorker,
        Action::TakeNoble,
        Action::ReturnPoint,
        Action::UseSmallWharf,
        Action::ReturnWorker(None),
        Action::ReturnNoble(None),
    ];
    actions.extend(RoleCard::ALL.map(Action::ChooseRole));
    actions.extend(RoleCard::ALL.map(Action::Capture));
    actions.extend(Deed::ALL.map(Action::Deed));
    actions.extend((4..=8).map(Action::RobShip));
    actions.extend((0..=9).map(Action::KeepLoot));
    actions.extend(Tile::ALL.map(Action::TakeTile));
    actions.extend(Building::ALL.map(Action::Build));
    actions.extend(Building::ALL.map(Action::DraftBuilding));
    for good in Good::ALL {
        actions.extend([
            Action::TakeGood(good),
            Action::Sell(good),
            Action::StoreKind(good),
            Action::KeepSingle(good),
            Action::PlantForest(good),
            Action::ReturnGood(good),
            Action::SellToPost(good),
            Action::GiveUpForest(good),
            Action::Deliver(good),
        ]);
        actions.extend(Occupant::ALL.map(|occupant| Action::GiveUpTile { good, occupant }));
        let ships = (4..=8).map(Hold::Ship).chain([Hold::Wharf]);
        actions.extend(ships.map(|hold| Action::Load { good, hold }));
        actions.extend((0..=12).map(|amount| Action::Ship { good, amount }));
    }
    let tiles = Tile::ALL.into_iter().map(Place::Tile);
    for place in tiles.chain(Building::ALL.into_iter().map(Place::Building)) {
        actions.extend((0..=13).map(|workers| Action::AssignWorkers { place, workers }));
        actions.extend((0..=13).map(|nobles| Action::AssignNobles { place, nobles }));
        actions.extend([Action::MoveGuest(place), Action::MoveNobleGuest(place)]);
        actions.extend([Action::ReturnWorker, Action::ReturnNoble].map(|action| action(Some(place))));
        actions.extend([Action::PlaceRaided(place), Action::PlaceRaidedNoble(place)]);
    }
    actions.sort_unstable();
    actions
}
