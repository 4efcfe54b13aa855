//! Copies that a server makes of its own data, one every so often, of which the newest are kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use tokio::sync::watch;

use crate::clock::Clock;
use crate::metrics::{BACKUPS_FAILED, BACKUPS_MADE, LAST_BACKUP};
use crate::store::Place;
use crate::store::sqlite::back_up;

const HOUR_MS: i64 = 3600 * 1000;
/// How soon a copy that failed is tried again, in milliseconds.
const AGAIN_MS: i64 = 10 * 60 * 1000;

/// Where a server's own copies are kept, how often they are made, and how many there are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// The folder; it is made if it is not there. Other files in it are left alone.
    pub folder: PathBuf,
    /// Hours from one copy to the next, at least 1.
    pub every_hours: u32,
    /// How many copies are kept, at least 1: when there are more, the oldest go.
    pub kept: u32,
}

impl Backups {
    /// Makes sure that the folder is there and can be written.
    ///
    /// # Errors
    /// What the system says.
    pub(crate) fn prepare(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let trial = self.folder.join(format!(".meseta-{}.trial", std::process::id()));
        fs::write(&trial, [])?;
        fs::remove_file(trial)
    }

    /// Makes copies until the server stops.
    pub(crate) async fn keep(self, data: Place, clock: Clock, mut closing: watch::Receiver<bool>) {
        let mut due = self.first_due(clock.now());
        loop {
            tokio::select! {
                () = clock.until(due) => {}
                _ = closing.wait_for(|&closing| closing) => return,
            }
            let now = clock.now();
            due = match self.make(&data, now).await {
                Ok(copy) => {
                    BACKUPS_MADE.add(1);
                    LAST_BACKUP.set(now / 1000);
                    tracing::info!(copy = %copy.display(), "a copy of the data was made");
                    now + self.period()
                }
                Err(reason) => {
                    BACKUPS_FAILED.add(1);
                    tracing::error!(reason, folder = %self.folder.display(), "no copy of the data could be made");
                    now + AGAIN_MS.min(self.period())
                }
            };
        }
    }

    fn period(&self) -> i64 {
        i64::from(self.every_hours.max(1)) * HOUR_MS
    }

    /// When the first copy is due after a start: as if the server had never stopped.
    fn first_due(&self, now: i64) -> i64 {
        let newest = self.copies().ok().and_then(|copies| Some(copies.last()?.0));
        let Some(newest) = newest else { return now };
        LAST_BACKUP.set(newest / 1000);
        // A copy from the future, by a clock that was wrong, does not hold back the next one for longer.
        newest.min(now) + self.period()
    }

    /// Makes a copy and removes those that are too many; returns the new one.
    async fn make(&self, data: &Place, now: i64) -> Result<PathBuf, String> {
        let file = self.folder.join(name(now).ok_or("the clock shows no date")?);
        match data {
            Place::File(data) => back_up(data, &file).await.map_err(|error| error.to_string())?,
            Place::Postgres(_) => {
                let copied = crate::store::copy(data, &Place::File(file.clone())).await;
                copied.map_err(|error| error.to_string())?;
            }
        }
        if let Err(error) = self.remove_old() {
            tracing::warn!(%error, folder = %self.folder.display(), "an old copy can't be removed");
        }
        Ok(file)
    }

    /// Removes the oldest copies, and what a server left behind that was killed while it made one. One that can't be removed
    /// does not keep the others.
    fn remove_old(&self) -> io::Result<()> {
        let copies = self.copies()?;
        let surplus = copies.len().saturating_sub(self.kept.max(1) as usize);
        let old = copies.into_iter().take(surplus).map(|(_, file)| file);
        let removed: Vec<io::Result<()>> = old.chain(self.parts()?).map(fs::remove_file).collect();
        removed.into_iter().collect()
    }

    /// Copies that were never finished. No other is being made: that is what the lock on the data is for.
    fn parts(&self) -> io::Result<Vec<PathBuf>> {
        let mut parts = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let file = entry?.path();
            let is_part = file.extension().is_some_and(|ending| ending == "part");
            // The name of the copy, then a number, then the ending.
            let copy = file.with_extension("").with_extension("");
            if is_part && made(&copy).is_some() {
                parts.push(file);
            }
        }
        Ok(parts)
    }

    /// All copies with the times at which they were made, oldest first.
    fn copies(&self) -> io::Result<Vec<(i64, PathBuf)>> {
        let mut copies = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let file = entry?.path();
            if let Some(made) = made(&file) {
                copies.push((made, file));
            }
        }
        copies.sort_unstable();
        Ok(copies)
    }
}

const PATTERN: &str = "meseta-%Y-%m-%dT%H%M%SZ.db";

/// What a copy made at this moment is called.
fn name(now: i64) -> Option<String> {
    let time = jiff::Timestamp::from_millisecond(now).ok()?;
    Some(time.strftime(PATTERN).to_string())
}

/// When a file of such a name was made; `None` for any other file.
fn made(file: &Path) -> Option<i64> {
    let text = file.file_name()?.to_str()?;
    let time = jiff::civil::DateTime::strptime(PATTERN, text).ok()?;
    let made = time
        .to_zoned(jiff::tz::TimeZone::UTC)
        .ok()?
        .timestamp()
        .as_millisecond();
    // Only what is written the same way was written here.
    (name(made).as_deref() == Some(text)).then_some(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_copy_says_when_it_was_made() {
        let named = name(1_795_465_801_000).expect("a name");
        assert_eq!(named, "meseta-2026-11-23T203001Z.db");
        assert_eq!(made(Path::new(&named)), Some(1_795_465_801_000));
        for other in [
            "meseta.db",
            "meseta-2026-11-23.db",
            "meseta-2026-11-23T203001Z.db.7.part",
            "x",
        ] {
            assert_eq!(made(Path::new(other)), None, "{other}");
        }
    }

    #[test]
    fn the_oldest_copies_go_and_other_files_stay() {
        let folder = tempfile::tempdir().expect("a folder");
        let backups = Backups {
            folder: folder.path().join("copies"),
            every_hours: 24,
            kept: 2,
        };
        backups.prepare().expect("it can be made");
        assert_eq!(backups.first_due(7), 7, "at once if there is none");
        for hours in [5, 1, 3] {
            fs::write(backups.folder.join(name(hours * HOUR_MS).expect("a name")), "x").expect("a file");
        }
        let others = ["notes.txt", "notes.7.part"].map(|name| backups.folder.join(name));
        for other in &others {
            fs::write(other, "x").expect("a file");
        }
        let part = backups.folder.join(name(9).expect("a name") + ".4711.part");
        fs::write(&part, "x").expect("a file");
        // It looks like a copy, and can't be removed like one.
        let stubborn = backups.folder.join(name(0).expect("a name"));
        fs::create_dir(&stubborn).expect("a folder");
        assert!(backups.remove_old().is_err());
        fs::remove_dir(&stubborn).expect("an empty folder");
        backups.remove_old().expect("they can be removed");
        let left: Vec<i64> = backups
            .copies()
            .expect("a list")
            .iter()
            .map(|(made, _)| made / HOUR_MS)
            .collect();
        assert_eq!(left, [3, 5]);
        assert!(others.iter().all(|other| other.exists()) && !part.exists());
        assert_eq!(backups.first_due(6 * HOUR_MS), 29 * HOUR_MS);
        assert_eq!(
            backups.first_due(4 * HOUR_MS),
            28 * HOUR_MS,
            "a copy from the future"
        );
    }
}
