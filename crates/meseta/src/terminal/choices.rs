//! What a question offers: every answer that belongs to it, legal or not.

use puerto_rico::{Action, Building, Decision, Deed, Good, Hold, State, Tile};
use tabletop::{Game, Seat};

/// The answers that belong to the open decision, in the order of the rules; which of them are legal
/// now, the rules say. For a placement only the place that is asked about.
pub fn controls(state: &State) -> Vec<Action> {
    match state.decision() {
        Decision::RevealPlantation
        | Decision::HaciendaPlantation(_)
        | Decision::LandOfficePlantation(_)
        | Decision::DraftChance
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding
        | Decision::Over => Vec::new(),
        Decision::Draft(_) => {
            let pool = state.setup().draft_pool();
            pool.iter().map(Action::DraftBuilding).collect()
        }
        Decision::ChooseRole(_) => state.cards().map(Action::ChooseRole).collect(),
        Decision::Hacienda(_) => vec![Action::Pass, Action::DrawPlantation],
        Decision::TakeTile(seat) | Decision::SecondTile(seat) => {
            let forests = owned(
                state,
                seat,
                Building::ForestHouse,
                Good::ALL.map(Action::PlantForest),
            );
            with_pass(Tile::ALL.map(Action::TakeTile).into_iter().chain(forests))
        }
        Decision::PlaceDrawn(_, good) => vec![
            Action::TakeTile(Tile::plantation(good)),
            Action::PlantForest(good),
        ],
        // The places and amounts that are open now; there is no other answer.
        Decision::Guesthouse(seat, _)
        | Decision::BlackMarket(seat, _)
        | Decision::SmallWharf(seat, ..)
        | Decision::KeepLoot(seat, _)
        | Decision::RaidPersons(seat)
        | Decision::PlaceRaided(seat, _)
        | Decision::ShipPerson(seat)
        | Decision::PlaceNobles(seat, _)
        | Decision::HuntingLodge(seat)
        | Decision::LandOffice(seat)
        | Decision::RoyalSupplier(seat, _) => {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            actions
        }
        Decision::Deed(_) => with_pass(Deed::ALL.map(Action::Deed)),
        Decision::RobShip(_) => {
            let ships = state.ships().iter();
            ships.map(|ship| Action::RobShip(ship.capacity)).collect()
        }
        Decision::Capture(_) => state.cards().map(Action::Capture).collect(),
        Decision::Hospice(..)
        | Decision::HospiceForest(_)
        | Decision::MayorPrivilege(_)
        | Decision::SecondWorker(_)
        | Decision::ShipWorker(_)
        | Decision::University(..) => vec![Action::Pass, Action::TakeWorker],
        Decision::PlaceWorkers(seat, place) => (0..=state.board(seat).circles(place))
            .map(|workers| Action::AssignWorkers { place, workers })
            .collect(),
        Decision::Build(_) => with_pass(state.market().iter().map(Action::Build)),
        Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => {
            with_pass(Good::ALL.map(Action::TakeGood))
        }
        Decision::Sell(seat) => {
            let post = owned(
                state,
                seat,
                Building::TradingPost,
                Good::ALL.map(Action::SellToPost),
            );
            let mut office = Vec::new();
            if state.board(seat).owns(Building::LandOffice) {
                state.legal(seat, &mut office);
                office.retain(|action| {
                    !matches!(action, Action::Pass | Action::Sell(_) | Action::SellToPost(_))
                });
            }
            with_pass(Good::ALL.map(Action::Sell).into_iter().chain(post).chain(office))
        }
        Decision::Load(seat) => {
            let holds = || {
                let ships = state.ships().iter().map(|ship| Hold::Ship(ship.capacity));
                ships.chain(std::iter::once(Hold::Wharf))
            };
            with_pass(
                Good::ALL
                    .into_iter()
                    .flat_map(|good| holds().map(move |hold| Action::Load { good, hold }))
                    .chain(owned(state, seat, Building::SmallWharf, [Action::UseSmallWharf])),
            )
        }
        Decision::StoreKind(_) => with_pass(Good::ALL.map(Action::StoreKind)),
        Decision::KeepSingle(_) => with_pass(Good::ALL.map(Action::KeepSingle)),
        Decision::Optional(..) => vec![Action::Pass, Action::Accept],
    }
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

fn with_pass(actions: impl IntoIterator<Item = Action>) -> Vec<Action> {
    std::iter::once(Action::Pass).chain(actions).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{FastRandom, Playout, Turn};

    use super::*;

    #[test]
    fn whatever_is_legal_belongs_to_the_question() {
        for players in 2..=5 {
            let expansions = [
                "",
                "expansions=new_buildings draft=random ",
                "expansions=nobles,buccaneer,festival ",
                "expansions=new_buildings,nobles,buccaneer,festival ",
            ][players as usize - 2];
            let setup: puerto_rico::Setup =
                format!("players={players} edition=2020 {expansions}strict_optional decline_workers")
                    .parse()
                    .unwrap();
            let mut state = State::new(&setup).unwrap();
            let mut random = FastRandom::new(players);
            let mut playout = Playout::with_capacity(64);
            while state.turn() != Turn::Over {
                if let Some(seat) = state.decision().seat() {
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let controls = controls(&state);
                    for action in legal {
                        assert!(controls.contains(&action), "{action} at {:?}", state.decision());
                    }
                }
                playout.step(&mut state, &mut random);
            }
        }
    }
}
