//! A tiny game that upholds the contract, or breaks it in exactly one way.
//!
//! There is a heap of stones. Each round, a toss limits the bids, every seat seals a bid from 1 to that limit,
//! and then all take what they bid, in order of the seats, while there are stones. [`plant`] plants one
//! [`Fault`]; with [`Fault::None`] the game is sound. It is one file, because a game is read as a whole.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use crate::{EventSink, Game, PerSeat, Random, SEAT_COUNT_MAX, Score, Seat, SeatSet, Turn, Weighted};

/// What can be wrong with the toy game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    NeverEnds,
    CloneForgets,
    ApplyDependsOnACounter,
    EventsDependOnACounter,
    ActionPrintsAnother,
    OutcomePrintsAnother,
    SetupPrintsAnother,
    LegalUnsorted,
    LegalTwice,
    LegalOffersTooMuch,
    CheckAcceptsTooMuch,
    RefusedActionChanges,
    UnaskedSeatAccepted,
    StonesLost,
    ViewLeaks,
    DeterminizeForgets,
    OutcomesUnsorted,
    WeightZero,
    ImpossibleOutcomeAccepted,
    ScoreForEmptySeat,
    NoAction,
    TurnAsksNobody,
    TurnAsksEmptySeat,
    UnaskedSeatOffered,
    ApplyDiffersFromUnchecked,
    OrderMatters,
    ParserPanics,
    OutcomesOutOfTurn,
    ReasonsDiffer,
    LegalClearsTheBuffer,
    DeterminizedStateUnsound,
    LegalDependsOnHidden,
    SpectatorSeesMore,
    RefusedActionTells,
}

thread_local! {
    /// The fault planted for this thread's test. A type parameter would say it more plainly, but then the whole
    /// kit would be compiled once for each fault.
    static PLANTED: Cell<Fault> = const { Cell::new(Fault::None) };
    /// Something that rules must never have.
    static CALLS: Cell<u8> = const { Cell::new(0) };
}

/// Plants the fault for everything that this thread does from now on.
pub fn plant(fault: Fault) {
    PLANTED.set(fault);
}

fn planted(fault: Fault) -> bool {
    PLANTED.get() == fault
}

/// 0 and 1 alternately, from call to call.
fn counted() -> u8 {
    CALLS.replace((CALLS.get() + 1) % 2)
}

#[derive(PartialEq, Debug)]
pub struct Toy {
    seat_count: u8,
    stones: u8,
    heap: u8,
    /// The highest bid of this round, once tossed.
    limit: Option<u8>,
    bids: PerSeat<Option<u8>>,
    taken: PerSeat<u8>,
}

impl Clone for Toy {
    fn clone(&self) -> Self {
        Self {
            limit: if planted(Fault::CloneForgets) {
                None
            } else {
                self.limit
            },
            ..*self
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub seat_count: u8,
    pub stones: u8,
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stones = if planted(Fault::SetupPrintsAnother) {
            9
        } else {
            self.stones
        };
        write!(f, "players={} stones={stones}", self.seat_count)
    }
}

impl FromStr for Setup {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let usage = "a setup is `players=N stones=N`";
        let (players, stones) = text.split_once(' ').ok_or(usage)?;
        let number = |word: &str, name| {
            word.strip_prefix(name)
                .and_then(|number: &str| number.parse().ok())
        };
        Ok(Self {
            seat_count: number(players, "players=").ok_or(usage)?,
            stones: number(stones, "stones=").ok_or(usage)?,
        })
    }
}

/// Seals a bid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bid(u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if planted(Fault::ActionPrintsAnother) {
            self.0.min(2)
        } else {
            self.0
        };
        write!(f, "bid {number}")
    }
}

impl FromStr for Bid {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if planted(Fault::ParserPanics) {
            return Ok(Self(text[4..].parse().unwrap()));
        }
        let number = text.strip_prefix("bid ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or("an action is `bid N`")
    }
}

/// Limits the bids of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Limit(u8);

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if planted(Fault::OutcomePrintsAnother) {
            self.0.min(2)
        } else {
            self.0
        };
        write!(f, "limit {number}")
    }
}

impl FromStr for Limit {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.strip_prefix("limit ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or("an outcome is `limit N`")
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Limited(u8),
    Sealed(Seat),
    Took { seat: Seat, stones: u8 },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NotAsked,
    OutsideTheLimit,
}

#[derive(Clone, PartialEq, Debug)]
pub struct View {
    seat_count: u8,
    stones: u8,
    heap: u8,
    limit: Option<u8>,
    own_bid: Option<(Seat, Option<u8>)>,
    sealed: PerSeat<bool>,
    taken: PerSeat<u8>,
    leaked: Option<u8>,
}

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seat_count as usize)
    }

    /// The seats that have not sealed a bid in this round.
    fn unsealed(&self) -> SeatSet {
        self.seats().filter(|&seat| self.bids[seat].is_none()).collect()
    }

    fn limit_for(&self, seat: Seat) -> u8 {
        let limit = self.limit.unwrap_or(0);
        let hidden = Seat::FIRST != seat && self.bids[Seat::FIRST] == Some(1);
        limit + u8::from(planted(Fault::LegalDependsOnHidden) && hidden)
    }

    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        for seat in self.seats() {
            let stones = self.bids[seat].take().unwrap_or(0).min(self.heap);
            if !planted(Fault::NeverEnds) {
                self.taken[seat] += stones;
                self.heap -= stones;
            }
            events.emit(Event::Took { seat, stones });
        }
        if planted(Fault::StonesLost) && self.heap < self.stones / 2 {
            self.heap = self.heap.saturating_sub(1);
        }
        self.limit = None;
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup;
    type SetupError = String;
    type Action = Bid;
    type Outcome = Limit;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, String> {
        if !(2..=SEAT_COUNT_MAX as u8).contains(&setup.seat_count) || setup.stones == 0 {
            return Err("2 to 5 players and some stones".to_owned());
        }
        Ok(Self {
            seat_count: setup.seat_count,
            stones: setup.stones,
            heap: setup.stones,
            limit: None,
            bids: PerSeat::default(),
            taken: PerSeat::default(),
        })
    }

    fn seat_count(&self) -> usize {
        self.seat_count as usize
    }

    fn turn(&self) -> Turn {
        match self.limit {
            _ if self.heap == 0 => Turn::Over,
            None => Turn::Chance,
            Some(_) if planted(Fault::TurnAsksNobody) && self.heap == 1 => Turn::Seats(SeatSet::EMPTY),
            Some(_) if planted(Fault::TurnAsksEmptySeat) => Turn::Seats(SeatSet::all(SEAT_COUNT_MAX)),
            Some(_) => Turn::Seats(self.unsealed()),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Bid>) {
        if planted(Fault::LegalClearsTheBuffer) {
            actions.clear();
        }
        let offered_unasked = planted(Fault::UnaskedSeatOffered) && self.limit.is_some();
        if !self.turn().asks(seat) && !offered_unasked {
            return;
        }
        if planted(Fault::NoAction) && self.heap == 1 {
            return;
        }
        let extra = u8::from(planted(Fault::LegalOffersTooMuch));
        actions.extend((1..=self.limit_for(seat) + extra).map(Bid));
        if planted(Fault::LegalUnsorted) {
            actions.reverse();
        }
        if planted(Fault::LegalTwice) {
            actions.push(Bid(self.limit_for(seat)));
        }
    }

    fn check(&self, seat: Seat, Bid(bid): Bid) -> Result<(), Refusal> {
        let asked = self.turn().asks(seat);
        let accepted_unasked = planted(Fault::UnaskedSeatAccepted) && seat == Seat::FIRST;
        if !asked && !accepted_unasked {
            return Err(Refusal::NotAsked);
        }
        let extra = u8::from(planted(Fault::CheckAcceptsTooMuch));
        let limit = if asked { self.limit_for(seat) } else { 3 };
        match (1..=limit + extra).contains(&bid) {
            true => Ok(()),
            false => Err(Refusal::OutsideTheLimit),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, Bid(bid): Bid, events: &mut impl EventSink<Event>) {
        let counted = if planted(Fault::ApplyDependsOnACounter) {
            counted()
        } else {
            0
        };
        self.bids[seat] = Some(bid - counted);
        events.emit(Event::Sealed(seat));
        if planted(Fault::EventsDependOnACounter) {
            events.emit(Event::Limited(self::counted()));
        }
        if planted(Fault::OrderMatters)
            && seat == Seat::FIRST
            && self.unsealed().len() + 1 < self.seat_count()
        {
            self.bids[seat] = Some(1);
        }
        if self.unsealed().is_empty() {
            self.reveal(events);
        }
    }

    fn apply(&mut self, seat: Seat, action: Bid, events: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let checked = self.check(seat, action);
        match PLANTED.get() {
            Fault::RefusedActionChanges if checked.is_err() => self.limit = self.limit.map(|_| 1),
            Fault::RefusedActionTells if checked.is_err() => events.emit(Event::Sealed(seat)),
            Fault::ReasonsDiffer if checked.is_err() => return Err(Refusal::NotAsked),
            _ => {}
        }
        checked?;
        self.apply_unchecked(seat, action, events);
        if planted(Fault::ApplyDiffersFromUnchecked) {
            events.emit(Event::Sealed(seat));
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Vec<Weighted<Limit>>) {
        if self.turn() != Turn::Chance && !planted(Fault::OutcomesOutOfTurn) {
            return;
        }
        let highest_weight = if planted(Fault::WeightZero) { 0 } else { 3 };
        outcomes.extend((1..=3.min(self.heap)).map(|limit| Weighted {
            outcome: Limit(limit),
            weight: if limit == 3 {
                highest_weight
            } else {
                u32::from(limit)
            },
        }));
        if planted(Fault::OutcomesUnsorted) {
            outcomes.reverse();
        }
    }

    fn resolve_unchecked(&mut self, Limit(limit): Limit, events: &mut impl EventSink<Event>) {
        self.limit = Some(limit);
        events.emit(Event::Limited(limit));
    }

    fn resolve(&mut self, outcome: Limit, events: &mut impl EventSink<Event>) -> bool {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let possible = outcomes.iter().any(|weighted| weighted.outcome == outcome);
        if possible || planted(Fault::ImpossibleOutcomeAccepted) {
            self.resolve_unchecked(outcome, events);
        }
        possible || planted(Fault::ImpossibleOutcomeAccepted)
    }

    fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| Score {
            points: i32::from(self.taken[seat]),
            tie_break: i32::from(planted(Fault::ScoreForEmptySeat)),
        })
    }

    fn view(&self, observer: Option<Seat>) -> View {
        let leaks = match PLANTED.get() {
            Fault::ViewLeaks => true,
            Fault::SpectatorSeesMore => observer.is_none(),
            _ => false,
        };
        View {
            seat_count: self.seat_count,
            stones: self.stones,
            heap: self.heap,
            limit: self.limit,
            own_bid: observer.map(|seat| (seat, self.bids[seat])),
            sealed: PerSeat::from_fn(|seat| self.bids[seat].is_some()),
            taken: self.taken,
            leaked: if leaks { self.bids[Seat::FIRST] } else { None },
        }
    }

    fn determinize(view: &View, random: &mut impl Random) -> Self {
        let limit = view.limit.unwrap_or(1);
        let mut bids =
            PerSeat::from_fn(|seat| view.sealed[seat].then(|| 1 + random.below(u32::from(limit)) as u8));
        match view.own_bid {
            Some((seat, bid)) if !planted(Fault::DeterminizeForgets) => bids[seat] = bid,
            _ if planted(Fault::SpectatorSeesMore) => bids[Seat::FIRST] = view.leaked,
            _ => {}
        }
        if planted(Fault::DeterminizedStateUnsound) && view.own_bid.is_none() {
            bids = PerSeat::from_fn(|seat| bids[seat].map(|bid| bid + limit));
        }
        Self {
            seat_count: view.seat_count,
            stones: view.stones,
            heap: view.heap,
            limit: view.limit,
            bids,
            taken: view.taken,
        }
    }

    fn check_invariants(&self) -> Result<(), String> {
        let taken: u32 = self.taken.0.iter().map(|&stones| u32::from(stones)).sum();
        if taken + u32::from(self.heap) != u32::from(self.stones) {
            return Err(format!(
                "{taken} taken and {} left of {} stones",
                self.heap, self.stones
            ));
        }
        let limit = self.limit.unwrap_or(0);
        match self.bids.0.iter().flatten().all(|&bid| bid <= limit) {
            true => Ok(()),
            false => Err(format!("a bid above the limit {limit}")),
        }
    }
}
