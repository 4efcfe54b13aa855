//! The current phase, worked out from what the game waits for.

use crate::Decision;

tabletop::words! {
    /// The current phase.
    pub enum AltiplanoPhase: "phase" {
        /// Before the first round.
        Setup = "setup",
        /// Phase 1: taking back, drawing, swapping.
        Draw = "draw",
        /// Phase 2: planning.
        Planning = "planning",
        /// Phase 3: turns.
        Actions = "actions",
        /// Phase 4: a new round.
        NewRound = "new_round",
        /// E24 before scoring, and afterwards.
        End = "end",
    }
}

/// The phase in which the game waits for this decision.
pub(super) fn phase(decision: Decision, round: u8) -> AltiplanoPhase {
    use Decision as Rules;
    match decision {
        Rules::Ring
        | Rules::StartPlayer
        | Rules::Order
        | Rules::DealRole(_)
        | Rules::DraftRole(_)
        | Rules::DealMission(_)
        | Rules::KeepMission(_)
        | Rules::GiveMission(_)
        | Rules::KeepReceived(_) => AltiplanoPhase::Setup,
        Rules::Extension if round == 0 => AltiplanoPhase::Setup,
        Rules::Extension => AltiplanoPhase::NewRound,
        Rules::TakeBack(_)
        | Rules::Draw { .. }
        | Rules::DrawMore { .. }
        | Rules::Swap(_)
        | Rules::SwapDraw(_) => AltiplanoPhase::Draw,
        Rules::Plan(_) => AltiplanoPhase::Planning,
        Rules::PlacePawn(_)
        | Rules::Act { .. }
        | Rules::TradeCacao { .. }
        | Rules::Sell { .. }
        | Rules::Deliver { .. }
        | Rules::Store(_)
        | Rules::Corn { .. }
        | Rules::AfterAction(_) => AltiplanoPhase::Actions,
        Rules::FinalDraw { .. } | Rules::Over => AltiplanoPhase::End,
    }
}
