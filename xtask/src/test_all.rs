//! `cargo test-all`: every check, in parallel where the machine has capacity, and a summary.
//!
//! A check whose tools are missing is skipped with a line that says how to get them; if the variable `CI` is
//! `true`, it fails instead.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{fs, thread};

use crate::process::{cargo, find, giving_way, root, target, version};
use crate::steps::{Steps, said};
use crate::{bare, described, engine, instructions, python, web};

/// Runs the checks of the Python package.
pub fn python_alone() -> ExitCode {
    let steps = Steps::new();
    python_package(&steps);
    steps.summary()
}

/// Builds the program and asks a server whether the description of its API is true.
pub fn described_alone() -> ExitCode {
    let steps = Steps::new();
    let built = steps.command("program", cargo(["build", "--quiet", "-p", "meseta"]));
    description(&steps, built);
    steps.summary()
}

/// Runs every check. The engine for pages is compiled beside clippy, then the page is built, which takes it along, and
/// then the program, which carries the page. What cargo builds for the tests is built in parallel with the checks that
/// need Node or another folder. The browser tests wait for pages and for bots a good part of their time, so the Rust
/// tests run meanwhile, and give way to them. Tests that start servers and wait for their answers run last, with nothing
/// beside them: a server that gives way to a browser answers late.
pub fn test_all() -> ExitCode {
    let steps = Steps::new();
    let start = Instant::now();
    steps.command("formatting", cargo(["fmt", "--all", "--check"]));
    let has_packages = web_packages(&steps);
    let has_engine = thread::scope(|scope| {
        let engine = scope.spawn(|| engine_build(&steps));
        let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
        steps.command("clippy", cargo(clippy));
        let of_traces = [
            "clippy",
            "--package",
            "meseta",
            "--features",
            "traces",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ];
        steps.command("clippy of traces", cargo(of_traces));
        // A panic of that thread is shown by the scope.
        engine.join().unwrap_or(false)
    });
    let is_built = has_packages && steps.command("web build", web::npm(&["run", "build"]));
    let program_built = thread::scope(|scope| {
        scope.spawn(|| {
            if has_packages {
                web_checks(&steps);
            }
            no_std(&steps);
            supply_chain(&steps);
            instruction_counts(&steps);
            python_package(&steps);
        });
        let site = scope.spawn(|| site_build(&steps, has_packages && has_engine));
        let program_built = rust_builds(&steps);
        // A panic of that thread is shown by the scope.
        let _ = site.join();
        scope.spawn(|| rust_tests(&steps, has_packages));
        browser_tests(&steps, is_built, program_built);
        program_built
    });
    description(&steps, program_built);
    steps.command("running servers", cargo(tests_of(&RUNNING_SERVERS)));
    if has_packages && has_engine {
        // The native half are the programs whose instructions are counted.
        steps.command("speed in pages", web::npm(&["run", "playouts"]));
    }
    println!("\ntotal: {:.0} s", start.elapsed().as_secs_f32());
    steps.summary()
}

/// Installs what the page's tools need; returns whether it is there.
fn web_packages(steps: &Steps) -> bool {
    if let Err(reason) = web::node() {
        steps.skip("web client", &reason);
        return false;
    }
    let are_old = steps.ci || web::packages_are_old();
    !are_old || steps.command("web packages", web::npm_ci())
}

/// Builds the engine for pages; one of an earlier build must not be left. Returns whether it is there.
fn engine_build(steps: &Steps) -> bool {
    let name = "engine for pages";
    let _ = fs::remove_file(engine::placed());
    if let Err(reason) = engine::has_library() {
        steps.skip(name, &reason);
        return false;
    }
    steps.step(name, "rules, bots and tables as WebAssembly", || {
        let built = said(name, engine::compile())?;
        engine::place()?;
        Ok(built)
    })
}

/// Builds the site that the browser tests visit without a network; one of an earlier build must not be left.
fn site_build(steps: &Steps, has_parts: bool) {
    let _ = fs::remove_dir_all(web::folder().join("dist-site"));
    if has_parts {
        steps.command("site", web::npm(&["run", "build:site"]));
    }
}

/// Checks that need only the page's sources.
fn web_checks(steps: &Steps) {
    steps.command("svelte-check", web::npm(&["run", "check"]));
    steps.command("eslint", web::npm(&["run", "lint"]));
    steps.command("prettier", web::npm(&["run", "format:check"]));
}

/// The tests of a running server, by what cargo calls them.
const RUNNING_SERVERS: [&str; 4] = ["load", "nodes", "programs", "serve"];

/// The tests of the program with features that it does not have by default.
const WITH_FEATURES: [&str; 2] = ["toy_game", "traces"];

/// The arguments for cargo that run these test targets.
fn tests_of(names: &[impl AsRef<str>]) -> Vec<String> {
    let chosen = names
        .iter()
        .flat_map(|name| ["--test".to_owned(), name.as_ref().to_owned()]);
    let arguments = ["test", "--workspace", "--quiet", "--no-fail-fast"].map(str::to_owned);
    arguments.into_iter().chain(chosen).collect()
}

/// What cargo compiles for the tests: not the examples and benches, which clippy checks; doc tests have a run of their own.
const COMPILED: [&str; 7] = [
    "test",
    "--workspace",
    "--quiet",
    "--no-run",
    "--lib",
    "--bins",
    "--tests",
];

/// The names of all test targets that have no run of their own: the files and folders in each member's `tests`.
fn other_tests() -> Vec<String> {
    let own_runs = [RUNNING_SERVERS.as_slice(), WITH_FEATURES.as_slice()].concat();
    let members = ["crates", "examples", "xtask"].map(|folder| root().join(folder));
    let inside = members.iter().flat_map(|folder| entries(folder));
    let folders = members.iter().cloned().chain(inside);
    let names: BTreeSet<_> = folders
        .flat_map(|member| entries(&member.join("tests")))
        .filter_map(|path| test_name(&path))
        .filter(|name| !own_runs.contains(&name.as_str()))
        .collect();
    names.into_iter().collect()
}

/// What cargo calls the test at this path: a file `name.rs`, or a folder with a `main.rs`.
fn test_name(path: &Path) -> Option<String> {
    let is_test = path.join("main.rs").is_file() || path.extension().is_some_and(|end| end == "rs");
    is_test.then(|| path.file_stem()?.to_str().map(str::to_owned))?
}

/// What is in the folder, nothing if there is none.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// What cargo builds for the tests, and the tests of the program with one more game and with traces; returns whether the program was built.
fn rust_builds(steps: &Steps) -> bool {
    // A program with one more game, built before the one that is tested takes its place. As it is built from
    // the whole workspace, it shares with the tests everything below the list of games.
    let mut example = tests_of(&WITH_FEATURES);
    example.extend(["--features", "meseta/toy-game,meseta/traces"].map(str::to_owned));
    steps.command("a third game, and traces", cargo(example));
    // No program or list of sentences from an earlier build may be tested instead of this build's.
    let _ = fs::remove_file(program());
    let _ = fs::remove_file(target().join("tmp/said.json"));
    steps.command("compiling the tests", cargo(COMPILED)) && program().is_file()
}

/// Runs the tests, giving way to the browser. They include those of the book: that it builds, and that its links
/// lead somewhere. The unit tests of the page compare it with the terminal's sentences, which a test writes down,
/// so they come afterwards.
fn rust_tests(steps: &Steps, has_packages: bool) {
    let mut arguments = tests_of(&other_tests());
    arguments.extend(["--lib", "--bins"].map(str::to_owned));
    steps.command("rust tests", giving_way(cargo(arguments)));
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

/// Whose code is in the program, and under which licences (`deny.toml`). Known weaknesses are not looked up: that takes
/// the network.
fn supply_chain(steps: &Steps) {
    let name = "supply chain";
    match find("cargo-deny") {
        Some(_) => {
            let check = ["deny", "--workspace", "check", "bans", "licenses", "sources"];
            steps.command(name, cargo(check));
        }
        None => steps.skip(name, "cargo-deny was not found (cargo install cargo-deny)"),
    }
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
        // It runs on Node, which it would download if it found none.
        match web::node() {
            Ok(()) => drop(steps.command("pyright", python::pyright())),
            Err(reason) => steps.skip("pyright", &reason),
        }
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

/// Whether the description of the API is true: a tool asks a server what follows from it, for a minute, with a fixed seed.
fn description(steps: &Steps, program_built: bool) {
    let name = "API description";
    if !program_built {
        steps.skip(name, "it needs the program, which was not built");
        return;
    }
    if let Err(reason) = described::environment() {
        steps.skip(name, &reason);
        return;
    }
    if let Some(command) = described::install() {
        if !steps.command("schemathesis", command) {
            return;
        }
        described::remember();
    }
    steps.command(name, giving_way(described::ask(&program())));
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
