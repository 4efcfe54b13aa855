//! `meseta components`: the numbers of a game as a file to correct, and whether such a file is right.

use std::io::Write as _;
use std::path::PathBuf;

use altiplano::wire::{ComponentsFacts, ProvenanceCounts};
use altiplano::{ComponentSet, Components, RECONSTRUCTED_FILE, State};
use clap::Args;
use protocol::{GameId, Listed as _};
use words::Words;

use crate::components;
use crate::failure::Failure;
use crate::language;

/// Print the numbers of Altiplano as a file to correct, or check such a file
///
/// `meseta components altiplano --name my-copy > my-copy.txt` prints the file of the set that comes with
/// the program. Correct what differs from your copy of the game, check it with `meseta components --check
/// my-copy.txt`, and give it to `serve` or `play` with `--altiplano-components my-copy.txt`. All about it:
/// docs/hosts/components.md.
///
/// Exit code 0: printed, or the file is right; 2: it can't be used.
#[derive(Args)]
pub struct Arguments {
    /// The game; only altiplano has a component file
    #[arg(default_value = "altiplano")]
    game: GameId,
    /// Print the file with this name for the set: 1 to 32 lower-case letters, digits and hyphens
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<String>,
    /// Check this file instead, and say its set's name and fingerprint
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    check: Option<PathBuf>,
    /// The language: en, pl, hu, ro, cs; by default the system’s
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
}

fn name(text: &str) -> Result<String, String> {
    match Components::read(&named(text)) {
        Ok(components) if components.name == text && !components::is_built_in_name(text) => {
            Ok(text.to_owned())
        }
        Ok(_) => Err("that is the name of the set that comes with the program".to_owned()),
        Err(_) => Err("a name is 1 to 32 lower-case letters, digits and hyphens".to_owned()),
    }
}

/// The file of the built-in set under another name.
fn named(name: &str) -> String {
    let built_in = format!("set = {}", ComponentSet::reconstructed().get().name);
    RECONSTRUCTED_FILE.replacen(&format!("\n{built_in} ;"), &format!("\nset = {name} ;"), 1)
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    if arguments.game != State::GAME {
        return Err(Failure::Usage(words.word("components-only-altiplano")));
    }
    let text = match (&arguments.check, &arguments.name) {
        (Some(file), _) => {
            let set = ComponentSet::load(components::read(file)?);
            told(&words, &file.display().to_string(), set)
        }
        (None, Some(name)) => named(name),
        (None, None) => RECONSTRUCTED_FILE.to_owned(),
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

/// The message about a file that is right.
fn told(words: &Words, file: &str, set: ComponentSet) -> String {
    let facts = ComponentsFacts::from(set);
    let ProvenanceCounts {
        rulebook,
        inferred,
        reconstructed,
        printed,
    } = facts.provenance;
    [
        words.say(
            "components-right",
            &[("file", file.into()), ("name", facts.name.into())],
        ),
        words.say("components-digest", &[("digest", facts.digest.into())]),
        words.say(
            "components-provenance",
            &[
                ("printed", printed.into()),
                ("rulebook", rulebook.into()),
                ("inferred", inferred.into()),
                ("reconstructed", reconstructed.into()),
            ],
        ),
    ]
    .map(|line| line + "\n")
    .concat()
}
