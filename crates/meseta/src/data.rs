//! Where a server keeps its data, as people say it on the command line.

use std::path::{Path, PathBuf};

use clap::Args;
use server::store::Place;

use crate::failure::Failure;

/// The data file's name when only its folder is given.
const DATA_FILE: &str = "meseta.db";

/// The data file or the database.
#[derive(Args)]
pub struct DataArguments {
    /// The data file, or the folder that it is in
    #[arg(
        long,
        value_name = "FILE or FOLDER",
        env = "MESETA_DATA",
        default_value = "data"
    )]
    data: PathBuf,
    /// A PostgreSQL database instead of the data file, such as postgres://USER@HOST/DATABASE; others can see a password
    /// in the command line, but not one in MESETA_DATABASE, PGPASSWORD or ~/.pgpass
    #[arg(long, value_name = "URL", env = "MESETA_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DataArguments {
    /// What they name.
    ///
    /// # Errors
    /// When the address of the database is wrong.
    pub fn place(&self) -> Result<Place, Failure> {
        match self.database.as_deref() {
            None | Some("") => Ok(Place::File(data_file(&self.data))),
            Some(text) => place(text),
        }
    }
}

/// The place that a text names: a PostgreSQL database, a data file, or the folder that it is in.
///
/// # Errors
/// When it is another kind of database, or the address of the database is wrong.
pub fn place(text: &str) -> Result<Place, Failure> {
    match Place::parse(text) {
        Ok(Place::File(file)) => Ok(Place::File(data_file(&file))),
        Ok(place) => Ok(place),
        Err(error) => Err(Failure::Usage(error.to_string())),
    }
}

/// For a folder, whether it exists or is only written as one, the usual file in it; a path without an
/// extension counts as a folder too.
fn data_file(given: &Path) -> PathBuf {
    let is_file = given.is_file() || (!given.is_dir() && given.extension().is_some());
    if is_file {
        given.to_owned()
    } else {
        given.join(DATA_FILE)
    }
}
