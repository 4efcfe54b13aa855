//! Words of the notation, read as a test writes them.

use alloc::vec::Vec;
use core::str::FromStr;

use crate::vocabulary::good::{ByGood, Good, Tiles};
use crate::vocabulary::place::Place;

/// Reads a word that a test has written.
pub fn read<T: FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("`{word}` can't be read"))
}

/// `2 alpaca food` as tiles in order.
pub fn goods(tiles: &str) -> Vec<Good> {
    let mut all = Vec::new();
    let mut count = 1;
    for word in tiles.split_whitespace() {
        if let Ok(number) = word.parse() {
            count = number;
            continue;
        }
        let good: Good = read(word);
        (0..count).for_each(|_| all.push(good));
        count = 1;
    }
    all
}

/// The same tiles, as counts.
pub fn counted(tiles: &str) -> ByGood<u8> {
    let mut counts = ByGood::default();
    goods(tiles).into_iter().for_each(|good| counts[good] += 1);
    counts
}

/// The same tiles, as tiles on spaces.
pub fn tiles(words: &str) -> Tiles {
    goods(words).into_iter().collect()
}

/// The place that a word names.
pub fn place(word: &str) -> Place {
    read(word)
}
