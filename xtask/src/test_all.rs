//! `cargo test-all`: every check, in parallel where the machine has capacity, and a summary.
//!
//! A check whose tools are missing is skipped with a line that says how to get them; if the variable `CI` is
//! `true`, it fails instead.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use std::{io, thread};

use crate::process::{cargo, find, giving_way, run, target, typed, version};
use crate::{bare, instructions, python, web};

/// How a step ended.
enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

/// The steps so far. Several may run at a time: a command's output goes into a file and is shown when it has
/// ended.
struct Steps {
    ci: bool,
    ended: Mutex<Vec<(&'static str, Outcome)>>,
}

impl Steps {
    fn new() -> Self {
        Self {
            ci: std::env::var("CI").is_ok_and(|value| value == "true"),
            ended: Mutex::new(Vec::new()),
        }
    }

    /// Runs one step; its lines are shown together when it has ended.
    fn step(&self, name: &'static str, what: &str, work: impl FnOnce() -> Result<String, Broken>) -> bool {
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
    fn command(&self, name: &'static str, command: Command) -> bool {
        let what = typed(&command);
        self.step(name, &what, || said(name, command))
    }

    /// Skips a step whose tools are missing; on CI that is a failure.
    fn skip(&self, name: &'static str, reason: &str) {
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
    fn summary(&self) -> ExitCode {
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
struct Broken {
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
fn said(name: &str, mut command: Command) -> Result<String, Broken> {
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

/// Runs the checks of the Python package.
pub fn python_alone() -> ExitCode {
    let steps = Steps::new();
    python_package(&steps);
    steps.summary()
}

/// Runs every check. The page is built first, since the program carries it. What cargo builds for the tests is
/// built in parallel with the checks that need Node or another folder. The browser tests wait for pages and for
/// bots a good part of their time, so the Rust tests run meanwhile, and give way to them. Tests of the command that
/// measures a server run last, with nothing beside them.
pub fn test_all() -> ExitCode {
    let steps = Steps::new();
    let start = Instant::now();
    steps.command("formatting", cargo(["fmt", "--all", "--check"]));
    let web = web_build(&steps);
    thread::scope(|scope| {
        scope.spawn(|| {
            if web.has_packages {
                web_checks(&steps);
            }
            no_std(&steps);
            instruction_counts(&steps);
            python_package(&steps);
        });
        let program_built = rust_builds(&steps);
        scope.spawn(|| rust_tests(&steps, web.has_packages));
        browser_tests(&steps, web.is_built, program_built);
    });
    let measuring = ["test", "--workspace", "--quiet", "--test", "load"];
    steps.command("load command", cargo(measuring));
    println!("\ntotal: {:.0} s", start.elapsed().as_secs_f32());
    steps.summary()
}

/// Which parts of the page are available.
struct Web {
    has_packages: bool,
    is_built: bool,
}

/// Builds the page.
fn web_build(steps: &Steps) -> Web {
    let mut web = Web {
        has_packages: false,
        is_built: false,
    };
    if let Err(reason) = web::node() {
        steps.skip("web client", &reason);
        return web;
    }
    let are_old = steps.ci || web::packages_are_old();
    web.has_packages = !are_old || steps.command("web packages", web::npm_ci());
    web.is_built = web.has_packages && steps.command("web build", web::npm(&["run", "build"]));
    web
}

/// Checks that need only the page's sources.
fn web_checks(steps: &Steps) {
    steps.command("svelte-check", web::npm(&["run", "check"]));
    steps.command("eslint", web::npm(&["run", "lint"]));
    steps.command("prettier", web::npm(&["run", "format:check"]));
}

/// What cargo tests, and what it compiles for it: not the examples and benches, which clippy checks; doc tests
/// have a run of their own.
const TESTS: [&str; 7] = [
    "test",
    "--workspace",
    "--quiet",
    "--no-fail-fast",
    "--lib",
    "--bins",
    "--tests",
];

/// The checks that cargo builds with one profile in one folder, and the tests of the program with one more game;
/// returns whether the program was built.
fn rust_builds(steps: &Steps) -> bool {
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    steps.command("clippy", cargo(clippy));
    // A program with one more game, built before the one that is tested takes its place. As it is built from
    // the whole workspace, it shares with the tests everything below the list of games.
    let example = [
        "test",
        "--workspace",
        "--quiet",
        "--features",
        "meseta/toy-game",
        "--test",
        "toy_game",
    ];
    steps.command("a third game", cargo(example));
    // No program or list of sentences from an earlier build may be tested instead of this build's.
    let _ = fs::remove_file(program());
    let _ = fs::remove_file(target().join("tmp/said.json"));
    let only_built = TESTS.into_iter().chain(["--no-run"]);
    steps.command("compiling the tests", cargo(only_built)) && program().is_file()
}

/// Runs the tests, giving way to the browser. They include those of the book: that it builds, and that its links
/// lead somewhere. The unit tests of the page compare it with the terminal's sentences, which a test writes down,
/// so they come afterwards.
fn rust_tests(steps: &Steps, has_packages: bool) {
    let measuring = [
        "--",
        "--skip",
        "a_short_load_reports_what_it_measured",
        "--skip",
        "a_rate_is_kept_and_the_data_file_stays_where_it_was_asked_for",
    ];
    steps.command(
        "rust tests",
        giving_way(cargo(TESTS.into_iter().chain(measuring))),
    );
    let in_docs = ["test", "--workspace", "--quiet", "--no-fail-fast", "--doc"];
    steps.command("examples in docs", giving_way(cargo(in_docs)));
    if has_packages {
        steps.command("web unit tests", giving_way(web::npm(&["run", "test"])));
    }
    let mut rustdoc = cargo(["doc", "--workspace", "--no-deps", "--quiet"]);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    steps.command("rustdoc", giving_way(rustdoc));
}

/// The program as the tests use it, with debug assertions.
fn program() -> PathBuf {
    target().join(format!("debug/meseta{}", std::env::consts::EXE_SUFFIX))
}

fn no_std(steps: &Steps) {
    let what = "the rules crates with core and alloc alone";
    steps.step("no standard library", what, || {
        said("no standard library", bare::command()?)
    });
}

fn instruction_counts(steps: &Steps) {
    let name = "instructions";
    match version("valgrind") {
        Some(_) => drop(steps.step(name, "random games under callgrind", || {
            instructions::compare()?;
            Ok(String::new())
        })),
        None => steps.skip(name, "valgrind was not found (apt-get install valgrind)"),
    }
}

/// The Python package: a wheel built with a profile that compiles quickly, tested in an environment below `target/`.
fn python_package(steps: &Steps) {
    let name = "python";
    if let Err(reason) = python::environment() {
        steps.skip(name, &reason);
        return;
    }
    let list = "requirements-test.txt";
    if let Some(command) = python::install(list) {
        if !steps.command("python packages", command) {
            return;
        }
        python::remember(list);
    }
    steps.command("python formatting", python::crate_cargo(&["fmt", "--check"]));
    let clippy = ["clippy", "--quiet", "--all-targets", "--", "-D", "warnings"];
    steps.command("python clippy", python::crate_cargo(&clippy));
    let built = steps.step("python wheel", "the package, compiled quickly", || {
        said("python wheel", python::build("dev")?)?;
        said("python wheel", python::install_wheel("dev")?)
    });
    if built {
        steps.command("python tests", python::module(&["pytest", "--quiet"]));
        steps.command(
            "mypy",
            python::module(&["mypy", "--strict", "python/meseta", "tests"]),
        );
        steps.command(
            "python stubs",
            python::module(&[
                "mypy.stubtest",
                "meseta._core",
                "--mypy-config-file",
                "pyproject.toml",
            ]),
        );
    }
}

/// The whole client against the real server.
fn browser_tests(steps: &Steps, web_built: bool, program_built: bool) {
    let name = "browser tests";
    if !web_built || !program_built {
        steps.skip(
            name,
            "they need the web client and the program, which were not built",
        );
        return;
    }
    let Some(browser) = chromium() else {
        steps.skip(
            name,
            "Chromium was not found (apt-get install chromium, or name it in CHROMIUM)",
        );
        return;
    };
    let mut tests = web::npm(&["run", "e2e"]);
    tests.env("MESETA_BIN", program()).env("CHROMIUM", browser);
    steps.command(name, tests);
}

/// Where Chromium or Chrome is: the variable `CHROMIUM`, or the usual names on the path.
fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    // The shell without a window is the same browser, and takes a fifth less of the processor.
    let usual = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ];
    named.or_else(|| usual.into_iter().find_map(find))
}
