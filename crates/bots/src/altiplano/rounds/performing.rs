//! What an activity does to a round: the tiles that it takes, and what the seat owns then. Each function says whether
//! the activity is possible; if it isn't, what has happened to the round is meaningless.

use altiplano::{Good, Input, Location, Order, Place, Recipe, Workshop};

use crate::altiplano::rounds::activity::Activity;
use crate::altiplano::rounds::round::{Round, Search};
use crate::altiplano::rounds::tray::USED;

impl Search<'_> {
    /// A quick check of whether an activity has any chance of being possible: most have none.
    #[inline]
    pub(super) fn may_perform(&self, round: &Round, activity: Activity) -> bool {
        let holdings = &round.holdings;
        let there = |location, good| round.tray.can_take(location, good, round.wild_used);
        match activity {
            Activity::Buy { coins, .. } => holdings.coins >= u16::from(coins),
            Activity::Use { .. } | Activity::Complete => true,
            Activity::FarmFood => there(Location::Farm, Good::Alpaca),
            Activity::Make(recipe) => recipe
                .inputs()
                .into_iter()
                .all(|good| there(recipe.location(), good)),
            Activity::Trade(_) => there(Location::Forest, Good::Cacao),
            Activity::Boat(_) => there(Location::Harbor, Good::Wood),
            Activity::House(_) => there(Location::Village, Good::Stone),
            Activity::Road => there(Location::Road, Good::Stone) && there(Location::Road, Good::Wood),
            Activity::Deliver(good) => holdings.missing[good.index()] > 0 && there(Location::Market, good),
            Activity::Fill(good) | Activity::Store(good) => there(Location::Village, good),
            Activity::Sell(good) => there(Location::Market, good),
            Activity::Cart => !round.cart_bought && holdings.coins > 0,
            Activity::Extension { price, .. } => !round.extension_bought && holdings.coins >= price,
            Activity::Order(_) => holdings.order.is_none() && holdings.coins > 0,
            Activity::SendCorn => holdings.corn_store > 0,
        }
    }

    /// Carries out one activity.
    pub(super) fn carry_out(&self, round: &mut Round, activity: Activity) -> bool {
        match activity {
            Activity::Buy { place, coins, gain } => self.buy(round, place, coins) && self.gain(round, gain),
            Activity::Use {
                place,
                workshop,
                gain,
            } => self.use_workshop(round, place, workshop) && self.gain(round, gain),
            Activity::FarmFood => round.take(Location::Farm, Good::Alpaca) && self.gain(round, Good::Food),
            Activity::Make(recipe) => make(round, recipe) && self.gain(round, recipe.output()),
            Activity::Trade(gain) => round.take(Location::Forest, Good::Cacao) && self.gain(round, gain),
            Activity::Boat(good) => {
                let built = round.take_two(Location::Harbor, Good::Wood);
                round.holdings.boats += u8::from(built);
                built && self.gain(round, good)
            }
            Activity::House(good) => self.build_house(round, good),
            Activity::Road => self.build_road(round),
            Activity::Deliver(good) => self.deliver(round, good),
            Activity::Complete => self.complete_order(round),
            Activity::Fill(good) => self.fill_shelf(round, good),
            Activity::Store(good) => {
                round.take(Location::Village, good) && round.holdings.store(self.outlook.components, good)
            }
            Activity::Sell(good) => self.sell(round, good),
            Activity::Cart => buy_cart(round),
            Activity::Extension { tile, price } => {
                if round.extension_bought || round.holdings.coins < price {
                    return false;
                }
                round.extension_bought = true;
                round.holdings.coins -= price;
                round.holdings.effects |= 1 << tile.effect.index();
                true
            }
            Activity::Order(order) => self.take_order(round, order),
            Activity::SendCorn => self.send_corn(round),
        }
    }

    /// Adds a new tile to the seat's cycle, if the supply still has one.
    fn gain(&self, round: &mut Round, good: Good) -> bool {
        let had = self.start.holdings.cycle[good.index()];
        let cycle = &mut round.holdings.cycle[good.index()];
        if self.outlook.stock[good] > cycle.saturating_sub(had) {
            *cycle += 1;
        }
        true
    }

    /// The index of a role's or extension's place among the tray's fills.
    fn index_of(&self, place: Place) -> Option<usize> {
        self.places.iter().position(|&one| one == place)
    }

    fn buy(&self, round: &mut Round, place: Place, coins: u8) -> bool {
        let Some(index) = self.index_of(place) else {
            return false;
        };
        let Round { tray, holdings, .. } = round;
        if tray.fills[index] > 0 || holdings.coins < u16::from(coins) {
            return false;
        }
        tray.fills[index] = USED;
        holdings.coins -= u16::from(coins);
        true
    }

    fn use_workshop(&self, round: &mut Round, place: Place, workshop: Workshop) -> bool {
        let Some(index) = self.index_of(place) else {
            return false;
        };
        match workshop.input {
            Input::Tiles(good, count) => round.tray.take_for(index, place, good, count),
            Input::Coins(count) => {
                let lies = round.tray.fills[index] == count;
                if lies {
                    round.tray.fills[index] = USED;
                }
                lies
            }
        }
    }

    /// One house with each good per round: there are hardly ever more of them.
    fn build_house(&self, round: &mut Round, good: Good) -> bool {
        let before = self.start.holdings.houses[good.index()];
        if round.holdings.houses[good.index()] > before || !round.take_two(Location::Village, Good::Stone) {
            return false;
        }
        round.holdings.houses[good.index()] += 1;
        round.holdings.house_count += 1;
        true
    }

    fn build_road(&self, round: &mut Round) -> bool {
        let components = self.outlook.components;
        if !round.take(Location::Road, Good::Stone)
            || !round.take(Location::Road, Good::Wood)
            || usize::from(round.holdings.road) >= components.road.len()
        {
            return false;
        }
        if round.holdings.build_road(components) {
            self.outlook.gain_corn(&mut round.holdings);
        }
        true
    }

    fn deliver(&self, round: &mut Round, good: Good) -> bool {
        if round.holdings.missing[good.index()] == 0
            || round.holdings.order.is_none()
            || !round.take(Location::Market, good)
        {
            return false;
        }
        if round.holdings.deliver(self.outlook.components, good) {
            self.outlook.gain_corn(&mut round.holdings);
        }
        true
    }

    fn complete_order(&self, round: &mut Round) -> bool {
        if round.holdings.order.is_none() {
            return false;
        }
        for good in Good::ALL {
            for _ in 0..round.holdings.missing[good.index()] {
                if !round.take(Location::Market, good) {
                    return false;
                }
                if round.holdings.deliver(self.outlook.components, good) {
                    self.outlook.gain_corn(&mut round.holdings);
                }
            }
        }
        true
    }

    /// Puts at least two tiles of a kind on one shelf.
    fn fill_shelf(&self, round: &mut Round, good: Good) -> bool {
        let components = self.outlook.components;
        let mut count = 0;
        loop {
            let shelf = round.holdings.shelf_for(components, good);
            if shelf.is_none()
                || !round.take(Location::Village, good)
                || !round.holdings.store(components, good)
            {
                break;
            }
            count += 1;
            let full =
                |index: usize| round.holdings.shelves[index].total() >= components.shelves[index].slots;
            if shelf.is_some_and(full) {
                break;
            }
        }
        count >= 2
    }

    fn sell(&self, round: &mut Round, good: Good) -> bool {
        let sold = round.take(Location::Market, good);
        if sold {
            round.holdings.coins += u16::from(self.outlook.components.prices[good]);
        }
        sold
    }

    fn take_order(&self, round: &mut Round, order: Order) -> bool {
        let holdings = &mut round.holdings;
        if holdings.order.is_some()
            || holdings.coins == 0
            || holdings.completed > self.start.holdings.completed + 1
        {
            return false;
        }
        holdings.coins -= 1;
        holdings.take_order(self.outlook.components, order);
        true
    }

    fn send_corn(&self, round: &mut Round) -> bool {
        if round.holdings.corn_store == 0 {
            return false;
        }
        let Some((shelf, _)) = self.outlook.best_corn_shelf(&round.holdings) else {
            return false;
        };
        round.holdings.corn_store -= 1;
        round.holdings.shelve_corn(shelf);
        true
    }
}

impl Round {
    /// Takes a tile that is at the location, or that the hand can put there.
    fn take(&mut self, location: Location, good: Good) -> bool {
        self.tray.take(location, good, &mut self.wild_used)
    }

    fn take_two(&mut self, location: Location, good: Good) -> bool {
        self.take(location, good) && self.take(location, good)
    }
}

fn make(round: &mut Round, recipe: Recipe) -> bool {
    recipe
        .inputs()
        .into_iter()
        .all(|good| round.take(recipe.location(), good))
}

fn buy_cart(round: &mut Round) -> bool {
    if round.cart_bought || round.holdings.coins == 0 {
        return false;
    }
    round.cart_bought = true;
    round.holdings.coins -= 1;
    round.holdings.carts += 1;
    true
}
