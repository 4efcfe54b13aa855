//! The warehouse (rulebook, "Zasady składowania towarów w magazynie").
//!
//! *What it does:* keeps goods for good; full shelves score. *When:* village.store, corn, E24.
//! *Interactions:* corn fits everywhere and closes a shelf that it begins; houses and Missions count
//! what is stored here.

use crate::components::Components;
use crate::vocabulary::good::Good;
use crate::vocabulary::place::SHELF_COUNT_MAX;

/// One shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// The kind that began it; corn for a shelf of corn alone.
    pub kind: Option<Good>,
    /// Goods of its kind in the low four bits, corn in the high four.
    counts: u8,
}

impl Shelf {
    /// Goods of its kind, other than corn.
    #[must_use]
    #[inline(always)]
    pub const fn goods(self) -> u8 {
        self.counts & 15
    }

    /// Corn on it.
    #[must_use]
    #[inline(always)]
    pub const fn corn(self) -> u8 {
        self.counts >> 4
    }

    /// Everything on it.
    #[must_use]
    #[inline(always)]
    pub const fn total(self) -> u8 {
        self.goods() + self.corn()
    }

    /// A begun shelf; at most 15 goods and 15 corn.
    pub(crate) const fn with(kind: Good, goods: u8, corn: u8) -> Self {
        Self {
            kind: Some(kind),
            counts: goods | corn << 4,
        }
    }

    const fn add(&mut self, good: Good) {
        if self.kind.is_none() {
            self.kind = Some(good);
        }
        self.counts += if matches!(good, Good::Corn) { 16 } else { 1 };
    }
}

/// The shelves in the order in which they are begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Warehouse(pub(crate) [Shelf; SHELF_COUNT_MAX]);

impl Warehouse {
    /// The existing shelves, with their capacity.
    #[inline]
    fn shelves<'a>(&'a self, components: &'a Components) -> impl Iterator<Item = (usize, Shelf, u8)> + 'a {
        let slots = components.shelves.iter().map(|shelf| shelf.slots);
        self.0
            .iter()
            .zip(slots)
            .enumerate()
            .map(|(index, (&shelf, slots))| (index, shelf, slots))
    }

    /// The shelf that a good other than corn must go to, if there is one (R52).
    #[inline]
    pub(crate) fn good_slot(&self, components: &Components, good: Good) -> Option<usize> {
        if matches!(good, Good::Food | Good::Corn) {
            return None;
        }
        for (index, shelf, slots) in self.shelves(components) {
            match shelf.kind {
                None => return Some(index),
                Some(kind) if kind == good && shelf.total() < slots => return Some(index),
                Some(_) => {}
            }
        }
        None
    }

    /// The unfilled shelf of this kind, if there is one (E24).
    pub(crate) fn begun_slot(&self, components: &Components, good: Good) -> Option<usize> {
        self.good_slot(components, good)
            .filter(|&index| self.0[index].kind.is_some())
    }

    /// The shelves that corn may go to, one bit each (R54); a second shelf of corn
    /// alone only with `second_corn_shelf` (R55).
    pub(crate) fn corn_slots(&self, components: &Components, second_corn_shelf: bool) -> u16 {
        let mut open = 0;
        let mut corn_shelf_unfilled = false;
        for (index, shelf, slots) in self.shelves(components) {
            match shelf.kind {
                None => {
                    if second_corn_shelf || !corn_shelf_unfilled {
                        open |= 1 << index;
                    }
                    break;
                }
                Some(kind) if shelf.total() < slots => {
                    corn_shelf_unfilled |= kind == Good::Corn;
                    open |= 1 << index;
                }
                Some(_) => {}
            }
        }
        open
    }

    /// Free slots on all shelves, begun or not.
    pub(crate) fn free_slots(&self, components: &Components) -> u16 {
        let taken: u16 = self.0.iter().map(|shelf| u16::from(shelf.total())).sum();
        components.derived.slot_total - taken
    }

    /// Puts a tile on a shelf that takes it; returns whether the shelf is full now.
    pub(crate) fn put(&mut self, components: &Components, index: usize, good: Good) -> bool {
        self.0[index].add(good);
        self.0[index].total() == components.shelves[index].slots
    }

    /// How many of a kind are stored.
    #[must_use]
    pub fn count(&self, good: Good) -> u8 {
        self.0
            .iter()
            .map(|shelf| match good {
                Good::Corn => shelf.corn(),
                _ if shelf.kind == Some(good) => shelf.goods(),
                _ => 0,
            })
            .sum()
    }

    /// The full shelves, with their places.
    pub(crate) fn full<'a>(
        &'a self,
        components: &'a Components,
    ) -> impl Iterator<Item = (usize, Shelf)> + 'a {
        self.shelves(components)
            .filter(|(_, shelf, slots)| shelf.total() == *slots)
            .map(|(index, shelf, _)| (index, shelf))
    }

    /// The shelves in order, empty ones too.
    #[must_use]
    pub fn all(&self) -> &[Shelf; SHELF_COUNT_MAX] {
        &self.0
    }
}
