//! Functions of the caller that value states and weigh moves for our search.

use std::ops::RangeInclusive;

use bots::search::{Blind, Guide, Moves, Oracle};
use learning::Learnable;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;
use tabletop::{FastRandom, Game, PerSeat, Seat};

use crate::fault::{Fault, Outcome};

/// The functions: each takes observations, masks and seats.
#[derive(Default)]
pub struct Functions {
    /// Returns values.
    pub evaluator: Option<Py<PyAny>>,
    /// Returns weights.
    pub prior: Option<Py<PyAny>>,
    /// Returns both.
    pub model: Option<Py<PyAny>>,
}

impl Functions {
    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.evaluator.is_none() && self.prior.is_none() && self.model.is_none()
    }

    /// Whether moves are weighed.
    pub const fn weigh(&self) -> bool {
        self.prior.is_some() || self.model.is_some()
    }

    /// The same functions.
    pub fn clone_ref(&self, py: Python<'_>) -> Self {
        let clone = |function: &Option<Py<PyAny>>| function.as_ref().map(|one| one.clone_ref(py));
        Self {
            evaluator: clone(&self.evaluator),
            prior: clone(&self.prior),
            model: clone(&self.model),
        }
    }
}

/// What a value may be, with room for rounding.
const VALUES: RangeInclusive<f32> = -1e-3..=1.001;

/// What a function returned, row by row.
struct Rows {
    cells: Vec<f32>,
    width: usize,
}

impl Rows {
    /// Reads an array of numbers.
    fn read(name: &str, answer: &Bound<'_, PyAny>, shape: [usize; 2]) -> Outcome<Self> {
        let numpy = answer.py().import("numpy")?;
        let array = numpy.call_method1("ascontiguousarray", (answer, "float32"))?;
        let fault = |message: String| Fault::Array { message };
        let array: PyReadonlyArray2<'_, f32> = array
            .extract()
            .map_err(|_| fault(format!("`{name}` must return an array with two axes")))?;
        if array.shape() != shape {
            return Err(fault(format!(
                "`{name}` must return an array of the shape {shape:?}, not {:?}",
                array.shape()
            )));
        }
        let cells = array.as_slice().unwrap_or_default().to_vec();
        if let Some(bad) = cells.iter().find(|cell| !cell.is_finite()) {
            return Err(fault(format!("`{name}` returned {bad}")));
        }
        Ok(Self {
            cells,
            width: shape[1],
        })
    }

    fn row(&self, index: usize) -> &[f32] {
        &self.cells[index * self.width..][..self.width]
    }
}

/// The values and the weights of some states.
type Answers = (Option<Rows>, Option<Rows>);

/// The functions as the search asks them.
pub struct Asked<'a>(pub &'a Functions);

impl Asked<'_> {
    fn call<G: Learnable>(&self, asked: &[(&G, Seat, Moves<G>)]) -> Outcome<Answers> {
        let Some((first, ..)) = asked.first() else {
            return Ok((None, None));
        };
        let (size, actions) = (first.layout().size(), Learnable::action_count(*first));
        let players = first.seat_count();
        let count = asked.len();
        let mut observations = vec![0.0; count * size];
        let mut masks = vec![false; count * actions];
        let mut legal = Vec::with_capacity(64);
        let rows = observations
            .chunks_exact_mut(size)
            .zip(masks.chunks_exact_mut(actions));
        for ((state, seat, _), (cells, mask)) in asked.iter().zip(rows) {
            state.fill_observation(*seat, cells);
            legal.clear();
            state.legal(*seat, &mut legal);
            for &action in &legal {
                mask[number::<G>(action)?] = true;
            }
        }
        let seats: Vec<i32> = asked.iter().map(|(_, seat, _)| seat.index() as i32).collect();
        Python::attach(|py| {
            let observations = PyArray1::from_vec(py, observations).reshape([count, size])?;
            let masks = PyArray1::from_vec(py, masks).reshape([count, actions])?;
            let seats = PyArray1::from_vec(py, seats);
            let given: (Bound<'_, PyArray2<f32>>, Bound<'_, PyArray2<bool>>, _) =
                (observations, masks, seats);
            let values = |answer| Rows::read("evaluator", &answer, [count, players]);
            let weights = |answer| Rows::read("prior", &answer, [count, actions]);
            let mut answers: Answers = (None, None);
            if let Some(model) = &self.0.model {
                let both: (Bound<'_, PyAny>, Bound<'_, PyAny>) = model
                    .bind(py)
                    .call1(given.clone())?
                    .extract()
                    .map_err(|_| Fault::Array {
                        message: "`model` must return two arrays: values and weights".to_owned(),
                    })?;
                answers = (Some(values(both.0)?), Some(weights(both.1)?));
            }
            if let Some(evaluator) = &self.0.evaluator {
                answers.0 = Some(values(evaluator.bind(py).call1(given.clone())?)?);
            }
            if let Some(prior) = &self.0.prior {
                answers.1 = Some(weights(prior.bind(py).call1(given)?)?);
            }
            Ok(answers)
        })
    }
}

/// The number of an action.
fn number<G: Learnable>(action: G::Action) -> Outcome<usize> {
    G::actions().number(action).ok_or_else(|| Fault::Inside {
        message: format!("`{action}` has no number"),
    })
}

impl<G: Learnable> Oracle<G> for Asked<'_> {
    type Error = Fault;

    fn value(&mut self, asked: &mut [(&G, Seat, Moves<G>)]) -> Outcome<Option<Vec<PerSeat<f32>>>> {
        let (values, weights) = self.call(asked)?;
        if let Some(weights) = weights {
            for (index, (_, _, moves)) in asked.iter_mut().enumerate() {
                let row = weights.row(index);
                moves.weigh(|one| {
                    let first = one.actions.first();
                    let number = first.and_then(|&action| G::actions().number(action));
                    number.map_or(0.0, |number| row[number].max(0.0))
                });
            }
        }
        let Some(values) = values else { return Ok(None) };
        if let Some(bad) = values.cells.iter().find(|cell| !VALUES.contains(cell)) {
            return Err(Fault::Array {
                message: format!("`evaluator` must return shares of the win, 0 to 1, not {bad}"),
            });
        }
        let payoffs = asked.iter().enumerate().map(|(index, (state, seat, _))| {
            let mut payoff = PerSeat::default();
            // A row begins with the seat that is asked.
            for (&value, one) in values.row(index).iter().zip(seat.clockwise(state.seat_count())) {
                payoff[one] = value.clamp(0.0, 1.0);
            }
            payoff
        });
        Ok(Some(payoffs.collect()))
    }
}

/// Every decision on its own, with the game's own estimates: what a search with weights from outside goes through.
pub struct Stepwise<G: Game, F> {
    rules: Blind<G>,
    inner: F,
}

impl<G: Game, F> Stepwise<G, F> {
    /// With these estimates.
    pub fn new(inner: F) -> Self {
        Self {
            rules: Blind::default(),
            inner,
        }
    }
}

impl<G: Game, F: Guide<G>> Guide<G> for Stepwise<G, F> {
    fn sit(&mut self, seat: Seat) {
        self.inner.sit(seat);
    }

    fn begin(&mut self, state: &G) {
        self.inner.begin(state);
    }

    fn moves(&mut self, state: &G, seat: Seat, moves: &mut Moves<G>) {
        self.rules.moves(state, seat, moves);
    }

    fn settle(&mut self, state: &mut G, random: &mut FastRandom) -> bool {
        self.rules.settle(state, random)
    }

    fn evaluate(&mut self, state: &G, random: &mut FastRandom) -> PerSeat<f32> {
        self.inner.evaluate(state, random)
    }

    fn result(&mut self, state: &G) -> PerSeat<f32> {
        self.rules.result(state)
    }
}
