//! A tiny game that keeps the contract, or breaks it in exactly one way.
//!
//! A heap of stones; each round a toss limits the bids, every seat seals a bid of 1 to that limit, and
//! then all take what they bid, in order of the seats, while there are stones. The parameter `FAULT`
//! plants one fault (a constant of [`fault`]); [`fault::NONE`] is the sound game.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use crate::{EventSink, Game, PerSeat, Random, SEAT_COUNT_MAX, Score, Seat, SeatSet, Turn, Weighted};

/// What can be wrong with the toy game.
pub mod fault {
    pub const NONE: u8 = 0;
    pub const NEVER_ENDS: u8 = 1;
    pub const CLONE_FORGETS: u8 = 2;
    pub const APPLY_DEPENDS_ON_A_COUNTER: u8 = 3;
    pub const EVENTS_DEPEND_ON_A_COUNTER: u8 = 4;
    pub const ACTION_PRINTS_ANOTHER: u8 = 5;
    pub const OUTCOME_PRINTS_ANOTHER: u8 = 6;
    pub const SETUP_PRINTS_ANOTHER: u8 = 7;
    pub const LEGAL_UNSORTED: u8 = 8;
    pub const LEGAL_TWICE: u8 = 9;
    pub const LEGAL_OFFERS_TOO_MUCH: u8 = 10;
    pub const CHECK_ACCEPTS_TOO_MUCH: u8 = 11;
    pub const REFUSED_ACTION_CHANGES: u8 = 12;
    pub const UNASKED_SEAT_ACCEPTED: u8 = 13;
    pub const STONES_LOST: u8 = 14;
    pub const VIEW_LEAKS: u8 = 15;
    pub const DETERMINIZE_FORGETS: u8 = 16;
    pub const OUTCOMES_UNSORTED: u8 = 17;
    pub const WEIGHT_ZERO: u8 = 18;
    pub const IMPOSSIBLE_OUTCOME_ACCEPTED: u8 = 19;
    pub const SCORE_FOR_EMPTY_SEAT: u8 = 20;
    pub const NO_ACTION: u8 = 21;
    pub const TURN_ASKS_NOBODY: u8 = 22;
    pub const TURN_ASKS_EMPTY_SEAT: u8 = 23;
    pub const UNASKED_SEAT_OFFERED: u8 = 24;
    pub const APPLY_DIFFERS_FROM_UNCHECKED: u8 = 25;
    pub const ORDER_MATTERS: u8 = 26;
    pub const PARSER_PANICS: u8 = 27;
    pub const OUTCOMES_OUT_OF_TURN: u8 = 28;
    pub const REASONS_DIFFER: u8 = 29;
    pub const LEGAL_CLEARS_THE_BUFFER: u8 = 30;
    pub const DETERMINIZED_STATE_UNSOUND: u8 = 31;
    pub const LEGAL_DEPENDS_ON_HIDDEN: u8 = 32;
    pub const SPECTATOR_SEES_MORE: u8 = 33;
    pub const REFUSED_ACTION_TELLS: u8 = 34;
}

thread_local! {
    /// Something that rules must never have.
    static CALLS: Cell<u8> = const { Cell::new(0) };
}

/// 0 and 1 in turn, from call to call.
fn counted() -> u8 {
    CALLS.replace((CALLS.get() + 1) % 2)
}

#[derive(PartialEq, Debug)]
pub struct Toy<const FAULT: u8> {
    seat_count: u8,
    stones: u8,
    heap: u8,
    /// The highest bid of this round, once tossed.
    limit: Option<u8>,
    bids: PerSeat<Option<u8>>,
    taken: PerSeat<u8>,
}

impl<const FAULT: u8> Clone for Toy<FAULT> {
    fn clone(&self) -> Self {
        Self {
            limit: if FAULT == fault::CLONE_FORGETS {
                None
            } else {
                self.limit
            },
            ..*self
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Setup<const FAULT: u8> {
    pub seat_count: u8,
    pub stones: u8,
}

impl<const FAULT: u8> fmt::Display for Setup<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stones = if FAULT == fault::SETUP_PRINTS_ANOTHER {
            9
        } else {
            self.stones
        };
        write!(f, "players={} stones={stones}", self.seat_count)
    }
}

impl<const FAULT: u8> FromStr for Setup<FAULT> {
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
pub struct Bid<const FAULT: u8>(u8);

impl<const FAULT: u8> fmt::Display for Bid<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if FAULT == fault::ACTION_PRINTS_ANOTHER {
            self.0.min(2)
        } else {
            self.0
        };
        write!(f, "bid {number}")
    }
}

impl<const FAULT: u8> FromStr for Bid<FAULT> {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if FAULT == fault::PARSER_PANICS {
            return Ok(Self(text[4..].parse().unwrap()));
        }
        let number = text.strip_prefix("bid ").and_then(|number| number.parse().ok());
        number.map(Self).ok_or("an action is `bid N`")
    }
}

/// Limits the bids of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Limit<const FAULT: u8>(u8);

impl<const FAULT: u8> fmt::Display for Limit<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if FAULT == fault::OUTCOME_PRINTS_ANOTHER {
            self.0.min(2)
        } else {
            self.0
        };
        write!(f, "limit {number}")
    }
}

impl<const FAULT: u8> FromStr for Limit<FAULT> {
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

impl<const FAULT: u8> Toy<FAULT> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<FAULT> {
        Seat::all(self.seat_count as usize)
    }

    /// The seats that have not sealed a bid in this round.
    fn unsealed(&self) -> SeatSet {
        self.seats().filter(|&seat| self.bids[seat].is_none()).collect()
    }

    fn limit_for(&self, seat: Seat) -> u8 {
        let limit = self.limit.unwrap_or(0);
        let hidden = Seat::FIRST != seat && self.bids[Seat::FIRST] == Some(1);
        limit + u8::from(FAULT == fault::LEGAL_DEPENDS_ON_HIDDEN && hidden)
    }

    fn reveal(&mut self, events: &mut impl EventSink<Event>) {
        for seat in self.seats() {
            let stones = self.bids[seat].take().unwrap_or(0).min(self.heap);
            if FAULT != fault::NEVER_ENDS {
                self.taken[seat] += stones;
                self.heap -= stones;
            }
            events.tell(Event::Took { seat, stones });
        }
        if FAULT == fault::STONES_LOST && self.heap < self.stones / 2 {
            self.heap = self.heap.saturating_sub(1);
        }
        self.limit = None;
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 3;

    type Setup = Setup<FAULT>;
    type SetupError = String;
    type Action = Bid<FAULT>;
    type Outcome = Limit<FAULT>;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(setup: &Setup<FAULT>) -> Result<Self, String> {
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
            Some(_) if FAULT == fault::TURN_ASKS_NOBODY && self.heap == 1 => Turn::Seats(SeatSet::EMPTY),
            Some(_) if FAULT == fault::TURN_ASKS_EMPTY_SEAT => Turn::Seats(SeatSet::all(SEAT_COUNT_MAX)),
            Some(_) => Turn::Seats(self.unsealed()),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Bid<FAULT>>) {
        if FAULT == fault::LEGAL_CLEARS_THE_BUFFER {
            actions.clear();
        }
        let offered_unasked = FAULT == fault::UNASKED_SEAT_OFFERED && self.limit.is_some();
        if !self.turn().asks(seat) && !offered_unasked {
            return;
        }
        if FAULT == fault::NO_ACTION && self.heap == 1 {
            return;
        }
        let extra = u8::from(FAULT == fault::LEGAL_OFFERS_TOO_MUCH);
        actions.extend((1..=self.limit_for(seat) + extra).map(Bid));
        if FAULT == fault::LEGAL_UNSORTED {
            actions.reverse();
        }
        if FAULT == fault::LEGAL_TWICE {
            actions.push(Bid(self.limit_for(seat)));
        }
    }

    fn check(&self, seat: Seat, Bid(bid): Bid<FAULT>) -> Result<(), Refusal> {
        let asked = self.turn().asks(seat);
        let accepted_unasked = FAULT == fault::UNASKED_SEAT_ACCEPTED && seat == Seat::FIRST;
        if !asked && !accepted_unasked {
            return Err(Refusal::NotAsked);
        }
        let extra = u8::from(FAULT == fault::CHECK_ACCEPTS_TOO_MUCH);
        let limit = if asked { self.limit_for(seat) } else { 3 };
        match (1..=limit + extra).contains(&bid) {
            true => Ok(()),
            false => Err(Refusal::OutsideTheLimit),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, Bid(bid): Bid<FAULT>, events: &mut impl EventSink<Event>) {
        let counted = if FAULT == fault::APPLY_DEPENDS_ON_A_COUNTER {
            counted()
        } else {
            0
        };
        self.bids[seat] = Some(bid - counted);
        events.tell(Event::Sealed(seat));
        if FAULT == fault::EVENTS_DEPEND_ON_A_COUNTER {
            events.tell(Event::Limited(self::counted()));
        }
        if FAULT == fault::ORDER_MATTERS
            && seat == Seat::FIRST
            && self.unsealed().len() + 1 < self.seat_count()
        {
            self.bids[seat] = Some(1);
        }
        if self.unsealed().is_empty() {
            self.reveal(events);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Bid<FAULT>,
        events: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let checked = self.check(seat, action);
        match FAULT {
            fault::REFUSED_ACTION_CHANGES if checked.is_err() => self.limit = self.limit.map(|_| 1),
            fault::REFUSED_ACTION_TELLS if checked.is_err() => events.tell(Event::Sealed(seat)),
            fault::REASONS_DIFFER if checked.is_err() => return Err(Refusal::NotAsked),
            _ => {}
        }
        checked?;
        self.apply_unchecked(seat, action, events);
        if FAULT == fault::APPLY_DIFFERS_FROM_UNCHECKED {
            events.tell(Event::Sealed(seat));
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Vec<Weighted<Limit<FAULT>>>) {
        if self.turn() != Turn::Chance && FAULT != fault::OUTCOMES_OUT_OF_TURN {
            return;
        }
        let highest_weight = if FAULT == fault::WEIGHT_ZERO { 0 } else { 3 };
        outcomes.extend((1..=3.min(self.heap)).map(|limit| Weighted {
            outcome: Limit(limit),
            weight: if limit == 3 {
                highest_weight
            } else {
                u32::from(limit)
            },
        }));
        if FAULT == fault::OUTCOMES_UNSORTED {
            outcomes.reverse();
        }
    }

    fn resolve_unchecked(&mut self, Limit(limit): Limit<FAULT>, events: &mut impl EventSink<Event>) {
        self.limit = Some(limit);
        events.tell(Event::Limited(limit));
    }

    fn resolve(&mut self, outcome: Limit<FAULT>, events: &mut impl EventSink<Event>) -> bool {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let possible = outcomes.iter().any(|weighted| weighted.outcome == outcome);
        if possible || FAULT == fault::IMPOSSIBLE_OUTCOME_ACCEPTED {
            self.resolve_unchecked(outcome, events);
        }
        possible || FAULT == fault::IMPOSSIBLE_OUTCOME_ACCEPTED
    }

    fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| Score {
            points: i32::from(self.taken[seat]),
            tie_break: i32::from(FAULT == fault::SCORE_FOR_EMPTY_SEAT),
        })
    }

    fn view(&self, observer: Option<Seat>) -> View {
        let leaks = match FAULT {
            fault::VIEW_LEAKS => true,
            fault::SPECTATOR_SEES_MORE => observer.is_none(),
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
            Some((seat, bid)) if FAULT != fault::DETERMINIZE_FORGETS => bids[seat] = bid,
            _ if FAULT == fault::SPECTATOR_SEES_MORE => bids[Seat::FIRST] = view.leaked,
            _ => {}
        }
        if FAULT == fault::DETERMINIZED_STATE_UNSOUND && view.own_bid.is_none() {
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
