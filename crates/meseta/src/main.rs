//! The program `meseta`. Each command is a file of `commands/`, with its arguments and its `run`.
#![forbid(unsafe_code)]

mod commands;
mod components;
mod data;
mod failure;
mod files;
mod http;
mod interrupt;
mod language;
mod log;
mod pinned;
mod running;
mod terminal;
#[cfg(feature = "traces")]
mod traces;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{
    admin, arena, bench, components as components_command, copies, engine, export, health, load, play,
    replay, reports, serve, verify,
};
use failure::Failure;

/// A server allocates and frees all the time, in many threads: with this, a move takes less of the processor than with what
/// comes with the system (`docs/hosts/load.md`).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Puerto Rico and Altiplano on an open table, against friends and bots
#[derive(Parser)]
#[command(name = "meseta", version, max_term_width = 100)]
#[command(
    after_help = "To start: `meseta play` plays here, `meseta serve --open` in the browser. \
                  `meseta help COMMAND` says more."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// A component file of Altiplano with the numbers of your own copy of the game; may be given several
    /// times, new tables of a server use the first
    #[arg(long, value_name = "FILE", env = "MESETA_ALTIPLANO_COMPONENTS", global = true)]
    altiplano_components: Vec<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Engine(engine::Arguments),
    Replay(replay::Arguments),
    Verify(verify::Arguments),
    Arena(arena::Arguments),
    Bench(bench::Arguments),
    Export(export::Arguments),
    Load(load::Arguments),
    Backup(copies::BackUp),
    Restore(copies::Restore),
    Copy(copies::Copy),
    Check(copies::Check),
    Reports(reports::Arguments),
    Admin(admin::Arguments),
    Health(health::Arguments),
    Components(components_command::Arguments),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let components = match cli.command {
        // A file that is being corrected is checked without the files named in the environment.
        Command::Components(_) => Vec::new(),
        _ => components::load_all(&cli.altiplano_components)?,
    };
    match cli.command {
        Command::Serve(arguments) => serve::run(&arguments, &components),
        Command::Play(arguments) => play::run(&arguments, &components),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Export(arguments) => export::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
        Command::Backup(arguments) => copies::run_backup(&arguments),
        Command::Restore(arguments) => copies::run_restore(&arguments),
        Command::Copy(arguments) => copies::run_copy(&arguments),
        Command::Check(arguments) => copies::run_check(&arguments),
        Command::Reports(arguments) => reports::run(&arguments),
        Command::Admin(arguments) => admin::run(&arguments),
        Command::Health(arguments) => health::run(&arguments),
        Command::Components(arguments) => components_command::run(&arguments),
    }
}
