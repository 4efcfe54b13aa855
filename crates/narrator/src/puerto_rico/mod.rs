//! Puerto Rico told: names, log lines, reasons, questions.
//!
//! Message ids are the rules' own names, with dashes: `Event::RoleChosen` is `log-role-chosen`,
//! `Refusal::RoleTaken` is `refusal-role-taken`, `Decision::ChooseRole` is `ask-choose-role`.

mod event;
mod expansion_event;
mod figures;
mod impossible;
mod names;
mod question;
mod refusal;

pub use event::event;
pub use figures::{numbers, pieces};
pub use impossible::impossible;
pub use names::{
    amount, building, card, gain, gain_key, good, goods, place, place_or_san_juan, plantation, role, ship,
    tile,
};
pub use question::{question, question_more};
pub use refusal::refusal;

use bots::analysis::{Of, Reason};
use puerto_rico::{Action, Event, Refusal, SetupError, State, Tile};
use tabletop::Seat;

use crate::reasons::{Terms, said};
use crate::{Narrated, Numbers, Pieces, Question, Said, id};

impl Narrated for State {
    fn narrate(&self, told: &Event) -> Vec<Said> {
        event(told)
    }

    fn explain(why: Refusal) -> Said {
        refusal(why)
    }

    fn explain_setup(error: &SetupError) -> Said {
        impossible(error)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let board = self.board(seat);
        Some(Question {
            title: question(self.decision()),
            more: question_more(self.decision(), board.doubloons, board.free_city_spaces()),
        })
    }

    fn reason(reason: &Reason) -> Said {
        let kind = |of: Of, key: &'static str| match of {
            Of::Tile => Said::new(id("tile", key)),
            Of::Active if key == Tile::Quarry.key() => Said::new(id("tile", key)),
            Of::Building | Of::Active => Said::new(id("building", key)),
            Of::Works => Said::new(format!("{}-effect", id("building", key))),
            _ => Said::new(id("good", key)),
        };
        let terms = Terms {
            kind,
            points: "count-points",
            by_rounds: false,
        };
        said(reason, &terms)
    }

    fn numbers(&self, after: &Self, seat: Seat, _: Action, events: &[Event]) -> Numbers {
        numbers(self, after, seat, events)
    }

    fn pieces(&self, observer: Seat) -> Pieces {
        let pieces = pieces(self, observer).into_iter();
        pieces.map(|(key, figures)| (key.to_owned(), figures)).collect()
    }
}
