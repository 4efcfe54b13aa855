//! A whole position as JSON, nothing hidden: for analysis, tests and outside programs.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::SeatSet;
use ts_rs::TS;

use super::decision::{seat_set, seats};
use super::{
    Altiplano, AltiplanoSeatPosition, AltiplanoSetup, ByGood, Decision, Extension, Firsts, Good, Location,
    Order, Trigger,
};
use crate::any_game::{BadSetup, GameError};
use crate::{NoSuchSeat, Seat};
use altiplano::{First, Position, STRIP_LENGTH, SeatPosition, State, Triggers};

/// The most tiles that E24 draws.
const ASIDE_MAX: usize = 10;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
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
    pub passed: Vec<Seat>,
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

/// The state's position as JSON.
pub(super) fn write(state: &State) -> Value {
    serde_json::to_value(AltiplanoPosition::from(&state.position())).unwrap_or_default()
}

/// The state of a position in JSON.
pub(super) fn read(value: &Value) -> Result<State, GameError> {
    let bad = |message: String| GameError::BadPosition { message };
    let position = AltiplanoPosition::deserialize(value).map_err(|error| bad(error.to_string()))?;
    let position = Position::try_from(position).map_err(bad)?;
    State::from_position(&position).map_err(|error| bad(error.to_string()))
}

/// Each kind as often as it is there, in order.
pub(super) fn listed(counts: &altiplano::ByGood<u8>) -> Vec<Good> {
    let repeated = |(good, &count): (altiplano::Good, &u8)| std::iter::repeat_n(good.into(), count.into());
    counts.iter().flat_map(repeated).collect()
}

/// How often each kind is in the list; more than fit stay the most that fit.
pub(super) fn counted(goods: Vec<Good>) -> altiplano::ByGood<u8> {
    let mut counts = altiplano::ByGood::<u8>::default();
    for good in goods {
        let count = &mut counts[good.into()];
        *count = count.saturating_add(1);
    }
    counts
}

/// The set of what a list names, each once.
pub(super) fn set<W: Copy + Into<R>, R, S: FromIterator<R>>(
    list: &[W],
    length: impl Fn(&S) -> usize,
    what: &str,
) -> Result<S, String> {
    let set: S = list.iter().map(|&one| one.into()).collect();
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
        let missions = setup.switches.has(altiplano::Switch::Missions);
        Self {
            game: Altiplano::Altiplano,
            setup: setup.into(),
            round: *round,
            start: (*start).into(),
            decision: (*decision).into(),
            triggers: triggers.iter().map(Into::into).collect(),
            final_round: *final_round,
            passed: seats(*passed),
            ring: ring.iter().map(|&location| location.into()).collect(),
            stock: (*stock).into(),
            carts: *carts,
            houses: listed(houses),
            boats: listed(boats),
            orders: orders.iter().map(Into::into).collect(),
            stack: stack.iter().map(Into::into).collect(),
            strip: strip.iter().map(|one| one.map(Into::into)).collect(),
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
        let no_seat = |error: NoSuchSeat| error.to_string();
        let strip: Vec<Option<altiplano::Extension>> =
            position.strip.iter().map(|one| one.map(Into::into)).collect();
        let mut triggers = Triggers::default();
        for trigger in &position.triggers {
            match trigger {
                Trigger::Empty { location } => triggers.locations.insert((*location).into()),
                Trigger::Strip => triggers.strip = true,
            }
        }
        let first = |seat: Option<Seat>| seat.map(TryInto::try_into).transpose().map_err(no_seat);
        let mut firsts = [None; First::COUNT];
        firsts[First::Shelf.index()] = first(position.firsts.shelf)?;
        firsts[First::FishShelf.index()] = first(position.firsts.fish_shelf)?;
        firsts[First::Order.index()] = first(position.firsts.order)?;
        firsts[First::House.index()] = first(position.firsts.house)?;
        let passed: SeatSet = seat_set(&position.passed).map_err(no_seat)?;
        let found = strip.len();
        if let Decision::FinalDraw { aside, .. } = &position.decision
            && aside.len() > ASIDE_MAX
        {
            return Err(format!(
                "{} drawn tiles lie aside, at most {ASIDE_MAX} can",
                aside.len()
            ));
        }
        Ok(Self {
            setup: (&position.setup)
                .try_into()
                .map_err(|error: BadSetup<_>| error.to_string())?,
            round: position.round,
            start: position.start.try_into().map_err(no_seat)?,
            decision: (&position.decision).try_into().map_err(no_seat)?,
            triggers,
            final_round: position.final_round,
            passed,
            ring: position.ring.into_iter().map(Into::into).collect(),
            stock: position.stock.into(),
            carts: position.carts,
            houses: counted(position.houses),
            boats: counted(position.boats),
            orders: set(&position.orders, |set: &altiplano::OrderSet| set.len(), "orders")?,
            stack: set(
                &position.stack,
                |set: &altiplano::ExtensionSet| set.len(),
                "stack",
            )?,
            strip: strip
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
