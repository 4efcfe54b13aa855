//! `meseta replay`: a record told as a log, with the boards at the start of every round.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;

mod altiplano;

use clap::Args;
use protocol::{AnyGame, Playing};
use puerto_rico::{Event, State, View};
use tabletop::{Entry, Game, Seat, Turn};
use words::Words;
use words::puerto_rico::Teller;

use crate::failure::Failure;
use crate::terminal::{self, Paint, PaintChoice};
use crate::{files, language};

/// Print a record as a log, with the boards at the start of every round
#[derive(Args)]
pub struct Arguments {
    /// The record; `-` reads standard input
    file: PathBuf,
    /// The language: en, pl, hu, ro, cs; that of the system when left out
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Only the boards after this many standing entries; 0 is the start
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: PaintChoice,
}

/// Carries the command out.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    let game = files::read_game(&arguments.file)?;
    let paint = Paint::for_stdout(arguments.color);
    let text = match &game {
        AnyGame::PuertoRico(playing) => match arguments.step {
            None => tell(&words, playing, paint),
            Some(step) => moment(&words, playing, step, paint)?,
        },
        AnyGame::Altiplano(playing) => altiplano::text(&words, playing, arguments.step, paint)?,
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
fn tell(words: &Words, playing: &Playing<State>, paint: Paint) -> String {
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
            for line in terminal::log(event, &teller, paint).lines() {
                let _ = writeln!(text, "    {line}");
            }
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::RoundStarted { .. }))
        {
            let _ = write!(
                text,
                "\n{}\n",
                terminal::board(&open_view(&state), &teller, paint)
            );
        }
    }
    let _ = write!(text, "\n{}", terminal::board(&open_view(&state), &teller, paint));
    if state.turn() == Turn::Over {
        let _ = write!(text, "\n{}", terminal::score(&open_view(&state), &teller, paint));
    }
    text
}

/// The boards at one moment.
fn moment(words: &Words, playing: &Playing<State>, step: usize, paint: Paint) -> Result<String, Failure> {
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
    Ok(terminal::board(
        &open_view(&state),
        &teller(words, state.seats()),
        paint,
    ))
}

/// What a spectator sees, with everybody's chips: who has the record can count them anyway.
fn open_view(state: &State) -> View {
    let mut view = state.view(None);
    for (seat, boards) in Seat::all(state.seats()).zip(&mut view.seats) {
        boards.victory_points = Some(state.board(seat).victory_points);
    }
    view
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
