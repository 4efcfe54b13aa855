//! Whether a position could stand on a table: conservation of every component, limits, and an open
//! decision that fits.

use std::fmt;

use tabletop::{Game, Seat, Turn};

use crate::board::SPACES;
use crate::building::Building;
use crate::building_set::BuildingSet;
use crate::decision::{Decision, Gain};
use crate::good::{ByGood, Good};
use crate::place::Place;
use crate::position::{Position, SeatPosition};
use crate::progress::Progress;
use crate::role::{Role, RoleCard};
use crate::round;
use crate::rules::Switch;
use crate::setup::SetupError;
use crate::ship::Ship;
use crate::start::Components;
use crate::state::{State, card_count};
use crate::tile::Tile;
use crate::trader::TRADING_HOUSE_PLACES;

/// What is wrong with a position. Counts are of the whole table unless a seat is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The setup itself is impossible.
    Setup(SetupError),
    /// Not one board for each seat.
    SeatCount {
        /// Boards.
        found: usize,
        /// Seats.
        expected: usize,
    },
    /// A seat that is not at this table.
    NoSuchSeat {
        /// Which.
        seat: Seat,
    },
    /// The barrels of a kind are not all there, or too many.
    Goods {
        /// The kind.
        good: Good,
        /// On the table.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// The tiles of a kind are not all there, or too many.
    Tiles {
        /// The kind.
        tile: Tile,
        /// On the table.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// The workers are not all there, or too many.
    Workers {
        /// On the table and out of the game.
        found: u32,
        /// In the box.
        expected: u32,
    },
    /// The victory point chips are not all there, or too many.
    VictoryPoints {
        /// Pool and seats together.
        found: u32,
        /// At the start; more only on credit, with an empty pool.
        expected: u32,
    },
    /// More copies of a building than there are.
    BuildingCopies {
        /// Which.
        building: Building,
        /// In all cities.
        found: u32,
        /// In the box.
        most: u32,
    },
    /// A building stands several times in a city, or a row of the city is empty or double.
    BuildingTwice {
        /// Whose city.
        seat: Seat,
        /// Which.
        building: Building,
    },
    /// More than twelve spaces of a city or island are in use.
    Spaces {
        /// Whose.
        seat: Seat,
        /// Spaces in use.
        found: u32,
    },
    /// More large buildings than `large_max_4` lets a city hold.
    LargeBuildings {
        /// Whose city.
        seat: Seat,
        /// How many.
        found: u8,
    },
    /// More workers on a place than it has circles.
    Circles {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// Workers on it.
        workers: u8,
        /// Circles.
        circles: u8,
    },
    /// The trading house has four places.
    TradingHouse {
        /// Goods in it.
        found: u32,
    },
    /// The ships are not those of the game.
    Fleet {
        /// The capacities found.
        found: [u8; 3],
        /// Those of the game.
        expected: [u8; 3],
    },
    /// A ship carries more than it holds, or goods without a kind, or a kind without goods.
    ShipLoad {
        /// Its capacity.
        capacity: u8,
        /// Goods on it.
        amount: u8,
    },
    /// Two ships carry the same kind.
    KindOnTwoShips {
        /// The kind.
        good: Good,
    },
    /// More face-up plantations than players + 1.
    PlantationRow {
        /// How many.
        found: u32,
    },
    /// A card that is not in the game was taken or carries doubloons.
    NoSuchCard {
        /// Which.
        card: RoleCard,
    },
    /// The cards taken are not what seats pick in turn from the governor on.
    Picks {
        /// A seat that took too many or too few.
        seat: Seat,
        /// Cards that it took.
        found: u8,
        /// Cards that it must have taken.
        expected: u8,
    },
    /// A pool, city or decision says that the end was triggered, but the mark is missing.
    EndNotMarked,
    /// The running phase was not picked by this seat, or not as the last card.
    Phase {
        /// The phase's role.
        role: Role,
        /// Its chooser.
        chooser: Seat,
    },
    /// The decision does not belong to the running phase, or its memory is of another one.
    DecisionOutsidePhase {
        /// The decision.
        decision: Decision,
    },
    /// Another seat would be asked.
    DecisionSeat {
        /// The decision.
        decision: Decision,
        /// Who would be asked.
        expected: Seat,
    },
    /// There is nothing to decide.
    NothingToDecide {
        /// The decision.
        decision: Decision,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => error.fmt(f),
            Self::SeatCount { found, expected } => write!(f, "{found} boards for {expected} seats"),
            Self::NoSuchSeat { seat } => write!(f, "seat {seat} is not at this table"),
            Self::Goods {
                good,
                found,
                expected,
            } => {
                write!(f, "{found} goods of kind {good} instead of {expected}")
            }
            Self::Tiles {
                tile,
                found,
                expected,
            } => {
                write!(f, "{found} tiles of kind {tile} instead of {expected}")
            }
            Self::Workers { found, expected } => write!(f, "{found} workers instead of {expected}"),
            Self::VictoryPoints { found, expected } => {
                write!(f, "{found} victory point chips instead of {expected}")
            }
            Self::BuildingCopies {
                building,
                found,
                most,
            } => {
                write!(f, "{found} copies of {building}, there are {most}")
            }
            Self::BuildingTwice { seat, building } => {
                write!(f, "seat {seat} can't have {building} like this: each kind once")
            }
            Self::Spaces { seat, found } => {
                write!(f, "seat {seat} uses {found} spaces, there are {SPACES}")
            }
            Self::LargeBuildings { seat, found } => {
                write!(f, "seat {seat} has {found} large buildings, 4 are the limit")
            }
            Self::Circles {
                seat,
                place,
                workers,
                circles,
            } => write!(
                f,
                "seat {seat} has {workers} workers on {place} with {circles} circles"
            ),
            Self::TradingHouse { found } => {
                write!(
                    f,
                    "{found} goods in the trading house with {TRADING_HOUSE_PLACES} places"
                )
            }
            Self::Fleet { found, expected } => write!(f, "ships {found:?} instead of {expected:?}"),
            Self::ShipLoad { capacity, amount } => {
                write!(f, "the ship of {capacity} can't carry {amount} goods like this")
            }
            Self::KindOnTwoShips { good } => write!(f, "two ships carry {good}"),
            Self::PlantationRow { found } => write!(f, "{found} face-up plantations are too many"),
            Self::NoSuchCard { card } => write!(f, "the card {card} is not in this game"),
            Self::Picks {
                seat,
                found,
                expected,
            } => {
                write!(f, "seat {seat} took {found} role cards instead of {expected}")
            }
            Self::EndNotMarked => f.write_str("the end was triggered but is not marked"),
            Self::Phase { role, chooser } => {
                write!(f, "the {role} was not picked last, or not by seat {chooser}")
            }
            Self::DecisionOutsidePhase { decision } => {
                write!(f, "{decision:?} does not belong to the running phase")
            }
            Self::DecisionSeat { decision, expected } => {
                write!(f, "{decision:?} would be asked of seat {expected}")
            }
            Self::NothingToDecide { decision } => write!(f, "{decision:?} leaves nothing to decide"),
        }
    }
}

impl std::error::Error for PositionError {}

type Checked = Result<(), PositionError>;

/// Everything that can be counted, before a state is made of it.
pub(crate) fn check_numbers(position: &Position) -> Checked {
    position.setup.check().map_err(PositionError::Setup)?;
    let expected = position.setup.player_count;
    let found = position.seats.len();
    if found != expected {
        return Err(PositionError::SeatCount { found, expected });
    }
    check_seat_names(position)?;
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
    check_cards(position)
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
    let takers = position.card_takers.0;
    let count = position.setup.player_count;
    match named
        .into_iter()
        .chain(takers)
        .flatten()
        .find(|seat| seat.index() >= count)
    {
        Some(seat) => Err(PositionError::NoSuchSeat { seat }),
        None => Ok(()),
    }
}

fn check_goods(position: &Position) -> Checked {
    let components = Components::of(position.setup.player_count);
    for good in Good::ALL {
        let seats = position.seats.iter().map(|seat| seat.goods[good]);
        let ships = position
            .ships
            .iter()
            .filter(|ship| ship.good == Some(good))
            .map(|ship| ship.amount);
        let found: u32 = seats
            .chain(ships)
            .chain([position.goods[good], position.trading_house[good]])
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
            ],
            None => [position.quarries, 0, 0],
        };
        let expected = u32::from(match tile.good() {
            Some(good) => components.plantations[good],
            None => components.quarries,
        });
        let islands = position.seats.iter().map(|seat| seat.tiles[tile]);
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
    let count = position.setup.player_count;
    let stocks = [
        position.worker_supply,
        position.worker_ship,
        position.workers_refused,
    ];
    let seats: u32 = position.seats.iter().map(SeatPosition::workers).sum();
    let found = seats + stocks.into_iter().map(u32::from).sum::<u32>();
    let expected = u32::from(Components::of(count).workers) + count as u32;
    if found == expected {
        Ok(())
    } else {
        Err(PositionError::Workers { found, expected })
    }
}

/// More points than these on credit can't come about in the round in which the pool ran out.
const CREDIT_MAX: u32 = 999;

/// Chips are conserved until the pool is empty; from then on points may stand on credit (ruling 67).
fn check_victory_points(position: &Position) -> Checked {
    let seats: u32 = position
        .seats
        .iter()
        .map(|seat| u32::from(seat.victory_points))
        .sum();
    let found = seats + u32::from(position.victory_points);
    let expected = u32::from(position.setup.pool());
    let has_credit = position.victory_points == 0 && (expected..=expected + CREDIT_MAX).contains(&found);
    if found == expected || has_credit {
        Ok(())
    } else {
        Err(PositionError::VictoryPoints { found, expected })
    }
}

fn check_city(position: &Position, seat: Seat, board: &SeatPosition) -> Checked {
    let switches = position.setup.switches;
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
    let found: u32 = board.tiles.iter().map(|(_, &count)| u32::from(count)).sum();
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
        let most = u32::from(Components::copies(position.setup.player_count, building));
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
    if position.victory_points == 0 && position.end.is_none() {
        return Err(PositionError::EndNotMarked);
    }
    Ok(())
}

/// Each seat took as many cards as its turns of this round came.
fn check_cards(position: &Position) -> Checked {
    let count = position.setup.player_count;
    let mut took = [0u8; tabletop::SEAT_COUNT_MAX];
    for card in RoleCard::ALL {
        let taker = position.card_takers[card];
        let used = taker.is_some() || position.card_doubloons[card] > 0;
        if used && card as usize >= card_count(count) {
            return Err(PositionError::NoSuchCard { card });
        }
        if let Some(seat) = taker {
            took[seat.index()] += 1;
        }
    }
    let picks: u8 = took.iter().sum();
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

/// Whether the open decision fits the phase and asks the right seat something.
pub(crate) fn check_decision(state: &State) -> Checked {
    let decision = state.decision();
    if let Some(phase) = state.phase() {
        let picks = state.picks();
        let picked = state
            .cards()
            .any(|card| card.role() == phase.role && state.card_taker(card) == Some(phase.chooser));
        if !picked || picks == 0 || round::picker(state, picks - 1) != phase.chooser {
            let (role, chooser) = (phase.role, phase.chooser);
            return Err(PositionError::Phase { role, chooser });
        }
    }
    if !belongs(state, decision) || !remembers(state, decision) {
        return Err(PositionError::DecisionOutsidePhase { decision });
    }
    if let Some((asked, expected)) = decision.seat().zip(expected_seat(state, decision))
        && asked != expected
    {
        return Err(PositionError::DecisionSeat { decision, expected });
    }
    if !is_open(state, decision) {
        return Err(PositionError::NothingToDecide { decision });
    }
    Ok(())
}

/// Whether the decision belongs to the running phase.
fn belongs(state: &State, decision: Decision) -> bool {
    let role = state.phase().map(|phase| phase.role);
    match decision {
        Decision::RevealPlantation => {
            role == Some(Role::Settler) || (role.is_none() && state.round() == 1 && state.picks() == 0)
        }
        Decision::ChooseRole(_) | Decision::Over => role.is_none(),
        Decision::HaciendaPlantation(_)
        | Decision::Hacienda(_)
        | Decision::TakeTile(_)
        | Decision::Hospice(..) => role == Some(Role::Settler),
        Decision::MayorPrivilege(_) | Decision::ShipWorker(_) | Decision::PlaceWorkers(..) => {
            role == Some(Role::Mayor)
        }
        Decision::Build(_) | Decision::University(..) => role == Some(Role::Builder),
        Decision::CraftsmanPrivilege(_) => role == Some(Role::Craftsman),
        Decision::Sell(_) => role == Some(Role::Trader),
        Decision::Load(_) | Decision::StoreKind(_) | Decision::KeepSingle(_) => role == Some(Role::Captain),
        Decision::Optional(_, gain) => {
            state.has(Switch::StrictOptional)
                && role
                    == Some(match gain {
                        Gain::Production | Gain::Factory { .. } => Role::Craftsman,
                        Gain::Prospector => Role::Prospector,
                        Gain::QuarryDiscount { .. } | Gain::BuilderPrivilege { .. } => Role::Builder,
                        Gain::TraderPrivilege | Gain::SmallMarket | Gain::LargeMarket => Role::Trader,
                        Gain::CaptainPrivilege | Gain::Harbor => Role::Captain,
                    })
        }
    }
}

/// Whether the phase's memory is the one that the decision needs.
fn remembers(state: &State, decision: Decision) -> bool {
    match (decision, state.progress()) {
        (Decision::StoreKind(_) | Decision::KeepSingle(_), Progress::Storage { .. }) => true,
        (
            Decision::Load(_) | Decision::Optional(_, Gain::CaptainPrivilege | Gain::Harbor),
            Progress::Captain { passes, .. },
        ) => (passes as usize) < state.seats(),
        (
            Decision::CraftsmanPrivilege(_) | Decision::Optional(_, Gain::Production | Gain::Factory { .. }),
            Progress::Craftsman { .. },
        ) => true,
        (_, Progress::None) => !matches!(
            state.phase().map(|phase| phase.role),
            Some(Role::Captain | Role::Craftsman)
        ),
        _ => false,
    }
}

/// Who must be asked, where only one seat can be.
fn expected_seat(state: &State, decision: Decision) -> Option<Seat> {
    match decision {
        Decision::ChooseRole(_) => Some(round::picker(state, state.picks())),
        Decision::MayorPrivilege(_)
        | Decision::CraftsmanPrivilege(_)
        | Decision::Optional(
            _,
            Gain::Prospector | Gain::BuilderPrivilege { .. } | Gain::TraderPrivilege | Gain::CaptainPrivilege,
        ) => state.phase().map(|phase| phase.chooser),
        _ => None,
    }
}

/// Whether the decision leaves a choice, and is asked only where it exists.
fn is_open(state: &State, decision: Decision) -> bool {
    let occupies = |seat, building| state.board(seat).occupies(building);
    let has_room = |seat, place| {
        let board = state.board(seat);
        board.workers(place) < board.circles(place) && state.has_free_worker()
    };
    let exists = match decision {
        Decision::Over => return state.end().is_some() && is_round_done(state),
        Decision::ChooseRole(_) => return !is_round_done(state),
        Decision::RevealPlantation => (state.plantations().total() as usize) <= state.seats(),
        Decision::HaciendaPlantation(seat) | Decision::Hacienda(seat) => {
            occupies(seat, Building::Hacienda)
                && !state.board(seat).is_island_full()
                && state.plantations_to_draw() > 0
        }
        Decision::TakeTile(seat) => !state.board(seat).is_island_full(),
        Decision::Hospice(seat, tile) => {
            occupies(seat, Building::Hospice) && has_room(seat, Place::Tile(tile))
        }
        Decision::University(seat, building) => {
            occupies(seat, Building::University) && has_room(seat, Place::Building(building))
        }
        Decision::MayorPrivilege(_) => state.worker_supply() > 0 && !state.has(Switch::AutoMayorPrivilege),
        Decision::ShipWorker(_) => state.has(Switch::DeclineWorkers) && state.worker_ship() > 0,
        Decision::PlaceWorkers(seat, place) => is_placing(state, seat, place),
        Decision::Sell(_) => state.trading_house().total() < TRADING_HOUSE_PLACES,
        Decision::Build(_)
        | Decision::CraftsmanPrivilege(_)
        | Decision::Load(_)
        | Decision::StoreKind(_)
        | Decision::KeepSingle(_)
        | Decision::Optional(..) => true,
    };
    exists && has_answers(state, decision)
}

/// All role cards of the round are taken: one for each seat, with two players six.
fn is_round_done(state: &State) -> bool {
    usize::from(state.picks()) >= if state.seats() == 2 { 6 } else { state.seats() }
}

/// Several answers for a seat (with `strict_optional` storing may have one kind and a pass), some outcome
/// for chance.
fn has_answers(state: &State, decision: Decision) -> bool {
    match state.turn() {
        Turn::Over => false,
        Turn::Chance => state.face_down() != ByGood::default(),
        Turn::Seats(_) => {
            let mut actions = Vec::new();
            if let Some(seat) = decision.seat() {
                state.legal(seat, &mut actions);
            }
            actions.len() > 1
        }
    }
}

/// Whether the seat's placement has come to this place: the later ones are still empty, and there are
/// fewer workers than circles.
fn is_placing(state: &State, seat: Seat, place: Place) -> bool {
    let board = state.board(seat);
    let later = place.index()..Tile::ALL.len() + Building::COUNT;
    let is_empty = |index| board.workers(Place::at(index)) == 0;
    board.circles(place) > 0
        && later.into_iter().all(is_empty)
        && board.workers_total() < board.circles_total()
}
