//! What happened.

use puerto_rico::Event;
use words::puerto_rico::Teller;

use crate::terminal::layout::wrapped;
use crate::terminal::paint::{Paint, Tone};

/// The facts as lines indented by this many blanks; rounds stand out, and what matters less is toned
/// down.
pub fn log(events: &[Event], teller: &Teller<'_>, indent: usize, paint: Paint) -> String {
    let lines = teller.events(events);
    let told = |(event, line): &(&Event, String)| painted(event, line, indent, paint);
    lines.iter().map(told).collect()
}

fn painted(event: &Event, line: &str, indent: usize, paint: Paint) -> String {
    let tone = match event {
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
    wrapped(line, indent)
        .lines()
        .map(|line| paint.text(tone, line) + "\n")
        .collect()
}
