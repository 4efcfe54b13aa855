//! The position itself, and the conversion between it and a state.

use alloc::vec::Vec;

use tabletop::flow::Open;
use tabletop::{PerSeat, Seat, SeatSet};

use super::error::PositionError;
use super::seat::SeatPosition;
use super::{decision, invariants};
use crate::boards::state::{Firsts, State, Triggers};
use crate::components::STRIP_LENGTH;
use crate::setup::Setup;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::{Extension, ExtensionSet};
use crate::vocabulary::good::{ByGood, Cards};
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::mission::First;
use crate::vocabulary::order::OrderSet;

/// The most coins that a position may give one seat: no game comes near this.
pub const COINS_MAX: u16 = 1000;

/// The whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// The table's agreement.
    pub setup: Setup,
    /// From 1; 0 during setup.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// What the game waits for; the open locations of [`Decision::Act`] follow from the boards and are not
    /// read.
    pub decision: Decision,
    /// What has triggered the end.
    pub triggers: Triggers,
    /// The last round, once it is known.
    pub final_round: Option<u8>,
    /// Who has no more turns this round.
    pub passed: SeatSet,
    /// The laid locations of the ring, clockwise from the Farm.
    pub ring: Vec<Location>,
    /// Tiles on the locations; food in the middle.
    pub stock: ByGood<u8>,
    /// Carts in the Village.
    pub carts: u8,
    /// Houses in the Village, by the good on them.
    pub houses: ByGood<u8>,
    /// Boats in the Harbor, by the good on them.
    pub boats: ByGood<u8>,
    /// Orders on the Market.
    pub orders: OrderSet,
    /// Extensions that lie face down.
    pub stack: ExtensionSet,
    /// Extensions for sale, lowest position first.
    pub strip: [Option<Extension>; STRIP_LENGTH],
    /// Who did first what only one can be first to do, in the order of [`First`].
    pub firsts: [Option<Seat>; First::COUNT],
    /// The seats, from seat 0.
    pub seats: Vec<SeatPosition>,
}

/// The number of cards of each kind.
pub(super) fn counted(cards: Cards) -> ByGood<u8> {
    ByGood::from_fn(|good| cards.count(good))
}

/// Cards packed; `None` if there are more of a kind than a set can have.
pub(super) fn pack_cards(counts: &ByGood<u8>) -> Option<Cards> {
    let mut cards = Cards::default();
    for (good, &count) in counts.iter() {
        if count > Cards::ALIKE_MAX {
            return None;
        }
        (0..count).for_each(|_| cards.add(good));
    }
    Some(cards)
}

impl State {
    /// Everything about this state as plain data.
    #[must_use]
    pub fn position(&self) -> Position {
        let components = self.numbers();
        let swapping = matches!(*self.decision, Decision::Swap(_) | Decision::SwapDraw(_));
        Position {
            setup: self.setup(),
            round: self.round,
            start: self.start,
            decision: *self.decision,
            triggers: self.triggers,
            final_round: self.final_round,
            passed: self.passed,
            ring: self.ring[..usize::from(self.ring_length)].to_vec(),
            stock: self.stock,
            carts: self.carts,
            houses: counted(self.houses),
            boats: counted(self.boats),
            orders: self.orders,
            stack: self.stack,
            strip: self.strip,
            firsts: self.firsts.all(),
            seats: (self.players.first(self.seat_count.into()).iter())
                .map(|player| SeatPosition::of(player, components, swapping))
                .collect(),
        }
    }

    /// The state of a position that could occur at a table.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let mut state = Self::of_position(position)?;
        invariants::check(&state)?;
        decision::check(&mut state)?;
        Ok(state)
    }

    /// The state of a position whose parts fit into a state.
    fn of_position(position: &Position) -> Result<Self, PositionError> {
        let setup = &position.setup;
        setup.check().map_err(PositionError::Setup)?;
        let (found, expected) = (position.seats.len(), setup.player_count);
        if found != expected {
            return Err(PositionError::SeatCount { found, expected });
        }
        let laid: LocationSet = position.ring.iter().copied().collect();
        let ring_length = position.ring.len();
        if laid.len() != ring_length || position.ring.first() != Some(&Location::Farm) {
            return Err(PositionError::Ring);
        }
        let mut ring = [Location::Farm; Location::COUNT];
        ring[..ring_length].copy_from_slice(&position.ring);
        let named = [Some(position.start)]
            .into_iter()
            .chain(position.firsts)
            .flatten()
            .chain(position.passed.iter())
            .chain(decision::seats_named(position.decision).iter());
        for seat in named {
            if seat.index() >= expected {
                return Err(PositionError::NoSuchSeat { seat });
            }
        }
        let components = setup.components.get();
        let mut players = PerSeat::default();
        for (seat, board) in Seat::all(expected).zip(&position.seats) {
            players[seat] = board.player(seat, components, expected)?;
        }
        let wrong_cards = PositionError::TooManyCards;
        Ok(Self {
            round: position.round,
            start: position.start,
            decision: Open::new(position.decision),
            triggers: position.triggers,
            final_round: position.final_round,
            passed: position.passed,
            ring_length: ring_length as u8,
            ring,
            stock: position.stock,
            carts: position.carts,
            houses: pack_cards(&position.houses).ok_or(wrong_cards.clone())?,
            boats: pack_cards(&position.boats).ok_or(wrong_cards)?,
            orders: position.orders,
            stack: position.stack,
            strip: position.strip,
            firsts: Firsts::of(position.firsts),
            players,
            ..Self::unpack(setup)
        })
    }
}
