//! `meseta replay`: a record told as a log, with the boards at the start of every round.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use protocol::{AnyGame, Playing};
use puerto_rico::{Event, State};
use tabletop::{Entry, Game, Seat, Turn};
use words::puerto_rico::Teller;
use words::{Language, Words};

use crate::boards;
use crate::failure::Failure;
use crate::files;

/// Print a record as a log, with the boards at the start of every round
#[derive(Args)]
pub struct Arguments {
    /// The record; `-` reads standard input
    file: PathBuf,
    /// The language: en, pl, hu, ro, cs; that of the system when left out
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    lang: Option<Language>,
    /// Only the boards after this many standing entries; 0 is the start
    #[arg(long, value_name = "N")]
    step: Option<usize>,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::of_tag(tag).ok_or_else(|| "the languages are en, pl, hu, ro and cs".to_owned())
}

/// The language that the system asks for.
fn system_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|tag| Language::of_tag(&tag))
        .unwrap_or_default()
}

/// Carries the command out.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let game = files::read_game(&arguments.file)?;
    let words = Words::new(arguments.lang.unwrap_or_else(system_language));
    let text = match &game {
        AnyGame::PuertoRico(playing) => match arguments.step {
            None => tell(&words, playing),
            Some(step) => moment(&words, playing, step)?,
        },
    };
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

/// Who sits where: a record has no names.
fn teller(words: &Words, seats: usize) -> Teller<'_> {
    let name = |seat: Seat| words.say("seat-unnamed", &[("number", (seat.index() as u8 + 1).into())]);
    Teller::new(words, Seat::all(seats).map(name).collect(), None)
}

/// The whole game.
fn tell(words: &Words, playing: &Playing<State>) -> String {
    let mut state = *playing.start();
    let teller = teller(words, state.seats());
    let mut text = format!("{}\n\n", playing.record().setup);
    for (number, place) in standing(playing).into_iter().enumerate() {
        let entry = &playing.record().entries[place];
        let mut events = Vec::new();
        follow(&mut state, entry, &mut events);
        // Writing into a text can't fail.
        let _ = writeln!(text, "{:>4}  {entry}", number + 1);
        for event in &events {
            let _ = writeln!(text, "      {}", teller.event(event));
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::RoundStarted { .. }))
        {
            let _ = write!(text, "\n{}\n", boards::table(&teller, &state, None));
        }
    }
    let _ = write!(text, "\n{}", boards::table(&teller, &state, None));
    if state.turn() == Turn::Over {
        let _ = write!(text, "\n{}", boards::scores(&teller, &state));
    }
    text
}

/// The boards at one moment.
fn moment(words: &Words, playing: &Playing<State>, step: usize) -> Result<String, Failure> {
    let standing = standing(playing);
    let Some(first) = standing.get(..step) else {
        let count = standing.len();
        return Err(Failure::Usage(format!(
            "the record has {count} standing entries; `--step` is 0 to {count}"
        )));
    };
    let mut state = *playing.start();
    for &place in first {
        follow(&mut state, &playing.record().entries[place], &mut Vec::new());
    }
    Ok(boards::table(&teller(words, state.seats()), &state, None))
}

fn standing(playing: &Playing<State>) -> Vec<usize> {
    playing.record().standing().unwrap_or_default()
}

/// Carries out an entry, which was found legal when the record was read.
fn follow(state: &mut State, entry: &Entry<State>, events: &mut Vec<Event>) {
    match *entry {
        Entry::Seat(seat, action) => state.apply_unchecked(seat, action, events),
        Entry::Chance(outcome) => state.resolve_unchecked(outcome, events),
        Entry::Undo { .. } => {}
    }
}
