//! The search for the best round: which actions, on which locations, with which tiles. A beam search
//! over sets of [`Activity`] in a fixed order, each set valued by what the seat owns afterwards.

use altiplano::{Good, Input, Location, Order, Place, Recipe, View};
use tabletop::Seat;

use crate::altiplano::activity::Activity;
use crate::altiplano::holdings::Holdings;
use crate::altiplano::path::{Mask, Paths, Pawn};
use crate::altiplano::tray::{Tray, USED, fill};
use crate::altiplano::value::Outlook;
use crate::altiplano::weights::Weight;
use crate::altiplano::workshops;

/// Sets that are kept at each size.
const WIDTH: usize = 14;

/// The most units in a round.
const UNITS_MAX: usize = 14;

/// How many houses, boats, orders and extensions are looked at: the best by themselves.
const CARDS_MAX: usize = 3;

/// A set of activities, and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub tray: Tray,
    pub holdings: Holdings,
    /// Numbers of the activities.
    units: [u8; UNITS_MAX],
    count: u8,
    /// Locations to visit.
    pub stops: Mask,
    /// Hand food that goes onto movement spaces.
    pub food_fuel: u8,
    /// Whether a coin goes onto a movement space.
    pub coin_fuel: bool,
    /// Locations whose any-location tile is used up; it serves one action only.
    wild_used: bool,
    cart_bought: bool,
    extension_bought: bool,
    score: f32,
}

/// A seat's search.
pub(crate) struct Search<'a> {
    outlook: &'a Outlook<'a>,
    pub paths: Paths,
    /// Places of role and extensions, in the order of the tray's fills.
    places: Vec<Place>,
    pub activities: Vec<Activity>,
    start: Round,
    width: usize,
}

impl Round {
    /// The activities by their numbers, in the order of the list.
    pub fn units<'s>(&'s self, search: &'s Search<'_>) -> impl Iterator<Item = Activity> + 's {
        self.units[..usize::from(self.count)]
            .iter()
            .map(|&index| search.activities[usize::from(index)])
    }

    /// What the round promises, to compare with another of the same seat.
    pub fn score(&self) -> f32 {
        self.score
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether it leads to the same belongings by the same stops.
    fn is_like(&self, other: &Self) -> bool {
        self.score == other.score && self.stops == other.stops && self.holdings == other.holdings
    }
}

impl<'a> Search<'a> {
    /// The search of a seat: with `planning` its hand is still to be planned.
    pub fn new(
        view: &View,
        seat: Seat,
        outlook: &'a Outlook<'a>,
        holdings: Holdings,
        planning: bool,
    ) -> Self {
        let tray = Tray::of(view, seat, planning);
        Self::with(view, seat, outlook, holdings, tray, planning)
    }

    /// The same with another tray than the view shows.
    pub fn with(
        view: &View,
        seat: Seat,
        outlook: &'a Outlook<'a>,
        holdings: Holdings,
        tray: Tray,
        planning: bool,
    ) -> Self {
        let shown = &view.seats[seat.index()];
        let pawn = Pawn {
            at: shown.pawn,
            first_cart: planning || !shown.first_cart_used,
            further_carts: if planning {
                shown.carts.saturating_sub(1)
            } else {
                shown.carts.saturating_sub(1 + shown.further_carts_used)
            },
        };
        let mut search = Self {
            outlook,
            paths: Paths::new(&view.ring, pawn),
            places: workshops::workshops(view, seat).map(|(place, _)| place).collect(),
            activities: Vec::with_capacity(48),
            start: Round {
                tray,
                holdings,
                units: [0; UNITS_MAX],
                count: 0,
                stops: 0,
                food_fuel: 0,
                coin_fuel: false,
                wild_used: false,
                cart_bought: shown.cart_bought || view.carts == 0 || shown.carts >= altiplano::CART_LIMIT,
                extension_bought: shown.extension_bought,
                score: 0.0,
            },
            width: WIDTH,
        };
        search.list(view, seat, planning);
        search
    }

    /// The same search with fewer sets at each size: quicker and blinder.
    pub fn narrow(mut self, width: usize) -> Self {
        self.width = width;
        self
    }

    /// Another tile in hand in place of one.
    pub fn swap_in_hand(&mut self, view: &View, seat: Seat, away: Good, take: Good) {
        self.start.tray.hand[away.index()] -= 1;
        self.start.tray.hand[take.index()] += 1;
        self.activities.clear();
        self.list(view, seat, true);
    }

    /// All activities that this round could have, in the order in which sets are built.
    fn list(&mut self, view: &View, seat: Seat, planning: bool) {
        let tray = self.start.tray;
        let have = |location: Location, good: Good| tray.could_take(location, good);
        let mut all = std::mem::take(&mut self.activities);
        for (place, workshop) in workshops::workshops(view, seat) {
            let lying = fill_in(&tray, &self.places, place);
            match workshop.input {
                Input::Tiles(good, count) => {
                    if lying < USED && lying + tray.hand[good.index()] >= count {
                        all.extend(workshop.gains.iter().map(|gain| Activity::Use {
                            place,
                            workshop,
                            gain,
                        }));
                    }
                }
                Input::Coins(count) => {
                    let lies = fill(view, seat, place) == count && lying == count;
                    if lies {
                        all.extend(workshop.gains.iter().map(|gain| Activity::Use {
                            place,
                            workshop,
                            gain,
                        }));
                    } else if planning {
                        let coins = count;
                        all.extend(
                            workshop
                                .gains
                                .iter()
                                .map(|gain| Activity::Buy { place, coins, gain }),
                        );
                    }
                }
            }
        }
        if have(Location::Farm, Good::Alpaca) > 0 {
            all.push(Activity::FarmFood);
        }
        for recipe in Recipe::ALL {
            let [one, other] = recipe.inputs();
            let enough = if one == other {
                have(recipe.location(), one) > 1
            } else {
                have(recipe.location(), one) > 0 && have(recipe.location(), other) > 0
            };
            if enough {
                all.push(Activity::Make(recipe));
            }
        }
        if have(Location::Forest, Good::Cacao) > 0 {
            all.extend([Good::Food, Good::Cloth, Good::Glass].map(Activity::Trade));
        }
        if have(Location::Road, Good::Wood) > 0
            && have(Location::Road, Good::Stone) > 0
            && usize::from(self.start.holdings.road) < self.outlook.components.road.len()
        {
            all.push(Activity::Road);
        }
        self.list_cards(view, &tray, &mut all);
        let kinds = || {
            Good::ALL
                .into_iter()
                .filter(|good| !matches!(good, Good::Food | Good::Corn))
        };
        let order_open = self.start.holdings.order.is_some();
        if order_open {
            let missing = self.start.holdings.missing;
            let wanted = || Good::ALL.into_iter().filter(|good| missing[good.index()] > 0);
            let enough = |good: Good| have(Location::Market, good) >= missing[good.index()];
            if self.start.holdings.missing_total > 1 && wanted().all(enough) {
                all.push(Activity::Complete);
            }
            all.extend(
                wanted()
                    .filter(|&good| have(Location::Market, good) > 0)
                    .map(Activity::Deliver),
            );
        }
        let several = kinds().filter(|&good| have(Location::Village, good) > 1);
        all.extend(several.map(Activity::Fill));
        all.extend(
            kinds()
                .filter(|&good| have(Location::Village, good) > 0)
                .map(Activity::Store),
        );
        let prices = &self.outlook.components.prices;
        let sold = kinds().filter(|&good| prices[good] > 0 && have(Location::Market, good) > 0);
        all.extend(sold.map(Activity::Sell));
        if !self.start.cart_bought {
            all.push(Activity::Cart);
        }
        if !self.start.extension_bought {
            self.list_extensions(view, seat, &mut all);
        }
        self.list_orders(view, &mut all);
        if self.start.holdings.corn_store > 0 {
            all.push(Activity::SendCorn);
        }
        all.truncate(usize::from(u8::MAX));
        self.activities = all;
    }

    /// The best houses and boats.
    fn list_cards(&self, view: &View, tray: &Tray, all: &mut Vec<Activity>) {
        let base = self.outlook.value(&self.start.holdings);
        if tray.could_take(Location::Village, Good::Stone) > 1 {
            best(
                view.houses.iter().map(|(good, _)| good),
                all,
                Activity::House,
                |good| {
                    let mut more = self.start.holdings;
                    more.houses[good.index()] += 1;
                    more.house_count += 1;
                    self.outlook.value(&more) - base
                },
            );
        }
        if tray.could_take(Location::Harbor, Good::Wood) > 1 {
            best(
                view.boats.iter().map(|(good, _)| good),
                all,
                Activity::Boat,
                |good| {
                    let mut more = self.start.holdings;
                    more.cycle[good.index()] += u8::from(self.outlook.stock[good] > 0);
                    self.outlook.value(&more) - base
                },
            );
        }
    }

    fn list_extensions(&self, view: &View, seat: Seat, all: &mut Vec<Activity>) {
        let holdings = &self.start.holdings;
        let role = workshops::workshop_at(view, seat, Place::Role);
        let sale: u16 = Good::ALL
            .into_iter()
            .map(|good| {
                let tiles = self.start.tray.could_take(Location::Market, good);
                u16::from(self.outlook.components.prices[good]) * u16::from(tiles)
            })
            .sum();
        let allowed = view
            .strip
            .iter()
            .zip(view.strip_prices)
            .filter_map(|(tile, price)| {
                let (tile, price) = ((*tile)?, price?);
                let like_role = match (role, tile.effect.workshop()) {
                    (Some(own), Some(other)) => own.does_the_same(&other),
                    _ => false,
                };
                let like_own = altiplano::Effect::ALL
                    .into_iter()
                    .any(|own| holdings.has(own) && own.does_the_same(tile.effect));
                let payable = price <= holdings.coins + sale;
                (payable && !like_role && !like_own).then_some(Activity::Extension { tile, price })
            });
        best(
            allowed,
            all,
            |activity| activity,
            |activity| match activity {
                Activity::Extension { tile, price } => {
                    self.outlook.extension[tile.effect.index()]
                        - f32::from(price) * self.outlook.weights[Weight::Coin]
                }
                _ => 0.0,
            },
        );
    }

    fn list_orders(&self, view: &View, all: &mut Vec<Activity>) {
        let mut free = self.start.holdings;
        free.order = None;
        let worth = |order: Order| {
            let mut more = free;
            more.take_order(self.outlook.components, order);
            self.outlook.value(&more)
        };
        best(view.orders.iter(), all, Activity::Order, worth);
    }

    /// The best set of activities; the empty set is one too, unless an action must follow.
    pub fn best(&mut self, must_act: bool) -> Round {
        self.best_and(must_act, &mut |_| {})
    }

    /// The best sets with different results that were met, at most `count`, the best first.
    pub fn best_of(&mut self, count: usize, must_act: bool) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::with_capacity(count + 1);
        let best = self.best_and(must_act, &mut |round| {
            let worst = rounds.last().filter(|_| rounds.len() >= count);
            if worst.is_some_and(|worst| worst.score >= round.score)
                || rounds.iter().any(|other| other.is_like(round))
            {
                return;
            }
            let place = rounds.partition_point(|other| other.score >= round.score);
            rounds.insert(place, *round);
            rounds.truncate(count);
        });
        if !rounds.iter().any(|other| other.is_like(&best)) {
            rounds.insert(0, best);
        }
        rounds
    }

    /// The best set of activities; `visit` gets each that was looked at.
    fn best_and(&mut self, must_act: bool, visit: &mut dyn FnMut(&Round)) -> Round {
        let mut start = self.start;
        start.score = self.score(&start);
        let mut best = start;
        if must_act {
            best.score = f32::NEG_INFINITY;
        } else {
            visit(&start);
        }
        let mut beam = vec![start];
        let mut next: Vec<Round> = Vec::with_capacity(self.width * 24);
        for _ in 0..UNITS_MAX {
            next.clear();
            for round in &beam {
                let first = match round.count {
                    0 => 0,
                    count => usize::from(round.units[usize::from(count) - 1]),
                };
                for index in first..self.activities.len() {
                    let mut more = *round;
                    if self.perform(&mut more, index) {
                        more.score = self.score(&more);
                        visit(&more);
                        if more.score > best.score {
                            best = more;
                        }
                        next.push(more);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            if next.len() > self.width {
                next.select_nth_unstable_by(self.width - 1, |one, other| other.score.total_cmp(&one.score));
                next.truncate(self.width);
            }
            std::mem::swap(&mut beam, &mut next);
        }
        best
    }

    /// What a round promises: its belongings, and tiles that wait for the next round.
    fn score(&self, round: &Round) -> f32 {
        let weights = self.outlook.weights;
        let value = self.outlook.value(&round.holdings);
        if self.outlook.rounds <= 0.0 {
            return value;
        }
        let mut waiting = 0.0;
        for kind in 0..Good::COUNT {
            let mut count = round.tray.hand[kind];
            if kind == Good::Food.index() {
                count -= round.food_fuel;
            }
            for lying in &round.tray.lying {
                count += lying[kind];
            }
            if count > 0 {
                waiting += f32::from(count) * self.outlook.use_value[kind];
            }
        }
        if let Some(good) = round.tray.wild {
            waiting += self.outlook.use_value[good.index()];
        }
        let spent = self.paths.known_cost(round.stops).min(round.tray.fuel);
        let fuel = f32::from(round.tray.fuel - spent);
        let coin = if round.coin_fuel {
            weights[Weight::Coin]
        } else {
            0.0
        };
        value + weights[Weight::Waiting] * waiting + weights[Weight::FoodWaiting] * fuel - coin
    }

    /// Adds an activity to a round, if it is possible.
    fn perform(&mut self, round: &mut Round, index: usize) -> bool {
        if usize::from(round.count) >= UNITS_MAX {
            return false;
        }
        let activity = self.activities[index];
        if let Some(location) = activity.location() {
            round.stops |= 1 << location.index();
        }
        if !self.carry_out(round, activity) {
            return false;
        }
        // Fuel: what lies there, food of the hand, at last the coin.
        let cost = self.paths.cost(round.stops);
        let short = cost.saturating_sub(round.tray.fuel);
        round.food_fuel = short
            .min(round.tray.hand[Good::Food.index()])
            .min(round.tray.movement_free);
        round.coin_fuel = false;
        if short > round.food_fuel {
            let coin = round.tray.coin_may_move
                && round.holdings.coins > 0
                && round.tray.movement_free > round.food_fuel
                && short == round.food_fuel + 1;
            if !coin {
                return false;
            }
            round.coin_fuel = true;
        }
        round.units[usize::from(round.count)] = index as u8;
        round.count += 1;
        true
    }

    fn carry_out(&self, round: &mut Round, activity: Activity) -> bool {
        let components = self.outlook.components;
        let Round { tray, holdings, .. } = round;
        let mut gained = None;
        match activity {
            Activity::Buy { place, coins, gain } => {
                let Some(index) = self.places.iter().position(|&one| one == place) else {
                    return false;
                };
                if tray.fills[index] > 0 || holdings.coins < u16::from(coins) {
                    return false;
                }
                tray.fills[index] = USED;
                holdings.coins -= u16::from(coins);
                gained = Some(gain);
            }
            Activity::Use {
                place,
                workshop,
                gain,
            } => {
                let Some(index) = self.places.iter().position(|&one| one == place) else {
                    return false;
                };
                match workshop.input {
                    Input::Tiles(good, count) => {
                        if !tray.take_for(index, place, good, count) {
                            return false;
                        }
                    }
                    Input::Coins(count) => {
                        if tray.fills[index] != count {
                            return false;
                        }
                        tray.fills[index] = USED;
                    }
                }
                gained = Some(gain);
            }
            Activity::FarmFood => {
                if !tray.take(Location::Farm, Good::Alpaca, &mut round.wild_used) {
                    return false;
                }
                gained = Some(Good::Food);
            }
            Activity::Make(recipe) => {
                for good in recipe.inputs() {
                    if !tray.take(recipe.location(), good, &mut round.wild_used) {
                        return false;
                    }
                }
                gained = Some(recipe.output());
            }
            Activity::Trade(gain) => {
                if !tray.take(Location::Forest, Good::Cacao, &mut round.wild_used) {
                    return false;
                }
                gained = Some(gain);
            }
            Activity::Boat(good) => {
                for _ in 0..2 {
                    if !tray.take(Location::Harbor, Good::Wood, &mut round.wild_used) {
                        return false;
                    }
                }
                holdings.boats += 1;
                gained = Some(good);
            }
            Activity::House(good) => {
                if holdings.houses[good.index()] > self.start.holdings.houses[good.index()] {
                    return false;
                }
                for _ in 0..2 {
                    if !tray.take(Location::Village, Good::Stone, &mut round.wild_used) {
                        return false;
                    }
                }
                holdings.houses[good.index()] += 1;
                holdings.house_count += 1;
            }
            Activity::Road => {
                for good in [Good::Stone, Good::Wood] {
                    if !tray.take(Location::Road, good, &mut round.wild_used) {
                        return false;
                    }
                }
                if usize::from(holdings.road) >= components.road.len() {
                    return false;
                }
                if holdings.build_road(components) {
                    self.outlook.gain_corn(holdings);
                }
            }
            Activity::Deliver(good) => {
                if holdings.missing[good.index()] == 0
                    || holdings.order.is_none()
                    || !tray.take(Location::Market, good, &mut round.wild_used)
                {
                    return false;
                }
                if holdings.deliver(components, good) {
                    self.outlook.gain_corn(holdings);
                }
            }
            Activity::Complete => {
                if holdings.order.is_none() {
                    return false;
                }
                for good in Good::ALL {
                    for _ in 0..holdings.missing[good.index()] {
                        if !tray.take(Location::Market, good, &mut round.wild_used) {
                            return false;
                        }
                        if holdings.deliver(components, good) {
                            self.outlook.gain_corn(holdings);
                        }
                    }
                }
            }
            Activity::Fill(good) => {
                let mut count = 0;
                loop {
                    let shelf = holdings.shelf_for(components, good);
                    if shelf.is_none()
                        || !tray.take(Location::Village, good, &mut round.wild_used)
                        || !holdings.store(components, good)
                    {
                        break;
                    }
                    count += 1;
                    let full =
                        |index: usize| holdings.shelves[index].total() >= components.shelves[index].slots;
                    if shelf.is_some_and(full) {
                        break;
                    }
                }
                if count < 2 {
                    return false;
                }
            }
            Activity::Store(good) => {
                if !tray.take(Location::Village, good, &mut round.wild_used)
                    || !holdings.store(components, good)
                {
                    return false;
                }
            }
            Activity::Sell(good) => {
                if !tray.take(Location::Market, good, &mut round.wild_used) {
                    return false;
                }
                holdings.coins += u16::from(components.prices[good]);
            }
            Activity::Cart => {
                if round.cart_bought || holdings.coins == 0 {
                    return false;
                }
                round.cart_bought = true;
                holdings.coins -= 1;
                holdings.carts += 1;
            }
            Activity::Extension { tile, price } => {
                if round.extension_bought || holdings.coins < price {
                    return false;
                }
                round.extension_bought = true;
                holdings.coins -= price;
                holdings.effects |= 1 << tile.effect.index();
            }
            Activity::Order(order) => {
                if holdings.order.is_some()
                    || holdings.coins == 0
                    || holdings.completed > self.start.holdings.completed + 1
                {
                    return false;
                }
                holdings.coins -= 1;
                holdings.take_order(components, order);
            }
            Activity::SendCorn => {
                if holdings.corn_store == 0 {
                    return false;
                }
                let Some((shelf, _)) = self.outlook.best_corn_shelf(holdings) else {
                    return false;
                };
                holdings.corn_store -= 1;
                holdings.shelve_corn(shelf);
            }
        }
        if let Some(good) = gained {
            let taken = holdings.cycle[good.index()].saturating_sub(self.start.holdings.cycle[good.index()]);
            if self.outlook.stock[good] > taken {
                holdings.cycle[good.index()] += 1;
            }
        }
        true
    }
}

/// What lies on a place of role or extension in this tray.
fn fill_in(tray: &Tray, places: &[Place], place: Place) -> u8 {
    places
        .iter()
        .position(|&one| one == place)
        .and_then(|index| tray.fills.get(index))
        .map_or(USED, |&count| count)
}

/// Lists the few cards of a kind that are worth most by themselves.
fn best<T: Copy>(
    cards: impl Iterator<Item = T>,
    all: &mut Vec<Activity>,
    activity: impl Fn(T) -> Activity,
    worth: impl Fn(T) -> f32,
) {
    let mut valued: Vec<(T, f32)> = cards.map(|card| (card, worth(card))).collect();
    valued.sort_by(|one, other| other.1.total_cmp(&one.1));
    all.extend(valued.into_iter().take(CARDS_MAX).map(|(card, _)| activity(card)));
}
