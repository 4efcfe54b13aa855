//! What it costs the pawn to get around.

use altiplano::{Location, Ring};

/// More than any pawn can pay.
pub(crate) const TOO_FAR: u8 = 99;

/// The most locations, besides the current one, that a tour is worked out for.
const STOPS_MAX: u32 = 5;

/// A set of locations, one bit each in the order of [`Location`].
pub(crate) type Mask = u8;

/// What a pawn can do without fuel, and where it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pawn {
    /// `None` before the first turn, when it can start anywhere.
    pub at: Option<Location>,
    pub first_cart: bool,
    /// Carts that each cost one fuel.
    pub further_carts: u8,
}

/// Tours from the pawn's location, each in its cheapest order.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    distance: [[u8; Location::COUNT]; Location::COUNT],
    pawn: Pawn,
    known: [u8; 1 << Location::COUNT],
}

const UNKNOWN: u8 = u8::MAX;

impl Paths {
    pub fn new(ring: &Ring, pawn: Pawn) -> Self {
        let mut distance = [[0; Location::COUNT]; Location::COUNT];
        for (one_at, one) in ring.iter().enumerate() {
            for (other_at, other) in ring.iter().enumerate() {
                let steps = one_at.abs_diff(other_at);
                distance[one.index()][other.index()] = steps.min(Location::COUNT - steps) as u8;
            }
        }
        Self {
            distance,
            pawn,
            known: [UNKNOWN; 1 << Location::COUNT],
        }
    }

    /// The same ring with another pawn.
    pub fn with(&self, pawn: Pawn) -> Self {
        Self {
            distance: self.distance,
            pawn,
            known: [UNKNOWN; 1 << Location::COUNT],
        }
    }

    /// The least fuel for visiting all of these locations.
    pub fn cost(&mut self, stops: Mask) -> u8 {
        let known = self.known[usize::from(stops)];
        if known != UNKNOWN {
            return known;
        }
        let cost = match self.pawn.at {
            Some(at) => self.tour(at.index(), stops),
            None => (0..Location::COUNT)
                .filter(|&start| stops & (1 << start) != 0)
                .map(|start| self.tour(start, stops))
                .min()
                .unwrap_or(0),
        };
        self.known[usize::from(stops)] = cost;
        cost
    }

    /// The cost of a tour that was asked for before; 0 for any other.
    pub fn known_cost(&self, stops: Mask) -> u8 {
        match self.known[usize::from(stops)] {
            UNKNOWN => 0,
            known => known,
        }
    }

    fn tour(&self, start: usize, stops: Mask) -> u8 {
        let stops = stops & !(1 << start);
        if stops.count_ones() > STOPS_MAX {
            return TOO_FAR;
        }
        let carts = self.pawn.further_carts;
        self.legs(start, stops, self.pawn.first_cart, carts, TOO_FAR)
    }

    /// The cheapest order of the rest, if it is below the bound.
    fn legs(&self, from: usize, stops: Mask, first_cart: bool, carts: u8, bound: u8) -> u8 {
        if stops == 0 {
            return 0;
        }
        let mut best = bound;
        let mut rest = stops;
        while rest != 0 {
            let to = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let left = stops & !(1 << to);
            let steps = self.distance[from][to];
            let mut consider = |cost: u8, first_cart: bool, carts: u8| {
                if cost < best {
                    best = best.min(cost + self.legs(to, left, first_cart, carts, best - cost));
                }
            };
            if first_cart {
                consider(0, false, carts);
            }
            consider(steps, first_cart, carts);
            if carts > 0 && steps > 1 {
                consider(1, first_cart, carts - 1);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask(locations: &[Location]) -> Mask {
        locations.iter().fold(0, |mask, one| mask | 1 << one.index())
    }

    #[test]
    fn a_tour_takes_the_free_cart_for_its_longest_leg() {
        use Location::{Farm, Forest, Harbor, Mine, Road};
        let pawn = Pawn {
            at: Some(Farm),
            first_cart: true,
            further_carts: 0,
        };
        let mut paths = Paths::new(&Location::ALL, pawn);
        assert_eq!(paths.cost(mask(&[Farm])), 0);
        assert_eq!(paths.cost(mask(&[Harbor])), 0);
        // Walk to the Forest, then the cart.
        assert_eq!(paths.cost(mask(&[Forest, Harbor])), 1);
        // Road and Forest are the Farm's neighbours: one step and the cart.
        assert_eq!(paths.cost(mask(&[Road, Forest])), 1);
        assert_eq!(paths.cost(mask(&[Road, Forest, Mine])), 2);
        let mut further = paths.with(Pawn {
            further_carts: 1,
            ..pawn
        });
        assert_eq!(further.cost(mask(&[Harbor, Road, Forest])), 2);
        let mut anywhere = paths.with(Pawn { at: None, ..pawn });
        assert_eq!(anywhere.cost(mask(&[Harbor, Road])), 0);
    }
}
