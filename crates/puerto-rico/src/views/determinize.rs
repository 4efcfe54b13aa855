//! A whole table that matches a view: what the view hides is made up.

use alloc::vec::Vec;

use tabletop::Random;

use crate::boards::ship::Ship;
use crate::boards::state::State;
use crate::positions::position::{Position, SeatPosition};
use crate::views::view::{SeatView, View};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::progress::Progress;

/// Takes the victory point chips that are open or counted, and deals those that the view hides to the seats that have
/// them, one by one. Their sum is known from the pool, unless there are points on credit; then it is the least
/// possible.
pub(crate) fn determinize(view: &View, random: &mut impl Random) -> State {
    let known = |seat: &SeatView| seat.victory_points.or(seat.counted);
    let mut chips: Vec<u16> = (view.seats.iter()).map(|seat| known(seat).unwrap_or(0)).collect();
    let hidden: Vec<usize> = (0..chips.len())
        .filter(|&index| known(&view.seats[index]).is_none())
        .collect();
    if !hidden.is_empty() {
        let known = view.victory_points.saturating_add(chips.iter().sum());
        let mut rest = view.setup.pool().saturating_sub(known + view.points_gone);
        // A seat facing a purchase with the black market may have its choice only because of a chip.
        if let Decision::Build(seat) | Decision::BlackMarket(seat, _) = view.decision
            && rest > 0
            && hidden.contains(&seat.index())
        {
            chips[seat.index()] += 1;
            rest -= 1;
        }
        for _ in 0..rest {
            chips[hidden[random.below(hidden.len() as u32) as usize]] += 1;
        }
    }
    let mut position = position(view, &chips);
    State::of_position(&position).unwrap_or_else(|| over(&mut position))
}

/// A view whose decision contradicts its phase belongs to no game: it can't be played on.
#[cold]
fn over(position: &mut Position) -> State {
    position.phase = None;
    position.progress = Progress::None;
    position.decision = Decision::Over;
    State::of_position(position).expect("a game that is over has no phase to contradict")
}

fn position(view: &View, chips: &[u16]) -> Position {
    let mut ships = [Ship::default(); 3];
    for (ship, seen) in ships.iter_mut().zip(&view.ships) {
        *ship = *seen;
    }
    let mut trading_house = crate::ByGood::default();
    for &good in &view.trading_house {
        trading_house[good] += 1;
    }
    Position {
        game: view.game,
        setup: view.setup.clone(),
        round: view.round,
        governor: view.governor,
        phase: view.phase,
        decision: view.decision,
        progress: view.progress,
        end: view.end,
        market: view.market.iter().map(|row| row.building).collect(),
        library_used: view.library_used,
        cards: view.cards.iter().copied().collect(),
        plantations: view.plantations,
        face_down: view.face_down,
        discards: view.discards,
        quarries: view.quarries,
        worker_supply: view.worker_supply,
        worker_ship: view.worker_ship,
        workers_refused: view.workers_refused,
        noble_supply: view.noble_supply,
        noble_ship: view.noble_ship,
        nobles_gone: view.nobles_gone,
        goods: view.goods,
        victory_points: view.victory_points,
        points_gone: view.points_gone,
        trading_house,
        ships,
        buccaneer: view.buccaneer,
        festival: view.festival,
        seats: view
            .seats
            .iter()
            .zip(chips)
            .map(|(seat, &victory_points)| SeatPosition {
                doubloons: seat.doubloons,
                victory_points,
                goods: seat.goods,
                san_juan: seat.san_juan,
                san_juan_nobles: seat.san_juan_nobles,
                tiles: seat.tiles,
                tile_workers: seat.tile_workers,
                tile_nobles: seat.tile_nobles,
                forests: seat.forests,
                buildings: seat.buildings.clone(),
            })
            .collect(),
    }
}
