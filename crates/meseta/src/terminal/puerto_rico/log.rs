//! What happened.

use puerto_rico::Event;
use words::puerto_rico::Teller;

use crate::terminal::layout::wrapped;
use crate::terminal::paint::{Paint, Tone};

/// The fact as lines with this many blanks before them; rounds stand out, what matters less is quiet. Empty for facts that
/// another one tells better.
pub fn log(event: &Event, teller: &Teller<'_>, indent: usize, paint: Paint) -> String {
    let tone = match event {
        // The placement as a whole is told by the boards.
        Event::WorkersAssigned { .. } => return String::new(),
        Event::RoundStarted { .. } | Event::GameEnded | Event::EndTriggered { .. } => Tone::Strong,
        Event::RoleChosen { seat, .. } => Tone::Seat(*seat),
        Event::Skipped { .. }
        | Event::Passed { .. }
        | Event::PlantationRevealed { .. }
        | Event::PlantationsDiscarded { .. }
        | Event::PlantationsReshuffled { .. }
        | Event::ShipRefilled { .. }
        | Event::CardDoubloon { .. } => Tone::Quiet,
        _ => Tone::Plain,
    };
    wrapped(&teller.event(event), indent)
        .lines()
        .map(|line| paint.text(tone, line) + "\n")
        .collect()
}
