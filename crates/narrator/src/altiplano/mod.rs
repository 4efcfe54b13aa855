//! Altiplano told: names, log lines, reasons.
//!
//! Message ids are the words of the wire, with dashes and prefixed with the game's name:
//! `Event::RoleTaken` is `altiplano-log-role-taken`, `Refusal::NoSlot` is `altiplano-refusal-no-slot`.

mod event;
mod figures;
mod impossible;
mod names;
mod question;
mod refusal;

pub use event::event;
pub use figures::{numbers, pieces};
pub use impossible::impossible;
pub use names::{
    amount, coins, effect, extension, good, goods, location, mission, order, place, points, recipe_key, role,
    workshop,
};
pub use question::{question, question_more};
pub use refusal::refusal;

use altiplano::{Action, Event, Refusal, SetupError, State};
use bots::analysis::Reason;
use tabletop::{Game, Seat};

use crate::reasons::{Terms, said};
use crate::{Narrated, Numbers, Pieces, Question, Said};

impl Narrated for State {
    fn narrate(&self, told: &Event) -> Vec<Said> {
        event(told, self.components(), |seat| self.player(seat).role)
    }

    fn explain(why: Refusal) -> Said {
        refusal(why)
    }

    fn explain_setup(error: &SetupError) -> Said {
        impossible(error)
    }

    fn question(&self, _: Seat) -> Option<Question> {
        let players = self.seat_count();
        Some(Question {
            title: question(self.decision(), players),
            more: question_more(self.decision(), players),
        })
    }

    fn reason(reason: &Reason) -> Said {
        let terms = Terms {
            kind: |_, key| Said::new(format!("altiplano-good-{key}")),
            points: "altiplano-points",
            by_rounds: true,
        };
        said(reason, &terms)
    }

    fn numbers(&self, after: &Self, seat: Seat, action: Action, events: &[Event]) -> Numbers {
        numbers(self, after, seat, action, events)
    }

    fn pieces(&self, observer: Seat) -> Pieces {
        pieces(self, observer).into_iter().collect()
    }
}
