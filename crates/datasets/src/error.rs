//! Why an export could not go on.

use std::io;
use std::path::{Path, PathBuf};

/// Why an export could not go on. Whatever the reason, no file of the asked-for name was written or changed.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The game still goes on, so it has no result.
    #[error("the game is not over")]
    Unfinished,
    /// The game has no record, or one that does not replay.
    #[error("the game has no record that can be replayed")]
    NoRecord,
    /// The game has no action numbers.
    #[error("{game} has no action numbers")]
    NoNumbers {
        /// Which game.
        game: &'static str,
    },
    /// There is a file of this name, which was left as it is.
    #[error("{} exists already", file.display())]
    Exists {
        /// Which file.
        file: PathBuf,
    },
    /// The disk is full.
    #[error("there is no room left for {}; nothing was written", file.display())]
    Full {
        /// The file that was asked for.
        file: PathBuf,
    },
    /// The file can't be written for another reason.
    #[error("{} can't be written: {reason}", file.display())]
    Unwritable {
        /// The file that was asked for.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl ExportError {
    /// What an error of the system means for this file.
    pub(crate) fn of(file: &Path, error: &io::Error) -> Self {
        let file = file.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Self::Full { file }
            }
            io::ErrorKind::AlreadyExists => Self::Exists { file },
            _ => Self::Unwritable {
                file,
                reason: error.to_string(),
            },
        }
    }
}
