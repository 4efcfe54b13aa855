//! What a question offers: every answer that belongs to it, legal or not.

use puerto_rico::{Action, Building, Decision, Good, Hold, RoleCard, State, Tile};

/// The answers that belong to the open decision, in the order of the rules; which of them are legal
/// now, the rules say. For a placement only the place that is asked about.
pub fn controls(state: &State) -> Vec<Action> {
    match state.decision() {
        Decision::RevealPlantation | Decision::HaciendaPlantation(_) | Decision::Over => Vec::new(),
        Decision::ChooseRole(_) => RoleCard::ALL.map(Action::ChooseRole).to_vec(),
        Decision::Hacienda(_) => vec![Action::Pass, Action::DrawPlantation],
        Decision::TakeTile(_) => with_pass(Tile::ALL.map(Action::TakeTile)),
        Decision::Hospice(..)
        | Decision::MayorPrivilege(_)
        | Decision::ShipWorker(_)
        | Decision::University(..) => vec![Action::Pass, Action::TakeWorker],
        Decision::PlaceWorkers(seat, place) => (0..=state.board(seat).circles(place))
            .map(|workers| Action::AssignWorkers { place, workers })
            .collect(),
        Decision::Build(_) => with_pass(Building::ALL.map(Action::Build)),
        Decision::CraftsmanPrivilege(_) => with_pass(Good::ALL.map(Action::TakeGood)),
        Decision::Sell(_) => with_pass(Good::ALL.map(Action::Sell)),
        Decision::Load(_) => {
            let holds = || {
                let ships = state.ships().iter().map(|ship| Hold::Ship(ship.capacity));
                ships.chain(std::iter::once(Hold::Wharf))
            };
            with_pass(
                Good::ALL
                    .into_iter()
                    .flat_map(|good| holds().map(move |hold| Action::Load { good, hold })),
            )
        }
        Decision::StoreKind(_) => with_pass(Good::ALL.map(Action::StoreKind)),
        Decision::KeepSingle(_) => with_pass(Good::ALL.map(Action::KeepSingle)),
        Decision::Optional(..) => vec![Action::Pass, Action::Accept],
    }
}

fn with_pass(actions: impl IntoIterator<Item = Action>) -> Vec<Action> {
    std::iter::once(Action::Pass).chain(actions).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{FastRandom, Game, Playout, Turn};

    use super::*;

    #[test]
    fn whatever_is_legal_belongs_to_the_question() {
        for players in 2..=5 {
            let setup: puerto_rico::Setup =
                format!("players={players} edition=2020 strict_optional decline_workers")
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
