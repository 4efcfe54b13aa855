//! Whole placements of the mayor phase, turned into the small actions that the rules ask for.

use alloc::vec::Vec;

use tabletop::{Game, Seat};

use crate::boards::state::State;
use crate::phases::driver;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::ByGood;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::{ByTile, Tile};

/// A whole placement, as a person with all the pieces in hand sees it, turned into actions.
impl State {
    /// The actions that bring the seat's workers to these places, in the order in which they are asked for; places that
    /// are not named get nobody. To be applied one after another.
    ///
    /// # Errors
    /// Why the placement is not legal, or that the seat is not placing workers.
    pub fn arrange_workers(
        &self,
        seat: Seat,
        tiles: ByTile<u8>,
        buildings: &[(Building, u8)],
    ) -> Result<Vec<Action>, Refusal> {
        let Decision::PlaceWorkers(asked, _) = self.decision() else {
            return Err(Refusal::OtherDecision);
        };
        if asked != seat {
            return Err(Refusal::NotYourTurn { asked });
        }
        let wanted = self.wanted_workers(seat, tiles, buildings)?;
        let mut after = *self;
        let mut actions = Vec::new();
        while let Decision::PlaceWorkers(asked, place) = after.decision()
            && asked == seat
        {
            let workers = wanted[place.index()];
            let action = Action::AssignWorkers { place, workers };
            after.check(seat, action)?;
            driver::answer(&mut after, seat, action, &mut ());
            actions.push(action);
        }
        let fixed = (0..wanted.len()).map(Place::at);
        if let Some(place) = fixed
            .into_iter()
            .find(|&place| after.board(seat).workers(place) != wanted[place.index()])
        {
            let least = after.board(seat).workers(place);
            return Err(Refusal::FillCircles { least });
        }
        Ok(actions)
    }

    /// What a craftsman phase would bring with the seat's workers on these places, if the supply lasts. The placement
    /// need not be finished: it is not checked that all circles that have to be filled are.
    ///
    /// # Errors
    /// Why such a placement is impossible.
    pub fn production_with(
        &self,
        seat: Seat,
        tiles: ByTile<u8>,
        buildings: &[(Building, u8)],
    ) -> Result<ByGood<u8>, Refusal> {
        let wanted = self.wanted_workers(seat, tiles, buildings)?;
        let mut board = *self.board(seat);
        board.lift_workers();
        for (index, &workers) in wanted.iter().enumerate() {
            board.set_workers(Place::at(index), workers);
        }
        Ok(board.production())
    }

    /// The actions that make this many of the seat's workers on these places nobles, in the order in which they are
    /// asked for; places that are not named get none. To be applied one after another.
    ///
    /// # Errors
    /// Why this is not legal, or that the seat is not placing nobles.
    pub fn arrange_nobles(
        &self,
        seat: Seat,
        tiles: ByTile<u8>,
        buildings: &[(Building, u8)],
    ) -> Result<Vec<Action>, Refusal> {
        let Decision::PlaceNobles(asked, _) = self.decision() else {
            return Err(Refusal::OtherDecision);
        };
        if asked != seat {
            return Err(Refusal::NotYourTurn { asked });
        }
        let wanted = self.wanted_workers(seat, tiles, buildings)?;
        let mut after = *self;
        let mut actions = Vec::new();
        while let Decision::PlaceNobles(asked, place) = after.decision()
            && asked == seat
        {
            let nobles = wanted[place.index()];
            let action = Action::AssignNobles { place, nobles };
            after.check(seat, action)?;
            driver::answer(&mut after, seat, action, &mut ());
            actions.push(action);
        }
        let mut fixed = (0..wanted.len()).map(Place::at);
        match fixed.find(|&place| after.board(seat).nobles(place) != wanted[place.index()]) {
            Some(place) => Err(Refusal::NoblesMustStand {
                least: after.board(seat).nobles(place),
            }),
            None => Ok(actions),
        }
    }

    /// The placement by place number, checked as a whole.
    fn wanted_workers(
        &self,
        seat: Seat,
        tiles: ByTile<u8>,
        buildings: &[(Building, u8)],
    ) -> Result<[u8; Tile::ALL.len() + Building::COUNT], Refusal> {
        let board = self.board(seat);
        let mut wanted = [0u8; Tile::ALL.len() + Building::COUNT];
        let named = tiles
            .iter()
            .map(|(tile, &workers)| (Place::Tile(tile), workers))
            .chain(
                buildings
                    .iter()
                    .map(|&(building, workers)| (Place::Building(building), workers)),
            );
        for (place, workers) in named.filter(|&(_, workers)| workers > 0) {
            let circles = board.circles(place);
            if circles == 0 {
                return Err(Refusal::NoSuchPlace);
            }
            let sum = wanted[place.index()].saturating_add(workers);
            if sum > circles {
                return Err(Refusal::TooFewCircles { circles });
            }
            wanted[place.index()] = sum;
        }
        let workers = board.workers_total();
        if wanted.iter().map(|&count| u32::from(count)).sum::<u32>() > u32::from(workers) {
            return Err(Refusal::TooFewWorkers { workers });
        }
        Ok(wanted)
    }
}
