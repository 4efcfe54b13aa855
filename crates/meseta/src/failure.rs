//! How a command ends when it can't do what it was asked.

use std::io;
use std::process::ExitCode;

/// Why a command failed, in words for people.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no and has already been printed: exit code 1.
    No,
    /// The command could not be carried out: exit code 2.
    Usage(String),
}

impl Failure {
    /// Prints the reason and returns the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Self::No => ExitCode::from(1),
            Self::Usage(message) => {
                eprintln!("meseta: {message}");
                ExitCode::from(2)
            }
        }
    }

    /// What a failed write to standard output means: nothing if the reader has gone away, as in
    /// `meseta … | head`.
    pub fn of_output(error: &io::Error) -> Result<(), Self> {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Ok(()),
            _ => Err(Self::Usage(format!("the output can't be written: {error}"))),
        }
    }
}
