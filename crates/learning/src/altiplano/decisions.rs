//! The kinds of Altiplano's decisions by number.

use altiplano::Decision;

/// The kinds, by their names on the wire.
pub(super) const KINDS: [&str; 26] = [
    "ring",
    "start_player",
    "order",
    "extension",
    "deal_role",
    "draft_role",
    "deal_mission",
    "keep_mission",
    "give_mission",
    "keep_received",
    "take_back",
    "draw",
    "draw_more",
    "swap",
    "swap_draw",
    "plan",
    "place_pawn",
    "act",
    "trade_cacao",
    "sell",
    "deliver",
    "store",
    "corn",
    "after_action",
    "final_draw",
    "over",
];

/// The place of a decision among [`KINDS`].
pub(super) const fn kind(decision: Decision) -> usize {
    match decision {
        Decision::Ring => 0,
        Decision::StartPlayer => 1,
        Decision::Order => 2,
        Decision::Extension => 3,
        Decision::DealRole(_) => 4,
        Decision::DraftRole(_) => 5,
        Decision::DealMission(_) => 6,
        Decision::KeepMission(_) => 7,
        Decision::GiveMission(_) => 8,
        Decision::KeepReceived(_) => 9,
        Decision::TakeBack(_) => 10,
        Decision::Draw { .. } => 11,
        Decision::DrawMore { .. } => 12,
        Decision::Swap(_) => 13,
        Decision::SwapDraw(_) => 14,
        Decision::Plan(_) => 15,
        Decision::PlacePawn(_) => 16,
        Decision::Act { .. } => 17,
        Decision::TradeCacao { .. } => 18,
        Decision::Sell { .. } => 19,
        Decision::Deliver { .. } => 20,
        Decision::Store(_) => 21,
        Decision::Corn { .. } => 22,
        Decision::AfterAction(_) => 23,
        Decision::FinalDraw { .. } => 24,
        Decision::Over => 25,
    }
}
