//! Captain phase: loading (2020-pl, "Kapitan"). Storage is its second half.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::expansions::new_buildings::small_wharf;
use crate::expansions::nobles::royal_supplier;
use crate::moment::At;
use crate::moment::step::Step;
use crate::phases::plan::{Part, always, each_seat, once, until_all_passed};
use crate::phases::{guests, optional};
use crate::vocabulary::action::{Action, Hold};
use crate::vocabulary::building::Building;
use crate::vocabulary::event::{Event, SkipReason};
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::captain::{Gain, Memory, Question};

mod gains;
mod loadings;

use gains::gain;
pub(crate) use gains::{first_turn, harbor, has_begun, loaded, privilege, union_hall_points};
use loadings::Loadings;
pub(crate) use loadings::can_load;

/// The phase: the seats load in turn until all of them have passed in a row (ruling 79), then they store what
/// is left, then full ships are emptied.
pub(crate) const STEPS: &[Part] = &[
    until_all_passed(&[
        (Step::CaptainGuests, |game| game.has_new_buildings()),
        (Step::FirstTurn, |game| {
            game.has_new_buildings() || game.has_nobles()
        }),
        (Step::Load, always),
    ]),
    each_seat(&[
        (Step::StorageGuests, |game| game.has_new_buildings()),
        (Step::Store, always),
    ]),
    once(&[(Step::EmptyShips, always)]),
];

impl State {
    /// Notes something in the memory of the current loading.
    #[inline]
    pub(crate) fn note_loading(&mut self, note: impl FnOnce(&mut Memory)) {
        if let At::Captain(memory, _) = &mut self.moment.at {
            note(memory);
        }
    }

    /// Whether the seat used its small wharf in the current captain phase.
    #[inline]
    #[must_use]
    pub fn is_small_wharf_used(&self, seat: Seat) -> bool {
        matches!(&self.moment.at, At::Captain(memory, _) if memory.small_wharves_used.contains(seat))
    }

    /// Whether the seat used its wharf in the current captain phase.
    #[inline]
    #[must_use]
    pub fn is_wharf_used(&self, seat: Seat) -> bool {
        matches!(&self.moment.at, At::Captain(memory, _) if memory.wharves_used.contains(seat))
    }
}

/// Whether all seats have passed since the last loading.
#[inline]
pub(crate) fn have_all_passed(state: &State) -> bool {
    match &state.moment.at {
        At::Captain(memory, _) => memory.passes >= state.agreement.seat_count,
        _ => true,
    }
}

/// The seat's loading. A seat that has nothing to load passes; a single possible answer is carried out at
/// once: a public loading, which is mandatory (2020-pl, "Ładowanie towaru na statek"). With `ask_forced` both are asked
/// about.
#[inline]
pub(crate) fn load_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    let loadings = Loadings::of(state, seat);
    if loadings.is_empty() {
        if state.has(Switch::AskForced) {
            return state.ask(seat, Question::Load);
        }
        state.skip(seat, SkipReason::NoLoad, events);
        state.note_loading(|memory| memory.passes += 1);
        return GO_ON;
    }
    if let Some((good, hold)) = loadings.only(state)
        && !state.has(Switch::AskForced)
    {
        state.skip(seat, SkipReason::OnlyOneAnswer, events);
        return load(state, seat, good, hold, events);
    }
    state.ask(seat, Question::Load)
}

/// The loadings; passing only if no public ship can take anything (ruling 5).
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::RoyalSupplier(given) => return royal_supplier::legal(state, seat, given, actions),
        Question::SmallWharf(good, shipped) => {
            return small_wharf::legal(state, seat, good, &shipped, actions);
        }
        Question::Guests => return guests::legal(state, seat, actions),
        Question::Gain(_) => return optional::legal(actions),
        Question::Load => {}
    }
    let loadings = Loadings::of(state, seat);
    if !loadings.has_public() {
        actions.push(Action::Pass);
    }
    loadings.for_each(state, |good, hold| actions.push(Action::Load { good, hold }));
    if loadings.small_wharf {
        actions.push(Action::UseSmallWharf);
    }
}

/// Checks that an answer is legal.
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match question {
        Question::RoyalSupplier(given) => return royal_supplier::check(state, seat, given, action),
        Question::SmallWharf(good, shipped) => {
            return small_wharf::check(state, seat, good, &shipped, action);
        }
        Question::Guests => return guests::check(state, seat, action),
        Question::Gain(_) => return optional::check(action),
        Question::Load => {}
    }
    match action {
        Action::Pass if Loadings::of(state, seat).has_public() => Err(Refusal::MustLoad),
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

/// Carries out an answer. A pass is not final (ruling 79).
#[inline]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Load, Action::Load { good, hold }) => load(state, seat, good, hold, events),
        (Question::Load, Action::UseSmallWharf) => {
            let goods = small_wharf::begin(state, seat)?;
            load_small_wharf(state, seat, goods, events)
        }
        (Question::SmallWharf(good, shipped), action) => {
            let goods = small_wharf::answer(state, seat, good, shipped, action)?;
            load_small_wharf(state, seat, goods, events)
        }
        (Question::RoyalSupplier(given), action) => {
            royal_supplier::answer(state, seat, given, action, events)
        }
        (Question::Guests, action) => guests::answer(state, seat, Window::Captain, action, events),
        (Question::Gain(asked), action) => {
            let taken = optional::is_taken(state, seat, asked.told(), action, events);
            gain(state, seat, asked, taken, events)
        }
        _ => {
            state.passed(seat, events);
            state.note_loading(|memory| memory.passes += 1);
            GO_ON
        }
    }
}

/// Loads all that fits: 1 point for each good (2020-pl, "Kapitan", "Ładowanie towaru na statek").
fn load(state: &mut State, seat: Seat, good: Good, hold: Hold, events: &mut impl EventSink<Event>) -> Flow {
    let strict = state.has(Switch::StrictOptional);
    let had_privilege = privilege(state, seat);
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
    state.note_loading(|memory| {
        memory.passes = 0;
        memory.privilege_used |= had_privilege > 0;
        if hold == Hold::Wharf {
            memory.wharves_used.insert(seat);
        }
    });
    let points = amount + harbor + privilege;
    events.emit(Event::Loaded {
        seat,
        good,
        amount,
        hold,
        harbor,
        privilege,
        points,
    });
    state.give_points(seat, points, events);
    loaded(state, seat, had_privilege, events)
}

/// The small wharf's goods go to the supply at once (ruling 4).
fn load_small_wharf(
    state: &mut State,
    seat: Seat,
    goods: ByGood<u8>,
    events: &mut impl EventSink<Event>,
) -> Flow {
    let had_privilege = privilege(state, seat);
    let (harbor, privilege) = match state.has(Switch::StrictOptional) {
        true => (0, 0),
        false => (harbor(state, seat), had_privilege),
    };
    for (good, &amount) in goods.iter() {
        state.boards[seat].goods[good] -= amount;
        state.goods[good] += amount;
    }
    state.note_loading(|memory| {
        memory.passes = 0;
        memory.privilege_used |= had_privilege > 0;
        memory.small_wharves_used.insert(seat);
    });
    let points = goods.total() / 2 + harbor + privilege;
    events.emit(Event::SmallWharfLoaded {
        seat,
        goods,
        harbor,
        privilege,
        points,
    });
    state.give_points(seat, points, events);
    loaded(state, seat, had_privilege, events)
}
