//! What a seat could do in a round: the activities that the search combines.

use altiplano::{Good, Input, Location, Order, Place, Recipe, View};
use tabletop::Seat;

use crate::altiplano::rounds::activity::Activity;
use crate::altiplano::rounds::round::Search;
use crate::altiplano::rounds::tray::{Tray, USED, fill};
use crate::altiplano::worth::weights::Weight;
use crate::altiplano::worth::workshops;

/// How many houses, boats, orders and extensions are looked at: the best when judged on their own.
const CARDS_MAX: usize = 3;

impl Search<'_> {
    /// All activities that this round could have, in the order in which sets are built.
    pub(super) fn list(&mut self, view: &View, seat: Seat, planning: bool) {
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
}

/// What is on a place of a role or extension in this tray.
fn fill_in(tray: &Tray, places: &[Place], place: Place) -> u8 {
    places
        .iter()
        .position(|&one| one == place)
        .and_then(|index| tray.fills.get(index))
        .map_or(USED, |&count| count)
}

/// Lists the few cards of a kind that are worth most on their own.
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
