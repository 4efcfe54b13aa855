//! What a seat's boards are worth: points now, and the points that everything else will bring.

use puerto_rico::{Building, Good, Kind, Tile};
use tabletop::Seat;

use crate::puerto_rico::worth::festival;
use crate::puerto_rico::worth::horizon::Horizon;
use crate::puerto_rico::worth::new_buildings;
use crate::puerto_rico::worth::nobles;
use crate::puerto_rico::worth::position::{Board, Position, plants};
use crate::puerto_rico::worth::weights::{Weight, Weights};

/// Values positions: combines the table, what is still to come, and the weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evaluation<'a> {
    pub position: &'a Position,
    pub horizon: Horizon,
    pub weights: &'a Weights,
}

/// What a factory pays for 0 to 5 kinds (2020-pl, "Przetwórnia").
const FACTORY: [f32; 6] = [0.0, 0.0, 1.0, 2.0, 3.0, 5.0];

impl<'a> Evaluation<'a> {
    pub fn new(position: &'a Position, weights: &'a Weights) -> Self {
        Self {
            position,
            horizon: Horizon::of(position, weights),
            weights,
        }
    }

    /// The seat's value minus that of its rivals.
    pub fn lead(&self, seat: Seat) -> f32 {
        let own = self.board(self.position.board(seat));
        let mut best = f32::NEG_INFINITY;
        let mut sum = 0.0;
        for rival in Seat::all(self.position.seat_count).filter(|&rival| rival != seat) {
            let value = self.board(self.position.board(rival));
            best = best.max(value);
            sum += value;
        }
        let rivals = (self.position.seat_count - 1) as f32;
        own - self.weights[Weight::Rivals] * sum / rivals - self.weights[Weight::BestRival] * best
    }

    /// The value of a board at this table, in points at the end.
    pub fn board(&self, board: &Board) -> f32 {
        let money = self.horizon.doubloon * self.purse(board);
        board.chips
            + f32::from(board.printed_points)
            + money
            + self.large(board)
            + self.in_hand(board)
            + self.engine(board)
            + self.commerce(board)
            + new_buildings::value(self, board)
            + festival::value(self, board)
            + nobles::value(self, board)
    }

    /// Phases of a kind still to come.
    pub(crate) fn phases(&self, per_round: Weight) -> f32 {
        self.weights[per_round] * self.horizon.rounds
    }

    /// Doubloons, with those that can hardly be spent counting less.
    fn purse(&self, board: &Board) -> f32 {
        let doubloons = board.doubloons as f32;
        let spendable = 12.0 + 4.0 * self.horizon.rounds;
        if doubloons <= spendable {
            doubloons
        } else {
            spendable + 0.3 * (doubloons - spendable)
        }
    }

    /// Goods in hand: those that a ship takes, the others, and the best sale.
    fn in_hand(&self, board: &Board) -> f32 {
        if self.horizon.rounds <= 0.0 {
            return 0.0;
        }
        let soon = self.horizon.rounds.min(1.0);
        let mut value = 0.0;
        let mut best_sale = 0.0f32;
        for good in Good::ALL {
            let amount = board.goods[good as usize];
            if amount == 0 {
                continue;
            }
            let shippable = if board.works(Building::Wharf) {
                amount
            } else {
                amount.min(self.position.room[good as usize])
            };
            value += soon
                * (self.weights[Weight::GoodShippable] * f32::from(shippable)
                    + self.weights[Weight::GoodStored] * f32::from(amount - shippable));
            let refused = self.position.traded[good as usize] && !board.works(Building::Office);
            if !refused {
                best_sale = best_sale.max(self.sale(board, good));
            }
        }
        value + soon * self.horizon.doubloon * self.weights[Weight::GoodSale] * best_sale
    }

    /// Doubloons for selling one good.
    fn sale(&self, board: &Board, good: Good) -> f32 {
        let markets = f32::from(u8::from(board.works(Building::SmallMarket)))
            + 2.0 * f32::from(u8::from(board.works(Building::LargeMarket)));
        f32::from(good.price()) + markets
    }

    /// Production: now, with all circles occupied, and from plantations and plants that lack their other half.
    fn engine(&self, board: &Board) -> f32 {
        let craftsmen = self.phases(Weight::CraftsmenPerRound);
        let captains = self.phases(Weight::CaptainsPerRound);
        let traders = self.phases(Weight::TradersPerRound);
        let unmanned = self.manning(board);
        let unmatched = self.weights[Weight::Unmatched];
        let mut kinds = 0.0;
        let mut goods = 0.0;
        let mut best_sale = 0.0f32;
        let mut largest = 0.0f32;
        for good in Good::ALL {
            let now = f32::from(board.production(good));
            let potential = f32::from(board.potential(good));
            let tiles = f32::from(board.tiles[Tile::plantation(good) as usize]);
            let circles = if good == Good::Corn {
                tiles
            } else {
                f32::from(board.plant_circles(good))
            };
            let amount =
                now + unmanned * (potential - now) + unmatched * (tiles.max(circles.min(3.0)) - potential);
            let kind = if now > 0.0 {
                1.0
            } else if potential > 0.0 {
                unmanned
            } else {
                unmatched * f32::from(u8::from(tiles > 0.0 || circles > 0.0))
            };
            kinds += kind;
            goods += amount;
            largest = largest.max(amount);
            best_sale = best_sale.max(kind * self.sale(board, good) + 0.1 * kind);
        }
        let mut value = craftsmen * self.weights[Weight::GoodProduced] * goods
            + traders * self.horizon.doubloon * self.weights[Weight::KindSale] * best_sale
            + self.horizon.rounds * self.weights[Weight::Kind] * kinds;
        value += self.working(board, Building::Factory) * craftsmen * self.horizon.doubloon * factory(kinds);
        value += self.working(board, Building::Harbor)
            * captains
            * (self.weights[Weight::HarborLoads] * kinds).min(goods);
        value += self.working(board, Building::Wharf) * captains * self.weights[Weight::Wharf] * largest;
        let storage = self.working(board, Building::SmallWarehouse) * self.weights[Weight::SmallWarehouse]
            + self.working(board, Building::LargeWarehouse) * self.weights[Weight::LargeWarehouse];
        value += storage * captains * (goods / 4.0).min(1.0);
        value
            + self.working(board, Building::Office)
                * traders
                * self.horizon.doubloon
                * self.weights[Weight::Office]
                * kinds.min(1.0)
    }

    /// The probability that an empty circle gets its worker in time.
    fn manning(&self, board: &Board) -> f32 {
        let empty = f32::from(board.empty_circles());
        if empty <= 0.0 {
            return 0.0;
        }
        let coming = f32::from(board.san_juan)
            + self.horizon.workers.min(self.horizon.rounds * 1.3)
            + self.weights[Weight::Worker];
        self.weights[Weight::Unmanned] * (coming / empty).min(1.0)
    }

    /// 1 for an occupied building, less for one that is waiting for its worker, 0 for one that the seat does not own.
    pub(crate) fn working(&self, board: &Board, building: Building) -> f32 {
        if board.works(building) {
            1.0
        } else if board.has(building) {
            self.weights[Weight::Unmanned] * if board.san_juan > 0 { 1.2 } else { 1.0 }
        } else {
            0.0
        }
    }

    /// Quarries and the buildings that produce no goods.
    fn commerce(&self, board: &Board) -> f32 {
        let builders = self.phases(Weight::BuildersPerRound);
        let settlers = self.phases(Weight::SettlersPerRound);
        let free_city = f32::from(12 - board.city.min(12));
        let free_island = f32::from(12 - board.island().min(12));
        let purchases = builders.min(free_city);
        let quarries = f32::from(board.tile_workers[Tile::Quarry as usize])
            + self.weights[Weight::Unmanned]
                * f32::from(board.tiles[Tile::Quarry as usize] - board.tile_workers[Tile::Quarry as usize]);
        let mut value = self.horizon.doubloon * self.weights[Weight::Quarry] * quarries.min(4.0) * purchases;
        value += self.working(board, Building::Hacienda)
            * self.weights[Weight::Hacienda]
            * settlers.min(free_island / 2.0);
        value += self.working(board, Building::ConstructionHut)
            * self.weights[Weight::ConstructionHut]
            * settlers.min(free_island).min(f32::from(self.position.quarries));
        value += self.working(board, Building::Hospice)
            * self.weights[Weight::Hospice]
            * settlers.min(free_island);
        value += self.working(board, Building::University) * self.weights[Weight::University] * purchases;
        value += self.weights[Weight::CitySpace] * purchases;
        value + self.weights[Weight::Worker] * self.horizon.rounds * f32::from(board.total_workers())
    }

    /// The bonuses of large buildings as they are now, and a little for how they will grow.
    fn large(&self, board: &Board) -> f32 {
        let rounds = self.horizon.rounds;
        let free_city = f32::from(12 - board.city.min(12));
        let growth = (0.5 * rounds).min(free_city);
        // What is not owned brings nothing and costs no time.
        let share = |building: Building| {
            if board.works(building) {
                1.0
            } else {
                self.weights[Weight::LargeUnmanned] * rounds.clamp(0.0, 1.0)
            }
        };
        let mut value = 0.0;
        if board.has(Building::GuildHall) {
            value += share(Building::GuildHall) * (guild_hall(board) + 0.6 * growth);
        }
        if board.has(Building::Residence) {
            let free = f32::from(12 - board.island().min(12));
            let island = f32::from(board.island()) + (0.6 * rounds).min(free);
            value += share(Building::Residence) * (island - 5.0).clamp(4.0, 7.0);
        }
        if board.has(Building::Fortress) {
            let workers = f32::from(board.total_workers()) + self.horizon.workers.min(rounds * 1.3);
            value += share(Building::Fortress) * (workers / 3.0 - 0.33);
        }
        if board.has(Building::CustomsHouse) {
            let chips = board.chips + rounds * self.phases_share() * self.goods_each(board);
            value += share(Building::CustomsHouse) * (chips / 4.0 - 0.3);
        }
        if board.has(Building::CityHall) {
            let commercial: u8 = Building::ALL
                .into_iter()
                .filter(|building| building.is_commercial())
                .map(|building| board.owned[building as usize])
                .sum();
            value += share(Building::CityHall) * (f32::from(commercial) + 0.5 * growth);
        }
        value
    }

    fn phases_share(&self) -> f32 {
        self.weights[Weight::CraftsmenPerRound] * self.weights[Weight::GoodProduced]
    }

    fn goods_each(&self, board: &Board) -> f32 {
        Good::ALL
            .into_iter()
            .map(|good| f32::from(board.production(good)))
            .sum()
    }
}

/// The factory's doubloons for a fractional number of kinds.
fn factory(kinds: f32) -> f32 {
    let whole = (kinds as usize).min(4);
    FACTORY[whole] + (kinds - whole as f32).min(1.0) * (FACTORY[whole + 1] - FACTORY[whole])
}

/// Points of an occupied guild hall.
fn guild_hall(board: &Board) -> f32 {
    let jeweler = f32::from(2 * board.owned[Building::Jeweler as usize]);
    let plants = Good::ALL.into_iter().flat_map(plants);
    plants
        .map(|plant| {
            let each = match plant.row().kind {
                Kind::LargeProduction(_) => 2,
                _ => 1,
            };
            f32::from(board.owned[*plant as usize] * each)
        })
        .sum::<f32>()
        + jeweler
}
