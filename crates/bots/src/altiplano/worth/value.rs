//! What belongings are worth: points at the end, both as they are now and as expected.

use altiplano::{ByGood, Components, Effect, Good, Input, RoadStep, View};
use tabletop::Seat;

use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::horizon;
use crate::altiplano::worth::missions::{self, Card};
use crate::altiplano::worth::weights::{Weight, Weights};
use crate::altiplano::worth::workshops;

const GOODS: usize = Good::COUNT;

/// What does not change while one seat thinks about one decision.
#[derive(Clone, Debug)]
pub(crate) struct Outlook<'a> {
    pub components: &'static Components,
    pub weights: &'a Weights,
    /// Rounds after the current one.
    pub rounds: f32,
    /// Tiles still at the locations.
    pub stock: ByGood<u8>,
    /// Points for each drawn tile of a kind.
    pub use_value: [f32; GOODS],
    points: [f32; GOODS],
    /// How quickly further tiles of a kind lose their use.
    saturation: [f32; GOODS],
    /// What each extension is worth for the rest of the game.
    pub extension: [f32; Effect::COUNT],
    pub(super) missions: [Option<Card>; 2],
}

/// The weight of each kind's use.
const USES: [Option<Weight>; GOODS] = [
    Some(Weight::UseFood),
    None,
    Some(Weight::UseWood),
    Some(Weight::UseStone),
    Some(Weight::UseOre),
    Some(Weight::UseSilver),
    Some(Weight::UseCloth),
    Some(Weight::UseWool),
    Some(Weight::UseAlpaca),
    Some(Weight::UseFish),
    Some(Weight::UseGlass),
    Some(Weight::UseCacao),
];

impl<'a> Outlook<'a> {
    /// A seat's outlook.
    pub fn new(view: &View, seat: Seat, holdings: &Holdings, weights: &'a Weights) -> Self {
        Self::at(view, seat, holdings, weights, horizon::rounds_left(view, weights))
    }

    /// The same with this many rounds to come.
    pub fn at(view: &View, seat: Seat, holdings: &Holdings, weights: &'a Weights, rounds: f32) -> Self {
        let components = view.setup.components.get();
        let mut outlook = Self {
            components,
            weights,
            rounds,
            stock: view.stock,
            use_value: USES.map(|weight| weight.map_or(0.0, |weight| weights[weight])),
            points: components.points.0.map(f32::from),
            saturation: [weights[Weight::Saturation]; GOODS],
            extension: [0.0; Effect::COUNT],
            missions: missions::kept(view, seat),
        };
        outlook.saturation[Good::Food.index()] = weights[Weight::FoodSaturation];
        outlook.extension = outlook.extension_values(view, seat, holdings);
        outlook
    }

    /// The chance that this many rounds of work will still get done.
    pub fn chance(&self, work: f32) -> f32 {
        if work <= 0.0 {
            return 1.0;
        }
        let share = self.rounds / (self.rounds + work);
        share * share
    }

    /// Points at the end that these belongings promise.
    pub fn value(&self, holdings: &Holdings) -> f32 {
        let components = self.components;
        let weights = self.weights;
        let cycle_total: u8 = holdings.cycle.iter().sum();
        let drawn = f32::from(cycle_total.min(holdings.limit)) / f32::from(cycle_total.max(1));
        let store_use = weights[Weight::StoreUse] * self.next_slot_points(holdings);
        let (mut points, mut engine) = (0.0, 0.0);
        for index in 0..GOODS {
            let (cycle, stored) = (holdings.cycle[index], holdings.stored[index]);
            if cycle == 0 && stored == 0 {
                continue;
            }
            let cycle = f32::from(cycle);
            points += self.points[index] * (cycle + f32::from(stored));
            let draws = drawn * cycle;
            let worth = self.use_value[index] + if index > 0 { store_use } else { 0.0 };
            engine += worth * draws / (1.0 + self.saturation[index] * draws);
        }
        let coins = f32::from(holdings.coins);
        let coin_fade = self.rounds / (self.rounds + 2.0);
        let carts = [0.0, 0.0, 1.0, 1.6, 1.9][usize::from(holdings.carts.min(4))];
        let mut value = points
            + engine * self.rounds
            + weights[Weight::Coin] * coin_fade * coins / (1.0 + coins / weights[Weight::CoinsUseful])
            + weights[Weight::Cart] * self.rounds * carts
            + f32::from(holdings.boats) * f32::from(components.boat_points)
            + f32::from(holdings.order_points)
            + self.houses(holdings)
            + self.road(holdings)
            + self.order(holdings)
            + self.shelves(holdings)
            + weights[Weight::Corn] * self.chance(1.0) * f32::from(holdings.corn_store);
        let mut effects = holdings.effects;
        while effects != 0 {
            value += self.extension[effects.trailing_zeros() as usize];
            effects &= effects - 1;
        }
        for card in self.missions.iter().flatten() {
            value += self.mission(holdings, card);
        }
        value
    }

    /// Points if the game ended now, not counting Missions.
    pub fn points_now(&self, holdings: &Holdings) -> f32 {
        let components = self.components;
        let mut points = self.house_points(holdings)
            + f32::from(holdings.boats) * f32::from(components.boat_points)
            + f32::from(holdings.order_points);
        for index in 0..GOODS {
            points += self.points[index] * f32::from(holdings.cycle[index] + holdings.stored[index]);
        }
        for (row, shelf) in holdings.shelves.iter().zip(&components.shelves) {
            if row.kind.is_none() {
                break;
            }
            if row.total() >= shelf.slots {
                points += f32::from(shelf.points);
            }
        }
        points
    }

    /// Points of houses as things are now.
    pub fn house_points(&self, holdings: &Holdings) -> f32 {
        self.houses_with(holdings, 0.0)
    }

    /// Points that a slot of the next shelf brings.
    pub fn next_slot_points(&self, holdings: &Holdings) -> f32 {
        let begun = holdings
            .shelves
            .iter()
            .take_while(|row| row.kind.is_some())
            .count();
        let next = self.components.shelves.get(begun);
        next.map_or(0.0, |shelf| f32::from(shelf.points) / f32::from(shelf.slots))
    }

    fn houses(&self, holdings: &Holdings) -> f32 {
        self.houses_with(holdings, self.weights[Weight::HouseGrowth] * self.rounds)
    }

    /// Points of houses with this many more tiles of each kind owned.
    fn houses_with(&self, holdings: &Holdings, growth: f32) -> f32 {
        if holdings.house_count == 0 {
            return 0.0;
        }
        let bonus = f32::from(self.components.house_bonus);
        let mut value = 0.0;
        for (index, &count) in holdings.houses.iter().enumerate() {
            if count > 0 {
                let own = f32::from(holdings.cycle[index] + holdings.stored[index]);
                value +=
                    f32::from(count) * (f32::from(self.components.house_points) + bonus * (own + growth));
            }
        }
        value
    }

    /// What the Road can still bring.
    fn road(&self, holdings: &Holdings) -> f32 {
        let steps = self
            .components
            .road
            .get(usize::from(holdings.road)..)
            .unwrap_or_default();
        let spaces = steps
            .iter()
            .filter(|step| matches!(step, RoadStep::Space))
            .count();
        let there = |good: Good| holdings.cycle[good.index()] > 0;
        let share = match (there(Good::Wood), there(Good::Stone)) {
            (true, true) => 1.0,
            (false, false) => 0.0,
            _ => self.weights[Weight::RoadHalf],
        };
        self.weights[Weight::Road] * share * spaces as f32 * self.rounds
    }

    /// The unfinished order, or the freedom to take one.
    fn order(&self, holdings: &Holdings) -> f32 {
        let Some(order) = holdings.order else {
            return self.weights[Weight::OrderSlot] * self.chance(3.0);
        };
        let (mut work, mut given) = (0.0, 0.0);
        for (index, &missing) in holdings.missing.iter().enumerate() {
            if missing > 0 {
                let owned = missing.min(holdings.cycle[index]);
                work += f32::from(owned) * self.weights[Weight::OrderOwned]
                    + f32::from(missing - owned) * self.weights[Weight::OrderForeign];
                given += f32::from(missing) * self.points[index];
            }
        }
        let points = f32::from(self.components.order(order).points);
        self.chance(work) * (points + self.weights[Weight::Corn] - given)
    }

    fn shelves(&self, holdings: &Holdings) -> f32 {
        let mut value = 0.0;
        for (row, shelf) in holdings.shelves.iter().zip(&self.components.shelves) {
            let Some(kind) = row.kind else { break };
            let missing = shelf.slots.saturating_sub(row.total());
            value += self.shelf(holdings, kind, missing) * f32::from(shelf.points);
        }
        value
    }

    /// The chance that a shelf already begun will be filled.
    fn shelf(&self, holdings: &Holdings, kind: Good, missing: u8) -> f32 {
        if missing == 0 {
            return 1.0;
        }
        let owned = missing.min(holdings.cycle[kind.index()]);
        let work = f32::from(owned) * self.weights[Weight::ShelfOwned]
            + f32::from(missing - owned) * self.weights[Weight::ShelfForeign];
        self.chance(work)
    }

    /// The shelf where a corn brings most.
    pub fn best_corn_shelf(&self, holdings: &Holdings) -> Option<(usize, f32)> {
        holdings
            .corn_shelves(self.components)
            .map(|index| {
                let (row, shelf) = (holdings.shelves[index], self.components.shelves[index]);
                let missing = shelf.slots - row.total();
                let kind = row.kind.unwrap_or(Good::Corn);
                let before = if row.kind.is_some() {
                    self.shelf(holdings, kind, missing)
                } else {
                    0.0
                };
                let gain = self.shelf(holdings, kind, missing - 1) - before;
                (index, gain * f32::from(shelf.points))
            })
            .max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Gains a corn and shelves it as the bot would.
    pub fn gain_corn(&self, holdings: &mut Holdings) {
        if self.stock[Good::Corn] == 0 {
            return;
        }
        match self.best_corn_shelf(holdings) {
            Some((shelf, _)) => holdings.shelve_corn(shelf),
            None if holdings.has(Effect::E25) => holdings.corn_store += 1,
            None => {}
        }
    }

    /// What one more tile of each kind, gained halfway through the rest of the game, would be worth.
    fn marginal(&self, holdings: &Holdings) -> [f32; GOODS] {
        let mut halfway = self.clone();
        halfway.rounds *= 0.5;
        let now = halfway.value(holdings);
        std::array::from_fn(|index| {
            let mut more = *holdings;
            more.cycle[index] += 1;
            halfway.value(&more) - now
        })
    }

    /// What each extension would be worth to this seat.
    fn extension_values(&self, view: &View, seat: Seat, holdings: &Holdings) -> [f32; Effect::COUNT] {
        let weights = self.weights;
        let marginal = self.marginal(holdings);
        let cycle_total: u8 = holdings.cycle.iter().sum();
        let drawn = f32::from(holdings.limit.min(cycle_total)) / f32::from(cycle_total.max(1));
        let role = workshops::workshop_at(view, seat, altiplano::Place::Role);
        Effect::ALL.map(|effect| {
            let Some(workshop) = effect.workshop() else {
                let per_round = match effect {
                    Effect::E14 | Effect::E20 => Weight::AnyLocation,
                    Effect::E17 => Weight::MovementCoin,
                    Effect::E18 => Weight::SwapTile,
                    Effect::E19 => Weight::VillageSpaces,
                    Effect::E25 => Weight::CornStore,
                    _ => return weights[Weight::FinalStore],
                };
                return weights[per_round] * self.rounds;
            };
            let best = workshop
                .gains
                .iter()
                .filter(|&good| self.stock[good] > 0)
                .map(|good| marginal[good.index()])
                .fold(0.0, f32::max);
            let (uses, cost) = match workshop.input {
                Input::Tiles(good, count) => {
                    let draws = drawn * f32::from(holdings.cycle[good.index()]);
                    let taken = if role.is_some_and(|role| role.input == workshop.input) {
                        0.5
                    } else {
                        1.0
                    };
                    let uses = (draws / f32::from(count)).min(1.0) * taken;
                    let cost = self.use_value[good.index()] * f32::from(count);
                    (weights[Weight::WorkshopUse] * uses, cost)
                }
                Input::Coins(count) => (
                    weights[Weight::CoinWorkshopUse],
                    weights[Weight::Coin] * f32::from(count),
                ),
            };
            (self.rounds * uses * (best - weights[Weight::WorkshopCost] * cost)).max(0.0)
        })
    }
}
