//! Whole games on a device, through the words that a page uses.

mod games;
mod keeping;
mod lessons;
mod page;
