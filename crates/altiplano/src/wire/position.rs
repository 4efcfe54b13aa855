//! A whole position as JSON, nothing hidden: for analysis, tests and outside programs.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::seat_position::AltiplanoSeatPosition;
use super::setup::AltiplanoSetup;
use super::view::{Altiplano, Firsts};
use crate::{
    ByGood, Decision, Extension, ExtensionSet, First, Good, Location, Order, OrderSet, Position,
    STRIP_LENGTH, SeatPosition, SetupError, Switch, Trigger, Triggers,
};

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AltiplanoPosition {
    /// `altiplano`.
    pub game: Altiplano,
    /// The table's agreement.
    pub setup: AltiplanoSetup,
    /// From 1; 0 during setup.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// What the game waits for; the open locations of `act` follow from the boards and are not read.
    pub decision: Decision,
    /// What has triggered the end.
    pub triggers: Vec<Trigger>,
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
    pub houses: Vec<Good>,
    /// Boats in the Harbor, by the good on them.
    pub boats: Vec<Good>,
    /// Orders on the Market.
    pub orders: Vec<Order>,
    /// Extensions that lie face down, in any order.
    pub stack: Vec<Extension>,
    /// Extensions for sale, lowest position first; null for a gap.
    pub strip: Vec<Option<Extension>>,
    /// Who did first what only one can be first to do.
    pub firsts: Firsts,
    /// The seats, from seat 0.
    pub seats: Vec<AltiplanoSeatPosition>,
}

/// Each kind as often as it occurs, in order.
pub(super) fn listed(counts: &ByGood<u8>) -> Vec<Good> {
    let repeated = |(good, &count): (Good, &u8)| std::iter::repeat_n(good, count.into());
    counts.iter().flat_map(repeated).collect()
}

/// How often each kind is in the list; more than fit become the most that fit.
pub(super) fn counted(goods: Vec<Good>) -> ByGood<u8> {
    let mut counts = ByGood::<u8>::default();
    for good in goods {
        let count = &mut counts[good];
        *count = count.saturating_add(1);
    }
    counts
}

/// The set of what a list names, each once.
pub(super) fn set<T: Copy, S: FromIterator<T>>(
    list: &[T],
    length: impl Fn(&S) -> usize,
    what: &str,
) -> Result<S, String> {
    let set: S = list.iter().copied().collect();
    match length(&set) == list.len() {
        true => Ok(set),
        false => Err(format!("{what} names something twice")),
    }
}

impl From<&Position> for AltiplanoPosition {
    fn from(position: &Position) -> Self {
        let Position {
            setup,
            round,
            start,
            decision,
            triggers,
            final_round,
            passed,
            ring,
            stock,
            carts,
            houses,
            boats,
            orders,
            stack,
            strip,
            firsts,
            seats: boards,
        } = position;
        let missions = setup.switches.has(Switch::Missions);
        Self {
            game: Altiplano::Altiplano,
            setup: setup.into(),
            round: *round,
            start: *start,
            decision: *decision,
            triggers: triggers.iter().collect(),
            final_round: *final_round,
            passed: *passed,
            ring: ring.clone(),
            stock: *stock,
            carts: *carts,
            houses: listed(houses),
            boats: listed(boats),
            orders: orders.iter().collect(),
            stack: stack.iter().collect(),
            strip: strip.to_vec(),
            firsts: Firsts::from(firsts),
            seats: boards
                .iter()
                .map(|seat| AltiplanoSeatPosition::of(seat, missions))
                .collect(),
        }
    }
}

impl TryFrom<AltiplanoPosition> for Position {
    type Error = String;

    fn try_from(position: AltiplanoPosition) -> Result<Self, String> {
        let mut triggers = Triggers::default();
        for trigger in position.triggers {
            match trigger {
                Trigger::Empty(location) => triggers.locations.insert(location),
                Trigger::Strip => triggers.strip = true,
            }
        }
        let mut firsts = [None; First::COUNT];
        firsts[First::Shelf.index()] = position.firsts.shelf;
        firsts[First::FishShelf.index()] = position.firsts.fish_shelf;
        firsts[First::Order.index()] = position.firsts.order;
        firsts[First::House.index()] = position.firsts.house;
        let found = position.strip.len();
        Ok(Self {
            setup: (&position.setup)
                .try_into()
                .map_err(|error: SetupError| error.to_string())?,
            round: position.round,
            start: position.start,
            decision: position.decision,
            triggers,
            final_round: position.final_round,
            passed: position.passed,
            ring: position.ring,
            stock: position.stock,
            carts: position.carts,
            houses: counted(position.houses),
            boats: counted(position.boats),
            orders: set(&position.orders, |set: &OrderSet| set.len(), "orders")?,
            stack: set(&position.stack, |set: &ExtensionSet| set.len(), "stack")?,
            strip: position
                .strip
                .try_into()
                .map_err(|_| format!("{found} positions of the strip instead of {STRIP_LENGTH}"))?,
            firsts,
            seats: position
                .seats
                .into_iter()
                .map(SeatPosition::try_from)
                .collect::<Result<_, String>>()?,
        })
    }
}
