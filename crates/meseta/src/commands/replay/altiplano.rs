//! A record of Altiplano as text.

use std::fmt::Write as _;

use altiplano::{Event, State, View};
use protocol::Playing;
use tabletop::{Entry, Game as _, Seat, Turn};
use words::Words;
use words::altiplano::Teller;

use crate::failure::Failure;
use crate::terminal::altiplano::{board, score};
use crate::terminal::{Paint, wrapped};

/// The log with the boards at the start of every round, or the boards after so many standing entries.
///
/// # Errors
/// When the record has fewer entries.
pub(super) fn text(
    words: &Words,
    playing: &Playing<State>,
    step: Option<usize>,
    paint: Paint,
) -> Result<String, Failure> {
    let mut state = *playing.start();
    let name = |seat: Seat| words.say("seat-unnamed", &[("number", (seat.index() as u8 + 1).into())]);
    let names = Seat::all(state.seat_count()).map(name).collect();
    let teller = Teller::new(words, names, None, state.components());
    let standing = playing.record().standing().unwrap_or_default();
    let entries = standing.iter().map(|&place| &playing.record().entries[place]);
    if let Some(step) = step {
        let count = standing.len();
        if step > count {
            return Err(Failure::Usage(format!(
                "the record has {count} standing entries; `--step` is 0 to {count}"
            )));
        }
        for entry in entries.take(step) {
            follow(&mut state, entry);
        }
        return Ok(board(&open_view(&state), &teller, paint));
    }
    let mut text = format!("{}\n", playing.record().setup);
    if playing.record().setup.components.is_reconstructed() {
        text.push_str(&wrapped(&teller.say("components-reconstructed", &[]), 0));
    }
    text.push('\n');
    for (number, entry) in entries.enumerate() {
        let events = follow(&mut state, entry);
        // Writing into a text can't fail.
        let _ = writeln!(text, "{:>4}  {entry}", number + 1);
        for line in teller.events(&events) {
            text.push_str(&wrapped(&line, 6));
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::RoundBegan { .. }))
        {
            let _ = write!(text, "\n{}\n", board(&open_view(&state), &teller, paint));
        }
    }
    let view = open_view(&state);
    let _ = write!(text, "\n{}", board(&view, &teller, paint));
    if state.turn() == Turn::Over {
        let _ = write!(text, "\n{}", score(&view, &teller, paint));
    }
    Ok(text)
}

/// What a spectator sees with nothing hidden: who has the record can work it out anyway.
fn open_view(state: &State) -> View {
    let mut view = state.view(None);
    for (index, boards) in view.seats.iter_mut().enumerate() {
        let Some(seat) = Seat::try_new(index) else {
            continue;
        };
        if let Some(own) = state.view(Some(seat)).seats.into_iter().nth(index) {
            *boards = own;
        }
        boards.missions_open = state.player(seat).missions().into_iter().flatten().collect();
    }
    view
}

/// Carries out an entry, which was found legal when the record was read.
fn follow(state: &mut State, entry: &Entry<State>) -> Vec<Event> {
    let mut events = Vec::new();
    match *entry {
        Entry::Seat(seat, action) => state.apply_unchecked(seat, action, &mut events),
        Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut events),
        Entry::Undo { .. } => {}
    }
    events
}
