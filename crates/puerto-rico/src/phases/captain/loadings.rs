//! What a seat can load, and where.

use alloc::vec::Vec;

use tabletop::Seat;

use crate::boards::state::{Loading, State};
use crate::expansions::new_buildings::small_wharf;
use crate::vocabulary::action::Hold;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::{Good, GoodSet};

use super::{harbor, privilege};

/// Bits for the ships of one kind in [`Loadings::public`].
const SHIP_BITS: usize = 4;

/// What one seat can load.
#[derive(Clone, Copy, Default)]
pub(super) struct Loadings {
    /// For each kind the public ships that may take it, one bit each.
    public: u32,
    /// The kinds that the wharf may take.
    wharf: GoodSet,
    /// Whether the small wharf may take something.
    pub(super) small_wharf: bool,
}

impl Loadings {
    #[inline]
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let board = state.board(seat);
        let kinds = GoodSet::present(&board.goods);
        let mut loadings = Self::default();
        for good in kinds.iter() {
            let ships = state.ships_for(good, board.goods[good]);
            loadings.public |= u32::from(ships) << (SHIP_BITS * good as usize);
        }
        if may_use_wharf(state, seat) {
            loadings.wharf = kinds;
        }
        if small_wharf::may_use(state, seat) {
            loadings.small_wharf = !kinds.is_empty();
        }
        loadings
    }

    /// Whether some public ship can take something: then the seat must load.
    #[inline]
    pub(super) const fn has_public(self) -> bool {
        self.public != 0
    }

    /// Whether nothing can be loaded at all.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.public == 0 && self.wharf.is_empty() && !self.small_wharf
    }

    /// The loading, if it is the only one and public, and therefore mandatory.
    #[inline]
    pub(super) fn only(self, state: &State) -> Option<(Good, Hold)> {
        if !self.public.is_power_of_two() || !self.wharf.is_empty() || self.small_wharf {
            return None;
        }
        let bit = self.public.trailing_zeros() as usize;
        let ship = &state.ships[bit % SHIP_BITS];
        Some((Good::ALL[bit / SHIP_BITS], Hold::Ship(ship.capacity)))
    }

    /// The loadings by kind: for each kind the ships by size, then the wharf.
    #[inline]
    pub(super) fn for_each(self, state: &State, mut each: impl FnMut(Good, Hold)) {
        for good in Good::ALL {
            let ships = self.public >> (SHIP_BITS * good as usize);
            for (index, ship) in state.ships.iter().enumerate() {
                if ships & 1 << index != 0 {
                    each(good, Hold::Ship(ship.capacity));
                }
            }
            if self.wharf.contains(good) {
                each(good, Hold::Wharf);
            }
        }
    }
}

/// *Wharf:* ships all goods of one kind to the supply, 1 point each · once a captain phase, instead of a public ship ·
/// any kind, even one that a ship carries; any number (ruling 3); goods return at once (4); never mandatory itself (5)
/// · 2020-pl, "Nabrzeże".
#[inline]
fn may_use_wharf(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::Wharf) && !state.is_wharf_used(seat)
}

/// Whether the seat can load something, on whatever ship.
pub(crate) fn can_load(state: &State, seat: Seat) -> bool {
    !Loadings::of(state, seat).is_empty()
}

/// Reading.
impl State {
    /// The public ships that may take this many goods of a kind, one bit each in the order of the ships: a kind is
    /// bound to the ship that carries it, and otherwise goes to one of the empty ships that take the most (2020-pl,
    /// "Ładowanie towaru na statek"; ruling 15).
    #[inline]
    pub(super) fn ships_for(&self, good: Good, count: u8) -> u8 {
        let mut most = 0;
        let mut ships = 0;
        for (index, ship) in self.ships.iter().enumerate() {
            match ship.good {
                Some(carried) if carried == good => return u8::from(ship.room() > 0) << index,
                Some(_) => {}
                None => {
                    let fits = ship.capacity.min(count);
                    if fits > most {
                        most = fits;
                        ships = 0;
                    }
                    ships |= u8::from(fits > 0 && fits == most) << index;
                }
            }
        }
        ships
    }

    /// How many goods a seat with this many of a kind would load.
    #[inline]
    pub(super) fn amount(&self, count: u8, hold: Hold) -> u8 {
        match hold {
            Hold::Wharf => count,
            Hold::Ship(capacity) => self
                .ships
                .iter()
                .find(|ship| ship.capacity == capacity)
                .map_or(0, |ship| ship.room().min(count)),
        }
    }

    /// Appends what the seat could load if it were its turn in a captain phase, in the order of the actions; not the
    /// small wharf, which takes any mixture.
    pub fn loadings(&self, seat: Seat, loadings: &mut Vec<Loading>) {
        let goods = self.board(seat).goods;
        Loadings::of(self, seat).for_each(self, |good, hold| {
            let amount = self.amount(goods[good], hold);
            loadings.push(Loading { good, hold, amount });
        });
    }

    /// The points that loading this many goods would bring the seat now, harbor and privilege included.
    #[must_use]
    pub fn loading_points(&self, seat: Seat, amount: u8) -> u8 {
        amount + harbor(self, seat) + privilege(self, seat)
    }
}
