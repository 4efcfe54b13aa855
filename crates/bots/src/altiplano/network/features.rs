//! What a learned evaluator sees of a table between two rounds. A seat that compares its rounds is shown itself as it
//! would be after each of them, and all other seats as they are now.
//!
//! A change here makes the networks in `models/` useless; they carry the number of inputs and are refused if it
//! differs.

use altiplano::{Effect, Good, RoadStep, Role, SHELF_COUNT_MAX, State, Switch, View};
use tabletop::{Game, PerSeat, Seat};

use crate::altiplano::rounds::round::{Round, Search};
use crate::altiplano::rounds::tray::Counts;
use crate::altiplano::worth::holdings::{Holdings, add_tiles};
use crate::altiplano::worth::horizon;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weights;
use crate::learned::{Features, Inputs, Lengths};

/// The number of order cards.
const ORDERS: usize = altiplano::ORDER_COUNT;

/// What one seat has between two rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub holdings: Holdings,
    /// Tiles waiting on spaces.
    pub waiting: Counts,
    /// Food for moves.
    pub fuel: u8,
}

impl Standing {
    /// What the seat has now.
    fn of(view: &View, seat: Seat, holdings: &Holdings) -> Self {
        let shown = &view.seats[seat.index()];
        let mut waiting = Counts::default();
        for tiles in shown.spaces.into_iter().chain([shown.planning]) {
            add_tiles(&mut waiting, tiles);
        }
        if let Some(good) = shown.any_location {
            waiting[good.index()] += 1;
        }
        let food = std::mem::take(&mut waiting[Good::Food.index()]);
        Self {
            holdings: *holdings,
            waiting,
            fuel: shown.movement_food + food,
        }
    }

    /// What the seat would have after a round.
    pub fn after(round: &Round, search: &Search<'_>) -> Self {
        let mut holdings = round.holdings;
        holdings.coins -= u16::from(round.coin_fuel);
        let mut waiting = round.tray.waiting;
        if let Some(good) = round.tray.wild {
            waiting[good.index()] += 1;
        }
        let spent = search.paths.known_cost(round.stops).min(round.tray.fuel);
        let food = std::mem::take(&mut waiting[Good::Food.index()]);
        Self {
            holdings,
            waiting,
            fuel: round.tray.fuel - spent + food.saturating_sub(round.food_fuel),
        }
    }
}

/// What stays the same while a seat compares its rounds.
#[derive(Debug)]
pub(crate) struct Scene<'v> {
    view: &'v View,
    /// The estimated number of rounds still to be played.
    rounds: f32,
    /// Who begins the next round.
    start: Seat,
    seats: PerSeat<Option<Sitting<'v>>>,
}

/// A seat in its current state.
#[derive(Clone, Debug)]
struct Sitting<'v> {
    outlook: Outlook<'v>,
    standing: Standing,
    /// Its value by the hand-written evaluation, and its points if the game ended now.
    worth: [f32; 2],
    /// The highest of each among the rivals.
    rivals: [f32; 2],
}

impl<'v> Scene<'v> {
    /// The scene of a view, `between` two rounds or in the middle of one.
    pub fn new(view: &'v View, between: bool) -> Self {
        let left = horizon::rounds_left(view, &Weights::TUNED);
        let count = view.seats.len();
        let mut scene = Self {
            view,
            rounds: if between { left + 1.0 } else { left },
            start: if between {
                view.start
            } else {
                view.start.next(count)
            },
            seats: PerSeat::default(),
        };
        for seat in Seat::all(count) {
            scene.sit(view, seat);
        }
        for seat in Seat::all(count) {
            let rivals = Seat::all(count).filter(|&rival| rival != seat);
            let worth = |seat: Seat| scene.seats[seat].as_ref().map_or([0.0; 2], |one| one.worth);
            let best = rivals.map(worth).fold([f32::NEG_INFINITY; 2], |best, rival| {
                std::array::from_fn(|index| best[index].max(rival[index]))
            });
            if let Some(one) = &mut scene.seats[seat] {
                one.rivals = best;
            }
        }
        scene
    }

    /// Reads what a seat has from a view, which may show more of it than the scene's own view.
    fn sit(&mut self, view: &View, seat: Seat) {
        let holdings = Holdings::of(view, seat);
        let outlook = Outlook::at(view, seat, &holdings, &Weights::TUNED, self.rounds);
        let worth = [outlook.value(&holdings), outlook.points_now(&holdings)];
        let rivals = self.seats[seat].as_ref().map_or([0.0; 2], |one| one.rivals);
        self.seats[seat] = Some(Sitting {
            outlook,
            standing: Standing::of(view, seat, &holdings),
            worth,
            rivals,
        });
    }

    /// How many seats play.
    pub fn seat_count(&self) -> usize {
        self.view.seats.len()
    }

    /// Whether there is still a round to be played, and so anything to estimate.
    pub fn goes_on(&self) -> bool {
        self.rounds > 0.0
    }

    /// The numbers about a seat in its current state.
    pub fn now(&self, seat: Seat, out: &mut Vec<f32>) {
        if let Some(one) = &self.seats[seat] {
            self.own(seat, &one.standing, out);
        }
    }

    /// The numbers about a seat with this standing.
    pub fn own(&self, seat: Seat, standing: &Standing, out: &mut Vec<f32>) {
        let Some(Sitting { outlook, rivals, .. }) = &self.seats[seat] else {
            return;
        };
        let shown = &self.view.seats[seat.index()];
        belongings(standing, outlook, out);
        warehouse(&standing.holdings, outlook, out);
        cards(&standing.holdings, outlook, out);
        out.extend(Role::ALL.map(|role| bit(shown.role == Some(role))));
        let seats = self.view.seats.len();
        let order = (seat.index() + seats - self.start.index()) % seats;
        out.extend((0..5).map(|place| bit(place == order)));
        let value = outlook.value(&standing.holdings);
        let points = outlook.points_now(&standing.holdings);
        let [best_value, best_points] = *rivals;
        out.extend([
            points / 40.0,
            value / 60.0,
            (value - points) / 40.0,
            (value - best_value) / 30.0,
            (points - best_points) / 30.0,
        ]);
        let missions = outlook.missions_seen(&standing.holdings);
        out.extend(missions.map(|number| number / 10.0));
    }

    /// The numbers about the table.
    pub fn common(&self, out: &mut Vec<f32>) {
        let view = self.view;
        out.extend((2..=5).map(|count| bit(view.seats.len() == count)));
        let last = |left: u8| {
            bit(view
                .final_round
                .is_some_and(|last| last.saturating_sub(view.round) == left))
        };
        out.extend([
            f32::from(view.round.min(30)) / 20.0,
            self.rounds / 10.0,
            1.0 / (1.0 + self.rounds),
            bit(self.rounds < 2.5),
            bit(self.rounds < 4.0),
            last(0),
            last(1),
            bit(view.setup.switches.has(Switch::Missions)),
        ]);
        for good in Good::ALL {
            out.extend([part(view.stock[good], 4), part(view.stock[good], 16)]);
        }
        out.extend([
            part(view.carts, 4),
            part(view.houses.total(), 8),
            part(view.boats.total(), 8),
            part(view.orders.len() as u8, 8),
            part(view.stack.len() as u8, 20),
        ]);
        for cards in [view.houses, view.boats] {
            out.extend(Good::ALL.map(|good| part(cards.count(good), 2)));
        }
        out.extend(altiplano::Order::all().map(|order| bit(view.orders.contains(order))));
        let offered = |effect: Effect| view.strip.iter().flatten().any(|tile| tile.effect == effect);
        out.extend(Effect::ALL.map(|effect| bit(offered(effect))));
    }
}

fn bit(truth: bool) -> f32 {
    f32::from(u8::from(truth))
}

/// A number as a fraction of `most`, at most 1.
fn part(number: u8, most: u8) -> f32 {
    f32::from(number.min(most)) / f32::from(most)
}

const BELONGINGS: usize = 3 + 4 + 2 + 3 + 4 * Good::COUNT + 4 + Good::COUNT + 1 + 2;

fn belongings(standing: &Standing, outlook: &Outlook<'_>, out: &mut Vec<f32>) {
    let holdings = &standing.holdings;
    let coins = holdings.coins.min(60) as u8;
    out.extend([part(coins, 2), part(coins, 6), part(coins, 15)]);
    out.extend((5..=8).map(|limit| bit(holdings.limit >= limit)));
    let steps = &outlook.components.road;
    let next = steps.get(usize::from(holdings.road));
    out.extend([
        part(holdings.road, steps.len().max(1) as u8),
        bit(matches!(next, Some(RoadStep::Space))),
    ]);
    out.extend((2..=4).map(|carts| bit(holdings.carts >= carts)));
    for count in holdings.cycle {
        out.extend([bit(count > 0), bit(count > 1), part(count, 4), part(count, 10)]);
    }
    let total: u8 = holdings.cycle.iter().sum();
    out.extend([
        part(total, 8),
        part(total, 16),
        part(total, 32),
        f32::from(total.min(holdings.limit)) / f32::from(total.max(1)),
    ]);
    out.extend(standing.waiting.map(|count| part(count, 3)));
    out.push(part(standing.waiting.iter().sum(), 8));
    out.extend([bit(standing.fuel > 0), part(standing.fuel, 3)]);
}

const WAREHOUSE: usize = Good::COUNT + 2 + 3 * SHELF_COUNT_MAX + 1;

fn warehouse(holdings: &Holdings, outlook: &Outlook<'_>, out: &mut Vec<f32>) {
    out.extend(holdings.stored.map(|count| part(count, 6)));
    let kinds = holdings.stored.iter().filter(|&&count| count > 0).count() as u8;
    out.extend([part(holdings.stored.iter().sum(), 24), part(kinds, 8)]);
    for (index, row) in holdings.shelves.iter().enumerate() {
        let slots = outlook
            .components
            .shelves
            .get(index)
            .map_or(1, |shelf| shelf.slots);
        let missing = slots.saturating_sub(row.total());
        let owned = row.kind.map_or(0, |kind| holdings.cycle[kind.index()]);
        out.extend([
            part(row.total(), slots.max(1)),
            bit(row.kind.is_some() && missing == 0),
            bit(row.kind.is_some() && missing > 0 && owned >= missing),
        ]);
    }
    out.push(outlook.next_slot_points(holdings) / 4.0);
}

const CARDS: usize = 5 + 2 + 2 + Good::COUNT + 2 + Effect::COUNT + ORDERS;

fn cards(holdings: &Holdings, outlook: &Outlook<'_>, out: &mut Vec<f32>) {
    let owned: u8 = Good::ALL
        .into_iter()
        .map(|good| holdings.missing[good.index()].min(holdings.cycle[good.index()]))
        .sum();
    let points = holdings
        .order
        .map_or(0, |order| outlook.components.order(order).points);
    out.extend([
        bit(holdings.order.is_some()),
        part(points, 15),
        part(holdings.missing_total, 6),
        part(owned, 6),
        part(holdings.missing_total - owned.min(holdings.missing_total), 6),
    ]);
    out.extend([
        part(holdings.completed, 5),
        f32::from(holdings.order_points) / 30.0,
    ]);
    out.extend([
        part(holdings.house_count, 4),
        outlook.house_points(holdings) / 30.0,
    ]);
    out.extend(holdings.houses.map(|count| part(count, 2)));
    out.extend([part(holdings.boats, 4), part(holdings.corn_store, 3)]);
    out.extend((0..Effect::COUNT).map(|effect| bit(holdings.effects & 1 << effect != 0)));
    out.extend(altiplano::Order::all().map(|order| bit(holdings.order == Some(order))));
}

/// The inputs of the network.
pub(crate) const LENGTHS: Lengths = Lengths {
    common: 4 + 8 + 2 * Good::COUNT + 5 + 2 * Good::COUNT + ORDERS + Effect::COUNT,
    own: BELONGINGS + WAREHOUSE + CARDS + Role::COUNT + 5 + 5 + 3,
};

impl Features for State {
    fn lengths(&self) -> Lengths {
        LENGTHS
    }

    fn features(&self, inputs: &mut Inputs) {
        let view = self.view(None);
        let mut scene = Scene::new(&view, true);
        scene.common(&mut inputs.common);
        let setup = &view.setup;
        let hides = setup.switches.has(Switch::Missions) || setup.switches.has(Switch::ClosedBags);
        for seat in Seat::all(self.seat_count()) {
            if hides {
                // Each seat knows its own things.
                let own = self.view(Some(seat));
                scene.sit(&own, seat);
            }
            scene.now(seat, &mut inputs.own[seat.index()]);
        }
    }
}
