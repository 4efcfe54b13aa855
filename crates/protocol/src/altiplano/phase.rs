//! What runs, worked out of what the game waits for.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AltiplanoPhase {
    /// Before the first round.
    Setup,
    /// Phase 1: taking back, drawing, swapping.
    Draw,
    /// Phase 2: planning.
    Planning,
    /// Phase 3: turns.
    Actions,
    /// Phase 4: a new round.
    NewRound,
    /// E24 before scoring, and afterwards.
    End,
}

/// What runs while the game waits for this.
pub(super) fn phase(decision: altiplano::Decision, round: u8) -> AltiplanoPhase {
    use altiplano::Decision as Rules;
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
