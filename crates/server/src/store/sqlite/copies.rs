//! Copies of the data file: made while a server runs, and put back while none does.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::open::{OpenError, check_header, create, examine, lock_beside, open_archive};
use crate::store::StoreError;

/// Why a copy was not made or not put back. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum BackUpError {
    /// The file that was to be read, or the data file that is in use.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is a file of that name.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// The copy can't be written.
    #[error("{} can't be written: {reason}", file.display())]
    Unwritable {
        /// Which file.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl BackUpError {
    fn of(file: &Path, error: &dyn std::fmt::Display) -> Self {
        Self::Unwritable {
            file: file.to_owned(),
            reason: error.to_string(),
        }
    }
}

/// Writes a complete, compact copy of the data file as of one moment. A server may use the file meanwhile; its players
/// notice nothing. The copy appears under its name when all of it is on disk, readable by its owner only: it holds secrets.
///
/// # Errors
/// See [`BackUpError`].
pub async fn back_up(data: &Path, copy: &Path) -> Result<(), BackUpError> {
    if copy.exists() {
        return Err(BackUpError::Exists(copy.to_owned()));
    }
    let archive = open_archive(data).await?;
    let part = Part::new(copy).map_err(|error| BackUpError::of(copy, &error))?;
    archive
        .copy_into(&part.path)
        .await
        .map_err(|error: StoreError| BackUpError::of(copy, &error))?;
    part.keep(copy).map_err(|error| BackUpError::of(copy, &error))
}

/// Puts a copy in the place of the data file, which no server may be using. A data file that is there is kept beside it
/// with `.before-restore` at the end of its name, with `replace`, and is a reason to refuse without. Returns that name.
///
/// # Errors
/// See [`BackUpError`].
pub async fn restore(copy: &Path, data: &Path, replace: bool) -> Result<Option<PathBuf>, BackUpError> {
    if !copy.is_file() || !check_header(copy)? {
        let file = copy.to_owned();
        let reason = "there is no copy of a data file in it".to_owned();
        return Err(OpenError::Unreadable { file, reason }.into());
    }
    examine(copy, true).await?;
    let failed = |error: &io::Error| BackUpError::of(data, error);
    if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    }
    let _lock = lock_beside(data)?;
    if data.exists() && !replace {
        return Err(BackUpError::Exists(data.to_owned()));
    }
    let part = Part::new(data).map_err(|error| failed(&error))?;
    fs::copy(copy, &part.path).map_err(|error| failed(&error))?;
    let kept = set_aside(data).map_err(|error| failed(&error))?;
    part.keep(data).map_err(|error| failed(&error))?;
    Ok(kept)
}

/// Gives the data file, with the log that belongs to it, another name; returns it, if there was one.
fn set_aside(data: &Path) -> io::Result<Option<PathBuf>> {
    if !data.exists() {
        return Ok(None);
    }
    let kept = beside(data, ".before-restore");
    // The log first: a data file without its log lacks what was written last.
    for ending in ["-wal", "-shm", ""] {
        let from = beside(data, ending);
        if from.exists() {
            fs::rename(from, beside(&kept, ending))?;
        }
    }
    Ok(Some(kept))
}

/// The same name with something at its end.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// A file under a passing name, removed unless it is kept.
pub(in crate::store) struct Part {
    path: PathBuf,
}

impl Part {
    /// An empty file beside the one that it is to become, readable by its owner only.
    pub(in crate::store) fn new(target: &Path) -> io::Result<Self> {
        let path = beside(target, &format!(".{}.part", std::process::id()));
        // What a killed process of the same number left behind is nobody's any more.
        let _ = fs::remove_file(&path);
        create(&path)?;
        Ok(Self { path })
    }

    /// Where it is until then.
    pub(in crate::store) fn path(&self) -> &Path {
        &self.path
    }

    /// The file takes its name once its content is on disk.
    pub(in crate::store) fn keep(self, target: &Path) -> io::Result<()> {
        File::options().write(true).open(&self.path)?.sync_all()?;
        fs::rename(&self.path, target)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or_else(|| Path::new(".")))?.sync_all()
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once it has its name, there is nothing of this one.
        let _ = fs::remove_file(&self.path);
    }
}
