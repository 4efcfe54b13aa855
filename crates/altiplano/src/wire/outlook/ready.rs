//! Actions for which tiles are ready, wherever the pawn is.

use serde::Serialize;
use tabletop::Seat;

use super::picks::{Pickable, picked_tile};
use crate::boards::player::Player;
use crate::vocabulary::extension::Input;
use crate::wire::basic::{BasicAction, BasicFacts};
use crate::wire::plan::Tile;
use crate::{Action, Good, Location, Place, State};

/// An action for which tiles are ready: with the pawn at the location it could be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReadyAction {
    /// Where the pawn must stand.
    pub location: Location,
    /// Which basic action; null for that of a role or extension tile.
    pub action: Option<BasicAction>,
    /// Whose tile is used; null for a basic action.
    pub place: Option<Place>,
    /// The tiles that it can use, the one on the any-location space last.
    pub tiles: Vec<Good>,
    /// What it may give: one of these.
    pub gains: Vec<Good>,
    /// Whether the tile on the any-location space is one of them.
    pub wild: bool,
    /// If any number of tiles can be picked: those that can be picked first.
    pub picks: Vec<Pickable>,
    /// Points at the end that it brings by itself, as far as that is certain.
    pub points: i32,
}

/// The basic action that an action belongs to, if it needs tiles.
pub(super) fn needing_tiles(action: Action) -> Option<BasicAction> {
    match action {
        Action::FarmFood { .. } => Some(BasicAction::FarmFood),
        Action::Make { recipe, .. } => Some(BasicAction::from(recipe)),
        Action::TradeCacao { .. } => Some(BasicAction::ForestCacao),
        Action::BuildBoat { .. } => Some(BasicAction::HarborBoat),
        Action::BuildHouse { .. } => Some(BasicAction::VillageHouse),
        Action::Store { .. } => Some(BasicAction::VillageStore),
        Action::Sell { .. } => Some(BasicAction::MarketSell),
        Action::Deliver { .. } => Some(BasicAction::MarketDeliver),
        Action::BuildRoad { .. } => Some(BasicAction::RoadBuild),
        _ => None,
    }
}

/// Whether the action uses the tile on the any-location space.
const fn is_wild(action: Action) -> bool {
    match action {
        Action::FarmFood { wild, .. }
        | Action::Make { wild, .. }
        | Action::TradeCacao { wild, .. }
        | Action::BuildBoat { wild, .. }
        | Action::BuildHouse { wild, .. }
        | Action::Store { wild, .. }
        | Action::Sell { wild, .. }
        | Action::Deliver { wild, .. }
        | Action::BuildRoad { wild }
        | Action::Use { wild, .. } => wild,
        _ => false,
    }
}

impl State {
    /// Every action for which tiles are ready, each considered on its own: two of them may need the
    /// same tile.
    pub(super) fn ready(&self, seat: Seat, player: &Player) -> Vec<ReadyAction> {
        let (mut basic, mut own) = (Vec::new(), Vec::new());
        let mut legal = Vec::new();
        let all = BasicFacts::all();
        for location in Location::ALL {
            let mut there = *player;
            there.pawn = Some(location);
            legal.clear();
            self.offer_actions(&there, &mut legal);
            for facts in all.iter().filter(|facts| facts.location == location) {
                basic.extend(self.ready_basic(seat, &there, facts, &legal));
            }
            for (place, workshop) in there.workshops(self.components()) {
                let of_place =
                    |action: &&Action| matches!(action, Action::Use { place: at, .. } if *at == place);
                let uses: Vec<Action> = legal.iter().filter(of_place).copied().collect();
                if uses.is_empty() {
                    continue;
                }
                let gains: Vec<Good> = workshop.gains.iter().collect();
                let wild = uses.iter().all(|&action| is_wild(action));
                own.push(ReadyAction {
                    location,
                    action: None,
                    place: Some(place),
                    tiles: match workshop.input {
                        Input::Tiles(good, count) => vec![good; count.into()],
                        Input::Coins(_) => Vec::new(),
                    },
                    points: self.best(&gains),
                    gains,
                    wild,
                    picks: Vec::new(),
                });
            }
        }
        basic.extend(own);
        basic
    }

    fn ready_basic(
        &self,
        seat: Seat,
        player: &Player,
        facts: &BasicFacts,
        legal: &[Action],
    ) -> Option<ReadyAction> {
        let of_action = |action: &&Action| needing_tiles(**action) == Some(facts.action);
        let legal: Vec<Action> = legal.iter().filter(of_action).copied().collect();
        if legal.is_empty() {
            return None;
        }
        let lies = |good: Good, wild: bool| match wild {
            true => u8::from(player.wild == Some(good)),
            false => player.at(facts.location).count(good),
        };
        let (tiles, wild) = match (facts.inputs.as_slice(), facts.repeats) {
            // Any number of one kind, or of those that fit.
            (kinds, true) => {
                let fits = |good: Good, wild: bool| match kinds.first() {
                    Some(&kind) => good == kind,
                    None => legal
                        .iter()
                        .any(|&action| picked_tile(action) == Some(Tile { good, wild })),
                };
                let mut tiles = Vec::new();
                for wild in [false, true] {
                    for good in Good::ALL.into_iter().filter(|&good| fits(good, wild)) {
                        tiles.extend((0..lies(good, wild)).map(|_| good));
                    }
                }
                let wild = player.wild.is_some_and(|good| fits(good, true));
                (tiles, wild)
            }
            (inputs, false) => (inputs.to_vec(), legal.iter().all(|&action| is_wild(action))),
        };
        let each = match facts.action {
            BasicAction::HarborBoat => {
                let boats = self.boats().iter();
                boats.map(|(good, _)| self.boat_worth(good)).max().unwrap_or(0)
            }
            BasicAction::VillageHouse => {
                let houses = self.houses().iter();
                let worths = houses.map(|(good, _)| self.house_worth(seat, good));
                worths.max().unwrap_or(0)
            }
            _ => self.best(&facts.gains),
        };
        let times = if facts.repeats && !facts.inputs.is_empty() {
            tiles.len() as i32
        } else {
            1
        };
        Some(ReadyAction {
            location: facts.location,
            action: Some(facts.action),
            place: None,
            tiles,
            gains: facts.gains.clone(),
            wild,
            picks: self.pickable(player, &legal),
            points: each * times,
        })
    }

    /// The most points among goods that are still available.
    fn best(&self, gains: &[Good]) -> i32 {
        let points = &self.components().points;
        let there = gains.iter().filter(|&&good| self.stock()[good] > 0);
        there.map(|&good| points[good].into()).max().unwrap_or(0)
    }

    /// As many of these as can be done together, the best taken first; each role or extension tile
    /// once.
    pub(super) fn together(&self, seat: Seat, player: &Player) -> Vec<ReadyAction> {
        let mut chosen: Vec<ReadyAction> = Vec::new();
        let mut rest = *player;
        loop {
            let mut ready = self.ready(seat, &rest);
            ready.retain(|one| one.place.is_none() || chosen.iter().all(|taken| taken.place != one.place));
            // Of equally good ones, the first in the list.
            ready.sort_by_key(|one| (-one.points, -(one.tiles.len() as i32)));
            let Some(best) = ready.into_iter().next() else {
                return chosen;
            };
            if best.action.is_some() {
                let here = best.tiles.len() - usize::from(best.wild);
                lift(&mut rest, &best, here);
            }
            chosen.push(best);
        }
    }
}

/// Takes the tiles of a basic action off the boards.
fn lift(player: &mut Player, ready: &ReadyAction, here: usize) {
    let mut tiles = ready.tiles.clone();
    if ready.wild
        && let Some(wild) = player.wild.take()
        && let Some(at) = tiles.iter().rposition(|&good| good == wild)
    {
        tiles.remove(at);
    }
    for &good in tiles.iter().take(here) {
        player.lift_for(ready.location, good, false);
    }
}
