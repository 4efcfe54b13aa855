//! Tasks that cargo alone can't do, as `cargo xtask COMMAND`. Aliases are defined in
//! `.cargo/config.toml`.
//!
//! This program has no dependencies and compiles in a second, so that the first command a newcomer
//! types responds at once.
#![forbid(unsafe_code)]

#[cfg(test)]
mod arrows;
mod bare;
mod described;
mod engine;
mod instructions;
mod play;
mod process;
mod python;
mod release;
mod site;
mod steps;
mod test_all;
#[cfg(test)]
mod untested;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  play [--engine] [ARGUMENTS]
                           builds the web client (when Node is there) and the server, starts it and
                           opens the page; arguments go to `meseta serve`       (alias: cargo play);
                           with the engine for tables on one's own device if asked for, or already there
  test-all                 runs every check and prints a summary            (alias: cargo test-all)
  no-std                   compiles the rules crates where there is no standard library
  release [--archive] [--target TRIPLE]
                           builds the program with the page inside, for a server, and says where it is;
                           or an archive of it with checksum and list of components
  wasm                     builds the engine for pages, and says where it is
  site DIR                 writes a folder of files that is the whole program without a server
  described                asks a server whether the description of its API is true
  python                   runs only the checks of the Python package
  wheel                    builds the Python package as a wheel, and says where it is
  instructions [--record]  counts the instructions of random games with callgrind and compares them
                           with perf/instructions.txt, or writes that file
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    match (command, rest) {
        ("play", rest) => play::play(rest),
        ("release", rest) => release::release(rest),
        ("wasm", []) => site::engine_alone(),
        ("site", [folder]) => site::site(folder),
        ("no-std", []) => bare::no_std(),
        ("test-all", []) => test_all::test_all(),
        ("described", []) => test_all::described_alone(),
        ("python", []) => test_all::python_alone(),
        ("wheel", []) => python::build_wheel(),
        ("instructions", []) => instructions::instructions(false),
        ("instructions", [flag]) if flag == "--record" => instructions::instructions(true),
        ("help" | "--help" | "-h", _) => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("unknown command: {}\n\n{HELP}", arguments.join(" "));
            ExitCode::from(2)
        }
    }
}
