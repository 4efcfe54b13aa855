//! Captain phase: loading (puerto-rico-2020-pl.txt:238-297; section E.7). Storage follows.

use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::state::State;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::new_buildings::small_wharf;
use crate::phases::storage;
use crate::vocabulary::action::{Action, Hold};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::Good;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

mod gains;
mod loadings;

use gains::first_turn;
pub(crate) use gains::{answer, harbor, has_begun, loaded, privilege, union_hall_points};
use loadings::Loadings;
pub(crate) use loadings::can_load;

/// The captain's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    state.progress = Progress::Captain {
        passes: 0,
        privilege_used: false,
        wharves_used: SeatSet::EMPTY,
        begun: SeatSet::EMPTY,
        small_wharves_used: SeatSet::EMPTY,
    };
    let captain = state.chooser();
    turns::<FULL>(state, captain, events);
}

/// Goes round from this seat on to the next decision. Who has nothing to load passes; the loading ends
/// when all have passed in a row (ruling 79). A single possible answer is carried out at once: a public
/// loading, which is mandatory (puerto-rico-2020-pl.txt:288).
fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if FULL
            && state.has_first_turns()
            && (guesthouse::offer::<FULL>(state, seat, Window::Captain) || first_turn(state, seat, events))
        {
            return;
        }
        if act::<FULL>(state, seat, events) {
            return;
        }
        seat = seat.next(state.seats());
    }
}

/// One seat's loading, if it need not be asked; says whether it stopped, at a decision or since the
/// loading is over.
#[inline(always)]
fn act<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let loadings = Loadings::of::<FULL>(state, seat);
    if loadings.is_empty() {
        state.skip(seat, SkipReason::NoLoad, events);
        let over = pass(state);
        if over {
            storage::begin::<FULL>(state, events);
        }
        over
    } else if let Some((good, hold)) = loadings.only(state) {
        state.skip(seat, SkipReason::OnlyOneAnswer, events);
        load::<FULL>(state, seat, good, hold, events)
    } else {
        state.decision = Decision::Load(seat);
        true
    }
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !first_turn(state, seat, events) {
        act_and_go_on::<FULL>(state, seat, events);
    }
}

#[inline(never)]
pub(crate) fn act_and_go_on<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    events: &mut impl EventSink<Event>,
) {
    if !act::<FULL>(state, seat, events) {
        let next = seat.next(state.seats());
        turns::<FULL>(state, next, events);
    }
}

/// Counts a pass; says whether all have passed in a row.
#[inline]
fn pass(state: &mut State) -> bool {
    match &mut state.progress {
        Progress::Captain { passes, .. } => {
            *passes += 1;
            *passes >= state.agreement.seat_count
        }
        _ => true,
    }
}

/// The loadings; passing only if no public ship can take anything (ruling 5).
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let loadings = Loadings::of::<FULL>(state, seat);
    if !loadings.has_public() {
        actions.push(Action::Pass);
    }
    loadings.for_each(state, |good, hold| actions.push(Action::Load { good, hold }));
    if loadings.small_wharf {
        actions.push(Action::UseSmallWharf);
    }
}

/// Says what forbids a loading.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass if Loadings::of::<true>(state, seat).has_public() => Err(Refusal::MustLoad),
        Action::Pass => Ok(()),
        Action::Load { good, hold } => check_loading(state, seat, good, hold),
        Action::UseSmallWharf => small_wharf::check_use(state, seat),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_loading(state: &State, seat: Seat, good: Good, hold: Hold) -> Result<(), Refusal> {
    let board = state.board(seat);
    if board.goods[good] == 0 {
        return Err(Refusal::NoneOwned);
    }
    let capacity = match hold {
        Hold::Wharf if !board.occupies(Building::Wharf) => return Err(Refusal::NoWharf),
        Hold::Wharf if state.is_wharf_used(seat) => return Err(Refusal::WharfUsed),
        Hold::Wharf => return Ok(()),
        Hold::Ship(capacity) => capacity,
    };
    let ships = state.ships();
    let index = ships
        .iter()
        .position(|ship| ship.capacity == capacity)
        .ok_or(Refusal::NoSuchShip)?;
    let ship = ships[index];
    match ship.good {
        Some(carried) if carried != good => return Err(Refusal::ShipCarries { good: carried }),
        Some(_) if ship.room() == 0 => return Err(Refusal::ShipFull),
        Some(_) => return Ok(()),
        None => {}
    }
    if let Some(other) = ships.iter().find(|ship| ship.good == Some(good)) {
        let hold = Hold::Ship(other.capacity);
        return Err(Refusal::KindOnOtherShip { hold });
    }
    let allowed = state.ships_for(good, board.goods[good]);
    if allowed & 1 << index == 0 {
        let larger = ships[allowed.trailing_zeros() as usize];
        let hold = Hold::Ship(larger.capacity);
        return Err(Refusal::LargerShip { hold });
    }
    Ok(())
}

/// Carries out a loading or a pass, which is not final (ruling 79).
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match action {
        Action::Load { good, hold } => {
            if load::<FULL>(state, seat, good, hold, events) {
                return;
            }
        }
        Action::UseSmallWharf if FULL => return small_wharf::begin(state, seat, events),
        _ => {
            state.passed(seat, events);
            if pass(state) {
                return storage::begin::<FULL>(state, events);
            }
        }
    }
    let next = seat.next(state.seats());
    turns::<FULL>(state, next, events);
}

/// Loads all that fits: 1 point for each good (puerto-rico-2020-pl.txt:278, 292). Says whether it stopped
/// at a decision.
fn load<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    good: Good,
    hold: Hold,
    events: &mut impl EventSink<Event>,
) -> bool {
    let strict = state.rules::<FULL>(Switch::StrictOptional);
    let had_privilege = privilege::<FULL>(state, seat);
    let (harbor, privilege) = if strict {
        (0, 0)
    } else {
        (harbor(state, seat), had_privilege)
    };
    let count = state.board(seat).goods[good];
    let amount = state.amount(count, hold);
    state.boards[seat].goods[good] -= amount;
    match hold {
        Hold::Wharf => state.goods[good] += amount,
        Hold::Ship(capacity) => {
            for ship in &mut state.ships {
                if ship.capacity == capacity {
                    ship.good = Some(good);
                    ship.amount += amount;
                }
            }
        }
    }
    if let Progress::Captain {
        passes,
        privilege_used,
        wharves_used,
        ..
    } = &mut state.progress
    {
        *passes = 0;
        *privilege_used |= had_privilege > 0;
        if hold == Hold::Wharf {
            wharves_used.insert(seat);
        }
    }
    let points = amount + harbor + privilege;
    events.tell(Event::Loaded {
        seat,
        good,
        amount,
        hold,
        harbor,
        privilege,
        points,
    });
    state.give_points::<FULL>(seat, points, events);
    loaded::<FULL>(state, seat, had_privilege, events)
}

/// The seat has loaded: the next one's turn comes.
pub(crate) fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let next = seat.next(state.seats());
    turns::<FULL>(state, next, events);
}
