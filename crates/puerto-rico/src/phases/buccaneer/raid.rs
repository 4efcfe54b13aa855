//! The raid: who leaves the worker ship, and where they go to work.

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Raid;
use crate::vocabulary::event::Event;
use crate::vocabulary::place::Place;
use crate::vocabulary::tile::Tile;

use super::{KEPT_MAX, Question};

/// Places with an empty circle.
pub(super) fn empty_places(board: &Board) -> impl Iterator<Item = Place> {
    let tiles = Tile::ALL.into_iter().map(Place::Tile);
    tiles
        .chain(board.owned().iter().map(Place::Building))
        .filter(|&place| board.empty_circles(place) > 0)
}

/// The fewest and the most nobles among the people whom a raid takes off the ship.
pub(super) fn raided_nobles(state: &State) -> [u8; 2] {
    let persons = state.raidable();
    [
        persons.saturating_sub(state.worker_ship),
        persons.min(state.noble_ship),
    ]
}

/// Whether the chooser has to say if the noble aboard leaves the ship: only with Nobles, and while both
/// answers are possible.
pub(crate) fn may_take_noble(state: &State) -> bool {
    let [fewest, most] = raided_nobles(state);
    fewest < most
}

/// Whether a raid could put so many people into a guesthouse, all of a different kind from one of its guests, that this
/// guest has to leave first; otherwise they can change places and the guest leaves later. The guests are given as
/// workers and nobles.
pub(crate) fn raid_mixes(state: &State, guests: [u8; 2]) -> bool {
    let [workers, nobles] = guests;
    let [fewest, most] = raided_nobles(state);
    let raided_workers = (state.raidable() - fewest).min(KEPT_MAX);
    let raided_nobles = most.min(KEPT_MAX);
    let needed = Building::Guesthouse.row().circles + 1 - workers - nobles;
    nobles > 0 && raided_workers >= needed || workers > 0 && raided_nobles >= needed
}

/// *Raid:* workers leave the ship until as many are left as there are players; up to three go to work at once, the rest
/// to the supply · on empty circles of the chooser's own places, never in San Juan; the chooser says how many · with
/// Nobles the chooser says whether the noble aboard is one of those who leave, and who is kept · does not trigger the
/// end of the game; only the mayor's refill does · 2020-pl, "Rozszerzenie III: Korsarz".
pub(super) fn raid(state: &mut State, seat: Seat, nobles: u8, events: &mut impl EventSink<Event>) -> Flow {
    let in_hand = state.raidable();
    let raid = Raid {
        in_hand,
        nobles,
        may_keep: in_hand.min(KEPT_MAX),
    };
    let workers = raid.workers();
    state.worker_ship -= workers;
    state.worker_supply += workers;
    state.noble_ship -= nobles;
    state.noble_supply += nobles;
    events.emit(Event::WorkersRaided {
        seat,
        workers,
        nobles,
    });
    ask_place(state, seat, raid, events)
}

/// Asks where the next raided person goes, if one may be kept and there is a place for them.
fn ask_place(state: &mut State, seat: Seat, raid: Raid, events: &mut impl EventSink<Event>) -> Flow {
    if raid.may_keep > 0 && empty_places(state.board(seat)).next().is_some() {
        return state.ask(seat, Question::PlaceRaided(raid));
    }
    end_raid(seat, raid, events);
    GO_ON
}

/// Puts a raided person to work.
pub(super) fn put_to_work(
    state: &mut State,
    seat: Seat,
    mut raid: Raid,
    place: Place,
    noble: bool,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let board = &mut state.boards[seat];
    if noble {
        state.noble_supply -= 1;
        raid.nobles -= 1;
        board.add_noble(Some(place));
    } else {
        state.worker_supply -= 1;
        board.add_worker(Some(place));
    }
    events.emit(Event::RaidedWorkerPlaced { seat, place, noble });
    raid.in_hand -= 1;
    raid.may_keep -= 1;
    ask_place(state, seat, raid, events)
}

/// Ends the raid; the people left over stay in the supply.
pub(super) fn end_raid(seat: Seat, raid: Raid, events: &mut impl EventSink<Event>) {
    let workers = raid.workers();
    if raid.in_hand > 0 {
        events.emit(Event::RaidedWorkersReturned {
            seat,
            workers,
            nobles: raid.nobles,
        });
    }
}
