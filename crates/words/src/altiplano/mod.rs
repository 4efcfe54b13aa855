//! Altiplano in words: names, log lines, reasons, questions and answers.
//!
//! Messages carry the words of the wire with dashes and the game's name in front: `Event::RoleTaken` is
//! `altiplano-log-role-taken`, `Refusal::NoSlot` is `altiplano-refusal-no-slot`.

mod event;
mod names;
mod play;
mod refusal;
mod setup;

use tabletop::Seat;

use crate::{Value, Words};

/// Says things about one table: in one language, with the names of its players and its numbers.
#[derive(Debug)]
pub struct Teller<'a> {
    words: &'a Words,
    players: Vec<String>,
    reader: Option<Seat>,
    components: &'a altiplano::Components,
}

impl<'a> Teller<'a> {
    /// Speaks in these words about these players, seat 0 first, who play with these numbers. The seat of
    /// `reader` is spoken to.
    #[must_use]
    pub fn new(
        words: &'a Words,
        players: Vec<String>,
        reader: Option<Seat>,
        components: &'a altiplano::Components,
    ) -> Self {
        Self {
            words,
            players,
            reader,
            components,
        }
    }

    /// The words it speaks with.
    #[must_use]
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// A message of the game by its id without the game's name.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&'static str, Value)]) -> String {
        self.words.say(&format!("altiplano-{id}"), args)
    }

    /// A sentence about a seat: the reader is spoken to.
    fn of<const N: usize>(&self, id: &str, seat: Seat, more: [(&'static str, Value); N]) -> String {
        let who = if self.reader == Some(seat) { "you" } else { "other" };
        let mut args = vec![("who", who.into()), ("player", self.player(seat).into())];
        args.extend(more);
        self.say(id, &args)
    }
}
