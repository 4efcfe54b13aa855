//! A file that appears whole or not at all.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::ExportError;

/// A file under a passing name, beside the one that it becomes; removed if it does not become it.
#[derive(Debug)]
pub(crate) struct Part {
    target: PathBuf,
    path: PathBuf,
    kept: bool,
}

impl Part {
    /// Creates the file. The name says which process writes it, so that two exports don't meet.
    pub(crate) fn create(target: &Path) -> Result<(Self, File), ExportError> {
        let failed = |error: &io::Error| ExportError::of(target, error);
        let name = target
            .file_name()
            .ok_or_else(|| failed(&io::Error::from(io::ErrorKind::InvalidFilename)))?;
        let name = format!(".{}.{}.part", name.to_string_lossy(), std::process::id());
        let path = target.with_file_name(name);
        // What a killed process of the same number left behind is nobody's any more.
        let file = File::create(&path).map_err(|error| failed(&error))?;
        let part = Self {
            target: target.to_owned(),
            path,
            kept: false,
        };
        Ok((part, file))
    }

    /// The file takes its name, once its content is on disk. Without `replace`, a file of that name is not touched.
    pub(crate) fn keep(mut self, file: &File, replace: bool) -> Result<(), ExportError> {
        self.try_keep(file, replace)
            .map_err(|error| ExportError::of(&self.target, &error))?;
        self.kept = true;
        Ok(())
    }

    fn try_keep(&self, file: &File, replace: bool) -> io::Result<()> {
        file.sync_all()?;
        if replace {
            fs::rename(&self.path, &self.target)?;
        } else {
            // A link, unlike a new name, is refused where there is a file already.
            fs::hard_link(&self.path, &self.target)?;
            fs::remove_file(&self.path)?;
        }
        let folder = self
            .target
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        // Not every system lets a folder be opened; the name is then as safe as that system makes it.
        if let Ok(folder) = File::open(folder.unwrap_or_else(|| Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.kept {
            // There is nobody left to be told; the name shows what the file is.
            let _ = fs::remove_file(&self.path);
        }
    }
}
