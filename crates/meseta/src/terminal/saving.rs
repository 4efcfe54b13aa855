//! The record on disk: after every answer, at the end, and whenever somebody asks for it.

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;

use tabletop::{Game as _, Turn};

use crate::terminal::session::Session;
use crate::terminal::told::Told;

impl<T: Told, Input: BufRead, Output: Write> Session<'_, T, Input, Output> {
    /// The record, including, while the game is running, what is needed to go on.
    fn text(&self) -> String {
        match self.state.turn() {
            Turn::Over => self.record.to_string(),
            _ => format!("{}{}", self.record, self.continuation),
        }
    }

    /// Writes the record and says so.
    pub(super) fn save(&mut self, path: &Path) -> io::Result<()> {
        let shown = path.display().to_string();
        match replace(path, &self.text()) {
            Ok(()) => {
                self.say("terminal-saved", &[("path", shown.as_str().into())])?;
                if self.state.turn() == Turn::Over || self.continuation.is_empty() {
                    return Ok(());
                }
                self.say("terminal-resume-how", &[])?;
                // On one line, so that it can be copied.
                writeln!(self.output, "  meseta play --resume {shown}")
            }
            Err(error) => self.say(
                "terminal-not-saved",
                &[("path", shown.into()), ("reason", error.to_string().into())],
            ),
        }
    }

    /// Writes the record where the command line asked for it, and reports only problems.
    pub(super) fn save_quietly(&mut self) -> io::Result<()> {
        match self.record_path.clone() {
            Some(path) if replace(&path, &self.text()).is_err() => self.save(&path),
            _ => Ok(()),
        }
    }

    /// Writes the record where the command line asked for it, and says so.
    pub(super) fn save_at_last(&mut self) -> io::Result<()> {
        match self.record_path.clone() {
            Some(path) => self.save(&path),
            None => Ok(()),
        }
    }

    /// Says goodbye before the game is over.
    pub(super) fn leave(&mut self, id: &str) -> io::Result<()> {
        writeln!(self.output)?;
        self.say(id, &[])?;
        match self.record_path {
            Some(_) => self.save_at_last(),
            None => self.say("terminal-not-kept", &[]),
        }
    }
}

/// Writes a file in one step: if this is cut off, the file holds either the old text or the new one,
/// never half of it.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A device or a pipe is written to directly.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return fs::write(path, text);
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text)?;
    fs::rename(&beside, path)
}
