//! Opening the data file: it is created if missing, brought up to date if older, and left untouched if it is newer,
//! damaged or not ours.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use sqlx::AnyConnection;
use sqlx::any::AnyConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::store::StoreError;
use crate::store::sql::{Archive, Dialect, Source, SqlStore};

/// The schema, step by step; the number of completed steps is stored in the file as `user_version`.
const STEPS: &[&str] = &[
    include_str!("0001.sql"),
    include_str!("0002.sql"),
    include_str!("0003.sql"),
    include_str!("0004.sql"),
    include_str!("0005.sql"),
    include_str!("0006.sql"),
    include_str!("0007.sql"),
    include_str!("0008.sql"),
    include_str!("0009.sql"),
    include_str!("0010.sql"),
    include_str!("0011.sql"),
    include_str!("0012.sql"),
    include_str!("0013.sql"),
    include_str!("0014.sql"),
    include_str!("0015.sql"),
    include_str!("0016.sql"),
    include_str!("0017.sql"),
    include_str!("0018.sql"),
    include_str!("0019.sql"),
    include_str!("0020.sql"),
];

/// The data version that this program knows.
pub(in crate::store) const VERSION: u32 = STEPS.len() as u32;

/// Up to which size a file is looked through before a server starts. A larger one would take a second or more, which
/// players would wait, and is looked through while it is used.
const AT_ONCE_BYTES_MAX: u64 = 32 * 1024 * 1024;
/// Marks the file as ours (`application_id`): "Mese" in ASCII.
const APPLICATION: i32 = 0x4d65_7365;

/// Why the data file can't be used. The file is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file was written by a newer program.
    #[error(
        "{file} was written by a newer Meseta (data version {found}, this one knows {known}); \
         it was left untouched: start the newer program, or choose another file with --data"
    )]
    Newer {
        /// Which file.
        file: PathBuf,
        /// The file's data version.
        found: u32,
        /// The newest data version that this program knows.
        known: u32,
    },
    /// The file is damaged or is not a data file.
    #[error(
        "{file} is not a data file of Meseta, or it is damaged ({reason}); it was left untouched: \
         restore a backup, or choose another file with --data"
    )]
    Damaged {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// Another server uses the file.
    #[error("{file} is in use by another Meseta server; stop that one, or choose another file with --data")]
    InUse {
        /// Which file.
        file: PathBuf,
    },
    /// The file can't be read as it is.
    #[error("{file} can't be read: {reason}")]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// Why.
        reason: String,
    },
    /// The file or its folder can't be opened or written.
    #[error("{file} can't be opened for writing: {reason}; choose another place with --data")]
    Unwritable {
        /// Which file.
        file: PathBuf,
        /// What the system says.
        reason: String,
    },
}

/// Opens the data file, creating it and its folders if they are missing. The file stays locked against other servers until
/// the store is closed or the process ends in any way.
///
/// # Errors
/// When the file is newer, damaged, not ours, in use or not writable. It is left as it was.
pub async fn open(file: &Path) -> Result<SqlStore, OpenError> {
    let unwritable = |reason: String| OpenError::Unwritable {
        file: file.to_owned(),
        reason,
    };
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| unwritable(error.to_string()))?;
    }
    let mut locks = vec![lock_beside(file)?];
    let holds_something = check_header(file)?;
    locks.extend(lock_itself(file)?);
    let is_large = std::fs::metadata(file).is_ok_and(|data| data.len() > AT_ONCE_BYTES_MAX);
    let done = match holds_something {
        true => examine(file, !is_large).await?,
        false => 0,
    };
    let source = source(file, "rw")?;
    let mut writer = source.writer().await.map_err(|error| failure(file, error))?;
    bring_up(&mut writer, done)
        .await
        .map_err(|error| failure(file, error.into()))?;
    let readers = self::source(file, "ro")?.readers();
    let store = SqlStore::over(source, writer, readers, locks);
    if is_large {
        let file = file.to_owned();
        store.examine_meanwhile(async move {
            let mut reader = self::source(&file, "ro").ok()?.options.connect().await.ok()?;
            // Whoever can't read it finds that out soon enough.
            damage(&mut reader).await.ok()?
        });
    }
    Ok(store)
}

/// Makes an empty data file in this file, which has nothing in it.
pub(in crate::store) async fn make(file: &Path) -> Result<AnyConnection, OpenError> {
    let mut writer = source(file, "rw")?
        .writer()
        .await
        .map_err(|error| failure(file, error))?;
    bring_up(&mut writer, 0)
        .await
        .map_err(|error| failure(file, error.into()))?;
    Ok(writer)
}

/// Opens the data file for reading.
///
/// # Errors
/// When there is none, or it is damaged, not ours, newer than this program, or older: a server brings it up to date.
pub(in crate::store) async fn open_archive(file: &Path) -> Result<Archive, OpenError> {
    let unreadable = |reason: &str| OpenError::Unreadable {
        file: file.to_owned(),
        reason: reason.to_owned(),
    };
    if !file.is_file() {
        return Err(unreadable("there is no such file"));
    }
    if !check_header(file)? {
        return Err(unreadable("it is empty"));
    }
    let found = examine(file, true).await?;
    if found < VERSION {
        return Err(unreadable(&format!(
            "it was written by an older Meseta (data version {found}, this one reads {VERSION}); start this version of the \
             server with it once"
        )));
    }
    Ok(Archive {
        dialect: Dialect::Sqlite,
        pool: source(file, "ro")?.readers(),
    })
}

/// The connections to an existing file, `rw` or `ro`.
fn source(file: &Path, mode: &str) -> Result<Source, OpenError> {
    sqlx::any::install_default_drivers();
    let unwritable = |reason: String| OpenError::Unwritable {
        file: file.to_owned(),
        reason,
    };
    let name = file
        .to_str()
        .ok_or_else(|| unwritable("its name is not UTF-8".to_owned()))?;
    // Written as a URL in which every byte stands for itself, so that no name is taken for anything else.
    let mut url = "sqlite:".to_owned();
    for byte in name.bytes() {
        url += &format!("%{byte:02X}");
    }
    let options = AnyConnectOptions::from_str(&format!("{url}?mode={mode}"))
        .map_err(|error| unwritable(error.to_string()))?;
    Ok(Source {
        dialect: Dialect::Sqlite,
        options,
        is_shared: false,
    })
}

/// Takes the lock file next to the data file; the system releases the lock even if the process is killed.
pub(super) fn lock_beside(file: &Path) -> Result<File, OpenError> {
    let mut name = file.as_os_str().to_owned();
    name.push(".lock");
    let unwritable = |error: &std::io::Error| OpenError::Unwritable {
        file: file.to_owned(),
        reason: error.to_string(),
    };
    let lock = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(Path::new(&name))
        .map_err(|error| unwritable(&error))?;
    take(lock, file)
}

/// Locks the data file itself, so that the lock is the same whatever name or link the file is opened by. SQLite's own
/// locks are of another kind here and are unaffected by it. `None` on systems where both kinds are the same.
fn lock_itself(file: &Path) -> Result<Option<File>, OpenError> {
    if !cfg!(target_os = "linux") {
        return Ok(None);
    }
    let opened = File::open(file).map_err(|error| OpenError::Unwritable {
        file: file.to_owned(),
        reason: error.to_string(),
    })?;
    take(opened, file).map(Some)
}

fn take(lock: File, file: &Path) -> Result<File, OpenError> {
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse {
            file: file.to_owned(),
        }),
        Err(TryLockError::Error(error)) => Err(OpenError::Unwritable {
            file: file.to_owned(),
            reason: error.to_string(),
        }),
    }
}

/// Looks at the file's first 100 bytes (the SQLite file format, section 1.3) without opening it as a database, so
/// that a file that is not ours isn't touched, not even by a journal. Returns whether there is anything in it.
pub(super) fn check_header(file: &Path) -> Result<bool, OpenError> {
    let damaged = |reason: &str| OpenError::Damaged {
        file: file.to_owned(),
        reason: reason.to_owned(),
    };
    let unwritable = |error: &std::io::Error| OpenError::Unwritable {
        file: file.to_owned(),
        reason: error.to_string(),
    };
    let mut header = Vec::with_capacity(100);
    match File::open(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            create(file).map_err(|error| unwritable(&error))?;
            return Ok(false);
        }
        Err(error) => return Err(unwritable(&error)),
        Ok(opened) => {
            if let Err(error) = opened.take(100).read_to_end(&mut header) {
                return Err(unwritable(&error));
            }
        }
    }
    if header.is_empty() {
        return Ok(false);
    }
    if !header.starts_with(b"SQLite format 3\0") {
        return Err(damaged("it is not an SQLite file"));
    }
    let number = |at: usize| {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    let (Some(found), Some(application)) = (number(60), number(68)) else {
        return Err(damaged("it ends within its header"));
    };
    if application != APPLICATION.cast_unsigned() && application != 0 {
        return Err(damaged("it belongs to another program"));
    }
    if found as usize > STEPS.len() {
        return Err(newer(file, found));
    }
    Ok(true)
}

/// Makes an empty file that only its owner can read: it will hold the cookie key and the secrets of games in
/// progress. SQLite gives its companion files the same permissions.
pub(super) fn create(file: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// Reads the file through SQLite, write-ahead log included, without writing to it: is it intact, is it ours, how new
/// is it? Whether it is intact throughout is only found out if `throughout` is wished. Returns its data version.
pub(super) async fn examine(file: &Path, throughout: bool) -> Result<u32, OpenError> {
    let damaged = |reason: String| OpenError::Damaged {
        file: file.to_owned(),
        reason,
    };
    let failed = |error: sqlx::Error| failure(file, error.into());
    let mut reader = source(file, "ro")?.options.connect().await.map_err(failed)?;
    let mut numbers = [0i64; 3];
    let questions = [
        "PRAGMA user_version",
        "PRAGMA application_id",
        "SELECT count(*) FROM sqlite_schema",
    ];
    for (number, question) in numbers.iter_mut().zip(questions) {
        *number = sqlx::query_scalar(question)
            .fetch_one(&mut reader)
            .await
            .map_err(failed)?;
    }
    let [version, application, tables] = numbers;
    if application != i64::from(APPLICATION) && (application != 0 || tables > 0) {
        return Err(damaged("it belongs to another program".to_owned()));
    }
    let found = u32::try_from(version).unwrap_or(u32::MAX);
    if found as usize > STEPS.len() {
        return Err(newer(file, found));
    }
    if throughout && let Some(reason) = damage(&mut reader).await.map_err(failed)? {
        return Err(damaged(reason));
    }
    reader.close().await.map_err(failed)?;
    Ok(found)
}

/// What is wrong with a file, looking at every page of it.
async fn damage(reader: &mut AnyConnection) -> Result<Option<String>, sqlx::Error> {
    let verdict: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *reader)
        .await?;
    Ok(Some(verdict).filter(|verdict| verdict != "ok"))
}

/// Applies the schema steps that the file lacks.
async fn bring_up(writer: &mut AnyConnection, done: u32) -> Result<(), sqlx::Error> {
    for (number, step) in STEPS.iter().enumerate().skip(done as usize) {
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        // PRAGMA takes no parameters; both numbers are our own constants.
        let marks = format!(
            "PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}",
            number + 1
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(marks))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
    }
    // Moves the marks into the file's header, where the next start looks for them.
    sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(&mut *writer)
        .await?;
    Ok(())
}

fn newer(file: &Path, found: u32) -> OpenError {
    OpenError::Newer {
        file: file.to_owned(),
        found,
        known: STEPS.len() as u32,
    }
}

fn failure(file: &Path, error: StoreError) -> OpenError {
    let file = file.to_owned();
    match error {
        StoreError::Damaged(reason) => OpenError::Damaged { file, reason },
        other => OpenError::Unwritable {
            file,
            reason: other.to_string(),
        },
    }
}
