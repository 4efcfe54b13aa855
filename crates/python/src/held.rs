//! A game of known rules with its history.

use std::any::Any;
use std::sync::Arc;

use bots::analysis::{self, Analysed};
use learning::{Layout, Learnable, Reward};
use protocol::{GameId, Listed, Playing};
use serde::Serialize;
use tabletop::{Entry, FastRandom, Game, PerSeat, Record, Score, Seat, Turn, pick};

use crate::batch::{Games, Lanes};
use crate::bytes::Packed;
use crate::fault::{Fault, Outcome};
use crate::hints::{Hint, Work};
use crate::review::{Judged, effort, review};
use crate::table::{Named, Table};

/// A game of known rules with its history: entries that can be taken back.
#[derive(Clone)]
pub struct Held<G: Game> {
    start: Arc<Start<G>>,
    state: G,
    entries: Vec<Entry<G>>,
    /// How many of the entries are chance outcomes.
    draws: u64,
}

/// Where the history begins.
struct Start<G: Game> {
    state: G,
    setup: G::Setup,
    from_position: bool,
}

impl<G: Listed + Learnable> Held<G> {
    /// The game as it is now, without what was undone.
    pub fn of(playing: &Playing<G>) -> Self {
        let record = playing.record();
        let standing = record.standing().unwrap_or_default();
        let start = Start {
            state: playing.start().clone(),
            setup: record.setup.clone(),
            from_position: playing.is_from_position(),
        };
        let mut held = Self {
            state: start.state.clone(),
            start: Arc::new(start),
            entries: Vec::new(),
            draws: 0,
        };
        for place in standing {
            held.follow(record.entries[place].clone());
        }
        held
    }

    /// The state in which the history begins.
    pub fn beginning_state(&self) -> &G {
        &self.start.state
    }

    /// The state now.
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// Carries out an entry that is legal here.
    fn follow(&mut self, entry: Entry<G>) {
        match &entry {
            Entry::Seat(seat, action) => self.state.apply_unchecked(*seat, *action, &mut ()),
            Entry::Chance(outcome) => {
                self.state.resolve_unchecked(*outcome, &mut ());
                self.draws += 1;
            }
            Entry::Undo { .. } => return,
        }
        self.entries.push(entry);
    }

    fn seat(&self, number: usize) -> Outcome<Seat> {
        let seats = self.state.seat_count();
        Seat::try_new(number)
            .filter(|seat| seat.index() < seats)
            .ok_or(Fault::Seat {
                seat: number as i64,
                seats,
            })
    }

    /// The seat that is named, or the first that is asked; if none is, seat 0, whose actions are then refused.
    fn acting(&self, seat: Option<usize>) -> Outcome<Seat> {
        match (seat, self.state.turn()) {
            (Some(number), _) => self.seat(number),
            (None, Turn::Seats(seats)) => Ok(seats.first().unwrap_or(Seat::FIRST)),
            (None, Turn::Chance | Turn::Over) => Ok(Seat::FIRST),
        }
    }

    /// The action of this number or line.
    pub fn action(named: &Named) -> Outcome<G::Action> {
        let found = match named {
            Named::Number(number) => usize::try_from(*number)
                .ok()
                .and_then(|number| G::actions().get(number)),
            Named::Line(line) => line.parse().ok(),
        };
        found.ok_or_else(|| Fault::UnknownAction { action: named.said() })
    }

    fn refused(&self, seat: Seat, action: G::Action, refusal: G::Refusal) -> Fault {
        Fault::Illegal {
            seat: seat.index(),
            action: action.to_string(),
            reason: serde_json::to_string(&refusal).unwrap_or_default(),
            is_over: self.state.turn() == Turn::Over,
        }
    }

    /// The outcome that this seed draws here: it depends on the seed and on how many draws came before.
    fn drawn(&self, seed: u64) -> G::Outcome {
        let mut random = FastRandom::new(seed ^ self.draws.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut outcomes = Vec::with_capacity(16);
        self.state.outcomes(&mut outcomes);
        pick(&outcomes, &mut random)
    }

    fn not_chance() -> Fault {
        Fault::Chance {
            message: "the game does not wait for chance".to_owned(),
        }
    }

    fn outcome(&self, named: &Named) -> Outcome<G::Outcome> {
        let found = match named {
            Named::Number(number) => {
                let number = usize::try_from(*number).ok();
                number.and_then(|number| G::outcome_numbers().get(number))
            }
            Named::Line(line) => line.parse().ok(),
        };
        let mut possible = Vec::new();
        self.state.outcomes(&mut possible);
        let is_possible = |outcome: &G::Outcome| possible.iter().any(|one| one.outcome == *outcome);
        found.filter(is_possible).ok_or_else(|| Fault::Chance {
            message: format!("chance can't bring {} now", named.said()),
        })
    }

    /// A game that begins with this state, without a history.
    pub fn beginning(state: G, setup: G::Setup) -> Self {
        let start = Start {
            state: state.clone(),
            setup,
            from_position: true,
        };
        Self {
            start: Arc::new(start),
            state,
            entries: Vec::new(),
            draws: 0,
        }
    }
}

/// Writes a part of a game.
fn json(part: &impl Serialize) -> Outcome<String> {
    serde_json::to_string(part).map_err(|error| Fault::Inside {
        message: error.to_string(),
    })
}

impl<G: Listed + Learnable + Analysed> Table for Held<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn setup(&self) -> String {
        serde_json::to_string(&G::write_setup(&self.start.setup)).unwrap_or_default()
    }

    fn seats(&self) -> usize {
        self.state.seat_count()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn length(&self) -> usize {
        self.entries.len()
    }

    fn round(&self) -> u8 {
        self.state.round()
    }

    fn action_count(&self) -> usize {
        Learnable::action_count(&self.state)
    }

    fn legal(&self, seat: Option<usize>, take: &mut dyn FnMut(usize)) -> Outcome<()> {
        let seat = self.acting(seat)?;
        let mut actions = Vec::with_capacity(48);
        if self.state.turn().asks(seat) {
            self.state.legal(seat, &mut actions);
        }
        let numbers = G::actions();
        for action in actions {
            let number = numbers.number(action).ok_or_else(|| Fault::Inside {
                message: format!("`{action}` has no number"),
            })?;
            take(number);
        }
        Ok(())
    }

    fn apply(&mut self, seat: Option<usize>, action: &Named) -> Outcome<()> {
        let seat = self.acting(seat)?;
        let action = Self::action(action)?;
        self.state
            .check(seat, action)
            .map_err(|refusal| self.refused(seat, action, refusal))?;
        // On a copy, so that nothing is left half done if the rules panic.
        let mut after = self.state.clone();
        after.apply_unchecked(seat, action, &mut ());
        self.state = after;
        self.entries.push(Entry::Seat(seat, action));
        Ok(())
    }

    fn layout(&self) -> Layout {
        Learnable::layout(&self.state)
    }

    fn observe(&self, seat: usize, cells: &mut [f32]) -> Outcome<()> {
        self.state.fill_observation(self.seat(seat)?, cells);
        Ok(())
    }

    fn batch(&self, count: usize, seed: u64, reward: Reward) -> Box<dyn Games> {
        Box::new(Lanes::new(self.start.state.clone(), count, seed, reward))
    }

    fn hints(&self, seat: Option<usize>, work: Work) -> Outcome<Vec<Hint>> {
        let seat = self.acting(seat)?;
        let effort = effort(work, G::HINT);
        let seats = self.state.seat_count();
        let numbered = |action: &G::Action| {
            G::actions().number(*action).ok_or_else(|| Fault::Inside {
                message: format!("`{action}` has no number"),
            })
        };
        let shown = |hint: analysis::Hint<G::Action>| {
            Ok(Hint {
                actions: hint.actions.iter().map(numbered).collect::<Outcome<_>>()?,
                names: hint.actions.iter().map(ToString::to_string).collect(),
                shares: hint.shares.first(seats).to_vec(),
                gains: hint
                    .gains
                    .iter()
                    .map(|(measure, count)| (measure.key(), count))
                    .collect(),
                promise: hint.promise,
            })
        };
        if !self.state.turn().asks(seat) {
            return Ok(Vec::new());
        }
        let view = self.state.watched(Some(seat));
        let best = analysis::hints::<G>(seat, &view, effort, &|| false);
        best.unwrap_or_default().into_iter().map(shown).collect()
    }

    fn review(&self, work: [Work; 2]) -> Outcome<Vec<Judged>> {
        let mut record = Record::<G>::new(self.start.setup.clone());
        record.entries.clone_from(&self.entries);
        review(&self.start.state, &record, work)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn outcomes(&self) -> Outcome<Vec<(usize, f64)>> {
        let mut outcomes = Vec::new();
        if self.state.turn() == Turn::Chance {
            self.state.outcomes(&mut outcomes);
        }
        let total: f64 = outcomes.iter().map(|one| f64::from(one.weight)).sum();
        let numbers = G::outcome_numbers();
        let numbered = outcomes.into_iter().map(|one| {
            let number = numbers.number(one.outcome).ok_or_else(|| Fault::Inside {
                message: format!("`{}` has no number", one.outcome),
            })?;
            Ok((number, f64::from(one.weight) / total))
        });
        numbered.collect()
    }

    fn chance(&mut self, outcome: Option<&Named>, seed: u64) -> Outcome<usize> {
        if self.state.turn() != Turn::Chance {
            return Err(Self::not_chance());
        }
        let outcome = match outcome {
            Some(named) => self.outcome(named)?,
            None => self.drawn(seed),
        };
        let number = G::outcome_numbers()
            .number(outcome)
            .ok_or_else(|| Fault::Inside {
                message: format!("`{outcome}` has no number"),
            })?;
        let mut after = self.state.clone();
        after.resolve_unchecked(outcome, &mut ());
        self.state = after;
        self.entries.push(Entry::Chance(outcome));
        self.draws += 1;
        Ok(number)
    }

    fn chance_all(&mut self, seed: u64) -> Outcome<()> {
        while self.state.turn() == Turn::Chance {
            self.chance(None, seed)?;
        }
        Ok(())
    }

    fn undo(&mut self, count: usize) -> Outcome<()> {
        let possible = self.entries.len();
        let left = possible
            .checked_sub(count)
            .ok_or(Fault::Undo { count, possible })?;
        let mut earlier = Self {
            start: Arc::clone(&self.start),
            state: self.start.state.clone(),
            entries: Vec::with_capacity(possible),
            draws: 0,
        };
        for entry in &self.entries[..left] {
            earlier.follow(entry.clone());
        }
        *self = earlier;
        Ok(())
    }

    fn undo_decisions(&mut self, count: usize) -> Outcome<()> {
        let decisions =
            || (0..self.entries.len()).filter(|&place| matches!(self.entries[place], Entry::Seat(..)));
        let possible = decisions().count();
        let left = possible
            .checked_sub(count)
            .ok_or(Fault::Undo { count, possible })?;
        let first = decisions().nth(left).unwrap_or(self.entries.len());
        self.undo(self.entries.len() - first)
    }

    fn scores(&self) -> PerSeat<Score> {
        self.state.scores()
    }

    fn view(&self, observer: Option<usize>, counted: bool) -> Outcome<String> {
        let observer = observer.map(|number| self.seat(number)).transpose()?;
        match counted {
            true => json(&self.state.watched_view(observer)),
            false => json(&self.state.wire_view(observer)),
        }
    }

    fn position(&self) -> Outcome<String> {
        json(&self.state.write_position())
    }

    fn record(&self) -> Outcome<String> {
        if self.start.from_position {
            return Err(Fault::NoRecord);
        }
        let mut record = Record::<G>::new(self.start.setup.clone());
        record.entries.clone_from(&self.entries);
        Ok(record.to_string())
    }

    fn history(&self) -> Vec<String> {
        self.entries.iter().map(ToString::to_string).collect()
    }

    fn determinize(&self, seat: usize, seed: u64) -> Outcome<Box<dyn Table>> {
        let view = self.state.watched(Some(self.seat(seat)?));
        let state = G::determinize(&view, &mut FastRandom::new(seed));
        Ok(Box::new(Self::beginning(state, self.start.setup.clone())))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Table) -> bool {
        self.game() == other.game()
            && match (self.position(), other.position()) {
                (Ok(one), Ok(another)) => one == another,
                _ => false,
            }
    }

    fn packed(&self) -> Outcome<Packed> {
        let start = match self.start.from_position {
            true => Some(json(&self.start.state.write_position())?),
            false => None,
        };
        Ok(Packed {
            game: G::GAME,
            setup: self.setup(),
            start,
            entries: self.history(),
            seed: 0,
            auto_chance: false,
        })
    }
}
