//! Giving up a plantation or a forest, with hunting lodge or land office: the only way for a tile to leave an island
//! (ruling 91). Never a quarry (ruling 55). Tiles of one kind with different occupants are different choices (103); the
//! occupant goes to San Juan and the tile to the discards, a forest as the plantation on its front (56) · 2020-pl,
//! "Domek myśliwski", "Kancelaria".

use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{Good, GoodSet};
use crate::vocabulary::occupant::Occupant;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::Tile;

/// Everything that the board can give up.
pub(crate) fn choices(board: &Board) -> impl Iterator<Item = Action> {
    let tiles = Good::ALL.into_iter().flat_map(move |good| {
        let here = move |&occupant: &Occupant| board.tiles_with(Tile::plantation(good), occupant) > 0;
        let occupants = Occupant::ALL.into_iter().filter(here);
        occupants.map(move |occupant| Action::GiveUpTile { good, occupant })
    });
    let forests = GoodSet::present(&board.forests());
    tiles.chain(forests.iter().map(Action::GiveUpForest))
}

/// Whether the board has something to give up.
pub(crate) fn is_possible(board: &Board) -> bool {
    choices(board).next().is_some()
}

/// Why this can't be given up.
pub(crate) fn check(board: &Board, action: Action) -> Result<(), Refusal> {
    let has = match action {
        Action::GiveUpTile { good, occupant } => board.tiles_with(Tile::plantation(good), occupant) > 0,
        Action::GiveUpForest(good) => board.forests()[good] > 0,
        _ => return Err(Refusal::OtherDecision),
    };
    if has { Ok(()) } else { Err(Refusal::NoneOwned) }
}

/// Gives something up, for these doubloons from the bank.
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    doubloons: u8,
    events: &mut impl EventSink<Event>,
) {
    let good = match action {
        Action::GiveUpTile { good, occupant } => {
            state.boards[seat].remove_tile(Tile::plantation(good), occupant);
            events.emit(Event::TileGivenUp {
                seat,
                good,
                occupant,
                doubloons,
            });
            good
        }
        Action::GiveUpForest(good) => {
            state.boards[seat].remove_forest(good);
            events.emit(Event::ForestGivenUp {
                seat,
                good,
                doubloons,
            });
            good
        }
        _ => return,
    };
    state.discards[good] += 1;
    state.give_doubloons(seat, doubloons);
}
