//! The ways of a pawn through its round: from location to location, and through several of them.

use serde::Serialize;
use tabletop::{Game, Seat};

use crate::boards::player::Player;
use crate::phases::moves::Means;
use crate::vocabulary::event::Ride;
use crate::vocabulary::location::{Ring, distance};
use crate::{Action, Decision, Fuel, Location, State};

/// A way of the pawn to a location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Way {
    /// How.
    pub way: WayKind,
    /// How much food, or how many coins, it takes.
    pub fuel: u8,
    /// The moves, one after another.
    pub moves: Vec<Action>,
}

/// How a pawn gets to a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WayKind {
    /// It is already there.
    Stay,
    /// It is placed there, which is free.
    Place,
    /// On the first cart, which is free once a round.
    FirstCart,
    /// On another cart, for one food.
    Cart,
    /// On foot, for one food a step.
    Walk,
}

/// A place on a way through several places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WayStop {
    /// Where.
    pub location: Location,
    /// How the pawn gets there from the previous place.
    pub way: WayKind,
    /// How much food, or how many coins, that takes.
    pub fuel: u8,
}

/// Where a pawn is, and what can still power its moves.
#[derive(Clone, Copy)]
pub(super) struct Going {
    at: Option<Location>,
    means: Means,
}

/// One way to a location, and the pawn afterwards.
struct Leg {
    way: WayKind,
    fuel: u8,
    then: Going,
}

impl Going {
    pub(super) fn of(player: &Player) -> Self {
        Self {
            at: player.pawn,
            means: Means::of(player),
        }
    }

    /// The ways to a location, the one that costs the most food last.
    fn legs(self, ring: &Ring, to: Location) -> Vec<Leg> {
        let leg = |way, fuel, means| Leg {
            way,
            fuel,
            then: Self { at: Some(to), means },
        };
        let means = self.means;
        let Some(from) = self.at else {
            return vec![leg(WayKind::Place, 0, means)];
        };
        if from == to {
            return vec![leg(WayKind::Stay, 0, means)];
        }
        let mut legs = Vec::new();
        if means.first_cart {
            legs.push(leg(WayKind::FirstCart, 0, means.after(Ride::FirstCart)));
        }
        if means.further_carts > 0 && means.fuel > 0 {
            legs.push(leg(WayKind::Cart, 1, means.after(Ride::Cart(Fuel::Food))));
        }
        let steps = distance(ring, from, to);
        if means.fuel >= steps {
            let walked = (0..steps).fold(means, |means, _| means.after(Ride::Walk(Fuel::Food)));
            legs.push(leg(WayKind::Walk, steps, walked));
        }
        legs
    }

    /// What is left to move with: rides, which lead to any location, count more than steps. Of two ways that leave as many
    /// rides, the one on the free cart is better, because food that is not used stays for the next round.
    fn reserve(self) -> i32 {
        let Means {
            first_cart,
            further_carts,
            fuel,
        } = self.means;
        let rides = u8::from(first_cart) + further_carts.min(fuel);
        i32::from(3 * rides + fuel)
    }
}

/// What a stop is worth by itself, in the unit of [`Route::value`]: a place without certain points is worth going to, for
/// anything that is left to move with.
const STOP: i32 = 20;
/// What a point is worth, in the same unit.
const POINT: i32 = 100 * STOP;

/// A way through several locations.
#[derive(Clone, Default)]
pub(super) struct Route {
    pub(super) stops: Vec<WayStop>,
    /// What is reached: points and stops.
    value: i32,
    fuel_left: u8,
}

impl Route {
    /// The best way through locations that are worth these points: it reaches what is worth most, then as many as
    /// possible, then keeps the most food. With at most seven places every way can be tried.
    pub(super) fn through(ring: &Ring, from: Going, wanted: &[(Location, i32)]) -> Self {
        let mut best = Self {
            value: -1,
            ..Self::default()
        };
        let mut way = Self::default();
        way.go_on(ring, from, wanted, &mut best);
        best
    }

    fn go_on(&mut self, ring: &Ring, at: Going, wanted: &[(Location, i32)], best: &mut Self) {
        self.fuel_left = at.means.fuel;
        if (self.value, self.fuel_left) > (best.value, best.fuel_left) {
            best.clone_from(self);
        }
        for &(location, points) in wanted {
            if self.reaches(location) {
                continue;
            }
            for Leg { way, fuel, then } in at.legs(ring, location) {
                let value = points * POINT + STOP;
                self.value += value;
                self.stops.push(WayStop { location, way, fuel });
                self.go_on(ring, then, wanted, best);
                self.stops.pop();
                self.value -= value;
            }
        }
    }

    pub(super) fn reaches(&self, location: Location) -> bool {
        self.stops.iter().any(|stop| stop.location == location)
    }
}

impl State {
    /// The ways of the seat's pawn to a location this round, first the one after which most of what is wanted
    /// elsewhere stays in reach. In a turn of the seat, only those that the rules allow at present.
    pub(super) fn ways(
        &self,
        seat: Seat,
        player: &Player,
        to: Location,
        wanted: &[(Location, i32)],
    ) -> Vec<Way> {
        let going = Going::of(player);
        let elsewhere: Vec<(Location, i32)> = wanted.iter().copied().filter(|&(at, _)| at != to).collect();
        let mut ways: Vec<(i32, Way)> = Vec::new();
        for Leg { way, fuel, then } in going.legs(&self.ring, to) {
            let moves = self.moves_of(player, way, to);
            if self.is_turn_of(seat) && !self.allows(seat, &moves) {
                continue;
            }
            let worth = Route::through(&self.ring, then, &elsewhere).value + then.reserve();
            ways.push((worth, Way { way, fuel, moves }));
        }
        ways.sort_by_key(|&(worth, _)| -worth);
        ways.into_iter().map(|(_, way)| way).collect()
    }

    fn is_turn_of(&self, seat: Seat) -> bool {
        match *self.decision {
            Decision::Act { seat: asked, .. } => asked == seat,
            Decision::AfterAction(asked) => asked == seat,
            _ => false,
        }
    }

    fn allows(&self, seat: Seat, moves: &[Action]) -> bool {
        let mut there = *self;
        moves
            .iter()
            .all(|&action| there.apply(seat, action, &mut ()).is_ok())
    }

    /// The small moves of a way, food before the coin.
    fn moves_of(&self, player: &Player, way: WayKind, to: Location) -> Vec<Action> {
        let mut food = player.movement_food;
        let mut fuel = || match food {
            0 => Fuel::Coin,
            _ => {
                food -= 1;
                Fuel::Food
            }
        };
        match (way, player.pawn) {
            (WayKind::Stay, _) => Vec::new(),
            (WayKind::Place, _) => vec![Action::PlacePawn(to)],
            (WayKind::FirstCart, _) => vec![Action::FirstCart(to)],
            (WayKind::Cart, _) => vec![Action::Cart { to, fuel: fuel() }],
            (WayKind::Walk, None) => Vec::new(),
            (WayKind::Walk, Some(from)) => {
                let step = |to| Action::Walk { to, fuel: fuel() };
                path(&self.ring, from, to).into_iter().map(step).collect()
            }
        }
    }
}

/// The locations on the shorter way round, including the destination.
fn path(ring: &Ring, from: Location, to: Location) -> Vec<Location> {
    let count = Location::COUNT;
    let place = |wanted| ring.iter().position(|&one| one == wanted).unwrap_or(0);
    let start = place(from);
    let clockwise = (place(to) + count - start) % count;
    let (step, steps) = match clockwise <= count / 2 {
        true => (1, clockwise),
        false => (count - 1, count - clockwise),
    };
    (1..=steps)
        .map(|index| ring[(start + step * index) % count])
        .collect()
}
