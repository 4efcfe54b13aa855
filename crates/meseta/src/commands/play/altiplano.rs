//! `meseta play altiplano`.

use altiplano::{ComponentSet, Setup, State, Switch};
use tabletop::Seat;
use words::Words;
use words::altiplano::Teller;

use super::{Arguments, foreign_option, switches};
use crate::terminal::Played;

impl Played for State {
    type Teller<'a> = Teller<'a>;

    fn teller<'a>(words: &'a Words, setup: &Setup, names: Vec<String>, reader: Option<Seat>) -> Teller<'a> {
        Teller::new(words, names, reader, setup.components.get())
    }

    /// The setup uses the first of the host's component sets, or the built-in one.
    fn asked(arguments: &Arguments, sets: &[ComponentSet], words: &Words) -> Result<Setup, String> {
        if let Some(option) = foreign_option(arguments) {
            return Err(words.say("terminal-only-puerto-rico", &[("option", option.into())]));
        }
        let mut setup = Setup::new(usize::from(arguments.players));
        if let Some(&usual) = sets.first() {
            setup.components = usual;
        }
        let known = Switch::ALL.map(|switch| (switch.line_word(), switch));
        for (switch, is_on) in switches(&arguments.switches, &known, words)? {
            setup = setup.with(switch, is_on);
        }
        Ok(setup)
    }
}
