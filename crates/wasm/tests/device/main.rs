//! Whole games on a device, through the words that a page uses.

mod games;
mod keeping;
mod kept;
mod lessons;
mod moving;
mod page;
mod puzzles;
mod study;
