//! Tiles that are picked one after another for an action: which can be picked, and where those that are stored go.

use serde::Serialize;
use tabletop::wire::WireGame;
use tabletop::{Game, Seat};

use super::ready::needing_tiles;
use crate::boards::player::Player;
use crate::wire::basic::BasicAction;
use crate::wire::plan::{AltiplanoPlan, Tile};
use crate::{Action, Decision, Good, State};

/// A tile that can be picked for an action of any number of tiles; for cacao, a good that it can be traded for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pickable {
    /// Its kind.
    pub good: Good,
    /// Whether the tile on the any-location space is used.
    pub wild: bool,
    /// Where it goes in the warehouse; null unless it is stored.
    pub slot: Option<Slot>,
}

/// What the tiles picked for an action come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Picked {
    /// Where they go in the warehouse, one after another; none unless they are stored.
    pub slots: Vec<Slot>,
    /// The further tiles that can be picked.
    pub more: Vec<Pickable>,
}

/// A slot of the warehouse that a tile would fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Slot {
    /// The shelf, from 0.
    pub shelf: u8,
    /// How many of its slots are then still free.
    pub left: u8,
    /// What the shelf is worth when it is full.
    pub points: u8,
}

/// The tile that an action picks, if the action can pick any number.
pub(super) const fn picked_tile(action: Action) -> Option<Tile> {
    match action {
        Action::Store { good, wild }
        | Action::Sell { good, wild }
        | Action::Deliver { good, wild }
        | Action::TradeCacao { gain: good, wild } => Some(Tile { good, wild }),
        _ => None,
    }
}

impl State {
    /// The tiles that these legal actions pick.
    pub(super) fn pickable(&self, player: &Player, legal: &[Action]) -> Vec<Pickable> {
        let picks = legal.iter().filter_map(|&action| {
            let Tile { good, wild } = picked_tile(action)?;
            let slot = match action {
                Action::Store { .. } => self.store_slot(player, good),
                _ => None,
            };
            Some(Pickable { good, wild, slot })
        });
        picks.collect()
    }

    /// What the tiles of a plan come to; `None` for a plan that picks none.
    pub(super) fn picked(&self, seat: Seat, plan: &AltiplanoPlan) -> Option<Picked> {
        let (kind, tiles) = plan.picks()?;
        let mut there = *self;
        let mut slots = Vec::new();
        if kind == BasicAction::VillageStore {
            for &Tile { good, wild } in tiles {
                let slot = there.store_slot(there.player(seat), good);
                if there.apply(seat, Action::Store { good, wild }, &mut ()).is_err() {
                    break;
                }
                slots.extend(slot);
            }
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        legal.retain(|&action| needing_tiles(action) == Some(kind));
        let mut more = self.pickable(there.player(seat), &legal);
        // The rules ask for some tiles in an order that a plan need not keep: each longer plan is tried as a whole.
        more.retain(|&Pickable { good, wild, .. }| {
            let longer = plan.clone().with(Tile { good, wild });
            self.expand(seat, longer).is_ok()
        });
        Some(Picked { slots, more })
    }

    /// The slot that a tile of this kind would be stored in.
    fn store_slot(&self, player: &Player, good: Good) -> Option<Slot> {
        let shelf = player.warehouse.good_slot(self.components(), good)?;
        Some(self.slot(player, shelf))
    }

    /// The slots that the seat's corn may go to, when that is asked.
    pub(super) fn corn_slots(&self, seat: Seat, player: &Player) -> Vec<Slot> {
        if !matches!(*self.decision, Decision::Corn { seat: asked, .. } if asked == seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        let slots = legal.into_iter().filter_map(|action| match action {
            Action::ShelveCorn(shelf) => Some(self.slot(player, shelf.into())),
            _ => None,
        });
        slots.collect()
    }

    fn slot(&self, player: &Player, shelf: usize) -> Slot {
        let facts = &self.components().shelves[shelf];
        Slot {
            shelf: shelf as u8,
            left: facts.slots - player.warehouse.all()[shelf].total() - 1,
            points: facts.points,
        }
    }
}
