//! The arena: our bots and functions of the caller at the tables of a plan.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use ::bots::arena::{
    BlockId, Lineups, Plan, Played, Results, Schedule, Sprt, SprtRule, Summary, Table, TableOf, TablePlan,
    Verdict, Watcher, excess, ratings, run,
};
use ::bots::arena::{Entrant, Job};
use protocol::{GameId, of_game};
use pyo3::prelude::*;

use crate::fault::{Fault, Outcome, guard, signals};
use crate::spec::Playable;

mod entrant;
mod lines;
mod told;

use entrant::{Seatable, Who};

/// What is to be played, and by whom.
#[pyclass(module = "meseta", frozen)]
pub struct Arena {
    schedule: Schedule,
    tables: Vec<Box<dyn Table>>,
}

/// A table of the plan as Python gives it: the game, and the setup as JSON.
type Asked = (String, String);

/// The table, and what the plan says of it.
fn table<G: Playable>(setup: &str, who: &[Who]) -> Outcome<(TablePlan, Box<dyn Table>)> {
    let bad = |message: String| Fault::Setup {
        message,
        reason: None,
    };
    let json = serde_json::from_str(setup).map_err(|error| bad(error.to_string()))?;
    let game = protocol::AnyGame::new(G::GAME, &json)?;
    let playing = G::playing(&game).ok_or_else(|| bad("the setup belongs to another game".to_owned()))?;
    let setup = playing.record().setup.clone();
    let entrants = who
        .iter()
        .map(|who| Seatable::entrant::<G>(who))
        .collect::<Outcome<Vec<Box<dyn Entrant<G>>>>>()?;
    let line = setup.to_string();
    let table = TableOf::<G>::new(setup, entrants).map_err(|error| bad(error.to_string()))?;
    let plan = TablePlan {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        setup: line,
        seat_count: table.seat_count(),
    };
    Ok((plan, Box::new(table)))
}

/// Collects the games, and lets the interpreter look after its signals now and then.
struct Watched {
    games: Vec<Played>,
    interrupted: Option<PyErr>,
}

impl Watcher for Watched {
    fn played(&mut self, game: Played) -> ControlFlow<()> {
        self.games.push(game);
        match self.interrupted {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    }

    fn tick(&mut self) {
        if self.interrupted.is_none() {
            self.interrupted = signals().err();
        }
    }
}

impl Arena {
    /// Plays the blocks with these numbers.
    fn blocks(&self, first: u64, end: u64, threads: usize) -> Outcome<Vec<Played>> {
        let mut watched = Watched {
            games: Vec::new(),
            interrupted: None,
        };
        let is_done = |job: Job| !(first..end).contains(&job.block);
        // Set by nobody: a signal ends the run when the games in progress are over.
        let stop = AtomicBool::new(false);
        run(
            &self.schedule,
            &self.tables,
            threads,
            is_done,
            &stop,
            &mut watched,
        );
        stop.store(true, Ordering::Relaxed);
        if let Some(interrupted) = watched.interrupted {
            return Err(Fault::Raised(interrupted));
        }
        watched.games.sort_by_key(|game| game.job);
        Ok(watched.games)
    }

    fn results(&self, lines: &[String]) -> Outcome<Results> {
        let mut results = Results::default();
        for line in lines.iter().flat_map(|lines| lines.lines()) {
            let game = lines::read(line, &self.schedule)?;
            if !results.has(game.job) {
                results.add(&self.schedule, game);
            }
        }
        Ok(results)
    }
}

#[pymethods]
impl Arena {
    #[new]
    fn new(
        tables: Vec<Asked>,
        entrants: Vec<Bound<'_, PyAny>>,
        seed: u64,
        lineups: &str,
        blocks: u64,
        candidate: bool,
    ) -> PyResult<Self> {
        let who: Vec<Who> = entrants.iter().map(Who::of).collect::<PyResult<_>>()?;
        let bad = |message: String| Fault::Arena { message };
        let make = || {
            let lineups: Lineups = lineups.parse().map_err(bad)?;
            let mut plans = Vec::new();
            let mut made = Vec::new();
            for (game, setup) in &tables {
                let game: GameId = crate::table::id(game)?;
                let (plan, table) = of_game!(game, State => table::<State>(setup, &who))?;
                plans.push(plan);
                made.push(table);
            }
            let plan = Plan {
                seed,
                entrant_count: who.len(),
                tables: plans,
                lineups,
                candidate: candidate.then_some((0, 1)),
                blocks,
            };
            let schedule = Schedule::new(plan).map_err(|error| bad(error.to_string()))?;
            Ok(Self {
                schedule,
                tables: made,
            })
        };
        Ok(guard(make)?)
    }

    /// The setup lines of the tables, with their numbers of seats.
    #[getter]
    fn setups(&self) -> Vec<(String, String, usize)> {
        let tables = &self.schedule.plan().tables;
        let row = |table: &TablePlan| (table.game.clone(), table.setup.clone(), table.seat_count);
        tables.iter().map(row).collect()
    }

    /// How many games one block number stands for.
    #[getter]
    fn games_per_block(&self) -> usize {
        self.schedule.games_per_block()
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> u64 {
        self.schedule.game_count()
    }

    /// The games of these blocks as lines.
    fn play(&self, py: Python<'_>, first: u64, end: u64, threads: usize) -> PyResult<String> {
        let played = py.detach(|| guard(|| self.blocks(first, end, threads)))?;
        Ok(guard(|| lines::write(&played))?)
    }

    /// The columns of the games, as JSON.
    fn columns(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<String> {
        Ok(py.detach(|| guard(|| told::columns(&self.schedule, &self.results(&lines)?)))?)
    }

    /// The results as JSON: all tables together first, then each.
    fn summary(&self, py: Python<'_>, lines: Vec<String>) -> PyResult<String> {
        let summary = || {
            let results = self.results(&lines)?;
            let blocks: Vec<(BlockId, &[Played])> = results.blocks().collect();
            let plan = self.schedule.plan();
            let rated = ratings(plan.entrant_count, &blocks, plan.seed);
            let tables = (0..plan.tables.len()).map(Some);
            let all = std::iter::once(None).chain(tables);
            let summaries: Vec<Summary> = all
                .map(|table| Summary::of(&self.schedule, &results, table))
                .collect();
            told::summary(&summaries, &rated)
        };
        Ok(py.detach(|| guard(summary))?)
    }

    /// Where a sequential test of the first entrant against the second stands after these games: the logarithm of the
    /// likelihood ratio, the verdict, and how many blocks it saw.
    fn test(
        &self,
        py: Python<'_>,
        lines: Vec<String>,
        low: f64,
        high: f64,
        alpha: f64,
        beta: f64,
    ) -> PyResult<(f64, &'static str, u64)> {
        let rule = SprtRule {
            low,
            high,
            alpha,
            beta,
        };
        let test = || {
            rule.check().map_err(|error| Fault::Arena {
                message: error.to_string(),
            })?;
            let results = self.results(&lines)?;
            let tables = 0..self.schedule.plan().tables.len();
            let mut sprt = Sprt::new(rule, tables.map(|table| self.schedule.seat_count(table)));
            for (_, games) in results.blocks() {
                sprt.add(excess(games, 0));
            }
            let state = sprt.state();
            let verdict = match state.verdict {
                Verdict::Open => "open",
                Verdict::H0 => "h0",
                Verdict::H1 => "h1",
            };
            Ok((state.ratio, verdict, state.blocks))
        };
        Ok(py.detach(|| guard(test))?)
    }

    fn __repr__(&self) -> String {
        let plan = self.schedule.plan();
        format!(
            "<meseta.Arena of {} entrants, {} games, seed {}>",
            plan.entrant_count,
            self.schedule.game_count(),
            plan.seed
        )
    }
}
