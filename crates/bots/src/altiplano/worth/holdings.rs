//! What one seat owns, in fixed arrays for the evaluation to read: cheap to copy and to change for a what-if.

use altiplano::{Components, Effect, Good, Order, SHELF_COUNT_MAX, Tiles, View};
use tabletop::Seat;

/// A shelf of the warehouse.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Row {
    /// The kind that started it.
    pub kind: Option<Good>,
    /// Goods of its kind.
    pub goods: u8,
    /// Corn on it.
    pub corn: u8,
}

impl Row {
    pub fn total(self) -> u8 {
        self.goods + self.corn
    }
}

/// One seat's belongings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Holdings {
    /// Goods in the cycle: in the bag, in the container and on spaces.
    pub cycle: [u8; Good::COUNT],
    /// Goods on shelves.
    pub stored: [u8; Good::COUNT],
    pub shelves: [Row; SHELF_COUNT_MAX],
    /// Coins next to the board.
    pub coins: u16,
    /// Planning spaces.
    pub limit: u8,
    /// Steps built on the Road.
    pub road: u8,
    pub carts: u8,
    /// Effects of the seat's extensions, one bit each.
    pub effects: u32,
    pub order: Option<Order>,
    /// What the unfinished order still needs.
    pub missing: [u8; Good::COUNT],
    pub missing_total: u8,
    /// Completed orders.
    pub completed: u8,
    /// Completed orders that ask for wool or cloth.
    pub textile: u8,
    /// Points of completed orders.
    pub order_points: u16,
    /// House cards by good.
    pub houses: [u8; Good::COUNT],
    pub house_count: u8,
    pub boats: u8,
    pub corn_store: u8,
}

/// Adds tiles to counts.
pub(crate) fn add_tiles(counts: &mut [u8; Good::COUNT], tiles: Tiles) {
    for (good, count) in tiles.iter() {
        counts[good.index()] += count;
    }
}

impl Holdings {
    /// What a seat owns, as far as the view shows it: hidden bags count as empty.
    pub fn of(view: &View, seat: Seat) -> Self {
        let components = view.setup.components.get();
        let shown = &view.seats[seat.index()];
        let mut cycle = [0; Good::COUNT];
        for pile in [shown.bag, shown.container].into_iter().flatten() {
            for (good, &count) in pile.iter() {
                cycle[good.index()] += count;
            }
        }
        for tiles in shown.spaces.into_iter().chain([shown.planning]) {
            add_tiles(&mut cycle, tiles);
        }
        if let Some(good) = shown.any_location {
            cycle[good.index()] += 1;
        }
        cycle[Good::Food.index()] += shown.movement_food;
        for &(place, count) in &shown.workshops {
            if let Some(good) = super::workshops::tile_input(view, seat, place) {
                cycle[good.index()] += count;
            }
        }
        let mut holdings = Self {
            cycle,
            stored: [0; Good::COUNT],
            shelves: [Row::default(); SHELF_COUNT_MAX],
            coins: shown.coins,
            limit: shown.planning_limit,
            road: shown.road,
            carts: shown.carts,
            effects: shown
                .extensions
                .iter()
                .fold(0, |bits, extension| bits | 1 << extension.effect.index()),
            order: shown.order,
            missing: [0; Good::COUNT],
            missing_total: shown.missing.total(),
            completed: shown.completed.len() as u8,
            textile: 0,
            order_points: 0,
            houses: [0; Good::COUNT],
            house_count: shown.houses.total(),
            boats: shown.boats.total(),
            corn_store: shown.corn_store,
        };
        add_tiles(&mut holdings.missing, shown.missing);
        for order in shown.completed.iter() {
            holdings.order_points += u16::from(components.order(order).points);
            holdings.textile += u8::from(is_textile(components, order));
        }
        for (good, count) in shown.houses.iter() {
            holdings.houses[good.index()] = count;
        }
        for (row, shelf) in holdings.shelves.iter_mut().zip(shown.warehouse.all()) {
            *row = Row {
                kind: shelf.kind,
                goods: shelf.goods(),
                corn: shelf.corn(),
            };
            if let Some(kind) = shelf.kind {
                holdings.stored[kind.index()] += shelf.goods();
                holdings.stored[Good::Corn.index()] += shelf.corn();
            }
        }
        holdings
    }

    pub fn has(&self, effect: Effect) -> bool {
        self.effects & (1 << effect.index()) != 0
    }

    /// The shelf where a good goes.
    pub fn shelf_for(&self, components: &Components, good: Good) -> Option<usize> {
        if matches!(good, Good::Food | Good::Corn) {
            return None;
        }
        let slots = components.shelves.iter();
        for (index, (row, shelf)) in self.shelves.iter().zip(slots).enumerate() {
            match row.kind {
                None => return Some(index),
                Some(kind) if kind == good && row.total() < shelf.slots => return Some(index),
                Some(_) => {}
            }
        }
        None
    }

    /// Puts a good from the cycle on its shelf, if there is one.
    pub fn store(&mut self, components: &Components, good: Good) -> bool {
        let Some(shelf) = self.shelf_for(components, good) else {
            return false;
        };
        self.cycle[good.index()] -= 1;
        self.stored[good.index()] += 1;
        self.shelves[shelf].kind = Some(good);
        self.shelves[shelf].goods += 1;
        true
    }

    /// Puts a corn on a shelf.
    pub fn shelve_corn(&mut self, shelf: usize) {
        self.stored[Good::Corn.index()] += 1;
        let row = &mut self.shelves[shelf];
        row.kind = row.kind.or(Some(Good::Corn));
        row.corn += 1;
    }

    /// The shelves where a corn may go.
    pub fn corn_shelves<'a>(&'a self, components: &'a Components) -> impl Iterator<Item = usize> + 'a {
        let begun = self.shelves.iter().take_while(|row| row.kind.is_some()).count();
        let unfilled = move |index: usize| self.shelves[index].total() < components.shelves[index].slots;
        let corn_shelf =
            (0..begun).any(|index| self.shelves[index].kind == Some(Good::Corn) && unfilled(index));
        let next = (begun < components.shelves.len() && !corn_shelf).then_some(begun);
        (0..begun).filter(move |&index| unfilled(index)).chain(next)
    }

    /// Builds one step of the Road; returns whether it brings a corn.
    pub fn build_road(&mut self, components: &Components) -> bool {
        let step = components.road.get(usize::from(self.road));
        self.road += 1;
        match step {
            Some(altiplano::RoadStep::Space) => {
                self.limit += 1;
                false
            }
            Some(altiplano::RoadStep::Corn) => true,
            None => false,
        }
    }

    /// Takes an order card.
    pub fn take_order(&mut self, components: &Components, order: Order) {
        self.order = Some(order);
        self.missing = [0; Good::COUNT];
        let goods = &components.order(order).goods;
        for good in goods {
            self.missing[good.index()] += 1;
        }
        self.missing_total = goods.len() as u8;
    }

    /// Delivers a good from the cycle; returns whether the order is complete.
    pub fn deliver(&mut self, components: &Components, good: Good) -> bool {
        self.cycle[good.index()] -= 1;
        self.missing[good.index()] -= 1;
        self.missing_total -= 1;
        if self.missing_total > 0 {
            return false;
        }
        if let Some(order) = self.order.take() {
            self.completed += 1;
            self.textile += u8::from(is_textile(components, order));
            self.order_points += u16::from(components.order(order).points);
        }
        true
    }

    /// All of the seat's tiles of a kind except those on orders.
    pub fn owned(&self, good: Good) -> u8 {
        self.cycle[good.index()]
            + self.stored[good.index()]
            + if good == Good::Corn { self.corn_store } else { 0 }
    }
}

fn is_textile(components: &Components, order: Order) -> bool {
    let goods = &components.order(order).goods;
    goods.iter().any(|good| matches!(good, Good::Wool | Good::Cloth))
}
