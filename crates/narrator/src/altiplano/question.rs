//! What is asked.

use altiplano::Decision;

use crate::Said;

/// What is asked, or what chance decides, in a game with this many players.
#[must_use]
pub fn question(decision: Decision, players: usize) -> Said {
    let id = format!("altiplano-ask-{}", decision_key(decision));
    match decision {
        Decision::GiveMission(_) => Said::new(of_two(id, players)),
        _ => Said::new(id),
    }
}

/// What the question means, in one more sentence, if there is more to say.
#[must_use]
pub fn question_more(decision: Decision, players: usize) -> Option<Said> {
    let id = format!("altiplano-ask-{}-more", decision_key(decision));
    match decision {
        Decision::KeepMission(_) | Decision::GiveMission(_) => Some(Said::new(of_two(id, players))),
        Decision::DraftRole(_)
        | Decision::KeepReceived(_)
        | Decision::TakeBack(_)
        | Decision::DrawMore { .. }
        | Decision::Swap(_)
        | Decision::Plan(_)
        | Decision::PlacePawn(_)
        | Decision::Act { .. }
        | Decision::Corn { .. }
        | Decision::AfterAction(_) => Some(Said::new(id)),
        _ => None,
    }
}

/// Two players pass Missions differently from three or more.
fn of_two(id: String, players: usize) -> String {
    if players == 2 { format!("{id}-two") } else { id }
}

/// The key of a decision in messages.
const fn decision_key(decision: Decision) -> &'static str {
    match decision {
        Decision::Ring => "ring",
        Decision::StartPlayer => "start-player",
        Decision::Order => "order",
        Decision::Extension => "extension",
        Decision::DealRole(_) => "deal-role",
        Decision::DraftRole(_) => "draft-role",
        Decision::DealMission(_) => "deal-mission",
        Decision::KeepMission(_) => "keep-mission",
        Decision::GiveMission(_) => "give-mission",
        Decision::KeepReceived(_) => "keep-received",
        Decision::TakeBack(_) => "take-back",
        Decision::Draw { .. } => "draw",
        Decision::DrawMore { .. } => "draw-more",
        Decision::Swap(_) => "swap",
        Decision::SwapDraw(_) => "swap-draw",
        Decision::Plan(_) => "plan",
        Decision::PlacePawn(_) => "place-pawn",
        Decision::Act { .. } => "act",
        Decision::TradeCacao { .. } => "trade-cacao",
        Decision::Sell { .. } => "sell",
        Decision::Deliver { .. } => "deliver",
        Decision::Store(_) => "store",
        Decision::Corn { .. } => "corn",
        Decision::AfterAction(_) => "after-action",
        Decision::FinalDraw { .. } => "final-draw",
        Decision::Over => "over",
    }
}
