//! Puerto Rico in words: names, log lines, reasons, questions and answers.
//!
//! Messages carry the rules' own names with dashes: `Event::RoleChosen` is `log-role-chosen`,
//! `Refusal::RoleTaken` is `refusal-role-taken`, `Decision::ChooseRole` is `ask-choose-role`.

mod event;
mod expansion_event;
mod names;
mod play;
mod refusal;
mod setup;
mod whole_move;

use tabletop::Seat;

use crate::{Value, Words};

/// Says things about one table: in one language, with the names of its players.
#[derive(Debug)]
pub struct Teller<'a> {
    words: &'a Words,
    players: Vec<String>,
    reader: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// Speaks in these words about these players, seat 0 first. The seat of `reader` is spoken to.
    #[must_use]
    pub fn new(words: &'a Words, players: Vec<String>, reader: Option<Seat>) -> Self {
        Self {
            words,
            players,
            reader,
        }
    }

    /// The values that say who: the reader, or a player by name.
    fn who(&self, seat: Seat) -> Vec<(&'static str, Value)> {
        let who = if self.reader == Some(seat) { "you" } else { "other" };
        vec![("who", who.into()), ("player", self.player(seat).into())]
    }

    /// The words it speaks with.
    #[must_use]
    pub fn words(&self) -> &'a Words {
        self.words
    }

    fn say(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        self.words.say(id, args)
    }
}

/// The id of a message from a key of the rules: `small_market` → `building-small-market`.
fn id(prefix: &str, key: &str) -> String {
    format!("{prefix}-{}", key.replace('_', "-"))
}
