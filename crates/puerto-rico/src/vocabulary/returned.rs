//! What the black market takes.

use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;

tabletop::wire! {
    /// What the black market takes for a doubloon.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Returned {
        /// A worker, from a place or from San Juan.
        Worker {
            /// Where it stood; null for San Juan.
            place: Option<Place>,
        },
        /// A noble, from a place or from San Juan.
        Noble {
            /// Where it stood; null for San Juan.
            place: Option<Place>,
        },
        /// A good.
        Good {
            /// Its kind.
            good: Good,
        },
        /// A victory point chip.
        Point,
    }
}
