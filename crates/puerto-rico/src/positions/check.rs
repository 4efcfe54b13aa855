//! Checks what can be counted in a position: conservation of every component, and limits.

use tabletop::Seat;

use crate::boards::board::SPACES;
use crate::boards::buccaneer::Buccaneer;
use crate::boards::festival::Festival;
use crate::boards::ship::Ship;
use crate::boards::state::card_count;
use crate::expansions::festival;
use crate::phases::round;
use crate::phases::trader::TRADING_HOUSE_PLACES;
use crate::positions::error::PositionError;
use crate::positions::position::{Position, SeatPosition};
use crate::setup::components::Components;
use crate::setup::market;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::place::Place;
use crate::vocabulary::role::RoleCard;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

type Checked = Result<(), PositionError>;

/// Checks everything that can be counted, before a state is made from it.
pub(crate) fn check_numbers(position: &Position) -> Checked {
    position.setup.check().map_err(PositionError::Setup)?;
    let expected = position.setup.player_count;
    let found = position.seats.len();
    if found != expected {
        return Err(PositionError::SeatCount { found, expected });
    }
    check_seat_names(position)?;
    check_market(position)?;
    check_goods(position)?;
    check_tiles(position)?;
    check_workers(position)?;
    check_victory_points(position)?;
    for (seat, board) in Seat::all(expected).zip(&position.seats) {
        check_city(position, seat, board)?;
        check_island(seat, board)?;
    }
    check_copies(position)?;
    check_main_board(position)?;
    check_cards(position)?;
    check_buccaneer(position)?;
    check_festival(position)
}

fn check_seat_names(position: &Position) -> Checked {
    let named = [
        Some(position.governor),
        position.phase.map(|phase| phase.chooser),
        position.decision.seat(),
        match position.decision {
            Decision::HaciendaPlantation(seat) => Some(seat),
            _ => None,
        },
    ];
    let takers = position.cards.takers.0;
    let festival = position.festival.unwrap_or_default();
    let others = [
        position.buccaneer.unwrap_or_default().token,
        festival.crop_winner,
        festival.goods_winner,
        festival.building_winner,
    ];
    let count = position.setup.player_count;
    match named
        .into_iter()
        .chain(takers)
        .chain(others)
        .flatten()
        .find(|seat| seat.index() >= count)
    {
        Some(seat) => Err(PositionError::NoSuchSeat { seat }),
        None => Ok(()),
    }
}

/// The draft can lead to this market, and nothing of an expansion is on a table without it.
fn check_market(position: &Position) -> Checked {
    let setup = &position.setup;
    let is_done = !matches!(position.decision, Decision::Draft(_) | Decision::DraftChance);
    let has_forests = position.seats.iter().any(|seat| sum(seat.forests) > 0);
    let rulings = setup.rulings();
    let fits = market::is_possible(setup, position.market, is_done)
        && (setup.expansions.has(Expansion::NewBuildings) || !has_forests)
        && (rulings.has(Switch::BlackMarketDiscard) || position.points_gone == 0)
        && (rulings.has(Switch::LibraryTwoPlayersOnce) && setup.player_count == 2
            || position.library_used.is_empty());
    if fits { Ok(()) } else { Err(PositionError::Market) }
}

fn check_goods(position: &Position) -> Checked {
    let components = Components::of(position.setup.player_count);
    let festival = position.festival.unwrap_or_default().open_goods();
    for good in Good::ALL {
        let seats = position.seats.iter().map(|seat| seat.goods[good]);
        let ships = position
            .ships
            .iter()
            .filter(|ship| ship.good == Some(good))
            .map(|ship| ship.amount);
        let found: u32 = seats
            .chain(ships)
            .chain([position.goods[good], position.trading_house[good], festival[good]])
            .map(u32::from)
            .sum();
        let expected = u32::from(components.goods[good]);
        if found != expected {
            return Err(PositionError::Goods {
                good,
                found,
                expected,
            });
        }
    }
    Ok(())
}

fn check_tiles(position: &Position) -> Checked {
    let components = Components::of(position.setup.player_count);
    for tile in Tile::ALL {
        let stocks = match tile.good() {
            Some(good) => [
                position.plantations[good],
                position.face_down[good],
                position.discards[good],
                u8::from(position.festival.unwrap_or_default().open_crop() == Some(good)),
            ],
            None => [position.quarries, 0, 0, 0],
        };
        let expected = u32::from(match tile.good() {
            Some(good) => components.plantations[good],
            None => components.quarries,
        });
        let forests = |seat: &SeatPosition| tile.good().map_or(0, |good| seat.forests[good]);
        let islands = position
            .seats
            .iter()
            .map(|seat| seat.tiles[tile].saturating_add(forests(seat)));
        let found: u32 = islands.chain(stocks).map(u32::from).sum();
        if found != expected {
            return Err(PositionError::Tiles {
                tile,
                found,
                expected,
            });
        }
    }
    Ok(())
}

fn check_workers(position: &Position) -> Checked {
    let setup = &position.setup;
    let components = Components::with(setup.player_count, setup.expansions);
    check_nobles(position)?;
    let stocks = [
        position.worker_supply,
        position.worker_ship,
        position.workers_refused,
    ];
    let seats = position.seats.iter();
    let seats: u32 = seats.map(|seat| seat.workers() - seat.nobles()).sum();
    let found = seats + stocks.into_iter().map(u32::from).sum::<u32>();
    let expected = u32::from(components.workers);
    if found != expected {
        return Err(PositionError::Workers { found, expected });
    }
    let supply = position.noble_supply.unwrap_or(0);
    let stocks = [supply, position.noble_ship, position.nobles_gone];
    let seats: u32 = position.seats.iter().map(SeatPosition::nobles).sum();
    let found = seats + stocks.into_iter().map(u32::from).sum::<u32>();
    let expected = u32::from(components.nobles);
    if found != expected {
        return Err(PositionError::Nobles { found, expected });
    }
    Ok(())
}

/// The nobles on a place are among the people there. A seat that is placing nobles has those without a place in hand.
fn check_nobles(position: &Position) -> Checked {
    for (seat, board) in Seat::all(position.seats.len()).zip(&position.seats) {
        let too_many = |place, nobles, workers| match nobles > workers {
            true => Err(PositionError::NoblesOnPlace {
                seat,
                place,
                nobles,
                workers,
            }),
            false => Ok(()),
        };
        for tile in Tile::ALL {
            let place = Some(Place::Tile(tile));
            too_many(place, board.tile_nobles[tile], board.tile_workers[tile])?;
        }
        for city in &board.buildings {
            too_many(Some(Place::Building(city.building)), city.nobles, city.workers)?;
        }
        let in_hand = match position.decision {
            Decision::PlaceWorkers(placing, _) | Decision::PlaceNobles(placing, _) if placing == seat => {
                board.workers().min(255) as u8
            }
            _ => board.san_juan,
        };
        too_many(None, board.san_juan_nobles, in_hand)?;
        if board.nobles() > board.workers() {
            return too_many(None, board.san_juan_nobles, board.san_juan);
        }
    }
    Ok(())
}

/// More points than these can't end up on credit in the round in which the pool runs out.
const CREDIT_MAX: u32 = 999;

/// Chips are conserved until the pool is empty; from then on points may be on credit (ruling 67).
fn check_victory_points(position: &Position) -> Checked {
    let seats: u32 = position
        .seats
        .iter()
        .map(|seat| u32::from(seat.victory_points))
        .sum();
    let found = seats + u32::from(position.victory_points) + u32::from(position.points_gone);
    let expected = u32::from(position.setup.pool());
    let has_credit = position.victory_points == 0 && (expected..=expected + CREDIT_MAX).contains(&found);
    if found == expected || has_credit {
        Ok(())
    } else {
        Err(PositionError::VictoryPoints { found, expected })
    }
}

fn check_city(position: &Position, seat: Seat, board: &SeatPosition) -> Checked {
    let switches = position.setup.rulings();
    let mut seen = BuildingSet::EMPTY;
    let mut found = 0;
    for city in &board.buildings {
        let building = city.building;
        let several = switches.has(Switch::DuplicateProduction) && building.makes().is_some();
        if city.count == 0 || (city.count > 1 && !several) || seen.contains(building) {
            return Err(PositionError::BuildingTwice { seat, building });
        }
        seen.insert(building);
        found += u32::from(city.count) * u32::from(building.row().spaces);
        let circles = city.count.saturating_mul(building.row().circles);
        if city.workers > circles {
            return Err(PositionError::Circles {
                seat,
                place: Place::Building(building),
                workers: city.workers,
                circles,
            });
        }
    }
    if found > u32::from(SPACES) {
        return Err(PositionError::Spaces { seat, found });
    }
    if found == u32::from(SPACES) && position.end.is_none() {
        return Err(PositionError::EndNotMarked);
    }
    let found = seen.and(BuildingSet::LARGE).len();
    if found > 4 && switches.has(Switch::LargeMaxFour) {
        return Err(PositionError::LargeBuildings { seat, found });
    }
    Ok(())
}

fn check_island(seat: Seat, board: &SeatPosition) -> Checked {
    let tiles: u32 = board.tiles.iter().map(|(_, &count)| u32::from(count)).sum();
    let found = tiles + sum(board.forests);
    if found > u32::from(SPACES) {
        return Err(PositionError::Spaces { seat, found });
    }
    for tile in Tile::ALL {
        let workers = board.tile_workers[tile];
        let circles = board.tiles[tile];
        if workers > circles {
            let place = Place::Tile(tile);
            return Err(PositionError::Circles {
                seat,
                place,
                workers,
                circles,
            });
        }
    }
    Ok(())
}

fn check_copies(position: &Position) -> Checked {
    for building in Building::ALL {
        let cities = position.seats.iter().flat_map(|seat| &seat.buildings);
        let found: u32 = cities
            .filter(|city| city.building == building)
            .map(|city| u32::from(city.count))
            .sum();
        let most = match position.market.contains(building) {
            true => u32::from(
                position
                    .festival
                    .unwrap_or_default()
                    .copies(position.setup.player_count, building),
            ),
            false => 0,
        };
        if found > most {
            return Err(PositionError::BuildingCopies {
                building,
                found,
                most,
            });
        }
    }
    Ok(())
}

fn sum(goods: ByGood<u8>) -> u32 {
    goods.0.into_iter().map(u32::from).sum()
}

fn check_main_board(position: &Position) -> Checked {
    let count = position.setup.player_count;
    let found = sum(position.trading_house);
    if found > u32::from(TRADING_HOUSE_PLACES) {
        return Err(PositionError::TradingHouse { found });
    }
    let found = sum(position.plantations);
    if found > count as u32 + 1 {
        return Err(PositionError::PlantationRow { found });
    }
    let found = position.ships.map(|ship| ship.capacity);
    let expected = Ship::fleet(count).map(|ship| ship.capacity);
    if found != expected {
        return Err(PositionError::Fleet { found, expected });
    }
    for (index, ship) in position.ships.iter().enumerate() {
        let (capacity, amount) = (ship.capacity, ship.amount);
        if amount > capacity || (amount > 0) != ship.good.is_some() {
            return Err(PositionError::ShipLoad { capacity, amount });
        }
        if let Some(good) = ship.good
            && position.ships[..index]
                .iter()
                .any(|other| other.good == ship.good)
        {
            return Err(PositionError::KindOnTwoShips { good });
        }
    }
    let later = position.setup.rulings().has(Switch::VictoryPointEndCaptainOnly);
    if position.victory_points == 0 && position.end.is_none() && !later {
        return Err(PositionError::EndNotMarked);
    }
    Ok(())
}

/// Each seat took one card for each turn it has had this round, and a seat that plays a captured card late took one
/// more.
fn check_cards(position: &Position) -> Checked {
    let count = position.setup.player_count;
    let has_buccaneer = position.setup.expansions.has(Expansion::Buccaneer);
    let is_in_game = |card: RoleCard| match card {
        RoleCard::Buccaneer => has_buccaneer,
        _ => (card as usize) < card_count(count),
    };
    let mut took = [0u8; tabletop::SEAT_COUNT_MAX];
    for card in RoleCard::ALL {
        let taker = position.cards.takers[card];
        let used = taker.is_some() || position.cards.doubloons[card] > 0;
        if used && !is_in_game(card) {
            return Err(PositionError::NoSuchCard { card });
        }
        if let Some(seat) = taker {
            took[seat.index()] += 1;
        }
    }
    let mut picks: u8 = took.iter().sum();
    if picks == round::pick_count(count) + 1
        && let Some(captor) = position.cards.takers[RoleCard::Buccaneer]
        && took[captor.index()] > 1
    {
        took[captor.index()] -= 1;
        picks -= 1;
    }
    for (turn, seat) in position.governor.clockwise(count).enumerate() {
        let found = took[seat.index()];
        let expected = (picks as usize + count - 1 - turn) / count;
        let most = if count == 2 { 3 } else { 1 };
        if usize::from(found) != expected || expected > most {
            let expected = expected.min(most) as u8;
            return Err(PositionError::Picks {
                seat,
                found,
                expected,
            });
        }
    }
    Ok(())
}

/// Token and captured card match the cards that were taken (2020-pl, "Rozszerzenie III: Korsarz", "Zasady związane z
/// korsarzem").
fn check_buccaneer(position: &Position) -> Checked {
    let buccaneer = position.buccaneer.unwrap_or_default();
    let Buccaneer { token, captured } = buccaneer;
    let taker = position.cards.takers[RoleCard::Buccaneer];
    let fits = match captured {
        Some(card) => {
            taker.is_some()
                && card != RoleCard::Buccaneer
                && (card as usize) < card_count(position.setup.player_count)
                && position.cards.takers[card].is_none()
                && position.cards.doubloons[card] == 0
        }
        None => true,
    };
    let is_played = position.setup.expansions.has(Expansion::Buccaneer);
    let has_token = taker.is_none() || token == taker;
    let is_plain = position.cards.doubloons[RoleCard::Buccaneer] == 0;
    if fits && has_token && is_plain && (is_played || buccaneer == Buccaneer::default()) {
        Ok(())
    } else {
        Err(PositionError::Buccaneer)
    }
}

/// The tasks are drawn in their order before the first round, and any that somebody fulfils are won.
fn check_festival(position: &Position) -> Checked {
    let festival = &position.festival.unwrap_or_default();
    if !position.setup.expansions.has(Expansion::Festival) {
        return match *festival == Festival::default() {
            true => Ok(()),
            false => Err(PositionError::Festival),
        };
    }
    let goods = sum(festival.goods);
    let is_drawn = festival.crop.is_some() && goods == u32::from(festival::GOODS);
    let drawn = match position.decision {
        Decision::Draft(_) | Decision::DraftChance | Decision::FestivalCrop => {
            *festival == Festival::default()
        }
        Decision::FestivalGood => {
            festival.crop.is_some() && goods < u32::from(festival::GOODS) && festival.building.is_none()
        }
        Decision::FestivalBuilding => is_drawn && festival.building.is_none(),
        _ => is_drawn && festival.building.is_some(),
    };
    let has_winner = [
        festival.crop_winner,
        festival.goods_winner,
        festival.building_winner,
    ];
    let is_early = festival.building.is_none() && has_winner != [None; 3];
    let rulings = position.setup.rulings();
    let candidates = festival::candidates(position.market, rulings, festival);
    let is_candidate = festival
        .building
        .is_none_or(|building| candidates.contains(building));
    let fulfils_crop = |seat: &SeatPosition| {
        let crop = festival.open_crop();
        crop.is_some_and(|good| seat.tiles[Tile::plantation(good)] >= festival::CROP)
    };
    let owed = match position.decision {
        Decision::BlackMarket(_, debt) => Some(debt.building),
        Decision::Optional(
            _,
            Gain::QuarryDiscount { building, .. }
            | Gain::BuilderPrivilege { building, .. }
            | Gain::ForestDiscount { building, .. }
            | Gain::ZoningDiscount { building, .. },
        ) => Some(building),
        _ => None,
    };
    let fulfils_building = |seat: &SeatPosition| {
        let open = festival.open_building().filter(|_| owed != festival.building);
        open.is_some_and(|open| seat.buildings.iter().any(|city| city.building == open))
    };
    let is_overdue = (position.seats.iter()).any(|seat| fulfils_crop(seat) || fulfils_building(seat));
    if drawn && !is_early && is_candidate && !is_overdue {
        Ok(())
    } else {
        Err(PositionError::Festival)
    }
}
