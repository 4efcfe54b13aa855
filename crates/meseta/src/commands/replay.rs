//! `meseta replay`: a record shown as a log, with the boards at the start of every round.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use protocol::{Playing, each_game};
use tabletop::{Entry, Game, Seat, Turn};
use words::Words;

use crate::failure::Failure;
use crate::terminal::{Paint, PaintChoice, Played, Told, score, wrapped};
use crate::{files, language};

/// Columns before the effects of an entry.
const INDENT: usize = 6;

/// Print a record as a log, with the boards at the start of every round
#[derive(Args)]
pub struct Arguments {
    /// The record; `-` reads standard input
    file: PathBuf,
    /// The language: en, pl, hu, ro, cs; by default the system’s
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Only the boards after this many standing entries; 0 is the start
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Colors
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: PaintChoice,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    let game = files::read_game(&arguments.file)?;
    let text = each_game!(&game, playing => replayed(playing, &words, arguments))?;
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

/// The game, told by its teller. A record has no names.
fn replayed<G: Played>(
    playing: &Playing<G>,
    words: &Words,
    arguments: &Arguments,
) -> Result<String, Failure> {
    let name = |seat: Seat| words.say("seat-unnamed", &[("number", (seat.index() as u8 + 1).into())]);
    let names = Seat::all(playing.state().seat_count()).map(name).collect();
    text(
        &G::teller(words, &playing.record().setup, names, None),
        playing,
        arguments,
    )
}

/// The whole game, or the boards at one point.
fn text<T: Told>(teller: &T, playing: &Playing<T::State>, arguments: &Arguments) -> Result<String, Failure> {
    let paint = Paint::for_stdout(arguments.color);
    let standing = playing.record().standing().unwrap_or_default();
    let entries: Vec<&Entry<T::State>> = standing
        .iter()
        .map(|&place| &playing.record().entries[place])
        .collect();
    let Some(step) = arguments.step else {
        return Ok(tell(teller, playing, &entries, paint));
    };
    let Some(first) = entries.get(..step) else {
        let count = entries.len();
        return Err(Failure::Usage(format!(
            "the record has {count} standing entries; `--step` is 0 to {count}"
        )));
    };
    let mut state = playing.start().clone();
    for entry in first {
        follow(&mut state, entry);
    }
    Ok(teller.board(&T::open_view(&state), paint))
}

/// The whole game.
fn tell<T: Told>(
    teller: &T,
    playing: &Playing<T::State>,
    entries: &[&Entry<T::State>],
    paint: Paint,
) -> String {
    let setup = &playing.record().setup;
    let mut state = playing.start().clone();
    let mut text = format!("{setup}\n{}\n", wrapped(&teller.note(setup), 0));
    for (number, entry) in entries.iter().enumerate() {
        let events = follow(&mut state, entry);
        // Writing into a text can't fail.
        let _ = writeln!(text, "{:>4}  {entry}", number + 1);
        text.push_str(&teller.log(&state, &events, INDENT, paint));
        if events.iter().any(T::begins_round) {
            let _ = write!(text, "\n{}\n", teller.board(&T::open_view(&state), paint));
        }
    }
    let _ = write!(text, "\n{}", teller.board(&T::open_view(&state), paint));
    if state.turn() == Turn::Over {
        let _ = write!(text, "\n{}", score(teller, &state, paint));
    }
    text
}

/// Carries out an entry, which was found legal when the record was read, and returns what happened.
fn follow<G: Game>(state: &mut G, entry: &Entry<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    match *entry {
        Entry::Seat(seat, action) => state.apply_unchecked(seat, action, &mut events),
        Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut events),
        Entry::Undo { .. } => {}
    }
    events
}
