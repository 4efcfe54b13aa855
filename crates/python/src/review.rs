//! A game looked at decision by decision, as data.

use bots::analysis::{self, Analysed, Effort};
use learning::Learnable;
use pyo3::prelude::*;
use tabletop::Record;

use crate::fault::{Fault, Outcome, signals};
use crate::hints::Work;

/// A decision of a game that has been played.
#[pyclass(module = "meseta", frozen, get_all)]
pub struct Judged {
    /// How many entries of the history come before it.
    pub place: usize,
    /// Whose decision.
    pub seat: usize,
    /// Each seat's share of the win before it, with nothing hidden.
    pub before: Vec<f32>,
    /// What was played.
    pub played: Vec<usize>,
    /// Each seat's share of the win after that.
    pub after_played: Vec<f32>,
    /// The best move that was found.
    pub best: Vec<usize>,
    /// Each seat's share of the win after that.
    pub after_best: Vec<f32>,
    /// The part of the win that was given away.
    pub cost: f32,
}

#[pymethods]
impl Judged {
    fn __repr__(&self) -> String {
        let Self {
            place, seat, cost, ..
        } = self;
        format!("<meseta.Judged entry {place}, seat {seat}, cost {cost:.3}>")
    }
}

/// The effort, with what is left out as in the program's.
pub fn effort(work: Work, usual: Effort) -> Effort {
    Effort {
        scan: work.scan.unwrap_or(usual.scan),
        worlds: work.worlds.unwrap_or(usual.worlds),
        each: work.each.unwrap_or(usual.each),
    }
}

/// Looks at every decision of a record that began in this state.
pub fn review<G: Learnable + Analysed>(
    start: &G,
    record: &Record<G>,
    work: [Work; 2],
) -> Outcome<Vec<Judged>> {
    let [first, second] = work;
    let mut review =
        analysis::Review::new(start, record).with_efforts(effort(first, G::REVIEW), effort(second, G::HINT));
    let mut interrupted = None;
    while review.step(&|| false) {
        if let Err(error) = signals() {
            interrupted = Some(error);
            break;
        }
    }
    if let Some(error) = interrupted {
        return Err(Fault::Raised(error));
    }
    let seats = start.seat_count();
    let numbers = |actions: &[G::Action]| -> Outcome<Vec<usize>> {
        let number = |action: &G::Action| {
            G::actions().number(*action).ok_or_else(|| Fault::Inside {
                message: format!("`{action}` has no number"),
            })
        };
        actions.iter().map(number).collect()
    };
    let shown = |judged: &analysis::Judged<G::Action>| {
        Ok(Judged {
            place: judged.place,
            seat: judged.seat.index(),
            before: judged.before.first(seats).to_vec(),
            played: numbers(&judged.played)?,
            after_played: judged.after_played.first(seats).to_vec(),
            best: numbers(&judged.best)?,
            after_best: judged.after_best.first(seats).to_vec(),
            cost: judged.cost(),
        })
    };
    review.judged().iter().map(shown).collect()
}
