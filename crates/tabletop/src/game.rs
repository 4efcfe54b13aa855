//! The contract between a game and everything around it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use crate::{EventSink, PerSeat, Random, Score, Seat, SeatSet};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Nothing: the game is over.
    Over,
    /// A chance outcome, see [`Game::outcomes`].
    Chance,
    /// A decision by each of these seats, in any order. Never empty.
    Seats(SeatSet),
}

impl Turn {
    /// The only seat that is asked, if exactly one is.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seats(seats) if seats.len() == 1 => seats.first(),
            _ => None,
        }
    }

    /// Whether this seat is asked.
    #[must_use]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }
}

/// A possible chance outcome and how many of the equally likely draws lead to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<O> {
    /// The outcome itself.
    pub outcome: O,
    /// At least 1; the probability is this divided by the sum over all outcomes.
    pub weight: u32,
}

/// The state of a game, small and cheap to clone.
///
/// Rules are pure: equal setups and equal decisions give equal states on every machine.
/// The conformance suite (feature `testkit`) checks every promise made here.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in records, addresses and folders, such as `puerto-rico`.
    const ID: &'static str;
    /// Goes up when an old record would replay differently; [`Game::replays`] says which older ones still replay as
    /// before.
    const RULES_VERSION: u32;

    /// Player count, edition and switches. Prints as the one line that records carry.
    type Setup: Clone + PartialEq + Debug + Display + FromStr<Err: Display + Debug> + Send + Sync;
    /// Why a setup is impossible.
    type SetupError: Clone + PartialEq + Debug + Display;
    /// A seat's decision. Prints as one line of canonical notation.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err: Display + Debug> + Send + Sync;
    /// A chance outcome. Prints as one line of canonical notation.
    type Outcome: Copy + Ord + Hash + Debug + Display + FromStr<Err: Display + Debug> + Send + Sync;
    /// A fact that results from a decision; open to every seat.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// Why an action is not legal now.
    type Refusal: Copy + PartialEq + Debug + Send + Sync;
    /// What one seat, or a spectator, may see: built from an allow-list.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// The state before the first decision.
    fn new(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// Whether a record of this version of the rules, with this setup, replays under these rules as it was
    /// played. A change that touches one expansion leaves the records of all other tables alone.
    #[must_use]
    fn replays(rules: u32, _setup: &Self::Setup) -> bool {
        rules == Self::RULES_VERSION
    }

    /// The number of seats that play.
    fn seat_count(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Appends the seat's legal actions, sorted and unique, without allocating beyond the buffer.
    /// Appends nothing when the seat is not asked; at least one action when it is.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the action is legal for the seat now, and if not, why.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that [`Game::check`] accepts or [`Game::legal`] offered.
    fn apply_unchecked(&mut self, seat: Seat, action: Self::Action, events: &mut impl EventSink<Self::Event>);

    /// Carries out a legal action; a refused one changes nothing and returns the reason.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action, events);
        Ok(())
    }

    /// Appends the possible chance outcomes, sorted and unique. Appends nothing when the game does
    /// not wait for chance; at least one when it does.
    fn outcomes(&self, outcomes: &mut Vec<Weighted<Self::Outcome>>);

    /// Carries out a chance outcome that [`Game::outcomes`] offered.
    fn resolve_unchecked(&mut self, outcome: Self::Outcome, events: &mut impl EventSink<Self::Event>);

    /// Carries out a possible chance outcome; an impossible one changes nothing and returns `false`.
    #[must_use]
    fn resolve(&mut self, outcome: Self::Outcome, events: &mut impl EventSink<Self::Event>) -> bool {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let possible = outcomes.iter().any(|weighted| weighted.outcome == outcome);
        if possible {
            self.resolve_unchecked(outcome, events);
        }
        possible
    }

    /// What each seat would score if the game ended now; final when it is over.
    fn scores(&self) -> PerSeat<Score>;

    /// What the seat may see, or a spectator for `None`.
    fn view(&self, observer: Option<Seat>) -> Self::View;

    /// What an attentive observer who saw every event from the start knows: the view, and what could be counted of
    /// what it hides. Bots are asked with it; a person is shown it if the table agreed on that.
    fn watched(&self, observer: Option<Seat>) -> Self::View {
        self.view(observer)
    }

    /// A state that the observer of this view can't tell from the real one: whatever the view hides is filled in at
    /// random. `Self::determinize(&state.view(seat), ..).view(seat)` equals `state.view(seat)`, and the same holds
    /// for `watched`.
    fn determinize(view: &Self::View, random: &mut impl Random) -> Self;

    /// Checks what must always hold (conservation of every component, limits); for tests and for positions from
    /// outside. The error text says what is wrong.
    fn check_invariants(&self) -> Result<(), String>;
}
