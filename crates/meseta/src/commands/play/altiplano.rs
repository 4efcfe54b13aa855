//! `meseta play altiplano`.

use std::io::{self, IsTerminal as _};

use altiplano::{ComponentSet, Setup, Switch};
use words::Words;
use words::altiplano::Teller;

use super::{Arguments, bad_setup, bot_keys, chance, names, own_seat, switches};
use crate::failure::Failure;
use crate::terminal::Paint;
use crate::terminal::altiplano::{Session, bots_of};

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
    let keys = bot_keys(arguments, words).map_err(Failure::Usage)?;
    let seat = own_seat(arguments, words)?;
    let (secret, bot_seed) = chance(arguments.seed)?;
    let players = names(arguments, words, seat, &keys);
    let teller = Teller::new(words, players, Some(seat), setup.components.get());
    let streams = (io::stdin().lock(), io::stdout().lock());
    let mut session = Session::new(&setup, secret, &teller, seat, streams)
        .map_err(|error| Failure::Usage(bad_setup(words, &error)))?;
    session.paint = Paint::for_stdout(arguments.color);
    session.bots = bots_of(&keys, seat, bot_seed);
    session.echo = !io::stdin().is_terminal();
    session.record_path.clone_from(&arguments.record);
    match session.run() {
        Ok(_) => Ok(()),
        Err(error) => Failure::of_output(&error),
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
