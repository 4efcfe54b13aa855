//! `meseta play altiplano`.

use altiplano::{ComponentSet, Components, Setup, State, Switch};
use words::Words;
use words::altiplano::Teller;

use super::{Arguments, Company, switches};
use crate::failure::Failure;

/// Plays a game with the first of these component sets, or the built-in one.
pub(super) fn run(arguments: &Arguments, components: &[ComponentSet], words: &Words) -> Result<(), Failure> {
    if let Some(option) = foreign_option(arguments) {
        let args = [("option", option.into())];
        return Err(Failure::Usage(words.say("terminal-only-puerto-rico", &args)));
    }
    let mut setup = Setup::new(usize::from(arguments.players));
    if let Some(&usual) = components.first() {
        setup.components = usual;
    }
    let known = Switch::ALL.map(Switch::key);
    for (switch, is_on) in switches(&arguments.switches, &known, words).map_err(Failure::Usage)? {
        setup = setup.with(switch, is_on);
    }
    let company = Company::of::<State>(arguments, words)?;
    company.play(
        arguments,
        &setup,
        &company.altiplano(words, setup.components.get()),
    )
}

impl Company {
    /// Who speaks to this company about a game with these numbers.
    pub(super) fn altiplano<'a>(&self, words: &'a Words, components: &'a Components) -> Teller<'a> {
        Teller::new(
            words,
            self.names.clone(),
            Some(self.continuation.seat),
            components,
        )
    }
}

/// An option of the command line that Altiplano does not know.
fn foreign_option(arguments: &Arguments) -> Option<&'static str> {
    [
        ("--edition", arguments.edition.is_some()),
        ("--expansion", !arguments.expansions.is_empty()),
        ("--draft", arguments.draft.is_some()),
        ("--nobles-market", arguments.nobles_market.is_some()),
        ("--vp-pool", arguments.vp_pool.is_some()),
    ]
    .into_iter()
    .find_map(|(option, is_given)| is_given.then_some(option))
}
