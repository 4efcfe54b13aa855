//! The steps of a run of all checks: each with its output in one piece, and a summary.

use std::fs::{self, File};
use std::io;
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::process::{run, target, typed};

/// How a step ended.
enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

/// The steps so far. Several may run at a time: a command's output goes into a file and is shown when it has
/// ended.
pub struct Steps {
    pub ci: bool,
    ended: Mutex<Vec<(&'static str, Outcome)>>,
}

impl Steps {
    pub fn new() -> Self {
        Self {
            ci: std::env::var("CI").is_ok_and(|value| value == "true"),
            ended: Mutex::new(Vec::new()),
        }
    }

    /// Runs one step; its lines are shown together when it has ended.
    pub fn step(
        &self,
        name: &'static str,
        what: &str,
        work: impl FnOnce() -> Result<String, Broken>,
    ) -> bool {
        println!(".. {name}: {what}");
        let start = Instant::now();
        let (said, outcome) = match work() {
            Ok(said) => (said, Outcome::Passed),
            Err(Broken { said, reason }) => (said, Outcome::Failed(reason)),
        };
        let failed = match &outcome {
            Outcome::Failed(reason) => format!("FAILED: {reason}\n"),
            Outcome::Passed | Outcome::Skipped(_) => String::new(),
        };
        let seconds = start.elapsed().as_secs_f32();
        println!("\n== {name}: {what}\n{said}{failed}-- {name}: {seconds:.0} s\n");
        let passed = matches!(outcome, Outcome::Passed);
        self.end(name, outcome);
        passed
    }

    /// Runs one command as a step.
    pub fn command(&self, name: &'static str, command: Command) -> bool {
        let what = typed(&command);
        self.step(name, &what, || said(name, command))
    }

    /// Skips a step whose tools are missing; on CI that is a failure.
    pub fn skip(&self, name: &'static str, reason: &str) {
        println!("\n== {name}: skipped: {reason}");
        let outcome = match self.ci {
            true => Outcome::Failed(reason.to_owned()),
            false => Outcome::Skipped(reason.to_owned()),
        };
        self.end(name, outcome);
    }

    fn end(&self, name: &'static str, outcome: Outcome) {
        // A thread that panicked while it held the list ends the whole program at its join.
        let mut ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        ended.push((name, outcome));
    }

    /// Lists what failed and what was skipped, with counts.
    pub fn summary(&self) -> ExitCode {
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        println!("\n== summary");
        for (name, outcome) in ended.iter() {
            match outcome {
                Outcome::Passed => {}
                Outcome::Failed(reason) => println!("failed   {name}: {reason}"),
                Outcome::Skipped(reason) => println!("skipped  {name}: {reason}"),
            }
        }
        let count =
            |wanted: fn(&Outcome) -> bool| ended.iter().filter(|(_, outcome)| wanted(outcome)).count();
        let passed = count(|outcome| matches!(outcome, Outcome::Passed));
        let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
        println!("{passed} passed, {failed} failed");
        match failed {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}

/// The output of a failed step, and why it failed.
pub struct Broken {
    said: String,
    reason: String,
}

impl From<String> for Broken {
    fn from(reason: String) -> Self {
        let said = String::new();
        Self { said, reason }
    }
}

/// Runs a command to its end; returns what it printed on both of its outputs, in order.
pub fn said(name: &str, mut command: Command) -> Result<String, Broken> {
    let folder = target().join("checks");
    let path = folder.join(format!("{}.log", name.replace(' ', "-")));
    let open = || {
        fs::create_dir_all(&folder)?;
        let file = File::create(&path)?;
        Ok((file.try_clone()?, file))
    };
    let (out, err) = open().map_err(|error: io::Error| format!("{}: {error}", path.display()))?;
    let result = run(command.stdout(out).stderr(err));
    let said = String::from_utf8_lossy(&fs::read(&path).unwrap_or_default()).into_owned();
    match result {
        Ok(()) => Ok(said),
        Err(reason) => Err(Broken { said, reason }),
    }
}
