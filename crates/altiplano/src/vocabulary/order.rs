//! Names of the order cards.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use tabletop::UnknownWord;

/// How many order cards the box holds (rulebook, "Zawartość gry").
pub const ORDER_COUNT: usize = 16;

/// An order card, `o1` to `o16`. Its goods and points are in the component set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "`o${number}`"))]
pub struct Order(u8);

impl Order {
    /// The card with this number, counted from 0, if there is one.
    #[must_use]
    pub const fn try_new(index: usize) -> Option<Self> {
        if index < ORDER_COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The card with this number, counted from 0 and below 16.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < ORDER_COUNT);
        Self(index as u8)
    }

    /// The card's number, counted from 0.
    #[must_use]
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ORDER_COUNT as u8).map(Self)
    }
}

tabletop::one_word! { Order }
tabletop::word_on_wire! { Order as Order }

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "o{}", self.0 + 1)
    }
}

impl FromStr for Order {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::all()
            .find(|order| order.to_string() == word)
            .ok_or_else(|| UnknownWord::new("order", word))
    }
}

/// A set of order cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OrderSet(pub(crate) u16);

impl OrderSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn contains(self, order: Order) -> bool {
        self.0 & (1 << order.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, order: Order) {
        self.0 |= 1 << order.0;
    }

    /// Removes a card.
    pub const fn remove(&mut self, order: Order) {
        self.0 &= !(1 << order.0);
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Order> {
        Order::all().filter(move |&order| self.contains(order))
    }
}

impl fmt::Debug for OrderSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|order| order.0 + 1))
            .finish()
    }
}

impl FromIterator<Order> for OrderSet {
    fn from_iter<I: IntoIterator<Item = Order>>(orders: I) -> Self {
        let mut set = Self::EMPTY;
        orders.into_iter().for_each(|order| set.insert(order));
        set
    }
}

tabletop::listed! { OrderSet of Order }
