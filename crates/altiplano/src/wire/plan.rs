//! Whole answers to combinatorial decisions, expanded into small actions.

use serde::{Deserialize, Serialize};
use tabletop::wire::PlanError;
use tabletop::{Game, Seat};

use super::basic::BasicAction;
use super::own_view::MovedTile;
use crate::{Action, Decision, Good, Place, Refusal, State};

/// A whole answer to a decision that the rules take in small steps. Order and repetition in the lists
/// don't matter, except for `store`; the server puts them into the order of the rules and says `done`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AltiplanoPlan {
    /// Phase 1: takes these back from action spaces, and is done.
    TakeBack {
        /// Tiles with the places where they lie.
        #[serde(default)]
        tiles: Vec<MovedTile>,
        /// Places whose coins are taken back.
        #[serde(default)]
        coins: Vec<Place>,
    },
    /// Phase 2: everything that is placed in this phase, and is done. What was placed earlier in this
    /// phase is lifted first if the new plan does not continue from it.
    Planning {
        /// Tiles with the places where they go.
        #[serde(default)]
        tiles: Vec<MovedTile>,
        /// Places that are funded with coins.
        #[serde(default)]
        coins: Vec<Place>,
    },
    /// Forest: trades cacao for these, one each, and is done.
    TradeCacao {
        /// What is gained for each cacao: food, cloth or glass.
        gains: Vec<Tile>,
    },
    /// Market: sells these and is done.
    Sell {
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// Market: delivers these and is done.
    Deliver {
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// Village: stores these one after another, in this order, and is done.
    Store {
        /// The tiles.
        tiles: Vec<Tile>,
    },
}

/// A tile that serves an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = AltiplanoTile))]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its kind (what is gained, when cacao is traded).
    pub good: Good,
    /// Whether the tile on the any-location space is used.
    #[serde(default)]
    pub wild: bool,
}

impl AltiplanoPlan {
    /// The tiles that are picked, and for which action; `None` if the plan puts tiles on places.
    pub(super) fn picks(&self) -> Option<(BasicAction, &[Tile])> {
        match self {
            Self::TakeBack { .. } | Self::Planning { .. } => None,
            Self::TradeCacao { gains } => Some((BasicAction::ForestCacao, gains)),
            Self::Sell { tiles } => Some((BasicAction::MarketSell, tiles)),
            Self::Deliver { tiles } => Some((BasicAction::MarketDeliver, tiles)),
            Self::Store { tiles } => Some((BasicAction::VillageStore, tiles)),
        }
    }

    /// The same plan with one more tile, if it picks any.
    pub(super) fn with(mut self, tile: Tile) -> Self {
        match &mut self {
            Self::TakeBack { .. } | Self::Planning { .. } => {}
            Self::TradeCacao { gains: tiles }
            | Self::Sell { tiles }
            | Self::Deliver { tiles }
            | Self::Store { tiles } => tiles.push(tile),
        }
        self
    }

    /// The small actions of the plan in the order of the rules, without `done`.
    fn actions(self) -> Vec<Action> {
        let of = |tiles: Vec<Tile>, action: fn(Good, bool) -> Action| -> Vec<Action> {
            let action = |tile: Tile| action(tile.good, tile.wild);
            tiles.into_iter().map(action).collect()
        };
        let mut actions = match self {
            Self::TakeBack { tiles, coins } => moved(
                tiles,
                coins,
                |good, place| Action::TakeBack { good, place },
                Action::TakeBackCoins,
            ),
            Self::Planning { tiles, coins } => moved(
                tiles,
                coins,
                |good, place| Action::Plan { good, place },
                Action::Fund,
            ),
            Self::TradeCacao { gains } => of(gains, |gain, wild| Action::TradeCacao { gain, wild }),
            Self::Sell { tiles } => of(tiles, |good, wild| Action::Sell { good, wild }),
            Self::Deliver { tiles } => of(tiles, |good, wild| Action::Deliver { good, wild }),
            Self::Store { tiles } => return of(tiles, |good, wild| Action::Store { good, wild }),
        };
        // Stable, so that equal tiles stay; the order of actions is that of kinds, then of places.
        actions.sort();
        actions
    }
}

fn moved(
    tiles: Vec<MovedTile>,
    coins: Vec<Place>,
    tile: fn(Good, Place) -> Action,
    coin: fn(Place) -> Action,
) -> Vec<Action> {
    let tiles = tiles.into_iter().map(|moved| tile(moved.good, moved.place));
    let coins = coins.into_iter().map(coin);
    tiles.chain(coins).collect()
}

/// The actions that a plan consists of when the seat is asked.
pub(super) fn expand(
    state: &State,
    seat: Seat,
    plan: AltiplanoPlan,
) -> Result<Vec<Action>, PlanError<Refusal>> {
    let mut walk = Walk {
        state: *state,
        seat,
        done: Vec::new(),
    };
    state.check(seat, Action::Done).or_else(|refusal| match refusal {
        Refusal::GameOver | Refusal::ChanceFirst | Refusal::NotYourTurn => Err(PlanError::Refused(refusal)),
        _ => Ok(()),
    })?;
    let alone = matches!(
        plan,
        AltiplanoPlan::TakeBack { .. } | AltiplanoPlan::Planning { .. }
    );
    let fits = match plan {
        AltiplanoPlan::TakeBack { .. } => matches!(state.decision(), Decision::TakeBack(_)),
        AltiplanoPlan::Planning { .. } => matches!(state.decision(), Decision::Plan(_)),
        _ => true,
    };
    if !fits {
        return Err(PlanError::Refused(Refusal::OtherDecision));
    }
    let mut actions = plan.actions();
    if actions.is_empty() && !alone {
        return Err(PlanError::Empty("the plan names no tiles".to_owned()));
    }
    if matches!(state.decision(), Decision::Plan(_)) {
        let before = planned(state, seat);
        if actions.starts_with(&before) {
            actions.drain(..before.len());
        } else if !before.is_empty() {
            walk.take(Action::Replan)?;
        }
    }
    let question = std::mem::discriminant(&walk.state.decision());
    for action in actions {
        walk.take(action)?;
    }
    let open = matches!(
        walk.state.decision(),
        Decision::TradeCacao { .. } | Decision::Sell { .. } | Decision::Deliver { .. } | Decision::Store(_)
    );
    let same = std::mem::discriminant(&walk.state.decision()) == question;
    if walk.state.decision().asked().contains(seat) && (open || (alone && same)) {
        walk.take(Action::Done)?;
    }
    Ok(walk.done)
}

/// Small actions, tried one after another.
struct Walk {
    state: State,
    seat: Seat,
    done: Vec<Action>,
}

impl Walk {
    fn take(&mut self, action: Action) -> Result<(), PlanError<Refusal>> {
        self.state
            .apply(self.seat, action, &mut ())
            .map_err(PlanError::Refused)?;
        self.done.push(action);
        Ok(())
    }
}

/// What the seat has already placed in phase 2.
pub(super) fn planned(state: &State, seat: Seat) -> Vec<Action> {
    let Some(own) = state.view(Some(seat)).own else {
        return Vec::new();
    };
    let tiles = own
        .moved
        .into_iter()
        .map(|(good, place)| Action::Plan { good, place });
    tiles
        .chain(own.moved_coins.into_iter().map(Action::Fund))
        .collect()
}
