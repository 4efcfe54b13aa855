//! What of a position the page needs to draw it.

use std::collections::BTreeMap;

use protocol::AnyGame;
use serde_json::{Value, json};
use tabletop::Seat;

use crate::{Look, list, word};

/// The numbers and names of a caption, by the names of its variables.
pub type Facts = BTreeMap<&'static str, Value>;

/// What the page needs besides the view.
#[derive(Clone, Copy, PartialEq)]
pub enum Keep {
    /// Nothing: the position is only looked at.
    View,
    /// The outlook, for distances and what is ready.
    Outlook,
    /// The offers: what is possible is marked.
    Offers,
    /// Both.
    All,
}

/// What the pictures of Puerto Rico draw of the outlook. The rest would only make the file longer.
const DRAWN: [&str; 4] = ["near", "ends", "costs", "festival"];

/// The position as the page gets it.
pub fn scene(look: &Look, game: &AnyGame, seat: Seat, keep: Keep) -> Value {
    let mut scene = json!({ "view": look.view });
    if matches!(keep, Keep::Outlook | Keep::All) {
        scene["outlook"] = look.outlook.clone();
        if let (Some(outlook), "puerto-rico") = (scene["outlook"].as_object_mut(), word(&look.view["game"])) {
            outlook.retain(|field, _| DRAWN.contains(&field.as_str()));
        }
    }
    if matches!(keep, Keep::Offers | Keep::All) {
        scene["offers"] = list(&look.offers).iter().map(short).collect();
    }
    let pieces = serde_json::to_value(game.pieces(Some(seat))).expect("numbers can be written");
    if pieces.as_object().is_some_and(|pieces| !pieces.is_empty()) {
        scene["pieces"] = pieces;
    }
    scene
}

/// An offer with as much as is drawn: whether it is legal, what goes aboard, and what it brings.
fn short(offer: &Value) -> Value {
    let loaded = |event: &&Value| event["type"] == "loaded";
    let mut short = json!({
        "action": offer["action"],
        "notation": offer["notation"],
        "refusal": offer["refusal"],
        "preview": list(&offer["preview"]).iter().filter(loaded).collect::<Vec<_>>(),
    });
    if let Some(gain) = offer["numbers"].get("gain") {
        short["numbers"] = json!({ "gain": gain, "lines": [] });
    }
    short
}
