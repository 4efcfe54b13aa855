//! What an interface says in advance about boards: what the tiles on them make possible wherever the pawn is, how it
//! gets there, what a tile of the plan would add, and which tiles can be taken back or picked.

mod ends;
mod picks;
mod ready;
mod ways;

use serde::Serialize;
use tabletop::{Game, Seat};

pub use crate::phases::moves::Means;
pub use ends::EndDistance;
pub use picks::{Pickable, Picked, Slot};
pub use ready::ReadyAction;
pub use ways::{Way, WayKind, WayStop};

use self::ways::{Going, Route};
use super::own_view::MovedTile;
use super::plan::AltiplanoPlan;
use crate::boards::player::Player;
use crate::boards::sealed::COIN_PLACES;
use crate::vocabulary::location::distance;
use crate::vocabulary::place::PlaceSet;
use crate::{ByLocation, Decision, Good, Location, Place, State, Switch};

/// With this little left, a location may be emptied within the round, which ends the game.
const NEAR_EMPTY: u16 = 3;

/// What the rules say in advance about the boards, as they are or with a plan laid out on the observer's.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AltiplanoOutlook {
    /// How much is left on each location before it is empty, which ends the game: tiles, cards and carts together.
    pub left: ByLocation<u16>,
    /// The laid locations that may soon be empty, the one with the least left first.
    pub low: Vec<Location>,
    /// How far away each end is, nearest first.
    pub ends: Vec<EndDistance>,
    /// What everybody can see of each seat, in order of seats.
    pub seats: Vec<SeatOutlook>,
    /// What only the observer sees; null for a spectator.
    pub own: Option<OwnOutlook>,
}

/// What the boards of a seat make possible.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatOutlook {
    /// While plans are made: whether the seat has made its own.
    pub has_planned: bool,
    /// Every action for which tiles are ready, each considered on its own: two of them may need the same tile.
    pub ready: Vec<ReadyAction>,
    /// Steps from the pawn to each location, the shorter way round; null before it is placed.
    pub steps: Option<ByLocation<u8>>,
    /// What can still move the pawn this round.
    pub means: Means,
}

/// What the observer's boards make possible, with the way there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnOutlook {
    /// As much of what is ready as can be done together, the best first.
    pub together: Vec<ReadyAction>,
    /// The best way through the places where that is done.
    pub route: Vec<WayStop>,
    /// The places where some of it would be done but which no move reaches.
    pub missed: Vec<Location>,
    /// The ways to each location this round, the best first; none for a location out of reach.
    pub ways: ByLocation<Vec<Way>>,
    /// While planning: what each place takes, full or not.
    pub takes: Vec<PlaceTakes>,
    /// While planning: what one more tile, or coins, would add on each place that has room for it.
    pub placings: Vec<Placing>,
    /// While taking back: what may be taken back; null otherwise.
    pub take_back: Option<TakeBackRoom>,
    /// Where the corn in question may go: the slots of the warehouse.
    pub corn: Vec<Slot>,
    /// With a plan that picks tiles for an action: what they come to.
    pub picked: Option<Picked>,
}

/// What a place takes in planning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlaceTakes {
    /// Which.
    pub place: Place,
    /// The kinds of tiles.
    pub goods: Vec<Good>,
    /// How many coins at once; 0 if it can't hold any.
    pub coins: u8,
}

/// What may be taken back from the action spaces at the start of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakeBackRoom {
    /// Every tile, those already taken back in this phase first.
    pub tiles: Vec<MovedTile>,
    /// Every place with coins, those already taken back first.
    pub coins: Vec<Place>,
    /// How many of the tiles the planning spaces hold, including those already taken back.
    pub room: u8,
}

/// What a tile from the planning spaces would add on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Placing {
    /// The tile's kind; null: the coins that the place takes.
    pub good: Option<Good>,
    /// The place.
    pub place: Place,
    /// The actions that only this placing makes ready.
    pub ready: Vec<ReadyAction>,
    /// The first of their places that the pawn would not reach.
    pub missed: Option<Location>,
    /// The most points that one of them can bring.
    pub points: i32,
    /// What the Market pays for the tile, if it is put there to be sold.
    pub price: Option<u8>,
}

impl State {
    /// What the rules tell the observer in advance.
    pub(super) fn look_ahead(
        &self,
        observer: Option<Seat>,
        plan: Option<&AltiplanoPlan>,
    ) -> AltiplanoOutlook {
        let left = ByLocation::from_fn(|location| self.left_at(location));
        let laid = &self.ring[..self.ring_length.into()];
        let seats = Seat::all(self.seat_count());
        let own = observer
            .filter(|seat| seat.index() < self.seat_count())
            .map(|seat| (seat, self.planned(seat, plan)));
        let boards = |seat| match own {
            Some((observer, ref boards)) if observer == seat => *boards,
            _ => self.open_boards(seat),
        };
        let mut low: Vec<Location> = laid.to_vec();
        low.retain(|&location| left[location] <= NEAR_EMPTY);
        low.sort_by_key(|&location| left[location]);
        AltiplanoOutlook {
            ends: self.end_distances(&left),
            left,
            low,
            seats: seats
                .map(|seat| {
                    let player = boards(seat);
                    SeatOutlook {
                        has_planned: self.has_planned(seat),
                        ready: self.ready(seat, &player),
                        steps: player
                            .pawn
                            .map(|from| ByLocation::from_fn(|to| distance(&self.ring, from, to))),
                        means: Means::of(&player),
                    }
                })
                .collect(),
            own: own.map(|(seat, player)| self.own_outlook(seat, &player, plan)),
        }
    }

    /// Whether the seat has made its plan for this round while others still have to. In turn order, seats come one after
    /// the other; those that can't plan anything are passed over.
    fn has_planned(&self, seat: Seat) -> bool {
        let Decision::Plan(asked) = *self.decision else {
            return false;
        };
        let mut before = self.turn_order().take_while(|&one| !asked.contains(one));
        match self.has(Switch::PlanInTurnOrder) {
            true => before.any(|one| one == seat),
            false => !asked.contains(seat),
        }
    }

    /// The boards of a seat as others see them.
    fn open_boards(&self, seat: Seat) -> Player {
        let mut player = *self.player(seat);
        match *self.decision {
            Decision::Plan(_) => player.undo_plan(self.components()),
            Decision::TakeBack(_) => player.undo_take_back(self.components()),
            _ => {}
        }
        player
    }

    /// The boards of a seat with a plan on them instead of what it has planned; what does not fit is left out.
    fn planned(&self, seat: Seat, plan: Option<&AltiplanoPlan>) -> Player {
        let components = self.components();
        let mut player = *self.player(seat);
        let (Decision::Plan(_), Some(AltiplanoPlan::Planning { tiles, coins })) = (*self.decision, plan)
        else {
            return player;
        };
        player.undo_plan(components);
        for tile in tiles {
            let fits = player.planning.count(tile.good) > 0
                && self.accepting(&player, tile.good).contains(tile.place)
                && player.has_room(components, tile.place);
            if fits {
                player.planning.remove(tile.good);
                player.put(tile.good, tile.place);
            }
        }
        for &place in coins {
            if self.fundable(&player).iter().any(|&(open, _)| open == place) {
                player.put_coins(components, place);
            }
        }
        player
    }

    fn own_outlook(&self, seat: Seat, player: &Player, plan: Option<&AltiplanoPlan>) -> OwnOutlook {
        let together = self.together(seat, player);
        let route = self.route(player, &together);
        // One way leads on to the best of what is ready at each of the other places.
        let mut wanted: Vec<(Location, i32)> = Vec::new();
        for ready in self.ready(seat, player) {
            match wanted
                .iter_mut()
                .find(|(location, _)| *location == ready.location)
            {
                Some((_, points)) => *points = ready.points.max(*points),
                None => wanted.push((ready.location, ready.points)),
            }
        }
        let plans = matches!(*self.decision, Decision::Plan(asked) if asked.contains(seat));
        OwnOutlook {
            missed: missed(&route, &together),
            route: route.stops,
            together,
            ways: ByLocation::from_fn(|to| self.ways(seat, player, to, &wanted)),
            takes: if plans { self.takes(player) } else { Vec::new() },
            placings: if plans {
                self.placings(seat, player)
            } else {
                Vec::new()
            },
            take_back: matches!(*self.decision, Decision::TakeBack(asked) if asked.contains(seat))
                .then(|| self.take_back_room(player)),
            corn: self.corn_slots(seat, player),
            picked: plan.and_then(|plan| self.picked(seat, plan)),
        }
    }

    fn take_back_room(&self, player: &Player) -> TakeBackRoom {
        let components = self.components();
        let taken = || player.sealed.tiles();
        let lying = (0..Place::COUNT).map(Place::from_index).flat_map(|place| {
            let tiles = player.tiles_at(components, place);
            let kinds = tiles.iter().map(move |(good, count)| (good, place, count));
            kinds.collect::<Vec<_>>()
        });
        let lying = lying.flat_map(|(good, place, count)| (0..count).map(move |_| (good, place)));
        let with_coins = COIN_PLACES.into_iter();
        let with_coins = with_coins.filter(|&place| player.coins_at(components, place) > 0);
        TakeBackRoom {
            tiles: taken()
                .chain(lying)
                .map(|(good, place)| MovedTile { good, place })
                .collect(),
            coins: player.sealed.coin_places().chain(with_coins).collect(),
            room: player.limit(components) - player.planning.total() + taken().count() as u8,
        }
    }

    /// The best way through the places of these actions.
    fn route(&self, player: &Player, together: &[ReadyAction]) -> Route {
        let mut wanted: Vec<(Location, i32)> = Vec::new();
        for ready in together {
            match wanted
                .iter_mut()
                .find(|(location, _)| *location == ready.location)
            {
                Some((_, points)) => *points += ready.points,
                None => wanted.push((ready.location, ready.points)),
            }
        }
        Route::through(&self.ring, Going::of(player), &wanted)
    }

    fn takes(&self, player: &Player) -> Vec<PlaceTakes> {
        let components = self.components();
        let owned = |place: &Place| match *place {
            Place::AnyLocation => player.has_any_location(),
            Place::Extension(effect) => player.extensions.has(effect),
            _ => true,
        };
        let places = (0..Place::COUNT).map(Place::from_index).filter(owned);
        let takes = |place: Place| PlaceTakes {
            place,
            goods: Good::ALL
                .into_iter()
                .filter(|&good| self.accepting(player, good).contains(place))
                .collect(),
            coins: player.coins_needed(components, place).unwrap_or(0),
        };
        let takes = places.map(takes);
        takes
            .filter(|one| !one.goods.is_empty() || one.coins > 0)
            .collect()
    }

    fn placings(&self, seat: Seat, player: &Player) -> Vec<Placing> {
        let open = self.open_places(player);
        let now = self.ready(seat, player);
        let mut placings = Vec::new();
        for (good, _) in player.planning.iter() {
            let places = PlaceSet(self.accepting(player, good).0 & open.0);
            for place in places.iter() {
                let mut then = *player;
                then.planning.remove(good);
                then.put(good, place);
                placings.push(self.placing(seat, &then, &now, Some(good), place));
            }
        }
        for (place, _) in self.fundable(player) {
            let mut then = *player;
            then.put_coins(self.components(), place);
            placings.push(self.placing(seat, &then, &now, None, place));
        }
        placings
    }

    fn placing(
        &self,
        seat: Seat,
        then: &Player,
        now: &[ReadyAction],
        good: Option<Good>,
        place: Place,
    ) -> Placing {
        let known = |ready: &ReadyAction| {
            now.iter()
                .any(|one| (one.action, one.place) == (ready.action, ready.place))
        };
        let mut ready = self.ready(seat, then);
        ready.retain(|one| !known(one));
        let missed = match ready.is_empty() {
            true => Vec::new(),
            false => {
                let together = self.together(seat, then);
                missed(&self.route(then, &together), &together)
            }
        };
        let prices = &self.components().prices;
        Placing {
            good,
            place,
            missed: ready
                .iter()
                .map(|one| one.location)
                .find(|location| missed.contains(location)),
            points: ready.iter().map(|one| one.points).max().unwrap_or(0),
            price: good
                .filter(|_| place == Place::At(Location::Market))
                .map(|good| prices[good])
                .filter(|&price| price > 0),
            ready,
        }
    }
}

/// The places of these actions that the route leaves out, each once.
fn missed(route: &Route, together: &[ReadyAction]) -> Vec<Location> {
    let mut missed = Vec::new();
    for ready in together {
        if !route.reaches(ready.location) && !missed.contains(&ready.location) {
            missed.push(ready.location);
        }
    }
    missed
}
