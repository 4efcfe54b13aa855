//! Altiplano in words: names, log lines, reasons, questions and answers.
//!
//! Message ids are the words of the wire, with dashes and prefixed with the game's name:
//! `Event::RoleTaken` is `altiplano-log-role-taken`, `Refusal::NoSlot` is `altiplano-refusal-no-slot`.

mod names;
mod play;
mod setup;

use altiplano::{Event, Refusal, Role};
use narrator::Said;
use tabletop::Seat;

use crate::{Readers, Value, Words, told};

/// Says things about one table: in one language, with the names of its players and its numbers.
#[derive(Debug)]
pub struct Teller<'a> {
    words: &'a Words,
    readers: Readers,
    components: &'a altiplano::Components,
}

impl<'a> Teller<'a> {
    /// A teller that uses these words about these players, seat 0 first, who play with these numbers.
    /// The seat of `reader` is addressed as "you".
    #[must_use]
    pub fn new(
        words: &'a Words,
        players: Vec<String>,
        reader: Option<Seat>,
        components: &'a altiplano::Components,
    ) -> Self {
        Self {
            words,
            readers: Readers { players, reader },
            components,
        }
    }

    /// The words that it uses.
    #[must_use]
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// A message of the game, given its id without the game's name.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        self.words.say(&format!("altiplano-{id}"), args)
    }

    /// The facts in words, one sentence each; runs of one kind by one seat become one sentence, and
    /// facts told by another sentence are left out. `role` is that of each seat, as far as it has one.
    #[must_use]
    pub fn events(&self, events: &[Event], role: impl Fn(Seat) -> Option<Role>) -> Vec<String> {
        let narrate = |event: &Event| narrator::altiplano::event(event, self.components, &role);
        let lines = told(self.words, &self.readers, events, narrate);
        lines.into_iter().map(|(_, line)| line).collect()
    }

    /// Why something is not possible now.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.tell(&narrator::altiplano::refusal(refusal))
    }

    /// What the narrator says, in words.
    fn tell(&self, said: &Said) -> String {
        self.words.tell(said, &self.readers)
    }

    /// A list of the narrator, in words.
    fn list(&self, items: &narrator::Value) -> String {
        self.words.name(items, &self.readers)
    }
}
