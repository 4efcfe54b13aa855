//! Records in files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use protocol::AnyGame;

use crate::failure::Failure;

/// A record of the longest game takes some 10 kB; anything larger is something else.
const RECORD_BYTES_MAX: u64 = 16 << 20;

/// The game of the record in this file; `-` reads standard input.
pub fn read_game(path: &Path) -> Result<AnyGame, Failure> {
    let name = path.display();
    AnyGame::from_record(&read_text(path)?).map_err(|error| Failure::Usage(format!("{name}: {error}")))
}

/// The text of this file; `-` reads standard input.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    let name = path.display();
    let failed = |error: &io::Error| {
        Failure::Usage(match error.kind() {
            io::ErrorKind::NotFound => {
                format!("{name}: there is no such file; give the path of a game record")
            }
            io::ErrorKind::PermissionDenied => format!("{name}: you don't have permission to read this file"),
            io::ErrorKind::IsADirectory => format!("{name} is a folder; give the path of a game record"),
            _ => format!("{name} can't be read: {error}"),
        })
    };
    let mut bytes = Vec::new();
    let read = match path.as_os_str() == "-" {
        true => io::stdin().take(RECORD_BYTES_MAX + 1).read_to_end(&mut bytes),
        false => {
            fs::File::open(path).and_then(|file| file.take(RECORD_BYTES_MAX + 1).read_to_end(&mut bytes))
        }
    };
    read.map_err(|error| failed(&error))?;
    if bytes.len() as u64 > RECORD_BYTES_MAX {
        return Err(Failure::Usage(format!(
            "{name} is far too large for a game record"
        )));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::Usage(format!("{name} is not text (UTF-8), so it is not a game record")))
}
