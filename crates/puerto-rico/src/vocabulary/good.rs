//! The five goods, in the order of their trading price.

tabletop::words! {
    /// A kind of goods; also the kind of a plantation.
    // 2020-pl, "Kupiec"
    pub enum Good: "good" {
        /// Needs no production building; sold for 0.
        Corn = "corn",
        /// Sold for 1.
        Indigo = "indigo",
        /// Sold for 2.
        Sugar = "sugar",
        /// Sold for 3.
        Tobacco = "tobacco",
        /// Sold for 4.
        Coffee = "coffee",
    }
}

impl Good {
    /// What the trading house pays, in doubloons.
    #[must_use]
    pub const fn price(self) -> u8 {
        self as u8
    }
}

tabletop::by_word! {
    /// One value for each good.
    pub struct ByGood for Good {
        /// Corn's.
        corn,
        /// Indigo's.
        indigo,
        /// Sugar's.
        sugar,
        /// Tobacco's.
        tobacco,
        /// Coffee's.
        coffee,
    }
}

impl ByGood<u8> {
    /// The sum over all goods.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

/// A set of kinds of goods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct GoodSet(u8);

impl GoodSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);

    /// The kinds of which there is at least one.
    #[inline]
    #[must_use]
    pub fn present(goods: &ByGood<u8>) -> Self {
        let mut bits = 0;
        for (index, &count) in goods.0.iter().enumerate() {
            bits |= u8::from(count > 0) << index;
        }
        Self(bits)
    }

    /// Whether the kind is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// Whether no kind is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    /// The kinds of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The kinds of this set that are also in the other.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds of this set that come after all kinds of the other.
    #[inline]
    #[must_use]
    pub const fn after(self, other: Self) -> Self {
        let used = 8 - other.0.leading_zeros();
        Self((self.0 as u16 >> used << used) as u8)
    }

    /// The kinds, cheapest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let good = *Good::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(good)
        })
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        let mut set = Self::EMPTY;
        goods.into_iter().for_each(|good| set.insert(good));
        set
    }
}

tabletop::listed! { GoodSet of Good }

/// Goods as a list, each repeated as often as it occurs.
#[cfg(feature = "wire")]
pub(crate) mod one_by_one {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{ByGood, Good};

    pub(crate) fn serialize<S: Serializer>(goods: &ByGood<u8>, serializer: S) -> Result<S::Ok, S::Error> {
        let pieces = |(good, &count): (Good, &u8)| core::iter::repeat_n(good, usize::from(count));
        serializer.collect_seq(goods.iter().flat_map(pieces))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ByGood<u8>, D::Error> {
        let mut goods = ByGood::<u8>::default();
        for good in Vec::<Good>::deserialize(deserializer)? {
            goods[good] = goods[good].saturating_add(1);
        }
        Ok(goods)
    }
}
