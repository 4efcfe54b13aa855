//! A round: everybody picks a role in turn, then the governor card moves on
//! (2020-pl, "Przebieg gry"). With two players each picks three times.

use alloc::vec::Vec;

use tabletop::flow::Flow;
use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::state::{State, card_count};
use crate::moment::step::{Question, Step};
use crate::moment::{At, Moment};
use crate::phases::buccaneer;
use crate::phases::driver::{self, Cursor};
use crate::phases::plan::{Part, always, each_seat, once};
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::{ByRoleCard, Role, RoleCard};

/// Between the phases.
pub(crate) const CHOICE: &[Part] = &[once(&[(Step::ChooseRole, always)])];

/// After the last round: guests move once more before the final scoring.
pub(crate) const LAST_STEPS: &[Part] = &[each_seat(&[(Step::LastGuests, |game| game.has_new_buildings())])];

/// The question for a role card.
#[derive(Clone, Copy)]
struct Choice;

impl Question for Choice {
    #[inline(always)]
    fn step(self) -> Step {
        Step::ChooseRole
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Choice;
    }
}

/// The guests' last moves.
#[derive(Clone, Copy)]
pub(crate) struct LastGuests;

impl Question for LastGuests {
    fn step(self) -> Step {
        Step::LastGuests
    }

    fn stand(self, at: &mut At) {
        *at = At::LastGuests;
    }
}

/// Picks of a round: one for each seat, with two players three for each (2020-pl, "Wariant gry dla dwóch osób").
#[inline]
pub(crate) const fn pick_count(seat_count: usize) -> u8 {
    if seat_count == 2 { 6 } else { seat_count as u8 }
}

/// The seat that picks after this many picks of the round.
#[inline]
pub(crate) fn picker(state: &State, picks: u8) -> Seat {
    let count = state.seats();
    Seat::new((state.governor.index() + picks as usize) % count)
}

/// The free role cards.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.has_buccaneer() {
        let cards = state
            .cards()
            .filter(|&card| check_card(state, seat, card).is_ok());
        return actions.extend(cards.map(Action::ChooseRole));
    }
    let takers = state.card_takers.0.iter();
    let cards = RoleCard::ALL
        .into_iter()
        .zip(takers)
        .take(card_count(state.seats()));
    for (card, &taker) in cards {
        if taker == 0 {
            actions.push(Action::ChooseRole(card));
        }
    }
}

/// A role must be picked, even a useless one (2020-pl, "Postacie"), and each card only once a
/// round.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::ChooseRole(card) => check_card(state, seat, card),
        Action::Pass => Err(Refusal::MustDecide),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_card(state: &State, seat: Seat, card: RoleCard) -> Result<(), Refusal> {
    if !state.has_card(card) {
        return Err(Refusal::NoSuchCard);
    }
    match state.card_taker(card) {
        Some(by) => Err(Refusal::RoleTaken { by }),
        None if state.has_buccaneer() => buccaneer::check_pick(state, seat, card),
        None => Ok(()),
    }
}

/// Asks for a role card.
#[inline]
pub(crate) fn choose_role(state: &mut State, seat: Seat) -> Flow {
    state.ask(seat, Choice)
}

/// The card's doubloons go to the chooser at once (ruling 88); then its phase begins.
#[inline]
pub(crate) fn choose(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Option<Cursor> {
    let Action::ChooseRole(card) = action else {
        return Some((Step::ChooseRole, seat));
    };
    let doubloons = core::mem::take(&mut state.card_doubloons[card]);
    state.give_doubloons(seat, doubloons);
    events.emit(Event::RoleChosen {
        seat,
        card,
        doubloons,
    });
    if state.has_buccaneer() {
        buccaneer::picked(state, seat, card, events);
    }
    take_card(state, seat, card)
}

/// The seat takes a card, whose phase begins with its first step.
#[inline]
fn take_card(state: &mut State, seat: Seat, card: RoleCard) -> Option<Cursor> {
    state.card_takers[card] = seat.index() as u8 + 1;
    state.moment.chooser = seat;
    state.moment.at = At::beginning(card.role());
    driver::first_of_role(state, card.role())
}

/// What follows a phase: the first round after the setup, the next pick or the end of the round after a role, the end
/// of the game after the guests' last moves (then `None`).
pub(crate) fn after_phase(state: &mut State, events: &mut impl EventSink<Event>) -> Option<Cursor> {
    if state.moment.at.role().is_some() {
        return after_role(state, events);
    }
    match state.moment.at {
        At::Setup(_) => Some(begin(state, events)),
        _ => {
            *state.moment = Moment::new(state.governor, state.governor, At::Over);
            events.emit(Event::GameEnded);
            None
        }
    }
}

/// A round begins: the governor is asked for a role.
fn begin(state: &mut State, events: &mut impl EventSink<Event>) -> Cursor {
    events.emit(Event::RoundStarted {
        round: state.round,
        governor: state.governor,
    });
    state.moment.chooser = state.governor;
    (Step::ChooseRole, state.governor)
}

/// A role's phase is over: the next seat picks, or the round ends.
#[inline]
fn after_role(state: &mut State, events: &mut impl EventSink<Event>) -> Option<Cursor> {
    let chooser = state.moment.chooser;
    if state.library_once()
        && state.role() != Role::Buccaneer
        && state.board(chooser).occupies(Building::Library)
    {
        state.library_used.insert(chooser);
    }
    state.moment.chooser = state.governor;
    let picks = state.picks();
    if picks < pick_count(state.seats()) {
        return Some((Step::ChooseRole, picker(state, picks)));
    }
    if state.has_buccaneer()
        && let Some((card, seat)) = buccaneer::play_late(state, events)
    {
        return take_card(state, seat, card);
    }
    end(state, events)
}

/// Puts a doubloon on every unpicked card except the buccaneer, returns the cards and moves the governor card to the
/// left (2020-pl, "Przebieg gry", "Wariant gry dla dwóch osób"); or the game is over.
fn end(state: &mut State, events: &mut impl EventSink<Event>) -> Option<Cursor> {
    if state.end.is_some() {
        state.moment.at = At::LastGuests;
        return driver::first_after_last_round(state).or_else(|| after_phase(state, events));
    }
    for index in 0..card_count(state.seats()) {
        if state.card_takers.0[index] == 0 {
            let doubloons = state.card_doubloons.0[index].saturating_add(1);
            state.card_doubloons.0[index] = doubloons;
            events.emit(Event::CardDoubloon {
                card: RoleCard::ALL[index],
                doubloons,
            });
        }
    }
    state.card_takers = ByRoleCard::default();
    state.library_used = SeatSet::EMPTY;
    state.governor = state.governor.next(state.seats());
    state.round = state.round.saturating_add(1);
    Some(begin(state, events))
}
