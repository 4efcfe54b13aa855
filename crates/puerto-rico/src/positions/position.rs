//! A position as plain data: everything, including what views hide. For import and export, analysis and tests; the
//! checks are in `check` and `decision`.

use alloc::vec::Vec;

use tabletop::flow::Open;
use tabletop::{PerSeat, Seat, SeatSet};

use crate::boards::board::Board;
use crate::boards::buccaneer::Buccaneer;
use crate::boards::festival::Festival;
use crate::boards::open::{CardView, CityView};
use crate::boards::ship::Ship;
use crate::boards::state::State;
use crate::moment::Moment;
use crate::moment::step::Plan;
use crate::positions::check::check_numbers;
use crate::positions::decision::{check_decision, check_picked};
use crate::positions::error::PositionError;
use crate::setup::Setup;
use crate::setup::agreement::Agreement;
use crate::setup::components::Components;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::EndReason;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::game_name::PuertoRico;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::{Phase, Progress};
use crate::vocabulary::role::ByRoleCard;
use crate::vocabulary::tile::{ByTile, Tile};

tabletop::wire! {
    /// The whole table. Copies left on the main board follow from what the cities hold.
    #[derive(Clone, PartialEq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct Position as PuertoRicoPosition {
        /// `puerto-rico`.
        pub game: PuertoRico,
        /// The table's agreement.
        pub setup: Setup,
        /// The round, from 1.
        pub round: u8,
        /// Who picks first this round.
        pub governor: Seat,
        /// The current phase.
        pub phase: Option<Phase>,
        /// What the game waits for.
        pub decision: Decision,
        /// What the current phase remembers.
        pub progress: Progress,
        /// What triggered the end, if anything has.
        pub end: Option<EndReason>,
        /// With expansions: the kinds of building in this game; while the market is drafted, those chosen so
        /// far. Left out for the base game.
        #[cfg_attr(
            feature = "wire",
            serde(default = "BuildingSet::base", skip_serializing_if = "BuildingSet::is_base")
        )]
        pub market: BuildingSet,
        /// Seats whose library doubled a privilege this round (`library_2p_once`).
        pub library_used: SeatSet = default,
        /// Victory point chips that left the game (`black_market_discard`).
        pub points_gone: u16 = default,
        /// The role cards; one that is left out has no doubloons and is free.
        #[cfg_attr(feature = "wire", serde(with = "used_cards"))]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<CardView>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<CardView>))]
        pub cards: Cards,
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
        pub noble_supply: Option<u8> = default optional,
        /// Nobles on the ship; left out when there are none.
        pub noble_ship: u8 = default,
        /// Nobles that left the game; left out when there are none.
        pub nobles_gone: u8 = default,
        /// Goods in the supply.
        pub goods: ByGood<u8>,
        /// Victory point chips in the pool.
        pub victory_points: u16,
        /// Goods in the trading house.
        #[cfg_attr(feature = "wire", serde(with = "crate::vocabulary::good::one_by_one"))]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Good>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Good>))]
        pub trading_house: ByGood<u8>,
        /// Cargo ships, smallest first.
        // With 2 players the third has capacity 0.
        #[cfg_attr(feature = "wire", serde(with = "crate::boards::ship::fleet"))]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Ship>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Ship>))]
        pub ships: [Ship; 3],
        /// Buccaneer token and captured role card; left out without the expansion.
        pub buccaneer: Option<Buccaneer> = default optional,
        /// The festival's tasks; left out without the expansion.
        pub festival: Option<Festival> = default optional,
        /// The seats, from seat 0.
        pub seats: Vec<SeatPosition>,
    }
}

tabletop::wire! {
    /// One seat's boards.
    #[derive(Clone, PartialEq, Debug, Default)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct SeatPosition {
        /// Money.
        pub doubloons: u16,
        /// Victory points in chips, those on credit included.
        pub victory_points: u16,
        /// Barrels.
        pub goods: ByGood<u8>,
        /// Workers in San Juan, nobles included.
        pub san_juan: u8,
        /// How many of them are nobles, or while the seat places its nobles, all that have no place yet; left out when
        /// there are none.
        pub san_juan_nobles: u8 = default,
        /// Island tiles by kind.
        pub tiles: ByTile<u8>,
        /// How many of them are occupied, by workers or nobles.
        pub tile_workers: ByTile<u8>,
        /// How many of them are occupied by nobles; left out when none.
        pub tile_nobles: ByTile<u8> = default,
        /// Plantations placed face down as forests, by kind.
        pub forests: ByGood<u8> = default,
        /// The city.
        pub buildings: Vec<CityView>,
    }
}

/// What is on the role cards, and who took them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards {
    /// Doubloons on each card.
    pub doubloons: ByRoleCard<u8>,
    /// Who took which card this round.
    pub takers: ByRoleCard<Option<Seat>>,
}

impl FromIterator<CardView> for Cards {
    fn from_iter<I: IntoIterator<Item = CardView>>(cards: I) -> Self {
        let mut all = Self::default();
        for card in cards {
            all.doubloons[card.card] = card.doubloons;
            all.takers[card.card] = card.taken_by;
        }
        all
    }
}

/// The role cards that have something on them or were taken, as a list.
#[cfg(feature = "wire")]
mod used_cards {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{CardView, Cards};
    use crate::vocabulary::role::RoleCard;

    pub(super) fn serialize<S: Serializer>(cards: &Cards, serializer: S) -> Result<S::Ok, S::Error> {
        let view = |card| CardView {
            card,
            doubloons: cards.doubloons[card],
            taken_by: cards.takers[card],
        };
        let is_used = |card: &CardView| card.doubloons > 0 || card.taken_by.is_some();
        serializer.collect_seq(RoleCard::ALL.into_iter().map(view).filter(is_used))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        Vec::<CardView>::deserialize(deserializer).map(|cards| cards.into_iter().collect())
    }
}

impl SeatPosition {
    fn of(board: &Board) -> Self {
        Self {
            doubloons: board.doubloons,
            victory_points: board.victory_points,
            goods: board.goods,
            san_juan: board.san_juan,
            san_juan_nobles: board.san_juan_nobles(),
            tiles: board.tiles,
            tile_workers: board.tile_workers,
            tile_nobles: ByTile::from_fn(|tile| board.nobles(Place::Tile(tile))),
            forests: board.forests(),
            buildings: CityView::of(board),
        }
    }

    fn board(&self) -> Board {
        let mut board = Board::default();
        board.doubloons = self.doubloons;
        board.victory_points = self.victory_points;
        board.goods = self.goods;
        board.san_juan = self.san_juan;
        board.tile_workers = self.tile_workers;
        for (tile, &count) in self.tiles.iter() {
            (0..count).for_each(|_| board.add_tile(tile));
        }
        for (good, &count) in self.forests.iter() {
            (0..count).for_each(|_| board.add_forest(good));
        }
        for city in &self.buildings {
            for _ in 0..city.count {
                board.add_building(city.building);
            }
            let place = Place::Building(city.building);
            board.set_workers(place, city.workers);
            board.set_nobles(Some(place), city.nobles);
        }
        for (tile, &nobles) in self.tile_nobles.iter() {
            board.set_nobles(Some(Place::Tile(tile)), nobles);
        }
        board.set_nobles(None, self.san_juan_nobles);
        board
    }

    /// Nobles on island, city and San Juan.
    #[must_use]
    pub fn nobles(&self) -> u32 {
        let tiles = self.tile_nobles.iter().map(|(_, &nobles)| u32::from(nobles));
        let city = self.buildings.iter().map(|city| u32::from(city.nobles));
        tiles.chain(city).sum::<u32>() + u32::from(self.san_juan_nobles)
    }

    /// Workers on island, city and San Juan, nobles included.
    #[must_use]
    pub fn workers(&self) -> u32 {
        let tiles = self.tile_workers.iter().map(|(_, &workers)| u32::from(workers));
        let city = self.buildings.iter().map(|city| u32::from(city.workers));
        tiles.chain(city).sum::<u32>() + u32::from(self.san_juan)
    }
}

impl Position {
    /// Sets every supply (goods, face-down plantations, quarries, workers, victory point chips) to what is
    /// left of the box, so that a position can be set up from the seats' side. What does not fit is found
    /// by [`State::from_position`].
    pub fn settle_supplies(&mut self) {
        let components = Components::with(self.setup.player_count, self.setup.expansions);
        let rest = |whole: u8, used: u32| u32::from(whole).saturating_sub(used) as u8;
        let festival = self.festival.unwrap_or_default();
        let open_goods = festival.open_goods();
        let open_crop = festival.open_crop();
        for good in Good::ALL {
            let ships = self.ships.iter().filter(|ship| ship.good == Some(good));
            let used = ships
                .map(|ship| ship.amount)
                .chain([self.trading_house[good], open_goods[good]]);
            let used = used.chain(self.seats.iter().map(|seat| seat.goods[good]));
            self.goods[good] = rest(components.goods[good], used.map(u32::from).sum());
            let islands = self
                .seats
                .iter()
                .map(|seat| seat.tiles[Tile::plantation(good)].saturating_add(seat.forests[good]));
            let used = islands.chain([
                self.plantations[good],
                self.discards[good],
                u8::from(open_crop == Some(good)),
            ]);
            self.face_down[good] = rest(components.plantations[good], used.map(u32::from).sum());
        }
        let quarries = self.seats.iter().map(|seat| u32::from(seat.tiles[Tile::Quarry]));
        self.quarries = rest(components.quarries, quarries.sum());
        let nobles: u32 = self.seats.iter().map(SeatPosition::nobles).sum();
        let used = u32::from(self.noble_ship) + u32::from(self.nobles_gone);
        let has_nobles = self.setup.expansions.has(Expansion::Nobles);
        self.noble_supply = has_nobles.then_some(rest(components.nobles, used + nobles));
        let used = u32::from(self.worker_ship) + u32::from(self.workers_refused);
        let seats: u32 = self.seats.iter().map(SeatPosition::workers).sum();
        self.worker_supply = rest(components.workers, used + seats.saturating_sub(nobles));
        let chips = self.seats.iter().map(|seat| u32::from(seat.victory_points));
        let used = chips.sum::<u32>() + u32::from(self.points_gone);
        self.victory_points = u32::from(self.setup.pool()).saturating_sub(used) as u16;
    }
}

impl State {
    /// Everything about this state as plain data.
    #[must_use]
    pub fn position(&self) -> Position {
        Position {
            game: PuertoRico::PuertoRico,
            setup: self.setup(),
            round: self.round,
            governor: self.governor,
            phase: self.phase(),
            decision: self.decision(),
            progress: self.progress(),
            end: self.end,
            market: self.market,
            library_used: self.library_used,
            cards: Cards {
                doubloons: self.card_doubloons,
                takers: ByRoleCard::from_fn(|card| self.card_taker(card)),
            },
            plantations: self.plantations,
            face_down: self.face_down,
            discards: self.discards,
            quarries: self.quarries,
            worker_supply: self.worker_supply,
            worker_ship: self.worker_ship,
            workers_refused: self.workers_refused,
            noble_supply: self.has_nobles().then_some(self.noble_supply),
            noble_ship: self.noble_ship,
            nobles_gone: self.nobles_gone,
            goods: self.goods,
            victory_points: self.victory_points,
            points_gone: self.points_gone,
            trading_house: self.trading_house,
            ships: self.ships,
            buccaneer: self.buccaneer(),
            festival: self.festival(),
            seats: Seat::all(self.seats())
                .map(|seat| SeatPosition::of(self.board(seat)))
                .collect(),
        }
    }

    /// The state of a position that could occur at a table.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        check_numbers(position)?;
        check_picked(position)?;
        let decision = position.decision;
        let state = Self::of_position(position).ok_or(PositionError::DecisionOutsidePhase { decision })?;
        check_decision(&state)?;
        Ok(state)
    }

    /// The state of a position whose numbers are known to be right; `None` if its decision contradicts its phase.
    pub(crate) fn of_position(position: &Position) -> Option<Self> {
        let count = position.setup.player_count;
        let boards = PerSeat::from_fn(|seat: Seat| match position.seats.get(seat.index()) {
            Some(seat) => seat.board(),
            None => Board::default(),
        });
        let festival = position.festival.unwrap_or_default();
        let is_left = |building: &Building| {
            let sold: u8 = boards.0.iter().map(|board| board.copies(*building)).sum();
            sold < festival.copies(count, *building)
        };
        let agreement = Agreement::of(&position.setup);
        Some(Self {
            boards,
            plan: Plan::of(&agreement),
            moment: Open::new(Moment::of_position(position, &boards)?),
            agreement,
            market: position.market,
            for_sale: position.market.iter().filter(is_left).collect::<BuildingSet>(),
            governor: position.governor,
            round: position.round,
            end: position.end,
            victory_points: position.victory_points,
            points_gone: position.points_gone,
            library_used: position.library_used,
            card_doubloons: position.cards.doubloons,
            card_takers: ByRoleCard(
                position
                    .cards
                    .takers
                    .0
                    .map(|taker| taker.map_or(0, |seat| seat.index() as u8 + 1)),
            ),
            plantations: position.plantations,
            face_down: position.face_down,
            discards: position.discards,
            quarries: position.quarries,
            worker_supply: position.worker_supply,
            worker_ship: position.worker_ship,
            workers_refused: position.workers_refused,
            noble_supply: position.noble_supply.unwrap_or(0),
            noble_ship: position.noble_ship,
            nobles_gone: position.nobles_gone,
            goods: position.goods,
            trading_house: position.trading_house,
            ships: position.ships,
            buccaneer: position.buccaneer.unwrap_or_default(),
            festival,
        })
    }
}
