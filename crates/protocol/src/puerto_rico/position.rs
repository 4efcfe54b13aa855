//! A whole position as JSON, nothing hidden: for analysis, tests and outside programs.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::view::{CardView, CityView, Phase, PuertoRico, ShipView};
use super::{Buccaneer, Building, ByGood, ByTile, Decision, EndReason, Festival, Good, Progress, Setup};
use crate::any_game::GameError;
use crate::{NoSuchSeat, Seat};
use puerto_rico::{BuildingSet, ByRoleCard, Expansion, Position, RoleCard, Ship, State};

/// The whole table. Copies left on the main board follow from what the cities hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuertoRicoPosition {
    /// `puerto-rico`.
    pub game: PuertoRico,
    /// The table's agreement.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u8,
    /// Who picks first this round.
    pub governor: Seat,
    /// The running phase.
    pub phase: Option<Phase>,
    /// What the game waits for.
    pub decision: Decision,
    /// What the running phase remembers.
    pub progress: Progress,
    /// What triggered the end, if anything has.
    pub end: Option<EndReason>,
    /// With expansions: the kinds of building in this game; while the market is drafted, those chosen so
    /// far. Left out for the base game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub market: Option<Vec<Building>>,
    /// Seats whose library doubled a privilege this round (`library_2p_once`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub library_used: Option<Vec<Seat>>,
    /// Victory point chips that left the game (`black_market_discard`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points_gone: Option<u16>,
    /// The role cards; one that is left out has no doubloons and is free.
    pub cards: Vec<CardView>,
    /// Face-up plantations.
    pub plantations: ByGood<u8>,
    /// Face-down plantations.
    pub face_down: ByGood<u8>,
    /// Discarded plantations.
    pub discards: ByGood<u8>,
    /// Quarries in the supply.
    pub quarries: u8,
    /// Workers in the supply.
    pub worker_supply: u8,
    /// Workers on the ship.
    pub worker_ship: u8,
    /// Workers that left the game (`decline_workers`).
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
    /// Victory point chips in the pool.
    pub victory_points: u16,
    /// Goods in the trading house.
    pub trading_house: Vec<Good>,
    /// Cargo ships, smallest first.
    pub ships: Vec<ShipView>,
    /// Buccaneer token and captured role card; left out without the expansion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub buccaneer: Option<Buccaneer>,
    /// The festival's tasks; left out without the expansion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub festival: Option<Festival>,
    /// The seats, from seat 0.
    pub seats: Vec<SeatPosition>,
}

/// One seat's boards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Money.
    pub doubloons: u16,
    /// Victory points in chips, those on credit included.
    pub victory_points: u16,
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
    /// Plantations that lie face down as forests, by kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forests: Option<ByGood<u8>>,
    /// The city.
    pub buildings: Vec<CityView>,
}

/// The state's position as JSON.
pub(super) fn write(state: &State) -> Value {
    serde_json::to_value(PuertoRicoPosition::from(&state.position())).unwrap_or_default()
}

/// The state of a position in JSON.
pub(super) fn read(value: &Value) -> Result<State, GameError> {
    let bad = |message: String| GameError::BadPosition { message };
    let position = PuertoRicoPosition::deserialize(value).map_err(|error| bad(error.to_string()))?;
    let position = Position::try_from(position).map_err(bad)?;
    State::from_position(&position).map_err(|error| bad(error.to_string()))
}

impl From<&Position> for PuertoRicoPosition {
    fn from(position: &Position) -> Self {
        let Position {
            setup,
            round,
            governor,
            phase,
            decision,
            progress,
            end,
            market,
            library_used,
            card_doubloons,
            card_takers,
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
            trading_house,
            ships,
            buccaneer,
            festival,
            seats,
        } = position;
        let plays = |expansion| setup.expansions.has(expansion);
        let card = |card: RoleCard| CardView {
            card: card.into(),
            doubloons: card_doubloons[card],
            taken_by: card_takers[card].map(Into::into),
        };
        let is_used = |card: &CardView| card.doubloons > 0 || card.taken_by.is_some();
        Self {
            game: PuertoRico::PuertoRico,
            setup: setup.into(),
            round: *round,
            governor: (*governor).into(),
            phase: phase.map(|phase| Phase {
                role: phase.role.into(),
                chooser: phase.chooser.into(),
            }),
            decision: (*decision).into(),
            progress: (*progress).into(),
            end: end.map(Into::into),
            market: (*market != BuildingSet::BASE).then(|| market.iter().map(Into::into).collect()),
            library_used: (!library_used.is_empty()).then(|| library_used.iter().map(Into::into).collect()),
            points_gone: (*points_gone > 0).then_some(*points_gone),
            cards: RoleCard::ALL.into_iter().map(card).filter(is_used).collect(),
            plantations: (*plantations).into(),
            face_down: (*face_down).into(),
            discards: (*discards).into(),
            quarries: *quarries,
            worker_supply: *worker_supply,
            worker_ship: *worker_ship,
            workers_refused: *workers_refused,
            noble_supply: setup.expansions.has(Expansion::Nobles).then_some(*noble_supply),
            noble_ship: (*noble_ship > 0).then_some(*noble_ship),
            nobles_gone: (*nobles_gone > 0).then_some(*nobles_gone),
            goods: (*goods).into(),
            victory_points: *victory_points,
            trading_house: trading_house
                .iter()
                .flat_map(|(good, &count)| std::iter::repeat_n(good.into(), usize::from(count)))
                .collect(),
            ships: ships
                .iter()
                .filter(|ship| ship.capacity > 0)
                .map(ShipView::from)
                .collect(),
            buccaneer: plays(Expansion::Buccaneer).then(|| (*buccaneer).into()),
            festival: plays(Expansion::Festival).then(|| (*festival).into()),
            seats: seats.iter().map(SeatPosition::from).collect(),
        }
    }
}

impl TryFrom<PuertoRicoPosition> for Position {
    type Error = String;

    fn try_from(position: PuertoRicoPosition) -> Result<Self, String> {
        let no_seat = |error: NoSuchSeat| error.to_string();
        let mut card_doubloons = ByRoleCard::default();
        let mut card_takers = ByRoleCard::default();
        for CardView {
            card,
            doubloons,
            taken_by,
        } in position.cards
        {
            let card: RoleCard = card.into();
            card_doubloons[card] = doubloons;
            card_takers[card] = taken_by.map(TryInto::try_into).transpose().map_err(no_seat)?;
        }
        let mut trading_house = puerto_rico::ByGood::default();
        for good in position.trading_house {
            let count: &mut u8 = &mut trading_house[good.into()];
            *count = count.saturating_add(1);
        }
        let mut ships = [Ship::default(); 3];
        if position.ships.len() > ships.len() {
            return Err(format!("{} ships; a game has at most 3", position.ships.len()));
        }
        for (ship, from) in ships.iter_mut().zip(position.ships) {
            *ship = from.into();
        }
        let phase = match position.phase {
            None => None,
            Some(Phase { role, chooser }) => Some(puerto_rico::Phase {
                role: role.into(),
                chooser: chooser.try_into().map_err(no_seat)?,
            }),
        };
        Ok(Self {
            setup: (&position.setup).into(),
            round: position.round,
            governor: position.governor.try_into().map_err(no_seat)?,
            phase,
            decision: position.decision.try_into().map_err(no_seat)?,
            progress: position.progress.try_into().map_err(no_seat)?,
            end: position.end.map(Into::into),
            market: match position.market {
                Some(market) => market.into_iter().map(puerto_rico::Building::from).collect(),
                None => BuildingSet::BASE,
            },
            library_used: (position.library_used.into_iter().flatten())
                .map(TryInto::try_into)
                .collect::<Result<_, NoSuchSeat>>()
                .map_err(no_seat)?,
            points_gone: position.points_gone.unwrap_or(0),
            card_doubloons,
            card_takers,
            plantations: position.plantations.into(),
            face_down: position.face_down.into(),
            discards: position.discards.into(),
            quarries: position.quarries,
            worker_supply: position.worker_supply,
            worker_ship: position.worker_ship,
            workers_refused: position.workers_refused,
            noble_supply: position.noble_supply.unwrap_or(0),
            noble_ship: position.noble_ship.unwrap_or(0),
            nobles_gone: position.nobles_gone.unwrap_or(0),
            goods: position.goods.into(),
            victory_points: position.victory_points,
            trading_house,
            ships,
            buccaneer: (position.buccaneer.map(TryInto::try_into).transpose())
                .map_err(no_seat)?
                .unwrap_or_default(),
            festival: (position.festival.map(TryInto::try_into).transpose())
                .map_err(no_seat)?
                .unwrap_or_default(),
            seats: position.seats.into_iter().map(Into::into).collect(),
        })
    }
}

impl From<&puerto_rico::SeatPosition> for SeatPosition {
    fn from(seat: &puerto_rico::SeatPosition) -> Self {
        let puerto_rico::SeatPosition {
            doubloons,
            victory_points,
            goods,
            san_juan,
            san_juan_nobles,
            tiles,
            tile_workers,
            tile_nobles,
            forests,
            buildings,
        } = seat;
        Self {
            doubloons: *doubloons,
            victory_points: *victory_points,
            goods: (*goods).into(),
            san_juan: *san_juan,
            tiles: (*tiles).into(),
            san_juan_nobles: (*san_juan_nobles > 0).then_some(*san_juan_nobles),
            tile_workers: (*tile_workers).into(),
            tile_nobles: (tile_nobles.total() > 0).then(|| (*tile_nobles).into()),
            forests: (forests.total() > 0).then(|| (*forests).into()),
            buildings: buildings.iter().map(CityView::from).collect(),
        }
    }
}

impl From<SeatPosition> for puerto_rico::SeatPosition {
    fn from(seat: SeatPosition) -> Self {
        Self {
            doubloons: seat.doubloons,
            victory_points: seat.victory_points,
            goods: seat.goods.into(),
            san_juan: seat.san_juan,
            tiles: seat.tiles.into(),
            san_juan_nobles: seat.san_juan_nobles.unwrap_or(0),
            tile_workers: seat.tile_workers.into(),
            tile_nobles: seat.tile_nobles.map(Into::into).unwrap_or_default(),
            forests: seat.forests.map(Into::into).unwrap_or_default(),
            buildings: seat.buildings.into_iter().map(Into::into).collect(),
        }
    }
}
