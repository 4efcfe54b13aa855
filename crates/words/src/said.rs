//! What the narrator says, in the words of a language.

use narrator::{Said, Value as SaidValue};
use tabletop::Seat;

use crate::{Value, Words};

/// Who is reading, and what the players are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Readers {
    /// The names of the seats, seat 0 first.
    pub players: Vec<String>,
    /// The seat of the reader, if any, who is addressed as "you".
    pub reader: Option<Seat>,
}

impl Readers {
    /// A player's name; the seat's number, from 1, if there is no name.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        self.players
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| (seat.index() + 1).to_string())
    }
}

/// The longest name of a move, in letters, with which another is said to come to the same.
const SHORT_NAME: usize = 48;

impl Words {
    /// That a move of a hint comes to the same as another one: by its name, or by its number, from 1, if the name is long.
    #[must_use]
    pub fn same_as(&self, place: usize, differs_later: bool, names: &[String]) -> String {
        let name = names.get(place).filter(|name| name.chars().count() <= SHORT_NAME);
        let numbered = || self.say("reason-answer", &[("number", (place as i64 + 1).into())]);
        let name = name.cloned().unwrap_or_else(numbered);
        self.say(narrator::same_as(differs_later), &[("move", name.into())])
    }

    /// The sentence or name, for these readers.
    #[must_use]
    pub fn tell(&self, said: &Said, readers: &Readers) -> String {
        let mut args = Vec::with_capacity(said.values.len() + 2);
        if let Some(seat) = said.about {
            let who = if readers.reader == Some(seat) {
                "you"
            } else {
                "other"
            };
            args.push(("who", who.into()));
            args.push(("player", readers.player(seat).into()));
        }
        let values = said.values.iter();
        args.extend(values.map(|(name, value)| (name.as_ref(), self.value(value, readers))));
        self.say(&said.id, &args)
    }

    fn value(&self, value: &SaidValue, readers: &Readers) -> Value {
        match value {
            SaidValue::Number(number) => Value::Number(*number),
            _ => Value::Text(self.name(value, readers)),
        }
    }

    /// A value on its own, such as a list of amounts.
    #[must_use]
    pub fn name(&self, value: &SaidValue, readers: &Readers) -> String {
        match value {
            SaidValue::Number(number) => number.to_string(),
            SaidValue::Choice(word) => word.clone().into_owned(),
            SaidValue::Player { player } => readers.player(*player),
            SaidValue::Message(said) => self.tell(said, readers),
            SaidValue::All { all } => self.list("list-and", all, readers),
            SaidValue::AnyOf { any_of } => self.list("list-or", any_of, readers),
        }
    }

    /// Items in a list, the last one joined by this message.
    fn list(&self, last: &str, items: &[SaidValue], readers: &Readers) -> String {
        let mut names = items.iter().map(|item| self.name(item, readers));
        let Some(mut text) = names.next() else {
            return String::new();
        };
        while let Some(next) = names.next() {
            let id = match names.len() {
                0 => last,
                _ => "list-next",
            };
            text = self.say(id, &[("items", text.into()), ("next", next.into())]);
        }
        text
    }
}

/// Facts in sentences, each with the fact that it begins with: the two halves of a fact are on one line, and the facts
/// of a run are merged. A fact that another one tells is left out.
pub fn told<'e, Fact>(
    words: &Words,
    readers: &Readers,
    facts: &'e [Fact],
    narrate: impl Fn(&Fact) -> Vec<Said>,
) -> Vec<(&'e Fact, String)> {
    let mut lines: Vec<(&Fact, Vec<Said>)> = Vec::new();
    for fact in facts {
        let said = narrate(fact);
        if let ([next], Some((_, line))) = (said.as_slice(), lines.last_mut())
            && line.last_mut().is_some_and(|last| last.goes_on_with(next))
        {
            continue;
        }
        if !said.is_empty() {
            lines.push((fact, said));
        }
    }
    let sentences = |said: &[Said]| {
        let told: Vec<String> = said.iter().map(|one| words.tell(one, readers)).collect();
        told.join(" ")
    };
    lines
        .into_iter()
        .map(|(fact, said)| (fact, sentences(&said)))
        .collect()
}
