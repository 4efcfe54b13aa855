//! A whole position as JSON, nothing hidden: for analysis, tests and outside programs.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::SeatSet;
use ts_rs::TS;

use super::decision::{seat_set, seats};
use super::{
    Altiplano, AltiplanoSetup, ByGood, ByLocation, Decision, Extension, Firsts, Good, Location, Mission,
    MovedTile, Order, Place, Role, Trigger,
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

/// One seat's boards. While answers are sealed, tiles lie where the seat has moved them; `moved` says what
/// it moved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AltiplanoSeatPosition {
    /// The role.
    pub role: Option<Role>,
    /// Coins beside the board.
    pub coins: u16,
    /// Tiles in the bag.
    pub bag: ByGood<u8>,
    /// Tiles in the container.
    pub container: ByGood<u8>,
    /// Tiles on the planning spaces.
    pub planning: Vec<Good>,
    /// Tiles on the spaces of the locations.
    pub spaces: ByLocation<Vec<Good>>,
    /// The tile on the any-location space.
    pub any_location: Option<Good>,
    /// Food on the movement spaces.
    pub movement_food: u8,
    /// Whether a coin lies on one (E17).
    pub movement_coin: bool,
    /// Tiles or coins on the role tile and on extensions, where there are any.
    pub workshops: Vec<WorkshopPosition>,
    /// Own extensions.
    pub extensions: Vec<Extension>,
    /// The begun shelves in their order.
    pub warehouse: Vec<ShelfPosition>,
    /// Corn in the corn store (E25).
    pub corn_store: u8,
    /// Steps built on the Road.
    pub road: u8,
    /// Carts, used ones included.
    pub carts: u8,
    /// Whether the first cart was used this round.
    pub first_cart_used: bool,
    /// Further carts used this round.
    pub further_carts_used: u8,
    /// Whether a cart was bought this round.
    pub cart_bought: bool,
    /// Whether an extension was bought this round.
    pub extension_bought: bool,
    /// Where the pawn stands.
    pub pawn: Option<Location>,
    /// The unfinished order.
    pub order: Option<OrderPosition>,
    /// Completed orders.
    pub completed: Vec<Order>,
    /// Houses, by the good on them.
    pub houses: Vec<Good>,
    /// Boats, by the good on them.
    pub boats: Vec<Good>,
    /// Tiles moved in the open take-back or plan, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<MovedTile>,
    /// Places whose coins were moved in it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moved_coins: Vec<Place>,
    /// How often the plan was made anew in this round.
    #[serde(default)]
    pub replans: u8,
    /// The sealed swap of E18; left out when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub swap: Option<SwapAnswer>,
    /// Mission cards; left out without Missions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub missions: Option<MissionsPosition>,
}

/// What lies on a role or extension tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WorkshopPosition {
    /// Whose spaces they are.
    pub place: Place,
    /// Tiles or coins that lie there.
    pub filled: u8,
}

/// A begun shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShelfPosition {
    /// The kind that began it; corn for a shelf of corn alone.
    pub kind: Good,
    /// Goods of its kind, other than corn.
    pub goods: u8,
    /// Corn on it.
    pub corn: u8,
}

/// The order that a seat works on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OrderPosition {
    /// Which.
    pub order: Order,
    /// Which of its goods, in their order on the card, are delivered.
    pub delivered: Vec<bool>,
}

/// A sealed answer to E18.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SwapAnswer {
    /// The kind that goes to the container.
    pub away: Good,
    /// The kind that comes from the container; null for a draw.
    pub take: Option<Good>,
}

/// A seat's Mission cards.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionsPosition {
    /// Cards to choose from.
    pub hand: Vec<Mission>,
    /// Kept: of the own three, then of those received.
    pub kept: [Option<Mission>; 2],
    /// Given to the left and to the right neighbour; with two players to the opponent.
    pub given: [Option<Mission>; 2],
    /// Put into the box.
    pub boxed: Option<Mission>,
    /// Which of the two kept ones are done and turned up.
    pub shown: [bool; 2],
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
fn listed(counts: &altiplano::ByGood<u8>) -> Vec<Good> {
    let repeated = |(good, &count): (altiplano::Good, &u8)| std::iter::repeat_n(good.into(), count.into());
    counts.iter().flat_map(repeated).collect()
}

/// How often each kind is in the list; more than fit stay the most that fit.
fn counted(goods: Vec<Good>) -> altiplano::ByGood<u8> {
    let mut counts = altiplano::ByGood::<u8>::default();
    for good in goods {
        let count = &mut counts[good.into()];
        *count = count.saturating_add(1);
    }
    counts
}

/// The set of what a list names, each once.
fn set<W: Copy + Into<R>, R, S: FromIterator<R>>(
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

impl AltiplanoSeatPosition {
    fn of(seat: &SeatPosition, with_missions: bool) -> Self {
        let SeatPosition {
            role,
            coins,
            bag,
            container,
            planning,
            spaces,
            any_location,
            movement_food,
            movement_coin,
            workshops,
            extensions,
            shelves,
            corn_store,
            road,
            carts,
            first_cart_used,
            further_carts_used,
            cart_bought,
            extension_bought,
            pawn,
            order,
            delivered,
            completed,
            houses,
            boats,
            moved,
            moved_coins,
            replans,
            swap,
            mission_hand,
            missions_kept,
            missions_given,
            mission_boxed,
            missions_shown,
        } = seat;
        Self {
            role: role.map(Into::into),
            coins: *coins,
            bag: (*bag).into(),
            container: (*container).into(),
            planning: listed(planning),
            spaces: ByLocation::from_fn(|location| listed(&spaces[location.index()])),
            any_location: any_location.map(Into::into),
            movement_food: *movement_food,
            movement_coin: *movement_coin,
            workshops: workshops
                .iter()
                .map(|&(place, filled)| WorkshopPosition {
                    place: place.into(),
                    filled,
                })
                .collect(),
            extensions: extensions.iter().map(Into::into).collect(),
            warehouse: shelves
                .iter()
                .map(|&(kind, goods, corn)| ShelfPosition {
                    kind: kind.into(),
                    goods,
                    corn,
                })
                .collect(),
            corn_store: *corn_store,
            road: *road,
            carts: *carts,
            first_cart_used: *first_cart_used,
            further_carts_used: *further_carts_used,
            cart_bought: *cart_bought,
            extension_bought: *extension_bought,
            pawn: pawn.map(Into::into),
            order: order.map(|order| OrderPosition {
                order: order.into(),
                delivered: delivered.clone(),
            }),
            completed: completed.iter().map(Into::into).collect(),
            houses: listed(houses),
            boats: listed(boats),
            moved: moved
                .iter()
                .map(|&(good, place)| MovedTile {
                    good: good.into(),
                    place: place.into(),
                })
                .collect(),
            moved_coins: moved_coins.iter().map(|&place| place.into()).collect(),
            replans: *replans,
            swap: swap.map(|swap| SwapAnswer {
                away: swap.away.into(),
                take: swap.take.map(Into::into),
            }),
            missions: with_missions.then(|| MissionsPosition {
                hand: mission_hand.iter().map(|&mission| mission.into()).collect(),
                kept: missions_kept.map(|card| card.map(Into::into)),
                given: missions_given.map(|card| card.map(Into::into)),
                boxed: mission_boxed.map(Into::into),
                shown: *missions_shown,
            }),
        }
    }
}

impl TryFrom<AltiplanoSeatPosition> for SeatPosition {
    type Error = String;

    fn try_from(seat: AltiplanoSeatPosition) -> Result<Self, String> {
        let ByLocation {
            farm,
            forest,
            mine,
            harbor,
            village,
            market,
            road,
        } = seat.spaces;
        let missions = seat.missions.unwrap_or_default();
        let (order, delivered) = match seat.order {
            Some(OrderPosition { order, delivered }) => (Some(order.into()), delivered),
            None => (None, Vec::new()),
        };
        Ok(Self {
            role: seat.role.map(Into::into),
            coins: seat.coins,
            bag: seat.bag.into(),
            container: seat.container.into(),
            planning: counted(seat.planning),
            spaces: [farm, forest, mine, harbor, village, market, road].map(counted),
            any_location: seat.any_location.map(Into::into),
            movement_food: seat.movement_food,
            movement_coin: seat.movement_coin,
            workshops: seat
                .workshops
                .into_iter()
                .map(|workshop| (workshop.place.into(), workshop.filled))
                .collect(),
            extensions: set(
                &seat.extensions,
                |set: &altiplano::ExtensionSet| set.len(),
                "extensions",
            )?,
            shelves: seat
                .warehouse
                .into_iter()
                .map(|shelf| (shelf.kind.into(), shelf.goods, shelf.corn))
                .collect(),
            corn_store: seat.corn_store,
            road: seat.road,
            carts: seat.carts,
            first_cart_used: seat.first_cart_used,
            further_carts_used: seat.further_carts_used,
            cart_bought: seat.cart_bought,
            extension_bought: seat.extension_bought,
            pawn: seat.pawn.map(Into::into),
            order,
            delivered,
            completed: set(
                &seat.completed,
                |set: &altiplano::OrderSet| set.len(),
                "completed",
            )?,
            houses: counted(seat.houses),
            boats: counted(seat.boats),
            moved: seat
                .moved
                .into_iter()
                .map(|tile| (tile.good.into(), tile.place.into()))
                .collect(),
            moved_coins: seat.moved_coins.into_iter().map(Into::into).collect(),
            replans: seat.replans,
            swap: seat.swap.map(|swap| altiplano::SwapAnswer {
                away: swap.away.into(),
                take: swap.take.map(Into::into),
            }),
            mission_hand: missions.hand.into_iter().map(Into::into).collect(),
            missions_kept: missions.kept.map(|card| card.map(Into::into)),
            missions_given: missions.given.map(|card| card.map(Into::into)),
            mission_boxed: missions.boxed.map(Into::into),
            missions_shown: missions.shown,
        })
    }
}
