//! What the buildings of New Buildings will bring. The shares are estimates, not tuned by matches.

use puerto_rico::{Building, Good, Tile};

use crate::puerto_rico::worth::position::Board;
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weight;

/// Points at the end from forests and the buildings of the expansion; 0 if there are none.
pub(crate) fn value(evaluation: &Evaluation<'_>, board: &Board) -> f32 {
    let owned = &board.owned[Building::Aqueduct as usize..Building::LandOffice as usize];
    if board.forests == 0 && owned.iter().all(|&count| count == 0) {
        return 0.0;
    }
    let doubloon = evaluation.horizon.doubloon;
    let works = |building| evaluation.working(board, building);
    let free_city = f32::from(12 - board.city.min(12));
    let purchases = evaluation.phases(Weight::BuildersPerRound).min(free_city);
    let settlers = evaluation.phases(Weight::SettlersPerRound);
    let craftsmen = evaluation.phases(Weight::CraftsmenPerRound);
    let traders = evaluation.phases(Weight::TradersPerRound);
    let captains = evaluation.phases(Weight::CaptainsPerRound);
    let made = Good::ALL.map(|good| board.production(good).max(board.potential(good) / 2));
    let goods: f32 = made.iter().map(|&count| f32::from(count)).sum();
    let kinds = made.iter().filter(|&&count| count > 0).count() as f32;
    let most = f32::from(made[1..].iter().copied().max().unwrap_or(0));
    let large_plants = [Building::IndigoPlant, Building::SugarMill];
    let watered = large_plants
        .into_iter()
        .filter(|&plant| board.works(plant))
        .count() as f32;
    let pairs: f32 = made.iter().map(|&count| f32::from(count / 2)).sum();
    let mut value = doubloon * purchases * 0.9 * f32::from(board.forests) / 2.0;
    value += works(Building::Aqueduct) * craftsmen * watered * evaluation.weights[Weight::GoodProduced];
    value += works(Building::ForestHouse) * 0.25 * settlers;
    value += works(Building::BlackMarket) * doubloon * purchases.min(2.0);
    value += works(Building::Storehouse) * 0.35 * captains * (goods / 4.0).min(1.0);
    value += works(Building::Guesthouse) * 0.3 * evaluation.horizon.rounds.min(4.0);
    value += works(Building::TradingPost) * doubloon * traders * kinds.min(1.0);
    value += works(Building::Church) * 0.9 * purchases;
    value += works(Building::SmallWharf) * 0.2 * captains * goods.min(5.0);
    value += works(Building::Lighthouse) * doubloon * captains * kinds.min(2.0);
    value += works(Building::SpecialtyFactory) * doubloon * craftsmen * (most - 1.0).max(0.0);
    value += works(Building::Library) * 0.6 * evaluation.horizon.rounds;
    value += works(Building::UnionHall) * captains * pairs;
    value + cloister(board) * works(Building::Cloister)
}

/// Points from sets of three equal tiles.
fn cloister(board: &Board) -> f32 {
    let tiles = Tile::ALL.map(|tile| board.tiles[tile as usize]);
    let sets: u8 = tiles
        .into_iter()
        .chain([board.forests])
        .map(|count| count / 3)
        .sum();
    f32::from(sets * (sets + 1)) / 2.0
}
