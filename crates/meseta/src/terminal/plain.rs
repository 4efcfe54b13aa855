//! A game that the terminal does not draw: its open facts are shown as a list, and its answers by their
//! notation.

use std::fmt::Write as _;
use std::marker::PhantomData;

use bots::HasBots;
use bots::analysis::Analysed;
use narrator::Said;
use protocol::Listed;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Game, Seat};
use words::{Readers, Words, told};

use super::layout::wrapped;
use super::paint::Paint;
use super::score::Row;
use super::told::{ActionOf, EventOf, RefusalOf, SetupOf, Told, ViewOf};

/// Declares games that are shown plainly: `plain! { protocol::of::toy_game::State }`.
macro_rules! plain {
    ($($state:ty),* $(,)?) => {$(
        impl crate::terminal::Played for $state {
            type Teller<'a> = Plain<'a, Self>;

            fn teller<'a>(
                words: &'a Words,
                _: &Self::Setup,
                names: Vec<String>,
                reader: Option<Seat>,
            ) -> Plain<'a, Self> {
                Plain::new(words, names, reader)
            }

            fn asked(
                arguments: &crate::commands::play::Arguments,
                _: &[altiplano::ComponentSet],
                words: &Words,
            ) -> Result<Self::Setup, String> {
                crate::commands::play::plain_setup::<Self>(arguments, words)
            }
        }
    )*};
}

// The games in the program that have no teller of their own.
plain! {}
#[cfg(feature = "toy-game")]
plain! { protocol::of::toy_game::State }

/// Tells a game plainly.
#[derive(Debug)]
pub struct Plain<'a, G: Game> {
    words: &'a Words,
    readers: Readers,
    game: PhantomData<G>,
}

impl<'a, G: Game> Plain<'a, G> {
    /// The teller of a game between these players.
    pub fn new(words: &'a Words, players: Vec<String>, reader: Option<Seat>) -> Self {
        Self {
            words,
            readers: Readers { players, reader },
            game: PhantomData,
        }
    }
}

/// The leaves of a value, one per line, each with its path.
fn facts(value: &Value, way: &str, out: &mut String) {
    let deeper = |key: &str| match way.is_empty() {
        true => key.to_owned(),
        false => format!("{way}.{key}"),
    };
    match value {
        Value::Object(object) => object
            .iter()
            .for_each(|(key, value)| facts(value, &deeper(key), out)),
        Value::Array(list) if list.iter().any(|item| item.is_object() || item.is_array()) => {
            for (place, item) in list.iter().enumerate() {
                facts(item, &deeper(&(place + 1).to_string()), out);
            }
        }
        Value::Null => {}
        // Writing into a text can't fail.
        value => {
            let _ = writeln!(out, "{way}: {value}");
        }
    }
}

impl<G: Listed<View: Serialize> + HasBots + Analysed> Told for Plain<'_, G> {
    type State = G;

    const HELP: &'static str = "terminal-plain-help";
    const TIE_BREAK: &'static str = "terminal-plain-tie-break";

    fn words(&self) -> &Words {
        self.words
    }

    fn player(&self, seat: Seat) -> String {
        self.readers.player(seat)
    }

    fn welcome(&self, setup: &SetupOf<Self>) -> String {
        let table = format!("{} {setup}", G::ID);
        self.words
            .say("terminal-plain-welcome", &[("table", table.into())])
    }

    fn board(&self, view: &ViewOf<Self>, _: Paint) -> String {
        let mut text = String::new();
        facts(&serde_json::to_value(view).unwrap_or_default(), "", &mut text);
        text.lines().map(|line| wrapped(line, 0)).collect()
    }

    fn position(&self, state: &G, seat: Seat, _: Option<ActionOf<Self>>, paint: Paint) -> String {
        self.board(&state.view(Some(seat)), paint)
    }

    /// Where the seats' points come from is not known here, so only the total is shown.
    fn score(&self, _: &ViewOf<Self>) -> Vec<Row> {
        Vec::new()
    }

    fn log(&self, state: &G, events: &[EventOf<Self>], indent: usize, _: Paint) -> String {
        let narrate = |event: &EventOf<Self>| -> Vec<Said> { state.narrate(event) };
        let lines = told(self.words, &self.readers, events, narrate);
        lines.iter().map(|(_, line)| wrapped(line, indent)).collect()
    }

    fn begins_round(_: &EventOf<Self>) -> bool {
        false
    }

    fn open_view(state: &G) -> ViewOf<Self> {
        state.view(None)
    }

    fn question(&self, _: &G, _: Seat, _: &[ActionOf<Self>]) -> String {
        self.words.word("terminal-plain-question")
    }

    fn question_more(&self, _: &G, _: Seat, _: &[ActionOf<Self>]) -> Option<String> {
        None
    }

    fn name(&self, _: &G, action: ActionOf<Self>) -> String {
        action.to_string()
    }

    fn whole_move(&self, _: &G, _: Seat, actions: &[ActionOf<Self>]) -> String {
        let lines: Vec<String> = actions.iter().map(ToString::to_string).collect();
        lines.join(", ")
    }

    fn refusal(&self, refusal: RefusalOf<Self>) -> String {
        self.words.tell(&G::explain(refusal), &self.readers)
    }

    fn info(&self, name: &str) -> String {
        self.words.say("terminal-plain-no-info", &[("text", name.into())])
    }
}
