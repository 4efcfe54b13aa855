//! Puerto Rico in words: names, log lines, reasons, questions and answers.
//!
//! Message ids are the rules' own names, with dashes: `Event::RoleChosen` is `log-role-chosen`, `Refusal::RoleTaken`
//! is `refusal-role-taken`, `Decision::ChooseRole` is `ask-choose-role`.

mod names;
mod play;
mod setup;
mod whole_move;

use narrator::Said;
use puerto_rico::{Event, Refusal};
use tabletop::Seat;

use crate::{Readers, Value, Words, told};

/// Says things about one table: in one language, with the names of its players.
#[derive(Debug)]
pub struct Teller<'a> {
    words: &'a Words,
    readers: Readers,
}

impl<'a> Teller<'a> {
    /// A teller that uses these words about these players, seat 0 first. The seat of `reader` is addressed as "you".
    #[must_use]
    pub fn new(words: &'a Words, players: Vec<String>, reader: Option<Seat>) -> Self {
        Self {
            words,
            readers: Readers { players, reader },
        }
    }

    /// The words that it uses.
    #[must_use]
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// The facts in words, one line each, with the fact that the line begins with; runs of one kind become one line,
    /// and facts told by another line are left out.
    #[must_use]
    pub fn events<'e>(&self, events: &'e [Event]) -> Vec<(&'e Event, String)> {
        told(self.words, &self.readers, events, narrator::puerto_rico::event)
    }

    /// Why something is not possible now.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.tell(&narrator::puerto_rico::refusal(refusal))
    }

    /// What the narrator says, in words.
    fn tell(&self, said: &Said) -> String {
        self.words.tell(said, &self.readers)
    }

    /// A list of the narrator, in words.
    fn list(&self, items: &narrator::Value) -> String {
        self.words.name(items, &self.readers)
    }

    fn say(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        self.words.say(id, args)
    }
}

/// The id of a message from a key of the rules: `small_market` → `building-small-market`.
fn id(prefix: &str, key: &str) -> String {
    format!("{prefix}-{}", key.replace('_', "-"))
}
