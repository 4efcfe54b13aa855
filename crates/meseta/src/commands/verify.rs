//! `meseta verify`: was every decision legal, and every draw the promised one?

use std::path::PathBuf;

use clap::Args;
use protocol::{AnyGame, GameError, Verified};

use crate::failure::Failure;
use crate::files;

/// Replay a record and derive every draw from the revealed secret again
///
/// Says in one line what is right or wrong. Exit code 0: all is right; 1: the record is not what was
/// promised; 2: the file can't be read.
#[derive(Args)]
pub struct Arguments {
    /// The record; `-` reads standard input
    file: PathBuf,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.file.display();
    let text = files::read_text(&arguments.file)?;
    let checked = AnyGame::from_record(&text).and_then(|game| game.verify().map(|verified| (game, verified)));
    match checked {
        Ok((game, verified)) => {
            println!("{name}: {}", praise(&game, &verified));
            Ok(())
        }
        Err(GameError::FalseRecord { message, .. }) => {
            println!("{name}: WRONG: {message}");
            Err(Failure::No)
        }
        Err(error) => Err(Failure::Usage(format!("{name}: {error}"))),
    }
}

fn praise(game: &AnyGame, verified: &Verified) -> String {
    let Verified {
        entries,
        draws,
        is_over,
        has_secret,
        has_commitment,
    } = *verified;
    let end = match is_over {
        true => {
            let points: Vec<String> = game
                .scores()
                .iter()
                .map(|score| score.points.to_string())
                .collect();
            format!("the game is over at {} points", points.join(", "))
        }
        false => "the game is not over".to_owned(),
    };
    let chance = match (has_secret, has_commitment) {
        (true, true) => format!("all {draws} draws are those of the promised secret"),
        (true, false) => {
            format!("all {draws} draws are those of the secret, which nobody promised beforehand")
        }
        (false, true) => {
            format!("the secret has not been revealed yet, so the {draws} draws can't be derived again")
        }
        (false, false) => {
            format!("nobody promised fair chance, so the {draws} draws are accepted as they are")
        }
    };
    format!("right: all {entries} entries are legal, {end}; {chance}")
}
