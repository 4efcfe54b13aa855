//! Expansion III, Buccaneer (2020-pl, "Rozszerzenie III: Korsarz").
//!
//! One more role card with a token. The seat that picks it takes the token and does one of four deeds, or none; nobody
//! else acts (1143, 1147). The token stays where it is until another seat picks the card; its owner can't. The card
//! never carries doubloons. A library does not double a deed.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::buccaneer::Buccaneer;
use crate::boards::ship::Ship;
use crate::boards::state::State;
use crate::moment::step::Step;
use crate::phases::guests;
use crate::phases::plan::{Part, always, each_seat, once};
use crate::vocabulary::action::Action;
use crate::vocabulary::deed::Deed;
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::ByGood;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::RoleCard;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::window::Window;

pub(crate) use crate::moment::buccaneer::Question;

mod raid;

use raid::{empty_places, end_raid, put_to_work, raid, raided_nobles};
pub(crate) use raid::{may_take_noble, raid_mixes};

/// The phase: the deed is all of it.
pub(crate) const STEPS: &[Part] = &[
    each_seat(&[(Step::BuccaneerGuests, |game| game.has_new_buildings())]),
    once(&[(Step::Deed, always)]),
];

/// The most goods that piracy keeps, and the most workers that a raid keeps (2020-pl, "Rozszerzenie III: Korsarz",
/// 1153).
pub(crate) const KEPT_MAX: u8 = 3;

/// Doubloons from the bank for a captor whose card another seat picks (2020-pl, "Rozszerzenie III: Korsarz").
const RANSOM: u8 = 3;

impl State {
    /// Whether the expansion is played.
    #[inline]
    pub(crate) const fn has_buccaneer(&self) -> bool {
        self.agreement.expansions.has(Expansion::Buccaneer)
    }

    /// Token and captured card; `None` without the expansion.
    #[must_use]
    pub fn buccaneer(&self) -> Option<Buccaneer> {
        self.has_buccaneer().then_some(self.buccaneer)
    }

    /// The captured role card that nobody has picked yet, and its captor.
    #[must_use]
    pub fn capture(&self) -> Option<(RoleCard, Seat)> {
        self.buccaneer.captured.zip(self.card_taker(RoleCard::Buccaneer))
    }

    /// The cargo ships that carry something.
    fn loaded_ships(&self) -> impl Iterator<Item = &Ship> {
        self.ships().iter().filter(|ship| ship.amount > 0)
    }

    /// How many people a raid takes off the ship: as many stay as there are players (2020-pl, "Rozszerzenie III:
    /// Korsarz").
    fn raidable(&self) -> u8 {
        let aboard = self.worker_ship + self.noble_ship;
        aboard.saturating_sub(self.agreement.seat_count)
    }

    /// The role cards that can be captured.
    fn capturable(&self) -> impl Iterator<Item = RoleCard> {
        self.cards()
            .filter(|&card| card != RoleCard::Buccaneer && self.card_taker(card).is_none())
    }
}

// The choice of the role.

/// Why a seat can't pick a card that nobody has taken: the buccaneer if it has the token, a captured card if it is its
/// captor.
#[inline(never)]
pub(crate) fn check_pick(state: &State, seat: Seat, card: RoleCard) -> Result<(), Refusal> {
    if card == RoleCard::Buccaneer && state.buccaneer.token == Some(seat) {
        return Err(Refusal::HasToken);
    }
    match state.capture() {
        Some((captured, captor)) if captured == card && captor == seat => Err(Refusal::OwnCapture),
        _ => Ok(()),
    }
}

/// A card was picked: the token goes with the buccaneer (2020-pl, "Rozszerzenie III: Korsarz"), and a captured card
/// pays its captor.
#[inline(never)]
pub(crate) fn picked(state: &mut State, seat: Seat, card: RoleCard, events: &mut impl EventSink<Event>) {
    if card == RoleCard::Buccaneer {
        let from = state.buccaneer.token.replace(seat);
        events.emit(Event::TokenTaken { seat, from });
        return;
    }
    if let Some((captured, captor)) = state.capture()
        && captured == card
    {
        state.buccaneer.captured = None;
        state.give_doubloons(captor, RANSOM);
        events.emit(Event::CapturePaid {
            seat: captor,
            card,
            doubloons: RANSOM,
        });
    }
}

/// All picks of the round are made: the captor of a card that nobody picked takes it and plays it (2020-pl,
/// "Rozszerzenie III: Korsarz"). Gives the card and its captor.
#[inline(never)]
pub(crate) fn play_late(state: &mut State, events: &mut impl EventSink<Event>) -> Option<(RoleCard, Seat)> {
    let (card, seat) = state.capture()?;
    state.buccaneer.captured = None;
    events.emit(Event::CapturedRolePlayed { seat, card });
    Some((card, seat))
}

// The deed.

/// Asks for the deed. With `buccaneer_must_act` a single possible deed is done without asking, unless `ask_forced`.
pub(crate) fn deed(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
    match only(state, deeds(state)) {
        Some(deed) if state.has(Switch::BuccaneerMustAct) => do_deed(state, seat, deed, events),
        _ => state.ask(seat, Question::Deed),
    }
}

/// The deeds that have an effect now.
fn deeds(state: &State) -> impl Iterator<Item = Deed> {
    let all = Deed::ALL.into_iter();
    all.filter(|&deed| check_deed(state, deed).is_ok())
}

/// Why a deed would have no effect; such a deed is not offered.
fn check_deed(state: &State, deed: Deed) -> Result<(), Refusal> {
    match deed {
        Deed::Piracy if state.loaded_ships().next().is_none() => Err(Refusal::ShipsEmpty),
        Deed::Plunder if state.trading_house == ByGood::default() => Err(Refusal::TradingHouseEmpty),
        Deed::Raid if state.raidable() == 0 => Err(Refusal::NoWorkerToRaid {
            stay: state.agreement.seat_count,
        }),
        Deed::Capture if state.capturable().next().is_none() => Err(Refusal::NoSuchCard),
        _ => Ok(()),
    }
}

/// The answers to the buccaneer's questions.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, question: Question, actions: &mut Vec<Action>) {
    match question {
        Question::Deed => {
            if !state.has(Switch::BuccaneerMustAct) {
                actions.push(Action::Pass);
            }
            actions.extend(deeds(state).map(Action::Deed));
        }
        Question::RobShip => {
            actions.extend(state.loaded_ships().map(|ship| Action::RobShip(ship.capacity)));
        }
        Question::KeepLoot(capacity) => {
            actions.extend((0..=loot(state, capacity)).map(Action::KeepLoot));
        }
        Question::RaidPersons => actions.extend([Action::TakeWorker, Action::TakeNoble]),
        Question::PlaceRaided(raid) => {
            let board = state.board(seat);
            actions.push(Action::Pass);
            if raid.workers() > 0 {
                actions.extend(empty_places(board).map(Action::PlaceRaided));
            }
            if raid.nobles > 0 {
                actions.extend(empty_places(board).map(Action::PlaceRaidedNoble));
            }
        }
        Question::Capture => actions.extend(state.capturable().map(Action::Capture)),
        Question::Guests => guests::legal(state, seat, actions),
    }
}

/// A deed may be declined, since it works like a privilege (1143, 136), except with `buccaneer_must_act`; a deed once
/// begun is carried out.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, question: Question, action: Action) -> Result<(), Refusal> {
    match (question, action) {
        (Question::Guests, action) => guests::check(state, seat, action),
        (Question::Deed, Action::Pass) if !state.has(Switch::BuccaneerMustAct) => Ok(()),
        (Question::PlaceRaided(_), Action::Pass) => Ok(()),
        (_, Action::Pass) => Err(Refusal::MustDecide),
        (Question::Deed, Action::Deed(deed)) => check_deed(state, deed),
        (Question::RobShip, Action::RobShip(capacity)) => {
            match state.ships().iter().find(|ship| ship.capacity == capacity) {
                None => Err(Refusal::NoSuchShip),
                Some(ship) if ship.amount == 0 => Err(Refusal::ShipEmpty),
                Some(_) => Ok(()),
            }
        }
        (Question::KeepLoot(capacity), Action::KeepLoot(goods)) => {
            let most = loot(state, capacity);
            if goods > most {
                Err(Refusal::LootLimit { most })
            } else {
                Ok(())
            }
        }
        (Question::RaidPersons, Action::TakeWorker | Action::TakeNoble) => Ok(()),
        (Question::PlaceRaided(raid), Action::PlaceRaided(place) | Action::PlaceRaidedNoble(place)) => {
            let left = match action {
                Action::PlaceRaidedNoble(_) => raid.nobles,
                _ => raid.workers(),
            };
            match left {
                0 => Err(Refusal::NotRaided),
                _ => state.board(seat).check_empty_circle(place),
            }
        }
        (Question::Capture, Action::Capture(card)) => check_capture(state, card),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_capture(state: &State, card: RoleCard) -> Result<(), Refusal> {
    if card == RoleCard::Buccaneer {
        Err(Refusal::CapturesItself)
    } else if !state.cards().any(|other| other == card) {
        Err(Refusal::NoSuchCard)
    } else {
        match state.card_taker(card) {
            Some(by) => Err(Refusal::RoleTaken { by }),
            None => Ok(()),
        }
    }
}

/// Carries out an answer.
#[inline(never)]
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    question: Question,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Flow {
    match (question, action) {
        (Question::Guests, action) => {
            return guests::answer(state, seat, Window::Buccaneer, action, events);
        }
        (_, Action::Deed(deed)) => return do_deed(state, seat, deed, events),
        (_, Action::RobShip(capacity)) => return state.ask(seat, Question::KeepLoot(capacity)),
        (Question::KeepLoot(capacity), Action::KeepLoot(kept)) => rob(state, seat, capacity, kept, events),
        (Question::RaidPersons, _) => {
            let nobles = raided_nobles(state)[usize::from(action == Action::TakeNoble)];
            return raid(state, seat, nobles, events);
        }
        (Question::PlaceRaided(raid), Action::PlaceRaided(place)) => {
            return put_to_work(state, seat, raid, place, false, events);
        }
        (Question::PlaceRaided(raid), Action::PlaceRaidedNoble(place)) => {
            return put_to_work(state, seat, raid, place, true, events);
        }
        (Question::PlaceRaided(raid), _) => end_raid(seat, raid, events),
        (_, Action::Capture(card)) => capture(state, seat, card, events),
        _ => state.passed(seat, events),
    }
    GO_ON
}

/// Does a deed up to its first question; a single possible answer is carried out at once.
fn do_deed(state: &mut State, seat: Seat, deed: Deed, events: &mut impl EventSink<Event>) -> Flow {
    match deed {
        Deed::Piracy => {
            let question = match only(state, state.loaded_ships()) {
                Some(ship) => Question::KeepLoot(ship.capacity),
                None => Question::RobShip,
            };
            return state.ask(seat, question);
        }
        Deed::Plunder => plunder(state, seat, events),
        Deed::Raid if may_take_noble(state) => return state.ask(seat, Question::RaidPersons),
        Deed::Raid => return raid(state, seat, raided_nobles(state)[0], events),
        Deed::Capture => match only(state, state.capturable()) {
            Some(card) => capture(state, seat, card, events),
            None => return state.ask(seat, Question::Capture),
        },
    }
    GO_ON
}

/// The item, if there is exactly one and nobody is to be asked about it.
fn only<T>(state: &State, mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    (!state.has(Switch::AskForced) && items.next().is_none()).then_some(first)
}

/// The most goods of a ship that piracy keeps.
fn loot(state: &State, capacity: u8) -> u8 {
    let ship = state.ships().iter().find(|ship| ship.capacity == capacity);
    ship.map_or(0, |ship| ship.amount.min(KEPT_MAX))
}

/// *Piracy:* takes all goods of one cargo ship and keeps up to three of them; the rest goes to the supply · any loaded
/// ship, never a wharf · what is kept is in San Juan without a limit until the next storage; the empty ship is free for
/// any kind · 2020-pl, "Rozszerzenie III: Korsarz".
fn rob(state: &mut State, seat: Seat, capacity: u8, kept: u8, events: &mut impl EventSink<Event>) {
    let ship = state.ships.iter_mut().find(|ship| ship.capacity == capacity);
    if let Some(ship) = ship
        && let Some(good) = ship.good.take()
    {
        let amount = core::mem::take(&mut ship.amount);
        let returned = amount - kept;
        state.boards[seat].goods[good] += kept;
        state.goods[good] += returned;
        events.emit(Event::ShipRobbed {
            seat,
            capacity,
            good,
            kept,
            returned,
        });
    }
}

/// *Plunder:* all goods of the trading house go to the supply, 1 point each · any number of goods, even from a house
/// that is not full; the house stays empty · points from the pool, whose end triggers the game's (ruling 65) · 2020-pl,
/// "Rozszerzenie III: Korsarz".
fn plunder(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let goods = core::mem::take(&mut state.trading_house);
    for (good, &count) in goods.iter() {
        state.goods[good] += count;
    }
    let points = goods.total();
    events.emit(Event::HousePlundered { seat, goods, points });
    state.give_points(seat, points, events);
}

/// *Capture:* takes a role card that nobody has picked, and its doubloons · if another seat picks that role later in
/// the round it gets the card without doubloons and the bank pays the captor 3; if nobody does, the captor plays it
/// after the last pick, and it gets no doubloon · not the buccaneer itself; only one of two prospectors; reserved for
/// the others until the end of the round, with two players too · 2020-pl, "Rozszerzenie III: Korsarz".
fn capture(state: &mut State, seat: Seat, card: RoleCard, events: &mut impl EventSink<Event>) {
    let doubloons = core::mem::take(&mut state.card_doubloons[card]);
    state.give_doubloons(seat, doubloons);
    state.buccaneer.captured = Some(card);
    events.emit(Event::RoleCaptured {
        seat,
        card,
        doubloons,
    });
}
