//! *Guesthouse:* its workers, up to two, may move one by one to empty circles of its owner's other places, which work
//! at once · any phase, at the start, in the middle or at the end · moved workers stay until the next mayor phase, when
//! all workers are placed again (ruling 44) · 2020-pl, "Zajazd".
//!
//! *When* means windows: the owner is asked right before each turn and each automatic step of their own, and before
//! each later choice of the same turn that a move can change. A window opens only where it can matter: with a guest, an
//! empty circle elsewhere, and something in the step for it to work on. A move that would first matter in a later phase
//! can be made there, so nothing is lost between windows. What hacienda and land office draw is placed at once: there
//! is no window between seeing and placing it.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::moment::step::Question;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

#[cfg(test)]
mod oracle;
mod windows;

pub(crate) use windows::is_open;

/// Asks about the guests, if one of their moves can matter now.
#[inline]
pub(crate) fn offer(state: &mut State, seat: Seat, question: impl Question) -> Flow {
    match state.board(seat).occupies(Building::Guesthouse) {
        true => open(state, seat, question),
        false => GO_ON,
    }
}

/// Most boards have no guest, so this is kept apart from what every phase does. The question says which window it is;
/// if that stays closed, nothing is asked.
#[inline(never)]
fn open(state: &mut State, seat: Seat, question: impl Question) -> Flow {
    let before = state.moment;
    let asked = state.ask(seat, question);
    match state.decision() {
        Decision::Guesthouse(_, window) if is_open(state, seat, window) => asked,
        _ => {
            state.moment = before;
            GO_ON
        }
    }
}

/// Where guests live.
const GUESTHOUSE: Place = Place::Building(Building::Guesthouse);

/// The guests of this board: workers, nobles (ruling 95).
fn guests(board: &Board) -> [u8; 2] {
    let nobles = board.nobles(GUESTHOUSE);
    [board.workers(GUESTHOUSE) - nobles, nobles]
}

/// Places with an empty circle for a guest of this board.
fn targets(board: &Board) -> impl Iterator<Item = Place> {
    let tiles = Tile::ALL.into_iter().map(Place::Tile);
    let others = board.owned().without(BuildingSet::only(Building::Guesthouse));
    tiles
        .chain(others.iter().map(Place::Building))
        .filter(|&place| board.empty_circles(place) > 0)
}

/// The same game with a guest moved, for looking ahead.
fn moved(state: &State, seat: Seat, place: Place, noble: bool) -> State {
    let mut after = *state;
    go(&mut after.boards[seat], place, noble);
    after
}

/// A guest leaves for a place with an empty circle.
fn go(board: &mut Board, place: Place, noble: bool) {
    if noble {
        board.take_noble(Some(GUESTHOUSE));
        board.add_noble(Some(place));
    } else {
        board.take_worker(Some(GUESTHOUSE));
        board.add_worker(Some(place));
    }
}

/// The moves, or none.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.push(Action::Pass);
    let board = state.board(seat);
    let [workers, nobles] = guests(board);
    if workers > 0 {
        actions.extend(targets(board).map(Action::MoveGuest));
    }
    if nobles > 0 {
        actions.extend(targets(board).map(Action::MoveNobleGuest));
    }
}

/// Staying is always allowed.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let board = state.board(seat);
    let [workers, nobles] = guests(board);
    let (place, guests) = match action {
        Action::Pass => return Ok(()),
        Action::MoveGuest(place) => (place, workers),
        Action::MoveNobleGuest(place) => (place, nobles),
        _ => return Err(Refusal::OtherDecision),
    };
    if guests == 0 {
        Err(Refusal::NoSuchGuest)
    } else if place == GUESTHOUSE {
        Err(Refusal::GuestStays)
    } else {
        board.check_empty_circle(place)
    }
}

/// Moves a guest, after which the next one is asked about, or closes the window.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    window: Window,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let (Action::MoveGuest(place) | Action::MoveNobleGuest(place)) = action else {
        return GO_ON;
    };
    let noble = matches!(action, Action::MoveNobleGuest(_));
    go(&mut state.boards[seat], place, noble);
    events.emit(Event::GuestMoved { seat, place, noble });
    match is_open(state, seat, window) {
        true => state.ask_again(),
        false => GO_ON,
    }
}
