//! What happens while games are played.

use std::ops::ControlFlow;

use bots::arena::{BlockId, Played, Results, Schedule, Sprt, SprtState, Verdict, Watcher, excess};
use words::Words;

use super::lines::ResultsFile;
use super::plan_file::PlanFile;
use super::progress::Progress;
use super::records::Records;

/// The outcome of all games.
pub struct Ended {
    /// The games.
    pub results: Results,
    /// The state of the sequential test, if there is one, after every block that it saw.
    pub path: Vec<SprtState>,
    /// Games of the plan that were not played, unless the test made them unnecessary.
    pub left: i64,
}

/// Writes games to the file, counts them, and runs the test.
pub struct Live<'a> {
    words: &'a Words,
    schedule: &'a Schedule,
    results: Results,
    done: u64,
    file: Option<&'a mut ResultsFile>,
    records: Option<Records>,
    progress: Option<Progress<'a>>,
    test: Option<Test>,
    failure: Option<String>,
}

/// The test takes blocks in the order of the plan, whatever order they end in, so its verdict depends only
/// on the plan, and quick games don't come first.
struct Test {
    sprt: Sprt,
    next: Vec<BlockId>,
    path: Vec<SprtState>,
}

impl<'a> Live<'a> {
    /// Goes on from these results.
    pub fn new(
        words: &'a Words,
        plan: &PlanFile,
        schedule: &'a Schedule,
        results: Results,
        file: Option<&'a mut ResultsFile>,
        records: Option<Records>,
    ) -> Self {
        let test = plan.sprt.map(|sprt| {
            let tables = 0..schedule.plan().tables.len();
            let seats = tables.clone().map(|table| schedule.seat_count(table));
            let blocks = (0..schedule.plan().blocks).rev().flat_map(|block| {
                let id = move |table| BlockId {
                    block,
                    table,
                    lineup: 0,
                };
                tables.clone().rev().map(id)
            });
            Test {
                sprt: Sprt::new(sprt.rule(), seats),
                next: blocks.collect(),
                path: Vec::new(),
            }
        });
        let mut live = Self {
            words,
            schedule,
            done: results.game_count(),
            results,
            file,
            records,
            progress: None,
            test,
            failure: None,
        };
        live.go_on_testing();
        live
    }

    /// Shows a progress bar.
    pub fn show_progress(&mut self, shown: bool) {
        self.progress = shown.then(|| Progress::new(self.words, self.schedule.game_count(), self.done));
    }

    /// Whether there is anything left to play.
    pub fn is_open(&self) -> bool {
        self.failure.is_none() && !self.is_decided() && self.done < self.schedule.game_count()
    }

    fn is_decided(&self) -> bool {
        (self.test.as_ref()).is_some_and(|test| test.sprt.state().verdict != Verdict::Open)
    }

    fn go_on_testing(&mut self) {
        let Some(test) = &mut self.test else { return };
        while test.sprt.state().verdict == Verdict::Open
            && let Some(&id) = test.next.last()
            && let Some(games) = self.results.block(id)
        {
            test.path.push(test.sprt.add(excess(games, 0)));
            test.next.pop();
        }
    }

    /// The outcome, or an error if the games could not be written.
    pub fn end(self) -> Result<Ended, String> {
        if let Some(progress) = &self.progress {
            progress.clear();
        }
        let is_decided = self.is_decided();
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(Ended {
                results: self.results,
                path: self.test.map(|test| test.path).unwrap_or_default(),
                left: match is_decided {
                    true => 0,
                    false => (self.schedule.game_count() - self.done) as i64,
                },
            }),
        }
    }
}

impl Watcher for Live<'_> {
    fn played(&mut self, mut game: Played) -> ControlFlow<()> {
        if let (Some(records), Some(record)) = (&self.records, game.record.take())
            && let Err(failure) = records.write(&game, &record)
        {
            self.failure = Some(failure);
        }
        if let Some(file) = &mut self.file
            && let Err(failure) = file.append(&game, self.words)
        {
            self.failure = Some(failure);
        }
        self.done += 1;
        if self.results.add(self.schedule, game).is_some() {
            self.go_on_testing();
        }
        match self.is_open() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    }

    fn tick(&mut self) {
        if let Some(progress) = &mut self.progress {
            progress.draw(self.done);
        }
    }
}
