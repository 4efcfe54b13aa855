//! Component files of Altiplano, read when a command starts.

use std::path::{Path, PathBuf};

use altiplano::{ComponentSet, Components};

use crate::failure::Failure;

/// How many mistakes of a file are shown at once.
const ERRORS_SHOWN: usize = 20;

/// Reads the files and makes their sets known to this program.
///
/// # Errors
/// Says what is wrong with the first file that can't be used, line by line.
pub fn load_all(files: &[PathBuf]) -> Result<Vec<ComponentSet>, Failure> {
    files.iter().map(|file| load(file)).collect()
}

fn load(file: &Path) -> Result<ComponentSet, Failure> {
    read(file).map(ComponentSet::load)
}

/// Whether the set that comes with the program has this name.
pub fn is_built_in_name(name: &str) -> bool {
    ComponentSet::reconstructed().get().name == name
}

/// Reads and checks a file.
///
/// # Errors
/// Says what is wrong with it, line by line.
pub fn read(file: &Path) -> Result<Components, Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| {
        let advice = match error.kind() {
            std::io::ErrorKind::InvalidData => "; save it as UTF-8 text",
            _ => "",
        };
        Failure::Usage(format!(
            "the component file {name} can't be read: {error}{advice}"
        ))
    })?;
    let components = Components::read(&text).map_err(|errors| {
        let shown = errors.iter().take(ERRORS_SHOWN);
        let mut lines: Vec<String> = shown.map(|error| format!("  {error}")).collect();
        if errors.len() > ERRORS_SHOWN {
            lines.push(format!("  and {} more", errors.len() - ERRORS_SHOWN));
        }
        Failure::Usage(format!(
            "the component file {name} can't be used:\n{}",
            lines.join("\n")
        ))
    })?;
    let built_in = ComponentSet::reconstructed().get();
    if is_built_in_name(&components.name) && components.digest != built_in.digest {
        return Err(Failure::Usage(format!(
            "the component file {name} can't be used:\n  set: `{}` is the name of the set that comes with the \
             program; give yours another one",
            components.name
        )));
    }
    Ok(components)
}
