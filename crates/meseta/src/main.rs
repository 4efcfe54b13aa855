//! The program `meseta`. Each command is a file of `commands/`, with its arguments and its `run`.
#![forbid(unsafe_code)]

mod commands;
mod failure;
mod files;
mod language;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{arena, bench, engine, play, replay, serve, verify};

/// Euro games on an open table: serve, play, replay, check, and an engine for programs.
#[derive(Parser)]
#[command(name = "meseta", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
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
    let done = match Cli::parse().command {
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
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
