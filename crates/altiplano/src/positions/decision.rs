//! Whether the open decision of a position fits the point that the game has reached, asks the right
//! seats, and leaves something to decide.

use alloc::vec::Vec;

use tabletop::{Game, Seat, SeatSet};

use super::missions::check_missions;
use super::round::check_round;
use super::sealed::check_sealed;
use super::setup::check_setup;
use super::{Checked, PositionError, demand};
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::vocabulary::decision::{CornSource, Decision};
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::switch::Switch;

/// The part of the game in which a decision can be asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Before the first round.
    Setup,
    /// Phases 1 and 2.
    Planning,
    /// Phase 3.
    Actions,
    /// Phase 4: the strip is filled up.
    NewRound,
    /// After the final round.
    End,
}

impl Stage {
    /// The stage that a step belongs to.
    fn of(step: Step) -> Self {
        if step < Step::BeginRound {
            Self::Setup
        } else if step <= Step::EndPlanning {
            Self::Planning
        } else if step <= Step::AfterAction {
            Self::Actions
        } else if step <= Step::LookAtStrip {
            Self::NewRound
        } else {
            Self::End
        }
    }
}

/// Every seat that a decision names.
pub(super) fn seats_named(decision: Decision) -> SeatSet {
    match decision {
        Decision::DealRole(seat) | Decision::DealMission(seat) | Decision::SwapDraw(seat) => {
            SeatSet::only(seat)
        }
        Decision::FinalDraw { seat, .. } => SeatSet::only(seat),
        Decision::Draw { seat, mut drawing } => {
            drawing.insert(seat);
            drawing
        }
        Decision::DrawMore { asked, offered, more } => {
            asked.iter().chain(offered.iter()).chain(more.iter()).collect()
        }
        other => other.asked(),
    }
}

/// Reports the first thing that is wrong. Works out the open locations of [`Decision::Act`].
pub(super) fn check(game: &mut State) -> Checked {
    let decision = *game.decision;
    let (step, _) = game.standing();
    let stage = Stage::of(step);
    let elsewhere = || PositionError::DecisionElsewhere { decision };
    let there = (game.round == 0) == (stage == Stage::Setup);
    demand(there && game.plan.contains(step), elsewhere)?;
    let whole_ring = usize::from(game.ring_length) == Location::COUNT;
    let given = !game.ring_given || game.setup().ring == Some(game.ring);
    demand(given && (whole_ring || decision == Decision::Ring), || {
        PositionError::Ring
    })?;
    if stage == Stage::Setup {
        check_setup(game)?;
    } else {
        check_round(game, stage)?;
    }
    for seat in Seat::all(game.seat_count.into()) {
        check_sealed(game, seat)?;
        check_missions(game, seat)?;
    }
    if let Decision::Act { seat, moved, .. } = decision {
        let player = &game.players[seat];
        let open = game.open_locations(player);
        let anywhere = game.can_send_corn_from_anywhere(player);
        *game.decision = Decision::Act {
            seat,
            open,
            anywhere,
            moved,
        };
    }
    demand(is_open(game), || PositionError::NothingToDecide { decision })
}

/// Whether the decision leaves something to decide, for each seat that is asked.
fn is_open(game: &State) -> bool {
    let player = |seat: Seat| &game.players[seat];
    let answers = |seat: Seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions.len()
    };
    match *game.decision {
        Decision::Ring | Decision::StartPlayer | Decision::Order | Decision::Over => true,
        Decision::Extension => game.next_extensions().len() > 1,
        Decision::DealRole(_) | Decision::DraftRole(_) | Decision::DealMission(_) => true,
        Decision::KeepMission(asked) | Decision::GiveMission(asked) | Decision::KeepReceived(asked) => {
            !asked.is_empty()
        }
        // Taking back ends by itself when nothing is left to take back.
        Decision::TakeBack(asked) => !asked.is_empty() && asked.iter().all(|seat| answers(seat) > 1),
        Decision::Draw { seat, drawing } => game.draws_by_chance(seat, drawing),
        Decision::DrawMore { asked, offered, more } => can_draw_more(game, asked, offered, more),
        Decision::Swap(asked) => {
            let swaps = |seat| player(seat).extensions.has(Effect::E18) && answers(seat) > 1;
            !asked.is_empty() && asked.iter().all(swaps)
        }
        Decision::SwapDraw(seat) => {
            player(seat).extensions.has(Effect::E18)
                && player(seat).planning.total() < player(seat).limit(game.numbers())
                && State::only_kind(&player(seat).bag).is_none()
                && player(seat).bag.total() > 0
        }
        Decision::Plan(asked) => {
            let alone = !game.has(Switch::PlanInTurnOrder) || asked.len() == 1;
            let can_plan = |seat| {
                let mut before = *player(seat);
                before.undo_plan(game.numbers());
                game.can_plan(&before)
            };
            !asked.is_empty() && alone && asked.iter().all(can_plan)
        }
        Decision::PlacePawn(_) => true,
        // Besides the pass; after a move the seat is asked even if only one answer is left (Z1).
        Decision::Act { seat, moved, .. } => answers(seat) > usize::from(!moved),
        Decision::TradeCacao { seat, .. } => player(seat).pawn == Some(Location::Forest) && answers(seat) > 1,
        Decision::Sell { seat, .. } | Decision::Deliver { seat, .. } => {
            player(seat).pawn == Some(Location::Market) && answers(seat) > 1
        }
        Decision::Store(seat) => player(seat).pawn == Some(Location::Village) && answers(seat) > 1,
        Decision::Corn { seat, source } => {
            let there = match source {
                CornSource::Road => game.stock[Good::Corn] > 0,
                CornSource::Store { more } => more < player(seat).corn_store && more < 2,
            };
            there && answers(seat) > 1
        }
        Decision::AfterAction(seat) => State::can_move(player(seat)),
        Decision::FinalDraw { seat, left, aside } => {
            player(seat).extensions.has(Effect::E24) && game.draws_finally(seat, left, aside)
        }
    }
}

/// Whether these seats can be asked to draw more when some have answered.
fn can_draw_more(game: &State, asked: SeatSet, offered: SeatSet, more: SeatSet) -> bool {
    let answered = offered.without(asked);
    !asked.is_empty()
        && asked.iter().all(|seat| offered.contains(seat))
        && more.iter().all(|seat| answered.contains(seat))
        && offered.iter().all(|seat| game.can_draw(seat))
}
