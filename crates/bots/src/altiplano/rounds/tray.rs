//! The tiles that one seat has to work with: in hand (on the planning spaces) and on its spaces. Keeps track of what a
//! plan puts where, and what its actions use.

use altiplano::{Decision, Effect, Good, Location, Place, View};
use tabletop::{FastRandom, Random as _, Seat};

use crate::altiplano::worth::workshops;

const GOODS: usize = Good::COUNT;

/// The most tiles in a plan.
const PLAN_MAX: usize = 8;

/// How many tiles of each kind.
pub(crate) type Counts = [u8; GOODS];

#[derive(Clone, Copy, Debug)]
pub(crate) struct Tray {
    /// Tiles that can still be planned.
    pub hand: Counts,
    pub hand_total: u8,
    /// Tiles of each kind in hand and on the locations' spaces that no activity has taken.
    pub waiting: Counts,
    /// Unused tiles on the locations' spaces.
    pub lying: [Counts; Location::COUNT],
    /// Spaces of the locations that still have room for a tile.
    pub free: [u8; Location::COUNT],
    /// The tile on the any-location space.
    pub wild: Option<Good>,
    /// Whether a tile can still be planned for the any-location space.
    pub wild_free: bool,
    /// Tiles or coins on the role and extensions, in the order of `workshops`.
    pub fills: [u8; workshops::WORKSHOPS_MAX],
    /// Food and coins on movement spaces.
    pub fuel: u8,
    /// Free movement spaces.
    pub movement_free: u8,
    /// Whether a coin may still be planned onto a movement space.
    pub coin_may_move: bool,
    planned: [(Good, Place); PLAN_MAX],
    planned_count: u8,
}

impl Tray {
    /// A seat's tray. With `planning`, the observer's plan for this phase is taken back into its hand.
    pub fn of(view: &View, seat: Seat, planning: bool) -> Self {
        let components = view.setup.components.get();
        let shown = &view.seats[seat.index()];
        let mut tray = Self {
            hand: [0; GOODS],
            hand_total: 0,
            waiting: [0; GOODS],
            lying: [[0; GOODS]; Location::COUNT],
            free: [0; Location::COUNT],
            wild: shown.any_location,
            wild_free: planning && shown.has_any_location && shown.any_location.is_none(),
            fills: [0; workshops::WORKSHOPS_MAX],
            fuel: shown.movement_food + u8::from(shown.movement_coin),
            movement_free: 0,
            coin_may_move: planning && shown.extensions.has(Effect::E17) && !shown.movement_coin,
            planned: [(Good::Food, Place::Movement); PLAN_MAX],
            planned_count: 0,
        };
        for (index, tiles) in shown.spaces.iter().enumerate() {
            crate::altiplano::worth::holdings::add_tiles(&mut tray.lying[index], *tiles);
            crate::altiplano::worth::holdings::add_tiles(&mut tray.waiting, *tiles);
            if planning {
                tray.free[index] = shown.space_counts[index].saturating_sub(tiles.total());
            }
        }
        for (index, (place, _)) in workshops::workshops(view, seat).enumerate() {
            tray.fills[index] = fill(view, seat, place);
        }
        if planning {
            crate::altiplano::worth::holdings::add_tiles(&mut tray.hand, shown.planning);
            crate::altiplano::worth::holdings::add_tiles(&mut tray.waiting, shown.planning);
            tray.movement_free = components.movement_spaces.saturating_sub(tray.fuel);
            let own_plan = matches!(view.decision, Decision::Plan(_)) && view.observer == Some(seat);
            if let Some(own) = view.own.as_ref().filter(|_| own_plan) {
                for &(good, place) in &own.moved {
                    tray.lift(view, seat, good, place);
                }
                if own.moved_coins.contains(&Place::Movement) {
                    tray.fuel -= 1;
                    tray.movement_free += 1;
                    tray.coin_may_move = true;
                }
                for (index, (place, _)) in workshops::workshops(view, seat).enumerate() {
                    if own.moved_coins.contains(&place) {
                        tray.fills[index] = 0;
                    }
                }
            }
            tray.hand_total = tray.hand.iter().sum();
        }
        tray
    }

    /// Takes a tile from a space back into the hand.
    pub fn lift(&mut self, view: &View, seat: Seat, good: Good, place: Place) {
        self.hand[good.index()] += 1;
        self.hand_total += 1;
        self.waiting[good.index()] += 1;
        match place {
            Place::At(location) => {
                self.waiting[good.index()] -= 1;
                self.lying[location.index()][good.index()] -= 1;
                self.free[location.index()] += 1;
            }
            Place::AnyLocation => {
                self.wild = None;
                self.wild_free = true;
            }
            Place::Movement => {
                self.fuel -= 1;
                self.movement_free += 1;
            }
            Place::Role | Place::Extension(_) => {
                let mut all = workshops::workshops(view, seat);
                if let Some(index) = all.position(|(one, _)| one == place) {
                    self.fills[index] -= 1;
                }
            }
        }
    }

    /// What has been planned so far, in the order in which it was found.
    pub fn planned(&self) -> &[(Good, Place)] {
        &self.planned[..usize::from(self.planned_count)]
    }

    /// Plans a tile from the hand for a place where it is used.
    pub fn plan(&mut self, good: Good, place: Place) {
        self.waiting[good.index()] -= 1;
        self.hand[good.index()] -= 1;
        self.hand_total -= 1;
        if let Some(slot) = self.planned.get_mut(usize::from(self.planned_count)) {
            *slot = (good, place);
            self.planned_count += 1;
        }
    }

    /// Uses a tile at a location: one that is already there, one from the hand, or the one that serves anywhere.
    #[inline]
    pub fn take(&mut self, location: Location, good: Good, wild_used: &mut bool) -> bool {
        let (at, kind) = (location.index(), good.index());
        if self.lying[at][kind] > 0 {
            self.lying[at][kind] -= 1;
            self.waiting[kind] -= 1;
        } else if self.hand[kind] > 0 && self.free[at] > 0 {
            self.free[at] -= 1;
            self.plan(good, Place::At(location));
        } else if self.wild == Some(good) && !*wild_used {
            self.wild = None;
            *wild_used = true;
        } else if self.hand[kind] > 0 && self.wild_free && !*wild_used {
            self.wild_free = false;
            *wild_used = true;
            self.plan(good, Place::AnyLocation);
        } else {
            return false;
        }
        true
    }

    /// Whether [`Self::take`] would find a tile.
    #[inline]
    pub fn can_take(&self, location: Location, good: Good, wild_used: bool) -> bool {
        let (at, kind) = (location.index(), good.index());
        self.lying[at][kind] > 0
            || self.hand[kind] > 0 && (self.free[at] > 0 || self.wild_free && !wild_used)
            || self.wild == Some(good) && !wild_used
    }

    /// Fills the spaces of a tile that takes `count` of a kind, and uses it.
    pub fn take_for(&mut self, index: usize, place: Place, good: Good, count: u8) -> bool {
        let Some(needed) = count.checked_sub(self.fills[index]) else {
            return false;
        };
        if self.hand[good.index()] < needed {
            return false;
        }
        (0..needed).for_each(|_| self.plan(good, place));
        self.fills[index] = USED;
        true
    }

    /// Fills the hand up to `limit` tiles with draws from bag and container.
    pub fn draw(&mut self, limit: u8, bag: &Counts, container: &Counts, random: &mut FastRandom) {
        let (mut bag, mut container) = (*bag, *container);
        while self.hand_total < limit {
            let mut total: u8 = bag.iter().sum();
            if total == 0 {
                std::mem::swap(&mut bag, &mut container);
                total = bag.iter().sum();
            }
            if total == 0 {
                return;
            }
            let mut ticket = random.below(total.into()) as u8;
            for (kind, count) in bag.iter_mut().enumerate() {
                if ticket < *count {
                    *count -= 1;
                    self.hand[kind] += 1;
                    self.hand_total += 1;
                    self.waiting[kind] += 1;
                    break;
                }
                ticket -= *count;
            }
        }
    }

    /// How many tiles of a kind an action at a location could use at most, ignoring room.
    pub fn could_take(&self, location: Location, good: Good) -> u8 {
        let (at, kind) = (location.index(), good.index());
        self.lying[at][kind] + self.hand[kind] + u8::from(self.wild == Some(good))
    }
}

/// The fill of a tile that has been used: no plan fills it twice.
pub(crate) const USED: u8 = 99;

/// Tiles or coins on a role or extension tile.
pub(crate) fn fill(view: &View, seat: Seat, place: Place) -> u8 {
    let shown = &view.seats[seat.index()].workshops;
    shown
        .iter()
        .find(|(one, _)| *one == place)
        .map_or(0, |(_, count)| *count)
}
