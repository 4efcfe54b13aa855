//! Nobles: what they and their buildings will bring. The shares are estimates, not tuned by matches.

use puerto_rico::{Building, Good};

use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weight;

/// Points at the end from nobles and the buildings of the expansion; 0 if there are none.
pub(crate) fn value(evaluation: &Evaluation<'_>, board: &Board) -> f32 {
    let owned = &board.owned[Building::LandOffice as usize..];
    if board.nobles == 0 && owned.iter().all(|&count| count == 0) {
        return 0.0;
    }
    let doubloon = evaluation.horizon.doubloon;
    let working = |building| evaluation.working(board, building);
    let nobles = f32::from(board.nobles);
    let rounds = evaluation.horizon.rounds;
    let free_city = f32::from(12 - board.city.min(12));
    let purchases = evaluation.phases(Weight::BuildersPerRound).min(free_city);
    let kinds = Good::ALL
        .into_iter()
        .filter(|&good| board.production(good) > 0)
        .count() as f32;
    let craftsmen = evaluation.phases(Weight::CraftsmenPerRound);
    let captains = evaluation.phases(Weight::CaptainsPerRound);
    let mut value = nobles;
    value += working(Building::RoyalGarden) * nobles;
    value += working(Building::Jeweler) * doubloon * craftsmen * (nobles + 0.2 * rounds);
    value += working(Building::RoyalSupplier) * 0.3 * captains * nobles.min(kinds);
    value += working(Building::Villa) * 0.7 * (0.5 * rounds);
    for building in BY_OCCUPANT {
        let shares = by_occupant(building, evaluation, purchases);
        value += working(building) * shares[usize::from(board.has_noble(building))];
    }
    value
}

/// The buildings whose function is different with a noble.
pub(crate) const BY_OCCUPANT: [Building; 4] = [
    Building::LandOffice,
    Building::Chapel,
    Building::HuntingLodge,
    Building::ZoningOffice,
];

/// What a building brings with a worker, and with a noble.
pub(crate) fn by_occupant(building: Building, evaluation: &Evaluation<'_>, purchases: f32) -> [f32; 2] {
    let doubloon = evaluation.horizon.doubloon;
    match building {
        Building::Chapel => {
            let craftsmen = evaluation.phases(Weight::CraftsmenPerRound);
            [doubloon * craftsmen, craftsmen]
        }
        Building::HuntingLodge => {
            let settlers = evaluation.phases(Weight::SettlersPerRound);
            [0.05 * settlers, 0.5 * settlers]
        }
        Building::ZoningOffice => [0.8 * doubloon * purchases, 0.4 * doubloon * purchases.min(2.0)],
        _ => {
            let traders = evaluation.phases(Weight::TradersPerRound);
            [0.25 * traders, 0.1 * traders]
        }
    }
}
