//! Dense numbers for a finite list of values.

use std::collections::HashSet;
use std::fmt::Display;
use std::hash::{BuildHasher, Hash, Hasher};

/// A run of numbers whose values are of one kind: a row of the documented table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// What the values have in common, as notation with the varying parts in capitals: `load GOOD SHIP`.
    pub name: &'static str,
    /// The first number.
    pub start: usize,
    /// How many numbers.
    pub count: usize,
}

/// The numbers of all values that can come up, from 0 on without gaps, and the way back.
///
/// The order is fixed: it changes only together with [`Learnable::VERSION`](crate::Learnable::VERSION).
#[derive(Debug)]
pub struct Numbers<T> {
    values: Box<[T]>,
    blocks: Vec<Block>,
    base_count: usize,
    slots: Slots,
}

/// How numbers are listed, block by block.
#[derive(Debug)]
pub struct Listing<T> {
    values: Vec<T>,
    blocks: Vec<Block>,
    base_count: Option<usize>,
}

impl<T: Copy> Listing<T> {
    pub(crate) const fn new() -> Self {
        Self {
            values: Vec::new(),
            blocks: Vec::new(),
            base_count: None,
        }
    }

    /// The next block.
    pub(crate) fn block(mut self, name: &'static str, values: impl IntoIterator<Item = T>) -> Self {
        let start = self.values.len();
        self.values.extend(values);
        let count = self.values.len() - start;
        self.blocks.push(Block { name, start, count });
        self
    }

    /// Marks what has been listed up to here as all that comes up without expansions.
    pub(crate) const fn base_ends(mut self) -> Self {
        self.base_count = Some(self.values.len());
        self
    }
}

/// An open hash table of numbers; a slot holds a number plus 1, or 0.
#[derive(Debug)]
struct Slots {
    slots: Box<[u16]>,
    mask: usize,
}

/// A hasher for values of a few bytes: quick, the same in every process.
#[derive(Clone, Copy, Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

impl BuildHasher for Mixer {
    type Hasher = Self;

    fn build_hasher(&self) -> Self {
        Self::default()
    }
}

impl Slots {
    /// At most a quarter of the slots are taken.
    fn of<T: Hash>(values: &[T]) -> Self {
        let mask = (4 * values.len()).next_power_of_two() - 1;
        let mut slots = vec![0u16; mask + 1].into_boxed_slice();
        for (number, value) in values.iter().enumerate() {
            let mut slot = Self::first(value) & mask;
            while slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            slots[slot] = number as u16 + 1;
        }
        Self { slots, mask }
    }

    #[inline]
    fn first<T: Hash>(value: &T) -> usize {
        (Mixer::default().hash_one(value) >> 20) as usize
    }

    #[inline]
    fn find<T: Hash + PartialEq>(&self, value: &T, values: &[T]) -> Option<usize> {
        let mut slot = Self::first(value) & self.mask;
        loop {
            let number = usize::from(self.slots[slot]).checked_sub(1)?;
            if values[number] == *value {
                return Some(number);
            }
            slot = (slot + 1) & self.mask;
        }
    }
}

impl<T: Copy + Eq + Hash + Display> Numbers<T> {
    /// # Panics
    /// When a value is listed twice, or there are more than 65,000: a bug in the list.
    pub(crate) fn new(listing: Listing<T>) -> Self {
        let Listing {
            values,
            blocks,
            base_count,
        } = listing;
        let different: HashSet<T> = values.iter().copied().collect();
        assert_eq!(different.len(), values.len(), "a value is listed twice");
        assert!(values.len() <= 65_000, "numbers have 16 bits");
        Self {
            slots: Slots::of(&values),
            base_count: base_count.unwrap_or(values.len()),
            values: values.into(),
            blocks,
        }
    }

    /// How many numbers there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.values.len()
    }

    /// How many numbers games without expansions use: this many, from 0 on.
    #[must_use]
    pub fn base_count(&self) -> usize {
        self.base_count
    }

    /// The number of a value; `None` for one that never comes up.
    #[inline]
    #[must_use]
    pub fn number(&self, value: T) -> Option<usize> {
        self.slots.find(&value, &self.values)
    }

    /// The value with this number.
    #[inline]
    #[must_use]
    pub fn get(&self, number: usize) -> Option<T> {
        self.values.get(number).copied()
    }

    /// The blocks in order, which cover all numbers.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }
}
