//! `cargo test-all`: every check, one after the other, and a summary.
//!
//! A check whose tools are missing is skipped with a line that says how to get them; where the
//! variable `CI` is `true`, it fails instead.

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::process::{cargo, find, run, typed, version};
use crate::{bare, instructions, release, web};

/// How a step ended.
enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

/// The steps so far.
struct Steps {
    ci: bool,
    ended: Vec<(&'static str, Outcome)>,
}

impl Steps {
    /// Runs one step under its header line.
    fn step(&mut self, name: &'static str, what: &str, work: impl FnOnce() -> Result<(), String>) -> bool {
        println!("\n== {name}: {what}");
        let start = Instant::now();
        let outcome = match work() {
            Ok(()) => Outcome::Passed,
            Err(reason) => Outcome::Failed(reason),
        };
        if let Outcome::Failed(reason) = &outcome {
            println!("FAILED: {reason}");
        }
        println!("-- {name}: {:.0} s", start.elapsed().as_secs_f32());
        let passed = matches!(outcome, Outcome::Passed);
        self.ended.push((name, outcome));
        passed
    }

    /// Runs one command as a step.
    fn command(&mut self, name: &'static str, mut command: Command) -> bool {
        let what = typed(&command);
        self.step(name, &what, || run(&mut command))
    }

    /// Leaves out a step whose tools are missing; on CI that is a failure.
    fn skip(&mut self, name: &'static str, reason: &str) {
        println!("\n== {name}: skipped: {reason}");
        let outcome = match self.ci {
            true => Outcome::Failed(reason.to_owned()),
            false => Outcome::Skipped(reason.to_owned()),
        };
        self.ended.push((name, outcome));
    }

    /// Names what failed and what was skipped, and counts.
    fn summary(&self) -> ExitCode {
        println!("\n== summary");
        for (name, outcome) in &self.ended {
            match outcome {
                Outcome::Passed => {}
                Outcome::Failed(reason) => println!("failed   {name}: {reason}"),
                Outcome::Skipped(reason) => println!("skipped  {name}: {reason}"),
            }
        }
        let count =
            |wanted: fn(&Outcome) -> bool| self.ended.iter().filter(|(_, outcome)| wanted(outcome)).count();
        let passed = count(|outcome| matches!(outcome, Outcome::Passed));
        let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
        println!("{passed} passed, {failed} failed");
        match failed {
            0 => ExitCode::SUCCESS,
            _ => ExitCode::FAILURE,
        }
    }
}

/// Runs every check.
pub fn test_all() -> ExitCode {
    let mut steps = Steps {
        ci: std::env::var("CI").is_ok_and(|value| value == "true"),
        ended: Vec::new(),
    };
    steps.command("formatting", cargo(["fmt", "--all", "--check"]));
    steps.command(
        "clippy",
        cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    );
    let web_built = web_checks(&mut steps);
    steps.command("rust tests", cargo(["test", "--workspace", "--quiet"]));
    steps.step(
        "no standard library",
        "the rules crates with core and alloc alone",
        bare::check,
    );
    docs(&mut steps);
    instruction_counts(&mut steps);
    browser_tests(&mut steps, web_built);
    steps.summary()
}

/// Everything about the web client that needs no server; says whether the client was built.
fn web_checks(steps: &mut Steps) -> bool {
    if let Err(reason) = web::node() {
        steps.skip("web client", &reason);
        return false;
    }
    if (steps.ci || web::packages_are_old()) && !steps.command("web packages", web::npm_ci()) {
        return false;
    }
    steps.command("svelte-check", web::npm(&["run", "check"]));
    steps.command("eslint", web::npm(&["run", "lint"]));
    steps.command("prettier", web::npm(&["run", "format:check"]));
    // Among the whole workspace, as below. The web unit tests read what this one writes.
    steps.command(
        "sentences for the page",
        cargo(["test", "--workspace", "--quiet", "--test", "page"]),
    );
    steps.command("web unit tests", web::npm(&["run", "test"]));
    steps.command("web build", web::npm(&["run", "build"]))
}

/// The book with its links, and the documentation in the code.
fn docs(steps: &mut Steps) {
    // Among the whole workspace, because a build of this package alone would compile its dependencies anew.
    steps.command("book", cargo(["test", "--quiet", "--workspace", "--bin", "book"]));
    let mut rustdoc = cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    steps.command("rustdoc", rustdoc);
}

fn instruction_counts(steps: &mut Steps) {
    match version("valgrind") {
        Some(_) => drop(steps.step(
            "instructions",
            "random games under callgrind",
            instructions::compare,
        )),
        None => steps.skip(
            "instructions",
            "valgrind was not found (apt-get install valgrind)",
        ),
    }
}

/// The whole client against the real server.
fn browser_tests(steps: &mut Steps, web_built: bool) {
    let name = "browser tests";
    if !web_built {
        steps.skip(name, "they need the web client, which was not built");
        return;
    }
    let Some(browser) = chromium() else {
        steps.skip(
            name,
            "Chromium was not found (apt-get install chromium, or name it in CHROMIUM)",
        );
        return;
    };
    if !steps.command("release build", release::command()) {
        steps.skip(name, "they need the release binary, which was not built");
        return;
    }
    let mut tests = web::npm(&["run", "e2e"]);
    tests
        .env("MESETA_BIN", release::binary())
        .env("CHROMIUM", browser);
    steps.command(name, tests);
}

/// Where Chromium or Chrome is: the variable `CHROMIUM`, or the usual names on the path.
fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["chromium", "chromium-browser", "google-chrome"];
    named.or_else(|| usual.into_iter().find_map(find))
}
