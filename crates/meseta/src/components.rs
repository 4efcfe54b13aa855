//! Component files of Altiplano, read when a command starts.

use std::path::{Path, PathBuf};

use altiplano::{ComponentSet, Components};

use crate::failure::Failure;

/// Reads the files and makes their sets known to this program.
///
/// # Errors
/// Says everything that is wrong with the first file that can't be used, line by line.
pub fn load_all(files: &[PathBuf]) -> Result<Vec<ComponentSet>, Failure> {
    files.iter().map(|file| load(file)).collect()
}

fn load(file: &Path) -> Result<ComponentSet, Failure> {
    let name = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::Usage(format!("the component file {name} can't be read: {error}")))?;
    let components = Components::read(&text).map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(|error| format!("  {error}")).collect();
        Failure::Usage(format!(
            "the component file {name} can't be used:\n{}",
            lines.join("\n")
        ))
    })?;
    let built_in = ComponentSet::reconstructed();
    if components.name == built_in.get().name && components.digest != built_in.get().digest {
        return Err(Failure::Usage(format!(
            "the component file {name} can't be used:\n  set: `{}` is the name of the set that comes with the \
             program; give yours another one",
            components.name
        )));
    }
    Ok(ComponentSet::load(components))
}
