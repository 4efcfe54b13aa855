//! The program `meseta`. Each command is a file of `commands/`, with its arguments and its `run`.
#![forbid(unsafe_code)]

mod commands;
mod components;
mod failure;
mod files;
mod language;
mod setup_reason;
mod terminal;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{arena, bench, engine, play, replay, serve, verify};

/// Euro games on an open table: serve, play, replay, check, and an engine for programs.
#[derive(Parser)]
#[command(name = "meseta", version, about, max_term_width = 100)]
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
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let components = match components::load_all(&cli.altiplano_components) {
        Ok(components) => components,
        Err(failure) => return failure.report(),
    };
    let done = match cli.command {
        Command::Serve(arguments) => serve::run(&arguments, components),
        Command::Play(arguments) => play::run(&arguments, &components),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
