//! What things on the table do.

use altiplano::wire::BasicFacts;
use altiplano::{Extension, Good, Location, State};
use protocol::WireGame as _;
use serde_json::Value;
use words::altiplano::Teller;

/// Explains an extension or a location, given its name in this language or in records; not broken into
/// lines.
pub fn info(teller: &Teller<'_>, name: &str) -> String {
    let asked = name.to_lowercase();
    if let Ok(extension) = asked.parse::<Extension>() {
        return teller.extension(extension);
    }
    let called = |location: &Location| teller.location(*location).to_lowercase() == asked;
    match (asked.parse().ok()).or_else(|| Location::ALL.into_iter().find(called)) {
        Some(location) => explained(teller, location),
        None => {
            let text = [("text", name.into())];
            teller.words().say("terminal-altiplano-no-info", &text)
        }
    }
}

/// A location's basic actions, one per line.
fn explained(teller: &Teller<'_>, location: Location) -> String {
    let catalog = State::facts(&[], Vec::new());
    let there = catalog
        .basic_actions
        .iter()
        .filter(|facts| facts.location == location);
    let actions = there.map(|facts| format!("\n{}", action(teller, facts)));
    teller.location(location) + &actions.collect::<String>()
}

/// `Wood: 2 food → wood`, or the action described in words if there is more to say.
fn action(teller: &Teller<'_>, facts: &BasicFacts) -> String {
    // The words of the wire are also the ids of messages.
    let key = match serde_json::to_value(facts.action) {
        Ok(Value::String(word)) => word.replace('_', "-"),
        _ => String::new(),
    };
    let words = format!("action-{key}-words");
    let does = if teller.words().has(&format!("altiplano-{words}")) {
        teller.say(&words, &[])
    } else {
        let names = |goods: &[Good]| teller.goods(goods);
        let (input, gains) = (names(&facts.inputs), names(&facts.gains));
        teller.say("gives", &[("input", input.into()), ("gains", gains.into())])
    };
    format!("{}: {does}", teller.say(&format!("action-{key}"), &[]))
}
