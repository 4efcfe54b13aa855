//! Nobles: where they stand, and what their buildings will bring. The shares are estimates, not tuned by
//! matches.

use puerto_rico::{Action, Building, Decision, Good, Place, State};
use tabletop::Seat;

use crate::puerto_rico::position::Board;
use crate::puerto_rico::quick::after;
use crate::puerto_rico::value::Evaluation;
use crate::puerto_rico::weights::Weight;

/// Points at the end from nobles and the buildings of the expansion; 0 without any.
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

/// The buildings that do something else for a noble.
const BY_OCCUPANT: [Building; 4] = [
    Building::LandOffice,
    Building::Chapel,
    Building::HuntingLodge,
    Building::ZoningOffice,
];

/// What a building brings with a worker, and with a noble.
fn by_occupant(building: Building, evaluation: &Evaluation<'_>, purchases: f32) -> [f32; 2] {
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

/// What an answer to a decision about nobles is worth.
pub(crate) fn answer(state: &State, seat: Seat, action: Action, evaluation: &Evaluation<'_>) -> f32 {
    match (state.decision(), action) {
        (_, Action::TakeNoble) => 2.0,
        (Decision::ShipPerson(_), Action::TakeWorker) => 1.0,
        (Decision::ShipPerson(_), _) => 0.0,
        (_, Action::AssignNobles { place, nobles }) => {
            f32::from(nobles) * preference(state, seat, place, evaluation)
        }
        (_, Action::DrawPlantation) => drawing(state, seat, evaluation),
        _ => after(state, seat, action, evaluation),
    }
}

/// What a noble rather than a worker brings in a place; a little less than nothing where it makes no
/// difference, so that nobles are left for places that come later.
fn preference(state: &State, seat: Seat, place: Place, evaluation: &Evaluation<'_>) -> f32 {
    let Place::Building(building) = place else {
        return -0.01;
    };
    if !BY_OCCUPANT.contains(&building) {
        return -0.01;
    }
    let free_city = f32::from(state.board(seat).free_city_spaces());
    let purchases = evaluation.phases(Weight::BuildersPerRound).min(free_city);
    let [worker, noble] = by_occupant(building, evaluation, purchases);
    noble - worker
}

/// The land office's plantation: what one of each kind would be worth, on the average, less its price.
fn drawing(state: &State, seat: Seat, evaluation: &Evaluation<'_>) -> f32 {
    let mut board = Board::of(state, seat);
    board.doubloons -= 1;
    let with = |good: Good| {
        let mut board = board;
        board.tiles[good as usize] += 1;
        evaluation.board(&board)
    };
    let stock = state.face_down();
    let total: u8 = stock.total();
    if total == 0 {
        return evaluation.board(&board);
    }
    let weighted: f32 = stock
        .iter()
        .map(|(good, &count)| f32::from(count) * with(good))
        .sum();
    weighted / f32::from(total)
}
