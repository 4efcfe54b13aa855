//! Mayor phase with Nobles: who comes to whom from ship and villa.
//!
//! While a worker and a noble are both aboard, the taker chooses (ruling 49; 2020-pl, "Rozszerzenie II: Szlachcic"); a
//! person who comes by privilege, hospice or university is always a worker (61). At the end one noble boards instead of
//! a worker, while there are any; no further nobles make up for missing workers, and nothing ends the game (48, 50,
//! 104; 1044, 1049).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::moment::At;
use crate::moment::mayor::{Memory, Question};
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::VillaOccasion;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

/// Notes that the seat got a person; says whether it was the first of this phase.
fn receives_first(state: &mut State, seat: Seat) -> bool {
    let At::Mayor(Memory { received }, _) = &mut state.moment.at else {
        return false;
    };
    let is_first = !received.contains(seat);
    received.insert(seat);
    is_first
}

fn has_received(state: &State, seat: Seat) -> bool {
    matches!(state.moment.at, At::Mayor(Memory { received }, _) if received.contains(seat))
}

/// Whether a villa finds somebody in the supply.
pub(crate) const fn can_bring(state: &State) -> bool {
    state.noble_supply > 0 || state.worker_supply > 0
}

/// Whether the seat's villa could bring somebody in a mayor phase that is just beginning, if it were occupied: others
/// may still decline what they could take.
pub(crate) fn may_bring(state: &State, seat: Seat) -> bool {
    let mayor = state.chooser();
    let is_mayor = seat == mayor;
    let instead = state.has(Switch::VillaInstead);
    let needs_person = state.has(Switch::VillaNeedsPerson);
    // Seats that come to the ship earlier; one with a villa instead takes nobody off it.
    let distance = (seat.index() + state.seats() - mayor.index()) % state.seats();
    let earlier = (0..distance).map(|step| Seat::new((mayor.index() + step) % state.seats()));
    let takers = earlier.filter(|&other| !(instead && state.board(other).owns(Building::Villa)));
    let aboard = usize::from(state.worker_ship + state.noble_ship);
    let receives = aboard > takers.count() || is_mayor && state.worker_supply > 0;
    // The mayor's own privilege may take the last worker of the supply.
    let brings_worker = state.worker_supply > u8::from(is_mayor) && !(instead && needs_person);
    (receives || !needs_person) && (state.noble_supply > 0 || brings_worker)
}

/// Workers that leave the supply before the mayor could take the second one of the privilege.
pub(crate) fn workers_before_second(state: &State, mayor: Seat) -> u8 {
    let villa = state.has_nobles() && state.board(mayor).occupies(Building::Villa);
    match (villa, state.noble_supply > 0) {
        (true, true) => u8::from(!state.has(Switch::VillaInstead)),
        (true, false) if !state.has(Switch::StrictOptional) && !state.has(Switch::VillaInstead) => 2,
        _ => 1,
    }
}

/// *Villa:* one more noble from the supply, else a worker, else nothing; never from the ship · with the owner's first
/// person of the phase, from privilege or ship; it does not matter who works there (ruling 60) · with `villa_instead`
/// the noble comes instead of that person, who stays behind, and nothing comes when no noble is left; with
/// `villa_needs_person` off also to an owner who gets nobody (96) · 2020-pl, "Willa".
pub(crate) fn bring(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let noble = state.noble_supply > 0;
    if noble {
        state.noble_supply -= 1;
        state.boards[seat].add_noble(None);
    } else if state.worker_supply > 0 {
        state.worker_supply -= 1;
        state.boards[seat].add_worker(None);
    } else {
        return;
    }
    events.emit(Event::VillaBrought { seat, noble });
}

/// `villa_instead`: the villa's noble instead of the first person. Says whether it came.
pub(crate) fn brings_instead(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let instead = state.has(Switch::VillaInstead)
        && state.noble_supply > 0
        && state.board(seat).occupies(Building::Villa)
        && !has_received(state, seat);
    if instead {
        receives_first(state, seat);
        bring(state, seat, events);
    }
    instead
}

/// The villa, after a person came; with `strict_optional` it is asked about.
pub(crate) fn villa(
    state: &mut State,
    seat: Seat,
    occasion: VillaOccasion,
    events: &mut impl EventSink<Event>,
) -> Flow {
    if !receives_first(state, seat)
        || !state.board(seat).occupies(Building::Villa)
        || state.has(Switch::VillaInstead)
        || !can_bring(state)
    {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Villa(occasion));
    }
    bring(state, seat, events);
    GO_ON
}

/// Brings the next person of the ship to this seat.
pub(crate) fn next_person(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    if brings_instead(state, seat, events) {
        return GO_ON;
    }
    if state.has(Switch::DeclineWorkers) || state.worker_ship > 0 && state.noble_ship > 0 {
        return state.ask(seat, Question::ShipPerson);
    }
    let noble = state.noble_ship > 0;
    board_ship(state, seat, noble, events)
}

/// One person leaves the ship for the seat, whose villa follows.
fn board_ship(state: &mut State, seat: Seat, noble: bool, events: &mut impl EventSink<Event>) -> Flow {
    if noble {
        state.noble_ship -= 1;
        state.boards[seat].add_noble(None);
        events.emit(Event::NobleArrived { seat });
    } else {
        state.worker_ship -= 1;
        state.boards[seat].add_worker(None);
        events.emit(Event::WorkersArrived { seat, workers: 1 });
    }
    villa(state, seat, VillaOccasion::Ship, events)
}

/// `villa_needs_person` off: the villa of a seat that got nobody.
pub(crate) fn late_villa(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let brings = state.board(seat).occupies(Building::Villa) && can_bring(state);
    if !brings || !receives_first(state, seat) {
        return GO_ON;
    }
    if state.has(Switch::StrictOptional) {
        return state.ask(seat, Question::Villa(VillaOccasion::Nobody));
    }
    bring(state, seat, events);
    GO_ON
}

/// Who may be taken from the ship.
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    if state.has(Switch::DeclineWorkers) {
        actions.push(Action::Pass);
    }
    if state.worker_ship > 0 {
        actions.push(Action::TakeWorker);
    }
    if state.noble_ship > 0 {
        actions.push(Action::TakeNoble);
    }
}

/// Checks that an answer about the ship is legal.
pub(crate) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass if !state.has(Switch::DeclineWorkers) => Err(Refusal::MustDecide),
        Action::TakeWorker if state.worker_ship == 0 => Err(Refusal::NoWorkerAboard),
        Action::TakeNoble if state.noble_ship == 0 => Err(Refusal::NoNobleAboard),
        Action::Pass | Action::TakeWorker | Action::TakeNoble => Ok(()),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out an answer about the ship; the person refused is a worker, while there is one, and leaves the game.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match action {
        Action::TakeWorker | Action::TakeNoble => {
            return board_ship(state, seat, action == Action::TakeNoble, events);
        }
        _ if state.worker_ship > 0 => {
            state.worker_ship -= 1;
            state.workers_refused += 1;
            events.emit(Event::WorkerRefused { seat });
        }
        _ => {
            state.noble_ship -= 1;
            state.nobles_gone += 1;
            events.emit(Event::NobleRefused { seat });
        }
    }
    GO_ON
}

/// Fills the ship again.
pub(crate) fn refill(state: &mut State, needed: u8, events: &mut impl EventSink<Event>) {
    let nobles = state.noble_supply.min(1).min(needed);
    let workers = (needed - nobles).min(state.worker_supply);
    state.noble_supply -= nobles;
    state.noble_ship += nobles;
    state.worker_supply -= workers;
    state.worker_ship += workers;
    events.emit(Event::ShipRefilled {
        workers,
        nobles,
        needed,
    });
}
