//! The table as one observer sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Breakdown, Buccaneer, Building, ByGood, ByTile, Decision, EndReason, Festival, Good, Progress, Role,
    RoleCard, Setup,
};
use crate::Seat;

/// The game's name, which says what the rest of a view is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PuertoRico {
    /// `puerto-rico`.
    #[default]
    #[serde(rename = "puerto-rico")]
    PuertoRico,
}

/// What a seat or a spectator may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuertoRicoView {
    /// `puerto-rico`.
    pub game: PuertoRico,
    /// The table's agreement.
    pub setup: Setup,
    /// Who looks; null for a spectator.
    pub observer: Option<Seat>,
    /// From 1.
    pub round: u8,
    /// Who picks first this round.
    pub governor: Seat,
    /// The role whose phase runs, and who picked it; null while a role is picked.
    pub phase: Option<Phase>,
    /// What the game waits for.
    pub decision: Decision,
    /// What the running phase remembers beside the decision.
    pub progress: Progress,
    /// Role cards of this game in order.
    pub cards: Vec<CardView>,
    /// Face-up plantations by kind.
    pub plantations: ByGood<u8>,
    /// Face-down plantations by kind: open, since everybody can count what was seen.
    pub face_down: ByGood<u8>,
    /// Discarded plantations by kind.
    pub discards: ByGood<u8>,
    /// Quarries left.
    pub quarries: u8,
    /// Workers in the supply.
    pub worker_supply: u8,
    /// Workers on the ship.
    pub worker_ship: u8,
    /// Workers that were refused and left the game (`decline_workers`).
    pub workers_refused: u8,
    /// Nobles in the supply; left out without Nobles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub noble_supply: Option<u8>,
    /// Nobles on the ship; left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub noble_ship: Option<u8>,
    /// Nobles that left the game; left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nobles_gone: Option<u8>,
    /// Goods in the supply.
    pub goods: ByGood<u8>,
    /// Victory point chips in the pool; 0 once points are written on credit.
    pub victory_points: u16,
    /// Victory point chips that left the game (`black_market_discard`); left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points_gone: Option<u16>,
    /// Seats whose library doubled a privilege this round (`library_2p_once`); left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub library_used: Option<Vec<Seat>>,
    /// Goods in the trading house, by kind.
    pub trading_house: Vec<Good>,
    /// Cargo ships, smallest first.
    pub ships: Vec<ShipView>,
    /// Buildings for sale and sold out, in table order; what is not in this game is left out.
    pub market: Vec<MarketView>,
    /// While the market is chosen: what from, and where to; left out later and where nothing is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub draft: Option<DraftView>,
    /// What has triggered the end, if anything has.
    pub end: Option<EndReason>,
    /// The seats, from seat 0.
    pub seats: Vec<SeatView>,
    /// Buccaneer token and captured role card; only with the expansion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub buccaneer: Option<Buccaneer>,
    /// The festival's tasks; only with the expansion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub festival: Option<Festival>,
    /// Final scores with all sources; only when the game is over.
    pub result: Option<Vec<Breakdown>>,
}

/// The phase that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Phase {
    /// Of which role.
    pub role: Role,
    /// Who picked it.
    pub chooser: Seat,
}

/// A role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardView {
    /// Which.
    pub card: RoleCard,
    /// Doubloons on it.
    pub doubloons: u8,
    /// Who took it this round.
    pub taken_by: Option<Seat>,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShipView {
    /// Holds, which is also its name.
    pub capacity: u8,
    /// What it carries.
    pub good: Option<Good>,
    /// How many.
    pub amount: u8,
}

/// A kind of building on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MarketView {
    /// Which.
    pub building: Building,
    /// Copies left.
    pub left: u8,
}

/// The choice of the market before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftView {
    /// All kinds that take part, chosen or not, in table order.
    pub pool: Vec<Building>,
    /// Places of the main board, by price; filled or not.
    pub places: Vec<DraftPlaces>,
}

/// Places of the main board for kinds of one price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftPlaces {
    /// The price in doubloons.
    pub cost: u8,
    /// How many kinds lie there at the end.
    pub places: u8,
}

impl DraftView {
    /// What is shown while the market is chosen.
    fn of(view: &puerto_rico::View) -> Option<Self> {
        let asks = matches!(
            view.decision,
            puerto_rico::Decision::Draft(_) | puerto_rico::Decision::DraftChance
        );
        let places = (0..).zip(view.setup.draft_places());
        asks.then(|| Self {
            pool: view.setup.draft_pool().iter().map(Into::into).collect(),
            places: places
                .filter(|&(_, places)| places > 0)
                .map(|(cost, places)| DraftPlaces { cost, places })
                .collect(),
        })
    }
}

/// One seat's boards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Money.
    pub doubloons: u16,
    /// Barrels.
    pub goods: ByGood<u8>,
    /// Workers in San Juan, nobles included.
    pub san_juan: u8,
    /// How many of them are nobles, while the seat places its nobles all that have no place yet; left out
    /// when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub san_juan_nobles: Option<u8>,
    /// Island tiles by kind.
    pub tiles: ByTile<u8>,
    /// How many of them are occupied, by workers or nobles.
    pub tile_workers: ByTile<u8>,
    /// How many of them are occupied by nobles; left out when none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile_nobles: Option<ByTile<u8>>,
    /// Plantations that lie face down as forests, by kind; left out when there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forests: Option<ByGood<u8>>,
    /// Buildings in table order.
    pub buildings: Vec<CityView>,
    /// Victory points in chips; null if the observer may not see them.
    pub victory_points: Option<u16>,
    /// Whether the wharf was used in the running captain phase.
    pub wharf_used: bool,
    /// Whether the small wharf was used in the running captain phase; left out when not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub small_wharf_used: Option<bool>,
    /// What a craftsman phase would bring now, if the supply lasts.
    pub production: ByGood<u8>,
}

/// A kind of building in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CityView {
    /// Which.
    pub building: Building,
    /// Copies owned: 1, or more with `dup_production`.
    pub count: u8,
    /// Workers on it, nobles included.
    pub workers: u8,
    /// How many of them are nobles; left out when none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nobles: Option<u8>,
}

impl From<&puerto_rico::View> for PuertoRicoView {
    fn from(view: &puerto_rico::View) -> Self {
        let puerto_rico::View {
            setup,
            observer,
            round,
            governor,
            phase,
            decision,
            progress,
            cards,
            plantations,
            face_down,
            discards,
            quarries,
            worker_supply,
            worker_ship,
            workers_refused,
            noble_supply,
            noble_ship,
            nobles_gone,
            goods,
            victory_points,
            points_gone,
            library_used,
            trading_house,
            ships,
            market,
            end,
            seats,
            buccaneer,
            festival,
            result,
        } = view;
        Self {
            game: PuertoRico::PuertoRico,
            setup: setup.into(),
            observer: observer.map(Into::into),
            round: *round,
            governor: (*governor).into(),
            phase: phase.map(|(role, chooser)| Phase {
                role: role.into(),
                chooser: chooser.into(),
            }),
            decision: (*decision).into(),
            progress: (*progress).into(),
            cards: cards.iter().map(CardView::from).collect(),
            plantations: (*plantations).into(),
            face_down: (*face_down).into(),
            discards: (*discards).into(),
            quarries: *quarries,
            worker_supply: *worker_supply,
            worker_ship: *worker_ship,
            workers_refused: *workers_refused,
            noble_supply: setup
                .expansions
                .has(puerto_rico::Expansion::Nobles)
                .then_some(*noble_supply),
            noble_ship: (*noble_ship > 0).then_some(*noble_ship),
            nobles_gone: (*nobles_gone > 0).then_some(*nobles_gone),
            goods: (*goods).into(),
            victory_points: *victory_points,
            points_gone: (*points_gone > 0).then_some(*points_gone),
            library_used: (!library_used.is_empty()).then(|| library_used.iter().map(Into::into).collect()),
            trading_house: trading_house.iter().map(|&good| good.into()).collect(),
            ships: ships.iter().map(ShipView::from).collect(),
            market: market.iter().map(MarketView::from).collect(),
            draft: DraftView::of(view),
            end: end.map(Into::into),
            seats: seats.iter().map(SeatView::from).collect(),
            buccaneer: buccaneer.map(Into::into),
            festival: festival.map(Into::into),
            result: result
                .as_ref()
                .map(|result| result.iter().map(Breakdown::from).collect()),
        }
    }
}

impl From<&puerto_rico::CardView> for CardView {
    fn from(card: &puerto_rico::CardView) -> Self {
        let puerto_rico::CardView {
            card,
            doubloons,
            taken_by,
        } = *card;
        Self {
            card: card.into(),
            doubloons,
            taken_by: taken_by.map(Into::into),
        }
    }
}

impl From<&puerto_rico::ShipView> for ShipView {
    fn from(ship: &puerto_rico::ShipView) -> Self {
        let puerto_rico::ShipView {
            capacity,
            good,
            amount,
        } = *ship;
        Self {
            capacity,
            good: good.map(Into::into),
            amount,
        }
    }
}

impl From<&puerto_rico::Ship> for ShipView {
    fn from(ship: &puerto_rico::Ship) -> Self {
        let puerto_rico::Ship {
            capacity,
            good,
            amount,
        } = *ship;
        Self {
            capacity,
            good: good.map(Into::into),
            amount,
        }
    }
}

impl From<ShipView> for puerto_rico::Ship {
    fn from(ship: ShipView) -> Self {
        Self {
            capacity: ship.capacity,
            good: ship.good.map(Into::into),
            amount: ship.amount,
        }
    }
}

impl From<&puerto_rico::MarketView> for MarketView {
    fn from(market: &puerto_rico::MarketView) -> Self {
        let puerto_rico::MarketView { building, left } = *market;
        Self {
            building: building.into(),
            left,
        }
    }
}

impl From<&puerto_rico::SeatView> for SeatView {
    fn from(seat: &puerto_rico::SeatView) -> Self {
        let puerto_rico::SeatView {
            doubloons,
            goods,
            san_juan,
            san_juan_nobles,
            tiles,
            tile_workers,
            tile_nobles,
            forests,
            buildings,
            victory_points,
            wharf_used,
            small_wharf_used,
            production,
        } = seat;
        Self {
            doubloons: *doubloons,
            goods: (*goods).into(),
            san_juan: *san_juan,
            tiles: (*tiles).into(),
            san_juan_nobles: (*san_juan_nobles > 0).then_some(*san_juan_nobles),
            tile_workers: (*tile_workers).into(),
            tile_nobles: (tile_nobles.total() > 0).then(|| (*tile_nobles).into()),
            forests: (forests.total() > 0).then(|| (*forests).into()),
            buildings: buildings.iter().map(CityView::from).collect(),
            victory_points: *victory_points,
            wharf_used: *wharf_used,
            small_wharf_used: small_wharf_used.then_some(true),
            production: (*production).into(),
        }
    }
}

impl From<&puerto_rico::CityView> for CityView {
    fn from(city: &puerto_rico::CityView) -> Self {
        let puerto_rico::CityView {
            building,
            count,
            workers,
            nobles,
        } = *city;
        Self {
            building: building.into(),
            count,
            workers,
            nobles: (nobles > 0).then_some(nobles),
        }
    }
}

impl From<CityView> for puerto_rico::CityView {
    fn from(city: CityView) -> Self {
        Self {
            building: city.building.into(),
            count: city.count,
            workers: city.workers,
            nobles: city.nobles.unwrap_or(0),
        }
    }
}
