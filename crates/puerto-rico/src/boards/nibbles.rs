//! Eight small numbers in a few bytes: a state is copied often, so its size costs time.

/// Eight numbers from 0 to 15, each in four bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Nibbles(u32);

impl Nibbles {
    /// All of them, the first lowest.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The number at an index below 8.
    #[inline]
    pub(crate) const fn get(self, index: usize) -> u8 {
        (self.0 >> (4 * index)) as u8 & 15
    }

    /// Adds to the number at an index below 8; the sum must stay below 16.
    #[inline]
    pub(crate) const fn add(&mut self, index: usize, count: u8) {
        self.0 += (count as u32) << (4 * index);
    }

    /// Subtracts from the number at an index below 8, which must be at least as large.
    #[inline]
    pub(crate) const fn subtract(&mut self, index: usize, count: u8) {
        self.0 -= (count as u32) << (4 * index);
    }

    /// All numbers together.
    #[inline]
    pub(crate) const fn sum(self) -> u8 {
        // Each byte sums a pair of neighbours, then the highest byte sums all four pairs.
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::Nibbles;

    #[test]
    fn numbers_are_kept_apart() {
        let mut numbers = Nibbles::default();
        for index in 0..8 {
            numbers.add(index, index as u8 + 8);
        }
        assert!((0..8).all(|index| usize::from(numbers.get(index)) == index + 8));
        assert_eq!(numbers.sum(), 8 * 8 + 28);
        numbers.subtract(2, 9);
        assert_eq!([numbers.get(1), numbers.get(2), numbers.get(3)], [9, 1, 11]);
    }
}
