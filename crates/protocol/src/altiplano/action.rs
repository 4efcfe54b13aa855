//! What a seat can decide, and what chance can bring.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Extension, Fuel, Good, Location, Mission, Order, Place, Recipe, Role};
use crate::mirror::FromRules;
use crate::{NoSuchSeat, Seat};

/// A seat's decision. `wild` says that the tile on the any-location space (E14, E20) is used, and the
/// others, if there are more, from the location's spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AltiplanoAction {
    /// Takes a role while roles are drafted: `role miner`.
    TakeRole {
        /// Which.
        role: Role,
    },
    /// Keeps a Mission of those in hand: `keep m3`.
    KeepMission {
        /// Which.
        mission: Mission,
    },
    /// Passes this Mission to the left neighbour and the other to the right one; with two players this
    /// one to the opponent and the other into the box: `give m3`.
    GiveMission {
        /// Which.
        mission: Mission,
    },
    /// Takes a tile from an action space back to a planning space: `take-back fish harbor`.
    TakeBack {
        /// Which kind.
        good: Good,
        /// From where.
        place: Place,
    },
    /// Takes all coins of these spaces back: `take-back coins e6`.
    TakeBackCoins {
        /// From where.
        place: Place,
    },
    /// Draws one more tile (`draw_fewer`): `draw`.
    DrawMore,
    /// Draws no more tiles (`draw_fewer`): `stop`.
    StopDrawing,
    /// Puts a tile away and gets another for it (E18): `swap fish draw`, `swap fish ore`.
    Swap {
        /// The kind that goes from the planning spaces to the container.
        away: Good,
        /// The kind taken out of the container; null: a tile is drawn.
        #[serde(default)]
        take: Option<Good>,
    },
    /// Swaps nothing: `keep-tiles`.
    KeepTiles,
    /// Puts a tile from a planning space onto an action space: `plan wood forest`.
    Plan {
        /// Which kind.
        good: Good,
        /// Where to.
        place: Place,
    },
    /// Puts the exact price in coins onto a tile, or E17's coin onto a movement space: `fund e6`.
    Fund {
        /// Where.
        place: Place,
    },
    /// Lifts everything that was planned in this phase: `replan`.
    Replan,
    /// Puts the pawn on its first place: `pawn farm`.
    PlacePawn {
        /// Where.
        location: Location,
    },
    /// Moves with the first cart, free of charge: `first-cart mine`.
    FirstCart {
        /// Where to.
        to: Location,
    },
    /// Moves with a further cart: `cart mine food`.
    Cart {
        /// Where to.
        to: Location,
        /// What drives it.
        fuel: Fuel,
    },
    /// Steps to a neighbour: `walk mine food`.
    Walk {
        /// Where to.
        to: Location,
        /// What drives it.
        fuel: Fuel,
    },
    /// Farm: a food for each alpaca: `farm food 2`.
    FarmFood {
        /// How many alpacas are used.
        count: u8,
        /// Whether the any-location tile is one of them.
        #[serde(default)]
        wild: bool,
    },
    /// Turns two tiles into one good: `forest wood`.
    Make {
        /// Which basic action.
        recipe: Recipe,
        /// Whether the any-location tile is one of the two.
        #[serde(default)]
        wild: bool,
    },
    /// Forest: one cacao for a food, a cloth or a glass; more may follow: `forest cacao glass`.
    TradeCacao {
        /// What for.
        gain: Good,
        /// Whether it is the any-location tile.
        #[serde(default)]
        wild: bool,
    },
    /// Harbor: two wood for a boat: `harbor boat wool`.
    BuildBoat {
        /// The good on the boat; null where no boat is left.
        #[serde(default)]
        good: Option<Good>,
        /// Whether the any-location tile is one of the two.
        #[serde(default)]
        wild: bool,
    },
    /// Village: two stone for a house: `village house wool`.
    BuildHouse {
        /// The good on the house; null where no house is left.
        #[serde(default)]
        good: Option<Good>,
        /// Whether the any-location tile is one of the two.
        #[serde(default)]
        wild: bool,
    },
    /// Village: a tile into the warehouse; more may follow: `village store wool`.
    Store {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        #[serde(default)]
        wild: bool,
    },
    /// Village: a coin for a cart: `village cart`.
    BuyCart,
    /// Market: a tile for its price; more may follow: `market sell wool`.
    Sell {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        #[serde(default)]
        wild: bool,
    },
    /// Market: a tile of the strip for its price and the surcharge: `market extension e4`.
    BuyExtension {
        /// Which.
        extension: Extension,
    },
    /// Market: a coin for an order: `market order o4`.
    TakeOrder {
        /// Which; null where none is left (`pay_for_nothing`).
        #[serde(default)]
        order: Option<Order>,
    },
    /// Market: a tile onto the own order; more may follow: `market deliver wool`.
    Deliver {
        /// Which kind.
        good: Good,
        /// Whether it is the any-location tile.
        #[serde(default)]
        wild: bool,
    },
    /// Road: stone and wood for a step: `road build`.
    BuildRoad {
        /// Whether the any-location tile is one of the two.
        #[serde(default)]
        wild: bool,
    },
    /// The action of the role or of an extension: `use role ore`, `use e12 wood`.
    Use {
        /// Whose.
        place: Place,
        /// What is chosen of what it gives.
        gain: Good,
        /// Whether the any-location tile is one of its inputs (`wild_feeds_tiles`).
        #[serde(default)]
        wild: bool,
    },
    /// E25: so many corn leave the corn store for the warehouse: `send-corn 2`.
    SendCorn {
        /// How many.
        count: u8,
    },
    /// Corn onto this shelf: `shelve-corn 1` is shelf 0.
    ShelveCorn {
        /// Which, from 0 in the order in which shelves are begun.
        shelf: u8,
    },
    /// Gained corn into the corn store (E25): `keep-corn`.
    KeepCorn,
    /// Closes taking back, planning, trading, selling, delivering and storing: `done`.
    Done,
    /// No more actions this round: `pass`.
    Pass,
    /// The turn is over: `end-turn`.
    EndTurn,
}

/// A chance outcome: `ring mine`, `draw wood`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AltiplanoOutcome {
    /// The next location clockwise.
    Ring {
        /// Which.
        location: Location,
    },
    /// The start player.
    StartPlayer {
        /// Who.
        seat: Seat,
    },
    /// An order for the Market.
    Order {
        /// Which.
        order: Order,
    },
    /// The next extension of the strip.
    Extension {
        /// Which.
        extension: Extension,
    },
    /// A seat's role.
    Role {
        /// Which.
        role: Role,
    },
    /// A Mission into a seat's hand.
    Mission {
        /// Which.
        mission: Mission,
    },
    /// A tile out of a bag.
    Draw {
        /// Which kind.
        good: Good,
    },
}

impl From<altiplano::Action> for AltiplanoAction {
    fn from(action: altiplano::Action) -> Self {
        use altiplano::Action as Rules;
        match action {
            Rules::TakeRole(role) => Self::TakeRole { role: role.into() },
            Rules::KeepMission(mission) => Self::KeepMission {
                mission: mission.into(),
            },
            Rules::GiveMission(mission) => Self::GiveMission {
                mission: mission.into(),
            },
            Rules::TakeBack { good, place } => Self::TakeBack {
                good: good.into(),
                place: place.into(),
            },
            Rules::TakeBackCoins(place) => Self::TakeBackCoins { place: place.into() },
            Rules::DrawMore => Self::DrawMore,
            Rules::StopDrawing => Self::StopDrawing,
            Rules::Swap { away, take } => Self::Swap {
                away: away.into(),
                take: take.map(Into::into),
            },
            Rules::KeepTiles => Self::KeepTiles,
            Rules::Plan { good, place } => Self::Plan {
                good: good.into(),
                place: place.into(),
            },
            Rules::Fund(place) => Self::Fund { place: place.into() },
            Rules::Replan => Self::Replan,
            Rules::PlacePawn(location) => Self::PlacePawn {
                location: location.into(),
            },
            Rules::FirstCart(to) => Self::FirstCart { to: to.into() },
            Rules::Cart { to, fuel } => Self::Cart {
                to: to.into(),
                fuel: fuel.into(),
            },
            Rules::Walk { to, fuel } => Self::Walk {
                to: to.into(),
                fuel: fuel.into(),
            },
            Rules::FarmFood { count, wild } => Self::FarmFood { count, wild },
            Rules::Make { recipe, wild } => Self::Make {
                recipe: recipe.into(),
                wild,
            },
            Rules::TradeCacao { gain, wild } => Self::TradeCacao {
                gain: gain.into(),
                wild,
            },
            Rules::BuildBoat { good, wild } => Self::BuildBoat {
                good: good.map(Into::into),
                wild,
            },
            Rules::BuildHouse { good, wild } => Self::BuildHouse {
                good: good.map(Into::into),
                wild,
            },
            Rules::Store { good, wild } => Self::Store {
                good: good.into(),
                wild,
            },
            Rules::BuyCart => Self::BuyCart,
            Rules::Sell { good, wild } => Self::Sell {
                good: good.into(),
                wild,
            },
            Rules::BuyExtension(extension) => Self::BuyExtension {
                extension: extension.into(),
            },
            Rules::TakeOrder(order) => Self::TakeOrder {
                order: order.map(Into::into),
            },
            Rules::Deliver { good, wild } => Self::Deliver {
                good: good.into(),
                wild,
            },
            Rules::BuildRoad { wild } => Self::BuildRoad { wild },
            Rules::Use { place, gain, wild } => Self::Use {
                place: place.into(),
                gain: gain.into(),
                wild,
            },
            Rules::SendCorn(count) => Self::SendCorn { count },
            Rules::ShelveCorn(shelf) => Self::ShelveCorn { shelf },
            Rules::KeepCorn => Self::KeepCorn,
            Rules::Done => Self::Done,
            Rules::Pass => Self::Pass,
            Rules::EndTurn => Self::EndTurn,
        }
    }
}

impl From<AltiplanoAction> for altiplano::Action {
    fn from(action: AltiplanoAction) -> Self {
        use AltiplanoAction as Wire;
        match action {
            Wire::TakeRole { role } => Self::TakeRole(role.into()),
            Wire::KeepMission { mission } => Self::KeepMission(mission.into()),
            Wire::GiveMission { mission } => Self::GiveMission(mission.into()),
            Wire::TakeBack { good, place } => Self::TakeBack {
                good: good.into(),
                place: place.into(),
            },
            Wire::TakeBackCoins { place } => Self::TakeBackCoins(place.into()),
            Wire::DrawMore => Self::DrawMore,
            Wire::StopDrawing => Self::StopDrawing,
            Wire::Swap { away, take } => Self::Swap {
                away: away.into(),
                take: take.map(Into::into),
            },
            Wire::KeepTiles => Self::KeepTiles,
            Wire::Plan { good, place } => Self::Plan {
                good: good.into(),
                place: place.into(),
            },
            Wire::Fund { place } => Self::Fund(place.into()),
            Wire::Replan => Self::Replan,
            Wire::PlacePawn { location } => Self::PlacePawn(location.into()),
            Wire::FirstCart { to } => Self::FirstCart(to.into()),
            Wire::Cart { to, fuel } => Self::Cart {
                to: to.into(),
                fuel: fuel.into(),
            },
            Wire::Walk { to, fuel } => Self::Walk {
                to: to.into(),
                fuel: fuel.into(),
            },
            Wire::FarmFood { count, wild } => Self::FarmFood { count, wild },
            Wire::Make { recipe, wild } => Self::Make {
                recipe: recipe.into(),
                wild,
            },
            Wire::TradeCacao { gain, wild } => Self::TradeCacao {
                gain: gain.into(),
                wild,
            },
            Wire::BuildBoat { good, wild } => Self::BuildBoat {
                good: good.map(Into::into),
                wild,
            },
            Wire::BuildHouse { good, wild } => Self::BuildHouse {
                good: good.map(Into::into),
                wild,
            },
            Wire::Store { good, wild } => Self::Store {
                good: good.into(),
                wild,
            },
            Wire::BuyCart => Self::BuyCart,
            Wire::Sell { good, wild } => Self::Sell {
                good: good.into(),
                wild,
            },
            Wire::BuyExtension { extension } => Self::BuyExtension(extension.into()),
            Wire::TakeOrder { order } => Self::TakeOrder(order.map(Into::into)),
            Wire::Deliver { good, wild } => Self::Deliver {
                good: good.into(),
                wild,
            },
            Wire::BuildRoad { wild } => Self::BuildRoad { wild },
            Wire::Use { place, gain, wild } => Self::Use {
                place: place.into(),
                gain: gain.into(),
                wild,
            },
            Wire::SendCorn { count } => Self::SendCorn(count),
            Wire::ShelveCorn { shelf } => Self::ShelveCorn(shelf),
            Wire::KeepCorn => Self::KeepCorn,
            Wire::Done => Self::Done,
            Wire::Pass => Self::Pass,
            Wire::EndTurn => Self::EndTurn,
        }
    }
}

impl FromRules<altiplano::Action> for AltiplanoAction {
    fn from_rules(action: altiplano::Action) -> Self {
        action.into()
    }
}

impl From<altiplano::Outcome> for AltiplanoOutcome {
    fn from(outcome: altiplano::Outcome) -> Self {
        use altiplano::Outcome as Rules;
        match outcome {
            Rules::Ring(location) => Self::Ring {
                location: location.into(),
            },
            Rules::StartPlayer(seat) => Self::StartPlayer { seat: seat.into() },
            Rules::Order(order) => Self::Order { order: order.into() },
            Rules::Extension(extension) => Self::Extension {
                extension: extension.into(),
            },
            Rules::Role(role) => Self::Role { role: role.into() },
            Rules::Mission(mission) => Self::Mission {
                mission: mission.into(),
            },
            Rules::Draw(good) => Self::Draw { good: good.into() },
        }
    }
}

impl TryFrom<AltiplanoOutcome> for altiplano::Outcome {
    type Error = NoSuchSeat;

    fn try_from(outcome: AltiplanoOutcome) -> Result<Self, NoSuchSeat> {
        use AltiplanoOutcome as Wire;
        Ok(match outcome {
            Wire::Ring { location } => Self::Ring(location.into()),
            Wire::StartPlayer { seat } => Self::StartPlayer(seat.try_into()?),
            Wire::Order { order } => Self::Order(order.into()),
            Wire::Extension { extension } => Self::Extension(extension.into()),
            Wire::Role { role } => Self::Role(role.into()),
            Wire::Mission { mission } => Self::Mission(mission.into()),
            Wire::Draw { good } => Self::Draw(good.into()),
        })
    }
}
