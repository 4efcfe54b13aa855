//! What a learned evaluator sees of expansions, in addition to what it sees of every table.

use puerto_rico::{Building, Expansion, Good, RoleCard, State};
use tabletop::Seat;

use crate::learned::Inputs;
use crate::puerto_rico::network::features::{BASE, bit, part};
use crate::puerto_rico::worth::festival;
use crate::puerto_rico::worth::new_buildings;
use crate::puerto_rico::worth::nobles;
use crate::puerto_rico::worth::position::{Board, Position};
use crate::puerto_rico::worth::value::Evaluation;
use crate::puerto_rico::worth::weights::Weights;

/// The number of kinds of buildings that expansions add.
const ADDED: usize = Building::COUNT - BASE;
/// The number of kinds of buildings in Nobles, which come last of all.
const NOBLES: usize = 8;

/// How many numbers are the same for every seat.
pub(crate) const COMMON: usize = 4 + ADDED + 2 + 4 + 12;
/// How many numbers each seat has.
pub(crate) const OWN: usize = 2 * ADDED + NOBLES + 2 + 1 + 3 + 4 + 4;

/// Adds the numbers of this table.
pub(crate) fn add(state: &State, position: &Position, inputs: &mut Inputs) {
    common(state, &mut inputs.common);
    // The hand-written evaluation's opinion is worth knowing when there is so much to learn.
    let evaluation = Evaluation::new(position, &Weights::TUNED);
    for seat in Seat::all(position.seat_count) {
        own(state, &evaluation, seat, &mut inputs.own[seat.index()]);
    }
}

fn common(state: &State, out: &mut Vec<f32>) {
    out.extend(Expansion::ALL.map(|expansion| bit(state.expansions().has(expansion))));
    out.extend(
        Building::ALL[BASE..]
            .iter()
            .map(|&building| part(state.copies_left(building), 2)),
    );
    out.extend([part(state.noble_supply(), 20), part(state.noble_ship(), 5)]);
    let buccaneer = state.buccaneer().unwrap_or_default();
    let is_open = state.buccaneer().is_some() && state.card_taker(RoleCard::Buccaneer).is_none();
    out.extend([
        bit(is_open),
        bit(buccaneer.token.is_some()),
        bit(buccaneer.captured.is_some()),
        part(state.trading_house().total(), 4) * bit(is_open),
    ]);
    let festival = state.festival().unwrap_or_default();
    out.extend(Good::ALL.map(|good| bit(festival.open_crop() == Some(good))));
    out.extend(Good::ALL.map(|good| part(festival.open_goods()[good], 3)));
    let building = festival.open_building();
    out.push(bit(building.is_some()));
    out.push(building.map_or(0.0, |building| part(building.row().cost, 10)));
}

fn own(state: &State, evaluation: &Evaluation<'_>, seat: Seat, out: &mut Vec<f32>) {
    let board = evaluation.position.board(seat);
    for &building in &Building::ALL[BASE..] {
        out.push(bit(board.has(building)));
        out.push(bit(board.works(building)));
    }
    out.extend(
        Building::ALL[Building::COUNT - NOBLES..]
            .iter()
            .map(|&building| bit(board.has_noble(building))),
    );
    out.extend([
        part(board.nobles, 6),
        part(state.board(seat).san_juan_nobles(), 3),
        part(board.forests, 4),
    ]);
    let buccaneer = state.buccaneer().unwrap_or_default();
    let captor = state.capture().map(|(_, captor)| captor);
    out.extend([
        bit(buccaneer.token == Some(seat)),
        bit(state.card_taker(RoleCard::Buccaneer) == Some(seat)),
        bit(captor == Some(seat)),
    ]);
    tasks(state, board, seat, out);
    out.extend([
        evaluation.board(board) / 50.0,
        new_buildings::value(evaluation, board) / 10.0,
        nobles::value(evaluation, board) / 10.0,
        festival::value(evaluation, board) / 5.0,
    ]);
}

/// How close the seat is to the tasks of the Festival.
fn tasks(state: &State, board: &Board, seat: Seat, out: &mut Vec<f32>) {
    let festival = state.festival().unwrap_or_default();
    let crop = festival.open_crop().map_or(0, |good| board.tiles[good as usize]);
    let goods = festival.open_goods();
    let made = Good::ALL.map(|good| goods[good].min(board.production(good)));
    let pays = festival
        .open_building()
        .is_some_and(|building| board.doubloons >= i32::from(building.row().cost));
    let won = [
        festival.crop_winner,
        festival.goods_winner,
        festival.building_winner,
    ]
    .into_iter()
    .filter(|&winner| winner == Some(seat))
    .count();
    out.extend([
        part(crop, 3),
        part(made.into_iter().sum(), 3),
        bit(pays),
        won as f32 / 3.0,
    ]);
}
