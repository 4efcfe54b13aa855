//! Phase 2: the plan as a whole, and the next small action towards it.

use altiplano::{Action, Good, Input, Location, Place, View, Workshop, coin_places};
use tabletop::Seat;

use crate::altiplano::rounds::activity::Activity;
use crate::altiplano::rounds::round::{Round, Search};
use crate::altiplano::rounds::tray::Tray;
use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::workshops;

/// What the seat owns before it plans: coins in its open plan count as its own again.
pub(crate) fn holdings(view: &View, seat: Seat) -> Holdings {
    let mut holdings = Holdings::of(view, seat);
    if let Some(own) = view.own.as_ref().filter(|_| view.observer == Some(seat)) {
        for &place in &own.moved_coins {
            holdings.coins += match workshops::workshop_at(view, seat, place) {
                Some(Workshop {
                    input: Input::Coins(count),
                    ..
                }) => u16::from(count),
                _ => 1,
            };
        }
    }
    holdings
}

/// A whole plan, in the rules' order.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Plan {
    pub tiles: Vec<(Good, Place)>,
    pub coins: Vec<Place>,
}

impl Plan {
    /// The plan that a round needs; tiles that the round does not use go where they may be used next.
    pub fn of(view: &View, seat: Seat, search: &Search<'_>, round: &Round) -> Self {
        let mut tray = round.tray;
        let mut tiles = tray.planned().to_vec();
        for _ in 0..round.food_fuel {
            tiles.push((Good::Food, Place::Movement));
            tray.hand[Good::Food.index()] -= 1;
            tray.movement_free -= 1;
        }
        let mut coins: Vec<Place> = round
            .units(search)
            .filter_map(|unit| match unit {
                Activity::Buy { place, .. } => Some(place),
                _ => None,
            })
            .collect();
        if round.coin_fuel {
            coins.push(Place::Movement);
            tray.movement_free -= 1;
        }
        lay_aside(view, seat, &mut tray, &mut tiles);
        tiles.sort_unstable();
        coins.sort_unstable_by_key(|place| coin_places().iter().position(|one| one == place));
        Self { tiles, coins }
    }

    /// The next small action towards this plan; if another plan was begun, it is taken back where the rules allow, and
    /// otherwise followed as far as possible.
    pub fn next(&self, view: &View, legal: &[Action]) -> Action {
        let offered = |action: Action| legal.contains(&action).then_some(action);
        let (moved, moved_coins) = match &view.own {
            Some(own) => (own.moved.as_slice(), own.moved_coins.as_slice()),
            None => (&[][..], &[][..]),
        };
        let on_plan = self.tiles.starts_with(moved) && self.coins.starts_with(moved_coins);
        if !on_plan && let Some(replan) = offered(Action::Replan) {
            return replan;
        }
        let mut rest = self.tiles.clone();
        for one in moved {
            if let Some(index) = rest.iter().position(|other| other == one) {
                rest.remove(index);
            }
        }
        let mut tiles = rest.into_iter().map(|(good, place)| Action::Plan { good, place });
        let coins = self.coins.iter().filter(|place| !moved_coins.contains(place));
        tiles
            .find_map(offered)
            .or_else(|| coins.map(|&place| Action::Fund(place)).find_map(offered))
            .unwrap_or(Action::Done)
    }
}

/// Where a tile waits best, for each kind in turn.
fn waiting_places(good: Good) -> &'static [Location] {
    use Location::{Farm, Forest, Harbor, Market, Mine, Road, Village};
    match good {
        Good::Food | Good::Corn => &[],
        Good::Wood => &[Harbor, Road, Village],
        Good::Stone => &[Village, Road],
        Good::Ore => &[Mine, Village],
        Good::Silver | Good::Cloth | Good::Glass => &[Village, Market],
        Good::Wool => &[Farm, Village],
        Good::Alpaca => &[Farm],
        Good::Fish => &[Harbor, Village],
        Good::Cacao => &[Forest],
    }
}

/// A place where another tile is waiting for just this one.
fn awaited(tray: &Tray, good: Good) -> Option<Location> {
    let waits = |location: Location, good: Good| tray.lying[location.index()][good.index()] > 0;
    let places: &[(Location, Good)] = match good {
        Good::Wood => &[(Location::Road, Good::Stone), (Location::Harbor, Good::Wood)],
        Good::Stone => &[(Location::Village, Good::Stone), (Location::Road, Good::Wood)],
        Good::Fish => &[(Location::Harbor, Good::Fish)],
        _ => &[],
    };
    places
        .iter()
        .find(|&&(location, other)| waits(location, other) && tray.free[location.index()] > 0)
        .map(|&(location, _)| location)
}

/// Plans the tiles that this round does not use. On a space, a tile leaves room for another draw and can be taken back
/// before it: never worse than staying in hand.
fn lay_aside(view: &View, seat: Seat, tray: &mut Tray, tiles: &mut Vec<(Good, Place)>) {
    let missing = view.seats[seat.index()].missing;
    for good in Good::ALL {
        while tray.hand[good.index()] > 0 {
            let wanted = (missing.count(good) > 0).then_some(Location::Market);
            let mut places = wanted
                .into_iter()
                .chain(awaited(tray, good))
                .chain(waiting_places(good).iter().copied());
            let space = if good == Good::Food {
                (tray.movement_free > 0).then_some(Place::Movement)
            } else {
                places
                    .find(|location| tray.free[location.index()] > 0)
                    .map(Place::At)
            };
            let Some(place) = space else { break };
            match place {
                Place::At(location) => {
                    tray.free[location.index()] -= 1;
                    tray.lying[location.index()][good.index()] += 1;
                }
                _ => tray.movement_free -= 1,
            }
            tray.hand[good.index()] -= 1;
            tiles.push((good, place));
        }
    }
}
