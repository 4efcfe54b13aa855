//! A round: everybody picks a role in turn, then the governor card moves on
//! (puerto-rico-2020-pl.txt:107-148). With two players each picks three times (776-778).

use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::state::{Phase, State, card_count};
use crate::expansions::buccaneer;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::phases::builder;
use crate::phases::captain;
use crate::phases::craftsman;
use crate::phases::mayor;
use crate::phases::prospector;
use crate::phases::settler;
use crate::phases::trader;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::{ByRoleCard, Role, RoleCard};

/// Picks of a round: one for each seat, with two players three for each (puerto-rico-2020-pl.txt:776).
#[inline]
pub(crate) const fn pick_count(seat_count: usize) -> u8 {
    if seat_count == 2 { 6 } else { seat_count as u8 }
}

/// The seat that picks after so many picks of the round.
#[inline]
pub(crate) fn picker(state: &State, picks: u8) -> Seat {
    let count = state.seats();
    Seat::new((state.governor.index() + picks as usize) % count)
}

/// A round begins: the governor is asked for a role.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    events.tell(Event::RoundStarted {
        round: state.round,
        governor: state.governor,
    });
    state.decision = Decision::ChooseRole(state.governor);
}

/// The free role cards.
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if FULL && state.has_buccaneer() {
        let cards = state
            .cards()
            .filter(|&card| check_card(state, seat, card).is_ok());
        return actions.extend(cards.map(Action::ChooseRole));
    }
    let takers = state.card_takers.0;
    for card in RoleCard::ALL.into_iter().take(card_count(state.seats())) {
        if takers[card as usize] == 0 {
            actions.push(Action::ChooseRole(card));
        }
    }
}

/// A role must be picked, even a useless one (puerto-rico-2020-pl.txt:136), and each card only once a
/// round (138).
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

/// The card's doubloons go to the chooser at once (ruling 88), then its phase runs.
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let Action::ChooseRole(card) = action else { return };
    let doubloons = std::mem::take(&mut state.card_doubloons[card]);
    state.give_doubloons(seat, doubloons);
    events.tell(Event::RoleChosen {
        seat,
        card,
        doubloons,
    });
    if FULL && state.has_buccaneer() {
        buccaneer::picked(state, seat, card, events);
    }
    play::<FULL>(state, seat, card, events);
}

/// Runs the phase of a card that this seat takes.
#[inline(always)]
fn play<const FULL: bool>(state: &mut State, seat: Seat, card: RoleCard, events: &mut impl EventSink<Event>) {
    state.card_takers[card] = seat.index() as u8 + 1;
    let role = card.role();
    state.phase = Some(Phase { role, chooser: seat });
    match role {
        Role::Settler => settler::begin::<FULL>(state, events),
        Role::Mayor => mayor::begin::<FULL>(state, events),
        Role::Builder => builder::begin::<FULL>(state, events),
        Role::Craftsman => craftsman::begin::<FULL>(state, events),
        Role::Trader => trader::begin::<FULL>(state, events),
        Role::Captain => captain::begin::<FULL>(state, events),
        Role::Prospector => prospector::begin::<FULL>(state, events),
        Role::Buccaneer => buccaneer::begin(state, events),
    }
}

/// A phase is over: the next seat picks, or the round ends.
pub(crate) fn phase_done<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if FULL
        && state.library_once()
        && state.role() != Role::Buccaneer
        && state.board(state.chooser()).occupies(Building::Library)
    {
        state.library_used.insert(state.chooser());
    }
    state.phase = None;
    state.progress = Progress::None;
    let picks = state.picks();
    if picks < pick_count(state.seats()) {
        state.decision = Decision::ChooseRole(picker(state, picks));
    } else if FULL
        && state.has_buccaneer()
        && let Some((card, seat)) = buccaneer::play_late(state, events)
    {
        play::<true>(state, seat, card, events);
    } else {
        end::<FULL>(state, events);
    }
}

/// A doubloon onto every card that nobody picked but the buccaneer (1158), the cards return, the governor
/// card moves to the left (puerto-rico-2020-pl.txt:148, 778); or the game is over (152).
fn end<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    if state.end.is_some() {
        let governor = state.governor;
        return game_over::<FULL>(state, Some(governor), events);
    }
    for index in 0..card_count(state.seats()) {
        if state.card_takers.0[index] == 0 {
            let doubloons = state.card_doubloons.0[index].saturating_add(1);
            state.card_doubloons.0[index] = doubloons;
            events.tell(Event::CardDoubloon {
                card: RoleCard::ALL[index],
                doubloons,
            });
        }
    }
    state.card_takers = ByRoleCard::default();
    state.library_used = SeatSet::EMPTY;
    state.governor = state.governor.next(state.seats());
    state.round = state.round.saturating_add(1);
    begin::<FULL>(state, events);
}

/// The last moves of guests, clockwise from this seat on, then the game is over.
#[cold]
pub(crate) fn game_over<const FULL: bool>(
    state: &mut State,
    mut next: Option<Seat>,
    events: &mut impl EventSink<Event>,
) {
    while let Some(seat) = next.filter(|_| FULL) {
        if guesthouse::offer::<FULL>(state, seat, Window::End) {
            return;
        }
        next = state.seat_after(seat);
    }
    state.decision = Decision::Over;
    events.tell(Event::GameEnded);
}
